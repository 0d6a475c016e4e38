"""Taking a state apart, plain or compiled: its attributes, what it shares with a copy, what its dump leaves out."""

from collections.abc import Hashable, Iterator
from functools import cache
from types import GetSetDescriptorType, MemberDescriptorType
from typing import NamedTuple

from agon.kernel.chance import Chance
from agon.kernel.game import Game, State

Containers = (list, dict, set, bytearray)
Atoms = (int, float, str, bytes, bool, type(None))
UNCOPIED = "log"  # the one attribute that a copy does not take over


def attributes(thing: object) -> dict[str, object]:
    """The attributes of an instance by name."""
    kind: type = type(thing)
    known = declared(kind)
    names = (*known, *(name for name in getattr(thing, "__dict__", {}) if name not in known))
    return {name: getattr(thing, name) for name in names if not name.startswith("__") and hasattr(thing, name)}


@cache
def declared(kind: type) -> tuple[str, ...]:
    """What a class says of its instances: compiled ones have descriptors instead of a `__dict__`."""
    descriptors = GetSetDescriptorType | MemberDescriptorType
    names = [name for name in dir(kind) if isinstance(getattr(kind, name), descriptors)]
    names += [name for name in vars(kind).get("__annotations__", {}) if name not in names]  # with a default
    return tuple(names)


def parts(thing: object) -> Iterator[tuple[str, object]]:
    """What a container or an instance holds, each with the way there."""
    if isinstance(thing, Atoms):
        return
    if isinstance(thing, dict):
        yield from ((f"[{key!r}]", value) for key, value in thing.items())
    elif isinstance(thing, list | tuple):
        yield from ((f"[{place}]", value) for place, value in enumerate(thing))
    elif isinstance(thing, set | frozenset):
        yield from ((f"[{value!r}]", value) for value in sorted(thing))
    elif not callable(thing):
        yield from ((f".{name}", value) for name, value in attributes(thing).items())


def reachable(thing: object, found: dict[int, object]) -> dict[int, object]:
    """Everything that is not an atom, from here on, by identity."""
    if not isinstance(thing, Atoms) and id(thing) not in found:
        found[id(thing)] = thing
        for _, part in parts(thing):
            reachable(part, found)
    return found


def owned_by(game: Game) -> dict[int, object]:
    """What belongs to a game, and so is common to all its states."""
    assert isinstance(game, Hashable)
    return reached_from(game)


@cache
def reached_from(thing: Hashable) -> dict[int, object]:
    return reachable(thing, {})


def picture(thing: object, known: tuple[int, ...] = ()) -> str:
    """Everything from here on as text, to see whether it ever changes."""
    if isinstance(thing, Atoms) or callable(thing):
        return repr(thing)
    if id(thing) in known:
        return "..."
    return "{" + ",".join(f"{way}:{picture(part, (*known, id(thing)))}" for way, part in parts(thing)) + "}"


class Comparison(NamedTuple):
    """What a walk through a state and its copy has found."""

    differences: list[str]
    shared: dict[str, object]  # instances that both hold: harmless only if they never change


def compare(state: State, twin: State, game: Game) -> Comparison:
    """A state and its copy, attribute by attribute. What belongs to the game is common to all its states."""
    found = Comparison([], {})
    other = dict(parts(twin))
    for way, part in parts(state):
        if way != "." + UNCOPIED:
            walk(way, part, other.get(way), owned_by(game), found)
    return found


def walk(way: str, a: object, b: object, common: dict[int, object], found: Comparison) -> None:
    if type(a) is not type(b):
        found.differences.append(f"{way}: {a!r} became {b!r}")
    elif isinstance(a, Atoms):
        if a != b:
            found.differences.append(f"{way}: {a!r} became {b!r}")
    elif id(a) in common or callable(a):
        if a is not b:
            found.differences.append(f"{way}: belongs to the game, but was copied")
    elif a is b and isinstance(a, (*Containers, Chance)):
        found.differences.append(f"{way}: the copy shares it")
    elif a is b and not isinstance(a, tuple | frozenset):
        found.shared[way] = a
    else:
        inner, other = dict(parts(a)), dict(parts(b))
        if list(inner) != list(other):
            found.differences.append(f"{way}: {list(inner)} became {list(other)}")
            return
        for step, part in inner.items():
            walk(way + step, part, other[step], common, found)


class Leaf(NamedTuple):
    """Something in a state that can be changed for a trial: a container, or an attribute."""

    way: str
    owner: object
    name: str  # empty for a container, which is changed in place


def leaves(state: State, game: Game) -> list[Leaf]:
    """All that a match can change, except the log and what chance keeps for speed."""
    found: list[Leaf] = []
    gather("", state, owned_by(game), found)
    return found


def gather(way: str, thing: object, common: dict[int, object], found: list[Leaf]) -> None:
    if isinstance(thing, Atoms) or id(thing) in common or callable(thing):
        return
    if isinstance(thing, Containers):
        found.append(Leaf(way, thing, ""))
    for step, part in parts(thing):
        name = step.removeprefix(".")
        if (way == "" and name == UNCOPIED) or (isinstance(thing, Chance) and name.startswith("_")):
            continue
        if name != step and isinstance(part, Atoms) and part is not None:
            found.append(Leaf(way + step, thing, name))
        gather(way + step, part, common, found)


def change(leaf: Leaf) -> None:
    """Change it to something of the same type that it was not."""
    owner = leaf.owner
    if isinstance(owner, list):
        owner.append(owner[-1] if owner else 0)
    elif isinstance(owner, set):
        owner.add(max(owner) + 1 if owner else 0)
    elif isinstance(owner, dict):
        owner["another key"] = 0
    else:
        setattr(owner, leaf.name, another(getattr(owner, leaf.name)))


def another(value: object) -> object:
    if isinstance(value, bool):
        return not value
    if isinstance(value, int | float):
        return value + 1
    return value + "?" if isinstance(value, str) else b"?"
