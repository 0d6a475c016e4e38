"""`agon tournament`: a round robin of bots, or a ladder, with ratings and intervals."""

import argparse
from pathlib import Path
from typing import Final

from agon.cli.complaints import Complaint
from agon.cli.reports.arguments import Subparsers, add_command, add_json, sound_pack, whole
from agon.cli.reports.paper import Column, Paper, Sheet, paper_for
from agon.cli.reports.played import timed
from agon.cli.reports.series_arguments import (
    add_engine,
    add_way_to_play,
    check_modules,
    engine_of,
    entrants_of,
    seed_of,
    stopped_like_ctrl_c,
)
from agon.cli.reports.sim import head_of, play
from agon.cli.table.args import chosen_game, chosen_options
from agon.kernel.words import say
from agon.lab.journal import Journal
from agon.lab.series import GameResult, Series, check_series
from agon.lab.series_head import JSONL, read_head
from agon.lab.tournament import Standing, ladder, round_robin, standings

EXAMPLES: Final = (
    "agon tournament ephyran --bots random,greedy,mcts:30,mcts:100 --games 40",
    "agon tournament hybris --bots random,apprentice,greedy,mcts:10 --players 3 --out cup",
    "agon tournament ephyran --bots random,greedy,mcts:10,mcts:30,mcts:100 --ladder 6",
)
INTERRUPTED: Final = 130


def register(subparsers: Subparsers) -> None:
    parser = add_command(subparsers, "tournament", "reports-help-tournament", EXAMPLES)
    parser.add_argument("game", metavar="GAME", help="cli-help-game")
    parser.add_argument("--bots", metavar="A,B,...", default="random,apprentice,greedy", help="reports-help-cup-bots")
    parser.add_argument("--players", metavar="N", default="2", help="reports-help-compare-players")
    parser.add_argument("--games", metavar="N", default="40", help="reports-help-cup-games")
    parser.add_argument("--ladder", metavar="ROUNDS", help="reports-help-cup-ladder")
    parser.add_argument("--seed", metavar="TEXT", help="reports-help-sim-seed")
    add_engine(parser)
    add_way_to_play(parser)
    parser.add_argument("--out", metavar="FOLDER", type=Path, help="reports-help-sim-out")
    add_json(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    manifest = chosen_game(args)
    check_modules(manifest, args.module)
    bots, players = entrants_of(args.bots, None), whole(args.players, "--players")
    if len(set(bots)) < len(bots) or len(bots) < players or players < 2:
        raise Complaint(say("reports-cup-bots", bots=len(set(bots)), players=players))
    options = chosen_options(args, manifest)
    series = Series(manifest.id, (), whole(args.games, "--games"), seed_there(args), tuple(args.module), options)
    pack = sound_pack(manifest.id, args.pack)
    if args.ladder is None:
        schedule = round_robin(bots, players, series)
    else:
        schedule = ladder(bots, players, whole(args.ladder, "--ladder"), series)
    first = schedule([])
    assert first is not None, "there are enough bots for a table"
    game = check_series(first, pack)
    paper = paper_for(args).naming(game.names())
    played: list[list[GameResult]] = []
    complete = True
    with stopped_like_ctrl_c():
        engine = engine_of(args)
        while complete and (table := schedule(played)) is not None:
            title = paper.words("cup-playing", number=len(played) + 1, bots=", ".join(table.entrants))
            if args.out is None:
                found = play(paper, table, pack, args.pack, engine, None, title)
            else:
                with Journal(args.out / str(len(played)), head_of(table, pack, game, args.pack, JSONL)) as journal:
                    found = play(paper, table, pack, args.pack, engine, journal, title)
            played.append(found.results)
            if found.fault is not None:
                raise found.fault
            complete = found.complete
    if not any(played):
        raise KeyboardInterrupt
    show(args, paper, series.seed, standings(bots, played, series.seed), sum(map(len, played)))
    return 0 if complete else INTERRUPTED


def seed_there(args: argparse.Namespace) -> str:
    """The seed of a tournament that was begun, or a new one."""
    head = None if args.out is None else read_head(args.out / "0")
    return seed_of(args, None if head is None else str(head.about["seed"]).rpartition("/")[0])


def show(args: argparse.Namespace, paper: Paper, seed: str, found: list[Standing], games: int) -> None:
    if args.json:
        standings = [{**one._asdict(), "rating": one.rating._asdict()} for one in found]
        paper.json({"format": "agon-tournament", "version": 1, "seed": seed, "games": games, "standings": standings})
        return
    heads = ["sim-games", "sim-wins", "sim-fair", "cup-rating", "sim-interval", "cup-rank"]
    columns = [Column(""), *[Column(paper.words(head), figures=True) for head in heads]]
    rows = [
        [
            one.bot,
            paper.number(one.games, 0),
            paper.percent(one.share),
            paper.percent(one.fair),
            paper.number(one.rating.value, 0),
            f"{paper.number(one.rating.low, 0)} – {paper.number(one.rating.high, 0)}",
            paper.percent(one.rank),
        ]
        for one in found
    ]
    paper.sheet(Sheet(paper.words("cup-title"), columns, rows))
    paper.line()
    paper.quiet(paper.words("cup-how"))
    if any(timed(one.bot) for one in found):
        paper.quiet(paper.words("sim-timed"))
    paper.line(paper.words("cup-seed", seed=seed))
