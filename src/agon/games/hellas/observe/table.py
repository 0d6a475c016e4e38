"""The map, monuments, monsters, quests and decks as numbers; players and what is going on have modules of their own."""

from typing import Final

from agon.games.hellas.box.numbers import NONE
from agon.games.hellas.hidden import is_face_down
from agon.games.hellas.observe.moment import holder, observe_moment
from agon.games.hellas.observe.players import observe_player
from agon.games.hellas.observe.sorts import Sorts
from agon.games.hellas.scenes import COLOUR_COUNT
from agon.games.hellas.schema.words import COLOURS
from agon.games.hellas.state import Hellas
from agon.kernel.pens import Pen

NAMES: Final = ("self", "rival_1", "rival_2", "rival_3")


def observe(g: Hellas, sorts: Sorts, seat: int, pen: Pen) -> None:
    """The table, what is going on, then everybody, the observer first, and what modules lay beside it."""
    observe_turn(g, sorts, pen)
    observe_map(g, sorts, pen)
    observe_monsters(g, sorts, pen)
    observe_decks(g, sorts, seat, pen)
    observe_moment(g, sorts, seat, pen)
    seats = len(g.players)
    for place in range(seats):
        pen.under(NAMES[place])
        observe_player(g, sorts, g.players[(seat + place) % seats], seat, pen)
    for part in g.parts.values():
        part.observe(g, pen)


def observe_turn(g: Hellas, sorts: Sorts, pen: Pen) -> None:
    pen.number("round", g.round, 20)
    pen.one_of("step", sorts.steps, sorts.step_of.get(g.step, NONE))
    pen.seat("active", g.active)
    pen.number("specials", g.specials, 3)
    pen.flag("acted", g.acted)
    pen.number("temples_left", g.temples_left, 10)
    pen.one_of("temple_card", sorts.temple_cards, g.temple_card)
    pen.one_of("completed", sorts.gods, g.completed)
    pen.number("countdown", g.countdown + 1, g.box.supplies.countdown + 1)
    pen.seat("countdown_seat", g.countdown_seat if g.completed != NONE else NONE)
    for colour in range(COLOUR_COUNT):
        holder(pen, COLOURS[colour], g.commander[colour])


def observe_map(g: Hellas, sorts: Sorts, pen: Pen) -> None:
    """Region by region: hoplites of each colour, the city, the control token; lands and monuments."""
    pen.under("map")
    pen.mask("temples", sorts.regions, g.temples)
    pen.mask("closed", sorts.trails, g.closed)
    pen.each("waiting", sorts.regions, g.waiting)
    for region in range(sorts.regions.size):
        pen.within("region", region + 1)
        for colour in range(COLOUR_COUNT):
            pen.number(COLOURS[colour], g.hoplites[region * COLOUR_COUNT + colour], 15)
        pen.one_of("fortified", sorts.colours, g.fortified[region])
        pen.one_of("control", sorts.colours, g.control[region])
    for land in range(sorts.lands.size):
        pen.within("land", land + 1)
        pen.seat("glory", g.glory[land])
    for god in range(sorts.gods.size):
        pen.within("monument", god + 1)
        pen.number("level", g.monuments[god].level, g.box.gods[god].levels)
        pen.each("priests", sorts.colours, g.monuments[god].priests)


def observe_monsters(g: Hellas, sorts: Sorts, pen: Pen) -> None:
    """Where each is, its wounds, how it has evolved, who has slain it."""
    pen.under("monsters")
    pen.each("rolling", sorts.monsters, g.rolling)
    for monster in range(sorts.monsters.size):
        beast = g.beasts[monster]
        pen.within("monster", monster + 1)
        pen.one_of("region", sorts.regions, beast.region)
        pen.mask("covered", sorts.symbols, beast.covered)
        pen.each("evolutions", sorts.monster_cards, beast.evolutions)
        pen.flag("slain", beast.slain)
        pen.seat("slayer", beast.slayer)


def observe_decks(g: Hellas, sorts: Sorts, seat: int, pen: Pen) -> None:
    """How many cards are left, and what lies in the discard piles as far as it was seen; quests."""
    pen.under("decks")
    pen.number("combat", len(g.combat_deck), 30)
    pen.number("attack", len(g.attack_deck), 18)
    pen.number("event", len(g.event_deck), 23)
    pen.number("blessing", len(g.blessing_deck), 36)
    pen.number("artifact", len(g.artifact_deck), 20)
    pen.each("combat_discard", sorts.cards, [sorts.combat_face[card] for card in g.combat_discard])
    hidden = sorts.attacks.size
    attacks = [
        hidden if is_face_down(g.attack_seen, card, seat) else sorts.attack_face[card] for card in g.attack_discard
    ]
    pen.each("attack_discard", sorts.attacks_seen, attacks)
    pen.each("event_discard", sorts.events, g.event_discard)
    hidden = sorts.blessings.size
    blessings = [hidden if is_face_down(g.blessing_seen, card, seat) else card for card in g.blessing_discard]
    pen.each("blessing_discard", sorts.blessings_seen, blessings)
    pen.each("quests", sorts.quests, [quest for quest in g.quests if quest != NONE])
    pen.each("quests_gone", sorts.quests, g.quests_gone)
