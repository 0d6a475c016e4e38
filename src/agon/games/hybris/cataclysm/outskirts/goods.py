"""Energy, Research, Workers and the Foreman: gained within their places, paid, lost.  Pages 4 and 10."""

from collections.abc import Generator

from agon.games.hybris.cataclysm import log
from agon.games.hybris.cataclysm.box import kit_of
from agon.games.hybris.cataclysm.outskirts.questions import (
    BY_FOREMAN,
    BY_WORKERS,
    PROMOTE,
    WHICH_WORKER,
    WITH_FOREMAN,
)
from agon.games.hybris.cataclysm.outskirts.table import hangar_of, outskirts
from agon.games.hybris.player import Player
from agon.games.hybris.rules.questions import number_of
from agon.games.hybris.rules.tracks import lose_grandeur
from agon.games.hybris.state import Hybris
from agon.kernel.ask import Ask, Play, Together, action_of

Goods = dict[str, int]  # how much of what, by the words of the cards
Choosing = Generator[Ask | Together, int, int]

# ---------------------------------------------------------------- gained


def room_for(g: Hybris, p: Player, what: str) -> int:
    """How much more of it there is a place for.  CAT-RES-02, CAT-HANGAR-04, CAT-HANGAR-07, CAT-RND-01"""
    hangar = hangar_of(g, p)
    places = kit_of(g.box).hangar
    if what == "energy":
        return int(places["energy"]) - hangar.energy
    if what == "research":
        return int(places["research"]) - hangar.research
    assert what == "worker"
    return int(places["workers"]) - hangar.workers


def gain_energy(g: Hybris, p: Player, amount: int) -> None:
    """From the supply into the Energy reserve.  CAT-RES-01"""
    gained = min(amount, room_for(g, p, "energy"))
    hangar_of(g, p).energy += gained
    if gained:
        log.energy(g, p.seat, gained)


def gain_research(g: Hybris, p: Player, amount: int) -> None:
    """From the supply, not from the player's own Energy.  CAT-RES-03, CAT-RND-01"""
    gained = min(amount, room_for(g, p, "research"))
    hangar_of(g, p).research += gained
    if gained:
        log.research(g, p.seat, gained)


def gain_workers(g: Hybris, p: Player, amount: int) -> None:
    """From the supply; Followers stay what they are.  CAT-RES-07"""
    gained = min(amount, room_for(g, p, "worker"))
    hangar_of(g, p).workers += gained
    if gained:
        log.worker(g, p.seat, gained)


def add_to_camp(g: Hybris, amount: int) -> None:
    """Workers from the supply, out of nobody's Hangar.  CAT-RES-08, CAT-TERM-02"""
    outskirts(g).camp += amount
    log.camp(g, amount, outskirts(g).camp)


def bring_home(g: Hybris, p: Player) -> None:
    """A Worker whose work is done: to the reserve, or to the supply if that is full.  CAT-ADV-08"""
    if room_for(g, p, "worker"):
        gain_workers(g, p, 1)


def promote(g: Hybris, p: Player, place: int) -> None:
    """The Worker of a tile becomes Foreman; with one there already it goes home.  CAT-MK-07, CAT-RND-05, CAT-FORE-01"""
    hangar = hangar_of(g, p)
    if not hangar.staffed >> place & 1:
        return
    hangar.staffed &= ~(1 << place)
    if hangar.foreman:
        bring_home(g, p)
    else:
        hangar.foreman = True
        log.foreman(g, p.seat)


def gain_foreman(g: Hybris, p: Player) -> Play:
    """A Worker of the reserve, or of a tile, is promoted; none without one, or with the place taken.  CAT-RES-10"""
    hangar = hangar_of(g, p)
    if hangar.foreman:
        return
    options = [PROMOTE << 16] if hangar.workers else []
    options += [PROMOTE << 16 | 1 + place for place in range(len(hangar.tiles)) if hangar.staffed >> place & 1]
    if not options:
        return
    chosen = number_of((yield Ask(WHICH_WORKER, p.seat, options)))
    if chosen:
        promote(g, p, chosen - 1)
    else:
        hangar.workers -= 1
        hangar.foreman = True
        log.foreman(g, p.seat)


# ---------------------------------------------------------------- paid


def can_spend(g: Hybris, p: Player, goods: Goods) -> bool:
    """In full, or not at all; the Foreman may be one of the Workers.  CAT-GEN-03, CAT-FORE-02"""
    hangar = hangar_of(g, p)
    if hangar.energy < goods.get("energy", 0) or hangar.research < goods.get("research", 0):
        return False
    lacking = goods.get("foreman", 0)
    lacking += max(0, goods.get("worker", 0) - hangar.workers)
    lacking += max(0, goods.get("camp_worker", 0) - outskirts(g).camp)
    return lacking <= int(hangar.foreman)


def spend(g: Hybris, p: Player, goods: Goods) -> Play:
    """To the supply.  CAT-HANGAR-09, CAT-RES-09, CAT-RES-11"""
    if "energy" in goods:
        spend_energy(g, p, goods["energy"])
    if "research" in goods:
        spend_research(g, p, goods["research"])
    if "foreman" in goods:
        dismiss_foreman(g, p)
    if "worker" in goods:
        later = {"camp_worker": goods.get("camp_worker", 0)}
        foremen = yield from with_foreman(g, p, goods["worker"], hangar_of(g, p).workers, later)
        spend_workers(g, p, goods["worker"], foremen)
    if "camp_worker" in goods:
        foremen = yield from with_foreman(g, p, goods["camp_worker"], outskirts(g).camp, {})
        spend_from_camp(g, p, goods["camp_worker"], foremen)


def spend_energy(g: Hybris, p: Player, amount: int) -> None:
    """Out of the player's Energy reserve: cubes elsewhere are no Energy.  CAT-HANGAR-08, CAT-HANGAR-09"""
    hangar_of(g, p).energy -= amount
    log.energy_spent(g, p.seat, amount)


def spend_research(g: Hybris, p: Player, amount: int) -> None:
    """Cubes off the gauge, to the supply.  CAT-RND-03"""
    hangar_of(g, p).research -= amount
    log.research_spent(g, p.seat, amount)


def with_foreman(g: Hybris, p: Player, wanted: int, there: int, later: Goods) -> Choosing:
    """How many of this many Workers the Foreman is; what is to be paid later must still be possible.  CAT-FORE-02"""
    if not wanted or not hangar_of(g, p).foreman:
        return 0
    options: list[int] = []
    if there >= wanted:
        options.append(BY_WORKERS << 16 | wanted)
    if there >= wanted - 1 and spares_foreman(g, later):
        options.append(BY_FOREMAN << 16 | wanted)
    choice = yield Ask(WITH_FOREMAN, p.seat, options)
    return int(action_of(choice) == BY_FOREMAN)


def spares_foreman(g: Hybris, later: Goods) -> bool:
    """Whether what is to be paid later can be paid without the Foreman."""
    return outskirts(g).camp >= later.get("camp_worker", 0)


def spend_workers(g: Hybris, p: Player, amount: int, foremen: int) -> None:
    """From the Hangar; the Foreman may be one of them.  CAT-FORE-02"""
    hangar_of(g, p).workers -= amount - foremen
    log.worker_spent(g, p.seat, amount - foremen)
    if foremen:
        dismiss_foreman(g, p)


def spend_from_camp(g: Hybris, p: Player, amount: int, foremen: int) -> None:
    """Whoever sent them; none of them where the Foreman pays for all.  CAT-TRACK-09, CAT-TRACK-10, CAT-CAMP-02"""
    workers = amount - foremen
    if workers:
        outskirts(g).camp -= workers
        log.camp_spent(g, p.seat, workers, outskirts(g).camp)
    if foremen:
        dismiss_foreman(g, p)


def dismiss_foreman(g: Hybris, p: Player) -> None:
    """Back to the supply; the place is empty.  CAT-RES-11"""
    hangar_of(g, p).foreman = False
    log.foreman_gone(g, p.seat)


# ---------------------------------------------------------------- lost


def can_forfeit(g: Hybris, p: Player, goods: Goods) -> bool:
    """In full: as the first verb of a branch. Nobody need have Workers in the Camp."""
    hangar = hangar_of(g, p)
    if hangar.energy < goods.get("energy", 0) or hangar.research < goods.get("research", 0):
        return False
    return hangar.workers >= goods.get("worker", 0) and int(hangar.foreman) >= goods.get("foreman", 0)


def forfeit(g: Hybris, p: Player, goods: Goods) -> None:
    """Lose as much as there is; 1 Grandeur, once, if that is too little.

    The Camp is nobody's. CAT-GEN-04, CAT-HANGAR-05
    """
    hangar = hangar_of(g, p)
    short = not can_forfeit(g, p, goods)
    if "energy" in goods:
        lost = min(goods["energy"], hangar.energy)
        hangar.energy -= lost
        log.energy_lost(g, p.seat, lost)
    if "research" in goods:
        lost = min(goods["research"], hangar.research)
        hangar.research -= lost
        log.research_lost(g, p.seat, lost)
    if "foreman" in goods and hangar.foreman:
        dismiss_foreman(g, p)
    if "worker" in goods:
        lost = min(goods["worker"], hangar.workers)
        hangar.workers -= lost
        log.worker_lost(g, p.seat, lost)
    if "camp_worker" in goods:
        lost = min(goods["camp_worker"], outskirts(g).camp)
        outskirts(g).camp -= lost
        log.camp_lost(g, lost, outskirts(g).camp)
    if short:
        lose_grandeur(g, p, 1)
