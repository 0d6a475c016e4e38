"""What the questions of Chronos can withhold."""

from typing import Final

from agon.games.hybris.book import Book
from agon.games.hybris.box.numbers import NONE
from agon.games.hybris.chronos import questions as x
from agon.games.hybris.chronos.avatars import can_come, can_receive
from agon.games.hybris.chronos.cards import concept_of
from agon.games.hybris.chronos.contest import useful_cards
from agon.games.hybris.chronos.gains import can_add_chain
from agon.games.hybris.chronos.table import chronos_table, kit_of
from agon.games.hybris.chronos.world import empty_slots
from agon.games.hybris.player import Player
from agon.games.hybris.rules import questions as q
from agon.games.hybris.rules.questions import number_of
from agon.games.hybris.state import Hybris
from agon.kernel.ask import Ask
from agon.kernel.legality import Judged, Legality, Reason, Verdict

AVATAR_AWAY: Final = Reason("hybris-why-avatar-away", "CHR-CTURN-12")
NOWHERE: Final = Reason("hybris-why-avatar-nowhere", "CHR-CTURN-12")
SEALED: Final = Reason("hybris-why-slot-forbidden", "CHR-DESO-06")
AVATAR_THERE: Final = Reason("hybris-why-avatar-there", "CHR-AVA-04")
OWN_FIGURE: Final = Reason("hybris-why-slot-own", "CHR-DESO-06")
CHAIN_BROKEN: Final = Reason("hybris-why-chain-broken", "CHR-CHAIN-06")
CHAIN_FULL: Final = Reason("hybris-why-chain-full", "CHR-CHAIN-07")
CHAIN_ELSEWHERE: Final = Reason("hybris-why-chain-elsewhere", *x.WHICH_CHAIN.rules)
LAST_CARD: Final = Reason("hybris-why-last-card", "CHR-P2-01")
NO_STRENGTH: Final = Reason("hybris-why-no-strength", "CHR-MOVE-09")
DECK_EMPTY: Final = Reason("hybris-why-deck-empty", "CHR-P2-01")
DECK_KNOWN: Final = Reason("hybris-why-deck-known", "CHR-P2-01")


def evils(g: Hybris, ask: Ask) -> list[int]:
    """That the Avatar of the Concept comes."""
    return [x.evil(x.AVATAR, x.concept_of_evil(number_of(ask.options[0])))]


def why_not_evil(g: Hybris, p: Player, option: int) -> Reason | None:
    avatar = kit_of(g.box).concepts[x.concept_of_evil(number_of(option))].avatar
    if chronos_table(g).avatars[avatar] != NONE:
        return AVATAR_AWAY
    return None if can_come(g, avatar) else NOWHERE


def cities_open_or_not(g: Hybris, ask: Ask) -> list[int]:
    """Those on offer, and all that cannot receive an Avatar."""
    return [
        q.CITY << 16 | city.index
        for city in g.box.cities
        if q.CITY << 16 | city.index in ask.options or not can_receive(g, city.index)
    ]


def why_not_city(g: Hybris, p: Player, option: int) -> Reason | None:
    city = number_of(option)
    return None if can_receive(g, city) else why_closed(g, g.box.cities[city].slot)


def why_closed(g: Hybris, slot: int) -> Reason:
    """Forbidden, an Avatar's, or one of the player's own stands there."""
    if g.barred >> slot & 1:
        return SEALED
    return AVATAR_THERE if g.kept >> slot & 1 else OWN_FIGURE


def every_slot(g: Hybris, ask: Ask) -> list[int]:
    return [q.SLOT << 16 | slot for slot in range(len(g.box.slots))]


def why_not_seal(g: Hybris, p: Player, option: int) -> Reason | None:
    return None if number_of(option) in empty_slots(g) else why_closed(g, number_of(option))


def judge_chains(g: Hybris, p: Player, ask: Ask) -> list[Verdict]:
    """Tracks to which no chain can be added; which of the others are meant, only the effect knows."""
    found: list[Verdict] = []
    for concept in kit_of(g.box).concepts:
        if concept.links:
            option = x.CONCEPT << 16 | concept.index
            reason = why_not_chain(g, concept.index)
            not_meant = None if option in ask.options else CHAIN_ELSEWHERE
            found.append(Verdict(option, reason or not_meant))
    return found


def why_not_chain(g: Hybris, concept: int) -> Reason | None:
    if not chronos_table(g).chains[concept]:
        return CHAIN_BROKEN
    return None if can_add_chain(g, concept) else CHAIN_FULL


def cards_shown(g: Hybris, ask: Ask) -> list[int]:
    return [x.CONCEPT_CARD << 16 | card for card in chronos_table(g).shown if card != NONE]


def why_not_exchange(g: Hybris, p: Player, option: int) -> Reason | None:
    return None if chronos_table(g).decks[concept_of(g, number_of(option))] else LAST_CARD


def own_cards(g: Hybris, ask: Ask) -> list[int]:
    """Where Strength is what is missing."""
    cards = sorted(set(g.players[ask.seat].hand)) if chronos_table(g).missing else []
    return [q.CARD << 16 | card for card in cards]


def why_not_cancel(g: Hybris, p: Player, option: int) -> Reason | None:
    return None if number_of(option) in useful_cards(g, p) else NO_STRENGTH


def every_deck(g: Hybris, ask: Ask) -> list[int]:
    return [x.DECK << 16 | concept.index for concept in kit_of(g.box).concepts if concept.links]


def why_not_foresee(g: Hybris, p: Player, option: int) -> Reason | None:
    table, concept = chronos_table(g), number_of(option)
    if not table.decks[concept]:
        return DECK_EMPTY
    return DECK_KNOWN if table.foresees(concept, p.seat) else None


def write_withheld(book: Book) -> None:
    book.why_barred = SEALED
    book.add_legality(x.CHOOSE_EVIL, Legality(evils, why_not_evil))
    book.add_legality(x.AVATAR_CITY, Legality(cities_open_or_not, why_not_city))
    book.add_legality(x.SEAL_SLOT, Legality(every_slot, why_not_seal))
    book.add_legality(x.WHICH_CHAIN, Judged(judge_chains))
    book.add_legality(x.EXCHANGE, Legality(cards_shown, why_not_exchange))
    book.add_legality(x.CANCEL_CONTEST, Legality(own_cards, why_not_cancel))
    book.add_legality(x.FORESEE, Legality(every_deck, why_not_foresee))
