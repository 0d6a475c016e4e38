"""The main effect of every Concept card, as it is carried out on Chronos's turn."""

from typing import Any

import pytest

from agon.games.hybris.box.numbers import HERO, NONE, PROPHET
from agon.games.hybris.chronos.cards import main_effect
from agon.games.hybris.chronos.questions import IDLE_FIGURE, RETURN_TILE, SLEEP_TILE
from agon.games.hybris.chronos.table import CHRONOS
from agon.games.hybris.player import AT_HAND, RESERVE
from agon.games.hybris.rules.craft import craft_options, prices
from agon.games.hybris.rules.links import connections
from agon.games.hybris.rules.questions import (
    BRANCH,
    CHOOSE_BRANCH,
    FIGURE,
    SPACE,
    TECHNOLOGY,
)
from agon.games.hybris.scenes import Scene
from agon.games.hybris.state import Hybris
from rules.hybris.cities import answer, options_of
from rules.hybris.given import told
from rules.hybris_chronos.given import (
    Answer,
    avatar,
    behind,
    box,
    city,
    concept,
    deployed,
    do,
    in_front,
    kit,
    named,
    no_tiles,
    planned,
    player,
    send_avatar,
    show,
    solo,
    step,
    table,
)


def rich(level: str = "bronze_age") -> Hybris:
    """A table where the player has some of everything and Chronos nothing but his Concepts."""
    g = solo(level=level)
    no_tiles(g)
    g.grandeur = [NONE, 0, NONE, CHRONOS]
    p = player(g)
    p.vp = p.aegis = p.followers = p.prayers = 5
    p.kindness = 3
    p.hand = [p.deck.pop(), p.deck.pop()]
    p.premonitions = [g.premonition_deck.pop()]
    g.well = 4
    return g


def suffer(g: Hybris, card: str, *answers: Answer) -> None:
    where = show(g, card)
    answer(main_effect(g, player(g), where), *answers)
    assert table(g).shown[where] == NONE


def branch(card: str, number: int, at: int = 0) -> Answer:
    """The answer that chooses a list of the card's choice."""
    lists = kit().cards[named("concept_card", card)].main[at].branches
    return CHOOSE_BRANCH, BRANCH << 16 | number << 12 | lists[number][0].list


def changes(before: Hybris, after: Hybris) -> dict[str, Any]:
    """What is different for the player and for Chronos."""
    found: dict[str, Any] = {}
    p, q = player(before), player(after)
    for name in ("vp", "aegis", "followers", "prayers", "kindness", "temples"):
        if getattr(p, name) != getattr(q, name):
            found[name] = getattr(q, name) - getattr(p, name)
    for name in ("hand", "premonitions"):
        if len(getattr(p, name)) != len(getattr(q, name)):
            found[name] = len(getattr(q, name)) - len(getattr(p, name))
    if before.well != after.well:
        found["well"] = after.well - before.well
    if before.grandeur != after.grandeur:
        found["grandeur"] = after.grandeur.index(0)
    t, u = table(before), table(after)
    if t.vp != u.vp:
        found["chronos"] = u.vp - t.vp
    for name in ("pieces", "chains", "intensity", "shackles", "avatars", "dearer"):
        if getattr(t, name) != getattr(u, name):
            found[name] = getattr(u, name)
    return found


ANANKE = table(solo()).intensity.copy()
ANANKE[0] += 1

PLAIN: list[tuple[str, tuple[int, ...], dict[str, Any]]] = [
    ("kronia_table", (), {"followers": 2, "pieces": [1, 0, 0], "chronos": 1}),
    ("grey_harvest", (), {"followers": -2}),
    ("exodus_by_night", (1,), {"followers": -1, "kindness": -1}),
    ("agora_murmurs", (), {"kindness": -1, "grandeur": 2}),
    ("race_of_iron", (), {"chronos": 3}),  # 1, and 1 for every two of 5 Followers
    ("pandoras_lid", (1,), {"premonitions": 1, "chains": [0, 3, 4, 4, 0, 4], "chronos": 1}),
    ("silent_altars", (), {"prayers": -2, "chronos": 1}),
    ("star_goes_out", (), {"aegis": -2}),
    ("phaethons_reins", (), {"aegis": 3, "shackles": [1]}),
    ("oath_on_the_styx", (0,), {"intensity": ANANKE}),
    ("oath_on_the_styx", (1,), {"grandeur": 2, "pieces": [0, 1, 0]}),
    ("wandering_lights", (0,), {"hand": -1}),
    ("wandering_lights", (1,), {"pieces": [0, 1, 0], "chronos": 1}),
    ("fetters_of_adamant", (), {"shackles": [1], "chronos": 1}),
    ("noon_eclipse", (), {"aegis": -2, "chronos": 1}),
    ("atlas_shifts_his_grip", (1,), {"pieces": [0, 1, 0], "chronos": 1}),
    ("unborn_design", (1,), {"prayers": -1, "pieces": [0, 0, 1]}),
    ("dry_well", (), {"well": -3, "chronos": 1}),
    ("stone_in_swaddling", (1,), {"pieces": [0, 0, 1], "chronos": 1}),
    ("cold_anvils", (), {"dearer": 2, "chronos": 1}),
    ("talos_halts", (1,), {"vp": -2}),
    ("cracked_pediment", (1,), {"chronos": 3}),
    ("well_runs_over", (), {"well": 2, "prayers": 2, "pieces": [0, 0, 1], "chronos": 1}),
    ("first_cut", (), {"vp": -2}),
    ("atropos_measures", (1,), {"chronos": 3}),
    ("obol_on_the_tongue", (1,), {"chronos": 2}),
    ("tangled_thread", (0,), {"premonitions": -1}),
    ("tangled_thread", (1,), {"vp": -2}),
    ("flint_sickle", (), {"vp": -3, "chronos": 1}),
    ("nemesis_weighs", (), {"chronos": 4}),
    ("last_grain", (0,), {"vp": 3, "chains": [0, 4, 4, 4, 0, 3]}),
    ("last_grain", (1,), {"chronos": 3}),
]


def test_every_card_is_here() -> None:
    told_apart = {card for card, _, _ in PLAIN} | {"hill_remembers", "shadow_over_lemnos", "kairos_on_the_line"}
    assert told_apart | {"aeon_in_lacedaemon"} == {card.id for card in kit().cards}


@pytest.mark.parametrize(("card", "chosen", "expected"), PLAIN)
def test_main_effect(card: str, chosen: tuple[int, ...], expected: dict[str, Any]) -> None:
    g = rich()
    if chosen:
        prepare(g)
    before = g.copy()
    suffer(g, card, *[branch(card, number) for number in chosen])
    assert changes(before, g) == expected


def prepare(g: Hybris) -> None:
    """Everything that a branch could ask for, so that the choice is really asked."""
    p = player(g)
    planned(g, HERO, 0)
    deployed(g, box().spaces[0].id)
    p.temples |= 1
    for pile in g.piles:
        if pile and NONE in g.workshop.tiles:
            g.workshop.put(g.workshop.tiles.index(NONE), pile.pop(), 0)
            break
    table(g).chains = [0, 4, 4, 4, 0, 4]


# ---------------------------------------------------------------- branches that move more than numbers


def test_exodus_keeps_a_figure_idle_and_gives_its_token_back() -> None:
    g = rich()
    hero, prophet = planned(g, HERO, 0), planned(g, PROPHET, 4)
    token = player(g).characters[prophet].token
    choice = (IDLE_FIGURE, FIGURE << 16 | prophet)
    suffer(g, "exodus_by_night", branch("exodus_by_night", 0), choice)
    figure = player(g).characters[prophet]
    assert (figure.place, figure.token, figure.activated) == (RESERVE, NONE, True)
    assert player(g).tokens[token] == AT_HAND
    assert not player(g).characters[hero].activated


def test_exodus_without_such_a_figure_takes_what_there_is() -> None:
    g = rich()
    for figure in player(g).characters:
        figure.activated = True
    player(g).followers = 0
    suffer(g, "exodus_by_night")
    assert (player(g).kindness, g.grandeur.index(0)) == (2, 2)  # a Follower is missing


@pytest.mark.rule("CHR-CHAIN-05")
@pytest.mark.parametrize(
    ("card", "id", "price"), [("pandoras_lid", "anthros", "followers"), ("atlas_shifts_his_grip", "cosmos", "aegis")]
)
def test_a_chain_can_be_bought_back(card: str, id: str, price: str) -> None:
    g = rich()
    table(g).chains[concept(id)] = 2
    suffer(g, card, branch(card, 0))
    assert table(g).chains[concept(id)] == 3
    assert getattr(player(g), price) == 2


@pytest.mark.rule("CHR-CHAIN-06", "CHR-CHAIN-07")
@pytest.mark.parametrize("tokens", [0, 5])
def test_but_not_on_an_empty_or_a_full_track(tokens: int) -> None:
    g = rich()
    table(g).chains[concept("cosmos")] = tokens
    suffer(g, "atlas_shifts_his_grip")  # nothing to choose
    assert (player(g).aegis, table(g).pieces) == (5, [0, 1, 0])


@pytest.mark.parametrize(
    ("card", "id", "where"),
    [
        ("hill_remembers", "kronos", "elis"),
        ("shadow_over_lemnos", "kronos", "lemnos"),
        ("kairos_on_the_line", "kairos", "argos"),
        ("aeon_in_lacedaemon", "aeon", "sparta"),
    ],
)
def test_an_avatar_comes_to_the_city_of_the_card_or_a_chain_breaks(card: str, id: str, where: str) -> None:
    g = rich()
    suffer(g, card)
    assert table(g).avatars[avatar(id)] == city(where)
    assert (sum(table(g).chains), table(g).vp) == (20, 1)
    g = rich()
    send_avatar(g, id, "athens")
    at = show(g, card)
    suffer(g, card)
    assert table(g).avatars[avatar(id)] == city("athens")
    assert (table(g).chains[at], sum(table(g).chains), table(g).vp) == (4, 19, 1)


def test_unborn_design_goes_back_to_its_pile() -> None:
    g = rich()
    tile = g.piles[1].pop()
    g.workshop.put(0, tile, 0)
    marks = player(g).marks
    other = g.piles[2].pop()
    g.workshop.put(1, other, 0)
    suffer(g, "unborn_design", branch("unborn_design", 0), (RETURN_TILE, TECHNOLOGY << 16 | tile))
    assert tile in g.piles[1]
    assert (g.workshop.tiles, player(g).marks) == ([NONE, other, NONE], marks + 1)


@pytest.mark.parametrize(("well", "left", "points"), [(3, 0, 1), (2, 2, 2)])
def test_dry_well(well: int, left: int, points: int) -> None:
    g = rich()
    g.well = well
    suffer(g, "dry_well")
    assert (g.well, table(g).vp) == (left, points)


def test_stone_in_swaddling_can_be_paid() -> None:
    g = rich()
    table(g).pieces = [0, 0, 3]
    suffer(g, "stone_in_swaddling", branch("stone_in_swaddling", 0))
    assert table(g).pieces == [0, 0, 1]
    assert (player(g).followers, player(g).aegis, player(g).kindness) == (4, 4, 4)


def test_cold_anvils_make_every_craft_dearer_for_this_age() -> None:
    g = rich()
    tile = g.piles[0].pop()
    g.workshop.put(0, tile, 0)
    discount = g.box.workshop_discounts[0]
    usual = min(sum(way) for way in prices(g, player(g), tile, discount, Scene(0)))
    suffer(g, "cold_anvils")
    assert {sum(way) for way in prices(g, player(g), tile, discount, Scene(0))} == {usual + 2}
    technology = g.box.technologies[tile]
    player(g).followers, player(g).aegis = technology.followers, technology.aegis + 2 - discount
    assert craft_options(g, player(g), Scene(0))
    player(g).aegis -= 1
    assert not craft_options(g, player(g), Scene(0))
    step(g, "waking")
    assert {sum(way) for way in prices(g, player(g), tile, discount, Scene(0))} == {usual}


def test_talos_halts_for_two_ages() -> None:
    g = rich()
    first, second = pair_of_spaces()
    deployed(g, first, second)
    space = named("space", first)
    powers = len(g.arsenal.powers) + sum(len(found) for found in g.arsenal.standing.values())
    suffer(g, "talos_halts", branch("talos_halts", 0), (SLEEP_TILE, SPACE << 16 | space))
    assert g.asleep == 1 << space
    assert connections(g, space) == []
    assert len(g.arsenal.powers) + sum(len(found) for found in g.arsenal.standing.values()) <= powers
    assert not any(source.space == space for found in g.arsenal.powers.values() for source in found)
    step(g, "waking")
    assert g.asleep == 1 << space
    g.age += 1
    step(g, "waking")
    assert g.asleep == 0


def pair_of_spaces() -> tuple[str, str]:
    return box().spaces[0].id, box().spaces[1].id


def test_cracked_pediment_takes_a_temple() -> None:
    g = rich()
    player(g).temples = 1 << city("elis")
    suffer(g, "cracked_pediment", branch("cracked_pediment", 0))
    assert (player(g).temples, table(g).vp) == (0, 0)


def test_atropos_takes_the_leftmost_quest_with_the_tokens_on_it() -> None:
    g = rich()
    quest = g.quests[0]
    g.songs[0] = [0, 0]
    player(g).marks -= 2
    marks = player(g).marks
    suffer(g, "atropos_measures", branch("atropos_measures", 0))
    assert (g.quests[0], table(g).vp, player(g).marks) == (NONE, 1, marks + 2)
    assert quest in g.quests_gone


def test_obol_buys_points_away() -> None:
    g = rich()
    table(g).vp = 5
    suffer(g, "obol_on_the_tongue", branch("obol_on_the_tongue", 0))
    assert (player(g).prayers, table(g).vp) == (3, 3)


@pytest.mark.parametrize(("mine", "his", "points"), [(5, 4, 4), (5, 5, 1), (5, 6, 1)])
def test_nemesis_weighs(mine: int, his: int, points: int) -> None:
    g = rich()
    behind(g)
    player(g).vp, table(g).vp = mine, his
    suffer(g, "nemesis_weighs")
    assert table(g).vp == his + points
    assert (g.grandeur.index(0) == 2) == (points == 1)  # then the player steps before Chronos


# ---------------------------------------------------------------- levels


@pytest.mark.rule("CHR-GEN-08")
@pytest.mark.parametrize(("level", "points"), [("golden_age", 3), ("bronze_age", 4), ("iron_age", 4)])
def test_points_of_a_card_are_as_the_level_says(level: str, points: int) -> None:
    g = rich(level)
    table(g).vp = 0
    suffer(g, "nemesis_weighs")
    assert table(g).vp == points


def test_one_point_stays_one() -> None:
    g = rich("golden_age")
    suffer(g, "first_cut")
    suffer(g, "flint_sickle")
    assert table(g).vp == 1


def test_the_level_does_not_touch_other_points() -> None:
    g = rich("golden_age")
    in_front(g)
    g.age = 2
    table(g).intensity[concept("ananke")] = 3
    step(g, "reckoning")
    assert table(g).vp == 3


def at_work(g: Hybris) -> set[int]:
    """The spaces of the tiles whose powers work."""
    powers = [source for sources in g.arsenal.powers.values() for source in sources]
    standing = [found.source for standing in g.arsenal.standing.values() for found in standing]
    return {source.space for source in powers + standing if source.space != NONE}


def test_only_ones_own_tiles_that_are_awake_are_put_to_sleep() -> None:
    g = rich()
    deployed(g, "athens_1", "athens_2")
    spaces = [named("space", id) for id in ("athens_1", "athens_2")]
    asked = do(g, {"sleep": "technology"}, answers=((SLEEP_TILE, SPACE << 16 | spaces[1]),))
    assert options_of(asked, SLEEP_TILE) == [SPACE << 16 | space for space in spaces]
    assert at_work(g) <= {spaces[0]}
    do(g, {"sleep": "technology"})
    do(g, {"sleep": "technology"})
    assert g.asleep == 1 << spaces[0] | 1 << spaces[1]
    assert at_work(g) == set()


def test_a_tile_sleeps_through_the_end_of_this_age_and_works_after_the_next() -> None:
    g = rich()
    g.age = 2
    deployed(g, "athens_1")
    before = at_work(g)
    do(g, {"sleep": "technology"})
    step(g, "waking")
    assert not told(g, "hybris-awake")
    assert g.asleep
    g.age = 3
    step(g, "waking")
    assert len(told(g, "hybris-awake")) == 1
    assert (g.asleep, at_work(g)) == (0, before)


@pytest.mark.parametrize(("word", "left"), [("leftmost", [NONE, NONE, 2]), ("rightmost", [NONE, 1, NONE])])
def test_an_empty_zone_is_no_quest_to_expire(word: str, left: list[int]) -> None:
    g = rich()
    quests = [NONE, *g.quests[1:]]
    g.quests = quests.copy()
    do(g, {"expire_quest": word})
    assert g.quests == [NONE if zone == NONE else quests[zone] for zone in left]
