"""The tracks of the Persians: mobilization, invasion, and the victory counter.  LOH-A1MOB-02 to LOH-A1MOB-05"""

from typing import Final

from agon.cards.phrases import Condition, Effect
from agon.games.hellas.persian_invasion import log
from agon.games.hellas.persian_invasion.box import campaign_of
from agon.games.hellas.persian_invasion.mobilization import persian_mobilization
from agon.games.hellas.persian_invasion.vanguard import march
from agon.games.hellas.persian_invasion.war import war_of
from agon.games.hellas.player import Player
from agon.games.hellas.scenes import Scene
from agon.games.hellas.state import Hellas
from agon.kernel.ask import Play

FIRST_SPACE: Final = 1
"""Of the mobilization track.  LOH-SSETUP-13"""


def mobilize(g: Hellas, spaces: int) -> Play:
    """The marker goes to the right; on the march space the Persians move, it restarts and the rest is lost.

    LOH-A1MOB-02, LOH-A1MOB-04, LOH-A2MOB-05
    """
    war = war_of(g)
    for _ in range(spaces):
        set_mobilization(g, war.mobilization + 1)
        if war.mobilization == campaign_of(g.box).mobilization:
            if war.act == 1:
                yield from march(g)
            else:
                yield from persian_mobilization(g)
            set_mobilization(g, FIRST_SPACE)
            return


def set_mobilization(g: Hellas, space: int) -> None:
    war_of(g).mobilization = space
    log.mobilization(g, space, campaign_of(g.box).mobilization)


def advance_invasion(g: Hellas, spaces: int) -> None:
    """Up or down, within the track.  LOH-A1MOB-05, LOH-A2S-04"""
    war = war_of(g)
    war.invasion = max(0, min(campaign_of(g.box).invasion, war.invasion + spaces))
    log.invasion(g, war.invasion)


# ---------------------------------------------------------------- words


def mobilization_verb(g: Hellas, p: Player, effect: Effect, scene: Scene) -> Play:
    yield from mobilize(g, effect.number)


def mobilization_space_verb(g: Hellas, p: Player, effect: Effect, scene: Scene) -> Play:
    """The marker is put there, without any consequence.  LOH-QFAIL-03"""
    set_mobilization(g, effect.number)
    yield from ()


def invasion_verb(g: Hellas, p: Player, effect: Effect, scene: Scene) -> Play:
    advance_invasion(g, effect.number)
    yield from ()


def counter_below(g: Hellas, p: Player, condition: Condition, scene: Scene) -> bool:
    """The victory counter is left of the invasion marker."""
    return war_of(g).counter < war_of(g).invasion
