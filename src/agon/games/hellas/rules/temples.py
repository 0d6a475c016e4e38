"""Build Temple, and the oracle.  LOH-MSPEC-07 to LOH-MSPEC-12"""

from typing import Final

from agon.games.hellas import log
from agon.games.hellas.box.numbers import BUILD_TEMPLE
from agon.games.hellas.player import Player
from agon.games.hellas.rules.blessings import hold_draft
from agon.games.hellas.rules.control import controlled, controller
from agon.games.hellas.rules.heroes import gain_priests
from agon.games.hellas.rules.powers import ask, happen
from agon.games.hellas.rules.questions import REGION, TEMPLE_AT, number_of
from agon.games.hellas.scenes import Scene
from agon.games.hellas.schema.words import SPECIAL_ACTIONS
from agon.games.hellas.state import Action, Book, Hellas
from agon.kernel.ask import Play
from agon.kernel.legality import Legality, Reason

NO_SITE: Final = Reason("hellas-why-no-site", "LOH-MSPEC-07", "LOH-MSPEC-12")
TEMPLE_THERE: Final = Reason("hellas-why-temple-there", "LOH-MSPEC-07")
FOREIGN: Final = Reason("hellas-why-foreign", "LOH-MSPEC-07")
NONE_LEFT: Final = Reason("hellas-why-no-temples-left", "LOH-MSPEC-12")


def temple_sites(g: Hellas, p: Player) -> list[int]:
    """Controlled regions with a free shrine, while temples are left; that of the oracle, while it is not built."""
    return [region for region in controlled(g, p.seat) if why_not_stand(g, region) is None]


def why_not_stand(g: Hellas, region: int) -> Reason | None:
    if g.temples >> region & 1:
        return TEMPLE_THERE
    return g.book.replaceable.why_not_site(g, region)


def why_not_site(g: Hellas, region: int) -> Reason | None:
    return None if region == g.box.oracle else why_not_shrine(g, region)


def why_not_shrine(g: Hellas, region: int) -> Reason | None:
    if not g.box.regions[region].shrine:
        return NO_SITE
    return None if g.temples_left > 0 else NONE_LEFT


def shrines(g: Hellas) -> list[int]:
    return [REGION << 16 | region.index for region in g.box.regions if region.shrine or region.oracle]


def why_not_temple_at(g: Hellas, p: Player, option: int) -> Reason | None:
    region = number_of(option)
    reason = why_not_stand(g, region)
    if reason is not TEMPLE_THERE and controller(g, region) != p.seat:
        return FOREIGN
    return reason


def why_not_build_temple(g: Hellas, p: Player) -> Reason | None:
    return None if temple_sites(g, p) else NO_SITE


def build_temple(g: Hellas, p: Player) -> Play:
    """The special action: a temple, a priest, then what the temple card says.  LOH-MSPEC-07, LOH-MSPEC-08"""
    region = number_of((yield from ask(g, p, TEMPLE_AT, [REGION << 16 | site for site in temple_sites(g, p)])))
    g.temples |= 1 << region
    if region != g.box.oracle:
        g.temples_left -= 1
    log.temple(g, p.seat, region, g.temples_left)
    g.book.replaceable.check_victory(g)
    gain_priests(g, p, 1)
    yield from g.book.replaceable.temple_built(g, p, region)
    scene = Scene(p.seat)
    scene.region = region
    yield from happen(g, "temple_built", scene)


def temple_built(g: Hellas, p: Player, region: int) -> Play:
    """The draft that some temples start, by their number; the reward of the oracle.  LOH-MSPEC-09, LOH-MSPEC-11"""
    card = g.box.temple_cards[g.temple_card]
    if region == g.box.oracle:
        yield from g.book.resolve(g, p, card.oracle, Scene(p.seat))
    elif g.box.seating(len(g.players)).temples - g.temples_left in card.drafts:
        yield from hold_draft(g, p)


def write_temples(book: Book) -> None:
    rules = ("LOH-MSPEC-07", "LOH-MSPEC-08", "LOH-MSPEC-09")
    book.add_special(BUILD_TEMPLE, Action(SPECIAL_ACTIONS[BUILD_TEMPLE], rules, why_not_build_temple, build_temple))
    book.add_legality(TEMPLE_AT, Legality(lambda g, ask: shrines(g), why_not_temple_at))
    book.replaceable.why_not_site = why_not_site
    book.replaceable.temple_built = temple_built
