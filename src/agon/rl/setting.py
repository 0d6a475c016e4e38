"""What every environment is made of: a game with its modules, its table of actions, spaces and arrays."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from agon.api import ENGLISH, Packs, found_pack
from agon.envs.arena import Arena, Course
from agon.envs.rewards import OUTCOME
from agon.games.registry import find_game
from agon.kernel.ask import Ask
from agon.kernel.game import Setup
from agon.text.reader import Reader

Bytes = NDArray[np.uint8]
Mask = NDArray[np.int8]
Seen = dict[str, NDArray[np.uint8] | NDArray[np.int8]]
"""What an agent is given: `observation` and `action_mask`."""


class ActionRow(NamedTuple):
    """One action: its number, a key that stays within a version, and words."""

    number: int
    key: str
    words: str


def course(
    game: str,
    players: int = 2,
    *,
    modules: Sequence[str] = (),
    options: Mapping[str, str] | None = None,
    pack: Packs = None,
    reward: str = OUTCOME,
) -> Course:
    """A game, ready for learners."""
    setup = Setup(game, players, "", tuple(modules), tuple((options or {}).items()))
    return Course(find_game(game).play(found_pack(game, pack), setup), setup, reward)


def action_table(course: Course, language: str = ENGLISH) -> list[ActionRow]:
    """Every action there is, in words: its name and the names of what it is about."""
    names = course.game.names()
    reader = Reader(language, names, [f"{seat + 1}" for seat in range(course.seats)])
    rows: list[ActionRow] = []
    for number, act in enumerate(course.acts.rows):
        about = ", ".join([reader.name(thing) if thing in names else thing for thing in act.things])
        word = act.word.replace("_", " ")
        rows.append(ActionRow(number, act.key, f"{word}: {about}" if about else word))
    return rows


def observation_space(course: Course) -> spaces.Dict:
    return spaces.Dict(
        {
            "observation": spaces.Box(0, 255, (course.size,), np.uint8),
            "action_mask": spaces.Box(0, 1, (course.actions,), np.int8),
        }
    )


def seen_by(arena: Arena, seat: int) -> Seen:
    """What a seat is given at this moment: seats that are not asked have nothing on offer."""
    observation = np.frombuffer(arena.observe(seat), np.uint8)
    return {"observation": observation, "action_mask": mask_of(arena, arena.asked(seat))}


def mask_of(arena: Arena, ask: Ask | None) -> Mask:
    mask = np.zeros(arena.course.actions, np.int8)
    if ask is not None:
        mask[arena.rows_of(ask)] = 1
    return mask


def expanded(course: Course, observations: Bytes) -> NDArray[np.float32]:
    """Vectors for neural networks: numbers from 0 to about 1, and a column for each value of a choice among several."""
    columns: list[NDArray[np.float32]] = []
    for place, entry in enumerate(course.observer.entries):
        column = observations[..., place]
        if entry.values:
            wide = np.zeros((*column.shape, len(entry.values) + 1), np.float32)
            np.put_along_axis(wide, column[..., None].astype(np.intp), 1.0, -1)
            columns.append(wide[..., 1:])
        else:
            columns.append((column / np.float32(entry.most)).astype(np.float32)[..., None])
    return np.concatenate(columns, -1)
