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
"""All other events, what is gained, lost, drawn, moved and fought, happen as often as they happen."""
