"""The words that effects are made of: verbs, conditions, counts, modifiers and events, each declared once.

`docs/hellas-vocabulary.md` says what each of them means in play. The campaign adds words of its own.
"""

from typing import Final

from agon.cards.kinds import Amounts, OneOf
from agon.cards.language import SUMMED, Language
from agon.cards.moods import CONDITION, OFFER, SENTENCE, STATEMENT, TO_ANOTHER
from agon.cards.worth import bought, chosen, each, gained, lost, offered, one_of_two, repeated
from agon.games.hellas.schema.words import ATTRIBUTE, ATTRIBUTES, GAINED, HELD, LOST, PAID, RESOURCES
from agon.kernel.schema import Field, ListOf, Maybe, Ref, Whole, Word

LANGUAGE: Final = Language("hellas", RESOURCES)

VERBS: Final = LANGUAGE.verbs
CONDITIONS: Final = LANGUAGE.conditions
COUNTS: Final = LANGUAGE.counts
MODIFIERS: Final = LANGUAGE.modifiers
EVENTS: Final = LANGUAGE.events

EFFECTS: Final = ListOf(VERBS, 1)
SELF: Final = Word("self")
ANYBODY: Final = Word("any")
REGION: Final = Ref("region")


verb = LANGUAGE.verb
condition = LANGUAGE.condition
count = LANGUAGE.count
modifier = LANGUAGE.modifier
moment = LANGUAGE.moment


# ---------------------------------------------------------------- verbs: what is had

verb("gain", Amounts(GAINED), worth=gained, repeated=SUMMED)
verb("lose", Amounts(LOST), worth=lost, repeated=SUMMED)
verb("pay", Amounts(PAID), Field("then", EFFECTS), Maybe("symbol", Ref("combat_symbol")), worth=bought, mood=OFFER)
verb("pick", Word("neutral_artifact", "combat_card", "blessing"), Field("of", Whole(2, 5)), worth=1.0)
verb("fill_hand", Word("limit"), worth=1.0)
verb("discard", Word("one", "one_at_random", "half", "all_but_one", "to_speed"), worth=-0.5)
verb("exchange", Word("combat_cards"), worth=0.3)
verb(
    "raise", OneOf(ATTRIBUTES, *ATTRIBUTES, "chosen"), Maybe("to", Whole(2, 5)), Maybe("count", Whole(2, 3)), worth=1.0
)
verb("lower", OneOf(ATTRIBUTES, *ATTRIBUTES, "chosen", "highest"), worth=-1.0)
verb("injury", Whole(1, 3), worth=each(-1.0), repeated=SUMMED)
verb("heal", Word("one", "all"), worth=1.0)
verb("glory", Word("land_of_start", "unheld"), worth=2.0)

# ---------------------------------------------------------------- verbs: what stands on the map

verb(
    "recruit",
    Whole(1, 9),
    Field("at", Word("controlled", "city", "each_city", "hero", "left", "battle")),
    worth=each(0.4),
)
verb("bring", Word("any", "up_to_speed"), Field("from", Word("one_neighbour", "neighbours")), worth=0.6)
verb("send", Word("army", "one"), Maybe("range", Whole(1, 9)), Maybe("reach", Word("speed", "any")), worth=0.6)
verb(
    "kill",
    Whole(1, 9),
    Field("at", Word("battle", "hero", "monster", "monster_and_neighbours", "entering")),
    Maybe("whose", Word("enemy")),
    worth=each(0.3),
)
verb("save", Whole(1, 9), worth=each(0.3))
verb("control", Word("hero"), worth=1.0)
verb("place_hero", Word("any"), worth=0.5)
verb(
    "move_monster",
    Word("any", "here", "itself"),
    Maybe("range", Whole(1, 9)),
    Maybe("to", Word("any", "tallest_monument")),
    worth=0.3,
)

# ---------------------------------------------------------------- verbs: actions and phases

verb("act", Word("hunt"), worth=1.0)
verb("extra_action", Word("special"), worth=2.0)
verb("mark", Word("this", "recruit"), worth=-0.2)
verb("unmark", Whole(1, 6), worth=each(0.5))
verb("blessing_draft", Word("all"), worth=0.8)
verb("monster_phase", Word("player"), worth=0.2)

# ---------------------------------------------------------------- verbs: hunts

verb("start_hunt", Word("hero"), worth=1.0)
verb("wound", Whole(1, 9), Field("on", Word("hunted", "hero_region", "any")), worth=each(0.7))
verb("restore", Word("monster"), worth=0.0, mood=STATEMENT)
verb("special_attack", Word("tray"), worth=0.5)
verb("end_hunt", Word("failure"), worth=-0.5, mood=STATEMENT)

# ---------------------------------------------------------------- verbs: battles

verb("army_strength", Whole(1, 9), worth=each(0.3), repeated=SUMMED)
verb("card_value", Whole(1, 9), worth=each(0.3), mood=STATEMENT, repeated=SUMMED)
verb("play_card", Whole(1, 1), worth=0.5)

# ---------------------------------------------------------------- verbs: choices, other players, what lasts

verb("choose", ListOf(EFFECTS, 2), worth=chosen, mood=SENTENCE)
verb("may", EFFECTS, worth=offered, mood=OFFER)
verb("if", CONDITIONS, Field("then", EFFECTS), Maybe("else", EFFECTS), worth=one_of_two, mood=CONDITION)
verb("for_each", COUNTS, Field("do", EFFECTS), worth=repeated)
verb("rival", EFFECTS, Field("which", Word("chosen", "opponent")), worth=0.3, mood=TO_ANOTHER)
verb("controller", EFFECTS, worth=0.0, mood=TO_ANOTHER)
verb("heroes", Word("monster_and_neighbours"), Field("do", EFFECTS), worth=0.0, mood=TO_ANOTHER)
verb("modify", MODIFIERS, Maybe("while", CONDITIONS), Maybe("per", COUNTS), worth=0.7, mood=STATEMENT)
verb(
    "forbid",
    Word("leave", "enter", "recruit", "prayer", "hunt"),
    Maybe("unless", CONDITIONS),
    worth=0.2,
    mood=STATEMENT,
)

# ---------------------------------------------------------------- conditions

condition("all", ListOf(CONDITIONS, 2))
condition("any", ListOf(CONDITIONS, 2))
condition("attribute", ATTRIBUTE, Maybe("at_least", Whole(2, 5)), Maybe("below", Whole(2, 5)))
condition("has", Amounts(HELD))
condition("controls", Word("temple", "city"), Field("at_least", Whole(1, 19)))
condition("hand", Word("empty"))
condition("hero_in", Word("battle", "next_to_battle", "temple", "here"))
condition("neutral", Word("hero"))
condition("role", Word("attacker", "defender"))
condition("battle_in", Word("city"))
condition("glory_of", Word("battle_land"))
condition("numbers", Word("more", "fewer"))
condition("outleads", Word("enemy_hero"))
condition("fortified", Word("battle"))
condition("injured", Word("before"))
condition("wounds", Whole(1, 9))

# ---------------------------------------------------------------- counts

count("attribute", ATTRIBUTE)
count("lower_of", ListOf(ATTRIBUTE, 2, 3))
count("hoplites", Word("own"), Maybe("per", Whole(2, 9)))
count("hand", Word("own"))
count("wounds", Word("covered", "uncovered", "all"))

# ---------------------------------------------------------------- modifiers

modifier("army_strength", Whole(-9, 9))
modifier("combat_card_value", Whole(-9, 9))
modifier("enemy_cards", Whole(0, 9))
modifier("first_casualties", Word("ignored"))
modifier("own_casualties", Whole(-9, 9))
modifier("enemy_casualties", Whole(-9, 9))
modifier("defeat_losses", Whole(0, 15))
modifier("hand_limit", Whole(1, 30))
modifier("population_strength", Whole(-9, 9))
modifier("march_range", Whole(1, 9))
modifier("march_to", Word("any"))
modifier("usurp_recruits", Whole(1, 9))
modifier("attack_value", Whole(-9, 9))
modifier("first_attack_value", Whole(-9, 9))
modifier("first_attack", Word("ends_hunt"))
modifier("hunt_cards", ATTRIBUTE)

# ---------------------------------------------------------------- events

moment("turn_starts", "self")
moment("hero_moved", "self")
moment("recruited", "self")
moment("march_begins", "self")
moment("marched", "self")
moment("prepared", "self")
moment("temple_built", "self")
moment("monument_built", "any")
moment("battle_starts", "self", "other", "any")
moment("fighting", "self")
moment("card_played", "self")
moment("cards_over", "any")
moment("casualties", "any")
moment("battle_won", "self")
moment("hoplites_killed", "self")
moment("hoplites_enter", "any")
moment("hunt_starts", "self")
moment("hunting", "self")
moment("defending", "self")
