"""What a seat cannot know, redrawn: hands, decks, Premonitions, tokens, what lies face down.

Every pool is sorted before it is shuffled, and what is alike is numbered in one fixed way: so two worlds that a seat
cannot tell apart give it the same worlds again.
"""

from typing import Final

from agon.games.hybris.box.numbers import NONE, PROPHET
from agon.games.hybris.knowledge import (
    hidden_side,
    known_cards,
    known_premonitions,
    knows_primordial,
    knows_token,
    shown_disciplines,
    sure_cards,
)
from agon.games.hybris.player import AT_HAND, BONUS_TOKEN, UNAVAILABLE, UNDER, USED, Character, Player
from agon.games.hybris.rules.combat.cards import within_limits
from agon.games.hybris.scenes import Side
from agon.games.hybris.state import Hybris
from agon.kernel.chance import Chance

BONUS: Final = 99  # where a Bonus Location token leads, among Locations
UNKNOWN: Final = 0  # some card, while it is being dealt


def determinize(g: Hybris, seat: int, chance: Chance) -> None:
    """Deal everything unknown to a seat (or to a spectator) again, in an order that reveals nothing."""
    redraw_cards(g, seat, chance)
    redraw_premonitions(g, seat, chance)
    reshuffle(g.quest_deck, chance)
    redraw_primordials(g, seat, chance)
    if g.disciplines:
        shown = shown_disciplines(g)
        if shown < len(g.disciplines):
            later = g.disciplines[shown:]
            reshuffle(later, chance)
            g.disciplines = g.disciplines[:shown] + later
    for p in g.players:
        if p.seat != seat:
            redraw_tokens(g, p, seat, chance)
    for part in g.parts.values():
        part.determinize(g, seat, chance)


def reshuffle(deck: list[int], chance: Chance) -> None:
    deck.sort()
    chance.shuffle(deck)


# ---------------------------------------------------------------- Conflict cards


def redraw_cards(g: Hybris, seat: int, chance: Chance) -> None:
    """A rival's deck and hand are one pool; what they trained and nobody saw, and the Coliseum's deck, another."""
    rivals = [p for p in g.players if p.seat != seat]
    counts = [give_back(g, p, seat) for p in rivals]
    reshuffle(g.coliseum_deck, chance)
    for number, p in enumerate(rivals):
        fresh = g.coliseum_deck[: counts[number]]
        del g.coliseum_deck[: counts[number]]
        redraw_hand(g, p, seat, fresh, chance)
    for p in g.players:
        if p.seat == seat:
            reshuffle(p.deck, chance)


def give_back(g: Hybris, p: Player, seat: int) -> int:
    """Return the Coliseum cards of a rival that might be others to the Coliseum; how many they are everybody knows.

    Everything else that the rival has, except what the seat knows to be in hand, is put into their deck.
    """
    side = hidden_side(g, p)
    known = known_cards(g, p, seat)
    sizes = len(p.hand)
    pool = p.deck + p.hand
    if side is not None:
        pool.append(side.hidden)
    for card in known:
        pool.remove(card)
    unsure = [card for card in pool if g.box.printed[card].trained]
    if unsure:
        for card in sure_cards(g, p, seat):
            unsure.remove(card)
        for card in unsure:
            pool.remove(card)
        g.coliseum_deck += unsure
    p.deck = pool
    p.hand = [NONE] * sizes
    if side is not None:
        side.hidden = UNKNOWN
    if p.shown:
        p.shown = {card: ~(1 << p.seat) if p.shown[card] < 0 else 1 << seat for card in known}
    return len(unsure)


def redraw_hand(g: Hybris, p: Player, seat: int, fresh: list[int], chance: Chance) -> None:
    """What is known, what was trained as far as there is room, and the rival's own cards dealt again."""
    known = sorted(p.shown)
    side = hidden_side(g, p)
    size = len(p.hand) + (0 if side is None else 1)
    room = size - len(known)
    pool = p.deck + fresh[room:]
    reshuffle(pool, chance)
    held = known + fresh[:room]
    count = size - len(held)
    held += pool[:count]
    p.deck = pool[count:]
    if side is not None:
        side.hidden = redraw_hidden(g, side, held, chance)
        held.remove(side.hidden)
    p.hand = sorted(held)


def redraw_hidden(g: Hybris, side: Side, held: list[int], chance: Chance) -> int:
    """Redraw which of the cards held lies face down; the marker beside it is hidden too and reveals nothing."""
    fitting = held
    if side.must_press_on:
        fitting = [card for card in held if within_limits(g, side, card, [])]
    choice = fitting or held
    return choice[chance.below(len(choice))]


# ---------------------------------------------------------------- Premonitions and Primordials


def redraw_premonitions(g: Hybris, seat: int, chance: Chance) -> None:
    rivals = [p for p in g.players if p.seat != seat]
    known = [known_premonitions(p, seat) for p in rivals]
    pool = g.premonition_deck.copy()
    for number, p in enumerate(rivals):
        seen = known[number]
        pool += [card for card in p.premonitions if card not in seen] if seen else p.premonitions
    reshuffle(pool, chance)
    for number, p in enumerate(rivals):
        seen = known[number]
        unseen = len(p.premonitions) - len(seen)
        p.premonitions = sorted(seen + pool[:unseen])
        if p.foreseen:
            p.foreseen = {card: ~(1 << p.seat) if p.foreseen[card] < 0 else 1 << seat for card in seen}
        del pool[:unseen]
    g.premonition_deck = pool


def redraw_primordials(g: Hybris, seat: int, chance: Chance) -> None:
    """Each that lies face down, among those of its letter that are out of the game."""
    g.primordials_unused.sort()
    for letter, primordial in enumerate(g.primordials):
        if primordial != NONE and not knows_primordial(g, letter, seat):
            pool = [other for other in g.primordials_unused if g.box.primordials[other].letter == letter]
            others = [other for other in g.primordials_unused if other not in pool]
            pool.append(primordial)
            reshuffle(pool, chance)
            g.primordials[letter] = pool.pop()
            g.primordials_unused = sorted(others + pool)


# ---------------------------------------------------------------- Location tokens


def redraw_tokens(g: Hybris, p: Player, seat: int, chance: Chance) -> None:
    """A rival's tokens in reserve and under characters are dealt again; no Fates and no Coliseum under a Prophet."""
    leads = {number: leads_to(g, c.token) for number, c in enumerate(p.characters) if c.token != NONE}
    hidden = [c for c in p.characters if c.token != NONE and not knows_token(p, c, seat)]
    if hidden:
        deal_tokens(g, p, hidden, leads, chance)
    number_tokens(g, p, leads)


def deal_tokens(g: Hybris, p: Player, hidden: list[Character], leads: dict[int, int], chance: Chance) -> None:
    """Those under some characters, which nobody else knows, and those at hand: what lies where."""
    pool = [g.box.location_tokens[token] for token, place in enumerate(p.tokens) if place == AT_HAND]
    pool += [BONUS] * p.bonus_tokens + [leads_to(g, c.token) for c in hidden]
    reshuffle(pool, chance)
    for prophets in (True, False):  # who may have fewer comes first, so that everything possible is as likely
        for number, character in enumerate(p.characters):
            if character in hidden and (character.kind == PROPHET) == prophets:
                for place in pool:
                    if not prophets or place == BONUS or g.box.locations[place].prophets:
                        break
                pool.remove(place)
                leads[number] = place
    p.bonus_tokens = pool.count(BONUS)


def leads_to(g: Hybris, token: int) -> int:
    return BONUS if token == BONUS_TOKEN else g.box.location_tokens[token]


def number_tokens(g: Hybris, p: Player, leads: dict[int, int]) -> None:
    """Say which token lies where; those that lead to one place are alike, so the used ones become the first of them."""
    places = p.tokens
    p.tokens = [AT_HAND] * len(places)
    for gone in (USED, UNAVAILABLE):
        for token, place in enumerate(places):
            if place == gone:
                p.tokens[first_at_hand(g, p, g.box.location_tokens[token])] = gone
    for number in sorted(leads):
        token = BONUS_TOKEN
        if leads[number] != BONUS:
            token = first_at_hand(g, p, leads[number])
            p.tokens[token] = UNDER
        p.characters[number].token = token


def first_at_hand(g: Hybris, p: Player, location: int) -> int:
    for token, place in enumerate(p.tokens):
        if place == AT_HAND and g.box.location_tokens[token] == location:
            return token
    raise AssertionError("there are no more tokens than the box has")
