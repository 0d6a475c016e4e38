"""Cataclysm at the terminal: Chaos, the Outskirts and the Hangars are on the table, and all of it can be looked at."""

import re
from copy import deepcopy
from functools import cache
from typing import cast

import pytest

from agon.cli.table.boards import board_of
from agon.cli.table.boards.board import View
from agon.cli.table.boards.hybris.cataclysm.board import CHAOS
from agon.cli.table.boards.hybris.view import table_of
from agon.cli.table.result import show_verdict
from agon.cli.table.screen import TIED, Piece, PlainScreen
from agon.games.hybris.cataclysm.view import CataclysmParts, ChaosView, HangarView
from agon.games.hybris.duel.view import DuelParts
from agon.games.hybris.view.shapes import SideView
from agon.kernel.game import SPECTATOR, Outcome, Place, Setup
from agon.kernel.match import Match
from agon.kernel.words import say
from cli.test_hybris_board import BROAD, SIGNS, drawing, drawn, is_worded, moments, reader_of, told, widest

CATACLYSM = Setup("hybris", 3, "board", ("artemis", "cataclysm"), (("seat_1", "artemis"),))
DUEL = Setup("hybris", 2, "board", ("cataclysm", "duel"))
LANGUAGES = ["en", "fr"]


@cache
def first_turn() -> Match:
    """A game at its first turn."""
    for match in moments(CATACLYSM, 1):
        if match.ask is not None and match.ask.kind.id == "hybris-ask-turn":
            return match
    raise AssertionError("nobody came to play")


def seen() -> tuple[View, CataclysmParts]:
    """What the first seat sees then, for a test to change."""
    view = deepcopy(first_turn().view(0))
    return view, cast(CataclysmParts, table_of(view)["parts"])


def table(view: View, language: str) -> Piece:
    return board_of(first_turn().game).table(view, reader_of(first_turn(), 0, language))


def words_of(piece: Piece) -> str:
    """A piece as it is told, with plain blanks."""
    text = "\n".join(piece.told())
    assert is_worded(text), text
    assert not set(text) & set(SIGNS)
    return text.translate({0xA0: " ", 0x202F: " "})


def look_at(view: View, word: str, language: str) -> str:
    """A part of the table, as it is told."""
    looks = board_of(first_turn().game).looks(view, reader_of(first_turn(), 0, language))
    return words_of(next(look for look in looks if word in look.words).piece)


def name(thing: str, language: str) -> str:
    return first_turn().game.names()[thing][language]


def fallen(chaos: ChaosView) -> None:
    """Argos has been destroyed; Chaos is before the gates of the next City."""
    chaos["destroyed"] = ["city/argos"]
    chaos["fallen"] = ["cataclysm_card/fall_of_argos"]
    chaos["falls"] = chaos["falls"][:4]
    chaos["space"] = 3
    chaos["momentum"] = ["hidden"] * 5


def out_there(hangar: HangarView) -> None:
    """A Hangar with an Adventure on its first Site, and a tile that is worked on."""
    hangar["adventures"] = [{"exploration": "exploration/debris_study", "site": 1}]
    hangar["tiles"][0]["worker"] = True
    hangar["tiles"][0]["done"][0] = True
    hangar["tiles"][1]["active"] = True
    hangar["tiles"][2]["sent"] = True
    hangar["foreman"] = True
    hangar["energy"] = 4


# ---------------------------------------------------------------- the table


def test_table_fits_the_terminal_and_is_worded_from_the_first_choice_to_the_last() -> None:
    for match in moments(CATACLYSM, 47):
        for seat, language, width in ((0, "en", 80), (1, "fr", 80), (SPECTATOR, "fr", BROAD)):
            text = drawn(match, seat, language, width)
            assert widest(text) <= width
            assert is_worded(text), text
        plain = told(match, 0, "fr")
        assert is_worded(plain), plain
        assert not set(plain) & set(SIGNS)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        (
            "en",
            ("space 3 of 3", "Momentum 5 of 6", "destroyed: Argos (4 left)", "Argos: destroyed.", "4 Cataclysm cards"),
        ),
        (
            "fr",
            ("case 3 sur 3", "Momentum 5 sur 6", "détruites : Argos (reste 4)", "Argos : détruite.", "4 cartes Cata"),
        ),
    ],
)
def test_chaos_is_shown_with_what_it_has_destroyed(language: str, words: tuple[str, ...]) -> None:
    view, parts = seen()
    fallen(parts["chaos"])

    text = words_of(table(view, language))

    assert [word for word in words if word not in text] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_duel_a_forbidden_token_at_the_outskirts_and_who_stands_there_all_the_same_are_shown(language: str) -> None:
    match = next(
        match for match in moments(DUEL, 1) if match.ask is not None and match.ask.kind.id == "hybris-ask-turn"
    )
    view = deepcopy(match.view(0))
    table = table_of(view)
    cast(DuelParts, table["parts"])["duel"]["tokens"] = [{"slot": "slot/outskirts_1", "seat": 1, "side": "forbidden"}]
    hero = next(
        figure["figure"] for figure in table["players"][0]["characters"] if figure["figure"].startswith("hero/")
    )
    table["locations"][7]["artwork"] = [hero]

    text = words_of(board_of(match.game).table(view, reader_of(match, 0, language)))
    there = text[text.index(match.game.names()["location/outskirts"][language]) :].split("\n")[0]

    assert match.game.names()[hero][language] in there
    assert {"en": "Forbidden", "fr": "Interdit"}[language] in there


@pytest.mark.parametrize(("language", "camp"), [("en", "Camp: 3 Workers"), ("fr", "Camp : 3 Ouvriers")])
def test_outskirts_show_camp_deck_and_the_cards_drawn(language: str, camp: str) -> None:
    view, parts = seen()
    outskirts = parts["outskirts"]
    outskirts["camp"] = 3
    outskirts["drawn"] = ["exploration/debris_study"]

    text = words_of(table(view, language))

    assert camp in text
    assert f"{len(outskirts['deck'])} " in text
    assert name("exploration/debris_study", language) in text


@pytest.mark.parametrize(
    ("language", "words"),
    [
        (
            "en",
            ("Energy 4;", "Foreman 1;", r"1 of \d Tasks with a Worker", "activated", "in the Factory", "Site 1 of"),
        ),
        ("fr", ("Énergie 4 ?;", "Atelier 1 ?;", r"1 sur \d Tâches avec Ouvrier", "activée", "à l’Usine", "Site 1 sur")),
    ],
)
def test_hangars_show_goods_tiles_and_adventures(language: str, words: tuple[str, ...]) -> None:
    view, parts = seen()
    out_there(parts["outskirts"]["hangars"][0])

    text = words_of(table(view, language))

    assert [word for word in words if re.search(word, text) is None] == []
    assert "▪▫" in drawing(table(view, language), BROAD)


# ---------------------------------------------------------------- looked at


@pytest.mark.parametrize("language", LANGUAGES)
def test_hangars_can_be_looked_at_task_by_task(language: str) -> None:
    view, parts = seen()
    before = look_at(view, "hangars", language)
    out_there(parts["outskirts"]["hangars"][0])

    text = look_at(view, "hangars", language)

    tiles = [tile["tile"] for hangar in parts["outskirts"]["hangars"] for tile in hangar["tiles"]]
    assert [tile for tile in tiles if name(tile, language) not in text] == []
    assert len(re.findall(r"\. (?:done|faite)", text)) == 1 + len(re.findall(r"\. (?:done|faite)", before))
    assert name("exploration/debris_study", language) in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_echelon_can_be_looked_at_with_who_is_there(language: str) -> None:
    view, parts = seen()
    parts["outskirts"]["hangars"][2]["defend"] = 4

    text = look_at(view, "outskirts", language)

    assert len(re.findall(r"(?:Echelon|Échelon) \d ", text)) == 10
    assert re.search(r"4 ?: Chloé.*[+]4", text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_of_chaos_are_told_to_who_knows_them(language: str) -> None:
    view, parts = seen()
    chaos = parts["chaos"]
    chaos["deck"][-2] = "chaos_card/absorption_card"
    chaos["discard"] = ["chaos_card/sown_ruin"]

    text = look_at(view, "chaos", language)

    assert re.search(name("chaos_card/absorption_card", language) + r" \((number 2|à la place 2)", text)
    assert name("chaos_card/sown_ruin", language) in text
    assert "hidden" not in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_looks_have_words_of_their_own_and_fit(language: str) -> None:
    view, parts = seen()
    fallen(parts["chaos"])
    out_there(parts["outskirts"]["hangars"][0])

    looks = board_of(first_turn().game).looks(view, reader_of(first_turn(), 0, language).through(TIED))

    assert len({look.words[0] for look in looks}) == len(looks)
    assert {"chaos", "outskirts", "hangars"} <= {look.words[-1] for look in looks}
    assert [look.words for look in looks if not look.about or widest(drawing(look.piece, 80)) > 80] == []


# ---------------------------------------------------------------- Combat, and the end


def side(seat: int | None, figure: str | None, card: str) -> SideView:
    return {
        "seat": seat,
        "figure": figure,
        "cards": [{"card": card, "strength": 5}],
        "combos": 0,
        "bonus": 0,
        "total": 7,
        "determination": None if seat is None else {"spent": 0, "limit": 3},
        "placed": None,
        "marker": None,
        "stopped": False,
        "cap": None,
        "no_retreat": False,
        "must_show": False,
        "must_press_on": False,
        "toll": {},
        "kept": [],
        "spared": False,
        "no_combo": seat is not None,
        "mute": seat is not None,
        "blunt": None if seat is None else "weapon",
    }


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ("Combat against Chaos", "Absorption", "no Combos", "of type Weapon count for nothing")),
        ("fr", ("Combat contre Chaos", "Absorption", "aucun Combo", "cartes de type Arme ne comptent pas")),
    ],
)
def test_combat_against_chaos_names_it_its_card_and_what_it_forbids(language: str, words: tuple[str, ...]) -> None:
    view, _ = seen()
    shown = table_of(view)
    figure = shown["players"][0]["characters"][0]["figure"]
    own = shown["players"][0]["cards"][0] if shown["players"][0]["cards"] else "card/crush"
    shown["combat"] = {
        "settled": False,
        "purpose": "chaos",
        "quest": None,
        "hero": None,
        "city": None,
        "attacker": side(0, figure, own),
        "defender": side(None, None, "chaos_card/absorption_card"),
    }
    view = {**view, "table": shown}

    focus = board_of(first_turn().game).focus(view, reader_of(first_turn(), 0, language))

    assert focus is not None
    text = words_of(focus)
    assert [word for word in (*words, name(CHAOS, language)) if word not in text] == []
    assert "3 Aegis" in look_at(view, "combat", language)


@pytest.mark.parametrize(("language", "words"), [("en", "Defeat"), ("fr", "Défaite")])
def test_all_lose_together(language: str, words: str, capsys: pytest.CaptureFixture[str]) -> None:
    lost = Outcome((), tuple(Place(seat, 3, 10) for seat in range(3)), say("hybris-lost-to-chaos", age=4))
    reader = reader_of(first_turn(), 0, language)

    show_verdict(lost, reader, PlainScreen())

    text = capsys.readouterr().out
    assert words in text
    assert "Chaos" in text
    assert is_worded(text)
