"""Undo, with limits that are computed from what happened since and known before it is tried."""

from typing import Final, NamedTuple

from agon.kernel.words import Message, say

FREE: Final = "free"
CONSENT: Final = "consent"
IMPOSSIBLE: Final = "impossible"


class Flow(NamedTuple):
    """What one choice caused: whether chance was resolved, whether something hidden was shown."""

    chance: bool
    reveal: bool


def merged(flows: list[Flow]) -> Flow:
    """What an answer of several choices caused."""
    if len(flows) == 1:
        return flows[0]
    return Flow(any(flow.chance for flow in flows), any(flow.reveal for flow in flows))


class Permission(NamedTuple):
    """Whether a seat may take back its last answer, why, and the number of its first choice (-1: there is none)."""

    level: str
    reason: Message
    back_to: int


def permission(seat: int, choosers: list[int], flows: list[Flow], asked: list[int], secret_from: int) -> Permission:
    """The permission of `seat`, given who chose, what each choice caused, and who is asked now. What a seat

    shows of its own is its own affair; what chance, a hidden card or another seat's answer has revealed cannot

    be taken back. Once the question has passed to somebody else, they have seen the position: the others
    must agree. Choices from `secret_from` on belong to a simultaneous question that is still open: nobody has seen
    them yet, so each seat may change its mind freely.
    """
    last = len(choosers) - 1
    while last >= 0 and choosers[last] != seat:
        last -= 1
    if last < 0:
        return Permission(IMPOSSIBLE, say("undo-nothing"), last)
    if last < secret_from and last != len(choosers) - 1:
        return Permission(IMPOSSIBLE, say("undo-other-seat"), last)
    if flows[last].chance:
        return Permission(IMPOSSIBLE, say("undo-chance"), last)
    if flows[last].reveal:
        return Permission(IMPOSSIBLE, say("undo-reveal"), last)
    if last < secret_from and asked != [seat]:
        return Permission(CONSENT, say("undo-consent"), last)
    return Permission(FREE, say("undo-free"), last)
