"""Information-set Monte Carlo tree search: one tree over many sampled worlds.

Each iteration samples a world that agrees with what the seat knows, walks down the tree along the
options that exist in that world, adds one node, plays on to the moment at which the game says that a
position is best judged, judges it and remembers. The tree holds the seat's own decisions: those are what
it can tell apart. The rest is answered by what has served well so far in this search (a `Habit`). Written
against the kernel alone, so it plays every game.

This is the search as it was before bots learnt anything, by the weights that the games declare. It stays as it is: a
measuring stick for those that came after it (`docs/bots.md`).
"""

from math import log, sqrt
from time import monotonic
from typing import Final

from agon.bots.judgement import chances, standing
from agon.kernel.ask import Ask
from agon.kernel.chance import Chance
from agon.kernel.game import NEXT_TURN, Evaluation
from agon.kernel.play import Playout, Worlds

EXPLORATION: Final = 0.12  # judgements differ little, so little exploration goes a long way
WHIM: Final = 5  # one answer in so many is given at random, whatever the habit
NEVER: Final = 1 << 30  # more steps than a game has
PATIENCE: Final = 60  # answers after which a line of play is judged wherever it stands


class Node:
    """What followed one option, over all worlds in which it was on offer."""

    def __init__(self) -> None:
        self.visits = 0
        self.offered = 0  # in how many visits of its parent it could have been chosen
        self.total = 0.0
        self.children: dict[int, Node] = {}


class Habit:
    """How well each option has served each seat in this search."""

    def __init__(self) -> None:
        self.total: dict[int, float] = {}
        self.count: dict[int, int] = {}
        self.taken: list[int] = []  # in the present iteration: seat and action

    def choose(self, ask: Ask, chance: Chance) -> int:
        """The option that has served best; now and then any of them."""
        options = ask.options
        size = len(options)
        option = options[chance.below(size)]
        if size > 1 and chance.below(WHIM):
            best = -1.0
            start = chance.below(size)
            for number in range(size):
                candidate = options[(start + number) % size]
                key = candidate << 3 | ask.seat
                count = self.count.get(key, 0)
                value = self.total[key] / count if count else 1.0
                if value > best:
                    best = value
                    option = candidate
        self.note(ask.seat, option)
        return option

    def note(self, seat: int, option: int) -> None:
        self.taken.append(option << 3 | seat)

    def learn(self, judged: list[float]) -> None:
        """Credit every option taken in this iteration with how it went for its seat."""
        for key in self.taken:
            self.total[key] = self.total.get(key, 0.0) + judged[key & 7]
            self.count[key] = self.count.get(key, 0) + 1
        self.taken.clear()


class ClassicBot:
    """Searches for a number of iterations, or for some seconds when `seconds` is not 0."""

    def __init__(self, chance: Chance, iterations: int, seconds: float) -> None:
        self.name = f"classic:{seconds:g}s" if seconds else f"classic:{iterations}"
        self.chance = chance
        self.iterations = iterations
        self.seconds = seconds
        self.exploration = EXPLORATION

    def choose(self, ask: Ask, worlds: Worlds) -> int:
        if len(ask.options) == 1:
            return ask.options[0]
        root = self.search(worlds)
        return self.most_visited(root, ask.options)

    def most_visited(self, root: Node, options: list[int]) -> int:
        """The option tried most often; among equals the one that went best, and none for standing first."""
        size = len(options)
        start = self.chance.below(size)
        best = options[start]
        most, mean = 0, 0.0
        for number in range(size):
            option = options[(start + number) % size]
            child = root.children.get(option)
            if child is None or child.visits < most or child.visits == 0:
                continue
            value = child.total / child.visits
            if child.visits > most or value > mean:
                best, most, mean = option, child.visits, value
        return best

    def search(self, worlds: Worlds) -> Node:
        """The tree after the whole budget."""
        root = Node()
        habit = Habit()
        evaluation = worlds.game.evaluation()
        start = standing(worlds, evaluation, self.chance)
        if not self.seconds:
            for _ in range(self.iterations):
                self.iterate(root, habit, worlds, evaluation, start)
            return root
        end = monotonic() + self.seconds
        while monotonic() < end:
            self.iterate(root, habit, worlds, evaluation, start)
        return root

    def iterate(self, root: Node, habit: Habit, worlds: Worlds, evaluation: Evaluation, start: list[float]) -> None:
        """Sample, descend, add a node, play on, judge, remember."""
        world = worlds.sample(self.chance)
        last = NEVER if evaluation.horizon == NEXT_TURN else world.steps
        path = self.descend(root, worlds.seat, world, habit, last)
        self.play_on(worlds.seat, world, habit, last)
        judged = chances(worlds.game, world, worlds.seats, evaluation, start)
        habit.learn(judged)
        for node in path:
            node.visits += 1
            node.total += judged[worlds.seat]

    def descend(self, root: Node, seat: int, world: Playout, habit: Habit, last: int) -> list[Node]:
        """Walk down to a node that is new, to the end of the last step, or to that of the game."""
        node = root
        path: list[Node] = []
        ask = own_question(world, seat)
        for _ in range(PATIENCE):
            if ask is None or world.steps > last:
                break
            options = ask.options
            if ask.seat != seat or len(options) == 1:
                world.answer(ask.seat, habit.choose(ask, self.chance))
                ask = world.ask
                continue
            children = node.children
            fresh: list[int] = []
            for option in options:
                if option not in children:
                    fresh.append(option)
            if fresh:
                chosen = fresh[self.chance.below(len(fresh))]
                children[chosen] = Node()
                children[chosen].offered = 1
            else:
                chosen = self.most_promising(children, options)
            node = children[chosen]
            path.append(node)
            habit.note(seat, chosen)
            world.answer(seat, chosen)
            if fresh:
                break
            ask = world.ask
        return path

    def most_promising(self, children: dict[int, Node], options: list[int]) -> int:
        """By upper confidence bounds over the times each option was on offer."""
        best = options[0]
        bound = -1.0
        for option in options:
            child = children[option]
            child.offered += 1
            value = child.total / child.visits + self.exploration * sqrt(log(child.offered) / child.visits)
            if value > bound:
                best, bound = option, value
        return best

    def play_on(self, seat: int, world: Playout, habit: Habit, last: int) -> None:
        """By habit, to the end of the last step, or until the seat is asked anew: all lines are judged alike."""
        step = world.steps
        for _ in range(PATIENCE):
            ask = world.ask
            if ask is None or world.steps > last:
                return
            if world.steps != step:
                step = world.steps
                if ask.seat == seat:
                    return
            world.answer(ask.seat, habit.choose(ask, self.chance))


def own_question(world: Playout, seat: int) -> Ask | None:
    """The question the search is about: others may be asked at the same time."""
    for ask in world.asks():
        if ask.seat == seat:
            return ask
    return world.ask
