"""Questions in the middle of a turn, at which something else may be done first: a Premonition, or what a module allows.

A question of its own would tell the others that a hidden card is met. So what can be done stands among the options of
those questions that come anyway, and whoever wants to keep a card just answers them.  Page 16.
"""

from collections.abc import Callable, Generator

from agon.games.hybris.player import Player
from agon.games.hybris.rules.questions import PREMONITION
from agon.games.hybris.scenes import Scene
from agon.games.hybris.state import Hybris
from agon.kernel.ask import Ask, Kind, Play, Together, action_of

Choosing = Generator[Ask | Together, int, int]


def ask_meanwhile(g: Hybris, p: Player, kind: Kind, offer: Callable[[], list[int]]) -> Choosing:
    """A question within an effect: a Premonition may be completed first.  HYB-PREM-02"""
    return ask_beside(g, p, kind, offer, foreseen)


def ask_between(g: Hybris, p: Player, kind: Kind, offer: Callable[[], list[int]]) -> Choosing:
    """A question between two parts of an action: what modules allow may be done first as well.  CAT-TASK-01"""
    yield from see_to(g, p)
    return (yield from ask_beside(g, p, kind, offer, possible))


def ask_beside(
    g: Hybris, p: Player, kind: Kind, offer: Callable[[], list[int]], beside: Callable[[Hybris, Player], list[int]]
) -> Choosing:
    """An answer to the question itself; its options are looked up again after whatever is done first.

    Where one option is left the question does not come, so nothing is added to it. The last option stays the last.
    """
    while True:
        options = offer()
        if len(options) == 1 and not kind.secret:
            return options[0]
        more = beside(g, p)
        choice = yield Ask(kind, p.seat, [*options[:-1], *more, options[-1]] if more else options)
        if choice not in more:
            return choice
        yield from do_beside(g, p, choice)


def turn_scene(g: Hybris) -> Scene:
    """What the turn is about, whatever effect is being carried out."""
    scene = Scene(g.turn.seat)
    scene.character = g.turn.character
    scene.location = g.turn.location
    scene.city = g.turn.city
    return scene


def is_free(g: Hybris, p: Player) -> bool:
    """On the player's own turn; a Combat is fought to its end first."""
    return g.turn.seat == p.seat and g.combat is None


def foreseen(g: Hybris, p: Player) -> list[int]:
    """The Premonitions that the player may complete now, as options."""
    return g.book.foresight.options(g, p) if is_free(g, p) else []


def possible(g: Hybris, p: Player) -> list[int]:
    """The same, with what modules let a player do on their own turn."""
    if not is_free(g, p):
        return []
    scene = turn_scene(g)
    asides = [option for aside in g.book.asides.values() for option in aside.options(g, p, scene)]
    return [*g.book.foresight.options(g, p), *asides]


def do_beside(g: Hybris, p: Player, choice: int) -> Play:
    if action_of(choice) == PREMONITION:
        yield from g.book.foresight.take(g, p, choice)
    else:
        yield from g.book.asides[action_of(choice)].take(g, p, turn_scene(g), choice)
        yield from see_to(g, p)


def see_to(g: Hybris, p: Player) -> Play:
    """What modules let happen by itself wherever something could be done.  CAT-TASK-01"""
    if g.book.between and is_free(g, p):
        for happens in g.book.between:
            yield from happens(g, p, turn_scene(g))
