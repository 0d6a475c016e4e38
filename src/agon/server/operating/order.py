"""Keeping order as operators: reports, and acts at a table that its host could do too."""

from typing import Final

from sqlalchemy import Connection

from agon.server import moderation
from agon.server.acts import Act
from agon.server.hall import played
from agon.server.logs import tag
from agon.server.moves import Plan, Proposal
from agon.server.operating.epoch import renew
from agon.server.people.manners import Ordering, ReportInfo
from agon.server.problems import MISSING, problem
from agon.server.store import queries, society
from agon.server.table import Table

MOST: Final = 200  # reports at once
NOBODY: Final = ""  # the process that thinks for bots afterwards: whichever takes them up


def ordering(wanted: Ordering) -> Proposal:
    """What is to be done, as a proposal to the table."""

    def proposal(table: Table) -> Plan | None:
        match wanted.what:
            case "hide":
                return moderation.hide(table, wanted.number)
            case "silence" | "speak":
                return moderation.silence(table, wanted.seat, wanted.speaker, wanted.what == "silence")
            case "bar":
                return moderation.bar(table, wanted.speaker)
            case "rename":
                return moderation.rename(table, wanted.seat, wanted.name)

    return proposal


def carry_out(connection: Connection, id: str, proposal: Proposal, now: int) -> bool:
    """Do it in the database itself; servers that have the table open hear of it within a second."""
    founding = queries.founding_of(connection, id)
    if founding is None:
        raise problem("server-no-table", MISSING)
    table = played(founding, queries.acts_after(connection, id, 0))
    plan = proposal(table)
    if plan is None:
        return False
    act = Act(table.version + 1, now, plan.deed)
    table.apply([act])
    if queries.append(connection, id, act, queries.summary_of(table), NOBODY, 0, plan.also) is None:
        raise problem("server-busy")
    renew(connection)
    return True


def reports(connection: Connection) -> list[ReportInfo]:
    """What nobody has settled yet."""
    return [info(connection, one) for one in society.reports(connection, MOST)]


def info(connection: Connection, one: society.Report) -> ReportInfo:
    there = one.seat >= 0 and one.about in society.holders_of(connection, one.match, one.seat)
    ban = f"{tag(one.match)}/{one.seat + 1}" if there else ""
    said = (one.name, one.number, one.line, one.why, one.at, ban)
    return ReportInfo(one.id, one.match, tag(one.match), one.seat, one.speaker, *said)
