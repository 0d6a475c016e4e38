"""The table as one seat sees it: the boards, the decks, the turn; players and Combat have modules of their own."""

from agon.games.hybris.box.numbers import NONE
from agon.games.hybris.knowledge import knows_primordial, shown_disciplines
from agon.games.hybris.names import (
    HIDDEN,
    city_thing,
    hero_thing,
    location_thing,
    olympian_thing,
    or_none,
    pillar_thing,
    premonition_thing,
    primordial_thing,
    quest_thing,
    slot_thing,
    space_thing,
    technology_thing,
    thing_of,
)
from agon.games.hybris.player import ARTWORK
from agon.games.hybris.rules.links import connections
from agon.games.hybris.schema.words import ALL_ACTIONS, LETTERS, TYPES
from agon.games.hybris.state import Hybris, Track
from agon.games.hybris.view.combat import combat_view
from agon.games.hybris.view.players import played_view, player_view
from agon.games.hybris.view.shapes import (
    CityView,
    ConnectionView,
    HybrisView,
    LocationView,
    PillarView,
    PrimordialView,
    QuestView,
    ScenarioView,
    TileView,
    TurnView,
)


def view(g: Hybris, seat: int) -> HybrisView:
    """The table as `seat` sees it; who only watches (-1) sees what lies open."""
    manifest = g.book.manifest
    return {
        "age": g.age,
        "ages": manifest.ages,
        "fear": [None if letter == NONE else LETTERS[letter] for letter in manifest.fear[1 : manifest.ages + 1]],
        "step": g.step,
        "drafted": [None if olympian == NONE else olympian_thing(g.box, olympian) for olympian in g.drafted],
        "order": g.order.copy(),
        "active": g.active if g.order else None,
        "passed": g.passing.copy(),
        "grandeur": [or_none(space) for space in g.grandeur],
        "well": g.well,
        "players": [player_view(g, p, seat) for p in g.players],
        "pillars": [pillar_view(g, pillar.index) for pillar in g.box.pillars],
        "locations": [location_view(g, location) for location in range(len(g.box.locations))],
        "cities": [city_view(g, city.index) for city in g.box.cities],
        "connections": connections_view(g),
        "piles": {
            TYPES[type]: [technology_thing(g.box, tile) for tile in sorted(pile)] for type, pile in enumerate(g.piles)
        },
        "workshop": track_view(g, g.workshop),
        "factory": track_view(g, g.factory),
        "gone": [technology_thing(g.box, tile) for tile in g.gone],
        "quests": [quest_view(g, zone) for zone in range(len(g.quests))],
        "quest_deck": len(g.quest_deck),
        "quests_gone": [quest_thing(g.box, quest) for quest in sorted(g.quests_gone)],
        "premonition_deck": len(g.premonition_deck),
        "premonition_discard": [premonition_thing(g.box, card) for card in g.premonition_discard],
        "completing": [premonition_thing(g.box, card) for card in g.completing],
        "coliseum_deck": len(g.coliseum_deck),
        "coliseum_discard": [g.box.card_thing(card) for card in g.coliseum_discard],
        "coliseum_heroes": [hero_thing(g.box, hero) for hero in g.coliseum_heroes],
        "primordials": [primordial_view(g, letter, seat) for letter in range(len(g.primordials))],
        "underworld": [primordial_thing(g.box, primordial) for primordial in g.underworld],
        "omens": [
            {"card": g.box.card_thing(card), "seat": owner}
            for card, owner in zip(g.omens.tiles, g.omens.owners, strict=True)
        ],
        "first_pick": g.first_pick.copy(),
        "open_planning": g.open_planning,
        "turn": turn_view(g),
        "combat": None if g.combat is None else combat_view(g, g.combat, seat),
        "played": played_view(g, NONE),
        "scenario": scenario_view(g),
        "parts": {name: part.view(g.box, seat) for name, part in g.parts.items()},
    }


# ---------------------------------------------------------------- the boards


def pillar_view(g: Hybris, pillar: int) -> PillarView:
    """Who holds a Pillar, which of its halves can be seen, and the Prayer on it."""
    holder = None
    for p in g.players:
        if pillar in p.pillars:
            holder = p
    return {
        "pillar": pillar_thing(g.box, pillar),
        "number": g.box.pillars[pillar].number,
        "seat": None if holder is None else holder.seat,
        "resolved": holder is not None and (holder.pillar_resolved or bool(holder.turned >> pillar & 1)),
        "upper": holder is None or pillar in holder.uppers,
        "lower": holder is None or pillar in holder.lowers,
        "prayer": bool(g.pillar_prayers >> pillar & 1),
    }


def location_view(g: Hybris, location: int) -> LocationView:
    """A Location, its slots, who stands there and who found none."""
    board = g.box.locations[location]
    return {
        "location": location_thing(g.box, location),
        "slots": [
            {
                "slot": slot_thing(g.box, slot),
                "city": None if g.box.slots[slot].city == NONE else city_thing(g.box, g.box.slots[slot].city),
                "open": g.box.slots[slot].open,
                "barred": bool(g.barred >> slot & 1),
                "figures": standing(g, slot),
            }
            for slot in board.slots
        ],
        "artwork": standing(g, ARTWORK + location),
    }


def standing(g: Hybris, place: int) -> list[str]:
    """The figures on a slot or on the artwork of a Location."""
    return [
        thing_of(g.box, p, number)
        for p in g.players
        for number, character in enumerate(p.characters)
        if character.place == place
    ]


def city_view(g: Hybris, city: int) -> CityView:
    """A City, its Temples and its Technology spaces."""
    return {
        "city": city_thing(g.box, city),
        "temples": [p.seat for p in g.players if p.temples >> city & 1],
        "spaces": [
            {
                "space": space_thing(g.box, space),
                "technology": None if g.spaces.tiles[space] == NONE else technology_thing(g.box, g.spaces.tiles[space]),
                "seat": or_none(g.spaces.owners[space]),
            }
            for space in g.box.cities[city].spaces
        ],
    }


def connections_view(g: Hybris) -> list[ConnectionView]:
    """The pairs of tiles that are connected, each once, and the Link between those of two Cities."""
    shown: list[ConnectionView] = []
    for space in range(len(g.spaces.tiles)):
        for joint in connections(g, space):
            if joint.space > space:
                shown.append(
                    {
                        "from": space_thing(g.box, space),
                        "to": space_thing(g.box, joint.space),
                        "link": None if joint.link == NONE else "link/" + g.box.links[joint.link].id,
                    }
                )
    return shown


def track_view(g: Hybris, track: Track) -> list[TileView | None]:
    """The spaces of the Workshop or the Factory, with tile and owner."""
    return [
        None if tile == NONE else {"technology": technology_thing(g.box, tile), "seat": owner}
        for tile, owner in zip(track.tiles, track.owners, strict=True)
    ]


def quest_view(g: Hybris, zone: int) -> QuestView | None:
    """A Quest and who sang its Songs so far; nothing where the zone is empty."""
    if g.quests[zone] == NONE:
        return None
    return {"quest": quest_thing(g.box, g.quests[zone]), "songs": g.songs[zone].copy()}


def primordial_view(g: Hybris, letter: int, seat: int) -> PrimordialView:
    """A Primordial that lies face down: its name to those who looked, and who they are."""
    primordial = g.primordials[letter]
    shown: str | None = None
    if primordial != NONE:
        shown = primordial_thing(g.box, primordial) if knows_primordial(g, letter, seat) else HIDDEN
    return {
        "letter": LETTERS[letter],
        "primordial": shown,
        "seen_by": [p.seat for p in g.players if g.primordials_seen[letter] >> p.seat & 1],
    }


# ---------------------------------------------------------------- what is going on


def turn_view(g: Hybris) -> TurnView | None:
    """The turn in progress, as far as it has come."""
    turn = g.turn
    if turn.seat == NONE:
        return None
    p = g.players[turn.seat]
    return {
        "seat": turn.seat,
        "figure": None if turn.character == NONE else thing_of(g.box, p, turn.character),
        "location": None if turn.location == NONE else location_thing(g.box, turn.location),
        "slot": None if turn.slot == NONE else slot_thing(g.box, turn.slot),
        "city": None if turn.city == NONE else city_thing(g.box, turn.city),
        "action": None if turn.action == NONE else ALL_ACTIONS[turn.action],
        "technology": None if turn.tile == NONE else technology_thing(g.box, turn.tile),
    }


def scenario_view(g: Hybris) -> ScenarioView:
    """What a Scenario or a Variant adds: a neutral token, a counter, disciplines, laurels with the players."""
    manifest = g.book.manifest
    shown: ScenarioView = {}
    if manifest.token != NONE:
        token = g.box.tokens[manifest.token]
        shown["token"] = {
            "token": "token/" + token.id,
            "seat": or_none(g.tokens[manifest.token]),
            "location": location_thing(g.box, token.location) if g.tokens[manifest.token] == NONE else None,
        }
    if manifest.counter != NONE:
        shown["counter"] = {
            "counter": "counter/" + g.box.counters[manifest.counter],
            "count": g.counters[manifest.counter],
        }
    if g.disciplines:
        known = g.disciplines[: shown_disciplines(g)]
        shown["disciplines"] = ["discipline/" + g.box.disciplines[discipline].id for discipline in known]
    return shown
