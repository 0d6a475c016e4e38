"""The months of the archive, and which of their files are no longer true."""

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any, Final

from sqlalchemy import Connection, delete, select

from agon.server.store.schema import PLAYED, RESULTS, SITE

NAME: Final = "archive-"  # and the month: a file of it was made, or is being made


def month_of(moment: int) -> str:
    """The month of a time, as in 2026-11; months are those of UTC."""
    return f"{datetime.fromtimestamp(moment / 1000, UTC):%Y-%m}"


def write_again(connection: Connection, person: str) -> None:
    """What a person is called has changed: the files of months in which they played in public are made anew."""
    wanted = select(RESULTS.c.ended).join(PLAYED, PLAYED.c.result == RESULTS.c.id)
    played: Sequence[Any] = (
        connection.execute(wanted.where(PLAYED.c.person == person, RESULTS.c.listed != 0)).scalars().all()
    )
    connection.execute(delete(SITE).where(SITE.c.name.in_({NAME + month_of(ended) for ended in played})))
