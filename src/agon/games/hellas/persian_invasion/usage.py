"""What was used in a match of the campaign, for reports on balance: what it takes out of the box, and its own tale."""

from typing import Final

from agon.games.hellas import usage
from agon.games.hellas.box import Box
from agon.games.hellas.persian_invasion.box import campaign_of, script_thing
from agon.games.hellas.persian_invasion.schema.words import ENDINGS
from agon.games.hellas.scenes import PERSIANS
from agon.games.hellas.state import Hellas, ReadEvent, Report

ABSENT: Final = ("hero:", "start:", "built:", "won:", "special:special/build_monument", "worked:event/")
"""What the campaign decides, or leaves out."""

ACT_ONE: Final = [ending for ending in ENDINGS if ending.startswith("act_1")]


def usable(box: Box) -> list[str]:
    """Everything a report on the campaign has a line for."""
    missing = {"hero/" + hero.id for hero in box.heroes if not hero.solo}
    missing |= {"monster/" + monster.id for monster in box.monsters if not monster.solo}
    missing |= {"quest/" + quest.id for quest in box.quests if not quest.solo}
    missing |= {"blessing/" + blessing.id for blessing in box.blessings if not blessing.solo}
    missing |= {"artifact/" + artifact.id for artifact in box.artifacts if not artifact.solo}
    missing |= {"card/" + face.id for face in box.combat_faces if not face.solo}
    found = [use for use in usage.usable(box) if not use.startswith(ABSENT) and use.partition(":")[2] not in missing]
    found.append("special:special/pass")
    found += ["occupied:region/" + region.id for region in box.regions]
    found += ["ended:ending/" + ending for ending in ACT_ONE]
    return found + ["told:" + script_thing(box, script.index) for script in campaign_of(box).scripts]


def hero(g: Hellas, numbers: usage.Numbers) -> list[str]:
    """Nobody chose him, but his powers are there."""
    return ["offered:worked:hero/" + g.box.heroes[numbers[1]].id]


def controlled(g: Hellas, numbers: usage.Numbers) -> list[str]:
    if numbers[0] == PERSIANS:
        return ["occupied:region/" + g.box.regions[numbers[1]].id]
    return usage.controlled(g, numbers)


def ended(g: Hellas, numbers: usage.Numbers) -> list[str]:
    """How the first act ended; the end of the second is in the results of the games."""
    ending = list(ENDINGS)[numbers[0]]
    return ["ended:ending/" + ending] if ending in ACT_ONE else []


def told(g: Hellas, numbers: usage.Numbers) -> list[str]:
    return ["told:" + script_thing(g.box, numbers[0])]


OWN: Final[dict[str, ReadEvent]] = {
    "hellas-hero": hero,
    "hellas-control": controlled,
    "hellas-ending": ended,
    "hellas-script": told,
}

READ: Final[dict[str, ReadEvent]] = {**usage.READ, **OWN}
del READ["hellas-start"]  # nobody chose that either

REPORT: Final = Report(usable, READ)
