"""The words of the mode against Chronos.  `docs/hybris-chronos.md` says what each means in play."""

from typing import Final

from agon.cards.kinds import Amounts, IdOr
from agon.cards.language import Dialect
from agon.cards.moods import STATEMENT
from agon.cards.worth import each
from agon.games.hybris.schema.vocabulary import LANGUAGE
from agon.kernel.schema import Field, Maybe, Ref, Whole, Word

STORED: Final = ["vp", "aegis", "follower", "prayer", "grandeur"]
"""What Chronos can gain and lose.  CHR-RES-01, CHR-DESO-02"""
BROKEN: Final = IdOr(["concept"], "own", "fullest")

WORDS: Final = Dialect(LANGUAGE, "chronos")

WORDS.verb("chronos", Amounts(STORED), worth=-0.5, mood=STATEMENT, sign="chronos : {amounts}")
WORDS.verb("chronos_loses", Amounts(STORED), worth=0.5, sign="chronos : {lost}")
WORDS.verb("break_chain", BROKEN, worth=1.0, mood=STATEMENT, sign="chain(−1)")
WORDS.verb("add_chain", Word("own", "choice"), worth=-1.0, sign="chain(+1)")
WORDS.verb(
    "intensity", Whole(-9, 9), Field("of", Ref("concept")), worth=each(-0.5), mood=STATEMENT, sign="intensity(±n)"
)
WORDS.verb("shackle", Whole(1, 9), worth=each(-0.5), sign="shackle(n)")
WORDS.verb("unshackle", Word("all"), worth=1.0, sign="shackle(−)")
WORDS.verb(
    "move_avatar",
    IdOr(["avatar"], "lowest"),
    Maybe("to", Ref("city")),
    Maybe("else_break", BROKEN),
    worth=-0.3,
    mood=STATEMENT,
    sign="avatar → mortal_world",
)
WORDS.verb("seal", Whole(1, 9), worth=-0.5, mood=STATEMENT, sign="seal(n)")
WORDS.verb("idle", Whole(1, 9), worth=0.5, mood=STATEMENT, sign="character sleep")
WORDS.verb("keep", Amounts(["aegis", "follower", "prayer"], 0), worth=-0.5, sign="≤ {amounts}")
WORDS.verb("expire_quest", Word("leftmost", "rightmost"), worth=-0.3, mood=STATEMENT, sign="scroll(−1)")
WORDS.verb("return_tile", Word("workshop"), worth=-0.5, sign="tile back")
WORDS.verb("drain_well", Whole(1, 99), worth=-0.3, mood=STATEMENT, sign="generated_prayer(−n)")
WORDS.verb("sleep", Word("technology"), worth=-1.0, mood=STATEMENT, sign="tile sleep")
WORDS.verb("craft_dearer", Whole(1, 9), worth=-0.5, mood=STATEMENT, sign="craft(±n)")
WORDS.verb("draw_avatar_card", Whole(1, 3), worth=-0.3, mood=STATEMENT, sign="conflict_card(±n)")
WORDS.verb("income", Word("fighter"), worth=-0.5, mood=STATEMENT, sign="chronos(+)")
WORDS.verb("dread", Word("determination", "no_combo"), worth=-0.3, mood=STATEMENT)
WORDS.verb("enemy_strength", Whole(-9, 9), worth=each(-0.3), mood=STATEMENT, sign="skull strength(±n)")

WORDS.condition("ahead", Word("vp", "grandeur"))
WORDS.condition("sparks", Whole(1, 8))
WORDS.condition("intensity", Whole(1, 9), Field("of", Ref("concept")))
WORDS.condition("facing", Ref("avatar"))

WORDS.count("avatars", Word("mortal_world"))
WORDS.count("ages_passed", Whole(1, 6))

WORDS.event("chain_broken", Maybe("cause", Word("overflow")))
WORDS.event("avatar_beaten")
WORDS.event("contest_cancelled")
WORDS.event("quest_done")
WORDS.event("chronos_income", Maybe("avatar", Ref("avatar")))
