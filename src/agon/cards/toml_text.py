"""Packs as they are written: tables as TOML."""

import json

from agon.kernel.packs import FOLDER, HEADER
from agon.kernel.schema import Entry


def texts_of(tables: dict[str, Entry]) -> dict[str, str]:
    """The tables of a pack as the texts of its files."""
    return {file: file_text(table, file.rpartition(FOLDER)[2] == HEADER) for file, table in tables.items()}


def file_text(table: Entry, is_header: bool) -> str:
    if is_header:
        return "".join([f"{key} = {written(value)}\n" for key, value in table.items()])
    blocks: list[str] = []
    for kind, value in table.items():
        entries, head = (value, f"[[{kind}]]") if isinstance(value, list) else ([value], f"[{kind}]")
        blocks.extend(block(head, entry) for entry in entries)
    return "\n".join(blocks)


def block(head: str, entry: Entry) -> str:
    """A table under its head, a field a line."""
    return "\n".join([head, *[f"{key} = {written(field)}" for key, field in entry.items()]]) + "\n"


def written(value: object) -> str:
    """A value as TOML has it in one line."""
    if isinstance(value, dict):
        return "{ " + ", ".join([f"{key} = {written(item)}" for key, item in value.items()]) + " }" if value else "{}"
    if isinstance(value, list):
        return "[" + ", ".join([written(item) for item in value]) + "]"
    return json.dumps(value, ensure_ascii=False)
