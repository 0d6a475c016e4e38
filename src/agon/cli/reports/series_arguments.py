"""The arguments of commands that let bots play many games, and what they mean."""

import argparse
import os
import secrets
import signal
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Final

from agon.bots.registry import is_guest, known_bots, make_bot
from agon.cli.complaints import Complaint, one_of
from agon.cli.reports.arguments import whole
from agon.cli.table.args import add_pack, chosen_game, chosen_options
from agon.kernel.fields import MAX_WORD, is_word
from agon.kernel.modules import Manifest
from agon.kernel.words import say
from agon.lab.engines import Engine, Processes
from agon.lab.series import Series

USUAL_SEATS: Final = "greedy,random"
USUAL_GAMES: Final = "400"
LOCAL: Final = "local"
RAY: Final = "ray"


def add_way_to_play(parser: argparse.ArgumentParser) -> None:
    """How each game is set up."""
    parser.add_argument("--option", metavar="NAME=VALUE", action="append", default=[], help="cli-help-option")
    parser.add_argument("--module", metavar="NAME", action="append", default=[], help="cli-help-module")
    add_pack(parser)


def add_engine(parser: argparse.ArgumentParser) -> None:
    """Who plays them."""
    parser.add_argument("--jobs", metavar="N", help="reports-help-sim-jobs")
    parser.add_argument("--engine", metavar="local|ray[:ADDRESS]", default=LOCAL, help="reports-help-sim-engine")


def engine_of(args: argparse.Namespace) -> Engine:
    """Processes of this machine, or a cluster; made last, since connecting takes a while."""
    jobs = processors() if args.jobs is None else whole(args.jobs, "--jobs")
    name, _, address = args.engine.partition(":")
    if one_of("reports-kind-engine", name, (LOCAL, RAY)) == LOCAL:
        return Processes(jobs)
    from agon.lab.ray_engine import connected

    return connected(f"{RAY}:{address}" if address.startswith("//") else address, jobs)


def processors() -> int:
    """How many processors this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def series_of(args: argparse.Namespace, notes: tuple[str, ...], seed: str | None) -> Series:
    """The series that the command line asks for; without a seed of its own, with this one, or any."""
    manifest = chosen_game(args)
    check_modules(manifest, args.module)
    return Series(
        game=manifest.id,
        entrants=entrants_of(args.seats, None if args.players is None else whole(args.players, "--players")),
        games=whole(args.games, "--games"),
        seed=seed_of(args, seed),
        modules=tuple(args.module),
        options=chosen_options(args, manifest),
        notes=notes,
    )


def check_modules(manifest: Manifest, names: Sequence[str]) -> None:
    for name in names:
        one_of("cli-kind-module", name, [module.id for module in manifest.modules])


def seed_of(args: argparse.Namespace, usual: str | None) -> str:
    seed: str = secrets.token_hex(4) if args.seed is None and usual is None else args.seed or usual or ""
    if not is_word(seed):
        raise Complaint(say("cli-bad-seed", most=MAX_WORD))
    return seed


def entrants_of(text: str, players: int | None) -> tuple[str, ...]:
    """The bots of a list such as `greedy,mcts:200`, repeated until all players have one."""
    bots = [spec.strip() for spec in text.split(",")]
    for spec in bots:
        check_bot(spec)
    count = len(bots) if players is None else players
    if count < len(bots):
        raise Complaint(say("reports-sim-too-many", bots=len(bots), players=count))
    return tuple(bots[place % len(bots)] for place in range(count))


def check_bot(spec: str) -> None:
    """A complaint about an unknown bot."""
    if not is_guest(spec):
        one_of("reports-kind-bot", spec.partition(":")[0], known_bots())
    make_bot(spec, "")  # complains of a budget it cannot use


@contextmanager
def stopped_like_ctrl_c() -> Iterator[None]:
    """During this block SIGTERM acts like Ctrl-C: it ends the work, and what was done is saved and reported."""

    def stop(number: int, frame: FrameType | None) -> None:
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGTERM, stop)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def folder_path(path: Path) -> str:
    """A folder as a series remembers it, wherever it is opened from."""
    return str(path.resolve())
