"""The files of the part of a pack against Chronos, and the entries in them."""

from typing import Final

from agon.cards.kinds import Amounts, IdOr, Number, OneOf
from agon.games.hybris.chronos.house import BY_THE_BOOK, HOUSE_RULES
from agon.games.hybris.chronos.house import HOUSE as HOUSE_PRESET
from agon.games.hybris.schema.powers import PowerTable
from agon.games.hybris.schema.tables import ANY_SYMBOLS, SOURCED, exactly, named, printed, single
from agon.games.hybris.schema.vocabulary import CONDITIONS, EFFECTS, EVENTS, VERBS
from agon.games.hybris.schema.words import AGES, ELEMENTS, LETTERS
from agon.kernel.packs import Section, Shape, Single
from agon.kernel.schema import ID, Field, Flag, ListOf, Maybe, Ref, Row, Table, Text, Whole, Word, Wording

CONCEPTS: Final = "concepts.toml"
CARDS: Final = "cards.toml"
AVATARS: Final = "avatars.toml"
TILES: Final = "tiles.toml"
LEVELS: Final = "levels.toml"
SOLO: Final = "solo.toml"

CHAIN: Final = 6
"""Conditions of a chain track.  CHR-CHAIN-01"""
PIECES: Final = ["follower", "aegis", "prayer"]
SINGULAR: Final = ("ananke", "kratos", "temnein")
"""The Concepts that have rules of their own."""

LINK: Final = Table(
    Field("what", Word("follower", "prayer", "aegis", "spark", "technology", "well", "temple", "vp")),
    Field("amount", Number(1, 99, "players")),
    Maybe("plus", Flag()),
)
CONCEPT: Final = named(
    Field("number", Whole(1, 6)),
    Field("kind", Word("chained", "upgrade")),
    Maybe("avatar", Ref("avatar")),
    Maybe("resource", Amounts([*PIECES, "vp"])),
    Field("boon", EFFECTS),
    Maybe("chain", ListOf(LINK, CHAIN, CHAIN)),
    Field("gets", Wording()),
    Field("risks", Wording()),
)
CONCEPT_CARD: Final = named(
    Field("concept", Ref("concept")),
    Field("tier", Whole(1, 2)),
    Maybe("bar", ListOf(Word("olympian", "hero", "prophet"), 1)),
    Field("main", EFFECTS),
    Field("desolation", VERBS),
)
AVATAR: Final = named(
    Field("number", Whole(1, 3)),
    Field("letter", OneOf(LETTERS)),
    Field("income", Amounts([*PIECES, "vp"])),
    Field("main", EFFECTS),
    Field("cities", ListOf(Ref("city"), 5, 5)),
    Field("base", Whole(0, 20)),
    Field("cards", Whole(0, 9)),
    Field("elements", ANY_SYMBOLS),
)
AVATAR_CARD: Final = named(
    Field("strength", Whole(0, 9)),
    Field("elements", ListOf(OneOf(ELEMENTS))),
    Maybe("effects", EFFECTS),
)
CHRONOS_TILE: Final = named(
    Field("concept", Ref("concept")),
    Field("modifier", Whole(-9, 9)),
    Maybe("if", CONDITIONS),
    Maybe("on", EVENTS),
    Field("end_of_age", EFFECTS),
    Field("immediate", EFFECTS),
)
EVEN_AGES: Final = ListOf(Whole(1, AGES), 1)
HOUSE: Final = [
    Field("chain_tokens", Whole(1, 5)),
    Field("slots", Whole(1, 9)),
    Field("intensity_top", Whole(1, 99)),
    Field("tiles_used", Whole(1, 9)),
    Field("cards_used", Whole(AGES, AGES)),
    Field("fed_prayers", Whole(0, 9)),
    Field("kratos_weight", ListOf(Whole(1, 99))),
    Field("reckoning", EVEN_AGES),
    Field("unseal", EVEN_AGES),
    Field("unseal_price", Amounts(["prayer"])),
    Field("left_out", ListOf(Ref("premonition"))),
]
GIVEN: Final = ["aegis", "follower", "prayer", "conflict_card", "vp"]
"""What a player may be given to begin with."""
LAID: Final = [
    Field("vp", Whole(0, 99)),
    Field("head_start", Whole(0, 99)),
    Field("pieces", Whole(0, 3)),
    Field("chronos_grandeur", Whole(1, 4)),
    Field("player_grandeur", Whole(1, 4)),
    Field("kratos", Whole(0, 9)),
    Field("ananke", Whole(0, 9)),
    Field("chains", Row(Whole(1, 5), 4, 4)),
    Field("tiers", Row(Whole(0, AGES), 2, 2)),
]
"""How the table is laid: all that a level of the book changes."""
OF_HOUSE: Final = [
    Field("avatar_strength", Whole(-9, 9)),
    Field("avatar_city", Word("player", "list")),
    Field("empty_tracks", Whole(1, 4)),
    Field("gifts", Amounts(GIVEN, 0, 30)),
]
"""For house rules, where they are played."""
LEVEL: Final = named(
    Field(BY_THE_BOOK, Table(*LAID, *OF_HOUSE)),
    Field(HOUSE_PRESET, Table(*LAID, *OF_HOUSE, Field("card_vp", Whole(-9, 9)))),
)
POWER: Final = Table(Field("id", Text(ID)), Field("name", Wording()), Field("effects", EFFECTS), *SOURCED)
ENDING: Final = named(
    Field("kind", Word("win", "loss")),
    Field("text", Wording()),
    Maybe("rule", OneOf([rule.id for rule in HOUSE_RULES])),
)
SOLO_POWER: Final = PowerTable(
    Field("id", Text(ID)),
    Field("name", Wording()),
    Field("olympian", IdOr(["olympian"], "artemis")),
    *SOURCED,
)

SHAPE: Final = Shape(
    "hybris",
    {
        CONCEPTS: [exactly(6, "concept", CONCEPT)],
        CARDS: [exactly(32, "concept_card", CONCEPT_CARD)],
        AVATARS: [exactly(3, "avatar", AVATAR), printed(18, "avatar_card", AVATAR_CARD)],
        TILES: [exactly(8, "chronos_tile", CHRONOS_TILE)],
        LEVELS: [
            single("house", *HOUSE),
            exactly(3, "level", LEVEL),
            Single("chronos_power", POWER),
            Section("ending", ENDING),
        ],
        SOLO: [Section("solo_power", SOLO_POWER, 0)],
    },
)
