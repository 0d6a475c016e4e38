"""What other packages bring, by their entry points."""

from importlib import import_module


def brought(group: str) -> dict[str, str]:
    """By name, the module and the name in it: `package.module:NAME`.

    Python's own reader of packages is loaded only when it is asked: that takes longer than all else at a start.
    """
    found = import_module("importlib.metadata").entry_points(group=group)
    return {entry.name: entry.value for entry in found}


def load(place: str) -> object:
    """What stands at a place."""
    module, _, name = place.partition(":")
    return getattr(import_module(module), name)
