"""The arguments that the reporting commands share, and what they must be."""

import argparse
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final

from agon.cli.complaints import Complaint
from agon.cli.parser import Help, Parser
from agon.cli.table.args import add_plain
from agon.games.registry import GAMES
from agon.kernel.errors import PackError
from agon.kernel.packs import Pack
from agon.kernel.words import say
from agon.shelf.packs import found_pack

MOST: Final = 1_000_000

Subparsers = Any  # what `add_subparsers` returns: a class without a public name


class HelpWithExamples(Help):
    """Help that keeps the line breaks of texts with several lines."""

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        if "\n" in text:
            return "\n".join(indent + line for line in text.splitlines())
        return super()._fill_text(text, width, indent)


def add_command(subparsers: Subparsers, name: str, message: str, examples: Sequence[str]) -> Parser:
    """A command with the help text `message` and `--plain`, with examples below."""
    parser: Parser = subparsers.add_parser(name, help=message, description=message)
    parser.formatter_class = partial(HelpWithExamples, parser.reader)
    title = parser.reader.say(say("reports-help-examples"))
    parser.epilog = "\n".join([title, *(f"  {example}" for example in examples)])
    add_plain(parser)
    return parser


def add_json(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="reports-help-json")


# ---------------------------------------------------------------- values


def sound_pack(game: str, folders: Sequence[Path]) -> Pack:
    """The pack in these folders, or the one that comes with the game. If there are many faults, reports the first."""
    pack = found_pack(game, folders)
    if pack.game != game:
        raise Complaint(say("reports-other-game", folder=str(folders[-1]), game=game, other=pack.game))
    try:
        GAMES[game].plain(pack)
    except PackError as error:
        first, *more = error.faults
        told = say("reports-broken-pack", folder=" ".join(map(str, folders)), fault=first, more=len(more))
        raise Complaint(told) from error
    return pack


def whole(text: str, flag: str, most: int = MOST) -> int:
    """The whole number, from 1 to a million or to as many as there can be, that an argument gives."""
    if not (text.isascii() and text.isdigit() and 0 < int(text) <= most):
        raise Complaint(say("reports-not-whole", flag=flag, value=text, most=most))
    return int(text)


def positive(text: str, flag: str) -> float:
    """The number above 0 that an argument gives."""
    try:
        value = float(text)
    except ValueError:
        value = 0.0
    if not 0 < value <= MOST:
        raise Complaint(say("reports-not-positive", flag=flag, value=text))
    return value
