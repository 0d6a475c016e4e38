"""At the door: which names the server answers to, which pages may talk to it, and what browsers are told to refuse."""

import ipaddress
import secrets
import socket
from collections.abc import Sequence
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from agon.server.http.answers import failure
from agon.server.logs import REQUEST
from agon.server.problems import FORBIDDEN, Problem, problem

SAFE: Final = ("GET", "HEAD", "OPTIONS")
MISDIRECTED: Final = 421

# Everything comes from the server itself; nothing may frame it, and nothing inline is run.
POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",  # the address of a table is an invitation
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=()",
}


class Guard:
    """Stands before everything else."""

    def __init__(self, app: ASGIApp, hosts: Sequence[str]) -> None:
        self.app = app
        self.hosts = {*hosts, "localhost", socket.gethostname().lower()}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        id = secrets.token_hex(6)
        REQUEST.set(id)
        connection = HTTPConnection(scope)
        fault = self.fault(scope, connection.headers)
        if fault is not None:
            await refuse(connection, fault, scope, receive, send)
            return

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers[name] = value
                headers["X-Request-Id"] = id
            await send(message)

        await self.app(scope, receive, guarded)

    def fault(self, scope: Scope, headers: Headers) -> Problem | None:
        """What is wrong with where a request goes to or comes from."""
        host = headers.get("host", "")
        if not self.answers_to(host):
            return problem("server-other-host", MISDIRECTED, name=host[:80])
        if scope["type"] == "http" and scope["method"] in SAFE:
            return None
        if not from_here(headers, host):
            return problem("server-other-origin", FORBIDDEN)
        return None

    def answers_to(self, host: str) -> bool:
        """Addresses, and names that are ours. With any other name, a page elsewhere could have it point here."""
        name = (urlsplit(f"//{host}").hostname or "") if is_host(host) else ""
        return is_address(name) or name in self.hosts or name.endswith((".localhost", ".local"))


def is_host(host: str) -> bool:
    try:
        return urlsplit(f"//{host}").netloc == host and urlsplit(f"//{host}").username is None
    except ValueError:
        return False


def is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def from_here(headers: Headers, host: str) -> bool:
    """Whether a request comes from a page of this server, or from no page at all."""
    if headers.get("sec-fetch-site", "none") not in ("same-origin", "none"):
        return False
    origin = headers.get("origin")
    if origin is None:  # a browser always says where it comes from, so this is none
        return True
    try:
        return urlsplit(origin).netloc.lower() == host.lower()
    except ValueError:
        return False


async def refuse(connection: HTTPConnection, fault: Problem, scope: Scope, receive: Receive, send: Send) -> None:
    """Refuse a request with its reason. Of a socket a browser learns only that it was refused (403)."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": 1008})
        return
    response = failure(connection, fault)
    response.headers.update(HEADERS)
    await response(scope, receive, send)
