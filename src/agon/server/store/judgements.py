"""What was found by looking at matches that are over."""

from sqlalchemy import Connection, delete, insert, select

from agon.server.store.schema import JUDGEMENTS, MATCHES


def kept(connection: Connection, table: str, agon: str) -> str | None:
    """What that version of Agon has found; None if it has not looked."""
    wanted = select(JUDGEMENTS.c.body).where(JUDGEMENTS.c.match == table, JUDGEMENTS.c.agon == agon)
    return connection.execute(wanted).scalar()


def keep(connection: Connection, table: str, agon: str, body: str) -> bool:
    """Keep it, in the place of what was kept before; False if the table is gone."""
    connection.execute(delete(JUDGEMENTS).where(JUDGEMENTS.c.match == table))
    if connection.execute(select(MATCHES.c.id).where(MATCHES.c.id == table)).first() is None:
        return False
    connection.execute(insert(JUDGEMENTS), {"match": table, "agon": agon, "body": body})
    return True
