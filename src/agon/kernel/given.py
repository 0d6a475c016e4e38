"""What somebody else's bot is given: worlds that were drawn beforehand, and no access to the true one."""

from collections.abc import Mapping
from typing import Final

from agon.kernel.chance import Chance
from agon.kernel.errors import IllegalChoice
from agon.kernel.game import Json, State
from agon.kernel.play import Playout, Worlds

AT_LEAST: Final = 1  # whose view is the seat's own: every world gives the same


class GivenWorlds(Worlds):
    """A number of sampled worlds of one seat, without any reference to what they were drawn from."""

    def __init__(self, worlds: Worlds, count: int, chance: Chance) -> None:
        self.game = worlds.game
        self.seat = worlds.seat
        self.seats = worlds.seats
        self._drawn: list[Playout] = [worlds.sample(chance) for _ in range(max(AT_LEAST, count))]
        self._count = count
        self._given = 0
        self._view = self.game.view(self._drawn[0].state, self.seat)

    def sample(self, chance: Chance) -> Playout:
        """The next of them; the chance is not used, they are drawn already."""
        if self._given == self._count:
            raise IllegalChoice(f"{self._count} worlds were drawn for this question: a bot says in `worlds` how many")
        self._given += 1
        return self._drawn[self._given - 1]

    def view(self) -> Mapping[str, Json]:
        return self._view

    def seen(self) -> State:
        """A world that agrees with everything the seat knows, to describe the question by."""
        return self._drawn[0].state
