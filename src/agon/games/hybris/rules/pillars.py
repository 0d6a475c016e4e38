"""The Divine Pillar phase.  Page 11."""

from agon.games.hybris.box.numbers import NONE
from agon.games.hybris.rules.questions import CHOOSE_PILLAR, PILLAR, number_of
from agon.games.hybris.state import Hybris, Player
from agon.kernel.ask import Ask, Play
from agon.kernel.game import EVERYONE


def pillar(g: Hybris) -> Play:
    """The next player in Grandeur order takes one of the Pillars left; then the order of turn is set.  HYB-PILLAR-01"""
    p = next_to_choose(g)
    options = [PILLAR << 16 | pillar for pillar in unchosen(g)]
    choice = number_of((yield Ask(CHOOSE_PILLAR, p.seat, options)))
    take_pillar(g, p, choice)
    if all(other.pillar != NONE for other in g.players):
        bless_pillars(g)
        set_order(g)
        g.step = g.book.following("age", "pillar") or ""


def next_to_choose(g: Hybris) -> Player:
    for p in g.by_grandeur():
        if p.pillar == NONE:
            return p
    raise AssertionError("everybody has a Pillar")


def unchosen(g: Hybris) -> list[int]:
    taken = [p.pillar for p in g.players]
    return [pillar.index for pillar in g.box.pillars if pillar.index not in taken]


def take_pillar(g: Hybris, p: Player, pillar: int) -> None:
    """A Prayer that lies on it comes along.  HYB-PILLAR-04"""
    p.pillar = pillar
    g.tell("hybris-pillar", EVERYONE, p.seat, pillar)
    if g.pillar_prayers >> pillar & 1:
        g.pillar_prayers &= ~(1 << pillar)
        p.prayers += 1
        g.tell("hybris-pillar-prayer", EVERYONE, p.seat, pillar)


def bless_pillars(g: Hybris) -> None:
    """Every Pillar left over gets a Prayer, unless it has one; it stays until somebody takes it.  HYB-PILLAR-03, -05"""
    for index in unchosen(g):
        g.pillar_prayers |= 1 << index


def set_order(g: Hybris) -> None:
    """Lowest number first.  HYB-PILLAR-02"""
    g.order = [p.seat for p in sorted(g.players, key=lambda p: g.box.pillars[p.pillar].number)]
    g.active = g.order[0]
