"""Technologies: the way of a tile, when its power works, what is counted of tiles and Temples.  Pages 14 and 23."""

from collections import Counter

import pytest

from agon.cards.phrases import Condition, Count, Effect
from agon.games.hybris.book import Book
from agon.games.hybris.box.numbers import CONCEIVE, CRAFT, DEPLOY, NONE, PRODUCE
from agon.games.hybris.rules.book import write_book
from agon.games.hybris.rules.craft import craft_options, prices, why_not_craft
from agon.games.hybris.rules.end_of_age import advance_age
from agon.games.hybris.rules.forge import enter_factory
from agon.games.hybris.rules.olympus import convert
from agon.games.hybris.rules.pillars import age_start
from agon.games.hybris.rules.powers import POWERS, happen, muster, own_turn_powers
from agon.games.hybris.rules.questions import (
    CHOOSE_POWER,
    CONCEIVE_TILE,
    CRAFT_PRICE,
    POWER,
    PRICE,
    SPACE,
    STOP,
    TAKE_TILE,
    TECHNOLOGY,
    WHICH_SPACE,
    WHICH_TILE,
)
from agon.games.hybris.rules.technologies import dominated, influence_in
from agon.games.hybris.scenes import Scene, Source
from agon.games.hybris.state import Hybris
from rules.hybris.cities import (
    answer,
    city,
    deploying,
    face,
    in_city,
    lay,
    options_of,
    reprint,
    seats_asked,
    space,
    store,
    table,
    take_out,
    tile,
)
from rules.hybris.given import OLYMPIANS, box, empower, named, told

# ---------------------------------------------------------------- the tiles and their way


@pytest.mark.rule("HYB-TECH-01")
def test_there_are_five_types_and_every_tile_has_one() -> None:
    assert Counter(technology.type for technology in box().technologies) == dict.fromkeys(range(5), 12)


@pytest.mark.rule("HYB-TECH-02", "HYB-TECH-04")
def test_a_tile_goes_from_olympus_through_the_forge_and_storage_to_a_city() -> None:
    g = table()
    p = g.players[0]
    herm = tile("beacon_herm")
    p.followers, p.aegis = face("beacon_herm").followers, face("beacon_herm").aegis
    assert any(herm in pile for pile in g.piles)
    answer(g.book.actions[CONCEIVE].do(g, p, Scene(0)), (CONCEIVE_TILE, TECHNOLOGY << 16 | herm))
    assert (g.workshop.tiles[0], g.workshop.owners[0], p.marks) == (herm, 0, 14)
    answer(g.book.actions[CRAFT].do(g, p, Scene(0)))
    assert (g.factory.tiles[0], g.factory.owners[0], p.marks) == (herm, 0, 14)
    assert (p.followers, p.aegis) == (0, 0)
    for _ in range(3):
        answer(g.book.actions[PRODUCE].do(g, p, Scene(0)))
    assert (p.storage, p.marks) == ([herm], 15)
    here = in_city(g, 0, "sparta")
    answer(g.book.actions[DEPLOY].do(g, p, here), (WHICH_SPACE, SPACE << 16 | space("sparta_2")))
    assert (g.spaces.tiles[space("sparta_2")], g.spaces.owners[space("sparta_2")]) == (herm, 0)
    assert (p.storage, p.marks) == ([], 14)
    held = [*g.piles, g.workshop.tiles, g.factory.tiles, g.gone]
    assert not any(herm in place for place in held)


@pytest.mark.rule("HYB-TECH-03")
def test_only_a_blueprint_in_the_workshop_can_be_crafted() -> None:
    g = table()
    p = g.players[0]
    p.followers = p.aegis = 9
    herm = take_out(g, "beacon_herm")
    g.workshop.put(0, herm, 0)
    assert why_not_craft(g, p, Scene(0)) is None
    g.workshop.lift(0)
    answer(enter_factory(g, herm, 0, Scene(0)))
    assert told(g, "hybris-crafted") == [(0, herm, NONE, NONE)], "turned over as it enters the Factory"
    assert why_not_craft(g, p, Scene(0)) is not None
    decree = take_out(g, "city_decree")
    g.workshop.put(0, decree, 0)
    assert craft_options(g, p, Scene(0)) == [TECHNOLOGY << 16 | decree]


@pytest.mark.rule("HYB-TECH-04")
def test_a_tile_belongs_to_whose_token_lies_on_it() -> None:
    g = table()
    for seat in (0, 1):
        g.players[seat].followers = 9
    g.workshop.put(0, take_out(g, "beacon_herm"), 1)
    assert [why_not_craft(g, g.players[seat], Scene(seat)) is None for seat in (0, 1)] == [False, True]
    lay(g, 1, "bench_of_daedalus", "lemnos_1")
    decree = tile("city_decree")
    assert prices(g, g.players[0], decree, 0, Scene(0)) == [(3, 2)]
    assert prices(g, g.players[1], decree, 0, Scene(1)) == [(2, 2), (3, 1)]


@pytest.mark.rule("HYB-TECH-05")
def test_a_power_works_only_once_its_tile_lies_in_a_city() -> None:
    g = table()
    p = g.players[0]
    bench = take_out(g, "bench_of_daedalus")
    decree = tile("city_decree")
    for place in ("workshop", "factory", "storage"):
        g.workshop.lift(0)
        g.factory.lift(0)
        p.storage.clear()
        if place == "workshop":
            g.workshop.put(0, bench, 0)
        elif place == "factory":
            g.factory.put(0, bench, 0)
        else:
            p.storage.append(bench)
        muster(g)
        assert prices(g, p, decree, 0, Scene(0)) == [(3, 2)], place
    answer(g.book.actions[DEPLOY].do(g, p, in_city(g, 0, "lemnos")))
    assert prices(g, p, decree, 0, Scene(0)) == [(2, 2), (3, 1)]


# ---------------------------------------------------------------- when powers work


@pytest.mark.rule("HYB-TECH-06")
def test_powers_of_the_start_of_an_age_come_before_anybody_chooses_a_pillar() -> None:
    g = table()
    lay(g, 0, "magnetic_sacred_way", "elis_2")
    assert g.book.first("age") == "age_start"
    answer(age_start(g))
    assert (g.players[0].followers, g.step) == (1, "pillar")


@pytest.mark.rule("HYB-TECH-07")
def test_a_passive_power_applies_at_all_times() -> None:
    g = table()
    lay(g, 0, "bench_of_daedalus", "lemnos_1")
    for seat in (NONE, 0, 1):
        for age in (1, 6):
            g.turn.seat, g.age = seat, age
            assert prices(g, g.players[0], tile("city_decree"), 0, Scene(0)) == [(2, 2), (3, 1)]


@pytest.mark.rule("HYB-TECH-08")
def test_a_power_once_per_age_can_be_used_again_in_the_next() -> None:
    g = table()
    p = g.players[0]
    lay(g, 0, "kiln_of_pandora", "lemnos_1")
    p.aegis = p.followers = 5
    [source] = own_turn_powers(g, p, Scene(0))
    answer(POWERS.carry_out(g, p, source, Scene(0)))
    assert own_turn_powers(g, p, Scene(0)) == []
    answer(advance_age(g))
    assert [each.power for each in own_turn_powers(g, p, Scene(0))] == [source.power]


@pytest.mark.rule("HYB-TECH-08")
def test_a_power_once_per_age_may_be_used_in_the_age_in_which_it_came() -> None:
    g = table()
    g.players[0].aegis = 2
    deploying(g, 0, "kiln_of_pandora", "lemnos_2")
    assert len(own_turn_powers(g, g.players[0], Scene(0))) == 1
    assert own_turn_powers(g, g.players[1], Scene(1)) == []


@pytest.mark.rule("HYB-TECH-09")
def test_a_reaction_applies_every_time() -> None:
    g = table()
    lay(g, 0, "tithe_censer", "lemnos_1")
    g.well = 9
    for times in (1, 2, 3):
        g.players[1].prayers = 1
        answer(convert(g, g.players[1], Scene(1)))
        assert g.players[0].prayers == times


@pytest.mark.rule("HYB-TECH-09")
def test_reactions_come_in_grandeur_order() -> None:
    g = table(*OLYMPIANS)
    g.grandeur = [2, 1, 3, 0]
    for seat in (3, 2, 0):
        empower(g, seat, when="reaction", on={"resurrect": "other"}, effects=[{"gain": {"vp": 1}}])
    answer(happen(g, "resurrect", Scene(1)))
    assert [seat for seat, *_ in told(g, "hybris-power")] == [2, 3, 0]


@pytest.mark.rule("HYB-TECH-09")
def test_whoever_has_several_reactions_chooses_which_comes_first() -> None:
    g = table()
    first, second = (
        empower(g, 0, when="reaction", on={"resurrect": "other"}, effects=[{"gain": {name: 1}}]).power.index
        for name in ("vp", "aegis")
    )
    asked = answer(happen(g, "resurrect", Scene(1)), (CHOOSE_POWER, POWER << 16 | second))
    assert options_of(asked, CHOOSE_POWER) == [POWER << 16 | first, POWER << 16 | second]
    assert [power for _, power, *_ in told(g, "hybris-power")] == [second, first]


def test_no_reaction_reacts_to_the_deployment_of_its_own_tile() -> None:
    g = table("athena", "zeus")
    deploying(g, 1, "metoikion_booth", "sparta_1")
    assert g.players[1].vp == face("metoikion_booth").vp, "the tile's own"


# ---------------------------------------------------------------- what is asked about tiles and Temples


def of_tile(g: Hybris, where: str) -> Scene:
    """The scene of the power of a tile."""
    at = space(where)
    source = Source(box().technologies[g.spaces.tiles[at]].power, g.spaces.owners[at])
    source.space = at
    source.city = box().spaces[at].city
    return Scene(source.seat).seen_from(source)


def sent_to(where: str) -> Scene:
    """The scene of a Premonition: a character was sent to a City."""
    scene = Scene(0)
    scene.city = city(where)
    return scene


def condition(verb: str, number: int = 0, word: str = "", **more: int | str) -> Condition:
    found = Condition(verb)
    found.number = number
    found.word = word
    found.numbers = {name: value for name, value in more.items() if isinstance(value, int)}
    found.words = {name.rstrip("_"): value for name, value in more.items() if isinstance(value, str)}
    return found


def count(g: Hybris, verb: str, word: str, scene: Scene, seat: int = 0) -> int:
    found = Count(verb)
    found.word = word
    return g.book.count(g, g.players[seat], found, scene)


def test_a_temple_here_is_that_of_the_city_of_the_tile_or_of_the_turn() -> None:
    g = table("zeus", "poseidon", "athena")
    mine = condition("temple", word="here")
    theirs = condition("temple", word="here", of="rival")
    g.players[0].temples, g.players[2].temples = 1 << city("elis"), 1 << city("argos")
    lay(g, 0, "beacon_herm", "argos_1")
    p = g.players[0]
    for scene, own in ((sent_to("elis"), True), (sent_to("argos"), False), (of_tile(g, "argos_1"), False)):
        assert g.book.holds(g, p, mine, scene) == own
        assert g.book.holds(g, p, theirs, scene) != own


@pytest.mark.parametrize("place", ["workshop", "factory", "storage", "here"])
def test_tiles_are_counted_where_the_card_says(place: str) -> None:
    g = table()
    p = g.players[0]
    ids = ["beacon_herm", "city_decree", "gorgon_watch"]
    for number, id in enumerate(ids[:2]):
        if place == "storage":
            store(g, 0, id)
        elif place == "here":
            lay(g, 0, id, f"elis_{number + 1}")
        else:
            (g.workshop if place == "workshop" else g.factory).put(number, take_out(g, id), 0)
    lay(g, 1, ids[2], "elis_3")
    asked = [condition("tiles", in_=place, at_least=number) for number in (1, 2, 3)]
    assert [g.book.holds(g, p, each, sent_to("elis")) for each in asked] == [True, True, False]
    for other in ("workshop", "factory", "storage", "here"):
        if other != place:
            assert not g.book.holds(g, p, condition("tiles", in_=other, at_least=1), sent_to("elis"))


def test_the_types_of_deployed_tiles() -> None:
    g = table()
    lay(g, 0, "beacon_herm", "elis_1")
    lay(g, 0, "labyrinth_engine", "elis_2")
    lay(g, 0, "city_decree", "argos_1")
    lay(g, 1, "gorgon_watch", "argos_2")
    store(g, 0, "bench_of_daedalus")
    assert count(g, "types_deployed", "own", Scene(0)) == 2
    assert g.book.holds(g, g.players[0], condition("types_deployed", 2), Scene(0))
    assert not g.book.holds(g, g.players[0], condition("types_deployed", 3), Scene(0))


def test_connected_across_a_link() -> None:
    g = table()
    lay(g, 0, "beacon_herm", "argos_2")
    lay(g, 1, "labyrinth_engine", "argos_3")
    across = condition("connected", word="across_link")
    assert not g.book.holds(g, g.players[0], across, of_tile(g, "argos_2"))
    lay(g, 1, "cistern_of_the_danaids", "lemnos_1")
    assert g.book.holds(g, g.players[0], across, of_tile(g, "argos_2"))


def test_an_action_takes_place_in_the_city_of_the_tile() -> None:
    g = table()
    lay(g, 0, "beacon_herm", "argos_2")
    here = condition("city", word="here")
    scene = of_tile(g, "argos_2")
    assert not g.book.holds(g, g.players[0], here, scene)
    for where in ("elis", "argos"):
        scene.city = city(where)
        assert g.book.holds(g, g.players[0], here, scene) == (where == "argos")


def test_temples_and_tiles_are_counted() -> None:
    g = table()
    p = g.players[0]
    p.temples = 0b11
    lay(g, 0, "beacon_herm", "argos_2")
    lay(g, 1, "labyrinth_engine", "argos_3")
    g.workshop.put(2, take_out(g, "city_decree"), 0)
    g.workshop.put(1, take_out(g, "gorgon_watch"), 1)
    g.factory.put(0, take_out(g, "bench_of_daedalus"), 0)
    store(g, 0, "kneeling_mask")
    assert count(g, "temples", "own", Scene(0)) == 2
    assert count(g, "built", "own", Scene(0)) == 3
    assert count(g, "pipeline", "own", Scene(0)) == 3
    assert count(g, "pipeline", "own", Scene(1), seat=1) == 1


def test_cities_led_need_more_tiles_than_each_other_player() -> None:
    g = table("zeus", "poseidon", "athena")
    lay(g, 0, "beacon_herm", "argos_1")
    lay(g, 0, "labyrinth_engine", "argos_2")
    lay(g, 1, "city_decree", "argos_3")
    lay(g, 0, "gorgon_watch", "elis_1")
    lay(g, 2, "kneeling_mask", "elis_2")
    lay(g, 1, "bench_of_daedalus", "sparta_1")
    assert [count(g, "cities_led", "own", Scene(seat), seat) for seat in (0, 1, 2)] == [1, 1, 0]


def test_dark_cities_have_neither_temple_nor_tile() -> None:
    g = table()
    assert count(g, "dark_cities", "own", Scene(0)) == 5
    lay(g, 0, "beacon_herm", "argos_1")
    g.players[0].temples = 1 << city("argos") | 1 << city("elis")
    lay(g, 1, "labyrinth_engine", "sparta_1")
    assert count(g, "dark_cities", "own", Scene(0)) == 3


def test_connections_are_counted_of_this_tile_of_rivals_and_of_a_tile_just_laid() -> None:
    g = table()
    lay(g, 0, "beacon_herm", "argos_2")
    lay(g, 0, "labyrinth_engine", "argos_3")
    lay(g, 1, "cistern_of_the_danaids", "lemnos_1")
    scene = of_tile(g, "argos_2")
    assert count(g, "connected", "to_this", scene) == 2
    assert count(g, "connected", "rivals_to_this", scene) == 1
    assert count(g, "network", "this", scene) == 2
    scene.space = space("argos_3")
    assert count(g, "connected", "to_deployed", scene) == count(g, "connected", "to_moved", scene) == 1


def test_influence_where_it_is_compared() -> None:
    variants = [play.id for play in box().variants]
    book = Book({}, box().manifest(NONE, [variants.index("victory_of_influence")]))
    write_book(book)
    g = table("zeus", "poseidon", "athena")
    g.book = book
    g.players[0].temples = 1 << city("elis") | 1 << city("argos")
    lay(g, 0, "beacon_herm", "elis_1")
    lay(g, 1, "labyrinth_engine", "argos_1")
    lay(g, 1, "city_decree", "argos_2")
    assert [influence_in(g, p, city("elis")) for p in g.players] == [3, 0, 0]
    assert [influence_in(g, p, city("argos")) for p in g.players] == [2, 2, 0]
    assert [dominated(g, p) for p in g.players] == [1, 0, 0], "a tie is nobody's"
    assert g.book.holds(g, g.players[0], condition("dominates", 1), Scene(0))
    assert not g.book.holds(g, g.players[0], condition("dominates", 2), Scene(0))


# ---------------------------------------------------------------- moving and taking tiles


def move(word: str) -> Effect:
    effect = Effect("move_tile")
    effect.word = word
    return effect


def test_a_tile_moved_to_another_city_works_there_and_gives_no_reward() -> None:
    g = table("athena", "zeus")
    p = g.players[1]
    lay(g, 1, "isonomia_protocol", "athens_1")
    lay(g, 1, "beacon_herm", "argos_1")
    lay(g, 0, "labyrinth_engine", "argos_3")
    here = of_tile(g, "argos_1")
    asked = answer(g.book.resolve(g, p, [move("city")], here), (WHICH_SPACE, SPACE << 16 | space("argos_2")))
    assert seats_asked(asked, WHICH_TILE) == [], "not the tile that moves it, nor another's"
    assert len(options_of(asked, WHICH_SPACE)) == 12
    assert [source.source.city for source in g.arsenal.standing["influence"]] == [city("argos")]
    assert (here.space, here.tile) == (space("argos_2"), tile("isonomia_protocol"))
    assert (p.vp, g.players[0].vp, p.marks) == (0, 0, 13), "no points, no Goddess of Peace"


def test_a_tile_advanced_in_the_factory_pushes_what_stands_before_it() -> None:
    g = table()
    herm, decree, watch = (take_out(g, id) for id in ("beacon_herm", "city_decree", "gorgon_watch"))
    for number, (each, owner) in enumerate(((herm, 0), (decree, 1), (watch, 1))):
        g.factory.put(number, each, owner)
    answer(g.book.resolve(g, g.players[0], [move("factory")], Scene(1)))
    assert (g.factory.tiles, g.factory.owners) == ([NONE, herm, decree], [NONE, 0, 1])
    assert (g.players[1].storage, g.players[0].vp, g.players[1].vp) == ([watch], 1, 0)


def test_a_tile_advanced_off_the_last_space_is_stored() -> None:
    g = table()
    herm = take_out(g, "beacon_herm")
    g.factory.put(2, herm, 0)
    answer(g.book.resolve(g, g.players[0], [move("factory")], Scene(0)))
    assert (g.factory.tiles, g.players[0].storage, g.players[0].vp) == ([NONE] * 3, [herm], 0)


def test_a_tile_advanced_in_the_workshop_changes_places_and_leaves_it_unpaid() -> None:
    g = table()
    p = g.players[0]
    herm, decree = take_out(g, "beacon_herm"), take_out(g, "city_decree")
    g.workshop.put(1, herm, 0)
    g.workshop.put(2, decree, 1)
    answer(g.book.resolve(g, p, [move("workshop")], Scene(0)))
    assert (g.workshop.tiles, g.workshop.owners) == ([NONE, decree, herm], [NONE, 1, 0])
    answer(g.book.resolve(g, p, [move("workshop")], Scene(0)))
    assert (g.workshop.tiles, g.factory.tiles) == ([NONE, decree, NONE], [herm, NONE, NONE])
    assert (p.aegis, p.followers, g.factory.owners[0]) == (3, 0, 0)


@pytest.mark.parametrize("word", ["city", "factory", "workshop"])
def test_without_a_tile_of_ones_own_nothing_is_moved(word: str) -> None:
    g = table()
    g.workshop.put(0, take_out(g, "beacon_herm"), 1)
    g.factory.put(0, take_out(g, "city_decree"), 1)
    lay(g, 1, "gorgon_watch", "elis_1")
    assert not g.book.can(g, g.players[0], [move(word)], Scene(0))
    assert answer(g.book.resolve(g, g.players[0], [move(word)], Scene(0))) == []


def test_guidance_puts_a_tile_of_olympus_into_the_factory_for_its_price() -> None:
    g = table()
    p = g.players[0]
    p.followers, p.aegis = 3, 2
    decree, herm = tile("city_decree"), take_out(g, "beacon_herm")
    g.factory.put(0, herm, 1)
    upper = box().pillars[named("pillar", "guidance")].upper
    asked = answer(g.book.resolve(g, p, upper, Scene(0)), (TAKE_TILE, TECHNOLOGY << 16 | decree))
    offered = [option & 0xFFFF for option in options_of(asked, TAKE_TILE)[:-1]]
    assert options_of(asked, TAKE_TILE)[-1] == STOP << 16
    assert tile("propylaea_in_stasis") not in offered, "too dear"
    assert (g.factory.tiles, g.factory.owners) == ([decree, herm, NONE], [0, 1, NONE])
    assert (p.followers, p.aegis, p.marks) == (0, 0, 14)
    assert not any(decree in pile for pile in g.piles)


def test_guidance_may_be_declined_and_asks_nothing_of_who_can_afford_nothing() -> None:
    g = table()
    p = g.players[0]
    upper = box().pillars[named("pillar", "guidance")].upper
    answer(g.book.resolve(g, p, upper, Scene(0)), (TAKE_TILE, STOP << 16))
    assert (g.factory.tiles, p.aegis) == ([NONE] * 3, 3)
    p.aegis = 0
    assert answer(g.book.resolve(g, p, upper, Scene(0))) == []


def test_guidance_heeds_standing_discounts_but_is_no_craft() -> None:
    g = table()
    p = g.players[0]
    lay(g, 0, "bench_of_daedalus", "lemnos_1")
    lay(g, 1, "hallmark_of_hephaestus", "lemnos_2")
    p.followers, p.aegis = 9, 9
    upper = box().pillars[named("pillar", "guidance")].upper
    engine = reprint(g, "antikythera_engine", followers=2, aegis=3)
    answer(
        g.book.resolve(g, p, upper, Scene(0)),
        (TAKE_TILE, TECHNOLOGY << 16 | engine),
        (CRAFT_PRICE, PRICE << 16 | 1 << 8 | 3),
    )
    assert (p.followers, p.aegis) == (8, 6)
    assert g.players[1].vp == 0, "nobody hears of a Craft"
