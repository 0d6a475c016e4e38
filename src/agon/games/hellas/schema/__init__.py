"""What a Hellas pack may hold: its words, its shape, and what the rules need of it."""

from agon.games.hellas.schema.check_cards import card_faults
from agon.games.hellas.schema.check_map import map_faults
from agon.games.hellas.schema.check_words import word_faults
from agon.games.hellas.schema.tables import SHAPE
from agon.games.hellas.schema.vocabulary import CONDITIONS, COUNTS, EVENTS, MODIFIERS, VERBS
from agon.kernel.packs import Pack

__all__ = ["CONDITIONS", "COUNTS", "EVENTS", "MODIFIERS", "SHAPE", "VERBS", "check"]


def check(pack: Pack) -> None:
    """Raise `PackError`, one line a fault, unless Hellas can be played with this pack."""
    pack.refuse(SHAPE.faults(pack))
    pack.refuse(word_faults(pack) + map_faults(pack) + card_faults(pack))
