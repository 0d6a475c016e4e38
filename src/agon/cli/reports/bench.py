"""`agon bench`: how fast a game runs here."""

import argparse
from typing import Final

from agon import __version__
from agon.cli.complaints import one_of
from agon.cli.reports.arguments import Subparsers, add_command, add_json, positive, sound_pack, whole
from agon.cli.reports.paper import Column, Paper, Sheet, paper_for
from agon.cli.table.args import add_pack
from agon.games.registry import GAMES
from agon.lab.measure import PHASES, Measures, measure

EXAMPLES: Final = ("agon bench", "agon bench ephyran --seconds 10", "agon bench --json")
USUAL_SECONDS: Final = "3"


def register(subparsers: Subparsers) -> None:
    parser = add_command(subparsers, "bench", "reports-help-bench", EXAMPLES)
    parser.add_argument("game", metavar="GAME", nargs="?", default=next(iter(GAMES)), help="reports-help-bench-game")
    parser.add_argument("--players", metavar="N", help="reports-help-bench-players")
    parser.add_argument("--module", metavar="NAME", action="append", default=[], help="cli-help-module")
    parser.add_argument("--seconds", metavar="S", default=USUAL_SECONDS, help="reports-help-bench-seconds")
    add_pack(parser)
    add_json(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    paper = paper_for(args)
    game = one_of("cli-kind-game", args.game, GAMES)
    players = max(GAMES[game].seats) if args.players is None else whole(args.players, "--players")
    for name in args.module:
        one_of("cli-kind-module", name, [module.id for module in GAMES[game].modules])
    seconds = positive(args.seconds, "--seconds")
    pack = sound_pack(game, args.pack)
    with paper.progress("", len(PHASES)) as bar:

        def next_phase(phase: str) -> None:
            bar.say(paper.words(f"bench-{phase}"))
            bar.forward()

        measured = measure(game, pack, players, seconds, next_phase, tuple(args.module))
    if args.json:
        paper.json(document(measured, seconds))
    else:
        report(paper, measured)
    return 0


def report(paper: Paper, measured: Measures) -> None:
    speed, copies = measured.speed, measured.copies
    heads = [Column("")] + [Column(paper.words(f"bench-{name}"), figures=True) for name in ("best", "median")]
    title = paper.words("bench-title", game=measured.game.capitalize(), players=measured.players)
    rates = {
        "decisions": (speed.decisions_per_s_best, speed.decisions_per_s_median),
        "games": (speed.games_per_s_best, speed.games_per_s_median),
    }
    rows = [[paper.words(f"bench-rate-{name}"), *(paper.number(v, 0) for v in pair)] for name, pair in rates.items()]
    paper.sheet(Sheet(title, heads, rows))
    figures = [
        ("decisions-per-game", speed.decisions_per_game),
        ("forced-per-game", speed.forced_per_game),
        *((field.replace("_", "-"), value) for field, value in copies._asdict().items()),
        ("search-per-s", measured.search_per_s),
    ]
    rows = [[paper.words(f"bench-{name}"), "–" if value is None else paper.number(value, 1)] for name, value in figures]
    paper.sheet(Sheet(paper.words("bench-more"), [Column(""), Column("", figures=True)], rows))
    paper.line()
    paper.line(paper.words(f"bench-build-{measured.build.name}", python=measured.build.python))
    paper.quiet(paper.words("bench-how"))


def document(measured: Measures, seconds: float) -> dict[str, object]:
    """All measures as plain data."""
    build = measured.build
    return {
        "agon": __version__,
        "game": measured.game,
        "players": measured.players,
        "seconds": seconds,
        "build": {"name": build.name, **build._asdict()},
        "speed": measured.speed._asdict(),
        "copies": measured.copies._asdict(),
        "search_per_s": measured.search_per_s,
        "digests": measured.digests,
    }
