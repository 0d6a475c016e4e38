"""Writes the positions where lessons begin: `make lessons`. Bots play from the seed on, and wishes are granted.

A lesson with a table `prepare` names the bot that plays at every seat, what the learner chooses where it is on offer
(`wishes`, beginnings of keys; one that stands there twice is granted twice), and the question at which it begins;
`after` is how many such questions the learner has had before.
"""

import re
import tomllib
from pathlib import Path
from typing import Any, Final

from agon.bots.registry import make_bot
from agon.games.registry import GAMES, find_game
from agon.kernel.lessons import LEARNER
from agon.kernel.match import Match
from agon.shelf.lessons import lesson_files, read_lesson
from agon.shelf.packs import bundled_pack

MADE: Final = re.compile(r"^made = \[.*?\]$", re.MULTILINE | re.DOTALL)


def main() -> None:
    for game in GAMES:
        for file in lesson_files(game):
            assert isinstance(file, Path)
            write(game, file)


def write(game: str, file: Path) -> None:
    """Play to the position of a lesson, and keep the choices in its file."""
    text = file.read_text(encoding="utf-8")
    wanted = tomllib.loads(text).get("prepare")
    if wanted is None:
        return
    keys = prepared(game, file.stem, text, wanted)
    lines = "".join(f'    "{key}",\n' for key in keys)
    file.write_text(MADE.sub(lambda _: f"made = [\n{lines}]", text), encoding="utf-8", newline="\n")
    print(f"{file.parent.parent.name}/{file.stem}: {len(keys)} choices")


def prepared(game: str, id: str, text: str, wanted: dict[str, Any]) -> list[str]:
    """The keys of all choices up to the question at which the lesson begins."""
    lesson = read_lesson(game, id, text)
    match = Match.start(find_game(game).play(bundled_pack(game), lesson.setup), lesson.setup)
    bots = [make_bot(wanted["bot"], f"{id}/{seat}") for seat in range(lesson.setup.seats)]
    wishes, before = list(wanted["wishes"]), wanted.get("after", 0)
    while (ask := match.ask) is not None:
        if ask.seat == LEARNER and ask.kind.id == wanted["asks"]:
            if before == 0:
                return [choice.key for choice in match.choices]
            before -= 1
        key = granted(match, wishes) if ask.seat == LEARNER else ""
        if key:
            match.choose_key(ask.seat, key)
        else:
            match.choose(ask.seat, bots[ask.seat].choose(ask, match.worlds(ask.seat)))
    raise AssertionError(f"{id}: the match is over before {wanted['asks']}")


def granted(match: Match, wishes: list[str]) -> str:
    """The key of the first wish that is on offer, which is granted by that; nothing where none is."""
    question = match.question(LEARNER)
    assert question is not None
    for wish in wishes:
        for option in question.options:
            if option.key.startswith(wish):
                wishes.remove(wish)
                return option.key
    return ""


if __name__ == "__main__":
    main()
