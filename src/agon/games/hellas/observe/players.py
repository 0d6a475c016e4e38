"""A player's hero, hand and pieces as numbers: all but which cards are in a rival's hand lies open."""

from agon.games.hellas.box.numbers import NONE
from agon.games.hellas.observe.sorts import Sorts
from agon.games.hellas.player import ATTRIBUTE_COUNT, Player
from agon.games.hellas.rules.heroes import value_of
from agon.games.hellas.schema.words import ATTRIBUTES
from agon.games.hellas.state import Hellas
from agon.kernel.pens import Pen


def observe_player(g: Hellas, sorts: Sorts, p: Player, seat: int, pen: Pen) -> None:
    pen.one_of("hero", sorts.heroes, p.hero if p.hero != NONE else g.seated[p.seat])
    pen.one_of("colour", sorts.colours, p.colour if p.colour != NONE else g.armies[p.seat])
    pen.one_of("region", sorts.regions, p.region)
    pen.one_of("quest", sorts.quests, p.quest)
    pen.number("quest_step", p.quest_step + 1, 3)
    for attribute in range(ATTRIBUTE_COUNT):
        pen.within(ATTRIBUTES[attribute], 1)
        pen.number("value", value_of(p, attribute), g.box.supplies.attribute_most)
        pen.flag("injured", bool(p.injuries >> attribute & 1))
        pen.number("level", p.attributes[attribute], g.box.supplies.attribute_most)
    pen.within("", 0)
    pen.number("hand", len(p.hand), 10)
    pen.each("cards", sorts.cards, [sorts.combat_face[card] for card in p.hand] if p.seat == seat else [])
    pen.number("pool", p.pool, g.box.supplies.priests)
    pen.each("artifacts", sorts.artifacts, p.artifacts)
    pen.each("spent", sorts.artifacts, p.spent)
    pen.each("blessings", sorts.blessings, p.blessings)
    pen.each("kept", sorts.quests, p.kept)
    pen.each("trophies", sorts.monsters, p.trophies)
    pen.mask("regular_done", sorts.regular, p.done)
    pen.mask("marked", sorts.special, p.marked)
    pen.each("marked_cards", sorts.sources, [sorts.source_of[power] for power in p.marked_powers])
    pen.each("used", sorts.sources, [sorts.source_of[power] for power in p.used])
