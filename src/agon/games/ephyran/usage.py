"""What was used in a match, read from what happened: for reports on balance."""

from agon.games.ephyran.box import Box
from agon.games.ephyran.state import Ephyran
from agon.kernel.game import Event


def usable(box: Box) -> list[str]:
    """Every card built, every reinforcement played, every creature met."""
    found = ["built:creature/" + creature for creature in box.creatures]
    return found + ["played:reinforcement/" + reinforcement.id for reinforcement in box.reinforcements]


def uses(g: Ephyran, event: Event) -> list[str]:
    """What an event counts for."""
    id, _, numbers = event
    if id == "ephyran-built":
        return ["built:" + g.box.creature_thing(g.box.creature_at[numbers[1]][numbers[2]])]
    if id == "ephyran-played":
        return ["played:reinforcement/" + g.box.reinforcements[g.box.reinforcement_of[numbers[1]]].id]
    return []
