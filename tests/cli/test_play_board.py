"""The table as it is shown: it fits the terminal, and in plain text every fact stands in words."""

import io
import re

import pytest
from rich.console import Console

from agon.cli.table.boards import board_of
from agon.cli.table.boards.ephyran_view import table_of
from agon.cli.table.screen import THEME, TIED, DrawnScreen
from agon.games.registry import find_game
from agon.kernel.chance import seeded
from agon.kernel.game import SPECTATOR, Setup
from agon.kernel.match import Match
from agon.shelf.packs import bundled_pack
from agon.text.reader import Reader

NAMES = ["Anna", "Bartholomew the Elder", "Chloé", "mcts:1000"]


@pytest.fixture(scope="module")
def match() -> Match:
    """A game of four in its middle."""
    setup = Setup("ephyran", 4, "board")
    match = Match.start(find_game("ephyran").play(bundled_pack("ephyran"), setup), setup)
    chance = seeded("choices")
    while len(match.choices) < 150:
        ask = match.ask
        assert ask is not None
        match.choose(ask.seat, ask.options[chance.below(len(ask.options))])
    return match


def told(match: Match, seat: int, language: str) -> str:
    reader = Reader(language, match.game.names(), NAMES, seat)
    return "\n".join(board_of(match.game).table(match.view(seat), reader).told())


def drawn(match: Match, seat: int, language: str, width: int) -> str:
    file = io.StringIO()
    console = Console(file=file, theme=THEME, width=width, force_terminal=True, color_system=None, highlight=False)
    reader = Reader(language, match.game.names(), NAMES, seat).through(TIED)
    DrawnScreen(console).show(board_of(match.game).table(match.view(seat), reader))
    return file.getvalue()


@pytest.mark.parametrize("width", [80, 100, 140])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_table_fits_the_terminal(match: Match, language: str, width: int) -> None:
    text = drawn(match, 0, language, width)

    assert max(len(line.rstrip()) for line in text.splitlines()) <= min(width, 110)
    assert not re.search("[\ue000\ue001]", text)


def test_everybody_is_shown_with_a_shape_of_their_own(match: Match) -> None:
    text = drawn(match, 0, "en", 100)

    assert [mark for mark in ("■ Anna (you)", "▲ Bartholomew", "● Chloé", "◆ mcts:1000") if mark not in text] == []


def test_own_hand_shows_both_halves_of_every_card(match: Match) -> None:
    cards = table_of(match.view(0))["players"][0]["cards"]
    names = match.game.names()

    text = told(match, 0, "en")

    assert len(cards) >= 4
    for card in cards:
        for half in names[card]["en"].split(" / "):
            assert re.sub(r" \d$", "", half) in text


def test_spectator_sees_no_hand(match: Match) -> None:
    text = told(match, SPECTATOR, "en")

    assert "Your hand" not in text
    assert text.count("cards in hand") == 4


def test_plain_table_says_everything_in_words(match: Match) -> None:
    text = told(match, 0, "en")

    assert text.count("City of ") == 4
    assert text.count(" prestige point") >= 4
    assert len(re.findall(r"Next zone: [1-4]\.|Complete\.|Locked\.", text)) == 16
    assert text.count("which counts double") == 4
    assert "Draw pile: " in text
    assert "first player" in text
    assert "to play" in text
    assert not set(text) & set("■▲●◆★☆×·")
