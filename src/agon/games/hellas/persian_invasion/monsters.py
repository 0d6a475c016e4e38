"""Monsters of the campaign: the die, the arrows, and the monuments they pull down.

LOH-SDIE-01 to LOH-SDIE-08, LOH-SMONU-01, LOH-SMONU-02, LOH-SMST-01, LOH-SMST-04
"""

from agon.cards.phrases import Effect
from agon.games.hellas import log as base_log
from agon.games.hellas.box.numbers import ATTACK, BLANK, BOTH, NONE
from agon.games.hellas.box.numbers import MOVE as MOVES
from agon.games.hellas.persian_invasion import log
from agon.games.hellas.persian_invasion.attitudes import worsen
from agon.games.hellas.persian_invasion.questions import DESTROYED
from agon.games.hellas.persian_invasion.tale import is_free
from agon.games.hellas.persian_invasion.war import PLAYER, land_of
from agon.games.hellas.player import Player
from agon.games.hellas.rules.armies import army, kill
from agon.games.hellas.rules.control import controller
from agon.games.hellas.rules.hunt.wounds import monsters_out
from agon.games.hellas.rules.monsters import move_monster, put_monster
from agon.games.hellas.rules.powers import ask
from agon.games.hellas.rules.questions import GOD, number_of
from agon.games.hellas.scenes import PERSIANS, Scene
from agon.games.hellas.state import Hellas
from agon.kernel.ask import Play


def monster_phase(g: Hellas, p: Player) -> Play:
    """The die once for every monster on the map, by the number of its region.  LOH-SDIE-01"""
    g.rolling = sorted(monsters_out(g), key=lambda monster: g.box.regions[g.beasts[monster].region].number)
    while g.rolling:
        monster = g.rolling.pop(0)
        face = g.box.die[g.chance.below(len(g.box.die))]
        base_log.die(g, p.seat, monster, face)
        yield from act(g, monster, face)


def act(g: Hellas, monster: int, face: int) -> Play:
    """What a face of the die means here; both: it attacks, then moves once.  LOH-SDIE-02 to LOH-SDIE-08"""
    if face == BLANK:
        terrorise(g, monster)
    elif face == MOVES:
        move_on(g, monster)
    else:
        assert face in (ATTACK, BOTH)
        attacked = army(g, g.beasts[monster].region, PLAYER) > 0
        if attacked:
            yield from attack(g, monster)
        if face == BOTH or not attacked:
            move_on(g, monster)


def terrorise(g: Hellas, monster: int) -> None:
    """The whole land blames the hero.  LOH-SDIE-02, LOH-SATT-14"""
    region = g.beasts[monster].region
    log.terror(g, monster, region)
    worsen(g, land_of(g, region))


def attack(g: Hellas, monster: int) -> Play:
    """1 loyal or allied hoplite, whatever its tray says; never a Persian one.  LOH-SDIE-03, LOH-SMST-01, LOH-SMST-04"""
    region = g.beasts[monster].region
    base_log.region_attack(g, PLAYER, monster, region)
    yield from kill(g, PLAYER, region, 1)


def move_on(g: Hellas, monster: int) -> None:
    """One region along the arrows; at a monument it destroys a level.  LOH-SDIE-05, LOH-SDIE-06, LOH-SMONU-01"""
    beast = g.beasts[monster]
    here = g.box.regions[beast.region]
    if here.god != NONE:
        destroy_level(g, here.god)
        return
    move_monster(g, monster, here.arrow)


def destroy_level(g: Hellas, god: int) -> None:
    """Priests on the monument stay. With the last level the war is lost.  LOH-SMONU-02"""
    monument = g.monuments[god]
    monument.level -= 1
    log.level_destroyed(g, god, monument.level)
    g.book.replaceable.check_victory(g)


# ---------------------------------------------------------------- words


def spawn_verb(g: Hellas, p: Player, effect: Effect, scene: Scene) -> Play:
    """`{ spawn = "medusa", at = "laconia", else = [...] }`: `else` if it is on the map or was slain."""
    if is_free(g, effect.number):
        english = g.book.options["script_regions"] == "english" and "or_at" in effect.numbers
        put_monster(g, effect.number, effect.numbers["or_at" if english else "at"])
    else:
        yield from g.book.resolve(g, p, effect.other, scene)


def destroy_verb(g: Hellas, p: Player, effect: Effect, scene: Scene) -> Play:
    """That of a god; each that is above its base; the tallest in a Persian region, the player choosing among equals.

    LOH-A1S-06, LOH-QFAIL-08, LOH-A2S-11
    """
    if "of" in effect.numbers:
        destroy_level(g, effect.numbers["of"])
    elif effect.words["which"] == "each_above_base":
        for god, monument in enumerate(g.monuments):
            if monument.level > 1:
                destroy_level(g, god)
    else:
        gods = tallest_occupied(g)
        if gods:
            choice = yield from ask(g, p, DESTROYED, [GOD << 16 | god for god in gods])
            destroy_level(g, number_of(choice))


def tallest_occupied(g: Hellas) -> list[int]:
    """The tallest monuments among those in regions with a Persian control token."""
    gods = [god.index for god in g.box.gods if controller(g, god.region) == PERSIANS]
    highest = max((g.monuments[god].level for god in gods), default=0)
    return [god for god in gods if g.monuments[god].level == highest]
