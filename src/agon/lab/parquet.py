"""Tables as Parquet: parts that are each a file, written whole and never changed. With polars, of `agon[lab]`."""

from collections.abc import Iterator, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from agon.lab.rows import Row
from agon.lab.series_head import wrong

SUFFIX: Final = ".parquet"
COLUMNS: Final = {  # of games and of decisions, so that a part in which a list is always empty is like the others
    "number": "i",
    "seed": "s",
    "bots": "[s",
    "winners": "[i",
    "shares": "[f",
    "ranks": "[i",
    "scores": "[i",
    "reason": "s",
    "asks": "i",
    "choices": "i",
    "digest": "s",
    "seconds": "f",
    "uses": "[[s",
    "ask": "i",
    "seat": "i",
    "question": "s",
    "options": "[s",
    "choice": "i",
    "features": "[f",
    "value": "f",
}
TRAIT: Final = "[s"  # every other column


def check_library() -> None:
    """Raise an error before anything is played if the library is missing."""
    library()


def library() -> Any:
    try:
        return import_module("polars")
    except ModuleNotFoundError as missing:
        raise wrong("no-parquet") from missing


def kind(sign: str) -> Any:
    """`[s`, a list of words, as polars has it."""
    polars = library()
    if sign.startswith("["):
        return polars.List(kind(sign[1:]))
    return {"i": polars.Int64, "s": polars.String, "f": polars.Float64}[sign]


def part(folder: Path, table: str, number: int) -> Path:
    return folder / table / f"part-{number:06}{SUFFIX}"


def parts(folder: Path, table: str) -> int:
    """How many parts there are; they are numbered from 0."""
    number = 0
    while part(folder, table, number).exists():
        number += 1
    return number


def write(folder: Path, table: str, number: int, rows: Sequence[Row]) -> None:
    path = part(folder, table, number)
    path.parent.mkdir(exist_ok=True)
    draft = path.with_name(f".{path.name}.draft")
    columns = dict.fromkeys(column for row in rows for column in row)
    schema = {column: kind(COLUMNS.get(column, TRAIT)) for column in columns}
    library().DataFrame(rows, schema=schema).write_parquet(draft)
    draft.replace(path)


def rows(folder: Path, table: str) -> Iterator[Row]:
    for number in range(parts(folder, table)):
        yield from library().read_parquet(part(folder, table, number)).iter_rows(named=True)


def drop_from(folder: Path, table: str, number: int) -> None:
    """Take away the parts from this number on, whose rows are still gathered."""
    while part(folder, table, number).exists():
        part(folder, table, number).unlink()
        number += 1
