"""Who takes part in contests, and what becomes of that when they leave, are forgotten, or are somebody else."""

from typing import Final

from sqlalchemy import Connection, Select, delete, select, update

from agon.server.store.schema import CONTESTS, ENTRANTS

GOING_ON: Final = ("open", "playing")


def awaited() -> tuple[Select[tuple[str]], Select[tuple[str]]]:
    """Who takes part in a contest that goes on, and who has made one."""
    takes_part = select(ENTRANTS.c.person).join(CONTESTS, CONTESTS.c.id == ENTRANTS.c.contest)
    going_on = CONTESTS.c.stage.in_(GOING_ON)
    return takes_part.where(going_on, ENTRANTS.c.gone == 0), select(CONTESTS.c.owner).where(going_on)


def withdraw(connection: Connection, id: str, person: str) -> int:
    """Somebody takes part no more: they were never there, or play no further round. How many that were."""
    mine = (ENTRANTS.c.contest == id) & (ENTRANTS.c.person == person)
    stage = connection.execute(select(CONTESTS.c.stage).where(CONTESTS.c.id == id)).scalar_one()
    gone = delete(ENTRANTS).where(mine) if stage == "open" else update(ENTRANTS).where(mine).values(gone=1)
    return connection.execute(gone).rowcount


def forget(connection: Connection, person: str, nobody: str) -> None:
    """Somebody leaves all contests, and no name of theirs stays. What waits for their word to begin is called off."""
    mine = ENTRANTS.c.person == person
    for id in connection.execute(select(ENTRANTS.c.contest).where(mine)).scalars().all():
        withdraw(connection, id, person)
    connection.execute(update(ENTRANTS).where(mine).values(person=nobody, name=""))
    made = CONTESTS.c.owner == person
    never = update(CONTESTS).where(made, CONTESTS.c.stage == "open", CONTESTS.c.begins == 0)
    connection.execute(never.values(stage="off"))
    connection.execute(update(CONTESTS).where(made).values(owner=nobody))


def bring(connection: Connection, guest: str, person: str) -> None:
    """A guest's contests are somebody's who is known. Nobody takes part twice: there the guest has left."""
    hers, known = (
        connection.execute(select(ENTRANTS.c.contest).where(ENTRANTS.c.person == who)).scalars().all()
        for who in (guest, person)
    )
    for id in set(hers) & set(known):
        withdraw(connection, id, guest)
    connection.execute(update(ENTRANTS).where(ENTRANTS.c.person == guest).values(person=person))
    connection.execute(update(CONTESTS).where(CONTESTS.c.owner == guest).values(owner=person))
