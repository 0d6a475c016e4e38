"""What an entry of the table of routes is."""

from collections.abc import Awaitable, Callable
from typing import Any, Final, NamedTuple

from starlette.requests import Request
from starlette.responses import Response

Handler = Callable[[Request], Awaitable[Response]]


class File(NamedTuple):
    """What is no message, by its kind."""

    media: str


TEXT: Final = File("text/plain")
RECORD: Final = File("application/x-ndjson")  # an .agon file
PACKED: Final = File("application/gzip")
ZIPPED: Final = File("application/zip")


class Endpoint(NamedTuple):
    """One thing that can be asked for over HTTP."""

    method: str
    path: str
    handler: Handler
    about: str
    takes: Any = None  # a form, or a file; None where it makes no difference
    gives: Any = None  # a form, or a file
    status: int = 200
    query: tuple[str, ...] = ()  # words that it can be asked with,
    numbers: tuple[str, ...] = ()  # and whole numbers
