"""Hero Movement, and heroes that are put somewhere.  LOH-MREG-08 to LOH-MREG-10"""

from collections.abc import Callable
from typing import Final

from agon.cards.phrases import Effect
from agon.games.hellas import log
from agon.games.hellas.box.numbers import HERO_MOVEMENT, NONE, SPEED
from agon.games.hellas.player import Player
from agon.games.hellas.rules.heroes import value_of
from agon.games.hellas.rules.map import within
from agon.games.hellas.rules.powers import ask, ask_anew, happen
from agon.games.hellas.rules.questions import BOARD, MOVE_HERO, PLACE_HERO, QUEST, REGION, STOP, number_of
from agon.games.hellas.rules.quests import advance, board, boardable, steps_in, why_not_board
from agon.games.hellas.scenes import Scene
from agon.games.hellas.schema.words import REGULAR_ACTIONS
from agon.games.hellas.state import Action, Book, Hellas
from agon.kernel.ask import Play, action_of
from agon.kernel.legality import Legality, Reason

TOO_FAR: Final = Reason("hellas-why-too-far", "LOH-MREG-08")


def why_not_move_hero(g: Hellas, p: Player) -> Reason | None:
    """Always: on the map he may stay where he is, on a quest its next step is free.  LOH-MREG-08, LOH-MQST-08"""
    return None


def move_hero(g: Hellas, p: Player) -> Play:
    """The regular action: up to speed regions, or a step of a quest.

    No region at all is a movement too, so that a quest can be boarded where the hero stands.  LOH-MREG-08
    """
    if p.region == NONE:
        yield from advance(g, p)
    else:
        options = [REGION << 16 | region for region in reach(g, p)]
        put_hero(g, p, number_of((yield from ask(g, p, MOVE_HERO, options))), log.hero_moved)
        yield from board_here(g, p)
    scene = Scene(p.seat)
    scene.region = p.region
    yield from happen(g, "hero_moved", scene)


def reach(g: Hellas, p: Player) -> list[int]:
    """Where a hero on the map can go."""
    return within(g, p.seat, p.region, value_of(p, SPEED))


def connected(g: Hellas, p: Player) -> list[int]:
    """All regions to which there is a way, however long."""
    return [REGION << 16 | region for region in within(g, p.seat, p.region, len(g.box.regions))]


def why_not_go(g: Hellas, p: Player, option: int) -> Reason | None:
    return None if number_of(option) in reach(g, p) else TOO_FAR


def put_hero(g: Hellas, p: Player, region: int, event: Callable[[Hellas, int, int, int], None]) -> None:
    if region != p.region:
        event(g, p.seat, p.region, region)
        p.region = region


def board_here(g: Hellas, p: Player) -> Play:
    """Where a movement ends the hero may take up the quest.  LOH-MREG-10, LOH-MQST-01"""
    if boardable(g, p, p.region):
        choice = yield from ask_anew(g, p, BOARD, lambda: board_options(g, p))
        if action_of(choice) == QUEST:
            yield from board(g, p, number_of(choice) >> 4, number_of(choice) & 0xF)


def board_options(g: Hellas, p: Player) -> list[int]:
    return [*[QUEST << 16 | offered for offered in boardable(g, p, p.region)], STOP << 16]


def steps_here(g: Hellas, p: Player) -> list[int]:
    return [QUEST << 16 | entry for entry in steps_in(g, p.region)]


def why_not_step(g: Hellas, p: Player, option: int) -> Reason | None:
    return why_not_board(g, p, number_of(option) >> 4, number_of(option) & 0xF)


# ---------------------------------------------------------------- the verb


def place_hero_verb(g: Hellas, p: Player, effect: Effect, scene: Scene) -> Play:
    """In any other region: no Hero Movement, so no quest is boarded."""
    if p.region != NONE:
        options = [REGION << 16 | region for region in g.box.region_order if region != p.region]
        put_hero(g, p, number_of((yield from ask(g, p, PLACE_HERO, options))), log.hero_placed)


def would_place_hero(g: Hellas, p: Player, effect: Effect, scene: Scene) -> bool:
    return p.region != NONE


def write_hero_movement(book: Book) -> None:
    rules = ("LOH-MREG-08", "LOH-MREG-10")
    book.add_regular(HERO_MOVEMENT, Action(REGULAR_ACTIONS[HERO_MOVEMENT], rules, why_not_move_hero, move_hero))
    book.add_legality(MOVE_HERO, Legality(lambda g, ask: connected(g, g.players[ask.seat]), why_not_go))
    book.add_legality(BOARD, Legality(lambda g, ask: steps_here(g, g.players[ask.seat]), why_not_step))
    book.add_useful_verb("place_hero", place_hero_verb, would_place_hero)
