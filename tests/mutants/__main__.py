"""Changes the rules in one place at a time, and reports which changes no test notices. Results are

kept in a file, so that an interrupted run continues where it stopped.

    PYTHONPATH=tests python -m mutants [--sample N] [--seed TEXT] [--only TEXT] [--results FILE] [--patience SECONDS]
"""

import argparse
import hashlib
import json
import tempfile
import tomllib
from pathlib import Path
from time import perf_counter

from mutants.sample import equivalent, mutants, sample, stages
from mutants.trials import Mutant, Workshop

PROJECT = Path(__file__).parents[2]
EQUIVALENT = Path(__file__).with_name("equivalent.toml")


def main() -> None:
    parser = argparse.ArgumentParser(description="Which changes of the rules does no test notice?")
    parser.add_argument("--sample", type=int, default=60, help="how many mutants (default: %(default)s)")
    parser.add_argument("--seed", default="agon", help="which ones (default: %(default)s)")
    parser.add_argument("--only", default="", help="of files with this in their path")
    parser.add_argument("--results", type=Path, default=PROJECT / ".mutants" / "results.jsonl", help="what was found")
    parser.add_argument("--patience", type=int, default=600, help="seconds of processor time (default: %(default)s)")
    options = parser.parse_args()

    chosen = sample([one for one in mutants(PROJECT) if options.only in one.path], options.sample, options.seed)
    same = equivalent(PROJECT, chosen, tomllib.loads(EQUIVALENT.read_text("utf-8"))["mutant"])
    tried = [one for one in chosen if one not in same]
    with tempfile.TemporaryDirectory() as room:
        verdicts = try_all(tried, Workshop(PROJECT, Path(room), options.patience), options.results)
    survivors = [mutant for mutant in tried if not verdicts[key(mutant)]]
    killed = len(tried) - len(survivors)
    print(f"\n{len(chosen)} mutants: {killed} killed, {len(survivors)} survived, {len(same)} known as equivalent")
    for mutant in survivors:
        print(f"  {mutant}")


def try_all(chosen: list[Mutant], workshop: Workshop, results: Path) -> dict[str, str]:
    """What became of each mutant: the stage that noticed it, or nothing."""
    results.parent.mkdir(parents=True, exist_ok=True)
    verdicts = dict(map(json.loads, results.read_text("utf-8").splitlines())) if results.exists() else {}
    for number, mutant in enumerate(chosen, 1):
        if key(mutant) not in verdicts:
            begun = perf_counter()
            stage = workshop.killed_by(mutant, stages(PROJECT, mutant.path))
            verdicts[key(mutant)] = " ".join(stage)[:60] if stage else ""
            with results.open("a", encoding="utf-8") as file:
                file.write(json.dumps([key(mutant), verdicts[key(mutant)]]) + "\n")
            what = "killed" if stage else "SURVIVED"
            print(f"{number}/{len(chosen)} {what} in {perf_counter() - begun:.0f} s  {mutant}", flush=True)
    return verdicts


def key(mutant: Mutant) -> str:
    """Holds as long as the file does not change."""
    digest = hashlib.sha256((PROJECT / mutant.path).read_bytes()).hexdigest()[:12]
    return f"{mutant.path}:{digest}:{mutant.change.start}:{mutant.change.after}"


if __name__ == "__main__":
    main()
