"""Tables in the middle of games that bots have played, including the fullest moments: for tests of whether everything
fits.

A file keeps how the game was set up and what was chosen, by seat and key, and names the moments that are looked at. It
is no record: that would belong to one version of a pack.
"""

import json
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from agon.games.registry import find_game
from agon.kernel.game import Setup
from agon.kernel.match import Match
from agon.shelf.packs import bundled_pack
from page.people import Visitor

KEPT: Final = Path(__file__).parent / "positions"


class Position(NamedTuple):
    """A moment of a kept game, before the first seat chooses."""

    game: str
    moment: str

    def __str__(self) -> str:
        return f"{self.game}, {self.moment}"


def positions() -> list[Position]:
    """All of them."""
    return [
        Position(file.stem, moment) for file in sorted(KEPT.glob("*.json")) for moment in kept(file.stem)["moments"]
    ]


@lru_cache
def kept(game: str) -> Any:
    return json.loads((KEPT / f"{game}.json").read_text(encoding="utf-8"))


@lru_cache
def played(game: str) -> str:
    """A kept game as a record of the packs that there are."""
    told = kept(game)
    setup = Setup(told["game"], told["seats"], told["seed"], tuple(told["modules"]), tuple(told["options"].items()))
    match = Match.start(find_game(setup.game).play(bundled_pack(setup.game), setup), setup)
    for seat, key in told["choices"]:
        match.choose_key(seat, key)
    return match.record([f"Seat {seat + 1}" for seat in range(setup.seats)])


def at(visitor: Visitor, position: Position) -> Visitor:
    """In the first seat of a position, among apprentices, when something is asked."""
    told = kept(position.game)
    rivals = [{"who": "bot", "bot": "apprentice"}] * (told["seats"] - 1)
    visitor.fork(played(position.game), told["moments"][position.moment], {"who": "me", "name": "Marta"}, *rivals)
    assert visitor.await_turn()
    return visitor
