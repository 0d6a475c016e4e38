"""A player's board, hand and pieces as numbers, as far as a seat may know them."""

from typing import Final

from agon.games.hybris.box.numbers import NONE, OLYMPIAN
from agon.games.hybris.knowledge import (
    hand_size,
    held_cards,
    is_planning,
    known_cards,
    known_premonitions,
    knows_token,
    played_cards,
)
from agon.games.hybris.observe.sorts import Sorts
from agon.games.hybris.player import ARTWORK, AT_HAND, BONUS_TOKEN, RESERVE, UNDER, UPGRADE_TILES, Character, Player
from agon.games.hybris.state import Hybris
from agon.kernel.pens import Pen

OFF_BOARD: Final = 4  # reserve, Underworld, tile, out: the first of the places
MOST_VP: Final = 120


def observe_player(g: Hybris, sorts: Sorts, p: Player, seat: int, pen: Pen) -> None:
    """Tracks and counts, then cards, tokens, figures and tiles."""
    pen.one_of("olympian", sorts.olympians, p.olympian)
    pen.number("vp", p.vp, MOST_VP)
    pen.number("aegis", p.aegis, 20)
    pen.number("followers", p.followers, 20)
    pen.number("prayers", p.prayers, 20)
    pen.number("kindness", p.kindness, 5)
    pen.number("determination", p.determination, 6)
    pen.number("sparks", p.sparks, 12)
    pen.number("might", p.might, 20)
    pen.number("victories", p.victories, 10)
    pen.number("laurels", p.laurels, 10)
    pen.number("olympian_tokens", max(0, p.marks), 10)
    pen.number("grandeur", place_in(g.grandeur, p.seat), 10)
    pen.number("turn_order", place_in(g.order, p.seat), pen.seats)
    pen.number("passed", place_in(g.passing, p.seat), pen.seats)
    pen.flag("first_pick", p.seat in g.first_pick)
    pen.number("omens", g.omens.owners.count(p.seat), 10)
    observe_cards(g, sorts, p, seat, pen)
    observe_tokens(g, sorts, p, seat, pen)
    for number in range(sorts.figures.size):
        pen.within("figure", number + 1)
        observe_figure(g, sorts, p, number, seat, pen)
    pen.within("", 0)
    observe_tiles(sorts, p, pen)


def place_in(seats: list[int], seat: int) -> int:
    """From 1; 0 for who is not there."""
    for place, other in enumerate(seats):
        if other == seat:
            return place + 1
    return 0


def observe_cards(g: Hybris, sorts: Sorts, p: Player, seat: int, pen: Pen) -> None:
    """Of a rival's hand what is known; of the player's own also what rivals know."""
    own = p.seat == seat
    face = g.box.card_face
    pen.number("hand", hand_size(g, p, seat), 17)
    pen.number("deck", len(p.deck), 40)
    pen.flag("enhanced", p.enhanced != NONE)
    cards = p.hand if own else known_cards(g, p, seat)
    pen.each("cards", sorts.faces, [face[card] for card in cards])
    pen.each("discard", sorts.faces, [face[card] for card in p.discard])
    pen.each("played", sorts.faces, [face[card] for card in played_cards(g, p.seat)] if g.decided else [])
    if own:
        shown = [card for card in held_cards(g, p) if p.shown.get(card, 0)] if p.shown else []
        pen.each("known", sorts.faces, [face[card] for card in shown])
    pen.number("premonitions", len(p.premonitions), 10)
    pen.each("foreseen", sorts.premonitions, p.premonitions if own else known_premonitions(p, seat))
    pen.each("trophies", sorts.quests, p.trophies)


def observe_tokens(g: Hybris, sorts: Sorts, p: Player, seat: int, pen: Pen) -> None:
    """Where Location tokens are; of a rival's only whether it can be had, was used, or is not available."""
    held = sorts.token_places - 1
    found: list[int] = []
    for token, place in enumerate(p.tokens):
        known = held if p.seat != seat and place in (AT_HAND, UNDER) else place
        found.append(g.box.location_tokens[token] * sorts.token_places + known)
    pen.each("tokens", sorts.tokens, found)
    bonus = p.bonus_tokens
    for character in p.characters:
        if character.token == BONUS_TOKEN:
            bonus += 1
    pen.number("bonus_tokens", bonus, 6)


def observe_figure(g: Hybris, sorts: Sorts, p: Player, number: int, seat: int, pen: Pen) -> None:
    """One character, or that there is none."""
    if number >= len(p.characters):
        pen.one_of("kind", sorts.kinds, NONE)
        pen.one_of("hero", sorts.heroes, NONE)
        pen.one_of("place", sorts.places, NONE)
        pen.one_of("token", sorts.leads, NONE)
        pen.some_seats("seen_by", 0)
        pen.flag("activated", False)
        pen.flag("lying", False)
        return
    character = p.characters[number]
    pen.one_of("kind", sorts.kinds, character.kind)
    pen.one_of("hero", sorts.heroes, character.hero)
    pen.one_of("place", sorts.places, place_number(sorts, character))
    pen.one_of("token", sorts.leads, token_seen(g, sorts, p, character, seat))
    pen.some_seats("seen_by", 0 if is_planning(g) else character.seen & ~(1 << p.seat))
    pen.flag("activated", character.activated)
    pen.flag("lying", character.lying)


def place_number(sorts: Sorts, character: Character) -> int:
    """Among `Sorts.places`."""
    if character.place >= ARTWORK:
        return OFF_BOARD + sorts.slots.size + character.place - ARTWORK
    return OFF_BOARD + character.place if character.place >= 0 else RESERVE - character.place


def token_seen(g: Hybris, sorts: Sorts, p: Player, character: Character, seat: int) -> int:
    """Where the token under a figure leads, among `Sorts.leads`; nothing for a rival's while tokens are laid."""
    if character.kind == OLYMPIAN or character.token == NONE or (p.seat != seat and is_planning(g)):
        return NONE
    if not knows_token(p, character, seat):
        return sorts.leads.size - 1
    if character.token == BONUS_TOKEN:
        return sorts.leads.size - 2
    return g.box.location_tokens[character.token]


def observe_tiles(sorts: Sorts, p: Player, pen: Pen) -> None:
    """Upgrade tiles, Temples, Technologies in storage, powers used."""
    for tile in range(UPGRADE_TILES):
        pen.within("tile", tile + 1)
        pen.number("cleared", p.cleared[tile], 6)
        pen.flag("unlocked", bool(p.unlocked >> tile & 1))
    pen.within("", 0)
    pen.mask("temples", sorts.cities, p.temples)
    pen.each("storage", sorts.technologies, p.storage)
    pen.each("used", sorts.sources, [sorts.source_of[power] for power in p.used])
