"""Several processes on one port: started, started again when one dies, ended together.

They share the socket that listens: whoever is free takes the next connection. What they know of each other they know
from the database, as processes on several machines do.
"""

import logging
import os
import signal
import socket
import threading
import time
from collections.abc import Callable
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from tempfile import TemporaryDirectory
from typing import Any, Final

from sqlalchemy import URL

from agon.server import logs, metrics
from agon.server.settings import Settings

SPAWN: Final = get_context("spawn")
SOON: Final = 2.0  # seconds: one that lived no longer than this is not started again at once
PAUSE: Final = 1.0  # seconds until it is
ALL_ENDED: Final = 4.8  # seconds after which those are killed that have not ended

LOG: Final = logging.getLogger("agon.workers")


class Member:
    """One process: when it was started, and the pipe by which it says that it can be reached."""

    def __init__(self, settings: Settings, url: URL, listening: socket.socket, addresses: tuple[str, ...]) -> None:
        self.began = time.monotonic()
        self.ready, there = SPAWN.Pipe(duplex=False)
        self.process: SpawnProcess = SPAWN.Process(target=work, args=(settings, url, listening, addresses, there))
        self.process.start()
        there.close()


class Workers:
    """The processes of one server."""

    def __init__(self, settings: Settings, url: URL, listening: socket.socket, addresses: tuple[str, ...]) -> None:
        self.start: Callable[[], Member] = lambda: Member(settings, url, listening, addresses)
        self.settings = settings
        self.members: list[Member] = []
        self.unready = settings.workers
        self.told, self.teller = socket.socketpair()  # a signal is a byte here, so that it ends the wait
        self.teller.setblocking(False)

    def serve(self, ready: Callable[[], None]) -> int:
        """Serve until told to end; gives the signal that said so."""
        signals: list[int] = []
        folder = TemporaryDirectory(prefix="agon-metrics-")
        before = {one: signal.signal(one, lambda number, _: signals.append(number)) for one in ENDING}
        signal.set_wakeup_fd(self.teller.fileno())
        try:
            logs.set_up(self.settings)
            os.environ[metrics.FOLDER_VARIABLE] = folder.name
            self.members = [self.start() for _ in range(self.settings.workers)]
            while not signals:
                self.look_after(ready)
            return signals[0]
        finally:
            signal.set_wakeup_fd(-1)
            for one, handler in before.items():
                signal.signal(one, handler)
            self.end()
            del os.environ[metrics.FOLDER_VARIABLE]
            folder.cleanup()

    def look_after(self, ready: Callable[[], None]) -> None:
        """Wait for whatever happens next, and see to it."""
        waited: dict[Any, Member] = {member.process.sentinel: member for member in self.members}
        saying: dict[Any, Member] = {member.ready: member for member in self.members if not member.ready.closed}
        for happened in wait([self.told, *waited, *saying]):
            if happened in saying:
                self.hear(saying[happened], ready)
            elif happened in waited:
                self.replace(waited[happened])

    def hear(self, member: Member, ready: Callable[[], None]) -> None:
        """One can be reached, or will never be."""
        try:
            member.ready.recv()
        except EOFError:
            return
        finally:
            member.ready.close()
        self.unready -= 1
        if self.unready == 0:
            ready()

    def replace(self, member: Member) -> None:
        """One has died."""
        member.process.join()
        metrics.forget(member.process.pid or 0)
        LOG.error("worker %s ended with %s and is started again", member.process.pid, member.process.exitcode)
        if time.monotonic() - member.began < SOON and wait([self.told], PAUSE):
            return  # told to end meanwhile
        self.members[self.members.index(member)] = self.start()

    def end(self) -> None:
        """All of them, within a time that does not depend on what they do."""
        latest = time.monotonic() + ALL_ENDED
        for member in self.members:
            member.process.terminate()
        for member in self.members:
            member.process.join(max(0.0, latest - time.monotonic()))
        for member in self.members:
            if member.process.exitcode is None:
                LOG.error("worker %s did not end in time and is killed", member.process.pid)
                member.process.kill()
                member.process.join()


ENDING: Final = (signal.SIGTERM, signal.SIGINT)


# ---------------------------------------------------------------- in the worker


def work(settings: Settings, url: URL, listening: socket.socket, addresses: tuple[str, ...], ready: Connection) -> None:
    """The life of one process."""
    from agon.server.run import serve  # which the process that looks after them does not need
    from agon.server.store.database import open_database

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for whoever started it
    threading.Thread(target=end_with_parent, daemon=True).start()

    def say_ready() -> None:
        ready.send(True)
        ready.close()

    serve(settings, open_database(url), listening, addresses, say_ready)


def end_with_parent() -> None:
    """End when the process that looks after this one is gone: nobody would ever end it."""
    parent = parent_process()
    assert parent is not None
    parent.join()
    os.kill(os.getpid(), signal.SIGTERM)
