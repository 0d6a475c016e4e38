"""Every card, tile, figure and token of a match, wherever it is: each must be found exactly once."""

from agon.games.hybris.box.numbers import NONE
from agon.games.hybris.names import (
    hero_thing,
    pillar_thing,
    premonition_thing,
    primordial_thing,
    quest_thing,
    technology_thing,
)
from agon.games.hybris.player import AT_HAND, BONUS_TOKEN, UNAVAILABLE, USED, Player
from agon.games.hybris.scenes import Side
from agon.games.hybris.state import Hybris


class Census:
    """Counts things as they are found."""

    def __init__(self) -> None:
        self.found: dict[str, int] = {}

    def count(self, thing: str) -> None:
        self.found[thing] = self.found.get(thing, 0) + 1


def census(g: Hybris) -> dict[str, int]:
    """How often each thing is found on the table."""
    counted = Census()
    count_cards(g, counted)
    count_decks(g, counted)
    count_tiles(g, counted)
    for part in g.parts.values():
        for thing in part.things(g):
            counted.count(thing)
    for p in g.players:
        count_pieces(g, p, counted)
    if not g.players:
        count_pieces_in_the_box(g, counted)
    return counted.found


def count_cards(g: Hybris, counted: Census) -> None:
    """Conflict cards: decks, hands, discard piles, beside the Oracle, in a Combat, set aside."""
    cards = g.coliseum_deck + g.coliseum_discard + g.omens.tiles
    for p in g.players:
        cards += p.hand + p.deck + p.discard + [p.enhanced]
    for combat in g.decided if g.combat is None else [*g.decided, g.combat]:
        cards += in_combat(combat.attacker) + in_combat(combat.defender)
    seated = [p.olympian for p in g.players]
    for olympian in g.box.olympians:
        if olympian.index not in seated:  # these have stayed in the box
            cards += [*olympian.deck, olympian.enhanced]
    for part in g.parts.values():
        cards += part.cards()
    copies: dict[int, int] = {}
    for card in cards:
        if card != NONE:
            copies[card] = copies.get(card, 0) + 1
            counted.count(f"card/{g.box.card_ids[card]}/{copies[card]}")


def in_combat(side: Side) -> list[int]:
    return [*side.cards, side.hidden]


def count_decks(g: Hybris, counted: Census) -> None:
    """Premonitions, Quests, Primordials, Pillars, disciplines."""
    premonitions = g.premonition_deck + g.premonition_discard + g.completing
    quests = g.quest_deck + g.quests + g.quests_gone
    taken: list[int] = []
    for p in g.players:
        premonitions += p.premonitions
        quests += p.trophies
        taken += p.pillars
    for card in premonitions:
        counted.count(premonition_thing(g.box, card))
    for quest in quests:
        if quest != NONE:
            counted.count(quest_thing(g.box, quest))
    for primordial in g.primordials + g.primordials_unused + g.underworld:
        if primordial != NONE:
            counted.count(primordial_thing(g.box, primordial))
    for pillar in taken + [pillar.index for pillar in g.box.pillars if pillar.index not in taken]:
        counted.count(pillar_thing(g.box, pillar))
    for discipline in g.disciplines:
        counted.count("discipline/" + g.box.disciplines[discipline].id)


def count_tiles(g: Hybris, counted: Census) -> None:
    """Technologies, and the Heroes of the Coliseum, whoever they fight for now."""
    tiles = g.gone + g.workshop.tiles + g.factory.tiles + g.spaces.tiles
    for pile in g.piles:
        tiles += pile
    heroes = g.coliseum_heroes.copy()
    for p in g.players:
        tiles += p.storage
        heroes += [character.hero for character in p.characters if character.hero in g.box.coliseum_heroes]
    for tile in tiles:
        if tile != NONE:
            counted.count(technology_thing(g.box, tile))
    for hero in heroes:
        counted.count(hero_thing(g.box, hero))


def count_pieces(g: Hybris, p: Player, counted: Census) -> None:
    """A player's Location tokens and Olympian tokens, each in its place."""
    under = [character.token for character in p.characters]
    for token, place in enumerate(p.tokens):
        if place in (AT_HAND, USED, UNAVAILABLE):
            counted.count(f"seat/{p.seat}/location-token/{token}")
    for token in under:
        if token not in (NONE, BONUS_TOKEN):
            counted.count(f"seat/{p.seat}/location-token/{token}")
    for number in range(olympian_tokens(g, p)):
        counted.count(f"seat/{p.seat}/olympian-token/{number}")


def count_pieces_in_the_box(g: Hybris, counted: Census) -> None:
    """The same while the Olympians are being chosen."""
    for seat in range(len(g.drafted)):
        for token in range(len(g.box.location_tokens)):
            counted.count(f"seat/{seat}/location-token/{token}")
        for number in range(g.box.olympian_tokens):
            counted.count(f"seat/{seat}/olympian-token/{number}")


def olympian_tokens(g: Hybris, p: Player) -> int:
    """In reserve, on tiles, on cards beside the Oracle, on Songs, and wherever modules put them."""
    laid = sum(track.owners.count(p.seat) for track in (g.workshop, g.factory, g.spaces, g.omens))
    songs = sum(songs.count(p.seat) for songs in g.songs)
    return p.marks + laid + songs + sum(part.marks(p.seat) for part in g.parts.values())
