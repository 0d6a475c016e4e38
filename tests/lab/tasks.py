"""Tasks for worker processes that say when they begin, and continue when told to."""

import os
from collections.abc import Callable
from pathlib import Path
from threading import Event
from typing import NamedTuple, NoReturn


class Held(NamedTuple):
    """Two named pipes: one tells the process id of a task, and closes when that ends; on the other it waits."""

    begun: Path
    word: Path


def held_in(folder: Path, name: str = "held") -> Held:
    held = Held(folder / f"{name}-begun", folder / f"{name}-word")
    for path in held:
        os.mkfifo(path)
    return held


class Line:
    """The other end of a held task."""

    def __init__(self, held: Held) -> None:
        self._held = held
        self._begun = held.begun.open()  # waits until it is opened over there
        self.pid = int(self._begun.readline())

    def go_on(self) -> None:
        self._held.word.write_text("go on")

    def await_end(self) -> None:
        """Until nobody holds the other end."""
        self._begun.read()


def hold(held: Held) -> int:
    with held.begun.open("w") as line:
        print(os.getpid(), file=line, flush=True)
        held.word.read_text()
    return os.getpid()


def hold_for_ever(held: Held) -> NoReturn:
    with held.begun.open("w") as line:
        print(os.getpid(), file=line, flush=True)
        while True:
            Event().wait()


class Call(NamedTuple):
    """Any function of a module with its arguments."""

    function: Callable[..., object]
    arguments: tuple[object, ...] = ()


def call() -> Callable[[Call], object]:
    """What workers of the tests do."""
    return lambda task: task.function(*task.arguments)


def note(path: Path, last: int) -> int:
    """Add a line to a file, and die unless that makes so many; how many there are."""
    with path.open("a") as file:
        print(os.getpid(), file=file)
    lines = len(path.read_text().splitlines())
    if lines < last:
        os._exit(1)
    return lines


def spin(path: Path) -> NoReturn:
    with path.open("a") as file:
        print(os.getpid(), file=file)
    while True:
        pass


class Stubborn(Exception):
    """An error that cannot be made again from what it says of itself."""

    def __init__(self, one: str, other: str) -> None:
        super().__init__(f"{one} and {other}")


def fail_stubbornly() -> NoReturn:
    raise Stubborn("fire", "water")


def unsendable() -> object:
    return lambda: None
