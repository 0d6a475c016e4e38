"""Prayer: a priest on a monument, its attribute, its god's power.  LOH-MREG-11 to LOH-MREG-23"""

from agon.cards.phrases import Effect
from agon.games.hellas import log
from agon.games.hellas.box.numbers import PRAYER
from agon.games.hellas.moments import Scene
from agon.games.hellas.player import Player
from agon.games.hellas.rules.heroes import set_attribute
from agon.games.hellas.rules.modifiers import forbidden_regions
from agon.games.hellas.rules.powers import ask_anew
from agon.games.hellas.rules.questions import GOD, PRAY, number_of
from agon.games.hellas.state import Book, Hellas
from agon.kernel.ask import Play, action_of


def may_pray(g: Hellas, p: Player) -> bool:
    return bool(pray_options(g, p))


def open_to_prayer(g: Hellas, p: Player) -> list[int]:
    """Monuments with a free priest spot that no monster bars.  LOH-MREG-14, LOH-MMON-08"""
    barred = forbidden_regions(g, p, "prayer")
    return [
        god.index
        for god in g.box.gods
        if len(g.monuments[god.index].priests) < god.priest_spots and god.region not in barred
    ]


def pray(g: Hellas, p: Player) -> Play:
    """The regular action; with the last priest gone meanwhile nobody is sent.  LOH-MREG-11 to -13, LOH-MBLS-08"""
    choice = yield from ask_anew(g, p, PRAY, lambda: pray_options(g, p))
    if action_of(choice) != GOD:
        return
    god = g.box.gods[number_of(choice)]
    monument = g.monuments[god.index]
    p.pool -= 1
    monument.priests.append(p.colour)  # until the next Build Monument.  LOH-MREG-16
    log.prayed(g, p.seat, god.index, monument.level)
    set_attribute(g, p, god.attribute, p.attributes[god.attribute] + 1)
    yield from g.book.resolve(g, p, g.book.seams.prayer_power(g, god.index), Scene(p.seat))


def pray_options(g: Hellas, p: Player) -> list[int]:
    return [GOD << 16 | god for god in open_to_prayer(g, p)] if p.pool > 0 else []


def prayer_power(g: Hellas, god: int) -> list[Effect]:
    """That of the monument's level.  LOH-MREG-18"""
    return g.box.gods[god].powers[g.monuments[god].level - 1]


def write_prayer(book: Book) -> None:
    book.add_regular(PRAYER, may_pray, pray)
    book.seams.prayer_power = prayer_power
