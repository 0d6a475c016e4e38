"""TypeScript types of every message."""

import json
from typing import Any, Final

import msgspec

from agon.server import forms
from agon.server.club import forms as club
from agon.server.messages import PROTOCOL, Arg, FromPage, FromServer
from agon.server.notices import forms as notices
from agon.server.people import forms as people
from agon.server.people import manners
from agon.server.typescript.writing import HEAD, alias, comment
from agon.server.workshop import forms as workshop

UNIONS: Final[dict[str, Any]] = {"Arg": Arg, "FromServer": FromServer, "FromPage": FromPage}
FORMS: Final = (forms, people, manners, notices, club, workshop)
PREFIX: Final = "#/$defs/"
NAMES: Final = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}

Schema = dict[str, Any]


def bodies() -> list[type[msgspec.Struct]]:
    """Every class of the forms, in its order."""
    found: list[type[msgspec.Struct]] = []
    for module in FORMS:
        own = [
            value for value in vars(module).values() if isinstance(value, type) and issubclass(value, msgspec.Struct)
        ]
        found += [value for value in own if value.__module__ == module.__name__]
    return found


def declarations() -> str:
    """All types, with what each is for."""
    _, components = msgspec.json.schema_components([*UNIONS.values(), *bodies()], ref_template=PREFIX + "{name}")
    lines = [HEAD, ""]
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
    if not schema["properties"]:
        return [*lines, f"export interface {name} {{}}"]
    lines.append(f"export interface {name} {{")
    for key, value in schema["properties"].items():
        lines.append(f"  {key}{'' if key in required else '?'}: {written(value)};")
    return [*lines, "}"]


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
