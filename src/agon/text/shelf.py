"""The `.ftl` files: those of the interface here, and those that stand beside each game."""

from collections.abc import Callable, Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentNone
from fluent.syntax.ast import Message

SUFFIX: Final = ".ftl"


def folder(owner: str, language: str) -> Traversable:
    """Where the texts of the interface (`owner` empty) or of a game are, in one language."""
    if owner:
        return files("agon.games") / owner / "text" / language
    return files("agon.text") / language


def sources(owner: str, language: str) -> Iterator[tuple[str, str]]:
    """The name and the text of each `.ftl` file of an owner, in the order of their names."""
    place = folder(owner, language)
    if place.is_dir():
        for item in sorted(place.iterdir(), key=lambda item: item.name):
            if item.name.endswith(SUFFIX):
                yield item.name, item.read_text(encoding="utf-8")


@cache
def owners() -> tuple[str, ...]:
    """The interface, whose name is empty, and every game that has texts."""
    games = [item.name for item in files("agon.games").iterdir() if item.is_dir() and (item / "text").is_dir()]
    return ("", *sorted(games))


class Texts:
    """All messages of one language. A game's files are read when its first message is wanted."""

    def __init__(self, language: str) -> None:
        self.bundle = FluentBundle([language], functions=FUNCTIONS, use_isolating=False)
        self.language = language
        self._read: set[str] = set()
        self._places: dict[str, int] = {}

    def has(self, id: str) -> bool:
        """Whether there is such a message. Ids of a game begin with its name."""
        word = id.partition("-")[0]
        owner = word if word in owners() else ""
        if owner not in self._read:
            self._read.add(owner)
            for _, text in sources(owner, self.language):
                resource = FluentResource(text)
                self.bundle.add_resource(resource)
                for entry in resource.body:
                    if isinstance(entry, Message):
                        self._places.setdefault(entry.id.name, len(self._places))
        return self.bundle.has_message(id)

    def format(self, id: str, part: str, values: dict[str, str | int]) -> tuple[str, list[str]]:
        """A message, or one of its attributes (`part`), with whatever went wrong."""
        message = self.bundle.get_message(id)
        pattern = message.attributes.get(part) if part else message.value
        if pattern is None:
            return "", []
        text, errors = self.bundle.format_pattern(pattern, values)
        return str(text), [str(error) for error in errors]

    def place(self, id: str) -> int:
        """Where a message stands among those of all files read; after them all when there is none."""
        return self._places[id] if self.has(id) else len(self._places)

    def has_part(self, id: str, part: str) -> bool:
        return self.has(id) and part in self.bundle.get_message(id).attributes


@cache
def texts(language: str) -> Texts:
    """The messages of a language, read once."""
    return Texts(language)


# Functions of the `.ftl` files. Fluent takes texts as results, though its types do not say so.


def signed(number: Any) -> Any:
    """`SIGNED($points)`: a number that is gained or lost: +2, −1, 0."""
    value = int(number)
    return f"+{value}" if value > 0 else f"−{-value}" if value < 0 else "0"


def given(value: Any) -> Any:
    """`GIVEN($other)`, to select by: `no` for an argument that is empty, `yes` for any other."""
    return "no" if value == "" or isinstance(value, FluentNone) else "yes"


FUNCTIONS: Final[dict[str, Callable[[Any], Any]]] = {"SIGNED": signed, "GIVEN": given}
