"""Messages where Fluent is not installed: an engine that stands alone plays all the same, and says the simple ones.

What stands in one line with nothing but values in it is said as it is meant. Anything else is its id with its values.
"""

import re
from typing import Final

PART: Final = re.compile(r"^(?: +\.)?(-?[a-zA-Z][\w-]*) *=(.*)$", re.MULTILINE)
VALUE: Final = re.compile(r'\{ *(?:\$([a-zA-Z][\w-]*)|"([^"\\]*)") *\}')
MORE: Final = re.compile(r"^ +[^ .\n]", re.MULTILINE)  # a text that goes on in the next line


class BareWords:
    """The messages of one language that were read."""

    def __init__(self) -> None:
        self._parts: dict[str, dict[str, str]] = {}

    def read(self, text: str) -> None:
        """Note a message with its attributes."""
        starts = list(PART.finditer(text))
        parts: dict[str, str] = {}
        for place, found in enumerate(starts):
            end = starts[place + 1].start() if place + 1 < len(starts) else len(text)
            name = "" if place == 0 else found[1]
            parts[name] = "{" if MORE.search(text, found.end(), end) else found[2].strip()
        if starts:
            self._parts[starts[0][1]] = parts

    def has_part(self, id: str, part: str) -> bool:
        return part in self._parts[id]

    def format(self, id: str, part: str, values: dict[str, str | int]) -> tuple[str, list[str]]:
        """A message, or one of its attributes (`part`); nothing can go wrong."""
        pattern = self._parts[id].get(part, "")
        text = VALUE.sub(lambda found: str(values.get(found[1], "")) if found[1] else found[2], pattern)
        whole = VALUE.sub("", pattern)
        return (" ".join([id, *map(str, values.values())]) if "{" in whole else text), []
