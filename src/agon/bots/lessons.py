"""What was learnt of a way to play: small files beside the content of each game, written by `agon train`.

A lesson says what one more of each feature is worth, by the names under which the game declares them; what it does not
name is worth what the game says. A small network adds what depends on several of them, and on the rivals. It belongs to
a game, its modules and a number of seats.
"""

import json
from functools import cache
from importlib.resources import files
from math import log
from pathlib import Path
from typing import Final, NamedTuple, NotRequired, TypedDict

from agon.bots.network import Network, network_of
from agon.games.places import home
from agon.kernel.errors import SetupError
from agon.kernel.game import Evaluation, Game

FOLDER: Final = "learnt"
BASE: Final = "base"  # the file of a game without modules
DECLARED: Final = "declared"  # instead of a file: nothing was learnt
CLEAR: Final = 1.1  # 1 / (1 + exp(-1.1)) is three in four
CALM: Final = 3.0  # clear leads that search takes for one: so it goes by what is likely, not by what is spectacular


class Lesson(NamedTuple):
    """What is known of the worth of a position."""

    weights: tuple[float, ...]  # in the order of the game's features
    spread: float  # so many points more make the chances e times as good, when one thing is weighed against another
    sharpness: tuple[float, ...]  # by the mean features of all seats: the logarithm of how much a point decides now
    base: float  # the same with all features at 0
    network: Network | None  # what the position as a whole is worth besides


def declared(evaluation: Evaluation) -> Lesson:
    """What a game says of itself."""
    return Lesson(evaluation.weights, spread_of(evaluation), (), -log(evaluation.clear_lead / CLEAR), None)


def spread_of(evaluation: Evaluation) -> float:
    """How many points search takes for a great difference."""
    return CALM * evaluation.clear_lead / CLEAR


def lesson_for(game: Game, seats: int, file: str) -> Lesson:
    """What was learnt of this way to play; `file` is another file than Agon's own, or empty.

    Of Agon's own only what was shown to be better with these modules and so many seats: elsewhere what is good for one
    may be bad for another. Whoever names a file has chosen it, and gets the number of seats that is nearest.
    """
    evaluation = game.evaluation()
    if file == DECLARED:
        return declared(evaluation)
    if file:
        found = read_file(file)
        return taken(found[nearest(found, seats)], evaluation)
    own = read_own(game.id, game.modules).get(str(seats))
    return declared(evaluation) if own is None else taken(own, evaluation)


class Table(TypedDict):
    """A lesson as it is written down; of each feature a number, or one for each hidden unit of the network."""

    weights: dict[str, float]
    sharpness: dict[str, float]
    numbers: dict[str, float]
    own: NotRequired[dict[str, list[float]]]
    others: NotRequired[dict[str, list[float]]]
    units: NotRequired[dict[str, list[float]]]


def nearest(found: dict[str, Table], seats: int) -> str:
    """The number of seats that is nearest to the wanted one, rather more than fewer."""
    return min(found, key=lambda name: (abs(int(name) - seats), -int(name)))


def taken(table: Table, evaluation: Evaluation) -> Lesson:
    """A lesson in the order of the game's features."""
    weights, sharpness, numbers = table["weights"], table["sharpness"], table["numbers"]
    own = zip(evaluation.names, evaluation.weights, strict=True)
    return Lesson(
        weights=tuple([weights.get(name, weight) for name, weight in own]),
        spread=spread_of(evaluation),
        sharpness=tuple([sharpness.get(name, 0.0) for name in evaluation.names]),
        base=numbers["base"],
        network=network_of(evaluation.names, table.get("own", {}), table.get("others", {}), table.get("units", {})),
    )


def file_name(modules: tuple[str, ...]) -> str:
    return f"{'-'.join(sorted(modules)) or BASE}.json"


@cache
def read_own(game: str, modules: tuple[str, ...]) -> dict[str, Table]:
    """The lessons of a way to play, by the number of seats; none where nothing was learnt."""
    package = home(game)
    if not package:
        return {}
    place = files(package) / FOLDER / file_name(modules)
    return parsed(place.read_text("utf-8")) if place.is_file() else {}


@cache
def read_file(file: str) -> dict[str, Table]:
    try:
        return parsed(Path(file).read_text("utf-8"))
    except (OSError, ValueError, KeyError) as error:
        raise SetupError(f"no lessons can be read from {file!r}: {error}") from error


def parsed(text: str) -> dict[str, Table]:
    found: dict[str, Table] = json.loads(text)["seats"]
    return found
