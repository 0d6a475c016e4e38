"""The tale of the war: what is told when an act begins or ends, with every script, for every failed quest."""

from agon.games.hellas.box.numbers import NONE
from agon.games.hellas.box.things import Script
from agon.games.hellas.moments import Scene
from agon.games.hellas.persian_invasion.war import ENDING, FAILURE, OPENING, PLAYER, SCRIPT, Told, war_of
from agon.games.hellas.schema.words import ENDINGS, OPENINGS
from agon.games.hellas.state import Hellas
from agon.kernel.game import EVERYONE


def tell_opening(g: Hellas, id: str) -> None:
    number = OPENINGS.index(id)
    war_of(g).tale.append(Told(OPENING, number, False))
    g.tell("hellas-opening", EVERYONE, number)


def tell_ending(g: Hellas, id: str) -> None:
    number = list(ENDINGS).index(id)
    war_of(g).tale.append(Told(ENDING, number, False))
    g.tell("hellas-ending", EVERYONE, number)


def tell_failure(g: Hellas, quest: int) -> None:
    war_of(g).tale.append(Told(FAILURE, quest, False))
    g.tell("hellas-quest-failed", EVERYONE, quest)


def tell_script(g: Hellas, script: Script) -> None:
    """Its text, or the other one where its first line comes to something else than it says."""
    other = takes_other_course(g, script)
    war_of(g).tale.append(Told(SCRIPT, script.index, other))
    g.tell("hellas-script", EVERYONE, script.index, 1 if other else 0, script.number, script.act)


def takes_other_course(g: Hellas, script: Script) -> bool:
    """Whether there is another text and the first line comes to its `else`, or its condition fails."""
    if "otherwise/script/" + script.id not in g.box.names:
        return False
    first = script.effects[0]
    if first.verb == "if":
        return not g.book.holds(g, g.players[PLAYER], first.condition, Scene(PLAYER))
    return first.verb == "spawn" and not is_free(g, first.number)


def is_free(g: Hellas, monster: int) -> bool:
    """Whether a monster could still come to the map: it is not there, and nobody has slain it."""
    beast = g.beasts[monster]
    return beast.region == NONE and not beast.slain
