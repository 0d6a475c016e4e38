"""The files of a Hybris pack and the entries in them."""

from typing import Final

from agon.cards.kinds import Amounts, IdOr, OneOf, Symbols
from agon.games.hybris.schema.powers import NAMED_POWER, POWER, TABLE_POWER
from agon.games.hybris.schema.vocabulary import (
    CLASH_CONDITIONS,
    CONDITIONS,
    COUNTS,
    EFFECTS,
    SONG_CONDITIONS,
    VERBS,
)
from agon.games.hybris.schema.words import (
    ACTIONS,
    AGES,
    CARD_TYPES,
    EDGES,
    ELEMENTS,
    ITEMS,
    LETTERS,
    MODES,
    PAID,
    PLACES,
    SOURCE,
    STARTING,
    TYPES,
)
from agon.kernel.packs import Section, Shape, Single
from agon.kernel.schema import (
    ID,
    Field,
    Flag,
    ListOf,
    Maybe,
    Ref,
    Row,
    Table,
    Text,
    ValueKind,
    Whole,
    Word,
    Wording,
)

BOARDS: Final = "boards.toml"
TRACKS: Final = "tracks.toml"
CITIES: Final = "cities.toml"
TECHNOLOGIES: Final = "technologies.toml"
CONFLICT: Final = "conflict.toml"
COLISEUM: Final = "coliseum.toml"
OLYMPIANS: Final = "olympians.toml"
UPGRADES: Final = "upgrades.toml"
PILLARS: Final = "pillars.toml"
PREMONITIONS: Final = "premonitions.toml"
PRIMORDIALS: Final = "primordials.toml"
QUESTS: Final = "quests.toml"
SCENARIOS: Final = "scenarios.toml"
VARIANTS: Final = "variants.toml"

ANY_EFFECTS: Final = ListOf(VERBS)
ANY_SYMBOLS: Final = Symbols(ELEMENTS, 0, 9)
POINT: Final = ListOf(Whole(0, 4000), 2, 2)
RECT: Final = ListOf(Whole(0, 4000), 4, 4)
AGE: Final = Whole(1, AGES)
SOURCED: Final = [Field("source", SOURCE), Maybe("printed", ListOf(Text(ID), 1))]
"""Where an entry comes from, and which of its fields the book prints."""


def entry(*fields: Field) -> Table:
    """An entry with an id and a source."""
    return Table(Field("id", Text(ID)), *fields, *SOURCED)


def named(*fields: Field) -> Table:
    """An entry with an id, a name and a source."""
    return entry(Field("name", Wording()), *fields)


def single(name: str, *fields: Field) -> Section:
    return Single(name, Table(*fields, *SOURCED))


def exactly(number: int, name: str, table: Table) -> Section:
    """As many as the rules need."""
    return Section(name, table, number, number)


def printed(number: int, name: str, table: Table) -> Section:
    """As many as the book prints, which an own pack need not have."""
    return Section(name, table, printed=number)


# ---------------------------------------------------------------- boards, tracks, cities

LAYOUT: Final = [
    Field("table", POINT),
    Field("ring", RECT),
    Field("gap", Whole(0, 99)),
    Field("slot_radius", Whole(1, 99)),
    Field("open_slot_radius", Whole(1, 99)),
    Field("age_track", ListOf(POINT, AGES, AGES)),
    Field("coliseum_heroes", ListOf(POINT, 5, 5)),
    Field("map_origin", POINT),
    Field("map_per_mille", Whole(1, 4000)),
]
LOCATION: Final = named(
    Field("actions", ListOf(OneOf(ACTIONS), 1)),
    Field("prophets", Flag()),
    Field("malus", ANY_EFFECTS),
    Field("rect", RECT),
    Field("title_at", POINT),
    Maybe("artwork", RECT),
    Field("zones", ListOf(Table(Field("id", Text(ID)), Field("rect", RECT)))),
)
SLOT: Final = named(
    Field("location", Ref("location")),
    Field("open", Flag()),
    Field("bonus", ANY_EFFECTS),
    Field("at", POINT),
)
KINDNESS: Final = entry(Field("effects", EFFECTS))
CONVERSION: Final = entry(Field("cost", Amounts(["prayer"])), Field("gives", EFFECTS))
MAP: Final = [
    Field("width", Whole(1, 4000)),
    Field("height", Whole(1, 4000)),
    Field("space", Whole(1, 400)),
    Field("pitch", Whole(1, 400)),
    Field("slot_radius", Whole(1, 400)),
]
WELL: Final = [
    Field("name", Wording()),
    Field("x", Whole(0, 4000)),
    Field("y", Whole(0, 4000)),
    Field("radius", Whole(1, 400)),
    Field("marks", ListOf(Whole(1, 99), 2, 2)),
]
CITY: Final = named(
    Field("slot_prayers", Whole(0, 9)),
    Field("kindness", Whole(0, 5)),
    Field("followers", Whole(0, 9)),
    Field("service", EFFECTS),
    Field("affinity", OneOf(TYPES)),
    Field("position", POINT),
    Field("banner", RECT),
    Field("slot", POINT),
    Field("temple_area", RECT),
)
SPACE: Final = entry(
    Field("city", Ref("city")),
    Field("column", Whole(0, 9)),
    Field("row", Whole(0, 9)),
    Field("x", Whole(0, 4000)),
    Field("y", Whole(0, 4000)),
)
END: Final = Table(Field("space", Ref("space")), Field("edge", OneOf(EDGES)))
LINK: Final = named(Field("a", END), Field("b", END), Field("path", ListOf(POINT, 2)))

# ---------------------------------------------------------------- tiles and cards

TECHNOLOGY: Final = named(
    Field("type", OneOf(TYPES)),
    Field("cost", Amounts(["follower", "aegis"])),
    Field("vp", Whole(0, 9)),
    Field("prayers", Whole(0, 9)),
    Field("connectors", ListOf(OneOf(EDGES))),
    Field("power", POWER),
)
SYMBOL: Final = named()
CARD_FACE: Final = [
    Field("type", OneOf(CARD_TYPES)),
    Field("strength", Whole(0, 9)),
    Field("determination", Whole(0, 6)),
    Field("elements", ListOf(OneOf(ELEMENTS))),
    Maybe("effects", EFFECTS),
]


def combo(left: ValueKind) -> Field:
    return Maybe("combo", Table(Maybe("left", left), Maybe("right", Ref("symbol")), Maybe("bonus", Whole(1, 9))))


CONFLICT_CARD: Final = named(
    Field("deck", IdOr(["olympian"], "common")),
    Maybe("enhanced", Flag()),
    *CARD_FACE,
    combo(IdOr(["symbol"], "any")),
)
COLISEUM_CARD: Final = named(Field("copies", Whole(1, 40)), *CARD_FACE, combo(Ref("symbol")))
ENEMY: Final = [Field("base", Whole(0, 20)), Field("cards", Whole(0, 9)), Field("elements", ANY_SYMBOLS)]
COLISEUM_HERO: Final = named(*ENEMY, Field("ally", ListOf(POWER, 1)))
OLYMPIAN: Final = named(
    Field("aura", Whole(1, 9)),
    Field("determination", Whole(1, 6)),
    Field("prophets", Wording()),
    Field("spark_track", ListOf(EFFECTS, 8, 8)),
    Field("aid", ListOf(Wording(), 1)),
    Field("powers", ListOf(NAMED_POWER, 1)),
)
HERO: Final = named(Field("olympian", Ref("olympian")))
UPGRADE: Final = named(
    Field("olympian", Ref("olympian")),
    Field("items", Row(OneOf(ITEMS), 1)),
    Maybe("hero", Ref("hero")),
    Field("reward", EFFECTS),
    Field("unlocked", ListOf(POWER, 1)),
)
PILLAR: Final = named(Field("number", Whole(1, 6)), Field("upper", EFFECTS), Field("lower", EFFECTS))
PREMONITION: Final = named(
    Field("place", IdOr(PLACES)),
    Field("tier", Whole(1, 4)),
    Field("conditions", ListOf(CONDITIONS, 1)),
    Field("reward", EFFECTS),
)
PRIMORDIAL: Final = named(
    Maybe("letter", OneOf(LETTERS)),
    Field("aegis", Whole(0, 9)),
    Field("wrath_1", ANY_EFFECTS),
    Field("wrath_2", ANY_EFFECTS),
)
SONG: Final = Table(
    Field("title", Wording()), Field("conditions", ListOf(SONG_CONDITIONS, 1)), Field("reward", EFFECTS)
)
EPIC: Final = named(Field("tier", Whole(1, 4)), Field("reward", EFFECTS), Field("songs", ListOf(SONG, 2, 4)))
CLASH: Final = named(
    Field("tier", Whole(1, 4)),
    *ENEMY,
    Field("conditions", ListOf(CLASH_CONDITIONS)),
    Field("reward", EFFECTS),
)

# ---------------------------------------------------------------- scenarios and variants

FEAR: Final = ListOf(Table(Field("age", AGE), Field("letter", OneOf(LETTERS))))
START: Final = Amounts(STARTING, 0)
QUEST_KINDS: Final = ListOf(Word("epic", "clash"), 1)
ASCENSION: Final = Table(Field("unlocked", Whole(1, 6)), Maybe("instead", EFFECTS))
FINAL: Final = ListOf(COUNTS, 1)
STANDARD: Final = [
    Field("ages", AGE),
    Field("fear", FEAR),
    Field("start", START),
    Field("quest_deck", QUEST_KINDS),
    Field("well", Whole(0, 13)),
    Field("ascension", ASCENSION),
    Field("final", FINAL),
]
CHANGES: Final = [
    *[Maybe(field.name, field.kind) for field in STANDARD],
    Maybe("each_player", EFFECTS),
    Maybe(
        "start_tile",
        Table(
            Field("order", Word("reverse_grandeur")),
            Field("max_cost", Whole(0, 20)),
            Field("to", Word("storage")),
        ),
    ),
    Maybe("expired_quests", Word("reshuffle")),
    Maybe("disciplines", Table(Field("shown", Whole(1, AGES)))),
    Maybe("token", Ref("token")),
    Maybe("counter", Ref("counter")),
    Maybe(
        "conversions",
        ListOf(Table(Field("cost", Amounts(PAID)), Field("gives", EFFECTS), Field("limit", Whole(1, 9))), 1),
    ),
    Maybe("influence", Table(Field("temple", Whole(0, 9)), Field("technology", Whole(0, 9)))),
    Maybe("powers", ListOf(TABLE_POWER, 1)),
]
WHO_PLAYS: Final = [
    Field("players", ListOf(Whole(1, 4), 1)),
    Field("modes", ListOf(Word(*MODES, "any"), 1)),
    Field("text", ListOf(Wording(), 1)),
]
SCENARIO: Final = named(*WHO_PLAYS, Field("complexity", Whole(1, 5)), *CHANGES)
VARIANT: Final = named(*WHO_PLAYS, Field("with_scenario", Flag()), Field("excludes", ListOf(Ref("variant"))), *CHANGES)
DISCIPLINE: Final = named(Field("measure", COUNTS))
TOKEN: Final = named(Field("at", Ref("location")))
COUNTER: Final = named()

SHAPE: Final = Shape(
    "hybris",
    {
        BOARDS: [single("layout", *LAYOUT), exactly(7, "location", LOCATION), Section("slot", SLOT)],
        TRACKS: [
            single("grandeur", Field("spaces", Whole(4, 4))),
            single("determination", Field("spaces", ListOf(Whole(0, 9), 6, 6))),
            single("workshop", Field("discounts", ListOf(Whole(0, 9), 3, 3))),
            single("factory", Field("spaces", Whole(3, 3)), Field("exit", EFFECTS)),
            single("storage", Field("tiles", Whole(1, 9))),
            single("quest_zones", Field("count", Whole(1, 9))),
            single("olympian_tokens", Field("count", Whole(1, 99))),
            single("location_tokens", Field("locations", Row(Ref("location"), 8, 8))),
            exactly(5, "kindness", KINDNESS),
            Section("conversion", CONVERSION),
        ],
        CITIES: [
            single("map", *MAP),
            single("well", *WELL),
            exactly(5, "city", CITY),
            Section("space", SPACE, 10, 20),
            Section("link", LINK),
        ],
        TECHNOLOGIES: [printed(60, "technology", TECHNOLOGY)],
        CONFLICT: [Section("symbol", SYMBOL), printed(36, "conflict_card", CONFLICT_CARD)],
        COLISEUM: [Section("coliseum_card", COLISEUM_CARD), exactly(5, "coliseum_hero", COLISEUM_HERO)],
        OLYMPIANS: [exactly(4, "olympian", OLYMPIAN), exactly(12, "hero", HERO)],
        UPGRADES: [exactly(24, "upgrade", UPGRADE)],
        PILLARS: [exactly(6, "pillar", PILLAR)],
        PREMONITIONS: [printed(39, "premonition", PREMONITION)],
        PRIMORDIALS: [printed(10, "primordial", PRIMORDIAL)],
        QUESTS: [printed(17, "epic", EPIC), printed(16, "clash", CLASH)],
        SCENARIOS: [
            single("standard", *STANDARD),
            printed(5, "scenario", SCENARIO),
            Section("discipline", DISCIPLINE, AGES, 99),
            Section("token", TOKEN, 0),
            Section("counter", COUNTER, 0),
        ],
        VARIANTS: [printed(3, "variant", VARIANT)],
    },
)
