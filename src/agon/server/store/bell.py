"""Hearing of what other processes wrote: PostgreSQL tells it; of SQLite one asks whether anything was written."""

import threading
from collections.abc import Callable, Sequence
from typing import Any, Final

from sqlalchemy.exc import DBAPIError

from agon.server.store.database import POSTGRES, Database, listener
from agon.server.store.writer import CHANNEL, Rung

INTERVAL: Final = 0.025  # seconds between two looks at an SQLite file
PAUSE: Final = 1.0  # seconds before trying again after a fault

Ring = Callable[[Sequence[Rung]], None]


class Bell:
    """A thread that calls `ring` with tables that others may have changed; with none when some may have been missed."""

    def __init__(self, database: Database, process: str, ring: Ring) -> None:
        self.database = database
        self.process = process
        self.ring = ring
        self._stop = threading.Event()
        driver: Any = database.reads.dialect.dbapi
        self._faults: tuple[type[Exception], ...] = (DBAPIError, OSError, driver.Error)
        listen = self._listen if database.kind == POSTGRES else self._look
        self._thread = threading.Thread(target=self._keep, args=(listen,), name="agon-bell", daemon=True)
        self._thread.start()

    def close(self) -> None:
        self._stop.set()
        self._thread.join()

    def _keep(self, listen: Callable[[], None]) -> None:
        """Listen, and after a fault again: whatever happened meanwhile may have been missed."""
        while not self._stop.is_set():
            try:
                listen()
            except self._faults:
                self._stop.wait(PAUSE)
            if not self._stop.is_set():
                self.ring(())

    def _listen(self) -> None:
        engine = listener(self.database.url)
        with engine.connect() as connection:
            driver: Any = connection.connection.driver_connection
            driver.execute(f"LISTEN {CHANNEL}")
            self.ring(())
            while not self._stop.is_set():
                for notice in driver.notifies(timeout=INTERVAL * 10):
                    self._heard(notice.payload)
                    if self._stop.is_set():
                        return

    def _heard(self, payload: str) -> None:
        process, *named = payload.split(" ")
        if process == self.process:
            return
        rung: list[Rung] = []
        for word in named:
            table, _, version = word.partition(":")
            rung.append((table, int(version)))
        self.ring(rung)

    def _look(self) -> None:
        """`data_version` is another number whenever somebody else has written: it costs next to nothing to look."""
        connection = self.database.reads.raw_connection()
        try:
            cursor = connection.cursor()  # outside any transaction: one that lasts would see nothing new
            last = cursor.execute("SELECT coalesce(max(id), 0) FROM acts").fetchone()[0]
            seen = -1
            self.ring(())
            while not self._stop.wait(INTERVAL):
                version = cursor.execute("PRAGMA data_version").fetchone()[0]
                if version == seen:
                    continue
                seen = version
                rows = cursor.execute("SELECT id, match, number FROM acts WHERE id > ? ORDER BY id", (last,)).fetchall()
                if rows:
                    last = rows[-1][0]
                    self.ring([(match, number) for _, match, number in rows])
        finally:
            connection.close()
