"""The lessons that come with the games and their modules: files in their folders `lessons`."""

import tomllib
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from agon.games.places import home, module_home
from agon.games.registry import GAMES
from agon.kernel.errors import SetupError
from agon.kernel.game import Setup
from agon.kernel.lessons import Lesson, Sign, Step
from agon.shelf.packs import is_table

FOLDER: Final = "lessons"


@cache
def lessons_of(game: str) -> dict[str, Lesson]:
    """The lessons of a game and of its modules, by id, in the order in which they are best taken."""
    found = [read_lesson(game, id, text) for id, text in lesson_texts(game).items()]
    return {lesson.id: lesson for lesson in sorted(found, key=lambda lesson: lesson.number)}


def lesson_of(game: str, id: str) -> Lesson:
    """The lesson of that id, or a clear error."""
    known = lessons_of(game) if game in GAMES else {}
    if id not in known:
        raise SetupError(f"there is no lesson {id!r} of {game!r}; there are: {', '.join(known)}")
    return known[id]


def lesson_texts(game: str) -> dict[str, str]:
    """The text of each lesson, by its id."""
    return {file.name.removesuffix(".toml"): file.read_text(encoding="utf-8") for file in lesson_files(game)}


def lesson_files(game: str) -> list[Traversable]:
    """The files of a game and of its modules."""
    homes = [(home(game), ""), *[module_home(game, module.id) for module in GAMES[game].modules]]
    folders = [files(package) / within / FOLDER for package, within in homes if package]
    return [item for folder in folders if folder.is_dir() for item in folder.iterdir() if is_table(item)]


def read_lesson(game: str, id: str, text: str) -> Lesson:
    """A lesson from its file."""
    table: dict[str, Any] = tomllib.loads(text)
    options = tuple(sorted(table.get("options", {}).items()))
    setup = Setup(game, table["seats"], table["seed"], tuple(table.get("modules", ())), options)
    steps = tuple(read_step(step) for step in table["steps"])
    return Lesson(id, table["number"], table["minutes"], setup, table["rival"], tuple(table["made"]), steps)


def read_step(table: dict[str, Any]) -> Step:
    miss = table.get("miss")
    return Step(
        id=table["id"],
        only=tuple(table.get("only", ())),
        goal=read_sign(table["goal"]),
        miss=None if miss is None else read_sign(miss),
        shows=tuple(table.get("shows", ())),
        right=tuple(table.get("right", ())),
        wrong=tuple(table.get("wrong", ())),
    )


def read_sign(table: dict[str, Any]) -> Sign:
    return Sign(table.get("chose", ""), table.get("heard", ""), table.get("times", 1))
