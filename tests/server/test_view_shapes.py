"""What games show is what they declare, to the last field; so are the parts of modules, under their names."""

from collections.abc import Mapping
from types import UnionType
from typing import Any, Final, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

import pytest

from agon.kernel.game import SPECTATOR
from agon.server.typescript.views import games, own
from conformance.playing import stops
from conformance.suite import CASES, Case

GAMES: Final = {game.id: game for game in games()}
PLAIN: Final = [case for case in CASES if case.game in GAMES and not case.options and len(case.modules) < 2]
FIRST: Final = {(case.game, case.modules): case for case in reversed(PLAIN)}


def parts_of(game: str) -> dict[str, Any]:
    """The shape of each part that modules declare."""
    found: dict[str, Any] = {}
    for module in GAMES[game].parts.values():
        found |= get_type_hints(getattr(module, own(module)[-1]))
    return found


def fits(shown: Any, shape: Any) -> bool:
    """Whether it has the fields of that shape, no others, and values that may be there."""
    if is_typeddict(shape):
        fields = get_type_hints(shape)
        is_whole = type(shown) is dict and shape.__required_keys__ <= shown.keys() <= fields.keys()
        return is_whole and all(fits(value, fields[field]) for field, value in shown.items())
    origin, inner = get_origin(shape), get_args(shape)
    if origin is Literal:
        return shown in inner
    if origin in (Union, UnionType):
        return any(fits(shown, one) for one in inner)
    if origin is list:
        return type(shown) is list and all(fits(value, inner[0]) for value in shown)
    if origin in (dict, Mapping):
        return type(shown) is dict and all(
            fits(key, inner[0]) and fits(value, inner[1]) for key, value in shown.items()
        )
    return shape is object or type(shown) is shape


@pytest.mark.parametrize("case", FIRST.values(), ids=str)
def test_what_is_shown_has_the_shape_that_is_declared(case: Case) -> None:
    game = GAMES[case.game]
    whole, parts = getattr(game.shapes, game.view()), parts_of(case.game)
    for match in stops(case, f"shapes/{case}", 20):
        for seat in (SPECTATOR, *range(case.seats)):
            table: Any = match.view(seat)["table"]
            assert fits(table, whole)
            for name, part in table.get("parts", {}).items():
                assert fits(part, parts[name])


@pytest.mark.parametrize("game", GAMES)
def test_every_part_that_is_declared_is_shown_by_some_module(game: str) -> None:
    shown: set[str] = set()
    for case in FIRST.values():
        if case.game == game:
            table: Any = case.start("parts").view(SPECTATOR)["table"]
            shown |= set(table.get("parts", {}))
    assert shown == set(parts_of(game))
