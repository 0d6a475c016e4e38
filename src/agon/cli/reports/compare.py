"""`agon compare`: two bots, two rulings or two packs on the same seeds, until the difference is clear."""

import argparse
from contextlib import ExitStack
from pathlib import Path
from typing import Final, NamedTuple

from agon import __version__
from agon.bots.registry import is_bot, is_guest
from agon.cli.complaints import Complaint, one_of
from agon.cli.reports.arguments import Subparsers, add_command, add_json, sound_pack, whole
from agon.cli.reports.comparison_tables import comparison, difference_document
from agon.cli.reports.paper import Paper, paper_for
from agon.cli.reports.played import command_of, timed
from agon.cli.reports.series_arguments import (
    add_engine,
    add_way_to_play,
    check_bot,
    check_modules,
    engine_of,
    entrants_of,
    folder_path,
    seed_of,
    stopped_like_ctrl_c,
)
from agon.cli.table.args import chosen_game, chosen_options
from agon.kernel.words import say
from agon.lab.compare import Bots, Comparison, Pairing, Settings
from agon.lab.journal import Journal
from agon.lab.paired import Side, play_pairs
from agon.lab.series import USES, GameResult, Series, check_series
from agon.lab.series_head import JSONL, Head, about, read_head
from agon.lab.shares import CONFIDENCE

EXAMPLES: Final = (
    "agon compare ephyran greedy mcts:60",
    "agon compare ephyran gods=random gods=draft --seats greedy",
    "agon compare hybris usual my-quests --seats mcts:30 --players 4 --within 0.03",
)
USUAL: Final = "usual"  # the game as it is
INTERRUPTED: Final = 130
SIDES: Final = ("first", "second")


class Subject(NamedTuple):
    """One of the two things that are compared: a bot, options, or a pack."""

    text: str
    bot: str = ""
    options: tuple[str, ...] = ()
    packs: tuple[Path, ...] = ()


def register(subparsers: Subparsers) -> None:
    parser = add_command(subparsers, "compare", "reports-help-compare", EXAMPLES)
    parser.add_argument("game", metavar="GAME", help="cli-help-game")
    parser.add_argument("first", metavar="A", help="reports-help-compare-subject")
    parser.add_argument("second", metavar="B", help="reports-help-compare-subject")
    parser.add_argument("--seats", metavar="A,B,...", default="greedy", help="reports-help-compare-seats")
    parser.add_argument("--players", metavar="N", default="2", help="reports-help-compare-players")
    parser.add_argument("--games", metavar="N", default="4000", help="reports-help-compare-games")
    parser.add_argument("--within", metavar="SHARE", default="0.02", help="reports-help-compare-within")
    parser.add_argument("--measure", metavar="NAME", default="", help="reports-help-compare-measure")
    parser.add_argument("--seed", metavar="TEXT", help="reports-help-sim-seed")
    add_engine(parser)
    add_way_to_play(parser)
    parser.add_argument("--out", metavar="FOLDER", type=Path, help="reports-help-sim-out")
    add_json(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    check_modules(chosen_game(args), args.module)
    subjects = subject_of(args.first), subject_of(args.second)
    if bool(subjects[0].bot) != bool(subjects[1].bot) or args.first == args.second:
        raise Complaint(say("reports-compare-unlike", first=args.first, second=args.second))
    within = share(args.within, "--within")
    seed = seed_of(args, seed_there(args.out))
    sides = side_of(args, seed, subjects), side_of(args, seed, subjects[::-1])
    pairing = Pairing(measures_of(subjects, sides[0].series, within), args.measure)
    if args.measure and ":" not in args.measure:
        one_of("reports-kind-measure", args.measure, pairing.comparison.names())
    game = check_series(sides[0].series, sides[0].pack)
    check_series(sides[1].series, sides[1].pack)
    paper = paper_for(args).naming(game.names())
    with ExitStack() as stack:
        stack.enter_context(stopped_like_ctrl_c())
        journals = [kept(stack, args, name, side) for name, side in zip(SIDES, sides, strict=True)]
        bar = stack.enter_context(paper.progress(paper.words("sim-playing"), 2 * sides[0].series.games))

        def heard(side: int, result: GameResult) -> None:
            journal = journals[side]
            if journal is not None:
                journal.write(result)
            bar.forward()

        for side, journal in zip(sides, journals, strict=True):
            side.known.update({} if journal is None else journal.results)
            bar.forward(len(side.known))
        play_pairs(sides, engine_of(args), pairing, heard)
    if not pairing.found:
        raise KeyboardInterrupt
    show(args, paper, pairing, sides, within)
    return 0 if pairing.decided() or pairing.pairs == sides[0].series.games else INTERRUPTED


# ---------------------------------------------------------------- what is compared


def subject_of(text: str) -> Subject:
    """`mcts:60`, `gods=draft` or `gods=draft,other=on`, `usual`, or the folder of a pack."""
    name = text.partition(":")[0]
    if is_guest(text) or is_bot(name):
        check_bot(text)
        return Subject(text, bot=text)
    if text == USUAL:
        return Subject(text)
    if "=" in text:
        return Subject(text, options=tuple(text.split(",")))
    if Path(text).is_dir():
        return Subject(text, packs=(Path(text),))
    raise Complaint(say("reports-compare-what", text=text))


def side_of(args: argparse.Namespace, seed: str, subjects: tuple[Subject, ...]) -> Side:
    """What is played for the first of these. Two bots sit at one table, and swap seats for the second."""
    own, _ = subjects
    players, pairs = whole(args.players, "--players"), (whole(args.games, "--games") + 1) // 2
    if own.bot:
        entrants = tuple(subjects[place % 2].bot for place in range(players))
    else:
        entrants = entrants_of(args.seats, players)
    folders = (*args.pack, *own.packs)
    chosen = argparse.Namespace(**{**vars(args), "option": [*args.option, *own.options]})
    manifest = chosen_game(args)
    options = chosen_options(chosen, manifest)
    series = Series(manifest.id, entrants, pairs, seed, tuple(args.module), options, (USES,))
    return Side(series, sound_pack(manifest.id, folders), folders, {})


def measures_of(subjects: tuple[Subject, Subject], series: Series, within: float) -> Comparison:
    first, second = subjects
    return Bots(first.bot, second.bot, within) if first.bot else Settings(len(series.entrants), within)


def share(text: str, flag: str) -> float:
    """The share, above 0 and below 1, that an argument gives."""
    try:
        value = float(text)
    except ValueError:
        value = 0.0
    if not 0 < value < 1:
        raise Complaint(say("reports-not-share", flag=flag, value=text))
    return value


# ---------------------------------------------------------------- on disk


def seed_there(folder: Path | None) -> str | None:
    """The seed of a comparison that was begun."""
    head = None if folder is None else read_head(folder / SIDES[0])
    return None if head is None else str(head.about["seed"])


def kept(stack: ExitStack, args: argparse.Namespace, name: str, side: Side) -> Journal | None:
    """Where the games of one side are kept."""
    if args.out is None:
        return None
    game = check_series(side.series, side.pack)
    packs = tuple(folder_path(folder) for folder in side.folders)
    command = command_of(side.series, side.folders)
    head = Head(about(side.series, side.pack, game), command, JSONL, packs, game.evaluation().names)
    return stack.enter_context(Journal(args.out / name, head))


# ---------------------------------------------------------------- what it shows


def show(args: argparse.Namespace, paper: Paper, pairing: Pairing, sides: tuple[Side, Side], within: float) -> None:
    commands = [command_of(side.series._replace(games=pairing.pairs), side.folders) for side in sides]
    if args.json:
        paper.json(document(args, pairing, sides, within, commands))
        return
    comparison(paper, args.first, args.second, pairing.found, within, 2 * pairing.pairs)
    if any(timed(spec) for side in sides for spec in side.series.entrants):
        paper.quiet(paper.words("sim-timed"))
    for command in commands:
        paper.line(paper.words("sim-again", command=command))


def document(
    args: argparse.Namespace, pairing: Pairing, sides: tuple[Side, Side], within: float, commands: list[str]
) -> dict[str, object]:
    return {
        "format": "agon-comparison",
        "version": 1,
        "agon": __version__,
        "first": args.first,
        "second": args.second,
        "within": within,
        "confidence": CONFIDENCE,
        "seed": sides[0].series.seed,
        "pairs": pairing.pairs,
        "decided": pairing.decided(),
        "commands": commands,
        "measures": [difference_document(one) for one in pairing.found],
    }
