"""Connections before anything is known of them: how long a request may take to arrive, and how many one address has."""

import asyncio
from typing import Any, Final, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from agon.server.limits import source_of

HEAD_SECONDS: Final = 10.0  # until the head of a request is there
WHOLE_SECONDS: Final = 60.0  # until its body is there too


class Doorstep:
    """Who stands there, by address. Sockets have come in, and are counted elsewhere (`site.sockets`)."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.standing: dict[str, int] = {}

    def come(self, address: str) -> bool:
        """Whether there is room for one more of these."""
        count = self.standing.get(address, 0) + 1
        self.standing[address] = count
        return count <= self.most

    def go(self, address: str) -> None:
        self.standing[address] -= 1
        if not self.standing[address]:
            del self.standing[address]


class Prompt(HttpToolsProtocol):
    """HTTP for those who say what they want in time. Made for a server by `at`, which gives it its doorstep."""

    doorstep: Doorstep

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.address: str | None = None  # while it is counted
        self.deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(cast(asyncio.Transport, transport))
        self.address = source_of(self.client[0] if self.client else "")
        if self.doorstep.come(self.address):
            self.give(HEAD_SECONDS)
        else:
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self.go()
        super().connection_lost(exc)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.give(HEAD_SECONDS)

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        self.give(WHOLE_SECONDS)

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self.give(None)

    def handle_websocket_upgrade(self) -> None:
        self.go()
        super().handle_websocket_upgrade()

    def go(self) -> None:
        """It is over, or has become a socket."""
        self.give(None)
        if self.address is not None:
            self.doorstep.go(self.address)
            self.address = None

    def give(self, seconds: float | None) -> None:
        """So long for what is to come next; None: nothing is awaited."""
        if self.deadline is not None:
            self.deadline.cancel()
        self.deadline = None if seconds is None else self.loop.call_later(seconds, self.transport.abort)


def at(doorstep: Doorstep) -> type[Prompt]:
    """The protocol of a server with that doorstep."""
    return type("Prompt", (Prompt,), {"doorstep": doorstep})
