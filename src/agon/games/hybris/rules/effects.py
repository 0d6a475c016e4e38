"""The verbs that every chapter uses."""

from agon.games.hybris.box.phrases import Effect
from agon.games.hybris.rules.resources import gain, lose
from agon.games.hybris.state import Book, Hybris, Player, Scene
from agon.kernel.ask import Play


def gain_verb(g: Hybris, p: Player, effect: Effect, scene: Scene) -> Play:
    """`{ gain = { vp = 2 } }`"""
    yield from gain(g, p, effect.amounts, scene)


def lose_verb(g: Hybris, p: Player, effect: Effect, scene: Scene) -> Play:
    """`{ lose = { follower = 1 } }`, with the Grandeur fallback.  HYB-CORE-02"""
    lose(g, p, effect.amounts)
    yield from ()


def write_verbs(book: Book) -> None:
    """Every verb of this module, under its name in the vocabulary."""
    book.add_verb("gain", gain_verb)
    book.add_verb("lose", lose_verb)
