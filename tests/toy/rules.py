"""A lot in each Age, a toss for whoever calls it, and what beans are worth in the end."""

from typing import Final

from agon.cards.phrases import Effect
from agon.games.hybris.book import Book, Feature
from agon.games.hybris.booking import points_of
from agon.games.hybris.player import Player
from agon.games.hybris.rules.questions import STOP, number_of
from agon.games.hybris.rules.tracks import score
from agon.games.hybris.scenes import Scene
from agon.games.hybris.state import Hybris
from agon.kernel.ask import Ask, Play, action_of
from toy import log
from toy.box import lots_of
from toy.describe import speech
from toy.faces import lot_face
from toy.offers import add_offers
from toy.questions import CALL, SIDES, WHICH_SIDE
from toy.table import PART, lay_out, urn
from toy.withheld import CALLS, why_not_call

BEANS: Final = points_of("beans")


def install(book: Book) -> None:
    book.add_part(PART, lay_out)
    book.offers.append(add_offers)
    book.speech.add_module(speech())
    book.add_legality(WHICH_SIDE, CALLS)
    book.add_faces({"lot": lot_face})
    book.add_verb("toss", toss)
    book.insert_step("age", "age_start", "lot", draw_lot)
    book.features.append(Feature("beans", 0.5, beans_of))


def draw_lot(g: Hybris) -> Play:
    """The next lot is shown, and everybody does what it says; two beans are a point.  TOY-01"""
    table = urn(g)
    table.drawn = table.lots.pop()
    g.reveals += 1
    log.lot_drawn(g, table.drawn)
    for p in g.players:
        yield from g.book.resolve(g, p, lots_of(g.box)[table.drawn].effects, Scene(p.seat))
        score(g, p, table.beans[p.seat] // 2, BEANS)
    g.step = g.book.following("age", "lot") or ""


def toss(g: Hybris, p: Player, effect: Effect, scene: Scene) -> Play:
    """`{ toss = 2 }`: who calls the side that falls wins so many beans.  TOY-02"""
    calls = [CALL << 16 | side for side in range(len(SIDES))]
    open_calls = [option for option in calls if why_not_call(g, p, option) is None]
    chosen = yield Ask(WHICH_SIDE, p.seat, [*open_calls, STOP << 16])
    if action_of(chosen) != CALL:
        return
    table = urn(g)
    table.called[p.seat] = number_of(chosen)
    if g.chance.below(len(SIDES)) == number_of(chosen):
        table.beans[p.seat] += effect.number
        log.toss_won(g, p.seat, effect.number)
    else:
        log.toss_lost(g, p.seat)


def beans_of(g: Hybris, p: Player) -> float:
    return float(urn(g).beans[p.seat])
