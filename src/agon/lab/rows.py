"""Results as rows of plain data, and back: what is written of a game and of a decision."""

from collections.abc import Mapping
from typing import Final

from agon.lab.decisions import Decision
from agon.lab.series import GameResult

Row = dict[str, object]

OWN: Final = ("number", "seed", "bots", "winners", "shares", "ranks", "scores", "reason", "asks", "choices")
LAST: Final = ("digest", "seconds", "uses")
FIXED: Final = frozenset((*OWN, *LAST))  # every other column is a trait: `god`, `turn`, ...


def row_of(result: GameResult) -> Row:
    """A game: each column has one value, or a list with one per seat. Each trait has a column with its name."""
    row: Row = {
        "number": result.number,
        "seed": result.seed,
        "bots": list(result.bots),
        "winners": list(result.winners),
        "shares": result.shares(),
        "ranks": list(result.ranks),
        "scores": list(result.scores),
        "reason": result.reason,
        "asks": result.asks,
        "choices": result.choices,
    }
    for kind in sorted({kind for seat in result.traits for kind in seat}):
        assert kind not in FIXED, f"{kind} is a column already"
        row[kind] = [seat.get(kind) for seat in result.traits]
    row["digest"] = result.digest
    row["seconds"] = result.seconds
    row["uses"] = [list(uses) for uses in result.uses]
    return row


def result_of(row: Mapping[str, object]) -> GameResult:
    """The game of a row; anything else raises a `ValueError`, `KeyError` or `TypeError`."""
    bots = words(row["bots"])
    kinds = {kind: listed(row[kind]) for kind in row if kind not in FIXED and row[kind] is not None}
    return GameResult(
        number=whole(row["number"]),
        seed=str(row["seed"]),
        bots=bots,
        winners=numbers(row["winners"]),
        ranks=numbers(row["ranks"]),
        scores=numbers(row["scores"]),
        reason=str(row["reason"]),
        asks=whole(row["asks"]),
        choices=whole(row["choices"]),
        digest=str(row["digest"]),
        traits=tuple(
            {kind: str(seats[seat]) for kind, seats in kinds.items() if seats[seat] is not None}
            for seat in range(len(bots))
        ),
        seconds=real(row["seconds"]),
        uses=tuple(words(uses) for uses in listed(row["uses"])),
    )


def decision_row(game: int, decision: Decision) -> Row:
    return {"number": game, **decision._asdict()}


def listed(value: object) -> list[object]:
    if not isinstance(value, list):
        raise TypeError(value)
    return value


def whole(value: object) -> int:
    if not isinstance(value, int):
        raise TypeError(value)
    return value


def real(value: object) -> float:
    if not isinstance(value, int | float):
        raise TypeError(value)
    return float(value)


def words(value: object) -> tuple[str, ...]:
    return tuple(str(word) for word in listed(value))


def numbers(value: object) -> tuple[int, ...]:
    return tuple(whole(number) for number in listed(value))
