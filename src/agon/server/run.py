"""Starting the server: a database, a port, and a page to open."""

import errno
import gc
import ipaddress
import logging
import os
import socket
import threading
from collections.abc import Callable
from typing import Any, Final

import uvicorn
from starlette.applications import Starlette
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.server import ServerProtocol

from agon.server import logs
from agon.server.app import application
from agon.server.doorstep import Doorstep, at
from agon.server.limits import MESSAGE_BYTES
from agon.server.problems import problem
from agon.server.settings import Settings, limits_of
from agon.server.store.database import Database

QUIET: Final = logging.getLogger("uvicorn.error")
EVERYWHERE: Final = ("0.0.0.0", "::", "")  # every address of this machine
ELSEWHERE: Final = "192.0.2.1"  # an address that belongs to nobody
GRACE: Final = 2  # seconds that requests have to end once the server is told to
AT_LAST: Final = 4.0  # seconds after which the process ends, whatever it still does
RUBBISH: Final = (20_000, 20, 50)  # new objects before a look at the new ones, looks before one at older and at all
NEAR: Final = 50  # ports above it that are tried for a suggestion


def bound(host: str, port: int) -> socket.socket:
    """A socket that listens there, or what is in the way."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    except (socket.gaierror, UnicodeError) as error:
        raise problem("server-bad-host", host=host) from error
    listening = socket.socket(family, kind, protocol)
    if os.name == "posix":  # elsewhere it would let two servers share a port
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind(address)
        listening.listen(2048)
    except OSError as error:
        listening.close()
        if error.errno == errno.EADDRINUSE:
            raise problem("server-port-used", port=port, free=free_port(host, port)) from error
        raise problem("server-port-refused", host=host, port=port, detail=error.strerror or "") from error
    return listening


def free_port(host: str, port: int) -> int:
    """A port that could be used instead."""
    for other in range(port + 1, min(port + NEAR, 65536)):
        with socket.socket() as trial:
            try:
                trial.bind((host, other))
            except OSError:
                continue
            return other
    return 0


def address_of(listening: socket.socket, host: str) -> str:
    """The address to open. All addresses at once are no address, so it is this machine's own."""
    port = listening.getsockname()[1]
    name = {"0.0.0.0": "127.0.0.1", "::": "[::1]", "": "127.0.0.1"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{name}:{port}/"


def addresses_of(listening: socket.socket, host: str) -> tuple[str, ...]:
    """The addresses at which other machines reach the server; none where it listens to this one alone."""
    port = listening.getsockname()[1]
    names = [own_address()] if host in EVERYWHERE else [host]
    return tuple(f"http://{f'[{name}]' if ':' in name else name}:{port}" for name in names if not is_own(name))


def own_address() -> str:
    """This machine's address in its network. Nothing is sent: it is only asked which way would be taken."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((ELSEWHERE, 9))
        except OSError:
            return ""
        return str(probe.getsockname()[0])


def is_own(name: str) -> bool:
    """Whether a name means a machine to itself alone, or nothing."""
    try:
        found = ipaddress.ip_address(name)
    except ValueError:
        return name in ("", "localhost")
    return found.is_loopback or found.is_unspecified


class Compact(WebSocketsSansIOProtocol):
    """Sockets whose compression remembers the last messages: a scene is mostly the one before.

    With a window that holds it, an update of Ephyran shrinks from 6,300 bytes to 170, in half the time that the usual
    small window takes to make 1,400 of it. It costs about 200 kB of memory a socket.
    """

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        window = ServerPerMessageDeflateFactory(compress_settings={"memLevel": 6, "level": 5})
        self.conn = ServerProtocol(extensions=[window], max_size=self.config.ws_max_size, logger=QUIET)


class Server(uvicorn.Server):
    """Says when it can be reached, and says goodbye before it ends."""

    def __init__(self, app: Starlette, settings: Settings, ready: Callable[[], None]) -> None:
        config = uvicorn.Config(
            app,
            http=at(Doorstep(limits_of(settings).connections)),
            log_config=None,
            access_log=False,  # addresses of tables and links are secrets
            server_header=False,
            ws_max_size=MESSAGE_BYTES * 4,  # what is larger still is not even read
            ws_max_queue=64,
            ws=Compact,
            forwarded_allow_ips=list(settings.proxies),
            timeout_graceful_shutdown=GRACE,
        )
        super().__init__(config)
        self.app = app
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        end_at_last()
        await self.app.state.site.say_goodbye()
        await super().shutdown(sockets)


def allow_files() -> None:
    """As many connections as the system lets a process have: each is a file to it."""
    if os.name == "posix":
        import resource  # which only these systems have

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def seldom_look_for_rubbish() -> None:
    """What is loaded by now stays, and tables leave little in circles: Python need not look there after 700 objects.

    It did so for a fifth of the processor time of a choice.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*RUBBISH)


def end_at_last() -> None:
    """End in any case, whatever does not come to its end: what was answered is on the disk, and the rest nobody saw."""

    def end() -> None:
        QUIET.error("not everything ended in time; the process ends now")
        os._exit(1)

    timer = threading.Timer(AT_LAST, end)
    timer.daemon = True
    timer.start()


def serve(
    settings: Settings,
    database: Database,
    listening: socket.socket,
    addresses: tuple[str, ...],
    ready: Callable[[], None],
) -> None:
    """Serve until the process is told to end."""
    logs.set_up(settings)
    allow_files()
    app = application(settings, database, addresses)
    seldom_look_for_rubbish()
    Server(app, settings, ready).run([listening])
