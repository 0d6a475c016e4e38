"""The words that effects are made of: verbs, conditions, counts, modifiers and events, each declared once.

`docs/hybris-vocabulary.md` says what each of them means in play. A module adds words with `add`.
"""

from typing import Final

from agon.cards.kinds import Amounts, IdOr, Number, OneOf, Symbols
from agon.cards.language import SUMMED, Language
from agon.cards.moods import CONDITION, OFFER, SENTENCE, STATEMENT, TO_ANOTHER, TO_OWNER
from agon.cards.worth import bought, chosen, each, gained, lost, offered, one_of_two, repeated
from agon.games.hybris.schema.words import (
    ACTIONS,
    CARD_TYPES,
    CHARACTERS,
    ELEMENTS,
    GIVEN,
    HELD,
    LOST,
    NEED_A_CHARACTER,
    PAID,
    PLACES,
    RESOURCES,
    TYPES,
)
from agon.kernel.schema import (
    Either,
    Field,
    Flag,
    ListOf,
    Maybe,
    Ref,
    Table,
    ValueKind,
    Vocabulary,
    Whole,
    Word,
)

LANGUAGE: Final = Language("hybris", RESOURCES)

VERBS: Final = LANGUAGE.verbs
CONDITIONS: Final = LANGUAGE.conditions
COUNTS: Final = LANGUAGE.counts
MODIFIERS: Final = LANGUAGE.modifiers
EVENTS: Final = LANGUAGE.events
SONG_CONDITIONS: Final = Vocabulary(word="condition")
CLASH_CONDITIONS: Final = Vocabulary(word="condition")

EFFECTS: Final = ListOf(VERBS, 1)
SYMBOLS: Final = Symbols(ELEMENTS, 1, 9)
HERE: Final = Word("here")
THIS: Final = Word("this")
OWN: Final = Word("own")


verb = LANGUAGE.verb
condition = LANGUAGE.condition
count = LANGUAGE.count
modifier = LANGUAGE.modifier
event = LANGUAGE.event
moment = LANGUAGE.moment


def song(name: str, value: ValueKind) -> None:
    """What a Song may ask for."""
    LANGUAGE.declare(SONG_CONDITIONS, "song", name, value, ())


def clash(name: str, value: ValueKind) -> None:
    """What a Clash may ask for."""
    LANGUAGE.declare(CLASH_CONDITIONS, "clash", name, value, ())


# ---------------------------------------------------------------- verbs: what is had and done

verb("gain", Amounts(RESOURCES), Maybe("at", HERE), worth=gained, repeated=SUMMED, sign="{gained}")
verb("lose", Amounts(LOST), Maybe("element", OneOf(ELEMENTS)), worth=lost, repeated=SUMMED, sign="{lost}")
verb(
    "pay",
    Amounts(PAID),
    Field("then", EFFECTS),
    Maybe("times", Whole(2, 9)),
    worth=bought,
    mood=OFFER,
    sign="{lost} → {then}",
)
verb("give", Amounts(GIVEN), worth=lost, sign="{amounts}")
verb("discard", Whole(1, 9), worth=each(-0.5), sign="conflict_card(−n)")
verb("hand_limit", Whole(0, 9), worth=each(0.3))
verb("recover", Whole(1, 9), worth=each(0.7))
verb("swap_token", Whole(1, 9), worth=each(0.3), sign="convert")
verb(
    "act",
    OneOf(ACTIONS, *[action for action in ACTIONS if action not in NEED_A_CHARACTER]),
    Maybe("at", Word("here", "any_city")),
    Maybe("discount", Whole(1, 9)),
    worth=1.5,
    sign="{word}",
)
verb("service", HERE, worth=1.2)
verb("repeat", Word("pillar_lower"), worth=1.5)
verb("look", Word("next_primordial", "rival_hand", "rival_premonitions", "rival_tokens"), worth=0.1)
verb("pick_pillar", Word("first"), worth=0.8)
verb("take_tile", Word("factory"), worth=1.5, sign="tile(+1)")
verb("move_tile", Word("city", "factory", "workshop"), worth=0.8, sign="tile produce")
verb("destroy", Word("temple"), worth=0.8)
verb("redirect", Word("adjacent"), worth=0.3)
verb("malus", HERE, worth=-0.5)
verb("wound", Word("olympian"), worth=0.5)
verb("defeat", Word("hero", "other_hero"), worth=0.8)
verb(
    "send_back",
    Table(
        Field("kind", Word("hero", "prophet", "this")),
        Field("from", IdOr(PLACES, "here")),
        Maybe("of", Word("rival")),
        Maybe("count", Number(2, 9, "all")),
    ),
    worth=0.3,
    sign="{figure} back",
)

# ---------------------------------------------------------------- verbs: choices, repetitions, other players

verb("choose", ListOf(EFFECTS, 2), worth=chosen, mood=SENTENCE, sign="{branches}")
verb("may", EFFECTS, worth=offered, mood=OFFER, sign="{then}")
verb(
    "if",
    CONDITIONS,
    Field("then", EFFECTS),
    Maybe("else", EFFECTS),
    worth=one_of_two,
    mood=CONDITION,
    sign="? {then} {other}",
)
verb("for_each", COUNTS, Field("do", EFFECTS), Maybe("max", Whole(1, 20)), worth=repeated, sign="{then} ×")
verb("others", EFFECTS, worth=0.4, mood=TO_ANOTHER, sign="others : {then}")
verb("each_player", EFFECTS, worth=0.0, mood=TO_ANOTHER, sign="others : {then}")
verb("owner", EFFECTS, worth=0.0, mood=TO_OWNER, sign="{then}")
verb(
    "rival",
    EFFECTS,
    Field("which", Word("foremost", "opponent", "actor", "sent_back")),
    worth=0.4,
    mood=TO_ANOTHER,
    sign="others : {then}",
)
verb(
    "helper",
    Table(Field("kind", Word("hero")), Field("at", Ref("location"))),
    Field("do", EFFECTS),
    worth=0.4,
    mood=TO_ANOTHER,
    sign="{then}",
)
verb(
    "leader",
    COUNTS,
    Field("do", EFFECTS),
    Maybe("second", EFFECTS),
    Maybe("second_from", Whole(2, 4)),
    worth=0.3,
    mood=TO_ANOTHER,
    sign="{then} {other}",
)

# ---------------------------------------------------------------- verbs: what lasts

verb(
    "modify",
    MODIFIERS,
    Maybe("while", CONDITIONS),
    Maybe("per", COUNTS),
    Maybe("max", Whole(1, 20)),
    worth=0.7,
    mood=STATEMENT,
    sign="{modifier}",
)
verb(
    "allow",
    Word("share_slot", "contest_when_activated", "aegis_for_follower"),
    Maybe("who", Word("olympian", "hero")),
    Maybe("after", EFFECTS),
    worth=0.7,
    mood=STATEMENT,
    sign="{then}",
)
verb(
    "forbid",
    Word("contest", "combat", "city_followers", "wrath_1"),
    Maybe("at", Ref("city")),
    worth=0.3,
    mood=STATEMENT,
)
verb("next_age", Word("open_planning"), worth=0.0, mood=STATEMENT)

# ---------------------------------------------------------------- verbs: Combat

verb("strength", Whole(1, 9), Maybe("until", Word("age_end")), worth=0.3, repeated=SUMMED, sign="strength(±n)")
verb(
    "weaken",
    Either(
        Table(Field("by", Whole(1, 9)), Field("which", Word("strongest", "each")), Maybe("type", OneOf(CARD_TYPES))),
        Table(Field("to", Whole(0, 9)), Field("which", Word("strongest", "each")), Maybe("lasts", Word("combat"))),
    ),
    worth=0.3,
    mood=STATEMENT,
    sign="{weaker}",
)
verb("combat_determination", Whole(1, 9), worth=each(0.3))
verb("on_win", EFFECTS, worth=0.3, mood=CONDITION, sign="win : {then}")
verb("on_loss", EFFECTS, worth=0.2, mood=CONDITION, sign="skull : {then}")
verb("bind", Word("no_retreat", "face_up", "must_press_on"), worth=0.2, mood=STATEMENT)
verb("toll", Amounts(PAID), worth=0.2, mood=STATEMENT, sign="{amounts}")
verb("reveal_top", Whole(1, 9), worth=each(0.3))
verb("keep_card", THIS, worth=0.5)
verb("spare", Word("fighter"), worth=0.5, mood=STATEMENT)
verb(
    "combat",
    Table(Field("base", Whole(0, 20)), Field("cards", Whole(0, 9)), Field("elements", SYMBOLS)),
    Field("win", EFFECTS),
    Field("loss", EFFECTS),
    worth=0.3,
    mood=SENTENCE,
    sign="fight : {then} / {other}",
)

# ---------------------------------------------------------------- verbs: quests, scenarios, Duel

verb("reset", Word("quest"), worth=0.0)
verb("trophy", Word("quest"), worth=1.0)
verb("take_token", Ref("token"), worth=0.5)
verb("counter", Ref("counter"), worth=0.0)
verb("score", ListOf(Whole(0, 99), 1), Field("by", COUNTS), worth=2.0)
verb(
    "score_cities",
    Table(
        Field("first", Whole(0, 99)),
        Field("tie", Whole(0, 99)),
        Field("second", Whole(0, 99)),
        Field("second_from", Whole(2, 4)),
    ),
    worth=2.0,
    mood=STATEMENT,
)
verb("end_game", ListOf(COUNTS, 1), worth=0.0)
verb("win_game", Word("self"), worth=0.0)

# ---------------------------------------------------------------- conditions

condition("not", CONDITIONS)
condition("all", ListOf(CONDITIONS, 2))
condition("any", ListOf(CONDITIONS, 2))

condition("has", Amounts(HELD))
condition("has_at_most", Amounts(HELD, 0))
condition("hand_shows", SYMBOLS)
condition("unlocked", Whole(1, 6))
condition("grandeur", Word("first", "last"))
condition("pillar", Word("lowest"))
condition("temple", HERE, Maybe("of", Word("rival")))
condition("tiles", Table(Field("in", Word("workshop", "factory", "storage", "here")), Field("at_least", Whole(1, 9))))
condition("types_deployed", Whole(1, len(TYPES)))
condition("connected", Word("across_link", "deployed_to_this"))
condition("well", Whole(1, 99))
condition("omen", OWN)
condition("defeated_heroes", Whole(1, 9))
condition("undefeated", THIS)

condition("character", OneOf(CHARACTERS, *CHARACTERS, "this"))
condition("first_of_age", Word("prophet"))
condition("city", HERE)
condition("alone", HERE)
condition("rivals_here", Whole(1, 9))
condition("hero_at", Ref("location"))
condition("evicted", Word("combat", "prophet"))
condition(
    "did",
    Table(
        Field("action", OneOf(ACTIONS)),
        Maybe("type", OneOf(TYPES)),
        Maybe("connected", Whole(1, 4)),
        Maybe("prayers", Whole(1, 99)),
        Maybe("result", Word("song", "epic", "clash", "won")),
    ),
)

condition("combat", Word("attacker", "defender", "vs_player", "vs_game", "in_city", "between_olympians"))
condition("fighting", Word("clash"))
condition("opponent", Word("pressed_on", "stopped"))
condition("total", Word("behind"))
condition("position", Word("first"))
condition("card_element", OneOf(ELEMENTS))

condition("dominates", Whole(1, 5))
condition("token", Ref("token"), Field("held_by", Word("self", "opponent", "nobody")))
condition("counter", Ref("counter"), Field("at_least", ListOf(Whole(1, 99), 3, 3)))

# ---------------------------------------------------------------- counts

count("held", OneOf(RESOURCES, *HELD), Maybe("per", Whole(2, 9)))
count("grandeur", Word("steps_above_last"))
count("players", Word("others"))
count("rivals", HERE)
count("rivals_behind", Word("vp"))
count("heroes", Word("undefeated"))
count("defeated_heroes", Word("own", "any"))
count("characters_at", Ref("location"))
count("combats_won", Word("this_age"))
count("temples", OWN)
count("built", OWN)
count("sparks", OWN)
count("unlocked", OWN)
count("items_removed", OWN)
count("pipeline", OWN)
count("types_deployed", OWN)
count("cities_led", OWN)
count("dark_cities", OWN)
count("connected", Word("to_this", "rivals_to_this", "to_moved", "to_deployed"))
count("network", THIS)
count("elements", Word("beside_oracle"))
count("played", Word("other_types", "elements"))
count("discarded", Word("determination"))
count("passed_before", Word("others"))
count("discipline", Word("this_age"))
count("trophies", OWN)

# ---------------------------------------------------------------- modifiers

modifier("strength", Whole(-9, 9), sign="strength(±n)")
modifier("card_strength", Whole(-9, 9))
modifier("activation_cost", Whole(-9, 9), sign="aegis(±n)")
modifier("craft_cost", Whole(-9, 9), sign="craft(±n)")
modifier("omen_cost", Whole(-9, 9), sign="omen(±n)")
modifier("influence_followers", Whole(-9, 9), sign="follower(±n)")
modifier("city_followers", Whole(-9, 9), sign="follower(±n)")
modifier("influence", Word("followers_and_service"), sign="influence(+)")
modifier("drain", Whole(-9, 9), sign="drain(±n)")
modifier("slot_prayers", Whole(0, 9), sign="generated_prayer(±n)")
modifier("kindness_reset", Whole(1, 5))
modifier("factory_entry", Whole(1, 3))
modifier("temple_bonus", Word("both"), sign="temple(+)")
modifier("contestable", Flag(), sign="contest(∅)")
modifier("contest_price", Amounts(PAID), sign="contest")
modifier("defeated_hero_to", Word("reserve"))
modifier("overflow_spares", Word("followers", "temples"))
modifier("wrath_2", Whole(1, 9))

# ---------------------------------------------------------------- events

event("activated", Maybe("character", OneOf(CHARACTERS)))
event("arrives", Maybe("character", OneOf(CHARACTERS)))
event(
    "placed",
    Maybe("character", OneOf(CHARACTERS)),
    Maybe("with", Word("own_olympian")),
    Maybe("not_at", Ref("location")),
)
moment("pillar_lower", "other")

event("convert")
event("craft", Maybe("tile", Word("own_type")))
event("train")
event("resurrect")
event("drain")
event("influence_begins")
event("influence", Maybe("where", HERE))
moment("contest_window", "other")
event("deploy", Maybe("where", HERE), Maybe("type", OneOf(TYPES)), Maybe("contested", Flag()))
event("connect", Field("with", THIS))
event("pushed_out")

event("combat_started", Field("against", Word("self", "own_olympian")))
event(
    "combat_won",
    Field("against", Word("player", "fighter", "anyone")),
    Maybe("role", Word("attacker", "defender")),
    Maybe("character", THIS),
)
event("clash_won")
event("defeated", Maybe("character", THIS), Maybe("whose", Word("anybody")))
event("hero_to_underworld")

event("temple_built")
event("temple_destroyed")
event("overflow")

moment("action_phase_start", "any")
moment("action_phase_end", "any")
moment("rest_done", "any")
moment("quest_expired", "any")
moment("primordial_enters", "any")
moment("fear_end", "any")
moment("age_over", "any")

# ---------------------------------------------------------------- what Songs and Clashes ask for

song(
    "send_back",
    Table(Field("kind", Word("hero", "prophet", "olympian", "character")), Field("from", IdOr(PLACES))),
)
song("reveal", SYMBOLS)
song("discard", SYMBOLS)

clash("required_elements", SYMBOLS)
clash("null_draw", Word("strength"))
clash("defeat_hero", Whole(1, 9))
clash("discard_before_draw", Whole(1, 9))
clash("unlocked", Whole(1, 6))
clash("type_ward", OneOf(CARD_TYPES))
clash("weapons_at_most", Whole(0, 9))
