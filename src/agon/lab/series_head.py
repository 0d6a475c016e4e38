"""What the folder of a series says about itself, so that it is recognised, and refused if it belongs to a different
one.
"""

import hashlib
import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Final, NamedTuple

from agon import __version__
from agon.kernel.errors import AgonError, in_english
from agon.kernel.game import Game
from agon.kernel.packs import Pack
from agon.kernel.words import Arg, say
from agon.lab.series import Series

FORMAT: Final = 2  # of the folder; 1 was a single file with everything in it
NAME: Final = "agon-series"
HEADER: Final = "series.json"
LOCK: Final = ".lock"
JSONL: Final = "jsonl"
PARQUET: Final = "parquet"
FORMATS: Final = (JSONL, PARQUET)


class JournalError(AgonError):
    """A folder that cannot be written, or contains something else."""


def wrong(id: str, **args: Arg) -> JournalError:
    message = say(f"reports-journal-{id}", **args)
    return JournalError(in_english(message), message)


def unwritable(folder: Path, error: OSError) -> JournalError:
    return wrong("unwritable", folder=str(folder), why=error.strerror or str(error))


class Head(NamedTuple):
    """What a folder says about itself."""

    about: dict[str, object]  # all that decides how its games go
    command: str  # that plays them
    rows: str  # JSONL or PARQUET
    packs: tuple[str, ...]  # the folders of the packs it is played with
    features: tuple[str, ...]  # the names of those that decisions have

    @property
    def digest(self) -> str:
        return digest_of(self.about)

    @property
    def notes(self) -> tuple[str, ...]:
        notes = self.about["notes"]
        return tuple(notes) if isinstance(notes, list) else ()


def about(series: Series, pack: Pack, game: Game) -> dict[str, object]:
    """Everything that decides how the games of a series go; not their number, since a longer series starts with the
    shorter one.
    """
    return {
        "game": series.game,
        "seats": list(series.entrants),
        "seed": series.seed,
        "modules": list(series.modules),
        "options": dict(series.options),
        "packs": [list(edition) for edition in pack.editions(series.modules)],
        "rules": game.rules_version,
        "notes": sorted(series.notes),
    }


def series_about(facts: Mapping[str, object], games: int) -> Series:
    """The series that a folder is about."""
    seats, modules, options, notes = facts["seats"], facts["modules"], facts["options"], facts["notes"]
    assert isinstance(seats, list)
    assert isinstance(modules, list)
    assert isinstance(options, dict)
    assert isinstance(notes, list)
    return Series(
        str(facts["game"]),
        tuple(seats),
        games,
        str(facts["seed"]),
        tuple(modules),
        tuple(options.items()),
        tuple(notes),
    )


def digest_of(facts: Mapping[str, object]) -> str:
    """Identifies a series: the same for the same games."""
    text = json.dumps(facts, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()


def write_head(folder: Path, head: Head) -> None:
    document = {
        "format": NAME,
        "version": FORMAT,
        "agon": __version__,
        "digest": head.digest,
        "command": head.command,
        "rows": head.rows,
        "about": head.about,
        "folders": list(head.packs),
        "features": list(head.features),
    }
    write_whole(folder / HEADER, json.dumps(document, indent=1, ensure_ascii=False) + "\n")


def read_head(folder: Path) -> Head | None:
    """The head in a folder; None if it is empty. Anything else there is an error."""
    try:
        if not folder.exists() or (folder.is_dir() and all(file.name == LOCK for file in folder.iterdir())):
            return None
        found = json.loads((folder / HEADER).read_text("utf-8"))
        if found["format"] != NAME or found["version"] != FORMAT or found["rows"] not in FORMATS:
            raise wrong("no-series", folder=str(folder))
        packs = tuple(str(pack) for pack in found["folders"])
        features = tuple(str(name) for name in found["features"])
        return Head(dict(found["about"]), str(found["command"]), str(found["rows"]), packs, features)
    except (FileNotFoundError, NotADirectoryError, ValueError, KeyError, TypeError) as error:
        raise wrong("no-series", folder=str(folder)) from error
    except OSError as error:
        raise unwritable(folder, error) from error


def write_whole(path: Path, text: str) -> None:
    """Write a file completely or not at all."""
    draft = path.with_name(f".{path.name}.part")
    with draft.open("w", encoding="utf-8") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    draft.replace(path)
