"""Monsters on the map: they come, move, attack; the die.  LOH-MMON-01 to LOH-MMON-07"""

from agon.cards.phrases import Effect
from agon.games.hellas import log
from agon.games.hellas.box.numbers import ATTACK, BLANK, BOTH, MOVE, NONE
from agon.games.hellas.player import Player
from agon.games.hellas.rules.control import controller
from agon.games.hellas.rules.hunt.questions import (
    MONSTER,
    MONSTER_ACTS,
    MONSTER_ATTACKS,
    MONSTER_GOAL,
    MONSTER_TO,
    WHICH_MONSTER,
)
from agon.games.hellas.rules.hunt.wounds import monster_of, monsters_in, monsters_out
from agon.games.hellas.rules.map import neighbours, within
from agon.games.hellas.rules.monster_order import whenever
from agon.games.hellas.rules.powers import ask, ask_anew, muster
from agon.games.hellas.rules.questions import STOP, number_of
from agon.games.hellas.scenes import PERSIANS, Scene
from agon.games.hellas.state import Book, Choice, Hellas
from agon.kernel.ask import DONE, Kind, Play, action_of

# ---------------------------------------------------------------- where they are


def put_monster(g: Hellas, monster: int, region: int) -> None:
    """A monster comes to the map.  LOH-MEVT-05"""
    g.beasts[monster].region = region
    log.monster(g, monster, region)
    muster(g)


def move_monster(g: Hellas, monster: int, region: int) -> None:
    """A monster goes somewhere else; it attacks nobody there."""
    before = g.beasts[monster].region
    if region != before:
        g.beasts[monster].region = region
        log.monster_moved(g, monster, before, region)


def ways_of(g: Hellas, monster: int) -> list[int]:
    """Where a monster may go by one step: nothing binds it."""
    return neighbours(g, PERSIANS, g.beasts[monster].region)


# ---------------------------------------------------------------- the monster phase


def monsters(g: Hellas) -> Play:
    """Step: one monster of `g.rolling` acts, once all the dice are rolled; when none is left, the event phase."""
    p = g.players[g.active]
    if g.rolling and not g.dice:
        roll_dice(g, p)
    if g.rolling:
        return act_next(g, p)
    g.dice = {}
    g.step = g.book.following("round_end", "monsters") or ""
    return DONE


def monster_phase(g: Hellas, p: Player) -> Play:
    """A whole monster phase in the middle of something else; the player rolls and decides.  LOH-MMON-02"""
    before, dice = g.rolling, g.dice
    g.rolling = monsters_out(g)
    roll_dice(g, p)
    while g.rolling:
        yield from act_next(g, p)
    g.rolling, g.dice = before, dice


def roll_dice(g: Hellas, p: Player) -> None:
    """The player rolls for all the monsters at once. Those with a blank do nothing.  LOH-MMON-01, LOH-MMON-04"""
    g.dice = {}
    for monster in g.rolling:
        face = g.box.die[g.chance.below(len(g.box.die))]
        log.die(g, p.seat, monster, face)
        if face != BLANK:
            g.dice[monster] = face
    g.rolling = list(g.dice)


def act_next(g: Hellas, p: Player) -> Play:
    """The player says which monster acts next, and how; one for which the order cannot matter acts automatically.

    LOH-MMON-02, LOH-MMON-03
    """
    monster = whenever(g, p, still_there(g))
    if monster != NONE:
        choice = MONSTER_ATTACKS << 16 | monster
    else:
        choice = yield from ask_anew(g, p, MONSTER_ACTS, lambda: acts(g))
    if action_of(choice) == STOP:
        g.rolling = []
    elif action_of(choice) == MONSTER_ATTACKS:
        g.rolling.remove(number_of(choice))
        yield from region_attack(g, p, number_of(choice))
    else:
        g.rolling.remove(number_of(choice) >> 8)
        move_monster(g, number_of(choice) >> 8, number_of(choice) & 0xFF)


def still_there(g: Hellas) -> list[int]:
    """The monsters that have still to act, but for those slain since the dice were rolled."""
    return [monster for monster in g.rolling if g.beasts[monster].region != NONE]


def acts(g: Hellas) -> list[int]:
    """What the monsters can do by what their dice show; nothing, when none is there any more.  LOH-MMON-05 to -07"""
    options: list[int] = []
    for monster in still_there(g):
        face = g.dice[monster]
        if face in (MOVE, BOTH):
            options += [MONSTER_TO << 16 | monster << 8 | region for region in ways_of(g, monster)]
        if face in (ATTACK, BOTH):
            options.append(MONSTER_ATTACKS << 16 | monster)
    return options or [STOP << 16]


def region_attack(g: Hellas, p: Player, monster: int) -> Play:
    """The region attack of a monster's tray; the player takes all decisions.  LOH-MMON-03, LOH-MMON-05"""
    scene = Scene(p.seat)
    scene.monster = monster
    scene.region = g.beasts[monster].region
    log.region_attack(g, p.seat, monster, scene.region)
    return g.book.resolve(g, p, g.box.monsters[monster].region_attack, scene)


# ---------------------------------------------------------------- words


def monster_phase_verb(g: Hellas, p: Player, effect: Effect, scene: Scene) -> Play:
    return g.book.replaceable.monster_phase(g, p)


def would_roll(g: Hellas, p: Player, effect: Effect, scene: Scene) -> bool:
    return bool(monsters_out(g))


def move_monster_verb(g: Hellas, p: Player, effect: Effect, scene: Scene) -> Play:
    """`any` monster, the one `here` in the hero's region, or the monster `itself`."""
    if effect.word == "itself":
        yield from go_to_tallest(g, p, monster_of(g, scene))
        return
    movable = movable_monsters(g, p, effect)
    if not movable:
        return
    monster = number_of((yield from ask(g, p, WHICH_MONSTER, [MONSTER << 16 | m for m in movable])))
    here = g.beasts[monster].region
    goals = within(g, PERSIANS, here, effect.numbers["range"]) if "range" in effect.numbers else g.box.region_order
    move_monster(g, monster, (yield from choose_goal(g, p, MONSTER_GOAL, monster, goals)))


def movable_monsters(g: Hellas, p: Player, effect: Effect) -> list[int]:
    return monsters_out(g) if effect.word == "any" else monsters_in(g, p.region)


def choose_goal(g: Hellas, p: Player, kind: Kind, monster: int, goals: list[int]) -> Choice:
    """One of these regions for a monster to go to, not where it is."""
    here = g.beasts[monster].region
    options = [MONSTER_TO << 16 | monster << 8 | region for region in goals if region != here]
    return number_of((yield from ask(g, p, kind, options))) & 0xFF


def go_to_tallest(g: Hellas, p: Player, monster: int) -> Play:
    """To the region of the tallest monument; the player chooses among equals."""
    most = max(monument.level for monument in g.monuments)
    goals = [god.region for god in g.box.gods if g.monuments[god.index].level == most]
    options = [MONSTER_TO << 16 | monster << 8 | region for region in goals]
    move_monster(g, monster, number_of((yield from ask(g, p, MONSTER_GOAL, options))) & 0xFF)


def would_move_monster(g: Hellas, p: Player, effect: Effect, scene: Scene) -> bool:
    return effect.word == "itself" or bool(movable_monsters(g, p, effect))


def controller_verb(g: Hellas, p: Player, effect: Effect, scene: Scene) -> Play:
    """Whoever controls the monster's region carries out the list; nobody if it is neutral, or the Persians'."""
    seat = controller(g, g.beasts[monster_of(g, scene)].region)
    if seat >= 0:
        yield from g.book.resolve(g, g.players[seat], effect.then, scene)


def would_controller(g: Hellas, p: Player, effect: Effect, scene: Scene) -> bool:
    seat = controller(g, g.beasts[monster_of(g, scene)].region)
    return seat >= 0 and any(g.book.would(g, g.players[seat], step, scene) for step in effect.then)


def heroes_verb(g: Hellas, p: Player, effect: Effect, scene: Scene) -> Play:
    """The owner of each hero in the monster's region or next to it carries out the list, the player first."""
    for owner in heroes_near(g, p, monster_of(g, scene)):
        yield from g.book.resolve(g, owner, effect.then, scene)


def heroes_near(g: Hellas, p: Player, monster: int) -> list[Player]:
    """Those whose hero is in a monster's region or a neighbouring one, in turn order."""
    near = [g.beasts[monster].region, *ways_of(g, monster)]
    return [owner for owner in g.players[p.seat :] + g.players[: p.seat] if owner.region in near]


def would_heroes(g: Hellas, p: Player, effect: Effect, scene: Scene) -> bool:
    near = heroes_near(g, p, monster_of(g, scene))
    return any(g.book.would(g, owner, step, scene) for owner in near for step in effect.then)


def write_monsters(book: Book) -> None:
    """The verbs about monsters outside hunts, and `monster_phase`, which a module may replace."""
    book.add_useful_verb("monster_phase", monster_phase_verb, would_roll)
    book.add_useful_verb("move_monster", move_monster_verb, would_move_monster)
    book.add_useful_verb("controller", controller_verb, would_controller)
    book.add_useful_verb("heroes", heroes_verb, would_heroes)
    book.replaceable.monster_phase = monster_phase
