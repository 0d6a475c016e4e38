"""What a seat cannot know, redrawn: hands, the draw pile, and tokens it has not seen."""

from agon.games.ephyran.state import NONE, Ephyran
from agon.kernel.chance import Chance


def determinize(g: Ephyran, seat: int, chance: Chance) -> None:
    """Deal all unknown cards and tokens anew, from sorted pools into places taken in a fixed order."""
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


def redraw_tokens(g: Ephyran, seat: int, chance: Chance) -> None:
    """Places, in order: the token on its way, the cities, the tokens lost, the supply."""
    bit = 1 << seat if seat >= 0 else 0
    pool: list[int] = []
    masks: list[int] = []  # who knows the token of each place
    if g.token != NONE and not g.seen[g.token] & bit:
        pool.append(g.token)
    for p in g.players:
        if p.magic:
            pool += [token for token in p.tokens if token != NONE and not g.seen[token] & bit]
    pool += [token for token in g.lost if not g.seen[token] & bit]
    pool += g.supply
    masks = [g.seen[token] for token in pool]
    fresh = sorted(pool)
    chance.shuffle(fresh)
    for token, mask in zip(fresh, masks, strict=True):
        g.seen[token] = mask
    place = dict(zip(pool, fresh, strict=True))
    if g.token != NONE:
        g.token = place.get(g.token, g.token)
    for p in g.players:
        if p.magic:
            p.tokens = [place.get(token, token) for token in p.tokens]
    g.lost = [place.get(token, token) for token in g.lost]
    g.supply = [place.get(token, token) for token in g.supply]
