"""Information-set Monte Carlo tree search that judges by what was learnt, at the end of the seat's own turn.

Each iteration samples a world that agrees with what the seat knows, walks down the tree along the options that exist
in that world, adds one node, plays on to the moment at which the game says that a position is best judged, judges it
and remembers. The tree holds the seat's own decisions: those are what it can tell apart. The rest is answered by what
has served well so far in this search (a `Habit`). What was found out stays for the next question of the same turn.
"""

from math import log, sqrt
from time import monotonic
from typing import Final, NamedTuple

from agon.bots.classic import Habit, Node, own_question
from agon.bots.lessons import lesson_for
from agon.bots.values import Values
from agon.kernel.ask import Ask
from agon.kernel.chance import Chance
from agon.kernel.game import END_OF_STEP, END_OF_TURN, NEXT_TURN
from agon.kernel.play import Playout, Worlds

EXPLORATION: Final = 3.0  # in standard deviations of what is judged, whatever the game's points are
LEAST: Final = 0.125  # of what a point is worth: the deviation of judgements that are all alike
PATIENCE: Final = 60  # answers after which a line of play is judged wherever it stands
LOOK_UP: Final = 16  # iterations between two looks at the clock, and at whether anything can change


class Budget(NamedTuple):
    """How long to search at most; 0 is no limit, and one of them is given."""

    iterations: int
    seconds: float

    def name(self) -> str:
        if self.iterations and self.seconds:
            return f"{self.iterations}/{self.seconds:g}s"
        return f"{self.seconds:g}s" if self.seconds else f"{self.iterations}"


class Search:
    """What one search has found out so far."""

    def __init__(self, before: list[float], spread: float) -> None:
        self.root = Node()
        self.least = LEAST / spread
        self.habit = Habit()
        self.before = before  # leads at the first question
        self.count = 0
        self.mean = 0.0
        self.squares = 0.0

    def note(self, judged: float) -> None:
        """Welford's way to keep a mean and a variance."""
        self.count += 1
        off = judged - self.mean
        self.mean += off / self.count
        self.squares += off * (judged - self.mean)

    def deviation(self) -> float:
        return max(self.least, sqrt(self.squares / self.count)) if self.count else self.least


class MctsBot:
    """Searches within a budget. `file` is what it learnt from: empty for Agon's own lessons."""

    def __init__(self, chance: Chance, budget: Budget, file: str) -> None:
        self.name = f"mcts:{budget.name()}" + (f"@{file}" if file else "")
        self.chance = chance
        self.budget = budget
        self.file = file
        self.exploration = EXPLORATION
        self.values: Values | None = None
        self.kept: Search | None = None

    def choose(self, ask: Ask, worlds: Worlds) -> int:
        if len(ask.options) == 1:
            return ask.options[0]
        search = self.search(ask, worlds)
        chosen = self.most_visited(search.root, ask.options)
        self.keep(search, chosen)
        return chosen

    def judge_of(self, worlds: Worlds) -> Values:
        """What judges this game, made once."""
        values = self.values
        if values is None or values.game is not worlds.game or values.seats != worlds.seats:
            values = Values(worlds.game, worlds.seats, lesson_for(worlds.game, worlds.seats, self.file))
            self.values = values
        return values

    # ---------------------------------------------------------------- between two questions

    def keep(self, search: Search, chosen: int) -> None:
        """Remember what followed the option that was chosen."""
        self.kept = None
        if chosen in search.root.children:
            search.root = search.root.children[chosen]
            if search.root.children:
                self.kept = search

    def begun(self, ask: Ask, worlds: Worlds, values: Values) -> Search:
        """What was found out at the last question, where this one was foreseen in full; else a new search."""
        kept = self.kept
        if kept is not None:
            children = kept.root.children
            if foreseen(children, ask.options):
                return kept
        return Search(values.leads(worlds.sample(self.chance.copy())), values.lesson.spread)

    # ---------------------------------------------------------------- the search

    def search(self, ask: Ask, worlds: Worlds) -> Search:
        """The tree after the budget, or as soon as nothing can change."""
        values = self.judge_of(worlds)
        search = self.begun(ask, worlds, values)
        known = search.root.visits // 2  # found out when less was known, so it counts half
        start = monotonic() if self.budget.seconds else 0.0
        done = 0
        left = max(1, self.budget.iterations - known) if self.budget.iterations else LOOK_UP
        while True:  # something is tried in any case: what is known now may not have been foreseen
            turn = min(LOOK_UP, left)
            for _ in range(turn):
                self.iterate(search, worlds, values)
            done += turn
            left = self.left(known, done, start)
            if left <= 0 or margin(search.root, ask.options) > left:
                return search

    def left(self, known: int, done: int, start: float) -> int:
        """How many iterations are still to come."""
        budget = self.budget
        left = budget.iterations - known - done if budget.iterations else 1 << 30
        if budget.seconds:
            spent = max(1e-6, monotonic() - start)
            left = min(left, int((budget.seconds - spent) * done / spent))
        return left

    def iterate(self, search: Search, worlds: Worlds, values: Values) -> None:
        """Sample, descend, add a node, play on, judge, remember."""
        seat = worlds.seat
        world = worlds.sample(self.chance)
        line = Line(world, seat, values.horizon)
        path = self.descend(search, line)
        self.play_on(search.habit, line)
        judged = values.judged(world, search.before)
        search.habit.learn(judged)
        own = judged[seat]
        search.note(own)
        search.root.visits += 1
        for node in path:
            node.visits += 1
            node.total += own

    def descend(self, search: Search, line: "Line") -> list[Node]:
        """Walk down to a node that is new, or to where the line is judged."""
        node = search.root
        path: list[Node] = []
        world, seat, habit = line.world, line.seat, search.habit
        explore = self.exploration * search.deviation()
        ask = own_question(world, seat)
        for _ in range(PATIENCE):
            if ask is None:
                break
            options = ask.options
            if ask.seat != seat or len(options) == 1:
                world.answer(ask.seat, habit.choose(ask, self.chance))
            else:
                children = node.children
                fresh = [option for option in options if option not in children]
                if fresh:
                    chosen = fresh[self.chance.below(len(fresh))]
                    children[chosen] = Node()
                    children[chosen].offered = 1
                else:
                    chosen = most_promising(children, options, explore)
                node = children[chosen]
                path.append(node)
                habit.note(seat, chosen)
                world.answer(seat, chosen)
                if fresh:
                    break
            if line.is_over():
                break
            ask = world.ask
        return path

    def play_on(self, habit: Habit, line: "Line") -> None:
        """By habit, to where the line is judged: all lines alike."""
        world = line.world
        line.turn_home()
        for _ in range(PATIENCE):
            ask = world.ask
            if ask is None or line.is_over():
                return
            world.answer(ask.seat, habit.choose(ask, self.chance))

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


class Line:
    """One line of play, and when it is judged."""

    def __init__(self, world: Playout, seat: int, horizon: str) -> None:
        self.world = world
        self.seat = seat
        self.horizon = horizon
        self.step = world.steps
        self.comes_home = False  # whether the seat's next step is the end of it
        self.over = False

    def turn_home(self) -> None:
        """No more decisions are made: where that is the horizon, the seat's next step is the end."""
        if self.horizon == NEXT_TURN:
            self.step = self.world.steps
            self.comes_home = True

    def is_over(self) -> bool:
        """Whether it has come to the moment at which the game says that a position is best judged."""
        if not self.over and self.world.steps != self.step:
            self.step = self.world.steps
            self.over = self.ends_here()
        return self.over

    def ends_here(self) -> bool:
        """Whether the step that was just begun is beyond the horizon."""
        if self.horizon == END_OF_STEP:
            return True
        ask = self.world.ask
        if ask is None:
            return True
        if self.horizon == END_OF_TURN:
            return ask.seat != self.seat
        return self.comes_home and ask.seat == self.seat


def most_promising(children: dict[int, Node], options: list[int], explore: float) -> int:
    """By upper confidence bounds over the times each option was on offer."""
    best = options[0]
    bound = -1e9
    for option in options:
        child = children[option]
        child.offered += 1
        value = child.total / child.visits + explore * sqrt(log(child.offered) / child.visits)
        if value > bound:
            best, bound = option, value
    return best


def foreseen(children: dict[int, Node], options: list[int]) -> bool:
    """Whether every option was tried before."""
    unknown = [option for option in options if option not in children]
    return not unknown


def margin(root: Node, options: list[int]) -> int:
    """How much more often the first choice was tried than the second."""
    first = second = 0
    for option in options:
        child = root.children.get(option)
        visits = 0 if child is None else child.visits
        if visits > first:
            first, second = visits, first
        elif visits > second:
            second = visits
    return first - second
