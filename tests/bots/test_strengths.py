"""Strengths: the same in every game, with words for people, and earlier ones can still be opened."""

import pytest

from agon.bots.registry import known_bots, make_bot
from agon.bots.strengths import FORMER, STRENGTHS, strength_called
from agon.kernel.chance import seeded
from agon.kernel.game import Setup
from agon.kernel.words import say
from agon.lab.series import Series, play_series
from agon.shelf.packs import bundled_pack
from agon.text.languages import LANGUAGES
from agon.text.reader import interface_reader
from bots.positions import run_of


@pytest.mark.parametrize("strength", STRENGTHS)
def test_a_strength_is_a_bot_of_its_name(strength: str) -> None:
    assert strength in known_bots()
    assert make_bot(strength, "a seed").name == strength


def test_the_stronger_may_think_longer() -> None:
    seconds = [strength.seconds for strength in STRENGTHS.values()]
    assert seconds == sorted(seconds)
    assert max(seconds) <= 5.0


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_strength_is_told_in_words(language: str) -> None:
    reader = interface_reader(language)
    told = [reader.say(say(strength.called)) for strength in STRENGTHS.values()]
    about = [reader.part(say(strength.called), "about") for strength in STRENGTHS.values()]
    assert len({*told, *about}) == 2 * len(STRENGTHS)


@pytest.mark.parametrize("name", [*FORMER, *STRENGTHS])
def test_names_of_old_are_strengths_of_today(name: str) -> None:
    found = strength_called(name)
    assert found is not None
    assert found.id == FORMER.get(name, name)


def test_an_apprentice_is_no_dice() -> None:
    """In a game that somebody plays at random the apprentice is far ahead."""
    series = Series("ephyran", ("apprentice", "random"), 2, "first steps")
    for result in play_series(series, bundled_pack("ephyran"), 1, lambda result: None):
        own = result.bots.index("apprentice")
        assert result.scores[own] > 1.5 * result.scores[1 - own]


def test_an_apprentice_makes_mistakes() -> None:
    """The same question, not always the same answer, but not any answer either."""
    run = run_of(Setup("ephyran", 2, "a seed"), 10)
    assert run.ask is not None
    ask = run.ask
    answers = []
    for number in range(30):
        bot = make_bot("apprentice", "")
        assert hasattr(bot, "chance")
        bot.chance = seeded(f"apprentice {number}")
        answers.append(bot.choose(ask, run.worlds(ask.seat)))
    most = max(answers.count(option) for option in ask.options)
    assert len(set(answers)) > 1
    assert most > 2 * len(answers) / len(ask.options)
