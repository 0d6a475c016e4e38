"""`agon train`: bots learn from their own games."""

import argparse
from contextlib import ExitStack
from pathlib import Path
from time import process_time
from typing import Final

from agon.cli.complaints import Complaint, one_of
from agon.cli.reports.arguments import Subparsers, add_command, sound_pack, whole
from agon.cli.reports.paper import Column, Paper, Sheet, paper_for
from agon.cli.reports.series_arguments import processors
from agon.cli.table.args import add_pack, chosen_game, chosen_options
from agon.kernel.words import say

EXAMPLES: Final = (
    "agon train hybris --players 2 --out hybris-2",
    "agon train hybris --players 4 --rounds 1 --games 430 --budget 24 --trust 50 --out hybris-4",
    "agon train hellas --module persian_invasion --players 1 --rounds 12 --out campaign",
)


def register(subparsers: Subparsers) -> None:
    parser = add_command(subparsers, "train", "reports-help-train", EXAMPLES)
    parser.add_argument("game", metavar="GAME", help="cli-help-game")
    parser.add_argument("--players", metavar="N", default="2", help="reports-help-sim-players")
    parser.add_argument("--module", metavar="NAME", action="append", default=[], help="cli-help-module")
    parser.add_argument("--option", metavar="NAME=VALUE", action="append", default=[], help="cli-help-option")
    parser.add_argument("--rounds", metavar="N", default="8", help="reports-help-train-rounds")
    parser.add_argument("--games", metavar="N", default="150", help="reports-help-train-games")
    parser.add_argument("--budget", metavar="N", default="32", help="reports-help-train-budget")
    parser.add_argument("--trust", metavar="N", default="100", help="reports-help-train-trust")
    parser.add_argument("--ladder", metavar="N", default="40", help="reports-help-train-ladder")
    parser.add_argument("--seed", metavar="TEXT", default="school", help="reports-help-sim-seed")
    parser.add_argument("--jobs", metavar="N", help="reports-help-sim-jobs")
    parser.add_argument("--out", metavar="FOLDER", type=Path, required=True, help="reports-help-train-out")
    add_pack(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    try:
        from agon.lab.training import Course, held_out, ladder, train
    except ModuleNotFoundError as missing:  # numpy: whoever only plays need not have it
        raise Complaint(say("reports-train-needs", name=missing.name or "")) from missing
    manifest = chosen_game(args)
    for name in args.module:
        one_of("cli-kind-module", name, [module.id for module in manifest.modules])
    course = Course(
        game=manifest.id,
        seats=whole(args.players, "--players"),
        modules=tuple(args.module),
        options=chosen_options(args, manifest),
        folder=args.out,
        rounds=whole(args.rounds, "--rounds"),
        games=whole(args.games, "--games"),
        iterations=whole(args.budget, "--budget"),
        trust=whole(args.trust, "--trust", 100) / 100,
        seed=args.seed,
    )
    pack = sound_pack(course.game, args.pack)
    jobs = processors() if args.jobs is None else whole(args.jobs, "--jobs")
    matches = whole(args.ladder, "--ladder")
    paper = paper_for(args)
    start = process_time()
    with ExitStack() as stack:
        bar = stack.enter_context(paper.progress(paper.words("train-playing"), course.rounds * course.games))

        def heard(number: int, played: int) -> None:
            bar.say(paper.words("train-round", number=number + 1, rounds=course.rounds))
            if played:
                bar.forward()

        learnt = train(course, pack, jobs, heard)
        bar.say(paper.words("train-ladder"))
        found = ladder(course, pack, jobs, matches, lambda games: bar.forward())
    rows = [
        (str(line.round + 1), str(line.games), paper.percent(line.foreseen), str(course.lessons(line.round + 1)))
        for line in learnt
    ]
    heads = [paper.words(f"train-{name}") for name in ("number", "games", "foreseen", "file")]
    paper.sheet(Sheet(paper.words("train-rounds"), columns(heads), rows))
    tenths = held_out(course, pack)
    if tenths:
        heads = [paper.words(f"train-{name}") for name in ("called", "won", "positions", "games")]
        cells = [
            (paper.percent(tenth.called), paper.percent(tenth.won), str(tenth.positions), str(tenth.games))
            for tenth in tenths
        ]
        paper.sheet(Sheet(paper.words("train-reliability"), [Column(head, figures=True) for head in heads], cells))
    report(paper, course.bot(course.rounds), matches, found.value, found.low, found.high, process_time() - start)
    return 0


def columns(heads: list[str]) -> list[Column]:
    return [*[Column(head, figures=True) for head in heads[:-1]], Column(heads[-1])]


def report(paper: Paper, bot: str, games: int, share: float, low: float, high: float, seconds: float) -> None:
    """How the last lessons did against none, and what they cost."""
    paper.line("")
    interval = {"share": paper.percent(share), "low": paper.percent(low), "high": paper.percent(high)}
    paper.line(paper.words("train-result", bot=bot, games=games, **interval))
    paper.quiet(paper.words("train-time", seconds=paper.number(seconds, 0)))
