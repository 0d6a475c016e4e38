"""`agon` in processes of their own that begin quickly: forked off one that has loaded everything.

To load a server takes most of a second of a processor, and nearly every test of several servers starts its own.
"""

import os
import signal
import sys
from collections.abc import Callable
from importlib import invalidate_caches
from multiprocessing import Pipe, get_context
from multiprocessing.connection import Connection
from multiprocessing.popen_forkserver import Popen
from typing import Final

from agon.cli.main import main

CONTEXT: Final = get_context("forkserver")
CONTEXT.set_forkserver_preload(["agon.cli.main", "agon.cli.serve", "agon.server.app", "agon.server.run"])


class Forked:
    """A process with what it says, as `subprocess.Popen` has it. It is nobody's among `active_children`."""

    def __init__(self, arguments: list[str], environment: dict[str, str], before: Callable[[], None]) -> None:
        out, its_out = Pipe(duplex=False)
        errors, its_errors = Pipe(duplex=False)
        wanted = CONTEXT.Process(target=run, args=(arguments, environment, before, its_out, its_errors))
        self._process = Popen(wanted)
        for line in (its_out, its_errors):
            line.close()
        self.pid: int = self._process.pid
        self.stdout = os.fdopen(os.dup(out.fileno()), encoding="utf-8")
        self.stderr = os.fdopen(os.dup(errors.fileno()), encoding="utf-8")
        for line in (out, errors):
            line.close()

    def poll(self) -> int | None:
        return self._process.poll()

    def send_signal(self, number: signal.Signals) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def wait(self, timeout: float | None = None) -> int:
        ended = self._process.wait(timeout)
        assert ended is not None, "it does not end"
        return ended


def run(
    arguments: list[str],
    environment: dict[str, str],
    before: Callable[[], None],
    out: Connection,
    errors: Connection,
) -> None:
    """The command, in its process, after what comes before it there."""
    os.environ.clear()
    os.environ.update(environment)
    for place in environment.get("PYTHONPATH", "").split(os.pathsep):  # what is installed for this process alone
        if place and place not in sys.path:
            sys.path.append(place)
    invalidate_caches()
    for number, line in ((1, out), (2, errors)):
        os.dup2(line.fileno(), number)
        line.close()
    sys.stdout = os.fdopen(1, "w", encoding="utf-8", closefd=False)
    sys.stderr = os.fdopen(2, "w", encoding="utf-8", closefd=False, buffering=1)
    sys.argv = ["agon", *arguments]
    before()
    sys.exit(main(arguments))
