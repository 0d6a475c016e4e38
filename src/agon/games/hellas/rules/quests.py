"""Quests: boarded, advanced, done.  LOH-MQST-01 to LOH-MQST-16"""

from typing import Final

from agon.cards.phrases import Condition
from agon.games.hellas import log
from agon.games.hellas.box.numbers import NONE
from agon.games.hellas.player import Player
from agon.games.hellas.rules.control import take_glory
from agon.games.hellas.rules.holdings import can_pay, pay
from agon.games.hellas.rules.powers import muster
from agon.games.hellas.scenes import Scene
from agon.games.hellas.state import Book, Hellas
from agon.kernel.ask import DONE, Play
from agon.kernel.legality import Reason

STEP_NEEDS: Final = Reason("hellas-why-step-needs", "LOH-MQST-02")
STEP_PRICE: Final = Reason("hellas-why-step-price", "LOH-MQST-08")

# ---------------------------------------------------------------- what a hero may do


def boardable(g: Hellas, p: Player, region: int) -> list[int]:
    """What a hero who ends a movement in a region may board there: quest << 4 | step.  LOH-MQST-01, LOH-MQST-02"""
    return [entry for entry in steps_in(g, region) if why_not_board(g, p, entry >> 4, entry & 0xF) is None]


def steps_in(g: Hellas, region: int) -> list[int]:
    """The steps of the quests that lie in a region."""
    found: list[int] = []
    for quest in g.quests:
        if quest != NONE and g.box.quests[quest].region == region:
            found += [quest << 4 | step for step in range(len(g.box.quests[quest].steps))]
    return found


def why_not_board(g: Hellas, p: Player, quest: int, step: int) -> Reason | None:
    """A hero must meet the conditions of a step, and can pay it in full.  LOH-MQST-08, LOH-MQST-16"""
    if missing(g, p, quest, step):
        return STEP_NEEDS
    return None if can_pay(g, p, g.box.quests[quest].steps[step].pays, NONE) else STEP_PRICE


def missing(g: Hellas, p: Player, quest: int, step: int) -> list[Condition]:
    """The conditions of a step that a hero does not meet."""
    needs = g.box.quests[quest].steps[step].needs
    if not needs:
        return []
    scene = quest_scene(g, p, quest)
    return [need for need in needs if not g.book.holds(g, p, need, scene)]


# ---------------------------------------------------------------- boarding, advancing


def board(g: Hellas, p: Player, quest: int, step: int) -> Play:
    """A hero in a region boards a quest at a step: he leaves the map, pays that step, and finishes it at the last one.

    LOH-MQST-02, LOH-MQST-08, LOH-MQST-09, LOH-MQST-14, LOH-MQST-15
    """
    p.region = NONE
    p.quest = quest
    p.quest_step = step
    log.quest_step(g, p.seat, quest, step)
    yield from pay(g, p, g.box.quests[quest].steps[step].pays, NONE)
    yield from reach_step(g, p)


def advance(g: Hellas, p: Player) -> Play:
    """A hero on a quest enters its next step: nothing is asked for or paid any more.  LOH-MQST-03, LOH-MQST-08"""
    p.quest_step += 1
    log.quest_step(g, p.seat, p.quest, p.quest_step)
    return reach_step(g, p)


def reach_step(g: Hellas, p: Player) -> Play:
    """The last step finishes the quest.  LOH-MQST-04, LOH-MQST-07"""
    return finish(g, p, p.quest) if p.quest_step == len(g.box.quests[p.quest].steps) - 1 else DONE


# ---------------------------------------------------------------- the end of a quest


def finish(g: Hellas, p: Player, quest: int) -> Play:
    """The quest leaves its slot, all heroes on it are back in its region; then what it gives.  LOH-MQST-04"""
    log.quest_done(g, p.seat, quest)
    end_quest(g, quest)
    return g.book.replaceable.quest_done(g, p, quest)


def end_quest(g: Hellas, quest: int) -> None:
    """Card and token of a quest are gone; the heroes on it are in its region.  LOH-MQST-12, LOH-MQST-13"""
    g.quests[g.quests.index(quest)] = NONE
    g.quests_gone.append(quest)
    for p in g.players:
        if p.quest == quest:
            p.quest = NONE
            p.quest_step = NONE
            p.region = g.box.quests[quest].region
            log.hero_back(g, p.seat, p.region)


def quest_done(g: Hellas, p: Player, quest: int) -> Play:
    """What a finished quest gives: the trophy, or the card itself; then glory.  LOH-MQST-05, LOH-MQST-06"""
    if g.box.quests[quest].kept is not None:
        g.quests_gone.remove(quest)
        p.kept.append(quest)
        muster(g)
    yield from g.book.resolve(g, p, g.box.quests[quest].trophy, quest_scene(g, p, quest))
    take_glory(g, p, g.box.regions[g.box.quests[quest].region].land)


def quest_scene(g: Hellas, p: Player, quest: int) -> Scene:
    scene = Scene(p.seat)
    scene.quest = quest
    scene.region = g.box.quests[quest].region
    return scene


def write_quests(book: Book) -> None:
    book.replaceable.quest_done = quest_done
