"""What is printed on things: everything that a board draws has a face, and every field of it is set."""

from collections.abc import Mapping
from types import UnionType
from typing import Any, Final, Literal, get_args, get_origin, get_type_hints, is_typeddict

import pytest

from agon.games.registry import GAMES
from agon.kernel.game import Game, Setup
from agon.kernel.modules import allowed_seats
from agon.server.playable import game_of
from agon.server.typescript.faces import declared

TABLES: Final = [(game, module) for game in GAMES for module in ("", *[one.id for one in GAMES[game].modules])]


def opened(game: str, module: str) -> Game:
    """The game with one module at most."""
    chosen = [one for one in GAMES[game].modules if one.id == module]
    return game_of(Setup(game, min(allowed_seats(GAMES[game], chosen)), "", tuple(one.id for one in chosen)))


def makers(game: str, module: str) -> Mapping[str, Any]:
    """What makes the faces of the game and of the module, by kind."""
    faces = declared()
    return {**faces[game], **faces.get(f"{game}/{module}", {})}


def fits(value: object, kind: Any) -> bool:
    """Whether a value is of a type: with every field that it declares, and no other."""
    if is_typeddict(kind):
        fields = get_type_hints(kind)
        if not isinstance(value, dict) or value.keys() != fields.keys():
            return False
        return all(fits(value[name], field) for name, field in fields.items())
    if get_origin(kind) is Literal:
        return value in get_args(kind)
    if get_origin(kind) is list:
        return isinstance(value, list) and all(fits(item, get_args(kind)[0]) for item in value)
    if isinstance(kind, UnionType):
        return any(fits(value, part) for part in get_args(kind))
    return type(value) is kind


@pytest.mark.parametrize(("name", "module"), TABLES)
def test_every_thing_of_a_kind_that_is_drawn_has_its_face(name: str, module: str) -> None:
    game, made = opened(name, module), makers(name, module)
    bare = set(made)
    for thing in game.names():
        kind = thing.partition("/")[0]
        if kind in made:
            face = game.face(thing)
            assert face["kind"] == kind
            assert fits(face, get_type_hints(made[kind])["return"]), (thing, face)
            bare.discard(kind)
    assert not bare, "kinds of which there is no thing"


@pytest.mark.parametrize(("name", "module"), TABLES)
def test_what_is_no_thing_has_no_face(name: str, module: str) -> None:
    game = opened(name, module)
    for kind in ("nothing", *makers(name, module)):
        with pytest.raises(KeyError):
            game.face(f"{kind}/of_no_such_id")
