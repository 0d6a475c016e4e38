"""Undo: what may be taken back is known before it is tried, and follows from what happened since."""

import pytest

from agon.kernel.errors import IllegalChoice
from agon.kernel.match import Match
from agon.kernel.undo import CONSENT, FREE, IMPOSSIBLE, Flow, Permission, permission
from agon.kernel.words import say
from kernel.toy import a_match, asked_of, choose_all

NOTHING = Flow(chance=False, reveal=False)
CHANCE = Flow(chance=True, reveal=False)
REVEAL = Flow(chance=False, reveal=True)


def level(match: Match, seat: int) -> tuple[str, str]:
    allowed = match.undo_permission(seat)
    return allowed.level, allowed.reason.id


def test_a_match_made_lighter_is_the_same_match() -> None:
    match, light = a_match(), a_match()
    for one in (match, light):
        choose_all(one)
    light.lighten()

    assert light.digest() == match.digest()
    assert [light.undo_permission(seat) for seat in (0, 1)] == [match.undo_permission(seat) for seat in (0, 1)]
    for count in range(len(match.choices) - 1, -1, -1):
        match.back_to(count)
        light.back_to(count)
        assert light.digest() == match.digest()


@pytest.mark.parametrize(
    ("choosers", "flows", "asked", "expected"),
    [  # by seat 0, no simultaneous question being open
        ([], [], [0], Permission(IMPOSSIBLE, say("undo-nothing"), -1)),
        ([1, 1], [NOTHING, NOTHING], [0], Permission(IMPOSSIBLE, say("undo-nothing"), -1)),
        ([0], [NOTHING], [0], Permission(FREE, say("undo-free"), 0)),
        ([1, 0], [CHANCE, NOTHING], [0], Permission(FREE, say("undo-free"), 1)),
        ([0], [NOTHING], [1], Permission(CONSENT, say("undo-consent"), 0)),
        ([0], [NOTHING], [0, 1], Permission(CONSENT, say("undo-consent"), 0)),
        ([0], [NOTHING], [], Permission(CONSENT, say("undo-consent"), 0)),
        ([0], [CHANCE], [0], Permission(IMPOSSIBLE, say("undo-chance"), 0)),
        ([0], [REVEAL], [0], Permission(IMPOSSIBLE, say("undo-reveal"), 0)),
        ([0, 1], [NOTHING, NOTHING], [0], Permission(IMPOSSIBLE, say("undo-other-seat"), 0)),
    ],
)
def test_permission(choosers: list[int], flows: list[Flow], asked: list[int], expected: Permission) -> None:
    assert permission(0, choosers, flows, asked, len(choosers)) == expected


@pytest.mark.parametrize(
    ("choosers", "secret_from", "expected"),
    [
        ([0, 0, 1], 1, Permission(FREE, say("undo-free"), 1)),
        ([0, 1, 0, 1], 2, Permission(FREE, say("undo-free"), 2)),
        ([0, 1, 1], 2, Permission(IMPOSSIBLE, say("undo-other-seat"), 0)),
        ([1, 0, 1], 2, Permission(IMPOSSIBLE, say("undo-other-seat"), 1)),
    ],
)
def test_permission_while_several_choose(choosers: list[int], secret_from: int, expected: Permission) -> None:
    """What is answered at the same time hides nothing from anybody; what came before it, others have answered."""
    assert permission(0, choosers, [NOTHING] * len(choosers), [0, 1], secret_from) == expected


def test_nothing_to_take_back_yet() -> None:
    match = a_match()
    assert level(match, 0) == (IMPOSSIBLE, "undo-nothing")
    with pytest.raises(IllegalChoice, match="undo for seat 1: there is nothing to take back"):
        match.undo(0)


def test_free_while_it_is_still_ones_own_question() -> None:
    match = a_match()
    before = match.digest()
    choose_all(match, (0, "right"))
    assert level(match, 0) == (FREE, "undo-free")
    match.undo(0)
    assert match.digest() == before
    assert match.choices == []
    assert match.events(-1) == a_match().events(-1)


def test_consent_once_somebody_else_is_asked() -> None:
    match = choose_all(a_match(), (0, "right"))
    before = match.digest()
    choose_all(match, (0, "pass"))
    assert level(match, 0) == (CONSENT, "undo-consent")
    with pytest.raises(IllegalChoice, match="undo for seat 1: if the others agree"):
        match.undo(0)
    assert len(match.choices) == 2
    match.undo_agreed(0)
    assert match.digest() == before
    assert level(match, 0) == (FREE, "undo-free")


@pytest.mark.parametrize(
    ("deed", "reason", "words"),
    [("roll", "undo-chance", "chance has decided"), ("draw", "undo-reveal", "something hidden has been seen")],
)
def test_impossible_once_chance_or_something_hidden_has_told(deed: str, reason: str, words: str) -> None:
    match = choose_all(a_match(), (0, "right"), (0, deed))
    after = match.digest()
    assert level(match, 0) == (IMPOSSIBLE, reason)
    for take_back in (match.undo, match.undo_agreed):
        with pytest.raises(IllegalChoice, match=words):
            take_back(0)
    assert match.digest() == after


def test_impossible_once_another_seat_has_chosen() -> None:
    match = choose_all(a_match(), (0, "right"), (0, "pass"), (1, "left"))
    assert level(match, 0) == (IMPOSSIBLE, "undo-other-seat")
    assert level(match, 1) == (FREE, "undo-free")
    with pytest.raises(IllegalChoice, match="somebody else has chosen since"):
        match.undo_agreed(0)


def test_chance_before_ones_choice_does_not_matter() -> None:
    match = choose_all(a_match(), (0, "right"), (0, "roll"), (1, "left"))
    assert level(match, 1) == (FREE, "undo-free")


def test_undone_choice_can_be_made_otherwise() -> None:
    match = choose_all(a_match(), (0, "right"))
    match.undo(0)
    choose_all(match, (0, "left"))
    assert match.digest() == choose_all(a_match(), (0, "left")).digest()
    assert [choice.key for choice in match.choices] == ["left"]


def test_secret_choice_can_be_changed_until_all_are_shown() -> None:
    """Both commit two cards; seat 1 changes its first after seat 2 has answered, who notices nothing."""
    match = choose_all(a_match(), (0, "left"), (0, "pass"), (1, "left"), (1, "pass"))
    mine, theirs = (asked_of(match, seat).options for seat in (0, 1))
    choose_all(match, (0, f"card/{mine[0]}"))
    alone = choose_all(match.clone(), (1, f"card/{theirs[0]}"))
    alone.back_to(4)
    choose_all(alone, (1, f"card/{theirs[0]}"))
    choose_all(match, (1, f"card/{theirs[0]}"))
    assert level(match, 0) == level(match, 1) == (FREE, "undo-free")
    heard = match.events(1)
    match.undo(0)
    assert match.digest() == alone.digest()
    assert [choice.seat for choice in match.choices[4:]] == [1]
    assert [told.message for told in match.events(1)] == [told.message for told in heard]
    assert level(match, 0) == (IMPOSSIBLE, "undo-other-seat"), "the walk before has been followed by another's"
    choose_all(match, (0, f"card/{mine[1]}"), (0, f"card/{mine[2]}"), (1, f"card/{theirs[1]}"))
    assert level(match, 0) == (IMPOSSIBLE, "undo-other-seat")
    assert level(match, 1) == (IMPOSSIBLE, "undo-reveal")
