"""A view as lines of text, for readers without eyes for boards: language models, screen readers, logs."""

from collections.abc import Callable, Mapping, Sequence

INDENT = "  "


def outline(view: Mapping[str, object], name: Callable[[str], str]) -> str:
    """Field by field; what is empty or not so is left out, and things are called by their names."""
    return "\n".join(lines(view, name))


def lines(view: Mapping[str, object], name: Callable[[str], str]) -> list[str]:
    found: list[str] = []
    for key, value in view.items():
        if value is None or value is False or value == [] or value == {}:
            continue
        inside = short(value, name)
        if value is True:
            found.append(key)
        elif inside:
            found.append(f"{key}: {inside}")
        else:
            found.append(f"{key}:")
            found += [INDENT + line for line in long(value, name)]
    return found


def short(value: object, name: Callable[[str], str]) -> str:
    """What fits into a line: a word, a number, a list of such; empty for what does not."""
    if isinstance(value, str):
        return name(value)
    if isinstance(value, int):
        return str(value)
    if isinstance(value, Sequence) and all(isinstance(item, str | int | None) for item in value):
        return ", ".join(short(item, name) if item is not None else "-" for item in value)
    return ""


def long(value: object, name: Callable[[str], str]) -> list[str]:
    if isinstance(value, Mapping):
        return lines(value, name)
    assert isinstance(value, Sequence)
    found: list[str] = []
    for item in value:
        inside = [short(item, name) or "-"] if not isinstance(item, Mapping) else lines(item, name)
        found += [("- " if at == 0 else INDENT) + line for at, line in enumerate(inside)]
    return found
