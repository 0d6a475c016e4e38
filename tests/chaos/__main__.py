"""Runs it: `PYTHONPATH=tests python -m chaos --faults 40`, or `make chaos ARGS='--faults 1000'` for the long form."""

import argparse
import asyncio
import random
import shutil
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Final

from agon.server.store.database import chosen_url, open_database
from chaos.checker import Violation, check
from chaos.faults import POSTGRES, SQLITE, Site, faults_for
from chaos.players import Crowd

BETWEEN: Final = 5  # acknowledged choices between two faults: everybody is at work again
PATIENCE: Final = 180.0  # seconds for that, on a slow machine
ENDED_WITHIN: Final = 5.0
CUT: Final = "cut all sockets"


class Stuck(Exception):
    """Nobody gets an answer any more."""


async def at_work(crowd: Crowd) -> None:
    """Wait until some more choices were acknowledged."""
    goal, until = crowd.acknowledged + BETWEEN, time.monotonic() + PATIENCE
    while crowd.acknowledged < goal:
        if time.monotonic() > until:
            raise Stuck
        await asyncio.sleep(0.05)


async def storm(site: Site, crowd: Crowd, count: int, tables: int, chance: random.Random) -> Counter[str]:
    """So many faults, one after the other, while people play."""
    people = [asyncio.create_task(crowd.table()) for _ in range(tables)]
    done: Counter[str] = Counter()
    known = faults_for(site)
    try:
        await at_work(crowd)
        for number in range(count):
            name = chance.choice([*known, CUT])
            await asyncio.sleep(chance.random() * 0.3)
            if name == CUT:
                crowd.cut()
            else:
                await asyncio.to_thread(known[name], site, number)
            await asyncio.to_thread(site.heal)
            await at_work(crowd)
            done[name] += 1
            print(f"  {number + 1}: {name}; {crowd.acknowledged} acknowledged", file=sys.stderr, flush=True)
    finally:
        crowd.ended = True
        crowd.cut()
        await asyncio.wait(people, timeout=60)
        for one in people:
            one.cancel()
        await asyncio.gather(*people, return_exceptions=True)
    return done


def run(kind: str, game: str, count: int, tables: int, seed: str) -> list[Violation]:
    """One storm on one kind of database; what it found."""
    folder = Path(tempfile.mkdtemp(prefix="agon-chaos-"))
    folder.chmod(0o755)
    site = Site(kind, folder)
    crowd = Crowd(site.addresses, game, seed)
    found: list[Violation] = []
    done: Counter[str] = Counter()
    try:
        try:
            done = asyncio.run(storm(site, crowd, count, tables, random.Random(seed)))
        except Stuck:
            found.append(Violation("stuck", "", f"nobody got an answer for {PATIENCE:.0f} s"))
        site.heal()
        took = site.end()
        found += [Violation("slow end", "", f"{one:.1f} s") for one in took if one > ENDED_WITHIN]
        database = open_database(chosen_url(site.database))
        found += check(database, crowd.attempts)
        database.close()
    finally:
        site.close()
    told = Counter(attempt.told for attempt in crowd.attempts)
    played = len({attempt.table for attempt in crowd.attempts})
    listed = ", ".join(f"{name} {number}" for name, number in sorted(done.items()))
    print(
        f"{kind}: {done.total()} faults ({listed}); {played} tables; " + ", ".join(f"{told[one]} {one}" for one in told)
    )
    print(f"{kind}: {len(found)} violations")
    for violation in found:
        print(f"  {violation.kind}: {violation.table[:6]} {violation.detail}")
    if found:
        print(f"  what the servers said: {folder / 'servers.log'}")
    else:
        shutil.rmtree(folder, ignore_errors=True)
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--databases", nargs="+", choices=(SQLITE, POSTGRES), default=[SQLITE, POSTGRES])
    parser.add_argument("--faults", type=int, default=50, help="on each database")
    parser.add_argument("--tables", type=int, default=6)
    parser.add_argument("--game", default="ephyran")
    parser.add_argument("--seed", default="chaos")
    chosen = parser.parse_args()
    violations = [run(kind, chosen.game, chosen.faults, chosen.tables, chosen.seed) for kind in chosen.databases]
    return 1 if any(violations) else 0


if __name__ == "__main__":
    sys.exit(main())
