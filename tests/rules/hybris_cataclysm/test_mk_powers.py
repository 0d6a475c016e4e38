"""What each MK can do for its Energy, and the Premonitions of the Outskirts.  Page 10."""

import pytest

from agon.games.hybris.box.numbers import AEGIS, HERO, ITEM_SPARK, ITEM_TEMPLE, NONE, OLYMPIAN, PROPHET
from agon.games.hybris.cataclysm.box import kit_of
from agon.games.hybris.cataclysm.chaos.table import chaos
from agon.games.hybris.cataclysm.outskirts.defend import defend
from agon.games.hybris.player import IN_UNDERWORLD, RESERVE, Player
from agon.games.hybris.rules.combat.player_combat import fight_player
from agon.games.hybris.rules.powers import POWERS, happen, own_turn_powers
from agon.games.hybris.rules.premonitions import completable, complete
from agon.games.hybris.rules.questions import POWER, STOP, USE_POWER
from agon.games.hybris.rules.resources import gain
from agon.games.hybris.scenes import Scene, Source
from agon.games.hybris.state import Hybris
from rules.hybris.cities import Asked, answer, seats_asked
from rules.hybris.given import line_up, told
from rules.hybris_cataclysm.camps import Answer, board, explorer, hangar, outpost
from rules.hybris_cataclysm.given import PLAIN, gathered, on_top, stands_in

FOR_SLOT = 3


def ability(g: Hybris, seat: int, id: str) -> Source:
    """An ability of the MK of that player, as it works now."""
    for sources in g.arsenal.powers.values():
        for source in sources:
            if source.seat == seat and source.power.source == "ability/" + id:
                return source
    raise AssertionError("no such ability")


def uses(g: Hybris, seat: int, id: str) -> Answer:
    return USE_POWER, POWER << 16 | ability(g, seat, id).power.index


def on_own_turn(g: Hybris, id: str, *answers: Answer) -> list[Asked]:
    """Seat 0 uses an ability once in the Age, on their own turn."""
    source = ability(g, 0, id)
    offered = own_turn_powers(g, g.players[0], Scene(0))
    assert source.power in [found.power for found in offered]
    return answer(POWERS.carry_out(g, g.players[0], source, Scene(0)), *answers)


def is_offered(g: Hybris, id: str) -> bool:
    offered = own_turn_powers(g, g.players[0], Scene(0))
    return ability(g, 0, id).power in [found.power for found in offered]


# -- all of them


@pytest.mark.rule("CAT-HANGAR-01")
@pytest.mark.parametrize("olympian", ["zeus", "poseidon", "athena", "hades", "artemis"])
def test_the_power_tile_says_what_an_mk_can_do(olympian: str) -> None:
    g = outpost(olympian, "hades" if olympian != "hades" else "zeus", modules=("artemis",))
    for power in kit_of(g.box).abilities[olympian]:
        assert ability(g, 0, power.source.removeprefix("ability/")).power is power
    others = [power for name, powers in kit_of(g.box).abilities.items() if name != olympian for power in powers]
    mine = [source.power for sources in g.arsenal.powers.values() for source in sources if source.seat == 0]
    assert not [power for power in others if power in mine]


@pytest.mark.rule("CAT-HANGAR-02", "CAT-HANGAR-08")
def test_an_ability_costs_its_energy_every_time() -> None:
    g = outpost("athena", "zeus")
    p = g.players[0]
    g.factory.put(0, 0, 0)
    assert not is_offered(g, "loom_of_cities")
    hangar(g).energy = 2
    on_own_turn(g, "loom_of_cities")
    assert hangar(g).energy == 1
    assert not is_offered(g, "loom_of_cities"), "once an Age"
    p.used = []
    on_own_turn(g, "loom_of_cities")
    assert hangar(g).energy == 0


@pytest.mark.rule("CAT-HANGAR-02")
def test_a_reaction_is_offered_only_with_the_energy_and_may_be_declined() -> None:
    g = outpost()
    scene = Scene(1)
    scene.count = 2
    assert answer(happen(g, "aegis_gained", scene)) == [] or hangar(g).energy == 0
    assert told(g, "hybris-power") == []
    hangar(g).energy = 1
    answer(happen(g, "aegis_gained", scene), (USE_POWER, STOP << 16))
    assert (hangar(g).energy, g.players[0].vp, told(g, "hybris-power")) == (1, 0, [])
    answer(happen(g, "aegis_gained", scene), uses(g, 0, "tithe_of_heaven"))
    assert (hangar(g).energy, g.players[0].vp, hangar(g).workers) == (0, 2, 1)


# -- Zeus


@pytest.mark.parametrize(("seat", "aegis", "pays"), [(1, 2, True), (1, 1, False), (0, 2, False)])
def test_the_tithe_of_heaven(seat: int, aegis: int, pays: bool) -> None:
    g = outpost()
    hangar(g).energy = 1
    on_top(g, PLAIN)
    asked = answer(gain(g, g.players[seat], [(AEGIS, aegis)], Scene(seat)))
    assert seats_asked(asked, USE_POWER) == ([0] if pays else [])
    assert (g.players[0].vp, hangar(g).workers) == ((2, 1) if pays else (0, 0))


def test_the_edict() -> None:
    g = outpost()
    line_up(g, 1, 0, 2)
    hangar(g).energy = 2
    g.players[1].followers, g.players[2].vp = 1, 1
    on_own_turn(g, "edict")
    assert (g.players[1].followers, g.players[2].vp, g.players[0].vp) == (0, 0, 3)
    assert (g.grandeur[-3:], hangar(g).energy) == ([0, 1, 2], 0)


def strength_at_the_wall(g: Hybris, kind: int, *answers: Answer) -> int:
    """With which total seat 0 fights Chaos."""
    on_top(g, PLAIN)
    answer(defend(g, g.players[0], explorer(g, 0, kind)), *answers)
    [(_, _, mine, _)] = told(g, "hybris-combat-over")
    return mine


@pytest.mark.parametrize(("kind", "strength"), [(OLYMPIAN, 4 + 2), (HERO, 0)])
def test_the_cloud_gatherer_strengthens_the_olympian(kind: int, strength: int) -> None:
    g = outpost()
    hangar(g).energy = 2
    answers = (uses(g, 0, "cloud_gatherer"),) if kind == OLYMPIAN else ()
    assert strength_at_the_wall(g, kind, *answers) == strength, "God of Gods gives 2 against Chaos"
    assert hangar(g).energy == (0 if kind == OLYMPIAN else 2)


# -- Hades


def test_the_toll_of_shades() -> None:
    g = outpost("hades", "zeus")
    hangar(g).energy, g.well = 2, 3
    answer(happen(g, "defeated", Scene(0)))
    assert hangar(g).energy == 2
    answer(happen(g, "defeated", Scene(1)), (USE_POWER, STOP << 16))
    points = g.players[0].vp  # what the god himself has of it
    answer(happen(g, "defeated", Scene(1)), uses(g, 0, "toll_of_shades"))
    assert (hangar(g).energy, g.players[0].prayers, g.players[0].vp) == (1, 1, 2 * points)


@pytest.mark.parametrize(("fallen", "strength"), [(1, 1), (3, 3), (4, 3)])
def test_the_mute_legion_fights_with_the_dead_of_all(fallen: int, strength: int) -> None:
    g = outpost("hades", "zeus")
    hangar(g).energy = 1
    heroes = [figure for p in g.players for figure in p.characters if figure.kind == HERO]
    for hero in heroes[1 : 1 + fallen]:
        hero.place = IN_UNDERWORLD
    assert strength_at_the_wall(g, OLYMPIAN, uses(g, 0, "mute_legion")) == strength


def test_the_door_ajar() -> None:
    g = outpost("hades", "zeus")
    hangar(g).energy = 2
    hero = next(figure for figure in g.players[0].characters if figure.kind == HERO)
    hero.place = IN_UNDERWORLD
    on_own_turn(g, "door_ajar")
    assert (hero.place, g.players[0].vp, hangar(g).energy) == (RESERVE, 0, 0)


# -- Poseidon


def test_the_breaker_at_the_wall_and_as_attacker_only() -> None:
    g = outpost("poseidon", "zeus")
    hangar(g).energy = 1
    assert strength_at_the_wall(g, OLYMPIAN, uses(g, 0, "breaker")) == 2
    for attacker, defender, asked_of in ((0, 1, [0]), (1, 0, [])):
        g = outpost("poseidon", "zeus")
        hangar(g).energy = 1
        asked = answer(fight_player(g, g.players[attacker], 0, g.players[defender], 0, FOR_SLOT, 0))
        assert seats_asked(asked, USE_POWER) == asked_of


def test_the_black_tide_calls_chaos_for_a_spark() -> None:
    g = outpost("poseidon", "zeus")
    p = g.players[0]
    hangar(g).energy = 2
    for number, upgrade in enumerate(g.box.olympians[p.olympian].tiles):
        items = g.box.upgrades[upgrade].items
        p.cleared[number] = items.index(0) if 0 in items[:-1] else len(items)
    on_own_turn(g, "black_tide")
    assert (chaos(g).space, p.sparks, hangar(g).energy) == (2, 1, 0)


@pytest.mark.parametrize("kind", [HERO, PROPHET])
def test_the_wall_of_water_sends_a_hero_or_a_prophet_home(kind: int) -> None:
    g = outpost("poseidon", "zeus")
    hangar(g).energy, g.well = 2, 0
    number = next(n for n, figure in enumerate(g.players[1].characters) if figure.kind == kind)
    stands_in(g, 1, number, "elis")
    on_own_turn(g, "wall_of_water")
    assert (g.players[1].characters[number].place, g.well, hangar(g).energy) == (RESERVE, 2, 0)


# -- Athena


def test_the_loom_of_cities() -> None:
    g = outpost("athena", "zeus")
    p = g.players[0]
    g.factory.put(0, 0, 0)
    hangar(g).energy, p.kindness = 1, 2
    on_own_turn(g, "loom_of_cities")
    assert (g.factory.tiles[1], p.kindness, hangar(g).energy) == (0, 3, 0)


def test_the_choice_of_pallas_comes_when_a_city_is_about_to_fall() -> None:
    g = outpost("athena", "zeus")
    hangar(g).energy = 1
    asked = answer(happen(g, "city_falls", Scene(NONE)), uses(g, 0, "pallas_choice"))
    assert seats_asked(asked, USE_POWER) == [0]
    assert hangar(g).energy == 0
    assert any(each.kind.id != USE_POWER.id for each in asked), "and she chooses"


@pytest.mark.parametrize(("built", "strength"), [(1, 1), (4, 4), (5, 4)])
def test_raised_shields_count_cities_one_has_built_in(built: int, strength: int) -> None:
    g = outpost("athena", "zeus")
    hangar(g).energy = 2
    g.players[0].temples = (1 << built) - 1
    assert strength_at_the_wall(g, OLYMPIAN, uses(g, 0, "raised_shields")) == strength


def test_raised_shields_as_defender_only() -> None:
    for attacker, defender, asked_of in ((1, 0, [0]), (0, 1, [])):
        g = outpost("athena", "zeus")
        hangar(g).energy, g.players[0].temples = 2, 1
        asked = answer(fight_player(g, g.players[attacker], 0, g.players[defender], 0, FOR_SLOT, 0))
        assert seats_asked(asked, USE_POWER) == asked_of


def test_a_city_with_temple_and_tile_counts_once() -> None:
    g = outpost("athena", "zeus")
    p = g.players[0]
    space = g.box.cities[0].spaces[0]
    p.temples = 1
    g.spaces.put(space, 0, 0)
    g.spaces.put(g.box.cities[1].spaces[0], 1, 1)
    count = g.box.grammar.count({"built_cities": "own"})
    assert g.book.count(g, p, count, Scene(0)) == 1
    g.spaces.put(g.box.cities[2].spaces[0], 2, 0)
    assert g.book.count(g, p, count, Scene(0)) == 2


# -- Artemis


@pytest.mark.parametrize("rivals", [("zeus",), ("zeus", "hades")])
def test_the_drive_takes_a_token_of_each_and_two_of_a_lone_rival(rivals: tuple[str, ...]) -> None:
    g = outpost("artemis", *rivals, modules=("artemis",))
    hangar(g).energy = 1
    before = [p.marks for p in g.players]
    on_own_turn(g, "the_drive")
    taken = [was - p.marks for was, p in zip(before, g.players, strict=True)][1:]
    assert taken == ([2] if len(rivals) == 1 else [1, 1])


def test_the_covering_shot_helps_another_and_pays_if_they_win() -> None:
    for wins in (True, False):
        g = outpost("zeus", "artemis", modules=("artemis",))
        hangar(g, 1).energy = 1
        marks = g.players[0].marks
        g.players[0].might = 20 if wins else 0
        on_top(g, PLAIN)
        answer(defend(g, g.players[0], explorer(g, 0, HERO)), uses(g, 1, "covering_shot"))
        [(_, _, mine, _)] = told(g, "hybris-combat-over")
        assert mine == (22 if wins else 2)
        assert g.players[1].vp == (2 if wins else 0)
        assert g.players[0].marks == marks - 1


def test_the_mort_turns_tokens_into_less_momentum() -> None:
    g = outpost("artemis", "zeus", modules=("artemis",))
    hangar(g).energy = 3
    answer(g.book.resolve(g, g.players[0], g.box.grammar.effects([{"hunt": 2}]), Scene(0)))
    gathered(g, 4)
    on_own_turn(g, "the_mort")
    assert len(chaos(g).momentum) == 2
    g.players[0].used = []
    answer(g.book.resolve(g, g.players[0], g.box.grammar.effects([{"hunt": 1}]), Scene(0)))
    answer(happen(g, "interception", Scene(NONE)), uses(g, 0, "the_mort"))
    assert len(chaos(g).momentum) == 1


# -- Premonitions of the Outskirts


def premonition(g: Hybris, id: str) -> int:
    return next(card.index for card in g.box.premonitions if card.id == id)


def holding(g: Hybris, id: str) -> int:
    """The Premonition in hand of seat 0, who has been sent to the Outskirts."""
    number = premonition(g, id)
    if number in g.premonition_deck:
        g.premonition_deck.remove(number)
    g.players[0].premonitions = [number]
    return number


def uncover(g: Hybris, p: Player, item: int) -> None:
    """Such a piece is the next to leave every Upgrade tile that has one in time; the other tiles are cleared."""
    for tile, upgrade in enumerate(g.box.olympians[p.olympian].tiles):
        items = g.box.upgrades[upgrade].items
        p.cleared[tile] = items.index(item) if item in items[:-1] else len(items)


@pytest.mark.parametrize(("space", "holds"), [(2, False), (3, True)])
def test_the_wall_will_not_hold(space: int, holds: bool) -> None:
    g = outpost()
    p = g.players[0]
    number = holding(g, "the_wall_will_not_hold")
    chaos(g).space = space
    scene = explorer(g)
    assert completable(g, p, scene) == ([number] if holds else [])
    uncover(g, p, ITEM_SPARK)
    answer(complete(g, p, number, scene))
    assert p.sparks == 1


@pytest.mark.parametrize(("camp", "holds"), [(3, False), (4, True)])
def test_a_thousand_fires(camp: int, holds: bool) -> None:
    g = outpost()
    p = g.players[0]
    number = holding(g, "a_thousand_fires")
    board(g).camp = camp
    scene = explorer(g)
    assert completable(g, p, scene) == ([number] if holds else [])
    answer(complete(g, p, number, scene))
    assert (p.vp, hangar(g).energy) == (1, 2)


@pytest.mark.parametrize(("active", "holds"), [(1, False), (3, True)])
def test_the_colossus_rises(active: int, holds: bool) -> None:
    g = outpost()
    p = g.players[0]
    number = holding(g, "the_colossus_rises")
    hangar(g).active = active
    scene = explorer(g)
    assert completable(g, p, scene) == ([number] if holds else [])
    uncover(g, p, ITEM_TEMPLE)
    answer(complete(g, p, number, scene))
    assert p.temples.bit_count() == 1


def test_they_are_completed_at_the_outskirts_only() -> None:
    g = outpost()
    holding(g, "a_thousand_fires")
    board(g).camp = 9
    scene = explorer(g)
    g.turn.location = 0
    assert completable(g, g.players[0], scene) == []
