"""What a series says about a game's balance: how often each card, place and path was used where it could be,

and who won: those who used a thing, compared with all for whom it was there.

A thing that only one seat can have (a card in
its hand, an Upgrade of its Olympian) is there for that seat; what lies open is there for everybody. If those who use a
thing win more often than those for whom it is there, either it helps, or those who win anyway are the ones who get to
use it: a series cannot tell these apart, but a comparison of two packs can (`agon compare`).
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from agon.lab.series import GameResult
from agon.lab.shares import Estimate, wilson

OFFERED: Final = "offered:"


class Use(NamedTuple):
    """How often one thing was used."""

    thing: str
    games: int  # in which it could have been
    used: int
    share: Estimate
    won_used: Estimate | None  # of those who used it, the part of the victories; None where nobody did
    won_there: Estimate | None  # of all for whom it was there


class Life(NamedTuple):
    """A thing, and what became of it: one use after the other, in the order in which the game lists them."""

    thing: str
    uses: tuple[tuple[str, Use], ...]  # by group: conceived, crafted, deployed


def uses(results: Sequence[GameResult], usable: Sequence[str]) -> dict[str, list[Use]]:
    """Every thing that can be used, by group, those never used included.

    An offer is of a thing, or of a use of it (`offered:worked:artifact/aegis`): then what was not offered could not be
    used in that way.
    """
    seen = Counter(use for result in results for use in at_table(result))
    offered = {use.removeprefix(OFFERED): count for use, count in seen.items() if use.startswith(OFFERED)}
    narrow = {offer.partition(":")[0] for offer in offered if ":" in offer}
    shares = Shares(results)
    groups: dict[str, list[Use]] = {}
    for use in usable:
        group, _, thing = use.partition(":")
        offer = use if use in offered else thing if thing in offered else ""
        games = offered[offer] if offer else 0 if group in narrow else len(results)
        used = seen[use]
        share = wilson(min(used, games), games) if games else Estimate(0.0, 0.0, 1.0)
        there = shares.of(OFFERED + offer) if offer else shares.everybody if games else None
        groups.setdefault(group, []).append(Use(thing, games, used, share, shares.of(use), there))
    return groups


def lives(groups: dict[str, list[Use]]) -> dict[str, list[Life]]:
    """The same by kind of thing, `technology` or `card`, a line a thing."""
    found: dict[str, list[tuple[str, Use]]] = {}
    for group, things in groups.items():
        for use in things:
            found.setdefault(use.thing, []).append((group, use))
    kinds: dict[str, list[Life]] = {}
    for thing, stages in found.items():
        kinds.setdefault(thing.partition("/")[0] if "/" in thing else "", []).append(Life(thing, tuple(stages)))
    return kinds


def at_table(result: GameResult) -> Iterable[str]:
    """What was used or offered in a game, by anybody, each once."""
    return {use for seat in result.uses for use in seat}


class Shares:
    """The part of the victories that fell to those who had something to do with a thing.

    What happened to the table (a quest that came up) was there for every seat.
    """

    def __init__(self, results: Sequence[GameResult]) -> None:
        self._won: dict[str, float] = {}
        self._seats: Counter[str] = Counter()
        total = 0.0
        for result in results:
            table = frozenset(result.uses[-1]) if result.uses else frozenset()
            for share, own in zip(result.shares(), result.uses[:-1], strict=False):
                for use in table.union(own):
                    self._won[use] = self._won.get(use, 0.0) + share
                    self._seats[use] += 1
            total += sum(result.shares())
        seats = sum(len(result.bots) for result in results)
        self.everybody = wilson(total, seats) if seats else None

    def of(self, use: str) -> Estimate | None:
        """None where there was nobody."""
        return wilson(self._won[use], self._seats[use]) if self._seats[use] else None
