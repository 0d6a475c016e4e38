"""The words of the mode against Chronos.  `docs/hybris-chronos.md` says what each means in play."""

from typing import Final

from agon.cards.kinds import Amounts, IdOr
from agon.cards.language import Dialect
from agon.games.hybris.schema.vocabulary import LANGUAGE
from agon.kernel.schema import Field, Maybe, Ref, Whole, Word

STORED: Final = ["vp", "aegis", "follower", "prayer", "grandeur"]
"""What Chronos can gain and lose.  CHR-RES-01, CHR-DESO-02"""
BROKEN: Final = IdOr(["concept"], "own", "fullest")

WORDS: Final = Dialect(LANGUAGE, "chronos")

WORDS.verb("chronos", Amounts(STORED))
WORDS.verb("chronos_loses", Amounts(STORED))
WORDS.verb("break_chain", BROKEN)
WORDS.verb("add_chain", Word("own", "choice"))
WORDS.verb("intensity", Whole(-9, 9), Field("of", Ref("concept")))
WORDS.verb("shackle", Whole(1, 9))
WORDS.verb("unshackle", Word("all"))
WORDS.verb("move_avatar", IdOr(["avatar"], "lowest"), Maybe("to", Ref("city")), Maybe("else_break", BROKEN))
WORDS.verb("seal", Whole(1, 9))
WORDS.verb("idle", Whole(1, 9))
WORDS.verb("keep", Amounts(["aegis", "follower", "prayer"], 0))
WORDS.verb("expire_quest", Word("leftmost", "rightmost"))
WORDS.verb("return_tile", Word("workshop"))
WORDS.verb("drain_well", Whole(1, 99))
WORDS.verb("sleep", Word("technology"))
WORDS.verb("craft_dearer", Whole(1, 9))
WORDS.verb("draw_avatar_card", Whole(1, 3))
WORDS.verb("income", Word("fighter"))
WORDS.verb("dread", Word("determination", "no_combo"))
WORDS.verb("enemy_strength", Whole(-9, 9))

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
