"""The table under load: choices a second through the socket, and how long one takes, with 1, 100 and 1,000 matches.

A server with one or more workers, one process of players, on whatever cores there are. Each match has two seats and a
socket for each; every question is answered at random, from a fixed seed, as soon as it is asked, or with `--people 5`
after five seconds on the average. Measured: from sending a choice to being told that it is done, by which time it is on
the disk and everybody's update is on its way.

    python bench/table.py [GAME] [--matches N ...] [--people S] [--seconds S] [--databases sqlite postgresql]
                          [--workers N ...] [--json]
"""

import argparse
import asyncio
import http.client
import json
import os
import random
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import product
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from agon.server.messages import PROTOCOL

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "tests"))  # for a PostgreSQL of one's own
WARM_UP = 1.0  # seconds before anything counts
AT_ONCE = 8  # tables being made
DATABASES = ("sqlite", "postgresql")


class Option(msgspec.Struct):
    key: str


class Question(msgspec.Struct):
    at: int
    options: list[Option]


class Table(msgspec.Struct):
    stage: str


class Scene(msgspec.Struct):
    version: int
    table: Table
    question: Question | None


class Message(msgspec.Struct):
    """What the players need of a message; the rest is not even read."""

    type: str
    scene: Scene | None = None
    reply: int = -1


DECODER = msgspec.json.Decoder(Message)


# ---------------------------------------------------------------- the server


@contextmanager
def serving(database: str, workers: int) -> Iterator[tuple[str, int]]:
    """The address of a server without limits (here one address is everybody), and its process."""
    words = ["serve", "--no-browser", "--port", "0", "--database", database, "--workers", str(workers)]
    settings = {**os.environ, "AGON_LIMITS": "off", "AGON_BOT_PROCESSES": "1", "AGON_LANG": "en"}
    process = subprocess.Popen([sys.executable, "-m", "agon", *words], stdout=subprocess.PIPE, text=True, env=settings)
    try:
        assert process.stdout is not None
        yield process.stdout.readline().partition("http://")[2].strip().rstrip("/"), process.pid
    finally:
        process.terminate()
        process.wait()


@contextmanager
def database_of(kind: str, folder: Path) -> Iterator[str]:
    if kind == "sqlite":
        yield str(folder / "agon.db")
        return
    from server.postgres import running_postgres

    with running_postgres(folder) as address:
        yield address


# ---------------------------------------------------------------- the players


class Tally:
    """What was measured."""

    def __init__(self, matches: int, thought: float) -> None:
        self.waits: list[float] = []
        self.thought = thought  # seconds that somebody thinks about a choice, on the average
        self.ready = 0  # tables where everybody sits
        self.few = matches < 10  # so few that waiting for a new table would be seen in the figures
        self.started = asyncio.Event()
        self.counting = False
        self.ended = False


def new_table(address: str, game: str) -> tuple[str, str]:
    """A table with two seats of one visitor; its id and the cookie."""
    connection = http.client.HTTPConnection(address)
    body = json.dumps({"game": game, "seats": [{"who": "me"}, {"who": "me"}]})
    connection.request("POST", "/api/tables", body, {"Content-Type": "application/json"})
    answer = connection.getresponse()
    made = json.loads(answer.read())
    cookie = (answer.getheader("set-cookie") or "").partition(";")[0]
    connection.close()
    return made["table"], cookie


async def sat_down(address: str, game: str) -> list[ClientConnection]:
    """A new table with somebody at each of its two seats, who have said hello."""
    table, cookie = await asyncio.to_thread(new_table, address, game)
    url = f"ws://{address}/api/tables/{table}/socket"
    sockets = [await connect(url, additional_headers={"Cookie": cookie}, max_size=None) for _ in range(2)]
    for seat, socket in enumerate(sockets):
        await socket.send(json.dumps({"type": "hello", "protocol": PROTOCOL, "seat": seat}))
    return sockets


async def play(address: str, game: str, number: int, tally: Tally) -> None:
    """Matches one after the other, until it is enough; the next table is ready when one is over."""
    sockets = await sat_down(address, game)
    tally.ready += 1
    await tally.started.wait()
    while not tally.ended:
        upcoming = asyncio.create_task(sat_down(address, game)) if tally.few else None
        seats = [seat_at(socket, seat, random.Random(2 * number + seat), tally) for seat, socket in enumerate(sockets)]
        await asyncio.gather(*seats)
        await asyncio.gather(*(socket.close() for socket in sockets))
        sockets = await sat_down(address, game) if upcoming is None else await upcoming
    await asyncio.gather(*(socket.close() for socket in sockets))


async def seat_at(socket: ClientConnection, seat: int, chance: random.Random, tally: Tally) -> None:
    """One player: answers whatever is asked."""
    sent, number, answered = 0.0, 0, -1
    async for text in socket:
        message = DECODER.decode(text)
        if message.type == "done":
            if tally.counting:
                tally.waits.append(time.perf_counter() - sent)
        elif message.type == "refused":
            raise SystemExit(f"refused: {text!r}")
        if message.scene is None:
            continue
        if tally.ended or message.scene.table.stage == "over":
            return
        question = message.scene.question
        if question is not None and question.at != answered:
            answered = question.at
            number += 1
            if tally.thought:
                await asyncio.sleep(chance.random() * 2 * tally.thought)
            key = chance.choice(question.options).key
            sent = time.perf_counter()
            await socket.send(json.dumps({"type": "choose", "id": number, "seat": seat, "at": answered, "key": key}))


def processor_time(process: int) -> float:
    """Seconds of processor time that a server has used, with its workers and without what thinks for bots."""
    if not Path("/proc").is_dir():
        return 0.0
    used = {process: times(process)} | {one: times(one) for one in workers_of(process)}
    return sum(used.values()) / os.sysconf("SC_CLK_TCK")


def times(process: int) -> int:
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return int(fields[11]) + int(fields[12])


def workers_of(process: int) -> list[int]:
    """The workers of a server; the only one is the server itself."""
    found = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    serving = [int(one) for one in found if Path(f"/proc/{one}/task/{one}/children").read_text().split()]
    return serving


async def measured(
    address: str, process: int, game: str, matches: int, seconds: float, thought: float
) -> dict[str, Any]:
    tally = Tally(matches, thought)
    players = []
    for number in range(matches):
        players.append(asyncio.create_task(play(address, game, number, tally)))
        while tally.ready < number - AT_ONCE:  # not all at the door at once
            await asyncio.sleep(0.01)
    while tally.ready < matches:
        await asyncio.sleep(0.01)
    tally.started.set()
    await asyncio.sleep(WARM_UP)
    tally.counting, start, used = True, time.perf_counter(), processor_time(process)
    await asyncio.sleep(seconds)
    tally.counting, took, used = False, time.perf_counter() - start, processor_time(process) - used
    tally.ended = True
    _, pending = await asyncio.wait(players, timeout=5)
    for player in pending:
        player.cancel()
    await asyncio.gather(*players, return_exceptions=True)
    waits = sorted(tally.waits)
    return {
        "matches": matches,
        "choices": len(waits),
        "choices_per_second": round(len(waits) / took),
        "p50_ms": round(1000 * waits[len(waits) // 2], 2),
        "p99_ms": round(1000 * waits[len(waits) * 99 // 100], 2),
        "server_ms": round(1000 * used / len(waits), 2),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", default="ephyran")
    parser.add_argument("--matches", type=int, nargs="+", default=[1, 100, 1000])
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--databases", nargs="+", choices=DATABASES, default=list(DATABASES))
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--workers", type=int, nargs="+", default=[1])
    parser.add_argument("--people", type=float, default=0.0, metavar="S", help="who think S seconds about a choice")
    args = parser.parse_args()
    more_files()
    rows = []
    for kind, workers in product(args.databases, args.workers):
        for matches in args.matches:
            print(f"measuring {kind}, {workers} workers, {matches} matches ...", file=sys.stderr, flush=True)
            with (
                tempfile.TemporaryDirectory(prefix="agon-bench-") as folder,
                database_of(kind, Path(folder)) as database,
            ):
                with serving(database, workers) as (address, process):
                    row = asyncio.run(measured(address, process, args.game, matches, args.seconds, args.people))
                rows.append({"database": kind, "workers": workers, **row})
    if args.json:
        print(json.dumps({"game": args.game, "cores": os.cpu_count(), "rows": rows}, indent=2))
        return
    print(
        "| database | workers | matches | choices/s | p50, ms | p99, ms | processor time of the server, ms a choice |"
    )
    print("|---|---|---|---|---|---|---|")
    for row in rows:
        counts = (row["database"], row["workers"], f"{row['matches']:,}", f"{row['choices_per_second']:,}")
        columns = (*counts, row["p50_ms"], row["p99_ms"], row["server_ms"])
        print(f"| {' | '.join(str(column) for column in columns)} |")


def more_files() -> None:
    """A thousand matches are two thousand sockets."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, max(soft, 8192)), hard))


if __name__ == "__main__":
    main()
