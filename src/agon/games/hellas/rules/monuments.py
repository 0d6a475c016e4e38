"""Build Monument, which ends a round.  LOH-MSPEC-25 to LOH-MSPEC-34, LOH-MVIC-05 to -08, LOH-M2P-02"""

from typing import Final

from agon.games.hellas import log
from agon.games.hellas.box.numbers import BUILD_MONUMENT, NONE
from agon.games.hellas.player import Player
from agon.games.hellas.rules.control import temples_of
from agon.games.hellas.rules.heroes import gain_priests
from agon.games.hellas.rules.powers import ask, ask_anew, happen
from agon.games.hellas.rules.questions import BUILD_LEVEL, GOD, MARKED, REPEAT_ACTION, STOP, number_of
from agon.games.hellas.scenes import Scene
from agon.games.hellas.schema.words import SPECIAL_ACTIONS
from agon.games.hellas.state import Action, Book, Hellas
from agon.kernel.ask import DONE, Play, action_of
from agon.kernel.legality import Legality, Reason

COMPLETE: Final = Reason("hellas-why-complete", "LOH-MSPEC-25")


def why_not_build(g: Hellas, p: Player) -> Reason | None:
    """Always, so that some special action always can be.  LOH-MSPEC-27"""
    return None


def begin_building(g: Hellas, p: Player) -> Play:
    """The special action: the end of the round follows."""
    g.specials = 0
    g.step = g.book.first("round_end")
    return DONE


def build_monument(g: Hellas) -> Play:
    """Step: a level; then all take priests and tokens off and charge their artifacts.  LOH-MSPEC-25 to LOH-MSPEC-33"""
    p = g.players[g.active]
    if g.box.seating(len(g.players)).repeat_action:
        yield from repeat_action(g, p)
    yield from add_level(g, p)
    for monument in g.monuments:
        monument.priests = []  # to the supply.  LOH-MSPEC-28, LOH-MSPEC-29
    gain_priests(g, p, temples_of(g, p.seat))  # LOH-MSPEC-30, LOH-MSPEC-31
    for other in g.players:
        refresh(g, other)
    scene = Scene(p.seat)
    yield from happen(g, "monument_built", scene)
    g.rolling = [monster for monster, beast in enumerate(g.beasts) if beast.region != NONE]
    g.step = g.book.following("round_end", "build_monument") or ""


def refresh(g: Hellas, p: Player) -> None:
    """Used action tokens off, artifacts charged.  LOH-MSPEC-32, LOH-MSPEC-33"""
    for action in g.book.special:
        if p.marked >> action & 1:
            g.book.replaceable.unmark_action(g, p, action)
    p.marked_powers = []
    p.spent = []


def add_level(g: Hellas, p: Player) -> Play:
    """One level on any monument that is not complete; with all complete none is added."""
    options = [option for option in every_monument(g) if why_not_level(g, p, option) is None]
    if not options:
        return
    god = number_of((yield from ask(g, p, BUILD_LEVEL, options)))
    g.monuments[god].level += 1
    log.monument(g, p.seat, god, g.monuments[god].level)
    complete = g.monuments[god].level == g.box.gods[god].levels
    if complete and g.completed == NONE and g.box.seating(len(g.players)).king_of_kings:
        g.completed = god  # LOH-MVIC-05, LOH-MVIC-06, LOH-MVIC-08
        g.countdown = g.box.supplies.countdown
        g.countdown_seat = p.seat
        log.monument_complete(g, p.seat, god)


def every_monument(g: Hellas) -> list[int]:
    return [GOD << 16 | god.index for god in g.box.gods]


def why_not_level(g: Hellas, p: Player, option: int) -> Reason | None:
    god = g.box.gods[number_of(option)]
    return None if g.monuments[god.index].level < god.levels else COMPLETE


def repeat_action(g: Hellas, p: Player) -> Play:
    """With two players a used special action may come first once more.  LOH-M2P-02"""
    if len(repeat_options(g, p)) > 1:
        choice = yield from ask_anew(g, p, REPEAT_ACTION, lambda: repeat_options(g, p))
        if action_of(choice) == MARKED:
            log.special(g, p.seat, number_of(choice))
            yield from g.book.special[number_of(choice)].do(g, p)


def repeat_options(g: Hellas, p: Player) -> list[int]:
    return [*[option for option in used(g, p) if why_not_repeat(g, p, option) is None], STOP << 16]


def used(g: Hellas, p: Player) -> list[int]:
    return [MARKED << 16 | action for action in g.book.special if p.marked >> action & 1]


def why_not_repeat(g: Hellas, p: Player, option: int) -> Reason | None:
    return g.book.special[number_of(option)].why_not(g, p)


def write_monuments(book: Book) -> None:
    rules = ("LOH-MSPEC-25", "LOH-MTURN-06")
    building = Action(SPECIAL_ACTIONS[BUILD_MONUMENT], rules, why_not_build, begin_building)
    building.unmarked = True
    book.add_special(BUILD_MONUMENT, building)
    book.add_legality(BUILD_LEVEL, Legality(lambda g, ask: every_monument(g), why_not_level))
    book.add_legality(REPEAT_ACTION, Legality(lambda g, ask: used(g, g.players[ask.seat]), why_not_repeat))
