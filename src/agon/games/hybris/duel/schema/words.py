"""The words of Duel: tokens on the slots.  `docs/hybris-vocabulary.md` says what each means in play."""

from typing import Final

from agon.cards.language import Dialect
from agon.games.hybris.schema.vocabulary import LANGUAGE
from agon.kernel.schema import Field, Maybe, Table, Whole, Word

WORDS: Final = Dialect(LANGUAGE, "duel")

WORDS.verb("remove_tokens", Whole(1, 15), worth=0.5)
WORDS.verb(
    "flip_tokens",
    Table(
        Field("whose", Word("own", "rival")),
        Maybe("side", Word("forbidden")),
        Maybe("count", Whole(1, 15)),
    ),
    worth=0.5,
)

WORDS.condition("tokens_removed", Whole(1, 15))

WORDS.count("tokens", Word("own_face_up"))
