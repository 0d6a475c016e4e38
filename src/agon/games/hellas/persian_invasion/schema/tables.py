"""The files of the campaign's part of a pack and the entries in them."""

from typing import Final

from agon.games.hellas.persian_invasion.schema.words import ACTS, SCRIPTS
from agon.games.hellas.schema.tables import LEVELS, entry, exactly, named, single, wholes
from agon.games.hellas.schema.vocabulary import EFFECTS, REGION, VERBS
from agon.games.hellas.schema.words import COLOURS
from agon.kernel.packs import Section, Shape
from agon.kernel.schema import Field, ListOf, Maybe, Ref, Row, Whole, Word, Wording

CAMPAIGN: Final = "campaign.toml"
SCRIPT_BOOKS: Final = "scripts.toml"
FAILURES: Final = "failures.toml"
CHRONICLE: Final = "chronicle.toml"

COLOURED: Final = Word(*COLOURS)
CAMPAIGN_RULES: Final = [
    *[Field(name, COLOURED) for name in ("player", "allies", "persians")],
    Field("monument_level", Whole(1, LEVELS)),
    Field("temples", Whole(1, 8)),
    Field("used_action_tokens", Whole(SCRIPTS, SCRIPTS)),
    *wholes(0, 9, "recruit_city", "recruit_sparta"),
    Field("usurp_without", ListOf(Ref("land"))),
    Field("quest_done", EFFECTS),
    Field("monster_slain", EFFECTS),
]
PROLOGUE: Final = [
    *[Field(name, REGION) for name in ("hero", "loyal", "ally")],
    *wholes(0, 9, "vanguard", "hoplites", "combat_cards", "monsters", "quests"),
]
PERSIANS: Final = [
    Field("route", ListOf(REGION, 2)),
    *wholes(1, 15, "hoplite_strength", "control_tokens", "spies", "lands_to_win"),
]
TRACKS: Final = wholes(1, 20, "invasion", "mobilization", "command")
CONSEQUENCES: Final = [
    Field("persian_control", REGION),
    Field("lost_land", Ref("land")),
    Field("home", REGION),
    Field("home_hoplites", Whole(1, 9)),
]
ATTITUDE: Final = named(Field("ill_will", Whole(0, 9)))
TOKENS: Final = Field("tokens", Row(Whole(1, SCRIPTS), 2, 2))
MONSTER_ROW: Final = entry(TOKENS, Field("monster", Ref("monster")), Field("region", REGION))
QUEST_ROW: Final = entry(TOKENS, Field("quest", Ref("quest")))
SCRIPT: Final = named(
    Field("act", Whole(1, ACTS)),
    Field("number", Whole(1, SCRIPTS)),
    Field("text", Wording()),
    Maybe("otherwise", Wording()),
    Field("effects", EFFECTS),
)
PRAYER: Final = entry(Field("powers", ListOf(ListOf(VERBS), LEVELS, LEVELS)))
"""What a prayer does at each level of a god's monument; the id is the god's.  LOH-STURN-05"""
FAILURE: Final = named(Field("text", Wording()), Field("effects", EFFECTS))
"""What comes of a quest that was not done in time; the id is the quest's.  LOH-QFAIL-02"""
OPENING: Final = named(Field("text", Wording()))
ENDING: Final = named(Field("kind", Word("consequence", "victory", "defeat")), Field("text", Wording()))

SHAPE: Final = Shape(
    "hellas",
    {
        CAMPAIGN: [
            single("campaign", *CAMPAIGN_RULES),
            single("prologue", *PROLOGUE),
            single("persians", *PERSIANS),
            single("tracks", *TRACKS),
            single("consequences", *CONSEQUENCES),
            exactly(4, "attitude", ATTITUDE),
            exactly(12, "monster_row", MONSTER_ROW),
            exactly(8, "quest_row", QUEST_ROW),
            Section("prayer", PRAYER),
        ],
        SCRIPT_BOOKS: [Section("script", SCRIPT)],
        FAILURES: [Section("failure", FAILURE)],
        CHRONICLE: [Section("opening", OPENING), Section("ending", ENDING)],
    },
)
