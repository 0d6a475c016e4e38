"""What the events of the campaign are about: its things, and the passages of its tale."""

from collections.abc import Callable
from typing import Final

from agon.games.hellas.box import Box
from agon.games.hellas.events import Args, Numbers
from agon.games.hellas.names import quest_thing
from agon.games.hellas.persian_invasion.box import script_thing
from agon.games.hellas.persian_invasion.schema.words import ATTITUDES, ENDINGS, OPENINGS
from agon.kernel.words import Name


def attitude_thing(box: Box, number: int) -> str:
    return "attitude/" + ATTITUDES[number]


def opening_thing(box: Box, number: int) -> str:
    return "opening/" + OPENINGS[number]


def ending_thing(box: Box, number: int) -> str:
    return "ending/" + list(ENDINGS)[number]


def failure_thing(box: Box, quest: int) -> str:
    return "failure/" + box.quests[quest].id


def opening_text(box: Box, numbers: Numbers) -> Args:
    return [("text", Name("text/" + opening_thing(box, numbers[0])))]


def ending_text(box: Box, numbers: Numbers) -> Args:
    return [("text", Name("text/" + ending_thing(box, numbers[0])))]


def failure_text(box: Box, numbers: Numbers) -> Args:
    """With the quest that failed."""
    text = Name("text/" + failure_thing(box, numbers[0]))
    return [("text", text), ("quest", Name(quest_thing(box, numbers[0])))]


def script_text(box: Box, numbers: Numbers) -> Args:
    """The passage of the tale that was told: the text of a script, or its second one."""
    return [("text", Name(("otherwise/" if numbers[1] else "text/") + script_thing(box, numbers[0])))]


THINGS: Final[dict[str, Callable[[Box, int], str]]] = {
    "attitude": attitude_thing,
    "before": attitude_thing,
    "opening": opening_thing,
    "ending": ending_thing,
    "failure": failure_thing,
    "script": script_thing,
}
FURTHER: Final[dict[str, Callable[[Box, Numbers], Args]]] = {
    "hellas-opening": opening_text,
    "hellas-ending": ending_text,
    "hellas-quest-failed": failure_text,
    "hellas-script": script_text,
}
"""The text of a passage that was told."""
