"""A program that talks in lines of text, against a clock."""

import json
import shlex
import shutil
import subprocess
import weakref
from collections import deque
from contextlib import suppress
from queue import Empty, Queue
from threading import Thread
from typing import Any, Final, TextIO

from agon.kernel.errors import BotFault, SetupError

LONGEST_LINE: Final = 1 << 20
LONGEST_NAME: Final = 80  # of a command, where it is complained of
GONE_WITHIN: Final = 2.0  # seconds for a program to end by itself when it is told that all is over


def checked_command(command: str) -> list[str]:
    """The words of a command that can be run, or what is wrong with it."""
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise SetupError(f"the command {command!r} cannot be read: {error}") from None
    if not words:
        raise SetupError("a bot as a command needs one, as in cmd:./mybot")
    if shutil.which(words[0]) is None:
        raise SetupError(f"there is no program {words[0]!r} to be run as a bot")
    return words


class Program:
    """A running program, until it is dropped; what it says comes line by line."""

    def __init__(self, words: list[str]) -> None:
        self.name = " ".join(shlex.join(words).split())[:LONGEST_NAME]
        try:
            self._process = subprocess.Popen(
                words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8"
            )
        except OSError as error:
            raise BotFault(f"the bot {self.name} could not be started: {error.strerror}") from error
        process = self._process
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        self._said: Queue[str] = Queue()
        self._moaned: deque[str] = deque(maxlen=1)  # the last line of what it complained of
        Thread(target=hear, args=(process.stdout, self._said), daemon=True).start()
        self._listener = Thread(target=listen, args=(process.stderr, self._moaned), daemon=True)
        self._listener.start()
        self._stdin = process.stdin
        weakref.finalize(self, end, process)

    def tell(self, message: dict[str, Any]) -> None:
        try:
            self._stdin.write(json.dumps(message, ensure_ascii=False) + "\n")
            self._stdin.flush()
        except (OSError, ValueError):
            raise BotFault(f"the bot {self.name} {self._fate()}") from None

    def hear(self, seconds: float) -> dict[str, Any]:
        """Its next message, or what has become of it."""
        try:
            line = self._said.get(timeout=seconds)
        except Empty:
            self._process.kill()
            raise BotFault(f"the bot {self.name} did not answer within {seconds:g} s") from None
        if not line:
            raise BotFault(f"the bot {self.name} {self._fate()}")
        try:
            message = json.loads(line)
        except ValueError:
            message = None
        if not isinstance(message, dict):
            raise BotFault(f"the bot {self.name} said {line.strip()[:60]!r}, which is no JSON object in one line")
        return message

    def _fate(self) -> str:
        """How it ended."""
        try:
            code = self._process.wait(GONE_WITHIN)
        except subprocess.TimeoutExpired:
            return "does not listen any more"
        self._listener.join(GONE_WITHIN)  # until its last words are read
        why = f": {self._moaned[0].strip()[:200]}" if self._moaned else ""
        return f"has ended with code {code}{why}"


def hear(stream: TextIO, said: "Queue[str]") -> None:
    """Line after line, and an empty one at the end."""
    with suppress(OSError, ValueError):
        while line := stream.readline(LONGEST_LINE):
            said.put(line)
    said.put("")


def listen(stream: TextIO, moaned: "deque[str]") -> None:
    with suppress(OSError, ValueError):
        while line := stream.readline(LONGEST_LINE):
            if line.strip():
                moaned.append(line)


def end(process: "subprocess.Popen[str]") -> None:
    """Close its standard input, and give it a moment to end."""
    with suppress(OSError):
        if process.stdin is not None:
            process.stdin.close()
    try:
        process.wait(GONE_WITHIN)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
