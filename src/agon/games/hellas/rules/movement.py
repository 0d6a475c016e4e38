"""Armies that arrive and withdraw: what follows every movement of hoplites, but for battles (`rules.battle`)."""

from typing import Final

from agon.games.hellas import log
from agon.games.hellas.box.numbers import NONE
from agon.games.hellas.player import Player
from agon.games.hellas.rules.armies import army, enemy_army, is_fortified, lose, movable, shift, unfortify
from agon.games.hellas.rules.control import settle
from agon.games.hellas.rules.map import Passage, may_enter, may_leave, ways
from agon.games.hellas.rules.powers import ask, happen
from agon.games.hellas.rules.questions import REGION, RETURN_TO, WITHDRAW_TO, number_of
from agon.games.hellas.scenes import Scene
from agon.games.hellas.state import Book, Hellas
from agon.kernel.ask import Ask, Play
from agon.kernel.legality import Legality, Reason

UNSAFE: Final = Reason("hellas-why-unsafe", "LOH-MBAT-12")
NO_WAY: Final = Reason("hellas-why-no-way", "LOH-MBAT-12")
NOT_FROM_THERE: Final = Reason("hellas-why-not-from-there", "LOH-MBAT-13")


def arrive(g: Hellas, commander: int, region: int, troop: list[int]) -> Play:
    """Hoplites have come into a region by moving, all of one movement: what waits for them there, then control."""
    yield from enter(g, commander, region, troop)
    settle(g, commander, region)


def enter(g: Hellas, commander: int, region: int, troop: list[int]) -> Play:
    """Only what waits for them there: they may go on."""
    scene = Scene(commander)
    scene.region = region
    scene.army = troop
    return happen(g, "hoplites_enter", scene)


# ---------------------------------------------------------------- withdrawal


def withdrawals(g: Hellas, commander: int, region: int) -> list[int]:
    """Neighbouring regions without enemy hoplites and not under enemy control; none from where Medusa is.

    LOH-MBAT-12, LOH-MBAT-14, LOH-SLOSS-03
    """
    return [near for near in ways(g, commander, region) if is_safe(g, near, commander)]


def returns(g: Hellas, commander: int, region: int, starts: list[int]) -> list[int]:
    """Where a beaten attacker may go: only back where he came from, however far that is.  LOH-MBAT-13"""
    if not may_leave(g, commander, region):
        return []
    return [start for start in starts if may_enter(g, commander, start) and is_safe(g, start, commander)]


def is_safe(g: Hellas, region: int, commander: int) -> bool:
    token = g.control[region]
    return not enemy_army(g, region, commander) and (token == NONE or g.commander[token] == commander)


def withdraw(g: Hellas, commander: int, region: int, only: list[int]) -> Play:
    """An army leaves as one group, the fortified one too; with nowhere to go all of it is lost.

    `only`: regions one of which it must be, where an attacker came from; empty: any.  LOH-MBAT-11 to LOH-MBAT-14
    """
    if not army(g, region, commander):
        return
    if is_fortified(g, region, commander):
        unfortify(g, region)
    goals = returns(g, commander, region, only) if only else withdrawals(g, commander, region)
    if not goals:
        yield from lose(g, commander, region, army(g, region, commander))
        return
    goal = goals[0]
    if commander >= 0:
        options = [REGION << 16 | near for near in goals]
        goal = number_of((yield from ask(g, g.players[commander], RETURN_TO if only else WITHDRAW_TO, options)))
    troop = movable(g, region, commander)
    shift(g, region, goal, troop)
    log.withdrawn(g, commander, region, goal)
    yield from arrive(g, commander, goal, troop)


def around_battle(g: Hellas, ask: Ask) -> list[int]:
    """The neighbours of a battle's region."""
    return [] if g.battle is None else [REGION << 16 | region for region in g.box.regions[g.battle.region].near]


def why_not_withdraw(g: Hellas, p: Player, option: int) -> Reason | None:
    assert g.battle is not None
    region, goal = g.battle.region, number_of(option)
    if not is_safe(g, goal, p.seat):
        return UNSAFE
    open_border = Passage(g, p.seat).why_not(region, g.box.regions[region].border_to(goal)) is None
    return None if open_border else NO_WAY


def why_not_return(g: Hellas, p: Player, option: int) -> Reason | None:
    assert g.battle is not None
    side = g.battle.side_of(p.seat)
    assert side is not None
    if number_of(option) not in side.came_from:
        return why_not_withdraw(g, p, option) or NOT_FROM_THERE
    if not is_safe(g, number_of(option), p.seat):
        return UNSAFE
    return None if returns(g, p.seat, g.battle.region, [number_of(option)]) else NO_WAY


def write_withdrawal(book: Book) -> None:
    book.add_legality(WITHDRAW_TO, Legality(around_battle, why_not_withdraw))
    book.add_legality(RETURN_TO, Legality(around_battle, why_not_return))
