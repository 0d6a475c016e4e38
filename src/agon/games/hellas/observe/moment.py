"""What is going on as numbers: a battle, a hunt, an army that marches, cards that go round or are looked at."""

from typing import Final

from agon.games.hellas.box.numbers import NONE
from agon.games.hellas.fighting import Battle, Side
from agon.games.hellas.hunting import Hunt
from agon.games.hellas.observe.sorts import Sorts
from agon.games.hellas.rules.battle.losses import casualties
from agon.games.hellas.rules.hunt.defence import total
from agon.games.hellas.scenes import PERSIANS, Draft, Looked, Losses, March, Moving
from agon.games.hellas.state import Hellas
from agon.kernel.game import hears
from agon.kernel.pens import Pen

# What is written while nothing of the kind is on.
PEACE: Final = Battle(NONE, Side(NONE), Side(NONE))
NO_HUNT: Final = Hunt(NONE, NONE, NONE)
NO_MARCH: Final = March(NONE, NONE, [], NONE)
NO_MOVING: Final = Moving(NONE, 0)
NO_LOSSES: Final = Losses(NONE, NONE, 0)
NO_DRAFT: Final = Draft(NONE, [])
NO_LOOKED: Final = Looked(NONE, "", [])


def observe_moment(g: Hellas, sorts: Sorts, seat: int, pen: Pen) -> None:
    observe_battle(g, sorts, g.battle or PEACE, pen)
    observe_hunt(g, sorts, g.hunt or NO_HUNT, seat, pen)
    observe_armies(g, sorts, pen)
    observe_held(sorts, g.draft or NO_DRAFT, g.looked or NO_LOOKED, seat, pen)


def holder(pen: Pen, name: str, commander: int) -> None:
    """A commander of hoplites: somebody at the table, or the Persians."""
    pen.seat(name, commander if commander != PERSIANS else NONE)
    pen.flag("persian_" + name, commander == PERSIANS)


def observe_battle(g: Hellas, sorts: Sorts, battle: Battle, pen: Pen) -> None:
    pen.under("battle")
    pen.one_of("region", sorts.regions, battle.region)
    holder(pen, "winner", battle.winner)
    pen.within("attacker", 1)
    observe_side(g, sorts, battle, battle.attacker, pen)
    pen.within("defender", 2)
    observe_side(g, sorts, battle, battle.defender, pen)


def observe_side(g: Hellas, sorts: Sorts, battle: Battle, side: Side, pen: Pen) -> None:
    """What it has played, and what it is worth as things stand."""
    on = battle is not PEACE
    holder(pen, "commander", side.commander)
    pen.each("cards", sorts.cards, [sorts.combat_face[card] for card in side.cards])
    pen.number("bonus", side.strength, 20)
    pen.number("strength", g.book.replaceable.army_strength(g, battle, side) if on else 0, 40)
    pen.number("casualties", casualties(g, battle, side) if on else 0, 15)
    pen.flag("passed", side.passed)


def observe_hunt(g: Hellas, sorts: Sorts, hunt: Hunt, seat: int, pen: Pen) -> None:
    """What was dealt in it, and the attack that must be answered; the cards drawn only for the seat that chooses."""
    pen.under("hunt")
    pen.seat("seat", hunt.seat)
    pen.one_of("monster", sorts.monsters, hunt.monster)
    pen.mask("dealt", sorts.symbols, hunt.dealt)
    pen.number("struck", hunt.struck, 10)
    pen.number("attacks", hunt.attacks, 10)
    pen.seat("chooser", hunt.chooser)
    pen.number("drawn", len(hunt.drawn), 5)
    mine = hunt.chooser == seat
    pen.each("drawn_cards", sorts.attacks, [sorts.attack_face[card] for card in hunt.drawn] if mine else [])
    pen.one_of("attack", sorts.attacks, NONE if hunt.attack == NONE else sorts.attack_face[hunt.attack])
    pen.number("value", hunt.value, 20)
    pen.each("defence", sorts.cards, [sorts.combat_face[card] for card in hunt.defence])
    pen.number("total", total(g, hunt) if hunt is not NO_HUNT else 0, 30)
    pen.flag("over", hunt.over)
    pen.flag("won", hunt.won)


def observe_armies(g: Hellas, sorts: Sorts, pen: Pen) -> None:
    """Those on their way, and those about to be lost."""
    march, moving, losses = g.march or NO_MARCH, g.moving or NO_MOVING, g.losses or NO_LOSSES
    pen.under("march")
    pen.seat("seat", march.seat)
    pen.one_of("start", sorts.regions, march.start)
    pen.one_of("at", sorts.regions, march.at)
    pen.valued("army", sorts.colours, list(range(len(march.army))), march.army, 15)
    pen.under("moving")
    pen.seat("seat", moving.seat)
    pen.number("left", moving.left, 15)
    pen.each("moved_to", sorts.regions, [goal for _, goal, _ in moving.moves])
    pen.each("moved_from", sorts.regions, [start for start, _, _ in moving.moves])
    pen.under("losses")
    holder(pen, "commander", losses.commander)
    pen.one_of("region", sorts.regions, losses.region)
    pen.number("count", losses.count, 15)
    pen.number("saved", losses.saved, 15)


def observe_held(sorts: Sorts, draft: Draft, looked: Looked, seat: int, pen: Pen) -> None:
    """Blessings that go round, for those who have held them; cards that somebody looks at, for them.  LOH-MBLS-02"""
    pen.under("draft")
    pen.seat("seat", draft.seat)
    pen.number("count", len(draft.cards), 10)
    pen.each("cards", sorts.blessings, draft.cards if draft is not NO_DRAFT and hears(draft.seen, seat) else [])
    kept = 0
    for who in draft.kept:
        kept |= 1 << who
    pen.some_seats("kept", kept)
    pen.under("looked")
    mine = looked.cards if looked.seat == seat else []
    kind = sorts.looked.things.index(looked.kind) if looked.kind else NONE
    pen.seat("seat", looked.seat)
    pen.one_of("kind", sorts.looked, kind)
    pen.number("count", len(looked.cards), 10)
    pen.each("artifacts", sorts.artifacts, mine if kind == 0 else [])
    pen.each("blessings", sorts.blessings, mine if kind == 1 else [])
    pen.each("cards", sorts.cards, [sorts.combat_face[card] for card in mine] if kind == 2 else [])
