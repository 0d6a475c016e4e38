"""What is counted on the table, and within which limits; which fields of the state hold numbers but count nothing."""

from agon.games.hybris.box.numbers import ITEM_SPARK, ITEM_TEMPLE, NONE
from agon.games.hybris.player import KINDNESS_TOP, Player
from agon.games.hybris.scenes import Combat, Side
from agon.games.hybris.state import Hybris
from agon.kernel.game import NO_LIMIT, Count


def counts(g: Hybris) -> list[Count]:
    """Every count, those of modules last. What a supply never lacks has no limit above.  HYB-COMP-01, HYB-COMP-02"""
    found = [
        Count("Hybris.age", g.age, 1, g.book.manifest.ages),
        Count("Hybris.well", g.well, 0, NO_LIMIT),
        *[Count("Hybris.counters", counter, 0, NO_LIMIT) for counter in g.counters],
        *[Count("Hybris.grandeur", g.grandeur.count(p.seat), 1, 1) for p in g.players],
        Count("Turn.prayers", g.turn.prayers, 0, NO_LIMIT),
        Count("Turn.connected", g.turn.connected, 0, len(g.box.spaces)),
    ]
    for quest, songs in zip(g.quests, g.songs, strict=True):
        found.append(Count("Hybris.songs", len(songs), 0, 0 if quest == NONE else len(g.box.quests[quest].songs)))
    for p in g.players:
        found += of_player(g, p)
    for combat in g.decided if g.combat is None else [*g.decided, g.combat]:
        found += of_combat(combat)
    for part in g.parts.values():
        found += part.counts(g)
    return found


def of_player(g: Hybris, p: Player) -> list[Count]:
    """What a player has; what has left the Upgrade tiles is on the Spark track, on the map, or was destroyed."""
    tiles = g.box.olympians[p.olympian].tiles
    removed: list[int] = []
    found: list[Count] = []
    for tile, cleared in zip(tiles, p.cleared, strict=True):
        items = g.box.upgrades[tile].items
        removed += items[:cleared]
        found.append(Count("Player.cleared", cleared, 0, len(items)))
    sparks = removed.count(ITEM_SPARK)
    return [
        *found,
        Count("Player.vp", p.vp, 0, NO_LIMIT),
        Count("Player.aegis", p.aegis, 0, NO_LIMIT),
        Count("Player.followers", p.followers, 0, NO_LIMIT),
        Count("Player.prayers", p.prayers, 0, NO_LIMIT),
        Count("Player.kindness", p.kindness, 1, KINDNESS_TOP),
        Count("Player.determination", p.determination, 1, len(g.box.determination_track)),
        Count("Player.bonus_tokens", p.bonus_tokens, 0, NO_LIMIT),
        Count("Player.marks", p.marks, -NO_LIMIT, g.box.olympian_tokens),  # who lacks one marks all the same
        Count("Player.sparks", p.sparks, sparks, sparks),
        Count("Player.temples", p.temples.bit_count(), 0, removed.count(ITEM_TEMPLE)),
        Count("Player.unlocked", p.unlocked.bit_count(), 0, len(full(g, p))),
        Count("Player.storage", len(p.storage), 0, g.box.storage + 1),  # with the one that is about to be removed
        Count("Player.might", p.might, 0, NO_LIMIT),
        Count("Player.victories", p.victories, 0, NO_LIMIT),
        Count("Player.laurels", p.laurels, 0, NO_LIMIT),
        *[Count("Player.used", p.used.count(power), 0, uses(g, power)) for power in set(p.used)],
        *[Count("Character.joined", character.joined, 0, g.age) for character in p.characters],
    ]


def full(g: Hybris, p: Player) -> list[int]:
    """The Upgrade tiles from which everything is gone: only those can be unlocked.  HYB-UPG-07"""
    tiles = g.box.olympians[p.olympian].tiles
    return [tile for tile, gone in zip(tiles, p.cleared, strict=True) if gone == len(g.box.upgrades[tile].items)]


def uses(g: Hybris, power: int) -> int:
    """How often a power may be used in an Age.  HYB-TECH-08"""
    return g.box.powers[power].limit or 1


def of_combat(combat: Combat) -> list[Count]:
    return of_side(combat.attacker) + of_side(combat.defender)


def of_side(side: Side) -> list[Count]:
    """A card may be weakened, but counts for something or nothing; a bonus may be a malus.  HYB-CVP-07"""
    return [
        *[Count("Side.strengths", strength, 0, NO_LIMIT) for strength in side.strengths],
        Count("Side.combos", side.combos, 0, NO_LIMIT),
        Count("Side.bonus", side.bonus, -NO_LIMIT, NO_LIMIT),
        Count("Side.determination", side.determination, -NO_LIMIT, NO_LIMIT),
        *[Count("Side.toll", amount, 1, NO_LIMIT) for _, amount in side.toll],
    ]


def uncounted(g: Hybris) -> frozenset[str]:
    """Numbers of things, seats and masks, with those of modules; what has a place is counted by the census."""
    return frozenset([*g.uncounted(), *[field for part in g.parts.values() for field in part.uncounted()]])
