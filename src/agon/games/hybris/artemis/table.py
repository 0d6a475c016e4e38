"""What Artemis holds: Olympian tokens of her rivals, for everybody to see.  CAT-ART-04, CAT-ART-05

An owner is the seat of a player, or comes behind all seats: an enemy of the game that has tokens (`book.mark_holders`).
"""

from collections.abc import Mapping
from typing import Final

from agon.games.hybris.artemis.view import QuiverView
from agon.games.hybris.book import MarkHolder
from agon.games.hybris.box import Box
from agon.games.hybris.box.things import Olympian
from agon.games.hybris.player import Player
from agon.games.hybris.state import Hybris, Part
from agon.kernel.game import NO_LIMIT, Count
from agon.kernel.pens import Pen, Sort

PART: Final = "artemis"
PLAYERS: Final = 4
"""The first owner who is no player."""


class Quiver(Part):
    """How many tokens of each owner she holds, and how many she has given back in the Combat that is on."""

    held: list[int]
    shot: int = 0

    def view(self, box: Box, seat: int) -> QuiverView:
        """The same for everybody."""
        return {"tokens": self.held.copy()}

    def marks(self, seat: int) -> int:
        return self.held[seat]

    def counts(self, g: Hybris) -> list[Count]:
        """Nobody has more tokens than there are."""
        held = [Count("Quiver.held", held, 0, g.box.olympian_tokens) for held in self.held]
        return [*held, Count("Quiver.shot", self.shot, 0, NO_LIMIT)]

    def observe(self, g: Hybris, sorts: Mapping[str, Sort], seat: int, pen: Pen) -> None:
        """Those of each seat, the observer first, then those of enemies of the game."""
        pen.under("artemis")
        for place in range(pen.seats):
            pen.number("tokens", self.held[(seat + place) % pen.seats], g.box.olympian_tokens)
        for held in self.held[PLAYERS:]:
            pen.number("tokens_of_enemy", held, g.box.olympian_tokens)

    def owners(self) -> list[int]:
        """Whose tokens she has."""
        return [owner for owner, held in enumerate(self.held) if held]


def lay_out(g: Hybris) -> Quiver:
    """Nothing has been taken yet."""
    return Quiver([0] * (PLAYERS + len(g.book.mark_holders)))


def quiver(g: Hybris) -> Quiver:
    part = g.parts[PART]
    assert isinstance(part, Quiver)
    return part


def goddess(box: Box) -> Olympian:
    """Artemis as she lies in the box."""
    kit = box.kits[PART]
    assert isinstance(kit, Olympian)
    return kit


def hunter(g: Hybris) -> Player | None:
    """Who plays Artemis; nobody may.  CAT-ART-01"""
    for p in g.players:
        if p.olympian == goddess(g.box).index:
            return p
    return None


def enemy_of(g: Hybris, owner: int) -> MarkHolder:
    """An owner who is no player."""
    return g.book.mark_holders[owner - PLAYERS]


def everybody_else(g: Hybris, p: Player) -> list[int]:
    """All owners of tokens but the player."""
    seats = [other.seat for other in g.players if other is not p]
    return seats + [PLAYERS + number for number in range(len(g.book.mark_holders))]


def reserve_of(g: Hybris, owner: int) -> int:
    """How many tokens an owner has in reserve."""
    return g.players[owner].marks if owner < PLAYERS else enemy_of(g, owner).reserve(g)


def change_reserve(g: Hybris, owner: int, number: int) -> None:
    """More tokens in an owner's reserve, or fewer."""
    if owner < PLAYERS:
        g.players[owner].marks += number
    else:
        enemy_of(g, owner).change(g, number)
