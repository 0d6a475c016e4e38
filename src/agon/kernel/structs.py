"""What the state is made of, declared once: the body of a class names each field, its type and its initial value.

    class Player(Struct):
        seat: Number
        vp: int = 0
        hand: Bag[Number] = []

From that come `__slots__`, `__init__`, `copy`, `dump` and `uncounted`, as text that is executed when the class is
made. The compiled wheel has the same text, written out by `expand.py`. How a field is copied and dumped follows from
its type; the words below say what a type cannot.
"""

from collections.abc import Iterator, Mapping
from types import NoneType, UnionType
from typing import Annotated, Any, Final, NamedTuple, Self, TypeVar, Union, dataclass_transform, get_args, get_origin

T = TypeVar("T")


class Mark(NamedTuple):
    """Something about a field beside its type."""

    name: str


SHARED: Final = Mark("shared")
FRESH: Final = Mark("fresh")
DERIVED: Final = Mark("derived")
SELDOM: Final = Mark("seldom")
BAG: Final = Mark("bag")
UNCOUNTED: Final = Mark("uncounted")

Shared = Annotated[T, SHARED]
"""The same for all copies, and in no dump: nobody ever changes it."""
Fresh = Annotated[T, FRESH]
"""A copy begins with a new one; in no dump."""
Derived = Annotated[T, DERIVED]
"""Copied, but in no dump: it follows from other fields."""
Seldom = Annotated[T, SELDOM]
"""Dumped only where there is something of it: most positions have nothing."""
Bag = Annotated[list[T], BAG]
"""A list whose order means nothing: dumped sorted."""
Number = Annotated[int, UNCOUNTED]
"""A number that counts nothing: of a thing, a seat, a place, or a mask of such. A plain `int` is a count."""

CONSTANT: Final = (int, bool, float, str, bytes, NoneType)
MISSING: Final = object()
METHODS: Final = ("__init__", "copy", "dump", "uncounted")


class Field(NamedTuple):
    """A field as it is declared."""

    name: str
    kind: Any
    default: object

    def is_marked(self, mark: Mark) -> bool:
        return mark in marks_of(self.kind)

    def is_required(self) -> bool:
        return self.default is MISSING

    def is_made_anew(self) -> bool:
        """Whether every new struct needs a default of its own."""
        return not (self.is_required() or self.default is None) and copied(self.kind, self.name) != self.name

    def in_copy(self, value: str) -> str:
        return copied(self.kind, value)


@dataclass_transform(eq_default=False)
class Declared(type):
    """Makes a class of its declared fields."""

    def __new__(meta, name: str, bases: tuple[type, ...], body: dict[str, Any], **more: str) -> Any:
        fields = fields_in(name, body)
        for field in fields:
            body.pop(field.name, None)
        inherited = [base for base in bases if getattr(base, "__fields__", ())]
        if inherited:
            raise TypeError(f"{name}: {inherited[0].__name__} has fields of its own, and fields are not inherited")
        body |= {"__slots__": tuple(field.name for field in fields), "__fields__": fields, **more}
        made: Any = super().__new__(meta, name, bases, body)
        if fields:
            make_methods(made)
        return made


def fields_in(name: str, body: Mapping[str, Any]) -> tuple[Field, ...]:
    """What the body of a class declares; those that must be given come first."""
    fields = tuple(Field(field, kind, body.get(field, MISSING)) for field, kind in annotations_in(body).items())
    given = [field.is_required() for field in fields]
    if given != sorted(given, reverse=True):
        raise TypeError(f"{name}: a field that begins with something stands before one that must be given")
    return fields


def annotations_in(body: Mapping[str, Any]) -> dict[str, Any]:
    """Their values: from Python 3.14 on, a function makes them on demand."""
    annotate = body.get("__annotate_func__")
    return dict(body.get("__annotations__", {}) if annotate is None else annotate(1))


# ---------------------------------------------------------------- what follows from a type


def marks_of(kind: Any) -> tuple[Any, ...]:
    return get_args(kind)[1:] if get_origin(kind) is Annotated else ()


def bare(kind: Any) -> Any:
    """The type without what is marked on it."""
    return get_args(kind)[0] if get_origin(kind) is Annotated else kind


def optional(kind: Any) -> Any:
    """What a type is beside None; None for a type that cannot be."""
    parts = [part for part in get_args(kind) if part is not NoneType]
    if get_origin(kind) not in (Union, UnionType):
        return None
    if len(parts) > 1:
        raise TypeError(f"a field is of one type, or of one and None: not {kind}")
    return parts[0]


def copied(kind: Any, value: str) -> str:
    """The expression that copies a value of that type: itself, if it cannot change."""
    if SHARED in marks_of(kind):
        return value
    kind = bare(kind)
    origin = get_origin(kind) or kind
    if (some := optional(kind)) is not None:
        inner = copied(some, value)
        return value if inner == value else f"None if {value} is None else {inner}"
    if origin in (list, dict):
        item = "item" if value != "item" else "inner"
        inner = copied(get_args(kind)[-1], item)
        if inner == item:
            return f"{value}.copy()"
        if origin is list:
            return f"[{inner} for {item} in {value}]"
        return f"{{key: {inner} for key, {item} in {value}.items()}}"
    if isinstance(origin, type) and issubclass(origin, (*CONSTANT, tuple, frozenset)):
        return value
    if hasattr(origin, "copy"):
        return f"{value}.copy()"
    raise TypeError(f"nothing says how {kind} is copied: is it `Shared`?")


def dumped(kind: Any, value: str) -> str:
    """The expression for a value of that type as plain data."""
    bag = BAG in marks_of(kind)
    kind = bare(kind)
    origin = get_origin(kind) or kind
    if (some := optional(kind)) is not None:
        inner = dumped(some, value)
        return value if inner == value else f"None if {value} is None else {inner}"
    if bag:
        return f"sorted({value})"
    if origin is list:
        item = "item" if value != "item" else "inner"
        inner = dumped(get_args(kind)[0], item)
        return f"{value}.copy()" if inner == item else f"[{inner} for {item} in {value}]"
    if origin is dict and get_args(kind)[0] is str:
        return f"{{key: {dumped(get_args(kind)[1], 'item')} for key, item in {value}.items()}}"
    if origin is dict:
        return f"[[key, {value}[key]] for key in sorted({value})]"
    if isinstance(origin, type) and issubclass(origin, tuple):
        return f"list({value})"
    if origin is bytes:
        return f"{value}.hex()"
    if origin in CONSTANT:
        return value
    if hasattr(origin, "dump"):
        return f"{value}.dump()"
    raise TypeError(f"nothing says how {kind} is dumped: a method `dump_<field>` can")


def counts_nothing(kind: Any) -> bool:
    """Whether the numbers of a type count nothing."""
    return UNCOUNTED in marks_of(kind) or any(counts_nothing(part) for part in get_args(bare(kind)))


def structs_in(kind: Any) -> Iterator[type]:
    """The structs that a type is made of."""
    if hasattr(kind, "__fields__"):
        yield kind
    for part in get_args(kind):
        yield from structs_in(part)


# ---------------------------------------------------------------- the methods, as text


def dump_text(made: Any) -> str:
    """What `dump` returns."""
    plain = [(field, dump_of(made, field)) for field in made.__fields__ if is_dumped(made, field)]
    if issubclass(made, Struct):
        always = [f'"{field.name}": {value}' for field, value in plain if not field.is_marked(SELDOM)]
        seldom = [
            f'**({{"{field.name}": {value}}} if self.{field.name} else {{}})'
            for field, value in plain
            if field.is_marked(SELDOM)
        ]
        return "{" + ", ".join(always + seldom) + "}"
    return "[" + ", ".join(value for _, value in plain) + "]"


def is_dumped(made: Any, field: Field) -> bool:
    if hasattr(made, "dump_" + field.name):
        return True
    return not any(field.is_marked(mark) for mark in (SHARED, FRESH, DERIVED))


def dump_of(made: Any, field: Field) -> str:
    value = "self." + field.name
    if hasattr(made, "dump_" + field.name):
        return f"self.dump_{field.name}()"
    if issubclass(made, NumberRow) and bare(field.kind) is bool:
        return f"int({value})"
    return dumped(field.kind, value)


def uncounted_names(made: Any) -> list[str]:
    """Of a struct, and of all that it is made of."""
    found = [f"{made.__name__}.{field.name}" for field in made.__fields__ if counts_nothing(field.kind)]
    for field in made.__fields__:
        for inside in structs_in(field.kind):
            found += [name for name in uncounted_names(inside) if name not in found]
    return found


def make_methods(made: Any) -> None:
    """Give a class the methods that follow from its fields; one that it has itself stays."""
    names: dict[str, Any] = {"new": made.__new__, "made": made}
    given = [field.name if field.is_required() else f"{field.name}={default(field)}" for field in made.__fields__]
    lines = [f"def __init__(self, {', '.join(given)}):"]
    for field in made.__fields__:
        names["begin_" + field.name] = field.default
        fresh = field.in_copy("begin_" + field.name)
        value = f"{fresh} if {field.name} is None else {field.name}" if field.is_made_anew() else field.name
        lines.append(f"    self.{field.name} = {value}")
    lines += ["def copy(self):", "    twin = new(made)"]
    for field in made.__fields__:
        value = "begin_" + field.name if field.is_marked(FRESH) else "self." + field.name
        lines.append(f"    twin.{field.name} = {field.in_copy(value)}")
    lines += ["    return twin", "def dump(self):", f"    return {dump_text(made)}"]
    if issubclass(made, Struct):
        lines += ["def uncounted(self):", f"    return {uncounted_names(made)}"]
    exec("\n".join(lines), names)
    for method in METHODS:
        if method in names and method not in vars(made):
            setattr(made, method, names[method])


def default(field: Field) -> str:
    return "None" if field.is_made_anew() else "begin_" + field.name


# ---------------------------------------------------------------- what a class is declared as


class Struct(metaclass=Declared):
    """Dumped by the names of its fields. A method `dump_x` says how the field x is dumped, where its type does not."""

    def copy(self) -> Self:
        raise NotImplementedError

    def dump(self) -> dict[str, object]:
        raise NotImplementedError

    def uncounted(self) -> list[str]:
        """The fields, its own and those of what it holds, with numbers that count nothing."""
        return []


class Row(metaclass=Declared):
    """Dumped as a list, in the order of its fields."""

    def copy(self) -> Self:
        raise NotImplementedError

    def dump(self) -> list[object]:
        raise NotImplementedError


class NumberRow(metaclass=Declared):
    """Dumped as a list of numbers: what is true is 1."""

    def copy(self) -> Self:
        raise NotImplementedError

    def dump(self) -> list[int]:
        raise NotImplementedError
