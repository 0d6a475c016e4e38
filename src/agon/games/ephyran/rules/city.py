"""A city: adding, exchanging and losing zones, and Dionysus.  Pages 4 to 6."""

from agon.games.ephyran import log
from agon.games.ephyran.rules.cards import leave_hand
from agon.games.ephyran.rules.options import (
    ADD,
    DIONYSUS,
    EXCHANGE,
    PUT_DIONYSUS,
    RETRIEVE,
    option,
    where_of,
)
from agon.games.ephyran.state import CITY_FINISHED, FIRST_CITY, NONE, NOT_YET, OTHER_CITY, WHOLE_CITY, Ephyran, Player
from agon.kernel.ask import Ask, Play


def zones(mask: int) -> list[int]:
    """The zones of a mask, in the order of the territories.  EPH-GOAL-03"""
    found: list[int] = []
    zone = 0
    while mask:
        if mask & 1:
            found.append(zone)
        mask >>= 1
        zone += 1
    return found


# -- what can be done


def build_options(g: Ephyran, p: Player) -> list[int]:
    """Add a zone, exchange an uncovered one, or take a rival's Dionysus."""
    options: list[int] = []
    addable = p.next_zones()
    exchangeable = p.uncovered()
    takeable: list[tuple[int, int]] = []
    if addable:  # a Dionysus must have somewhere to go.  EPH-DIO-03
        for rival in g.players:
            if rival.dionysus and rival is not p:
                mask = rival.dionysus & rival.uncovered()  # EPH-DIO-04, EPH-DIO-05
                if mask:
                    takeable.append((rival.seat, mask))
    deck_size = g.box.deck_size
    zones_of = g.box.zones_of
    for card in p.hand:
        if card >= deck_size:  # Dionysus can be any of them.  EPH-DIO-01
            for zone in zones(addable):
                options.append(ADD << 16 | card << 8 | zone)
            for zone in zones(exchangeable):
                options.append(EXCHANGE << 16 | card << 8 | zone)
            continue
        for zone in zones_of[card]:
            if addable >> zone & 1:
                options.append(ADD << 16 | card << 8 | zone)
            elif exchangeable >> zone & 1:
                options.append(EXCHANGE << 16 | card << 8 | zone)
            if takeable:
                for seat, mask in takeable:
                    if mask >> zone & 1:
                        options.append(RETRIEVE << 16 | card << 8 | seat << 4 | zone)
    return options


# -- doing it


def add_zone(g: Ephyran, p: Player, card: int, zone: int) -> None:
    """Place a card from hand as the next zone of its territory.  EPH-BUILD-01, EPH-DIO-01"""
    leave_hand(p, card)
    log.built(g, p.seat, card, zone)
    lay(g, p, card, zone)


def lay(g: Ephyran, p: Player, card: int, zone: int) -> None:
    """A card comes to lie in a city; the 16th finishes it.  EPH-BUILD-07, EPH-END-02"""
    bit = 1 << zone
    p.city[zone] = card
    p.have |= bit
    if card >= g.box.deck_size:
        p.dionysus |= bit
    if p.have == WHOLE_CITY and p.seat not in g.finished:
        g.finished.append(p.seat)
        log.finished(g, p.seat, FIRST_CITY if len(g.finished) == 1 else OTHER_CITY)
        if g.ending == NOT_YET:
            g.ending = CITY_FINISHED


def lift(p: Player, zone: int) -> int:
    """Take the card off a zone, leaving its token to the caller."""
    bit = 1 << zone
    card = p.city[zone]
    p.city[zone] = NONE
    p.have &= ~bit
    p.dionysus &= ~bit
    return card


def replace(g: Ephyran, p: Player, card: int, zone: int) -> int:
    """Put a card where another lies, and return that one."""
    old = lift(p, zone)
    lay(g, p, card, zone)
    return old


def lose_token(g: Ephyran, p: Player, zone: int) -> None:
    """The token of a zone, if any, leaves the game unseen."""
    token = p.tokens[zone]
    if token != NONE:
        p.tokens[zone] = NONE
        p.magic &= ~(1 << zone)
        g.lost.append(token)
        log.token_lost(g, p.seat, zone)


def exchange_zone(g: Ephyran, p: Player, card: int, zone: int) -> None:
    """Discard an uncovered zone for another of the same kind; its token is lost.  EPH-EXCH-01, -02, -04, -05"""
    leave_hand(p, card)
    old = replace(g, p, card, zone)
    g.discard_pile.append(old)
    if old >= g.box.deck_size:
        g.exiles.append((old, p.seat))  # EPH-DIO-10
    log.exchanged(g, p.seat, card, zone, old)
    lose_token(g, p, zone)
    if not g.rulings.take_back:
        g.refused = old


def retrieve_dionysus(g: Ephyran, p: Player, card: int, where: int) -> Play:
    """Put the matching zone in a rival's city in place of Dionysus, and him in the player's own.  EPH-DIO-02, -03"""
    rival, zone = g.players[where >> 4], where & 0xF
    leave_hand(p, card)
    g.held = replace(g, rival, card, zone)
    g.token = rival.tokens[zone]  # bound to him, it travels along.  EPH-DIO-09
    rival.tokens[zone] = NONE
    rival.magic &= ~(1 << zone)
    log.retrieved(g, p.seat, rival.seat, zone, card)
    choice = yield Ask(DIONYSUS, p.seat, [option(PUT_DIONYSUS, 0, z) for z in zones(p.next_zones())])
    home = where_of(choice)
    log.dionysus_placed(g, p.seat, home)
    if g.token != NONE:
        p.tokens[home] = g.token
        p.magic |= 1 << home
        g.token = NONE
        log.token_travelled(g, p.seat, home)
    dionysus = g.held
    g.held = NONE
    lay(g, p, dionysus, home)
