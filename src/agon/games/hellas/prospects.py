"""What a player could do next: who stands where, what is near the hero, which hunts and regions are within reach."""

from typing import Final

from agon.games.hellas.box.numbers import HUNT, NONE, SPEED, STRENGTH, USURP
from agon.games.hellas.player import Player
from agon.games.hellas.rules.control import controller
from agon.games.hellas.rules.heroes import value_of
from agon.games.hellas.rules.hunt.wounds import wounds_of
from agon.games.hellas.rules.map import neighbours
from agon.games.hellas.rules.quests import why_not_board
from agon.games.hellas.rules.temples import why_not_stand
from agon.games.hellas.scenes import COLOUR_COUNT
from agon.games.hellas.state import Hellas

FAR: Final = 99
"""Further than any region is."""


class Survey:
    """The map as one commander sees it: hoplites of his own, those of all others, and who controls each region."""

    def __init__(self, g: Hellas, commander: int) -> None:
        self.commander = commander
        self.own: list[int] = []
        self.foes: list[int] = []
        self.owner: list[int] = []
        hoplites, commanders = g.hoplites, g.commander
        for region in range(len(g.box.regions)):
            own = foes = 0
            base = region * COLOUR_COUNT
            for colour in range(COLOUR_COUNT):
                count = hoplites[base + colour]
                if count:
                    if commanders[colour] == commander:
                        own += count
                    else:
                        foes += count
            self.own.append(own)
            self.foes.append(foes)
            token = g.control[region]
            self.owner.append(NONE if token == NONE else commanders[token])

    def threatened(self, near: list[int]) -> bool:
        """Whether enemy hoplites stand in one of these regions."""
        return any(self.foes[region] for region in near)


# ---------------------------------------------------------------- the hero


def distances(g: Hellas, p: Player) -> list[int]:
    """How many regions it is from the hero to each region; on a quest from where he will be back, after its steps."""
    found = [FAR] * len(g.box.regions)
    start = p.region
    if p.quest != NONE:
        start = g.box.quests[p.quest].region
    if start == NONE:
        return found
    found[start] = 0 if p.quest == NONE else steps_left(g, p) * value_of(p, SPEED)
    border = [start]
    for region in border:  # grows as it goes
        for near in neighbours(g, p.seat, region):
            if found[near] == FAR:
                found[near] = found[region] + 1
                border.append(near)
    return found


def nearness(p: Player, goals: list[int], far: list[int]) -> float:
    """1 where the hero is at one of these regions, and less the more movements it takes."""
    least = FAR
    for goal in goals:
        least = min(least, far[goal])
    return 0.0 if least == FAR else 1.0 / (1 + movements(p, least))


def movements(p: Player, far: int) -> int:
    """How many Hero Movements this many regions take."""
    speed = value_of(p, SPEED)
    return (far + speed - 1) // speed


# ---------------------------------------------------------------- monsters


def prey(g: Hellas, p: Player, far: list[int]) -> tuple[float, float, float]:
    """Of the likeliest monster that the hero can be at this turn: the share of wounds dealt or in hand, whether that
    is all, and whether the cards that a hunt draws make it likely."""
    best = likely = 0.0
    if p.region == NONE:
        return 0.0, 0.0, 0.0
    box = g.box
    ready = 0.5 if p.marked >> HUNT & 1 else 1.0  # the token will go, some time
    for monster, beast in enumerate(g.beasts):
        if beast.region == NONE or movements(p, far[beast.region]) > 1:
            continue
        wounds = wounds_of(g, monster)
        symbols = [box.combat_card(card).symbol for card in p.hand]
        dealt = beast.covered.bit_count()
        for place, wound in enumerate(wounds):
            if not beast.covered >> place & 1 and wound.symbol in symbols:
                symbols.remove(wound.symbol)
                dealt += 1
        for symbol in symbols:  # what deals a wound of any type
            dealt += int(box.symbols[symbol].any_wound == 1)
        weight = ready if far[beast.region] == 0 else 0.7 * ready
        best = max(best, weight * min(1.0, dealt / len(wounds)))
        drawn = 0.5 * value_of(p, STRENGTH) + 0.3 * (3 - p.injuries.bit_count())
        likely = max(likely, weight * min(1.0, (dealt + drawn) / len(wounds)))
    return best, float(best >= 1.0), likely * likely


def dealt_wounds(g: Hellas) -> float:
    """Monsters on the map, each by the share of its wounds that is dealt."""
    total = 0.0
    for monster, beast in enumerate(g.beasts):
        if beast.region != NONE and beast.covered:
            total += beast.covered.bit_count() / len(wounds_of(g, monster))
    return total


# ---------------------------------------------------------------- quests


def is_open(g: Hellas, p: Player, quest: int) -> bool:
    """Whether a hero could board a quest at some step, were he there."""
    return any(why_not_board(g, p, quest, step) is None for step in range(len(g.box.quests[quest].steps)))


def steps_left(g: Hellas, p: Player) -> int:
    """How many Hero Movements the quest that a hero is on still takes."""
    return len(g.box.quests[p.quest].steps) - 1 - p.quest_step


def quest_worth(g: Hellas, p: Player) -> float:
    """What the quest that a hero is on promises: little but its trophy where the player has the glory token already."""
    if p.quest == NONE:
        return 0.0
    return 0.1 if g.glory[g.box.regions[g.box.quests[p.quest].region].land] == p.seat else 1.0


# ---------------------------------------------------------------- regions


def usurpable(g: Hellas, p: Player, far: list[int]) -> tuple[int, int]:
    """Whether the hero's region could be won by usurping, and how many could within one movement."""
    here = near = 0
    if p.region == NONE or p.marked >> USURP & 1:
        return 0, 0
    speed = value_of(p, SPEED)
    why_not = g.book.replaceable.why_not_usurp
    for land in g.box.lands:
        if g.glory[land.index] != p.seat:
            continue
        for region in land.regions:
            if far[region] <= speed and controller(g, region) != p.seat and why_not(g, p, region) is None:
                near += 1
                here += int(region == p.region)
    return here, near


def is_free_site(g: Hellas, region: int) -> bool:
    return why_not_stand(g, region) is None
