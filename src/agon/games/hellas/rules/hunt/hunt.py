"""A hunt from its first card to its trophy.  LOH-MHNT-01 to LOH-MHNT-15"""

from typing import Final

from agon.cards.phrases import Condition, Effect
from agon.games.hellas import log
from agon.games.hellas.box.numbers import HUNT, STRENGTH
from agon.games.hellas.hunting import Hunt
from agon.games.hellas.player import Player
from agon.games.hellas.rules.cards import draw_cards, keep_limit
from agon.games.hellas.rules.heroes import healthy, injure, value_of
from agon.games.hellas.rules.hunt.defence import draw_attack, monster_attack, shuffle_attacks, write_defence
from agon.games.hellas.rules.hunt.questions import HUNT_WHICH, MONSTER
from agon.games.hellas.rules.hunt.strike import hero_attack, write_strike
from agon.games.hellas.rules.hunt.trophies import monster_slain, take_trophy
from agon.games.hellas.rules.hunt.wounds import monster_of, monsters_in, scene_of, slay, write_wounds
from agon.games.hellas.rules.modifiers import FORBID_HUNT, changed_attribute, forbidding
from agon.games.hellas.rules.powers import ask_anew, happen
from agon.games.hellas.rules.questions import number_of
from agon.games.hellas.scenes import Scene
from agon.games.hellas.schema.words import SPECIAL_ACTIONS
from agon.games.hellas.state import Action, Book, Choice, Hellas
from agon.kernel.ask import DONE, Play, action_of
from agon.kernel.legality import Legality, Reason

NO_MONSTER: Final = Reason("hellas-why-no-monster", "LOH-MSPEC-23")
HUNT_NEEDS: Final = Reason("hellas-why-hunt-needs", "LOH-MEVT-08", "LOH-MSPEC-23")
NO_HUNT: Final = Reason("hellas-why-no-hunt", "LOH-MSPEC-23")

# ---------------------------------------------------------------- which monster


def huntable(g: Hellas, p: Player) -> list[int]:
    """The monsters in the hero's region that may be hunted."""
    return [monster for monster in monsters_in(g, p.region) if why_not_monster(g, p, monster) is None]


def why_not_monster(g: Hellas, p: Player, monster: int) -> Reason | None:
    """What an evolution asks of whoever would hunt a monster of the hero's region.  LOH-MSPEC-23"""
    forbids = forbidding(g, p, FORBID_HUNT, p.region, monster)
    if forbids is None:
        return None
    return NO_HUNT if forbids.effect.condition is None else HUNT_NEEDS


def why_not_hunt(g: Hellas, p: Player) -> Reason | None:
    """There must be a monster to hunt in the hero's region."""
    reason: Reason | None = NO_MONSTER
    for monster in monsters_in(g, p.region):
        against = why_not_monster(g, p, monster)
        if against is None:
            return None
        reason = against if reason is NO_MONSTER else reason
    return reason


def monsters_here(g: Hellas, p: Player) -> list[int]:
    return [MONSTER << 16 | monster for monster in monsters_in(g, p.region)]


def why_not_prey(g: Hellas, p: Player, option: int) -> Reason | None:
    return why_not_monster(g, p, number_of(option))


def hunt_action(g: Hellas, p: Player) -> Play:
    """The special action: choose the monster, draw cards, then hunt it."""
    choice = yield from choose_monster(g, p)
    if action_of(choice) == MONSTER:
        yield from hunt(g, p, number_of(choice))


def choose_monster(g: Hellas, p: Player) -> Choice:
    return ask_anew(g, p, HUNT_WHICH, lambda: [MONSTER << 16 | monster for monster in huntable(g, p)])


# ---------------------------------------------------------------- the hunt


def hunt(g: Hellas, p: Player, monster: int) -> Play:
    """What the special action does: cards for the hero's strength, then the hunt itself.  LOH-MSPEC-24"""
    begun = begin(g, p, monster)
    scene = scene_of(begun)
    draw_cards(g, p, value_of(p, changed_attribute(g, p, "hunt_cards", STRENGTH, scene)))
    yield from pursue(g, p, begun, scene)


def begin(g: Hellas, p: Player, monster: int) -> Hunt:
    """The hero faces a monster of his region; nothing has happened yet."""
    g.hunt = Hunt(p.seat, monster, p.region)
    log.hunt(g, p.seat, monster, p.region)
    shuffle_attacks(g)
    return g.hunt


def pursue(g: Hellas, p: Player, hunt: Hunt, scene: Scene) -> Play:
    """Round after round, to its end.  LOH-MHNT-08"""
    yield from happen(g, "hunt_starts", scene)
    while not hunt.over:
        yield from happen(g, "hunting", scene)
        yield from hero_attack(g, p, hunt)
        if not hunt.over:
            yield from monster_attack(g, p, hunt, scene)
    if hunt.won:
        yield from slay(g, p, hunt.monster)
    else:
        yield from fail(g, p, hunt)
    g.hunt = None
    yield from keep_limit(g, p)  # LOH-MBAT-20


def fail(g: Hellas, p: Player, hunt: Hunt) -> Play:
    """An injury if possible; marks dealt in this hunt pay all the same.  LOH-MHNT-13, LOH-MTRO-01"""
    log.hunt_failed(g, p.seat, hunt.monster)
    if healthy(p):
        yield from injure(g, p, 1)
    yield from take_trophy(g, p, hunt, [])


# ---------------------------------------------------------------- words


def start_hunt_verb(g: Hellas, p: Player, effect: Effect, scene: Scene) -> Play:
    """A hunt without the special action: without its token, and without the cards that it draws.  LOH-MSPEC-24"""
    if why_not_hunt(g, p) is None:
        choice = yield from choose_monster(g, p)
        if action_of(choice) == MONSTER:
            begun = begin(g, p, number_of(choice))
            yield from pursue(g, p, begun, scene_of(begun))


def would_start_hunt(g: Hellas, p: Player, effect: Effect, scene: Scene) -> bool:
    return g.hunt is None and why_not_hunt(g, p) is None


def special_attack_verb(g: Hellas, p: Player, effect: Effect, scene: Scene) -> Play:
    """The special attack of the monster's tray."""
    monster = monster_of(g, scene)
    log.special_attack(g, p.seat, monster)
    return g.book.resolve(g, p, g.box.monsters[monster].special_attack, scene)


def end_hunt_verb(g: Hellas, p: Player, effect: Effect, scene: Scene) -> Play:
    """The hunt is over and has failed.  LOH-MHNT-11"""
    if g.hunt is not None:
        g.hunt.over = True
    return DONE


def in_hunt(g: Hellas, p: Player, effect: Effect, scene: Scene) -> bool:
    return g.hunt is not None


def was_injured(g: Hellas, p: Player, condition: Condition, scene: Scene) -> bool:
    """Before this attack card was played."""
    return g.hunt is not None and g.hunt.injured


def write_hunts(book: Book) -> None:
    """The verbs, conditions and counts of hunts, the action Hunt, and two procedures that a module may replace."""
    write_wounds(book)
    rules = ("LOH-MSPEC-23", "LOH-MSPEC-24")
    book.add_special(HUNT, Action(SPECIAL_ACTIONS[HUNT], rules, why_not_hunt, hunt_action))
    book.add_legality(HUNT_WHICH, Legality(lambda g, ask: monsters_here(g, g.players[ask.seat]), why_not_prey))
    write_strike(book)
    write_defence(book)
    book.add_useful_verb("start_hunt", start_hunt_verb, would_start_hunt)
    book.add_useful_verb("special_attack", special_attack_verb, in_hunt)
    book.add_useful_verb("end_hunt", end_hunt_verb, in_hunt)
    book.add_condition("injured", was_injured)
    book.replaceable.draw_attack = draw_attack
    book.replaceable.monster_slain = monster_slain
