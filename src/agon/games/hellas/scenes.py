"""What is going on: the scene of an effect, powers that work now, a March, losses, cards that go round.

Small values; those that a question may be about lie in the state.
"""

from typing import Final

from agon.cards import sources
from agon.cards.phrases import Effect
from agon.games.hellas.box.numbers import NONE
from agon.games.hellas.box.phrases import Power
from agon.kernel.for_compiler import mypyc_attr
from agon.kernel.game import Json
from agon.kernel.structs import Bag, Number, Row, Shared

PERSIANS: Final = -2
"""The commander of hoplites that no player moves."""
COLOUR_COUNT: Final = 4
NOBODY: Final[list[int]] = []
"""An army that is none, which nobody changes."""


class Source(sources.Source[Power]):
    """Where a power comes from: a monster (seat NONE), or a hero or a card of a player's."""

    def __init__(self, power: Power, seat: int) -> None:
        super().__init__(power, seat)
        self.monster: int = NONE
        self.artifact: int = NONE
        self.blessing: int = NONE
        self.quest: int = NONE


Standing = sources.Standing[Source]


@mypyc_attr(free_list_len=1, acyclic=True)  # most are short-lived: one is made in place of the last
class Scene:
    """What an effect is about. The battle, the hunt, the March and the losses that are on lie in the state."""

    region: int = NONE  # where it happens
    left: int = NONE  # the region that an army has just left
    monster: int = NONE  # whose tray, card or power it is, or that is hunted
    quest: int = NONE
    other: int = NONE  # the other player concerned

    def __init__(self, actor: int) -> None:
        self.actor = actor  # the player whose action, or whose event, this is; PERSIANS for theirs
        self.source: Source | None = None
        self.army: list[int] = NOBODY  # the hoplites of each colour that it is about, such as those entering

    def copy(self) -> "Scene":
        twin = Scene(self.actor)
        twin.region = self.region
        twin.left = self.left
        twin.monster = self.monster
        twin.quest = self.quest
        twin.other = self.other
        twin.source = self.source
        twin.army = self.army  # shared: an army that shrinks shrinks for all
        return twin

    def seen_from(self, source: Source) -> "Scene":
        """The same scene for the effects of a power."""
        twin = self.copy()
        twin.source = source
        if source.monster != NONE:
            twin.monster = source.monster
        return twin


def scene_from(actor: int, source: Source) -> Scene:
    """What a power of a player sees where nothing else is going on."""
    scene = Scene(actor)
    scene.source = source
    if source.monster != NONE:
        scene.monster = source.monster
    return scene


class March(Row):
    """An army that has been chosen and goes, until it has arrived: by March, or by `send`."""

    seat: Number
    start: Number
    army: list[int]  # how many of each colour
    at: Number  # where it is now
    came_from: list[Number] = []  # where it withdraws to if it is beaten; empty: anywhere near
    fortifies: bool = False  # whether the city where it starts is a goal too: of a March, not of `send`
    granted: list[Shared[Effect]] = []  # `modify` for this March alone

    def dump_granted(self) -> Json:
        return [effect.index for effect in self.granted]


class Moving(Row):
    """A Hoplite Movement: how many more may move, and which have.  LOH-MREG-01 to LOH-MREG-05"""

    seat: Number
    left: int
    moves: list[tuple[Number, Number, Number]] = []  # from, to, colour
    stepped_out: list[tuple[Number, Number]] = []  # out of a city: region, colour
    stepped_in: list[Number] = []  # regions whose city was entered

    def moved(self, region: int, colour: int) -> int:
        """How many hoplites of a colour that stand in the open there have moved already."""
        moved = self.stepped_out.count((region, colour)) if self.stepped_out else 0
        for _, goal, other in self.moves:
            if goal == region and other == colour:
                moved += 1
        return moved


class Losses(Row):
    """Hoplites of one commander that are about to be killed in a region."""

    commander: Number
    region: Number
    count: int
    saved: int = 0  # of them stay


class Draft(Row):
    """Blessings that go round: `cards` are in the hands of `seat`, who keeps one.  LOH-MBLS-01, LOH-MBLS-02"""

    seat: Number
    cards: Bag[Number]
    seen: Number = 0  # who has held them, as a mask of seats
    kept: list[Number] = []  # who has kept one already


class Looked(Row):
    """Cards that somebody looks at secretly, to keep one: `kind` is the word of `pick`."""

    seat: Number
    kind: str
    cards: Bag[Number]
