"""What an option would lead to, as far as the seat can know: tried in worlds sampled from what the seat knows.

The match itself is never asked, so no preview can tell a secret, however often it is repeated. What all the worlds
agree on is shown; from the first difference on, chance or hidden things decide.
"""

from typing import Final, NamedTuple, cast

from agon.kernel.chance import Chance, seeded
from agon.kernel.game import Event, hears
from agon.kernel.play import Worlds
from agon.kernel.words import Message
from agon.server.messages import View
from agon.server.problems import CONFLICT, problem
from agon.server.table import Table

WORLDS: Final = 8


class Foreseen(NamedTuple):
    """What would be told, the table after it if that is certain, and whether it is."""

    events: list[Message]
    view: View | None
    certain: bool


class Trial(NamedTuple):
    """What happened in one sampled world."""

    events: list[Message]
    view: object
    fixed: bool  # neither chance nor anything hidden had a part in it


def foresee(table: Table, seat: int, option: int) -> Foreseen:
    """What this seat would see if it chose this option of its question."""
    if table.match is None or seat not in table.pending:
        raise problem("server-not-asked", CONFLICT)
    worlds = table.match.worlds(seat)
    # The same question gives the same preview, so that asking again tells nothing new.
    chance = seeded(f"preview/{table.id}/{table.pending[seat].version}/{seat}")
    trials = [tried(worlds, seat, option, chance) for _ in range(WORLDS)]
    first = trials[0]
    agreed = 0
    while agreed < len(first.events) and all(same_event(trial, first, agreed) for trial in trials):
        agreed += 1
    certain = all(trial.fixed and trial == first for trial in trials)
    return Foreseen(first.events[:agreed], cast(View, first.view) if certain else None, certain)


def same_event(one: Trial, other: Trial, place: int) -> bool:
    return place < len(one.events) and one.events[place] == other.events[place]


def tried(worlds: Worlds, seat: int, option: int, chance: Chance) -> Trial:
    world = worlds.sample(chance)
    drawn, shown = world.state.chance.count, world.state.reveals
    told: list[Event] = []
    world.state.log = told
    world.answer(seat, option)
    events = [worlds.game.tell(event, seat) for event in told if hears(event[1], seat)]
    fixed = world.state.chance.count == drawn and world.state.reveals == shown
    return Trial(events, worlds.game.view(world.state, seat), fixed)
