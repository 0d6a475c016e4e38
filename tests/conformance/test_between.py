"""What happens between two rules: no count beyond its limits, nothing twice, powers in the middle of everything."""

import ast
import re
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path

import pytest

from agon.games.registry import GAMES
from agon.kernel.chance import seeded
from conformance.between import Whim, begun, play_on, try_powers
from conformance.playing import LONGEST
from conformance.riches import can_be_rich, rich
from conformance.suite import CASES, SOAK_GAMES, Case
from kernel import toy

STRUCTS = "agon.kernel.structs"
BASES = ("Struct", "Row", "NumberRow")
FIRST, OTHERS = 240, 60  # choices that are looked at, outside of a soak: of a game as it is, with modules and options


def enough(case: Case) -> int:
    return LONGEST if SOAK_GAMES else FIRST if case.is_plain else OTHERS


# ---------------------------------------------------------------- every single choice


def test_no_count_beyond_its_limits_and_nothing_twice(case: Case) -> None:
    for seed in case.seeds():
        play_on(begun(case, seed), Whim(seeded("between/" + seed)), enough(case))


def test_powers_of_any_time_in_the_middle_of_every_question(case: Case) -> None:
    """Each of them is used at each question where it is on offer, and then the question's procedure goes on."""
    for seed in case.seeds():
        try_powers(begun(case, seed), seed, enough(case) // 2)


def test_powers_of_any_time_where_everybody_has_some(case: Case) -> None:
    for seed in case.seeds():
        run = rich(case, seed) if can_be_rich(case) else None
        if run is not None:
            try_powers(run, seed, enough(case) // 2)


# ---------------------------------------------------------------- nothing is forgotten


@pytest.mark.parametrize("game", [*GAMES, "toy"])
def test_every_field_with_a_number_is_counted_or_said_to_count_nothing(game: str) -> None:
    """As it is written: whatever is part of a state is a struct. So no new field can be forgotten."""
    written, known = set(written_fields(game)), counted_fields(game) | uncounted_fields(game)
    assert written <= known, f"neither counted nor said to count nothing: {sorted(written - known)}"
    assert known <= written, f"no such field: {sorted(known - written)}"
    assert not counted_fields(game) & uncounted_fields(game)


@pytest.mark.parametrize("game", [*GAMES, "toy"])
def test_every_event_is_said_to_happen_once_or_often(game: str) -> None:
    promises = next(case for case in CASES if case.game == game).build().promises()
    assert frozenset(promises.once) <= frozenset(promises.arguments)
    assert {end for once in promises.once.values() for end in once.until} <= frozenset(promises.arguments)
    for event, once in promises.once.items():
        assert set(once.what) <= set(promises.arguments[event]), event
        assert set(once.until) <= set(promises.arguments), event


@cache
def sources_of(game: str) -> list[ast.Module]:
    """The source of a game, as far as it has a state or counts something."""
    root = Path(toy.__file__) if game == "toy" else Path(__file__).parents[2] / "src" / "agon" / "games" / game
    texts = [path.read_text("utf-8") for path in ([root] if root.is_file() else sorted(root.rglob("*.py")))]
    return [ast.parse(text) for text in texts if STRUCTS in text or "Count(" in text]


def counted_fields(game: str) -> set[str]:
    """The fields that are named wherever something is counted."""
    found: set[str] = set()
    for source in sources_of(game):
        for node in ast.walk(source):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Count":
                name = node.args[0] if node.args else None
                if isinstance(name, ast.Constant) and isinstance(name.value, str):
                    found.add(name.value)
    return found


def uncounted_fields(game: str) -> set[str]:
    """Those that count nothing, with all modules."""
    found: set[str] = set()
    for case in CASES:
        if case.game == game and not case.options and len(case.modules) < 2:
            found |= case.build().uncounted(case.start("fields").playout().state)
    return found


def written_fields(game: str) -> Iterator[str]:
    """The fields of a state and its parts that hold numbers, by their annotations."""
    classes = [node for source in sources_of(game) for node in ast.walk(source) if isinstance(node, ast.ClassDef)]
    parts = [node.name for node in classes if has_base(node, BASES)]
    for node in classes:
        if has_base(node, [*BASES, *parts]):
            yield from [f"{node.name}.{name}" for name, kind in fields_of(node).items() if is_number(kind)]


def has_base(node: ast.ClassDef, names: Sequence[str]) -> bool:
    return any(isinstance(base, ast.Name) and base.id in names for base in node.bases)


def fields_of(node: ast.ClassDef) -> dict[str, str]:
    return {
        field.target.id: ast.unparse(field.annotation)
        for field in node.body
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name)
    }


def is_number(kind: str) -> bool:
    """A number, or a container of numbers; an amount is a pair of them, a rulebook is for numbers only in the toy."""
    return "Rulebook" not in kind and re.search(r"\b(int|Number|Amounts)\b", kind) is not None
