"""Saved games on disk. A save is written completely or not at all, and replaces nothing but another save."""

import os
from enum import Enum
from pathlib import Path
from typing import Final

from agon.kernel.errors import AgonError, RecordError
from agon.kernel.record import MAX_LINE, MAX_TEXT, read_header, record_text
from agon.kernel.words import say

MOST_BYTES: Final = MAX_TEXT


class Fault(Enum):
    """What can be wrong with a file, in English; the message id is `file-` and the name."""

    MISSING = "no such file"
    FOLDER = "is a folder, not a file"
    NO_FOLDER = "its folder does not exist"
    TOO_LARGE = "too large for a record"
    FOREIGN = "is there already and is not an Agon record; it is left as it is"
    UNREADABLE = "cannot be read"
    UNWRITABLE = "cannot be written"


class SaveError(AgonError):
    """A file that cannot be loaded or saved; `message` says so in any language."""

    def __init__(self, path: Path, fault: Fault, detail: str = "") -> None:
        line = ": ".join(part for part in (str(path), fault.value, detail) if part)
        word = fault.name.lower().replace("_", "-")
        super().__init__(line, say(f"file-{word}", path=str(path), detail=detail))


def load_text(path: Path) -> str:
    """The text of a saved game."""
    try:
        if path.is_dir():
            raise SaveError(path, Fault.FOLDER)
        with path.open("rb") as file:
            content = file.read(MOST_BYTES + 1)
    except FileNotFoundError:
        raise SaveError(path, Fault.MISSING) from None
    except OSError as error:
        raise SaveError(path, Fault.UNREADABLE, error.strerror or "") from error
    except ValueError as error:  # a name that no file can have
        raise SaveError(path, Fault.UNREADABLE, str(error)) from error
    if len(content) > MOST_BYTES:
        raise SaveError(path, Fault.TOO_LARGE)
    try:
        return record_text(content)
    except RecordError as error:
        raise RecordError(f"{path}: {error}") from error


def check_target(path: Path) -> None:
    """Raise an error now if a save could not be written there later."""
    try:
        if path.is_dir():
            raise SaveError(path, Fault.FOLDER)
        if not path.parent.is_dir():
            raise SaveError(path, Fault.NO_FOLDER)
        if path.exists() and not is_record(path):
            raise SaveError(path, Fault.FOREIGN)
    except OSError as error:
        raise SaveError(path, Fault.UNWRITABLE, error.strerror or "") from error
    except ValueError as error:
        raise SaveError(path, Fault.UNWRITABLE, str(error)) from error
    if not os.access(path.parent, os.W_OK):
        raise SaveError(path, Fault.UNWRITABLE)


def save_text(path: Path, text: str) -> None:
    """Write a record: into another file first, which then takes its place."""
    check_target(path)
    target = Path(os.path.realpath(path))  # what a link points to, not the link
    draft = target.with_name(f".{target.name}.{os.getpid()}.part")
    try:
        try:
            with draft.open("x", encoding="utf-8", newline="\n") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            draft.replace(target)
        finally:
            draft.unlink(missing_ok=True)
    except OSError as error:
        raise SaveError(path, Fault.UNWRITABLE, error.strerror or "") from error


def is_record(path: Path) -> bool:
    """Whether the file begins like a record, or is empty, so that overwriting it loses nothing."""
    with path.open("rb") as file:
        first = file.readline(MAX_LINE)
    if not first:
        return True
    try:
        read_header(record_text(first).rstrip("\n"), False)
    except RecordError:
        return False
    return True
