"""Agon as plain source and compiled, beside other engines: one run, one core, one table.

Each engine is measured in a process of its own, one after the other. Ratios are to catanatron in the same
run, because machines differ and so do their days. The plain and the compiled Agon must play the same games.

    python bench/run.py [GAME] [--plain PYTHON] [--compiled PYTHON] [--seconds S] [--json]
"""

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
YARDSTICK = "catanatron"

Row = dict[str, Any]


class Failure(Exception):
    """What went wrong, in one line."""


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


def agon(python: str, game: str, seconds: float, build: str) -> Row:
    """Agon measured by itself, in that interpreter."""
    measured: Row = output(f"agon, {build}", [python, "-m", "agon", "bench", game, "--json", "--seconds", str(seconds)])
    if measured["build"]["name"] != build:
        raise Failure(f"the agon of {python} is {measured['build']['name']}, not {build}")
    return measured


def agon_row(measured: Row) -> Row:
    """The columns that the other engines have too."""
    speed = measured["speed"]
    return {
        "engine": "agon",
        "game": f"{measured['game'].capitalize()}, {measured['players']} players",
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


def differing(plain: Row, compiled: Row) -> list[str]:
    """The games that the two builds did not play alike."""
    games = {**plain["digests"], **compiled["digests"]}
    return [game for game in games if plain["digests"].get(game) != compiled["digests"].get(game)]


def run(game: str, plain_python: str, compiled_python: str, seconds: float) -> Row:
    plain = agon(plain_python, game, seconds, "plain")
    compiled = agon(compiled_python, game, seconds, "compiled")
    peers = output("the others", [compiled_python, str(ROOT / "bench" / "peers.py"), "--json"])
    return {
        "rows": with_ratios([agon_row(plain), agon_row(compiled), *peers]),
        "plain": plain,
        "compiled": compiled,
        "differing_games": differing(plain, compiled),
    }


def number(value: float | None, form: str) -> str:
    return "-" if value is None else format(value, form)


def table(report: Row) -> str:
    lines = [
        f"{'engine':<12}{'game':<23}{'language':<10}{'decisions/s':>11}{'median':>10}{'ratio':>8}"
        f"{'games/s':>10}{'per game':>10}{'copy µs':>9}"
    ]
    for row in report["rows"]:
        lines.append(
            f"{row['engine']:<12}{row['game']:<23}{row['language']:<10}"
            f"{row['decisions_per_s_best']:>11,.0f}{row['decisions_per_s_median']:>10,.0f}"
            f"{number(row['ratio_best'], '.2f'):>8}"
            f"{row['games_per_s']:>10,.1f}{row['decisions_per_game']:>10,.1f}{number(row['copy_us'], ',.1f'):>9}"
        )
    lines += ["", f"{'agon, microseconds':<35}{'plain':>10}{'compiled':>10}"]
    for field in report["plain"]["copies"]:
        values = [number(report[build]["copies"][field], ",.1f") for build in ("plain", "compiled")]
        lines.append(f"{field.removesuffix('_us').replace('_', ' '):<35}{values[0]:>10}{values[1]:>10}")
    values = [number(report[build]["search_per_s"], ",.0f") for build in ("plain", "compiled")]
    lines += [f"{'search, iterations/s':<35}{values[0]:>10}{values[1]:>10}", ""]
    games = len(report["plain"]["digests"])
    lines.append(f"{report['plain']['build']['python']}. Ratio: best speed to {YARDSTICK}'s in this run.")
    if report["differing_games"]:
        lines.append(f"PLAIN AND COMPILED DIFFER in {', '.join(report['differing_games'])}")
    else:
        lines.append(f"Plain and compiled played {games} games alike, to the last digit of their digests.")
    return "\n".join(lines)


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure Agon, plain and compiled, beside other engines.")
    parser.add_argument("game", nargs="?", default="ephyran")
    parser.add_argument("--plain", metavar="PYTHON", help="with the source installed; else that of .venv")
    parser.add_argument("--compiled", metavar="PYTHON", help="with the wheel and the peers; else that of .venv-bench")
    parser.add_argument("--seconds", type=float, default=3.0, help="of each run of Agon (%(default)s)")
    parser.add_argument("--json", action="store_true", help="print JSON, not a table")
    args = parser.parse_args()
    try:
        plain, compiled = args.plain or interpreter(".venv"), args.compiled or interpreter(".venv-bench")
        report = run(args.game, plain, compiled, args.seconds)
    except Failure as failure:
        print(f"bench: {failure}", file=sys.stderr)
        return 2
    print(json.dumps(report, indent=2) if args.json else table(report))
    return 1 if report["differing_games"] else 0


if __name__ == "__main__":
    raise SystemExit(main())
