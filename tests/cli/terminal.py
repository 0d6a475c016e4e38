"""A real pseudo-terminal with `agon` in it, and `agon` in a pipe."""

import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Final

import pexpect

LOCALE_VARIABLES: Final = (
    "LC_ALL",
    "LC_MESSAGES",
    "LANG",
    "AGON_LANG",
    "NO_COLOR",
    "XDG_DATA_HOME",
    "COLUMNS",
    "LINES",
)
ESCAPES: Final = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b\][^\x07]*\x07|\x1b[=>]")
PROMPT: Final = r"\n> "
PATIENCE: Final = 240  # seconds: a ceiling for slow machines, never what a test waits for


def environment(saves: Path, **more: str) -> dict[str, str]:
    """What a player has set: no language, a folder for saves, a terminal with colours."""
    kept = {name: value for name, value in os.environ.items() if name not in LOCALE_VARIABLES}
    return {**kept, "TERM": "xterm-256color", "AGON_SAVES": str(saves), "PYTHONIOENCODING": "utf-8", **more}


def heeding_interrupts() -> None:
    """As in a terminal of one's own: in the background a shell has its programs, and theirs, ignore Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Terminal:
    """Somebody at a terminal, of 100 by 40 unless it is of another size."""

    def __init__(self, saves: Path, *arguments: str, size: tuple[int, int] = (100, 40), **more: str) -> None:
        self.child = pexpect.spawn(
            sys.executable,
            ["-m", "agon.cli.main", *arguments],
            env=environment(saves, **more),
            dimensions=size[::-1],
            encoding="utf-8",
            timeout=PATIENCE,
            preexec_fn=heeding_interrupts,
        )
        self.child.delaybeforesend = None
        self.seen = ""

    def wait(self, *patterns: str) -> int:
        """Wait for one of these; which it was. What was seen until then is kept, without its colours."""
        found: int = self.child.expect(list(patterns))
        before, after = self.child.before, self.child.after
        self.seen = ESCAPES.sub("", (before or "") + (after if isinstance(after, str) else "")).replace("\r", "")
        return found

    def ask(self) -> str:
        """Everything up to the next prompt."""
        self.wait(PROMPT)
        return self.seen

    def type(self, text: str) -> None:
        self.child.sendline(text)

    def says(self, text: str) -> str:
        """Type something at a prompt and see what comes up to the next one."""
        self.type(text)
        return self.ask()

    def leave(self) -> int:
        """Wait for the end; the exit status."""
        self.child.expect(pexpect.EOF)
        self.seen = ESCAPES.sub("", self.child.before or "").replace("\r", "")
        self.child.close()
        status = self.child.exitstatus
        return -1 if status is None else status


def piped(saves: Path, typed: str, *arguments: str, **more: str) -> "subprocess.CompletedProcess[str]":
    """Run `agon` without a terminal, with these lines on its input."""
    return subprocess.run(
        [sys.executable, "-m", "agon.cli.main", *arguments],
        env=environment(saves, **more),
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=PATIENCE,
    )
