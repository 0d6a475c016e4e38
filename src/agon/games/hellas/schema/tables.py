"""The files of a Hellas pack and the entries in them."""

from typing import Final

from agon.cards.kinds import Amounts
from agon.games.hellas.schema.powers import ARTIFACT_POWER, KEPT_POWER, MONSTER_POWER, POWER
from agon.games.hellas.schema.vocabulary import CONDITIONS, COUNTS, EFFECTS, REGION, VERBS
from agon.games.hellas.schema.words import (
    ARTIFACTS,
    ATTRIBUTE,
    COLOURS,
    FACES,
    MARKS,
    SOURCE,
    STEP_PRICE,
)
from agon.kernel.packs import Section, Shape, Single
from agon.kernel.schema import ID, Either, Field, Flag, ListOf, Maybe, Ref, Row, Table, Text, Whole, Word, Wording

SUPPLIES: Final = "supplies.toml"
MAP: Final = "map.toml"
GODS: Final = "gods.toml"
HEROES: Final = "heroes.toml"
MONSTERS: Final = "monsters.toml"
EVENTS: Final = "events.toml"
COMBAT: Final = "combat.toml"
ATTACKS: Final = "attacks.toml"
BLESSINGS: Final = "blessings.toml"
ARTIFACT_CARDS: Final = "artifacts.toml"
QUESTS: Final = "quests.toml"
TEMPLES: Final = "temples.toml"

LEVELS: Final = 5
STEPS: Final = 3
FIELDS: Final = ListOf(Text(ID), 1)
SOURCED: Final = [
    Field("source", SOURCE),
    Maybe("printed", FIELDS),
    Maybe("public", FIELDS),
    Maybe("house", FIELDS),
]
"""Where an entry comes from, and which of its fields come from elsewhere."""
POINT: Final = ListOf(Whole(0, 1000), 2, 2)
POLYGON: Final = ListOf(POINT, 3)
COLOUR: Final = Text("#[0-9A-F]{6}")
SYMBOLS: Final = Row(Ref("combat_symbol"), 1, 3)
SOLO: Final = Field("solo", Flag())
"""Whether the campaign uses it.  LOH-SSETUP-05"""


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


def wholes(low: int, high: int, *names: str) -> list[Field]:
    """Fields that are whole numbers within the same bounds."""
    return [Field(name, Whole(low, high)) for name in names]


# ---------------------------------------------------------------- the table and the map

PIECES: Final = wholes(1, 99, "hoplites", "priests", "control_tokens", "used_action_tokens", "wound_tokens")
LIMITS: Final = wholes(1, 9, "hand", "attribute_least", "attribute_most", "injuries", "quest_slots")
SETUP: Final = wholes(1, 23, "events", "combat_cards", "hoplites", "control_up_to", "monument_level")
PLAYERS: Final = entry(
    Field("players", Whole(2, 4)),
    *wholes(1, 8, "temples", "warlord_lands"),
    Field("warlord_without", ListOf(Ref("land"))),
    Field("king_of_kings", Flag()),
    Field("repeat_action", Flag()),
)
VICTORY: Final = wholes(1, 9, "temples", "monsters", "countdown")
CANVAS: Final = [
    *wholes(1, 1000, "width", "height", "trail_width"),
    *[Field(name, COLOUR) for name in ("sea", "coast", "trail", "decor_fill", "decor_border")],
    Field("trail_dash", Row(Whole(1, 99), 2, 2)),
]
LAND: Final = named(
    Field("letter", Text("[A-Z]")),
    Field("fill", COLOUR),
    Field("hatch", Word("diagonal", "dots", "waves", "crosshatch", "vertical")),
    Field("hatch_ink", COLOUR),
    Field("hatch_opacity", Whole(1, 100)),
)
SITES: Final = ["city", "shrine", "oracle", "monument"]
REGIONS: Final = named(
    Field("number", Whole(1, 19)),
    Field("land", Ref("land")),
    Field("population", Whole(1, 9)),
    Maybe("city", Word("city", "sparta")),
    Maybe("shrine", Flag()),
    Maybe("oracle", Flag()),
    Field("neighbours", ListOf(REGION)),
    Maybe("arrow", REGION),
    Maybe("arrow_line", ListOf(POINT, 2, 2)),
    Field("polygon", POLYGON),
    *[Field(name, POINT) for name in ("label", "badge", "units", "figure", "token")],
    Field("sites", Table(*[Maybe(name, POINT) for name in SITES])),
)
SEA_TRAIL: Final = named(Field("between", ListOf(REGION, 2, 2)), Field("curve", ListOf(POINT, 4, 4)))
DECOR: Final = named(Field("polygon", POLYGON))

# ---------------------------------------------------------------- gods, heroes, monsters

GOD: Final = named(
    Field("attribute", ATTRIBUTE),
    Field("region", REGION),
    Field("levels", Whole(LEVELS, LEVELS)),
    Field("priest_spots", Whole(1, 9)),
    Field("artifact", Ref("artifact")),
    Field("powers", ListOf(ListOf(VERBS), LEVELS, LEVELS)),
)
HERO: Final = named(Field("colour", Word(*COLOURS)), Field("bonus", EFFECTS), Field("powers", ListOf(POWER, 1)), SOLO)
DIE_FACE: Final = named(Field("faces", Whole(1, 6)))
WOUND: Final = Table(Field("symbol", Ref("combat_symbol")), Maybe("mark", Word(*MARKS)))
MONSTER: Final = named(
    Field("wounds", ListOf(WOUND, 4, 7)),
    Field("special_attack", EFFECTS),
    Field("region_attack", EFFECTS),
    Maybe("powers", ListOf(MONSTER_POWER, 1)),
    Field("artifact", Ref("artifact")),
    SOLO,
)
MONSTER_CARD: Final = named(
    Field("monster", Ref("monster")),
    Field("region", REGION),
    Field("evolution", Either(Table(Field("power", MONSTER_POWER)), Table(Field("wounds", SYMBOLS)))),
)

# ---------------------------------------------------------------- cards

PARRY: Final = Table(Field("injuries", Whole(0, 3)), Field("draws", Whole(0, 9)))
COMBAT_SYMBOL: Final = named(Field("any_wound", Whole(0, 9)), Field("own_wound", Flag()), Maybe("parry", PARRY))
COMBAT_CARD: Final = named(
    Field("symbol", Ref("combat_symbol")),
    *wholes(0, 9, "value", "casualties"),
    Field("copies", Whole(1, 30)),
    Maybe("effects", EFFECTS),
    SOLO,
)
ATTACK_CARD: Final = named(
    Field("value", Whole(0, 9)),
    Maybe("each", Whole(1, 9)),
    Maybe("per", COUNTS),
    Field("copies", Whole(1, 18)),
    Field("effects", EFFECTS),
)
BLESSING: Final = named(Field("god", Ref("god")), Field("powers", ListOf(POWER, 1)), SOLO)
ARTIFACT: Final = named(Field("kind", Word(*ARTIFACTS)), Field("power", ARTIFACT_POWER), SOLO)
STEP: Final = Table(Maybe("needs", ListOf(CONDITIONS, 1)), Maybe("pays", Amounts(STEP_PRICE)))
QUEST: Final = named(
    Field("region", REGION),
    Field("steps", ListOf(STEP, STEPS, STEPS)),
    Maybe("trophy", EFFECTS),
    Maybe("kept", KEPT_POWER),
    SOLO,
)
TEMPLE_CARD: Final = named(Field("drafts", ListOf(Whole(1, 8), 1)), Field("oracle", EFFECTS))

SHAPE: Final = Shape(
    "hellas",
    {
        SUPPLIES: [
            single("pieces", *PIECES),
            single("limits", *LIMITS),
            single("setup", *SETUP),
            exactly(3, "table", PLAYERS),
            single("victory", *VICTORY),
        ],
        MAP: [
            single("canvas", *CANVAS),
            exactly(5, "land", LAND),
            exactly(19, "region", REGIONS),
            printed(7, "sea_trail", SEA_TRAIL),
            Section("decor", DECOR, 0),
        ],
        GODS: [exactly(3, "god", GOD)],
        HEROES: [exactly(4, "hero", HERO)],
        MONSTERS: [exactly(len(FACES), "die_face", DIE_FACE), exactly(7, "monster", MONSTER)],
        EVENTS: [exactly(14, "monster_card", MONSTER_CARD)],
        COMBAT: [exactly(8, "combat_symbol", COMBAT_SYMBOL), Section("combat_card", COMBAT_CARD)],
        ATTACKS: [Section("attack_card", ATTACK_CARD)],
        BLESSINGS: [printed(36, "blessing", BLESSING)],
        ARTIFACT_CARDS: [printed(20, "artifact", ARTIFACT)],
        QUESTS: [printed(9, "quest", QUEST)],
        TEMPLES: [
            single("temples", Field("count", Whole(8, 8))),
            single("activation", Field("name", Wording())),
            printed(5, "temple_card", TEMPLE_CARD),
        ],
    },
)
