"""What can set one seat apart from another in a result: a god, a hero, the place in turn order."""

from collections.abc import Mapping
from typing import Final

from agon.kernel.game import Json

NO_TRAITS: Final = ("region", "colour")  # words of a player's part of a view that set nobody apart


def traits(table: Mapping[str, Json], seats: int) -> tuple[dict[str, str], ...]:
    """What can set one seat apart from another, read from what lies open to everybody.

    That is each plain word in a player's part of the view, such as a god, and the place in turn order; not where
    somebody is in the end, nor the colour of their pieces.
    """
    found: list[dict[str, str]] = [{} for _ in range(seats)]
    first = table.get("first")
    if isinstance(first, int):
        for seat in range(seats):
            found[seat]["turn"] = str((seat - first) % seats + 1)
    players = table.get("players")
    for seat, player in enumerate(players if isinstance(players, list) else []):
        if isinstance(player, dict):
            found[seat].update(
                {key: value for key, value in player.items() if isinstance(value, str) and key not in NO_TRAITS}
            )
    return tuple(found)
