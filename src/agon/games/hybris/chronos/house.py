"""House rules: everything played in addition to what the aid prints; each table can play or leave out each of them.

The one list of them: setup options, the two presets, what the board shows and what the ledger has to explain are made
of it. Titles and words are those of the options: `-off` says what the aid prints, `-on` what the house rule does.
"""

from typing import Final, NamedTuple

from agon.kernel.modules import SetupOption

RULES: Final = "solo_rules"
"""The option that says what is played where nothing else is said."""
BY_THE_BOOK: Final = "by_the_book"
HOUSE: Final = "house"
PRESETS: Final = (BY_THE_BOOK, HOUSE)

AS_PRESET: Final = "preset"
ON: Final = "on"
OFF: Final = "off"

# before the first Age
GIFTS: Final = "gifts"
SOLO_POWERS: Final = "solo_powers"
LEFT_OUT: Final = "left_out"
# the Divine Pillar phase
BARE_PILLARS: Final = "bare_pillars"
TIME_REMEMBERS: Final = "time_remembers"
BOONS: Final = "boons"
# Planning
PRECEDENCE: Final = "precedence"
FEARFUL_PRAYERS: Final = "fearful_prayers"
TILES_FOLLOW: Final = "tiles_follow"
# Action
BOTH_HALVES: Final = "both_halves"
PROFIT_ON_PASSING: Final = "profit_on_passing"
WEIGHT_OF_KRATOS: Final = "weight_of_kratos"
OWN_CITIES: Final = "own_cities"
REFORGING: Final = "reforging"
# the End of Age
SEALS_EXPIRE: Final = "seals_expire"
SEALS_BOUGHT: Final = "seals_bought"
RECKONING: Final = "reckoning"
# at any time
SHORTFALL: Final = "shortfall"
BEYOND_THE_TOP: Final = "beyond_the_top"
UNBOUND: Final = "unbound"


class HouseRule(NamedTuple):
    """Something that the aid does not print."""

    id: str
    ledger: str  # the rule that says what it is
    printed: tuple[str, ...]  # those that it changes or adds to; none: the aid has nothing there


HOUSE_RULES: Final[tuple[HouseRule, ...]] = (
    HouseRule(GIFTS, "CHR-HOUSE-01", ()),
    HouseRule(SOLO_POWERS, "CHR-HOUSE-02", ()),
    HouseRule(LEFT_OUT, "CHR-HOUSE-03", ()),
    HouseRule(BARE_PILLARS, "CHR-HOUSE-04", ("CHR-P1-11",)),
    HouseRule(TIME_REMEMBERS, "CHR-HOUSE-05", ("CHR-P1-08",)),
    HouseRule(BOONS, "CHR-HOUSE-06", ("CHR-P1-09",)),
    HouseRule(PRECEDENCE, "CHR-HOUSE-07", ("CHR-P2-01",)),
    HouseRule(FEARFUL_PRAYERS, "CHR-HOUSE-08", ("CHR-P2-01",)),
    HouseRule(TILES_FOLLOW, "CHR-HOUSE-09", ("CHR-UPG-04",)),
    HouseRule(BOTH_HALVES, "CHR-HOUSE-10", ("CHR-P1-10",)),
    HouseRule(PROFIT_ON_PASSING, "CHR-HOUSE-11", ("CHR-PILLAR-05",)),
    HouseRule(WEIGHT_OF_KRATOS, "CHR-HOUSE-12", ("CHR-COMBAT-03",)),
    HouseRule(OWN_CITIES, "CHR-HOUSE-13", ("CHR-MOVE-11",)),
    HouseRule(REFORGING, "CHR-HOUSE-14", ("CHR-AVA-08",)),
    HouseRule(SEALS_EXPIRE, "CHR-HOUSE-15", ("CHR-DESO-06",)),
    HouseRule(SEALS_BOUGHT, "CHR-HOUSE-16", ("CHR-DESO-06",)),
    HouseRule(RECKONING, "CHR-HOUSE-17", ("CHR-P4-15",)),
    HouseRule(SHORTFALL, "CHR-HOUSE-18", ("CHR-DEFEAT-05",)),
    HouseRule(BEYOND_THE_TOP, "CHR-HOUSE-19", ("CHR-P1-08",)),
    HouseRule(UNBOUND, "CHR-HOUSE-20", ("CHR-END-01",)),
)

OPTIONS: Final[tuple[SetupOption, ...]] = (
    SetupOption(RULES, PRESETS, ("CHR-GEN-07",), former=((1, HOUSE),)),
    *[SetupOption(rule.id, (AS_PRESET, OFF, ON), (rule.ledger, *rule.printed), under=RULES) for rule in HOUSE_RULES],
)


def played(options: dict[str, str]) -> frozenset[str]:
    """The house rules that a table plays: as it says of each, otherwise as its preset has all of them."""
    preset = ON if options[RULES] == HOUSE else OFF
    said = {rule.id: options[rule.id] for rule in HOUSE_RULES}
    return frozenset([id for id, value in said.items() if (preset if value == AS_PRESET else value) == ON])
