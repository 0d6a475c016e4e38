"""The end of act I and its consequences."""

import pytest

from agon.games.hellas.box.numbers import NONE, PRAYER, PREPARE, STRENGTH
from agon.games.hellas.persian_invasion.acts import act_one_endings
from agon.games.hellas.persian_invasion.war import ENDING, FAILURE
from agon.games.hellas.rules.control import drop_control
from agon.games.hellas.rules.quests import boardable
from agon.games.hellas.rules.turn import perform
from agon.games.hellas.state import Hellas
from agon.kernel.errors import Ended
from agon.kernel.game import OVER
from rules.hellas.campaign.campaigning import (
    BLUE,
    GREEN,
    YELLOW,
    allied,
    beast,
    blue,
    campaign,
    consequences,
    ended,
    feel,
    feeling,
    green,
    loyal,
    next_token,
    persian,
    quest,
    read,
    spies,
    spy,
    standing,
    tokens,
    vanguard,
    war,
    yellow,
)
from rules.hellas.given import equip, monster, named, questions, region, run, step, told


def at_war(invasion: int = 5) -> Hellas:
    """Act I is about to end with the invasion at 5, so that act II has a victory counter."""
    g = campaign()
    war(g).invasion = invasion
    return g


# ---------------------------------------------------------------- how act I ends


@pytest.mark.rule("LOH-A1END-01")
def test_act_one_ends_with_the_vanguard_in_phocis() -> None:
    g = at_war()
    vanguard(g, "phocis", 2)
    assert act_one_endings(g) == ["act_1_oracle_lost"]


@pytest.mark.rule("LOH-A1END-02")
def test_act_one_ends_without_persian_hoplites() -> None:
    g = at_war()
    vanguard(g, "chalkidiki", 0)
    war(g).vanguard = NONE
    assert act_one_endings(g) == ["act_1_vanguard_routed"]


@pytest.mark.rule("LOH-A1END-03")
def test_act_one_ends_with_the_invasion_at_ten() -> None:
    g = at_war(10)
    assert act_one_endings(g) == ["act_1_invasion_ten"]
    war(g).invasion = 9
    assert act_one_endings(g) == []


@pytest.mark.rule("LOH-A1END-01")
@pytest.mark.rule("LOH-A1END-02")
@pytest.mark.rule("LOH-A1END-03")
def test_an_act_ends_only_after_the_event_phase_and_is_told() -> None:
    g = at_war(10)
    g.step = "special"
    step(g, [PREPARE, 1, 1])
    step(g)
    assert g.step == "script"
    g.step = "act_check"
    step(g)
    assert g.step == "clear_map"
    assert told(g, "hellas-ending") == [(2, NONE, NONE, NONE)]
    assert [(number, other) for kind, number, other in war(g).tale if kind == ENDING] == [(2, False)]


# ---------------------------------------------------------------- consequences 1 to 5


@pytest.mark.rule("LOH-A1CON-01")
def test_all_hoplites_leave_the_map() -> None:
    g = at_war()
    for where, put in (("elis", blue), ("crete", yellow), ("locris", green)):
        put(g, where, 3)
    g.fortified[region("laconia")] = BLUE
    g.step = "clear_map"
    step(g)
    assert sum(g.hoplites) == 0
    assert set(g.fortified) == {NONE}
    assert war(g).vanguard == NONE


@pytest.mark.rule("LOH-A1CON-02")
def test_the_players_priests_go_from_the_monuments_to_the_supply() -> None:
    g = at_war()
    g.monuments[0].priests = [BLUE, BLUE]
    g.monuments[2].priests = [BLUE]
    g.step = "clear_map"
    step(g)
    assert [monument.priests for monument in g.monuments] == [[], [], []]
    assert g.players[0].pool == 0


@pytest.mark.rule("LOH-A1CON-03")
def test_tokens_monsters_attitudes_and_spies_stay() -> None:
    g = at_war()
    loyal(g, "elis")
    allied(g, "crete")
    beast(g, "hydra", "elis")
    feel(g, "green", "loyal")
    feel(g, "blue", "wary")
    spy(g, "attica")
    consequences(g)
    assert tokens(g, BLUE) == ["elis", "laconia"]
    assert tokens(g, YELLOW) == ["messenia", "crete"]
    assert g.beasts[monster("hydra")].region == region("elis")
    assert (feeling(g, "green"), feeling(g, "blue")) == ("loyal", "wary")
    assert spies(g) == ["attica"]


@pytest.mark.rule("LOH-A1CON-04")
@pytest.mark.rule("LOH-A1CON-05")
def test_an_oracle_that_fell_is_gone_and_allied_priests_block_a_spot_each() -> None:
    g = at_war()
    p = g.players[0]
    war(g).oracle_lost = True
    p.pool = 2
    consequences(g)
    assert g.temples == 0
    assert [monument.priests for monument in g.monuments] == [[YELLOW]] * 3
    assert p.pool == 2
    run(g.book.regular[PRAYER].do(g, p), [0])
    assert [option & 0xFFFF for option in questions(g.book.regular[PRAYER].do(g, p))[0].options] == [1, 2]


@pytest.mark.rule("LOH-A1CON-06")
def test_an_oracle_that_was_saved_gives_a_priest() -> None:
    g = at_war()
    consequences(g)
    assert g.temples == 1 << region("phocis")
    assert g.players[0].pool == 1
    assert [monument.priests for monument in g.monuments] == [[]] * 3


@pytest.mark.rule("LOH-A1CON-07")
def test_at_ten_act_two_begins_with_an_event_phase_after_everything_else() -> None:
    g = at_war(10)
    next_token(g, 2)
    g.step = "act_check"
    step(g)
    g.log = []
    while g.step in g.book.sequences["between_acts"]:
        step(g)
    assert g.step == "script"
    assert war(g).act == 2
    assert g.control[region("macedonia")] == GREEN
    step(g)
    assert told(g, "hellas-script") == [(25, 0, 2, 2)]
    assert feeling(g, "red") == "wary"
    assert (war(g).gone, len(war(g).pile)) == ([2], 23)
    step(g)
    assert g.step == "turn_start"


@pytest.mark.rule("LOH-A1CON-07")
def test_otherwise_act_two_begins_with_the_player() -> None:
    g = at_war()
    consequences(g)
    step(g)
    assert g.step == "turn_start"
    assert len(war(g).pile) == 24
    assert told(g, "hellas-script") == []


@pytest.mark.rule("LOH-A1CON-08")
@pytest.mark.rule("LOH-A1CON-17")
def test_all_used_action_tokens_leave_the_board_and_artifacts_are_charged() -> None:
    g = at_war()
    p = g.players[0]
    equip(g, 0, "ambrosia")
    p.spent = [named("artifact", "ambrosia")]
    next_token(g, 7)
    run(perform(g, p, PREPARE), [1, 1])
    consequences(g)
    assert p.marked == 0
    assert war(g).on_actions == [NONE] * 7
    assert war(g).gone == [7]
    assert p.spent == []


@pytest.mark.rule("LOH-A1CON-08")
def test_tokens_of_cards_leave_too() -> None:
    g = at_war()
    g.players[0].marked_powers = [5]
    war(g).on_cards = [(5, war(g).pile.pop())]
    consequences(g)
    assert (g.players[0].marked_powers, war(g).on_cards) == ([], [])
    assert len(war(g).gone) == 1


@pytest.mark.rule("LOH-A1CON-09")
def test_the_mobilization_marker_begins_anew() -> None:
    g = at_war()
    war(g).mobilization = 3
    consequences(g)
    assert war(g).mobilization == 1


@pytest.mark.rule("LOH-A1CON-10")
@pytest.mark.parametrize("invasion", [1, 5, 10])
def test_the_victory_counter_begins_where_the_invasion_is(invasion: int) -> None:
    g = at_war(invasion)
    assert war(g).counter == NONE
    consequences(g)
    assert (war(g).counter, war(g).invasion) == (invasion, invasion)


# ---------------------------------------------------------------- consequences 6 to 10


@pytest.mark.rule("LOH-A1CON-11")
@pytest.mark.rule("LOH-SQST-05")
def test_every_unfinished_quest_has_its_penalty() -> None:
    g = at_war()
    failed = quest(g, "cattle_of_geryon", "amazon_queen", "saving_prometheus").copy()
    consequences(g)
    assert war(g).mobilization == 3
    assert "chalkidiki" in tokens(g, GREEN)
    assert g.players[0].injuries.bit_count() == 2
    assert [numbers[0] for numbers in told(g, "hellas-quest-failed")] == failed
    assert [(number, other) for kind, number, other in war(g).tale if kind == FAILURE] == [(q, False) for q in failed]
    assert g.quests == [NONE] * 3


@pytest.mark.rule("LOH-SQST-01")
def test_there_are_no_quests_in_act_two() -> None:
    g = at_war()
    quest(g, "cattle_of_geryon")
    p = g.players[0]
    p.attributes[STRENGTH] = 5
    assert boardable(g, p, region("boeotia")) != []
    consequences(g)
    assert boardable(g, p, region("boeotia")) == []


@pytest.mark.rule("LOH-A1CON-12")
@pytest.mark.rule("LOH-A1CON-13")
def test_macedonia_is_persian_and_the_north_is_lost() -> None:
    g = at_war()
    allied(g, "macedonia", "thessaly", "locris")
    loyal(g, "epirus")
    equip(g, 0, "thunder_of_zeus")
    consequences(g)
    assert tokens(g, GREEN) == ["macedonia"]
    assert tokens(g, YELLOW) == ["locris", "messenia"]
    assert tokens(g, BLUE) == ["laconia"]
    assert g.players[0].artifacts == []


@pytest.mark.rule("LOH-A1CON-13")
def test_persian_tokens_of_the_north_stay() -> None:
    g = at_war()
    persian(g, "chalkidiki")
    consequences(g)
    assert tokens(g, GREEN) == ["chalkidiki", "macedonia"]


@pytest.mark.rule("LOH-A2END-03")
def test_from_the_landing_on_the_last_persian_token_counts() -> None:
    g = at_war()
    consequences(g)
    with pytest.raises(Ended):
        drop_control(g, region("macedonia"))
    assert (g.ending, g.winner) == ("victory-no-token", 0)


@pytest.mark.rule("LOH-A1CON-14")
@pytest.mark.rule("LOH-A1CON-15")
@pytest.mark.rule("LOH-A1CON-16")
def test_every_region_raises_a_hoplite_and_a_blue_laconia_two() -> None:
    g = at_war()
    loyal(g, "elis")
    allied(g, "crete")
    consequences(g)
    assert standing(g, "crete") == standing(g, "messenia") == (0, 1, 0)
    assert standing(g, "elis") == (1, 0, 0)
    assert standing(g, "laconia") == (2, 0, 0)
    assert sum(g.hoplites) == 5


@pytest.mark.rule("LOH-A1CON-16")
def test_a_yellow_laconia_raises_one() -> None:
    g = at_war()
    allied(g, "laconia")
    consequences(g)
    assert standing(g, "laconia") == (0, 1, 0)


def test_act_two_is_told_and_so_is_the_initiative() -> None:
    g = at_war(10)
    war(g).initiative = True
    consequences(g)
    assert [numbers[0] for numbers in told(g, "hellas-opening")] == [2, 3]


@pytest.mark.rule("LOH-A2END-01")
def test_an_invasion_that_never_began_is_a_victory_at_once() -> None:
    g = at_war(0)
    g.step = "reset_tracks"
    step(g)
    assert g.step == OVER
    assert ended(g) == ("victory-counter", 0)


def test_several_ends_of_act_one_all_have_their_consequences() -> None:
    g = at_war(9)
    vanguard(g, "locris", 2)
    war(g).mobilization = 3
    read(g, 18)
    step(g)
    assert (war(g).oracle_lost, war(g).initiative) == (True, True)
