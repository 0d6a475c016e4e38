"""`agon play`: a game against people and bots."""

import argparse
import signal
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Final

from agon.cli.complaints import Complaint
from agon.cli.table.answers import agrees
from agon.cli.table.args import (
    Opened,
    add_game,
    add_plain,
    chosen_game,
    chosen_seats,
    new_match,
    recorded_match,
)
from agon.cli.table.loop import play_on
from agon.cli.table.narrate import told_piece
from agon.cli.table.result import show_outcome
from agon.cli.table.saving import new_path, save, save_interrupted
from agon.cli.table.screen import open_screen
from agon.cli.table.seats import ME, read_seats
from agon.cli.table.session import Leave, Session
from agon.cli.table.settings import show_options
from agon.kernel.errors import BotFault
from agon.kernel.words import Message, Seat, Several, say
from agon.shelf.saves import check_target
from agon.text.reader import Reader

ENDINGS: Final = ("SIGTERM", "SIGHUP")  # how a terminal or a system ends a program


def register(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = subparsers.add_parser("play", help="cli-help-play", description="cli-about-play")
    add_game(parser)
    parser.add_argument("--name", metavar="NAME", help="cli-help-name")
    parser.add_argument("--load", metavar="FILE", type=Path, help="cli-help-load")
    parser.add_argument("--save", metavar="FILE", type=Path, help="cli-help-save")
    parser.add_argument("--hints", action="store_true", help="cli-help-hints")
    add_plain(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    if args.options:
        return show_options(chosen_game(args), args)
    opened = loaded(args) if args.load is not None else started(args)
    path: Path = args.save or args.load or new_path(opened.match.game.id)
    if args.save is not None:
        check_target(path)
    if not any(sitter.person for sitter in opened.sitters):
        raise Complaint(say("cli-nobody"))
    reader: Reader = args.reader
    session = Session(opened.match, opened.sitters, reader.language, open_screen(args.plain), path, args.pack)
    session.agreed_to_hints = args.hints
    return sit_down(session, opened.notes, args.save is not None)


def started(args: argparse.Namespace) -> Opened:
    """A new game."""
    return new_match(args, chosen_seats(args, ME, args.name or ""))


def loaded(args: argparse.Namespace) -> Opened:
    """A saved game, with the same sitters unless others are named."""
    opened = recorded_match(args, args.load)
    if args.game is not None and args.game != opened.match.game.id:
        raise Complaint(say("cli-other-game", path=str(args.load), game=opened.match.game.id, wanted=args.game))
    if args.seats is None:
        return opened
    sitters = read_seats(args.seats, args.name or "", args.reader)
    if len(sitters) != len(opened.sitters):
        raise Complaint(say("cli-seats-players", seats=len(sitters), players=len(opened.sitters)))
    return opened._replace(sitters=sitters)


def sit_down(session: Session, notes: Sequence[Message], save_at_end: bool) -> int:
    """Play to the end, to somebody's leaving or to an interruption, without losing the game."""
    greet(session, notes)
    if session.match.over:
        show_result(session)
        session.screen.exact(session.watcher.say(say("table-over", path=str(session.path))), "quiet")
        tell_of_analysis(session, session.watcher)
        return 0
    try:
        with ending_as_interruption():
            play_on(session)
            finish(session, save_at_end)
    except Leave:
        session.screen.line(session.watcher.say(say("table-goodbye")))
    except EOFError:
        save_interrupted(session, session.watcher)
    except (BotFault, KeyboardInterrupt):
        save_interrupted(session, session.watcher)
        raise
    return 0


def greet(session: Session, notes: Sequence[Message]) -> None:
    reader = session.watcher
    seats = Several(tuple(Seat(seat) for seat in range(len(session.names))))
    name = reader.say(say(f"{session.match.game.id}-name"))
    session.screen.heading(reader.say(say("table-welcome", game=name, seats=seats)))
    session.screen.line(reader.say(say("table-hint")), "quiet")
    for note in notes:
        session.screen.line(reader.say(note), "loss")


def finish(session: Session, save_at_end: bool) -> None:
    """The result, and the offer to keep the game for a replay."""
    reader = show_result(session)
    if save_at_end or agrees(session.screen, reader, say("table-keep")):
        save(session, session.path, reader)
        tell_of_analysis(session, reader)


def tell_of_analysis(session: Session, reader: Reader) -> None:
    """How to hear what would have been better."""
    session.screen.exact(reader.say(say("table-analyse", path=str(session.path))), "quiet")


def show_result(session: Session) -> Reader:
    """The last events, the table and the points, for all who are here; their reader."""
    match = session.match
    reader = session.watcher if session.hot_seat else session.reader(session.people[0])
    news = match.events(reader.own, max(session.told) + 1)
    session.screen.heading(reader.say(say("table-end")))
    session.screen.show(told_piece(news, reader))
    session.screen.show(session.board.table(match.view(reader.own), reader))
    show_outcome(match, reader, session.screen)
    return reader


@contextmanager
def ending_as_interruption() -> Iterator[None]:
    """Being told to end, or losing the terminal, is an interruption like any other: the game is saved."""

    def interrupt(number: int, frame: FrameType | None) -> None:
        raise KeyboardInterrupt

    numbers = [getattr(signal, name) for name in ENDINGS if hasattr(signal, name)]
    before = [signal.signal(number, interrupt) for number in numbers]
    try:
        yield
    finally:
        for number, handler in zip(numbers, before, strict=True):
            signal.signal(number, handler)
