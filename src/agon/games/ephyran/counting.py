"""What is counted on the table, and within which limits."""

from agon.games.ephyran.state import HAND_SIZE, TERRITORY, ZONES, Ephyran, Player
from agon.kernel.game import Count


def counts(g: Ephyran) -> list[Count]:
    """Hands and cities: everything else is cards and tokens, which the census counts."""
    return [
        Count("Ephyran.finished", len(g.finished), 0, len(g.players)),
        *[count for p in g.players for count in of_player(p)],
    ]


def of_player(p: Player) -> list[Count]:
    """A hand is full with five, with six for Castor & Pollux.  EPH-SETUP-03, EPH-DRAW-02

    Every territory is built from zone 1 up, and nothing lies where there is no zone.  EPH-BUILD-02, EPH-TOKEN-01
    """
    return [
        Count("Player.hand", len(p.hand), 0, HAND_SIZE + 1),
        Count("Player.have", gaps(p), 0, 0),
        Count("Player.city", len([card for card in p.city if card >= 0]), p.have.bit_count(), p.have.bit_count()),
        Count("Player.dionysus", (p.dionysus & ~p.have).bit_count(), 0, 0),
        Count("Player.magic", (p.magic & ~p.have).bit_count(), 0, 0),
        Count("Player.tokens", len([t for t in p.tokens if t >= 0]), p.magic.bit_count(), p.magic.bit_count()),
        Count("Player.free", (p.free ^ unlocked(p)).bit_count(), 0, 0),
    ]


def gaps(p: Player) -> int:
    """Zones without the one before them."""
    return len([zone for zone in range(ZONES) if zone % 4 and p.have >> zone & 1 and not p.have >> zone - 1 & 1])


def unlocked(p: Player) -> int:
    return sum([zones for zones, lock in zip(TERRITORY, p.locks, strict=True) if lock < 0])
