"""A pack may have parts, one a folder, for modules; words and numbers of players may be a module's as well."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from agon.kernel.errors import PackError, SetupError, in_english
from agon.kernel.game import Setup
from agon.kernel.modules import (
    Manifest,
    Module,
    SetupOption,
    all_seats,
    allowed_seats,
    check_pack,
    check_setup,
    unpack_parts,
)
from agon.kernel.packs import Edition, Pack, joined_digest, read_pack, with_parts
from agon.kernel.schema import Reading, Spot, Verb, Vocabulary, Whole
from agon.shelf.packs import bundled_pack, copy_pack, pack_from
from kernel.toy import TOY

HEADER = 'id = "zoo"\ngame = "toy"\nversion = "1.0.0"\nformat = 1\nlanguages = ["en"]\n'
FILES = {"pack.toml": HEADER, "beasts.toml": "legs = 4"}


def pack(**parts: str) -> Pack:
    """A pack with a file `rules.toml` in each of these folders."""
    return read_pack({**FILES, **{f"{name}/rules.toml": text for name, text in parts.items()}})


# ---------------------------------------------------------------- packs


def test_each_folder_is_a_part_with_the_header_of_the_pack() -> None:
    found = pack(moon="light = 1", sea="salt = 2")
    assert list(found.files) == ["beasts.toml", "pack.toml"]
    assert {name: part.files["rules.toml"] for name, part in found.parts.items()} == {
        "moon": {"light": 1},
        "sea": {"salt": 2},
    }
    assert (found.parts["moon"].id, found.parts["moon"].languages) == ("zoo", ["en"])


def test_a_part_is_in_no_digest_but_its_own() -> None:
    plain, moonlit, darker = pack(), pack(moon="light = 1"), pack(moon="light = 0")
    assert plain.digest == moonlit.digest == darker.digest
    assert joined_digest([plain]) == plain.digest
    assert joined_digest([moonlit, moonlit.parts["moon"]]) != joined_digest([darker, darker.parts["moon"]])


def test_a_pack_is_made_anew_of_its_plain_tables() -> None:
    found = pack(moon="light = 1", sea="salt = 2")
    again = with_parts(found.tables())
    assert (again.digest, again.parts["sea"].digest) == (found.digest, found.parts["sea"].digest)


def test_a_fault_in_a_part_names_its_folder() -> None:
    with pytest.raises(PackError, match=r"^moon/rules\.toml:1:8: "):
        pack(moon="light =")


def test_parts_are_copied_and_read_back(tmp_path: Path) -> None:
    written = copy_pack("hybris", tmp_path / "mine")
    assert tmp_path / "mine" / "artemis" / "olympians.toml" in written
    copied, bundled = pack_from(tmp_path / "mine"), bundled_pack("hybris")
    assert {**copied.tables(), "pack.toml": {}} == {**bundled.tables(), "pack.toml": {}}


# ---------------------------------------------------------------- modules


def nothing(book: Any) -> None:
    """Changes no rule."""


def moonlit(unpack: Callable[[Any, Pack], None]) -> Manifest:
    """The toy with a module that has a part of the pack, and a value for an option of the game."""
    moon = Module("moon", nothing, seats=(1,), options=(SetupOption("die", ("six", "ten", "moon"), ()),), unpack=unpack)
    return TOY._replace(modules=(*TOY.modules, moon))


def keep(box: dict[str, object], part: Pack) -> None:
    box["light"] = part.files["rules.toml"]["light"]


def test_modules_unpack_their_parts_into_the_box() -> None:
    box: dict[str, object] = {}
    found = pack(moon="light = 3", sea="salt = 2")
    editions = unpack_parts(box, found, [moonlit(keep).modules[-1], *TOY.modules])
    assert box == {"light": 3}
    assert editions == (Edition("zoo", "1.0.0", joined_digest([found, found.parts["moon"]])),)


def test_a_module_whose_folder_is_missing_says_so() -> None:
    with pytest.raises(PackError, match=r"^moon: missing; the pack “zoo” has no such folder, which that module needs$"):
        unpack_parts({}, pack(sea="salt = 2"), [moonlit(keep).modules[-1]])


def test_a_check_of_a_pack_tries_its_parts() -> None:
    built: list[tuple[str, ...]] = []

    def build(pack: Pack, modules: tuple[Module, ...], options: dict[str, str]) -> Any:
        built.append(tuple(module.id for module in modules))
        return TOY.build(pack, modules, options)

    manifest = moonlit(keep)._replace(build=build)
    check_pack(manifest, pack(moon="light = 3", orchard="apples = 2"))
    assert built == [(), ("moon",)], "a folder of no module is nobody's business"
    with pytest.raises(PackError, match=r'^mooon: unknown folder \(did you mean "moon"\?\)$'):
        check_pack(manifest, pack(mooon="light = 3"))


def test_numbers_of_players_of_a_module_stand_instead_of_the_games() -> None:
    manifest = moonlit(keep)
    check_setup(manifest, Setup("toy", 1, "", ("moon",)))
    with pytest.raises(SetupError, match=r"^toy is for 1 player here, not for 2$"):
        check_setup(manifest, Setup("toy", 2, "", ("moon",)))
    with pytest.raises(SetupError, match=r"^toy is for 2 or 3 players here, not for 1; module .moon. is$"):
        check_setup(manifest, Setup("toy", 1, ""))
    by_id = {module.id: module for module in manifest.modules}
    assert allowed_seats(manifest, [by_id["thin"]]) == (2, 3)
    assert allowed_seats(manifest, [by_id["calm"], by_id["moon"]]) == ()
    assert all_seats(manifest) == [1, 2, 3]


def test_a_value_that_a_module_brings_needs_the_module() -> None:
    manifest = moonlit(keep)
    check_setup(manifest, Setup("toy", 1, "", ("moon",), (("die", "moon"),)))
    with pytest.raises(SetupError, match=r"^option 'die' of toy cannot be 'moon' without module 'moon'$"):
        check_setup(manifest, Setup("toy", 2, "", (), (("die", "moon"),)))


# ---------------------------------------------------------------- words


def test_a_word_of_a_module_is_understood_where_that_module_is_read() -> None:
    words = Vocabulary(Verb("gain", "toy-gain", Whole(1, 9)))
    words.add(Verb("glow", "toy-glow", Whole(1, 3), module="moon"))
    words.add(Verb("glow", "toy-shimmer", Whole(4, 6), module="sea"))
    spot = Spot("cards.toml", "card", "")

    def faults(value: dict[str, int], *dialects: str) -> list[str]:
        reading = Reading(["en"], {}, dialects)
        words.check(value, spot, reading)
        return [in_english(pack().told(fault)) for fault in reading.faults]

    assert faults({"glow": 2}) == ['cards.toml: card: no verb "glow"']
    assert faults({"glow": 2}, "moon") == []
    assert faults({"glow": 2}, "sea") == ["cards.toml: card: glow: expected 4 to 6, found 2"]
    assert faults({"gain": 2}, "moon", "sea") == []
    assert words.verb_of({"glow": 2}, ["sea"]).says == "toy-shimmer"
    assert (words.named("glow").module, words.named("gain").module) == ("moon", "")
    assert list(words.verbs) == ["gain"]
    with pytest.raises(KeyError):
        words.named("glimmer")
