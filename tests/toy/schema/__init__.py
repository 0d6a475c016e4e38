"""What the module's part of a pack may hold: its one word, and lots."""

from typing import Final

from agon.cards.language import Dialect
from agon.cards.worth import each
from agon.games.hybris.schema.parts import part_faults
from agon.games.hybris.schema.tables import named
from agon.games.hybris.schema.vocabulary import EFFECTS, LANGUAGE
from agon.kernel.packs import Pack, Section, Shape
from agon.kernel.schema import Field, Whole

LOTS: Final = "lots.toml"

WORDS: Final = Dialect(LANGUAGE, "toy")
WORDS.verb("toss", Whole(1, 3), worth=each(0.5))

SHAPE: Final = Shape("hybris", {LOTS: [Section("lot", named(Field("effects", EFFECTS)))]})


def check(part: Pack, base: Pack) -> None:
    """Raise `PackError`, one line a fault, unless lots can be drawn from this part."""
    part.refuse(part_faults(SHAPE, WORDS, part, base))
