"""People who answer whatever they are asked, at any of the servers, whatever happens to those; and remember what they
were told.
"""

import asyncio
import http.client
import json
import random
from collections.abc import Callable
from typing import Any, Final

import websockets.exceptions
from websockets.asyncio.client import ClientConnection, connect

from agon.server.messages import PROTOCOL
from chaos.checker import ACKNOWLEDGED, REFUSED, UNKNOWN, Attempt, Told

ANSWER_SECONDS: Final = 30.0  # after which nobody waits for an answer any more
PAUSE: Final = 0.05  # seconds before trying another server
NOBODY_KNOWS: Final = "server-unknown"

Addresses = Callable[[], list[str]]


class Crowd:
    """Some tables with two people each."""

    def __init__(self, addresses: Addresses, game: str, seed: str) -> None:
        self.addresses = addresses
        self.game = game
        self.chance = random.Random(seed)
        self.attempts: list[Attempt] = []
        self.acknowledged = 0
        self.sockets: set[ClientConnection] = set()
        self.ended = False

    def note(self, attempt: Attempt) -> None:
        self.attempts.append(attempt)
        self.acknowledged += attempt.told == ACKNOWLEDGED

    async def table(self) -> None:
        """Matches one after the other."""
        while not self.ended:
            try:
                id, cookie = await asyncio.to_thread(self.made)
            except (OSError, http.client.HTTPException, ValueError, KeyError):
                await asyncio.sleep(PAUSE)
                continue
            await asyncio.gather(*(self.person(id, cookie, seat) for seat in (0, 1)))

    def made(self) -> tuple[str, str]:
        """A new table, and the cookie of whoever holds both its seats."""
        connection = http.client.HTTPConnection(self.chance.choice(self.addresses()), timeout=ANSWER_SECONDS)
        try:
            seats = [{"who": "me", "name": "a"}, {"who": "me", "name": "b"}]
            body = json.dumps({"game": self.game, "seats": seats})
            connection.request("POST", "/api/tables", body, {"Content-Type": "application/json"})
            answer = connection.getresponse()
            made = json.loads(answer.read())
            cookie = (answer.getheader("set-cookie") or "").partition(";")[0]
            return str(made["table"]), cookie
        finally:
            connection.close()

    async def person(self, table: str, cookie: str, seat: int) -> None:
        """One seat, to the end of the match, by as many connections as it takes."""
        over = False
        while not self.ended and not over:
            try:
                address = self.chance.choice(self.addresses())
                url = f"ws://{address}/api/tables/{table}/socket"
                headers = {"Cookie": cookie}
                async with connect(url, additional_headers=headers, max_size=None, open_timeout=10) as socket:
                    self.sockets.add(socket)
                    try:
                        over = await self.sitting(socket, table, seat)
                    finally:
                        self.sockets.discard(socket)
            except (OSError, TimeoutError, websockets.exceptions.WebSocketException, EOFError):
                pass
            await asyncio.sleep(PAUSE)

    async def sitting(self, socket: ClientConnection, table: str, seat: int) -> bool:
        """Answer what is asked over one connection; whether the match is over."""
        await socket.send(json.dumps({"type": "hello", "protocol": PROTOCOL, "seat": seat}))
        scene: dict[str, Any] = {}
        number = 0
        while not self.ended:
            question = scene.get("question")
            if scene and scene["table"]["stage"] == "over":
                return True
            if question is None or scene["seat"] != seat:
                scene = await self.newer(socket, scene)
                continue
            number += 1
            key = self.chance.choice(question["options"])["key"]
            told: Told = UNKNOWN
            try:
                choice = {"type": "choose", "id": number, "seat": seat, "at": question["at"], "key": key}
                await socket.send(json.dumps(choice))
                told, scene = await self.answer(socket, number, scene)
            finally:  # who hears nothing knows nothing
                self.note(Attempt(table, seat, question["at"], key, told))
        return False

    async def newer(self, socket: ClientConnection, scene: dict[str, Any]) -> dict[str, Any]:
        """What the next message shows."""
        message = json.loads(await asyncio.wait_for(socket.recv(), ANSWER_SECONDS))
        found: dict[str, Any] = message.get("scene") or scene
        return found

    async def answer(self, socket: ClientConnection, number: int, scene: dict[str, Any]) -> tuple[Told, dict[str, Any]]:
        """What is said of an answer, and what the table looks like then."""
        while True:
            message = json.loads(await asyncio.wait_for(socket.recv(), ANSWER_SECONDS))
            scene = message.get("scene") or scene
            if message.get("reply") != number:
                continue
            if message["type"] == "done":
                return ACKNOWLEDGED, scene
            told: Told = UNKNOWN if message["reason"]["id"] == NOBODY_KNOWS else REFUSED
            await asyncio.sleep(PAUSE)  # what is refused now may be good in a moment
            return told, scene

    def cut(self) -> None:
        """Break all connections at once, without a word."""
        for socket in list(self.sockets):
            socket.transport.abort()
