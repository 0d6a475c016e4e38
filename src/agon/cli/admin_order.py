"""The part of `agon admin` for keeping order: reports, and what is done about them."""

import argparse
import json
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from agon.cli.complaints import Complaint
from agon.cli.reports.arguments import Subparsers, add_json
from agon.kernel.words import say
from agon.text.reader import Reader

if TYPE_CHECKING:
    from agon.server.settings import Settings
    from agon.server.store.database import Database


def register_order(action: Callable[..., Any], actions: Subparsers) -> None:
    """The commands, made with `action` as all others."""
    add_json(action(actions, "reports", run_reports))
    action(actions, "settle", run_settle).add_argument("report", metavar="REPORT", help="admin-help-report")
    order = action(actions, "order", run_order)
    order.add_argument("what", choices=("hide", "silence", "speak", "bar", "rename"), help="admin-help-what")
    order.add_argument("table", metavar="TABLE", help="admin-help-table")
    order.add_argument("whom", metavar="LINE|SEAT|SPEAKER", help="admin-help-whom")
    order.add_argument("name", metavar="NAME", nargs="?", default="", help="admin-help-name")


def run_reports(database: "Database", settings: "Settings", args: argparse.Namespace, reader: Reader) -> None:
    import msgspec

    from agon.server.operating.order import reports

    with database.reads.begin() as connection:
        found = reports(connection)
    if args.json:
        print(json.dumps([msgspec.to_builtins(one) for one in found], ensure_ascii=False, indent=2))
        return
    for one in found:
        print(f"{one.id}  {one.ban or one.tag}  {one.name}  {one.number}: {one.line}  ({one.why})")
    print(reader.say(say("admin-reports", count=len(found))))


def run_settle(database: "Database", settings: "Settings", args: argparse.Namespace, reader: Reader) -> None:
    from agon.server.store.society import settle
    from agon.server.store.store import now

    with database.writes.begin() as connection:
        if not settle(connection, args.report, now()):
            raise Complaint(say("server-no-report"))
    print(reader.say(say("admin-settled")))


def run_order(database: "Database", settings: "Settings", args: argparse.Namespace, reader: Reader) -> None:
    from agon.server.operating.order import carry_out, ordering
    from agon.server.operating.tables import named
    from agon.server.people.manners import Ordering
    from agon.server.store.store import now

    digits = args.whom.isascii() and args.whom.isdigit() and len(args.whom) < 9
    seat, speaker = (int(args.whom) - 1, "") if digits else (-1, args.whom)
    with database.writes.begin() as connection:
        table = named(connection, args.table)
        number = int(args.whom) if digits else 0
        done = carry_out(
            connection, table, ordering(Ordering(table, args.what, number, seat, speaker, args.name)), now()
        )
    print(reader.say(say("admin-ordered" if done else "admin-ordered-before")))
