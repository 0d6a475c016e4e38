"""What a seat cannot know, redrawn: hands, the draw pile, and tokens it has not seen."""

from agon.games.ephyran.state import NONE, Ephyran
from agon.kernel.chance import Chance


def determinize(g: Ephyran, seat: int, chance: Chance) -> None:
    """Deal all unknown cards and tokens again, from sorted pools into places taken in a fixed order."""
    redraw_cards(g, seat, chance)
    redraw_tokens(g, seat, chance)


def redraw_cards(g: Ephyran, seat: int, chance: Chance) -> None:
    looking = g.active == seat  # the active player has seen the cards that lie drawn
    pool = g.draw_pile.copy()
    if not looking:
        pool += g.drawn
    for p in g.players:
        if p.seat != seat:
            pool += [card for card in p.hand if card not in p.known]
    pool.sort()
    chance.shuffle(pool)
    if g.promised != NONE and not looking:
        keep_promise(g, seat, pool)
    for p in g.players:
        if p.seat != seat:
            hidden = len(p.hand) - len(p.known)
            p.known.sort()
            p.hand = p.known + pool[:hidden]
            del pool[:hidden]
    if not looking:
        count = len(g.drawn)
        g.drawn = pool[:count]
        del pool[:count]
    g.draw_pile = pool


def keep_promise(g: Ephyran, seat: int, pool: list[int]) -> None:
    """Move a card that can be the promised zone to where the active player's hand is dealt from."""
    active = g.players[g.active]
    zones_of = g.box.zones_of
    for card in active.known:
        if g.promised in zones_of[card]:
            return
    at = 0
    for p in g.players[: g.active]:
        if p.seat != seat:
            at += len(p.hand) - len(p.known)
    for card in pool:
        if g.promised in zones_of[card]:
            break
    else:
        return
    pool.remove(card)
    pool.insert(at, card)


def redraw_tokens(g: Ephyran, seat: int, chance: Chance) -> None:
    """Places, in order: the token on its way, the cities, the tokens lost, the supply.

    Tokens of one object are alike: of those, the ones that the seat knows become the first in their order,
    so that nothing depends on which of them they really are.
    """
    bit = g.reader(seat)
    kind = g.box.token_object
    places: list[int] = []
    if g.token != NONE:
        places.append(g.token)
    for p in g.players:
        if p.magic:
            places += [token for token in p.tokens if token != NONE]
    places += g.lost
    places += g.supply
    fresh = sorted(places)
    become: dict[int, int] = {}
    unknown: list[int] = []
    for token in places:
        if g.seen[token] & bit:
            for alike in fresh:
                if kind[alike] == kind[token]:
                    break
            become[token] = alike
            fresh.remove(alike)
        else:
            unknown.append(token)
    chance.shuffle(fresh)
    for token, other in zip(unknown, fresh, strict=True):
        become[token] = other
    seen = g.seen.copy()
    for token in places:
        g.seen[become[token]] = seen[token]
    if g.token != NONE:
        g.token = become[g.token]
    for p in g.players:
        if p.magic:
            p.tokens = [NONE if token == NONE else become[token] for token in p.tokens]
    g.lost = [become[token] for token in g.lost]
    g.supply = [become[token] for token in g.supply]
