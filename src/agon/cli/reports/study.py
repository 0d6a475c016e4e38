"""`agon study`: play, continue and report an experiment described in a small file."""

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from agon.bots.registry import is_guest, known_bots
from agon.cli.complaints import Complaint, one_of
from agon.cli.reports.arguments import Subparsers, add_command, add_json, sound_pack
from agon.cli.reports.comparison_tables import comparison, difference_document
from agon.cli.reports.paper import paper_for
from agon.cli.reports.played import Run
from agon.cli.reports.series_arguments import add_engine, engine_of, stopped_like_ctrl_c
from agon.cli.reports.series_document import document
from agon.cli.reports.series_tables import report
from agon.cli.reports.sim import head_of, play
from agon.games.registry import GAMES
from agon.kernel.errors import AgonError
from agon.kernel.game import Game
from agon.kernel.packs import Pack
from agon.kernel.words import say
from agon.lab.compare import Pairing, Settings
from agon.lab.journal import Journal, read_results
from agon.lab.series import Enough, GameResult, check_series
from agon.lab.series_head import JSONL, Head, read_head
from agon.lab.stopping import Watch
from agon.lab.study import Arm, Study, read_study, wrong

EXAMPLES: Final = ("agon study run gods.toml", "agon study report gods.toml", "agon study run gods.toml --out results")
INTERRUPTED: Final = 130
USUAL_WITHIN: Final = 0.02
SHORT: Final = 8  # signs of the hash that stand in the name of a folder


class Ready(NamedTuple):
    """A series of a study, looked through."""

    arm: Arm
    pack: Pack
    game: Game
    head: Head


def register(subparsers: Subparsers) -> None:
    parser = add_command(subparsers, "study", "reports-help-study", EXAMPLES)
    verbs = parser.add_subparsers(title="cli-commands", metavar="COMMAND", dest="verb", required=True)
    for verb, action in (("run", run_study), ("report", report_study)):
        command = add_command(verbs, verb, f"reports-help-study-{verb}", ())
        command.add_argument("file", metavar="FILE", type=Path, help="reports-help-study-file")
        command.add_argument("--out", metavar="FOLDER", type=Path, help="reports-help-study-out")
        if verb == "run":
            add_engine(command)
        add_json(command)
        command.set_defaults(run=action)


def run_study(args: argparse.Namespace) -> int:
    """Play what is still to be played, then report."""
    study, ready = looked_through(args.file)
    folder = folder_of(args, study, ready)
    engine = engine_of(args)
    runs: dict[str, Run] = {}
    with stopped_like_ctrl_c():
        for each in ready:
            paper = paper_for(args)
            with Journal(folder / each.arm.name, each.head) as journal:
                series, packs = each.arm.series, each.arm.packs
                title = paper.words("study-playing", name=each.arm.name)
                last = play(paper, series, each.pack, packs, engine, journal, title, study.within)
            if last.results:
                runs[each.arm.name] = last
            if last.fault is not None or not last.complete:
                break
    if not runs:
        raise last.fault or KeyboardInterrupt
    show(args, study, ready, runs, folder)
    if last.fault is not None:
        raise last.fault
    return 0 if len(runs) == len(ready) and last.complete else INTERRUPTED


def report_study(args: argparse.Namespace) -> int:
    """Report what was played so far, and play nothing."""
    study, ready = looked_through(args.file)
    folder = folder_of(args, study, ready)
    runs = {each.arm.name: found for each in ready if (found := there(each, study, folder)) is not None}
    if not runs:
        raise Complaint(say("reports-study-nothing", folder=str(folder), file=str(args.file)))
    show(args, study, ready, runs, folder)
    return 0


# ---------------------------------------------------------------- what is asked for


def looked_through(file: Path) -> tuple[Study, list[Ready]]:
    """A study whose series can all be played, or one line about the first that cannot."""
    study = read_study(file)
    ready: list[Ready] = []
    for arm in study.arms:
        try:
            ready.append(checked(arm))
        except AgonError as error:
            what = error.message or say("reports-study-words", text=str(error).splitlines()[0])
            raise wrong(file, say("reports-study-at", where=arm.name, what=what)) from error
    return study, ready


def checked(arm: Arm) -> Ready:
    one_of("cli-kind-game", arm.series.game, GAMES)
    for spec in arm.series.entrants:
        if not is_guest(spec):
            one_of("reports-kind-bot", spec.partition(":")[0], known_bots())
    pack = sound_pack(arm.series.game, arm.packs)
    game = check_series(arm.series, pack)
    return Ready(arm, pack, game, head_of(arm.series, pack, game, arm.packs, JSONL))


def hash_of(study: Study, ready: list[Ready]) -> str:
    return study.digest({each.arm.name: each.head.about for each in ready})


def folder_of(args: argparse.Namespace, study: Study, ready: list[Ready]) -> Path:
    """Where it is saved: beside its file, by its hash, so that a changed study starts afresh."""
    if args.out is not None:
        return Path(args.out)
    return study.file.with_name(f"{study.file.stem}-{hash_of(study, ready)[:SHORT]}")


def there(each: Ready, study: Study, folder: Path) -> Run | None:
    """What was played of one series."""
    head = read_head(folder / each.arm.name)
    if head is None:
        return None
    if head.about != each.head.about:
        raise Complaint(say("reports-journal-other", folder=str(folder / each.arm.name), command=head.command))
    series = each.arm.series
    games = [game for game in read_results(folder / each.arm.name, head).values() if game.number < series.games]
    watch = Watch(series, study.within)
    try:
        for game in games:
            watch.hear(game)
    except Enough:
        games = [game for game in games if watch.counts(game)]
    if not games:
        return None
    return Run(series, each.pack, each.arm.packs, games, 0, 1.0, 0, None, watch.stopped)


# ---------------------------------------------------------------- what it shows


def show(args: argparse.Namespace, study: Study, ready: list[Ready], runs: dict[str, Run], folder: Path) -> None:
    paper = paper_for(args)
    if args.json:
        paper.json(study_document(study, ready, runs))
        return
    paper.line(study.title)
    paper.quiet(paper.words("study-hash", hash=hash_of(study, ready), folder=str(folder)))
    for each in ready:
        if each.arm.name in runs:
            named = paper.naming(each.game.names())
            named.paragraph(paper.words("study-series", name=each.arm.name), [])
            report(named, runs[each.arm.name], {})
    for first, second, pairing in compared(study, runs):
        named = paper.naming(ready[0].game.names())
        within = study.within or USUAL_WITHIN
        comparison(named, first, second, pairing.found, within, 2 * pairing.pairs)


def compared(study: Study, runs: dict[str, Run]) -> Iterator[tuple[str, str, Pairing]]:
    """The pairs of series that the study asks for, over the games that both have."""
    for first, second in study.pairs:
        if first in runs and second in runs:
            players = len(runs[first].series.entrants)
            pairing = Pairing(Settings(players, study.within or USUAL_WITHIN), "")
            hear_all(pairing, runs[first].results, runs[second].results)
            if pairing.found:
                yield first, second, pairing


def hear_all(pairing: Pairing, first: list[GameResult], second: list[GameResult]) -> None:
    """Every pair, also after it was enough."""
    for one, other in zip(first, second, strict=False):
        pairing.hear(0, one)
        pairing.hear(1, other)


def study_document(study: Study, ready: list[Ready], runs: dict[str, Run]) -> dict[str, object]:
    return {
        "format": "agon-study",
        "version": 1,
        "title": study.title,
        "hash": hash_of(study, ready),
        "series": {name: document(run, {}) for name, run in runs.items()},
        "compare": [
            {"first": first, "second": second, "pairs": pairing.pairs, "measures": differences(pairing)}
            for first, second, pairing in compared(study, runs)
        ],
    }


def differences(pairing: Pairing) -> list[dict[str, object]]:
    return [difference_document(one) for one in pairing.found]
