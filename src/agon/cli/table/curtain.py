"""The curtain of a hot seat: nobody sees another's hand."""

from agon.cli.complaints import told
from agon.cli.table.commands import command_named, leave_table
from agon.cli.table.session import Session
from agon.cli.table.undoing import take_back
from agon.kernel.errors import AgonError
from agon.kernel.words import say


def draw_curtain(session: Session, seat: int) -> bool:
    """Hide the table until this seat sits down. False when the one before took something back instead."""
    reader = session.reader(seat)
    name = session.names[seat]
    session.screen.hide()
    session.screen.line(reader.say(say("table-curtain", name=name)), "heading")
    while True:
        answer = session.screen.ask(reader.say(say("table-curtain-press", name=name)) + " ").strip()
        if not answer:
            break
        command = command_named(answer, reader)
        if command == "quit":
            leave_table(session, reader)
        if command == "undo":
            try:
                if take_back(session, seat):
                    return False
            except AgonError as error:
                session.screen.line(told(error, reader))
    session.at_keyboard = seat
    session.drawn[seat] = -1
    return True
