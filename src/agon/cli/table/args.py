"""What a table is set up from on the command line."""

import argparse
import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

from agon.cli.complaints import Complaint, choice_of, one_of
from agon.cli.table.seats import Sitter, read_seats, sitters_of_record, usual_seats
from agon.games.registry import GAMES, find_game
from agon.kernel.errors import RecordError, SetupError
from agon.kernel.fields import MAX_WORD, is_word
from agon.kernel.game import Setup
from agon.kernel.match import Match
from agon.kernel.modules import Manifest, Module, allowed_seats, modules_for, needs_module, offered_options
from agon.kernel.record import Record, Replay, read_record, replay, setup_of
from agon.kernel.words import Message, say
from agon.shelf.packs import found_pack
from agon.shelf.saves import load_text
from agon.text.reader import Reader

USUAL_COUNT: Final = 2


class Opened(NamedTuple):
    """A match that can go on, and who sits at it."""

    match: Match
    sitters: list[Sitter]
    notes: tuple[Message, ...]  # what the player should know about the record it was loaded from


def whole_number(text: str) -> int:
    """A number of players or of choices, as argparse wants it."""
    if not text.isascii() or not text.isdigit() or len(text) > 6:
        raise Complaint(say("cli-not-a-number", text=text))
    return int(text)


def add_game(parser: argparse.ArgumentParser) -> None:
    """The game to be played, and everything that sets it up."""
    parser.add_argument("game", nargs="?", metavar="GAME", help="cli-help-game")
    setting = parser.add_argument_group("cli-group-setup")
    setting.add_argument("--seats", metavar="A,B,...", help="cli-help-seats")
    setting.add_argument("--players", metavar="N", type=whole_number, help="cli-help-players")
    setting.add_argument("--seed", metavar="TEXT", help="cli-help-seed")
    setting.add_argument("--option", metavar="NAME=VALUE", action="append", default=[], help="cli-help-option")
    setting.add_argument("--options", action="store_true", help="cli-help-options")
    setting.add_argument("--module", metavar="NAME", action="append", default=[], help="cli-help-module")
    add_pack(setting)


def add_pack(parser: "argparse.ArgumentParser | argparse._ArgumentGroup") -> None:
    parser.add_argument("--pack", metavar="DIR", type=Path, action="append", default=[], help="cli-help-pack")


def add_plain(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--plain", action="store_true", help="cli-help-plain")


def chosen_game(args: argparse.Namespace) -> Manifest:
    """The game named on the command line."""
    if args.game is None:
        raise Complaint(say("cli-which-game", known=", ".join(GAMES)))
    return find_game(one_of("cli-kind-game", args.game, GAMES))


def chosen_options(args: argparse.Namespace, manifest: Manifest) -> tuple[tuple[str, str], ...]:
    """`--option gods=draft` and the like; if one is given twice, the last counts."""
    known = offered_options(manifest, chosen_modules(manifest, args.module))
    chosen: dict[str, str] = {}
    for text in args.option:
        name, equals, value = text.partition("=")
        missing = None if name in known else needs_module(manifest, name)
        if missing is not None:
            raise missing
        one_of("cli-kind-option", name, known)
        if not equals:
            raise Complaint(say("cli-option-form", text=text))
        choice_of(say("cli-kind-value", option=name), value, known[name].values)
        chosen[name] = value
    return tuple(chosen.items())


def chosen_seats(args: argparse.Namespace, first: str, own_name: str) -> list[Sitter]:
    """Who sits where: `--seats`, or `--players` with `first` in the first seat and bots in the others."""
    reader: Reader = args.reader
    count: int = usual_count(args) if args.players is None else args.players
    if args.seats is None:
        return read_seats(usual_seats(max(1, count), first), own_name, reader)
    sitters = read_seats(args.seats, own_name, reader)
    if args.players is not None and args.players != len(sitters):
        raise Complaint(say("cli-seats-players", seats=len(sitters), players=args.players))
    return sitters


def usual_count(args: argparse.Namespace) -> int:
    """Two players, or the nearest number that the game and its modules allow: one, in a campaign."""
    manifest = chosen_game(args)
    allowed = allowed_seats(manifest, chosen_modules(manifest, args.module))
    return USUAL_COUNT if USUAL_COUNT in allowed else min(allowed, default=USUAL_COUNT)


def chosen_modules(manifest: Manifest, names: Sequence[str]) -> list[Module]:
    """The modules of these names, in the order of the manifest."""
    return [module for module in manifest.modules if module.id in names]


def new_match(args: argparse.Namespace, sitters: list[Sitter]) -> Opened:
    """A match set up as the command line says."""
    manifest = chosen_game(args)
    for name in args.module:
        one_of("cli-kind-module", name, [module.id for module in manifest.modules])
    check_together(manifest, list(dict.fromkeys(args.module)))
    check_count(manifest, args.module, len(sitters))
    seed = secrets.token_hex(8) if args.seed is None else args.seed
    if not is_word(seed):
        raise Complaint(say("cli-bad-seed", most=MAX_WORD))
    modules = tuple(dict.fromkeys(args.module))
    setup = Setup(manifest.id, len(sitters), seed, modules, chosen_options(args, manifest))
    game = manifest.play(found_pack(manifest.id, args.pack), setup)
    return Opened(Match.start(game, setup), sitters, ())


def check_together(manifest: Manifest, names: list[str]) -> None:
    """A complaint about the first two modules that cannot be played together."""
    for module in manifest.modules:
        for other in module.conflicts:
            if module.id in names and other in names:
                apart = sorted((module.id, other), key=names.index)
                raise Complaint(say("cli-modules-apart", first=apart[0], second=apart[1]))


def check_count(manifest: Manifest, names: Sequence[str], count: int) -> None:
    """A complaint about too few or too many players, for the game or for one of these modules."""
    chosen = chosen_modules(manifest, names)
    told = [(module.id, module.seats) for module in chosen if module.seats] or [("", manifest.seats)]
    for module, allowed in told:
        if count not in allowed:
            listed = ", ".join(str(number) for number in allowed)
            adds = " ".join(f"--module {name}" for name in modules_for(manifest, chosen, count)[:1])
            parts = {"allowed": listed, "module": module, "adds": adds}
            about = say("cli-seat-count", game=manifest.id, seats=count, most=allowed[-1], **parts)
            raise Complaint(about)


def recorded_match(args: argparse.Namespace, path: Path) -> Opened:
    """A saved match, at the point where it was saved."""
    record, again = recorded_game(args, path)
    if again.divergence is not None:
        why = say("replay-diverges", file=str(path), where=again.divergence)
        raise Complaint(say("replay-note", file=str(path), note=again.notes[0]) if again.notes else why)
    return Opened(again.match, sitters_of_record(record.names), again.notes)


def recorded_game(args: argparse.Namespace, path: Path) -> tuple[Record, Replay]:
    """A record, and the game as it was played."""
    text = load_text(path)
    try:
        record = read_record(text)
    except RecordError as error:
        raise RecordError(f"{path}: {error}") from error
    try:
        manifest = find_game(record.game)
        setup = setup_of(record, manifest)
        return record, replay(record, setup, manifest.play(found_pack(manifest.id, args.pack), setup))
    except SetupError as error:
        raise RecordError(f"{path}: {error}") from error
