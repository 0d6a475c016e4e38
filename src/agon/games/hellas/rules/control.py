"""Who controls what, and who has won. Control changes here and nowhere else.  LOH-MMAP-05 to -08, LOH-MVIC-01 to -09"""

from agon.games.hellas import log
from agon.games.hellas.box.numbers import NONE
from agon.games.hellas.player import Player
from agon.games.hellas.rules.armies import army, enemy_army, regions_of
from agon.games.hellas.rules.modifiers import modified
from agon.games.hellas.rules.powers import muster
from agon.games.hellas.scenes import Scene
from agon.games.hellas.state import Goal, Hellas
from agon.kernel.errors import Ended
from agon.kernel.game import EVERYONE

# ---------------------------------------------------------------- looking


def controller(g: Hellas, region: int) -> int:
    """The commander who controls a region; NONE if it is neutral."""
    token = g.control[region]
    return NONE if token == NONE else g.commander[token]


def controlled(g: Hellas, commander: int) -> list[int]:
    """The regions that a commander controls, by number."""
    tokens, whose = g.control, g.commander
    return [region for region in g.box.region_order if tokens[region] != NONE and whose[tokens[region]] == commander]


def lands_of(g: Hellas, commander: int) -> list[int]:
    """The lands all of whose regions a commander controls.  LOH-MMAP-02"""
    return whole_lands(g, controlled(g, commander))


def whole_lands(g: Hellas, regions: list[int]) -> list[int]:
    """The lands all of whose regions are among these."""
    held = [0] * len(g.box.lands)
    for region in regions:
        held[g.box.regions[region].land] += 1
    return [land.index for land in g.box.lands if held[land.index] == len(land.regions)]


def temples_of(g: Hellas, commander: int) -> int:
    """How many temples a commander controls; the oracle counts as one.  LOH-MSPEC-12"""
    return temples_in(g, controlled(g, commander)) if g.temples else 0


def temples_in(g: Hellas, regions: list[int]) -> int:
    return len([region for region in regions if g.temples >> region & 1])


def cities_of(g: Hellas, commander: int) -> list[int]:
    """Controlled regions with a city; Sparta is one."""
    tokens, whose = g.control, g.commander
    return [region for region in g.box.cities if tokens[region] != NONE and whose[tokens[region]] == commander]


def tokens_left(g: Hellas, colour: int) -> int:
    """Control tokens of a colour that are not on the map."""
    return g.box.supplies.control_tokens - g.control.count(colour)


def population(g: Hellas, p: Player, region: int) -> int:
    """The population strength of a region for a player, never below 1."""
    return max(1, modified(g, p, "population_strength", g.box.regions[region].population, Scene(p.seat)))


def token_colour(g: Hellas, p: Player, region: int) -> int:
    """A conquest gets a token of the player's own colour."""
    return p.colour


# ---------------------------------------------------------------- changing


def take_control(g: Hellas, region: int, colour: int) -> None:
    """Put a control token in a region, in place of any other; without one left the region waits. May end the game."""
    before = g.control[region]
    if before == colour:
        return
    if not tokens_left(g, colour):
        if controller(g, region) != g.commander[colour] and region not in g.waiting:
            g.waiting.append(region)
        return
    g.control[region] = colour
    if region in g.waiting:
        g.waiting.remove(region)
    log.control(g, g.commander[colour], region, colour)
    hand_over(g, region)
    g.book.replaceable.check_victory(g)
    if before != NONE:
        token_free(g, before)


def drop_control(g: Hellas, region: int) -> None:
    """Take the control token off a region. May end the game."""
    if g.control[region] == NONE:
        return
    before = g.control[region]
    log.control_lost(g, controller(g, region), region, before)
    g.control[region] = NONE
    hand_over(g, region)
    g.book.replaceable.check_victory(g)
    token_free(g, before)


def token_free(g: Hellas, colour: int) -> None:
    """A token has come back: it goes where one was wanting, first come, if the hoplites there still take the region.

    LOH-MMAP-08
    """
    for region in g.waiting.copy():
        settle(g, g.commander[colour], region)


def hand_over(g: Hellas, region: int) -> None:
    """A god's artifact goes to whoever controls the monument's region, and comes charged.  LOH-MBLS-06, LOH-MBLS-07"""
    god = g.box.regions[region].god
    if god == NONE:
        return
    artifact = g.box.gods[god].artifact
    owner = controller(g, region)
    changes_hands = False
    for p in g.players:
        if p.seat == owner and artifact not in p.artifacts:
            p.artifacts.append(artifact)
            log.artifact(g, p.seat, artifact)
            changes_hands = True
        elif p.seat != owner and artifact in p.artifacts:
            p.artifacts.remove(artifact)
            if artifact in p.spent:
                p.spent.remove(artifact)
            changes_hands = True
    if changes_hands:
        muster(g)


def settle(g: Hellas, commander: int, region: int) -> None:
    """What hoplites of a player who stand in a region take: a neutral one if they are enough, an enemy's in any case.

    Not where a battle is due. LOH-MMAP-05, LOH-MMAP-06
    """
    if would_take(g, commander, region):
        take_control(g, region, g.book.replaceable.token_colour(g, g.players[commander], region))


def would_take(g: Hellas, commander: int, region: int) -> bool:
    """Whether a player's hoplites are enough for a region that is not theirs, and nobody fights for it."""
    owner = controller(g, region)
    if commander < 0 or owner == commander:
        return False
    hoplites = army(g, region, commander)
    if not hoplites or enemy_army(g, region, commander) or g.book.replaceable.battle_due(g, region, commander):
        return False
    return owner != NONE or hoplites >= g.book.replaceable.population(g, g.players[commander], region)


def too_few(g: Hellas, p: Player) -> list[int]:
    """The neutral regions where a player has hoplites, but fewer than the population strength.

    To be looked at before that strength sinks, and to be settled after it: whoever then has enough need not move. A
    region whose token was taken away is not among them.  LOH-MMAP-05
    """
    regions = [region for region in regions_of(g, p.seat) if controller(g, region) == NONE]
    return [region for region in regions if army(g, region, p.seat) < g.book.replaceable.population(g, p, region)]


def take_glory(g: Hellas, p: Player, land: int) -> None:
    """The glory token of a land, from whoever holds it; in the campaign the land is loyal then.  LOH-MTRO-08"""
    if g.glory[land] != p.seat:
        waiting = too_few(g, p)
        log.glory(g, p.seat, land, g.glory[land])
        g.glory[land] = p.seat
        for region in waiting:
            settle(g, p.seat, region)


# ---------------------------------------------------------------- winning


def goals(g: Hellas, p: Player) -> list[Goal]:
    """The ways to win, and how far a player has come on each.  LOH-MVIC-01 to LOH-MVIC-05"""
    seating, supplies = g.box.seating(len(g.players)), g.box.supplies
    regions = controlled(g, p.seat)
    lands = [land for land in whole_lands(g, regions) if land not in seating.warlord_without]
    ways = [
        Goal("warlord", len(lands), seating.warlord_lands),  # LOH-MVIC-01, LOH-MVIC-02
        Goal("favored", temples_in(g, regions), supplies.temples_to_win),  # LOH-MVIC-03
        Goal("slayer", len(p.trophies), supplies.monsters_to_win),  # LOH-MVIC-04
    ]
    return [*ways, king_of_kings(g, p)] if seating.king_of_kings else ways


def king_of_kings(g: Hellas, p: Player) -> Goal:
    """The levels of a monument whose region a player controls, then the tokens that are off the activation card.

    Before a monument is complete it is the tallest of theirs; after that only the first completed one counts.
    LOH-MVIC-05, LOH-MVIC-08, LOH-MVIC-09
    """
    gods = g.box.gods if g.completed == NONE else [g.box.gods[g.completed]]
    counted = 0 if g.completed == NONE else g.box.supplies.countdown - g.countdown
    highest, least = 0, gods[0].levels
    for god in gods:
        least = min(least, god.levels)
        if controller(g, god.region) == p.seat:
            highest = max(highest, g.monuments[god.index].level + counted)
    return Goal("king", highest, least + g.box.supplies.countdown)


def check_victory(g: Hellas) -> None:
    """Ends the game if anybody has won, the active player first.  LOH-MTURN-07"""
    for p in g.from_active():
        for goal in g.book.replaceable.goals(g, p):
            if goal.has >= goal.needs:
                end_game(g, p.seat, "won-" + goal.way)


def end_game(g: Hellas, winner: int, how: str) -> None:
    """The game is over at once; `winner` is NONE where the player of the campaign has lost.

    `how`, such as `won-warlord`, makes the message `hellas-<how>`.
    """
    g.winner = winner
    g.ending = how
    g.tell("hellas-" + how, EVERYONE, winner)
    raise Ended
