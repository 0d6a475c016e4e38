"""`agon replay`: a recorded game again, step by step, from any seat; or a check that it replays exactly."""

import argparse
import json
import sys
from pathlib import Path

from agon.cli.table.args import add_pack, add_plain, recorded_game, whole_number
from agon.cli.table.replayer import Replayer, step_through, tell_through
from agon.cli.table.result import called
from agon.cli.table.screen import Screen, open_screen
from agon.kernel.game import SPECTATOR
from agon.kernel.match import Match
from agon.kernel.record import Record, Replay
from agon.kernel.words import say
from agon.text.reader import Reader

REPLAYS: int = 0
DIVERGES: int = 1


def register(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = subparsers.add_parser("replay", help="cli-help-replay", description="cli-about-replay")
    parser.add_argument("file", metavar="FILE", type=Path, help="cli-help-record")
    parser.add_argument("--check", action="store_true", help="cli-help-check")
    parser.add_argument("--json", action="store_true", help="cli-help-json")
    parser.add_argument("--seat", metavar="N", type=whole_number, default=0, help="cli-help-seat")
    add_pack(parser)
    add_plain(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    screen = open_screen(args.plain)
    reader: Reader = args.reader.through(screen.signs)
    record, again = recorded_game(args, args.file)
    seated = Reader(reader.language, again.match.game.names(), record.names).through(screen.signs)
    if args.check or args.json:
        return check(args, record, again, seated, screen)
    replayer = Replayer(record, again, seated, screen)
    replayer.sit(args.seat)
    if sys.stdin.isatty() and sys.stdout.isatty():
        step_through(replayer)
    else:
        tell_through(replayer)
    return REPLAYS if again.divergence is None else DIVERGES


def result_of(match: Match, reader: Reader) -> dict[str, object] | None:
    """Who won and why, and where everybody's points came from; nothing while it goes on."""
    outcome = match.outcome
    if outcome is None:
        return None
    account = match.account(SPECTATOR)
    rows = {"points": account.points, "ways": account.ways, "deeds": account.deeds, "compared": account.compared}
    return {
        "winners": list(outcome.winners),
        "scores": [place.score for place in outcome.places],
        "reason": reader.say(outcome.reason),
        "columns": [called(column, reader) for column in account.columns],
        **{part: {called(row.what, reader): list(row.numbers) for row in found} for part, found in rows.items()},
    }


def check(args: argparse.Namespace, record: Record, again: Replay, reader: Reader, screen: Screen) -> int:
    """Whether the record replays exactly and to its end."""
    sound = again.divergence is None and record.truncated is None
    if args.json:
        report = {
            "file": str(args.file),
            "game": record.game,
            "ok": sound,
            "choices": len(record.choices),
            "played": again.played,
            "over": again.match.over,
            "result": result_of(again.match, reader),
            "divergence": again.divergence,
            "truncated": record.truncated,
            "notes": [reader.say(note) for note in again.notes],
            "digest": again.match.digest(),
        }
        print(json.dumps(report, indent=2, ensure_ascii=False))
        return REPLAYS if sound else DIVERGES
    if sound:
        screen.line(reader.say(say("replay-sound", file=str(args.file), choices=again.played)))
    if again.divergence is not None:
        screen.line(reader.say(say("replay-diverges", file=str(args.file), where=again.divergence)), "loss")
    for note in again.notes:
        screen.line(reader.say(say("replay-note", file=str(args.file), note=note)))
    return REPLAYS if sound else DIVERGES
