"""A player's board, hand and pieces as one seat sees them."""

from typing import Final

from agon.games.hybris.box.numbers import NONE, OLYMPIAN, PROPHET
from agon.games.hybris.knowledge import (
    hand_size,
    held_cards,
    is_planning,
    known_cards,
    known_premonitions,
    knows_token,
    played_cards,
)
from agon.games.hybris.names import (
    HIDDEN,
    city_thing,
    location_thing,
    olympian_thing,
    pillar_thing,
    premonition_thing,
    quest_thing,
    slot_thing,
    technology_thing,
    thing_of,
    upgrade_number,
    upgrade_thing,
)
from agon.games.hybris.player import (
    ARTWORK,
    AT_HAND,
    BONUS_TOKEN,
    IN_UNDERWORLD,
    ON_TILE,
    RESERVE,
    UNAVAILABLE,
    UNDER,
    USED,
    Character,
    Player,
)
from agon.games.hybris.rules.upgrades import TILES
from agon.games.hybris.schema.words import CHARACTERS, ITEMS
from agon.games.hybris.state import Hybris
from agon.games.hybris.view.shapes import CharacterView, KnownView, PlayerView, TokenPlace, TokenView, UpgradeView

TOKEN_PLACES: Final[dict[int, TokenPlace]] = {
    AT_HAND: "reserve",
    UNDER: "under",
    USED: "used",
    UNAVAILABLE: "unavailable",
}


def player_view(g: Hybris, p: Player, seat: int) -> PlayerView:
    """One player. What rivals cannot know is left out, counted, or `hidden`."""
    own = p.seat == seat
    track = g.box.determination_track
    return {
        "seat": p.seat,
        "olympian": olympian_thing(g.box, p.olympian),
        "vp": p.vp,
        "aegis": p.aegis,
        "followers": p.followers,
        "prayers": p.prayers,
        "grandeur": g.grandeur.index(p.seat) + 1,
        "kindness": p.kindness,
        "determination": {"space": p.determination, "limit": track[p.determination - 1]},
        "hand": hand_size(g, p, seat),
        "cards": [g.box.card_thing(card) for card in (sorted(p.hand) if own else known_cards(g, p, seat))],
        "known": known_to_others(g, p) if own else [],
        "deck": len(p.deck),
        "discard": [g.box.card_thing(card) for card in p.discard],
        "played": played_view(g, p.seat),
        "enhanced": p.enhanced != NONE,
        "premonitions": len(p.premonitions),
        "foreseen": [
            premonition_thing(g.box, card) for card in (sorted(p.premonitions) if own else known_premonitions(p, seat))
        ],
        "tokens": tokens_view(g, p, seat),
        "bonus_tokens": p.bonus_tokens + sum(character.token == BONUS_TOKEN for character in p.characters),
        "olympian_tokens": max(0, p.marks),
        "characters": [character_view(g, p, number, seat) for number in range(len(p.characters))],
        "upgrades": [upgrade_view(g, p, tile) for tile in range(TILES)],
        "sparks": p.sparks,
        "temples": [city_thing(g.box, city.index) for city in g.box.cities if p.temples >> city.index & 1],
        "storage": [technology_thing(g.box, tile) for tile in p.storage],
        "pillars": [pillar_thing(g.box, pillar) for pillar in p.pillars],
        "passed": p.passed,
        "used": [g.box.powers[power].source for power in sorted(p.used)],
        "might": p.might,
        "victories": p.victories,
        "laurels": p.laurels,
        "trophies": [quest_thing(g.box, quest) for quest in p.trophies],
    }


def played_view(g: Hybris, seat: int) -> list[str]:
    """The cards of a player, or of the game, that still lie there after a Combat."""
    return [g.box.card_thing(card) for card in played_cards(g, seat)]


def known_to_others(g: Hybris, p: Player) -> list[KnownView]:
    """Those of the player's own cards that rivals know of, and who does."""
    return [
        {"card": g.box.card_thing(card), "seats": seats_of(g, p, p.shown[card])}
        for card in held_cards(g, p)
        if p.shown.get(card, 0)
    ]


def seats_of(g: Hybris, p: Player, mask: int) -> list[int]:
    """The rivals in a mask."""
    return [other.seat for other in g.players if other is not p and mask >> other.seat & 1]


# ---------------------------------------------------------------- tokens and characters


def tokens_view(g: Hybris, p: Player, seat: int) -> list[TokenView]:
    """Where each Location token is; of a rival's only whether it can be had, was used, or is not available."""
    shown: list[tuple[int, TokenPlace]] = []
    for token, place in enumerate(p.tokens):
        word = TOKEN_PLACES[place]
        if p.seat != seat and place in (AT_HAND, UNDER):
            word = "held"
        shown.append((g.box.location_tokens[token], word))
    return [{"location": location_thing(g.box, location), "place": place} for location, place in sorted(shown)]


def character_view(g: Hybris, p: Player, number: int, seat: int) -> CharacterView:
    """A figure: where it is, what lies under it, whether it was activated, whether it lies."""
    character = p.characters[number]
    return {
        "figure": thing_of(g.box, p, number),
        "kind": CHARACTERS[character.kind],
        "name": name_thing(g, p, character, number),
        "place": place_of(g, character),
        "token": token_view(g, p, character, seat),
        "seen_by": [] if is_planning(g) else seats_of(g, p, character.seen),
        "activated": character.activated,
        "lying": character.lying,
    }


def name_thing(g: Hybris, p: Player, character: Character, number: int) -> str:
    """The thing that a figure is named after; the Prophets of one Olympian share theirs."""
    if character.kind == PROPHET:
        return "prophets/" + g.box.olympians[p.olympian].id
    return thing_of(g.box, p, number)


def place_of(g: Hybris, character: Character) -> str:
    """A slot, a Location (its artwork), or `reserve`, `underworld`, `tile`, `out`."""
    if character.place >= ARTWORK:
        return location_thing(g.box, character.place - ARTWORK)
    if character.place >= 0:
        return slot_thing(g.box, character.place)
    if character.place == RESERVE:
        return "reserve"
    if character.place == IN_UNDERWORLD:
        return "underworld"
    return "tile" if character.place == ON_TILE else "out"


def token_view(g: Hybris, p: Player, character: Character, seat: int) -> str | None:
    """Where the token under a figure leads (`bonus`: anywhere), `hidden` to who has not seen it; none if none is."""
    if character.kind == OLYMPIAN or character.token == NONE:
        return None
    if p.seat != seat and is_planning(g):
        return None
    if not knows_token(p, character, seat):
        return HIDDEN
    if character.token == BONUS_TOKEN:
        return "bonus"
    return location_thing(g.box, g.box.location_tokens[character.token])


def upgrade_view(g: Hybris, p: Player, tile: int) -> UpgradeView:
    """An Upgrade tile: the pieces still on it, from left to right, and whether it is unlocked."""
    number = upgrade_number(g.box, p, tile)
    return {
        "upgrade": upgrade_thing(g.box, number),
        "items": [ITEMS[item] for item in g.box.upgrades[number].items[p.cleared[tile] :]],
        "cleared": p.cleared[tile],
        "unlocked": bool(p.unlocked >> tile & 1),
    }
