"""TypeScript types of what the games show, from the shapes that they declare.

A game declares its view in `view/shapes.py`, a module its part of it in a `view.py` of its own; the page has them at
the same places among its boards. Comments on fields come along.
"""

import ast
import inspect
import json
import re
from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from types import ModuleType, NoneType, UnionType
from typing import (
    Any,
    Final,
    Literal,
    NamedTuple,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

import agon.games
from agon.server.typescript.writing import HEAD, alias, array, comment

GAMES: Final = Path(inspect.getfile(agon.games)).parent
PLAIN: Final[dict[Any, str]] = {str: "string", int: "number", bool: "boolean", NoneType: "null", object: "unknown"}


class Game(NamedTuple):
    """The modules that declare the view of one game: its own, and by folder those of its expansions and modes."""

    id: str
    shapes: ModuleType
    parts: dict[str, ModuleType]

    def view(self) -> str:
        """The name of the whole view."""
        return f"{self.id.title()}View"


def games() -> list[Game]:
    """Every game that declares a view."""
    return [game_at(file.parents[1]) for file in sorted(GAMES.glob("*/view/shapes.py"))]


def game_at(folder: Path) -> Game:
    place = f"{agon.games.__name__}.{folder.name}"
    names = [file.parent.name for file in sorted(folder.glob("*/view.py"))]
    parts = {name: import_module(f"{place}.{name}.view") for name in names}
    return Game(folder.name, import_module(f"{place}.view.shapes"), parts)


def files() -> dict[str, str]:
    """The types of all views, by their places in `page/src`, and which game has which."""
    found = games()
    written = {"boards/views.ts": views(found)}
    for game in found:
        written[f"boards/{game.id}/view.ts"] = declarations(game.shapes)
        for name, module in game.parts.items():
            written[f"boards/{game.id}/{name}/view.ts"] = declarations(module)
    return written


def views(found: list[Game]) -> str:
    """What each game shows, by its id, and what is looked for when a view comes in."""
    lines = [HEAD]
    lines += [f'import type {{ {game.view()} }} from "./{game.id}/view";' for game in found]
    lines += ["", "/** What each game shows to one seat, by the id of the game. */", "export interface Views {"]
    lines += [f"  readonly {game.id}: {game.view()};" for game in found]
    lines += ["}", "", "/** The fields that are always there. */"]
    lines.append("export const FIELDS: { readonly [Game in keyof Views]: readonly (keyof Views[Game])[] } = {")
    for game in found:
        shape = getattr(game.shapes, game.view())
        fields = [json.dumps(field) for field in shape.__annotations__ if field in shape.__required_keys__]
        lines += array(f"  {game.id}: ", fields, ",")
    return "\n".join([*lines, "};", ""])


def declarations(module: ModuleType) -> str:
    """All types that a module declares, in its order."""
    notes = Notes(inspect.getsource(module))
    lines = [HEAD]
    names: dict[Any, str] = {}
    for name, found in vars(module).items():
        if is_typeddict(found) and found.__module__ == module.__name__:
            lines += ["", *interface(found, notes, names)]
        elif get_origin(found) is Literal:
            names[found] = name
            words = [json.dumps(word) for word in get_args(found)]
            lines += ["", *notes.on(name), *array(f"export const {plural(name)} = ", words, " as const;")]
            lines.append(f"export type {name} = (typeof {plural(name)})[number];")
        elif get_origin(found) in (Union, UnionType, Mapping):
            lines += ["", *notes.on(name), *alias(name, written(found, names))]
            names[found] = name
    return "\n".join([*lines, ""])


def own(module: ModuleType) -> list[str]:
    """The names of the shapes that a module declares; the last is the whole."""
    return [name for name, found in vars(module).items() if is_typeddict(found) and found.__module__ == module.__name__]


def plural(name: str) -> str:
    """The name of the list of all values: `TOKEN_PLACES` of `TokenPlace`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).upper() + "S"


def interface(shape: Any, notes: "Notes", names: Mapping[Any, str]) -> list[str]:
    """One shape. What is not always there may be left out."""
    lines = [*notes.on(shape.__name__), f"export interface {shape.__name__} {{"]
    for field, hint in get_type_hints(shape, include_extras=True).items():
        inner = get_args(hint)[0] if get_origin(hint) is NotRequired else hint
        lines += notes.on(f"{shape.__name__}.{field}")
        lines.append(f"  readonly {field}{'' if field in shape.__required_keys__ else '?'}: {written(inner, names)};")
    return [*lines, "}"]


def written(hint: Any, names: Mapping[Any, str]) -> str:
    """A type in TypeScript. Nothing in a view can be changed there."""
    if hint in names or hint in PLAIN:
        return names.get(hint) or PLAIN[hint]
    if is_typeddict(hint):
        return str(hint.__name__)
    origin, inner = get_origin(hint), get_args(hint)
    if origin is Literal:
        return " | ".join(json.dumps(value) for value in inner)
    if origin in (Union, UnionType):
        return " | ".join(written(one, names) for one in inner)
    if origin is list:
        item = written(inner[0], names)
        return f"readonly ({item})[]" if " " in item else f"readonly {item}[]"
    if origin in (dict, Mapping):
        record = f"Record<{written(inner[0], names)}, {written(inner[1], names)}>"
        return f"Readonly<{record}>" if inner[0] is str else f"Readonly<Partial<{record}>>"
    raise TypeError(f"no TypeScript for {hint}")


class Notes:
    """What the source says about shapes, their fields and other names, to be said in TypeScript too."""

    def __init__(self, source: str) -> None:
        self.lines = source.splitlines()
        self.found: dict[str, list[str]] = {}
        body = ast.parse(source).body
        for node, after in zip(body, [*body[1:], None], strict=True):
            if isinstance(node, ast.ClassDef):
                self.keep(node.name, ast.get_docstring(node) or "", "")
                for base in node.bases:
                    self.inherit(node.name, ast.unparse(base))
                for field in node.body:
                    if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
                        self.keep(f"{node.name}.{field.target.id}", self.beside(field), "  ")
            elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
                said = after.value if isinstance(after, ast.Expr) else None
                self.keep(node.targets[0].id, str(said.value) if isinstance(said, ast.Constant) else "", "")

    def beside(self, field: ast.AnnAssign) -> str:
        """The comment at the end of a field's line, as a sentence."""
        _, _, said = self.lines[(field.end_lineno or field.lineno) - 1].partition("  # ")
        return f"{said[0].upper()}{said[1:]}." if said else ""

    def inherit(self, name: str, base: str) -> None:
        """What is said of the fields of another shape, for one that has them too."""
        told = {key: lines for key, lines in self.found.items() if key.startswith(f"{base}.")}
        self.found |= {name + key.removeprefix(base): lines for key, lines in told.items()}

    def keep(self, name: str, text: str, indent: str) -> None:
        if text:
            self.found[name] = comment(" ".join(text.split()), indent)

    def on(self, name: str) -> list[str]:
        return self.found.get(name, [])
