"""Why not, and why: refusals with their reasons, options explained, and the rules behind them in words."""

from agon.cli.complaints import Complaint
from agon.cli.table.questions import option_line, picked
from agon.cli.table.screen import Screen, lines
from agon.cli.table.session import Session
from agon.kernel.ask import Option, Question
from agon.kernel.words import say
from agon.shelf.ledgers import Rule, find_rule
from agon.text.reader import Reader

INDENT = "  "
SENTENCES = 7  # on one thing that make a paragraph; more are listed


def explain(session: Session, seat: int, question: Question, about: str) -> None:
    """`?` for the question, `? 3` for an option, `? EPH-TURN-01` for a rule."""
    reader, screen = session.reader(seat), session.screen
    rule = find_rule(about.upper()) if about else None
    if rule is not None:
        show_rules((rule.id,), reader, screen)
    elif about:
        explain_option(session, picked(about, question), reader)
    else:
        explain_question(session, seat, question)


def explain_question(session: Session, seat: int, question: Question) -> None:
    """What cannot be done here and why, then the rules the question comes from."""
    reader, screen = session.reader(seat), session.screen
    refusals = session.refusals(seat)
    screen.heading(reader.say(say("table-why-not")))
    if not refusals:
        screen.line(INDENT + reader.say(say("table-nothing-refused")))
    told: list[str] = []
    for refusal in refusals:
        what, why = reader.say(refusal.message), reader.say(refusal.reason)
        group = reader.part(refusal.message, "group")
        text = say("table-refusal", group=group, what=what, why=why, rules=", ".join(refusal.rules))
        told.append(INDENT + reader.say(text))
    if told:
        screen.show(lines(list(dict.fromkeys(told))))
    show_rules(question.rules, reader, screen)


def explain_option(session: Session, option: Option, reader: Reader) -> None:
    """What an option is, what the things it touches do, and the rules behind it."""
    screen = session.screen
    screen.heading(option_line(option, reader))
    screen.line(INDENT + reader.say(say("table-key", key=option.key)), "quiet")
    for thing in option.things:
        about = [reader.say(message) for message in session.board.about(thing)]
        if about:
            paragraphs = about if len(about) > SENTENCES else [" ".join(about)]
            screen.show(lines([INDENT + text for text in paragraphs]))
    show_rules(option.rules, reader, screen)


def show_rules(ids: tuple[str, ...], reader: Reader, screen: Screen) -> None:
    """Rules in the reader's language, with the notes on what the book leaves open."""
    screen.heading(reader.say(say("table-rules")))
    for id in ids:
        rule = find_rule(id)
        if rule is None:
            raise Complaint(say("table-no-rule", id=id))
        screen.line(INDENT + rule_line(rule, reader))
        note = rule.noted(reader.language)
        if note:
            screen.line(INDENT * 2 + reader.say(say("table-note", note=note)), "quiet")


def rule_line(rule: Rule, reader: Reader) -> str:
    said = rule.said(reader.language)
    if rule.page is None:
        return reader.say(say("table-rule", id=rule.id, text=said))
    return reader.say(say("table-rule-page", id=rule.id, page=rule.page, text=said))
