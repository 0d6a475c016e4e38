"""Combat between two players: hidden cards, hidden markers, round after round.  Pages 26 and 27.

What is hidden in the state: a side's `hidden` card unless it is `face_up`, and its `marker` while a card is hidden.
Once the cards of a round are turned over or taken back, no card is hidden and the markers lie open.
"""

from collections.abc import Callable, Generator

from agon.games.hybris import log
from agon.games.hybris.box.numbers import MORTAL_WORLD, NONE
from agon.games.hybris.player import RESERVE, Player
from agon.games.hybris.rules.combat.aftermath import settle_combat, win_by_flight
from agon.games.hybris.rules.combat.cards import (
    TOLL,
    apply,
    can_afford_toll,
    lay,
    limit,
    play_on,
    side_scene,
    spent,
    total,
    why_not_fit,
    within_limits,
)
from agon.games.hybris.rules.combat.questions import (
    CHOOSE_MARKER,
    PLACE_CARD,
    PLACE_OPENLY,
    PLAY_ALONE,
    PRESS_ON,
    PRESSED_ON,
    STOPPED,
)
from agon.games.hybris.rules.decks import settle, show_in_hand
from agon.games.hybris.rules.planning import take_back_token
from agon.games.hybris.rules.powers import awaited, happen
from agon.games.hybris.rules.questions import STOP, number_of
from agon.games.hybris.rules.resources import card_options, discard, pay
from agon.games.hybris.scenes import Combat, Scene, Side
from agon.games.hybris.state import Hybris
from agon.kernel.ask import Ask, Kind, Play, Together, action_of
from agon.kernel.legality import Reason

Deciding = Generator[Ask | Together, int, bool]


def flee(g: Hybris, p: Player, character: int) -> None:
    """A Prophet who is attacked goes to its owner's reserve; that is no defeat.  HYB-COMBAT-03, HYB-CONTEST-07"""
    figure = p.characters[character]
    take_back_token(p, figure)
    figure.place = RESERVE
    log.fled(g, p.seat, character)


def put_to_flight(g: Hybris, attacker: Player, his: int, defender: Player, its: int, purpose: int, city: int) -> Play:
    """A player's Prophet flees from another player's figure, who has won a Combat by it.  HYB-COMBAT-03, HYB-CONTEST-07

    No Combat is started, so nobody hears of its beginning.
    """
    flee(g, defender, its)
    combat = Combat(purpose, Side(attacker.seat, his), Side(defender.seat, its))
    combat.city = city
    log.flight_won(g, attacker.seat, his)
    return win_by_flight(g, combat)


def fight_player(
    g: Hybris, attacker: Player, his: int, defender: Player, its: int, purpose: int, city: int
) -> Deciding:
    """A Combat between two figures up to `end_combat`; whether the Attacker won. Ties are the Defender's.

    HYB-CVP-01, HYB-CVP-11
    """
    combat = Combat(purpose, Side(attacker.seat, his), Side(defender.seat, its))
    combat.city = city
    g.combat = combat
    log.combat(g, attacker.seat, his, defender.seat, its)
    scene = Scene(attacker.seat)
    scene.character = his
    scene.other = defender.seat
    scene.location = MORTAL_WORLD
    scene.city = city
    yield from happen(g, "combat_started", scene)
    if awaited(g, "fight_begins"):
        for side in (combat.attacker, combat.defender):
            yield from happen(g, "fight_begins", side_scene(g, side))
    yield from play_rounds(g, combat)
    won = total(g, combat.attacker) > total(g, combat.defender)
    if won:
        yield from settle_combat(g, combat.attacker, combat.defender)
    else:
        yield from settle_combat(g, combat.defender, combat.attacker)
    return won


def play_rounds(g: Hybris, combat: Combat) -> Play:
    """Rounds until somebody stops; who has not may go on alone.  HYB-CVP-07, -08, -09, -10"""
    while not combat.attacker.stopped and not combat.defender.stopped:
        for side in (combat.attacker, combat.defender):
            side.marker = NONE
        yield from place_cards(g, combat)
        yield from choose_markers(g, combat)
        yield from turn_over(g, combat)
        log.totals(g, total(g, combat.attacker), total(g, combat.defender))
    for side in (combat.attacker, combat.defender):
        if not side.stopped:
            yield from play_on(g, side, PLAY_ALONE, [])


# ---------------------------------------------------------------- step 1: a card each, face down


def place_cards(g: Hybris, combat: Combat) -> Play:
    """Whoever has a card must place one; who is bound to show it does so before the other chooses.  HYB-CVP-02"""
    placing = [side for side in (combat.attacker, combat.defender) if g.players[side.seat].hand]
    for side in placing:
        if side.must_show:
            yield from place(g, side, PLACE_OPENLY)
            side.face_up = True
            g.players[side.seat].shown.pop(side.hidden, None)  # it is seen here now, and no more in hand
            settle(g, g.players[side.seat], side.hidden)
            g.reveals += 1
            log.placed_openly(g, side.seat, side.hidden)
    secretly = [side for side in placing if not side.face_up]
    if secretly:
        yield Together([(side.seat, placing_of(g, side)) for side in secretly])
    for side in secretly:
        log.placed_card(g, side.seat)


def placing_of(g: Hybris, side: Side) -> Callable[[], Play]:
    def procedure() -> Play:
        yield from place(g, side, PLACE_CARD)

    return procedure


def place(g: Hybris, side: Side, kind: Kind) -> Play:
    """Any card of the hand, one too dear as well; but who is bound to press on takes one that allows it."""
    p = g.players[side.seat]
    cards = sorted(p.hand)
    if side.must_press_on and can_afford_toll(g, side, 1):
        cards = [card for card in cards if within_limits(g, side, card, [])] or cards
    card = number_of((yield Ask(kind, side.seat, card_options(cards))))
    p.hand.remove(card)
    side.hidden = card


# ---------------------------------------------------------------- step 2: the markers


def choose_markers(g: Hybris, combat: Combat) -> Play:
    """Secretly; who has placed no card must stop, and everybody sees that.  HYB-CVP-03"""
    choosing: list[Side] = []
    for side in (combat.attacker, combat.defender):
        if side.hidden == NONE:
            side.marker = STOPPED
        else:
            choosing.append(side)
    if choosing:
        yield Together([(side.seat, marking_of(g, side)) for side in choosing])


def marking_of(g: Hybris, side: Side) -> Callable[[], Play]:
    def procedure() -> Play:
        choice = yield Ask(CHOOSE_MARKER, side.seat, marker_options(g, side))
        side.marker = PRESSED_ON if action_of(choice) == PRESS_ON else STOPPED

    return procedure


def marker_options(g: Hybris, side: Side) -> list[int]:
    """Not on with a card that is too dear, nor without the toll; on and nothing else if bound to.  HYB-CVP-06"""
    if why_not_press_on(g, side) is not None:
        return [STOP << 16]
    return [PRESS_ON << 16] if side.must_press_on else [PRESS_ON << 16, STOP << 16]


def why_not_press_on(g: Hybris, side: Side) -> Reason | None:
    reason = why_not_fit(g, side, side.hidden, limit(g, side) - spent(g, side), [])
    return TOLL if reason is None and not can_afford_toll(g, side, 0) else reason


# ---------------------------------------------------------------- step 3: all is shown


def turn_over(g: Hybris, combat: Combat) -> Play:
    """Both markers; cards are taken back, or counted, and then their effects, the Attacker's first.  HYB-CVP-04, -05"""
    g.reveals += 1
    pressing: list[Side] = []
    for side in (combat.attacker, combat.defender):
        log.marker(g, side.seat, side.marker)
        side.stopped = side.marker == STOPPED
        side.must_show = False
        side.must_press_on = False
        if not side.stopped:
            pressing.append(side)
        elif side.hidden != NONE:
            take_back(g, side)
    for side in pressing:
        yield from pay(g, g.players[side.seat], side.toll)
    for side in pressing:
        card = side.hidden
        side.hidden = NONE
        side.face_up = False
        lay(g, side, card, [])
    for side in pressing:
        yield from apply(g, side, side.cards[-1])


def take_back(g: Hybris, side: Side) -> None:
    """Who stops takes the card of this round back to hand, unseen; who may not retreat discards it.  HYB-CVP-04"""
    p = g.players[side.seat]
    card, seen = side.hidden, side.face_up
    side.hidden = NONE
    side.face_up = False
    p.hand.append(card)
    log.took_back(g, side.seat)
    if side.no_retreat:
        discard(g, p, card)
    elif seen:
        show_in_hand(g, p, card, ~(1 << p.seat))
