"""The table of Hybris as it is shown: it fits the terminal, shows all that lies there, and hides what is hidden."""

import io
import re
from collections.abc import Iterator
from functools import cache
from typing import cast

import pytest
from rich.console import Console

from agon.cli.table.boards import board_of
from agon.cli.table.boards.hybris.view import TableView, table_of
from agon.cli.table.questions import in_order, question_piece
from agon.cli.table.result import show_outcome
from agon.cli.table.screen import THEME, TIED, DrawnScreen, Piece, PlainScreen
from agon.games.hybris.artemis.view import ArtemisParts
from agon.games.registry import find_game
from agon.kernel.chance import seeded
from agon.kernel.game import SPECTATOR, Setup
from agon.kernel.match import Match
from agon.shelf.packs import bundled_pack
from agon.text.reader import Reader

NAMES = ["Anna", "Bartholomew the Elder", "Chloé", "mcts:1000"]
SETUPS = {
    "four": Setup("hybris", 4, "board"),
    "duel": Setup("hybris", 2, "board", ("renaissance", "duel")),
    "elis": Setup("hybris", 3, "board", ("games_of_elis",)),
    "apple": Setup("hybris", 3, "board", ("apple_of_discord", "grip_of_the_oracle")),
    "giants": Setup("hybris", 4, "board", ("gigantomachy",)),
    "artemis": Setup("hybris", 3, "board", ("artemis",), (("seat_1", "artemis"),)),
}
SIGNS = "━─│■▲●◆▪▫·→↑↓←✓◎✗–"
BROAD = 110
SCREEN = 47  # lines that the table may take where there is room


def begun(setup: Setup) -> Match:
    return Match.start(find_game("hybris").play(bundled_pack("hybris"), setup), setup)


def moments(setup: Setup, every: int) -> Iterator[Match]:
    """A game of random choices, stopped every so many of them."""
    match = begun(setup)
    chance = seeded("choices")
    while match.ask is not None:
        if len(match.choices) % every == 0:
            yield match
        match.choose(match.ask.seat, match.ask.options[chance.below(len(match.ask.options))])
    yield match


@cache
def stopped(name: str, kind: str) -> Match:
    """A game of that setup where a question of that kind is asked for the first time."""
    for number in range(40):
        setup = SETUPS[name]._replace(seed=f"seed {number}")
        match = begun(setup)
        chance = seeded(setup.seed)
        while match.ask is not None:
            if match.ask.kind.id == kind:
                return match
            match.choose(match.ask.seat, match.ask.options[chance.below(len(match.ask.options))])
    raise AssertionError(f"{kind} was never asked")


def reader_of(match: Match, seat: int, language: str) -> Reader:
    return Reader(language, match.game.names(), NAMES[: match.setup.seats], seat)


def told(match: Match, seat: int, language: str) -> str:
    reader = reader_of(match, seat, language)
    return "\n".join(board_of(match.game).table(match.view(seat), reader).told())


def drawn(match: Match, seat: int, language: str, width: int) -> str:
    reader = reader_of(match, seat, language).through(TIED)
    return drawing(board_of(match.game).table(match.view(seat), reader), width)


def drawing(piece: Piece, width: int) -> str:
    file = io.StringIO()
    console = Console(file=file, theme=THEME, width=width, force_terminal=True, color_system=None, highlight=False)
    DrawnScreen(console).show(piece)
    return file.getvalue()


def widest(text: str) -> int:
    return max(len(line.rstrip()) for line in text.splitlines())


def is_worded(text: str) -> bool:
    """Whether no id stands where words should be."""
    return re.search(r"hybris-|table-|\w/\w+_|[\ue000\ue001{}]", text) is None


# ---------------------------------------------------------------- the whole table


@pytest.mark.parametrize("name", SETUPS)
def test_table_fits_the_terminal_from_the_first_choice_to_the_last(name: str) -> None:
    for match in moments(SETUPS[name], 23):
        for seat, language, width in ((0, "en", 80), (1, "fr", 80), (0, "fr", BROAD), (SPECTATOR, "en", BROAD)):
            text = drawn(match, seat, language, width)
            assert widest(text) <= width
            assert is_worded(text), text


@pytest.mark.parametrize("language", ["en", "fr"])
def test_broad_terminal_has_the_table_on_one_screen(language: str) -> None:
    for match in moments(SETUPS["four"], 17):
        assert len(drawn(match, 0, language, BROAD).splitlines()) <= SCREEN


@pytest.mark.parametrize("name", SETUPS)
def test_told_table_names_everything_that_lies_open(name: str) -> None:
    for match in moments(SETUPS[name], 41):
        for language in ("en", "fr"):
            text = told(match, 0, language)
            reader = reader_of(match, 0, language)
            assert is_worded(text), text
            assert not set(text) & set(SIGNS)
            table = table_of(match.view(0))
            if table["combat"] is None:  # which else takes the place of the boards
                assert [thing for thing in lying_open(table) if reader.name(thing) not in text] == []


def lying_open(table: TableView) -> Iterator[str]:
    """The things of a view that everybody sees."""
    yield from (pillar["pillar"] for pillar in table["pillars"])
    yield from (city["city"] for city in table["cities"])
    yield from (tile["technology"] for tile in [*table["workshop"], *table["factory"]] if tile is not None)
    yield from (space["technology"] for city in table["cities"] for space in city["spaces"] if space["technology"])
    yield from (quest["quest"] for quest in table["quests"] if quest is not None)
    yield from (omen["card"] for omen in table["omens"])
    yield from (*table["underworld"], *table["coliseum_heroes"])
    for player in table["players"]:
        yield from (player["olympian"], *player["storage"])
        yield from (one["figure"] for one in player["characters"] if one["kind"] == "hero" and one["place"] != "tile")


def test_everybody_is_shown_with_a_shape_of_their_own() -> None:
    text = drawn(stopped("four", "hybris-ask-turn"), 0, "en", BROAD)

    assert [mark for mark in ("■ Anna (you)", "▲ Bartholomew", "● Chloé", "◆ mcts:1000") if mark not in text] == []


def test_own_cards_are_shown_with_what_they_do_and_nobody_elses() -> None:
    match = stopped("duel", "hybris-ask-turn")
    [own, rival] = table_of(match.view(0))["players"]
    names = match.game.names()

    text = told(match, 0, "en")
    watched = told(match, SPECTATOR, "en")

    assert own["cards"]
    assert rival["cards"] == []
    assert [card for card in own["cards"] + own["foreseen"] if names[card]["en"] not in text] == []
    assert "Strength" in text
    assert "Reward: " in text
    assert "Your hand" not in watched


def test_many_cards_are_drawn_by_name_and_numbers_and_told_in_full() -> None:
    match = next(match for match in moments(SETUPS["four"], 1) if match.view(0)["over"] is False and hand_of(match) > 5)

    short, full = drawn(match, 0, "en", BROAD), told(match, 0, "en")

    assert "“look hand” tells what they do" in short
    assert re.search(r"\w\s\d for \d", short)
    assert "Weapon" in full


def hand_of(match: Match) -> int:
    """How many cards the first seat holds."""
    players = table_of(match.view(0))["players"]
    return players[0]["hand"] if players else 0


def test_duel_shows_postures_tokens_and_covered_halves() -> None:
    match = stopped("duel", "hybris-ask-turn")

    text = drawn(match, 0, "en", BROAD)
    plain = told(match, 0, "en")

    assert re.search(r"\((Humble|Proud)\)", text)
    assert re.search(r"\[[◎✗][■▲] ", text)
    assert re.search(r"half covered", text)
    assert re.search(r"(Forbidden|token) \((you|Bart)", plain)


@pytest.mark.parametrize(
    ("name", "words"), [("elis", "Disciplines"), ("apple", "The Apple"), ("giants", "Breaches"), ("four", "Well")]
)
def test_scenarios_show_what_they_add(name: str, words: str) -> None:
    assert words in told(stopped(name, "hybris-ask-turn"), 0, "en")


# ---------------------------------------------------------------- Combat


@pytest.mark.parametrize(("language", "words"), [("en", "1 token of Chloé"), ("fr", "1 jeton pris à Chloé")])
def test_artemis_is_shown_with_the_tokens_she_holds(language: str, words: str) -> None:
    match = next(
        match
        for number in range(20)
        for match in moments(SETUPS["artemis"]._replace(seed=str(number)), 1)
        if cast(ArtemisParts, table_of(match.view(1))["parts"])["artemis"]["tokens"][2] == 1
    )
    assert words in told(match, 1, language)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_combat_shows_totals_and_determination_left(language: str) -> None:
    match = stopped("four", "hybris-ask-place-card")
    seat = match.asks[0].seat
    combat = table_of(match.view(seat))["combat"]
    assert combat is not None
    reader = reader_of(match, seat, language)

    focus = board_of(match.game).focus(match.view(seat), reader)
    assert focus is not None
    text = "\n".join(focus.told())

    for side in (combat["attacker"], combat["defender"]):
        track = side["determination"]
        assert track is not None
        total = str(side["total"]).replace("-", "−")
        assert re.search(rf": {total} (in all|en tout)", text.replace("\u00a0", " "))
        assert str(track["limit"] - track["spent"]) in text
    assert widest(drawing(focus, 80)) <= 80


def test_combat_against_the_game_shows_the_enemy_and_its_cards() -> None:
    match = stopped("giants", "hybris-ask-play-card")
    seat = match.asks[0].seat
    combat = table_of(match.view(seat))["combat"]
    assert combat is not None

    focus = board_of(match.game).focus(match.view(seat), reader_of(match, seat, "en"))

    assert focus is not None
    text = "\n".join(focus.told())
    assert combat["defender"]["cards"]
    assert match.game.names()[combat["quest"] or combat["hero"] or ""]["en"] in text
    assert f"{combat['defender']['total']} in all" in text
    assert "own Strength and Elements" in text


def test_there_is_nothing_to_focus_on_without_a_combat() -> None:
    match = stopped("four", "hybris-ask-turn")

    assert board_of(match.game).focus(match.view(0), reader_of(match, 0, "en")) is None


# ---------------------------------------------------------------- parts, lists, points


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_part_can_be_looked_at(language: str) -> None:
    for match in (stopped("four", "hybris-ask-turn"), stopped("four", "hybris-ask-place-card"), begun(SETUPS["duel"])):
        looks = board_of(match.game).looks(match.view(0), reader_of(match, 0, language).through(TIED))
        plain = board_of(match.game).looks(match.view(0), reader_of(match, 0, language))
        assert len({look.words[0] for look in looks}) == len(looks) >= 9
        for look in looks:
            assert look.about
            assert widest(drawing(look.piece, 80)) <= 80
        for look in plain:
            text = "\n".join(look.piece.told())
            assert is_worded(text), text
            assert not set(text) & set(SIGNS)


def test_part_of_the_technologies_has_every_tile_left_with_its_words() -> None:
    match = stopped("four", "hybris-ask-turn")
    table = table_of(match.view(0))
    looks = board_of(match.game).looks(match.view(0), reader_of(match, 0, "en"))

    [piece] = [look.piece for look in looks if look.words[1] == "technologies"]

    lines = piece.told()
    left = [tile for pile in table["piles"].values() for tile in pile]
    assert len([line for line in lines if "Crafting cost: " in line]) == len(left)


@pytest.mark.parametrize(("language", "width"), [("en", BROAD), ("fr", 80)])
def test_many_technologies_are_listed_by_name_and_cost(language: str, width: int) -> None:
    match = stopped("four", "hybris-ask-conceive")
    seat = match.asks[0].seat
    reader = reader_of(match, seat, language).through(TIED)
    asked = match.question(seat)
    assert asked is not None
    question = in_order(asked, reader)

    briefs = board_of(match.game).briefs(question, reader)
    text = drawing(question_piece(question, reader, briefs), width)

    assert briefs is not None
    assert len(briefs.texts) == len(question.options) > 50
    assert [brief for brief in briefs.texts if brief not in text.translate({0xA0: "\ue000", 0x202F: "\ue001"})] == []
    assert len(text.splitlines()) <= 40
    assert widest(text) <= width


def test_few_options_are_listed_in_full() -> None:
    match = stopped("four", "hybris-ask-turn")
    seat = match.asks[0].seat
    question = match.question(seat)
    assert question is not None

    assert board_of(match.game).briefs(question, reader_of(match, seat, "en")) is None


def test_end_has_points_by_source_and_how_it_went(capsys: pytest.CaptureFixture[str]) -> None:
    *_, match = moments(SETUPS["four"], 1000)
    outcome = match.outcome
    assert outcome is not None

    show_outcome(match, reader_of(match, SPECTATOR, "en"), PlainScreen())

    text = capsys.readouterr().out
    assert [f"{place.score} point" for place in outcome.places if f"{place.score} point" not in text] == []
    assert "Primordials" in text or "Quests" in text
    assert "takes the lead" in text
