"""The Combat that is on as numbers, as far as a seat may know it."""

from typing import Final

from agon.games.hybris.box.numbers import NONE
from agon.games.hybris.knowledge import is_placing
from agon.games.hybris.observe.sorts import Sorts
from agon.games.hybris.rules.combat.cards import limit, spent, total
from agon.games.hybris.scenes import Combat, Side
from agon.games.hybris.state import Hybris
from agon.kernel.pens import Pen

LEAST: Final = -20  # strength, below which nobody falls
PEACE: Final = Combat(NONE, Side(NONE, NONE), Side(NONE, NONE))


def observe_combat(g: Hybris, sorts: Sorts, seat: int, pen: Pen) -> None:
    """What it is for and its two sides; nothing while there is peace."""
    combat = g.combat
    pen.under("combat")
    if combat is None:
        combat = PEACE
        pen.one_of("purpose", sorts.purposes, NONE)
    else:
        pen.one_of("purpose", sorts.purposes, combat.purpose)
    pen.one_of("quest", sorts.quests, combat.quest)
    pen.one_of("hero", sorts.heroes, combat.hero)
    pen.one_of("city", sorts.cities, combat.city)
    pen.under("combat.attacker")
    observe_side(g, sorts, combat, combat.attacker, seat, pen)
    pen.under("combat.defender")
    observe_side(g, sorts, combat, combat.defender, seat, pen)


def observe_side(g: Hybris, sorts: Sorts, combat: Combat, side: Side, seat: int, pen: Pen) -> None:
    """One side; the game has no figure and no Determination."""
    pen.seat("seat", side.seat)
    pen.one_of("figure", sorts.figures, side.character if side.seat != NONE else NONE)
    pen.each("cards", sorts.faces, [g.box.card_face[card] for card in side.cards])
    pen.number("combos", side.combos, 20)
    pen.debt("bonus", side.bonus if combat is not PEACE else LEAST, LEAST, 60)
    pen.debt("total", total(g, side) if combat is not PEACE else LEAST, LEAST, 100)
    pen.number("determination_spent", spent(g, side) if side.seat != NONE else 0, 30)
    pen.number("determination_limit", limit(g, side) if side.seat != NONE else 0, 30)
    pen.one_of("placed", sorts.placed, placed(g, sorts, combat, side, seat))
    known = side.seat == seat or side.hidden == NONE
    pen.one_of("marker", sorts.markers, side.marker if known else NONE)
    pen.flag("stopped", side.stopped)
    pen.number("cap", side.cap + 1, 20)
    pen.flag("no_retreat", side.no_retreat)
    pen.flag("must_show", side.must_show)
    pen.flag("must_press_on", side.must_press_on)
    pen.each("kept", sorts.faces, [g.box.card_face[card] for card in side.kept])
    pen.flag("spared", side.spared)
    pen.flag("no_combo", side.no_combo)
    pen.flag("mute", side.mute)
    pen.one_of("blunt", sorts.card_types, side.blunt)
    toll = side.toll
    pen.valued("toll", sorts.resources, [resource for resource, _ in toll], [amount for _, amount in toll], 10)


def placed(g: Hybris, sorts: Sorts, combat: Combat, side: Side, seat: int) -> int:
    """This round's card: its face to its owner or if it was shown, else that there is one, once both have placed."""
    if side.hidden == NONE:
        return NONE
    if side.face_up or side.seat == seat:
        return g.box.card_face[side.hidden]
    return NONE if is_placing(g, combat) else sorts.faces.size
