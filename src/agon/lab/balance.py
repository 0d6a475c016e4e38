"""What a series says about a game's balance: how often each card, place and path was used where it could be."""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from agon.lab.series import GameResult
from agon.lab.stats import Estimate, wilson


class Use(NamedTuple):
    """How often one thing was used."""

    thing: str
    games: int  # in which it could have been
    used: int
    share: Estimate


def uses(results: Sequence[GameResult], usable: Sequence[str]) -> dict[str, list[Use]]:
    """Every thing that can be used, by group, those never used included.

    An offer is of a thing, or of a use of it (`offered:worked:artifact/aegis`): then what was not offered could not be
    used in that way.
    """
    seen = Counter(use for result in results for use in result.uses)
    offered = {use.partition(":")[2]: count for use, count in seen.items() if use.startswith("offered:")}
    narrow = {offer.partition(":")[0] for offer in offered if ":" in offer}
    groups: dict[str, list[Use]] = {}
    for use in usable:
        group, _, thing = use.partition(":")
        games = offered.get(use, offered.get(thing, 0 if group in narrow else len(results)))
        used = seen[use]
        share = wilson(min(used, games), games) if games else Estimate(0.0, 0.0, 1.0)
        groups.setdefault(group, []).append(Use(thing, games, used, share))
    return groups
