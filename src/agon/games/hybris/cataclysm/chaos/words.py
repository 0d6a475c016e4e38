"""The words of Chaos: what moves and feeds it, what its cards do in a Combat, what is asked about it."""

from agon.cards.phrases import Condition, Effect
from agon.games.hybris import log as base_log
from agon.games.hybris.book import Book
from agon.games.hybris.box.numbers import WEAPON
from agon.games.hybris.cataclysm import log
from agon.games.hybris.cataclysm.box import kit_of
from agon.games.hybris.cataclysm.chaos.fight import LOW_WALLS
from agon.games.hybris.cataclysm.chaos.questions import CHAOS_CARD, FALL, NEXT_CHAOS_CARD, WHICH_FALL
from agon.games.hybris.cataclysm.chaos.table import chaos
from agon.games.hybris.cataclysm.chaos.track import advance, gain_momentum, lose_momentum, retreat
from agon.games.hybris.player import Player
from agon.games.hybris.rules.combat.words import sides
from agon.games.hybris.rules.questions import DISCARD_CARD, number_of
from agon.games.hybris.rules.resources import cards_with, discard_one
from agon.games.hybris.scenes import FOR_CHAOS, Scene
from agon.games.hybris.state import Hybris
from agon.kernel.ask import DONE, Ask, Play, exactly

# ---------------------------------------------------------------- Momentum and Progression


def momentum_verb(g: Hybris, p: Player, effect: Effect, scene: Scene) -> Play:
    """`{ momentum = 1 }`: Chaos gains so much, or loses it."""
    if effect.number >= 0:
        return gain_momentum(g, effect.number)
    lose_momentum(g, -effect.number)
    return DONE


def gather_verb(g: Hybris, p: Player, effect: Effect, scene: Scene) -> Play:
    """`{ gather = 3 }`: Chaos gains 1 if it then has no more than that."""
    return gain_momentum(g, 1) if len(chaos(g).momentum) < effect.number else DONE


def advance_verb(g: Hybris, p: Player, effect: Effect, scene: Scene) -> Play:
    """`{ advance_chaos = 1 }`: this many spaces on, or back; void on a card that has led to the deck already.

    CAT-PROG-02, CAT-PROG-06
    """
    if effect.number >= 0:
        return DONE if chaos(g).sated else advance(g, effect.number)
    retreat(g, -effect.number)
    return DONE


def creep_verb(g: Hybris, p: Player, effect: Effect, scene: Scene) -> Play:
    """`{ creep = 3 }`: 1 space, never beyond that one; onto the last only with Momentum and fallen Cities enough."""
    table = chaos(g)
    last = int(kit_of(g.box).rules["spaces"])
    if table.space >= effect.number:
        return DONE
    if table.space + 1 == last and len(table.momentum) + g.closed.bit_count() < last:
        return DONE
    return advance(g, 1)


def hush_verb(g: Hybris, p: Player, effect: Effect, scene: Scene) -> Play:
    """The Attraction that was just drawn does nothing."""
    chaos(g).hushed = True
    return DONE


# ---------------------------------------------------------------- looking


def scry_verb(g: Hybris, p: Player, effect: Effect, scene: Scene) -> Play:
    """`{ scry = 3 }`: look at this many Chaos cards and put them back in any order; the first chosen is drawn first."""
    table = chaos(g)
    count = min(effect.number, len(table.deck))
    log.scried(g, p.seat, count)
    g.reveals += 1
    for at in range(len(table.deck) - count, len(table.deck)):
        table.deck_seen[at] = 1 << p.seat
        log.saw_chaos_card(g, 1 << p.seat, p.seat, table.deck[at])
    for at in range(len(table.deck) - 1, len(table.deck) - count, -1):
        left = sorted(table.deck[len(table.deck) - count : at + 1])
        options = [CHAOS_CARD << 16 | card for card in sorted(set(left))]
        made = len(table.deck) - 1 - at
        picks = exactly(count - 1 - made, [CHAOS_CARD << 16 | card for card in left], made)
        card = number_of((yield Ask(NEXT_CHAOS_CARD, p.seat, options, picks)))
        chosen = table.deck.index(card, len(table.deck) - count, at + 1)
        table.deck[chosen], table.deck[at] = table.deck[at], card


def foresee_verb(g: Hybris, p: Player, effect: Effect, scene: Scene) -> Play:
    """`{ foresee = "city" }`: look at the top Cataclysm card."""
    look_at_falls(g, p, 1)
    return DONE


def look_at_falls(g: Hybris, p: Player, count: int) -> list[int]:
    """The top cards of the Cataclysm deck, for one player; there is always one as long as a City stands."""
    table = chaos(g)
    first = max(0, len(table.falls) - count)
    log.foresaw(g, p.seat, len(table.falls) - first)
    g.reveals += 1
    for at in range(first, len(table.falls)):
        table.falls_seen[at] |= 1 << p.seat
        log.saw_fall(g, 1 << p.seat, p.seat, table.falls[at])
    return table.falls[first:]


def doom_verb(g: Hybris, p: Player, effect: Effect, scene: Scene) -> Play:
    """`{ doom = 2 }`: look at this many Cataclysm cards and put one on top; the others follow as they were."""
    table = chaos(g)
    options = [FALL << 16 | card for card in sorted(look_at_falls(g, p, effect.number))]
    card = number_of((yield Ask(WHICH_FALL, p.seat, options)))
    at = table.falls.index(card)
    if at != len(table.falls) - 1:
        seen = table.falls_seen[at]
        del table.falls[at], table.falls_seen[at]
        table.falls.append(card)
        table.falls_seen.append(seen)
        # Somebody else may have known the order, and does not know whether it was changed.
    for moved in range(max(0, len(table.falls) - effect.number), len(table.falls)):
        table.falls_seen[moved] = 1 << p.seat


# ---------------------------------------------------------------- in a Combat


def discard_element_verb(g: Hybris, p: Player, effect: Effect, scene: Scene) -> Play:
    """`{ discard_element = "earth" }`: a Conflict card that shows it, if there is one.  CAT-COMBAT-06"""
    if not p.hand:
        return
    g.reveals += 1  # everybody sees whether the hand has one
    if cards_with(g, p, effect.number):
        yield from discard_one(g, p, DISCARD_CARD, effect.number)
    else:
        log.no_such_card(g, p.seat, effect.number)


def dread_verb(g: Hybris, p: Player, effect: Effect, scene: Scene) -> Play:
    """What binds the fighter until the Combat is over."""
    taking_part = sides(g, p)
    if taking_part is None:
        return DONE
    side = taking_part[0]
    table = chaos(g)
    if effect.word == "determination":
        side.determination -= 1
    elif effect.word == "no_combo":
        side.no_combo = True
    elif effect.word == "no_text":
        side.mute = True
    elif effect.word == "no_weapons":
        side.blunt = WEAPON
    elif effect.word == "no_target":
        side.bonus -= table.target
        table.target = 0
    else:
        assert effect.word == "low_walls"
        side.bonus -= max(0, table.walls - LOW_WALLS)
        table.walls = min(table.walls, LOW_WALLS)
    base_log.dread(g, p.seat, effect.index)
    return DONE


def enemy_strength_verb(g: Hybris, p: Player, effect: Effect, scene: Scene) -> Play:
    """More, or less, for the enemy of the game."""
    if g.combat is not None and g.combat.against_game():
        g.combat.defender.bonus += effect.number
        base_log.enemy_strength(g, g.combat.defender.total())
    return DONE


# ---------------------------------------------------------------- what is asked


def chaos_space(g: Hybris, p: Player, condition: Condition, scene: Scene) -> bool:
    return chaos(g).space == condition.number


def facing(g: Hybris, p: Player, condition: Condition, scene: Scene) -> bool:
    """`{ facing = "chaos" }`: in a Combat against it."""
    return sides(g, p) is not None and g.combat is not None and g.combat.purpose == FOR_CHAOS


def write_words(book: Book) -> None:
    book.add_verb("momentum", momentum_verb)
    book.add_verb("gather", gather_verb)
    book.add_verb("advance_chaos", advance_verb)
    book.add_verb("creep", creep_verb)
    book.add_verb("hush", hush_verb)
    book.add_verb("scry", scry_verb)
    book.add_verb("foresee", foresee_verb)
    book.add_verb("doom", doom_verb)
    book.add_verb("discard_element", discard_element_verb)
    book.add_verb("dread", dread_verb)
    book.add_verb("enemy_strength", enemy_strength_verb)
    book.add_condition("chaos_space", chaos_space)
    book.add_condition("facing", facing)
