"""Events that happen once to the same thing; a reward that is given twice is told twice."""

from typing import Final

from agon.kernel.game import Once

TURN: Final = ("ephyran-turn",)
"""What happens once a turn."""

ONCE: Final[dict[str, Once]] = {
    "ephyran-god-given": Once(("seat",)),
    "ephyran-shuffled": Once(()),
    "ephyran-first": Once(()),
    "ephyran-built": Once(("seat", "zone"), ("ephyran-destroyed", "ephyran-retrieved")),
    "ephyran-discarded": Once(("seat",), TURN),
    "ephyran-played": Once(("seat",), TURN),
    "ephyran-cancelled": Once(("owner",), TURN),
    "ephyran-token-lost": Once(("seat", "zone"), ("ephyran-token-placed", "ephyran-token-travelled")),
    "ephyran-pile-empty": Once(()),
    "ephyran-finished": Once(("seat",)),
    "ephyran-scored": Once(("seat",)),
}
OFTEN: Final = frozenset(
    {
        "ephyran-kept",
        "ephyran-token-travelled",
        "ephyran-turn",
        "ephyran-exchanged",
        "ephyran-retrieved",
        "ephyran-dionysus-placed",
        "ephyran-drew",
        "ephyran-drew-hidden",
        "ephyran-took-discard",
        "ephyran-left",
        "ephyran-aims-hand",
        "ephyran-aims-zone",
        "ephyran-aims-token",
        "ephyran-aims-rival",
        "ephyran-swapped",
        "ephyran-swapped-hand",
        "ephyran-token-taken",
        "ephyran-token-seen",
        "ephyran-token-placed",
        "ephyran-token-stolen",
        "ephyran-token-revealed",
        "ephyran-destroyed",
        "ephyran-locked",
        "ephyran-unlocked",
    }
)
"""All other events: what is gained, lost, drawn, moved and fought happens as often as it happens."""
