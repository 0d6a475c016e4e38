"""Observations by name: what the numbers of a vector mean, for people and for programs that want a structure."""

from collections.abc import Sequence

from agon.kernel.pens import Entry

Named = dict[str, int | str | dict[str, int] | None]


def named(entries: Sequence[Entry], values: Sequence[int]) -> Named:
    """A vector as a structure: numbers, one of several things, or how many of each thing there are."""
    found: Named = {}
    for entry, value in zip(entries, values, strict=True):
        if entry.thing:
            counts = found.setdefault(entry.name, {})
            assert isinstance(counts, dict)
            if value:
                counts[entry.thing] = int(value)
        elif entry.values:
            found[entry.name] = entry.values[value - 1] if value else None
        else:
            found[entry.name] = int(value) + entry.least
    return found


def explained(entry: Entry) -> str:
    """One entry in a line."""
    if entry.values:
        return f"{entry.name}: 0 none, 1 to {len(entry.values)} for {', '.join(entry.values)}"
    what = f" of {entry.thing}" if entry.thing else ""
    least = f", counted from {entry.least}" if entry.least else ""
    return f"{entry.name}{what}: 0 to {entry.most}{least}"
