"""The files of Cataclysm's part of a pack and the entries in them."""

from typing import Final

from agon.cards.kinds import IdOr
from agon.games.hybris.cataclysm.schema.words import REQUIREMENTS, TASKS
from agon.games.hybris.schema.powers import NAMED_POWER
from agon.games.hybris.schema.tables import ANY_EFFECTS, POINT, PREMONITIONS, RECT, entry, named, printed, single
from agon.games.hybris.schema.vocabulary import CONDITIONS, EFFECTS, EVENTS
from agon.kernel.packs import Section, Shape
from agon.kernel.schema import ID, Field, Flag, ListOf, Maybe, Ref, Table, Text, Whole, Word, Wording

OUTSKIRTS: Final = "outskirts.toml"
CHAOS: Final = "chaos.toml"
EXPLORATION: Final = "exploration.toml"
HANGAR: Final = "hangar.toml"

ECHELONS: Final = 5
SITES: Final = (2, 5)

# ---------------------------------------------------------------- the board

LOCATION: Final = [
    Field("id", Text("outskirts")),
    Field("name", Wording()),
    Field("actions", ListOf(Word("explore", "defend"), 2, 2)),
    Field("prophets", Flag()),
    Field("between", ListOf(Ref("location"), 2, 2)),
    Field("rect", RECT),
    Field("title_at", POINT),
    Field("zones", ListOf(Table(Field("id", Text(ID)), Field("rect", RECT)))),
]
SLOT: Final = [Field("id", Text(ID)), Field("name", Wording()), Field("at", POINT)]
ECHELON: Final = Table(
    Field("cost", Whole(0, 9)),
    Field("bonus", Whole(0, 9)),
    Field("reward", ANY_EFFECTS),
    Maybe("printed", ListOf(Word("cost", "bonus", "reward"), 1)),
)
TRACK: Final = Field("echelons", ListOf(ECHELON, ECHELONS, ECHELONS))

# ---------------------------------------------------------------- Chaos

RULES: Final = [
    Field("name", Wording()),
    Field("spaces", Whole(3, 3)),
    Field("cards", Whole(1, 3)),
    Field("unleashed_at", Whole(2, 9)),
    Field("unleashed_advance", Whole(1, 3)),
    Field("intercept_energy", Whole(0, 7)),
]
REPELLED: Final = entry(Field("momentum", Whole(0, 9)), Field("reward", EFFECTS))
HUNGER: Final = named(Field("aegis", Whole(-9, 9)))
CHAOS_CARD: Final = named(
    Field("copies", Whole(1, 30)),
    Field("strength", Whole(0, 12)),
    Field("attraction", ListOf(Table(Maybe("aegis", Whole(1, 9)), Field("effects", EFFECTS)), 1)),
    Field("conflict", ListOf(Table(Maybe("momentum", Whole(1, 5)), Field("effects", EFFECTS)), 1)),
)
CATACLYSM_CARD: Final = named(Field("city", Ref("city")))

# ---------------------------------------------------------------- cards and tiles

ADVENTURE: Final = named(
    Field("success", ListOf(REQUIREMENTS, 1)),
    Field("failure", EFFECTS),
    Field("progress", ListOf(EVENTS, 1)),
    Field("sites", ListOf(ANY_EFFECTS, *SITES)),
    Field("module", NAMED_POWER),
)
EVENT: Final = named(
    Field("mood", Wording()),
    Field("requirement", ListOf(REQUIREMENTS, 1)),
    Field("success", EFFECTS),
    Field("failure", EFFECTS),
)
PLACES: Final = [
    Field("workers", Whole(1, 9)),
    Field("energy", Whole(1, 20)),
    Field("research", Whole(1, 9)),
    Field("tiles", Whole(1, 4)),
    Field("start_energy", Whole(0, 9)),
    Field("start_workers", Whole(0, 9)),
    Field("recruits", Whole(1, 9)),
]
WHOSE: Final = Field("olympian", IdOr(["olympian"], "artemis"))
MK_CARD: Final = named(WHOSE, Field("aid", Wording()))
MK_POWER: Final = named(WHOSE, Field("abilities", ListOf(NAMED_POWER, 1)))
MK_TILE: Final = named(
    WHOSE,
    Field("part", Word("head", "core", "arm", "legs")),
    Field("tasks", ListOf(TASKS, 2, 5)),
    Field("rewards", EFFECTS),
)
PREMONITION: Final = named(
    Field("place", Text("outskirts")),
    Field("tier", Whole(1, 4)),
    Field("conditions", ListOf(CONDITIONS, 1)),
    Field("reward", EFFECTS),
)

SHAPE: Final = Shape(
    "hybris",
    {
        OUTSKIRTS: [
            single("location", *LOCATION),
            single("slot", *SLOT),
            single("explore_track", TRACK),
            single("defend_track", TRACK),
        ],
        CHAOS: [
            single("chaos", *RULES),
            Section("repelled", REPELLED),
            Section("hunger", HUNGER, 1, 9),
            Section("chaos_card", CHAOS_CARD),
            printed(5, "cataclysm_card", CATACLYSM_CARD),
        ],
        EXPLORATION: [printed(10, "adventure", ADVENTURE), printed(14, "event", EVENT)],
        HANGAR: [
            single("hangar", *PLACES),
            Section("mk_card", MK_CARD),
            Section("mk_power", MK_POWER),
            Section("mk_tile", MK_TILE),
        ],
        PREMONITIONS: [printed(3, "premonition", PREMONITION)],
    },
)
