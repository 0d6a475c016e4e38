"""Servers whose clock stands still, and in whose matches chance can be another, as the seed says.

`first/from/to` is the seed of a match whose chance is that of the seed, but for the numbers of the other world from one
place to another. Two servers with the same table in two worlds then send the same bytes to whoever cannot tell the
worlds apart; if they do not, something hidden was told, be it by the size of a frame.
"""

from collections.abc import Callable
from functools import partial
from types import SimpleNamespace
from typing import Any, Final
from unittest.mock import patch

from agon.kernel.chance import Chance
from conformance.spliced import Spliced

MOMENT: Final = 1_800_000_000_000  # milliseconds since 1970, at which their clock stands


def chance_of(world: int, seed: str) -> Chance | Spliced:
    """The chance of a match in that world."""
    name, start, stop = seed.split("/")
    return Spliced(name, f"another {name}", int(start), int(stop) if world else int(start))


def in_world(world: int) -> Any:
    """From now on matches begin in that world."""
    return patch("agon.kernel.match.seeded", partial(chance_of, world))


def prepare(world: int) -> None:
    """In the process of a server, before it starts."""
    from agon.server import site, thinkers
    from agon.server.store import store

    in_world(world).start()
    patch.object(site, "PRESENCE", 1e6).start()  # nobody is told of others by the clock
    patch.object(store, "time", SimpleNamespace(time_ns=lambda: MOMENT * 1_000_000)).start()
    patch.object(thinkers, "ready", partial(ready, world)).start()


def few_beside(most: int) -> None:
    """In the process of a server, before it starts: a journal is full after so many acts that are no choices."""
    patch("agon.server.hall.MOST_BESIDE", most).start()


def ready(world: int) -> Callable[[Any], Any]:
    """And in that of a worker."""
    from agon.server.labour import do

    in_world(world).start()
    return do
