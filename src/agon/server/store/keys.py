"""What lets a person in: passkeys, links that are used once, an address or an account elsewhere that is theirs."""

from collections.abc import Mapping
from typing import NamedTuple

from sqlalchemy import Connection, Table, and_, delete, insert, or_, select, update

from agon.server.problems import FORBIDDEN, MISSING, problem
from agon.server.store.schema import CHALLENGES, ENTRANCES, PASSKEYS, PERSONS


class Passkey(NamedTuple):
    """A passkey: its public half, and where it was made."""

    id: str
    person: str
    key: str
    uses: int
    browser: str
    system: str
    created: int


def passkeys_of(connection: Connection, person: str) -> list[Passkey]:
    wanted = select(PASSKEYS).where(PASSKEYS.c.person == person).order_by(PASSKEYS.c.created, PASSKEYS.c.id)
    return [Passkey(*row) for row in connection.execute(wanted)]


def passkey(connection: Connection, id: str) -> Passkey | None:
    row = connection.execute(select(PASSKEYS).where(PASSKEYS.c.id == id)).one_or_none()
    return None if row is None else Passkey(*row)


def add_passkey(connection: Connection, made: Passkey) -> bool:
    connection.execute(insert(PASSKEYS), made._asdict())
    return True


def remove_passkey(connection: Connection, person: str, id: str) -> bool:
    connection.execute(delete(PASSKEYS).where(PASSKEYS.c.person == person, PASSKEYS.c.id == id))
    return True


def used(connection: Connection, id: str, uses: int) -> bool:
    """A passkey was used so many times."""
    connection.execute(update(PASSKEYS).where(PASSKEYS.c.id == id).values(uses=uses))
    return True


# ---------------------------------------------------------------- questions for passkeys


def ask(connection: Connection, challenge: str, person: str, now: int, until: int) -> bool:
    """A question to be answered until then; those that nobody answered are forgotten."""
    connection.execute(delete(CHALLENGES).where(CHALLENGES.c.until < now))
    connection.execute(insert(CHALLENGES), {"challenge": challenge, "person": person, "until": until})
    return True


def answered(connection: Connection, challenge: str, person: str, now: int) -> bool:
    """A question is answered once; complains when this one was not asked of that person, or too long ago."""
    mine = and_(CHALLENGES.c.challenge == challenge, CHALLENGES.c.person == person, CHALLENGES.c.until >= now)
    if connection.execute(delete(CHALLENGES).where(mine)).rowcount != 1:
        raise problem("server-no-challenge", FORBIDDEN)
    return True


# ---------------------------------------------------------------- links


def add_entrance(connection: Connection, token: str, person: str, kind: str, until: int) -> bool:
    """A link that lets one device in; there is one of each kind."""
    connection.execute(delete(ENTRANCES).where(ENTRANCES.c.person == person, ENTRANCES.c.kind == kind))
    connection.execute(insert(ENTRANCES), {"token": token, "person": person, "kind": kind, "until": until})
    return True


def use_entrance(connection: Connection, token: str, now: int) -> str:
    """Whose link it is. It is used up; complains when it was, or when its time is over."""
    lasting = or_(ENTRANCES.c.until == 0, ENTRANCES.c.until >= now)
    gone = delete(ENTRANCES).where(ENTRANCES.c.token == token, lasting).returning(ENTRANCES.c.person)
    person: str | None = connection.execute(gone).scalar_one_or_none()
    if person is None:
        raise problem("server-no-entrance", MISSING)
    return person


# ---------------------------------------------------------------- what is somebody's elsewhere


def owner(connection: Connection, rows: Table, key: Mapping[str, str], person: str, now: int) -> str:
    """Whose an address or account is: if nobody's yet, that person's.

    They are new if nobody knows them; if they had another one, this takes its place.
    """
    theirs = and_(*(rows.c[name] == value for name, value in key.items()))
    known = connection.execute(select(rows.c.person).where(theirs)).scalar_one_or_none()
    if known is not None:
        return str(known)
    if connection.execute(select(PERSONS.c.id).where(PERSONS.c.id == person)).first() is None:
        connection.execute(insert(PERSONS), {"id": person, "name": "", "created": now})
    connection.execute(delete(rows).where(rows.c.person == person))
    connection.execute(insert(rows), {**key, "person": person, "created": now})
    return person
