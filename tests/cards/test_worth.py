"""What effects promise, in a language of two resources."""

from typing import Any

import pytest

from agon.cards.grammar import Grammar
from agon.cards.kinds import Amounts
from agon.cards.language import Language
from agon.cards.worth import Appraiser, bought, chosen, each, gained, lost, offered, one_of_two, repeated
from agon.kernel.schema import Entry, Field, ListOf, Maybe, Whole, Word

RESOURCES = ["gold", "wood"]


def toy() -> Language:
    language = Language("toy", RESOURCES)
    effects = ListOf(language.verbs, 1)
    language.condition("sunny", Word("today"))
    language.count("trees", Word("own"))
    language.verb("gain", Amounts(RESOURCES), worth=gained)
    language.verb("lose", Amounts(RESOURCES), worth=lost)
    language.verb("dig", Whole(1, 9), worth=each(0.5))
    language.verb("sing", Word("hymn"), worth=0.1)
    language.verb("pay", Amounts(RESOURCES), Field("then", effects), worth=bought)
    language.verb("may", effects, worth=offered)
    language.verb("choose", ListOf(effects, 2), worth=chosen)
    language.verb("for_each", language.counts, Field("do", effects), worth=repeated)
    language.verb("if", language.conditions, Field("then", effects), Maybe("else", effects), worth=one_of_two)
    return language


GOLD: Entry = {"gain": {"gold": 1}}
WOOD: Entry = {"gain": {"wood": 1}}


@pytest.mark.parametrize(
    ("effect", "worth"),
    [
        ({"gain": {"gold": 2, "wood": 1}}, 7.0),
        ({"lose": {"gold": 1}}, -3.0),
        ({"dig": 3}, 1.5),
        ({"sing": "hymn"}, 0.1),
        ({"pay": {"wood": 1}, "then": [GOLD]}, 2.0),
        ({"pay": {"gold": 1}, "then": [WOOD]}, 0.0),
        ({"may": [{"lose": {"gold": 1}}]}, 0.0),
        ({"choose": [[GOLD], [WOOD, WOOD]]}, 3.0),
        ({"for_each": {"trees": "own"}, "do": [WOOD]}, 2.0),
        ({"if": {"sunny": "today"}, "then": [GOLD], "else": [WOOD]}, 2.0),
    ],
)
def test_an_effect_is_worth_what_it_gives_less_what_it_asks_for(effect: Entry, worth: float) -> None:
    language = toy()
    phrases = Grammar(language, {}).effects([effect])
    assert Appraiser(language.worth, [3.0, 1.0]).worth_of(phrases) == pytest.approx(worth)


def test_a_verb_without_a_worth_is_not_declared() -> None:
    declare: Any = Language("toy", []).verb
    with pytest.raises(TypeError, match="worth"):
        declare("dream", Word("here"))
