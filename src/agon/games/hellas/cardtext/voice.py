"""Who a clause speaks of and in which form, and how clauses are joined."""

from typing import Final, NamedTuple

from agon.kernel.words import Arg, Message, say


class Voice(NamedTuple):
    """How a clause is said.

    `form` is that of its verb: `do` (gain), `to` (you may gain), `does` (your opponent gains). `person` is whose things
    are meant: `you`, `they`, or those of the `hunter`.
    """

    form: str
    person: str


YOU: Final = Voice("do", "you")


def to_do(voice: Voice) -> Voice:
    """After "you may" or "to"."""
    return Voice("to", voice.person)


def of_another(voice: Voice) -> Voice:
    """After "your opponent"."""
    return Voice("does", "they")


def of_hunter(voice: Voice) -> Voice:
    """Of whoever would hunt."""
    return Voice("does", "hunter")


def worded(id: str, args: dict[str, Arg]) -> Message:
    """A message whose arguments are put together one by one."""
    return Message(id, tuple(args.items()))


def chain(link: str, items: list[Message]) -> Message:
    """Items joined as the language joins them: `link` before the last, a comma before the others."""
    if not items:
        return say("hellas-clause-nothing")
    joined = items[-1]
    for index in range(len(items) - 2, -1, -1):
        joined = say(link if index == len(items) - 2 else "hellas-join-comma", first=items[index], rest=joined)
    return joined


def sentences(said: list[Message]) -> Arg:
    """One sentence after the other; empty if there is none."""
    if not said:
        return ""
    joined = said[0]
    for sentence in said[1:]:
        joined = say("hellas-join-sentences", first=joined, rest=sentence)
    return joined
