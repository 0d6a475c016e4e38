"""What a position is worth, told to somebody: each seat's chance to win, each option's, and why.

Reads what the seat that is asked may know, as bots do: nothing here tells a player more than a good player would see.
"""

from typing import Final, NamedTuple

from agon.bots.classic import Habit
from agon.bots.mcts import PATIENCE, Budget, Line, MctsBot, Search
from agon.bots.values import Values
from agon.kernel.ask import Ask
from agon.kernel.chance import Chance, seeded
from agon.kernel.match import Match
from agon.kernel.play import Worlds

ITERATIONS: Final = 200  # of the search that finds out what follows each option
WORLDS: Final = 8  # that chances are the mean of
REASONS: Final = 3  # that are told of an option
SLIGHT: Final = 0.05  # points that are no reason


class Reason(NamedTuple):
    """A feature of the position, and what it counts for more, or less, after one option than after the others."""

    feature: str  # a message id
    points: float


class Worth(NamedTuple):
    """What an option is worth."""

    option: int
    chance: float  # of the seat to win after it
    tried: int  # how often the search came back to it
    reasons: tuple[Reason, ...]  # the weightiest first


class Judgement(NamedTuple):
    """What somebody who is asked can know of how things stand."""

    seat: int
    chances: tuple[float, ...]  # of every seat, now
    options: tuple[Worth, ...]  # the best first

    def of(self, option: int) -> Worth:
        return next(worth for worth in self.options if worth.option == option)


def judge(match: Match, seat: int, iterations: int = ITERATIONS) -> Judgement:
    """What a seat that is asked can know. The same match gives the same judgement."""
    ask = match.asked(seat)
    worlds = match.worlds(seat)
    assert ask is not None, "worlds are sampled for a seat that is asked"
    chance = seeded(f"judge/{len(match.choices)}/{seat}/{iterations}")
    bot = MctsBot(chance, Budget(iterations, 0.0), "")
    values = bot.judge_of(worlds)
    now = mean_chances(values, worlds, chance)
    if len(ask.options) == 1:
        return Judgement(seat, now, (Worth(ask.options[0], now[seat], 0, ()),))
    search = bot.search(ask, worlds)
    return Judgement(seat, now, compared(values, worlds, ask, search, chance))


def chances_of(match: Match, seat: int) -> tuple[float, ...]:
    """Each seat's chance to win, as far as a seat that is asked can know."""
    worlds = match.worlds(seat)
    values = MctsBot(seeded(""), Budget(1, 0.0), "").judge_of(worlds)
    return mean_chances(values, worlds, seeded(f"chances/{len(match.choices)}/{seat}"))


def mean_chances(values: Values, worlds: Worlds, chance: Chance) -> tuple[float, ...]:
    totals = [0.0] * worlds.seats
    for _ in range(WORLDS):
        for seat, found in enumerate(values.chances(worlds.sample(chance))):
            totals[seat] += found / WORLDS
    return tuple(totals)


def compared(values: Values, worlds: Worlds, ask: Ask, search: Search, chance: Chance) -> tuple[Worth, ...]:
    """Every option in the same worlds, played on as the search has found best."""
    after = [Aftermath(values, worlds, option) for option in ask.options]
    for _ in range(WORLDS):
        deal, luck = chance.fork(), chance.fork()
        for end in after:
            end.play(search.habit, deal.copy(), luck.copy())
    usual = [sum(column) / len(after) for column in zip(*[end.weighed for end in after], strict=True)]
    found = [end.worth(search, usual) for end in after]
    return tuple(sorted(found, key=lambda worth: (-worth.tried, -worth.chance)))


class Aftermath:
    """What follows one option, over some worlds."""

    def __init__(self, values: Values, worlds: Worlds, option: int) -> None:
        self.values = values
        self.worlds = worlds
        self.option = option
        self.chance = 0.0
        self.weighed = [0.0] * len(values.lesson.weights)  # of each feature, what it is worth beside the rivals'

    def play(self, habit: Habit, deal: Chance, luck: Chance) -> None:
        """In one world more."""
        seat = self.worlds.seat
        world = self.worlds.sample(deal)
        line = Line(world, seat, self.values.horizon)
        world.answer(seat, self.option)
        line.turn_home()
        for _ in range(PATIENCE):
            ask = world.ask
            if ask is None or line.is_over():
                break
            world.answer(ask.seat, habit.choose(ask, luck))
        habit.taken.clear()
        self.chance += self.values.chances(world)[seat] / WORLDS
        features = self.values.position(world)
        rivals = max(1, self.worlds.seats - 1)
        for number, weight in enumerate(self.values.weights(features, seat)):
            others = sum([own[number] for other, own in enumerate(features) if other != seat]) / rivals
            self.weighed[number] += weight * (features[seat][number] - others) / WORLDS

    def worth(self, search: Search, usual: list[float]) -> Worth:
        child = search.root.children.get(self.option)
        game = self.values.game
        moved: dict[str, float] = {}
        for name, here, there in zip(game.evaluation().names, self.weighed, usual, strict=True):
            feature = message_of(game.id, name)
            moved[feature] = moved.get(feature, 0.0) + here - there
        weighty = sorted(moved.items(), key=lambda item: -abs(item[1]))[:REASONS]
        reasons = [Reason(feature, points) for feature, points in weighty if abs(points) > SLIGHT]
        return Worth(self.option, self.chance, 0 if child is None else child.visits, tuple(reasons))


def message_of(game: str, feature: str) -> str:
    """The message that says what a feature is: the same however it is counted."""
    for suffix in COUNTED:
        feature = feature.removesuffix(suffix)
    signs = [sign if "a" <= sign <= "z" or "0" <= sign <= "9" else " " for sign in feature.lower()]
    return "-".join([game, "feature", *"".join(signs).split()])


COUNTED: Final = (" with time left", " squared")
