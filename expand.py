"""Writes out for the compiler what is made of declarations when a module is loaded: structs and events.

mypyc compiles what stands in a source, and knows nothing of text that is run. So every struct becomes a class without
a base that makes it, with its methods in the place of its fields, and every event gets its body. A line of a procedure
keeps its number, so that the traces of compiled modules are right.
"""

import ast
from importlib import import_module
from pathlib import Path
from typing import Any

STRUCTS = "agon.kernel.structs"
EVENTS = "agon.kernel.events"
OPEN = [
    "if TYPE_CHECKING: from mypy_extensions import mypyc_attr",
    "@mypyc_attr(allow_interpreted_subclasses=True)",
]
"""In the blank lines above a struct without fields, which others fill: a module of another package is not compiled."""
ACYCLIC = ["from mypy_extensions import mypyc_attr", "@mypyc_attr(acyclic=True)"]
"""Likewise above one with fields: states are trees, and what is in no ring is no work for the garbage collector."""


def expand(source: Path, packages: list[str]) -> None:
    """Write out the structs of these packages in that folder, in place; they can be imported as they are."""
    files = [file for package in packages for file in sorted((source / package).rglob("*.py"))]
    modules = {file: import_module(".".join(file.relative_to(source).with_suffix("").parts)) for file in files}
    for file, module in modules.items():
        text = file.read_text("utf-8")
        if module.__name__ != STRUCTS and structs_of(module):
            file.write_text(expanded(text, module), "utf-8")
        elif f"from {EVENTS} import declared" in text:
            file.write_text(told(text, module), "utf-8")


def structs_of(module: Any) -> list[str]:
    """The names of the structs that a module declares."""
    return [name for name, found in vars(module).items() if is_struct(found) and found.__module__ == module.__name__]


def is_struct(found: object) -> bool:
    return isinstance(found, type) and hasattr(found, "__fields__")


def expanded(text: str, module: Any) -> str:
    """The text of a module with its structs written out."""
    lines = text.splitlines()
    late = 0  # lines more than there were, until a place is found to leave some out
    for node in ast.parse(text).body:
        if isinstance(node, ast.ClassDef) and node.name in structs_of(module):
            late = write_out(lines, node, getattr(module, node.name), late)
    return "\n".join(lines) + "\n"


def write_out(lines: list[str], node: ast.ClassDef, made: Any, late: int) -> int:
    """One struct; how many lines more there are now."""
    header = node.lineno - 1 + late
    lines[header] = lines[header].replace(f"({made.__base__.__name__})", base_of(made))
    fields = {item.target.id: item for item in node.body if isinstance(item, ast.AnnAssign) and named(item.target)}
    own = [item.name for item in node.body if isinstance(item, ast.FunctionDef)]
    methods = [f"    {text}" for name, text in methods_of(made, fields).items() if name not in own]
    if fields:
        first = min(item.lineno for item in fields.values()) - 1 + late
        last = max(item.end_lineno or 0 for item in fields.values()) + late
        if not base_of(made) and lines[header - 2 : header] == ["", ""]:
            lines[header - 2 : header] = ACYCLIC
    else:  # in the place of the line behind the docstring
        first = (node.body[0].end_lineno or 0) + late
        last = first + 1
        lines[header - 2 : header] = OPEN
    room = last - first - late
    lines[first:last] = methods + [""] * (room - len(methods))
    return max(len(methods) - room, 0)


def named(target: ast.expr) -> bool:
    return isinstance(target, ast.Name)


def base_of(made: Any) -> str:
    """The base that is left when that is gone which makes it."""
    base = made.__base__
    return "" if base.__module__ == STRUCTS else f"({base.__name__})"


def methods_of(made: Any, fields: dict[str, ast.AnnAssign]) -> dict[str, str]:
    """The methods of a struct, each in one line; those of one without fields are for others to have."""
    structs = import_module(STRUCTS)
    what = "dict[str, object]" if issubclass(made, structs.Struct) else "list[object]"
    if issubclass(made, structs.NumberRow):
        what = "list[int]"
    lines = {"copy": f'def copy(self) -> "{made.__name__}": ', "dump": f"def dump(self) -> {what}: "}
    if issubclass(made, structs.Struct):
        lines["uncounted"] = "def uncounted(self) -> list[str]: "
    if not fields:
        return {name: line + "raise NotImplementedError" for name, line in lines.items()}
    taken = [
        f"{field.name}={field.in_copy('self.' + field.name)}"
        for field in made.__fields__
        if not field.is_marked(structs.FRESH)
    ]
    lines["copy"] += f"return {made.__name__}({', '.join(taken)})"
    lines["dump"] += "return " + structs.dump_text(made)
    if "uncounted" in lines:
        lines["uncounted"] += f"return {structs.uncounted_names(made)}"
    return {"__init__": init_of(made, fields), **lines}


def init_of(made: Any, fields: dict[str, ast.AnnAssign]) -> str:
    given, body = ["self"], []
    for field in made.__fields__:
        kind, begins = ast.unparse(fields[field.name].annotation), fields[field.name].value
        value = field.name
        if begins is None:
            given.append(f"{field.name}: {kind}")
        elif field.is_made_anew():
            given.append(f"{field.name}: {kind} | None = None")
            value = f"{ast.unparse(begins)} if {field.name} is None else {field.name}"
        else:
            given.append(f"{field.name}: {kind} = {ast.unparse(begins)}")
        body.append(f"self.{field.name}: {kind} = {value}")
    return f"def __init__({', '.join(given)}) -> None: {'; '.join(body)}"


# ---------------------------------------------------------------- events


def told(text: str, module: Any) -> str:
    """The text of a module with the bodies of its events, and the table of their arguments."""
    events = import_module(EVENTS)
    lines = text.splitlines()
    game = ""
    for node in reversed(ast.parse(text).body):
        if isinstance(node, ast.AnnAssign) and isinstance(node.value, ast.Call):
            game = ast.literal_eval(node.value.args[1])
            name = ast.unparse(node.target)
            lines[node.lineno - 1 : node.end_lineno] = [f"{name}: dict[str, tuple[str, ...]] = {getattr(module, name)}"]
        elif isinstance(node, ast.FunctionDef):
            head = ast.unparse(node).removesuffix("...").rstrip()
            lines[node.lineno - 1 : node.end_lineno] = [head, events.body(getattr(module, node.name), game)]
    return "\n".join(lines) + "\n"
