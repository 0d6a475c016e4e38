"""When it matters which monster acts first: the order of a monster phase is asked only then.  LOH-MMON-02

A monster that can only attack acts automatically if its attack asks nobody anything, and kills nobody in a region
where another monster of the phase might kill too: its result is the same whenever it acts, and everybody can
foresee it.
"""

from agon.cards.phrases import Effect
from agon.games.hellas.box.numbers import ATTACK, MOVE, NONE
from agon.games.hellas.player import Player
from agon.games.hellas.rules.armies import losable
from agon.games.hellas.rules.battle.killing import killing_places, victims
from agon.games.hellas.rules.powers import awaited, timed
from agon.games.hellas.scenes import Scene
from agon.games.hellas.state import Hellas


def whenever(g: Hellas, p: Player, waiting: list[int]) -> int:
    """A monster that attacks, for which it makes no difference when; NONE if there is none. The last needs no order.

    A player with an any-time power is asked all the same: they might want to use it between two monsters.
    """
    if len(waiting) == 1 or timed(g, p, "any_time"):
        return NONE
    for monster in waiting:
        if g.dice[monster] == ATTACK and is_quiet(g, p, monster):
            mine = struck(g, p, monster)
            if not mine:
                return monster
            others = [other for other in waiting if other != monster and g.dice[other] != MOVE]
            if not any(region in mine for other in others for region in struck(g, p, other)):
                return monster
    return NONE


def struck(g: Hellas, p: Player, monster: int) -> list[int]:
    """The regions where a monster's attack would kill somebody."""
    scene = attack_scene(g, p, monster)
    kills = [effect for effect in g.box.monsters[monster].region_attack if effect.verb == "kill"]
    places = [(effect, region) for effect in kills for region in killing_places(g, p, effect, scene)]
    return [region for effect, region in places if victims(g, p, effect, region)]


def is_quiet(g: Hellas, p: Player, monster: int) -> bool:
    """Whether nobody has anything to decide in a monster's attack."""
    scene = attack_scene(g, p, monster)
    attack = g.box.monsters[monster].region_attack
    return all(is_quiet_effect(g, p, effect, scene) for effect in attack)


def is_quiet_effect(g: Hellas, p: Player, effect: Effect, scene: Scene) -> bool:
    if effect.verb == "kill" and effect.words["at"] != "entering":
        return all(is_quiet_kill(g, p, effect, region) for region in killing_places(g, p, effect, scene))
    if not g.book.would(g, p, effect, scene):
        return True
    if effect.verb == "move_monster":
        levels = [monument.level for monument in g.monuments]
        return effect.word == "itself" and levels.count(max(levels)) == 1
    # A loss of priests is the same whenever it comes, as nothing else in a monster phase takes any.
    return effect.verb == "controller" and all(step.verb == "lose" for step in effect.then)


def is_quiet_kill(g: Hellas, p: Player, effect: Effect, region: int) -> bool:
    """One army of one colour, and nobody who could save some of it."""
    seats = victims(g, p, effect, region)
    if not seats:
        return True
    return len(seats) == 1 and len(losable(g, region, seats[0])) == 1 and not awaited(g, "hoplites_killed")


def attack_scene(g: Hellas, p: Player, monster: int) -> Scene:
    scene = Scene(p.seat)
    scene.monster = monster
    scene.region = g.beasts[monster].region
    return scene
