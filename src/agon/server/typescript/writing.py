"""How TypeScript is written out: as Prettier would do it, so that it need not be run."""

import textwrap
from collections.abc import Sequence
from typing import Final

WIDTH: Final = 120  # of a line, as in .editorconfig
HEAD: Final = "// Written by `python -m agon.server.typescript`: change the classes there, not this."


def comment(text: str, indent: str = "") -> list[str]:
    """What something is for, on as many lines as it takes."""
    whole = f"{indent}/** {text} */"
    if len(whole) <= WIDTH:
        return [whole]
    wrapped = textwrap.wrap(text, WIDTH, initial_indent=f"{indent} * ", subsequent_indent=f"{indent} * ")
    return [f"{indent}/**", *wrapped, f"{indent} */"]


def alias(name: str, union: str) -> list[str]:
    """A name for a union: on a line of its own, or with its parts below each other, where it does not fit beside it."""
    whole = f"export type {name} = {union};"
    if len(whole) <= WIDTH:
        return [whole]
    if len(f"  {union};") <= WIDTH:
        return [f"export type {name} =", f"  {union};"]
    parts = "\n".join(f"  | {part}" for part in union.split(" | "))
    return [f"export type {name} =", f"{parts};"]


def array(before: str, items: Sequence[str], after: str) -> list[str]:
    """A list between what stands before and after it: its items below each other, where they do not fit on a line."""
    whole = f"{before}[{', '.join(items)}]{after}"
    if len(whole) <= WIDTH:
        return [whole]
    indent = before[: len(before) - len(before.lstrip())]
    return [f"{before}[", *[f"{indent}  {item}," for item in items], f"{indent}]{after}"]
