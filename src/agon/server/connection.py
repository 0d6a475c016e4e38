"""A browser at a table: what it sends is read, what it is sent waits for it; neither ever blocks the table."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeVar

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from agon.kernel.game import SPECTATOR
from agon.server import messages as m
from agon.server import wire
from agon.server.entry import Entry
from agon.server.hall import CLOSE_BARRED
from agon.server.house import HEARS_ALL
from agon.server.http.answers import source
from agon.server.limits import MESSAGE_BYTES, Bucket
from agon.server.people.robots import is_robot
from agon.server.problems import FORBIDDEN, MISSING, Problem, Unavailable, problem
from agon.server.site import Site
from agon.server.visitors import hash_of, is_token

T = TypeVar("T")

HELLO_SECONDS: Final = 10.0
MOST_WAITING: Final = 200  # messages for somebody who does not read
MOST_BYTES: Final = 4_000_000  # of them
MOST_UNREADABLE: Final = 20  # messages that cannot be read, before the socket is closed

OTHER_PROTOCOL: Final = 4000
NO_TABLE: Final = 4001
NO_HELLO: Final = 4002
TOO_MANY_OPEN: Final = 4003
TOO_SLOW: Final = 4004
NO_DATABASE: Final = 4005

ENCODER: Final = msgspec.json.Encoder()
DECODER: Final[msgspec.json.Decoder[Any]] = msgspec.json.Decoder(m.FromPage)
NUMBERED: Final[msgspec.json.Decoder[Any]] = msgspec.json.Decoder(dict[str, Any])


class Farewell(Exception):
    """The socket is to be closed, with this reason."""

    def __init__(self, why: Problem, code: int, again: bool = False) -> None:
        super().__init__(str(why))
        self.why = why
        self.code = code
        self.again = again


Answer = Callable[["Connection", Entry, m.FromPage], Awaitable[None]]


class Connection:
    """A browser at a table. It is the `Watcher` of an entry."""

    def __init__(self, socket: WebSocket, site: Site) -> None:
        self.socket = socket
        self.site = site
        self.source = source(socket)
        self.visitor = hash_of(socket)
        self.robot = is_robot(socket)
        self.held: set[int] = set()
        self.speaker = ""
        self.deaf = HEARS_ALL
        self.seat = SPECTATOR
        self.shown = False
        self.pace = Bucket(site.limits.messages)
        self.preview_pace = Bucket(site.limits.previews)
        self._waiting: deque[bytes] = deque()
        self._size = 0  # of what is waiting
        self._awake = asyncio.Event()
        self._farewell: Farewell | None = None

    # -- out

    def send(self, message: bytes) -> None:
        if len(self._waiting) >= MOST_WAITING or self._size > MOST_BYTES:
            self.dismiss(problem("server-too-slow"), TOO_SLOW, True)
            return
        self._waiting.append(message)
        self._size += len(message)
        self._awake.set()

    def show(self, entry: Entry) -> None:
        """Send the whole table. Whoever calls holds its lock, and does it in turn (`heavy`)."""
        state = entry.whole(self)
        self.site.turnstile.charge_sent(self.source, len(state))
        self.send(state)

    def say(self, message: m.FromServer) -> None:
        """Answer."""
        answer = ENCODER.encode(message)
        self.site.turnstile.charge_sent(self.source, len(answer))
        self.send(answer)

    def dismiss(self, why: Problem, code: int, again: bool) -> None:
        if self._farewell is None:
            self._farewell = Farewell(why, code, again)
        self._awake.set()

    async def deliver(self) -> None:
        """Send what is waiting, until there is a reason to stop."""
        while True:
            while self._waiting:
                message = self._waiting.popleft()
                self._size -= len(message)
                await self.socket.send_text(message.decode())
            if self._farewell is not None:
                raise self._farewell
            self._awake.clear()
            await self._awake.wait()

    # -- in

    async def greet(self) -> Entry:
        """The table, and the first message, which says who is there."""
        id = self.socket.path_params["table"]
        if not is_token(id):
            raise Farewell(problem("server-no-table", MISSING), NO_TABLE)
        try:
            entry = await self.site.open(id, self.source)
            await self.site.hall.recognise(entry, self)
        except Unavailable as error:
            raise Farewell(error, NO_DATABASE, True) from error
        except Problem as error:
            raise Farewell(error, NO_TABLE) from error
        try:
            hello = DECODER.decode(await asyncio.wait_for(self.receive(), HELLO_SECONDS))
        except (TimeoutError, msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise Farewell(problem("server-no-hello"), NO_HELLO) from error
        if not isinstance(hello, m.Hello):
            raise Farewell(problem("server-no-hello"), NO_HELLO)
        if hello.protocol != m.PROTOCOL:
            raise Farewell(problem("server-other-protocol"), OTHER_PROTOCOL)
        async with entry.lock:
            if entry.bars(self):
                raise Farewell(problem("server-barred", FORBIDDEN), CLOSE_BARRED)
            self.seat = first_seat(entry, self.held, hello.seat)
        return entry

    async def receive(self) -> bytes:
        """The next message."""
        got = await self.socket.receive()
        if got["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(got.get("code", 1000))
        text = got.get("text")
        content: bytes = got.get("bytes") or b"" if text is None else text.encode("utf-8", "replace")
        if len(content) > MESSAGE_BYTES:
            raise Farewell(problem("server-too-large", most=MESSAGE_BYTES // 1000), 1009)
        return content

    async def obey(self, entry: Entry, answer: Answer) -> None:
        """Have messages answered, one after the other, for ever."""
        unreadable = 0
        while True:
            content = await self.receive()
            await self.pace.wait()
            try:
                message = DECODER.decode(content)
            except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
                unreadable += 1
                if unreadable > MOST_UNREADABLE:
                    raise Farewell(problem("server-unreadable", detail=str(error)[:200]), NO_HELLO) from error
                self.refuse(number_of(content), problem("server-unreadable", detail=str(error)[:200]))
                continue
            await answer(self, entry, message)

    async def paid(self) -> None:
        """Whoever acts pays for it."""
        await self.site.turnstile.pay(self.source)

    async def heavy(self, entry: Entry, work: Callable[[], T]) -> T:
        """Have something done with the table that takes long, when it is this visitor's turn."""
        return await self.site.turnstile.work(self.source, entry.lock, work)

    def refuse(self, reply: int, error: Problem) -> None:
        self.say(m.Refused(reply, wire.words(error.message)))


def number_of(content: bytes) -> int:
    """The id of a message that is otherwise unreadable; -1 when even that cannot be read."""
    try:
        id = NUMBERED.decode(content).get("id")
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return -1
    return id if isinstance(id, int) and not isinstance(id, bool) and 0 <= id < 2**53 else -1


def first_seat(entry: Entry, held: set[int], wanted: int | None) -> int:
    """Where somebody looks from at first: where they want to, else a seat of theirs that is asked, else the first."""
    if wanted is not None and (wanted in held or wanted == SPECTATOR):
        return wanted
    mine = sorted(held)
    asked = [seat for seat in mine if seat in entry.table.pending]
    return (asked or mine or [SPECTATOR])[0]
