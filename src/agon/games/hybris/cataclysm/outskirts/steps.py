"""The steps of Hangar and Camp: set-up, Workers of each Age, exhaustion, Research.  Pages 5 and 12."""

from collections.abc import Callable
from typing import Final

from agon.games.hybris.book import Book
from agon.games.hybris.booking import points_of
from agon.games.hybris.box.numbers import AEGIS, FOLLOWERS
from agon.games.hybris.cataclysm import log
from agon.games.hybris.cataclysm.box import kit_of
from agon.games.hybris.cataclysm.outskirts.goods import add_to_camp, gain_energy, gain_workers, room_for, spend_research
from agon.games.hybris.cataclysm.outskirts.questions import (
    KEEP,
    KEEP_WORKER,
    POST,
    POST_WORKERS,
    RECRUIT,
    RECRUIT_WORKERS,
    TRADE,
    TRADE_RESEARCH,
)
from agon.games.hybris.cataclysm.outskirts.table import hangar_of
from agon.games.hybris.player import Player
from agon.games.hybris.rules.end_of_age import go_on
from agon.games.hybris.rules.marks import take_mark
from agon.games.hybris.rules.questions import STOP, number_of
from agon.games.hybris.rules.resources import pay_plain
from agon.games.hybris.rules.tracks import score
from agon.games.hybris.state import Hybris
from agon.kernel.ask import Ask, Play, Together, action_of

# ---------------------------------------------------------------- set-up

RESEARCH_POINTS: Final = points_of("research")


def hangars(g: Hybris) -> Play:
    """Tiles, tokens on both tracks, the first Energy and the first Worker.  CAT-SETUP-02, -03, -12 to -16"""
    kit = kit_of(g.box)
    for p in g.players:
        hangar = hangar_of(g, p)
        hangar.tiles = [tile.index for tile in kit.tiles_of(g.box.olympians[p.olympian].id)]
        hangar.done = [0] * len(hangar.tiles)
        for track in range(len(hangar.echelons)):
            take_mark(g, p)
            hangar.echelons[track] = 0
        gain_energy(g, p, kit.hangar["start_energy"])
        gain_workers(g, p, kit.hangar["start_workers"])
    yield from ()
    g.step = g.book.following("set_up", "hangars") or g.book.first("age")


# ---------------------------------------------------------------- an Age begins


def camp(g: Hybris) -> Play:
    """A Worker of the supply joins the Camp, before anybody chooses a Pillar.  CAT-PHASE-01, CAT-CAMP-03"""
    add_to_camp(g, 1)
    yield from ()
    g.step = g.book.following("age", "camp") or ""


def workers(g: Hybris) -> Play:
    """Everybody at once, and all is shown together.  CAT-PHASE-02, CAT-PHASE-03"""
    parts = [(p.seat, part(g, p)) for p in g.players if could_plan(g, p)]
    if parts:
        yield Together(parts)
        g.reveals += 1  # what was planned unseen
    for p in g.players:
        put_to_work(g, p)
    g.step = g.book.following("age", "workers") or ""


def part(g: Hybris, p: Player) -> Callable[[], Play]:
    return lambda: plan(g, p)


def recruitable(g: Hybris, p: Player) -> int:
    """As many as there are Followers and free places, five at most.  CAT-PHASE-02"""
    return min(p.followers, room_for(g, p, "worker"), int(kit_of(g.box).hangar["recruits"]))


def vacant(g: Hybris, p: Player) -> list[int]:
    """Tiles that may get a Worker.  CAT-PHASE-03, CAT-MK-12"""
    hangar = hangar_of(g, p)
    return [place for place in hangar.unfinished() if not hangar.staffed >> place & 1]


def could_plan(g: Hybris, p: Player) -> bool:
    """Whether there is anything to decide, which everybody can see."""
    return recruitable(g, p) > 0 or (hangar_of(g, p).workers > 0 and bool(vacant(g, p)))


def plan(g: Hybris, p: Player) -> Play:
    """First how many Followers, then the tiles that get a Worker: everybody answers both, even without any."""
    hangar = hangar_of(g, p)
    most = recruitable(g, p)
    if most:
        options = [RECRUIT << 16 | number for number in range(most + 1)]
        hangar.recruits = number_of((yield Ask(RECRUIT_WORKERS, p.seat, options)))
    tiles = vacant(g, p)
    if tiles and hangar.workers + most:
        options = [POST << 16 | mask for mask in rosters(tiles, hangar.workers + hangar.recruits)]
        hangar.posts = number_of((yield Ask(POST_WORKERS, p.seat, options)))


def rosters(tiles: list[int], workers: int) -> list[int]:
    """Every way to put one of this many Workers on each of some tiles, as masks; nobody anywhere first."""
    masks = [0]
    for place in tiles:
        masks += [mask | 1 << place for mask in masks]
    return [mask for mask in masks if mask.bit_count() <= workers]


def put_to_work(g: Hybris, p: Player) -> None:
    """What was planned is done.  CAT-PHASE-02, CAT-PHASE-03, CAT-RES-05"""
    hangar = hangar_of(g, p)
    if hangar.recruits:
        pay_plain(g, p, FOLLOWERS, hangar.recruits)
        hangar.workers += hangar.recruits
        log.recruited(g, p.seat, hangar.recruits)
    for place in vacant(g, p):
        if hangar.posts >> place & 1 and hangar.workers:
            hangar.workers -= 1
            hangar.staffed |= 1 << place
            log.posted(g, p.seat, hangar.tiles[place])
    hangar.recruits = 0
    hangar.posts = 0


# ---------------------------------------------------------------- an Age ends


def exhaustion(g: Hybris) -> Play:
    """An Aegis for each Worker on a tile, or it goes to the supply.  CAT-PHASE-06"""
    for p in g.by_grandeur():
        hangar = hangar_of(g, p)
        for place in hangar.manned():
            if p.aegis:
                choice = yield Ask(KEEP_WORKER, p.seat, [KEEP << 16 | place, STOP << 16])
                if action_of(choice) == KEEP:
                    pay_plain(g, p, AEGIS, 1)
                    continue
            hangar.staffed &= ~(1 << place)
            log.exhausted(g, p.seat, hangar.tiles[place])
    go_on(g, "exhaustion")


def research(g: Hybris) -> Play:
    """Cubes of the gauge for a Victory Point each.  CAT-PHASE-08, CAT-RND-12, CAT-RES-04"""
    for p in g.by_grandeur():
        cubes = hangar_of(g, p).research
        if cubes:
            options = [TRADE << 16 | number for number in range(cubes + 1)]
            traded = number_of((yield Ask(TRADE_RESEARCH, p.seat, options)))
            if traded:
                spend_research(g, p, traded)
                score(g, p, traded, RESEARCH_POINTS)
    go_on(g, "research")


def write_steps(book: Book) -> None:
    book.insert_step("set_up", "prepare", "hangars", hangars)
    book.insert_step("age", "age_start", "camp", camp)
    book.insert_step("age", "planning", "workers", workers)
    book.insert_step("end_of_age", "fear", "exhaustion", exhaustion)
    book.insert_step("end_of_age", "exhaustion", "research", research)
