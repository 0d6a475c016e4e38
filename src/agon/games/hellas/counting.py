"""What is counted on the table, and within which limits; which fields of the state hold numbers but count nothing."""

from agon.games.hellas.box.numbers import NONE
from agon.games.hellas.fighting import Battle, Side
from agon.games.hellas.hunting import Hunt
from agon.games.hellas.player import Player
from agon.games.hellas.rules.armies import standing, supply
from agon.games.hellas.rules.control import tokens_left
from agon.games.hellas.rules.heroes import priest_supply
from agon.games.hellas.scenes import COLOUR_COUNT
from agon.games.hellas.state import Hellas
from agon.kernel.game import NO_LIMIT, Count


def counts(g: Hellas) -> list[Count]:
    """Every count, those of modules last."""
    supplies, colours = g.box.supplies, range(COLOUR_COUNT)
    found = [
        Count("Hellas.round", g.round, 1, NO_LIMIT),
        Count("Hellas.specials", g.specials, 0, NO_LIMIT),
        Count("Hellas.temples_left", g.temples_left, 0, len(g.box.regions)),
        Count("Hellas.countdown", g.countdown, NONE, supplies.countdown),
        Count("Hellas.hoplites", min(g.hoplites), 0, supplies.hoplites),
        *[Count("Hellas.hoplites", supply(g, colour), 0, supplies.hoplites) for colour in colours],
        *[
            Count("Hellas.control", tokens_left(g, colour), 0, supplies.control_tokens)
            for colour in range(COLOUR_COUNT)
        ],
        Count("Hellas.quests", len(g.quests), 0, supplies.quest_slots),
    ]
    for god, monument in zip(g.box.gods, g.monuments, strict=True):
        found.append(Count("Monument.level", monument.level, 0, god.levels))
        found.append(Count("Monument.priests", len(monument.priests), 0, god.priest_spots))
    for p in g.players:
        found += of_player(g, p)
    if g.battle is not None:
        found += of_battle(g.battle)
    if g.hunt is not None:
        found += of_hunt(g.hunt)
    found += of_movement(g)
    for part in g.parts.values():
        found += part.counts(g)
    return found


def of_player(g: Hellas, p: Player) -> list[Count]:
    """LOH-MHERO-04, LOH-MHERO-09, LOH-MSPEC-10"""
    supplies = g.box.supplies
    steps = 0 if p.quest == NONE else len(g.box.quests[p.quest].steps)
    return [
        *[
            Count("Player.attributes", value, supplies.attribute_least, supplies.attribute_most)
            for value in p.attributes
        ],
        Count("Player.injuries", p.injuries.bit_count(), 0, supplies.injuries),
        Count("Player.pool", p.pool, 0, supplies.priests),
        Count("Player.pool", priest_supply(g, p), 0, supplies.priests),
        Count("Player.quest_step", p.quest_step, NONE, steps - 1),
        *[Count("Player.spent", p.spent.count(artifact), 0, p.artifacts.count(artifact)) for artifact in p.spent],
        *[Count("Player.used", p.used.count(power), 0, 1) for power in p.used],
        *[Count("Player.marked_powers", p.marked_powers.count(power), 0, 1) for power in p.marked_powers],
    ]


def of_battle(battle: Battle) -> list[Count]:
    return of_side(battle.attacker) + of_side(battle.defender)


def of_side(side: Side) -> list[Count]:
    return [
        *[Count("Side.values", value, 0, NO_LIMIT) for value in side.values],
        Count("Side.strength", side.strength, 0, NO_LIMIT),
        Count("Side.casualties", side.casualties, 0, NO_LIMIT),
    ]


def of_hunt(hunt: Hunt) -> list[Count]:
    return [
        Count("Hunt.struck", hunt.struck, 0, NO_LIMIT),
        Count("Hunt.attacks", hunt.attacks, 0, NO_LIMIT),
        Count("Hunt.value", hunt.value, 0, NO_LIMIT),
        Count("Hunt.bonus", hunt.bonus, 0, NO_LIMIT),
        *[Count("Hunt.used", hunt.used.count(power), 0, 1) for power in hunt.used],
    ]


def of_movement(g: Hellas) -> list[Count]:
    """Nobody goes who does not stand there."""
    found: list[Count] = []
    if g.march is not None:
        for colour, count in enumerate(g.march.army):
            found.append(Count("March.army", count, 0, standing(g, g.march.at, colour)))
    if g.moving is not None:
        found.append(Count("Moving.left", g.moving.left, 0, NO_LIMIT))
    if g.losses is not None:
        found.append(Count("Losses.count", g.losses.count, 0, NO_LIMIT))
        found.append(Count("Losses.saved", g.losses.saved, 0, NO_LIMIT))
    return found


def uncounted(g: Hellas) -> frozenset[str]:
    """Numbers of things, seats and masks, with those of modules; what has a place is counted by the census."""
    return frozenset([*g.uncounted(), *[field for part in g.parts.values() for field in part.uncounted()]])
