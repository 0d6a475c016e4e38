"""What reinforcements can do: one verb a way of doing something, as the pack's effects name them.

Each verb says why it cannot be done (the one source of its legality), asks what it is aimed at
before the others may react, and is then carried out.  Pages 6 to 11.
"""

from collections.abc import Callable
from typing import Final

from agon.cards.phrases import Effect
from agon.games.ephyran import log
from agon.games.ephyran.rules.actions import act, discard_options
from agon.games.ephyran.rules.cards import draw_hidden, draw_one, draw_options, leave_hand, look_at_token, take_top
from agon.games.ephyran.rules.city import build_options, lay, lift, lose_token, replace, retrieve_dionysus, zones
from agon.games.ephyran.rules.options import (
    AGAIN,
    DESTROY,
    DRAW,
    FROM_HAND,
    HAND_CARD,
    LEAVE,
    LEAVE_NEXT,
    LOCK,
    LOSE_ZONE,
    OWN_ZONE,
    PLACE_TOKEN,
    PUT_TOKEN,
    RETRIEVE,
    RIVAL,
    RIVAL_ZONE,
    STEAL,
    SWAP_CARD,
    SWAP_OWN,
    SWAP_WITH,
    TERRITORY_OF,
    UNLOCK,
    VICTIM,
    card_of,
    option,
    where_of,
)
from agon.games.ephyran.schema import HAND, OPPONENT
from agon.games.ephyran.state import NONE, TERRITORY, WHOLE_CITY, Ephyran, Player
from agon.kernel.ask import Ask, Play, action_of, exactly
from agon.kernel.legality import Reason

NO_CARDS: Final = Reason("ephyran-no-cards", "EPH-END-04")
NO_PILE: Final = Reason("ephyran-no-pile", "EPH-DRAW-04")
NO_SWAP: Final = Reason("ephyran-no-swap", "EPH-SWAP-01", "EPH-SWAP-02")
NO_SUPPLY: Final = Reason("ephyran-no-supply", "EPH-TOKEN-11")
NO_TOKEN_ZONE: Final = Reason("ephyran-no-token-zone", "EPH-TOKEN-11", "EPH-TOKEN-04")
NO_RIVAL_TOKEN: Final = Reason("ephyran-no-rival-token", "EPH-TOKEN-11")
NO_VICTIM: Final = Reason("ephyran-no-victim", "EPH-DESTROY-04")
NO_LOCK: Final = Reason("ephyran-no-lock", "EPH-LOCK-01")
NO_UNLOCK: Final = Reason("ephyran-no-unlock", "EPH-LOCK-04")


class VerbRule:
    """The three parts of a verb."""

    def __init__(
        self,
        why_not: Callable[[Ephyran, Player, int, Effect], Reason | None],
        aim: Callable[[Ephyran, Player, Effect], Play],
        carry_out: Callable[[Ephyran, Player, Effect], Play],
    ) -> None:
        self.why_not = why_not
        self.aim = aim
        self.carry_out = carry_out


def no_aim(g: Ephyran, p: Player, effect: Effect) -> Play:
    """Nothing to decide before the others may react."""
    yield from ()


def rivals(g: Ephyran, p: Player) -> list[Player]:
    """The other players, in turn order."""
    count = len(g.players)
    return [g.players[(p.seat + distance) % count] for distance in range(1, count)]


# -- draw: Castor & Pollux, the Graeae


def why_not_draw(g: Ephyran, p: Player, card: int, effect: Effect) -> Reason | None:
    """To keep some takes the draw pile; a plain draw takes either.  EPH-DRAW-01, EPH-DRAW-04, EPH-END-04"""
    if g.draw_pile:
        return None
    if "keep" in effect.numbers:
        return NO_PILE
    return None if draw_options(g, p) else NO_CARDS


def draw(g: Ephyran, p: Player, effect: Effect) -> Play:
    """Draw this many cards instead of the one that ends the turn, each from either pile.  EPH-DRAW-01, EPH-DRAW-04"""
    g.draws = False
    if "keep" in effect.numbers:
        yield from draw_and_keep(g, p, effect)
        return
    for _ in range(effect.number):
        options = draw_options(g, p)
        if g.rulings.draws_from_pile:
            options = options[:1]  # the draw pile, while there is one
        if options:
            choice = yield Ask(DRAW, p.seat, options)
            draw_one(g, p, choice)


def draw_and_keep(g: Ephyran, p: Player, effect: Effect) -> Play:
    """Put the cards drawn on the discard pile, in the order chosen, but for those that are kept.  EPH-DRAW-04, -05"""
    for _ in range(min(effect.number, len(g.draw_pile))):
        card = take_top(g)
        g.drawn.append(card)
        g.reveals += 1
        log.drew(g, 1 << p.seat, p.seat, card)
        log.drew_hidden(g, ~(1 << p.seat), p.seat)
    count = len(g.drawn) - effect.numbers["keep"]
    for made in range(count):
        options = [option(LEAVE, card, 0) for card in sorted(g.drawn)]
        choice = yield Ask(LEAVE_NEXT, p.seat, options, exactly(count - made, options, made))
        g.drawn.remove(card_of(choice))
        g.discard_pile.append(card_of(choice))
        log.left(g, p.seat, card_of(choice))
    for card in sorted(g.drawn):
        p.hand.append(card)
        log.kept(g, 1 << p.seat, p.seat, card)
    g.drawn = []


# -- play again: Castor & Pollux


def why_not_again(g: Ephyran, p: Player, card: int, effect: Effect) -> Reason | None:
    return None


def play_again(g: Ephyran, p: Player, effect: Effect) -> Play:
    """Play one more card at once, but no reinforcement; no draw follows.  EPH-DRAW-02, EPH-DRAW-03"""
    for _ in range(effect.number):
        if p.hand:
            choice = yield Ask(AGAIN, p.seat, build_options(g, p) + discard_options(p))
            if action_of(choice) == RETRIEVE:
                yield from retrieve_dionysus(g, p, card_of(choice), where_of(choice))
            else:
                act(g, p, choice)


# -- swap


def hand_zones(g: Ephyran, p: Player, without: int) -> int:
    """The zones that cards of the hand can be, one card aside; Dionysus can be any.  EPH-EXCH-02, EPH-SWAP-02"""
    mask = 0
    for card in p.hand:
        if card != without:
            if card >= g.box.deck_size:
                return WHOLE_CITY
            for zone in g.box.zones_of[card]:
                mask |= 1 << zone
    return mask


def swappable(g: Ephyran, p: Player, without: int, effect: Effect) -> int:
    """The player's own zones, covered or not, that have an equivalent elsewhere.  EPH-SWAP-01, -02, -03, -06"""
    others = 0
    if OPPONENT in effect.listed:
        for rival in g.players:
            if rival is not p:
                others |= rival.have & rival.free
    if HAND in effect.listed:
        others |= hand_zones(g, p, without)
    return p.have & p.free & others


def why_not_swap(g: Ephyran, p: Player, card: int, effect: Effect) -> Reason | None:
    return None if swappable(g, p, card, effect) else NO_SWAP


def aim_swap(g: Ephyran, p: Player, effect: Effect) -> Play:
    """Which zone of the player's own, and where its equivalent comes from.  EPH-SWAP-01, EPH-SWAP-02"""
    own = [option(OWN_ZONE, 0, zone) for zone in zones(swappable(g, p, NONE, effect))]
    zone = where_of((yield Ask(SWAP_OWN, p.seat, own)))
    sources: list[int] = []
    if OPPONENT in effect.listed:
        for rival in rivals(g, p):
            if rival.have & rival.free & 1 << zone:
                sources.append(option(RIVAL_ZONE, 0, rival.seat << 4 | zone))
    if HAND in effect.listed and hand_zones(g, p, NONE) >> zone & 1:
        sources.append(option(FROM_HAND, 0, zone))
    choice = yield Ask(SWAP_WITH, p.seat, sources)
    g.aim.append(zone)
    if action_of(choice) == FROM_HAND:
        g.aim.append(p.seat)
        g.promised = zone
        log.aims_hand(g, p.seat, zone)
    else:
        g.target = where_of(choice) >> 4
        g.aim.append(g.target)
        log.aims_zone(g, p.seat, g.target, zone)


def swap(g: Ephyran, p: Player, effect: Effect) -> Play:
    zone, seat = g.aim.pop(0), g.aim.pop(0)
    other = g.players[seat]
    if not p.have & p.free & other.have & other.free & 1 << zone:  # changed by another effect of the same card
        return
    if seat == p.seat:
        yield from swap_with_hand(g, p, zone)
    else:
        swap_with_rival(g, p, other, zone)


def swap_with_rival(g: Ephyran, p: Player, rival: Player, zone: int) -> None:
    """The two cards trade places, each with its token.  EPH-SWAP-02, EPH-SWAP-04"""
    mine, theirs = lift(p, zone), lift(rival, zone)
    lay(g, p, theirs, zone)
    lay(g, rival, mine, zone)
    p.tokens[zone], rival.tokens[zone] = rival.tokens[zone], p.tokens[zone]
    bit = 1 << zone
    if (p.magic ^ rival.magic) & bit:
        p.magic ^= bit
        rival.magic ^= bit
    log.swapped(g, p.seat, rival.seat, zone)


def swap_with_hand(g: Ephyran, p: Player, zone: int) -> Play:
    """An equivalent card of the hand takes its place; its token is lost for good.  EPH-SWAP-05"""
    cards = [option(HAND_CARD, card, zone) for card in p.hand if zone in g.box.zones_of[card]]
    if not cards:  # nothing left to swap with, after another effect of the same card
        return
    card = card_of((yield Ask(SWAP_CARD, p.seat, cards)))
    leave_hand(p, card)
    g.promised = NONE
    old = replace(g, p, card, zone)
    log.swapped_hand(g, p.seat, card, zone, old)
    lose_token(g, p, zone)
    if g.rulings.replaced_to_hand and old < g.box.deck_size:
        p.hand.append(old)
        p.known.append(old)
    else:  # Dionysus does not go from a city to a hand.  EPH-SWAP-05, EPH-REINF-03
        g.tartarus.append(old)
        if g.draw_pile:
            draw_hidden(g, p)


# -- magic tokens


def token_zones(g: Ephyran, p: Player) -> int:
    """The player's own zones, covered or not, that can receive a token.  EPH-TOKEN-02, -04, -05, -10"""
    mask = p.have & p.free & ~p.magic
    if not g.rulings.token_each_zone:
        for territory in TERRITORY:
            if p.magic & territory:
                mask &= ~territory
    return mask


def why_not_take(g: Ephyran, p: Player, card: int, effect: Effect) -> Reason | None:
    """EPH-TOKEN-11"""
    if not g.supply:
        return NO_SUPPLY
    return None if token_zones(g, p) else NO_TOKEN_ZONE


def take_token(g: Ephyran, p: Player, effect: Effect) -> Play:
    """Draw a token face down, look at it, place it face down on one of the player's own zones.  EPH-TOKEN-01"""
    for _ in range(effect.number):
        if g.supply and token_zones(g, p):
            g.token = g.supply.pop()
            log.token_taken(g, p.seat)
            look_at_token(g, p, g.token)
            yield from place_token(g, p)


def place_token(g: Ephyran, p: Player) -> Play:
    """The token in hand goes face down on a zone, and stays there.  EPH-TOKEN-03"""
    places = [option(PUT_TOKEN, 0, zone) for zone in zones(token_zones(g, p))]
    zone = where_of((yield Ask(PLACE_TOKEN, p.seat, places)))
    p.tokens[zone] = g.token
    p.magic |= 1 << zone
    g.token = NONE
    log.token_placed(g, p.seat, zone)


def why_not_steal(g: Ephyran, p: Player, card: int, effect: Effect) -> Reason | None:
    """EPH-TOKEN-11"""
    for rival in g.players:
        if rival is not p and rival.magic & rival.free:
            return None if token_zones(g, p) else NO_TOKEN_ZONE
    return NO_RIVAL_TOKEN


def aim_steal(g: Ephyran, p: Player, effect: Effect) -> Play:
    """Which rival's token, unseen.  EPH-TOKEN-07, EPH-TOKEN-10"""
    options: list[int] = []
    for rival in rivals(g, p):
        for zone in zones(rival.magic & rival.free):
            options.append(option(RIVAL_ZONE, 0, rival.seat << 4 | zone))
    where = where_of((yield Ask(STEAL, p.seat, options)))
    g.target = where >> 4
    g.aim.append(where)
    log.aims_token(g, p.seat, g.target, where & 0xF)


def steal_token(g: Ephyran, p: Player, effect: Effect) -> Play:
    """The thief looks at the token and places it face down in their own city.  EPH-TOKEN-07"""
    where = g.aim.pop(0)
    rival, zone = g.players[where >> 4], where & 0xF
    if rival.tokens[zone] == NONE or not token_zones(g, p):
        return
    g.token = rival.tokens[zone]
    rival.tokens[zone] = NONE
    rival.magic &= ~(1 << zone)
    log.token_stolen(g, p.seat, rival.seat, zone)
    look_at_token(g, p, g.token)
    yield from place_token(g, p)


# -- destroy


def why_not_destroy(g: Ephyran, p: Player, card: int, effect: Effect) -> Reason | None:
    """EPH-DESTROY-04"""
    for rival in g.players:
        if rival is not p and rival.have & rival.free:
            return None
    return NO_VICTIM


def aim_destroy(g: Ephyran, p: Player, effect: Effect) -> Play:
    """Which opponent loses a zone.  EPH-DESTROY-01, EPH-DESTROY-04"""
    options = [option(RIVAL, 0, rival.seat) for rival in rivals(g, p) if rival.have & rival.free]
    g.target = where_of((yield Ask(VICTIM, p.seat, options)))
    g.aim.append(g.target)
    log.aims_rival(g, p.seat, g.target)


def destroy(g: Ephyran, p: Player, effect: Effect) -> Play:
    """The victim chooses an uncovered zone; it goes to Tartarus with its token.  EPH-DESTROY-02, EPH-DESTROY-03"""
    victim = g.players[g.aim.pop(0)]
    chooser = victim if g.rulings.victim_chooses else p
    options = [option(LOSE_ZONE, 0, victim.seat << 4 | zone) for zone in zones(victim.uncovered())]
    if not options:
        return
    zone = where_of((yield Ask(DESTROY, chooser.seat, options))) & 0xF
    card = lift(victim, zone)
    g.tartarus.append(card)
    log.destroyed(g, victim.seat, zone, card)
    lose_token(g, victim, zone)


# -- lock and unlock


def lockable(g: Ephyran, p: Player) -> list[int]:
    """The player's own unlocked territories; without a zone there is nothing to place a shield after.

    EPH-LOCK-01, -03
    """
    wanted = 1 if g.rulings.lock_any else 4
    return [t for t in range(4) if p.locks[t] == NONE and p.height(t) >= wanted]


def why_not_lock(g: Ephyran, p: Player, card: int, effect: Effect) -> Reason | None:
    return None if lockable(g, p) else NO_LOCK


def aim_lock(g: Ephyran, p: Player, effect: Effect) -> Play:
    """Which of the player's own territories.  EPH-LOCK-06"""
    options = [option(TERRITORY_OF, 0, p.seat << 2 | territory) for territory in lockable(g, p)]
    g.aim.append(where_of((yield Ask(LOCK, p.seat, options))) & 3)


def lock(g: Ephyran, p: Player, effect: Effect) -> Play:
    """The shield lies after the zones; nobody can change that territory.  EPH-LOCK-01, EPH-LOCK-02"""
    territory = g.aim.pop(0)
    p.locks[territory] = g.playing
    p.free &= ~TERRITORY[territory]
    g.playing = NONE
    log.locked(g, p.seat, territory)
    yield from ()


def why_not_unlock(g: Ephyran, p: Player, card: int, effect: Effect) -> Reason | None:
    for owner in g.players:
        if owner.free != WHOLE_CITY:
            return None
    return NO_UNLOCK


def aim_unlock(g: Ephyran, p: Player, effect: Effect) -> Play:
    """Which locked territory, anybody's.  EPH-LOCK-04"""
    options: list[int] = []
    for owner in [p, *rivals(g, p)]:
        for territory in range(4):
            if owner.locks[territory] != NONE:
                options.append(option(TERRITORY_OF, 0, owner.seat << 2 | territory))
    g.aim.append(where_of((yield Ask(UNLOCK, p.seat, options))))


def unlock(g: Ephyran, p: Player, effect: Effect) -> Play:
    """The shield goes to Tartarus, as this card does.  EPH-LOCK-05"""
    where = g.aim.pop(0)
    owner, territory = g.players[where >> 2], where & 3
    g.tartarus.append(owner.locks[territory])
    owner.locks[territory] = NONE
    owner.free |= TERRITORY[territory]
    log.unlocked(g, p.seat, owner.seat, territory)
    yield from ()


VERBS: Final[dict[str, VerbRule]] = {
    "draw": VerbRule(why_not_draw, no_aim, draw),
    "play_again": VerbRule(why_not_again, no_aim, play_again),
    "swap": VerbRule(why_not_swap, aim_swap, swap),
    "take_token": VerbRule(why_not_take, no_aim, take_token),
    "steal_token": VerbRule(why_not_steal, aim_steal, steal_token),
    "destroy": VerbRule(why_not_destroy, aim_destroy, destroy),
    "lock": VerbRule(why_not_lock, aim_lock, lock),
    "unlock": VerbRule(why_not_unlock, aim_unlock, unlock),
}
