"""Prayer: a priest on a monument, its attribute, its god's power.  LOH-MREG-11 to LOH-MREG-23"""

from typing import Final

from agon.cards.phrases import Effect
from agon.games.hellas import log
from agon.games.hellas.box.numbers import PRAYER
from agon.games.hellas.player import Player
from agon.games.hellas.rules.heroes import set_attribute
from agon.games.hellas.rules.modifiers import FORBID_PRAYER, forbidden
from agon.games.hellas.rules.monuments import every_monument
from agon.games.hellas.rules.powers import ask_anew
from agon.games.hellas.rules.questions import GOD, PRAY, number_of
from agon.games.hellas.scenes import Scene
from agon.games.hellas.schema.words import REGULAR_ACTIONS
from agon.games.hellas.state import Action, Book, Hellas
from agon.kernel.ask import Play, action_of
from agon.kernel.legality import Legality, Reason

NO_PRIEST: Final = Reason("hellas-why-no-priest", "LOH-MREG-11")
NO_MONUMENT: Final = Reason("hellas-why-no-monument", "LOH-MREG-14")
FULL: Final = Reason("hellas-why-full", "LOH-MREG-14")
BARRED: Final = Reason("hellas-why-barred", "LOH-MMON-08")


def why_not_pray(g: Hellas, p: Player) -> Reason | None:
    if p.pool <= 0:
        return NO_PRIEST
    return None if pray_options(g, p) else NO_MONUMENT


def why_not_pray_to(g: Hellas, p: Player, option: int) -> Reason | None:
    """Monuments with a free priest spot that no monster bars.  LOH-MREG-14, LOH-MMON-08"""
    god = g.box.gods[number_of(option)]
    if len(g.monuments[god.index].priests) >= god.priest_spots:
        return FULL
    return BARRED if forbidden(g, p, FORBID_PRAYER, god.region) else None


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
    yield from g.book.resolve(g, p, g.book.replaceable.prayer_power(g, god.index), Scene(p.seat))


def pray_options(g: Hellas, p: Player) -> list[int]:
    if p.pool <= 0:
        return []
    return [option for option in every_monument(g) if why_not_pray_to(g, p, option) is None]


def prayer_power(g: Hellas, god: int) -> list[Effect]:
    """That of the monument's level.  LOH-MREG-18"""
    return g.box.gods[god].powers[g.monuments[god].level - 1]


def write_prayer(book: Book) -> None:
    rules = ("LOH-MREG-11", "LOH-MREG-12", "LOH-MREG-13")
    book.add_regular(PRAYER, Action(REGULAR_ACTIONS[PRAYER], rules, why_not_pray, pray))
    book.add_legality(PRAY, Legality(lambda g, ask: every_monument(g), why_not_pray_to))
    book.replaceable.prayer_power = prayer_power
