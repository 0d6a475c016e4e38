"""Used action tokens, and special actions out of turn: the verbs act, extra_action, mark and unmark.  LOH-MTURN-04

How many tokens a player has is no limit: with all six actions marked, a card that gets a token has one too (decided).
"""

from agon.cards.phrases import Effect
from agon.games.hellas import log
from agon.games.hellas.box.numbers import HUNT, RECRUIT
from agon.games.hellas.player import Player
from agon.games.hellas.rules.powers import ask_anew
from agon.games.hellas.rules.questions import MARKED, MARKED_POWER, STOP, UNMARK, number_of
from agon.games.hellas.scenes import Scene
from agon.games.hellas.state import Book, Choice, Hellas
from agon.kernel.ask import DONE, Play, action_of, up_to


def act_verb(g: Hellas, p: Player, effect: Effect, scene: Scene) -> Play:
    """The special action Hunt, although it is marked; it gets no token."""
    if would_act(g, p, effect, scene):
        log.special(g, p.seat, HUNT)
        yield from g.book.special[HUNT].do(g, p)


def would_act(g: Hellas, p: Player, effect: Effect, scene: Scene) -> bool:
    return g.book.special[HUNT].why_not(g, p) is None


def extra_action_verb(g: Hellas, p: Player, effect: Effect, scene: Scene) -> Play:
    """One more special action this turn."""
    g.specials += 1
    log.extra_action(g, p.seat)
    return DONE


def mark_verb(g: Hellas, p: Player, effect: Effect, scene: Scene) -> Play:
    """A token on the card whose power this is, or on Recruit."""
    if effect.word == "recruit":
        p.marked |= 1 << RECRUIT
        log.marked(g, p.seat, RECRUIT)
    else:
        assert scene.source is not None
        p.marked_powers.append(scene.source.power.index)
        log.power_marked(g, p.seat, scene.source.power.index)
    return DONE


def never(g: Hellas, p: Player, effect: Effect, scene: Scene) -> bool:
    """A token is a price: nothing is on offer for its sake."""
    return False


def unmark_verb(g: Hellas, p: Player, effect: Effect, scene: Scene) -> Play:
    """Up to this many tokens off actions and cards of the player's choice."""
    for made in range(effect.number):
        if not would_unmark(g, p, effect, scene):
            return
        choice = yield from unmark_next(g, p, effect.number - made, made)
        number = number_of(choice)
        if action_of(choice) == STOP:
            return
        if action_of(choice) == MARKED:
            g.book.replaceable.unmark_action(g, p, number)
            log.unmarked(g, p.seat, number)
        else:
            p.marked_powers.remove(number)
            log.power_unmarked(g, p.seat, number)


def unmark_next(g: Hellas, p: Player, left: int, made: int) -> Choice:
    """One of this many tokens at most, or no more."""
    return ask_anew(
        g,
        p,
        UNMARK,
        lambda: [*marks(g, p), STOP << 16],
        lambda options: up_to(min(left, len(options) - 1), options[:-1], made, STOP << 16),
    )


def marks(g: Hellas, p: Player) -> list[int]:
    actions = [MARKED << 16 | action for action in g.book.special if p.marked >> action & 1]
    return [*actions, *[MARKED_POWER << 16 | power for power in p.marked_powers]]


def would_unmark(g: Hellas, p: Player, effect: Effect, scene: Scene) -> bool:
    return bool(marks(g, p))


def write_tokens(book: Book) -> None:
    book.add_useful_verb("act", act_verb, would_act)
    book.add_verb("extra_action", extra_action_verb)
    book.add_useful_verb("mark", mark_verb, never)
    book.add_useful_verb("unmark", unmark_verb, would_unmark)
    book.needed |= {"act", "start_hunt"}
