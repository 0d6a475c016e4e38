"""Agon: play, host, study and simulate the board games of mythic Greece, by the book.

What a user needs is here (`agon.start`, `agon.load`, `agon.series` and the rest of `agon.__all__`); it is loaded on
first use, so that using one part of Agon need not load the whole.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from agon.kernel.errors import ENGLISH
from agon.kernel.words import Message

if TYPE_CHECKING:
    from agon.api import *
    from agon.api import __all__ as __all__

__version__: Final = "0.1.0"


def _in_english(message: Message) -> str:
    reader = import_module("agon.text.reader")
    words: str = reader.interface_reader("en").say(message)
    return words


ENGLISH[:] = [_in_english]


def __getattr__(name: str) -> Any:
    if name == "__all__" or not name.startswith("_"):
        api = import_module("agon.api")
        if name == "__all__" or name in api.__all__:
            return getattr(api, name)
    raise AttributeError(f"module 'agon' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted([*globals(), *import_module("agon.api").__all__])
