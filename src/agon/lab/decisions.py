"""Every decision of a game as a row: what the position looked like to the player who was asked, what was on offer and
chosen.
"""

from typing import NamedTuple

from agon.bots.mcts import Budget, MctsBot
from agon.kernel.ask import Ask
from agon.kernel.chance import seeded
from agon.kernel.game import Game, Setup, State
from agon.kernel.play import Worlds


class Decision(NamedTuple):
    """One question with more than one option, and the answer."""

    ask: int  # its number among all questions of the game, from 0
    seat: int
    question: str  # its kind
    options: tuple[str, ...]  # their keys, as records have them
    choice: int  # the place of the one that was chosen
    features: tuple[float, ...]  # of the seat; their names are with the series
    value: float  # the seat's chance to win, as the bots' judgement has it before the choice


class Decisions:
    """Notes the decisions of one game. It sees what a seat may know: features are read in a sampled world."""

    def __init__(self, game: Game, setup: Setup) -> None:
        self.game = game
        self.rows: list[Decision] = []
        self._asked = 0
        self._luck = seeded(f"{setup.seed}/decisions")  # of its own, so that bots choose as they would unnoticed
        self._judge = MctsBot(seeded(""), Budget(1, 0.0), "")

    def note(self, state: State, ask: Ask, option: int, worlds: Worlds) -> None:
        """Note a question as it is answered; one with a single option is not a decision."""
        number, self._asked = self._asked, self._asked + 1
        if len(ask.options) == 1:
            return
        world = worlds.sample(self._luck)
        self.rows.append(
            Decision(
                ask=number,
                seat=ask.seat,
                question=ask.kind.id,
                options=tuple(self.game.option(state, ask, each).key for each in ask.options),
                choice=ask.options.index(option),
                features=tuple(self.game.features(world.state, ask.seat)),
                value=self._judge.judge_of(worlds).chances(world)[ask.seat],
            )
        )
