"""The Divine Pillar phase, and all six Pillars.  Pages 10, 12 and 31."""

import pytest

from agon.games.hybris.box.numbers import HERO, NONE
from agon.games.hybris.player import AT_HAND, IN_UNDERWORLD, RESERVE, UNDER, Player
from agon.games.hybris.rules.end_of_age import orientation
from agon.games.hybris.rules.pillars import age_start, pillar, resolve_lower, resolve_pillar
from agon.games.hybris.rules.questions import (
    CHOOSE_BRANCH,
    CITY,
    MAY,
    STOP,
    SWAP_TOKEN,
    TAKE_TILE,
    TECHNOLOGY,
    TOKEN,
    USE_UPPER,
    WHICH_CITY,
    WILL_PAY,
    YES,
)
from agon.games.hybris.rules.world_questions import CITY_FOLLOWERS, FOLLOWERS_OR_SERVICE
from agon.games.hybris.state import Hybris
from agon.kernel.ask import Kind
from rules.hybris.cities import Asked, answer, options_of, seats_asked
from rules.hybris.given import (
    OLYMPIANS,
    audiences,
    bare,
    box,
    do,
    empower,
    figure_of,
    given,
    line_up,
    named,
    run,
    scene,
    told,
)


def choose_pillars(g: Hybris, *numbers: int) -> list[list[int]]:
    """Each player in turn takes the Pillar of that number; what each could choose from."""
    by_number = {p.number: p.index for p in box().pillars}
    return [run(pillar(g), (by_number[number],))[0] for number in numbers]


def numbers_of(g: Hybris, seats: list[int]) -> list[int]:
    return [box().pillars[g.players[seat].pillars[0]].number for seat in seats]


# ---------------------------------------------------------------- choosing


@pytest.mark.rule("HYB-PILLAR-01", "HYB-SETUP-11")
def test_pillars_are_chosen_in_grandeur_order_from_those_left() -> None:
    g = given(*OLYMPIANS)
    offered = choose_pillars(g, 3, 1, 6, 2)
    assert [len(options) for options in offered] == [6, 5, 4, 3]
    assert numbers_of(g, g.grandeur) == [3, 1, 6, 2]
    assert g.step == "planning"


@pytest.mark.rule("HYB-PILLAR-01")
def test_who_pays_to_be_first_picks_before_the_foremost() -> None:
    g = given(*OLYMPIANS)
    last = g.grandeur[-1]
    do(g, last, {"pick_pillar": "first"})
    choose_pillars(g, 3, 1, 6, 2)
    assert numbers_of(g, [last, *g.grandeur[:-1]]) == [3, 1, 6, 2]


@pytest.mark.rule("HYB-PILLAR-01", "HYB-TECH-06")
def test_what_happens_at_the_start_of_an_age_comes_before_the_choice() -> None:
    g = given("zeus", "hades")
    line_up(g, 0, 1)
    empower(g, 1, when="age_start", effects=[{"gain": {"grandeur": 1}}])
    g.step = "age_start"
    answer(age_start(g))
    assert g.step == "pillar"
    choose_pillars(g, 3, 1)
    assert numbers_of(g, [1, 0]) == [3, 1]


@pytest.mark.rule("HYB-PILLAR-02")
def test_the_lowest_number_plays_first() -> None:
    g = given(*OLYMPIANS)
    choose_pillars(g, 3, 1, 6, 2)
    assert numbers_of(g, g.order) == [1, 2, 3, 6]
    assert g.active == g.order[0]


@pytest.mark.rule("HYB-PILLAR-03", "HYB-PILLAR-05")
def test_pillars_left_over_get_one_prayer_and_keep_it() -> None:
    g = given(*OLYMPIANS)
    g.well = 8
    choose_pillars(g, 3, 1, 6, 2)
    left = [p.index for p in box().pillars if p.number in (4, 5)]
    assert g.pillar_prayers == sum(1 << index for index in left)
    assert g.well == 8, "it is the supply that gives them"
    run(orientation(g))
    assert g.pillar_prayers == sum(1 << index for index in left), "it stays from Age to Age"
    choose_pillars(g, 3, 1, 6, 2)
    assert g.pillar_prayers == sum(1 << index for index in left), "never more than one"


@pytest.mark.rule("HYB-PILLAR-04")
def test_whoever_takes_a_blessed_pillar_takes_its_prayer() -> None:
    g = given(*OLYMPIANS)
    choose_pillars(g, 3, 1, 6, 2)
    run(orientation(g))
    choose_pillars(g, 5, 1, 6, 2)
    assert [g.players[seat].prayers for seat in g.grandeur] == [1, 0, 0, 0]
    five = next(p.index for p in box().pillars if p.number == 5)
    assert not g.pillar_prayers >> five & 1


# ---------------------------------------------------------------- resolving


def holding(id: str) -> Hybris:
    """Seat 0 of three, in the middle of the track, has that Pillar; nobody has anything else."""
    g = bare(given("zeus", "athena", "hades"))
    line_up(g, 2, 0, 1)
    p = g.players[0]
    p.pillars = [named("pillar", id)]
    p.uppers, p.lowers = p.pillars.copy(), p.pillars.copy()
    g.turn.seat = 0
    return g


def resolve(g: Hybris, *answers: tuple[Kind, int]) -> list[Asked]:
    return answer(resolve_pillar(g, g.players[0], g.players[0].pillars[0], scene(0)), *answers)


def only_lower(g: Hybris, *answers: tuple[Kind, int]) -> list[Asked]:
    return answer(resolve_lower(g, g.players[0], scene(0)), *answers)


def rivals(g: Hybris) -> list[Player]:
    return g.players[1:]


@pytest.mark.rule("HYB-ACT-22", "HYB-ACT-23")
def test_the_upper_effect_may_be_declined_and_the_others_have_theirs_all_the_same() -> None:
    g = holding("ambition")
    resolve(g, (USE_UPPER, STOP << 16))
    assert (g.players[0].vp, g.players[0].might) == (0, 0)
    assert [len(p.hand) for p in rivals(g)] == [1, 1]


@pytest.mark.rule("HYB-ACT-23")
def test_the_others_have_the_lower_half_in_grandeur_order_and_the_owner_has_nothing_of_it() -> None:
    g = holding("truce")
    asked = only_lower(g)
    assert seats_asked(asked, CHOOSE_BRANCH) == [2, 1]
    assert g.players[0].followers == 0


@pytest.mark.rule("HYB-ACT-24")
def test_a_resolved_pillar_gives_nothing_more() -> None:
    g = holding("hubris")
    only_lower(g)
    assert g.players[0].pillar_resolved
    only_lower(g)
    assert [p.vp for p in g.players] == [0, 1, 1]


def test_clairvoyance() -> None:
    g = holding("clairvoyance")
    hero = figure_of(g.players[1], HERO)
    hero.token, g.players[1].tokens[5] = 5, UNDER
    resolve(g, (MAY, yes(g)), (SWAP_TOKEN, TOKEN << 16 | 2))
    assert (len(g.players[0].premonitions), g.players[0].vp) == (1, 1), "Perceive"
    assert [p.aegis for p in g.players] == [0, 1, 1]
    assert (hero.token, g.players[1].tokens[5]) == (2, AT_HAND)
    assert audiences(g, "hybris-swapped") == [-1], "that it was touched is seen, not how"


def yes(g: Hybris) -> int:
    """The answer to a `may` of the Pillar of seat 0."""
    lower = box().pillars[g.players[0].pillars[0]].lower
    return YES << 16 | next(effect.index for effect in lower[0].then if effect.verb == "may")


def test_ambition() -> None:
    g = holding("ambition")
    resolve(g)
    assert [p.might for p in g.players] == [3, 1, 1]
    assert (g.players[0].vp, [len(p.hand) for p in g.players]) == (1, [0, 1, 1])
    run(orientation(g))
    assert [p.might for p in g.players] == [0, 0, 0], "until the End of Age phase"


@pytest.mark.rule("HYB-APPX-13")
def test_indoctrination_kindness_for_the_others_then_prayers_at_once_and_one_check() -> None:
    g = holding("indoctrination")
    for p in g.players:
        p.followers = 2
    g.well = 8
    only_lower(g)
    assert [p.kindness for p in g.players] == [1, 2, 2]
    assert g.well == 10, "one for each other player"
    assert [p.followers for p in g.players] == [1, 2, 2], "one check, against the owner"
    assert len(told(g, "hybris-generated")) == 1
    g.players[0].pillar_resolved, g.players[0].turned, g.well, g.log = False, 0, 0, []
    only_lower(g)
    kindness_then_well = [id for id, _, _ in g.log if id in ("hybris-kindness", "hybris-generated")]
    assert kindness_then_well == ["hybris-kindness", "hybris-kindness", "hybris-generated"]


def test_indoctrination_followers_may_become_prayers_twice() -> None:
    g = holding("indoctrination")
    g.well = 5
    asked = resolve(g)
    p = g.players[0]
    assert len(seats_asked(asked, WILL_PAY)) == 2
    assert (p.followers, p.prayers) == (0, 2)
    g = holding("indoctrination")
    assert seats_asked(resolve(g), WILL_PAY) == [], "with nothing in the Well there is nothing to pay for"
    assert g.players[0].followers == 2


def test_truce() -> None:
    g = holding("truce")
    hero = figure_of(g.players[2], HERO)
    hero.place = IN_UNDERWORLD
    athens = named("city", "athens")
    asked = resolve(g, (WHICH_CITY, CITY << 16 | athens), (FOLLOWERS_OR_SERVICE, CITY_FOLLOWERS << 16 | athens))
    p = g.players[0]
    assert (p.followers, p.kindness) == (2, 2), "Influence in any City"
    assert all(c.place < 0 for c in p.characters), "without moving there"
    [second, third] = [each.options for each in asked if each.kind is CHOOSE_BRANCH]
    assert (len(second), len(third)) == (3, 2), "a Hero to fetch, a Follower, Kindness"
    assert hero.place == RESERVE
    assert g.players[1].followers == 1


def test_guidance() -> None:
    g = holding("guidance")
    p = g.players[0]
    p.followers, p.aegis = 2, 1
    tile = next(t.index for t in box().technologies if (t.followers, t.aegis) == (2, 1))
    coliseum = g.coliseum_deck[-2:]
    resolve(g, (TAKE_TILE, TECHNOLOGY << 16 | tile))
    assert (g.factory.tiles[0], g.factory.owners[0]) == (tile, 0)
    assert (p.followers, p.aegis) == (0, 0)
    assert sorted(rivals(g)[0].hand + rivals(g)[1].hand) == sorted(coliseum)


def test_hubris() -> None:
    g = holding("hubris")
    p = g.players[0]
    p.prayers = 2
    asked = resolve(g)
    assert len(options_of(asked, CHOOSE_BRANCH)) == 2
    assert [seat for seat in g.grandeur if seat != NONE] == [2, 1, 0], "a rank paid"
    assert sum(p.cleared) == 1
    g = holding("hubris")
    p = g.players[0]
    line_up(g, 2, 1, 0)
    p.prayers = 2
    resolve(g)
    assert (p.prayers, sum(p.cleared)) == (0, 1), "on the last space only Prayers can be paid"
    g = holding("hubris")
    line_up(g, 2, 1, 0)
    resolve(g)
    assert (g.players[0].vp, [p.vp for p in rivals(g)]) == (0, [1, 1])
