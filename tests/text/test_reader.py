"""A reader: names, seats, lists, and every word that a game can say, in both languages."""

import pytest

from agon.games.ephyran.log import ARGUMENTS
from agon.games.registry import find_game
from agon.kernel.chance import seeded
from agon.kernel.game import EVERYONE, SPECTATOR, Setup
from agon.kernel.match import Match
from agon.kernel.words import Message, Name, Seat, Several, say
from agon.shelf.packs import bundled_pack
from agon.text.languages import LANGUAGES, known_language, locale_language
from agon.text.reader import Reader

NAMES = {"creature/triton": {"en": "Triton", "fr": "Triton"}, "god/gaia": {"en": "Gaia", "fr": "Gaïa"}}
PARTS = ("group", "gives", "costs", "warns")


def reader(language: str, own: int = SPECTATOR) -> Reader:
    return Reader(language, NAMES, ["Anna", "Bob", "Chloé"], own)


# ---------------------------------------------------------------- names, seats, lists


def test_things_are_called_as_the_pack_calls_them() -> None:
    assert (reader("en").name("god/gaia"), reader("fr").name("god/gaia")) == ("Gaia", "Gaïa")
    assert reader("en").name("") == ""


def test_name_that_is_not_translated_is_read_in_another_language_and_marked() -> None:
    greek = Reader("fr", {"god/gaia": {"el": "Γαῖα"}, "god/pan": {"en": "Pan", "el": "Πάν"}}, [])

    assert (greek.name("god/gaia"), greek.name("god/pan")) == ("Γαῖα [el]", "Pan [en]")


def test_own_seat_is_marked() -> None:
    event = say("ephyran-drew-hidden", seat=Seat(0))

    assert reader("en", own=0).say(event) == "Anna (you) draws a card."
    assert reader("fr", own=0).say(event) == "Anna (vous) pioche une carte."
    assert reader("en", own=1).say(event) == "Anna draws a card."


def test_lists_are_joined_as_the_language_joins_them() -> None:
    def winners(language: str, *seats: int) -> str:
        several = Several(tuple(Seat(seat) for seat in seats))
        return reader(language).say(say("table-welcome", game="X", seats=several)).partition(": ")[2]

    assert winners("en", 0) == "Anna"
    assert winners("en", 0, 1) == "Anna and Bob"
    assert winners("en", 0, 1, 2) == "Anna, Bob and Chloé"
    assert reader("fr").say(say("list-last", first="Anna", last="Bob")) == "Anna et Bob"


def test_numbers_choose_their_plural() -> None:
    def built(language: str, gives: int) -> str:
        message = say("ephyran-option-add", creature="x", zone="y", gives=gives, other=Name(""))
        return reader(language).part(message, "gives")

    assert [built("en", n) for n in (2, 1, 0, -1)] == ["+2 points", "+1 point", "no point", "−1 point"]
    assert [built("fr", n) for n in (2, 1, 0, -1)] == ["+2 points", "+1 point", "aucun point", "−1 point"]


def test_what_is_not_given_is_not_said() -> None:
    def given_up(other: Name) -> str:
        message = say("ephyran-option-play", reinforcement="x", other=other)
        return reader("en").part(message, "costs")

    assert given_up(Name("creature/triton")) == "gives up Triton"
    assert given_up(Name("")) == ""


def test_missing_message_shows_its_id_and_is_a_fault() -> None:
    rendered = reader("en").render(say("ephyran-nonsense", seat=Seat(1)), "")

    assert rendered.text == "ephyran-nonsense Bob"
    assert rendered.faults == ["ephyran-nonsense: no such message in 'en'"]


def test_missing_variable_is_a_fault() -> None:
    assert reader("en").render(say("ephyran-drew-hidden"), "").faults != []


# ---------------------------------------------------------------- the language


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr_CA"}, "fr"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "fr_FR.UTF-8", "LC_MESSAGES": "en_GB.UTF-8"}, "en"),
        ({"LANG": "en_GB.UTF-8", "LC_ALL": "fr_BE.UTF-8"}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": ""}, "fr"),
        ({"LC_ALL": "C"}, "en"),
    ],
)
def test_locale_decides_the_language(environment: dict[str, str], language: str) -> None:
    assert locale_language(environment) == language


def test_languages_are_known_by_their_names() -> None:
    assert [known_language(name) for name in ("fr", "FR", "en-GB", "de", "")] == ["fr", "fr", "en", None, None]


# ---------------------------------------------------------------- all that a game says


def play(setup: Setup) -> set[Message]:
    """All that is said to anybody in a game of random choices."""
    match = Match.start(find_game("ephyran").play(bundled_pack("ephyran"), setup), setup)
    chance = seeded(setup.seed)
    said: set[Message] = set()
    while match.ask is not None:
        ask = match.ask
        question = match.question(ask.seat)
        assert question is not None
        said.add(question.message)
        said.update(option.message for option in question.options)
        for refusal in match.refusals(ask.seat):
            said.update((refusal.message, refusal.reason))
        match.choose(ask.seat, ask.options[chance.below(len(ask.options))])
    for seat in range(-1, setup.seats):
        said.update(told.message for told in match.events(seat))
    assert match.outcome is not None
    said.add(match.outcome.reason)
    return said


PICKED = (("gods", "draft"), ("take_back", "forbidden"), ("lock", "complete"))
STRICT = (("destroy_chooser", "attacker"), ("token_limit", "territory"))
SHORT = (("deck", "scaled"), ("hand_swap", "tartarus"), ("reactions", "target"))
SETUPS = (
    Setup("ephyran", 2, "s0"),
    Setup("ephyran", 3, "s4"),
    Setup("ephyran", 2, "s24"),
    Setup("ephyran", 3, "s1", options=PICKED),
    Setup("ephyran", 2, "s21", options=PICKED),
    Setup("ephyran", 4, "s2", options=STRICT),
    Setup("ephyran", 2, "d", options=SHORT),
)


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: setup.seed)
def test_everything_said_in_a_game_has_words_in_both_languages(setup: Setup) -> None:
    names = find_game("ephyran").play(bundled_pack("ephyran"), setup).names()
    said = play(setup)

    for language in LANGUAGES:
        listener = Reader(language, names, ["Anna", "Bob", "Chloé", "Dora"], own=0)
        for message in said:
            for part in ("", *PARTS):
                text, faults = listener.render(message, part)
                assert faults == []
                assert text or part, message
                assert not set("\u2066\u2067\u2068\u2069") & set(text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_has_words_for_its_arguments(language: str) -> None:
    """Even those too rare to be met in a few games."""
    setup = SETUPS[0]
    game = find_game("ephyran").play(bundled_pack("ephyran"), setup)
    listener = Reader(language, game.names(), ["Anna", "Bob"])

    for id, names in ARGUMENTS.items():
        assert listener.render(game.tell((id, EVERYONE, (0,) * len(names)), SPECTATOR), "").faults == []
