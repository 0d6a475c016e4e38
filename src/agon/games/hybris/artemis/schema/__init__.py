"""What the part of a pack that holds Artemis may hold: her words, its shape, and what the rules need of it."""

from agon.games.hybris.artemis.schema.checks import check
from agon.games.hybris.artemis.schema.tables import SHAPE
from agon.games.hybris.artemis.schema.words import WORDS

__all__ = ["SHAPE", "WORDS", "check"]
