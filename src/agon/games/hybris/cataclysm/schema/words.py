"""The words of Cataclysm.  `docs/hybris-cataclysm.md` says what each means in play.

What lies in a Hangar has verbs of its own, so that the resources of the base game stay what they are. The words of
Artemis are among these: her MK speaks of tokens.
"""

from typing import Final

from agon.cards.kinds import Amounts, Goods, OneOf
from agon.cards.language import Dialect
from agon.cards.moods import PRICE, STATEMENT
from agon.cards.worth import each
from agon.games.hybris.artemis.schema.words import WORDS as ARTEMIS
from agon.games.hybris.schema.vocabulary import EFFECTS, LANGUAGE, OWN
from agon.games.hybris.schema.words import CARD_TYPES, CHARACTERS, ELEMENTS, PAID, TYPES
from agon.kernel.schema import Field, Maybe, Ref, ValueKind, Verb, Vocabulary, Whole, Word

EARNED: Final = Goods("energy", "research", "worker", "foreman", "camp_worker", "echelon", "task")
SPENT: Final = Goods("energy", "research", "worker", "foreman", "camp_worker")
ACTED: Final = Word("convert", "conceive", "resurrect", "drain", "achieve", "perceive", "train", "deploy")
"""Actions that a Task may ask for.  CAT-TASKYEL-01 to -10"""
DONE: Final = Word("conceive", "craft", "design", "produce", "perceive", "omen", "explore")
"""Actions that others look out for; `design` is Conceive or Craft."""

WORDS: Final = Dialect(LANGUAGE, "cataclysm", ARTEMIS)

WORDS.verb("earn", EARNED, worth=0.5, sign="{goods}")
WORDS.verb("spend", SPENT, Field("then", EFFECTS), worth=0.5, mood=PRICE, sign="{lost_goods} → {then}")
WORDS.verb("forfeit", SPENT, worth=-0.5, sign="{lost_goods}")
WORDS.verb("momentum", Whole(-5, 5), worth=each(-0.5), mood=STATEMENT, sign="momentum(±n)")
WORDS.verb("advance_chaos", Whole(-2, 2), worth=each(-1.0), mood=STATEMENT, sign="chaos(±n)")
WORDS.verb("creep", Whole(2, 3), worth=-0.5, mood=STATEMENT, sign="chaos(+1)")
WORDS.verb("gather", Whole(1, 5), worth=each(0.3), mood=STATEMENT, sign="momentum(+1)")
WORDS.verb("hush", Word("attraction"), worth=0.5, mood=STATEMENT, sign="chaos(∅)")
WORDS.verb("scry", Whole(1, 5), worth=each(0.1), sign="perceive chaos")
WORDS.verb("foresee", Word("city"), worth=0.3, sign="perceive ruin")
WORDS.verb("doom", Whole(2, 5), worth=-0.5, sign="ruin")
WORDS.verb("discard_element", OneOf(ELEMENTS), worth=-0.5, sign="conflict_card(−) {element}")
WORDS.verb(
    "dread",
    Word("determination", "no_combo", "no_text", "no_weapons", "no_target", "low_walls"),
    worth=-0.3,
    mood=STATEMENT,
)
WORDS.verb("enemy_strength", Whole(-9, 9), worth=each(-0.3), mood=STATEMENT, sign="skull strength(±n)")

WORDS.condition("chaos_space", Whole(1, 3))
WORDS.condition("camp", Whole(1, 20))
WORDS.condition("mk_active", Whole(1, 4))
WORDS.condition("seats", Whole(2, 4))
WORDS.condition("facing", Word("chaos"))

WORDS.count("camp", Word("workers"))
WORDS.count("built_cities", OWN)

WORDS.modifier("explore_draw", Whole(1, 9), sign="explore(±n)")
WORDS.modifier("mk_research", Whole(-3, -1), sign="research(±n)")
WORDS.modifier("target_acquired", Word("heroes"), sign="hero chaos")

WORDS.event("visited", Field("at", Ref("location")), Maybe("character", OneOf(CHARACTERS)))
WORDS.event("performed", Field("action", DONE))
WORDS.event("aegis_gained", Maybe("at_least", Whole(2, 9)))
WORDS.event("premonition")
WORDS.event("combat_over")
WORDS.event("losing")
WORDS.event("attraction")
WORDS.event("chaos_fight")
WORDS.event("piece_absorbed")
WORDS.moment("chaos_advances")
WORDS.moment("interception")
WORDS.moment("city_falls")
WORDS.moment("city_destroyed")

# ---------------------------------------------------------------- what Exploration cards and Tasks ask for

REQUIREMENTS: Final = Vocabulary(word="requirement")
TASKS: Final = Vocabulary(word="task")

RED: Final = "red"
BLUE: Final = "blue"
YELLOW: Final = "yellow"
GREEN: Final = "green"
COLOURS: Final[dict[str, str]] = {}
"""The colour of a Task, by its word.  CAT-TASK-01"""


def requirement(name: str, value: ValueKind) -> None:
    verb = Verb(name, f"hybris-requirement-{name.replace('_', '-')}", value)
    REQUIREMENTS.add(verb)
    LANGUAGE.enlist("requirement", verb)


def task(colour: str, name: str, value: ValueKind) -> None:
    verb = Verb(name, f"hybris-task-{name.replace('_', '-')}", value)
    TASKS.add(verb)
    LANGUAGE.enlist("task", verb)
    COLOURS[name] = colour


requirement("engage", Whole(1, 1))
requirement("transfer", Whole(1, 5))
requirement("pay", Amounts(PAID))
requirement("spend", SPENT)
requirement("discard", Whole(1, 9))
requirement("discard_element", OneOf(ELEMENTS))
requirement("discard_type", OneOf(CARD_TYPES))
requirement("discard_strength", Whole(1, 20))
requirement("show_elements", Whole(2, 4))
requirement("heroes", Whole(1, 9))

task(RED, "pay", Amounts(PAID))
task(RED, "discard_element", OneOf(ELEMENTS))
task(RED, "discard_strength", Whole(1, 20))
task(BLUE, "deployed", OneOf(TYPES))
task(BLUE, "temple", OWN)
task(BLUE, "kindness", Whole(5, 5))
task(BLUE, "heroes", Whole(2, 2))
task(BLUE, "sparks", Whole(1, 8))
task(YELLOW, "act", ACTED)
task(YELLOW, "complete", Word("premonition"))
task(YELLOW, "combat", Word("any"))
task(GREEN, "gain", Word("determination", "prophet", "rival_token"))
