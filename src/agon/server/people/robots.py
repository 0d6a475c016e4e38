"""Accounts of programs that play here. Nobody can take one for a person, wherever its name is shown.

Its name ends with a mark that no person's name may have, and its secret begins with a word, so that whoever comes with
it is known for a program. It may look, take an open seat and play; it makes no tables, links or devices, and says
nothing.
"""

import secrets
from typing import Final

from starlette.requests import HTTPConnection

from agon.server import messages as m
from agon.server.problems import FORBIDDEN, problem
from agon.server.visitors import ROBOT, Visitor, cookie_of, hashed, new_token

MARK: Final = "(bot)"
LONGEST: Final = 18  # characters of its name before the mark
SIT: Final = "/api/tables/{table}/sit"
MAY: Final = (m.Look, m.Sync, m.Choose, m.Leave, m.AskWhy, m.AskEarlier, m.AskNumbers, m.Ping)


def new_robot() -> Visitor:
    """A program, with a secret of 104 random bits."""
    token = ROBOT + secrets.token_urlsafe(13)
    return Visitor(token, hashed(token), new_token(), known=False)


def is_robot(connection: HTTPConnection) -> bool:
    return cookie_of(connection).startswith(ROBOT)


def robot_name(name: str) -> str:
    """What it is called: what somebody wants, and the mark."""
    trimmed = " ".join(name.split())
    if not trimmed or len(trimmed) > LONGEST or not trimmed.isprintable() or is_marked(trimmed):
        raise problem("server-bad-name", most=LONGEST)
    return f"{trimmed} {MARK}"


def is_marked(name: str) -> bool:
    """Whether a name says that it is a program's."""
    return MARK in name.casefold()


def must_be_allowed(connection: HTTPConnection, method: str, route: str) -> None:
    """A program may look at everything, and sit down."""
    if method == "POST" and route != SIT and is_robot(connection):
        raise problem("server-not-for-bots", FORBIDDEN)


def must_be_playing(message: m.FromPage) -> None:
    """And at a table it plays."""
    if not isinstance(message, MAY):
        raise problem("server-not-for-bots", FORBIDDEN)
