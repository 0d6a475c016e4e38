"""The players: what everybody has, where their characters are, and a player's own board in full."""

from typing import Final

from rich.text import Text

from agon.cli.table.boards.hybris.pen import Pen
from agon.cli.table.boards.sheet import Column, Grid, Row
from agon.games.hybris.box.numbers import NONE
from agon.games.hybris.cardtext.words import place_at
from agon.games.hybris.view.shapes import CharacterView, PlayerView
from agon.kernel.words import Name, Several, say

AT_NO_PLACE: Final = ("reserve", "underworld", "tile", "out")
OUT_OF_USE: Final = ("used", "unavailable")
EVERYWHERE: Final = ("reserve", "held", *OUT_OF_USE)
HEADS: Final = (
    "points",
    "grandeur",
    "aegis",
    "followers",
    "prayers",
    "kindness",
    "determination",
    "cards",
    "premonitions",
    "sparks",
    "unlocked",
)


# ---------------------------------------------------------------- everybody in one grid


def player_grid(pen: Pen) -> Grid:
    """What every player has, one line a player, in the order of play."""
    columns: list[Column] = []
    for head in HEADS:
        message = say(f"hybris-head-{head}")
        columns.append(Column(pen.reader.say(message), pen.reader.part(message, "short"), 0))
    rows: list[tuple[Text, list[Text]]] = []
    for player in in_order(pen):
        rows.append((pen.god(player["seat"], player["olympian"]), player_cells(player)))
    return Grid(columns, rows)


def in_order(pen: Pen) -> list[PlayerView]:
    """The players in the order of play."""
    seats = pen.table["order"] or list(range(len(pen.table["players"])))
    return [pen.table["players"][seat] for seat in seats]


def player_cells(player: PlayerView) -> list[Text]:
    track = player["determination"]
    cells = [Text(str(player["vp"]), style="points")]
    numbers = (
        player["grandeur"],
        player["aegis"],
        player["followers"],
        player["prayers"],
        player["kindness"],
        track["limit"],
        player["hand"],
        player["premonitions"],
        player["sparks"],
        unlocked(player),
    )
    return cells + [Text(str(number), style="plain" if number else "quiet") for number in numbers]


def unlocked(player: PlayerView) -> int:
    return sum(upgrade["unlocked"] for upgrade in player["upgrades"])


# ---------------------------------------------------------------- characters


def character_rows(pen: Pen) -> list[Row]:
    """A line for each player: who is where, who still waits with which token."""
    return [Row(pen.god(player["seat"], player["olympian"]), character_facts(pen, player)) for player in in_order(pen)]


def character_facts(pen: Pen, player: PlayerView) -> list[Text]:
    """Each figure that is in play, then what counts in this Age."""
    shown = [character for character in player["characters"] if character["place"] not in ("tile", "out")]
    return [character_fact(pen, character) for character in shown] + age_facts(pen, player)


def waiting_facts(pen: Pen, player: PlayerView) -> list[Text]:
    """The figures still on Upgrade tiles."""
    waiting = [character["figure"] for character in player["characters"] if character["place"] == "tile"]
    return [Text(pen.called(figure), style="quiet") for figure in waiting]


def character_fact(pen: Pen, character: CharacterView) -> Text:
    """A figure: where it stands, or that it waits and where its token leads."""
    figure = pen.figure_arg(character["figure"])
    place = character["place"]
    if place == "underworld":
        return pen.say(say("hybris-board-figure-defeated", figure=figure), "loss")
    if character["lying"]:
        return pen.say(say("hybris-board-figure-wounded", figure=figure), "loss")
    if place not in AT_NO_PLACE:
        where = place_at(pen.box, place_name(pen, place))
        return pen.say(say("hybris-board-figure-at", figure=figure, place=where), "quiet")
    if character["activated"]:
        return pen.say(say("hybris-board-figure-back", figure=figure), "quiet")
    if character["token"] is not None:
        return pen.leads(character["figure"], character["token"])
    word = "ready" if character["kind"] == "olympian" else "reserve"
    return pen.say(say(f"hybris-board-figure-{word}", figure=figure))


def place_name(pen: Pen, place: str) -> str:
    """The id of the City or the Location of a slot, or of the Location whose artwork it is."""
    for slot in pen.box.slots:
        if "slot/" + slot.id == place:
            return pen.box.cities[slot.city].id if slot.city != NONE else pen.box.locations[slot.location].id
    return place.removeprefix("location/")


def age_facts(pen: Pen, player: PlayerView) -> list[Text]:
    """Strength, Combats won and prizes, where there are any."""
    facts: list[Text] = []
    counted = {
        "might": player["might"],
        "victories": player["victories"],
        "laurels": player["laurels"],
        "trophies": len(player["trophies"]),
    }
    for word, number in counted.items():
        if number:
            facts.append(pen.say(say(f"hybris-board-count-{word}", number=number), "points"))
    return facts + [fact for module in pen.modules for fact in module.of_player(pen, player)]


# ---------------------------------------------------------------- one player's board


def board_rows(pen: Pen, player: PlayerView) -> list[Row]:
    """The board before a player: Upgrade tiles, and the tokens that are out of use or more than usual."""
    upgrades = [upgrade_fact(pen, player, tile) for tile in range(len(player["upgrades"]))]
    rows = [Row(pen.label("upgrades"), upgrades), Row(pen.label("tokens"), token_facts(pen, player, OUT_OF_USE))]
    return [row for row in rows if row.facts]


def upgrade_fact(pen: Pen, player: PlayerView, tile: int) -> Text:
    """An Upgrade tile, and the pieces still on it."""
    upgrade = player["upgrades"][tile]
    name = pen.name(upgrade["upgrade"], "name" if upgrade["unlocked"] else "plain")
    if upgrade["unlocked"]:
        return name + pen.done(say("hybris-board-unlocked"))
    return name + Text(" ") + pen.pieces(upgrade["cleared"], upgrade["items"])


def token_facts(pen: Pen, player: PlayerView, places: tuple[str, ...]) -> list[Text]:
    """Location tokens by where they are, but for those under the player's characters; of a rival's less is known."""
    facts: list[Text] = []
    for place in places:
        names = [Name(token["location"]) for token in player["tokens"] if token["place"] == place]
        if names:
            facts.append(pen.say(say(f"hybris-board-tokens-{place}", tokens=Several(tuple(names)))))
    if player["bonus_tokens"]:
        facts.append(pen.say(say("hybris-board-tokens-bonus", count=player["bonus_tokens"])))
    return facts
