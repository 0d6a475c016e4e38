"""Cataclysm: the Outskirts, the Hangars with their MK, and Chaos.  The booklet of the expansion.

What it adds lies in the state as an `OutskirtsTable` and a `ChaosTable`; its rules are written by two packages,
`outskirts` and `chaos`. The rules of the base game know nothing of either.
"""

from typing import Final

from agon.games.hybris.book import Book
from agon.games.hybris.box.box import Box
from agon.games.hybris.cataclysm.account import write_account
from agon.games.hybris.cataclysm.box import unpack_cataclysm
from agon.games.hybris.cataclysm.chaos import install_chaos
from agon.games.hybris.cataclysm.chaos.cardtext import LINES as CHAOS_LINES
from agon.games.hybris.cataclysm.chaos.describe import speech as chaos_speech
from agon.games.hybris.cataclysm.faces import FACES
from agon.games.hybris.cataclysm.outskirts.cardtext import LINES as OUTSKIRTS_LINES
from agon.games.hybris.cataclysm.outskirts.cardtext import outskirts_names, printed
from agon.games.hybris.cataclysm.outskirts.describe import speech as outskirts_speech
from agon.games.hybris.cataclysm.outskirts.rules import install_outskirts
from agon.games.hybris.cataclysm.outskirts.unpack import lay_board, lay_cards
from agon.games.hybris.cataclysm.telling import THINGS, WORDS
from agon.games.hybris.cataclysm.usage import REPORT
from agon.games.hybris.event_numbers import add_things, add_words
from agon.kernel.modules import SetupOption
from agon.kernel.packs import Pack

OPTIONS: Final[tuple[SetupOption, ...]] = (
    SetupOption("hunger", ("normal", "calm", "keen", "starving"), ("CAT-ATTR-02",)),
    SetupOption("lost_interception", ("wounded", "unharmed"), ("CAT-INT-18",)),
)
"""How much Aegis wakes Chaos, and what becomes of an Olympian it beats in an Interception."""

add_things(THINGS)
add_words(WORDS)


def unpack(box: Box, part: Pack) -> None:
    """Everything of the module into the box, behind what is there."""
    kit = unpack_cataclysm(box, part)
    box.kits["cataclysm"] = kit
    lay_board(box, part)
    lay_cards(box, part, kit)
    box.add_lines(OUTSKIRTS_LINES)
    box.add_lines(CHAOS_LINES)
    box.named.append(outskirts_names)
    box.bearing.append(printed)


def install(book: Book) -> None:
    """The Outskirts, then Chaos, one of whose steps stands between two of theirs."""
    install_outskirts(book)
    install_chaos(book)
    book.speech.add_module(outskirts_speech())
    book.speech.add_module(chaos_speech())
    book.reports.append(REPORT)
    write_account(book)
    book.add_faces(FACES)
