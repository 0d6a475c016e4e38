"""What the part of a pack that holds Chronos may hold: its words, its shape, and what the rules need of it."""

from agon.games.hybris.chronos.schema.checks import check
from agon.games.hybris.chronos.schema.tables import SHAPE
from agon.games.hybris.chronos.schema.words import WORDS

__all__ = ["SHAPE", "WORDS", "check"]
