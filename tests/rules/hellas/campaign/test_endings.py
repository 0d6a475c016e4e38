"""How the war is won and lost."""

import pytest

from agon.games.hellas.box.numbers import NONE
from agon.games.hellas.persian_invasion.acts import set_counter
from agon.games.hellas.persian_invasion.endings import check_victory
from agon.games.hellas.persian_invasion.schema.words import ENDINGS
from agon.games.hellas.rules.control import drop_control, take_control
from agon.games.hellas.rules.ending import outcome
from agon.games.hellas.state import Hellas
from agon.kernel.errors import Ended
from agon.kernel.game import OVER
from rules.hellas.campaign.campaigning import (
    GREEN,
    allied,
    box,
    campaign,
    ended,
    loyal,
    persian,
    read,
    second_act,
    war,
)
from rules.hellas.given import region, step, told


def last_turn(g: Hellas) -> tuple[str, int] | None:
    """The pile is used up, and the event phase over."""
    war(g).pile = []
    g.step = "act_check"
    step(g)
    return ended(g)


@pytest.mark.rule("LOH-A2END-01")
def test_the_counter_on_zero_wins() -> None:
    g = second_act(counter=2)
    set_counter(g, 1)
    with pytest.raises(Ended):
        set_counter(g, 0)
    assert (g.ending, g.winner) == ("victory-counter", 0)


@pytest.mark.rule("LOH-A2END-02")
def test_more_regions_than_the_persians_after_the_last_token_win() -> None:
    g = second_act()
    allied(g, "crete")
    assert last_turn(g) == ("victory-last-turn", 0)


@pytest.mark.rule("LOH-A2END-02")
def test_the_last_script_is_carried_out_first() -> None:
    g = second_act()
    allied(g, "crete")
    war(g).pile = []
    read(g, 2)
    assert told(g, "hellas-mobilization") != []
    assert ended(g) is None
    step(g)
    assert ended(g) == ("victory-last-turn", 0)


@pytest.mark.rule("LOH-A2END-02")
def test_a_pile_used_up_in_act_one_ends_the_war_by_the_same_count() -> None:
    assert last_turn(campaign()) == ("victory-last-turn", 0)


@pytest.mark.rule("LOH-A2END-07")
@pytest.mark.parametrize("persians", [("elis",), ("elis", "achaea")])
def test_as_many_or_fewer_regions_lose(persians: tuple[str, ...]) -> None:
    g = second_act()
    allied(g, "crete")
    persian(g, *persians)
    assert last_turn(g) == ("defeat-last-turn", NONE)


def test_the_war_goes_on_while_tokens_are_left() -> None:
    g = second_act()
    g.step = "act_check"
    step(g)
    assert g.step == "turn_start"


@pytest.mark.rule("LOH-A2END-03")
def test_no_persian_token_on_the_map_wins() -> None:
    g = second_act()
    persian(g, "elis")
    drop_control(g, region("elis"))
    with pytest.raises(Ended):
        drop_control(g, region("macedonia"))
    assert (g.ending, g.winner) == ("victory-no-token", 0)


@pytest.mark.rule("LOH-A2END-03")
def test_before_the_landing_no_token_is_nothing() -> None:
    g = campaign()
    check_victory(g)
    war(g).act = 2
    check_victory(g)


@pytest.mark.rule("LOH-A2END-04")
def test_two_complete_lands_lose() -> None:
    g = second_act()
    persian(g, "argolis", "crete", "laconia", "achaea", "elis", "arcadia")
    check_victory(g)
    with pytest.raises(Ended):
        take_control(g, region("messenia"), GREEN)
    assert (g.ending, g.winner) == ("defeat-two-lands", NONE)


@pytest.mark.rule("LOH-A2END-06")
def test_the_thirteenth_token_loses() -> None:
    g = second_act()
    free = ("crete", "elis", "attica", "aetolia", "chalkidiki")
    for here in box().region_order:
        g.control[here] = GREEN if box().regions[here].id not in (*free, "laconia", "locris") else NONE
    assert g.control.count(GREEN) == 12
    check_victory(g)
    with pytest.raises(Ended):
        take_control(g, region("locris"), GREEN)
    assert (g.ending, g.winner) == ("defeat-thirteenth-token", NONE)


@pytest.mark.rule("LOH-A2END-05")
def test_a_destroyed_monument_loses() -> None:
    g = second_act()
    g.monuments[0].level = 0
    with pytest.raises(Ended):
        check_victory(g)
    assert (g.ending, g.winner) == ("defeat-monument", NONE)


@pytest.mark.rule("LOH-A2END-08")
def test_victory_is_looked_at_before_defeat() -> None:
    g = second_act()
    g.monuments[0].level = 0
    war(g).counter = 0
    with pytest.raises(Ended):
        check_victory(g)
    assert g.ending == "victory-counter"
    g = second_act()
    g.monuments[0].level = 0
    g.control[region("macedonia")] = NONE
    with pytest.raises(Ended):
        check_victory(g)
    assert g.ending == "victory-no-token"


@pytest.mark.rule("LOH-A2END-08")
def test_the_game_is_over_in_the_middle_of_a_script() -> None:
    g = second_act()
    loyal(g, "crete")
    persian(g, "achaea", "elis", "arcadia", "argolis", "laconia", "crete")
    war(g).spies = [region("messenia")]
    war(g).spies_left = 3
    read(g, 1)
    assert g.step == OVER
    assert ended(g) == ("defeat-two-lands", NONE)
    assert told(g, "hellas-mobilization") == []


@pytest.mark.parametrize("id", [id for id, kind in ENDINGS.items() if kind != "consequence"])
def test_every_ending_is_told_with_its_text(id: str) -> None:
    assert box().names["text/ending/" + id]["fr"]


def test_a_lost_war_has_no_winner() -> None:
    g = second_act()
    persian(g, "elis")
    last_turn(g)
    lost = outcome(g)
    assert lost is not None
    assert lost.winners == ()
    assert told(g, "hellas-ending") == [(list(ENDINGS).index("defeat_last_turn"), NONE, NONE, NONE)]
