"""Whom a clause is about and in which form, and how clauses are joined."""

from typing import Final, NamedTuple

from agon.kernel.words import Arg, Message, Name, say


class Voice(NamedTuple):
    """How a clause is put.

    `form` is that of its verb: `do` (gain), `to` (you may gain), `does` (each player gains). `person` is whose things
    are meant: `you`, `they`, or a word of the game's own. `here` is what the word means: `tile` in the City of a tile,
    `there` where it happens.
    """

    form: str
    person: str
    here: str


YOU: Final = Voice("do", "you", "there")


def to_do(voice: Voice) -> Voice:
    """After "you may" or "to"."""
    return Voice("to", voice.person, voice.here)


def of_another(voice: Voice) -> Voice:
    """After "each other player" or "your opponent"."""
    return Voice("does", "they", voice.here)


def of_owner(voice: Voice) -> Voice:
    """Back to whoever owns the card."""
    return Voice("do", "you", voice.here)


def worded(id: str, args: dict[str, Arg]) -> Message:
    """A message whose arguments are put together one by one."""
    return Message(id, tuple(args.items()))


def joined(link: str, items: list[Message]) -> Message:
    """Items one after the other, with the same link between all of them."""
    whole = items[0]
    for item in items[1:]:
        whole = say(link, first=whole, rest=item)
    return whole


def series(items: list[Message]) -> Message:
    """Items that may have commas of their own, kept apart by semicolons."""
    return joined("cards-join-semicolon", items)


def sentences(said: list[Message]) -> Arg:
    """One sentence after the other; empty if there is none."""
    return joined("cards-join-sentences", said) if said else ""


def chain(link: str, items: list[Message]) -> Message:
    """Items joined as the language joins them: `link` before the last, a comma before the others."""
    if not items:
        return say("cards-nothing")
    whole = items[-1]
    for index in range(len(items) - 2, -1, -1):
        whole = say(link if index == len(items) - 2 else "cards-join-comma", first=items[index], rest=whole)
    return whole


def figures_clause(figures: list[int], link: str = "cards-join-comma") -> Message:
    """Numbers one after the other."""
    return chain(link, [say("cards-figure", number=figure) for figure in figures])


def named(thing: str) -> Message:
    """The name of a thing as a message, where a chain of messages is wanted."""
    return say("cards-named", name=Name(thing))
