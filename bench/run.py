"""Agon as plain source and compiled, beside other engines: one run, one core, one table.

Speeds are measured in turns (`turns.py`) and given as ratios to catanatron with their intervals, because machines
differ and so do their moments; beside them stand the instructions a decision, which nothing moves (`instructions.py`).
Copies and searches are measured one after the other. The plain and the compiled Agon must play the same games.
Which games, and what they are meant to reach, stands in `games.py`.

    python bench/run.py [GAME ...] [--plain PYTHON] [--compiled PYTHON] [--rounds N] [--seconds S] [--json]
"""

import argparse
import json
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from agon.lab.stats import Estimate
from games import SUBJECTS, Goal, Subject
from instructions import VALGRIND, is_possible, per_decision
from peers import PEERS, YARDSTICK
from turns import Engine, Speed, in_turns

ROOT = Path(__file__).resolve().parents[1]
BENCH = ROOT / "bench"
BUILDS = ("plain", "compiled")
LANGUAGES = {"plain": "Python", "compiled": "compiled"}
COUNTED = 5000  # decisions, about, of which instructions are counted
# Without a path of our own, so that nothing is imported in place of what is installed.
ENVIRONMENT = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}

Row = dict[str, Any]


class Failure(Exception):
    """What went wrong, in one line."""


# ---------------------------------------------------------------- measuring


def interpreter(folder: str) -> str:
    """The Python of a virtual environment of the checkout."""
    place = ROOT / folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    if not place.exists():
        raise Failure(f"there is no {folder}: `make bench` creates it")
    return str(place)


def announce(what: str) -> None:
    print(f"measuring {what} ...", file=sys.stderr, flush=True)


def output(title: str, command: list[str]) -> Any:
    """What a command prints as JSON; what it says meanwhile goes to stderr as it comes."""
    announce(title)
    done = subprocess.run(command, stdout=subprocess.PIPE, cwd=BENCH, env=ENVIRONMENT, check=False)
    if done.returncode:
        raise Failure(f"{' '.join(command)} ended with status {done.returncode}")
    return json.loads(done.stdout)


def agon(python: str, subject: Subject, seconds: float, build: str) -> Row:
    """Agon measured by itself, in that interpreter: copies, searches, and proofs of what was played."""
    title = f"agon, {subject.title}, {build}"
    asked = [*subject.arguments, "--seconds", str(seconds)]
    measured: Row = output(title, [python, "-m", "agon", "bench", *asked, "--json"])
    if measured["build"]["name"] != build:
        raise Failure(f"the agon of {python} is {measured['build']['name']}, not {build}")
    return {**measured, "moments": output(f"{title}, copies", [python, "copies.py", *asked])}


def run(subjects: list[Subject], pythons: dict[str, str], rounds: int, seconds: float) -> Row:
    games: list[Row] = []
    for subject in subjects:
        measured = {build: agon(pythons[build], subject, seconds, build) for build in BUILDS}
        games.append({"title": subject.title, **measured, "differing": differing(*measured.values())})
    rows = speeds(entries(subjects, pythons), rounds, seconds)
    ours = {(game["title"], language): game[build] for game in games for build, language in LANGUAGES.items()}
    for row in rows:
        if row["engine"] == "agon":
            row["copy_us"] = ours[row["game"], row["language"]]["copies"]["state_copy_us"]
        else:
            title = f"{row['engine']}, {row['game']}"
            command = [pythons["compiled"], "peers.py", title, "--copies", str(seconds)]
            row["copy_us"] = output(f"{title}, copies", command)
    return {"rows": rows, "games": games, "rounds": rounds, "seconds": seconds}


def differing(plain: Row, compiled: Row) -> list[str]:
    """The games that the two builds did not play alike."""
    games = {**plain["digests"], **compiled["digests"]}
    return [game for game in games if plain["digests"].get(game) != compiled["digests"].get(game)]


# ---------------------------------------------------------------- speeds, in turns


@dataclass(frozen=True)
class Entry:
    """What is played in turns: one game of Agon in one build, or a peer."""

    engine: str
    game: str
    language: str
    command: list[str]
    is_counted: bool  # its instructions, too
    goal: float | None = None  # for the lower end of the ratio


def entries(subjects: list[Subject], pythons: dict[str, str]) -> list[Entry]:
    """All of them, the yardstick first."""
    ours = [
        Entry("agon", subject.title, LANGUAGES[build], [pythons[build], "player.py", *subject.arguments], counted, goal)
        for subject in subjects
        for build, counted, goal in (("plain", False, None), ("compiled", True, subject.ratio))
    ]
    theirs = [
        Entry(peer.engine, peer.game, peer.language, [pythons["compiled"], "peers.py", peer.title], peer is YARDSTICK)
        for peer in PEERS
    ]
    return [theirs[0], *ours, *theirs[1:]]


def speeds(asked: list[Entry], rounds: int, seconds: float) -> list[Row]:
    """A row for each entry that can be played here."""
    announce(f"speeds, {rounds} rounds of {len(asked)} engines in turns")
    engines = [Engine(entry.command, BENCH, ENVIRONMENT) for entry in asked]
    playing = [(entry, engine) for entry, engine in zip(asked, engines, strict=True) if engine.starts()]
    if len(playing) < 2 or playing[0][0] is not asked[0]:
        raise Failure(f"{YARDSTICK.title} cannot be played, and there is nothing to compare with")
    measured = in_turns(playing[0][1], [engine for _, engine in playing[1:]], rounds, seconds)
    for engine in engines:
        engine.end()
    return [row(entry, speed) for (entry, _), speed in zip(playing, measured, strict=True)]


def row(entry: Entry, speed: Speed) -> Row:
    about = {"engine": entry.engine, "game": entry.game, "language": entry.language, "goal": entry.goal}
    counted = instructions(entry, speed) if entry.is_counted and is_possible() else None
    return {**about, **speed._asdict(), "ratio": speed.ratio._asdict(), "instructions": counted}


def instructions(entry: Entry, speed: Speed) -> float | None:
    """Instructions a decision, of as many games as have enough of them."""
    announce(f"{entry.engine}, {entry.game}, instructions")
    games = max(round(COUNTED / speed.decisions_per_game), 1)
    return per_decision([*entry.command, "--games", str(games)], BENCH, ENVIRONMENT)


# ---------------------------------------------------------------- the table of all engines


def number(value: float | None, form: str) -> str:
    return "-" if value is None else format(value, form)


def interval(ratio: Estimate) -> str:
    """A ratio, and between what it is."""
    return f"{ratio.value:.1f} ({ratio.low:.1f} to {ratio.high:.1f})"


def engines(rows: list[Row]) -> list[str]:
    lines = [
        f"{'engine':<12}{'game':<23}{'language':<10}{'decisions/s':>11}{'ratio (95 %)':>23}{'goal':>6}"
        f"{'instructions':>14}{'games/s':>10}{'per game':>10}{'copy µs':>9}"
    ]
    for row in rows:
        lines.append(
            f"{row['engine']:<12}{row['game']:<23}{row['language']:<10}"
            f"{row['decisions_per_s']:>11,.0f}{interval(Estimate(**row['ratio'])):>23}{number(row['goal'], '.0f'):>6}"
            f"{number(row['instructions'], ',.0f'):>14}"
            f"{row['games_per_s']:>10,.1f}{row['decisions_per_game']:>10,.1f}{number(row['copy_us'], ',.1f'):>9}"
        )
    return lines


# ---------------------------------------------------------------- a game beside its goals


def beside_goals(subject: Subject, game: Row) -> list[str]:
    """All that was measured of one game."""
    lines = [f"{subject.title:<44}{'plain':>10}{'goal':>10}{'compiled':>10}{'goal':>10}"]
    middle = subject.middle.__name__
    figures: list[tuple[str, list[float | None], str, Goal]] = [
        ("decisions/s, best", values(game, "speed", "decisions_per_s_best"), ",.0f", subject.decisions),
        ("games/s, best", values(game, "speed", "games_per_s_best"), ",.0f", None),
        ("copy of the state at a step boundary, µs", values(game, "moments", "copy_us"), ",.1f", subject.copy),
        ("clone at a step boundary, µs", values(game, "copies", "clone_at_step_us"), ",.1f", None),
        (f"clone in the middle of a {middle}, µs", values(game, "moments", "clone_us"), ",.1f", subject.clone),
        ("a sampled world, µs", values(game, "copies", "world_us"), ",.1f", subject.world),
        ("search, iterations/s", [game[build]["search_per_s"] for build in BUILDS], ",.0f", subject.search),
    ]
    for name, (plain, compiled), form, goal in figures:
        columns = (plain, goal and goal[0], compiled, goal and goal[1])
        shown = [number(value, form if place % 2 == 0 else ",.0f") for place, value in enumerate(columns)]
        lines.append(f"{name:<44}" + "".join([f"{column:>10}" for column in shown]))
    if game["differing"]:
        lines.append(f"PLAIN AND COMPILED DIFFER in {', '.join(game['differing'])}")
    return lines


def values(game: Row, part: str, field: str) -> list[float | None]:
    """One figure, plain and compiled."""
    return [game[build][part][field] for build in BUILDS]


def table(subjects: list[Subject], report: Row) -> str:
    lines = engines(report["rows"])
    for subject, game in zip(subjects, report["games"], strict=True):
        lines += ["", *beside_goals(subject, game)]
    lines += ["", f"{report['games'][0]['plain']['build']['python']}. {how_measured(report)}"]
    if not is_possible():
        lines.append(f"There is no {VALGRIND} here: instructions a decision were not counted.")
    if not any(game["differing"] for game in report["games"]):
        proofs = sum(len(game["plain"]["digests"]) for game in report["games"])
        lines.append(f"Plain and compiled played {proofs} games alike, to the last digit of their digests.")
    return "\n".join(lines)


def how_measured(report: Row) -> str:
    turns = f"{report['rounds']} turns of {report['seconds']:g} s"
    return f"Ratio: to {YARDSTICK.engine} before and after each of {turns}; the mean, and Student's interval of 95 %."


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure Agon, plain and compiled, beside other engines.")
    known = sorted({subject.game for subject in SUBJECTS})
    parser.add_argument("games", metavar="GAME", nargs="*", choices=[*known, []], help="else all: " + ", ".join(known))
    parser.add_argument("--plain", metavar="PYTHON", help="with the source installed; else that of .venv")
    parser.add_argument("--compiled", metavar="PYTHON", help="with the wheel and the peers; else that of .venv-bench")
    parser.add_argument("--rounds", type=int, default=15, help="in which everything is played (%(default)s)")
    parser.add_argument("--seconds", type=float, default=0.4, help="of each turn and each measure (%(default)s)")
    parser.add_argument("--json", action="store_true", help="print JSON, not a table")
    args = parser.parse_args()
    subjects = [subject for subject in SUBJECTS if subject.game in (args.games or known)]
    try:
        pythons = {"plain": args.plain or interpreter(".venv")}
        pythons["compiled"] = args.compiled or interpreter(".venv-bench")
        report = run(subjects, pythons, args.rounds, args.seconds)
    except Failure as failure:
        print(f"bench: {failure}", file=sys.stderr)
        return 2
    print(json.dumps(report, indent=2) if args.json else table(subjects, report))
    return 1 if any(game["differing"] for game in report["games"]) else 0


if __name__ == "__main__":
    raise SystemExit(main())
