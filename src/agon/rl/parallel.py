"""PettingZoo: everybody at every step (`ParallelEnv`).

Seats that are not asked have nothing on offer, and their actions are ignored.
"""

from collections.abc import Mapping, Sequence
from secrets import token_hex
from typing import Any, ClassVar

from gymnasium import spaces
from pettingzoo import ParallelEnv

from agon.api import Packs
from agon.envs.arena import Arena, Course
from agon.envs.rewards import OUTCOME
from agon.rl.aec import agent
from agon.rl.setting import Seen, course, observation_space, seen_by

Infos = dict[str, dict[str, Any]]
Step = tuple[dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], Infos]


class AgonParallel(ParallelEnv[str, Seen, int]):
    """A match in which all who are asked at the same time answer in one step."""

    metadata: ClassVar[dict[str, Any]] = {"name": "agon_parallel_v0", "render_modes": []}

    def __init__(self, course: Course) -> None:
        self.course = course
        self.render_mode = None
        self.possible_agents = [agent(seat) for seat in range(course.seats)]
        self.agents: list[str] = []
        self.observation_spaces = {name: observation_space(course) for name in self.possible_agents}
        self.action_spaces = {name: spaces.Discrete(course.actions) for name in self.possible_agents}
        self.arena = Arena(course)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict[str, Seen], Infos]:
        self.arena.reset(token_hex(8) if seed is None else str(seed))
        self.agents = self.possible_agents.copy()
        return self._seen(), {name: {} for name in self.agents}

    def step(self, actions: dict[str, int]) -> Step:
        playing = self.agents
        chosen = {self.possible_agents.index(name): int(row) for name, row in actions.items()}
        self.arena.step_together(chosen)
        over = self.arena.ask is None
        seen = self._seen()
        rewards = dict(zip(self.possible_agents, self.arena.rewards, strict=True))
        ends = dict.fromkeys(playing, over)
        if over:
            self.agents = []
        return seen, rewards, ends, dict.fromkeys(playing, False), {name: {} for name in playing}

    def _seen(self) -> dict[str, Seen]:
        return {name: seen_by(self.arena, seat) for seat, name in enumerate(self.possible_agents)}

    def close(self) -> None:
        pass


def parallel(
    game: str,
    players: int = 2,
    *,
    modules: Sequence[str] = (),
    options: Mapping[str, str] | None = None,
    pack: Packs = None,
    reward: str = OUTCOME,
) -> AgonParallel:
    """A match for PettingZoo, everybody at every step."""
    return AgonParallel(course(game, players, modules=modules, options=options, pack=pack, reward=reward))
