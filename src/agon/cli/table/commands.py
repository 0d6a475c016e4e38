"""What can be typed at any question besides an answer."""

from collections.abc import Callable
from enum import Enum
from pathlib import Path
from typing import Final, NamedTuple, NoReturn

from agon.cli.complaints import Complaint, one_of
from agon.cli.table.answers import does_not_refuse
from agon.cli.table.hinting import show_hint
from agon.cli.table.looking import look_at
from agon.cli.table.narrate import show_log
from agon.cli.table.questions import options_about
from agon.cli.table.result import show_scores
from agon.cli.table.saving import save
from agon.cli.table.screen import glossary
from agon.cli.table.session import Leave, Session
from agon.cli.table.undoing import take_back
from agon.cli.table.whynot import explain
from agon.kernel.ask import Question
from agon.kernel.words import say
from agon.text.languages import LANGUAGES
from agon.text.reader import Reader


class After(Enum):
    """What follows a command: the same question again, the table and the question, or another position."""

    ASK = 1
    REDRAW = 2
    MOVED = 3


class Typed(NamedTuple):
    """A command as typed: at which table, by whom, to which question, with what behind it."""

    session: Session
    seat: int
    question: Question
    rest: str

    @property
    def reader(self) -> Reader:
        return self.session.reader(self.seat)


def why(typed: Typed) -> After:
    explain(typed.session, typed.seat, typed.question, typed.rest)
    return After.ASK


def hint(typed: Typed) -> After:
    show_hint(typed.session, typed.seat, typed.question)
    return After.ASK


def undo(typed: Typed) -> After:
    return After.MOVED if take_back(typed.session, typed.seat) else After.ASK


def log(typed: Typed) -> After:
    last: int | None = None
    if typed.rest:
        if not typed.rest.isascii() or not typed.rest.isdigit():
            raise Complaint(say("cli-not-a-number", text=typed.rest))
        last = int(typed.rest[:6])
    show_log(typed.session.match, typed.seat, typed.reader, last, typed.session.screen)
    return After.ASK


def view(typed: Typed) -> After:
    return After.REDRAW


def look(typed: Typed) -> After:
    session = typed.session
    look_at(session.board, session.match.view(typed.seat), typed.rest, typed.reader, session.screen)
    return After.ASK


def list_options(typed: Typed) -> After:
    typed.session.screen.show(options_about(typed.question, typed.reader, typed.rest))
    return After.ASK


def score(typed: Typed) -> After:
    session = typed.session
    show_scores(session.match, typed.reader, session.screen)
    return After.ASK


def keep(typed: Typed) -> After:
    save(typed.session, Path(typed.rest).expanduser() if typed.rest else typed.session.path, typed.reader)
    return After.ASK


def language(typed: Typed) -> After:
    typed.session.speak(typed.seat, one_of("cli-kind-language", typed.rest.lower(), LANGUAGES))
    return After.REDRAW


def help(typed: Typed) -> After:
    show_help(tuple(COMMANDS), typed.reader, typed.session)
    return After.ASK


def leave(typed: Typed) -> After:
    leave_table(typed.session, typed.reader)


def leave_table(session: Session, reader: Reader) -> NoReturn:
    """Leave, after the offer to save."""
    if session.match.choices and does_not_refuse(session.screen, reader, say("table-save-first")):
        save(session, session.path, reader)
    raise Leave


# Each has a message `command-NAME`: its word in the reader's language, with `about` and `form` as attributes.
COMMANDS: Final[dict[str, Callable[[Typed], After]]] = {
    "why": why,
    "hint": hint,
    "undo": undo,
    "log": log,
    "view": view,
    "look": look,
    "list": list_options,
    "score": score,
    "save": keep,
    "lang": language,
    "help": help,
    "quit": leave,
}
WHY_SIGN: Final = "?"


def command_named(word: str, reader: Reader) -> str | None:
    """The command of a word, English or the reader's own."""
    wanted = word.lower()
    for name in COMMANDS:
        if wanted in (name, reader.say(say(f"command-{name}")).lower()):
            return name
    return None


def show_help(names: tuple[str, ...], reader: Reader, session: Session) -> None:
    """How to answer, and every command with what it does."""
    session.screen.heading(reader.say(say("table-help")))
    session.screen.line(reader.say(say("table-help-answers")))
    said = [say(f"command-{name}") for name in names]
    session.screen.show(glossary([(reader.part(one, "form"), reader.part(one, "about")) for one in said]))
