"""A player's hero, hand and pieces as one seat sees them."""

from agon.games.hellas.box.numbers import LEADERSHIP, NONE, SPEED, STRENGTH
from agon.games.hellas.names import (
    artifact_thing,
    blessing_thing,
    card_thing,
    hero_thing,
    land_thing,
    monster_thing,
    quest_thing,
    region_thing,
    regular_thing,
    special_thing,
    way_thing,
)
from agon.games.hellas.player import Player
from agon.games.hellas.rules.armies import supply
from agon.games.hellas.rules.cards import hand_limit
from agon.games.hellas.rules.control import controlled, lands_of, temples_of, tokens_left
from agon.games.hellas.rules.heroes import priest_supply, value_of
from agon.games.hellas.schema.words import COLOURS, Colour
from agon.games.hellas.state import Hellas
from agon.games.hellas.view.shapes import AttributesView, AttributeView, PlayerView, PriestsView, SupplyView


def player_view(g: Hellas, p: Player, seat: int) -> PlayerView:
    """One player: all but which cards are in the hand lies open."""
    hero = p.hero if p.hero != NONE else g.seated[p.seat]
    colour = p.colour if p.colour != NONE else g.armies[p.seat]
    return {
        "seat": p.seat,
        "hero": None if hero == NONE else hero_thing(g.box, hero),
        "colour": None if colour == NONE else COLOURS[colour],
        "region": None if p.region == NONE else region_thing(g.box, p.region),
        "quest": None if p.quest == NONE else {"quest": quest_thing(g.box, p.quest), "step": p.quest_step + 1},
        "attributes": attributes_view(p),
        "hand": len(p.hand),
        "limit": hand_limit(g, p),
        "cards": [card_thing(g.box, card) for card in p.hand] if p.seat == seat else [],
        "priests": priests_view(g, p),
        "artifacts": [
            {"artifact": artifact_thing(g.box, artifact), "charged": artifact not in p.spent}
            for artifact in p.artifacts
        ],
        "blessings": [blessing_thing(g.box, blessing) for blessing in p.blessings],
        "kept": [quest_thing(g.box, quest) for quest in p.kept],
        "trophies": [monster_thing(g.box, monster) for monster in p.trophies],
        "glory": [land_thing(g.box, land) for land, owner in enumerate(g.glory) if owner == p.seat],
        "regular_done": [regular_thing(action) for action in sorted(g.book.regular) if p.done >> action & 1],
        "marked": [special_thing(g.book, action) for action in sorted(g.book.special) if p.marked >> action & 1],
        "marked_cards": [g.box.powers[power].source for power in p.marked_powers],
        "used": [g.box.powers[power].source for power in sorted(p.used)],
        "supply": supply_view(g, p),
        "regions": len(controlled(g, p.seat)),
        "lands": [land_thing(g.box, land) for land in lands_of(g, p.seat)],
        "temples": temples_of(g, p.seat),
        "goals": [
            {"way": way_thing(goal.way), "has": goal.has, "needs": goal.needs}
            for goal in g.book.replaceable.goals(g, p)
        ],
    }


def attributes_view(p: Player) -> AttributesView:
    return {
        "leadership": attribute_view(p, LEADERSHIP),
        "strength": attribute_view(p, STRENGTH),
        "speed": attribute_view(p, SPEED),
    }


def attribute_view(p: Player, attribute: int) -> AttributeView:
    """An attribute: what it counts, and what is under an injury.  LOH-MHERO-08"""
    injured = bool(p.injuries >> attribute & 1)
    return {"value": value_of(p, attribute), "level": p.attributes[attribute], "injured": injured}


def priests_view(g: Hellas, p: Player) -> PriestsView:
    """In the pool, on monuments, and left in the supply."""
    praying = 0 if p.colour == NONE else sum(monument.priests.count(p.colour) for monument in g.monuments)
    left = g.box.supplies.priests if p.colour == NONE else priest_supply(g, p)
    return {"pool": p.pool, "praying": praying, "supply": left}


def supply_view(g: Hellas, p: Player) -> dict[Colour, SupplyView]:
    """Pieces of the colours that a player moves which are not on the map."""
    colours = [colour for colour, commander in enumerate(g.commander) if commander == p.seat]
    return {COLOURS[c]: {"hoplites": supply(g, c), "control_tokens": tokens_left(g, c)} for c in colours}
