"""One connection to one table, from its first word to its last."""

import asyncio

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from agon.server import messages as m
from agon.server import metrics, wire
from agon.server.connection import ENCODER, NO_DATABASE, TOO_MANY_OPEN, Connection, Farewell
from agon.server.entry import Entry
from agon.server.http.answers import state_of
from agon.server.problems import FORBIDDEN, TOO_MANY, Problem, Unavailable, problem
from agon.server.replies import answer
from agon.server.site import BANNED, Site
from agon.server.store.store import now


async def attend(socket: WebSocket) -> None:
    """A socket, from its opening to its end."""
    site: Site = state_of(socket)
    await socket.accept()
    metrics.SOCKETS_OPENED.inc()
    connection = Connection(socket, site)
    address = connection.source
    site.sockets[address] = site.sockets.get(address, 0) + 1
    try:
        site.requests.take(address)
        site.check_welcome(address, connection.visitor)
        if site.sockets[address] > site.limits.sockets:
            raise Farewell(problem("server-too-many-sockets", TOO_MANY), TOO_MANY_OPEN, True)
        await serve(connection, await connection.greet())
    except Farewell as farewell:
        await say_goodbye(socket, farewell)
    except Problem as error:
        code = NO_DATABASE if isinstance(error, Unavailable) else TOO_MANY_OPEN
        if error.status == FORBIDDEN:
            await say_goodbye(socket, Farewell(error, BANNED))
        else:
            await say_goodbye(socket, Farewell(error, code, True))
    except (WebSocketDisconnect, RuntimeError):  # starlette's word for a socket that is closed already
        return
    finally:
        site.sockets[address] -= 1
        if not site.sockets[address]:
            del site.sockets[address]


async def serve(connection: Connection, entry: Entry) -> None:
    """Let somebody in, and see to them until they leave."""
    tasks: list[asyncio.Task[None]] = []
    try:
        await announce(connection, entry)
        await connection.heavy(entry, lambda: let_in(connection, entry))
        await connection.site.thinking.wake(entry)
        tasks = [asyncio.create_task(connection.obey(entry, answer)), asyncio.create_task(connection.deliver())]
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        results = await asyncio.gather(*tasks, return_exceptions=True)
        entry.watchers.discard(connection)
        connection.site.judges.leave(entry.id, connection)
        connection.site.hall.go(gone(connection, entry))
    for result in sorted(results, key=lambda one: not isinstance(one, Farewell)):
        if isinstance(result, Exception):
            raise result


async def announce(connection: Connection, entry: Entry) -> None:
    """From now on they hear of whatever changes the seats that they hold: who they are is looked at once more."""
    async with entry.lock:
        await connection.site.hall.recognise(entry, connection)
        entry.watchers.add(connection)


def let_in(connection: Connection, entry: Entry) -> None:
    """They see the table, and the others see them."""
    entry.corrected(connection)
    connection.shown = True
    if connection.held:
        entry.patron = connection.source
    connection.show(entry)
    if connection.held - entry.others(connection):
        entry.tell_presence()


async def gone(connection: Connection, entry: Entry) -> None:
    """Somebody has left: the others see it."""
    async with entry.lock:
        entry.used = entry.looked_at = now()
        entry.seen(connection.held)
        if connection.held - entry.online():
            entry.tell_presence()
        if not entry.watchers:
            entry.put_down()


async def say_goodbye(socket: WebSocket, farewell: Farewell) -> None:
    """The reason first, as a message, then the close."""
    if socket.application_state is not WebSocketState.CONNECTED:
        return
    bye = m.Bye(wire.words(farewell.why.message), farewell.again)
    try:
        await socket.send_text(ENCODER.encode(bye).decode())
        await socket.close(farewell.code)
    except (WebSocketDisconnect, RuntimeError):
        return
