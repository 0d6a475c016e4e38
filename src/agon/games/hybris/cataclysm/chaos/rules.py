"""When Chaos comes in: a gain of Aegis, the end of a Combat, the end of an Age, the end of the world.  Page 9."""

from agon.games.hybris.book import Book
from agon.games.hybris.cataclysm.chaos.features import FEATURES
from agon.games.hybris.cataclysm.chaos.fight import fill, put_away
from agon.games.hybris.cataclysm.chaos.offers import add_offers
from agon.games.hybris.cataclysm.chaos.table import PART, chaos, lay_out
from agon.games.hybris.cataclysm.chaos.track import advance, settle
from agon.games.hybris.cataclysm.chaos.words import write_words
from agon.games.hybris.rules.end_of_age import go_on
from agon.games.hybris.rules.ending import outcome
from agon.games.hybris.rules.links import open_cities
from agon.games.hybris.scenes import FOR_CHAOS, Scene
from agon.games.hybris.state import Hybris
from agon.kernel.ask import Play
from agon.kernel.game import OVER, Outcome, Place
from agon.kernel.words import say


def install_chaos(book: Book) -> None:
    """Chaos in the rulebook."""
    book.add_part(PART, lay_out)
    book.offers.append(add_offers)
    book.hears_gains = True
    book.triggers.on("aegis_gained", PART, is_played, owe)
    book.triggers.on("combat_over", PART, always, pay_debts)
    book.insert_step("end_of_age", "exhaustion", "inexorable", inexorable)  # between two of the Hangars
    book.add_muster(FOR_CHAOS, fill, put_away)
    book.features += FEATURES
    book.claim("the verdict")
    book.verdict = verdict
    write_words(book)


def always(g: Hybris, scene: Scene) -> bool:
    return True


def is_played(g: Hybris, scene: Scene) -> bool:
    """The Aegis of the set-up feeds nobody.  CAT-ATTR-01"""
    return g.step not in g.book.sequences["set_up"]


def owe(g: Hybris, scene: Scene) -> Play:
    """A card for the gain: now, or when Chaos is at rest and no Combat is on.  CAT-ATTR-01, CAT-ATTR-06"""
    chaos(g).owed.append((scene.actor, scene.count))
    return settle(g)


def pay_debts(g: Hybris, scene: Scene) -> Play:
    return settle(g)


def inexorable(g: Hybris) -> Play:
    """Step 9 of the End of Age: Chaos advances, in the last Age too.  CAT-INEX-01, CAT-PHASE-07, CAT-PHASE-09"""
    yield from advance(g, 1)
    go_on(g, "inexorable")


def verdict(g: Hybris) -> Outcome | None:
    """Without a City everybody has lost together; otherwise as in the base game.  CAT-WIN-01, CAT-WIN-02"""
    if g.step != OVER or open_cities(g):
        return outcome(g)
    places = tuple([Place(p.seat, len(g.players), p.vp) for p in g.players])
    return Outcome((), places, say("hybris-lost-to-chaos", age=g.age))
