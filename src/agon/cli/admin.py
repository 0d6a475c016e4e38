"""`agon admin`: for operators, working on the database while servers use it."""

import argparse
import json
import os
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from agon.cli.admin_order import register_order
from agon.cli.complaints import Complaint
from agon.cli.parser import Parser
from agon.cli.reports.arguments import Subparsers, add_command, add_json
from agon.kernel.words import say
from agon.text.reader import Reader

if TYPE_CHECKING:
    from agon.server.operating.tables import Listed
    from agon.server.settings import Settings
    from agon.server.store.database import Database

DAYS = 86_400_000  # milliseconds of one

EXAMPLES = (
    "agon admin list --stage playing --idle 30",
    "agon admin backup agon-monday.backup",
    "agon admin move postgresql://agon@localhost/agon",
)


def register(subparsers: Subparsers) -> None:
    admin = add_command(subparsers, "admin", "admin-help", EXAMPLES)
    actions = admin.add_subparsers(title="cli-commands", metavar="COMMAND", required=True)
    admin.commands = actions.choices
    listing = action(actions, "list", run_list)
    listing.add_argument("--game", default="", metavar="GAME", help="admin-help-game")
    listing.add_argument("--stage", default="", metavar="lobby|playing|over", help="admin-help-stage")
    listing.add_argument("--idle", default="0", metavar="DAYS", help="admin-help-idle")
    listing.add_argument("--most", default="100", metavar="N", help="admin-help-most")
    add_json(listing)
    add_table(action(actions, "show", run_show))
    export = add_table(action(actions, "export", run_export))
    export.add_argument("file", type=Path, metavar="FILE", help="admin-help-record")
    action(actions, "delete", run_delete).add_argument("tables", nargs="+", metavar="TABLE", help="admin-help-table")
    ban = action(actions, "ban", run_ban)
    ban.add_argument("who", metavar="WHO", help="admin-help-who")
    ban.add_argument("--days", default="0", metavar="N", help="admin-help-days")
    ban.add_argument("--why", default="", metavar="TEXT", help="admin-help-why")
    action(actions, "unban", run_unban).add_argument("who", metavar="WHO", help="admin-help-unban-who")
    add_json(action(actions, "bans", run_bans))
    register_order(action, actions)
    action(actions, "expire", run_expire).add_argument("--dry-run", action="store_true", help="admin-help-dry-run")
    action(actions, "backup", run_backup).add_argument("file", type=Path, metavar="FILE", help="admin-help-file")
    restore = action(actions, "restore", run_restore)
    restore.add_argument("file", type=Path, metavar="FILE", help="admin-help-file")
    restore.add_argument("--replace", action="store_true", help="admin-help-replace")
    again = action(actions, "ratings", run_ratings)
    again.add_argument("--again", action="store_true", required=True, help="admin-help-again")
    archive = action(actions, "archive", run_archive)
    archive.add_argument("month", metavar="MONTH", help="admin-help-month")
    archive.add_argument("file", type=Path, metavar="FILE", help="admin-help-archive-file")
    action(actions, "move", run_move).add_argument("target", metavar="FILE|URL", help="admin-help-target")


Action = Callable[["Database", "Settings", argparse.Namespace, Reader], None]


def action(actions: Subparsers, name: str, act: Action) -> Parser:
    """One thing that can be done with the database that the settings name."""
    parser: Parser = actions.add_parser(name, help=f"admin-help-{name}", description=f"admin-help-{name}")
    parser.add_argument("--config", metavar="FILE", default="", help="serve-help-config")
    parser.add_argument("--database", metavar="FILE|URL", dest="database_url", help="serve-help-database")

    def run(args: argparse.Namespace) -> int:
        from agon.server.configured import configured
        from agon.server.problems import Problem
        from agon.server.store.database import chosen_url, open_database

        try:
            settings = configured(args.config, os.environ, {"database_url": args.database_url}).settings
            database = open_database(chosen_url(settings.database_url))
            try:
                act(database, settings, args, args.reader)
            finally:
                database.close()
        except Problem as error:
            raise Complaint(error.message) from error
        return 0

    parser.set_defaults(run=run)
    return parser


def add_table(parser: Parser) -> Parser:
    parser.add_argument("table", metavar="TABLE", help="admin-help-table")
    return parser


def whole(text: str, flag: str) -> int:
    if not (text.isascii() and text.isdigit() and int(text) <= 1_000_000):
        raise Complaint(say("reports-not-whole", flag=flag, value=text, most=1_000_000))
    return int(text)


# ---------------------------------------------------------------- tables


def run_list(database: "Database", settings: "Settings", args: argparse.Namespace, reader: Reader) -> None:
    from agon.server.operating.tables import STAGES, Filter, listed
    from agon.server.store.store import now

    if args.stage and args.stage not in STAGES:
        raise Complaint(say("admin-no-stage", name=args.stage, known=", ".join(STAGES)))
    wanted = Filter(args.game, args.stage, whole(args.idle, "--idle"), whole(args.most, "--most"))
    with database.reads.begin() as connection:
        found = listed(connection, wanted, now())
    if args.json:
        print(json.dumps([one._asdict() for one in found], ensure_ascii=False, indent=2))
        return
    for one in found:
        print(line_of(one))
    print(reader.say(say("admin-listed", count=len(found))))


def line_of(one: "Listed") -> str:
    """A table in one line; its tag, since its address is an invitation."""
    names = ", ".join(sitter.name or sitter.bot or sitter.who for sitter in one.sitters)
    return f"{one.tag}  {day(one.changed)}  {one.stage:8} {one.game:10} {one.acts:5}  {names}"


def day(milliseconds: int) -> str:
    return f"{datetime.fromtimestamp(milliseconds / 1000, UTC):%Y-%m-%d %H:%M}"


def run_show(database: "Database", settings: "Settings", args: argparse.Namespace, reader: Reader) -> None:
    from agon.server.operating.matches import shown
    from agon.server.operating.tables import named

    with database.reads.begin() as connection:
        found = shown(connection, named(connection, args.table))
    told: dict[str, Any] = {**found.table._asdict(), **found._asdict()}
    del told["table"]
    print(json.dumps(told, ensure_ascii=False, indent=2))


def run_export(database: "Database", settings: "Settings", args: argparse.Namespace, reader: Reader) -> None:
    from agon.server.operating.matches import record
    from agon.server.operating.tables import named

    with database.reads.begin() as connection:
        text = record(connection, named(connection, args.table))
    try:
        args.file.write_text(text, encoding="utf-8")
    except OSError as error:
        raise Complaint(say("admin-cannot-write", path=str(args.file), detail=error.strerror or "")) from error
    print(reader.say(say("admin-exported", path=str(args.file))))


def run_delete(database: "Database", settings: "Settings", args: argparse.Namespace, reader: Reader) -> None:
    from agon.server.operating.tables import named, remove_for_ever

    with database.writes.begin() as connection:
        gone = remove_for_ever(connection, [named(connection, word) for word in args.tables])
    print(reader.say(say("admin-deleted", count=gone)))


def run_expire(database: "Database", settings: "Settings", args: argparse.Namespace, reader: Reader) -> None:
    from agon.server.operating.guests import forget, gone
    from agon.server.operating.tables import expire, old, policy_of
    from agon.server.store.store import now

    policy, days = policy_of(settings), settings.expire_guests
    if not any(policy) and not days:
        raise Complaint(say("admin-no-policy"))
    if args.dry_run:
        with database.reads.begin() as connection:
            print(reader.say(say("admin-would-delete", count=len(old(connection, policy, now())))))
            print(reader.say(say("admin-guests-would-go", count=len(gone(connection, days, now())))))
        return
    with database.writes.begin() as connection:
        print(reader.say(say("admin-deleted", count=expire(connection, policy, now()))))
        print(reader.say(say("admin-guests-gone", count=forget(connection, days, now()))))


# ---------------------------------------------------------------- people


def run_ban(database: "Database", settings: "Settings", args: argparse.Namespace, reader: Reader) -> None:
    from agon.server.operating.bans import ban, meant
    from agon.server.store.store import now

    days = whole(args.days, "--days")
    with database.writes.begin() as connection:
        until = now() + days * DAYS if days else 0
        count = ban(connection, meant(connection, args.who), until, args.why, now())
    print(reader.say(say("admin-banned", count=count)))


def run_unban(database: "Database", settings: "Settings", args: argparse.Namespace, reader: Reader) -> None:
    from agon.server.operating.bans import unban

    with database.writes.begin() as connection:
        print(reader.say(say("admin-unbanned", count=unban(connection, args.who))))


def run_bans(database: "Database", settings: "Settings", args: argparse.Namespace, reader: Reader) -> None:
    from agon.server.operating.bans import bans
    from agon.server.store.store import now

    with database.writes.begin() as connection:
        found = bans(connection, now())
    if args.json:
        print(json.dumps([one._asdict() for one in found], ensure_ascii=False, indent=2))
        return
    for one in found:
        print(f"{one.who[:40]:40} {day(one.until) if one.until else '∞':16} {one.why}")
    print(reader.say(say("admin-bans", count=len(found))))


# ---------------------------------------------------------------- the club


def run_ratings(database: "Database", settings: "Settings", args: argparse.Namespace, reader: Reader) -> None:
    from agon.server.store.club import rate_again

    with database.writes.begin() as connection:
        print(reader.say(say("admin-rated", count=rate_again(connection))))


def run_archive(database: "Database", settings: "Settings", args: argparse.Namespace, reader: Reader) -> None:
    from agon.server.club.archive import checked_month, write_month

    with database.reads.begin() as connection:
        count = write_month(connection, checked_month(args.month), args.file)
    print(reader.say(say("admin-archived", path=str(args.file), count=count)))


# ---------------------------------------------------------------- everything


def run_backup(database: "Database", settings: "Settings", args: argparse.Namespace, reader: Reader) -> None:
    from agon.server.operating.backup import back_up

    print(reader.say(say("admin-backed-up", path=str(args.file), count=back_up(database, args.file))))


def run_restore(database: "Database", settings: "Settings", args: argparse.Namespace, reader: Reader) -> None:
    from agon.server.operating.backup import is_empty, restore

    if not args.replace and not is_empty(database):
        raise Complaint(say("admin-would-replace"))
    print(reader.say(say("admin-restored", count=restore(database, args.file))))


def run_move(database: "Database", settings: "Settings", args: argparse.Namespace, reader: Reader) -> None:
    from agon.server.operating.backup import move
    from agon.server.store.database import chosen_url, open_database

    target = open_database(chosen_url(args.target))
    try:
        print(reader.say(say("admin-moved", count=move(database, target), path=target.called)))
    finally:
        target.close()
