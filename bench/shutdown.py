"""Servers that are told to end in the middle of their work: how long each takes, again and again.

Tables of bots that think and of people who choose keep each server busy; then it gets SIGTERM.

    python bench/shutdown.py [--times N] [--workers N] [--databases sqlite postgresql]
"""

import argparse
import asyncio
import http.client
import json
import os
import re
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from random import Random

from table import DATABASES, database_of

WITHIN = 5.0  # seconds


def bots(address: str) -> None:
    """A table where everybody thinks."""
    connection = http.client.HTTPConnection(address, timeout=60)
    body = json.dumps({"game": "hybris", "seats": [{"who": "bot", "bot": "master"}] * 4})
    connection.request("POST", "/api/tables", body, {"Content-Type": "application/json"})
    connection.getresponse().read()
    connection.close()


async def busy(address: str, chance: Random) -> None:
    """People and bots at work, for a moment that is another one each time."""
    from chaos.players import Crowd  # which `table` lets be found

    crowd = Crowd(lambda: [address], "ephyran", str(chance.random()))
    people = [asyncio.create_task(crowd.table()) for _ in range(3)]
    for _ in range(3):
        await asyncio.to_thread(bots, address)
    while crowd.acknowledged < 5:
        await asyncio.sleep(0.02)
    await asyncio.sleep(chance.random())
    crowd.ended = True
    for one in people:
        one.cancel()
    await asyncio.gather(*people, return_exceptions=True)


def ended(database: str, workers: int, chance: Random) -> float:
    """How many seconds one server took."""
    words = ["serve", "--no-browser", "--port", "0", "--database", database, "--workers", str(workers)]
    settings = {**os.environ, "AGON_LIMITS": "off", "AGON_LANG": "en"}
    server = subprocess.Popen([sys.executable, "-m", "agon", *words], stdout=subprocess.PIPE, text=True, env=settings)
    assert server.stdout is not None
    found = re.search(r"http://([^/]+)/", server.stdout.readline())
    assert found is not None
    asyncio.run(busy(found[1], chance))
    began = time.monotonic()
    server.terminate()
    server.wait()
    return time.monotonic() - began


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--times", type=int, default=200)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--databases", nargs="+", choices=DATABASES, default=["sqlite"])
    chosen = parser.parse_args()
    for kind in chosen.databases:
        with (
            tempfile.TemporaryDirectory(prefix="agon-shutdown-") as folder,
            database_of(kind, Path(folder)) as database,
        ):
            took = [ended(database, chosen.workers, Random(number)) for number in range(chosen.times)]
        late = [one for one in took if one > WITHIN]
        shown = f"half within {sorted(took)[len(took) // 2]:.2f} s, the longest {max(took):.2f} s"
        print(
            f"{kind}, {chosen.workers} workers: {len(took) - len(late)} of {len(took)} within {WITHIN:.0f} s; {shown}"
        )


if __name__ == "__main__":
    main()
