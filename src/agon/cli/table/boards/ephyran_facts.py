"""Single facts of a table of Ephyran as messages, for those who draw it and those who tell it."""

from agon.cli.table.boards.ephyran_view import TableView, zones_built
from agon.games.ephyran.box import NONE, ZONES, Box
from agon.games.ephyran.schema import NUMBERS
from agon.games.ephyran.view.shapes import PlayerView, ZoneView
from agon.kernel.words import Message, Name, Several, say

HIDDEN = "hidden"
FEW_CARDS = 2  # draws left for each player, from which on the end is announced


def pile_facts(table: TableView) -> list[Message]:
    """The piles and the supply."""
    discard = table["discard_pile"]
    if discard:
        shown = say("ephyran-view-discard-pile", cards=len(discard), top=Name(discard[-1]))
    else:
        shown = say("ephyran-view-discard-empty")
    return [
        say("ephyran-view-draw-pile", cards=table["draw_pile"]),
        say("ephyran-view-tartarus", cards=len(table["tartarus"])),
        say("ephyran-view-supply", tokens=table["supply"]),
        shown,
    ]


def warnings(table: TableView) -> list[Message]:
    """What announces the end of the game."""
    if table["over"]:
        return []
    if table["ending"] != "no":
        return [say(f"ephyran-view-last-round-{table['ending']}")]
    if table["draw_pile"] <= FEW_CARDS * len(table["players"]):
        return [say("ephyran-view-pile-low", cards=table["draw_pile"])]
    return []


def player_facts(table: TableView, player: PlayerView, own: bool) -> list[Message]:
    """A player's god, city and hand, without the points."""
    facts = [] if player["god"] is None else [say("ephyran-view-god", god=Name(player["god"]))]
    facts.append(say("ephyran-view-zones", built=zones_built(player), zones=ZONES))
    facts.append(say("ephyran-view-cards", cards=player["hand"]))
    if player["cards"] and not own:
        facts.append(say("ephyran-view-known", cards=Several(tuple(Name(card) for card in player["cards"]))))
    if player["city_bonus"]:
        facts.append(say("ephyran-view-finished", points=player["city_bonus"]))
    if player["seat"] == table["first"]:
        facts.append(say("ephyran-view-first"))
    return facts


def plays_now(table: TableView, player: PlayerView) -> bool:
    return player["seat"] == table["active"] and not table["over"]


def magic_facts(box: Box, zone: ZoneView) -> list[Message]:
    """The object printed on a zone and the token that lies there."""
    facts: list[Message] = []
    if zone["printed"] is not None:
        facts.append(say("ephyran-view-printed", object=Name(zone["printed"]), value=value_of(box, zone["printed"])))
    if zone["token"] == HIDDEN:
        facts.append(say("ephyran-view-token-hidden"))
    elif zone["token"] is not None:
        facts.append(say("ephyran-view-token", object=Name(zone["token"]), value=value_of(box, zone["token"])))
    return facts


def value_of(box: Box, thing: str) -> int:
    """What a magic object is worth."""
    return box.object_value[box.objects.index(thing.removeprefix("magic/"))]


def doubled(box: Box, player: PlayerView, territory: str) -> bool:
    """Whether that territory counts double for this player."""
    god = player["god"]
    if god is None:
        return False
    return box.territories[box.god_territory[box.gods.index(god.removeprefix("god/"))]] == bare(territory)


def bare(territory: str) -> str:
    return territory.removeprefix("territory/")


def zone_halves(box: Box, card: int) -> list[list[Message]]:
    """For each zone half of a card: which zone and creature, and the object printed on it."""
    halves: list[list[Message]] = []
    for zone in box.zones_of[card]:
        creature = Name(box.creature_thing(box.creature_at[card][zone]))
        half = [say("ephyran-view-half", zone=Name(box.zone_thing(zone)), creature=creature)]
        printed = box.printed_at[card][zone]
        if printed != NONE:
            object = Name("magic/" + box.objects[printed])
            half.append(say("ephyran-view-printed", object=object, value=box.object_value[printed]))
        halves.append(half)
    return halves


def zone_number(zone: str) -> int:
    """The number of a zone such as `zone/lagoon/3`."""
    return int(zone.rpartition("/")[2])


ALL_NUMBERS = range(1, NUMBERS + 1)
