"""PettingZoo: one seat after the other (`AECEnv`)."""

from collections.abc import Mapping, Sequence
from secrets import token_hex
from typing import Any, ClassVar

from gymnasium import spaces
from pettingzoo import AECEnv

from agon.api import Packs
from agon.envs.arena import Arena, Course
from agon.envs.rewards import OUTCOME
from agon.rl.setting import Seen, course, observation_space, seen_by


def agent(seat: int) -> str:
    return f"player_{seat}"


class AgonAEC(AECEnv[str, Seen, int]):
    """A match in which whoever is asked acts. An action that is not on offer is an `IllegalChoice`."""

    metadata: ClassVar[dict[str, Any]] = {"name": "agon_v0", "render_modes": [], "is_parallelizable": False}

    def __init__(self, course: Course) -> None:
        super().__init__()
        self.course = course
        self.render_mode = None
        self.possible_agents = [agent(seat) for seat in range(course.seats)]
        self.observation_spaces = {name: observation_space(course) for name in self.possible_agents}
        self.action_spaces = {name: spaces.Discrete(course.actions) for name in self.possible_agents}
        self.arena = Arena(course)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.arena.reset(token_hex(8) if seed is None else str(seed))
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {name: {} for name in self.agents}
        self._point()

    def observe(self, agent: str) -> Seen:
        return seen_by(self.arena, self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.arena.step(int(action))
        self.rewards = dict(zip(self.possible_agents, self.arena.rewards, strict=True))
        if self.arena.ask is None:
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self._point()
        self._accumulate_rewards()

    def _point(self) -> None:
        self.agent_selection = agent(max(0, self.arena.seat))

    def close(self) -> None:
        pass


def aec(
    game: str,
    players: int = 2,
    *,
    modules: Sequence[str] = (),
    options: Mapping[str, str] | None = None,
    pack: Packs = None,
    reward: str = OUTCOME,
) -> AgonAEC:
    """A match for PettingZoo, one seat after the other."""
    return AgonAEC(course(game, players, modules=modules, options=options, pack=pack, reward=reward))
