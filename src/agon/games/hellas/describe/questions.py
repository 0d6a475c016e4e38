"""The questions in words: what is asked, for what, and how things stand where that matters."""

from collections.abc import Callable
from typing import Final

from agon.games.hellas.box.numbers import NONE, SPEED
from agon.games.hellas.cardtext import CLAUSES
from agon.games.hellas.describe.facts import in_region
from agon.games.hellas.describe.hunts import about_monster, several_monsters
from agon.games.hellas.describe.sources import source_of
from agon.games.hellas.names import (
    NOTHING,
    attack_thing,
    colour_name,
    commander_arg,
    hero_thing,
    quest_thing,
    region_thing,
)
from agon.games.hellas.rules import questions as q
from agon.games.hellas.rules.battle import questions as b
from agon.games.hellas.rules.cards import hand_limit
from agon.games.hellas.rules.heroes import value_of
from agon.games.hellas.rules.hunt import questions as h
from agon.games.hellas.rules.hunt.defence import total
from agon.games.hellas.rules.hunt.wounds import uncovered
from agon.games.hellas.rules.questions import number_of
from agon.games.hellas.state import Hellas
from agon.kernel.ask import Ask, action_of
from agon.kernel.words import Arg, Message, Name, Seat, say

Asking = Callable[[Hellas, Ask], Message]


def question(g: Hellas, ask: Ask) -> Message:
    """The question in words."""
    asking = g.book.speech.questions.get(ask.kind.id) or ASKING.get(ask.kind.id)
    return say(ask.kind.id) if asking is None else asking(g, ask)


def hero_of(g: Hellas, seat: int) -> Arg:
    hero = g.players[seat].hero
    return NOTHING if hero == NONE else Name(hero_thing(g.box, hero))


# ---------------------------------------------------------------- set-up and turns


def start(g: Hellas, ask: Ask) -> Message:
    return say(ask.kind.id, hero=hero_of(g, ask.seat), number=g.box.supplies.starting_hoplites)


def turn(g: Hellas, ask: Ask) -> Message:
    return say(ask.kind.id, hero=hero_of(g, ask.seat), round=g.round, number=g.specials)


def with_hero(g: Hellas, ask: Ask) -> Message:
    """About the hero and how far he goes."""
    return say(ask.kind.id, hero=hero_of(g, ask.seat), speed=value_of(g.players[ask.seat], SPEED))


def board(g: Hellas, ask: Ask) -> Message:
    """Which quest is there to be boarded."""
    quests = [number_of(option) >> 4 for option in ask.options if action_of(option) == q.QUEST]
    quest = Name(quest_thing(g.box, quests[0])) if quests else NOTHING
    return say(ask.kind.id, hero=hero_of(g, ask.seat), quest=quest)


def moving(g: Hellas, ask: Ask) -> Message:
    return say(ask.kind.id, left=0 if g.moving is None else g.moving.left)


def marching(g: Hellas, ask: Ask) -> Message:
    """The army that goes: from where, and how many."""
    march = g.march
    at = NONE if march is None else march.at
    army = 0 if march is None else sum(march.army)
    return say(ask.kind.id, region=in_region(g, at), number=army)


def march_army(g: Hellas, ask: Ask) -> Message:
    """Of which colour it is asked how many go."""
    colour = number_of(ask.options[0]) >> 8
    return say(ask.kind.id, region=in_region(g, NONE if g.march is None else g.march.start), colour=colour_name(colour))


def recruit(g: Hellas, ask: Ask) -> Message:
    """Whether fewer may be placed."""
    return say(ask.kind.id, free="yes" if q.STOP << 16 in ask.options else "no")


# ---------------------------------------------------------------- effects and cards


def about_effect(g: Hellas, ask: Ask) -> Message:
    """On which card, tray or script the effect stands that asks."""
    first = ask.options[0]
    number = number_of(first) & 0xFFF if action_of(first) == q.BRANCH else number_of(first)
    known = action_of(first) in (q.BRANCH, q.YES)
    return say(ask.kind.id, source=Name(source_of(g.box, number)) if known else NOTHING)


def use_power(g: Hellas, ask: Ask) -> Message:
    power = g.box.powers[number_of(ask.options[0])]
    return say(ask.kind.id, power=Name(power.source))


def discard(g: Hellas, ask: Ask) -> Message:
    """Why: more cards than the hand limit, or something else."""
    p = g.players[ask.seat]
    over = g.hunt is None and len(p.hand) > hand_limit(g, p)
    return say(ask.kind.id, over="yes" if over else "no", limit=hand_limit(g, p))


def blessing(g: Hellas, ask: Ask) -> Message:
    """Who gets the others."""
    cards = 0 if g.draft is None else len(g.draft.cards)
    return say(ask.kind.id, number=cards)


def pick(g: Hellas, ask: Ask) -> Message:
    return say(ask.kind.id, kind="" if g.looked is None else g.looked.kind)


# ---------------------------------------------------------------- battles


def in_battle(g: Hellas, ask: Ask) -> Message:
    """Where and against whom, and both army strengths as they are now."""
    battle = g.battle
    assert battle is not None
    own = battle.side_of(ask.seat)
    assert own is not None
    other = battle.opponent_of(own)
    return say(
        ask.kind.id,
        region=Name(region_thing(g.box, battle.region)),
        rival=commander_arg(other.commander),
        own=g.book.replaceable.army_strength(g, battle, own),
        other=g.book.replaceable.army_strength(g, battle, other),
        role="attacker" if own is battle.attacker else "defender",
    )


def withdraw(g: Hellas, ask: Ask) -> Message:
    """From the battle that is on; elsewhere from a region that was usurped or taken."""
    return say(ask.kind.id, region=NOTHING if g.battle is None else Name(region_thing(g.box, g.battle.region)))


def in_one_region(g: Hellas, ask: Ask) -> Message:
    """The region that all options are about."""
    return say(ask.kind.id, region=Name(region_thing(g.box, number_of(ask.options[0]) >> 4)))


# ---------------------------------------------------------------- hunts and monsters


def in_hunt(g: Hellas, ask: Ask) -> Message:
    """The monster, what is left of it, and what the hunter has done in this attack."""
    hunt = g.hunt
    assert hunt is not None
    left = len(uncovered(g, hunt.monster))
    return about_monster(g, ask.kind.id, hunt.monster, left=left, struck=hunt.struck, seat=Seat(hunt.seat))


def defence(g: Hellas, ask: Ask) -> Message:
    """The attack, what it asks for, what it does, and what the defence is worth so far."""
    hunt = g.hunt
    assert hunt is not None
    effects = CLAUSES.effects(g.box, g.box.attack_card(hunt.attack).effects)
    return about_monster(
        g,
        ask.kind.id,
        hunt.monster,
        attack_card=Name(attack_thing(g.box, hunt.attack)),
        needed=hunt.value,
        total=total(g, hunt),
        effects=effects,
    )


def which_symbol(g: Hellas, ask: Ask) -> Message:
    """A symbol of one monster, or of any of several."""
    return say("hellas-ask-symbol-of") if several_monsters(ask) else of_monster(g, ask)


def of_monster(g: Hellas, ask: Ask) -> Message:
    """The monster of the first option; all of this question are of one monster."""
    first = number_of(ask.options[0])
    monster = first if action_of(ask.options[0]) == h.MONSTER_ATTACKS else first >> 8
    return about_monster(g, ask.kind.id, monster)


def monsters_act(g: Hellas, ask: Ask) -> Message:
    """What one monster does; with several, which of them acts next too."""
    actors = {number_of(option) >> (8 if action_of(option) == h.MONSTER_TO else 0) for option in ask.options}
    return of_monster(g, ask) if len(actors) == 1 else say("hellas-ask-monsters-act")


ASKING: Final[dict[str, Asking]] = {
    q.START_REGION.id: start,
    q.REGULAR_ACTION.id: turn,
    q.SPECIAL_ACTION.id: turn,
    q.MOVE_HERO.id: with_hero,
    q.PLACE_HERO.id: with_hero,
    q.BOARD.id: board,
    q.MOVE_HOPLITE.id: moving,
    q.MARCH_TO.id: marching,
    q.MARCH_ARMY.id: march_army,
    q.RECRUIT_AT.id: recruit,
    q.CHOOSE_BRANCH.id: about_effect,
    q.MAY.id: about_effect,
    q.WILL_PAY.id: about_effect,
    q.USE_POWER.id: use_power,
    q.DISCARD_CARD.id: discard,
    q.KEEP_BLESSING.id: blessing,
    q.PICK.id: pick,
    q.LOSE_HOPLITE.id: in_one_region,
    q.WITHDRAW_TO.id: withdraw,
    b.BATTLE_CARD.id: in_battle,
    b.BRING_FROM.id: in_battle,
    b.KILL_WHOSE.id: in_one_region,
    h.DEAL_WOUND.id: in_hunt,
    h.CHOOSE_ATTACK.id: in_hunt,
    h.ANSWER_ATTACK.id: defence,
    h.WHICH_SYMBOL.id: which_symbol,
    h.TAKE_TROPHY.id: of_monster,
    h.MONSTER_ACTS.id: monsters_act,
    h.MONSTER_GOAL.id: of_monster,
}
