"""All ten Primordials: what they are worth, and both Wraths of each.  Pages 13 and 31."""

import pytest

from agon.games.hybris.box.numbers import EARTH, FIRE, HERO, NONE
from agon.games.hybris.player import IN_UNDERWORLD, RESERVE
from agon.games.hybris.rules.combat.questions import CHAMPION
from agon.games.hybris.rules.end_of_age import wrath
from agon.games.hybris.rules.questions import BRANCH, CHOOSE_BRANCH, DISCARD_CARD, FIGURE, LOSE_CARD
from agon.games.hybris.state import Hybris
from agon.kernel.ask import Kind
from rules.hybris.cities import Asked, answer, lay, options_of, seats_asked
from rules.hybris.given import (
    OLYMPIANS,
    bare,
    box,
    cards_showing,
    figure_of,
    given,
    line_up,
    named,
    take_cards,
)


def table() -> Hybris:
    """Four players with 20 points each, on the Grandeur track in the order of their seats."""
    g = bare(given(*OLYMPIANS))
    line_up(g, 0, 1, 2, 3)
    for p in g.players:
        p.vp = 20
    return g


def suffer(g: Hybris, id: str, number: int, *answers: tuple[Kind, int], who: int = NONE) -> list[Asked]:
    """A Wrath of a Primordial falls on all, or on one player."""
    primordial = box().primordials[named("primordial", id)]
    order = g.by_grandeur() if who == NONE else [g.players[who]]
    return answer(wrath(g, primordial.wrath_1 if number == 1 else primordial.wrath_2, order), *answers)


def test_what_each_is_worth_to_who_drains() -> None:
    worth = {primordial.id: primordial.aegis for primordial in box().primordials}
    assert worth == {
        "chronos": 4,
        "ouranos": 5,
        "hemera": 4,
        "aither": 3,
        "gaia": 5,
        "pontos": 4,
        "lethe": 3,
        "nyx": 5,
        "nemesis": 4,
        "moros": 3,
    }


def test_chronos_has_no_wrath() -> None:
    chronos = box().primordials[named("primordial", "chronos")]
    assert (chronos.wrath_1, chronos.wrath_2) == ([], [])


# ---------------------------------------------------------------- alpha


def test_ouranos_takes_four_aegis_then_a_follower() -> None:
    g = table()
    for p in g.players:
        p.aegis, p.followers = 6, 2
    suffer(g, "ouranos", 1)
    assert [(p.aegis, p.followers) for p in g.players] == [(2, 2)] * 4
    suffer(g, "ouranos", 2)
    assert [(p.aegis, p.followers) for p in g.players] == [(2, 1)] * 4


def test_hemera_takes_a_point_and_two_premonitions_as_one_loss() -> None:
    g = table()
    g.players[0].premonitions = [g.premonition_deck.pop() for _ in range(3)]
    reveals = g.reveals
    suffer(g, "hemera", 1, who=0)
    assert (g.players[0].vp, len(g.players[0].premonitions), len(g.premonition_discard)) == (19, 1, 2)
    assert (g.grandeur[0], g.reveals - reveals) == (0, 2)
    g.players[1].vp = 0
    suffer(g, "hemera", 1, who=1)
    assert g.grandeur == [0, 2, 1, 3], "one Grandeur for a point and two cards"


def test_hemera_makes_the_next_planning_open() -> None:
    g = table()
    suffer(g, "hemera", 2)
    assert g.open_planning


@pytest.mark.parametrize(("id", "won", "lost"), [("aither", 1, 3), ("pontos", 1, 4), ("moros", 2, 8)])
def test_three_of_them_are_fought(id: str, won: int, lost: int) -> None:
    g = table()
    p = g.players[2]
    hero = p.characters.index(figure_of(p, HERO))
    suffer(g, id, 1, (CHAMPION, FIGURE << 16 | hero), who=2)
    assert (p.vp, p.characters[hero].place) == (20 - lost, IN_UNDERWORLD)
    p.characters[hero].place = RESERVE
    g = table()
    p = g.players[2]
    hero = p.characters.index(figure_of(p, HERO))
    [effect] = box().primordials[named("primordial", id)].wrath_1
    base, effect.numbers["base"] = effect.numbers["base"], -99  # an enemy that anybody beats
    try:
        suffer(g, id, 1, (CHAMPION, FIGURE << 16 | hero), who=2)
    finally:
        effect.numbers["base"] = base
    assert (p.vp, p.characters[hero].place) == (20 + won, RESERVE)


def test_an_olympian_beaten_by_a_wrath_lies_through_the_next_age() -> None:
    g = table()
    p = g.players[2]
    suffer(g, "moros", 1, (CHAMPION, FIGURE << 16), who=2)
    assert (p.characters[0].lying, p.characters[0].place) == (True, RESERVE)
    assert g.grandeur == [0, 1, 3, 2], "the usual defeat, and the points"
    assert p.vp == 12


def test_aither_then_takes_a_prayer() -> None:
    g = table()
    for p in g.players:
        p.prayers = 2
    suffer(g, "aither", 2)
    assert [p.prayers for p in g.players] == [1] * 4


# ---------------------------------------------------------------- beta


@pytest.mark.rule("HYB-APPX-11")
def test_gaia_takes_followers_and_cards_that_show_earth() -> None:
    g = table()
    p = g.players[0]
    earth, fire = cards_showing(p, EARTH)[:1], cards_showing(p, FIRE)[:1]
    both = [card for card in p.deck if box().card(card).elements[EARTH] and card not in earth][:1]
    take_cards(p, earth + fire + both)
    p.followers = 4
    asked = suffer(g, "gaia", 1, who=0)
    assert (p.followers, p.hand) == (1, fire)
    assert {option & 0xFFFF for option in options_of(asked, LOSE_CARD)} == set(earth + both)
    assert g.grandeur[0] == 0
    p.followers = 4
    suffer(g, "gaia", 1, who=0)
    assert p.hand == fire, "another Element will not do"
    assert g.grandeur[:2] == [1, 0], "so it costs Grandeur"


@pytest.mark.parametrize(
    ("workshop", "factory", "storage", "lost"), [(0, 0, 0, 0), (1, 0, 0, 1), (1, 1, 1, 3), (2, 2, 2, 3)]
)
def test_gaia_then_takes_aegis_for_tiles_on_their_way_up_to_three(
    workshop: int, factory: int, storage: int, lost: int
) -> None:
    g = table()
    p = g.players[0]
    p.aegis, p.storage = 5, [50, 51][:storage]
    for space in range(3):
        g.workshop.put(space, 10 + space, 0 if space < workshop else 1)
        g.factory.put(space, 20 + space, 0 if space < factory else 1)
    suffer(g, "gaia", 2, who=0)
    assert p.aegis == 5 - lost


def test_pontos_then_fills_the_well_player_by_player() -> None:
    g = table()
    for p in g.players:
        p.followers = 2
    g.well = 5
    suffer(g, "pontos", 2)
    assert g.well == 13
    assert [p.followers for p in g.players] == [2, 1, 1, 1], "each is active when it is their turn"


@pytest.mark.rule("HYB-APPX-12")
def test_lethe_counts_the_elements_beside_the_oracle() -> None:
    g = table()
    p = g.players[0]
    double = next(card for card in p.deck if sum(box().card(card).elements) == 2)
    single = next(card for card in g.players[1].deck if sum(box().card(card).elements) == 1)
    g.omens.tiles, g.omens.owners = [double, single], [0, 1]
    p.deck.remove(double)
    asked = suffer(g, "lethe", 1, who=2)
    assert seats_asked(asked, CHOOSE_BRANCH) == [], "who has no card and no Premonition loses points"
    assert g.players[2].vp == 20 - 2 - 3


def test_of_lethe_one_may_lose_cards_or_premonitions_instead() -> None:
    g = table()
    p = g.players[2]
    single = next(card for card in g.players[1].deck if sum(box().card(card).elements) == 1)
    g.omens.tiles, g.omens.owners = [single], [1]
    take_cards(p, p.deck[:1])
    p.premonitions = [g.premonition_deck.pop()]
    asked = suffer(g, "lethe", 1, who=2)
    branches = options_of(asked, CHOOSE_BRANCH)
    assert [option >> 16 for option in branches] == [BRANCH] * 3
    assert (p.hand, p.vp) == ([], 18)
    p.premonitions, p.vp = [g.premonition_deck.pop()], 20
    take_cards(p, p.deck[:1])
    suffer(g, "lethe", 1, (CHOOSE_BRANCH, branches[1]), who=2)
    assert (p.premonitions, len(p.hand), p.vp) == ([], 1, 18)


def test_who_has_nothing_at_all_loses_grandeur_to_lethe() -> None:
    g = table()
    single = next(card for card in g.players[1].deck if sum(box().card(card).elements) == 1)
    g.omens.tiles, g.omens.owners = [single], [1]
    g.players[0].vp = 2
    suffer(g, "lethe", 1, who=0)
    assert (g.players[0].vp, g.grandeur) == (0, [1, 0, 2, 3])


@pytest.mark.rule("HYB-DECK-03")
def test_lethe_then_takes_kindness_and_leaves_four_cards() -> None:
    g = table()
    p = g.players[0]
    p.kindness = 3
    take_cards(p, p.deck[:6])
    asked = suffer(g, "lethe", 2, (DISCARD_CARD, (12 << 16) | sorted(p.hand)[-1]), who=0)
    assert (p.kindness, len(p.hand), len(p.discard)) == (2, 4, 2)
    assert len(options_of(asked, DISCARD_CARD)) == 6, "of one's own choice"
    take_cards(p, p.hand[:3])
    assert suffer(g, "lethe", 2, who=0) == []
    assert len(p.hand) == 3


# ---------------------------------------------------------------- gamma


def test_nyx_takes_points_and_more_for_dark_cities_up_to_three() -> None:
    g = table()
    for p, cities in zip(g.players, (0, 2, 3, 4), strict=True):
        p.temples = (1 << cities) - 1
    lay(g, 3, box().technologies[0].id, "athens_1")
    suffer(g, "nyx", 1)
    assert [20 - p.vp for p in g.players] == [8, 8, 6, 2]


def test_nyx_then_takes_points_for_premonitions_up_to_two() -> None:
    g = table()
    for p, cards in zip(g.players, (0, 1, 2, 3), strict=True):
        p.premonitions = [g.premonition_deck.pop() for _ in range(cards)]
    suffer(g, "nyx", 2)
    assert [20 - p.vp for p in g.players] == [0, 2, 4, 4]


@pytest.mark.rule("HYB-END-15")
def test_nemesis_takes_points_for_rivals_behind_as_it_was_when_she_came() -> None:
    g = table()
    for p, points in zip(g.players, (20, 18, 18, 10), strict=True):
        p.vp = points
    suffer(g, "nemesis", 1)
    assert [p.vp for p in g.players] == [20 - 8, 18 - 4, 18 - 4, 10 - 2]
    assert g.snapshot == []


def test_nemesis_then_takes_a_point_for_each_step_above_the_last() -> None:
    g = table()
    suffer(g, "nemesis", 2)
    assert [20 - p.vp for p in g.players] == [3, 2, 1, 0]


def test_moros_then_takes_points_for_ones_own_dead_up_to_three() -> None:
    g = table()
    for p, dead in zip(g.players, (0, 1, 2, 3), strict=True):
        heroes = [character for character in p.characters if character.kind == HERO]
        for hero in heroes[:dead]:
            hero.place = IN_UNDERWORLD
    suffer(g, "moros", 2)
    assert [20 - p.vp for p in g.players] == [0, 1, 2, 3]


@pytest.mark.rule("HYB-CORE-03")
def test_a_wrath_that_finds_too_little_costs_one_grandeur() -> None:
    g = table()
    g.players[0].vp = 3
    lay(g, 1, box().technologies[0].id, "athens_1")
    suffer(g, "nyx", 1, who=0)  # 2, then 6 at once
    assert (g.players[0].vp, g.grandeur) == (0, [1, 0, 2, 3])


@pytest.mark.rule("HYB-CORE-03")
@pytest.mark.parametrize("id", ["lethe", "nyx", "nemesis"])
def test_a_wrath_of_several_losses_costs_one_grandeur(id: str) -> None:
    """The points run out at the first loss already, and each of the others finds nothing."""
    g = table()
    poor, *others = g.players
    poor.vp = 1
    for other in others:
        other.vp = 0  # whom Nemesis counts behind
    two = [card for card in others[0].deck if sum(box().card(card).elements) == 2]
    g.omens.tiles, g.omens.owners = two[:2], [1, 1]
    suffer(g, id, 1, who=0)
    assert (poor.vp, g.grandeur) == (0, [1, 0, 2, 3])


@pytest.mark.rule("HYB-CORE-03")
def test_the_second_wrath_is_an_effect_of_its_own() -> None:
    g = table()
    p = g.players[0]
    p.vp, p.premonitions = 0, [g.premonition_deck.pop()]
    suffer(g, "nyx", 1, who=0)
    suffer(g, "nyx", 2, who=0)
    assert g.grandeur == [1, 2, 0, 3]
