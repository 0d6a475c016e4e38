"""Chronos in the numbers of a match: his points by source, the tracks that unbind him, and that he is nearly free."""

from agon.games.hybris.account import COMBATS, once
from agon.games.hybris.book import Book, Rival
from agon.games.hybris.chronos.gains import START, losing_tracks
from agon.games.hybris.chronos.house import UNBOUND
from agon.games.hybris.chronos.table import CHRONOS, chronos_table, kit_of, numbers_of, plays
from agon.games.hybris.state import Hybris
from agon.kernel.account import Entry, Row
from agon.kernel.words import Message, Name, say

Numbers = tuple[int, ...]


def write_account(book: Book) -> None:
    book.rivals.append(Rival(Name("enemy/chronos"), points, CHRONOS))
    book.points_read.update(
        {"hybris-chronos-level": begins, "hybris-chronos-vp": gains, "hybris-chronos-vp-lost": loses}
    )
    book.deeds_read["hybris-combat-avatar"] = once(COMBATS)
    book.ways.append(tracks)
    book.alarms.append(nearly_unbound)


def points(g: Hybris) -> int:
    return chronos_table(g).vp


def begins(g: Hybris, numbers: Numbers) -> list[Entry]:
    """What the level gives him."""
    return [Entry(str(START), "", len(g.drafted), numbers_of(g)["vp"])]


def gains(g: Hybris, numbers: Numbers) -> list[Entry]:
    gained, _, source, _ = numbers
    return [Entry(str(source), "", len(g.drafted), gained)]


def loses(g: Hybris, numbers: Numbers) -> list[Entry]:
    lost, _, source, _ = numbers
    return [Entry(str(source), "", len(g.drafted), -lost)]


def tracks(g: Hybris) -> list[Row]:
    """The empty tracks, of as many as unbind him.  CHR-HOUSE-20"""
    if not plays(g, UNBOUND):
        return []
    empty = chronos_table(g).empty_tracks(kit_of(g.box))
    return [Row(say("hybris-account-tracks"), (*[0] * len(g.drafted), empty), losing_tracks(g))]


def nearly_unbound(g: Hybris) -> list[Message]:
    """One more empty track, and the game is lost."""
    if plays(g, UNBOUND) and chronos_table(g).empty_tracks(kit_of(g.box)) == losing_tracks(g) - 1:
        return [say("hybris-alarm-unbound")]
    return []
