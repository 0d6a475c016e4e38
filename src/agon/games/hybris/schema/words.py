"""The fixed words of Hybris: what things are called wherever a pack speaks of them, and kinds of values made of them.

The place of a word in its list is the number that the rules know it by.
"""

from collections.abc import Sequence
from typing import Final, Literal, get_args

from agon.kernel.schema import Kind, Reading, Spot, Word, guess, shown

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


class OneOf(Word):
    """One of the words of a numbered list, or of those given, which may leave some out and add others."""

    def __init__(self, numbered: Sequence[str], *words: str) -> None:
        super().__init__(*(words or tuple(numbered)))
        self.numbered: Sequence[str] = numbered


class Amounts(Kind):
    """How much of which resources: `{ vp = 2, aegis = 1 }`."""

    def __init__(self, words: list[str], low: int = 1, high: int = 9) -> None:
        self.words: list[str] = words
        self.low: int = low
        self.high: int = high

    def check(self, value: object, spot: Spot, reading: Reading) -> None:
        if not isinstance(value, dict) or not value:
            found = "an empty table" if value == {} else shown(value)
            reading.fault(spot, f"expected amounts such as {{ {self.words[0]} = 1 }}, found {found}")
            return
        for word, amount in value.items():
            if word not in self.words:
                meant = guess(word, self.words) or f" (one of: {', '.join(self.words)})"
                reading.fault(spot.key(word), f"unknown resource{meant}")
            elif isinstance(amount, bool) or not isinstance(amount, int):
                reading.fault(spot.key(word), f"expected a whole number, found {shown(amount)}")
            elif not self.low <= amount <= self.high:
                reading.fault(spot.key(word), f"expected {self.low} to {self.high}, found {amount}")


class IdOr(Kind):
    """The id of an entry of one of some kinds, or one of a few words that stand for one."""

    def __init__(self, kinds: list[str], *words: str) -> None:
        self.kinds: list[str] = kinds
        self.words: list[str] = list(words)

    def check(self, value: object, spot: Spot, reading: Reading) -> None:
        known = [id for kind in self.kinds for id in reading.ids.get(kind, [])] + self.words
        wanted = " or ".join(self.kinds)
        if not isinstance(value, str):
            reading.fault(spot, f"expected the id of a {wanted}, found {shown(value)}")
        elif value not in known:
            reading.fault(spot, f"no {wanted} {shown(value)}{guess(value, known)}")


class Number(Kind):
    """A whole number within bounds, or a word that stands for one, such as `all`."""

    def __init__(self, low: int, high: int, *words: str) -> None:
        self.low: int = low
        self.high: int = high
        self.words: list[str] = list(words)

    def check(self, value: object, spot: Spot, reading: Reading) -> None:
        wanted = f"expected {self.low} to {self.high} or {', '.join(self.words)}"
        if isinstance(value, str):
            good = value in self.words
        else:
            good = isinstance(value, int) and not isinstance(value, bool) and self.low <= value <= self.high
        if not good:
            reading.fault(spot, f"{wanted}, found {shown(value)}")
