"""The tale of the war: what is told when an act begins or ends, with every script, for every failed quest."""

from collections.abc import Callable
from typing import Final

from agon.cards.phrases import Effect
from agon.games.hellas.box.numbers import NONE
from agon.games.hellas.persian_invasion import log
from agon.games.hellas.persian_invasion.attitudes import ally_regions
from agon.games.hellas.persian_invasion.box import Script
from agon.games.hellas.persian_invasion.schema.words import ENDINGS, OPENINGS
from agon.games.hellas.persian_invasion.war import (
    ENDING,
    FAILURE,
    OPENING,
    PLAYER,
    SCRIPT,
    ill_will,
    land_of,
    occupied,
    war_of,
)
from agon.games.hellas.rules.armies import regions_of
from agon.games.hellas.scenes import Scene
from agon.games.hellas.state import Hellas


def tell_opening(g: Hellas, id: str) -> None:
    number = OPENINGS.index(id)
    war_of(g).tale.append((OPENING, number, False))
    log.opening(g, number)


def tell_ending(g: Hellas, id: str) -> None:
    number = list(ENDINGS).index(id)
    war_of(g).tale.append((ENDING, number, False))
    log.ending(g, number)


def tell_failure(g: Hellas, quest: int) -> None:
    war_of(g).tale.append((FAILURE, quest, False))
    log.quest_failed(g, quest)


def tell_script(g: Hellas, script: Script) -> None:
    """Its text, or the other one if its first line has no effect, or a different one than it says."""
    other = takes_other_course(g, script)
    war_of(g).tale.append((SCRIPT, script.index, other))
    log.script(g, script.index, 1 if other else 0, script.number, script.act)


def takes_other_course(g: Hellas, script: Script) -> bool:
    """Whether there is another text and the first line has no effect, or a different one than it says. For

    a line that both uses spies and sends one, the one it sends counts.
    """
    if "otherwise/script/" + script.id not in g.box.names:
        return False
    first = script.effects[1 if script.effects[0].verb == "spying_phase" else 0]
    return not COURSES[first.verb](g, first)


def condition_holds(g: Hellas, effect: Effect) -> bool:
    return g.book.holds(g, g.players[PLAYER], effect.condition, Scene(PLAYER))


def is_counted(g: Hellas, effect: Effect) -> bool:
    assert effect.count is not None
    return g.book.count(g, g.players[PLAYER], effect.count, Scene(PLAYER)) > 0


def would_land(g: Hellas, effect: Effect) -> bool:
    return is_free(g, effect.number)


def would_be_sent(g: Hellas, effect: Effect) -> bool:
    return war_of(g).spies_left > 0


def would_fall(g: Hellas, effect: Effect) -> bool:
    """A level of a monument in a Persian region."""
    return any(g.box.regions[region].god != NONE for region in occupied(g))


def would_defect(g: Hellas, effect: Effect) -> bool:
    """An allied region of a land that bears ill will."""
    lands = [land.index for land in g.box.lands if ill_will(g, land.index)]
    return any(ally_regions(g, land) for land in lands)


def would_be_lost(g: Hellas, effect: Effect) -> bool:
    """A hoplite in a land that bears ill will."""
    return any(ill_will(g, land_of(g, region)) for region in regions_of(g, PLAYER))


COURSES: Final[dict[str, Callable[[Hellas, Effect], bool]]] = {
    "if": condition_holds,
    "for_each": is_counted,
    "spawn": would_land,
    "spy": would_be_sent,
    "destroy": would_fall,
    "defection": would_defect,
    "unrest": would_be_lost,
}
"""Whether a line would do what its script tells, by its verb."""


def is_free(g: Hellas, monster: int) -> bool:
    """Whether a monster could still come to the map: it is not there, and nobody has slain it."""
    beast = g.beasts[monster]
    return beast.region == NONE and not beast.slain
