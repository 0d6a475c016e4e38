"""The table as one seat sees it: the map, monuments, monsters, quests, decks; players and what is going on apart."""

from agon.games.hellas.box.numbers import NONE
from agon.games.hellas.hidden import is_face_down
from agon.games.hellas.names import (
    HIDDEN,
    attack_thing,
    blessing_thing,
    card_thing,
    event_thing,
    evolution_thing,
    god_thing,
    holder,
    land_thing,
    monster_thing,
    or_none,
    quest_thing,
    region_thing,
    symbol_thing,
    temple_card_thing,
    trail_thing,
)
from agon.games.hellas.rules.armies import standing
from agon.games.hellas.rules.control import controller, would_take
from agon.games.hellas.rules.hunt.wounds import wounds_of
from agon.games.hellas.scenes import COLOUR_COUNT
from agon.games.hellas.schema.words import COLOURS, MARKS
from agon.games.hellas.state import Hellas
from agon.games.hellas.view.moment import moment_view
from agon.games.hellas.view.players import player_view
from agon.games.hellas.view.shapes import (
    CountdownView,
    Deck,
    HellasView,
    LandView,
    MonsterView,
    MonumentView,
    QuestView,
    RegionView,
    TemplesView,
)


def view(g: Hellas, seat: int) -> HellasView:
    """The table as `seat` sees it; who only watches (-1) sees what lies open."""
    return {
        "round": g.round,
        "step": g.step,
        "active": g.active,
        "specials": g.specials,
        "acted": g.acted,
        "players": [player_view(g, p, seat) for p in g.players],
        "commanders": {COLOURS[colour]: holder(g.commander[colour]) for colour in range(COLOUR_COUNT)},
        "regions": [region_view(g, region) for region in g.box.region_order],
        "closed": [trail_thing(g.box, trail.index) for trail in g.box.trails if g.closed >> trail.index & 1],
        "lands": [land_view(g, land) for land in range(len(g.box.lands))],
        "monuments": [monument_view(g, god) for god in range(len(g.box.gods))],
        "monsters": [monster_view(g, monster) for monster in range(len(g.box.monsters))],
        "quests": [quest_view(g, quest) for quest in g.quests],
        "quests_gone": [quest_thing(g.box, quest) for quest in sorted(g.quests_gone)],
        "temples": temples_view(g),
        "countdown": countdown_view(g),
        "decks": {
            "combat": len(g.combat_deck),
            "attack": len(g.attack_deck),
            "event": len(g.event_deck),
            "blessing": len(g.blessing_deck),
            "artifact": len(g.artifact_deck),
        },
        "discards": discards_view(g, seat),
        **moment_view(g, seat),
        "winner": or_none(g.winner),
        "parts": {name: part.view(g.box, seat) for name, part in g.parts.items()},
    }


# ---------------------------------------------------------------- the map


def region_view(g: Hellas, region: int) -> RegionView:
    """A region: who stands there, who controls it, what is built and what has come."""
    found = g.box.regions[region]
    token, city = g.control[region], g.fortified[region]
    colours = range(COLOUR_COUNT)
    return {
        "region": region_thing(g.box, region),
        "land": land_thing(g.box, found.land),
        "number": found.number,
        "hoplites": {COLOURS[c]: standing(g, region, c) for c in colours if standing(g, region, c)},
        "fortified": None if city == NONE else COLOURS[city],
        "control": None if token == NONE else COLOURS[token],
        "controller": holder(controller(g, region)),
        "waiting": waiting_view(g, region),
        "temple": bool(g.temples >> region & 1),
        "heroes": [p.seat for p in g.players if p.region == region],
        "monsters": [monster_thing(g.box, m) for m, beast in enumerate(g.beasts) if beast.region == region],
        "quests": [quest_thing(g.box, q) for q in g.quests if q != NONE and g.box.quests[q].region == region],
    }


def waiting_view(g: Hellas, region: int) -> int | None:
    """Who takes a region as soon as a control token of theirs is free.  LOH-MMAP-08"""
    seats = [p.seat for p in g.players if region in g.waiting and would_take(g, p.seat, region)]
    return seats[0] if seats else None


def land_view(g: Hellas, land: int) -> LandView:
    """A land: whose its glory token is, and who controls all of it."""
    masters = {controller(g, region) for region in g.box.lands[land].regions}
    return {
        "land": land_thing(g.box, land),
        "regions": [region_thing(g.box, region) for region in g.box.lands[land].regions],
        "glory": or_none(g.glory[land]),
        "master": holder(masters.pop()) if len(masters) == 1 else None,
    }


def monument_view(g: Hellas, god: int) -> MonumentView:
    monument, found = g.monuments[god], g.box.gods[god]
    return {
        "god": god_thing(g.box, god),
        "region": region_thing(g.box, found.region),
        "level": monument.level,
        "levels": found.levels,
        "priests": [COLOURS[colour] for colour in monument.priests],
        "spots": found.priest_spots,
    }


def monster_view(g: Hellas, monster: int) -> MonsterView:
    """A monster: where it is, its symbols with their wounds, how it has evolved, who has slain it."""
    beast = g.beasts[monster]
    return {
        "monster": monster_thing(g.box, monster),
        "region": None if beast.region == NONE else region_thing(g.box, beast.region),
        "wounds": [
            {
                "symbol": symbol_thing(g.box, wound.symbol),
                "mark": None if wound.mark == NONE else MARKS[wound.mark],
                "covered": bool(beast.covered >> place & 1),
            }
            for place, wound in enumerate(wounds_of(g, monster))
        ],
        "evolutions": [evolution_thing(g.box, card) for card in beast.evolutions],
        "slain": beast.slain,
        "slayer": or_none(beast.slayer),
        "rolling": monster in g.rolling,
    }


def quest_view(g: Hellas, quest: int) -> QuestView | None:
    """A quest slot, and the heroes on its steps."""
    if quest == NONE:
        return None
    return {
        "quest": quest_thing(g.box, quest),
        "region": region_thing(g.box, g.box.quests[quest].region),
        "heroes": [{"seat": p.seat, "step": p.quest_step + 1} for p in g.players if p.quest == quest],
    }


def temples_view(g: Hellas) -> TemplesView:
    return {
        "card": None if g.temple_card == NONE else temple_card_thing(g.box, g.temple_card),
        "left": g.temples_left,
        "built": [region_thing(g.box, region) for region in g.box.region_order if g.temples >> region & 1],
    }


def countdown_view(g: Hellas) -> CountdownView | None:
    """The activation card: whose it is, for which monument, and how many tokens are on it."""
    if g.completed == NONE:
        return None
    return {"seat": g.countdown_seat, "god": god_thing(g.box, g.completed), "left": g.countdown}


# ---------------------------------------------------------------- discard piles


def discards_view(g: Hellas, seat: int) -> dict[Deck, list[str]]:
    """What lies in them: an attack card that was not played, and a blessing, only for those who have seen it."""
    return {
        "combat": [card_thing(g.box, card) for card in g.combat_discard],
        "attack": [
            HIDDEN if is_face_down(g.attack_seen, card, seat) else attack_thing(g.box, card)
            for card in g.attack_discard
        ],
        "event": [event_thing(g.box, card) for card in g.event_discard],
        "blessing": [
            HIDDEN if is_face_down(g.blessing_seen, card, seat) else blessing_thing(g.box, card)
            for card in g.blessing_discard
        ],
    }
