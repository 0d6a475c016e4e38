"""The verbs that every chapter uses: what is chosen, repeated, handed to others, and what lasts."""

from typing import Final

from agon.cards.phrases import Effect
from agon.cards.verbs import CommonVerbs, Questions
from agon.games.hellas.box.numbers import NONE
from agon.games.hellas.player import Player
from agon.games.hellas.rules.holdings import can_pay, pay
from agon.games.hellas.rules.powers import ask, ask_anew
from agon.games.hellas.rules.questions import (
    BRANCH,
    CHOOSE_BRANCH,
    MAY,
    SEAT,
    STOP,
    WHICH_RIVAL,
    WILL_PAY,
    YES,
    number_of,
)
from agon.games.hellas.scenes import Scene
from agon.games.hellas.state import Book, Hellas
from agon.kernel.ask import DONE, Ask, Play
from agon.kernel.legality import OneReason, Reason

EFFECT: Final = 0xFFF
"""The bits of a branch's number that are its effect's."""

NO_BRANCH: Final = Reason("hellas-why-no-branch", "LOH-MBLS-04")

# ---------------------------------------------------------------- pay, choose


def can_pay_effect(g: Hellas, p: Player, effect: Effect) -> bool:
    """In full."""
    return can_pay(g, p, effect.amounts, effect.numbers.get("symbol", NONE))


def pay_effect(g: Hellas, p: Player, effect: Effect) -> Play:
    return pay(g, p, effect.amounts, effect.numbers.get("symbol", NONE))


def branch_option(effect: Effect, place: int) -> int:
    return BRANCH << 16 | place << 12 | effect.index


def branch_place(option: int) -> int:
    return number_of(option) >> 12


def every_branch(g: Hellas, ask: Ask) -> list[int]:
    """All lists of the choice that is asked for."""
    effect = g.box.effects[number_of(ask.options[0]) & EFFECT]
    return [branch_option(effect, place) for place in range(len(effect.branches))]


# ---------------------------------------------------------------- other players


def rival_verb(g: Hellas, p: Player, effect: Effect, scene: Scene) -> Play:
    """Another player carries out the list: one of the player's choice, or the opponent of the battle."""
    rivals = rivals_for(g, p, effect, scene)
    if not rivals:
        return
    seat = number_of((yield from ask(g, p, WHICH_RIVAL, [SEAT << 16 | rival.seat for rival in rivals])))
    yield from g.book.resolve(g, g.players[seat], effect.then, scene)


def rivals_for(g: Hellas, p: Player, effect: Effect, scene: Scene) -> list[Player]:
    """Those who could carry out anything of it."""
    rivals = [rival for rival in g.players if rival is not p]
    if effect.words["which"] == "opponent":
        side = None if g.battle is None else g.battle.side_of(p.seat)
        if g.battle is None or side is None:
            return []
        rivals = [rival for rival in rivals if rival.seat == g.battle.opponent_of(side).commander]
    return [rival for rival in rivals if any(g.book.would(g, rival, step, scene) for step in effect.then)]


def would_rival(g: Hellas, p: Player, effect: Effect, scene: Scene) -> bool:
    return bool(rivals_for(g, p, effect, scene))


# ---------------------------------------------------------------- what lasts


def modify_verb(g: Hellas, p: Player, effect: Effect, scene: Scene) -> Play:
    """As the effect of a card or a power that is not passive: for the battle, or else the March, that is on."""
    side = None if g.battle is None else g.battle.side_of(p.seat)
    if side is not None:
        side.granted.append(effect)
    elif g.march is not None:
        g.march.granted.append(effect)
    return DONE


def would_modify(g: Hellas, p: Player, effect: Effect, scene: Scene) -> bool:
    return g.battle is not None or g.march is not None


def write_effects(book: Book) -> None:
    """Every verb of this module, under its name in the vocabulary."""
    questions = Questions(WILL_PAY, MAY, CHOOSE_BRANCH, YES, STOP, branch_option, branch_place)
    CommonVerbs(book, questions, ask_anew, can_pay_effect, pay_effect).write()
    book.add_legality(CHOOSE_BRANCH, OneReason(every_branch, NO_BRANCH))
    book.add_useful_verb("rival", rival_verb, would_rival)
    book.add_useful_verb("modify", modify_verb, would_modify)
