"""How Chaos gathers, advances, is intercepted, and destroys Cities.  Pages 8 and 9.

No Combat ever begins within another: what would move Chaos during one waits until it is over, and so do the cards that
it draws for Aegis; these also wait until Chaos has come to rest.  CAT-ATTR-06
"""

from collections.abc import Generator

from agon.games.hybris.box.numbers import NONE
from agon.games.hybris.cataclysm import log
from agon.games.hybris.cataclysm.box import kit_of
from agon.games.hybris.cataclysm.chaos.attraction import attract
from agon.games.hybris.cataclysm.chaos.fight import fight_chaos
from agon.games.hybris.cataclysm.chaos.questions import INTERCEPT, WILL_INTERCEPT
from agon.games.hybris.cataclysm.chaos.table import chaos, discard_momentum, draw
from agon.games.hybris.cataclysm.outskirts.goods import spend_energy
from agon.games.hybris.cataclysm.outskirts.table import hangar_of, outskirts
from agon.games.hybris.cataclysm.outskirts.tracks import climb
from agon.games.hybris.player import Player
from agon.games.hybris.rules.combat.aftermath import end_combat
from agon.games.hybris.rules.filters import olympian_of
from agon.games.hybris.rules.links import open_cities
from agon.games.hybris.rules.powers import happen
from agon.games.hybris.rules.questions import STOP
from agon.games.hybris.rules.ruin import clear_city, close_city, figures_in, temples_of, tiles_of
from agon.games.hybris.rules.tracks import gain_grandeur
from agon.games.hybris.scenes import BESIDE_TURN, HARMLESS, Scene
from agon.games.hybris.state import Hybris
from agon.kernel.ask import DONE, Ask, Play, Together, action_of
from agon.kernel.errors import Ended

Holding = Generator[Ask | Together, int, bool]

# ---------------------------------------------------------------- Momentum


def gain_momentum(g: Hybris, count: int) -> Play:
    """One by one, unseen; the sixth unleashes Chaos and the rest is gained from none.  CAT-MOM-01, -03, -04"""
    table = chaos(g)
    for _ in range(count):
        card, seen = draw(g)
        if card == NONE:
            return
        table.momentum.append(card)
        table.momentum_seen.append(seen)
        log.momentum(g, len(table.momentum))
        if len(table.momentum) >= kit_of(g.box).rules["unleashed_at"]:
            yield from unleash(g)


def lose_momentum(g: Hybris, count: int) -> None:
    lost = discard_momentum(g, count)
    log.momentum_lost(g, lost, len(chaos(g).momentum))


def unleash(g: Hybris) -> Play:
    """No Momentum, no Prayers in the Well, no Workers in the Camp; then Chaos advances.  CAT-UNL-01 to -04

    While it absorbs a City its advance waits until it is back on space 1.  CAT-CATA-09, CAT-PROG-07
    """
    table = chaos(g)
    log.unleashed(g)
    lose_momentum(g, len(table.momentum))
    g.well = 0  # without an overflow
    outskirts(g).camp = 0
    if table.absorbing:
        table.roused = True
    else:
        yield from advance(g, kit_of(g.box).rules["unleashed_advance"])


# ---------------------------------------------------------------- the Progression track


def advance(g: Hybris, spaces: int) -> Play:
    """Space by space; from the last one to the Cataclysm deck, unless it is intercepted.  CAT-PROG-01 to -04

    At the deck what is left of the same card or effect is ignored; held off, Chaos comes on again.

    CAT-PROG-06, CAT-PROG-08
    """
    table = chaos(g)
    if g.combat is not None:
        table.waiting.append(spaces)
        return
    table.busy += 1
    for _ in range(spaces):
        if table.space < kit_of(g.box).rules["spaces"]:
            yield from move_to(g, table.space + 1)
        else:
            stopped = yield from is_intercepted(g)
            if not stopped:
                table.sated = table.drawn != NONE
                yield from happen(g, "chaos_advances", Scene(NONE))  # CAT-PROG-01
                yield from destroy_city(g)
                break
    table.busy -= 1
    yield from settle(g)


def move_to(g: Hybris, space: int) -> Play:
    chaos(g).space = space
    log.chaos_advances(g, space)
    yield from happen(g, "chaos_advances", Scene(NONE))


def retreat(g: Hybris, spaces: int) -> None:
    """Back, never below space 1."""
    table = chaos(g)
    table.space = max(1, table.space - spaces)
    log.chaos_retreats(g, table.space)


def settle(g: Hybris) -> Play:
    """What has waited for Chaos to come to rest and for the end of a Combat, one after the other.  CAT-ATTR-06"""
    table = chaos(g)
    at_rest = not table.busy and g.combat is None
    return pay_off(g) if at_rest and (table.waiting or table.owed) else DONE


def pay_off(g: Hybris) -> Play:
    table = chaos(g)
    while not table.busy and g.combat is None:
        if table.waiting:
            yield from advance(g, table.waiting.pop(0))
        elif table.owed:
            seat, aegis = table.owed.pop(0)
            table.busy += 1
            yield from attract(g, seat, aegis)
            table.busy -= 1
        else:
            return


# ---------------------------------------------------------------- Interception


def is_intercepted(g: Hybris) -> Holding:
    """The players are asked in Grandeur order until one tries; whether Chaos was stopped.  CAT-INT-01, CAT-INT-02"""
    yield from happen(g, "interception", Scene(NONE))
    price = int(kit_of(g.box).rules["intercept_energy"])
    for p in g.by_grandeur():
        if hangar_of(g, p).energy < price:  # CAT-INT-09
            continue
        choice = yield Ask(WILL_INTERCEPT, p.seat, [INTERCEPT << 16 | price, STOP << 16])
        if action_of(choice) == STOP:
            log.intercept_declined(g, p.seat)
            continue
        return (yield from intercept(g, p, price))
    return False


def intercept(g: Hybris, p: Player, price: int) -> Holding:
    """Energy, then the Combat, with nothing of the Defence track.  CAT-INT-04 to -11, CAT-INT-17

    A defeat has its consequences, but an action that was interrupted goes on.  CAT-INT-03, CAT-INT-18
    """
    spend_energy(g, p, price)  # CAT-INT-10
    log.intercepts(g, p.seat)
    stakes = HARMLESS if g.book.options["lost_interception"] == "unharmed" else BESIDE_TURN
    won = yield from fight_chaos(g, p, olympian_of(p), 0, stakes)
    if won:
        gain_grandeur(g, p, 1)  # CAT-INT-13
        yield from climb(g, p)  # CAT-INT-14
        lose_momentum(g, len(chaos(g).momentum))  # CAT-INT-15
    yield from end_combat(g)
    return won


# ---------------------------------------------------------------- the fall of a City


def destroy_city(g: Hybris) -> Play:
    """The Cataclysm card, the Absorption, the removal, back to space 1, then an Unleashed.  CAT-CATA-01, -04, -10"""
    yield from happen(g, "city_falls", Scene(NONE))
    table = chaos(g)
    card = table.falls.pop()
    table.falls_seen.pop()
    table.fallen.append(card)
    city = kit_of(g.box).falls[card]
    g.reveals += 1
    log.city_falls(g, city, card)
    close_city(g, city)
    if not open_cities(g):  # CAT-WIN-01, CAT-WIN-03
        log.chaos_wins(g)
        raise Ended
    built = tiles_of(g, city) + temples_of(g, city)
    yield from absorb(g, city, len(built) + len(figures_in(g, city)))
    table.space = 1  # CAT-PROG-05
    log.chaos_returns(g, city)
    yield from tell_of_fall(g, city, built)
    if table.roused:
        table.roused = False
        yield from advance(g, kit_of(g.box).rules["unleashed_advance"])


def absorb(g: Hybris, city: int, pieces: int) -> Play:
    """Counted first, removed afterwards.  CAT-CATA-04"""
    table = chaos(g)
    table.absorbing = True
    log.absorbs(g, city, pieces)
    yield from gain_momentum(g, pieces)
    table.absorbing = False
    clear_city(g, city)


def tell_of_fall(g: Hybris, city: int, built: list[int]) -> Play:
    """Whoever reacts: to each piece that was built there, by its owner, and to the fall itself."""
    for owner in built:
        lost = Scene(owner)
        lost.city = city
        yield from happen(g, "piece_absorbed", lost)
    fallen = Scene(NONE)
    fallen.city = city
    yield from happen(g, "city_destroyed", fallen)
