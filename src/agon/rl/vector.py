"""Many matches behind one call: arrays that are rewritten at every step, always in the same memory."""

from collections.abc import Mapping, Sequence
from random import Random

import numpy as np
from numpy.typing import NDArray

from agon.api import Packs
from agon.envs.arena import Course
from agon.envs.batch import Batch
from agon.envs.rewards import OUTCOME
from agon.rl.setting import course


class AgonVector:
    """Matches side by side; one that ends is replaced at once by a new one. The arrays are views of

    what the matches write: copy what you want to keep beyond the next step.
    """

    def __init__(self, course: Course, matches: int, seed: str) -> None:
        self.course = course
        self.matches = matches
        self.batch = Batch(course, matches, seed)
        batch = self.batch
        self.observations = np.frombuffer(batch.observations, np.uint8).reshape(matches, course.size)
        self.masks = np.frombuffer(batch.masks, np.int8).reshape(matches, course.actions)
        self.seats = np.frombuffer(batch.seats, np.uint8)
        self.rewards = np.frombuffer(batch.rewards, np.float32).reshape(matches, course.seats)
        self.ends = np.frombuffer(batch.ends, np.bool_)
        self._dice = Random(seed)

    def reset(self) -> None:
        """Begin all matches: the arrays then hold what each seat that is asked sees, and what is on offer."""
        self.batch.reset()

    def step(self, actions: NDArray[np.integer] | Sequence[int]) -> None:
        """One action for each match, for the seat that it asks; rewards and ends are those of this step."""
        self.batch.step(actions.tolist() if isinstance(actions, np.ndarray) else list(actions))

    def sample(self) -> list[int]:
        """For every match an action on offer, all equally likely."""
        return self.batch.sample(self._dice)


def vector(
    game: str,
    players: int = 2,
    *,
    matches: int = 64,
    seed: str = "agon",
    modules: Sequence[str] = (),
    options: Mapping[str, str] | None = None,
    pack: Packs = None,
    reward: str = OUTCOME,
) -> AgonVector:
    """Many matches of one kind."""
    made = course(game, players, modules=modules, options=options, pack=pack, reward=reward)
    return AgonVector(made, matches, seed)
