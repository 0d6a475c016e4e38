"""`agon sim`: many games between bots, and what they show."""

import argparse
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from time import perf_counter
from typing import Final

from agon.cli.complaints import Complaint, one_of
from agon.cli.reports.arguments import Subparsers, add_command, add_json, sound_pack
from agon.cli.reports.paper import Paper, paper_for
from agon.cli.reports.played import Run, command_of
from agon.cli.reports.series_arguments import (
    USUAL_GAMES,
    USUAL_SEATS,
    add_engine,
    add_way_to_play,
    engine_of,
    folder_path,
    series_of,
    stopped_like_ctrl_c,
)
from agon.cli.reports.series_document import document
from agon.cli.reports.series_tables import report
from agon.kernel.game import Game
from agon.kernel.packs import Pack
from agon.kernel.words import say
from agon.lab.balance import Use, uses
from agon.lab.engines import Engine
from agon.lab.journal import Journal
from agon.lab.parquet import check_library
from agon.lab.series import (
    DECISIONS,
    RECORDS,
    USES,
    Enough,
    GameResult,
    Series,
    SeriesBroken,
    check_series,
    play_games,
)
from agon.lab.series_head import FORMATS, JSONL, PARQUET, Head, about, read_head
from agon.lab.stopping import Watch

EXAMPLES: Final = (
    "agon sim ephyran --seats greedy,random --games 400",
    "agon sim ephyran --seats mcts:200,greedy --players 4 --games 100 --seed spring",
    "agon sim ephyran --seats random --players 3 --option gods=draft --json > series.json",
    "agon sim hybris --pack my-hybris --games 100000 --out spring",
    "agon sim hybris --out lessons --decisions --records --format parquet",
)
INTERRUPTED: Final = 130  # the status of a series that was stopped


def register(subparsers: Subparsers) -> None:
    parser = add_command(subparsers, "sim", "reports-help-sim", EXAMPLES)
    parser.add_argument("game", metavar="GAME", help="cli-help-game")
    parser.add_argument("--seats", metavar="A,B,...", default=USUAL_SEATS, help="reports-help-sim-seats")
    parser.add_argument("--players", metavar="N", help="reports-help-sim-players")
    parser.add_argument("--games", metavar="N", default=USUAL_GAMES, help="reports-help-sim-games")
    parser.add_argument("--seed", metavar="TEXT", help="reports-help-sim-seed")
    add_engine(parser)
    add_way_to_play(parser)
    parser.add_argument("--report", action="store_true", help="reports-help-sim-report")
    parser.add_argument("--out", metavar="FOLDER", type=Path, help="reports-help-sim-out")
    parser.add_argument("--decisions", action="store_true", help="reports-help-sim-decisions")
    parser.add_argument("--records", action="store_true", help="reports-help-sim-records")
    parser.add_argument("--format", metavar="|".join(FORMATS), default=JSONL, help="reports-help-sim-format")
    add_json(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    if args.out is None and (args.decisions or args.records):
        raise Complaint(say("reports-sim-needs-out", flag="--decisions" if args.decisions else "--records"))
    there = None if args.out is None else read_head(args.out)
    series = series_of(args, notes_of(args), None if there is None else str(there.about["seed"]))
    pack = sound_pack(series.game, args.pack)
    game = check_series(series, pack)
    paper = paper_for(args).naming(game.names())
    with ExitStack() as stack:
        stack.enter_context(stopped_like_ctrl_c())
        journal = None
        if args.out is not None:
            rows = one_of("reports-kind-format", args.format, FORMATS)
            if rows == PARQUET:
                check_library()
            journal = stack.enter_context(Journal(args.out, head_of(series, pack, game, args.pack, rows)))
        played = play(paper, series, pack, args.pack, engine_of(args), journal, paper.words("sim-playing"))
    if not played.results:
        raise played.fault or KeyboardInterrupt
    show(paper, args, played, uses(played.results, game.usable()) if args.report else {})
    if played.fault is not None:
        raise played.fault
    return 0 if played.complete else INTERRUPTED


def notes_of(args: argparse.Namespace) -> tuple[str, ...]:
    """What is noted of each game. What is kept on disk is kept with all that a report is made of."""
    wanted = {USES: args.report or args.out is not None, DECISIONS: args.decisions, RECORDS: args.records}
    return tuple(note for note, is_wanted in wanted.items() if is_wanted)


def head_of(series: Series, pack: Pack, game: Game, folders: Sequence[Path], rows: str) -> Head:
    packs = tuple(folder_path(folder) for folder in folders)
    return Head(about(series, pack, game), command_of(series, folders), rows, packs, game.evaluation().names)


def play(
    paper: Paper,
    series: Series,
    pack: Pack,
    folders: Sequence[Path],
    engine: Engine,
    journal: Journal | None,
    title: str,
    within: float | None = None,
) -> Run:
    """Play the games that are not in the journal yet, until shares are known as precisely as asked."""
    start = perf_counter()
    fault: SeriesBroken | None = None
    known = {} if journal is None else {n: game for n, game in journal.results.items() if n < series.games}
    missing = [number for number in range(series.games) if number not in known]
    watch = Watch(series, within)
    with paper.progress(title, series.games) as bar:
        bar.forward(len(known))

        def heard(result: GameResult) -> None:
            if journal is not None:
                journal.write(result)
            bar.forward(1)
            watch.hear(result)

        fresh: list[GameResult] = []
        try:
            for game in known.values():
                watch.hear(game)
            fresh = play_games(series, pack, engine, missing, heard) if missing else []
        except Enough:
            pass  # what is there is enough
        except SeriesBroken as broken:
            fresh, fault = broken.finished, broken
    results = [game for game in sorted([*known.values(), *fresh]) if watch.counts(game)]
    jobs, seconds = engine.workers(len(missing)), perf_counter() - start
    return Run(series, pack, folders, results, jobs, seconds, len(fresh), fault, watch.stopped)


def show(paper: Paper, args: argparse.Namespace, played: Run, used: dict[str, list[Use]]) -> None:
    if args.json:
        paper.json(document(played, used))
    else:
        report(paper, played, used)
