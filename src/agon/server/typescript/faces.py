"""TypeScript types of every face, from what games declare.

Each package `faces` of a game or a module becomes one file in the folder of the same name among the page's boards.
"""

from collections.abc import Callable, Mapping
from importlib import import_module
from os.path import relpath
from pathlib import Path
from types import NoneType, UnionType
from typing import Final, Literal, TypeAlias, get_args, get_origin, get_type_hints, is_typeddict

from agon import games
from agon.kernel.words import Message
from agon.server.typescript.writing import HEAD, WIDTH, comment

Kind: TypeAlias = object  # a class, or what `typing` makes of several

PLAIN: Final[Mapping[Kind, str]] = {
    int: "number",
    str: "string",
    bool: "boolean",
    NoneType: "null",
    Message: "Words",
}
PACKAGE: Final = "faces"
BOARDS: Final = Path("boards")


Makers: TypeAlias = Mapping[str, Callable[..., object]]  # of faces, by the kind of a thing


def declared() -> dict[str, Makers]:
    """What makes faces, by the folder of the game or the module: `hellas/persian_invasion`."""
    root = Path(games.__path__[0])
    found = sorted(path.parent.parent.relative_to(root) for path in root.glob(f"**/{PACKAGE}/__init__.py"))
    return {path.as_posix(): import_module(package(path)).FACES for path in found}


def package(folder: Path) -> str:
    return ".".join([games.__name__, *folder.parts, PACKAGE])


def files() -> dict[str, str]:
    """The types of all faces, by their places in `page/src`."""
    return {
        f"{BOARDS}/{folder}/{PACKAGE}.ts": Sheet(Path(folder)).text(makers) for folder, makers in declared().items()
    }


class Sheet:
    """One file: the faces of a game or a module, and what they are made of."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.name = package(folder)
        self.interfaces: dict[str, list[str]] = {}
        self.imports: dict[str, set[str]] = {}

    def text(self, makers: Makers) -> str:
        made = {kind: self.written(get_type_hints(make)["return"]) for kind, make in makers.items()}
        lines = [HEAD]
        for place, names in sorted(self.imports.items()):
            lines.append(f'import type {{ {", ".join(sorted(names))} }} from "{place}";')
        for interface in self.interfaces.values():
            lines += ["", *interface]
        lines += ["", "/** Every face by its kind. */", "export interface Faces {"]
        return "\n".join([*lines, *[f"  {kind}: {face};" for kind, face in made.items()], "}"]) + "\n"

    def written(self, kind: Kind) -> str:
        """A type as TypeScript says it; what it is made of is written down on the way."""
        if kind in PLAIN:
            if kind is Message:
                self.bring(Path("..") / "wire" / "messages", "Words")
            return PLAIN[kind]
        if isinstance(kind, type) and is_typeddict(kind):
            return self.named(kind)
        parts = get_args(kind)
        if get_origin(kind) is Literal:
            return " | ".join(f'"{part}"' for part in parts)
        if get_origin(kind) is list:
            item = self.written(parts[0])
            return f"({item})[]" if "|" in item and not item.endswith("[]") else f"{item}[]"
        if isinstance(kind, UnionType):
            return " | ".join(dict.fromkeys(self.written(part) for part in parts))
        raise TypeError(f"{kind} has no form on the page")

    def named(self, kind: type) -> str:
        """An interface: one of this file, or one that stands in another."""
        home = kind.__module__.partition(f".{PACKAGE}.")[0]
        if home + f".{PACKAGE}" != self.name:
            self.bring(Path(*home.split(".")[2:]) / PACKAGE, kind.__name__)
        elif kind.__name__ not in self.interfaces:
            self.interfaces[kind.__name__] = []  # its place, before those that it is made of
            self.interfaces[kind.__name__] = self.interface(kind)
        return kind.__name__

    def interface(self, kind: type) -> list[str]:
        lines = comment(" ".join((kind.__doc__ or "").split()))
        lines.append(f"export interface {kind.__name__} {{")
        for name, value in get_type_hints(kind).items():
            line = f"  {name}: {self.written(value)};"
            assert len(line) <= WIDTH, line
            lines.append(line)
        return [*lines, "}"]

    def bring(self, file: Path, name: str) -> None:
        """Import what stands in another file, given from the folder of the boards."""
        place = Path(relpath(BOARDS / file, BOARDS / self.folder)).as_posix()
        self.imports.setdefault(place if place.startswith(".") else f"./{place}", set()).add(name)
