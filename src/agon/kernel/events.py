"""Events, declared once: a function for each. Its name is the event, its arguments are the numbers reported with it.

    def built(g: Ephyran, seat: int, creature: int, zone: int) -> None: ...
    def drew(g: Ephyran, audience: int, seat: int, card: int) -> None: ...

    ARGUMENTS: Final = declared(__name__, "ephyran")

The name of an argument says what kind of number it is; one that begins with an underscore is only for reports and
appears in no sentence. An event without an audience is for everybody. The bodies are text
that is run when the module is loaded, and written out for the compiler by `expand.py`; nothing is made when nobody
listens.
"""

import sys
from types import FunctionType
from typing import Any

from agon.kernel.game import EVERYONE

Arguments = dict[str, tuple[str, ...]]


def declared(module: str, game: str) -> Arguments:
    """Give the events of a module their bodies; returns the names of each event's numbers."""
    names = vars(sys.modules[module])
    events = [found for found in names.values() if isinstance(found, FunctionType) and found.__module__ == module]
    exec("".join([f"def {event.__name__}({given(event)}):\n{body(event, game)}" for event in events]), names)
    return {id_of(event, game): tuple(filter(is_said, numbers_of(event))) for event in events}


def id_of(event: Any, game: str) -> str:
    """The id of its message."""
    return f"{game}-{event.__name__.replace('_', '-')}"


def arguments_of(event: Any) -> tuple[str, ...]:
    names: tuple[str, ...] = event.__code__.co_varnames
    return names[: event.__code__.co_argcount]


def given(event: Any) -> str:
    """Its arguments as they are declared, without their types."""
    names, defaults = arguments_of(event), event.__defaults__ or ()
    needed = len(names) - len(defaults)
    return ", ".join([*names[:needed], *map("{}={!r}".format, names[needed:], defaults)])


def numbers_of(event: Any) -> list[str]:
    return [name for name in arguments_of(event)[1:] if name != "audience"]


def is_said(number: str) -> bool:
    return not number.startswith("_")


def body(event: Any, game: str) -> str:
    """The body of an event: report it to the log, if there is one."""
    audience = "audience" if "audience" in arguments_of(event) else str(EVERYONE)
    numbers = ", ".join([f'"{id_of(event, game)}"', audience, *numbers_of(event)])
    return f"    if g.log is not None:\n        g.tell({numbers})\n"
