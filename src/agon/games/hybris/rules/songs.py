"""What a Song of an Epic asks for.  Page 30.

All conditions of a Song are looked at together, before anything moves: it is met whole or failed whole.
"""

from agon.cards.phrases import Condition
from agon.games.hybris import log
from agon.games.hybris.box.numbers import ALLY, CITY_PLACES, ELEMENTS, HERO, UNDERWORLD
from agon.games.hybris.box.things import Song
from agon.games.hybris.player import IN_UNDERWORLD, Character, Player
from agon.games.hybris.rules.combat.questions import SONG_DISCARD, SONG_FIGURE, SONG_REVEAL
from agon.games.hybris.rules.conditions import hand_bears
from agon.games.hybris.rules.decks import settle, show_in_hand
from agon.games.hybris.rules.filters import location_of
from agon.games.hybris.rules.pieces import home
from agon.games.hybris.rules.questions import FIGURE, number_of
from agon.games.hybris.rules.resources import card_options, discard, enough_cards
from agon.games.hybris.schema.words import CHARACTERS
from agon.games.hybris.state import Hybris
from agon.kernel.ask import Ask, Kind, Play


def can_sing(g: Hybris, p: Player, song: Song) -> bool:
    """Whether a player meets all conditions.  HYB-APPX-01, -02, -03"""
    for condition in song.conditions:
        if condition.verb != "send_back" and not hand_bears(g, p, condition.elements):
            return False
    return can_send(g, p, errands(song), [])


def sing(g: Hybris, p: Player, song: Song) -> Play:
    """Do what the conditions ask, in their order."""
    waiting = errands(song)
    for condition in song.conditions:
        if condition.verb == "send_back":
            waiting = waiting[1:]
            yield from send_one(g, p, condition, waiting)
        elif condition.verb == "reveal":
            yield from give_cards(g, p, condition.elements, SONG_REVEAL)
        else:
            assert condition.verb == "discard"
            yield from give_cards(g, p, condition.elements, SONG_DISCARD)


# ---------------------------------------------------------------- characters


def errands(song: Song) -> list[Condition]:
    return [condition for condition in song.conditions if condition.verb == "send_back"]


def senders(g: Hybris, p: Player, condition: Condition) -> list[int]:
    """Own characters of that kind at that place; in the Underworld a defeated Hero will do.  HYB-APPX-01"""
    return [
        number
        for number, figure in enumerate(p.characters)
        if is_wanted(figure, condition.words["kind"]) and is_there(g, figure, condition.numbers["from"])
    ]


def is_wanted(figure: Character, kind: str) -> bool:
    """An ally from the Coliseum is a Hero."""
    if kind == "character":
        return True
    return CHARACTERS[HERO if figure.kind == ALLY else figure.kind] == kind


def is_there(g: Hybris, figure: Character, place: int) -> bool:
    """At a Location, or in one City; the Mortal World is any City."""
    if place >= CITY_PLACES:
        return figure.place == g.box.cities[place - CITY_PLACES].slot
    if figure.place == IN_UNDERWORLD:
        return place == UNDERWORLD
    return location_of(g, figure.place) == place


def can_send(g: Hybris, p: Player, waiting: list[Condition], gone: list[int]) -> bool:
    """Whether there is a character for each, no one serving twice."""
    if not waiting:
        return True
    return any(
        can_send(g, p, waiting[1:], [*gone, number]) for number in senders(g, p, waiting[0]) if number not in gone
    )


def send_one(g: Hybris, p: Player, condition: Condition, waiting: list[Condition]) -> Play:
    """One of the player's choice goes to the reserve, without a token; those still wanted must be left."""
    options = [FIGURE << 16 | number for number in senders(g, p, condition) if can_send(g, p, waiting, [number])]
    number = number_of((yield Ask(SONG_FIGURE, p.seat, options)))
    home(p, p.characters[number])
    log.sent_back(g, p.seat, number)


# ---------------------------------------------------------------- cards


def give_cards(g: Hybris, p: Player, wanted: list[int], kind: Kind) -> Play:
    """Cards of the player's choice until all symbols are there: shown and kept, or discarded.  HYB-APPX-02, -03"""
    left = wanted.copy()
    given: list[int] = []
    made = 0
    while any(left):
        still = [card for card in p.hand if p.hand.count(card) > given.count(card) and bears_any(g, card, left)]
        card = number_of((yield Ask(kind, p.seat, card_options(still), enough_cards(still, made))))
        made += 1
        left = [max(0, left[element] - g.box.card(card).elements[element]) for element in range(ELEMENTS)]
        if kind is SONG_DISCARD:
            discard(g, p, card)
        else:
            given.append(card)
            show_in_hand(g, p, card, ~(1 << p.seat))
            settle(g, p, card)
            g.reveals += 1
            log.card_shown(g, p.seat, card)


def bears_any(g: Hybris, card: int, wanted: list[int]) -> bool:
    shown = g.box.card(card).elements
    return any(wanted[element] and shown[element] for element in range(ELEMENTS))
