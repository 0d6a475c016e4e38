"""OpenSpiel: a game of Agon as a Python game. Chance is one draw at the beginning: which of a number of deals is

played. After that everything follows from the choices, so a state is its history, as OpenSpiel expects.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

import numpy as np
import pyspiel
from numpy.typing import NDArray

from agon.api import Packs
from agon.envs.arena import Course, RememberingArena
from agon.envs.naming import named
from agon.rl.setting import course

LONGEST: Final = 30_000  # decisions, by which every match has ended
DEALS: Final = 1000


class Position:
    """A position in a match; a copy of it is an independent match."""

    def __init__(self, arena: RememberingArena) -> None:
        self.arena = arena
        self.dealt = False

    def __deepcopy__(self, memo: dict[int, object]) -> "Position":
        twin = Position(self.arena.copy() if self.dealt else RememberingArena(self.arena.course))
        twin.dealt = self.dealt
        return twin


class AgonGame(pyspiel.Game):
    """A game with its modules, for so many players, in so many deals."""

    def __init__(self, course: Course, deals: int = DEALS) -> None:
        self.course = course
        self.deals = deals
        several = course.seats > 1
        kind = pyspiel.GameType(
            short_name=f"agon_{course.setup.game}",
            long_name=f"Agon: {course.setup.game}",
            dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
            chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
            information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
            utility=pyspiel.GameType.Utility.ZERO_SUM if several else pyspiel.GameType.Utility.GENERAL_SUM,
            reward_model=pyspiel.GameType.RewardModel.TERMINAL,
            max_num_players=course.seats,
            min_num_players=course.seats,
            provides_information_state_string=False,
            provides_information_state_tensor=False,
            provides_observation_string=True,
            provides_observation_tensor=True,
            parameter_specification={},
        )
        facts = pyspiel.GameInfo(
            num_distinct_actions=course.actions,
            max_chance_outcomes=deals,
            num_players=course.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if several else None,
            max_game_length=LONGEST,
        )
        super().__init__(kind, facts, {})

    def new_initial_state(self, state: object = None) -> "AgonState":
        return AgonState(self)

    def make_py_observer(self, iig_obs_type: object = None, params: object = None) -> "AgonObserver":
        return AgonObserver(self.course)


class AgonState(pyspiel.State):
    """A match: first the deal, then decision after decision."""

    def __init__(self, game: AgonGame) -> None:
        super().__init__(game)
        self.position = Position(RememberingArena(game.course))
        self.deals = game.deals

    def current_player(self) -> int:
        if not self.position.dealt:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else self.position.arena.seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1.0 / self.deals) for deal in range(self.deals)]

    def _legal_actions(self, player: int) -> list[int]:
        ask = self.position.arena.asked(player)
        return [] if ask is None else sorted(self.position.arena.rows_of(ask))

    def _apply_action(self, action: int) -> None:
        if self.position.dealt:
            self.position.arena.step(action)
        else:
            self.position.arena.reset(f"deal {action}")
            self.position.dealt = True

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return self.position.arena.course.acts.rows[action].key

    def is_terminal(self) -> bool:
        return self.position.dealt and self.position.arena.ask is None

    def returns(self) -> list[float]:
        return self.position.arena.rewards if self.is_terminal() else [0.0] * self.position.arena.course.seats

    def __str__(self) -> str:
        return " ".join(str(action) for action in self.history())


class AgonObserver:
    """What a player sees, as a tensor and as text."""

    def __init__(self, course: Course) -> None:
        self.course = course
        self.tensor: NDArray[np.float32] = np.zeros(course.size, np.float32)
        self.dict = {"observation": self.tensor}
        self.most = np.array([entry.most for entry in course.observer.entries], np.float32)

    def set_from(self, state: AgonState, player: int) -> None:
        position = state.position
        seen = position.arena.observe(player) if position.dealt else bytes(self.course.size)
        self.tensor[:] = np.frombuffer(seen, np.uint8) / self.most

    def string_from(self, state: AgonState, player: int) -> str:
        if not state.position.dealt:
            return "not dealt yet"
        found: dict[str, Any] = named(self.course.observer.entries, state.position.arena.observe(player))
        return "\n".join(f"{name}: {value}" for name, value in found.items() if value)


def load(
    game: str,
    players: int = 2,
    *,
    modules: Sequence[str] = (),
    options: Mapping[str, str] | None = None,
    pack: Packs = None,
    deals: int = DEALS,
) -> AgonGame:
    """A game of Agon for OpenSpiel."""
    return AgonGame(course(game, players, modules=modules, options=options, pack=pack), deals)
