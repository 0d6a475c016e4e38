"""Who meets whom in the next round of a contest. Pure, and the same whichever process draws: the seed decides."""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from random import Random
from typing import Final

from agon.server.club.contest import BOT_SITS, Contest, active

TRIES: Final = 40  # tables drawn by lot, of which those are taken where the fewest meet again


def drawn(contest: Contest, sizes: Sequence[int]) -> list[list[int]]:
    """The tables of the next round, by numbers; alone is who has nobody to play with. `sizes`: what the game allows."""
    luck = Random(f"{contest.terms.seed}/{len(contest.rounds) + 1}")
    playing = sorted(active(contest))
    if contest.terms.kind == "league" and contest.terms.seats == 2:
        tables = in_turn(contest, set(playing))
    elif contest.terms.kind == "league":
        tables = fewest_again(contest, playing, sizes, luck)
    else:
        tables = by_lot(contest, playing, sizes, luck)
    for table in tables:
        luck.shuffle(table)
    return tables


def in_turn(contest: Contest, playing: set[int]) -> list[list[int]]:
    """Everybody meets everybody else in turn: one stays, the others move on by a chair each round."""
    chairs = sorted(one.number for one in contest.entrants)
    Random(f"{contest.terms.seed}/chairs").shuffle(chairs)
    if len(chairs) % 2:
        chairs.append(BOT_SITS)
    moved = len(contest.rounds) % (len(chairs) - 1)
    circle = chairs[:1] + chairs[1:][moved:] + chairs[1:][:moved]
    pairs = [[circle[place], circle[-1 - place]] for place in range(len(circle) // 2)]
    tables = [pair for pair in pairs if set(pair) <= playing]
    left = [number for pair in pairs for number in pair if number in playing and pair not in tables]
    while len(left) > 1:
        tables.append([left.pop(), left.pop()])
    return tables + [alone(contest, number) for number in left]


def alone(contest: Contest, number: int) -> list[int]:
    """Somebody whom nobody is left for: with bots, if the contest has some."""
    return [number, *[BOT_SITS] * (contest.terms.seats - 1)] if contest.terms.bot else [number]


def counts(contest: Contest, people: int, sizes: Sequence[int]) -> list[int]:
    """How many sit at each table. Bots fill the last one, else tables are smaller, else some sit alone."""
    most = contest.terms.seats
    full, rest = divmod(people, most)
    if rest == 0:
        return [most] * full
    if contest.terms.bot:
        return [*[most] * full, rest]
    tables = full + 1
    even = [people // tables + (place < people % tables) for place in range(tables)]
    if all(size in sizes for size in even):
        return even
    return [*[most] * full, *[1] * rest]


def by_lot(contest: Contest, playing: Sequence[int], sizes: Sequence[int], luck: Random) -> list[list[int]]:
    """Tables by lot; alone sits whoever has done so least often."""
    rested = Counter(
        number for boards in contest.rounds for board in boards if not board.table for number in board.sitters
    )
    order = list(playing)
    luck.shuffle(order)
    order.sort(key=lambda number: -rested[number])  # those sit alone that come last
    tables: list[list[int]] = []
    for size in counts(contest, len(order), sizes):
        table, order = order[:size], order[size:]
        missing = contest.terms.seats - size if contest.terms.bot else 0
        tables.append([*table, *[BOT_SITS] * missing])
    return tables


def fewest_again(contest: Contest, playing: Sequence[int], sizes: Sequence[int], luck: Random) -> list[list[int]]:
    """Of many tables drawn by lot those where the fewest meet who have met before."""
    met = Counter(
        pair for boards in contest.rounds for board in boards for pair in combinations(sorted(board.sitters), 2)
    )

    def again(tables: Sequence[Sequence[int]]) -> int:
        pairs = [pair for table in tables for pair in combinations(sorted(table), 2)]
        return sum(met[pair] ** 2 for pair in pairs if BOT_SITS not in pair)

    draws = [by_lot(contest, playing, sizes, luck) for _ in range(TRIES)]
    return min(draws, key=again)
