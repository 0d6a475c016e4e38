"""Used action tokens: a pile that only shrinks, the token of each special action, and Pass.

LOH-SSPEC-02, LOH-SSPEC-14 to LOH-SSPEC-20
"""

from typing import Final

from agon.cards.phrases import Effect
from agon.games.hellas import log as base_log
from agon.games.hellas.box.numbers import NONE, RECRUIT
from agon.games.hellas.persian_invasion import log
from agon.games.hellas.persian_invasion.war import PLAYER, war_of
from agon.games.hellas.player import Player
from agon.games.hellas.rules.monuments import refresh, why_not_build
from agon.games.hellas.rules.powers import happen
from agon.games.hellas.scenes import Scene
from agon.games.hellas.state import Action, Book, Hellas, Verb
from agon.kernel.ask import Play


def take_token(g: Hellas) -> int:
    """The top of the pile, face down; NONE if it is used up: then the one before it was the last."""
    war = war_of(g)
    if not war.pile:
        return NONE
    war.last = war.pile.pop()
    log.token(g, len(war.pile))
    return war.last


def retire(g: Hellas, token: int) -> None:
    """A token leaves the game for good.  LOH-SSETUP-16, LOH-SSPEC-20"""
    if token != NONE:
        war_of(g).gone.append(token)


def see_token(g: Hellas, token: int) -> None:
    """A token is turned up."""
    war = war_of(g)
    if not war.known >> token & 1:
        war.known |= 1 << token
        g.reveals += 1


def mark_action(g: Hellas, p: Player, action: int) -> None:
    """A special action gets a token of the pile.  LOH-SSPEC-02"""
    p.marked |= 1 << action
    war_of(g).on_actions[action] = take_token(g)


def unmark_action(g: Hellas, p: Player, action: int) -> None:
    """Its token leaves the game.  LOH-SSPEC-20"""
    war = war_of(g)
    p.marked &= ~(1 << action)
    retire(g, war.on_actions[action])
    war.on_actions[action] = NONE


def unmark_cards(g: Hellas, p: Player) -> None:
    """Tokens of cards that are not marked any more leave the game."""
    war = war_of(g)
    for power, token in war.on_cards:
        if power not in p.marked_powers:
            retire(g, token)
    war.on_cards = [(power, token) for power, token in war.on_cards if power in p.marked_powers]


# ---------------------------------------------------------------- Pass


def pass_action(g: Hellas, p: Player) -> Play:
    """A token of the pile, which lies on no action; then all tokens off and all artifacts charged.

    Priests stay where they are and none are gained. The token is the one that the event phase turns up.
    LOH-SSPEC-14 to LOH-SSPEC-19, LOH-SEVT-02
    """
    retire(g, take_token(g))
    refresh(g, p)
    unmark_cards(g, p)
    yield from happen(g, "monument_built", Scene(p.seat))


PASS: Final = Action("pass", ("LOH-SSPEC-14", "LOH-SSPEC-15"), why_not_build, pass_action)
"""In the place of Build Monument: always possible, and without a token that stays."""
PASS.unmarked = True


# ---------------------------------------------------------------- verbs


def wrap_verbs(book: Book) -> None:
    """The base's `mark` and `unmark`, with tokens of the pile."""
    mark, unmark = book.verbs["mark"], book.verbs["unmark"]
    book.verbs["mark"] = Marking(mark).carry_out
    book.verbs["unmark"] = Unmarking(unmark).carry_out


class Marking:
    """`mark` in the campaign."""

    def __init__(self, base: Verb) -> None:
        self.base = base

    def carry_out(self, g: Hellas, p: Player, effect: Effect, scene: Scene) -> Play:
        """On this card, a token of the pile; on Recruit, one of those that are gone.  LOH-SSPEC-02, LOH-QFAIL-04"""
        war = war_of(g)
        if effect.word == "recruit":
            mark_again(g, p)
            return
        before = p.marked_powers.copy()
        yield from self.base(g, p, effect, scene)
        for power in p.marked_powers:
            if power not in before:
                war.on_cards.append((power, take_token(g)))


def mark_again(g: Hellas, p: Player) -> None:
    """A token that had left the game lies on Recruit; it is no script any more.  LOH-QFAIL-04"""
    war = war_of(g)
    if not p.marked >> RECRUIT & 1:
        p.marked |= 1 << RECRUIT
        war.on_actions[RECRUIT] = war.gone.pop()
        base_log.marked(g, PLAYER, RECRUIT)


class Unmarking:
    """`unmark` in the campaign."""

    def __init__(self, base: Verb) -> None:
        self.base = base

    def carry_out(self, g: Hellas, p: Player, effect: Effect, scene: Scene) -> Play:
        """Tokens that come off leave the game.  LOH-SSPEC-20"""
        yield from self.base(g, p, effect, scene)
        unmark_cards(g, p)
