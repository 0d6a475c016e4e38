"""Twins of objects, to be changed for one test: `copy.copy` cannot make a compiled object."""

from typing import TypeVar

T = TypeVar("T")


def twin(thing: T, newborn: T) -> T:
    """The newborn, which was made as the thing was, holding all that the thing holds."""
    for name in getattr(type(thing), "__mypyc_attrs__", None) or vars(thing):
        setattr(newborn, name, getattr(thing, name))
    return newborn
