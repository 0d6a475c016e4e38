"""A turn: regular actions, one special action, the next player.  LOH-MTURN-01 to LOH-MTURN-07"""

from typing import Final

from agon.games.hellas import log
from agon.games.hellas.box.numbers import NONE
from agon.games.hellas.player import Player
from agon.games.hellas.rules.holdings import can_pay
from agon.games.hellas.rules.powers import POWERS, ask_anew, happen, has_powers, timed
from agon.games.hellas.rules.questions import (
    END_OF_TURN,
    GO_ON,
    POWER,
    REGULAR,
    REGULAR_ACTION,
    REGULAR_IN_SECRET,
    SPECIAL,
    SPECIAL_ACTION,
    number_of,
)
from agon.games.hellas.scenes import Scene, Source
from agon.games.hellas.state import Book, Choice, Hellas
from agon.kernel.ask import Ask, Play, action_of
from agon.kernel.legality import Legality, Reason

ALREADY_DONE: Final = Reason("hellas-why-done", "LOH-MTURN-01", "LOH-MTURN-03")
TOKEN: Final = Reason("hellas-why-marked", "LOH-MTURN-04")


def turn_start(g: Hellas) -> Play:
    """Step: nothing is done yet this turn."""
    for p in g.players:
        p.used.clear()
        p.done = 0
    g.specials = 1
    g.acted = False
    log.turn(g, g.active, g.round)
    yield from happen(g, "turn_starts", Scene(g.active))
    g.step = g.book.following("turn", "turn_start") or ""


# ---------------------------------------------------------------- regular actions


def regular(g: Hellas) -> Play:
    """Step: one regular action, or what stands for it, or go on; in any order.  LOH-MTURN-01, LOH-MTURN-03"""
    p = g.players[g.active]
    options = regular_options(g, p)
    if len(options) > 1 and not has_powers(g, p, "any_time"):
        choice = yield Ask(REGULAR_ACTION, p.seat, options)  # as mostly: nothing can change what is on offer
    else:
        choice = yield from ask_regular(g, p)
    if action_of(choice) == GO_ON:
        g.step = g.book.following("turn", "regular") or ""
    elif action_of(choice) == REGULAR:
        action = number_of(choice)
        p.done |= 1 << action
        log.regular(g, p.seat, action)
        yield from g.book.regular[action].do(g, p)
    else:
        source = chosen_power(g, p, choice, "instead", "once_per_turn")
        if source.power.action != NONE:
            p.done |= 1 << source.power.action
        yield from POWERS.carry_out(g, p, source, Scene(p.seat))


def ask_regular(g: Hellas, p: Player) -> Choice:
    """The same where others may learn something, or a power of any time may change what is on offer."""
    kind = REGULAR_IN_SECRET if expected(g, p) else REGULAR_ACTION
    return ask_anew(g, p, kind, lambda: regular_options(g, p))


def regular_options(g: Hellas, p: Player) -> list[int]:
    options = [REGULAR << 16 | action for action in g.book.regular if why_not_regular(g, p, action) is None]
    options += power_options([source for source in timed(g, p, "instead") if not p.done >> source.power.action & 1])
    options += power_options(timed(g, p, "once_per_turn"))
    options.append(GO_ON << 16)
    return options


def every_regular(g: Hellas) -> list[int]:
    return [REGULAR << 16 | action for action in g.book.regular]


def why_not_regular(g: Hellas, p: Player, action: int) -> Reason | None:
    """Each once a turn.  LOH-MTURN-01, LOH-MTURN-03"""
    return ALREADY_DONE if p.done >> action & 1 else g.book.regular[action].why_not(g, p)


def expected(g: Hellas, p: Player) -> bool:
    """Whether others must think that a power of this turn might be used: which cards pay for it they do not see."""
    if "once_per_turn" not in g.arsenal.timed:
        return False
    scene = Scene(p.seat)
    for source in g.arsenal.timed["once_per_turn"].get(p.seat, ()):
        if POWERS.available(g, p, source, scene) or looks_available(g, p, source, scene):
            return True
    return False


def looks_available(g: Hellas, p: Player, source: Source, scene: Scene) -> bool:
    """Whether nothing but the symbol of a card that pays for a power may be missing."""
    price = source.power.effects[0]
    if "symbol" not in price.numbers or source.power.index in p.used:
        return False
    return can_pay(g, p, price.amounts, NONE) and g.book.worthwhile(g, p, price.then, scene)


def power_options(sources: list[Source]) -> list[int]:
    return [POWER << 16 | source.power.index for source in sources]


def chosen_power(g: Hellas, p: Player, choice: int, *timings: str) -> Source:
    for when in timings:
        for source in g.arsenal.powers.get(when, []):
            if source.seat == p.seat and source.power.index == number_of(choice):
                return source
    raise AssertionError("no such power")


# ---------------------------------------------------------------- special actions


def special(g: Hellas) -> Play:
    """Step: one special action that has no token; it gets one. One that an effect has granted may be declined.

    LOH-MTURN-02, LOH-MTURN-04
    """
    p = g.players[g.active]
    options = special_options(g, p)
    if options and not has_powers(g, p, "any_time"):
        choice = yield Ask(SPECIAL_ACTION, p.seat, options)
    else:
        choice = yield from ask_special(g, p)
    counting = g.countdown > 0 and g.countdown_seat == p.seat
    if action_of(choice) == GO_ON:
        g.specials = 0
        g.step = g.book.following("turn", "special") or ""
        return
    if action_of(choice) == SPECIAL:
        g.specials -= 1
        g.acted = True
        yield from perform(g, p, number_of(choice))
    else:
        source = chosen_power(g, p, choice, "special", "once_per_turn")
        if source.power.when == "once_per_turn":
            yield from POWERS.carry_out(g, p, source, Scene(p.seat))
            return
        g.specials -= 1
        g.acted = True
        yield from POWERS.carry_out(g, p, source, Scene(p.seat))
    if counting:
        count_down(g)
    if g.step == "special" and g.specials == 0:
        g.step = g.book.following("turn", "special") or ""


def ask_special(g: Hellas, p: Player) -> Choice:
    """The same where a power of any time may change what is on offer, or there may be nothing."""
    return ask_anew(g, p, SPECIAL_ACTION, lambda: special_options(g, p))


def special_options(g: Hellas, p: Player) -> list[int]:
    options = [SPECIAL << 16 | action for action in g.book.special if why_not_special(g, p, action) is None]
    options += power_options(timed(g, p, "special"))
    options += power_options(timed(g, p, "once_per_turn"))
    return [*options, GO_ON << 16] if g.acted else options


def every_special(g: Hellas) -> list[int]:
    return [SPECIAL << 16 | action for action in g.book.special]


def why_not_special(g: Hellas, p: Player, action: int) -> Reason | None:
    """One without a token.  LOH-MTURN-04"""
    return TOKEN if p.marked >> action & 1 else g.book.special[action].why_not(g, p)


def perform(g: Hellas, p: Player, action: int) -> Play:
    """A special action, then its token."""
    log.special(g, p.seat, action)
    yield from g.book.special[action].do(g, p)
    if not g.book.special[action].unmarked:
        g.book.replaceable.mark_action(g, p, action)


def mark_action(g: Hellas, p: Player, action: int) -> None:
    p.marked |= 1 << action


def unmark_action(g: Hellas, p: Player, action: int) -> None:
    p.marked &= ~(1 << action)


def count_down(g: Hellas) -> None:
    """A token off the activation card; with the last, whoever controls the monument's region wins.

    LOH-MVIC-05, LOH-MVIC-07
    """
    g.countdown -= 1
    log.countdown(g, g.countdown_seat, g.countdown)
    g.book.replaceable.check_victory(g)


# ---------------------------------------------------------------- the end of a turn


def turn_end(g: Hellas) -> Play:
    """Step: powers of this turn that are still there, then the next player; one of them may grant another action."""
    p = g.players[g.active]
    while g.specials == 0 and expected(g, p):
        choice = yield from ask_to_end(g, p)
        if action_of(choice) == GO_ON:
            break
        yield from POWERS.carry_out(g, p, chosen_power(g, p, choice, "once_per_turn"), Scene(p.seat))
    if g.specials > 0:
        g.step = "special"
        return
    following = g.book.following("turn", "turn_end")
    if following is None:
        next_turn(g)
    else:
        g.step = following


def ask_to_end(g: Hellas, p: Player) -> Choice:
    return ask_anew(g, p, END_OF_TURN, lambda: end_options(g, p))


def next_turn(g: Hellas) -> None:
    """Clockwise.  LOH-MTURN-05"""
    g.active = (g.active + 1) % len(g.players)
    g.step = g.book.first("turn")


def end_options(g: Hellas, p: Player) -> list[int]:
    return [*power_options(timed(g, p, "once_per_turn")), GO_ON << 16]


def new_round(g: Hellas) -> Play:
    """Step: what Build Monument has set off is over, and with the round the turn.  LOH-MTURN-06

    Special actions that were still due are lost with it (decided).
    """
    g.round += 1
    log.round(g, g.round)
    yield from ()
    next_turn(g)


def write_turn(book: Book) -> None:
    """What its questions can withhold."""
    regular_actions = Legality[Hellas, Player](
        lambda g, ask: every_regular(g), lambda g, p, option: why_not_regular(g, p, number_of(option))
    )
    book.add_legality(REGULAR_ACTION, regular_actions)
    book.add_legality(REGULAR_IN_SECRET, regular_actions)
    special_actions = Legality[Hellas, Player](
        lambda g, ask: every_special(g), lambda g, p, option: why_not_special(g, p, number_of(option))
    )
    book.add_legality(SPECIAL_ACTION, special_actions)
