"""The toy module at a table, where it is installed: by what anybody can call, in both languages."""

from pathlib import Path

import pytest

import agon
from agon.cards.worth import Appraiser
from agon.cli.reports.words import all_words
from agon.games.hybris.game import HybrisGame
from agon.games.hybris.schema.vocabulary import LANGUAGE
from agon.games.registry import GAMES
from agon.kernel.errors import PackError
from agon.kernel.game import Json, Setup
from agon.shelf.packs import begin_pack, bundled_pack
from agon.text.reader import interface_reader
from toy.box import lots_of

PLAYERS = ["Anna", "Bo"]


def begun(language: str = "en") -> agon.Match:
    return agon.start("hybris", PLAYERS, modules=["toy"], seed="beans", language=language)


def asked(match: agon.Match) -> agon.Question:
    assert match.question is not None
    return match.question


def to_a_toss(match: agon.Match) -> agon.Question:
    """Take the first option up to the next question of the module."""
    while asked(match).id != "hybris-ask-toss":
        match.choose(asked(match).keys[0], who=asked(match).seat)
    return asked(match)


def shown(match: agon.Match) -> dict[str, Json]:
    """The module's part of what everybody sees."""
    table = match.view()["table"]
    assert isinstance(table, dict)
    parts = table["parts"]
    assert isinstance(parts, dict)
    part = parts["toy"]
    assert isinstance(part, dict)
    return part


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", ["The lot of this Age is ", " is right and wins ", " is wrong."]),
        ("fr", ["Le sort de cet Âge est ", " a raison et gagne ", " a tort."]),
    ],
)
def test_whole_games_are_played_and_told(language: str, told: list[str]) -> None:
    match = begun(language).play("random", "random")
    said = "\n".join(match.log())

    assert match.over
    assert [words for words in told if words not in said] == []
    assert "hybris-" not in said
    assert agon.read(match.record(), language=language).result == match.result


def test_its_card_says_what_it_does_and_does_it() -> None:
    match = begun()
    while shown(match)["lot"] != "lot/black_bean":
        match.choose(asked(match).keys[0], who=asked(match).seat)
    assert match.describe("lot/black_bean") == ("Black Bean, a lot", "Everybody: gain 1 Aegis, then toss for 2 beans.")
    first, after = match.log().index("The lot of this Age is Black Bean."), to_a_toss(match).player
    assert match.log()[first + 1] == f"{after} gains 1 Aegis."


def test_its_question_is_described_and_what_it_withholds_is_explained() -> None:
    match = begun()
    question = to_a_toss(match)
    assert question.text == "Do you call a side?"
    assert [(option.key, option.text) for option in question.options] == [
        ("call/heads", "Call heads"),
        ("call/tails", "Call tails"),
        ("decline", "Call nothing"),
    ]
    assert match.refusals() == ()

    match.choose("call/heads")
    while to_a_toss(match).seat != question.seat:
        match.choose("decline")

    assert asked(match).keys == ("call/tails", "decline")
    assert [(one.text, one.reason) for one in match.refusals()] == [("Call heads", "you called heads the last time")]


def test_its_view_tells_what_everybody_knows() -> None:
    match = begun()
    to_a_toss(match)
    assert match.name(str(shown(match)["lot"])) in ("White Bean", "Black Bean", "Dried Bean")
    assert shown(match)["beans"] == [0, 0]
    match.play("random", "random")
    assert shown(match)["left"] == 0
    assert shown(match)["beans"] != [0, 0]


def test_its_verb_has_a_worth_and_a_meaning() -> None:
    setup = Setup("hybris", 2, "", ("toy",))
    game = GAMES["hybris"].play(bundled_pack("hybris"), setup)
    assert isinstance(game, HybrisGame)
    worth = Appraiser(LANGUAGE.worth, [0.0] * len(LANGUAGE.resources))
    lots = {lot.id: worth.worth_of(lot.effects) for lot in lots_of(game.box)}
    assert lots == {"white_bean": 0.5, "black_bean": 1.0, "dried_bean": 1.0}
    [told] = [word for word in all_words("hybris", interface_reader("fr")) if word.word == "toss"]
    assert told.meaning.startswith("Dire pile ou face")


def test_an_own_pack_adds_a_lot_and_its_faults_have_a_place(tmp_path: Path) -> None:
    begin_pack("hybris", tmp_path)
    (tmp_path / "toy").mkdir()
    lots = tmp_path / "toy" / "lots.toml"
    lot = '[[lot]]\nid = "broad_bean"\nname.en = "Broad Bean"\nsource = "house"\neffects = [{ toss = %d }]\n'
    lots.write_text(lot % 3)
    match = agon.start("hybris", PLAYERS, modules=["toy"], pack=tmp_path)
    assert match.describe("lot/broad_bean")[1] == "Everybody: toss for 3 beans."

    lots.write_text(lot % 4)
    with pytest.raises(PackError, match=r'toy/lots\.toml:5:\d+: lot "broad_bean": effects\[0\]\.toss'):
        agon.start("hybris", PLAYERS, modules=["toy"], pack=tmp_path)
