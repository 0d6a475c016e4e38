"""What one seat may know of the table, built as plain data. Nothing here refers to the state."""

from agon.games.ephyran.rules.city import zones
from agon.games.ephyran.rules.scoring import city_bonus, count_city, prestige_known
from agon.games.ephyran.state import NONE, NOT_YET, PILE_EMPTY, Ephyran, Player
from agon.games.ephyran.view.shapes import Ending, EphyranView, PlayerView, TerritoryView, ZoneView


def view(g: Ephyran, seat: int) -> EphyranView:
    """The table as `seat` sees it; a spectator (-1) sees what lies open."""
    active = g.players[g.active]
    shown: EphyranView = {
        "players": [player_view(g, p, seat) for p in g.players],
        "draw_pile": len(g.draw_pile),
        "discard_pile": [g.box.card_thing(card) for card in g.discard_pile],
        "tartarus": [g.box.card_thing(card) for card in g.tartarus],
        "supply": len(g.supply),
        "lost_tokens": [token_view(g, token, seat) for token in g.lost],
        "gods": ["god/" + g.box.gods[god] for god in sorted(g.gods)],
        "first": g.first,
        "active": g.active,
        "ending": ending(g),
        "playing": None if g.playing == NONE else g.box.card_thing(g.playing),
        "target": None if g.target == NONE else g.target,
        "held": None if g.held == NONE else g.box.card_thing(g.held),
        "token": None if g.token == NONE else token_view(g, g.token, seat),
        "drawn": len(g.drawn),
    }
    if active.seat == seat:
        shown["drawn_cards"] = [g.box.card_thing(card) for card in sorted(g.drawn)]
    return shown


def ending(g: Ephyran) -> Ending:
    if g.ending == NOT_YET:
        return "no"
    return "pile" if g.ending == PILE_EMPTY else "city"


def player_view(g: Ephyran, p: Player, seat: int) -> PlayerView:
    own = p.seat == seat
    reader = g.reader(seat)
    return {
        "seat": p.seat,
        "god": None if p.god == NONE else "god/" + g.box.gods[p.god],
        "hand": len(p.hand),
        # Of a rival's hand, the cards that everybody saw going there.
        "cards": [g.box.card_thing(card) for card in sorted(p.hand if own else p.known)],
        "territories": [territory_view(g, p, territory, seat) for territory in range(4)],
        "next": [g.box.zone_thing(zone) for zone in zones(p.following())],
        "prestige": prestige_known(g, p, reader),
        "city_bonus": city_bonus(g, p.seat),
        "points": {g.box.territories[s.territory]: s.points() for s in count_city(g, p, reader)},
    }


def territory_view(g: Ephyran, p: Player, territory: int, seat: int) -> TerritoryView:
    return {
        "territory": "territory/" + g.box.territories[territory],
        "zones": [
            zone_view(g, p, zone, seat) for zone in range(4 * territory, 4 * territory + 4) if p.city[zone] != NONE
        ],
        "lock": None if p.locks[territory] == NONE else g.box.card_thing(p.locks[territory]),
    }


def zone_view(g: Ephyran, p: Player, zone: int, seat: int) -> ZoneView:
    card = p.city[zone]
    printed = g.box.printed_at[card][zone]
    return {
        "zone": g.box.zone_thing(zone),
        "card": g.box.card_thing(card),
        "creature": g.box.creature_thing(g.box.creature_at[card][zone]),
        "printed": None if printed == NONE else "magic/" + g.box.objects[printed],
        "token": None if p.tokens[zone] == NONE else token_view(g, p.tokens[zone], seat),
    }


def token_view(g: Ephyran, token: int, seat: int) -> str:
    """A token's name to those who have seen it, otherwise just that there is one.  EPH-TOKEN-08"""
    if g.seen[token] & g.reader(seat):
        return "magic/" + g.box.objects[g.box.token_object[token]]
    return "hidden"
