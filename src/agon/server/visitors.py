"""Visitors: browsers known by a cookie. Secrets have 128 bits, and the server keeps only their hashes."""

import re
import secrets
from hashlib import sha256
from typing import Final, NamedTuple

from starlette.requests import HTTPConnection
from starlette.responses import Response

COOKIE: Final = "agon"
HOST_COOKIE: Final = "__Host-agon"  # where there is TLS: no other host can have set it
YEAR: Final = 365 * 24 * 3600
ROBOT: Final = "bot-"  # the beginning of the secret of a program, and of no person's
TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{22}")


def new_token() -> str:
    """128 random bits, as a word that fits in an address."""
    token = secrets.token_urlsafe(16)
    return new_token() if token.startswith(ROBOT) else token


def hashed(token: str) -> str:
    """What is kept of a secret. It has 128 random bits, so a plain hash cannot be turned back."""
    return sha256(b"agon/" + token.encode()).hexdigest()


def is_token(word: str) -> bool:
    return TOKEN.fullmatch(word) is not None


class Visitor(NamedTuple):
    """A browser, and whose it is. One that the server has not seen yet is written down with the first seat it takes."""

    token: str  # the cookie
    hash: str  # what is kept of it
    person: str
    browser: str = ""
    system: str = ""
    known: bool = True


NOBODY: Final = Visitor("", "", "")  # holds nothing


def newcomer(agent: str) -> Visitor:
    """Somebody who has not been here before, with a browser that says this of itself."""
    token = new_token()
    return Visitor(token, hashed(token), new_token(), *device_of(agent), False)


# ---------------------------------------------------------------- cookies


def is_safe(connection: HTTPConnection) -> bool:
    """Whether nobody on the way can read what is sent."""
    return connection.url.scheme in ("https", "wss")


def cookie_of(connection: HTTPConnection) -> str:
    """The cookie that somebody comes with; empty for none of ours."""
    token = connection.cookies.get(HOST_COOKIE if is_safe(connection) else COOKIE, "")
    return token if is_token(token) else ""


def hash_of(connection: HTTPConnection) -> str:
    """What is kept of that cookie."""
    token = cookie_of(connection)
    return hashed(token) if token else ""


def remember(response: Response, visitor: Visitor, connection: HTTPConnection) -> None:
    """Give the visitor their cookie, again each time, so that it lasts while they come."""
    response.set_cookie(
        HOST_COOKIE if is_safe(connection) else COOKIE,
        visitor.token,
        max_age=YEAR,
        path="/",
        httponly=True,
        samesite="lax",  # so that a link opened from elsewhere still knows the seats one has
        secure=is_safe(connection),
    )


def forget(response: Response, connection: HTTPConnection) -> None:
    """Take the cookie back."""
    response.delete_cookie(HOST_COOKIE if is_safe(connection) else COOKIE, "/", secure=is_safe(connection))


# ---------------------------------------------------------------- what a browser says of itself

# The first that is named in what a browser says of itself: many also name those that they want to be taken for.
BROWSERS: Final = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("Firefox", "Firefox"),
    ("FxiOS", "Firefox"),
    ("CriOS", "Chrome"),
    ("Chrome", "Chrome"),
    ("Safari", "Safari"),
)
SYSTEMS: Final = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("Windows", "Windows"),
    ("Mac OS", "macOS"),
    ("CrOS", "ChromeOS"),
    ("Linux", "Linux"),
)


def device_of(agent: str) -> tuple[str, str]:
    """By what somebody knows their device again: its browser and its system, each empty where that is not told."""
    browser = next((name for sign, name in BROWSERS if sign in agent), "")
    return browser, next((name for sign, name in SYSTEMS if sign in agent), "")
