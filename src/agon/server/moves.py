"""What people want to do at a table: each function says which act that is now, or what stands in the way.

Pure: they look at the table and answer. Asked again after a lost race, they answer for the table as it is then.
"""

from collections.abc import Callable, Collection, Sequence
from typing import Final, NamedTuple
from unicodedata import category

from agon.kernel.undo import FREE, IMPOSSIBLE
from agon.kernel.words import say
from agon.server import acts as a
from agon.server.house import keeps_order
from agon.server.parts import BOT, OPEN, PERSON
from agon.server.people.robots import MARK, is_marked, robot_name
from agon.server.problems import CONFLICT, FORBIDDEN, Problem, problem
from agon.server.standing import Until
from agon.server.store.queries import Also
from agon.server.strengths import is_called_like_bot, level_of
from agon.server.table import Table
from agon.text.languages import known_language

LONGEST_NAME: Final = 24
LONGEST_CHAT: Final = 500
MOST_CHAT: Final = 2000  # lines at one table
AWAY: Final = 60  # seconds after which others may hand a seat to a bot, as long as the match has not begun


class Plan(NamedTuple):
    """An act, and what must be written together with it."""

    deed: a.Deed
    also: Also | None = None


Proposal = Callable[[Table], Plan | None]  # None: it is done already


def must_hold(held: Collection[int], seat: int) -> None:
    if seat not in held:
        raise problem("server-not-yours", FORBIDDEN)


def must_play(table: Table) -> None:
    if table.stage == "lobby":
        raise problem("server-not-started", CONFLICT)
    if table.stage == "over":
        raise problem("server-over", CONFLICT)


def must_be_asked(table: Table, held: Collection[int], seat: int, at: int) -> None:
    """Whether somebody holds the seat, plays it themselves, and that very question is asked there."""
    must_hold(held, seat)
    must_play(table)
    if table.seats[seat].sitter != PERSON:
        raise problem("server-bot-plays", CONFLICT)
    pending = table.pending.get(seat)
    if pending is None:
        raise problem("server-not-asked", CONFLICT)
    if pending.version != at:
        raise problem("server-stale", CONFLICT)


# ---------------------------------------------------------------- the match


def choose(table: Table, held: Collection[int], seat: int, at: int, key: str, also: Sequence[str] = ()) -> Plan | None:
    """Answer a question, with several keys where it takes them; the same answer twice is one answer."""
    must_hold(held, seat)
    if table.answered.get(seat) == (at, (key, *also)):
        return None
    must_be_asked(table, held, seat, at)
    option = table.option_of(seat, key)
    if option is None:
        raise problem("server-not-offered", CONFLICT)
    return Plan(a.ChoseSeveral(seat, [key, *also]) if also else a.Chose(seat, key, option))


def order(table: Table, held: Collection[int], seat: int, at: int, until: Until) -> Plan | None:
    """Say no to what the seat is asked, and to whatever is asked like it until then."""
    must_hold(held, seat)
    must_play(table)
    pending = table.pending.get(seat)
    if pending is None or pending.version != at or table.seats[seat].sitter != PERSON:
        raise problem("server-stale", CONFLICT)
    kind = table.declinable(seat)
    if kind is None:
        raise problem("server-no-reaction", CONFLICT)
    known = table.orders.get((seat, kind))
    given = known is not None and known.until == until and table.in_force(seat, known)
    return None if given else Plan(a.Ordered(seat, kind, until))


def withdraw(table: Table, held: Collection[int], seat: int, kind: str) -> Plan | None:
    """Say so no longer."""
    must_hold(held, seat)
    return Plan(a.Withdrew(seat, kind)) if (seat, kind) in table.orders else None


def by_order(table: Table, now: int) -> Plan | None:
    """What a standing order answers now."""
    for seat, due in sorted(table.orders_due().items()):
        question = table.question(seat)
        option = None if question is None else table.option_of(seat, question.decline)
        if due <= now and question is not None and option is not None:
            return Plan(a.Declined(seat, question.decline, option))
    return None


def bot_chooses(table: Table, seat: int, at: int, option: int, key: str) -> Plan | None:
    """A bot's answer, unless the question or the sitter has changed since it began to think."""
    pending = table.pending.get(seat)
    if pending is None or pending.version != at or table.seats[seat].sitter != BOT:
        return None
    return Plan(a.Chose(seat, key, option))


def take_back(table: Table, held: Collection[int], seat: int, choice: int) -> Plan | None:
    """Take back where it is free; else ask the others."""
    must_hold(held, seat)
    must_play(table)
    allowed = table.undo_permission(seat)
    if allowed.level == IMPOSSIBLE:
        raise Problem(say("server-cannot-undo", reason=allowed.reason), CONFLICT)
    if allowed.back_to != choice:
        raise problem("server-stale", CONFLICT)
    if allowed.level == FREE:
        return Plan(a.TookBack(seat))
    if table.founding.rated:
        raise problem("server-rated-undo", FORBIDDEN)
    if table.request is not None:
        raise problem("server-undo-asked", CONFLICT)
    return Plan(a.AskedBack(seat))


def agree(table: Table, held: Collection[int], seat: int, yes: bool) -> Plan | None:
    """Answer such a request, or withdraw one's own."""
    must_hold(held, seat)
    request = table.request
    if request is None or (seat not in request.waiting and (yes or seat != request.seat)):
        raise problem("server-no-request", CONFLICT)
    return Plan(a.Agreed(seat, yes))


# ---------------------------------------------------------------- the seats


def sit(table: Table, seat: int, name: str, language: str, also: Also) -> Plan | None:
    """Take an open seat."""
    return sit_as(table, seat, checked_name(name), language, also)


def sit_as(table: Table, seat: int, name: str, language: str, also: Also) -> Plan | None:
    """The same under a name that is known."""
    must_exist(table, seat)
    if table.stage == "over":
        raise problem("server-over", CONFLICT)
    if all(other.sitter != OPEN for other in table.seats):
        raise problem("server-full", CONFLICT)
    if table.seats[seat].sitter != OPEN:
        raise problem("server-taken", CONFLICT)
    return Plan(a.Sat(seat, told_apart(table, seat, name), checked_language(language)), also)


def leave(table: Table, held: Collection[int], seat: int, also: Also) -> Plan | None:
    """Give a seat up. Of a match that is over, only the memory that one sat there."""
    must_hold(held, seat)
    if table.founding.rated and table.stage == "playing":
        raise problem("server-rated-leave", CONFLICT)
    return Plan(a.Left(seat), also)


def hand_over(
    table: Table, held: Collection[int], seat: int, bot: str, away: Callable[[int], float], also: Also | None = None
) -> Plan | None:
    """Let a bot play a seat, or with no bot let a seat that nobody holds be open.

    `away` tells for how many seconds nobody with that seat has been connected. Once the match has begun, nobody lets a
    bot play for somebody else: what happens when time runs out was agreed beforehand.
    """
    must_exist(table, seat)
    must_sit(held)
    if table.stage == "over":
        raise problem("server-over", CONFLICT)
    sitter = table.seats[seat].sitter
    if not bot:
        if table.seats[seat].held:
            raise problem("server-not-yours", FORBIDDEN)
        return Plan(a.Left(seat), also)
    strength = level_of(bot)
    if sitter == PERSON and seat not in held:
        if table.stage == "playing":
            raise problem("server-pace-decides", FORBIDDEN)
        if away(seat) < AWAY:
            raise problem("server-not-away", FORBIDDEN, seconds=AWAY)
    if sitter == BOT and table.seats[seat].held and seat not in held:
        raise problem("server-not-yours", FORBIDDEN)
    return Plan(a.HandedOver(seat, strength.id), also)


def run_out(table: Table, now: int) -> Plan | None:
    """Somebody's time has run out where the table agreed on what happens then by itself."""
    clocks = table.clocks
    if clocks.pace.then == "vote" or table.stage != "playing":
        return None
    over = [seat for seat in sorted(clocks.running) if clocks.is_over(seat, now)]
    return Plan(a.RanOut(over[0], clocks.pace.bot)) if over else None


def vote(table: Table, held: Collection[int], seat: int, about: int, yes: bool, now: int) -> Plan | None:
    """Say whether a bot should play for somebody whose time has run out."""
    must_hold(held, seat)
    must_exist(table, about)
    must_play(table)
    if table.clocks.pace.then != "vote" or not table.clocks.is_over(about, now):
        raise problem("server-not-overdue", CONFLICT)
    if seat not in table.clocks.voters(about, now, table.people()):
        raise problem("server-no-vote", FORBIDDEN)
    voted = seat in table.clocks.votes.get(about, ())
    return None if voted == yes else Plan(a.Voted(seat, about, yes))


def take_over(table: Table, held: Collection[int], seat: int) -> Plan | None:
    """Play a seat oneself again."""
    must_hold(held, seat)
    if table.seats[seat].sitter == PERSON:
        return None
    if table.founding.rated and table.stage == "playing" and seat not in table.clocks.absences:
        raise problem("server-rated-given-up", CONFLICT)
    return Plan(a.TookOver(seat))


def rename(table: Table, held: Collection[int], seat: int, name: str, language: str) -> Plan | None:
    if not keeps_order(table.house, held):
        must_hold(held, seat)
    must_exist(table, seat)
    known = table.seats[seat]
    spoken = checked_language(language if seat in held else known.language)
    called = renamed(table, seat, name)
    return None if (known.name, known.language) == (called, spoken) else Plan(a.Renamed(seat, called, spoken))


def start(table: Table, held: Collection[int]) -> Plan | None:
    must_sit(held)
    if table.stage != "lobby":
        return None
    if not table.all_sit():
        raise problem("server-open-seats", CONFLICT)
    return Plan(a.Started())


def chat(table: Table, held: Collection[int], seat: int, text: str) -> Plan | None:
    must_hold(held, seat)
    if len(table.chat) >= MOST_CHAT:
        raise problem("server-chat-full", CONFLICT)
    if seat in table.house.silent:
        raise problem("server-silenced", FORBIDDEN)
    return Plan(a.Said(seat, checked_chat(text)))


def must_sit(held: Collection[int]) -> None:
    if not held:
        raise problem("server-sit-first", FORBIDDEN)


def must_exist(table: Table, seat: int) -> None:
    if not 0 <= seat < len(table.seats):
        raise problem("server-no-seat", number=seat + 1)


# ---------------------------------------------------------------- words of people


def checked_name(name: str) -> str:
    """A name fit to be shown, or none."""
    trimmed = " ".join(name.split())
    if len(trimmed) > LONGEST_NAME or not trimmed.isprintable():
        raise problem("server-bad-name", most=LONGEST_NAME)
    if is_marked(trimmed) or is_called_like_bot(trimmed):
        raise problem("server-name-of-bots")
    return trimmed


def told_apart(table: Table, seat: int, name: str) -> str:
    """The name, with a number if somebody else here has it."""
    return apart(name, [other.name for number, other in enumerate(table.seats) if number != seat])


def renamed(table: Table, seat: int, name: str) -> str:
    """Another name for whoever sits there: that of a program still says what it is."""
    fit = robot_name(name) if is_marked(table.seats[seat].name) else checked_name(name)
    return told_apart(table, seat, fit)


def apart(name: str, others: Sequence[str]) -> str:
    """The name, with a number if one of the others has it."""
    called, number = name, 1
    while called and called in others:
        number += 1
        called = numbered(name, number)
    return called


def numbered(name: str, number: int) -> str:
    """A name with a number, no longer than any; the mark of a program stays."""
    mark = f" {MARK}" if is_marked(name) else ""
    ending = f"{mark} ({number})"
    return name.removesuffix(mark)[: LONGEST_NAME - len(ending)].rstrip() + ending


def checked_language(language: str) -> str:
    """A language that Agon speaks, or none."""
    return known_language(language) or ""


def checked_chat(text: str) -> str:
    """Plain text in one piece: signs that steer a screen are left out."""
    plain = "".join(" " if sign in "\n\t" else sign for sign in text if sign in "\n\t" or not steers(sign)).strip()
    if not plain:
        raise problem("server-empty-chat")
    if len(plain) > LONGEST_CHAT:
        raise problem("server-long-chat", most=LONGEST_CHAT)
    return plain


def steers(sign: str) -> bool:
    """Control signs, lone surrogates, and those that turn the direction of what follows."""
    return (
        category(sign) in ("Cc", "Cs", "Co", "Cn") or sign in "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
    )
