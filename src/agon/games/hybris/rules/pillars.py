"""The Divine Pillar phase, and resolving a Pillar.  Pages 10 and 12."""

from agon.games.hybris import log
from agon.games.hybris.player import Player
from agon.games.hybris.rules.powers import awaited, happen, timed
from agon.games.hybris.rules.questions import CHOOSE_PILLAR, PILLAR, STOP, USE_UPPER, number_of
from agon.games.hybris.scenes import Scene
from agon.games.hybris.state import Hybris
from agon.kernel.ask import DONE, Ask, Play, action_of


def age_start(g: Hybris) -> Play:
    """Powers of the start of an Age come first.  HYB-TECH-06, HYB-FLOW-01"""
    yield from timed(g, "age_start")
    g.step = g.book.following("age", "age_start") or ""


def pillar(g: Hybris) -> Play:
    """The next player in Grandeur order takes one of the Pillars left; then the order of turn is set.  HYB-PILLAR-01"""
    p = next_to_choose(g, 1)
    yield from choose_pillar(g, p)
    p.uppers = p.pillars.copy()
    p.lowers = p.pillars.copy()
    if not [other for other in g.players if not other.pillars]:
        bless_pillars(g)
        set_order(g)
        g.step = g.book.following("age", "pillar") or ""


def next_to_choose(g: Hybris, round: int) -> Player:
    """Who has fewer Pillars than rounds begun: first those whom a power puts before all others."""
    order = [g.players[seat] for seat in g.first_pick] + g.by_grandeur()
    for p in order:
        if len(p.pillars) < round:
            return p
    raise AssertionError("everybody has a Pillar")


def choose_pillar(g: Hybris, p: Player) -> Play:
    """Any of the Pillars left.  HYB-PILLAR-01"""
    take_pillar(g, p, number_of((yield which_pillar(g, p))))


def which_pillar(g: Hybris, p: Player) -> Ask:
    return Ask(CHOOSE_PILLAR, p.seat, [PILLAR << 16 | pillar for pillar in unchosen(g)])


def unchosen(g: Hybris) -> list[int]:
    taken = 0
    for p in g.players:
        for pillar in p.pillars:
            taken |= 1 << pillar
    return [pillar for pillar in range(len(g.box.pillars)) if not taken >> pillar & 1]


def take_pillar(g: Hybris, p: Player, pillar: int) -> None:
    """A Prayer that lies on it comes along.  HYB-PILLAR-04"""
    p.pillars.append(pillar)
    log.pillar(g, p.seat, pillar)
    if g.pillar_prayers >> pillar & 1:
        g.pillar_prayers &= ~(1 << pillar)
        p.prayers += 1
        log.pillar_prayer(g, p.seat, pillar)


def bless_pillars(g: Hybris) -> None:
    """Every Pillar left over gets a Prayer, unless it has one; it stays until somebody takes it.  HYB-PILLAR-03, -05"""
    for index in unchosen(g):
        g.pillar_prayers |= 1 << index


def lowest_number(g: Hybris, p: Player) -> int:
    return min([g.box.pillars[pillar].number for pillar in p.pillars])


def set_order(g: Hybris) -> None:
    """Lowest number first.  HYB-PILLAR-02"""
    g.order = [seat for _, seat in sorted([(lowest_number(g, p), p.seat) for p in g.players])]
    g.active = g.order[0]


# ---------------------------------------------------------------- resolving


def unresolved(p: Player) -> list[int]:
    """A player's Pillars that are not turned face down yet; one of which nothing can be seen has nothing to resolve."""
    return [pillar for pillar in p.pillars if is_seen(p, pillar) and not is_resolved(p, pillar)]


def is_seen(p: Player, pillar: int) -> bool:
    return pillar in p.uppers or pillar in p.lowers


def is_resolved(p: Player, pillar: int) -> bool:
    return p.pillar_resolved or p.turned >> pillar & 1 == 1


def resolve_pillar(g: Hybris, p: Player, pillar: int, scene: Scene) -> Play:
    """The upper effect if the owner wants, then the lower benefit for all the others.  HYB-ACT-21, -22, -23

    Where a player has several Pillars, each is resolved on its own.  HYB-DUEL-23
    """
    if pillar in p.uppers:
        choice = yield Ask(USE_UPPER, p.seat, [PILLAR << 16 | pillar, STOP << 16])
        if action_of(choice) != STOP:
            log.upper(g, p.seat, pillar)
            yield from g.book.resolve(g, p, g.box.pillars[pillar].upper, scene)
    yield from turn_down(g, p, pillar, scene)


def turn_down(g: Hybris, p: Player, pillar: int, scene: Scene) -> Play:
    """A card is turned face down, and everybody else receives its lower benefit.  HYB-ACT-23, HYB-ACT-24"""
    if pillar not in unresolved(p):
        return DONE
    p.turned |= 1 << pillar
    p.pillar_resolved = not unresolved(p)
    return g.book.lower(g, p, pillar, scene) if pillar in p.lowers else DONE


def resolve_lower(g: Hybris, p: Player, scene: Scene) -> Play:
    """All cards that are still to be resolved, without their upper effects.  HYB-PASS-04, HYB-DEFEAT-07"""
    for pillar in unresolved(p):
        yield from turn_down(g, p, pillar, scene)


def share_lower(g: Hybris, p: Player, pillar: int, scene: Scene) -> Play:
    log.lower(g, p.seat, pillar)
    given = Scene(p.seat)
    given.owner = p.seat
    yield from g.book.resolve(g, p, g.box.pillars[pillar].lower, given)
    if not awaited(g, "pillar_lower"):
        return
    for other in g.by_grandeur():
        if other is not p:
            received = Scene(p.seat)
            received.other = other.seat
            received.card = pillar
            yield from happen(g, "pillar_lower", received)
