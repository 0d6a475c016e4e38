"""The settings of one server: from the command line, else the environment, else a file, else as they usually are."""

import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
from msgspec import inspect
from msgspec.structs import FieldInfo
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from agon.kernel.words import Message, say
from agon.server.notices import senders
from agon.server.people import provider
from agon.server.problems import Problem, problem
from agon.server.settings import Settings
from agon.text.reader import Reader

PREFIX: Final = "AGON_"
FILE_VARIABLE: Final = "AGON_CONFIG"
SECRET: Final = "…"

FIELDS: Final[dict[str, FieldInfo]] = {field.name: field for field in msgspec.structs.fields(Settings)}


class Configured(NamedTuple):
    """Settings, and of each that somebody has set where."""

    settings: Settings
    origins: dict[str, Message]


def configured(path: str, environment: Mapping[str, str], arguments: Mapping[str, Any]) -> Configured:
    """The settings, checked; a `Problem` says which one is wrong, where it stands and what it can be."""
    found: dict[str, Any] = {}
    origins: dict[str, Message] = {}
    file = path or environment.get(FILE_VARIABLE, "")
    given: list[tuple[Message, Mapping[str, Any]]] = [
        *([(say("config-from-file", path=file), read_file(Path(file)))] if file else []),
        *((say("config-from-variable", name=variable(name)), {name: text}) for name, text in variables(environment)),
        (say("config-from-command"), {name: value for name, value in arguments.items() if value is not None}),
    ]
    for origin, values in given:
        for name, value in values.items():
            found[name] = checked(name, value, origin)
            origins[name] = origin
    settings = Settings(**found)
    senders.must_fit(settings)
    provider.must_fit(settings)
    return Configured(settings, origins)


def variable(name: str) -> str:
    """What a setting is called in the environment."""
    return PREFIX + name.upper()


def variables(environment: Mapping[str, str]) -> Iterator[tuple[str, Any]]:
    """The settings that the environment has; lists are words with commas between them."""
    for name, field in FIELDS.items():
        text = environment.get(variable(name), "")
        if text:
            yield name, words_in(text) if is_list(field) else text


def words_in(text: str) -> list[str]:
    return [word.strip() for word in text.split(",") if word.strip()]


def read_file(path: Path) -> dict[str, Any]:
    """What stands in a file."""
    try:
        values = tomllib.loads(path.read_text("utf-8"))
    except OSError as error:
        raise problem("config-unreadable", path=str(path), detail=error.strerror or "") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise problem("config-not-toml", path=str(path), detail=str(error)) from error
    for name in values:
        if name not in FIELDS:
            raise problem("config-unknown", path=str(path), name=name, known=", ".join(FIELDS))
    return values


def checked(name: str, value: Any, origin: Message) -> Any:
    """The value of a setting as its declaration has it."""
    field = FIELDS[name]
    try:
        return msgspec.convert(value, field.type, strict=not isinstance(value, str))
    except msgspec.ValidationError:
        shown = SECRET if is_secret(field) else str(value)[:80]
        wrong = say("config-wrong", name=name, value=shown, origin=origin, kind=kind_of(field))
        raise Problem(wrong) from None


# ---------------------------------------------------------------- what the declaration says


def is_secret(field: FieldInfo) -> bool:
    found = inspect.type_info(field.type)
    return isinstance(found, inspect.Metadata) and bool((found.extra or {}).get("secret"))


def is_list(field: FieldInfo) -> bool:
    return isinstance(inspect.type_info(field.type), inspect.VarTupleType)


def kind_of(field: FieldInfo) -> Message:
    """What a setting can be."""
    found = inspect.type_info(field.type)
    if isinstance(found, inspect.Metadata):
        long = isinstance(found.type, inspect.StrType) and found.type.pattern is not None
        return say("setting-is-secret" if long else "setting-is-hidden")
    if isinstance(found, inspect.IntType):
        return say("setting-is-whole", least=found.ge or 0, most=found.le or 0)
    if isinstance(found, inspect.LiteralType):
        return say("setting-is-one-of", known=", ".join(str(value) for value in found.values))
    return say("setting-is-list" if is_list(field) else "setting-is-text")


def meaning_of(field: FieldInfo) -> Message:
    return say(f"setting-{field.name.replace('_', '-')}")


# ---------------------------------------------------------------- shown


def shown(found: Configured, reader: Reader) -> Iterator[str]:
    """All settings as a file that could be read again, but for secrets; each with its meaning and where it was set."""
    for name, field in FIELDS.items():
        origin = found.origins.get(name, say("config-from-nowhere"))
        yield f"# {reader.say(meaning_of(field))}"
        yield f"# ({reader.say(kind_of(field))}; {reader.say(origin)})"
        value = getattr(found.settings, name)
        hidden = is_secret(field) and value
        yield f"{'# ' if hidden else ''}{name} = {SECRET if hidden else written(without_password(value))}"
        yield ""


def written(value: str | int | tuple[str, ...]) -> str:
    """A value as TOML has it, which is here as JSON has it."""
    return msgspec.json.encode(value).decode()


def without_password(value: str | int | tuple[str, ...]) -> str | int | tuple[str, ...]:
    """An address of a database as it can be shown."""
    if not isinstance(value, str) or "://" not in value:
        return value
    try:
        return make_url(value).render_as_string(hide_password=True)
    except (ArgumentError, ValueError):
        return value.partition("://")[0] + "://" + SECRET
