"""What the base game tells those who listen, and where it lets modules in."""

import pytest

from agon.games.hybris.book import Aside, Book
from agon.games.hybris.box.numbers import DRAIN, HERO, ITEM_PROPHET, NONE, TRAIN
from agon.games.hybris.cataclysm.box import kit_of
from agon.games.hybris.modules import manifest_of
from agon.games.hybris.player import OUT, Player
from agon.games.hybris.rules.book import write_book
from agon.games.hybris.rules.combat.game_combat import fight_game
from agon.games.hybris.rules.combat.player_combat import fight_player
from agon.games.hybris.rules.forge import forge_work, store
from agon.games.hybris.rules.powers import muster
from agon.games.hybris.rules.premonitions import complete
from agon.games.hybris.rules.questions import PASS, TURN
from agon.games.hybris.rules.turn import take_turn
from agon.games.hybris.scenes import FOR_ALLY, FOR_SLOT, Scene, Source
from agon.games.hybris.state import Hybris
from agon.kernel.ask import DONE, Play
from rules.hybris.arena import to_its_end
from rules.hybris.cities import answer, befriend
from rules.hybris.given import bare, box, do, effects, given, hold_premonition, line_up, run, sent
from rules.hybris_cataclysm.given import carry, city_of, olympian, stands_in, strong, world

Heard = tuple[str, int, int]
EVENTS = ("aegis_gained", "determination", "performed", "premonition", "combat_over", "item", "fight_begins", "losing")


class Ears:
    """Writes down what is told: the event, whose it is, and what it is about."""

    def __init__(self) -> None:
        self.heard: list[Heard] = []

    def listen(self, book: Book, event: str) -> None:
        def write(g: Hybris, scene: Scene) -> Play:
            about = scene.action if event == "performed" else scene.count
            self.heard.append((event, scene.actor, scene.other if event == "combat_over" else about))
            return DONE

        book.triggers.on(event, "a test", lambda g, scene: True, write)


@pytest.fixture
def table() -> tuple[Hybris, Ears]:
    """A table of the base game, whose rulebook nobody else has, with a listener to everything."""
    g = bare(given("zeus", "athena", "hades"))
    line_up(g, 0, 1, 2)
    g.book = fresh_book()
    g.book.hears_gains = True
    ears = Ears()
    for event in EVENTS:
        ears.listen(g.book, event)
    return g, ears


def fresh_book() -> Book:
    book = Book({}, manifest_of(box(), ()))
    write_book(book)
    return book


def test_gains_of_aegis_and_determination_are_told_once_they_are_there(table: tuple[Hybris, Ears]) -> None:
    g, ears = table
    g.players[0].determination = 2
    do(g, 0, {"gain": {"aegis": 2, "determination": 1, "vp": 1}})
    do(g, 1, {"gain": {"vp": 1}})
    assert ears.heard == [("aegis_gained", 0, 2), ("determination", 0, 0)]
    ears.heard.clear()
    g.players[0].determination = len(g.box.determination_track)
    do(g, 0, {"gain": {"determination": 1}})
    assert ears.heard == [], "the cube must move"


def test_actions_are_told_when_they_are_done(table: tuple[Hybris, Ears]) -> None:
    g, ears = table
    do(g, 1, {"act": "drain"})
    assert ears.heard[-1] == ("performed", 1, DRAIN)
    assert ears.heard[0][0] == "aegis_gained"
    do(g, 2, {"act": "train"})
    assert ears.heard[-1] == ("performed", 2, TRAIN)


def test_a_premonition_is_told_after_its_reward(table: tuple[Hybris, Ears]) -> None:
    g, ears = table
    card = hold_premonition(g, 0, g.box.premonitions[0].id)
    carry(complete(g, g.players[0], card, sent(g, 0, HERO, "underworld")))
    assert ears.heard[-1] == ("premonition", 0, 0)


def test_a_piece_off_a_tile_is_told_with_its_kind(table: tuple[Hybris, Ears]) -> None:
    g, ears = table
    p = g.players[0]
    tiles = g.box.olympians[p.olympian].tiles
    at, place = next(
        (at, items.index(ITEM_PROPHET))
        for at, items in enumerate(g.box.upgrades[tile].items for tile in tiles)
        if ITEM_PROPHET in items
    )
    p.cleared[at] = place
    do(g, 0, {"gain": {"prophet": 1}})
    assert ("item", 0, ITEM_PROPHET) in ears.heard


def test_a_combat_is_told_to_begin_on_each_side_and_to_be_over_once(table: tuple[Hybris, Ears]) -> None:
    g, ears = table
    stands_in(g, 1, olympian(g.players[1]), "argos")
    strong(g.players[0])
    zeus, athena = olympian(g.players[0]), olympian(g.players[1])
    fight = fight_player(g, g.players[0], zeus, g.players[1], athena, FOR_SLOT, city_of("argos"))
    answer(to_its_end(g, fight))
    told = [heard for heard in ears.heard if heard[0] in ("fight_begins", "losing", "combat_over")]
    assert told == [("fight_begins", 0, 0), ("fight_begins", 1, 0), ("losing", 1, 0), ("combat_over", 0, 1)]
    assert g.combat is None


def test_against_the_game_there_is_one_side_and_nobody_behind_the_other(table: tuple[Hybris, Ears]) -> None:
    g, ears = table
    strong(g.players[0])
    hero = g.coliseum_heroes[0]
    enemy = g.box.heroes[hero].enemy
    assert enemy is not None
    answer(to_its_end(g, fight_game(g, g.players[0], olympian(g.players[0]), FOR_ALLY, enemy, [], NONE, hero)))
    told = [heard for heard in ears.heard if heard[0] in ("fight_begins", "combat_over", "losing")]
    assert told == [("fight_begins", 0, 0), ("combat_over", 0, NONE)]


def test_where_nobody_listens_gains_are_made_without_a_procedure() -> None:
    g = bare(given("zeus", "athena"))
    assert not g.book.hears_gains
    plain = effects({"gain": {"aegis": 2}})
    assert g.book.resolve(g, g.players[0], plain, Scene(0)) is DONE
    handed = effects({"others": [{"gain": {"aegis": 1}}]})
    assert g.book.resolve(g, g.players[0], handed, Scene(0)) is DONE


# ---------------------------------------------------------------- where modules come in


def test_an_aside_is_offered_on_ones_own_turn(table: tuple[Hybris, Ears]) -> None:
    g, _ = table
    done: list[int] = []

    def offer(g: Hybris, p: Player, scene: Scene) -> list[int]:
        return [] if done else [99 << 16 | 5]

    def take(g: Hybris, p: Player, scene: Scene, choice: int) -> Play:
        done.append(choice)
        return DONE

    g.book.add_aside(99, Aside(offer, lambda g, p, option: None, take, lambda g, p, scene: False))
    for p in g.players:
        p.pillars = p.uppers = p.lowers = [p.seat]
    g.order = [0, 1, 2]
    asked = answer(take_turn(g, g.players[0]), (TURN, 99 << 16 | 5), (TURN, PASS << 16))
    assert [99 << 16 | 5 in each.options for each in asked if each.kind is TURN] == [True, False]
    assert done == [99 << 16 | 5]


def test_powers_of_a_module_are_mustered_with_the_others(table: tuple[Hybris, Ears]) -> None:
    g, _ = table
    power = g.box.powers[0]
    g.book.musterers.append(lambda g: [Source(power, 2)])
    muster(g)
    found = [source for sources in g.arsenal.powers.values() for source in sources]
    found += [standing.source for each in g.arsenal.standing.values() for standing in each]
    assert any(source.seat == 2 and source.power is power for source in found)


def test_an_ally_out_of_the_game_has_no_power() -> None:
    g = world()
    ally = befriend(g, 0, g.box.heroes[g.box.coliseum_heroes[0]].id)
    g.players[0].characters[ally].place = OUT
    muster(g)
    found = [source for sources in g.arsenal.powers.values() for source in sources]
    found += [standing.source for each in g.arsenal.standing.values() for standing in each]
    assert not any(source.character == ally for source in found if source.seat == 0)


def test_a_tile_without_a_type_leaves_the_factory_for_its_depot() -> None:
    g = world()
    tile = kit_of(g.box).tiles[0].technology
    assert g.box.technologies[tile].type == NONE
    kept: list[int] = []

    def depot(g: Hybris, p: Player, tile: int) -> Play:
        kept.append(tile)
        return DONE

    written, g.book.depot = g.book.depot, depot
    run(store(g, g.players[0], tile))
    g.factory.put(len(g.factory.tiles) - 1, tile, 0)
    run(forge_work(g))
    g.book.depot = written
    assert kept == [tile, tile]
    assert g.players[0].storage == []
