"""The game in the terminal: bots answer, people are asked, until it is over."""

from typing import Final

from agon.cli.complaints import told
from agon.cli.table.commands import COMMANDS, WHY_SIGN, After, Typed, command_named
from agon.cli.table.curtain import draw_curtain
from agon.cli.table.narrate import tell_news
from agon.cli.table.questions import in_order, option_line, picked_all, question_piece, several_hint
from agon.cli.table.session import Session
from agon.cli.table.undoing import permission_at
from agon.kernel.ask import Question
from agon.kernel.errors import AgonError
from agon.kernel.lessons import progress
from agon.kernel.words import say
from agon.text.reader import Reader

PROMPT: Final = "> "


def play_on(session: Session) -> None:
    """Go on to the end of the match."""
    while not session.match.over:
        if any(ask.seat in session.bots for ask in session.match.asks):
            bots_choose(session)
        else:
            person_chooses(session, next_person(session))


def bots_choose(session: Session) -> None:
    """Let bots answer as long as one is asked."""
    match = session.match
    while True:
        ask = next((ask for ask in match.asks if ask.seat in session.bots), None)
        if ask is None:
            return
        with session.screen.busy(session.watcher.say(say("table-thinking", name=session.names[ask.seat]))):
            option = session.bots[ask.seat].choose(ask, match.worlds(ask.seat))
        match.choose(ask.seat, option)


def next_person(session: Session) -> int:
    """Who is asked next: whoever is at the keyboard, if they are asked at all."""
    asked = [ask.seat for ask in session.match.asks]
    return session.at_keyboard if session.at_keyboard in asked else asked[0]


def person_chooses(session: Session, seat: int) -> None:
    """Show what happened and the table, ask, and take the answer."""
    if seat != session.at_keyboard and not draw_curtain(session, seat):
        return
    reader = session.reader(seat)
    question = in_order(session.question(seat), reader)
    tell_news(session, seat)
    teach(session, reader)
    if len(question.options) == 1 and not session.hot_seat and session.lesson is None:
        only = question.options[0]
        message = say("table-only", question=question.message, answer=option_line(only, reader))
        session.screen.line(reader.say(message), "quiet")
        session.match.choose_key(seat, only.key)
        return
    if needs_table(session, seat, question):
        show_table(session, seat)
    else:
        show_focus(session, seat)
    show_question(session, seat, question)
    take_answer(session, seat, question)
    session.catching_up.discard(seat)


def teach(session: Session, reader: Reader) -> None:
    """In a lesson: what to do now, when there is something new to do or it was missed."""
    lesson = session.lesson
    if lesson is None:
        return
    step, missed = progress(lesson, session.match)
    over = step == len(lesson.steps)
    if missed or step != session.taught:
        words = say(lesson.word if over else lesson.words_of(step))
        session.screen.heading(reader.say(words) if over else reader.part(words, "title"))
        told = reader.part(words, "done" if over else "missed") if over or missed else reader.say(words)
        session.screen.line(told)
    session.taught = step


def needs_table(session: Session, seat: int, question: Question) -> bool:
    """Whether this seat has not seen what others have chosen, or begins something after choices of its own."""
    seen = session.drawn[seat]
    missed = session.match.choices[max(0, seen) :]
    return (
        seen < 0 or any(choice.seat != seat for choice in missed) or (bool(missed) and session.board.begins(question))
    )


def show_table(session: Session, seat: int) -> None:
    reader = session.reader(seat)
    session.screen.heading(reader.say(say("table-table")))
    question = session.match.question(seat)
    below = 0 if question is None else len(question.options)
    session.screen.show_above(session.board.table(session.match.view(seat), reader), below)
    session.drawn[seat] = len(session.match.choices)


def show_focus(session: Session, seat: int) -> None:
    """What the question is about, where the table was shown before."""
    focus = session.board.focus(session.match.view(seat), session.reader(seat))
    if focus is not None:
        session.screen.line("")
        session.screen.show(focus)


def show_question(session: Session, seat: int, question: Question) -> None:
    reader = session.reader(seat)
    briefs = session.board.briefs(question, reader)
    session.screen.heading(reader.say(question.message))
    session.screen.show(question_piece(question, reader, briefs))
    if briefs is not None:
        session.screen.line(reader.say(say("table-briefs")), "quiet")
    hint = several_hint(question)
    if hint is not None:
        session.screen.line(reader.say(hint))
    if len(question.options) == 1:
        session.screen.line(reader.say(say("table-enter")), "quiet")
    undo = permission_at(session, seat).reason
    session.screen.line(reader.say(say("table-footer", undo=undo)), "quiet")


def take_answer(session: Session, seat: int, question: Question) -> None:
    """Ask until an option is chosen, or a command has changed the position."""
    while True:
        session.screen.offer([option.key for option in question.options] + list(COMMANDS))
        try:
            after = answered(session, seat, question, session.screen.ask(PROMPT).strip())
        except AgonError as error:  # a wrong word only says so
            session.screen.line(told(error, session.reader(seat)))
            continue
        if after is After.MOVED:
            return
        if after is After.REDRAW:
            show_table(session, seat)
            show_question(session, seat, question)


def answered(session: Session, seat: int, question: Question, text: str) -> After:
    """Do what was typed: a command, one of the options, or several where the question takes them."""
    if not text and len(question.options) > 1:
        return After.ASK
    if not text:  # nothing else is possible, and this says nothing to the others at the screen
        text = question.options[0].key
    if text.startswith(WHY_SIGN):
        text = f"why {text.removeprefix(WHY_SIGN)}"
    word, _, rest = text.partition(" ")
    exact = any(option.key == text for option in question.options)
    name = None if exact else command_named(word, session.reader(seat))
    if name is not None:
        return COMMANDS[name](Typed(session, seat, question, rest.strip()))
    session.match.choose_keys(seat, [option.key for option in picked_all(text, question)])
    return After.MOVED
