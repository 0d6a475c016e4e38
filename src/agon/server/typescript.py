"""TypeScript types of every message, from the classes themselves: `python -m agon.server.typescript`."""

import json
import textwrap
from typing import Any, Final

import msgspec

from agon.server import forms
from agon.server.messages import PROTOCOL, Arg, FromPage, FromServer

UNIONS: Final[dict[str, Any]] = {"Arg": Arg, "FromServer": FromServer, "FromPage": FromPage}
WIDTH: Final = 120  # of a line, as in .editorconfig
PREFIX: Final = "#/$defs/"
NAMES: Final = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}

Schema = dict[str, Any]


def bodies() -> list[type[msgspec.Struct]]:
    """Every class of `forms`, in its order."""
    own = [value for value in vars(forms).values() if isinstance(value, type) and issubclass(value, msgspec.Struct)]
    return [value for value in own if value.__module__ == forms.__name__]


def declarations() -> str:
    """All types, with what each is for."""
    _, components = msgspec.json.schema_components([*UNIONS.values(), *bodies()], ref_template=PREFIX + "{name}")
    lines = ["// Written by `python -m agon.server.typescript`: change the classes there, not this.", ""]
    lines.append(f"export const PROTOCOL = {PROTOCOL};")
    for name, schema in components.items():
        lines += ["", *interface(name, schema)]
    for name, union in UNIONS.items():
        (schema,), _ = msgspec.json.schema_components([union], ref_template=PREFIX + "{name}")
        lines += ["", *alias(name, written(schema))]
    return "\n".join(lines) + "\n"


def interface(name: str, schema: Schema) -> list[str]:
    """One class. What has a default may be left out of what is sent; `type` and `is` are what tells unions apart."""
    required = schema.get("required", [])
    lines = comment(" ".join(schema["description"].split())) if "description" in schema else []
    lines.append(f"export interface {name} {{")
    for key, value in schema["properties"].items():
        lines.append(f"  {key}{'' if key in required else '?'}: {written(value)};")
    return [*lines, "}"]


def comment(text: str) -> list[str]:
    """What something is for, on as many lines as it takes."""
    whole = f"/** {text} */"
    if len(whole) <= WIDTH:
        return [whole]
    return ["/**", *textwrap.wrap(text, WIDTH, initial_indent=" * ", subsequent_indent=" * "), " */"]


def alias(name: str, union: str) -> list[str]:
    """A name for a union: its parts below each other, where they do not fit on a line."""
    whole = f"export type {name} = {union};"
    if len(whole) <= WIDTH:
        return [whole]
    parts = "\n".join(f"  | {part}" for part in union.split(" | "))
    return [f"export type {name} =", f"{parts};"]


def written(schema: Schema) -> str:
    """A schema as a type."""
    if "$ref" in schema:
        return str(schema["$ref"]).removeprefix(PREFIX)
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(written(item) for item in schema["anyOf"]))
    kind = schema.get("type")
    if kind == "array":
        item = written(schema["items"])
        return f"({item})[]" if "|" in item else f"{item}[]"
    if kind == "object":
        inner = schema.get("additionalProperties")
        return f"Record<string, {written(inner) if isinstance(inner, dict) and inner else 'unknown'}>"
    return NAMES.get(str(kind), "unknown")


if __name__ == "__main__":
    print(declarations(), end="")
