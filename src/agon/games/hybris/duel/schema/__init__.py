"""What Duel's part of a pack may hold: its words, and the two sides of a Posture card."""

from typing import Final

from agon.games.hybris.duel.schema.words import WORDS
from agon.games.hybris.schema.parts import part_faults
from agon.games.hybris.schema.tables import exactly, named
from agon.games.hybris.schema.vocabulary import EFFECTS
from agon.kernel.packs import Pack, Shape
from agon.kernel.schema import Field, Word

__all__ = ["POSTURES", "SHAPE", "WORDS", "check"]

POSTURES: Final = "postures.toml"

POSTURE: Final = named(
    Field("covers", Word("upper", "lower")),
    Field("token", Word("portrait", "forbidden")),
    Field("effects", EFFECTS),
)

SHAPE: Final = Shape("hybris", {POSTURES: [exactly(2, "posture", POSTURE)]})


def check(part: Pack, base: Pack) -> None:
    """Raise `PackError`, one line per fault, unless Duel can be played with this part beside that base."""
    part.refuse(part_faults(SHAPE, WORDS, part, base))
