"""The shapes of packs: what a game, and each module with a part of the pack, declares in its `schema`."""

from importlib import import_module
from typing import Any

from agon.cards.json_schema import Schema, file_schema, header_schema
from agon.games.places import home, module_home
from agon.kernel.packs import FOLDER, HEADER, Section, Shape
from agon.shelf.packs import bundled_pack


def shapes_of(game: str) -> dict[str, list[Section]]:
    """The sections of each file of a game's packs, by its name; those of modules with their folder."""
    found = dict(shape_in(f"{home(game)}.schema").files)
    for module in bundled_pack(game).parts:
        own = shape_in(home_of_schema(game, module))
        found.update({module + FOLDER + file: sections for file, sections in own.files.items()})
    return found


def schemas_of(game: str) -> dict[str, Schema]:
    """A JSON Schema for each file of a game's packs, by its name; those of modules with their folder."""
    pack = bundled_pack(game)
    shape = shape_in(f"{home(game)}.schema")
    ids = shape.ids(pack)
    found = {HEADER: header_schema()}
    found.update({file: file_schema(shape, file, ids, ()) for file in shape.files})
    for module, part in pack.parts.items():
        place = home_of_schema(game, module)
        own = shape_in(place)
        known = Shape(game, own.files, (), ids).ids(part)
        for file in own.files:
            found[module + FOLDER + file] = file_schema(own, file, known, dialects_in(place, module))
    return found


def home_of_schema(game: str, module: str) -> str:
    package, folder = module_home(game, module)
    return ".".join([package, *([folder] if folder else []), "schema"])


def shape_in(place: str) -> Shape:
    shape: Shape = import_module(place).SHAPE
    return shape


def dialects_in(place: str, module: str) -> list[str]:
    """The modules whose words the part of a module may use: those of its language, else its own."""
    words: Any = getattr(import_module(place), "WORDS", None)
    return [module] if words is None else list(words.dialects)
