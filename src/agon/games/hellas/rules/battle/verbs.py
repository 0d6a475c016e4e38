"""The verbs of battles: strength, cards, and hoplites that come to help."""

from agon.cards.phrases import Effect
from agon.games.hellas import log
from agon.games.hellas.box.numbers import SPEED
from agon.games.hellas.player import Player
from agon.games.hellas.rules.armies import army, movable, shift
from agon.games.hellas.rules.battle.conditions import own_battle
from agon.games.hellas.rules.battle.losses import casualties, losses_of
from agon.games.hellas.rules.battle.playing import card_options, may_play_more, play_card
from agon.games.hellas.rules.battle.questions import BATTLE_CARD, BRING, BRING_FROM
from agon.games.hellas.rules.effects import would_modify
from agon.games.hellas.rules.heroes import value_of
from agon.games.hellas.rules.map import neighbours, ways
from agon.games.hellas.rules.powers import ask, ask_anew, happen
from agon.games.hellas.rules.questions import CARD, STOP, number_of
from agon.games.hellas.scenes import COLOUR_COUNT, Scene
from agon.games.hellas.state import Book, Hellas
from agon.kernel.ask import DONE, Play, action_of

# ---------------------------------------------------------------- strength and cards


def army_strength_verb(g: Hellas, p: Player, effect: Effect, scene: Scene) -> Play:
    """That much more army strength in this battle."""
    found = own_battle(g, p)
    if found is not None:
        found[1].strength += effect.number
        log.battle_bonus(g, p.seat, effect.number)
    return DONE


def would_strengthen(g: Hellas, p: Player, effect: Effect, scene: Scene) -> bool:
    return own_battle(g, p) is not None


def card_value_verb(g: Hellas, p: Player, effect: Effect, scene: Scene) -> Play:
    """The combat card just played is worth more: in a defence, or in a battle."""
    found = own_battle(g, p)
    if g.hunt is not None and g.hunt.seat == p.seat:
        g.hunt.bonus += effect.number
        log.defence_bonus(g, p.seat, effect.number)
    elif found is not None and found[1].values:
        found[1].values[-1] += effect.number
        log.card_value(g, p.seat, found[1].cards[-1], found[1].values[-1])
    return DONE


def would_raise_value(g: Hellas, p: Player, effect: Effect, scene: Scene) -> bool:
    if g.hunt is not None and g.hunt.seat == p.seat:
        return True
    found = own_battle(g, p)
    return found is not None and bool(found[1].values)


def play_card_verb(g: Hellas, p: Player, effect: Effect, scene: Scene) -> Play:
    """One more combat card, though all have passed; declining is possible, so as not to reveal a hand without one."""
    found = own_battle(g, p)
    if found is None or not would_play(g, p, effect, scene):
        return
    battle, side = found
    choice = yield from ask_anew(g, p, BATTLE_CARD, lambda: card_options(g, battle, side))
    if action_of(choice) == CARD:
        yield from play_card(g, battle, side, number_of(choice))


def would_play(g: Hellas, p: Player, effect: Effect, scene: Scene) -> bool:
    """By what all can see: a hand, and no limit that is reached."""
    found = own_battle(g, p)
    return found is not None and bool(p.hand) and may_play_more(g, *found)


# ---------------------------------------------------------------- bring


def bring_verb(g: Hellas, p: Player, effect: Effect, scene: Scene) -> Play:
    """`{ bring = "any", from = "one_neighbour" }`: own hoplites come into the battle, as one movement."""
    found = own_battle(g, p)
    if found is None:
        return
    goal = found[0].region
    troop = [0] * COLOUR_COUNT
    starts = helpers(g, p, goal)
    asked: list[int] = []  # regions and colours of which the player has said how many
    while True:
        options = bring_options(g, p, starts, most(p, effect) - sum(troop), asked)
        if not options:
            break
        choice = yield from ask(g, p, BRING_FROM, [*options, STOP << 16])
        if action_of(choice) == STOP:
            break
        start, colour, count = number_of(choice) >> 8, number_of(choice) >> 4 & 0xF, number_of(choice) & 0xF
        asked.append(start << 4 | colour)
        if effect.words["from"] == "one_neighbour":
            starts = [start]
        shift(g, start, goal, [count if other == colour else 0 for other in range(COLOUR_COUNT)])
        troop[colour] += count
    if sum(troop):
        arrival = Scene(p.seat)
        arrival.region = goal
        arrival.army = troop
        yield from happen(g, "hoplites_enter", arrival)


def helpers(g: Hellas, p: Player, goal: int) -> list[int]:
    """Neighbouring regions from which hoplites of a player may come."""
    near = neighbours(g, p.seat, goal)
    return [start for start in near if sum(movable(g, start, p.seat)) and goal in ways(g, p.seat, start)]


def bring_options(g: Hellas, p: Player, starts: list[int], room: int, asked: list[int]) -> list[int]:
    options: list[int] = []
    for start in starts:
        for colour, count in enumerate(movable(g, start, p.seat)):
            if start << 4 | colour not in asked:
                options += [BRING << 16 | start << 8 | colour << 4 | n for n in range(1, min(count, room) + 1)]
    return options


def most(p: Player, effect: Effect) -> int:
    """How many may come, at most."""
    return value_of(p, SPEED) if effect.word == "up_to_speed" else 0xF


def would_bring(g: Hellas, p: Player, effect: Effect, scene: Scene) -> bool:
    found = own_battle(g, p)
    return found is not None and bool(helpers(g, p, found[0].region))


# ---------------------------------------------------------------- modify


def would_modify_battle(g: Hellas, p: Player, effect: Effect, scene: Scene) -> bool:
    """Whether `modify` would change anything: there must be casualties to lower, or hoplites left to lose."""
    found = own_battle(g, p)
    if found is None or effect.modifier is None:
        return would_modify(g, p, effect, scene)
    battle, side = found
    enemy = battle.opponent_of(side)
    if effect.modifier.verb == "own_casualties":
        return effect.modifier.number > 0 or casualties(g, battle, side) > 0
    if effect.modifier.verb == "enemy_casualties":
        return enemy.commander >= 0 and losses_of(g, battle, enemy) < army(g, battle.region, enemy.commander)
    return True


def write_battle_verbs(book: Book) -> None:
    book.add_useful_verb("army_strength", army_strength_verb, would_strengthen)
    book.add_useful_verb("card_value", card_value_verb, would_raise_value)
    book.add_useful_verb("play_card", play_card_verb, would_play)
    book.add_useful_verb("bring", bring_verb, would_bring)
    book.useful["modify"] = would_modify_battle
