"""Many matches behind one call: what their seats see and may do is written into buffers that stay where they are."""

from array import array
from random import Random

from agon.envs.arena import Arena, Course


class Batch:
    """Matches that are played side by side; one that ends is replaced at once by a new one with its own seed.

    The buffers have a row for each match: what the seat that is asked sees, a byte for each entry; a 1 for each action
    on offer; who is asked; the reward of every seat for the last step; whether that step ended a match.
    """

    def __init__(self, course: Course, count: int, seed: str) -> None:
        self.course = course
        self.count = count
        self.seed = seed
        self.arenas: list[Arena] = [Arena(course) for _ in range(count)]
        self.played: list[int] = [0] * count  # matches that each has begun
        self.rows: list[list[int]] = [[] for _ in range(count)]  # on offer
        self.observations = bytearray(count * course.size)
        self.masks = bytearray(count * course.actions)
        self.seats = bytearray(count)
        self.ends = bytearray(count)
        self.rewards = array("f", [0.0] * (count * course.seats))

    def reset(self) -> None:
        """Begin all of them."""
        for number in range(self.count):
            self._begin(number)
            self._clear(number)
            self._show(number)
        self.ends[:] = bytes(self.count)

    def step(self, rows: list[int]) -> None:
        """Answer in every match with a row of the table."""
        seats = self.course.seats
        for number in range(self.count):
            arena = self.arenas[number]
            arena.step(rows[number])
            ended = arena.run.ask is None
            for seat in range(seats):
                self.rewards[number * seats + seat] = arena.rewards[seat]
            self.ends[number] = 1 if ended else 0
            if ended:
                self._begin(number)
            self._clear(number)
            self._show(number)

    def sample(self, dice: Random) -> list[int]:
        """For every match one of the actions on offer, all equally likely."""
        return [rows[int(dice.random() * len(rows))] for rows in self.rows]

    def _begin(self, number: int) -> None:
        """The next match in that place."""
        self.arenas[number].reset(f"{self.seed}/{number}/{self.played[number]}")
        self.played[number] += 1

    def _clear(self, number: int) -> None:
        """Take the actions of the question before out of the mask."""
        first = number * self.course.actions
        for row in self.rows[number]:
            self.masks[first + row] = 0

    def _show(self, number: int) -> None:
        arena = self.arenas[number]
        seat = arena.seat
        self.seats[number] = seat
        first = number * self.course.size
        self.observations[first : first + self.course.size] = arena.observe(seat)
        rows = arena.rows()
        self.rows[number] = rows
        first = number * self.course.actions
        for row in rows:
            self.masks[first + row] = 1
