"""Artemis at the table: with what she goes, what she has, what everybody sees.  Page 3."""

from dataclasses import dataclass
from functools import cache
from typing import cast

import pytest

from agon.games.hybris.artemis.table import PART, goddess, hunter, quiver
from agon.games.hybris.box.numbers import HERO, OLYMPIAN, PROPHET
from agon.games.hybris.modules import MODULES
from agon.games.hybris.view import view
from agon.games.hybris.view.shapes import HybrisView
from agon.games.registry import find_game
from agon.kernel.errors import PackError, SetupError
from agon.kernel.game import Setup
from agon.kernel.match import Match
from agon.kernel.modules import check_pack
from agon.kernel.packs import Pack, read_pack
from agon.shelf.packs import bundled_pack, bundled_texts
from rules.hybris.given import given
from rules.hybris_artemis.given import carry, table


@cache
def pack() -> Pack:
    return bundled_pack("hybris")


def setup(*modules: str, seats: int = 2, **options: str) -> Setup:
    return Setup("hybris", seats, "a seed", modules, tuple(options.items()))


def started(wanted: Setup, from_pack: Pack | None = None) -> Match:
    return Match.start(find_game("hybris").play(from_pack or pack(), wanted), wanted)


def olympians(match: Match) -> list[str]:
    """Of every player, as anybody sees them."""
    return [player["olympian"] for player in cast(HybrisView, match.view(-1)["table"])["players"]]


def refusal(wanted: Setup, from_pack: Pack | None = None) -> str:
    with pytest.raises((SetupError, PackError)) as caught:
        started(wanted, from_pack)
    return str(caught.value)


# ---------------------------------------------------------------- with what she goes


@pytest.mark.rule("CAT-ART-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_she_can_be_anybodys_olympian_in_the_base_game_alone(seats: int) -> None:
    for seat in range(seats):
        match = started(setup("artemis", seats=seats, olympians="random", **{f"seat_{seat + 1}": "artemis"}))
        assert olympians(match)[seat] == "olympian/artemis"


@pytest.mark.rule("CAT-ART-01")
@pytest.mark.parametrize("other", [module.id for module in MODULES if module.id != "artemis" and module.seats != (1,)])
def test_she_goes_with_every_module(other: str) -> None:
    match = started(setup(other, "artemis", seat_2="artemis", olympians="random"))
    assert match.ask is not None


@pytest.mark.rule("CAT-ART-01")
def test_she_is_among_those_who_are_chosen_and_dealt() -> None:
    question = started(setup("artemis")).question(0)
    assert question is not None
    assert "olympian/artemis" in [option.key for option in question.options]
    dealt = {
        olympian
        for number in range(12)
        for olympian in olympians(started(setup("artemis", olympians="random")._replace(seed=str(number))))
    }
    assert "olympian/artemis" in dealt


def test_a_table_with_the_module_may_play_without_her() -> None:
    g = given("zeus", "hades", modules=("artemis",))
    assert hunter(g) is None
    assert quiver(g).held == [0, 0, 0, 0]


def test_without_the_module_there_is_no_artemis() -> None:
    question = started(setup()).question(0)
    assert question is not None
    assert "olympian/artemis" not in [option.key for option in question.options]
    assert PART not in given("zeus", "hades").parts


# ---------------------------------------------------------------- bad setups


def test_artemis_needs_her_module() -> None:
    assert refusal(setup(seat_1="artemis")) == "option 'seat_1' of hybris cannot be 'artemis' without module 'artemis'"


def test_she_is_there_once() -> None:
    wanted = setup("artemis", seat_1="artemis", seat_2="artemis")
    assert refusal(wanted) == "seats 1 and 2 cannot both be artemis"


def test_she_has_no_seat_that_is_not_there() -> None:
    assert "there is no seat 3" in refusal(setup("artemis", seat_3="artemis"))


@dataclass
class Broken:
    """The bundled pack with something wrong."""

    texts: dict[str, str]

    def without(self, part: str) -> "Broken":
        return Broken({name: text for name, text in self.texts.items() if not name.startswith(part)})

    def changed(self, file: str, old: str, new: str) -> "Broken":
        assert old in self.texts[file]
        return Broken({**self.texts, file: self.texts[file].replace(old, new, 1)})

    def pack(self) -> Pack:
        return read_pack(self.texts)


def bundled() -> Broken:
    return Broken(bundled_texts("hybris"))


def test_a_pack_without_her_folder_plays_without_her() -> None:
    bare = bundled().without("artemis/").pack()
    assert started(setup(), bare).ask is not None
    assert refusal(setup("artemis"), bare).startswith("artemis: missing;")


@pytest.mark.parametrize("file", ["olympians.toml", "upgrades.toml", "conflict.toml"])
def test_a_missing_file_of_hers_is_named(file: str) -> None:
    broken = bundled().without(f"artemis/{file}").pack()
    assert f"artemis/{file}: missing" in refusal(setup("artemis"), broken)
    assert started(setup(), broken).ask is not None, "the base game has nothing to do with it"


def test_a_wrong_count_is_told_before_the_game_starts() -> None:
    text = bundled().texts["artemis/upgrades.toml"]
    first, second = text.split("[[upgrade]]")[1:3]
    broken = bundled().changed("artemis/upgrades.toml", "[[upgrade]]" + first, "").pack()
    assert second
    assert "artemis/upgrades.toml: upgrade: expected 6 entries, found 5" in refusal(setup("artemis"), broken)


def test_a_pack_is_checked_with_all_its_parts() -> None:
    manifest = find_game("hybris")
    assert {game.id for game in check_pack(manifest, pack())} == {"hybris"}
    broken = bundled().changed("artemis/olympians.toml", "aura = 6", "aura = 5").pack()
    with pytest.raises(PackError, match='artemis": aura: "athena" has Aura 5 already'):
        check_pack(manifest, broken)
    strange = Broken({**bundled().texts, "artemiss/olympians.toml": ""}).pack()
    with pytest.raises(PackError, match=r'^artemiss: unknown folder \(did you mean "artemis"\?\)$'):
        check_pack(manifest, strange)


def test_her_part_is_in_the_digest_of_her_matches_and_of_no_others() -> None:
    other = bundled().changed("artemis/olympians.toml", "determination = 3", "determination = 2").pack()
    manifest = find_game("hybris")
    assert manifest.play(other, setup()).packs == manifest.play(pack(), setup()).packs == pack().editions()
    assert manifest.play(other, setup("artemis")).packs != manifest.play(pack(), setup("artemis")).packs
    assert manifest.play(pack(), setup("artemis")).packs != pack().editions()


# ---------------------------------------------------------------- what she has


@pytest.mark.rule("CAT-ART-06")
def test_she_has_the_pieces_of_every_olympian() -> None:
    g = table()
    p, zeus = g.players[0], g.players[1]
    board = goddess(g.box)
    assert len(board.deck) + 1 == 18
    assert sorted(p.deck) == sorted(board.deck)
    assert p.enhanced == board.enhanced
    assert len(board.tiles) == len(p.cleared) == 6
    kinds = [character.kind for character in p.characters]
    assert [kinds.count(kind) for kind in (OLYMPIAN, HERO, PROPHET)] == [1, 3, 3]
    items = [item for tile in board.tiles for item in g.box.upgrades[tile].items]
    assert [items.count(item) for item in range(4)] == [8, 3, 2, 2], "Sparks, Temples, Prophets, Heroes"
    assert (p.marks, len(board.spark_track)) == (15, 8)
    assert len(p.tokens) == len(zeus.tokens) == 8, "those of the Outskirts and of Tartarus come with these modules"


@pytest.mark.rule("CAT-ART-06")
def test_twelve_of_her_cards_are_those_of_everybody() -> None:
    g = table()
    faces = [g.box.card(card) for card in g.players[0].deck]
    assert len([face for face in faces if face.deck == "common"]) == 12
    assert len([face for face in faces if face.deck == "own"]) == 5


def test_her_aura_puts_her_between_athena_and_hades() -> None:
    g = given("hades", "artemis", "athena", modules=("artemis",))
    assert [g.players[seat].olympian for seat in g.grandeur[1:]] == [2, 4, 3]


@pytest.mark.rule("CAT-ART-05")
def test_what_she_holds_lies_open() -> None:
    g = table()
    carry(g, 2, 1)
    for seat in (-1, 0, 1, 2):
        assert view(g, seat)["parts"] == {"artemis": {"tokens": [0, 2, 1, 0]}}


def test_what_she_holds_is_copied_dumped_and_counted() -> None:
    g = table()
    carry(g, 2, 1)
    twin = g.copy()
    quiver(twin).held[1] = 0
    assert quiver(g).held == [0, 2, 1, 0]
    assert g.dump()["parts"] == {"artemis": {"held": [0, 2, 1, 0], "shot": 0}}
    assert [quiver(g).marks(seat) + p.marks for seat, p in enumerate(g.players)] == [15, 15, 15]
