"""The `agon` command."""

import os
import sys
from argparse import Namespace
from collections.abc import Iterable, Sequence
from importlib import import_module
from io import TextIOWrapper
from typing import Final

from agon import __version__
from agon.cli.complaints import Complaint, told
from agon.cli.extras import lacking
from agon.cli.parser import command_word, parser_for, wanted_language
from agon.kernel.errors import AgonError
from agon.kernel.words import say
from agon.text.languages import locale_language
from agon.text.reader import Reader, interface_reader

# By name, the module of each command. It has `register(subparsers)`, which adds a parser whose `run` default takes the
# arguments and returns a status. Only what is asked for is loaded.
COMMANDS: Final = {
    "serve": "agon.cli.serve",
    "admin": "agon.cli.admin",
    "bot": "agon.cli.bot",
    "play": "agon.cli.table.play",
    "learn": "agon.cli.table.learn",
    "watch": "agon.cli.table.watch",
    "replay": "agon.cli.table.replay",
    "rules": "agon.cli.reports.rules",
    "pack": "agon.cli.reports.pack",
    "sim": "agon.cli.reports.sim",
    "report": "agon.cli.reports.report",
    "study": "agon.cli.reports.study",
    "tune": "agon.cli.reports.tune",
    "compare": "agon.cli.reports.compare",
    "tournament": "agon.cli.reports.tournament",
    "bench": "agon.cli.reports.bench",
    "analyse": "agon.cli.reports.analyse",
    "train": "agon.cli.reports.train",
}

BAD_INPUT: Final = 2
INTERRUPTED: Final = 130
BROKEN_PIPE: Final = 141


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command and return its exit status.

    An error that the user can correct is one line on stderr and status 2.
    """
    arguments = sys.argv[1:] if argv is None else list(argv)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that lacks a sign shows another one
    reader = interface_reader(locale_language(os.environ))
    try:
        reader = interface_reader(wanted_language(arguments, os.environ))
        status = run(arguments, reader)
        sys.stdout.flush()
        return status
    except SystemExit as done:  # argparse, after --help or --version
        return done.code if isinstance(done.code, int) else 0
    except AgonError as error:
        print(reader.say(say("cli-error", text=told(error, reader))), file=sys.stderr)
        return BAD_INPUT
    except ModuleNotFoundError as error:
        lack = lacking(error)
        if lack is None:
            raise
        print(reader.say(say("cli-error", text=told(lack, reader))), file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        print(reader.say(say("cli-interrupted")), file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        # The reader of our output is gone: nothing is left to say, not even when Python flushes at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return BROKEN_PIPE


def run(arguments: Sequence[str], reader: Reader) -> int:
    """Parse and run; `args.reader` reads the interface in the language asked for."""
    parser = parser_for(reader)
    parser.add_argument("--version", action="version", version=f"agon {__version__}", help="cli-help-version")
    subparsers = parser.add_subparsers(title="cli-commands", metavar="COMMAND", dest="command")
    for command in needed(arguments):
        import_module(COMMANDS[command]).register(subparsers)
    parser.commands = COMMANDS
    args, unknown = parser.parse_known_args(arguments, Namespace(reader=reader))
    if unknown:
        raise Complaint(say("cli-unknown-argument", name=unknown[0]))
    if args.command is None:
        parser.print_help()
        return 0
    status: int = args.run(args)
    return status


def needed(arguments: Sequence[str]) -> Iterable[str]:
    """The commands that these arguments could be about: one, or all if none is named."""
    word = command_word(arguments)
    if word in COMMANDS:
        return [word]
    return [] if "--version" in arguments else COMMANDS


if __name__ == "__main__":
    sys.exit(main())
