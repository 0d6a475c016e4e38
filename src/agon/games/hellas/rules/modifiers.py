"""What standing effects, and those granted for a battle or a March, change or forbid."""

from typing import Final

from agon.cards.phrases import Effect
from agon.games.hellas.box.numbers import NONE
from agon.games.hellas.player import Player
from agon.games.hellas.scenes import Scene, Source, Standing, scene_from
from agon.games.hellas.state import Hellas

HIGHEST: Final = frozenset({"defeat_losses", "hand_limit", "march_range", "usurp_recruits"})
LOWEST: Final = frozenset({"enemy_cards"})
"""Modifiers that set a number instead of adding to it."""


def applying(g: Hellas, p: Player, name: str, scene: Scene) -> list[Standing]:
    """The standing effects of that name that hold for a player now; a monster's in the hunts of that monster."""
    found: list[Standing] = []
    for standing in g.arsenal.standing.get(name, ()):
        source = standing.source
        mine = source.seat == p.seat if source.seat != NONE else hunted(g) == source.monster
        if mine and holds(g, p, standing, scene):
            found.append(standing)
    return found


def hunted(g: Hellas) -> int:
    """The monster of the hunt that is on."""
    return NONE if g.hunt is None else g.hunt.monster


def holds(g: Hellas, p: Player, standing: Standing, scene: Scene) -> bool:
    """Whether the conditions of a power and of its effect are met."""
    first, second = standing.source.power.condition, standing.effect.condition
    if first is None and second is None:
        return True
    seen = scene.seen_from(standing.source)
    return g.book.holds(g, p, first, seen) and g.book.holds(g, p, second, seen)


def granted(g: Hellas, p: Player, name: str) -> list[Effect]:
    """Those that hold for the battle or the March that is on."""
    effects: list[Effect] = []
    if g.battle is not None:
        side = g.battle.side_of(p.seat)
        if side is not None:
            effects += side.granted
    if g.march is not None and g.march.seat == p.seat:
        effects += g.march.granted
    return [effect for effect in effects if effect.modifier is not None and effect.modifier.verb == name]


def modified(g: Hellas, p: Player, name: str, base: int, scene: Scene) -> int:
    """A number as everything that changes it leaves it: added up, or the highest or lowest that is set."""
    if not may_change(g, name):
        return base
    numbers: list[int] = []
    for standing in applying(g, p, name, scene):
        numbers.append(worth(g, p, standing.effect, scene.seen_from(standing.source)))
    for effect in granted(g, p, name):
        numbers.append(worth(g, p, effect, scene))
    if not numbers:
        return base
    if name in HIGHEST:
        return max(numbers)
    if name in LOWEST:
        return min(numbers)
    return base + sum(numbers)


def may_change(g: Hellas, name: str) -> bool:
    """Whether anything might: mostly nothing does, and no more needs to be looked at."""
    if name in g.arsenal.standing or (g.march is not None and g.march.granted):
        return True
    battle = g.battle
    return battle is not None and bool(battle.attacker.granted or battle.defender.granted)


def worth(g: Hellas, p: Player, effect: Effect, scene: Scene) -> int:
    """A modifier's number, times its count."""
    assert effect.modifier is not None
    number = effect.modifier.number
    return number if effect.count is None else number * g.book.count(g, p, effect.count, scene)


def changed(g: Hellas, p: Player, name: str, scene: Scene) -> bool:
    """Whether a modifier that is a word holds: `march_to`, `first_casualties`, `first_attack`."""
    return may_change(g, name) and bool(applying(g, p, name, scene) or granted(g, p, name))


def changed_attribute(g: Hellas, p: Player, name: str, attribute: int, scene: Scene) -> int:
    """An attribute that a modifier puts in the place of another: `hunt_cards`."""
    for standing in applying(g, p, name, scene):
        assert standing.effect.modifier is not None
        return standing.effect.modifier.number
    return attribute


# ---------------------------------------------------------------- what is not allowed


def forbidden(g: Hellas, p: Player, what: str, region: int, monster: int = NONE) -> bool:
    """Whether a player may not do something in a region: `leave`, `recruit`, `prayer`, `enter`; or `hunt` a monster."""
    return forbidding(g, p, what, region, monster) is not None


def forbidding(g: Hellas, p: Player, what: str, region: int, monster: int = NONE) -> Standing | None:
    """What forbids it."""
    found = g.arsenal.standing.get("forbid " + what)
    if found is None:
        return None
    for standing in found:
        source = standing.source
        if place_of(g, source) != region or (monster != NONE and source.monster != monster):
            continue
        if binds(g, p, standing):
            return standing
    return None


def forbidden_regions(g: Hellas, p: Player, what: str) -> list[int]:
    """The regions where a player may not do something, where many are looked at: mostly none."""
    standing = g.arsenal.standing.get("forbid " + what)
    return [] if standing is None else [place_of(g, one.source) for one in standing if binds(g, p, one)]


def binds(g: Hellas, p: Player, standing: Standing) -> bool:
    """Whether a `forbid` is meant for a player: not its owner, nor who meets what it is waived for."""
    source, unless = standing.source, standing.effect.condition
    if source.seat == p.seat:
        return False
    return unless is None or not g.book.holds(g, p, unless, scene_from(p.seat, source))


def place_of(g: Hellas, source: Source) -> int:
    """The region of the monster, or of the hero, that has a power: `here`."""
    return g.beasts[source.monster].region if source.monster != NONE else g.players[source.seat].region
