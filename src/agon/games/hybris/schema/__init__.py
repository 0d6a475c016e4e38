"""What a Hybris pack may hold: its words, its shape, and what the rules need of it."""

from agon.games.hybris.schema.checks import check
from agon.games.hybris.schema.tables import SHAPE
from agon.games.hybris.schema.vocabulary import (
    CLASH_CONDITIONS,
    CONDITIONS,
    COUNTS,
    EVENTS,
    MODIFIERS,
    SONG_CONDITIONS,
    VERBS,
)

__all__ = [
    "CLASH_CONDITIONS",
    "CONDITIONS",
    "COUNTS",
    "EVENTS",
    "MODIFIERS",
    "SHAPE",
    "SONG_CONDITIONS",
    "VERBS",
    "check",
]
