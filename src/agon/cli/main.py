"""The `agon` command."""

import os
import sys
from argparse import Namespace
from collections.abc import Sequence
from io import TextIOWrapper
from typing import Final

from agon import __version__
from agon.cli import serve
from agon.cli.complaints import Complaint, told
from agon.cli.parser import parser_for, wanted_language
from agon.cli.reports import bench, pack, rules, sim
from agon.cli.table import play, replay, watch
from agon.kernel.errors import AgonError
from agon.kernel.words import say
from agon.text.languages import locale_language
from agon.text.reader import Reader, interface_reader

# Each has `register(subparsers)`, which adds a parser whose `run` default takes the arguments and returns a status.
COMMANDS: Final = (serve, play, watch, replay, rules, pack, sim, bench)

BAD_INPUT: Final = 2
INTERRUPTED: Final = 130
BROKEN_PIPE: Final = 141


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command and return its exit status. What a user can put right is one line on stderr and status 2."""
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
    except KeyboardInterrupt:
        print(reader.say(say("cli-interrupted")), file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read our output has gone: nothing is left to say, not even when Python flushes at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return BROKEN_PIPE


def run(arguments: Sequence[str], reader: Reader) -> int:
    """Parse and run; `args.reader` reads the interface in the language asked for."""
    parser = parser_for(reader)
    parser.add_argument("--version", action="version", version=f"agon {__version__}", help="cli-help-version")
    subparsers = parser.add_subparsers(title="cli-commands", metavar="COMMAND", dest="command")
    for command in COMMANDS:
        command.register(subparsers)
    parser.commands = subparsers.choices
    args, unknown = parser.parse_known_args(arguments, Namespace(reader=reader))
    if unknown:
        raise Complaint(say("cli-unknown-argument", name=unknown[0]))
    if args.command is None:
        parser.print_help()
        return 0
    status: int = args.run(args)
    return status


if __name__ == "__main__":
    sys.exit(main())
