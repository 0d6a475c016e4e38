"""A pack that somebody is writing: its texts, every step that led there, and what is in its folder.

Every step is kept in the folder too, in a file that is no part of the pack, so that nothing is lost whatever ends. It
writes nowhere else, and follows no link.
"""

import io
import json
import os
import zipfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from agon.kernel.errors import PackError
from agon.kernel.packs import FOLDER, HEADER
from agon.kernel.words import say
from agon.shelf.packs import is_table, texts_in

DRAFT: Final = ".agon-workshop.json"
STEPS: Final = 200  # that can be undone
DATED: Final = (1980, 1, 1, 0, 0, 0)  # in a zip, so that the same pack is the same file

Texts = dict[str, str]
Step = dict[str, str | None]
"""What the files were before, by name; None for one that was not there."""


class Workbench:
    """The texts of one folder."""

    def __init__(self, folder: Path) -> None:
        self.folder: Final = folder.resolve()  # whoever named it may have named a link
        self.saved: Texts = read(self.folder)
        self.texts: Texts = self.saved.copy()
        self.past: list[Step] = []
        self.future: list[Step] = []
        self.number = 0  # grows with every change
        self._take_up()

    @property
    def unsaved(self) -> list[str]:
        """The files that differ from those in the folder."""
        names = sorted({*self.texts, *self.saved})
        return [name for name in names if self.texts.get(name) != self.saved.get(name)]

    # -- writing

    def write(self, changed: Mapping[str, str | None]) -> None:
        """One step: these files are so from now on."""
        step = self._apply({name: text for name, text in changed.items() if self.texts.get(name) != text})
        if step:
            self.past = [*self.past[-STEPS + 1 :], step]
            self.future = []
            self._keep()

    def undo(self) -> None:
        if self.past:
            self.future.append(self._apply(self.past.pop()))
            self._keep()

    def redo(self) -> None:
        if self.future:
            self.past.append(self._apply(self.future.pop()))
            self._keep()

    def _apply(self, changed: Mapping[str, str | None]) -> Step:
        """Change files; what they were before."""
        was: Step = {}
        for name, text in changed.items():
            was[name] = self.texts.pop(name, None)
            if text is not None:
                self.texts[name] = text
        self.texts = dict(sorted(self.texts.items()))
        self.number += bool(changed)
        return was

    # -- the folder

    def look(self) -> None:
        """What somebody else has written into the folder is a step like any other, which can be undone."""
        there = read(self.folder)
        changed = {name: there.get(name) for name in {*there, *self.saved} if there.get(name) != self.saved.get(name)}
        if changed:
            self.saved = there
            self.write(changed)

    def save(self) -> None:
        """Write the files that differ into the folder, each whole or not at all."""
        self.look()
        for name in self.unsaved:
            text = self.texts.get(name)
            path = self.place(name)
            if text is None:
                path.unlink(missing_ok=True)
            else:
                write_whole(path, text)
        self.saved = self.texts.copy()
        self._keep()

    def place(self, name: str) -> Path:
        """Where a file of the pack lies: in the folder, or in one for a module; never behind a link."""
        parts = name.split(FOLDER)
        if len(parts) > 2 or any(part in ("", ".", "..") or part != Path(part).name or "\\" in part for part in parts):
            raise refused(name)
        path = self.folder.joinpath(*parts)
        if not name.endswith(".toml") or path.is_symlink() or path.parent.is_symlink():
            raise refused(name)
        try:
            path.parent.mkdir(exist_ok=True)
        except OSError as error:
            raise unwritten(self.folder, error) from error
        return path

    def zipped(self) -> bytes:
        """All files as they are now, in a folder with the name of this one."""
        content = io.BytesIO()
        with zipfile.ZipFile(content, "w", zipfile.ZIP_DEFLATED) as archive:
            for name, text in self.texts.items():
                archive.writestr(zipfile.ZipInfo(f"{self.folder.name}/{name}", DATED), text)
        return content.getvalue()

    # -- the draft

    def _keep(self) -> None:
        text = json.dumps({"saved": self.saved, "texts": self.texts, "past": self.past, "future": self.future})
        path = self.folder / DRAFT
        if path.is_symlink():
            raise refused(DRAFT)
        write_whole(path, text)

    def _take_up(self) -> None:
        """Go on where somebody left off; what was written into the folder meanwhile becomes a step."""
        path = self.folder / DRAFT
        if path.is_symlink() or not path.is_file():
            return
        try:
            kept: Any = json.loads(path.read_text("utf-8"))
            there = self.saved
            self.saved, self.texts = texts_of(kept["saved"]), texts_of(kept["texts"])
            self.past, self.future = [*map(step_of, kept["past"])], [*map(step_of, kept["future"])]
        except (OSError, ValueError, KeyError, TypeError, AttributeError):  # not ours, or broken off: the folder counts
            self.saved = there = read(self.folder)
            self.texts, self.past, self.future = there.copy(), [], []
        self.look()


def texts_of(kept: Any) -> Texts:
    return {str(name): str(text) for name, text in kept.items()}


def step_of(kept: Any) -> Step:
    return {str(name): None if text is None else str(text) for name, text in kept.items()}


def read(folder: Path) -> Texts:
    """The texts of a pack; a `PackError` where it is none, or where one of its files is a link."""
    try:
        if not folder.is_dir():
            raise PackError(say("fault-no-folder", folder=str(folder)))
        for path in [*folder.iterdir(), *folder.glob("*/*.toml")]:
            if path.is_symlink() and (is_table(path) or path.is_dir()):
                raise refused(str(path.relative_to(folder)))
        texts = texts_in(folder)
    except OSError as error:
        raise PackError(say("fault-folder-unread", folder=str(folder), why=error.strerror or "")) from error
    if HEADER not in texts:
        raise PackError(say("fault-folder-header", folder=str(folder), file=HEADER))
    return texts


def write_whole(path: Path, text: str) -> None:
    """A file that appears whole, or stays as it was."""
    draft = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        try:
            with draft.open("x", encoding="utf-8", newline="\n") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            draft.replace(path)
        finally:
            draft.unlink(missing_ok=True)
    except OSError as error:
        raise unwritten(path.parent, error) from error


def refused(name: str) -> PackError:
    return PackError(say("fault-no-own-file", file=name))


def unwritten(folder: Path, error: OSError) -> PackError:
    return PackError(say("fault-folder-unwritten", folder=str(folder), why=error.strerror or ""))
