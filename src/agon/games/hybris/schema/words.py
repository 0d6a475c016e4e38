"""The fixed words of Hybris: what things are called wherever a pack speaks of them.

The place of a word in its list is the number that the rules know it by.
"""

from typing import Final, Literal, get_args

from agon.kernel.schema import Word

AGES: Final = 6

LOCATIONS: Final = ["olympus", "coliseum", "underworld", "fates", "oracle", "forge", "mortal_world"]
"""The ring, in its order, and what lies in the middle.  HYB-SETUP-02"""
TYPES: Final = ["architecture", "culture", "military", "science", "social"]
ELEMENTS: Final = ["fire", "water", "earth", "air"]
CardType = Literal["weapon", "manoeuvre", "miracle"]
CARD_TYPES: Final[list[CardType]] = list(get_args(CardType))
EDGES: Final = ["n", "e", "s", "w"]
Item = Literal["spark", "temple", "prophet", "hero"]
ITEMS: Final[list[Item]] = list(get_args(Item))
Letter = Literal["alpha", "beta", "gamma"]
LETTERS: Final[list[Letter]] = list(get_args(Letter))
CharacterKind = Literal["olympian", "hero", "prophet", "ally"]
CHARACTERS: Final[list[CharacterKind]] = list(get_args(CharacterKind))
MODES: Final = ["normal", "duel"]
TIMINGS: Final = ["immediate", "age_start", "age_end", "passive", "once_per_age", "reaction", "game_end"]
"""When a power works.  HYB-TECH-06, HYB-TECH-07, HYB-TECH-08, HYB-TECH-09, HYB-DEPLOY-22, HYB-END-18, HYB-WIN-04"""

ACTIONS: Final = [
    "convert",
    "conceive",
    "craft",
    "produce",
    "perceive",
    "omen",
    "achieve",
    "train",
    "fight",
    "resurrect",
    "drain",
    "influence",
    "deploy",
]
ALL_ACTIONS: Final = [*ACTIONS, "explore", "defend"]
"""With those of modules behind them, which no effect grants; by number."""
NEED_A_CHARACTER: Final = ["achieve", "fight", "deploy"]
"""Actions that no effect can grant, since somebody has to stand there and may be defeated."""

RESOURCES: Final = [
    "vp",
    "aegis",
    "follower",
    "prayer",
    "grandeur",
    "kindness",
    "determination",
    "conflict_card",
    "coliseum_card",
    "premonition",
    "bonus_location",
    "generated_prayer",
    "enhanced_card",
    "temple",
    "spark",
    "prophet",
    "hero",
    "character",
    "laurel",
]
"""Whatever can be gained. Several things gained at once are gained in this order."""

STARTING: Final = [
    "aegis",
    "follower",
    "prayer",
    "kindness",
    "conflict_card",
    "premonition",
    "bonus_location",
]
LOST: Final = ["vp", "aegis", "follower", "prayer", "grandeur", "kindness", "conflict_card", "premonition"]
PAID: Final = ["vp", "aegis", "follower", "prayer", "grandeur", "conflict_card"]
GIVEN: Final = ["aegis", "follower"]
HELD: Final = ["vp", "aegis", "follower", "prayer", "kindness", "conflict_card", "premonition", "laurel"]

PLACES: Final = ["location", "city"]
"""Where a character can be sent: a Location, or a single City."""
SOURCE: Final = Word("rulebook", "public", "house")
