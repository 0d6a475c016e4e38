"""Random play with preferences: each game prefers other kinds of options, so that together they go everywhere."""

from collections.abc import Iterable, Iterator
from functools import lru_cache

from agon.kernel.ask import Ask
from agon.kernel.chance import Chance, seeded
from agon.kernel.match import Match
from conformance.suite import SOAK_GAMES, Case

LONGEST = 30_000  # choices within which every random game must end
ENOUGH, LESS = 200, 40  # choices of a long game that are looked at, outside of a soak: as it is, with options


class Taste:
    """Which options a random player likes, by the first word of their keys."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance
        self.likes: dict[str, int] = {}

    def pick(self, keys: list[str]) -> str:
        groups: dict[str, list[str]] = {}
        for key in keys:
            groups.setdefault(key.partition("/")[0], []).append(key)
        for word in groups:
            if word not in self.likes:
                self.likes[word] = (1, 1, 3, 9)[self.chance.below(4)]
        at = self.chance.below(sum(self.likes[word] for word in groups))
        for word, group in groups.items():
            at -= self.likes[word]
            if at < 0:
                return group[self.chance.below(len(group))]
        raise AssertionError("the likes have changed")


def keys_of(match: Match, ask: Ask) -> list[str]:
    """The keys on offer at a question."""
    question = match.question(ask.seat)
    assert question is not None
    return [option.key for option in question.options]


def journey(case: Case, seed: str) -> Iterator[Match]:
    """A random game: the match at every question, and once more when it is over. Of a long one, the beginning."""
    return beginning(case, case.start(seed), seed)


def moments(case: Case, seed: str) -> Iterable[Match]:
    """A journey for those who only look: outside of a soak it is made once, and all look at its copies."""
    return journey(case, seed) if SOAK_GAMES else kept_moments(case, seed)


@lru_cache(maxsize=2)  # tests of the same case follow one another
def kept_moments(case: Case, seed: str) -> tuple[Match, ...]:
    return tuple(match.clone() for match in journey(case, seed))


def beginning(case: Case, match: Match, seed: str) -> Iterator[Match]:
    """A match played on at random, of a long one the beginning, at every question and at the end."""
    most = LONGEST if SOAK_GAMES else ENOUGH if case.is_plain else LESS
    for point in onwards(match, seed):
        yield point
        if len(point.choices) >= most:
            return


def onwards(match: Match, seed: str) -> Iterator[Match]:
    """A match played on at random, at every question and at the end."""
    chance = seeded("journey/" + seed)
    taste = Taste(chance)
    while not match.over:
        assert len(match.choices) < LONGEST, "the game does not end"
        yield match
        asks = match.asks
        ask = asks[chance.below(len(asks))]
        match.choose_key(ask.seat, taste.pick(keys_of(match, ask)))
    yield match


def stops(case: Case, seed: str, gap: int) -> Iterator[Match]:
    """A random game, only looked at now and then: for what takes too long to be done at every question."""
    gap *= 1 if case.is_plain else 3
    for match in moments(case, seed):
        if len(match.choices) % gap == 0 or match.over:
            yield match


def glances(case: Case, seed: str) -> Iterator[Match]:
    """A random game, looked at from question to question at first, then now and then; always, in a soak."""
    first, gap = (24, 5) if case.is_plain else (8, 17)
    for match in journey(case, seed):
        count = len(match.choices)
        if SOAK_GAMES or match.over or count < first or count % gap == 0:
            yield match


def travelled(case: Case, seed: str) -> Match:
    """A random game as far as a journey goes: to its end, or of a long one the beginning."""
    *_, match = journey(case, seed)
    return match
