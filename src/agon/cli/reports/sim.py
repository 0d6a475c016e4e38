"""`agon sim`: many games between bots, and what they show."""

import argparse
import os
import secrets
import shlex
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path
from time import perf_counter
from typing import Final, NamedTuple

from agon import __version__
from agon.bots.registry import is_guest, known_bots, make_bot
from agon.bots.strengths import STRENGTHS
from agon.cli.complaints import Complaint, one_of
from agon.cli.reports.arguments import Subparsers, add_command, add_json, sound_pack, whole
from agon.cli.reports.paper import Column, Paper, Sheet, as_json, new_file, paper_for
from agon.cli.table.args import add_pack, chosen_game, chosen_options
from agon.kernel.fields import MAX_WORD, is_word
from agon.kernel.packs import Pack
from agon.kernel.words import say
from agon.lab.balance import Use, uses
from agon.lab.series import GameResult, Series, SeriesBroken, check_series, play_series
from agon.lab.stats import Estimate, Line, Summary, summary

EXAMPLES: Final = (
    "agon sim ephyran --seats greedy,random --games 400",
    "agon sim ephyran --seats mcts:200,greedy --players 4 --games 100 --seed spring",
    "agon sim ephyran --seats random --players 3 --option gods=draft --json > series.json",
    "agon sim ephyran --pack my-ephyran --out series.json",
)
USUAL_SEATS: Final = "greedy,random"
USUAL_GAMES: Final = "400"
INTERRUPTED: Final = 130  # the status of a series that was stopped


class Run(NamedTuple):
    """A series as it was played."""

    series: Series
    pack: Pack
    folders: Sequence[Path]
    results: list[GameResult]
    jobs: int
    seconds: float
    fault: SeriesBroken | None = None  # the bot that ended it before its time

    @property
    def complete(self) -> bool:
        return len(self.results) == self.series.games


def register(subparsers: Subparsers) -> None:
    parser = add_command(subparsers, "sim", "reports-help-sim", EXAMPLES)
    parser.add_argument("game", metavar="GAME", help="cli-help-game")
    parser.add_argument("--seats", metavar="A,B,...", default=USUAL_SEATS, help="reports-help-sim-seats")
    parser.add_argument("--players", metavar="N", help="reports-help-sim-players")
    parser.add_argument("--games", metavar="N", default=USUAL_GAMES, help="reports-help-sim-games")
    parser.add_argument("--seed", metavar="TEXT", help="reports-help-sim-seed")
    parser.add_argument("--jobs", metavar="N", help="reports-help-sim-jobs")
    parser.add_argument("--option", metavar="NAME=VALUE", action="append", default=[], help="cli-help-option")
    parser.add_argument("--module", metavar="NAME", action="append", default=[], help="cli-help-module")
    parser.add_argument("--report", action="store_true", help="reports-help-sim-report")
    add_pack(parser)
    parser.add_argument("--out", metavar="FILE", type=Path, help="reports-help-sim-out")
    add_json(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    series = series_of(args)
    jobs = processors() if args.jobs is None else whole(args.jobs, "--jobs")
    pack = sound_pack(series.game, args.pack)
    game = check_series(series, pack)
    paper = paper_for(args).naming(game.names())
    with ExitStack() as stack:
        save = None if args.out is None else stack.enter_context(new_file(args.out))
        played = play(paper, series, pack, args.pack, jobs)
        if not played.results:
            raise played.fault or KeyboardInterrupt
        found = uses(played.results, game.usable()) if args.report else {}
        if save is not None:
            save(as_json(document(played, found)) + "\n")
        if args.json:
            paper.json(document(played, found))
        else:
            report(paper, played, found)
    if played.fault is not None:
        raise played.fault
    return 0 if played.complete else INTERRUPTED


def play(paper: Paper, series: Series, pack: Pack, folders: Sequence[Path], jobs: int) -> Run:
    start = perf_counter()
    fault: SeriesBroken | None = None
    with paper.progress(paper.words("sim-playing"), series.games) as bar:
        try:
            results = play_series(series, pack, jobs, lambda result: bar.forward())
        except SeriesBroken as broken:
            results, fault = broken.finished, broken
    return Run(series, pack, folders, results, min(jobs, series.games), perf_counter() - start, fault)


def series_of(args: argparse.Namespace) -> Series:
    """The series that the command line asks for."""
    manifest = chosen_game(args)
    for name in args.module:
        one_of("cli-kind-module", name, [module.id for module in manifest.modules])
    seed = secrets.token_hex(4) if args.seed is None else args.seed
    if not is_word(seed):
        raise Complaint(say("cli-bad-seed", most=MAX_WORD))
    return Series(
        game=manifest.id,
        entrants=entrants_of(args.seats, None if args.players is None else whole(args.players, "--players")),
        games=whole(args.games, "--games"),
        seed=seed,
        modules=tuple(args.module),
        options=chosen_options(args, manifest),
        uses=args.report,
    )


def processors() -> int:
    """How many processors this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def entrants_of(text: str, players: int | None) -> tuple[str, ...]:
    """The bots of a list such as `greedy,mcts:200`, over again until all players have one."""
    bots = [spec.strip() for spec in text.split(",")]
    for spec in bots:
        if not is_guest(spec):
            one_of("reports-kind-bot", spec.partition(":")[0], known_bots())
        make_bot(spec, "")  # complains of a budget it cannot use
    count = len(bots) if players is None else players
    if count < len(bots):
        raise Complaint(say("reports-sim-too-many", bots=len(bots), players=count))
    return tuple(bots[place % len(bots)] for place in range(count))


def command_of(run: Run) -> str:
    """The command that plays the same series again."""
    series = run.series
    seats = ["--seats", ",".join(series.entrants)]
    report = ["--report"] if series.uses else []
    games = ["--games", str(series.games)]
    return shlex.join(["agon", "sim", series.game, *seats, *games, *report, *setting(run, series.seed)])


def watch_command(run: Run, result: GameResult) -> str:
    """The command that shows one of its games, choice by choice."""
    seats = ["--seats", ",".join(result.bots)]
    return shlex.join(["agon", "watch", run.series.game, *seats, *setting(run, result.seed)])


def setting(run: Run, seed: str) -> list[str]:
    """The arguments that set up a game."""
    words = ["--seed", seed]
    for module in run.series.modules:
        words += ["--module", module]
    for name, value in run.series.options:
        words += ["--option", f"{name}={value}"]
    return [*words, *[word for folder in run.folders for word in ("--pack", str(folder))]]


# ---------------------------------------------------------------- tables


def report(paper: Paper, run: Run, used: dict[str, list[Use]]) -> None:
    found = summary(run.results)
    if not run.complete:
        paper.line(paper.words("sim-stopped", played=len(run.results), games=run.series.games))
    paper.sheet(lines_sheet(paper, paper.words("sim-by-bot"), found.bots))
    paper.sheet(lines_sheet(paper, paper.words("sim-by-seat"), named_seats(paper, found.seats)))
    for kind, lines in found.traits.items():
        paper.sheet(lines_sheet(paper, trait_title(paper, kind), named_things(paper, kind, lines)))
    for group, things in used.items():
        paper.sheet(uses_sheet(paper, uses_title(paper, run.series.game, group), things))
    paper.sheet(games_sheet(paper, run, found))
    paper.line()
    paper.quiet(paper.words("sim-how"))
    if any(timed(spec) for spec in run.series.entrants):
        paper.quiet(paper.words("sim-timed"))
    paper.line(paper.words("sim-again", command=command_of(run)))
    paper.line(paper.words("sim-watch", command=watch_command(run, run.results[0])))


def lines_sheet(paper: Paper, title: str, lines: list[Line]) -> Sheet:
    """Shares of victory and scores. A sign says that the interval of a share leaves out the fair one."""
    columns = [Column("")] + [
        Column(paper.words(f"sim-{column}"), figures=True)
        for column in ("games", "wins", "interval", "fair", "verdict", "score", "interval")
    ]
    rows = [
        [
            line.name,
            paper.number(line.games, 0),
            paper.percent(line.share.value),
            f"{paper.percent(line.share.low)} – {paper.percent(line.share.high)}",
            paper.percent(line.fair) if line.fair < 1 else "–",
            verdict(line),
            paper.number(line.score.value, 1),
            interval(paper, line.score),
        ]
        for line in lines
    ]
    return Sheet(title, columns, rows)


def uses_title(paper: Paper, game: str, group: str) -> str:
    """What a group of uses is called: by the game itself, or among the words of all."""
    own = f"{game}-report-{group}"
    if paper.reader.knows(own):
        return paper.reader.say(say(own))
    return paper.words(f"sim-use-{group}") if paper.reader.knows(f"reports-sim-use-{group}") else group


def uses_sheet(paper: Paper, title: str, things: list[Use]) -> Sheet:
    """How often each thing of a group was used in the games where it could be, the most used first."""
    columns = [Column("")] + [
        Column(paper.words(f"sim-{column}"), figures=True) for column in ("offered", "used", "share", "interval")
    ]
    rows = [
        [
            paper.reader.name(use.thing),
            paper.number(use.games, 0),
            paper.number(use.used, 0),
            paper.percent(use.share.value),
            f"{paper.percent(use.share.low)} – {paper.percent(use.share.high)}",
        ]
        for use in sorted(things, key=lambda use: -use.share.value)
    ]
    return Sheet(title, columns, rows)


def verdict(line: Line) -> str:
    if line.fair == 1:  # who has every seat, as who plays alone, has nobody to be compared with
        return ""
    return "+" if line.share.low > line.fair else "−" if line.share.high < line.fair else "="


def interval(paper: Paper, estimate: Estimate) -> str:
    return f"{paper.number(estimate.low, 1)} – {paper.number(estimate.high, 1)}"


def named_seats(paper: Paper, lines: list[Line]) -> list[Line]:
    return [line._replace(name=paper.words("sim-seat", number=line.name)) for line in lines]


def trait_title(paper: Paper, kind: str) -> str:
    """`By god`, for what Agon has a word for; else the game's own word."""
    return paper.words(f"sim-by-{kind}") if paper.reader.knows(f"reports-sim-by-{kind}") else kind


def named_things(paper: Paper, kind: str, lines: list[Line]) -> list[Line]:
    """Things by their names; what has none keeps its word."""
    return [line._replace(name=thing_name(paper, kind, line.name)) for line in lines]


def thing_name(paper: Paper, kind: str, word: str) -> str:
    if paper.reader.knows(f"reports-sim-{kind}"):
        return paper.words(f"sim-{kind}", number=word)
    return paper.reader.name(word)


def games_sheet(paper: Paper, run: Run, found: Summary) -> Sheet:
    """How long the games were, how they ended, how fast they went."""
    rows = [
        [paper.words("sim-played"), paper.number(found.games, 0)],
        [paper.words("sim-asks"), f"{paper.number(found.asks.value, 1)} ({interval(paper, found.asks)})"],
        [paper.words("sim-choices"), paper.number(found.choices.value, 1)],
        [paper.words("sim-lengths"), f"{paper.number(found.shortest, 0)} – {paper.number(found.longest, 0)}"],
    ]
    for reason, count in found.reasons.items():
        ending = paper.reader.say(say(reason))
        rows.append([ending, f"{paper.number(count, 0)} ({paper.percent(count / found.games)})"])
    speed = paper.words("sim-rate", rate=paper.number(found.games / run.seconds, 1), jobs=run.jobs)
    rows.append([paper.words("sim-speed"), speed])
    return Sheet(paper.words("sim-games-title"), [Column(""), Column("", figures=True)], rows)


def timed(spec: str) -> bool:
    """Whether a bot's budget is a time, so that it need not choose the same again."""
    own = STRENGTHS[spec].spec if spec in STRENGTHS else spec
    return own.partition(":")[2].partition("@")[0].endswith("s")


# ---------------------------------------------------------------- JSON


def document(run: Run, used: dict[str, list[Use]]) -> dict[str, object]:
    """The whole series. All but `timing` is the same whenever and however it is played."""
    series = run.series
    return {
        "format": "agon-series",
        "version": 1,
        "agon": __version__,
        "command": command_of(run),
        "series": {
            "game": series.game,
            "players": len(series.entrants),
            "seats": list(series.entrants),
            "games": series.games,
            "seed": series.seed,
            "modules": list(series.modules),
            "options": dict(series.options),
            "packs": [pack._asdict() for pack in run.pack.editions()],
        },
        "complete": run.complete,
        "reproducible": not any(timed(spec) for spec in series.entrants),
        "summary": summary_document(summary(run.results)),
        "uses": {
            group: [{**use._asdict(), "share": use.share._asdict()} for use in things] for group, things in used.items()
        },
        "games": [game_document(result) for result in run.results],
        "timing": {"jobs": run.jobs, "seconds": run.seconds, "games_per_s": len(run.results) / run.seconds},
    }


def game_document(result: GameResult) -> dict[str, object]:
    """One game. Seats are counted from 0, as places in the lists."""
    return {
        "game": result.number,
        "seed": result.seed,
        "seats": list(result.bots),
        "outcome": {
            "winners": list(result.winners),
            "ranks": list(result.ranks),
            "scores": list(result.scores),
            "reason": result.reason,
        },
        "asks": result.asks,
        "choices": result.choices,
        "traits": list(result.traits),
        "digest": result.digest,
    }


def summary_document(found: Summary) -> dict[str, object]:
    return {
        "games": found.games,
        "confidence": 0.95,
        "bots": list(line_documents(found.bots)),
        "seats": list(line_documents(found.seats)),
        "traits": {kind: list(line_documents(lines)) for kind, lines in found.traits.items()},
        "asks": found.asks._asdict(),
        "choices": found.choices._asdict(),
        "shortest": found.shortest,
        "longest": found.longest,
        "reasons": found.reasons,
    }


def line_documents(lines: list[Line]) -> Iterator[dict[str, object]]:
    for line in lines:
        yield {**line._asdict(), "share": line.share._asdict(), "score": line.score._asdict()}
