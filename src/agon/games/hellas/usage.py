"""What was used in a match, read from what happened: for reports on balance.

A use is a group and a thing, such as `kept:blessing/armory`. What is not in every game has an offer as well, of the
thing or of a use of it (`offered:worked:blessing/armory`), so that a report can say how often it was used where it
could be.
"""

from typing import Final

from agon.games.hellas.box import Box
from agon.games.hellas.names import special_thing, way_thing
from agon.games.hellas.schema.words import REGULAR_ACTIONS, SPECIAL_ACTIONS
from agon.games.hellas.state import Hellas, ReadEvent, Report
from agon.kernel.game import Event

Numbers = tuple[int, ...]


def usable(box: Box) -> list[str]:
    """Everything a report on the competitive game has a line for."""
    found = ["hero:hero/" + hero.id for hero in box.heroes]
    found += ["start:region/" + region.id for region in box.regions]
    found += ["regular:regular/" + action for action in REGULAR_ACTIONS]
    found += ["special:special/" + action for action in SPECIAL_ACTIONS]
    found += ["prayed:god/" + god.id for god in box.gods]
    found += ["built:god/" + god.id for god in box.gods]
    found += ["controlled:region/" + region.id for region in box.regions]
    found += ["temple:region/" + region.id for region in box.regions if region.shrine or region.oracle]
    found += ["kept:blessing/" + blessing.id for blessing in box.blessings]
    found += ["gained:artifact/" + artifact.id for artifact in box.artifacts]
    found += ["worked:" + thing for thing in dict.fromkeys(power.source for power in box.powers)]
    found += ["played:card/" + face.id for face in box.combat_faces]
    found += ["attacked:attack/" + face.id for face in box.attack_faces]
    found += ["done:quest/" + quest.id for quest in box.quests]
    found += ["slain:monster/" + monster.id for monster in box.monsters]
    found += ["won:" + way_thing(way) for way in WAYS]
    return found


def uses(g: Hellas, event: Event) -> list[str]:
    """What an event counts for, in the match that told it."""
    id, _, numbers = event
    if id in WON:
        return [WON[id]]
    read = g.book.replaceable.report.read
    return read[id](g, numbers) if id in read else []


WAYS: Final = ("warlord", "favored", "slayer", "king")
WON: Final = {f"hellas-won-{way}": "won:" + way_thing(way) for way in WAYS}


def hero(g: Hellas, numbers: Numbers) -> list[str]:
    """A hero in play offers his powers."""
    thing = "hero/" + g.box.heroes[numbers[1]].id
    return ["hero:" + thing, "offered:worked:" + thing]


def start(g: Hellas, numbers: Numbers) -> list[str]:
    return ["start:region/" + g.box.regions[numbers[1]].id]


def regular(g: Hellas, numbers: Numbers) -> list[str]:
    return ["regular:regular/" + REGULAR_ACTIONS[numbers[1]]]


def special(g: Hellas, numbers: Numbers) -> list[str]:
    return ["special:" + special_thing(g.book, numbers[1])]


def prayed(g: Hellas, numbers: Numbers) -> list[str]:
    return ["prayed:god/" + g.box.gods[numbers[1]].id]


def built(g: Hellas, numbers: Numbers) -> list[str]:
    return ["built:god/" + g.box.gods[numbers[1]].id]


def controlled(g: Hellas, numbers: Numbers) -> list[str]:
    return ["controlled:region/" + g.box.regions[numbers[1]].id] if numbers[0] >= 0 else []


def temple(g: Hellas, numbers: Numbers) -> list[str]:
    return ["temple:region/" + g.box.regions[numbers[1]].id]


def blessing(g: Hellas, numbers: Numbers) -> list[str]:
    thing = "blessing/" + g.box.blessings[numbers[1]].id
    return ["kept:" + thing, "offered:worked:" + thing]


def artifact(g: Hellas, numbers: Numbers) -> list[str]:
    thing = "artifact/" + g.box.artifacts[numbers[1]].id
    return ["gained:" + thing, "offered:worked:" + thing]


def worked(g: Hellas, numbers: Numbers) -> list[str]:
    return ["worked:" + g.box.powers[numbers[1]].source]


def played(g: Hellas, numbers: Numbers) -> list[str]:
    return ["played:card/" + g.box.combat_card(numbers[1]).id]


def attacked(g: Hellas, numbers: Numbers) -> list[str]:
    return ["attacked:attack/" + g.box.attack_card(numbers[2]).id]


def posted(g: Hellas, numbers: Numbers) -> list[str]:
    return ["offered:quest/" + g.box.quests[numbers[0]].id]


def done(g: Hellas, numbers: Numbers) -> list[str]:
    return ["done:quest/" + g.box.quests[numbers[1]].id]


def landed(g: Hellas, numbers: Numbers) -> list[str]:
    return ["offered:monster/" + g.box.monsters[numbers[0]].id]


def slain(g: Hellas, numbers: Numbers) -> list[str]:
    return ["slain:monster/" + g.box.monsters[numbers[1]].id]


READ: Final[dict[str, ReadEvent]] = {
    "hellas-hero": hero,
    "hellas-start": start,
    "hellas-regular": regular,
    "hellas-special": special,
    "hellas-prayed": prayed,
    "hellas-monument": built,
    "hellas-control": controlled,
    "hellas-temple": temple,
    "hellas-blessing": blessing,
    "hellas-artifact": artifact,
    "hellas-power": worked,
    "hellas-battle-card": played,
    "hellas-attack": attacked,
    "hellas-quest": posted,
    "hellas-quest-done": done,
    "hellas-monster": landed,
    "hellas-slain": slain,
}

REPORT: Final = Report(usable, READ)
