"""What a struct is made of, and how it is copied and dumped, follows from one declaration."""

from typing import Any, NamedTuple

import pytest

from agon.kernel.structs import Bag, Declared, Derived, Fresh, Number, NumberRow, Row, Seldom, Shared, Struct


class Coin(NamedTuple):
    metal: str
    worth: int


class Die(NumberRow):
    sides: Number
    rolled: bool = False


class Purse(Row):
    coins: list[Coin] = []
    key: bytes = b"\x0f"
    _heavy: Derived[bool] = False


class Table(Struct):
    rules: Shared[dict[str, int]]
    dice: list[Die] = []
    hand: Bag[Number] = []
    rows: list[list[int]] = [[1], [2]]
    seen: dict[Number, Number] = {}
    purse: Purse | None = None
    spare: Purse = Purse()
    gone: Seldom[list[Number]] = []
    log: Fresh[list[str] | None] = None
    words: frozenset[str] = frozenset()

    def dump_words(self) -> list[str]:
        return sorted(self.words)


def table() -> Table:
    g = Table({"goal": 3}, [Die(6), Die(20, True)], [3, 1, 2], words=frozenset({"b", "a"}))
    g.seen = {5: 1, 2: 3}
    g.purse = Purse([Coin("gold", 9)])
    g.log = ["begun"]
    return g


def test_a_dump_is_plain_data_in_an_order_of_its_own() -> None:
    assert table().dump() == {
        "dice": [[6, 0], [20, 1]],
        "hand": [1, 2, 3],
        "rows": [[1], [2]],
        "seen": [[2, 3], [5, 1]],
        "purse": [[["gold", 9]], "0f"],
        "spare": [[], "0f"],
        "words": ["a", "b"],
    }


def test_what_is_seldom_there_is_dumped_when_it_is() -> None:
    g = table()
    g.gone.append(7)
    assert g.dump()["gone"] == [7]


def test_a_copy_has_everything_but_what_begins_anew() -> None:
    g = table()
    twin = g.copy()
    assert type(twin) is Table
    assert twin.dump() == g.dump()
    assert twin.rules is g.rules
    assert twin.log is None


def test_a_copy_can_change_alone() -> None:
    g = table()
    before = g.dump()
    twin = g.copy()
    twin.hand.pop()
    twin.rows[0].append(9)
    twin.dice[0].rolled = True
    twin.seen[5] = 0
    assert twin.purse is not None
    twin.purse.coins.clear()
    assert g.dump() == before


def test_what_follows_from_other_fields_is_copied_and_not_dumped() -> None:
    purse = Purse()
    purse._heavy = True
    assert purse.copy()._heavy
    assert purse.dump() == Purse().dump()


def test_nobody_shares_what_a_field_begins_with() -> None:
    first, second = Table({}), Table({})
    first.rows[0].append(5)
    first.spare.coins.append(Coin("bronze", 1))
    assert second.rows == [[1], [2]]
    assert second.spare.coins == []


def test_numbers_that_count_nothing_are_known_by_their_type() -> None:
    assert table().uncounted() == ["Table.hand", "Table.seen", "Table.gone", "Die.sides"]


def test_there_is_nothing_but_what_was_declared() -> None:
    assert not hasattr(table(), "__dict__")


@pytest.mark.parametrize(
    ("declared", "complaint"),
    [
        ({"late": int, "early": int}, "must be given"),
        ({"anything": object}, "how .* is copied"),
        ({"either": int | str}, "of one type"),
        ({"secrets": frozenset[str]}, "how .* is dumped"),
    ],
)
def test_what_cannot_be_copied_or_dumped_is_no_class(declared: dict[str, Any], complaint: str) -> None:
    body = {"__annotations__": declared, **({"late": 1} if "late" in declared else {})}
    with pytest.raises(TypeError, match=complaint):
        Declared("Wrong", (Struct,), body)


def test_fields_are_not_inherited() -> None:
    with pytest.raises(TypeError, match="not inherited"):
        Declared("Heir", (Table,), {})
