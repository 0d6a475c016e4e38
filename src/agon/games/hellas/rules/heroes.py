"""A hero's attributes and injuries, and a player's priests.  LOH-MHERO-01 to LOH-MHERO-09"""

from agon.games.hellas import log
from agon.games.hellas.player import ATTRIBUTE_COUNT, Player
from agon.games.hellas.rules.powers import ask
from agon.games.hellas.rules.questions import ATTRIBUTE, HEALED, INJURED, number_of
from agon.games.hellas.state import Hellas
from agon.kernel.ask import Play, exactly


def value_of(p: Player, attribute: int) -> int:
    """An attribute as it counts: 1 while it is injured.  LOH-MHERO-08"""
    return 1 if p.injuries >> attribute & 1 else p.attributes[attribute]


def healthy(p: Player) -> list[int]:
    return [attribute for attribute in range(ATTRIBUTE_COUNT) if not p.injuries >> attribute & 1]


def injured(p: Player) -> list[int]:
    return [attribute for attribute in range(ATTRIBUTE_COUNT) if p.injuries >> attribute & 1] if p.injuries else []


def injure(g: Hellas, p: Player, count: int) -> Play:
    """This many injuries, one after the other; one too many is lost, but ends a hunt.  LOH-MHERO-09, LOH-MHNT-12"""
    for made in range(count):
        if not healthy(p):
            if g.hunt is not None and g.hunt.seat == p.seat:
                g.hunt.over = True
            return
        options = [ATTRIBUTE << 16 | attribute for attribute in healthy(p)]
        picks = exactly(min(count - made, len(options)), options, made)
        attribute = number_of((yield from ask(g, p, INJURED, options, picks)))
        p.injuries |= 1 << attribute
        log.injured(g, p.seat, attribute)


def heal(g: Hellas, p: Player) -> Play:
    """Heal one injury of the player's choice, if there is one."""
    if injured(p):
        options = [ATTRIBUTE << 16 | attribute for attribute in injured(p)]
        mend(g, p, number_of((yield from ask(g, p, HEALED, options))))


def mend(g: Hellas, p: Player, attribute: int) -> None:
    p.injuries &= ~(1 << attribute)
    log.healed(g, p.seat, attribute)


def set_attribute(g: Hellas, p: Player, attribute: int, value: int) -> None:
    """Change an attribute for good, within its limits; an injured one changes under its injury.  LOH-MHERO-04"""
    value = max(g.box.supplies.attribute_least, min(g.box.supplies.attribute_most, value))
    if value != p.attributes[attribute]:
        p.attributes[attribute] = value
        log.attribute(g, p.seat, attribute, value)


def may_rise(g: Hellas, p: Player) -> list[int]:
    return [a for a in range(ATTRIBUTE_COUNT) if p.attributes[a] < g.box.supplies.attribute_most]


# ---------------------------------------------------------------- priests


def priest_supply(g: Hellas, p: Player) -> int:
    """Priests that are neither in the pool nor on a monument.  LOH-MSPEC-10"""
    praying = sum(monument.priests.count(p.colour) for monument in g.monuments)
    return g.box.supplies.priests - p.pool - praying


def gain_priests(g: Hellas, p: Player, count: int) -> int:
    """From the supply into the pool, as many as there are; how many."""
    count = min(count, priest_supply(g, p))
    if count > 0:
        p.pool += count
        log.priests(g, p.seat, count)
    return count


def lose_priests(g: Hellas, p: Player, count: int) -> int:
    """From the pool to the supply, as many as there are; how many."""
    count = min(count, p.pool)
    if count > 0:
        p.pool -= count
        log.priests_lost(g, p.seat, count)
    return count
