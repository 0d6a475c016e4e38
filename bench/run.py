"""Agon as plain source and compiled, beside other engines: one run, one core, one table.

Each engine is measured in a process of its own, one after the other. Ratios are to catanatron in the same
run, because machines differ and so do their days. The plain and the compiled Agon must play the same games.
Which games, and what they are meant to reach, stands in `games.py`.

    python bench/run.py [GAME ...] [--plain PYTHON] [--compiled PYTHON] [--seconds S] [--json]
"""

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from games import SUBJECTS, Goal, Subject

ROOT = Path(__file__).resolve().parents[1]
YARDSTICK = "catanatron"
BUILDS = ("plain", "compiled")

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


def output(title: str, command: list[str]) -> Any:
    """What a command prints as JSON; what it says meanwhile goes to stderr as it comes."""
    print(f"measuring {title} ...", file=sys.stderr, flush=True)
    # Here and without a path of our own, so that nothing is imported in place of what is installed.
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run(command, stdout=subprocess.PIPE, cwd=ROOT / "bench", env=environment, check=False)
    if done.returncode:
        raise Failure(f"{' '.join(command)} ended with status {done.returncode}")
    return json.loads(done.stdout)


def agon(python: str, subject: Subject, seconds: float, build: str) -> Row:
    """Agon measured by itself, in that interpreter."""
    title = f"agon, {subject.title}, {build}"
    asked = [*subject.arguments, "--seconds", str(seconds)]
    measured: Row = output(title, [python, "-m", "agon", "bench", *asked, "--json"])
    if measured["build"]["name"] != build:
        raise Failure(f"the agon of {python} is {measured['build']['name']}, not {build}")
    return {**measured, "moments": output(f"{title}, copies", [python, "copies.py", *asked])}


def run(subjects: list[Subject], pythons: dict[str, str], seconds: float) -> Row:
    games: list[Row] = []
    for subject in subjects:
        measured = {build: agon(pythons[build], subject, seconds, build) for build in BUILDS}
        games.append({"title": subject.title, **measured, "differing": differing(*measured.values())})
    peers = output("the others", [pythons["compiled"], "peers.py", "--json"])
    rows = [agon_row(game["title"], game[build]) for game in games for build in BUILDS]
    return {"rows": with_ratios([*rows, *peers]), "games": games}


def differing(plain: Row, compiled: Row) -> list[str]:
    """The games that the two builds did not play alike."""
    games = {**plain["digests"], **compiled["digests"]}
    return [game for game in games if plain["digests"].get(game) != compiled["digests"].get(game)]


# ---------------------------------------------------------------- the table of all engines


def agon_row(title: str, measured: Row) -> Row:
    """The columns that the other engines have too."""
    speed = measured["speed"]
    return {
        "engine": "agon",
        "game": title,
        "language": "Python" if measured["build"]["name"] == "plain" else "compiled",
        "decisions_per_s_best": speed["decisions_per_s_best"],
        "decisions_per_s_median": speed["decisions_per_s_median"],
        "games_per_s": speed["games_per_s_median"],
        "decisions_per_game": speed["decisions_per_game"],
        "copy_us": measured["copies"]["state_copy_us"],
    }


def with_ratios(rows: list[Row]) -> list[Row]:
    """Each row with its speed as a multiple of the yardstick's, best to best and median to median."""
    for row in rows:
        if row["engine"] == YARDSTICK:
            yardstick = row
            break
    else:
        return [{**row, "ratio_best": None, "ratio_median": None} for row in rows]
    return [
        {
            **row,
            "ratio_best": row["decisions_per_s_best"] / yardstick["decisions_per_s_best"],
            "ratio_median": row["decisions_per_s_median"] / yardstick["decisions_per_s_median"],
        }
        for row in rows
    ]


def number(value: float | None, form: str) -> str:
    return "-" if value is None else format(value, form)


def engines(rows: list[Row]) -> list[str]:
    lines = [
        f"{'engine':<12}{'game':<23}{'language':<10}{'decisions/s':>11}{'median':>10}{'ratio':>8}"
        f"{'games/s':>10}{'per game':>10}{'copy µs':>9}"
    ]
    for row in rows:
        lines.append(
            f"{row['engine']:<12}{row['game']:<23}{row['language']:<10}"
            f"{row['decisions_per_s_best']:>11,.0f}{row['decisions_per_s_median']:>10,.0f}"
            f"{number(row['ratio_best'], '.2f'):>8}"
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
        ("a sampled world, µs", values(game, "copies", "world_us"), ",.1f", None),
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
    lines += ["", f"{report['games'][0]['plain']['build']['python']}. Ratio: best speed to {YARDSTICK}'s in this run."]
    if not any(game["differing"] for game in report["games"]):
        proofs = sum(len(game["plain"]["digests"]) for game in report["games"])
        lines.append(f"Plain and compiled played {proofs} games alike, to the last digit of their digests.")
    return "\n".join(lines)


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure Agon, plain and compiled, beside other engines.")
    known = sorted({subject.game for subject in SUBJECTS})
    parser.add_argument("games", metavar="GAME", nargs="*", choices=[*known, []], help="else all: " + ", ".join(known))
    parser.add_argument("--plain", metavar="PYTHON", help="with the source installed; else that of .venv")
    parser.add_argument("--compiled", metavar="PYTHON", help="with the wheel and the peers; else that of .venv-bench")
    parser.add_argument("--seconds", type=float, default=3.0, help="of each run of Agon (%(default)s)")
    parser.add_argument("--json", action="store_true", help="print JSON, not a table")
    args = parser.parse_args()
    subjects = [subject for subject in SUBJECTS if subject.game in (args.games or known)]
    try:
        pythons = {"plain": args.plain or interpreter(".venv")}
        pythons["compiled"] = args.compiled or interpreter(".venv-bench")
        report = run(subjects, pythons, args.seconds)
    except Failure as failure:
        print(f"bench: {failure}", file=sys.stderr)
        return 2
    print(json.dumps(report, indent=2) if args.json else table(subjects, report))
    return 1 if any(game["differing"] for game in report["games"]) else 0


if __name__ == "__main__":
    raise SystemExit(main())
