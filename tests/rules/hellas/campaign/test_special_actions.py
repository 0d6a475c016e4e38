"""Special actions of the campaign: the pile, what is different, and Pass."""

import pytest

from agon.games.hellas.box.numbers import BUILD_MONUMENT, BUILD_TEMPLE, HUNT, MARCH, NONE, PREPARE, RECRUIT, USURP
from agon.games.hellas.hunting import Hunt
from agon.games.hellas.persian_invasion.schema.words import Attitude
from agon.games.hellas.rules.hunt.questions import WHICH_SYMBOL
from agon.games.hellas.rules.questions import CARD, MARKED_POWER, POWER, SPECIAL
from agon.games.hellas.rules.special_actions import recruit_room
from agon.games.hellas.rules.turn import perform, special_options
from agon.games.hellas.scenes import Scene
from agon.games.hellas.state import Hellas
from rules.hellas.campaign.campaigning import (
    BLUE,
    GREEN,
    YELLOW,
    allied,
    beast,
    blue,
    campaign,
    feel,
    green,
    loyal,
    next_token,
    persian,
    second_act,
    standing,
    tokens,
    vanguard,
    vanguard_at,
    war,
    yellow,
)
from rules.hellas.given import bless, do, effects, equip, hand, named, questions, recruits, region, run, step, told
from rules.hellas.warfare import conduct


def act(g: Hellas, action: int, *answers: int) -> list[list[int]]:
    return run(perform(g, g.players[0], action), answers)


@pytest.mark.rule("LOH-SSPEC-01")
def test_six_actions_and_pass() -> None:
    g = campaign()
    p = g.players[0]
    p.region = blue(g, "elis", 2)
    loyal(g, "elis")
    p.injuries = 1
    feel(g, "brown", "loyal")
    beast(g, "hydra", "elis")
    offered = [option & 0xFFFF for option in special_options(g, p)]
    assert offered == [RECRUIT, MARCH, BUILD_TEMPLE, PREPARE, HUNT, BUILD_MONUMENT]
    p.region = region("crete")
    assert USURP in [option & 0xFFFF for option in special_options(g, p)]
    levels = [monument.level for monument in g.monuments]
    act(g, BUILD_MONUMENT)
    assert [monument.level for monument in g.monuments] == levels


@pytest.mark.rule("LOH-SSPEC-02")
@pytest.mark.rule("LOH-SSETUP-15")
def test_every_special_action_takes_a_token_of_the_pile() -> None:
    g = campaign()
    next_token(g, 7)
    act(g, PREPARE, 1, 1)
    assert war(g).on_actions[PREPARE] == 7
    assert 7 not in war(g).pile
    assert g.players[0].marked == 1 << PREPARE
    assert SPECIAL << 16 | PREPARE not in special_options(g, g.players[0])
    assert war(g).last == 7


@pytest.mark.rule("LOH-SSPEC-02")
def test_an_extra_special_action_takes_a_token_and_the_last_one_counts() -> None:
    g = campaign()
    next_token(g, 7)
    next_token(g, 8)
    bless(g, 0, "hermes_temple")
    allied(g, "crete")
    g.step = "special"
    step(g, [BUILD_TEMPLE])
    assert g.step == "special"
    step(g, [BUILD_MONUMENT])
    assert war(g).last == 7
    assert war(g).gone == [7, 8]
    step(g)
    step(g)
    assert [numbers[2] for numbers in told(g, "hellas-script")] == [7]
    assert not war(g).known >> 8 & 1


@pytest.mark.rule("LOH-SSPEC-02")
def test_with_the_pile_used_up_an_extra_action_has_no_token_and_the_last_one_counts() -> None:
    g = campaign()
    war(g).pile = [7]
    act(g, PREPARE, 1, 1)
    act(g, RECRUIT, 0)
    assert (war(g).on_actions[PREPARE], war(g).on_actions[RECRUIT]) == (7, NONE)
    assert war(g).last == 7


@pytest.mark.rule("LOH-SSPEC-02")
def test_a_card_that_is_an_action_gets_a_token_too() -> None:
    g = campaign()
    next_token(g, 7)
    bless(g, 0, "exhausted_fight")
    beast(g, "hydra", "laconia")
    g.step = "special"
    power = next(p.index for p in g.box.powers if p.source == "blessing/exhausted_fight")
    conduct(g.book.steps["special"](g), [POWER << 16 | power])
    assert war(g).on_cards == [(power, 7)]
    assert war(g).last == 7
    act(g, BUILD_MONUMENT)
    assert war(g).on_cards == []
    assert 7 in war(g).gone


@pytest.mark.rule("LOH-SSPEC-03")
def test_recruit_gives_one_in_a_city_and_two_in_sparta() -> None:
    g = campaign()
    loyal(g, "arcadia")
    replaceable = g.book.replaceable
    assert (replaceable.recruit_numbers(g, region("arcadia")), replaceable.recruit_numbers(g, region("laconia"))) == (
        1,
        2,
    )
    act(g, RECRUIT, region("arcadia"), recruits(2, "laconia"))
    assert standing(g, "arcadia") == (1, 0, 0)
    assert standing(g, "laconia") == (4, 0, 0)


@pytest.mark.rule("LOH-SSPEC-04")
def test_recruits_have_the_colour_of_the_regions_token() -> None:
    g = campaign()
    loyal(g, "arcadia")
    allied(g, "achaea")
    act(g, RECRUIT, region("arcadia"), region("achaea"), 0)
    assert standing(g, "arcadia") == (1, 0, 0)
    assert standing(g, "achaea") == (0, 1, 0)


@pytest.mark.rule("LOH-SSPEC-05")
def test_every_effect_that_gives_troops_gives_those_of_the_region() -> None:
    g = campaign()
    for where in ("messenia", "laconia"):
        do(g, 0, {"recruit": 1, "at": "controlled"}, answers=[region(where)])
    assert standing(g, "messenia") == (0, 1, 0)
    assert standing(g, "laconia") == (3, 0, 0)
    do(g, 0, {"recruit": 1, "at": "hero"}, answers=[])
    assert standing(g, "laconia") == (4, 0, 0)


@pytest.mark.rule("LOH-SSPEC-05")
@pytest.mark.rule("LOH-SSPEC-13")
def test_prepare_recruits_allies_even_in_a_blue_region() -> None:
    g = campaign()
    g.players[0].injuries = 1
    play = g.book.special[PREPARE].do(g, g.players[0])
    assert [option & 0xFFFF for option in questions(play)[0].options] == [0, 1, 2]
    act(g, PREPARE, 2, region("laconia"), 1)
    assert standing(g, "laconia") == (2, 1, 0)
    assert len(g.players[0].hand) == 1


@pytest.mark.rule("LOH-SSPEC-13")
@pytest.mark.rule("LOH-SBAT-01")
def test_a_hoplite_prepared_upon_a_persian_token_fights_for_it() -> None:
    g = second_act(invasion=9)
    p = g.players[0]
    p.region = region("elis")
    persian(g, "elis")
    act(g, PREPARE, 2, 2)
    assert told(g, "hellas-battle") == [(0, -2, region("elis"), NONE)]
    assert standing(g, "elis") == (0, 0, 0)
    assert tokens(g, GREEN) == ["macedonia", "elis"]


def test_a_hero_on_a_quest_can_prepare() -> None:
    g = second_act()
    p = g.players[0]
    p.region = NONE
    p.quest = 0
    act(g, PREPARE)
    assert len(p.hand) == 2


@pytest.mark.rule("LOH-SSPEC-06")
@pytest.mark.rule("LOH-SSPEC-07")
@pytest.mark.rule("LOH-SSPEC-08")
@pytest.mark.parametrize("token", [BLUE, YELLOW])
def test_a_temple_in_any_own_region_gives_a_blue_priest_and_no_draft(token: int) -> None:
    g = campaign()
    g.control[region("crete")] = token
    g.control[region("messenia")] = NONE
    for left in range(6, 0, -1):
        g.temples &= ~(1 << region("crete"))
        g.temples_left = left
        g.players[0].pool = 0
        blessings = g.blessing_deck.copy()
        g.players[0].marked = 0
        act(g, BUILD_TEMPLE)
        assert g.temples >> region("crete") & 1
        assert g.players[0].pool == 1
        assert (g.draft, g.blessing_deck, g.players[0].blessings) == (None, blessings, [])


@pytest.mark.rule("LOH-SSPEC-09")
def test_a_hunt_meets_the_top_attack_card() -> None:
    g = campaign()
    hunt = Hunt(0, beast(g, "hydra", "laconia"), region("laconia"))
    top, deck, before = g.attack_deck[-1], len(g.attack_deck), g.reveals
    assert run(g.book.replaceable.draw_attack(g, hunt)) == []
    assert hunt.attack == top
    assert len(g.attack_deck) == deck - 1
    assert hunt.drawn == []
    assert g.reveals == before + 1


@pytest.mark.rule("LOH-SSPEC-10")
@pytest.mark.rule("LOH-SATT-08")
@pytest.mark.parametrize(
    ("attitude", "possible"), [("hostile", False), ("wary", False), ("neutral", False), ("loyal", True)]
)
def test_usurp_needs_a_loyal_land(attitude: Attitude, possible: bool) -> None:
    g = campaign()
    feel(g, "green", attitude)
    for where in ("elis", "arcadia", "achaea"):
        g.players[0].region = region(where)
        assert (g.book.special[USURP].why_not(g, g.players[0]) is None) is possible


@pytest.mark.rule("LOH-SSPEC-10")
def test_usurp_takes_a_region_in_blue_and_recruits_there() -> None:
    g = second_act()
    feel(g, "green", "loyal")
    persian(g, "elis")
    g.players[0].region = region("elis")
    act(g, USURP, region("elis"))
    assert g.control[region("elis")] == BLUE
    assert standing(g, "elis") == (1, 0, 0)


@pytest.mark.rule("LOH-MSPEC-18")
def test_usurping_an_allied_region_leaves_its_yellow_token() -> None:
    g = campaign()
    feel(g, "green", "loyal")
    allied(g, "elis")
    g.players[0].region = region("elis")
    act(g, USURP, region("elis"))
    assert g.control[region("elis")] == YELLOW
    assert standing(g, "elis") == (0, 1, 0)


@pytest.mark.rule("LOH-MSPEC-16")
def test_no_recruits_in_a_city_where_the_vanguard_stands() -> None:
    g = campaign()
    allied(g, "macedonia")
    vanguard(g, "macedonia", 2)
    assert region("macedonia") not in recruit_room(g, g.players[0])
    assert region("laconia") in recruit_room(g, g.players[0])


@pytest.mark.rule("LOH-SSPEC-10")
def test_usurp_drives_persian_hoplites_out_to_the_safe_neighbour_with_the_lowest_number() -> None:
    g = second_act()
    feel(g, "green", "loyal")
    green(g, "elis", 3)
    allied(g, "achaea")
    g.players[0].region = region("elis")
    act(g, USURP, region("elis"))
    assert standing(g, "elis") == (1, 0, 0)
    assert standing(g, "arcadia") == (0, 0, 3)


@pytest.mark.rule("LOH-SSPEC-11")
def test_nobody_usurps_in_the_north() -> None:
    g = campaign()
    feel(g, "red", "loyal")
    for where in ("chalkidiki", "macedonia", "epirus", "thessaly"):
        g.players[0].region = region(where)
        assert g.book.special[USURP].why_not(g, g.players[0]) is not None


def test_usurp_drives_the_vanguard_one_region_back_without_losses() -> None:
    g = campaign()
    vanguard(g, "locris", 3)
    feel(g, "yellow", "loyal")
    g.players[0].region = region("locris")
    act(g, USURP, region("locris"))
    assert vanguard_at(g) == "thessaly"
    assert standing(g, "thessaly") == (0, 0, 3)
    assert standing(g, "locris") == (1, 0, 0)


def test_a_vanguard_driven_upon_other_hoplites_attacks_them() -> None:
    g = campaign()
    vanguard(g, "locris", 3)
    yellow(g, "thessaly", 1)
    feel(g, "yellow", "loyal")
    g.players[0].region = region("locris")
    act(g, USURP, region("locris"))
    assert told(g, "hellas-battle") == [(-2, 0, region("thessaly"), NONE)]


# ---------------------------------------------------------------- Pass


def busy() -> Hellas:
    """Two actions are marked, an artifact is spent, a priest prays."""
    g = campaign()
    p = g.players[0]
    equip(g, 0, "ambrosia")
    p.spent = [named("artifact", "ambrosia")]
    for number in (3, 9, 7):
        next_token(g, number)
    act(g, PREPARE, 1, 1)
    act(g, RECRUIT, 0)
    g.monuments[0].priests = [BLUE]
    g.log = []
    return g


@pytest.mark.rule("LOH-SSPEC-14")
@pytest.mark.rule("LOH-SSPEC-20")
@pytest.mark.rule("LOH-SSETUP-16")
def test_pass_takes_all_tokens_off_the_board_for_good() -> None:
    g = busy()
    pile = war(g).pile.copy()
    act(g, BUILD_MONUMENT)
    assert g.players[0].marked == 0
    assert war(g).on_actions == [NONE] * 7
    assert sorted(war(g).gone) == [3, 7, 9]
    assert war(g).pile == pile[:-1]


@pytest.mark.rule("LOH-SSPEC-15")
@pytest.mark.rule("LOH-SART-03")
def test_pass_charges_artifacts_and_nothing_else_does() -> None:
    g = busy()
    g.players[0].marked &= ~(1 << RECRUIT)
    act(g, RECRUIT, 0)
    assert g.players[0].spent == [named("artifact", "ambrosia")]
    act(g, BUILD_MONUMENT)
    assert g.players[0].spent == []


@pytest.mark.rule("LOH-SSPEC-15")
def test_what_waits_for_build_monument_waits_for_pass() -> None:
    g = busy()
    bless(g, 0, "gods_strength")
    g.players[0].injuries = 1
    act(g, BUILD_MONUMENT)
    assert g.players[0].injuries == 0


@pytest.mark.rule("LOH-SLOSS-05")
def test_no_card_kills_persian_hoplites() -> None:
    g = campaign()
    p = bless(g, 0, "shoot_to_kill")
    p.region = vanguard(g, "thessaly", 2)
    [card] = hand(g, 0, "flank_attack_bow")
    power = g.arsenal.powers["once_per_turn"][0].power.index
    assert POWER << 16 | power not in special_options(g, p)
    beast(g, "hydra", "thessaly")
    assert POWER << 16 | power in special_options(g, p)  # but it wounds a monster among them
    g.step = "special"
    which = questions(g.book.steps["special"](g), [POWER << 16 | power, CARD << 16 | card])[-1]
    assert which.kind is WHICH_SYMBOL


@pytest.mark.rule("LOH-SSPEC-16")
def test_the_event_phase_follows_pass() -> None:
    g = busy()
    g.step = "special"
    step(g, [BUILD_MONUMENT])
    step(g)
    assert g.step == "script"


@pytest.mark.rule("LOH-SSPEC-17")
@pytest.mark.rule("LOH-SSPEC-18")
def test_pass_leaves_priests_where_they_are_and_gives_none() -> None:
    g = busy()
    allied(g, "phocis")
    act(g, BUILD_MONUMENT)
    assert g.monuments[0].priests == [BLUE]
    assert g.players[0].pool == 0


@pytest.mark.rule("LOH-SSPEC-19")
def test_pass_costs_exactly_one_token_which_is_the_script() -> None:
    g = busy()
    next_token(g, 3)
    before = len(war(g).pile)
    g.step = "special"
    step(g, [BUILD_MONUMENT])
    step(g)
    step(g)
    assert len(war(g).pile) == before - 1
    assert [numbers[2] for numbers in told(g, "hellas-script")] == [3]
    assert 3 in war(g).gone


def test_pass_can_always_be_chosen() -> None:
    g = campaign()
    g.players[0].marked = 0b111111
    assert special_options(g, g.players[0]) == [SPECIAL << 16 | BUILD_MONUMENT]


@pytest.mark.rule("LOH-SSPEC-20")
def test_a_token_taken_off_by_an_artifact_leaves_the_game() -> None:
    g = busy()
    do(g, 0, {"unmark": 1}, answers=[PREPARE])
    assert g.players[0].marked == 1 << RECRUIT
    assert war(g).gone == [7]
    assert war(g).on_actions[PREPARE] == NONE


@pytest.mark.rule("LOH-SSPEC-20")
def test_a_token_taken_off_a_card_leaves_the_game_too() -> None:
    g = busy()
    g.players[0].marked_powers = [5]
    war(g).on_cards = [(5, war(g).pile.pop())]
    questions(g.book.resolve(g, g.players[0], effects({"unmark": 1}), Scene(0)), [MARKED_POWER << 16 | 5])
    assert war(g).on_cards == []
    assert len(war(g).gone) == 1


def test_an_oracle_that_was_destroyed_is_not_built_again() -> None:
    g = second_act()
    allied(g, "phocis")
    g.temples = 0
    assert g.book.special[BUILD_TEMPLE].why_not(g, g.players[0]) is not None
    allied(g, "crete")
    assert g.book.special[BUILD_TEMPLE].why_not(g, g.players[0]) is None
    g.temples_left = 0
    assert g.book.special[BUILD_TEMPLE].why_not(g, g.players[0]) is not None
