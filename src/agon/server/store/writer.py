"""Writing: one thread, one transaction at a time, for whatever has come in meanwhile.

A commit waits for the disk. Waiting once for the acts of many tables is what lets one process serve many of them.
"""

import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from queue import SimpleQueue
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, text
from sqlalchemy.exc import DBAPIError

from agon.server import metrics
from agon.server.problems import Unavailable
from agon.server.store.database import POSTGRES, Database, explained

MOST: Final = 200  # jobs in one transaction
CHANNEL: Final = "agon"
PAYLOAD: Final = 150  # tables named in one notice; PostgreSQL takes 8,000 bytes

Rung = tuple[str, int]  # a table, and the version it has now


class Job(NamedTuple):
    """Something to be done in a transaction, and what to tell the other processes once it is."""

    do: Callable[[Connection], Any]
    ring: Rung | None
    done: "Future[Any]"


class Writer:
    """The one thread of this process that writes."""

    def __init__(self, database: Database, process: str) -> None:
        self.database = database
        self.process = process
        self.fault: Unavailable | None = None  # of the last transaction
        self._begun = False
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="agon-writer", daemon=True)
        self._thread.start()

    def submit(self, do: Callable[[Connection], Any], ring: Rung | None) -> "Future[Any]":
        """Have something written. `do` may be called twice, so it must do nothing but talk to the database."""
        done: Future[Any] = Future()
        done.set_running_or_notify_cancel()  # whoever stops waiting cannot cancel it: it is written all the same
        self._jobs.put(Job(do, ring, done))
        return done

    def waiting(self) -> int:
        """How many jobs wait."""
        return self._jobs.qsize()

    def close(self) -> None:
        """Write what is waiting, then stop."""
        self._jobs.put(None)
        self._thread.join()

    def _work(self) -> None:
        while True:
            job = self._jobs.get()
            jobs: list[Job] = []
            while job is not None:
                jobs.append(job)
                if len(jobs) == MOST or self._jobs.empty():
                    break
                job = self._jobs.get()
            if jobs:
                self._write(jobs)
            if job is None:
                return

    def _write(self, jobs: Sequence[Job]) -> None:
        """All in one transaction; if that fails, each in its own, so that one cannot spoil the others."""
        self._begun = False
        try:
            with metrics.WRITING.time():
                results = self._transaction(jobs)
            metrics.BATCH.observe(len(jobs))
            self.fault = None
        except Exception as error:  # it belongs to whoever waits for the result, not to this thread
            if self._begun and len(jobs) > 1:
                for job in jobs:
                    self._write([job])
                return
            metrics.DATABASE_FAULTS.labels("write").inc()
            failed = explained(error, self.database) if isinstance(error, DBAPIError) else error
            self.fault = failed if isinstance(failed, Unavailable) else self.fault
            for job in jobs:
                job.done.set_exception(failed)
            return
        for job, result in zip(jobs, results, strict=True):
            job.done.set_result(result)

    def _transaction(self, jobs: Sequence[Job]) -> list[Any]:
        self.database.must_be_there()
        with self.database.writes.begin() as connection:
            self._begun = True  # what fails from here on is somebody's own fault
            # In a fixed order of tables, so that two processes cannot wait for each other.
            order = sorted(range(len(jobs)), key=lambda place: (jobs[place].ring or ("", 0), place))
            results: list[Any] = [None] * len(jobs)
            rung: list[Rung] = []
            for place in order:
                ring = jobs[place].ring
                results[place] = jobs[place].do(connection)
                if ring is not None and results[place] is not None:
                    rung.append(ring)
            if self.database.kind == POSTGRES:
                self._notify(connection, rung)
            return results

    def _notify(self, connection: Connection, rung: Sequence[Rung]) -> None:
        """Told by PostgreSQL to all who listen, at the moment of the commit."""
        for start in range(0, len(rung), PAYLOAD):
            named = " ".join(f"{table}:{version}" for table, version in rung[start : start + PAYLOAD])
            payload = f"{self.process} {named}"
            connection.execute(text("SELECT pg_notify(:channel, :payload)"), {"channel": CHANNEL, "payload": payload})
