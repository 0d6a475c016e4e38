"""The Persian Invasion: tracks, tokens, spies and the vanguard, attitudes, the tale so far."""

from typing import Final, cast

from rich.text import Text

from agon.cli.table.boards.hellas.module_board import ModuleBoard
from agon.cli.table.boards.hellas.pen import Pen
from agon.cli.table.boards.sheet import Row, Section
from agon.games.hellas.cardtext import describe
from agon.games.hellas.names import PERSIAN, monster_thing, quest_thing, region_thing
from agon.games.hellas.persian_invasion.box import campaign_of
from agon.games.hellas.persian_invasion.schema.words import ATTITUDES
from agon.games.hellas.persian_invasion.view import CampaignParts, CampaignView
from agon.games.hellas.schema.words import Colour
from agon.games.hellas.view.shapes import LandView
from agon.kernel.words import Message, Name, say

STYLES: Final = {"blue": "seat1", "yellow": "points", "green": "loss"}
"""How the three armies are told apart, besides by their words."""


def war_of(pen: Pen) -> CampaignView | None:
    """The campaign's part of the table."""
    return cast(CampaignParts, pen.table["parts"]).get("persian_invasion")


# ---------------------------------------------------------------- on the map


def colour(pen: Pen, colour: Colour) -> Text | None:
    """The colour of a piece, which matters here."""
    if war_of(pen) is None:
        return None
    word = "hellas-board-persian" if pen.table["commanders"][colour] == PERSIAN else f"hellas-colour-{colour}"
    return pen.say(say(word), STYLES.get(colour, "plain"))


def attitude(pen: Pen, land: LandView) -> list[Message]:
    """The attitude of a land whose glory token nobody has."""
    war = war_of(pen)
    if war is None or land["glory"] is not None:
        return []
    return [say("hellas-board-attitude", attitude=Name("attitude/" + war["attitudes"][land["land"]]))]


def enemies(pen: Pen, region: str) -> list[Text]:
    """The vanguard and spies."""
    war = war_of(pen)
    if war is None:
        return []
    vanguard = [pen.say(say("hellas-board-vanguard"), "loss")] if war["vanguard"] == region else []
    return vanguard + [pen.say(say("hellas-board-spy"), "loss")] * war["spies"].count(region)


def token_number(pen: Pen, action: str) -> list[Text]:
    """The number of a used action token, if it was turned up."""
    war = war_of(pen)
    numbers = {} if war is None else {token["action"]: token["number"] for token in war["tokens"]}
    number = numbers.get(action)
    return [] if number is None else [Text(f" {number}", style="quiet")]


# ---------------------------------------------------------------- how the war goes


def war_rows(pen: Pen) -> list[Row]:
    """Act and tokens, tracks, spies, the vanguard, attitudes."""
    war = war_of(pen)
    if war is None:
        return []
    tracks = [
        pen.say(say("hellas-board-mobilization", at=war["mobilization"]["at"], last=war["mobilization"]["last"])),
        pen.say(say("hellas-board-invasion", at=war["invasion"]["at"], last=war["invasion"]["last"])),
        pen.say(say("hellas-board-command", value=war["command"]["value"], spies=war["command"]["spies"])),
    ]
    if war["counter"] is not None:
        tracks.append(pen.say(say("hellas-board-counter", at=war["counter"]), "points"))
    act = [
        pen.say(say("hellas-board-act", act=war["act"])),
        pen.say(say("hellas-board-pile", number=war["pile"])),
        pen.say(say("hellas-board-occupied", number=occupied(pen), limit=war["limits"]["tokens"]), "loss"),
        pen.say(say("hellas-board-lands", number=persian_lands(pen), limit=war["limits"]["lands"]), "loss"),
    ]
    if war["vanguard"] is not None:
        act.append(pen.say(say("hellas-board-vanguard-in", region=Name(war["vanguard"])), "loss"))
    if war["spies"]:
        names = ", ".join(pen.reader.name(region) for region in war["spies"])
        act.append(pen.say(say("hellas-board-spies", regions=names), "loss"))
    return [Row(pen.label("war"), act), Row(pen.label("tracks"), tracks)]


def occupied(pen: Pen) -> int:
    """How many regions have a Persian control token."""
    return sum(region["controller"] == PERSIAN for region in pen.table["regions"])


def persian_lands(pen: Pen) -> int:
    """How many lands they hold in full."""
    return sum(land["master"] == PERSIAN for land in pen.table["lands"])


# ---------------------------------------------------------------- what can be looked at


def campaign(pen: Pen) -> list[Section]:
    """Tracks, tokens, attitudes, and what each of them means."""
    war = war_of(pen)
    if war is None:
        return []
    rows = war_rows(pen)
    unseen = [Text(str(token)) for token in war["unseen"]] or [pen.nothing()]
    rows.append(Row(pen.label("unseen"), unseen))
    tracks = ["track/mobilization", "track/invasion", "track/command", "track/victory"]
    told = [Row(Text(), [pen.say(line, "quiet")]) for track in tracks for line in describe(pen.box, track)]
    attitudes = [Row(pen.name(land["land"], "name"), [pen.name(attitude_of(war, land))]) for land in pen.table["lands"]]
    means = [
        Row(Text(), [pen.say(line, "quiet")]) for word in ATTITUDES for line in describe(pen.box, f"attitude/{word}")
    ]
    return [
        Section("", rows),
        Section(pen.label("attitudes").plain, [*attitudes, *means]),
        Section(pen.label("tracks").plain, told),
    ]


def attitude_of(war: CampaignView, land: LandView) -> str:
    """A land is loyal while the player has its glory token."""
    return "attitude/loyal" if land["glory"] is not None else "attitude/" + war["attitudes"][land["land"]]


def chronicle(pen: Pen) -> list[Section]:
    """The tale so far, passage by passage."""
    war = war_of(pen)
    sections: list[Section] = []
    for told in [] if war is None else war["tale"]:
        thing = told["passage"].replace("quest/", "failure/", 1)
        text = ("otherwise/" if told["other"] else "text/") + thing
        sections.append(Section(pen.reader.name(thing), [Row(Text(), [pen.name(text)])]))
    return sections


def tables(pen: Pen) -> list[Section]:
    """Tables A and B: what each token of the prologue gives.  LOH-PRO-06, LOH-PRO-08"""
    if war_of(pen) is None:
        return []
    campaign = campaign_of(pen.box)
    monsters: list[Row] = []
    quests: list[Row] = []
    for token in range(1, campaign.tokens + 1):
        landing = campaign.landings[token]
        where = say(
            "hellas-board-at",
            thing=Name(monster_thing(pen.box, landing.monster)),
            region=pen.reader.name(region_thing(pen.box, landing.region)),
        )
        monsters.append(Row(Text(str(token)), [pen.say(where)]))
        quests.append(Row(Text(str(token)), [pen.name(quest_thing(pen.box, campaign.quests[token]))]))
    return [Section(pen.label("landing").plain, monsters), Section(pen.label("calling").plain, quests)]


BOARD: Final = ModuleBoard(
    ("persian_invasion",),
    rows=war_rows,
    of_land=attitude,
    in_region=enemies,
    on_action=token_number,
    colour=colour,
    looks={"campaign": campaign, "chronicle": chronicle, "tables": tables},
)
