"""Messages as Project Fluent has them, by its own library."""

from collections.abc import Callable
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentNone


class FluentWords:
    """The messages of one language that were parsed."""

    def __init__(self, language: str) -> None:
        self.bundle = FluentBundle([language], functions=FUNCTIONS, use_isolating=False)

    def read(self, text: str) -> None:
        """Parse a message with its attributes."""
        self.bundle.add_resource(FluentResource(text))

    def has_part(self, id: str, part: str) -> bool:
        return part in self.bundle.get_message(id).attributes

    def format(self, id: str, part: str, values: dict[str, str | int]) -> tuple[str, list[str]]:
        """A message, or one of its attributes (`part`), with whatever went wrong."""
        message = self.bundle.get_message(id)
        pattern = message.attributes.get(part) if part else message.value
        if pattern is None:
            return "", []
        text, errors = self.bundle.format_pattern(pattern, values)
        return str(text), [str(error) for error in errors]


# Functions of the `.ftl` files. Fluent takes texts as results, though its types do not say so.


def signed(number: Any) -> Any:
    """`SIGNED($points)`: a number that is gained or lost: +2, −1, 0. A text that stands for a number stays."""
    if isinstance(number, str):
        return number
    value = int(number)
    return f"+{value}" if value > 0 else f"−{-value}" if value < 0 else "0"


def given(value: Any) -> Any:
    """`GIVEN($other)`, to select by: `no` for an argument that is empty, `yes` for any other."""
    return "no" if value == "" or isinstance(value, FluentNone) else "yes"


FUNCTIONS: Final[dict[str, Callable[[Any], Any]]] = {"SIGNED": signed, "GIVEN": given}
