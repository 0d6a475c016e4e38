"""JSON from outside: parsed and read with every size bounded and every type checked."""

import json
import re
from typing import Final, NoReturn
from unicodedata import category

from agon.kernel.errors import RecordError

MAX_WORD: Final = 200  # characters of a name, an id or a key
MAX_LIST: Final = 100  # entries of a list or an object
MAX_NUMBER: Final = 1 << 53  # what every reader of JSON can hold
HEX: Final = re.compile("[0-9a-f]{64}")


class Fields:
    """A JSON object whose fields are asked for by name and kind; the error says where and what was expected."""

    def __init__(self, where: str, values: dict[str, object]) -> None:
        self.where = where  # such as `line 1: ` or `line 1: pack.`
        self.values = values

    def fail(self, what: str) -> NoReturn:
        raise RecordError(self.where + what)

    def need(self, name: str) -> object:
        if name not in self.values:
            self.fail(f"{name}: missing")
        return self.values[name]

    def word(self, name: str) -> str:
        return self.as_word(name, self.need(name))

    def hexadecimal(self, name: str) -> str:
        digits = self.word(name)
        if HEX.fullmatch(digits) is None:
            self.fail(f"{name}: expected 64 hexadecimal digits")
        return digits

    def number(self, name: str, least: int, most: int) -> int:
        return self.as_number(name, self.need(name), least, most)

    def words(self, name: str) -> tuple[str, ...]:
        return tuple([self.as_word(name, item) for item in self.items(name)])

    def numbers(self, name: str, least: int, most: int) -> tuple[int, ...]:
        return tuple([self.as_number(name, item, least, most) for item in self.items(name)])

    def table(self, name: str) -> "Fields":
        return self.as_table(name, self.need(name))

    def tables(self, name: str) -> list["Fields"]:
        return [self.as_table(name, item) for item in self.items(name)]

    def names(self) -> list[str]:
        """The names of all fields, where they are not fixed."""
        return [self.as_word("name of a field", name) for name in self.values]

    def items(self, name: str) -> list[object]:
        value = self.need(name)
        if not isinstance(value, list) or len(value) > MAX_LIST:
            self.fail(f"{name}: expected a list of at most {MAX_LIST}")
        return value

    def as_word(self, name: str, value: object) -> str:
        if not isinstance(value, str):
            self.fail(f"{name}: expected a text")
        if not is_word(value):
            self.fail(f"{name}: expected at most {MAX_WORD} characters, none of them a control character")
        return value

    def as_number(self, name: str, value: object, least: int, most: int) -> int:
        if not isinstance(value, int) or isinstance(value, bool):
            self.fail(f"{name}: expected a whole number")
        if not least <= value <= most:
            self.fail(f"{name}: expected a number from {least} to {most}")
        return value

    def as_table(self, name: str, value: object) -> "Fields":
        if not isinstance(value, dict) or len(value) > MAX_LIST:
            self.fail(f"{name}: expected an object of at most {MAX_LIST} fields")
        return Fields(f"{self.where}{name}.", value)


def parsed(text: str) -> dict[str, object] | None:
    """A JSON object, or None if the text is anything else."""
    try:
        value = json.loads(text, object_pairs_hook=unique, parse_constant=no_constant)
    except (ValueError, RecursionError):
        return None
    return value if isinstance(value, dict) else None


def unique(pairs: list[tuple[str, object]]) -> dict[str, object]:
    """An object, unless a field appears twice: then nobody knows which one is meant."""
    fields = dict(pairs)
    if len(fields) != len(pairs):
        raise ValueError("a field is there twice")
    return fields


def no_constant(word: str) -> object:
    """JSON has no infinity, though many readers accept one."""
    raise ValueError(f"{word} is not JSON")


def is_word(text: str) -> bool:
    """Short, without control characters, halves of characters and line ends: fit for a file and a terminal."""
    return len(text) <= MAX_WORD and not any(category(letter) in ("Cc", "Cs", "Zl", "Zp") for letter in text)


def made_word(text: str) -> str:
    """The text with everything unfit taken out."""
    return "".join([letter if is_word(letter) else "\ufffd" for letter in text[:MAX_WORD]])
