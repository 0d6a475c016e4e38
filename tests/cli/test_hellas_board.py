"""The table of Lords of Hellas as it is shown: it fits the terminal, shows what lies there, hides what is hidden."""

import io
import re
from collections.abc import Iterator

import pytest
from rich.console import Console

from agon.cli.complaints import Complaint
from agon.cli.table.boards.board import Look
from agon.cli.table.boards.hellas import open_board
from agon.cli.table.boards.hellas.view import TableView, table_of
from agon.cli.table.looking import part_named, things_named
from agon.cli.table.questions import question_piece
from agon.cli.table.result import show_outcome, show_scores
from agon.cli.table.screen import THEME, TIED, DrawnScreen, Piece, PlainScreen
from agon.kernel.game import SPECTATOR
from agon.kernel.match import Match
from agon.text.reader import Reader
from games.hellas.tables import begun, busy

NAMES = ["Anna", "Bartholomew the Elder", "Chloé", "mcts:1000"]
SIGNS = "━─│■▲●◆▪▫·→~"
SCREEN = 60  # lines that the table may take where there is room


def moments(seats: int, every: int, most: int = 500) -> Iterator[Match]:
    """A game of random choices, stopped every so many of them."""
    for match in busy(begun(seats, "board"), f"board/{seats}", most):
        if len(match.choices) % every == 0 or match.over:
            yield match


def stopped(seats: int, kind: str) -> Match:
    """A game where a question of that kind is asked for the first time."""
    for number in range(40):
        for match in busy(begun(seats, f"seed {number}"), f"{number}", 400):
            if match.ask is not None and match.ask.kind.id == kind:
                return match
    raise AssertionError(f"{kind} was never asked")


def reader_of(match: Match, seat: int, language: str) -> Reader:
    return Reader(language, match.game.names(), NAMES[: match.setup.seats], seat)


def told(match: Match, seat: int, language: str) -> str:
    reader = reader_of(match, seat, language)
    return "\n".join(open_board(match.game).table(match.view(seat), reader).told())


def drawn(match: Match, seat: int, language: str, width: int) -> str:
    reader = reader_of(match, seat, language).through(TIED)
    return drawing(open_board(match.game).table(match.view(seat), reader), width)


def drawing(piece: Piece, width: int) -> str:
    file = io.StringIO()
    console = Console(file=file, theme=THEME, width=width, force_terminal=True, color_system=None, highlight=False)
    DrawnScreen(console).show(piece)
    return file.getvalue()


def looks(match: Match, seat: int, language: str) -> list[Look]:
    return open_board(match.game).looks(match.view(seat), reader_of(match, seat, language))


def widest(text: str) -> int:
    return max(len(line.rstrip()) for line in text.splitlines())


def is_worded(text: str) -> bool:
    """Whether no id stands where words should be."""
    return re.search(r"hellas-|hybris-|table-|\w/\w+_|[\ue000\ue001{}]", text) is None


# ---------------------------------------------------------------- the whole table


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_table_fits_the_terminal(seats: int) -> None:
    for match in moments(seats, 37):
        for seat, language, width in ((0, "en", 80), (0, "fr", 80), (0, "fr", 100), (SPECTATOR, "en", 100)):
            text = drawn(match, seat, language, width)
            assert widest(text) <= width
            assert is_worded(text), text


@pytest.mark.parametrize("seats", [1, 4])
def test_a_hundred_columns_show_the_table_on_one_screen(seats: int) -> None:
    for match in moments(seats, 29):
        assert len(drawn(match, SPECTATOR, "en", 100).splitlines()) <= SCREEN


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("seats", [1, 3])
def test_told_table_names_everything_that_lies_open(seats: int, language: str) -> None:
    for match in moments(seats, 41):
        text = told(match, 0, language)
        reader = reader_of(match, 0, language)
        assert is_worded(text), text
        assert not set(text) & set(SIGNS)
        assert [thing for thing in lying_open(table_of(match.view(0))) if reader.name(thing) not in text] == []


def lying_open(table: TableView) -> Iterator[str]:
    """The things of a view that everybody sees."""
    yield from (land["land"] for land in table["lands"])
    yield from (region["region"] for region in table["regions"])
    yield from (monument["god"] for monument in table["monuments"])
    yield from (monster["monster"] for monster in table["monsters"] if monster["region"] is not None)
    yield from (quest["quest"] for quest in table["quests"] if quest is not None)
    yield from (player["hero"] for player in table["players"] if player["hero"] is not None)


def test_the_map_shows_what_is_next_to_what() -> None:
    match = stopped(3, "hellas-ask-regular")

    assert re.search(r"^ +1 Chalkidiki .* 2 ~9 *$", drawn(match, 0, "en", 100), re.MULTILINE)
    assert "1 Chalkidiki: population strength 4" in told(match, 0, "en")
    assert "next to: Macedonia, Euboea by sea" in told(match, 0, "en")


def test_a_special_action_that_is_performed_stands_beside_the_turn() -> None:
    match = stopped(3, "hellas-ask-special")
    before = told(match, 0, "en")
    for later in busy(match, "acted", 40):
        if table_of(later.view(0))["acted"]:
            break

    assert "special action performed" not in before
    assert "special action performed" in told(match, 0, "en")


def test_everybody_is_shown_with_a_shape_of_their_own() -> None:
    match = stopped(4, "hellas-ask-regular")
    text = drawn(match, SPECTATOR, "en", 100)
    names = match.game.names()
    heroes = [names[player["hero"] or ""]["en"] for player in table_of(match.view(0))["players"]]

    assert [f"{mark} {hero}" for mark, hero in zip("■▲●◆", heroes, strict=True) if f"{mark} {hero}" not in text] == []


def test_only_the_own_hand_is_shown() -> None:
    match = stopped(2, "hellas-ask-battle-card")
    asked = match.ask
    assert asked is not None
    seat = asked.seat
    own = table_of(match.view(seat))["players"][seat]["cards"]
    names = match.game.names()

    assert own
    assert [card for card in own if names[card]["en"] not in told(match, seat, "en")] == []
    assert "Your combat cards" not in told(match, SPECTATOR, "en")


# ---------------------------------------------------------------- battles, hunts, the campaign


def test_a_battle_is_shown_with_its_questions() -> None:
    match = stopped(3, "hellas-ask-battle-card")
    focus = open_board(match.game).focus(match.view(0), reader_of(match, 0, "en"))
    assert focus is not None
    text = "\n".join(focus.told())

    assert re.search(r"Battle in \w+:", text)
    assert "attacks" in text
    assert "defends" in text


def test_a_hunt_is_shown_with_its_questions() -> None:
    match = stopped(3, "hellas-ask-defence")
    focus = open_board(match.game).focus(match.view(0), reader_of(match, 0, "en"))
    assert focus is not None
    text = "\n".join(focus.told())

    assert "hunted in" in text
    assert "To cover:" in text
    assert re.search(r"defence \d+ of \d+", text)


def test_nothing_is_in_focus_most_of_the_time() -> None:
    match = stopped(3, "hellas-ask-regular")

    assert open_board(match.game).focus(match.view(0), reader_of(match, 0, "en")) is None


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_campaign_shows_tracks_tables_and_its_tale(language: str) -> None:
    match = stopped(1, "hellas-ask-special")
    names = match.game.names()
    shown = {look.words[1]: "\n".join(look.piece.told()) for look in looks(match, 0, language) if len(look.words) > 1}

    assert names["text/opening/prologue"][language] in shown["chronicle"]
    assert names["track/invasion"][language] in shown["campaign"]
    assert names["quest/calydonian_hunt"][language] in shown["tables"]
    assert "24" in shown["tables"]


def test_the_campaign_is_not_shown_without_it() -> None:
    match = stopped(3, "hellas-ask-regular")

    assert {"campaign", "chronicle", "tables"} & {
        word for look in looks(match, 0, "en") for word in look.words
    } == set()


# ---------------------------------------------------------------- looking


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("seats", [1, 4])
def test_every_part_can_be_looked_at(seats: int, language: str) -> None:
    for match in moments(seats, 97):
        parts = looks(match, 0, language)
        for look in parts:
            assert look.about
            for width in (80, 100):
                assert widest(drawing(look.piece, width)) <= width
            assert is_worded("\n".join(look.piece.told()))
            assert part_named(parts, look.words[0]) is not None


@pytest.mark.parametrize("language", ["en", "fr"])
def test_look_finds_everything_by_its_name(language: str) -> None:
    match = begun(3, "look")
    board = open_board(match.game)
    reader = reader_of(match, 0, language)
    lost: list[str] = []
    for thing, called in match.game.names().items():
        if board.about(thing):
            try:
                found = things_named(board, called[language], reader)
            except Complaint:
                found = []
            if thing not in found and not any(board.is_place(other) for other in found):
                lost.append(thing)

    assert lost == []


# ---------------------------------------------------------------- questions and the end


@pytest.mark.parametrize("language", ["en", "fr"])
def test_questions_fit_the_terminal(language: str) -> None:
    for match in moments(3, 7, 250):
        for ask in match.asks:
            question = match.question(ask.seat)
            assert question is not None
            reader = reader_of(match, ask.seat, language)
            piece = question_piece(question, reader, open_board(match.game).briefs(question, reader))
            assert widest(drawing(piece, 80)) <= 80


def test_the_numbers_have_the_ways_to_win(capsys: pytest.CaptureFixture[str]) -> None:
    match = stopped(3, "hellas-ask-special")
    show_scores(match, reader_of(match, 0, "en"), PlainScreen())
    goals = table_of(match.view(0))["players"][0]["goals"]

    [own, *_] = [line for line in capsys.readouterr().out.splitlines() if "Warlord of Hellas" in line]
    assert [f"{goal['has']}/{goal['needs']}" for goal in goals if f"{goal['has']}/{goal['needs']}" not in own] == []


@pytest.mark.parametrize(("seats", "heads"), [(2, "Lnd Tmp Sln"), (3, "Lnd Tmp Sln Kng"), (1, "Lnd Tmp Sln")])
def test_the_table_shows_how_far_everybody_has_come(seats: int, heads: str) -> None:
    match = stopped(seats, "hellas-ask-special")
    shown = drawn(match, 0, "en", 80)
    goals = table_of(match.view(0))["players"][0]["goals"]

    assert heads in re.sub(r" +", " ", shown)
    assert [f"{goal['has']}/{goal['needs']}" for goal in goals if f"{goal['has']}/{goal['needs']}" not in shown] == []


@pytest.mark.parametrize(("language", "words"), [("en", "Defeat"), ("fr", "Défaite")])
def test_a_war_that_is_lost_is_won_by_nobody(capsys: pytest.CaptureFixture[str], language: str, words: str) -> None:
    *_, match = busy(begun(1, "lost"), "lost", 2000)
    assert match.outcome is not None
    assert match.outcome.winners == ()

    show_outcome(match, reader_of(match, 0, language), PlainScreen())

    result = capsys.readouterr().out
    assert words in result
    assert is_worded(result)
