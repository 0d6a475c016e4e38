"""What all descriptions share: their form, and the keys of cards and hoplites."""

from collections.abc import Callable

from agon.games.hellas.names import region_thing
from agon.games.hellas.schema.words import COLOURS
from agon.games.hellas.state import Hellas
from agon.kernel.ask import Ask, Option

Describer = Callable[[Hellas, Ask, int], Option]


def card_key(g: Hellas, card: int) -> str:
    """A combat card in a key: several may have one face, so they are numbered."""
    return "card/" + g.box.combat_ids[card]


def attack_key(g: Hellas, card: int) -> str:
    return "attack/" + g.box.attack_ids[card]


def hoplite_key(g: Hellas, region: int, colour: int) -> str:
    """A hoplite of a colour in a region: `boeotia/red`."""
    return f"{region_thing(g.box, region).partition('/')[2]}/{COLOURS[colour]}"
