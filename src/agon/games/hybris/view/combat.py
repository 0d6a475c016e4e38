"""A Combat as one seat sees it: both zones, what they count for, what lies face down."""

from typing import Final, get_args

from agon.games.hybris.box.numbers import NONE
from agon.games.hybris.knowledge import is_placing
from agon.games.hybris.names import HIDDEN, city_thing, hero_thing, quest_thing, thing_of
from agon.games.hybris.rules.combat.cards import limit, spent, total
from agon.games.hybris.rules.combat.questions import PRESSED_ON
from agon.games.hybris.scenes import Combat, Side
from agon.games.hybris.schema.words import CARD_TYPES, RESOURCES
from agon.games.hybris.state import Hybris
from agon.games.hybris.view.shapes import CombatView, Marker, Purpose, SideView

PURPOSES: Final[tuple[Purpose, ...]] = get_args(Purpose)


def combat_view(g: Hybris, combat: Combat, seat: int) -> CombatView:
    """What the Combat is for and its two sides."""
    return {
        "settled": combat.settled,
        "purpose": PURPOSES[combat.purpose],
        "quest": None if combat.quest == NONE else quest_thing(g.box, combat.quest),
        "hero": None if combat.hero == NONE else hero_thing(g.box, combat.hero),
        "city": None if combat.city == NONE else city_thing(g.box, combat.city),
        "attacker": side_view(g, combat, combat.attacker, seat),
        "defender": side_view(g, combat, combat.defender, seat),
    }


def side_view(g: Hybris, combat: Combat, side: Side, seat: int) -> SideView:
    """One side; the game has no figure and no Determination."""
    p = None if side.seat == NONE else g.players[side.seat]
    return {
        "seat": None if p is None else p.seat,
        "figure": None if p is None else thing_of(g.box, p, side.character),
        "cards": [
            {"card": g.box.card_thing(card), "strength": strength}
            for card, strength in zip(side.cards, side.strengths, strict=True)
        ],
        "combos": side.combos,
        "bonus": side.bonus,
        "total": total(g, side),
        "determination": None if p is None else {"spent": spent(g, side), "limit": limit(g, side)},
        "placed": placed_view(g, combat, side, seat),
        "marker": marker_view(side, seat),
        "stopped": side.stopped,
        "cap": None if side.cap == NONE else side.cap,
        "no_retreat": side.no_retreat,
        "must_show": side.must_show,
        "must_press_on": side.must_press_on,
        "toll": {RESOURCES[resource]: amount for resource, amount in side.toll},
        "kept": [g.box.card_thing(card) for card in side.kept],
        "spared": side.spared,
        "no_combo": side.no_combo,
        "mute": side.mute,
        "blunt": None if side.blunt == NONE else CARD_TYPES[side.blunt],
    }


def placed_view(g: Hybris, combat: Combat, side: Side, seat: int) -> str | None:
    """This round's card: its face to its owner or if it was shown, else `hidden`, once both have placed theirs."""
    if side.hidden == NONE:
        return None
    if side.face_up or side.seat == seat:
        return g.box.card_thing(side.hidden)
    return None if is_placing(g, combat) else HIDDEN


def marker_view(side: Side, seat: int) -> Marker | None:
    """`continue` or `stop`; a rival's not while a card lies face down."""
    if side.marker == NONE or (side.hidden != NONE and side.seat != seat):
        return None
    return "continue" if side.marker == PRESSED_ON else "stop"
