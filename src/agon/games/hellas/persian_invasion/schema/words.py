"""The words of the campaign, and what its things are called.  `docs/hellas-vocabulary.md` says what each means in play.

The place of a word in a list is the number that the rules know it by.
"""

from typing import Final, Literal, get_args

from agon.cards.language import Dialect
from agon.cards.moods import STATEMENT
from agon.cards.worth import Worth, each
from agon.games.hellas.schema.vocabulary import EFFECTS, LANGUAGE, REGION
from agon.kernel.schema import Field, ListOf, Maybe, Ref, ValueKind, Whole, Word

Attitude = Literal["hostile", "wary", "neutral", "loyal"]
ATTITUDES: Final[list[Attitude]] = list(get_args(Attitude))
"""Of a land towards the player.  LOH-SATT-01"""
HOSTILE: Final = 0
WARY: Final = 1
NEUTRAL: Final = 2
LOYAL: Final = 3

ACTS: Final = 2
SCRIPTS: Final = 24

OPENINGS: Final = ["prologue", "act_1", "act_2", "act_2_initiative"]
ENDINGS: Final = {
    "act_1_oracle_lost": "consequence",
    "act_1_vanguard_routed": "consequence",
    "act_1_invasion_ten": "consequence",
    "victory_counter": "victory",
    "victory_no_token": "victory",
    "victory_last_turn": "victory",
    "defeat_two_lands": "defeat",
    "defeat_monument": "defeat",
    "defeat_thirteenth_token": "defeat",
    "defeat_last_turn": "defeat",
}
"""How an act can end, and what that is.  LOH-A1END-01 to LOH-A1END-03, LOH-A2END-01 to LOH-A2END-07"""

WORDS: Final = Dialect(LANGUAGE, "persian_invasion")


def statement(name: str, value: ValueKind, *more: Field, worth: Worth) -> None:
    """A verb that says what happens to the country, whoever carries it out."""
    WORDS.verb(name, value, *more, worth=worth, mood=STATEMENT)


statement("mobilization", Whole(1, 3), worth=each(-0.5))
statement("mobilization_space", Whole(1, 9), worth=each(-0.3))
statement("invasion", Whole(-3, 3), worth=each(-0.7))
statement("reinforce", Whole(1, 9), worth=each(-0.5))
statement("spawn", Ref("monster"), Field("at", REGION), Maybe("or_at", REGION), Field("else", EFFECTS), worth=-0.7)
statement("spy", REGION, worth=-0.3)
statement("spying_phase", Word("all"), worth=-0.7)
statement(
    "attitude",
    Whole(-3, 3),
    Maybe("lands", ListOf(Ref("land"), 1)),
    Maybe("where", Word("here", "occupied", "on_track")),
    worth=each(0.5),
)
statement("unrest", Whole(1, 9), Field("in", Word("each_land", "each_region")), worth=each(-0.3))
statement("desertion", Word("half"), worth=-1.0)
statement("defection", Word("allies"), worth=-1.0)
statement(
    "destroy",
    Word("level"),
    Maybe("of", Ref("god")),
    Maybe("which", Word("tallest_occupied", "each_above_base")),
    worth=-1.0,
)
statement("persian_control", REGION, worth=-1.0)
statement("only_trails", ListOf(Ref("sea_trail"), 1), worth=-0.3)

WORDS.condition("vanguard_below", Whole(1, 9))
WORDS.condition("vanguard_in", ListOf(REGION, 1))
WORDS.condition("counter_below", Word("invasion"))
WORDS.condition("spy_in", REGION)

WORDS.count("ill_will", Word("hero"))
