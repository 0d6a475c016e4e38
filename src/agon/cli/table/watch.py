"""`agon watch`: bots among themselves, told as it happens."""

import argparse
import time
from pathlib import Path

from agon.cli.complaints import Complaint
from agon.cli.table.args import add_game, add_plain, chosen_game, chosen_seats, new_match
from agon.cli.table.narrate import told_piece
from agon.cli.table.result import show_outcome
from agon.cli.table.saving import new_path, save, save_interrupted
from agon.cli.table.screen import open_screen
from agon.cli.table.seats import USUAL_BOT
from agon.cli.table.session import Session
from agon.cli.table.settings import show_options
from agon.kernel.errors import BotFault
from agon.kernel.game import SPECTATOR
from agon.kernel.words import Seat, Several, say
from agon.shelf.saves import check_target
from agon.text.reader import Reader

LONGEST_DELAY = 60.0


def register(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = subparsers.add_parser("watch", help="cli-help-watch", description="cli-about-watch")
    add_game(parser)
    parser.add_argument("--delay", metavar="SECONDS", type=seconds, default=0.0, help="cli-help-delay")
    parser.add_argument("--save", metavar="FILE", type=Path, help="cli-help-save-watched")
    add_plain(parser)
    parser.set_defaults(run=run)


def seconds(text: str) -> float:
    """A pause, as argparse wants it."""
    try:
        value = float(text.replace(",", "."))
    except ValueError:
        raise Complaint(say("cli-not-a-number", text=text)) from None
    if not 0 <= value <= LONGEST_DELAY:
        raise Complaint(say("cli-bad-delay", most=int(LONGEST_DELAY)))
    return value


def run(args: argparse.Namespace) -> int:
    if args.options:
        return show_options(chosen_game(args), args)
    chosen_game(args)
    sitters = chosen_seats(args, USUAL_BOT, "")
    for sitter in sitters:
        if sitter.person:
            raise Complaint(say("cli-watch-people", name=sitter.name))
    opened = new_match(args, sitters)
    if args.save is not None:
        check_target(args.save)
    reader: Reader = args.reader
    path = args.save or new_path(opened.match.game.id)
    session = Session(opened.match, sitters, reader.language, open_screen(args.plain), path, args.pack)
    try:
        watch(session, args.delay)
    except BotFault:
        save_interrupted(session, session.watcher)
        raise
    if args.save is not None:
        save(session, args.save, session.watcher)
    return 0


def watch(session: Session, delay: float) -> None:
    """Every move as it is made, then the table and the result."""
    match, screen, reader = session.match, session.screen, session.watcher
    seats = Several(tuple(Seat(seat) for seat in range(len(session.names))))
    name = reader.say(say(f"{match.game.id}-name"))
    screen.heading(reader.say(say("table-welcome", game=name, seats=seats)))
    screen.show(told_piece(match.events(SPECTATOR, 0), reader))
    while match.ask is not None:
        ask = match.ask
        with screen.busy(reader.say(say("table-thinking", name=session.names[ask.seat]))):
            option = session.bots[ask.seat].choose(ask, match.worlds(ask.seat))
        match.choose(ask.seat, option)
        news = match.events(SPECTATOR, len(match.choices))
        if news:
            screen.show(told_piece(news, reader))
            time.sleep(delay)
    screen.heading(reader.say(say("table-end")))
    screen.show(session.board.table(match.view(SPECTATOR), reader))
    show_outcome(match, reader, screen)
