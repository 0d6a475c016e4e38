"""Artemis against Chronos: he has the tokens of an Olympian who is not there; Avatars and forbidden slots are her prey.

The Mortal World is one hunting ground: an Avatar in any City will do.  CHR-ALONE-10
"""

from typing import Final

from agon.games.hybris.artemis.table import PART as ARTEMIS
from agon.games.hybris.artemis.table import PLAYERS, quiver
from agon.games.hybris.artemis.tokens import give_back
from agon.games.hybris.book import Book, MarkHolder
from agon.games.hybris.box.numbers import MORTAL_WORLD, NONE
from agon.games.hybris.chronos.table import chronos_table
from agon.games.hybris.scenes import FOR_AVATAR, Scene
from agon.games.hybris.state import Hybris

THING: Final = "enemy/chronos"


def reserve(g: Hybris) -> int:
    return chronos_table(g).tokens


def change_reserve(g: Hybris, number: int) -> None:
    chronos_table(g).tokens += number


def is_here(g: Hybris, scene: Scene) -> bool:
    """Where one of hers comes to: an Avatar in the Mortal World, or a forbidden slot at that Location."""
    table = chronos_table(g)
    if scene.location == MORTAL_WORLD and table.in_cities():
        return True
    return any(table.seals[slot] != NONE for slot in g.box.locations[scene.location].slots)


def is_fought(g: Hybris) -> bool:
    return g.combat is not None and g.combat.purpose == FOR_AVATAR


def owner(g: Hybris) -> int:
    """Chronos among those whose tokens Artemis may hold."""
    return PLAYERS + [holder.thing for holder in g.book.mark_holders].index(THING)


def has_hunted(g: Hybris) -> bool:
    """Whether Artemis is there and holds a token of Chronos's."""
    return ARTEMIS in g.parts and quiver(g).held[owner(g)] > 0


def ransom(g: Hybris) -> None:
    """One of them goes back in place of the price for a forbidden slot."""
    give_back(g, owner(g))


def write_huntress(book: Book) -> None:
    book.mark_holders.append(MarkHolder(THING, reserve, change_reserve, is_here, is_fought))
