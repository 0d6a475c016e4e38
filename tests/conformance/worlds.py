"""Paired worlds: two matches that differ only in what one seat cannot know, played on side by side.

There are two independent ways to make them. One redraws a match with `determinize`, and so checks
everything that is shown against what the game itself calls hidden. The other deals two matches from
random streams that differ in a few numbers, and keeps those that look the same to the seat: so it also
checks `determinize` itself.
"""

from collections.abc import Iterator
from typing import NamedTuple
from unittest.mock import patch

from agon.kernel import chance as chance_module
from agon.kernel.chance import Chance, seeded
from agon.kernel.game import SPECTATOR, State
from agon.kernel.match import Match, digest
from agon.kernel.undo import IMPOSSIBLE
from conformance.playing import Taste, keys_of
from conformance.sight import sight, written
from conformance.spliced import Spliced
from conformance.suite import Case

IS_PLAIN = chance_module.__file__.endswith(".py")  # a compiled build takes no chance but its own


class Pair:
    """Two matches that one seat (or a spectator) cannot tell apart."""

    def __init__(self, a: Match, b: Match, seat: int) -> None:
        self.a = a
        self.b = b
        self.seat = seat
        self.points = 0  # moments at which they were compared

    def differs(self) -> bool:
        """Whether there is anything at all that the seat does not know."""
        return self.a.digest() != self.b.digest()

    def compare(self) -> None:
        """All that the seat is shown, and all that a bot in its place could find out."""
        assert asked(self.a) == asked(self.b), f"who is asked what tells seat {self.seat} something hidden"
        shown = zip(sight(self.a, self.seat), sight(self.b, self.seat), strict=True)
        differences = [f"{a}\n{b}" for a, b in shown if a != b]
        assert not differences, f"seat {self.seat} is shown different things:\n" + "\n".join(differences)
        if self.a.asked(self.seat) is not None:
            assert sample(self.a, self.seat) == sample(self.b, self.seat), "the worlds sampled for this seat differ"
        self.points += 1

    def go_on(self, taste: Taste) -> bool:
        """The same choice in both; False if there is none, or once the seat has been told the difference."""
        asks = self.a.asks
        if not asks:
            return False
        ask = asks[taste.chance.below(len(asks))]
        other = self.b.asked(ask.seat)
        assert other is not None
        offered = (keys_of(self.a, ask), keys_of(self.b, other))
        common = [key for key in offered[0] if key in offered[1]]
        if not common:
            return False
        key = taste.pick(common)
        both = (self.a, self.b)
        before = [openings(match) for match in both]
        for match, mine, keys in zip(both, (ask, other), offered, strict=True):
            match.choose(mine.seat, mine.options[keys.index(key)])
        after = [openings(match) for match in both]
        grown = all(now != was for now, was in zip(after, before, strict=True))
        rolled = all(now.chance != was.chance for now, was in zip(after, before, strict=True))
        heard = [[repr(told.message) for told in match.events(self.seat, len(match.choices))] for match in both]
        seen = [written(match.view(self.seat)) for match in both]
        if heard[0] == heard[1] and seen[0] == seen[1]:
            return True
        # Something hidden was shown. That must be to eyes and ears alike (though dice may come to the same sum,
        # and cards drawn in another order to the same hand), and be counted as a reveal, unless the chooser has
        # shown something of their own.
        what = f"{heard}\n{differences(*both, self.seat)}\nseat {self.seat} can tell apart {key} of seat {ask.seat}"
        assert heard[0] != heard[1], f"{what}: by what it sees, though nothing was told"
        same_end = rolled or sorted(heard[0]) == sorted(heard[1])
        assert seen[0] != seen[1] or same_end, f"{what}: by what it hears, though nothing is seen"
        own = ask.seat != self.seat and not self.a.over and asked(self.a) == asked(self.b)
        assert grown or own, f"{what}, though nothing was revealed"
        if grown:
            for match in both:
                assert match.undo_permission(ask.seat).level == IMPOSSIBLE, f"{what}, and may take it back"
        return False


class Openings(NamedTuple):
    """What grows when chance is resolved, and when something hidden is shown."""

    chance: int
    reveals: int


def openings(match: Match) -> Openings:
    return Openings(truth(match).chance.count, truth(match).reveals)


def differences(a: Match, b: Match, seat: int) -> str:
    """Where two views differ."""
    return "\n".join(differing("", a.view(seat), b.view(seat)))


def differing(way: str, a: object, b: object) -> Iterator[str]:
    if isinstance(a, dict) and isinstance(b, dict) and a.keys() == b.keys():
        for key in a:
            yield from differing(f"{way}.{key}", a[key], b[key])
    elif isinstance(a, list) and isinstance(b, list) and len(a) == len(b):
        for place in range(len(a)):
            yield from differing(f"{way}[{place}]", a[place], b[place])
    elif a != b:
        yield f"{way}: {a} or {b}"


def asked(match: Match) -> list[tuple[int, str]]:
    """Who is asked what: everybody at the table sees that."""
    return [(ask.seat, ask.kind.id) for ask in match.asks]


def truth(match: Match) -> State:
    """The state itself, which nobody is ever given."""
    return match._run.state


def sample(match: Match, seat: int) -> str:
    """A sampled world as text, questions included; it must not depend on anything the seat cannot know."""
    chance = seeded("sample")
    for _ in range(2):  # the second also shows whether both used as much chance
        world = match.worlds(seat).sample(chance)
    asks = [(ask.kind.id, ask.seat, ask.options) for ask in world.asks()]
    return f"{digest(world.state)} {asks}"


# -- redrawn by the game


def redrawn(match: Match, seat: int, chance: Chance) -> Pair | None:
    """A match, and the same with all that the seat cannot know drawn anew; None where that cannot be done.

    A question that is open stays as it is, so it must be the seat's own, or be asked again: it can be
    where nothing has been chosen since the last step boundary, and nothing was shown since.
    """
    if match.over:
        return None
    twin = match.clone()
    count, checkpoint = twin._checkpoints[-1]
    if count == len(twin.choices) and (checkpoint.chance.count, checkpoint.reveals) == openings(twin):
        state = checkpoint.copy()
        redraw(twin, state, seat, chance)
        twin._checkpoints = [*twin._checkpoints[:-1], (count, state)]  # its own: the match still has the true one
        twin.back_to(count)
    elif [ask.seat for ask in twin.asks] == [seat]:
        redraw(twin, truth(twin), seat, chance)
    else:
        return None
    return Pair(match.clone(), twin, seat)


def redraw(match: Match, state: State, seat: int, chance: Chance) -> None:
    match.game.determinize(state, seat, chance)
    state.chance = chance.fork()


# -- dealt otherwise


def dealt(case: Case, seed: str, chance: Chance, tries: int) -> Iterator[Pair]:
    """Pairs of matches dealt alike but for some numbers, for all seats to which they look the same."""
    original = spliced(case, seed, 0, 0)
    used = truth(original).chance.count
    for _ in range(tries if used else 0):
        start = chance.below(used)
        twin = spliced(case, seed, start, start + 1 + chance.below((1, 4, 40)[chance.below(3)]))
        for seat in range(SPECTATOR, case.seats):
            pair = Pair(original.clone(), twin.clone(), seat)
            if pair.differs() and looks_alike(pair):
                yield pair


def looks_alike(pair: Pair) -> bool:
    """The same from the very start: all that was told, and the table."""
    seen = [(match.events(pair.seat), match.view(pair.seat)) for match in (pair.a, pair.b)]
    return seen[0] == seen[1]


def spliced(case: Case, seed: str, start: int, stop: int) -> Match:
    with patch("agon.kernel.match.seeded", lambda _: Spliced(seed, "another " + seed, start, stop)):
        return case.start(seed)
