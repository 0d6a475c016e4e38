"""Taking back: whether it is free, needs the others' consent or is impossible is known before it is tried."""

from agon.cli.complaints import Complaint
from agon.cli.table.answers import agrees
from agon.cli.table.session import Session
from agon.kernel.undo import FREE, IMPOSSIBLE, Permission
from agon.kernel.words import Seat, say


def who_takes_back(session: Session, seat: int) -> int:
    """Whose choice `undo` would take back at this seat: the last one, if a person of this screen made it."""
    choices = session.match.choices
    if choices and choices[-1].seat in session.people:
        return choices[-1].seat
    return seat


def permission_at(session: Session, seat: int) -> Permission:
    """What `undo` would meet with at this seat."""
    return session.undo_permission(who_takes_back(session, seat))


def take_back(session: Session, seat: int) -> bool:
    """Take back the last choice, the other people here agreeing where they must; bots always agree."""
    who = who_takes_back(session, seat)
    allowed = session.undo_permission(who)
    reader = session.reader(seat)
    if allowed.level == IMPOSSIBLE:
        raise Complaint(say("table-cannot-undo", reason=allowed.reason))
    if allowed.level != FREE:
        for other in session.people:
            if other != who:
                asked = say("table-agree", other=Seat(other), seat=Seat(who))
                if not agrees(session.screen, session.reader(other), asked):
                    session.screen.line(session.reader(other).say(say("table-not-agreed", other=Seat(other))))
                    return False
    session.match.undo_agreed(who)
    session.went_back()
    session.screen.line(reader.say(say("table-taken-back", seat=Seat(who))))
    return True
