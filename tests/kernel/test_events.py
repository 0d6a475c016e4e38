"""Events are facts with an audience: each seat hears what it may know, spectators what everybody may."""

import pytest

from agon.kernel.game import EVERYONE, SPECTATOR, hears
from agon.kernel.match import Match
from kernel import toy_log
from kernel.toy import Toy, a_match, choose_all, table_of


def heard(match: Match, seat: int, since: int = 0) -> list[str]:
    return [told.message.id for told in match.events(seat, since)]


@pytest.mark.parametrize(
    ("audience", "hearers"),
    [
        (EVERYONE, [SPECTATOR, 0, 1, 2]),
        (1 << 0, [0]),
        (1 << 2, [2]),
        (1 << 0 | 1 << 2, [0, 2]),
        (~(1 << 1), [SPECTATOR, 0, 2]),
        (0, []),
    ],
)
def test_audience(audience: int, hearers: list[int]) -> None:
    assert [seat for seat in range(SPECTATOR, 3) if hears(audience, seat)] == hearers


def test_setting_up_is_told() -> None:
    assert heard(a_match(), SPECTATOR) == ["toy-dealt"]


def test_what_is_drawn_is_told_to_the_one_who_draws() -> None:
    match = choose_all(a_match(seats=3), (0, "left"), (0, "draw"))
    assert heard(match, 0, 2) == ["toy-drew"]
    assert heard(match, 1, 2) == heard(match, 2, 2) == heard(match, SPECTATOR, 2) == ["toy-drew-hidden"]
    (told,) = match.events(0, 2)
    assert dict(told.message.args)["n1"] in table_of(match, 0)["hand"]


def test_events_tell_after_which_choice_they_happened() -> None:
    match = choose_all(a_match(), (0, "left"), (0, "roll"), (1, "right"))
    afters = [(told.after, told.message.id) for told in match.events(SPECTATOR)]
    assert afters == [(0, "toy-dealt"), (1, "toy-walked"), (2, "toy-rolled"), (2, "toy-gained"), (3, "toy-walked")]
    assert heard(match, SPECTATOR, 3) == ["toy-walked"]
    assert heard(match, SPECTATOR, 4) == []


def test_what_is_taken_back_was_never_told() -> None:
    match = choose_all(a_match(), (0, "left"))
    assert heard(match, 1) == ["toy-dealt", "toy-walked"]
    match.undo(0)
    assert heard(match, 1) == ["toy-dealt"]


def test_running_again_tells_nothing_twice() -> None:
    match = choose_all(a_match(), (0, "left"))
    clone = match.clone()
    match.playout()
    match.worlds(0).view()
    choose_all(clone, (0, "roll"))
    assert heard(match, SPECTATOR) == ["toy-dealt", "toy-walked"]
    assert heard(clone, SPECTATOR) == ["toy-dealt", "toy-walked", "toy-rolled", "toy-gained"]


# ---------------------------------------------------------------- declared once


def test_the_arguments_of_an_event_are_those_of_its_function() -> None:
    assert toy_log.ARGUMENTS["toy-drew-hidden"] == ("seat",)
    assert toy_log.ARGUMENTS["toy-walked"] == ("seat", "place")


def test_an_event_is_told_by_its_name_to_its_audience() -> None:
    g = a_match().playout().state
    assert isinstance(g, Toy)
    g.log = []
    toy_log.walked(g, 1, 2)
    toy_log.drew_hidden(g, ~(1 << 1), 1)
    assert g.log == [("toy-walked", EVERYONE, (1, 2)), ("toy-drew-hidden", ~(1 << 1), (1,))]


def test_nothing_is_told_where_nobody_listens() -> None:
    g = a_match().playout().state
    assert isinstance(g, Toy)
    g.log = None
    toy_log.walked(g, 1, 2)
    assert g.log is None
