"""The map of Greece: a line for each region, grouped by lands, with what is there and where one can go."""

from rich.text import Text

from agon.cli.table.boards.hellas.pen import Pen
from agon.cli.table.boards.sheet import Column, Grid, Row, Section
from agon.games.hellas.box.things import Region
from agon.games.hellas.view.shapes import LandView, MonsterView, MonumentView, QuestView, RegionView
from agon.kernel.words import Name, say

COLUMNS = (("strength", 0), ("sites", 4), ("armies", 4), ("here", 5), ("near", 4))
"""The heads of the map, and what share of the room each has."""


def region_of(pen: Pen, thing: str) -> Region:
    """The region of a thing such as `region/attica`."""
    return next(region for region in pen.box.regions if "region/" + region.id == thing)


# ---------------------------------------------------------------- the map


def map_sections(pen: Pen) -> list[Section]:
    """A section for each land: its regions, and whose its glory token is."""
    sections: list[Section] = []
    for number, land in enumerate(pen.table["lands"]):
        rows = [region_row(pen, region) for region in pen.table["regions"] if region["land"] == land["land"]]
        sections.append(Section(land_heading(pen, land), [Grid(map_columns(pen, number == 0), rows)]))
    return sections


def map_columns(pen: Pen, headed: bool) -> list[Column]:
    """The columns of the map; drawn, only the first land has heads."""
    heads = [pen.map_head(say(f"hellas-map-{word}"), headed) for word, _ in COLUMNS]
    return [Column(head, head, share) for head, (_, share) in zip(heads, COLUMNS, strict=True)]


def land_heading(pen: Pen, land: LandView) -> str:
    """A land, who controls all of it, who has its glory token, and what modules say of it."""
    facts: list[str] = []
    if land["master"] is not None:
        facts.append(pen.reader.say(say("hellas-board-master", holder=pen.holder(land["master"]).plain)))
    if land["glory"] is not None:
        facts.append(pen.reader.say(say("hellas-board-glory", owner=pen.player(land["glory"]).plain)))
    facts += [pen.reader.say(message) for module in pen.modules for message in module.of_land(pen, land)]
    name = pen.reader.name(land["land"])
    return name if not facts else pen.reader.say(say("hellas-board-land", land=name, facts=", ".join(facts)))


def peopled_row(pen: Pen) -> Row:
    """The map in brief: the regions where somebody's pieces are."""
    facts = []
    for region in pen.table["regions"]:
        here = army_facts(pen, region) + [pen.hero(seat) for seat in region["heroes"]]
        if here:
            facts.append(pen.name(region["region"]) + Text(" ") + pen.series(here))
    return Row(pen.label("map"), facts or [pen.nothing()])


def region_row(pen: Pen, region: RegionView) -> tuple[Text, list[Text]]:
    """One region."""
    found = region_of(pen, region["region"])
    land = [border_thing(pen, border.region) for border in found.borders if border.trail < 0]
    return pen.region_label(region), [
        pen.strength(found.population),
        pen.series(site_facts(pen, found, region)),
        pen.series(army_facts(pen, region)),
        pen.series(here_facts(pen, region)),
        pen.near(land, sea_neighbours(pen, found)),
    ]


def border_thing(pen: Pen, region: int) -> str:
    return "region/" + pen.box.regions[region].id


def sea_neighbours(pen: Pen, found: Region) -> list[str]:
    """The regions beyond sea trails that are not closed."""
    closed = pen.table["closed"]
    trails = [border for border in found.borders if border.trail >= 0]
    return [border_thing(pen, b.region) for b in trails if "trail/" + pen.box.trails[b.trail].id not in closed]


def site_facts(pen: Pen, found: Region, region: RegionView) -> list[Text]:
    """What is printed or built in a region."""
    facts: list[Text] = []
    if found.city:
        facts.append(pen.say(say("hellas-fact-sparta" if found.sparta else "hellas-fact-city")))
    if region["temple"]:
        facts.append(pen.say(say("hellas-board-oracle" if found.oracle else "hellas-board-temple"), "points"))
    elif found.shrine:
        facts.append(pen.say(say("hellas-board-shrine"), "quiet"))
    elif found.oracle:
        facts.append(pen.say(say("hellas-board-no-oracle"), "quiet"))
    for monument in pen.table["monuments"]:
        if monument["region"] == region["region"]:
            facts.append(monument_level(pen, monument))
    return facts


def monument_level(pen: Pen, monument: MonumentView) -> Text:
    message = say("hellas-board-level", god=Name(monument["god"]), level=monument["level"], levels=monument["levels"])
    return pen.say(message)


def army_facts(pen: Pen, region: RegionView) -> list[Text]:
    """Who controls a region or waits for a token, and every army there, with its hoplite in the city."""
    facts: list[Text] = []
    if region["control"] is not None:
        facts.append(pen.control(region["control"]))
    if region["waiting"] is not None:
        facts.append(pen.say(say("hellas-board-waiting"), "quiet") + pen.player(region["waiting"]))
    for colour, number in region["hoplites"].items():
        fact = pen.hoplites(colour, number)
        if region["fortified"] == colour:
            fact = fact + pen.say(say("hellas-board-fortified"))
        facts.append(fact)
    return facts


def here_facts(pen: Pen, region: RegionView) -> list[Text]:
    """Heroes, monsters, quests, and whoever else modules bring."""
    facts = [pen.hero(seat) for seat in region["heroes"]]
    facts += [pen.name(monster, "loss") for monster in region["monsters"]]
    facts += [pen.say(say("hellas-board-quest", quest=Name(quest)), "quiet") for quest in region["quests"]]
    return facts + [fact for module in pen.modules for fact in module.in_region(pen, region["region"])]


# ---------------------------------------------------------------- beside the map


def monument_row(pen: Pen) -> Row:
    """Each monument with the priests on it."""
    facts: list[Text] = []
    for monument in pen.table["monuments"]:
        fact = monument_level(pen, monument)
        if monument["priests"]:
            fact = fact + Text(" ") + pen.priests(monument["priests"])
        free = monument["spots"] - len(monument["priests"])
        facts.append(fact + pen.say(say("hellas-board-places", free=free), "quiet"))
    return Row(pen.label("monuments"), facts)


def monster_row(pen: Pen) -> Row:
    """The monsters on the map with their wounds; those slain, by whom."""
    facts = [monster_fact(pen, monster) for monster in pen.table["monsters"] if monster["region"] is not None]
    for monster in pen.table["monsters"]:
        if monster["slain"]:
            fact = pen.name(monster["monster"], "quiet") + pen.say(say("hellas-board-slain"), "quiet")
            facts.append(fact if monster["slayer"] is None else fact + Text(" ") + pen.player(monster["slayer"]))
    return Row(pen.label("monsters"), facts or [pen.nothing()])


def monster_fact(pen: Pen, monster: MonsterView) -> Text:
    """A monster, where it is, what is left of it; and that it has still to act."""
    where = "" if monster["region"] is None else pen.reader.name(monster["region"])
    fact = pen.say(say("hellas-board-at", thing=Name(monster["monster"]), region=where))
    fact = fact + Text(" ") + pen.wounds(monster["wounds"])
    return fact + pen.say(say("hellas-board-rolling"), "quiet") if monster["rolling"] else fact


def quest_row(pen: Pen) -> Row:
    """The quests in their slots, and who is at which step."""
    facts = [pen.nothing() if quest is None else quest_fact(pen, quest) for quest in pen.table["quests"]]
    return Row(pen.label("quests"), facts)


def quest_fact(pen: Pen, quest: QuestView) -> Text:
    fact = pen.say(say("hellas-board-at", thing=Name(quest["quest"]), region=pen.reader.name(quest["region"])))
    for hero in quest["heroes"]:
        fact = fact + Text(" ") + pen.hero(hero["seat"]) + pen.say(say("hellas-board-step", step=hero["step"]), "quiet")
    return fact
