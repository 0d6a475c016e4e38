"""`agon bot`: a program plays on a server, under its own account."""

import argparse
from typing import Final

from agon.cli.complaints import Complaint
from agon.cli.reports.arguments import Subparsers, add_command
from agon.kernel.words import say
from agon.text.reader import Reader

EXAMPLES: Final = (
    "agon bot --server https://games.example.org --new Builder",
    'agon bot --server https://games.example.org --token bot-… --table TABLE "node builder.js"',
)


def register(subparsers: Subparsers) -> None:
    parser = add_command(subparsers, "bot", "bot-help", EXAMPLES)
    parser.add_argument("command_line", nargs="?", metavar="COMMAND", default="", help="bot-help-command")
    parser.add_argument("--server", metavar="URL", required=True, help="bot-help-server")
    parser.add_argument("--new", metavar="NAME", default="", help="bot-help-new")
    parser.add_argument("--token", metavar="TOKEN", default="", help="bot-help-token")
    parser.add_argument("--table", metavar="TABLE", default="", help="bot-help-table")
    parser.add_argument("--seconds", metavar="S", default="10", help="bot-help-seconds")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    # Here and not above: no other command needs a socket.
    from agon.cli.bot_client import Site, play_at
    from agon.guests.process import checked_command

    reader: Reader = args.reader
    site = Site(args.server, args.token)
    if args.new:
        made = site.ask("POST", "/api/bots", {"name": args.new})
        print(reader.say(say("bot-made", name=made["name"], token=made["token"])))
        return 0
    if not (args.token and args.table and args.command_line):
        raise Complaint(say("bot-needs"))
    table = args.table.rstrip("/").rpartition("/")[2].partition("?")[0]
    scene = play_at(site, table, checked_command(args.command_line), seconds_of(args.seconds))
    names = [seat["name"] for seat in scene["table"]["seats"]]
    winners = ", ".join(names[seat] for seat in scene["outcome"]["winners"]) or "—"
    print(reader.say(say("bot-over", winners=winners)))
    return 0


def seconds_of(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds <= 3600:
        raise Complaint(say("bot-seconds", text=text))
    return seconds
