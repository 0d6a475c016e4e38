"""What standing effects, and those granted for a battle or a March, change or forbid."""

from typing import Final

from agon.games.hellas.box.numbers import NONE
from agon.games.hellas.player import Player
from agon.games.hellas.rules.powers import POWERS, place_of
from agon.games.hellas.scenes import Scene, Standing, scene_from
from agon.games.hellas.state import Hellas

# What a power can forbid, as standing effects are called.
FORBID_LEAVE: Final = "forbid leave"
FORBID_ENTER: Final = "forbid enter"
FORBID_RECRUIT: Final = "forbid recruit"
FORBID_PRAYER: Final = "forbid prayer"
FORBID_HUNT: Final = "forbid hunt"


def may_change(g: Hellas, name: str) -> bool:
    """Whether anything might: mostly nothing does, and no more needs to be looked at."""
    if name in g.arsenal.standing or (g.march is not None and g.march.granted):
        return True
    battle = g.battle
    return battle is not None and bool(battle.attacker.granted or battle.defender.granted)


def modified(g: Hellas, p: Player, name: str, base: int, scene: Scene) -> int:
    """A number with all that is added to it."""
    return base + POWERS.added(g, p, name, scene) if may_change(g, name) else base


def highest(g: Hellas, p: Player, name: str, otherwise: int, scene: Scene) -> int:
    """A number that is set: the highest that is said."""
    return POWERS.highest(g, p, name, otherwise, scene) if may_change(g, name) else otherwise


def lowest(g: Hellas, p: Player, name: str, otherwise: int, scene: Scene) -> int:
    return POWERS.lowest(g, p, name, otherwise, scene) if may_change(g, name) else otherwise


def changed(g: Hellas, p: Player, name: str, word: str, scene: Scene) -> bool:
    """Whether a modifier says that word: `march_to`, `first_casualties`, `first_attack`."""
    return may_change(g, name) and POWERS.changed(g, p, name, word, scene)


def changed_attribute(g: Hellas, p: Player, name: str, attribute: int, scene: Scene) -> int:
    """An attribute that a modifier puts in place of another: `hunt_cards`."""
    for standing in POWERS.applying(g, p, name, scene):
        assert standing.effect.modifier is not None
        return standing.effect.modifier.number
    return attribute


# ---------------------------------------------------------------- what is not allowed


def forbidden(g: Hellas, p: Player, what: str, region: int, monster: int = NONE) -> bool:
    """Whether a player may not do something in a region: leave it, recruit, pray, enter; or hunt a monster."""
    return forbidding(g, p, what, region, monster) is not None


def forbidding(g: Hellas, p: Player, what: str, region: int, monster: int = NONE) -> Standing | None:
    """What forbids it."""
    found = g.arsenal.standing.get(what)
    if found is None:
        return None
    for standing in found:
        source = standing.source
        if place_of(g, source) != region or (monster != NONE and source.monster != monster):
            continue
        if binds(g, p, standing):
            return standing
    return None


def forbidden_regions(g: Hellas, p: Player, what: str) -> int:
    """The regions where a player may not do something, as a mask, where many are looked at: mostly none."""
    standing = g.arsenal.standing.get(what)
    mask = 0
    if standing is not None:
        for one in standing:
            place = place_of(g, one.source)
            if place != NONE and binds(g, p, one):
                mask |= 1 << place
    return mask


def binds(g: Hellas, p: Player, standing: Standing) -> bool:
    """Whether a `forbid` is meant for a player: not its owner, nor who meets what it is waived for."""
    source, unless = standing.source, standing.effect.condition
    if source.seat == p.seat:
        return False
    return unless is None or not g.book.holds(g, p, unless, scene_from(p.seat, source))
