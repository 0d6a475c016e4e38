"""What is counted and measured, for Prometheus: declared here once, observed where it happens.

With several workers each writes into files of a folder that they share, and whoever is asked adds them up.
"""

import os
from typing import Any, Final

from prometheus_client import REGISTRY, CollectorRegistry, Counter, Gauge, Histogram, generate_latest, multiprocess

from agon import __version__

LIBRARY: Final[Any] = multiprocess  # whose functions have no types
FOLDER_VARIABLE: Final = "PROMETHEUS_MULTIPROC_DIR"  # the library's own name for it
MEDIA: Final = "text/plain; version=0.0.4; charset=utf-8"

QUICK: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.5, 1.0, 2.5, 5.0)
SLOW: Final = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 4.0, 8.0, 15.0, 30.0, 60.0)

ACTS: Final = Counter("agon_acts", "What was written into journals, by kind", ["kind"])
ACT_SECONDS: Final = Histogram("agon_act_seconds", "From an act being asked for to its being seen", buckets=QUICK)
REFUSED: Final = Counter("agon_refused", "Messages that were refused, by reason", ["reason"])
REQUESTS: Final = Counter("agon_requests", "Answers over HTTP, by route and status", ["route", "status"])
REQUEST_SECONDS: Final = Histogram("agon_request_seconds", "How long answers over HTTP took", ["route"], buckets=QUICK)
SOCKETS: Final = Gauge("agon_sockets", "Open sockets", multiprocess_mode="livesum")
SOCKETS_OPENED: Final = Counter("agon_sockets_opened", "Sockets that were opened")
TABLES: Final = Gauge(
    "agon_tables_open", "Tables in memory, by whether anybody watches", ["seen"], multiprocess_mode="livesum"
)
MADE: Final = Counter("agon_tables_made", "New tables, by game and where they come from", ["game", "origin"])
QUEUE: Final = Gauge("agon_queue", "What waits for its turn, by queue", ["queue"], multiprocess_mode="livesum")
BOT_SECONDS: Final = Histogram("agon_bot_seconds", "From a bot being asked to its answer", ["strength"], buckets=SLOW)
BOT_FAILURES: Final = Counter("agon_bot_failures", "Bots that failed to answer")
DATABASE_SECONDS: Final = Histogram("agon_database_seconds", "Transactions, by what they do", ["work"], buckets=QUICK)
DATABASE_FAULTS: Final = Counter("agon_database_faults", "Transactions that failed", ["work"])
BATCH: Final = Histogram(
    "agon_database_batch", "Jobs in one writing transaction", buckets=(1, 2, 5, 10, 20, 50, 100, 200)
)
NOTICES: Final = Counter("agon_notices", "Messages that it is somebody's turn, by way and result", ["way", "result"])
LAG: Final = Histogram("agon_loop_lag_seconds", "How late the event loop is", buckets=QUICK)
READY: Final = Gauge("agon_ready", "Processes that are ready to serve", multiprocess_mode="livesum")
BUILD: Final = Gauge("agon_build", "The version that runs", ["version"], multiprocess_mode="livemax")

READING: Final = DATABASE_SECONDS.labels("read")
WRITING: Final = DATABASE_SECONDS.labels("write")


def begin() -> None:
    """This process serves from now on."""
    BUILD.labels(__version__).set(1)


def shown() -> bytes:
    """Everything, of all workers."""
    if FOLDER_VARIABLE not in os.environ:
        return generate_latest(REGISTRY)
    together = CollectorRegistry()
    LIBRARY.MultiProcessCollector(together)
    return generate_latest(together)


def forget(process: int) -> None:
    """A worker has ended: what it had open is open no more."""
    LIBRARY.mark_process_dead(process)
