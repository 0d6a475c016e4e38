"""Who a clause speaks of and in which form, and how clauses are joined."""

from typing import Final, NamedTuple

from agon.kernel.words import Arg, Message, say


class Voice(NamedTuple):
    """How a clause is said.

    `form` is that of its verb: `do` (gain), `to` (you may gain), `does` (each player gains). `person` is whose things
    are meant: `you` or `they`. `here` is what the word means: `tile` in the City of a tile, `there` where it happens.
    """

    form: str
    person: str
    here: str


YOU: Final = Voice("do", "you", "there")
ON_TILE: Final = Voice("do", "you", "tile")


def to_do(voice: Voice) -> Voice:
    """After "you may" or "to"."""
    return Voice("to", voice.person, voice.here)


def of_another(voice: Voice) -> Voice:
    """After "each other player"."""
    return Voice("does", "they", voice.here)


def of_owner(voice: Voice) -> Voice:
    """Back to whoever owns the card."""
    return Voice("do", "you", voice.here)


def worded(id: str, args: dict[str, Arg]) -> Message:
    """A message whose arguments are put together one by one."""
    return Message(id, tuple(args.items()))


def series(items: list[Message]) -> Message:
    """Items that may have commas of their own, kept apart by semicolons."""
    joined = items[0]
    for item in items[1:]:
        joined = say("hybris-join-semicolon", first=joined, rest=item)
    return joined


def sentences(said: list[Message]) -> Arg:
    """One sentence after the other; empty if there is none."""
    if not said:
        return ""
    joined = said[0]
    for sentence in said[1:]:
        joined = say("hybris-join-sentences", first=joined, rest=sentence)
    return joined


def chain(link: str, items: list[Message]) -> Message:
    """Items joined as the language joins them: `link` before the last, a comma before the others."""
    if not items:
        return say("hybris-clause-nothing")
    joined = items[-1]
    for index in range(len(items) - 2, -1, -1):
        joined = say(link if index == len(items) - 2 else "hybris-join-comma", first=items[index], rest=joined)
    return joined
