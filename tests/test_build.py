"""The tests run on what they claim to run on: the plain source, or the compiled wheel."""

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


def test_no_rule_stays_plain_because_of_its_name() -> None:
    rules = [name for name in MODULES if "rules" in name.split(".")]
    assert rules
    assert [name for name in rules if not set(HOOK["plain"]).isdisjoint(name.split("."))] == []


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


def written_by_mypyc(folder: Path, *more: str) -> dict[str, str]:
    """Two modules as mypyc writes them, with further lines in their header; each as the compiler then reads it."""
    folder.mkdir()
    public = "#ifndef X_H\n#define X_H\ntypedef struct {\n    CPyTagged _seat;\n} PlayerObject;\n#endif\n"
    internal = ["extern PyObject *CPyStatics[9];", "extern PlayerObject *CPyDef_first(void);", *more]
    (folder / "__native_agon.h").write_text(public)
    (folder / "__native_internal_agon.h").write_text("\n".join(internal))
    head = '#include "__native_agon.h"\n#include "__native_internal_agon.h"\n'
    (folder / "__native_agon.c").write_text(head + "PyObject *CPyStatics[9];\n")
    (folder / "one.c").write_text(
        f"{head}void one(void) {{\n CPyDef_first();\n a = CPyStatics[{len(more)}]; /* 'x' */\n"
        f" __tmp{7 + len(more)} = a; if (__tmp{7 + len(more)}) goto __LL{8 + len(more)};\n}}\n"
    )
    (folder / "two.c").write_text(head + "void two(void) {}\n")
    runpy.run_path(str(ROOT / "native.py"))["slimmed"](folder, "agon")
    return {file.name: file.read_text() for file in folder.glob("*.c")}


def test_a_file_reads_as_before_when_something_is_declared_that_it_does_not_use(tmp_path: Path) -> None:
    before = written_by_mypyc(tmp_path / "before")
    after = written_by_mypyc(tmp_path / "after", "extern char CPyDef_second(void);")
    assert "CPyDef_first" in before["one.c"], "what it uses"
    assert "PlayerObject;" in before["one.c"], "and what that is made of"
    assert "CPyDef_first" not in before["two.c"]
    assert {name: text for name, text in after.items() if name != "__native_agon.c"} == {
        name: text for name, text in before.items() if name != "__native_agon.c"
    }
    assert "CPyStatics + 0 *" in before["__native_agon.c"], "only the file with all texts knows their numbers"
    assert "CPyStatics + 1 *" in after["__native_agon.c"]


def test_no_file_is_compiled_twice(tmp_path: Path) -> None:
    objects = runpy.run_path(str(ROOT / "native.py"))["Objects"](tmp_path / "kept", "gcc")
    source, made = tmp_path / "one.c", tmp_path / "one.o"
    compiled: list[str] = []

    def compile(begun: Path) -> None:
        compiled.append(source.read_text())
        begun.write_text("of " + source.read_text())

    def build(text: str, *flags: str) -> str:
        source.write_text(text)
        objects.make(source, made, list(flags), compile)
        return made.read_text()

    assert [build("a"), build("b"), build("a")] == ["of a", "of b", "of a"]
    assert compiled == ["a", "b"]
    build("a", "-O1")
    assert compiled == ["a", "b", "a"], "with other flags it is another object"
    objects.forget(days=-1)
    build("b")
    assert compiled == ["a", "b", "a", "b"]
