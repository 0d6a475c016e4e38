"""What happened, in words for one reader."""

from agon.cli.table.screen import Piece, Screen, lines
from agon.cli.table.session import Session
from agon.kernel.match import Match, Told
from agon.kernel.words import say
from agon.text.reader import Reader

INDENT = "  "


def tell_news(session: Session, seat: int) -> None:
    """What this seat has not been told yet; once others have chosen, under a heading of its own."""
    match, reader = session.match, session.reader(seat)
    since = session.told[seat]
    now = len(match.choices)
    news = match.events(seat, since + 1)
    others = any(choice.seat != seat for choice in match.choices[max(0, since) :])
    if others and since >= 0 and seat not in session.catching_up:
        session.screen.heading(reader.say(say("table-since")))
        session.catching_up.add(seat)
    if news:
        session.screen.show(told_piece(news, reader))
    session.told[seat] = now
    warn(session, seat)


def warn(session: Session, seat: int) -> None:
    """What is near, each as long as it is true told once."""
    near = session.match.alarms()
    for alarm in near:
        if alarm not in session.warned[seat]:
            session.screen.line(session.reader(seat).say(say("table-alarm", alarm=alarm)), "loss")
    session.warned[seat] = set(near)


def told_piece(news: list[Told], reader: Reader) -> Piece:
    """Events one a line."""
    return lines([INDENT + reader.say(told.message) for told in news])


def show_log(match: Match, seat: int, reader: Reader, last: int | None, screen: Screen) -> None:
    """The whole log as this seat may read it, or its last lines."""
    news = match.events(seat, 0)
    screen.heading(reader.say(say("table-log", entries=len(news))))
    screen.show(told_piece(news if last is None else news[max(0, len(news) - last) :], reader))
