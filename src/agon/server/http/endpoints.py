"""What an entry of the table of routes is."""

from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

from starlette.requests import Request
from starlette.responses import Response

Handler = Callable[[Request], Awaitable[Response]]


class Endpoint(NamedTuple):
    """One thing that can be asked for over HTTP."""

    method: str
    path: str
    handler: Handler
    about: str
    takes: Any = None  # a form, or text for a file
    gives: Any = None  # a form, or text for a file
    status: int = 200
    query: tuple[str, ...] = ()
