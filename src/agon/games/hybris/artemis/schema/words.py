"""The words of Artemis: tokens taken, given back and shot.  `docs/hybris-cataclysm.md` says what each means in play."""

from typing import Final

from agon.cards.language import Dialect
from agon.cards.moods import PRICE, SENTENCE
from agon.cards.worth import each
from agon.games.hybris.schema.vocabulary import EFFECTS, LANGUAGE, OWN
from agon.kernel.schema import Field, Maybe, Whole, Word

WORDS: Final = Dialect(LANGUAGE, "artemis")

WORDS.verb(
    "hunt", Whole(1, 9), Maybe("of", Word("prey", "opponent", "actor", "each")), worth=each(0.5), sign="rival_token(±n)"
)
WORDS.verb(
    "release",
    Whole(1, 9),
    Maybe("of", Word("opponent")),
    Field("then", EFFECTS),
    Maybe("times", Whole(2, 9)),
    worth=0.3,
    mood=PRICE,
    sign="rival_token(∓n) → {then}",
)
WORDS.verb("arrows", Whole(1, 9), worth=each(0.3), mood=SENTENCE, sign="arrow strength(+)")

WORDS.count("quiver", OWN, Maybe("per", Whole(2, 9)))
WORDS.count("arrows_shot", Word("this_combat"))

WORDS.modifier("arrows", Whole(1, 9))
WORDS.modifier("hunting", Word("prophets"))

WORDS.event("hunts")
WORDS.event("token_taken")
WORDS.event("pilgrimage")
WORDS.event("fight_begins")
