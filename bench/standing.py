"""What tables cost that nobody looks at: memory of an open one, and the start of a server with ten thousand of them.

python bench/standing.py [--tables N] [--stored N]
"""

import argparse
import asyncio
import gc
import os
import random
import subprocess
import sys
import tempfile
import time
import tracemalloc
from pathlib import Path

from sqlalchemy import insert

from agon.kernel.game import Setup
from agon.server.acts import Act, Chose, Started
from agon.server.entry import Entry
from agon.server.hall import played
from agon.server.parts import PERSON, Founding, SeatState
from agon.server.store import queries
from agon.server.store.database import chosen_url, open_database
from agon.server.store.schema import ACTS, MATCHES
from agon.server.store.store import now
from agon.server.table import Table
from agon.server.visitors import new_token

GAMES = ("ephyran", "hybris", "hellas")
CHOICES = 120  # so far is each match


def journal_of(game: str, seed: str) -> tuple[Founding, list[Act]]:
    """A table in the middle of a match."""
    seats = tuple(SeatState(PERSON, name, "", "", True) for name in ("Anna", "Boris"))
    founding = Founding(new_token(), Setup(game, 2, seed), seats, "new", "", False, now())
    acts = [Act(1, now(), Started())]
    table = Table(founding)
    table.apply(acts)
    chance = random.Random(seed)
    while table.pending and len(acts) <= CHOICES:
        seat = next(iter(table.pending))
        question = table.question(seat)
        assert question is not None
        key = chance.choice(question.options).key
        option = table.option_of(seat, key)
        assert option is not None
        acts.append(Act(len(acts) + 1, now(), Chose(seat, key, option)))
        table.apply(acts[-1:])
    return founding, acts


async def memory(game: str, count: int) -> float:
    """Kilobytes of an open table that nobody looks at."""
    journals = [journal_of(game, f"{game}{number}") for number in range(5)]
    open_tables = [Entry(played(*journals[0]))]
    gc.collect()
    tracemalloc.start()
    for number in range(count):
        entry = Entry(played(*journals[number % len(journals)]))
        entry.put_down()
        open_tables.append(entry)
    gc.collect()
    size, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return size / count / 1000


def store(database: str, count: int) -> None:
    """So many tables in a database: copies of a few, under names of their own."""
    opened = open_database(chosen_url(database))
    journals = [journal_of("ephyran", f"stored{number}") for number in range(5)]
    summaries = [queries.summary_of(played(*journal)) for journal in journals]
    with opened.writes.begin() as connection:
        for number in range(count):
            _, acts = journals[number % len(journals)]
            row = {
                **summaries[number % len(summaries)]._asdict(),
                "id": new_token(),
                "game": "ephyran",
                "rules": 2,
                "setup": '[2,"seed",[],[]]',
                "seats": "[]",
                "origin": "new",
                "parent": "",
                "open_seed": 0,
                "created": now(),
                "changed": now(),
                "thinker": "",
                "thinks_until": 0,
            }
            connection.execute(insert(MATCHES), row)
            connection.execute(insert(ACTS), [queries.act_row(row["id"], act) for act in acts])
    opened.close()


def start(database: str) -> float:
    """Seconds of processor time until a server can be reached."""
    command = [sys.executable, "-m", "agon", "serve", "--no-browser", "--port", "0", "--database", database]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    began = time.perf_counter()
    process.stdout.readline()
    took = time.perf_counter() - began
    fields = Path(f"/proc/{process.pid}/stat").read_text().rpartition(")")[2].split()
    used = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    process.terminate()
    process.wait()
    print(f"  {took:.2f} s by the clock, {used:.2f} s of a processor")
    return used


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=30, help="open ones of each game")
    parser.add_argument("--stored", type=int, default=10_000, help="in the database of a server that starts")
    chosen = parser.parse_args()
    for game in GAMES:
        print(f"{game}: {asyncio.run(memory(game, chosen.tables)):.0f} kB an open table that nobody looks at")
    with tempfile.TemporaryDirectory() as folder:
        for count in (0, chosen.stored):
            database = str(Path(folder, f"{count}.db"))
            store(database, count)
            print(f"start with {count} tables:")
            start(database)


if __name__ == "__main__":
    main()
