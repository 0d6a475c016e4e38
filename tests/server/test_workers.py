"""Several processes on one port: one that is killed is missed by nobody for long, and all end together."""

import os
import random
import signal
from pathlib import Path

from server.serving import Person, Server, bot, me
from server.test_watching import value

PROC = Path("/proc")


def workers_of(server: Server) -> set[int]:
    """The processes that serve: children of the one that was started, without what helps them to start."""
    found = set()
    for entry in PROC.glob("[0-9]*"):
        try:
            parent = int((entry / "stat").read_text().rpartition(")")[2].split()[1])
            spawned = b"multiprocessing.spawn" in (entry / "cmdline").read_bytes()
        except OSError:
            continue
        if parent == server.process.pid and spawned:
            found.add(int(entry.name))
    return found


def test_a_worker_that_is_killed_is_replaced_and_nothing_is_lost(database: str) -> None:
    server = Server(database, ["--workers", "2"])
    first = workers_of(server)
    anna = Person(server)
    table = anna.make(me("Anna"), bot("apprentice"))
    with anna.socket(table) as sight:
        assert sight.play(5, random.Random(1)) == 5
        choices = sight.scene["choices"]

    victim = min(first)
    os.kill(victim, signal.SIGKILL)
    server.await_complaint(f"worker {victim} ended with -9")

    with anna.socket(table) as again:
        assert again.scene["choices"] >= choices
        assert again.play(3, random.Random(2)) == 3
    figures = anna.get("/metrics").content.decode()
    assert value(figures, "agon_acts_total") >= 8, "of all workers together, the dead one too"
    errors = server.stop()
    assert "did not end in time" not in errors
    assert len(first) == 2
    assert "Traceback" not in errors
    assert not workers_of(server)
