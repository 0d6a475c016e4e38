"""The `.ftl` files: those of the interface here, and those that stand beside each game and each module."""

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from itertools import zip_longest
from typing import Final, Protocol

from agon.games.places import OWN, foreign_games, foreign_modules, home, package_of
from agon.text.bare_words import BareWords

SUFFIX: Final = ".ftl"
ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)  # a message, or a term, whose name begins with "-"
WORD: Final = re.compile(r"(?<![\w-])-?[a-zA-Z][\w-]*")


def folders(owner: str, language: str) -> list[Traversable]:
    """Where the texts of the interface (`owner` empty), or of a game and its modules, are in one language."""
    if not owner:
        return [files("agon.text") / language]
    game = files(home(owner))
    foreign = [files(package_of(place)) for place in foreign_modules(owner).values()]
    homes = [game, *(item for item in game.iterdir() if item.is_dir()), *foreign]
    return [place for home in homes if (place := home / "text" / language).is_dir()]


def sources(owner: str, language: str) -> Iterator[tuple[str, str]]:
    """The name and the text of each `.ftl` file of an owner, in the order of their names."""
    found = [item for place in folders(owner, language) for item in place.iterdir() if item.name.endswith(SUFFIX)]
    for item in sorted(found, key=lambda item: item.name):
        yield item.name, item.read_text(encoding="utf-8")


def owners() -> tuple[str, ...]:
    """The interface, whose name is empty, and every game."""
    return ("", *sorted([*OWN, *foreign_games()]))


class Words(Protocol):
    """Messages of one language: how their patterns are read and filled in."""

    def read(self, text: str) -> None: ...

    def has_part(self, id: str, part: str) -> bool: ...

    def format(self, id: str, part: str, values: dict[str, str | int]) -> tuple[str, list[str]]: ...


def words_in(language: str) -> Words:
    """By Fluent's own library, where it is installed: the engine alone needs none."""
    try:
        from agon.text.fluent_words import FluentWords
    except ModuleNotFoundError:
        return BareWords()
    return FluentWords(language)


class Texts:
    """All messages of one language.

    A game's files are read when its first message is wanted, and a message is parsed when it is: that takes far longer
    than reading, and of some thousands of messages a game says a few hundred.
    """

    def __init__(self, language: str) -> None:
        self.words = words_in(language)
        self.language = language
        self._read: set[str] = set()
        self._places: dict[str, int] = {}
        self._waiting: dict[str, str] = {}  # messages and terms that are not parsed yet

    def has(self, id: str) -> bool:
        """Whether there is such a message. Ids of a game begin with its name."""
        word = id.partition("-")[0]
        if id in self._places:
            return True
        self._read_all("")
        if id not in self._places and (word in OWN or word in foreign_games()):
            self._read_all(word)
        return id in self._places

    def _read_all(self, owner: str) -> None:
        """The files of the interface or of a game, once."""
        if owner not in self._read:
            self._read.add(owner)
            for _, text in sources(owner, self.language):
                self._read_file(text)

    def _read_file(self, text: str) -> None:
        """Note where every message and term stands, from its name to the next one."""
        starts = list(ENTRY.finditer(text))
        for found, following in zip_longest(starts, starts[1:]):
            id = found[1]
            if id not in self._places:
                self._waiting[id] = text[found.start() : following.start() if following else len(text)]
                self._places[id] = len(self._places)

    def _parse(self, id: str) -> None:
        """Have a message ready, with everything that it may refer to."""
        text = self._waiting.pop(id, None)
        if text is not None:
            self.words.read(text)
            for word in WORD.findall(text):
                self._parse(word)

    def format(self, id: str, part: str, values: dict[str, str | int]) -> tuple[str, list[str]]:
        """A message, or one of its attributes (`part`), with whatever went wrong."""
        self._parse(id)
        return self.words.format(id, part, values)

    def place(self, id: str) -> int:
        """Where a message stands among those of all files read; after them all when there is none."""
        return self._places[id] if self.has(id) else len(self._places)

    def has_part(self, id: str, part: str) -> bool:
        if not self.has(id):
            return False
        self._parse(id)
        return self.words.has_part(id, part)


@cache
def texts(language: str) -> Texts:
    """The messages of a language, read once."""
    return Texts(language)
