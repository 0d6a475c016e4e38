"""Whether the tests notice a mutant: they are run on a copy of the sources in which one change is made."""

import os
import resource
import shutil
import subprocess
import sys
from importlib.util import cache_from_source
from pathlib import Path
from typing import Final, NamedTuple

from mutants.changes import Change, changed

COPIED: Final = ("src", "tests", "docs", "pyproject.toml")
LEFT: Final = shutil.ignore_patterns("__pycache__", "page")  # the page is no part of the rules
PYTEST: Final = ("-m", "pytest", "-x", "-q", "-n0", "-m", "not soak", "-p", "no:cacheprovider", "--tb=no")
PASSED, NOTHING_TO_RUN = 0, 5

Stage = tuple[str, ...]  # what pytest is told to run


class Mutant(NamedTuple):
    """One change in one file, whose path begins at the root of the project."""

    path: str
    change: Change

    def __str__(self) -> str:
        return f"{self.path}:{self.change.line}: {self.change.before}  →  {self.change.after}"


class Unsound(Exception):
    """Tests that fail anyway tell nothing of a mutant."""


class Workshop:
    """A copy of the project, in which files are changed and tests are run."""

    def __init__(self, project: Path, room: Path, patience: int) -> None:
        self.room = room
        self.patience = patience  # seconds of processor time for a stage: what takes longer hangs, and that is noticed
        self.sound: set[frozenset[str]] = set()  # stages that pass where nothing is changed
        for name in COPIED:
            if (project / name).is_dir():
                shutil.copytree(project / name, room / name, ignore=LEFT)
            elif (project / name).exists():
                shutil.copy(project / name, room / name)

    def killed_by(self, mutant: Mutant, stages: list[Stage]) -> Stage | None:
        """The first stage that notices a mutant."""
        stage = self.failing(mutant, stages)
        if stage is not None and frozenset(stage) not in self.sound:
            if not self.passes(stage):
                raise Unsound(f"with nothing changed these fail, or take too long: {' '.join(stage)}")
            self.sound.add(frozenset(stage))
        return stage

    def failing(self, mutant: Mutant, stages: list[Stage]) -> Stage | None:
        path = self.room / mutant.path
        source = path.read_bytes()
        self.write(path, changed(source, mutant.change))
        try:
            return next((stage for stage in stages if not self.passes(stage)), None)
        finally:
            self.write(path, source)

    def write(self, path: Path, source: bytes) -> None:
        """Two writings in one second, of the same length, look the same to Python: it must not have kept the first."""
        path.write_bytes(source)
        Path(cache_from_source(str(path))).unlink(missing_ok=True)

    def passes(self, stage: Stage) -> bool:
        command = [sys.executable, *PYTEST, *stage]
        environment = os.environ | {"PYTHONPATH": str(self.room / "src")}
        result = subprocess.run(
            command, cwd=self.room, env=environment, capture_output=True, preexec_fn=self.limit, check=False
        )
        return result.returncode in (PASSED, NOTHING_TO_RUN)

    def limit(self) -> None:
        """Of processor time, so that a busy machine ends nothing."""
        resource.setrlimit(resource.RLIMIT_CPU, (self.patience, self.patience))
