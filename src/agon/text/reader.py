"""One reader at one table: messages become sentences in their language, with the names they know."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from agon.kernel.words import Arg, Message, Name, Seat, Several, in_language, say
from agon.text.shelf import texts

Names = Mapping[str, Mapping[str, str]]

NOBODY: Final = -1
LONGEST: Final = 2000  # characters of a text given as an argument; Fluent refuses more than 2500
PLAIN: Final[Mapping[int, str]] = {}


class Rendered(NamedTuple):
    """A text, and what was missing to make it: nothing, unless a file is at fault."""

    text: str
    faults: list[str]


class Reader:
    """Somebody who reads: a language, the names of things, who sits where, and which seat is their own."""

    def __init__(
        self, language: str, names: Names, seats: Sequence[str], own: int = NOBODY, signs: Mapping[int, str] = PLAIN
    ) -> None:
        self.language = language
        self.signs = signs  # signs that the medium needs in place of others, as `str.translate` wants them
        self.names = names
        self.seats = seats
        self.own = own
        self._texts = texts(language)

    def in_language(self, language: str) -> "Reader":
        """The same reader in another language."""
        return Reader(language, self.names, self.seats, self.own, self.signs)

    def at(self, seat: int) -> "Reader":
        """A reader at another seat of the same table."""
        return Reader(self.language, self.names, self.seats, seat, self.signs)

    def through(self, signs: Mapping[int, str]) -> "Reader":
        """The same reader through a medium that needs other signs."""
        return Reader(self.language, self.names, self.seats, self.own, signs)

    # -- sentences

    def say(self, message: Message) -> str:
        """A message in words."""
        return self.render(message, "").text

    def part(self, message: Message, part: str) -> str:
        """An attribute of a message, such as the `group` of an option; empty when it has none."""
        return self.render(message, part).text if self._texts.has_part(message.id, part) else ""

    def place(self, message: Message) -> int:
        """Where a message stands in the files: what is listed together is listed in that order."""
        return self._texts.place(message.id)

    def knows(self, id: str) -> bool:
        """Whether there is a message with that id."""
        return self._texts.has(id)

    def render(self, message: Message, part: str) -> Rendered:
        """A message or an attribute of it, and every fault met on the way."""
        faults: list[str] = []
        return Rendered(self._render(message, part, faults).translate(self.signs), faults)

    def _render(self, message: Message, part: str, faults: list[str]) -> str:
        values: dict[str, str | int] = {}
        for name, arg in message.args:
            values[name] = arg if isinstance(arg, int) else self._word(arg, faults)
        if not self._texts.has(message.id):
            faults.append(f"{message.id}: no such message in {self.language!r}")
            return " ".join([message.id, *(str(value) for value in values.values())])
        text, errors = self._texts.format(message.id, part, values)
        faults.extend(f"{message.id}: {error}" for error in errors)
        return text

    def _word(self, arg: Arg, faults: list[str]) -> str:
        if isinstance(arg, Name):
            return self._name(arg.thing, faults)
        if isinstance(arg, Seat):
            return self.seat(arg.seat)
        if isinstance(arg, Message):
            return self._render(arg, "", faults)
        if isinstance(arg, Several):
            return self._joined([self._word(item, faults) for item in arg.items], faults)
        text = str(arg)
        return text if len(text) <= LONGEST else text[:LONGEST] + "…"

    def _joined(self, words: list[str], faults: list[str]) -> str:
        """`a`, `a and b`, `a, b and c`."""
        if len(words) < 2:
            return "".join(words)
        text = words[0]
        for word in words[1:-1]:
            text = self._render(say("list-more", first=text, rest=word), "", faults)
        return self._render(say("list-last", first=text, last=words[-1]), "", faults)

    # -- names

    def name(self, thing: str) -> str:
        """What a thing is called; empty for no thing."""
        return self._name(thing, []).translate(self.signs)

    def _name(self, thing: str, faults: list[str]) -> str:
        if not thing:
            return ""
        called = self.names.get(thing, {})
        if called:
            return in_language(called, self.language)
        faults.append(f"{thing}: has no name")
        return thing

    def seat(self, seat: int) -> str:
        """Who sits there; the reader's own name is marked as theirs."""
        name = self.seats[seat] if 0 <= seat < len(self.seats) else self.say(say("seat-number", number=seat + 1))
        return self.say(say("seat-own", name=name)) if seat == self.own else name


def interface_reader(language: str) -> Reader:
    """A reader of messages that speak of no game."""
    return Reader(language, {}, ())
