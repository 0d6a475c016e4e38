"""Undo, with limits that are computed from what happened since and known before it is tried."""

from typing import NamedTuple

from agon.kernel.words import Message, say

FREE = "free"
CONSENT = "consent"
IMPOSSIBLE = "impossible"


class Flow(NamedTuple):
    """What one choice let loose: whether chance was resolved, whether something hidden was shown."""

    chance: bool
    reveal: bool


class Permission(NamedTuple):
    """Whether a seat may take back its last choice, why, and how many choices would remain."""

    level: str
    reason: Message
    back_to: int


def permission(seat: int, choosers: list[int], flows: list[Flow], asked: list[int]) -> Permission:
    """The permission of `seat`, given who chose, what each choice let loose, and who is asked now.

    What a seat shows of its own is its own affair; what chance, a hidden card or another seat's
    answer has told cannot be taken back. Once the question has passed to somebody else, they have
    seen the position: the others must agree.
    """
    last = len(choosers) - 1
    while last >= 0 and choosers[last] != seat:
        last -= 1
    if last < 0:
        return Permission(IMPOSSIBLE, say("undo-nothing"), len(choosers))
    if last != len(choosers) - 1:
        return Permission(IMPOSSIBLE, say("undo-other-seat"), last)
    if flows[last].chance:
        return Permission(IMPOSSIBLE, say("undo-chance"), last)
    if flows[last].reveal:
        return Permission(IMPOSSIBLE, say("undo-reveal"), last)
    if asked != [seat]:
        return Permission(CONSENT, say("undo-consent"), last)
    return Permission(FREE, say("undo-free"), last)
