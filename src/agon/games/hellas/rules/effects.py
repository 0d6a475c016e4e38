"""The verbs that every chapter uses: what is chosen, repeated, handed to others, and what lasts."""

from typing import Final

from agon.cards.phrases import Effect
from agon.games.hellas.box.numbers import NONE
from agon.games.hellas.moments import Scene
from agon.games.hellas.player import Player
from agon.games.hellas.rules.having import can_pay, pay
from agon.games.hellas.rules.powers import ask, ask_anew, take
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
from agon.games.hellas.state import Book, Hellas
from agon.kernel.ask import DONE, Ask, Play, action_of
from agon.kernel.legality import OneReason, Reason

MULTIPLIED: Final = frozenset({"gain", "lose", "injury", "army_strength", "card_value"})
"""Verbs whose amounts are taken as one effect when they are repeated."""

EFFECT: Final = 0xFFF
"""The bits of a branch's number that are its effect's."""

NO_BRANCH: Final = Reason("hellas-why-no-branch", "LOH-MBLS-04")

# ---------------------------------------------------------------- pay, may, choose


def pay_verb(g: Hellas, p: Player, effect: Effect, scene: Scene) -> Play:
    """`{ pay = { priest = 1 }, then = [...] }`: if the player wants to and can in full."""
    if not can_pay_for(g, p, effect, scene):
        return
    choice = yield from ask_anew(g, p, WILL_PAY, lambda: pay_options(g, p, effect, scene))
    if action_of(choice) == YES:
        yield from pay_and_take(g, p, effect, scene)


def pay_options(g: Hellas, p: Player, effect: Effect, scene: Scene) -> list[int]:
    return [*([YES << 16 | effect.index] if can_pay_for(g, p, effect, scene) else []), STOP << 16]


def can_pay_for(g: Hellas, p: Player, effect: Effect, scene: Scene) -> bool:
    """In full, and for something."""
    if not can_pay(g, p, effect.amounts, effect.numbers.get("symbol", NONE)):
        return False
    return g.book.worthwhile(g, p, effect.then, scene)


def pay_and_take(g: Hellas, p: Player, effect: Effect, scene: Scene) -> Play:
    yield from pay(g, p, effect.amounts, effect.numbers.get("symbol", NONE))
    yield from g.book.resolve(g, p, effect.then, scene)


def choose_verb(g: Hellas, p: Player, effect: Effect, scene: Scene) -> Play:
    """Exactly one of the lists on offer; if there is none, nothing happens."""
    choice = yield from ask_anew(g, p, CHOOSE_BRANCH, lambda: branch_options(g, p, effect, scene))
    if action_of(choice) == BRANCH:
        yield from take(g, p, effect.branches[number_of(choice) >> 12], scene)


def branch_options(g: Hellas, p: Player, effect: Effect, scene: Scene) -> list[int]:
    offered = [number for number, branch in enumerate(effect.branches) if g.book.can(g, p, branch, scene)]
    return [BRANCH << 16 | number << 12 | effect.index for number in offered]


def every_branch(g: Hellas, ask: Ask) -> list[int]:
    """All lists of the choice that is asked for."""
    index = number_of(ask.options[0]) & EFFECT
    return [BRANCH << 16 | number << 12 | index for number in range(len(g.box.effects[index].branches))]


def would_choose(g: Hellas, p: Player, effect: Effect, scene: Scene) -> bool:
    return any(g.book.can(g, p, branch, scene) for branch in effect.branches)


def may_verb(g: Hellas, p: Player, effect: Effect, scene: Scene) -> Play:
    """The list, or not."""
    choice = yield from ask_anew(g, p, MAY, lambda: may_options(g, p, effect, scene))
    if action_of(choice) == YES:
        yield from take(g, p, effect.then, scene)


def may_options(g: Hellas, p: Player, effect: Effect, scene: Scene) -> list[int]:
    return [*([YES << 16 | effect.index] if would_may(g, p, effect, scene) else []), STOP << 16]


def would_may(g: Hellas, p: Player, effect: Effect, scene: Scene) -> bool:
    return g.book.can(g, p, effect.then, scene)


def then_verb(g: Hellas, p: Player, effect: Effect, scene: Scene) -> Play:
    """What `may` holds, once the player has said yes."""
    return take(g, p, effect.then, scene)


# ---------------------------------------------------------------- if, for each


def if_verb(g: Hellas, p: Player, effect: Effect, scene: Scene) -> Play:
    return g.book.resolve(g, p, branch_of(g, p, effect, scene), scene)


def would_if(g: Hellas, p: Player, effect: Effect, scene: Scene) -> bool:
    return any(g.book.would(g, p, step, scene) for step in branch_of(g, p, effect, scene))


def branch_of(g: Hellas, p: Player, effect: Effect, scene: Scene) -> list[Effect]:
    return effect.then if g.book.holds(g, p, effect.condition, scene) else effect.other


def for_each_verb(g: Hellas, p: Player, effect: Effect, scene: Scene) -> Play:
    """As often as the count says at the beginning; amounts are multiplied and taken as one effect."""
    assert effect.count is not None
    times = g.book.count(g, p, effect.count, scene)
    for step in effect.then:
        if step.verb in MULTIPLIED:
            if times > 0:
                yield from g.book.verbs[step.verb](g, p, multiplied(step, times), scene)
        else:
            for _ in range(times):
                yield from g.book.verbs[step.verb](g, p, step, scene)


def would_for_each(g: Hellas, p: Player, effect: Effect, scene: Scene) -> bool:
    assert effect.count is not None
    counted = g.book.count(g, p, effect.count, scene)
    return counted > 0 and any(g.book.would(g, p, step, scene) for step in effect.then)


def multiplied(effect: Effect, times: int) -> Effect:
    """The same effect, so many times as much."""
    twin = Effect(effect.verb)
    twin.index = effect.index
    twin.number = effect.number * times
    twin.amounts = [(resource, amount * times) for resource, amount in effect.amounts]
    return twin


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
    book.add_costly_verb("pay", pay_verb, can_pay_for)
    book.wanted["pay"] = pay_and_take
    book.add_useful_verb("choose", choose_verb, would_choose)
    book.add_useful_verb("may", may_verb, would_may)
    book.wanted["may"] = then_verb
    book.add_legality(CHOOSE_BRANCH, OneReason(every_branch, NO_BRANCH))
    book.add_useful_verb("if", if_verb, would_if)
    book.add_useful_verb("for_each", for_each_verb, would_for_each)
    book.add_useful_verb("rival", rival_verb, would_rival)
    book.add_useful_verb("modify", modify_verb, would_modify)
