"""The words of a game's cards, as they are declared: what follows each, what it says on a card, what it means."""

import re
from collections.abc import Iterator
from typing import Final, NamedTuple

from agon.games.registry import GAMES
from agon.kernel.schema import Field, Verb
from agon.kernel.words import Message, say
from agon.text.reader import Reader

LACKING: Final = re.compile(r"Unknown external: (\w+)")


class Entry(NamedTuple):
    """A word in the language of a reader."""

    sort: str
    word: str
    module: str
    value: str
    arguments: list[str]
    card: str
    """How it is told on a card, with what is filled in as `<amounts>`."""
    meaning: str

    def form(self) -> str:
        """`pay = amounts of vp, aegis; then = list of effects; [times = 2 to 9]`"""
        return "; ".join([f"{self.word} = {self.value}", *self.arguments])


def all_words(game: str, reader: Reader) -> Iterator[Entry]:
    """All words of a game and of its modules, by sort, in the order of their declaration."""
    for sort, words in GAMES[game].words.items():
        for word in words:
            yield entry(sort, word, reader)


def entry(sort: str, word: Verb, reader: Reader) -> Entry:
    first, *others = word.table.fields
    text = Message(word.says, ())
    return Entry(
        sort,
        word.name,
        word.module,
        said(reader, first),
        [reader.say(as_message(field)) for field in others],
        on_card(reader, text) if reader.knows(word.says) else "",
        reader.part(text, "means"),
    )


def on_card(reader: Reader, text: Message) -> str:
    """A clause in which the name of whatever is filled in can be told from its words."""
    lacking = LACKING.findall("\n".join(reader.render(text, "").faults))
    if not lacking:
        return reader.say(text)
    filled = tuple((name, f"<{name}>") for name in dict.fromkeys(lacking))
    return on_card(reader, Message(text.id, (*text.args, *filled)))  # what is filled in may make room for more


def said(reader: Reader, field: Field) -> str:
    form = field.kind.form()
    return reader.say(form) if isinstance(form, Message) else str(form)


def as_message(field: Field) -> Message:
    form = field.form()
    assert isinstance(form, Message)
    return form


def title(reader: Reader, sort: str) -> str:
    """What words of a sort are called."""
    return reader.say(say(f"reports-words-{sort}"))
