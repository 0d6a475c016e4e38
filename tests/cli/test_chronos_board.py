"""The board of Chronos in the terminal: it fits, it shows all that lies there, and how the game ended."""

import io
import re
from typing import cast

import pytest
from rich.console import Console

from agon.cli.table.boards import board_of
from agon.cli.table.boards.board import Look
from agon.cli.table.boards.hybris.moment import phases_of
from agon.cli.table.boards.hybris.view import table_of
from agon.cli.table.result import show_outcome
from agon.cli.table.screen import THEME, TIED, DrawnScreen
from agon.games.hybris.chronos.table import chronos_table
from agon.games.hybris.chronos.view import ChronosParts, ChronosView
from agon.games.hybris.game import HybrisGame
from agon.games.hybris.rules.questions import TURN
from agon.games.hybris.state import Hybris
from agon.kernel.game import Setup
from agon.kernel.match import Match
from cli.test_hybris_board import (
    BROAD,
    SCREEN,
    SIGNS,
    begun,
    drawing,
    drawn,
    is_worded,
    moments,
    reader_of,
    told,
    widest,
)

ALONE = Setup("hybris", 1, "board", ("chronos",))
LANGUAGES = ("en", "fr")


@pytest.fixture(scope="module")
def whole() -> list[Match]:
    """Moments of a game of random choices, its end among them."""
    return [match.clone() for match in moments(ALONE, 9)]


@pytest.fixture(scope="module")
def turn() -> Match:
    """A game where a turn is asked for the first time."""
    return next(match for match in moments(ALONE, 1) if match.ask is not None and match.ask.kind is TURN)


def chronos_in(match: Match) -> ChronosView:
    return cast(ChronosParts, table_of(match.view(0))["parts"])["chronos"]


def laid(match: Match) -> tuple[Match, Hybris]:
    """A copy of a match and its state, to lay something on the table that seldom lies there."""
    copy = match.clone()
    state = copy._run.state
    assert isinstance(state, Hybris)
    return copy, state


def look(match: Match, language: str) -> Look:
    looks = board_of(match.game).looks(match.view(0), reader_of(match, 0, language))
    return next(look for look in looks if look.words[1] == "chronos")


# ---------------------------------------------------------------- the table


@pytest.mark.parametrize("language", LANGUAGES)
def test_table_fits_the_terminal_from_the_first_choice_to_the_last(whole: list[Match], language: str) -> None:
    for match in whole:
        for width in (80, BROAD):
            text = drawn(match, 0, language, width)
            assert widest(text) <= width
            assert is_worded(text), text
        assert len(text.splitlines()) <= SCREEN


@pytest.mark.parametrize("language", LANGUAGES)
def test_told_table_names_everything_that_lies_on_his_board(whole: list[Match], language: str) -> None:
    for match in whole:
        text = told(match, 0, language)
        reader = reader_of(match, 0, language)
        assert is_worded(text), text
        assert not set(text) & set(SIGNS)
        chronos = chronos_in(match)
        things = [concept["concept"] for concept in chronos["concepts"]]
        laid_out = [concept["card"] if "card" in concept else concept["tile"] for concept in chronos["concepts"]]
        things += [thing for thing in laid_out if thing]
        things += [avatar["avatar"] for avatar in chronos["avatars"]]
        assert [thing for thing in things if reader.name(thing) not in text] == []


def test_chains_points_and_focus_are_told(turn: Match) -> None:
    match = turn
    chronos = chronos_in(match)
    lines = told(match, 0, "en").splitlines()

    for concept in chronos["concepts"]:
        [line] = [line for line in lines if line.startswith(match.game.names()[concept["concept"]]["en"] + ": ")]
        if "chains" in concept:
            assert f"{concept['chains']} of 5 chains left" in line
            assert "asks for " in line
        else:
            assert f"Intensity {concept['intensity']}" in line
        assert ("Focus (you)" in line) == (chronos["focus"] == [concept["concept"]])
    [himself] = [line for line in lines if line.startswith("Chronos: ")]
    assert f"{chronos['vp']} Victory Points" in himself


def test_drawn_chains_are_counted_in_squares(turn: Match) -> None:
    match = turn
    text = drawn(match, 0, "en", BROAD)

    for concept in chronos_in(match)["concepts"]:
        if "chains" in concept:
            squares = "▪" * concept["chains"] + "▫" * (concept["open"] - 1)
            assert re.search(rf" {match.game.names()[concept['concept']]['en']} .*{squares}", text)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ("2 Shackles", "Kairos holds Argos", "is forbidden", "Forbidden (you)", "Crafts cost 1 resource more")),
        (
            "fr",
            (
                "2 Entraves",
                "Kairos tient Argos",
                "emplacement interdit :",
                "Interdit (vous)",
                "coûte 1 ressource de plus",
            ),
        ),
    ],
)
def test_what_he_has_done_to_the_player_is_shown(turn: Match, language: str, words: tuple[str, ...]) -> None:
    match, g = laid(turn)
    table = chronos_table(g)
    table.shackles[0] = 2
    table.avatars[1] = g.box.grammar.ids["city"].index("argos")
    table.seals[0] = 0
    table.dearer = 1

    text = told(match, 0, language).replace("\u00a0", " ")

    assert [word for word in words if word not in text] == []
    [city] = [line for line in text.splitlines() if line.startswith("Argos")]
    assert "Kairos" in city


def test_stored_pieces_are_told(turn: Match) -> None:
    match, g = laid(turn)
    chronos_table(g).pieces = [1, 0, 2]
    assert "stores 1 Follower and 2 Prayers" in told(match, 0, "en")
    chronos_table(g).pieces = [0, 0, 0]
    assert "stores nothing" in told(match, 0, "en")


# ---------------------------------------------------------------- looking closer


@pytest.mark.parametrize("language", LANGUAGES)
def test_his_board_can_be_looked_at_with_all_its_words(whole: list[Match], language: str) -> None:
    for match in whole[::4]:
        shown = look(match, language)
        text = "\n".join(shown.piece.told())
        assert shown.about
        assert is_worded(text), text
        assert not set(text) & set(SIGNS)
        tied = board_of(match.game).looks(match.view(0), reader_of(match, 0, language).through(TIED))
        assert widest(drawing(next(one for one in tied if one.words[1] == "chronos").piece, 80)) <= 80


def test_a_look_tells_what_cards_and_avatars_do_and_how_it_ends(turn: Match) -> None:
    text = "\n".join(look(turn, "en").piece.told())

    assert [
        word for word in ("Main effect: ", "Desolation: ", "Boon", "Avatar 1", "Avatar 3") if word not in text
    ] == []
    assert "How it ends" in text
    assert "more VP than Chronos" in text


PLAYED = "House rules in play"
LEFT = "what the booklet says is played instead"


@pytest.mark.parametrize(
    ("options", "fact", "there", "missing"),
    [
        ((), "by the book", (LEFT, "each Concept chosen is resolved once"), (PLAYED, "Chronos Unbound")),
        ((("solo_rules", "house"),), "house rules", (PLAYED, "is resolved twice", "Chronos Unbound"), (LEFT,)),
        ((("boons", "on"),), "by the book with 1 house rule", (PLAYED, LEFT, "gives the Boon"), ()),
        (
            (("solo_rules", "house"), ("boons", "off"), ("unbound", "off")),
            "house rules without 2 of them",
            (PLAYED, LEFT, "gives nothing"),
            ("Chronos Unbound",),
        ),
    ],
)
def test_board_and_look_say_which_rules_are_played(
    options: tuple[tuple[str, str], ...], fact: str, there: tuple[str, ...], missing: tuple[str, ...]
) -> None:
    match = begun(ALONE._replace(options=options))
    [himself] = [line for line in told(match, 0, "en").splitlines() if line.startswith("Chronos: ")]
    assert f", {fact}." in himself
    text = "\n".join(look(match, "en").piece.told())
    assert [words for words in there if words not in text] == []
    assert [words for words in missing if words in text] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_of_his_things_says_what_it_is(turn: Match, language: str) -> None:
    match = turn
    board, reader = board_of(match.game), reader_of(match, 0, language)
    assert isinstance(match.game, HybrisGame)
    kinds = ("concept/", "concept_card/", "avatar/", "avatar_card/", "chronos_tile/", "chronos_power/", "level/")

    for thing in match.game.names():
        if thing.startswith(kinds):
            text = " ".join(reader.say(line) for line in board.about(thing))
            assert text, thing
            assert is_worded(text), text


def test_there_is_no_such_board_without_him() -> None:
    match = begun(Setup("hybris", 2, "board"))
    looks = board_of(match.game).looks(match.view(0), reader_of(match, 0, "en"))

    assert [one for one in looks if one.words[1] == "chronos"] == []


# ---------------------------------------------------------------- a Combat, and the end


@pytest.fixture(scope="module")
def fight() -> Match:
    """A game in the middle of a Combat with an Avatar."""
    for number in range(40):
        for match in moments(ALONE._replace(seed=f"seed {number}"), 1):
            if chronos_in(match)["fighter"] is not None and table_of(match.view(0))["combat"] is not None:
                return match
    raise AssertionError("no Avatar was fought")


@pytest.mark.parametrize(
    ("language", "words"), [("en", "Combat against an Avatar in"), ("fr", "Combat contre un Avatar à")]
)
def test_combat_with_an_avatar_shows_it_and_its_cards(fight: Match, language: str, words: str) -> None:
    match, reader = fight, reader_of(fight, 0, language)
    fighter, combat = chronos_in(match)["fighter"], table_of(match.view(0))["combat"]
    assert fighter is not None
    assert combat is not None

    focus = board_of(match.game).focus(match.view(0), reader)
    looks = board_of(match.game).looks(match.view(0), reader)

    assert focus is not None
    text = "\n".join(focus.told())
    cards = [card["card"] for card in combat["defender"]["cards"]]
    assert words in text.replace("\u00a0", " ")
    assert [thing for thing in (fighter, *cards) if reader.name(thing) not in text] == []
    [fought] = [one.piece for one in looks if one.words[1] == "combat"]
    assert is_worded("\n".join(fought.told()))


def outcome_of(match: Match, language: str) -> str:
    file = io.StringIO()
    screen = DrawnScreen(Console(file=file, theme=THEME, width=80, force_terminal=True, color_system=None))
    show_outcome(match, reader_of(match, 0, language), screen)
    return file.getvalue().replace("\u00a0", " ")


@pytest.mark.parametrize(
    ("language", "lost", "won"),
    [("en", "Defeat", "Anna (you) wins"), ("fr", "Défaite", "Victoire : Anna (vous)")],
)
def test_end_says_who_won_and_what_both_have(whole: list[Match], language: str, lost: str, won: str) -> None:
    match, g = laid(whole[-1])
    his = chronos_table(g).vp
    text = outcome_of(match, language)
    assert lost in text
    assert re.search(rf"(In all|En tout) +-?\d+ +{his} *\n", text)

    chronos_table(g).vp = 0
    g.players[0].vp = 9
    assert won in outcome_of(match, language)


def test_steps_of_chronos_are_of_the_phases_that_they_stand_in() -> None:
    setup = ALONE._replace(options=(("solo_rules", "house"),))
    game = begun(setup).game
    assert isinstance(game, HybrisGame)
    phases = phases_of(game.book)
    told = {step: phases[step] for step in ("chronos_set_up", "desolation", "boons", "precedence", "action", "waking")}
    assert list(told.values()) == ["setup", "pillars", "pillars", "planning", "actions", "end"]
