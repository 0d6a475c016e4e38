"""Technologies, Conflict cards and their images in words."""

from agon.cards.voice import chain
from agon.games.hybris.box.box import Box
from agon.games.hybris.box.numbers import AEGIS, ANY, FOLLOWERS, NONE, PRAYERS, VP
from agon.games.hybris.box.things import ConflictCard
from agon.games.hybris.cardtext.clauses import CLAUSES
from agon.games.hybris.cardtext.powers import power_line
from agon.games.hybris.cardtext.words import (
    amounts_clause,
    card_type_name,
    edge_name,
    elements_clause,
    type_name,
)
from agon.games.hybris.cardtext.world import found, named
from agon.games.hybris.schema.words import EDGES
from agon.kernel.words import Message, Name, say


def technology_lines(box: Box, id: str) -> list[Message]:
    """HYB-TECH-01, HYB-DEPLOY-07, HYB-DEPLOY-08, HYB-DEPLOY-23"""
    tile = box.technologies[found([tile.id for tile in box.technologies], id)]
    edges = [edge_name(edge) for edge in range(len(EDGES)) if tile.connectors >> edge & 1]
    return [
        say("hybris-about-technology", name=Name("technology/" + id), type=type_name(tile.type)),
        say("hybris-about-technology-cost", amounts=some([(AEGIS, tile.aegis), (FOLLOWERS, tile.followers)])),
        say("hybris-about-technology-rewards", amounts=some([(VP, tile.vp), (PRAYERS, tile.prayers)])),
        say("hybris-about-technology-connectors", edges=chain("cards-join-and", edges)),
        power_line(box, tile.power),
    ]


def some(amounts: list[tuple[int, int]]) -> Message:
    """Amounts without those of 0; "nothing" if there is no other."""
    return amounts_clause([(resource, number) for resource, number in amounts if number])


# ---------------------------------------------------------------- Conflict cards


def card_lines(box: Box, id: str) -> list[Message]:
    """HYB-CVG-09, HYB-COMBAT-04, HYB-COMBAT-05"""
    card = box.faces[found([card.id for card in box.faces], id)]
    lines = [
        say("hybris-about-card", name=Name("card/" + id), type=card_type_name(card.type)),
        deck_line(box, card),
        say("hybris-about-card-strength", strength=card.strength, cost=card.determination),
    ]
    if card.element_mask:
        lines.append(say("hybris-about-card-elements", elements=elements_clause(card.elements)))
    if card.left == ANY:
        lines.append(say("hybris-about-card-left-any", bonus=card.bonus))
    elif card.left != NONE:
        lines.append(say("hybris-about-card-left", symbol=symbol(box, card.left), bonus=card.bonus))
    if card.right != NONE:
        lines.append(say("hybris-about-card-right", symbol=symbol(box, card.right)))
    if card.effects:
        lines.append(say("hybris-about-card-effects", effects=CLAUSES.effects(box, card.effects)))
    return lines


def deck_line(box: Box, card: ConflictCard) -> Message:
    """HYB-SETUP-06, HYB-SETUP-22, HYB-SETUP-23"""
    if card.deck == "coliseum":
        return say("hybris-about-deck-coliseum", copies=card.copies)
    if card.deck == "common":
        return say("hybris-about-deck-common")
    olympian = Name("olympian/" + box.olympians[card.olympian].id)
    return say("hybris-about-deck-enhanced" if card.deck == "enhanced" else "hybris-about-deck-own", olympian=olympian)


def symbol(box: Box, index: int) -> Name:
    return Name("symbol/" + box.symbols[index])


def symbol_lines(box: Box, id: str) -> list[Message]:
    """An image, and the cards that bear its halves."""
    index = found(box.symbols, id)
    begun = [card for card in box.faces if card.right == index]
    completed = [card for card in box.faces if card.left == index]
    return [
        say("hybris-about-symbol", name=Name("symbol/" + id)),
        say("hybris-about-symbol-begun", cards=chain("cards-join-and", once(box, begun))),
        say("hybris-about-symbol-completed", cards=chain("cards-join-and", once(box, completed))),
    ]


def once(box: Box, cards: list[ConflictCard]) -> list[Message]:
    """The names of cards; two cards of one name are said once."""
    things: list[str] = []
    for card in cards:
        if box.names["card/" + card.id] not in [box.names[thing] for thing in things]:
            things.append("card/" + card.id)
    return [named(thing) for thing in things]
