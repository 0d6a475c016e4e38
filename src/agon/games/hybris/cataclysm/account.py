"""Cataclysm in the numbers of a match: fights against Chaos, adventures, and how near it is to a City."""

from typing import Final

from agon.games.hybris.account import COMBATS, once
from agon.games.hybris.book import Book
from agon.games.hybris.cataclysm.box import kit_of
from agon.games.hybris.cataclysm.chaos.table import chaos
from agon.games.hybris.rules.links import open_cities
from agon.games.hybris.state import Hybris
from agon.kernel.words import Message, say

REPELLED: Final = "hybris-deed-repelled"
EXPLORED: Final = "hybris-deed-explored"
SENT: Final = "hybris-deed-machines"


def write_account(book: Book) -> None:
    book.deeds_read.update(
        {
            "hybris-chaos-combat": once(COMBATS),
            "hybris-repelled": once(REPELLED),
            "hybris-exploration-done": once(EXPLORED),
            "hybris-mk-sent": once(SENT),
        }
    )
    book.deed_rows += [REPELLED, EXPLORED, SENT]
    book.alarms.append(at_the_gates)


def at_the_gates(g: Hybris) -> list[Message]:
    """Chaos on its last space; a single City left.  CAT-PROG-03, CAT-WIN-01"""
    found: list[Message] = []
    if "chaos" not in g.parts:  # the boards are being laid out
        return found
    if chaos(g).space == kit_of(g.box).rules["spaces"]:
        found.append(say("hybris-alarm-chaos"))
    if len(open_cities(g)) == 1:
        found.append(say("hybris-alarm-last-city"))
    return found
