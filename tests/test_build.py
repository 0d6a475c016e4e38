"""What is tested is what the run says it tests: the plain source, or the compiled wheel."""

import importlib
import os
import runpy
import tomllib
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any

import pytest

from agon.games.registry import find_game
from agon.kernel.chance import seeded
from agon.kernel.game import Setup
from agon.shelf.packs import bundled_pack

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
HOOK = PROJECT["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]
MODULES = [
    ".".join(path.relative_to(SOURCE).with_suffix("").parts).removesuffix(".__init__")
    for package in HOOK["packages"]
    for path in sorted((SOURCE / package).rglob("*.py"))
]


@pytest.mark.parametrize("name", MODULES)
def test_module_is_compiled_or_plain_as_asked(name: str) -> None:
    file = importlib.import_module(name).__file__
    assert file is not None
    if os.environ.get("AGON_COMPILED"):
        if not set(HOOK["plain"]).isdisjoint(name.split(".")):
            assert file.endswith(".py"), "for people to read from, not for speed"
            return
        assert file.endswith(EXTENSION_SUFFIXES[0])
    else:
        assert Path(file).is_relative_to(SOURCE)


def is_compiled(name: str) -> bool:
    return name in MODULES and set(HOOK["plain"]).isdisjoint(name.split("."))


def is_native(made: type) -> bool:
    """Whether the compiler makes a class of its own of it, from which no plain class can derive."""
    ordinary = type(made) is type and not issubclass(made, (BaseException, tuple, dict))
    return ordinary and is_compiled(made.__module__)


def test_no_plain_class_derives_from_a_compiled_one() -> None:
    plain = [importlib.import_module(name) for name in MODULES if not is_compiled(name)]
    made = {value for module in plain for value in vars(module).values() if isinstance(value, type)}
    own = [value for value in made if value.__module__.startswith("agon.") and not is_compiled(value.__module__)]
    assert len(own) > 100
    assert [(value, base) for value in own for base in value.__mro__ if is_native(base)] == []


@pytest.mark.skipif("AGON_COMPILED" in os.environ, reason="what was compiled is written out already")
def test_the_compiler_reads_what_a_struct_is_when_it_is_made(tmp_path: Path) -> None:
    """One text, run here and compiled there: the same copies and dumps, from lines of the same number."""
    plain = importlib.import_module("agon.games.hybris.scenes")
    expanded = runpy.run_path(str(ROOT / "expand.py"))["expanded"]
    copy = tmp_path / "moments.py"
    copy.write_text(expanded(Path(str(plain.__file__)).read_text("utf-8"), plain), "utf-8")
    written = runpy.run_path(str(copy))
    assert not hasattr(written["Combat"], "__fields__")

    def fight(names: dict[str, Any]) -> Any:
        mine = names["Side"](0, 2, cards=[4, 1], on_win=[names["Kept"](7, [], 3)])
        return names["Combat"](names["FOR_CLASH"], mine, names["Side"](1, 0), quest=5)

    combat = fight(written)
    assert combat.dump() == combat.copy().dump() == fight(vars(plain)).dump()
    assert combat.uncounted() == fight(vars(plain)).uncounted()
    assert combat.copy().attacker.cards is not combat.attacker.cards
    for name in ("side_of", "opponent_of"):
        ours, theirs = getattr(written["Combat"], name), getattr(plain.Combat, name)
        assert ours.__code__.co_firstlineno == theirs.__code__.co_firstlineno


@pytest.mark.skipif("AGON_COMPILED" in os.environ, reason="what was compiled is written out already")
def test_the_compiler_reads_what_an_event_does(tmp_path: Path) -> None:
    plain = importlib.import_module("agon.games.ephyran.log")
    copy = tmp_path / "log.py"
    told = runpy.run_path(str(ROOT / "expand.py"))["told"]
    copy.write_text(told(Path(str(plain.__file__)).read_text("utf-8"), plain), "utf-8")
    written = runpy.run_path(str(copy))
    assert written["ARGUMENTS"] == plain.ARGUMENTS
    setup = Setup("ephyran", 2, "a seed")
    game = find_game("ephyran").play(bundled_pack("ephyran"), setup)
    for tell in (written["drew"], plain.drew):
        table = game.begin(setup, seeded(setup.seed))
        table.log = []
        tell(table, 2, 1, 44)
        assert table.log == [("ephyran-drew", 2, (1, 44, -1, -1))]
