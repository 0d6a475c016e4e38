"""Conflict cards in a combat zone: what they cost, what they count for, what they do.  Pages 25 and 26.

A total is never kept: it is what the cards count for now, the Combos, and whatever effects and powers add (`total`).
"""

from typing import Final

from agon.cards.phrases import Condition
from agon.games.hybris import log
from agon.games.hybris.box.numbers import ANY, COLISEUM, CONFLICT_CARDS, FATES, MORTAL_WORLD, NONE, WEAPON
from agon.games.hybris.player import Player
from agon.games.hybris.rules.decks import settle
from agon.games.hybris.rules.powers import has_standing, modified
from agon.games.hybris.rules.questions import STOP, number_of
from agon.games.hybris.rules.resources import can_pay, card_options, pay
from agon.games.hybris.scenes import FOR_WRATH, Amounts, Combat, Scene, Side
from agon.games.hybris.state import Hybris
from agon.kernel.ask import DONE, Ask, Kind, Play, action_of
from agon.kernel.legality import Reason

DETERMINATION: Final = Reason("hybris-why-determination", "HYB-CVG-09", "HYB-CVP-06")
WEAPONS: Final = Reason("hybris-why-weapons", "HYB-APPX-10")
TOLL: Final = Reason("hybris-why-toll", "HYB-CORE-01", "HYB-CORE-04")

WHERE: Final = (FATES, COLISEUM, NONE, MORTAL_WORLD, MORTAL_WORLD, NONE, MORTAL_WORLD)
"""The Location of a Combat, by what it is for."""


def side_scene(g: Hybris, side: Side) -> Scene:
    """What everything is about that concerns one side of the Combat."""
    assert g.combat is not None
    return scene_of(g.combat, side)


def scene_of(combat: Combat, side: Side) -> Scene:
    scene = Scene(side.seat)
    scene.character = side.character
    scene.other = combat.opponent_of(side).seat
    scene.location = WHERE[combat.purpose]
    scene.city = combat.city
    return scene


def card_scene(g: Hybris, side: Side, card: int) -> Scene:
    """The same for a card of that side."""
    scene = side_scene(g, side)
    scene.owner = side.seat
    scene.card = card
    return scene


# ---------------------------------------------------------------- totals


def total(g: Hybris, side: Side) -> int:
    """A side's strength as things stand; it may be below 0.  HYB-CVG-02, HYB-CVG-10, HYB-CVP-07, HYB-GODS-05, -09"""
    counted = side.total()
    if side.seat == NONE:
        return counted
    p = g.players[side.seat]
    if g.combat is not None and g.combat.purpose != FOR_WRATH:
        counted += p.might
    return counted + modified(g, p, "strength", side_scene(g, side)) if has_standing(g, "strength") else counted


def own_side(g: Hybris, seat: int) -> Side:
    """The side of a player in the Combat that is on."""
    assert g.combat is not None
    side = g.combat.side_of(seat)
    assert side is not None
    return side


def conditions_here(g: Hybris) -> list[Condition]:
    """Those of the Clash that is being fought."""
    if g.combat is None or g.combat.quest == NONE:
        return []
    return g.box.quests[g.combat.quest].conditions


def limit(g: Hybris, side: Side) -> int:
    """How much Determination the cards of a zone may cost.  HYB-CVG-09, HYB-CVP-06"""
    return g.box.determination_track[g.players[side.seat].determination - 1] + side.determination


def spent(g: Hybris, side: Side) -> int:
    printed = g.box.printed
    return sum([printed[card].determination for card in side.cards])


def strength_of(g: Hybris, side: Side, card: int, conditions: list[Condition]) -> int:
    """What a card counts for when it comes: 0 under a ward, no more than a cap.  HYB-APPX-09"""
    face = g.box.card(card)
    warded = any(condition.verb == "type_ward" and condition.number == face.type for condition in conditions)
    if warded or side.blunt == face.type:
        return 0
    added = 0
    if has_standing(g, "card_strength"):
        added = modified(g, g.players[side.seat], "card_strength", card_scene(g, side, card))
    strength = max(0, face.strength + added)
    return strength if side.cap == NONE else min(strength, side.cap)


def combo(g: Hybris, left: int, right: int) -> int:
    """The bonus of the right one of two neighbours whose halves complete an image.  HYB-COMBAT-05"""
    offered = g.box.card(left).right
    face = g.box.card(right)
    return face.bonus if offered != NONE and face.left in (offered, ANY) else 0


# ---------------------------------------------------------------- what may be played


def within_limits(g: Hybris, side: Side, card: int, conditions: list[Condition]) -> bool:
    """Within Determination, and not one Weapon too many.  HYB-CVG-09, HYB-APPX-10"""
    return why_not_fit(g, side, card, limit(g, side) - spent(g, side), conditions) is None


def why_not_fit(g: Hybris, side: Side, card: int, left: int, conditions: list[Condition]) -> Reason | None:
    """The same with this much Determination left."""
    face = g.box.printed[card]
    if face.determination > left:
        return DETERMINATION
    if face.type != WEAPON or not conditions:
        return None
    weapons = len([played for played in side.cards if g.box.card(played).type == WEAPON])
    too_many = any(condition.verb == "weapons_at_most" and weapons >= condition.number for condition in conditions)
    return WEAPONS if too_many else None


def can_afford_toll(g: Hybris, side: Side, cards: int) -> bool:
    """What an effect makes this side pay for each card; `cards` of the hand are not to be had for it."""
    if not side.toll:
        return True
    return can_pay(g, g.players[side.seat], together(side.toll, [(CONFLICT_CARDS, cards)]))


def together(some: Amounts, more: Amounts) -> Amounts:
    """Two lists of amounts as one, each resource once."""
    added = dict(some)
    for resource, amount in more:
        added[resource] = added.get(resource, 0) + amount
    return sorted(added.items())


# ---------------------------------------------------------------- playing


def lay(g: Hybris, side: Side, card: int, conditions: list[Condition]) -> None:
    """Face up, to the right of the others; its Strength and its Combo count from now on.  HYB-CVG-08, HYB-COMBAT-05"""
    p = g.players[side.seat]
    strength = strength_of(g, side, card, conditions)
    bonus = combo(g, side.cards[-1], card) if side.cards and not side.no_combo else 0
    side.cards.append(card)
    side.strengths.append(strength)
    side.combos += bonus
    p.shown.pop(card, None)
    settle(g, p, card)
    g.reveals += 1
    log.played(g, p.seat, card, strength, bonus)


def apply(g: Hybris, side: Side, card: int) -> Play:
    """Carry out what a card does.  HYB-COMBAT-04"""
    if side.mute:
        return DONE
    return g.book.resolve(g, g.players[side.seat], g.box.card(card).effects, card_scene(g, side, card))


def play_on(g: Hybris, side: Side, kind: Kind, conditions: list[Condition]) -> Play:
    """Cards from hand one at a time, as long as the player wants and can.  HYB-CVG-08, HYB-CVP-09"""
    p = g.players[side.seat]
    while p.hand:
        choice = yield Ask(kind, p.seat, [*playable(g, p, side, conditions), STOP << 16])
        if action_of(choice) == STOP:
            break
        card = number_of(choice)
        p.hand.remove(card)
        yield from pay(g, p, side.toll)
        lay(g, side, card, conditions)
        yield from apply(g, side, card)
    side.stopped = True


def playable(g: Hybris, p: Player, side: Side, conditions: list[Condition]) -> list[int]:
    if not can_afford_toll(g, side, 1):
        return []
    left = limit(g, side) - spent(g, side)
    return card_options([card for card in p.hand if why_not_fit(g, side, card, left, conditions) is None])


def why_not_play(g: Hybris, side: Side, card: int, conditions: list[Condition]) -> Reason | None:
    """A card must be within the limits of its zone, and what is asked for each is to be paid."""
    reason = why_not_fit(g, side, card, limit(g, side) - spent(g, side), conditions)
    return TOLL if reason is None and not can_afford_toll(g, side, 1) else reason
