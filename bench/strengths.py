"""How bots do against each other, how long they think, and what they make of what is on offer.

Each game is a line of a file as it ends: what was stopped is gone on with, and a longer series begins with the shorter
one. Seconds are of one processor. A kind of option is the first part of its key (`add` of `add/dionysus_2`), and counts
where it was on offer beside other kinds.

    python bench/strengths.py hybris --seats champion,classic:300 --seed crown --games 20 --out crown.jsonl
    python bench/strengths.py hybris --out crown.jsonl --used champion
"""

import argparse
import json
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from statistics import fmean
from time import process_time, time
from typing import Any

from agon.bots.bot import Bot
from agon.bots.registry import make_bot
from agon.games.registry import find_game
from agon.kernel.ask import Ask
from agon.kernel.game import Setup
from agon.kernel.play import Worlds
from agon.lab.balance import uses
from agon.lab.decisions import Decision
from agon.lab.rows import result_of, row_of
from agon.lab.series import DECISIONS, USES, Series, play_game
from agon.lab.shares import wilson
from agon.shelf.packs import bundled_pack

Line = dict[str, Any]


class Timed:
    """A bot beside which somebody holds a watch."""

    def __init__(self, bot: Bot) -> None:
        self.name = bot.name
        self.bot = bot
        self.seconds: list[float] = []

    def choose(self, ask: Ask, worlds: Worlds) -> int:
        begun = process_time()
        option = self.bot.choose(ask, worlds)
        if len(ask.options) > 1:
            self.seconds.append(process_time() - begun)
        return option


def kinds_of(decisions: Iterable[Decision], seat: int) -> tuple[Counter[str], Counter[str]]:
    """How often a seat could choose each kind of option among others, and how often it did."""
    offered: Counter[str] = Counter()
    taken: Counter[str] = Counter()
    for decision in decisions:
        kinds = [f"{decision.question} {key.split('/')[0]}" for key in decision.options]
        if decision.seat == seat and len(set(kinds)) > 1:
            offered.update(set(kinds))
            taken[kinds[decision.choice]] += 1
    return offered, taken


def played(series: Series, number: int) -> Line:
    """Game `number`, as a line of the file."""
    setup = series.setup(number)
    seating = series.seating(number)
    game = find_game(series.game).play(bundled_pack(series.game), setup)
    bots = [Timed(make_bot(bot, f"{setup.seed}/{seat}")) for seat, bot in enumerate(seating)]
    result = play_game(game, setup, list[Bot](bots), (USES, DECISIONS))
    kinds = [kinds_of(result.decisions, seat) for seat in range(setup.seats)]
    return {
        **row_of(result._replace(number=number, bots=seating)),
        "thought": [bot.seconds for bot in bots],
        "offered": [offered for offered, _ in kinds],
        "taken": [taken for _, taken in kinds],
    }


def seats_of(lines: Iterable[Line], bot: str) -> list[tuple[Line, int]]:
    """Where a bot sat."""
    return [(line, seat) for line in lines for seat, name in enumerate(line["bots"]) if name == bot]


def report(lines: list[Line]) -> None:
    """Shares, points and seconds of every bot."""
    print("| bot | games | share | 95 % | points | s a choice | s, one in a hundred | s, longest |")
    for bot in sorted({bot for line in lines for bot in line["bots"]}):
        sat = seats_of(lines, bot)
        share = wilson(sum(line["shares"][seat] for line, seat in sat), len(sat))
        points = fmean(line["scores"][seat] for line, seat in sat)
        thought = sorted(seconds for line, seat in sat for seconds in line["thought"][seat])
        late = thought[int(0.99 * len(thought))]
        print(
            f"| {bot} | {len(sat)} | {share.value:.1%} | {share.low:.0%} – {share.high:.0%} | {points:.1f} "
            f"| {fmean(thought):.3f} | {late:.2f} | {thought[-1]:.2f} |"
        )
    print("ends:", dict(Counter(line["reason"] for line in lines)))


def report_used(game: str, lines: list[Line], bot: str) -> None:
    """What a bot did with everything that could be chosen, and with every thing in the box."""
    offered: Counter[str] = Counter()
    taken: Counter[str] = Counter()
    for line, seat in seats_of(lines, bot):
        offered.update(line["offered"][seat])
        taken.update(line["taken"][seat])
    print(f"| kind of option | on offer to {bot} | taken | |")
    for kind, count in sorted(offered.items(), key=lambda pair: taken[pair[0]] / pair[1]):
        print(f"| {kind} | {count} | {taken[kind]} | {taken[kind] / count:.1%} |")
    results = [result_of(of_one(line, bot)) for line in lines]
    players = len(lines[0]["bots"])
    setup = Setup(game, players, "")
    usable = find_game(game).play(bundled_pack(game), setup).usable()
    print("| thing | games in which it could be used | used | |")
    for group, found in uses(results, usable).items():
        for use in sorted(found, key=lambda use: use.share.value):
            print(f"| {group} {use.thing} | {use.games} | {use.used} | {use.share.value:.1%} |")


def of_one(line: Line, bot: str) -> Line:
    """The row of a game in which nobody but this bot was offered or used anything."""
    row = {name: value for name, value in line.items() if name not in ("thought", "offered", "taken")}
    names = [*line["bots"], bot]  # and what happened to the table
    row["uses"] = [found if name == bot else [] for name, found in zip(names, line["uses"], strict=True)]
    return row


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("--seats", default="")
    parser.add_argument("--games", type=int, default=0)
    parser.add_argument("--minutes", type=float, default=1e6)
    parser.add_argument("--seed", default="crown")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--used", default="")
    args = parser.parse_args()
    lines = [json.loads(text) for text in args.out.read_text().splitlines()] if args.out.exists() else []
    series = Series(args.game, tuple(args.seats.split(",")), args.games, args.seed)
    end = time() + 60 * args.minutes
    for number in range(len(lines), args.games):
        if time() > end:
            break
        lines.append(played(series, number))
        with args.out.open("a") as file:
            file.write(json.dumps(lines[-1]) + "\n")
        print(number + 1, series.seating(number), lines[-1]["shares"], f"{lines[-1]['seconds']:.0f} s", flush=True)
    report(lines)
    if args.used:
        report_used(args.game, lines, args.used)


if __name__ == "__main__":
    main()
