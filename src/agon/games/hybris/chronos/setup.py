"""Setting up the mode: decks, tracks and tiles when the boards are laid, both Grandeur markers before the first Age."""

from agon.games.hybris.box.numbers import NONE, PRAYERS, VP
from agon.games.hybris.chronos import log
from agon.games.hybris.chronos.box import ChronosBox
from agon.games.hybris.chronos.gains import START
from agon.games.hybris.chronos.house import GIFTS, LEFT_OUT, RULES, TILES_FOLLOW, played
from agon.games.hybris.chronos.table import CHRONOS, STORED, ChronosTable, chronos_table, kit_of, numbers_of, plays
from agon.games.hybris.player import Player
from agon.games.hybris.rules.resources import gain_counted, gain_plain
from agon.games.hybris.scenes import Amounts
from agon.games.hybris.state import Hybris
from agon.kernel.ask import DONE, Play
from agon.kernel.schema import Entry


def lay_out(g: Hybris) -> ChronosTable:
    """What the level says, shuffled; Premonitions that nobody could complete alone may stay in the box.

    CHR-GEN-08, CHR-HOUSE-03
    """
    kit, options = kit_of(g.box), g.book.options
    table = ChronosTable(kit, options[RULES], options["level"], played(options))
    if LEFT_OUT in table.house:
        g.premonition_deck = [card for card in g.premonition_deck if card not in kit.left_out]
    level = kit.levels[table.preset][table.level]
    seats = len(g.drafted)
    table.vp = level["vp"]
    table.pieces = [level["pieces"]] * len(STORED)
    table.tokens = g.box.olympian_tokens
    table.shackles = [0] * seats
    table.focus = [NONE] * seats
    table.chosen = [[] for _ in range(seats)]
    table.before = [[] for _ in range(seats)]
    table.seals = [NONE] * len(g.box.slots)
    lay_concepts(g, kit, table, level)
    table.avatars = [NONE] * len(kit.avatars)
    table.avatar_deck = kit.avatar_deck.copy()
    g.chance.shuffle(table.avatar_deck)
    return table


def lay_concepts(g: Hybris, kit: ChronosBox, table: ChronosTable, level: Entry) -> None:
    """A deck and chains for a chained Concept, Intensity and a pile of tiles for the others.  CHR-GEN-04"""
    chains = iter(level["chains"])
    for concept in kit.concepts:
        table.intensity.append(0 if concept.links else level[concept.id])
        table.chains.append(next(chains) if concept.links else 0)
        table.shown.append(NONE)
        table.tucked.append(0)
        table.foreseen.append(0)
        table.decks.append(build_deck(g, kit, table, concept.index, level["tiers"]) if concept.links else [])
        pile = [] if concept.links else [tile.index for tile in kit.tiles if tile.concept == concept.index]
        g.chance.shuffle(pile)
        used = kit.house["tiles_used"] if TILES_FOLLOW in table.house else 1
        table.tiles_unused += pile[used:]
        table.piles.append(pile[:used])
        table.tiles.append(NONE)
        turn_up_tile(g, table, concept.index)


def build_deck(g: Hybris, kit: ChronosBox, table: ChronosTable, concept: int, tiers: list[int]) -> list[int]:
    """The harder cards below, the milder ones on top, as many of each as the level says."""
    deck: list[int] = []
    for tier, wanted in reversed(list(enumerate(tiers, 1))):
        cards = [card.index for card in kit.cards if card.concept == concept and card.tier == tier]
        g.chance.shuffle(cards)
        deck += cards[:wanted]
        table.unused += cards[wanted:]
    return deck


def turn_up_tile(g: Hybris, table: ChronosTable, concept: int) -> None:
    """The next tile of a pile, where none is face up.  CHR-HOUSE-09"""
    if table.tiles[concept] == NONE and table.piles[concept]:
        table.tiles[concept] = table.piles[concept].pop()
        g.reveals += 1
        log.chronos_tile(g, concept, table.tiles[concept])


def chronos_set_up(g: Hybris) -> Play:
    """Both markers on their spaces of the Grandeur track, what the player begins with.  CHR-GEN-08, CHR-HOUSE-01"""
    kit, table, level = kit_of(g.box), chronos_table(g), numbers_of(g)
    g.grandeur = [NONE] * len(g.grandeur)
    g.grandeur[level["chronos_grandeur"] - 1] = CHRONOS
    for p in g.players:
        g.grandeur[level["player_grandeur"] - 1] = p.seat
        if level["head_start"]:
            gain_plain(g, p, VP, level["head_start"], START)
        if plays(g, GIFTS):
            give(g, p, kit.gifts[table.preset][table.level])
    log.chronos_level(g, kit.level_ids.index(table.level))
    g.step = g.book.following("set_up", "chronos_set_up") or g.book.first("age")
    return DONE


def give(g: Hybris, p: Player, amounts: Amounts) -> None:
    """Out of the supply, Prayers too: the Well has none to spare before the first Age.  CHR-HOUSE-01"""
    for resource, amount in amounts:
        if resource == PRAYERS:
            gain_counted(g, p, resource, amount)
        else:
            gain_plain(g, p, resource, amount, START)
