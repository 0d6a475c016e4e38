"""What the part of a pack that holds Cataclysm may hold: its words, its shape, and what the rules need of it."""

from agon.games.hybris.cataclysm.schema.checks import check
from agon.games.hybris.cataclysm.schema.tables import SHAPE
from agon.games.hybris.cataclysm.schema.words import COLOURS, REQUIREMENTS, TASKS, WORDS

__all__ = ["COLOURS", "REQUIREMENTS", "SHAPE", "TASKS", "WORDS", "check"]
