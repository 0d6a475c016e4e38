"""Saving a game: on demand, at the end, and when it is interrupted, so that none is ever lost."""

import os
import tempfile
from datetime import datetime
from pathlib import Path
from typing import Final

from agon.cli.table.session import Session
from agon.kernel.errors import AgonError
from agon.kernel.words import say
from agon.shelf.saves import save_text
from agon.text.reader import Reader

SUFFIX: Final = ".agon"
FOLDER_VARIABLE: Final = "AGON_SAVES"


def saves_folder() -> Path:
    """Where games are saved when nothing else is said."""
    own = os.environ.get(FOLDER_VARIABLE)
    if own:
        return Path(own)
    data = os.environ.get("XDG_DATA_HOME")
    return (Path(data) if data else Path.home() / ".local" / "share") / "agon" / "saves"


def new_path(game: str) -> Path:
    """A file of that folder which is not there yet."""
    stem = f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}"
    path = saves_folder() / (stem + SUFFIX)
    number = 1
    while path.exists():
        number += 1
        path = saves_folder() / f"{stem}-{number}{SUFFIX}"
    return path


def save(session: Session, path: Path, reader: Reader) -> None:
    """Save the game and say where."""
    write(session, path)
    tell_saved(session, reader)


def save_interrupted(session: Session, reader: Reader) -> None:
    """Save a game that was cut off, in its usual place or, failing that, anywhere that can be written."""
    if session.match.over or not session.match.choices:
        return
    try:
        write(session, session.path)
    except (AgonError, OSError):
        write(session, Path(tempfile.mkdtemp(prefix="agon-")) / session.path.name)
    try:
        session.screen.line("")
        tell_saved(session, reader)
    except OSError:  # the terminal is gone, but the game is safe
        return


def write(session: Session, path: Path) -> None:
    """Write the record; from now on this is the game's file."""
    if path.parent == saves_folder():
        path.parent.mkdir(parents=True, exist_ok=True)
    save_text(path, session.match.record(session.names))
    session.path = path


def tell_saved(session: Session, reader: Reader) -> None:
    session.screen.exact(reader.say(say("table-saved", path=str(session.path))))
    if not session.match.over:
        packs = "".join(f" --pack {folder}" for folder in session.folders)
        session.screen.exact(reader.say(say("table-go-on", path=str(session.path), packs=packs)), "quiet")
