"""What the part of a pack that holds the campaign may hold: its words, its shape, and what the rules need of it."""

from agon.games.hellas.persian_invasion.schema.checks import check
from agon.games.hellas.persian_invasion.schema.tables import SHAPE
from agon.games.hellas.persian_invasion.schema.words import WORDS

__all__ = ["SHAPE", "WORDS", "check"]
