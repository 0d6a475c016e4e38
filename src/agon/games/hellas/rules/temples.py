"""Build Temple, and the oracle.  LOH-MSPEC-07 to LOH-MSPEC-12"""

from agon.games.hellas import log
from agon.games.hellas.box.numbers import BUILD_TEMPLE
from agon.games.hellas.moments import Scene
from agon.games.hellas.player import Player
from agon.games.hellas.rules.blessings import hold_draft
from agon.games.hellas.rules.control import controlled
from agon.games.hellas.rules.heroes import gain_priests
from agon.games.hellas.rules.powers import ask, happen
from agon.games.hellas.rules.questions import REGION, TEMPLE_AT, number_of
from agon.games.hellas.state import Book, Hellas
from agon.kernel.ask import Play


def temple_sites(g: Hellas, p: Player) -> list[int]:
    """Controlled regions with a free shrine, while temples are left; that of the oracle, while it is not built."""
    return [region for region in controlled(g, p.seat) if may_stand(g, region)]


def may_stand(g: Hellas, region: int) -> bool:
    return not g.temples >> region & 1 and g.book.seams.temple_site(g, region)


def temple_site(g: Hellas, region: int) -> bool:
    return region == g.box.oracle or (g.box.regions[region].shrine and g.temples_left > 0)


def may_build_temple(g: Hellas, p: Player) -> bool:
    return any(may_stand(g, region) for region in controlled(g, p.seat))


def build_temple(g: Hellas, p: Player) -> Play:
    """The special action: a temple, a priest, then what the temple card says.  LOH-MSPEC-07, LOH-MSPEC-08"""
    region = number_of((yield from ask(g, p, TEMPLE_AT, [REGION << 16 | site for site in temple_sites(g, p)])))
    g.temples |= 1 << region
    if region != g.box.oracle:
        g.temples_left -= 1
    log.temple(g, p.seat, region, g.temples_left)
    g.book.seams.check_victory(g)
    gain_priests(g, p, 1)
    yield from g.book.seams.temple_built(g, p, region)
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
    book.add_special(BUILD_TEMPLE, may_build_temple, build_temple)
    book.seams.temple_site = temple_site
    book.seams.temple_built = temple_built
