"""Tokens on the slots: laid, turned over, sent home; and the words that do so.  Page 29."""

from agon.cards.phrases import Condition, Count, Effect
from agon.games.hybris.box.numbers import NONE
from agon.games.hybris.duel import log
from agon.games.hybris.duel.questions import (
    FLIP_TOKEN,
    LYING_TOKEN,
    PLACE,
    REMOVE_TOKEN,
    on_slot,
    side_of,
    slot_of,
)
from agon.games.hybris.duel.table import FORBIDDEN, PORTRAIT, SIDES, duel_table
from agon.games.hybris.player import Player
from agon.games.hybris.rules.links import ruined_slots
from agon.games.hybris.rules.marks import borrow_mark, take_mark
from agon.games.hybris.rules.movement import occupants
from agon.games.hybris.rules.powers import happen
from agon.games.hybris.rules.questions import STOP, number_of
from agon.games.hybris.scenes import Scene
from agon.games.hybris.state import Hybris
from agon.kernel.ask import Ask, Kind, Play, action_of, exactly, up_to

# ---------------------------------------------------------------- laying, turning, sending home


def empty_slots(g: Hybris, locations: list[int]) -> list[int]:
    """The slots there, dotted ones included, without a character and without a token.  HYB-DUEL-03

    Not that of a City which is no more.  CAT-DUEL-03
    """
    owners = duel_table(g).owners
    ruined = ruined_slots(g)
    return [
        slot
        for location in locations
        for slot in g.box.locations[location].slots
        if owners[slot] == NONE and not ruined >> slot & 1 and not occupants(g, slot)
    ]


def place_token(g: Hybris, p: Player, kind: Kind, sides: list[int], locations: list[int]) -> Play:
    """A token of the reserve on an empty slot there, on one of these sides; skipped without a token or a slot.

    HYB-DUEL-13, HYB-COMP-02
    """
    slots = empty_slots(g, locations)
    if not slots or (p.marks <= 0 and not borrow_mark(g, p)):
        return
    options = [PLACE << 16 | on_slot(side, slot) for side in sides for slot in slots]
    number = number_of((yield Ask(kind, p.seat, options)))
    lay(g, p, slot_of(number), side_of(number))


def lay(g: Hybris, p: Player, slot: int, side: int) -> None:
    table = duel_table(g)
    table.owners[slot] = p.seat
    table.sides[slot] = side
    take_mark(g, p)
    bar(g)
    log.duel_placed(g, p.seat, slot, side)


def bar(g: Hybris) -> None:
    """Nobody may enter what is Forbidden, nor what is destroyed.  HYB-DUEL-10, CAT-CATA-02"""
    g.barred = duel_table(g).forbidden() | ruined_slots(g)


def turn_over(g: Hybris, slots: list[int]) -> None:
    """To the other side, whichever they show."""
    table = duel_table(g)
    for slot in slots:
        table.sides[slot] = FORBIDDEN if table.sides[slot] == PORTRAIT else PORTRAIT
        log.duel_turned(g, table.owners[slot], slot, table.sides[slot])
    bar(g)


def send_home(g: Hybris, slot: int) -> None:
    """To its owner's reserve."""
    table = duel_table(g)
    owner = table.owners[slot]
    table.owners[slot] = NONE
    table.sides[slot] = NONE
    g.players[owner].marks += 1
    bar(g)
    log.duel_returned(g, owner, slot)


# ---------------------------------------------------------------- words of the Postures


def lying(g: Hybris, slots: list[int]) -> list[int]:
    """Tokens that lie on slots, as options."""
    sides = duel_table(g).sides
    return [LYING_TOKEN << 16 | on_slot(sides[slot], slot) for slot in slots]


def remove_tokens_verb(g: Hybris, p: Player, effect: Effect, scene: Scene) -> Play:
    """`{ remove_tokens = 4 }`: up to this many face-up tokens of the rival; the scene says how many.  HYB-DUEL-17"""
    scene.count = 0
    yield from remove_tokens(g, p, effect.number, scene)
    yield from happen(g, "tokens_removed", scene)


def remove_tokens(g: Hybris, p: Player, most: int, scene: Scene) -> Play:
    table = duel_table(g)
    while scene.count < most:
        slots = [slot for slot in table.of_rival(p.seat) if table.sides[slot] == PORTRAIT]
        if not slots:
            return
        tokens = lying(g, slots)
        picks = up_to(min(most - scene.count, len(tokens)), tokens, scene.count, STOP << 16)
        choice = yield Ask(REMOVE_TOKEN, p.seat, [*tokens, STOP << 16], picks)
        if action_of(choice) == STOP:
            return
        send_home(g, slot_of(number_of(choice)))
        scene.count += 1


def flip_tokens_verb(g: Hybris, p: Player, effect: Effect, scene: Scene) -> Play:
    """`{ flip_tokens = { whose, side, count } }`: all that fit, or this many of the player's choice.

    HYB-DUEL-18, -20, -22
    """
    table = duel_table(g)
    slots = table.of(p.seat) if effect.words["whose"] == "own" else table.of_rival(p.seat)
    if "side" in effect.words:
        slots = [slot for slot in slots if SIDES[table.sides[slot]] == effect.words["side"]]
    wanted = effect.numbers.get("count", len(slots))
    if wanted >= len(slots):
        turn_over(g, slots)
        return
    for made in range(wanted):
        tokens = lying(g, slots)
        slot = slot_of(number_of((yield Ask(FLIP_TOKEN, p.seat, tokens, exactly(wanted - made, tokens, made)))))
        slots.remove(slot)
        turn_over(g, [slot])


def tokens_removed(g: Hybris, p: Player, condition: Condition, scene: Scene) -> bool:
    """`{ tokens_removed = 2 }`: at least this many by the `remove_tokens` before it.  HYB-DUEL-17"""
    return scene.count >= condition.number


def own_face_up(g: Hybris, p: Player, count: Count, scene: Scene) -> int:
    """`{ tokens = "own_face_up" }`: own face-up tokens on the Locations.  HYB-DUEL-19"""
    return len(duel_table(g).of_side(p.seat, PORTRAIT))
