"""Keeping order at a table: which act that is now, or what stands in the way. For hosts and operators; as `moves`."""

from collections.abc import Collection
from typing import Final

from agon.server import acts as a
from agon.server.house import keeps_order
from agon.server.moves import Plan, checked_chat, must_exist, renamed
from agon.server.problems import CONFLICT, FORBIDDEN, MISSING, problem
from agon.server.store.queries import Also
from agon.server.table import Table

MOST_REMARKS: Final = 1000  # lines of those who watch one table


def must_host(table: Table, held: Collection[int]) -> None:
    if not keeps_order(table.house, held):
        raise problem("server-not-host", FORBIDDEN)


def remark(table: Table, speaker: str, name: str, text: str, also: Also) -> Plan:
    """Say something among those who watch."""
    if not speaker:
        raise problem("server-nobody", FORBIDDEN)
    if speaker in table.house.silent_watchers | table.house.barred:
        raise problem("server-silenced", FORBIDDEN)
    if len([line for line in table.chat if line.speaker]) >= MOST_REMARKS:
        raise problem("server-chat-full", CONFLICT)
    return Plan(a.Remarked(speaker, name, checked_chat(text)), also)


def hide(table: Table, number: int) -> Plan | None:
    """Show a line of chat no more."""
    if all(line.number != number for line in table.chat):
        raise problem("server-no-line", MISSING)
    return None if number in table.house.hidden else Plan(a.Hid(number))


def silence(table: Table, seat: int, speaker: str, yes: bool) -> Plan | None:
    """Somebody may not speak here any more, or may again."""
    if speaker:
        must_have_spoken(table, speaker)
        known = speaker in table.house.silent_watchers
    else:
        must_exist(table, seat)
        known = seat in table.house.silent
    return None if known == yes else Plan(a.Silenced(-1 if speaker else seat, speaker, yes))


def rename(table: Table, seat: int, name: str) -> Plan | None:
    """A seat has another name."""
    must_exist(table, seat)
    called = renamed(table, seat, name)
    known = table.seats[seat]
    return None if known.name == called else Plan(a.Renamed(seat, called, known.language))


def bar(table: Table, speaker: str) -> Plan | None:
    """Somebody may not watch here any more."""
    must_have_spoken(table, speaker)
    return None if speaker in table.house.barred else Plan(a.Barred(speaker))


def must_have_spoken(table: Table, speaker: str) -> None:
    """Names that nobody has here would make a journal grow without end."""
    if all(line.speaker != speaker for line in table.chat):
        raise problem("server-no-speaker", MISSING)
