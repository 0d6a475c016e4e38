"""The games that `make bench` measures, and the speeds they are meant to reach: another game is one more line.

A goal is a pair, for the plain source (where there is one) and for the compiled wheel.
"""

from collections.abc import Callable
from dataclasses import dataclass

from agon.kernel.play import Remembered

Goal = tuple[float | None, float] | None


def reaction(run: Remembered) -> bool:
    """Somebody else is asked than the one with whom the step began."""
    return run.ask is not None and bool(run.since) and run.ask.seat != run.since[0][0]


def combat(run: Remembered) -> bool:
    """Somebody fights."""
    return getattr(run.state, "combat", None) is not None


def hunt(run: Remembered) -> bool:
    """A hero hunts a monster."""
    return getattr(run.state, "hunt", None) is not None


@dataclass(frozen=True)
class Subject:
    """A game with so many players. `middle` says where in a step a clone is measured, by a name that can be read."""

    game: str
    players: int
    middle: Callable[[Remembered], bool] = reaction
    decisions: Goal = None  # a second, at random
    copy: Goal = None  # of the state at a step boundary, in microseconds
    clone: Goal = None  # of the match in the middle of a step, in microseconds
    world: Goal = None  # sampled, in microseconds
    search: Goal = None  # iterations of `classic` a second
    ratio: float | None = None  # of the compiled wheel to catanatron, at the lower end of the interval
    module: str = ""  # a mode of the game that is measured instead of it

    @property
    def title(self) -> str:
        """What is played, and by how many if not alone."""
        played = (self.module or self.game).replace("_", " ").title()
        return f"{played}, {self.players} players" if self.players > 1 else played

    @property
    def arguments(self) -> list[str]:
        """Names it on a command line."""
        return [self.game, "--players", str(self.players), *(["--module", self.module] if self.module else [])]

    @property
    def modules(self) -> tuple[str, ...]:
        return (self.module,) if self.module else ()


SUBJECTS = [
    Subject("ephyran", 4, reaction, (150_000, 500_000), (40, 12), (100, 30), ratio=30),
    Subject("hybris", 2, combat, (100_000, 350_000), (40, 12), (100, 30), (None, 30), (300, 1_500), 17),
    Subject("hybris", 4, combat, (100_000, 350_000), (40, 12), (100, 30), (None, 30), (300, 1_500), 17),
    Subject("hybris", 4, combat, module="cataclysm", ratio=10),
    Subject("hybris", 1, combat, module="chronos", ratio=10),
    Subject("hellas", 4, hunt, (100_000, 350_000), (40, 12), (100, 30), ratio=17),
    Subject("hellas", 1, hunt, module="persian_invasion", ratio=10),
]


def subject_of(game: str, players: int, module: str) -> Subject:
    """The one line of the table that says this."""
    [subject] = [one for one in SUBJECTS if (one.game, one.players, one.module) == (game, players, module)]
    return subject
