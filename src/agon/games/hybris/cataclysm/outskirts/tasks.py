"""Tasks of four colours: paid, had, done, gained.  Page 11.

Red ones are paid, and blue ones found to be true, on the player's own turn before or after any of its steps, red ones
also
between two parts of an action; yellow and green ones are marked as they happen. Only a tile with a Worker counts, and
only on the player's own turn, unless an effect gives a Task away.
"""

from collections.abc import Callable
from typing import Final

from agon.cards.phrases import Condition
from agon.games.hybris.book import Aside, Book
from agon.games.hybris.box.numbers import ALLY, HERO, ITEM_PROPHET, NONE
from agon.games.hybris.cataclysm.box import kit_of
from agon.games.hybris.cataclysm.outskirts.hand import can_discard_strength, discard_strength
from agon.games.hybris.cataclysm.outskirts.questions import TASK, TASK_CARD, WHICH_TASK
from agon.games.hybris.cataclysm.outskirts.table import PART, hangar_of, tile_at
from agon.games.hybris.cataclysm.outskirts.tiles import mark
from agon.games.hybris.cataclysm.schema.words import BLUE, RED
from agon.games.hybris.player import KINDNESS_TOP, RESERVE, Player
from agon.games.hybris.rules.questions import number_of
from agon.games.hybris.rules.resources import can_pay, cards_with, discard_one, pay
from agon.games.hybris.scenes import Scene
from agon.games.hybris.schema.words import ALL_ACTIONS
from agon.games.hybris.state import Hybris
from agon.kernel.ask import DONE, Ask, Play
from agon.kernel.legality import Reason

Wanted = Callable[[Condition], bool]

UNPAID: Final = Reason("hybris-why-task", "CAT-TASK-01", "CAT-GEN-03")

# ---------------------------------------------------------------- which are open


def open_tasks(g: Hybris, p: Player) -> list[tuple[int, int]]:
    """Place and number of every Task not done, on tiles with a Worker.  CAT-MK-04"""
    hangar, tiles = hangar_of(g, p), kit_of(g.box).tiles
    return [
        (place, task)
        for place in hangar.manned()
        for task in range(len(tiles[hangar.tiles[place]].tasks))
        if not hangar.done[place] >> task & 1
    ]


def asked_by(g: Hybris, p: Player, place: int, task: int) -> Condition:
    return tile_at(g, p, place).tasks[task]


def coloured(g: Hybris, p: Player, colour: str) -> list[tuple[int, int]]:
    """Those of one colour."""
    hangar = hangar_of(g, p)
    manned = hangar.manned()
    if not manned:  # as often
        return []
    tiles = kit_of(g.box).tiles
    return [
        (place, task)
        for place in manned
        for task, printed in enumerate(tiles[hangar.tiles[place]].colours)
        if printed == colour and not hangar.done[place] >> task & 1
    ]


def as_option(place: int, task: int) -> int:
    return TASK << 16 | place << 4 | task


def give_task(g: Hybris, p: Player) -> Play:
    """A Task of the player's choice, whoever has the turn; lost without a tile that has a Worker.  CAT-MK-06"""
    options = [as_option(place, task) for place, task in open_tasks(g, p)]
    if options:
        chosen = number_of((yield Ask(WHICH_TASK, p.seat, options)))
        yield from mark(g, p, chosen >> 4, chosen & 15)


# ---------------------------------------------------------------- red: pay or discard


def can_do_red(g: Hybris, p: Player, task: Condition) -> bool:
    """CAT-TASKRED-01 to -07"""
    if task.verb == "pay":
        return can_pay(g, p, task.amounts)
    if task.verb == "discard_element":
        return bool(cards_with(g, p, task.number))
    assert task.verb == "discard_strength"
    return can_discard_strength(g, p, task.number)


def red_tasks(g: Hybris, p: Player, scene: Scene) -> list[int]:
    """Those that are open.  CAT-TASK-01"""
    return [as_option(place, task) for place, task in coloured(g, p, RED)]


def why_not_red(g: Hybris, p: Player, option: int) -> Reason | None:
    task = asked_by(g, p, number_of(option) >> 4, number_of(option) & 15)
    return None if can_do_red(g, p, task) else UNPAID


def depends_on_hand(g: Hybris, p: Player, scene: Scene) -> bool:
    """Whether others cannot tell what is on offer."""
    if not p.hand:
        return False
    return any(asked_by(g, p, place, task).verb != "pay" for place, task in coloured(g, p, RED))


def do_red(g: Hybris, p: Player, scene: Scene, choice: int) -> Play:
    place, number = number_of(choice) >> 4, number_of(choice) & 15
    task = asked_by(g, p, place, number)
    if task.verb == "pay":
        yield from pay(g, p, task.amounts)
    elif task.verb == "discard_element":
        yield from discard_one(g, p, TASK_CARD, task.number)
    else:
        assert task.verb == "discard_strength"
        yield from discard_strength(g, p, task.number, TASK_CARD)
    yield from mark(g, p, place, number)


RED_TASKS: Final = Aside(red_tasks, why_not_red, do_red, depends_on_hand)

# ---------------------------------------------------------------- blue: have


def has_blue(g: Hybris, p: Player, task: Condition) -> bool:
    """CAT-TASKBLUE-01 to -05"""
    if task.verb == "deployed":
        return any(
            owner == p.seat and tile != NONE and g.box.technologies[tile].type == task.number
            for tile, owner in zip(g.spaces.tiles, g.spaces.owners, strict=True)
        )
    if task.verb == "temple":
        return p.temples != 0
    if task.verb == "kindness":
        return p.kindness >= min(task.number, KINDNESS_TOP)
    if task.verb == "heroes":
        return heroes_in_play(p) >= task.number
    assert task.verb == "sparks"
    return p.sparks >= task.number


def heroes_in_play(p: Player) -> int:
    """Heroes and allies in the reserve or at a Location: neither defeated nor on a tile.  CAT-TASKBLUE-04"""
    return len([figure for figure in p.characters if figure.kind in (HERO, ALLY) and figure.place >= RESERVE])


def claim_blue(g: Hybris, p: Player, scene: Scene) -> Play:
    """All that hold, one after the other: what a tile pays may fulfil the next.  CAT-TASK-01"""
    return claim_held(g, p) if blue_held(g, p) else DONE


def claim_held(g: Hybris, p: Player) -> Play:
    while held := blue_held(g, p):
        yield from mark(g, p, *held[0])


def blue_held(g: Hybris, p: Player) -> list[tuple[int, int]]:
    """The blue ones that are fulfilled."""
    found = coloured(g, p, BLUE)
    return [(place, task) for place, task in found if has_blue(g, p, asked_by(g, p, place, task))] if found else found


def claim_at_end(g: Hybris, scene: Scene) -> Play:
    return claim_blue(g, g.players[scene.actor], scene)


# ---------------------------------------------------------------- yellow and green: do and gain


def is_own_turn(g: Hybris, seat: int) -> bool:
    """CAT-MK-02"""
    return seat != NONE and g.turn.seat == seat and not g.blind


def happened(g: Hybris, p: Player, wanted: Wanted) -> Play:
    """A Task on each tile that asks for it.  CAT-MK-03, CAT-MK-11"""
    found: dict[int, int] = {}
    for place, task in open_tasks(g, p):
        if place not in found and wanted(asked_by(g, p, place, task)):
            found[place] = task
    return mark_those(g, p, found) if found else DONE


def mark_those(g: Hybris, p: Player, found: dict[int, int]) -> Play:
    """By place."""
    for place, task in found.items():
        if (place, task) in open_tasks(g, p):
            yield from mark(g, p, place, task)


def actor_has_turn(g: Hybris, scene: Scene) -> bool:
    return is_own_turn(g, scene.actor)


def after_action(g: Hybris, scene: Scene) -> Play:
    """By whatever means, and whatever the result.  CAT-TASKYEL-01 to -06, -08, -10"""
    name = ALL_ACTIONS[scene.action]
    return happened(g, g.players[scene.actor], lambda task: task.verb == "act" and task.word == name)


def after_premonition(g: Hybris, scene: Scene) -> Play:
    """CAT-TASKYEL-07"""
    return happened(g, g.players[scene.actor], lambda task: task.verb == "complete")


def fighter_has_turn(g: Hybris, scene: Scene) -> bool:
    """Whoever attacked or was attacked."""
    return is_own_turn(g, scene.actor) or is_own_turn(g, scene.other)


def after_combat(g: Hybris, scene: Scene) -> Play:
    """Won or lost.  CAT-TASKYEL-09"""
    return happened(g, g.players[g.turn.seat], lambda task: task.verb == "combat")


def gained(g: Hybris, scene: Scene, what: str) -> Play:
    return happened(g, g.players[scene.actor], lambda task: task.verb == "gain" and task.word == what)


def after_determination(g: Hybris, scene: Scene) -> Play:
    """The cube has moved.  CAT-TASKGRN-01"""
    return gained(g, scene, "determination")


def takes_prophet(g: Hybris, scene: Scene) -> bool:
    return is_own_turn(g, scene.actor) and scene.count == ITEM_PROPHET


def after_prophet(g: Hybris, scene: Scene) -> Play:
    """CAT-TASKGRN-02"""
    return gained(g, scene, "prophet")


def after_token(g: Hybris, scene: Scene) -> Play:
    """CAT-TASKGRN-03"""
    return gained(g, scene, "rival_token")


def write_tasks(book: Book) -> None:
    book.add_aside(TASK, RED_TASKS)
    book.between.append(claim_blue)
    book.triggers.on("turn_end", PART, actor_has_turn, claim_at_end)
    book.triggers.on("performed", PART, actor_has_turn, after_action)
    book.triggers.on("premonition", PART, actor_has_turn, after_premonition)
    book.triggers.on("combat_over", PART, fighter_has_turn, after_combat)
    book.hears_gains = True
    book.triggers.on("determination", PART, actor_has_turn, after_determination)
    book.triggers.on("item", PART, takes_prophet, after_prophet)
    book.triggers.on("token_taken", PART, actor_has_turn, after_token)
