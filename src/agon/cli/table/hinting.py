"""What a strong bot would choose, and why, from what the seat that is asked may know."""

from agon.bots.judge import judge
from agon.cli.complaints import Complaint
from agon.cli.table.questions import option_line
from agon.cli.table.session import Session
from agon.kernel.ask import Question
from agon.kernel.words import say
from agon.lab.analysis import HINT_LOOK

INDENT = "  "


def show_hint(session: Session, seat: int, question: Question) -> None:
    """The option, the chance to win after it, and what it brings more, or less, than the others."""
    if not session.has_hints:
        raise Complaint(say("table-no-hints"))
    reader, screen = session.reader(seat), session.screen
    ask, whole = session.match.asked(seat), session.match.question(seat)
    assert ask is not None, "hints are for whoever is asked"
    assert whole is not None
    best = judge(session.match, seat, HINT_LOOK).options[0]
    key = whole.options[ask.options.index(best.option)].key
    number, option = next((place, one) for place, one in enumerate(question.options, 1) if one.key == key)
    screen.line(reader.say(say("table-hint-says", number=number, option=option_line(option, reader))))
    screen.line(INDENT + reader.say(say("table-hint-chance", chance=round(100 * best.chance))))
    for reason in best.reasons:
        points = f"{reason.points:+.1f}".replace("-", "−")
        screen.line(INDENT + reader.say(say("table-hint-reason", points=points, feature=say(reason.feature))))
