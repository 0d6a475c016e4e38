"""A contest: what was agreed, who takes part, and what the tables of its rounds say. Pure.

**Points.** At a table the first place has 1, the last 0, those between in equal steps, equal places the mean. Whose
seat a bot played in the end comes last, as at rated tables. Who had nobody to play with has 1; where operators have
removed a table, everybody has a half.

**Order.** In a league by points, then by matches won, then by the points of all whom one met, then by lot. In a
knock-out first by the round that one reached.
"""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Literal, NamedTuple

from msgspec import Struct

from agon.server.pace import Pace

Kind = Literal["league", "knockout"]
Stage = Literal["open", "playing", "over", "off"]
BOT_SITS = -1  # in the place of a number: a bot fills the table


class Terms(Struct, frozen=True):
    """What was agreed. `seed` decides every lot."""

    game: str
    kind: Kind
    modules: list[str]
    options: dict[str, str]
    seats: int
    rounds: int
    pace: Pace
    bot: str
    rated: bool
    most: int
    seed: str


class Entrant(NamedTuple):
    """Somebody who takes part."""

    number: int
    person: str
    name: str
    language: str
    gone: bool


class Board(NamedTuple):
    """A table of a round: empty for those who have nobody to play with. Who sits there, by their numbers."""

    table: str
    sitters: list[int]


class Contest(NamedTuple):
    """All of it. `places` has the places that count of every table that is over; None: its table is gone."""

    terms: Terms
    entrants: list[Entrant]
    rounds: list[list[Board]]
    places: Mapping[str, list[int] | None]

    def is_over(self, board: Board) -> bool:
        return not board.table or board.table in self.places

    def round_is_over(self) -> bool:
        return all(self.is_over(board) for board in (self.rounds[-1] if self.rounds else []))


class Standing(NamedTuple):
    """How somebody stands."""

    number: int
    lasted: int  # of a knock-out: the rounds that they got through
    points: float
    wins: int
    rivals: float
    lot: int
    met: int


def points_of(contest: Contest, board: Board) -> list[float]:
    """The points of everybody at a board that is over."""
    if not board.table:
        return [1.0 for _ in board.sitters]
    places = contest.places[board.table]
    if places is None:
        return [0.5 for _ in board.sitters]
    found: list[float] = []
    for place in places:
        before = len([other for other in places if other < place])
        equal = len([other for other in places if other == place])
        found.append((len(places) - 1 - before - (equal - 1) / 2) / (len(places) - 1))
    return found


def lots(terms: Terms, numbers: Sequence[int]) -> dict[int, int]:
    """The lot of everybody, which decides where nothing else does: the lower one is better."""
    order = sorted(numbers)
    Random(f"{terms.seed}/lot").shuffle(order)
    return {number: lot for lot, number in enumerate(order, 1)}


def winner_of(contest: Contest, board: Board, lot: Mapping[int, int]) -> int | None:
    """Who goes on from a board of a knock-out: the best person who has not gone; among equals the lot decides."""
    gone = {one.number for one in contest.entrants if one.gone}
    points = zip(board.sitters, points_of(contest, board), strict=True)
    able = [(-scored, lot[number], number) for number, scored in points if number != BOT_SITS and number not in gone]
    return min(able)[2] if able else None


def survivors(contest: Contest) -> list[int]:
    """Who is still in a knock-out after the rounds that were played."""
    lot = lots(contest.terms, [one.number for one in contest.entrants])
    if not contest.rounds:
        return [one.number for one in contest.entrants if not one.gone]
    found: list[int] = []
    for board in contest.rounds[-1]:
        if not board.table:
            gone = {one.number for one in contest.entrants if one.gone}
            found += [number for number in board.sitters if number not in gone]
        elif contest.is_over(board):
            best = winner_of(contest, board, lot)
            found += [] if best is None else [best]
        else:
            found += [number for number in board.sitters if number != BOT_SITS]
    return found


def is_decided(contest: Contest) -> bool:
    """Whether nothing more is to be played."""
    if not contest.rounds or not contest.round_is_over():
        return False
    if contest.terms.kind == "league":
        return len(contest.rounds) >= contest.terms.rounds or len(active(contest)) < 2
    return len(survivors(contest)) < 2


def active(contest: Contest) -> list[int]:
    """Who plays the next round."""
    if contest.terms.kind == "knockout":
        return survivors(contest)
    return [one.number for one in contest.entrants if not one.gone]


def standings(contest: Contest) -> list[Standing]:
    """Everybody, the best first."""
    lot = lots(contest.terms, [one.number for one in contest.entrants])
    points = dict.fromkeys(lot, 0.0)
    wins, met = dict.fromkeys(lot, 0), dict.fromkeys(lot, 0)
    rivals: dict[int, list[int]] = {number: [] for number in lot}
    for board in [board for boards in contest.rounds for board in boards]:
        if contest.is_over(board):
            add_board(contest, board, points, wins, met, rivals)
    lasted = reached(contest, lot)
    found = [
        Standing(
            number,
            lasted[number],
            points[number],
            wins[number],
            sum(points[other] for other in rivals[number]),
            lot[number],
            met[number],
        )
        for number in lot
    ]
    return sorted(found, key=lambda one: (-one.lasted, -one.points, -one.wins, -one.rivals, one.lot))


def add_board(
    contest: Contest,
    board: Board,
    points: dict[int, float],
    wins: dict[int, int],
    met: dict[int, int],
    rivals: dict[int, list[int]],
) -> None:
    """What one table adds to how everybody stands."""
    for number, scored in zip(board.sitters, points_of(contest, board), strict=True):
        if number == BOT_SITS:
            continue
        points[number] += scored
        if board.table:
            met[number] += 1
            wins[number] += scored == 1.0
            rivals[number] += [other for other in board.sitters if other not in (number, BOT_SITS)]


def reached(contest: Contest, numbers: Mapping[int, int]) -> dict[int, int]:
    """Of a knock-out, how many rounds everybody played, and one more for whoever is still in it."""
    found = dict.fromkeys(numbers, 0)
    if contest.terms.kind == "league":
        return found
    for number, boards in enumerate(contest.rounds, 1):
        for one in [sitter for board in boards for sitter in board.sitters if sitter != BOT_SITS]:
            found[one] = number
    for one in survivors(contest) if contest.rounds else []:
        found[one] = len(contest.rounds) + 1
    return found
