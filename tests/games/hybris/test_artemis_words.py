"""Artemis in words: everything of hers in both languages, from the data that the rules execute."""

import pytest

from agon.games.hybris.artemis.questions import ARROW, HUNT, PREY, RETURN_TOKEN, SHOOT, TOKEN_OF, WILL_RELEASE
from agon.games.hybris.artemis.schema import WORDS
from agon.games.hybris.cardtext import names
from agon.games.hybris.describe import describe as describe_option
from agon.games.hybris.refusals import refusals
from agon.games.hybris.rules.questions import STOP, YES
from agon.kernel.ask import Ask
from agon.text.languages import LANGUAGES
from agon.text.reader import Reader
from games.hybris.tables import described, in_english, texts
from rules.hybris.given import box
from rules.hybris_artemis.given import carry, in_combat, table

THINGS = [thing for thing in names(box(("artemis",))) if thing not in names(box()) and not thing.startswith("aid/")]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("thing", THINGS)
def test_everything_of_hers_is_said(language: str, thing: str) -> None:
    assert described(box(("artemis",)), language, thing)


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_of_her_words_has_a_message(language: str) -> None:
    reader = Reader(language, {}, ())
    assert [verb.says for _, verb in WORDS.words if not reader.knows(verb.says)] == []


@pytest.mark.parametrize(
    ("thing", "text"),
    [
        ("power/huntress", "take 1 Olympian token of a rival who is there"),
        ("power/silver_arrows", "+2 for one of your opponent, +1 for any other, +3 in all at most"),
        ("power/silver_trophies", "you may return 2 Olympian tokens to gain 1 Victory Point or 1 Conflict card"),
        ("upgrade/golden_hind", "your Prophets hunt as well"),
        ("upgrade/bow_of_the_cyclopes", "your arrows may give 3 more Strength in all"),
        ("upgrade/hounds_of_pan", "Once per Age: return 3 Olympian tokens to gain 1 Spark"),
        ("card/hounds_of_actaeon", "return 1 Olympian token of your opponent: your opponent discards 1 Conflict card"),
        ("card/oath_of_the_moon", "+1 Strength for each 2 rivals' tokens you have (at most 3)"),
    ],
)
def test_cards_say_what_they_do(thing: str, text: str) -> None:
    assert text in described(box(("artemis",)), "en", thing)


# ---------------------------------------------------------------- questions, options, refusals


def test_whose_token_to_take() -> None:
    g = table()
    carry(g, 2)
    ask = Ask(HUNT, 0, [PREY << 16 | 1])
    assert texts(g, ask) == ["You take an Olympian token: whose?", "Bob | has 13 in reserve; you hold 2"]
    assert describe_option(g, ask, ask.options[0]).key == "rival/2"
    assert describe_option(g, ask, ask.options[0]).things == ("seat/1",)
    g.players[2].marks = 0
    [refusal] = refusals(g, ask)
    assert (refusal.key, in_english(g, refusal.reason)) == ("rival/3", "Chloé has no token left in reserve")
    g.players[2].marks = 4
    [refusal] = refusals(g, ask)
    assert in_english(g, refusal.reason) == "it is not about Chloé"


def test_whose_token_to_give_back() -> None:
    g = table()
    carry(g, 2)
    ask = Ask(RETURN_TOKEN, 0, [TOKEN_OF << 16 | 1])
    assert texts(g, ask) == ["You return an Olympian token: whose?", "A token of Bob | you hold 2"]
    [refusal] = refusals(g, ask)
    assert in_english(g, refusal.reason) == "you hold no token of Chloé"


def test_arrows_say_what_they_give_now() -> None:
    g = table()
    carry(g, 2, 1)
    in_combat(g).attacker.bonus = 2
    ask = Ask(SHOOT, 0, [ARROW << 16 | 1, ARROW << 16 | 2, STOP << 16 | 1])
    asked, *options = texts(g, ask)
    assert "Arrows may still give 1 Strength" in asked
    assert options == [
        "Shoot a token of Bob: +1 Strength | you hold 2",
        "Shoot a token of Chloé: +1 Strength | you hold 1",
        "Shoot no more",
    ]
    assert len({describe_option(g, ask, option).key for option in ask.options}) == 3


def test_giving_back_says_what_it_gives() -> None:
    g = table()
    [release] = g.box.olympians[g.players[0].olympian].powers[2].effects
    ask = Ask(WILL_RELEASE, 0, [YES << 16 | release.index, STOP << 16])
    assert texts(g, ask) == [
        "Silver Trophies: do you return tokens?",
        "Return 2 tokens: gain 1 Victory Point or 1 Conflict card",
        "Keep them",
    ]
