"""Visitors and links: secrets of 128 bits, of which the server keeps only hashes."""

import re
import secrets
from hashlib import sha256
from typing import Final

from starlette.requests import HTTPConnection
from starlette.responses import Response

COOKIE: Final = "agon"
YEAR: Final = 365 * 24 * 3600
TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{22}")


def new_token() -> str:
    """128 random bits, as a word that fits in an address."""
    return secrets.token_urlsafe(16)


def hashed(token: str) -> str:
    """What is kept of a secret. It has 128 random bits, so a plain hash cannot be turned back."""
    return sha256(b"agon/" + token.encode()).hexdigest()


def is_token(word: str) -> bool:
    return TOKEN.fullmatch(word) is not None


class Visitor:
    """Whoever has this cookie. One without a cookie gets it with the first seat they take."""

    def __init__(self, token: str) -> None:
        self.token = token
        self.hash = hashed(token) if token else ""

    @property
    def known(self) -> bool:
        return bool(self.token)


def visitor_of(connection: HTTPConnection) -> Visitor:
    """Who is asking, by their cookie."""
    token = connection.cookies.get(COOKIE, "")
    return Visitor(token if is_token(token) else "")


def recognised(visitor: Visitor) -> Visitor:
    """The visitor, or a new one for somebody who had no cookie."""
    return visitor if visitor.known else Visitor(new_token())


def remember(response: Response, visitor: Visitor, connection: HTTPConnection) -> None:
    """Give the visitor their cookie, again each time, so that it lasts while they come."""
    response.set_cookie(
        COOKIE,
        visitor.token,
        max_age=YEAR,
        path="/",
        httponly=True,
        samesite="lax",  # so that a link opened from elsewhere still knows the seats one has
        secure=connection.url.scheme in ("https", "wss"),
    )
