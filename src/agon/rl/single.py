"""Gymnasium: one seat against bots."""

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
from gymnasium import spaces

from agon.api import Packs
from agon.bots.bot import Bot
from agon.bots.registry import make_bot
from agon.envs.arena import Course, RememberingArena
from agon.envs.rewards import OUTCOME
from agon.kernel.errors import IllegalChoice, SetupError
from agon.rl.setting import Mask, Seen, course, mask_of, observation_space, seen_by

Step = tuple[Seen, float, bool, bool, dict[str, Any]]


class AgonSingle(gymnasium.Env[Any, Any]):
    """A match from one seat. An action that is not on offer loses it: `info["illegal"]` says what was wrong.

    `action_masks` is what libraries with masks look for.
    """

    def __init__(self, course: Course, bots: Sequence[str], seat: int = 0) -> None:
        if len(bots) != course.seats - 1:
            raise SetupError(f"{course.seats} seats need {course.seats - 1} bots beside the learner, not {len(bots)}")
        if not 0 <= seat < course.seats:
            raise SetupError(f"there is no seat {seat} among {course.seats}, counted from 0")
        self.course = course
        self.seat = seat
        self.specs = list(bots)
        self.bots: dict[int, Bot] = {}
        self.observation_space = observation_space(course)
        self.action_space = spaces.Discrete(course.actions)
        self.arena = RememberingArena(course)
        self._lost = False

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        super().reset(seed=seed)
        match = str(self.np_random.integers(1 << 62))
        others = [seat for seat in range(self.course.seats) if seat != self.seat]
        self.bots = {seat: make_bot(spec, f"{match}/{seat}") for seat, spec in zip(others, self.specs, strict=True)}
        self.arena.reset(match)
        self._lost = False
        self._let_bots()
        return self._seen(), {}

    def step(self, action: int) -> Step:
        try:
            self.arena.step_together({self.seat: int(action)})
        except IllegalChoice as error:
            self._lost = True
            return self._seen(), -1.0, True, False, {"illegal": str(error)}
        reward = self.arena.rewards[self.seat] + self._let_bots()
        return self._seen(), reward, self.arena.ask is None, False, {}

    def action_masks(self) -> Mask:
        return mask_of(self.arena, None if self._lost else self.arena.asked(self.seat))

    def _let_bots(self) -> float:
        """Let the others answer until the learner is asked; returns the reward from that."""
        reward = 0.0
        while self.arena.ask is not None and self.arena.asked(self.seat) is None:
            ask = self.arena.ask
            option = self.bots[ask.seat].choose(ask, self.arena.worlds(ask.seat))
            self.arena.step(self.course.acts.row_of(option))
            reward += self.arena.rewards[self.seat]
        return reward

    def _seen(self) -> Seen:
        return seen_by(self.arena, self.seat)


def single(
    game: str,
    bots: Sequence[str] = ("random",),
    *,
    seat: int = 0,
    modules: Sequence[str] = (),
    options: Mapping[str, str] | None = None,
    pack: Packs = None,
    reward: str = OUTCOME,
) -> AgonSingle:
    """A match for Gymnasium: the learner in one seat, a bot in each other."""
    players = len(bots) + 1
    return AgonSingle(course(game, players, modules=modules, options=options, pack=pack, reward=reward), bots, seat)
