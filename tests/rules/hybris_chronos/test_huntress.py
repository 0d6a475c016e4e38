"""Artemis against Chronos: his tokens, and where she finds prey."""

from functools import cache

import pytest

from agon.games.hybris.artemis.questions import ARROW, SHOOT
from agon.games.hybris.artemis.table import PLAYERS, quiver
from agon.games.hybris.artemis.tokens import arrow_worth
from agon.games.hybris.book import Book
from agon.games.hybris.box import Box, open_box
from agon.games.hybris.box.numbers import HERO, MORTAL_WORLD, NONE, OLYMPIAN, ORACLE, PROPHET
from agon.games.hybris.chronos.avatar_combat import fight_avatar
from agon.games.hybris.chronos.avatars import enter
from agon.games.hybris.chronos.questions import RANSOM, UNSEAL
from agon.games.hybris.chronos.table import chronos_table
from agon.games.hybris.chronos.world import buy_seals, comes_to_seal, renew_slots
from agon.games.hybris.modules import MODULES, SOLO, manifest_of
from agon.games.hybris.rules.book import write_book
from agon.games.hybris.rules.powers import happen, muster
from agon.games.hybris.rules.questions import SLOT, STOP
from agon.games.hybris.rules.setup import set_up
from agon.games.hybris.scenes import ATTACKS, FOR_AVATAR, FOR_CLASH, Combat, Scene, Side
from agon.games.hybris.state import Hybris
from agon.kernel.chance import seeded
from agon.kernel.modules import Module, unpack_parts
from agon.shelf.packs import bundled_pack
from rules.hybris.cities import answer, options_of
from rules.hybris.given import bare, told
from rules.hybris_chronos.given import avatar, city, options, step
from rules.hybris_chronos.war import figure, own_total, slot_of

CHRONOS_S = PLAYERS  # the owner behind all players


@cache
def opened() -> Box:
    pack = bundled_pack("hybris")
    box = open_box(pack)
    unpack_parts(box, pack, chosen())
    return box


def chosen() -> tuple[Module, ...]:
    return (*[module for module in MODULES if module.id == "artemis"], SOLO)


@cache
def book() -> Book:
    written = Book(options(), manifest_of(opened(), chosen()))
    write_book(written)
    for module in chosen():
        module.install(written)
    return written


def hunting() -> Hybris:
    """Artemis alone against Chronos, with nothing."""
    g = Hybris(opened(), book())
    g.chance = seeded("a seed")
    g.log = []
    g.drafted = [[other.id for other in g.box.olympians].index("artemis")]
    set_up(g, g.drafted)
    step(g, "prepare")
    step(g, "chronos_set_up")
    bare(g)
    table = chronos_table(g)
    table.tiles = [NONE] * len(table.tiles)
    g.log = []
    return g


def comes(g: Hybris, kind: int, location: int, where: str = "") -> None:
    """One of hers comes to a Location, or to a City."""
    scene = Scene(0)
    scene.character, scene.location = figure(g, kind), location
    scene.city = city(where) if where else NONE
    answer(happen(g, "arrives", scene))


def held(g: Hybris) -> int:
    return quiver(g).held[CHRONOS_S]


def send(g: Hybris, id: str, where: str) -> None:
    chronos_table(g).avatars[avatar(id)] = city(where)
    renew_slots(g)


def block(g: Hybris, slot: int) -> None:
    chronos_table(g).seals[slot] = 0
    g.players[0].marks -= 1
    renew_slots(g)


@pytest.mark.rule("CHR-ALONE-10")
def test_chronos_has_the_tokens_of_an_olympian_who_is_not_there() -> None:
    g = hunting()
    assert chronos_table(g).tokens == g.box.olympian_tokens == 15
    send(g, "kronos", "elis")
    comes(g, HERO, MORTAL_WORLD, "elis")
    assert (held(g), chronos_table(g).tokens) == (1, 14)


@pytest.mark.rule("CHR-ALONE-10")
@pytest.mark.parametrize(("kind", "where", "taken"), [(HERO, "sparta", 1), (OLYMPIAN, "elis", 1), (PROPHET, "elis", 0)])
def test_an_avatar_in_any_city_is_prey(kind: int, where: str, taken: int) -> None:
    g = hunting()
    comes(g, kind, MORTAL_WORLD, where)
    assert held(g) == 0
    send(g, "kronos", "elis")
    comes(g, kind, MORTAL_WORLD, where)
    assert held(g) == taken
    comes(g, kind, ORACLE)
    assert held(g) == taken


@pytest.mark.rule("CHR-ALONE-10")
def test_a_forbidden_slot_is_prey_at_its_location() -> None:
    g = hunting()
    block(g, g.box.locations[ORACLE].slots[0])
    comes(g, HERO, ORACLE)
    assert held(g) == 1
    comes(g, HERO, MORTAL_WORLD, "elis")
    assert held(g) == 1


@pytest.mark.rule("CHR-ALONE-10")
def test_his_tokens_are_worth_two_against_his_avatars() -> None:
    g = hunting()
    quiver(g).held[CHRONOS_S] = 2
    chronos_table(g).tokens -= 2
    play = fight_avatar(g, g.players[0], figure(g, HERO), avatar("kronos"), city("elis"), ATTACKS)
    answer(play, (SHOOT, ARROW << 16 | CHRONOS_S), (SHOOT, STOP << 16 | 1))
    assert own_total(g) == 2
    assert (held(g), chronos_table(g).tokens) == (1, 14)


@pytest.mark.parametrize("prayers", [0, 1])
def test_she_may_give_back_a_token_to_open_a_forbidden_slot(prayers: int) -> None:
    g = hunting()
    slot = g.box.locations[ORACLE].slots[0]
    block(g, slot)
    quiver(g).held[CHRONOS_S] = 1
    chronos_table(g).tokens -= 1
    g.players[0].prayers = prayers
    g.turn.location = ORACLE
    asked = answer(buy_seals(g, Scene(0)), (UNSEAL, RANSOM << 16 | slot))
    paid = [SLOT << 16 | slot] if prayers else []
    assert options_of(asked, UNSEAL) == [*paid, RANSOM << 16 | slot, STOP << 16]
    assert (g.barred, held(g), chronos_table(g).tokens, g.players[0].prayers) == (0, 0, 15, prayers)
    assert "hybris-token-back-enemy" in [id for id, _, _ in g.log or ()]


@pytest.mark.rule("CHR-ALONE-06")
def test_an_avatar_that_comes_to_her_temple_is_a_pilgrim() -> None:
    g = hunting()
    p = g.players[0]
    tiles = [g.box.upgrades[tile].id for tile in g.box.olympians[p.olympian].tiles]
    p.unlocked |= 1 << tiles.index("artemision")
    muster(g)
    answer(enter(g, avatar("kronos"), city("elis")))
    assert (held(g), p.kindness) == (0, 1)
    p.temples |= 1 << city("argos")
    answer(enter(g, avatar("kairos"), city("argos")))
    assert held(g) == 1
    assert told(g, "hybris-hunted-enemy")
    assert g.kept == 1 << slot_of("elis") | 1 << slot_of("argos")


def test_without_a_token_of_his_there_is_no_ransom() -> None:
    g = hunting()
    slot = g.box.locations[ORACLE].slots[0]
    block(g, slot)
    g.turn.location = ORACLE
    assert not comes_to_seal(g, Scene(0))
    g.players[0].prayers = 1
    asked = answer(buy_seals(g, Scene(0)), (UNSEAL, STOP << 16))
    assert options_of(asked, UNSEAL) == [SLOT << 16 | slot, STOP << 16]


@pytest.mark.rule("CHR-ALONE-10")
def test_his_tokens_are_worth_one_against_anybody_else() -> None:
    g = hunting()
    g.combat = Combat(FOR_CLASH, Side(0, 0), Side(NONE, NONE))
    assert arrow_worth(g, g.players[0], CHRONOS_S) == 1
    g.combat = Combat(FOR_AVATAR, Side(0, 0), Side(NONE, NONE))
    assert arrow_worth(g, g.players[0], CHRONOS_S) == 2


def test_what_is_nobodys_pilgrimage_gives_no_token() -> None:
    g = hunting()
    someone = Scene(NONE)
    effect = g.box.grammar.effects([{"hunt": 1, "of": "actor"}])
    answer(g.book.resolve(g, g.players[0], effect, someone))
    assert held(g) == 0
    someone.divine = True
    answer(g.book.resolve(g, g.players[0], effect, someone))
    assert held(g) == 1
