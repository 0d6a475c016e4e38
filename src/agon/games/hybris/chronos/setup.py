"""Setting up the mode: decks, tracks and tiles when the boards are laid, both Grandeur markers before the first Age."""

from agon.games.hybris.box.numbers import NONE
from agon.games.hybris.chronos.box import ChronosBox
from agon.games.hybris.chronos.table import CHRONOS, STORED, ChronosTable, chronos_table, kit_of
from agon.games.hybris.moments import Scene
from agon.games.hybris.state import Hybris
from agon.kernel.ask import Play
from agon.kernel.game import EVERYONE
from agon.kernel.schema import Entry


def lay_out(g: Hybris) -> ChronosTable:
    """What the level says, shuffled; Premonitions that ask for a rival's Hero or Prophet stay in the box."""
    kit = kit_of(g.box)
    g.premonition_deck = [card for card in g.premonition_deck if card not in kit.left_out]
    table = ChronosTable(g.book.options["level"])
    level = kit.levels[table.level]
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
        table.tiles_unused += pile[kit.house["tiles_used"] :]
        table.piles.append(pile[: kit.house["tiles_used"]])
        table.tiles.append(NONE)
        turn_up_tile(g, table, concept.index)


def build_deck(g: Hybris, kit: ChronosBox, table: ChronosTable, concept: int, tiers: list[int]) -> list[int]:
    """The harder cards below, the milder ones on top, as many of each as the level says."""
    deck: list[int] = []
    for tier, wanted in reversed(list(enumerate(tiers, 1))):
        cards = [card.index for card in kit.cards if (card.concept, card.tier) == (concept, tier)]
        g.chance.shuffle(cards)
        deck += cards[:wanted]
        table.unused += cards[wanted:]
    return deck


def turn_up_tile(g: Hybris, table: ChronosTable, concept: int) -> None:
    """The next tile of a pile, where none is face up.  CHR-UPG-04"""
    if table.tiles[concept] == NONE and table.piles[concept]:
        table.tiles[concept] = table.piles[concept].pop()
        g.reveals += 1
        g.tell("hybris-chronos-tile", EVERYONE, concept, table.tiles[concept])


def chronos_set_up(g: Hybris) -> Play:
    """Both markers on their spaces of the Grandeur track, and what the level gives to begin with."""
    kit, table = kit_of(g.box), chronos_table(g)
    level = kit.levels[table.level]
    g.grandeur = [NONE] * len(g.grandeur)
    g.grandeur[level["chronos_grandeur"] - 1] = CHRONOS
    for p in g.players:
        g.grandeur[level["player_grandeur"] - 1] = p.seat
        yield from g.book.resolve(g, p, kit.extras[table.level], Scene(p.seat))
    g.tell("hybris-chronos-level", EVERYONE, list(kit.levels).index(table.level))
    g.step = g.book.following("set_up", "chronos_set_up") or g.book.first("age")
