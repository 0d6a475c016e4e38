"""A match of Ephyran in numbers: prestige by source, zones and cards; and what everybody should know is near."""

from collections.abc import Sequence
from typing import Final

from agon.games.ephyran.rules.scoring import TerritoryScore, city_bonus, count_city, prestige, prestige_known
from agon.games.ephyran.state import NOT_YET, WHOLE_CITY, ZONES, Ephyran
from agon.kernel.account import Account, Entry, Read, Row, added_up, entries, weightiest
from agon.kernel.game import OVER, Event
from agon.kernel.words import Message, Seat, say

CREATURES: Final = "ephyran-points-creatures"
COMPLETE: Final = "ephyran-points-complete"
PRINTED: Final = "ephyran-points-printed"
TOKENS: Final = "ephyran-points-tokens"
DOUBLED: Final = "ephyran-points-doubled"
CITY: Final = "ephyran-points-city"

ZONES_LEFT: Final = 1  # a city that lacks this many zones is nearly finished
CARDS_EACH: Final = 2  # this many cards for each player are not many


def account(g: Ephyran, events: Sequence[Event], reader: int) -> Account:
    """The prestige of all cities as far as the reader knows their tokens."""
    columns = len(g.players)
    counted: list[Entry] = []
    for p in g.players:
        for territory in count_city(g, p, g.reader(reader)):
            counted += items(g, p.seat, territory)
        counted.append(Entry(CITY, "", p.seat, city_bonus(g, p.seat)))
    built = tuple([p.have.bit_count() for p in g.players])
    return Account(
        tuple([Seat(p.seat) for p in g.players]),
        say("ephyran-account-measure"),
        weightiest(added_up(counted, columns)),
        (Row(say("ephyran-account-zones"), built, ZONES),),
        added_up(entries(g, events, DEEDS), columns, DEED_ROWS),
        (Row(say("ephyran-compared-prestige"), tuple([prestige_known(g, p, g.reader(reader)) for p in g.players])),),
    )


def items(g: Ephyran, seat: int, territory: TerritoryScore) -> list[Entry]:
    """What a territory is worth, item by item; the god's own counts twice.  EPH-SCORE-03 to -06"""
    thing = "territory/" + g.box.territories[territory.territory]
    once = territory.creatures + territory.bonus + territory.printed + territory.tokens
    return [
        Entry(CREATURES, thing, seat, territory.creatures),
        Entry(COMPLETE, thing, seat, territory.bonus),
        Entry(PRINTED, thing, seat, territory.printed),
        Entry(TOKENS, thing, seat, territory.tokens),
        Entry(DOUBLED, thing, seat, territory.points() - once),
    ]


def standing(g: Ephyran) -> tuple[int, ...]:
    return tuple([prestige(g, p) for p in g.players])


def alarms(g: Ephyran) -> list[Message]:
    """The last round, or that it is near.  EPH-END-01, EPH-END-02"""
    if g.step == OVER:
        return []
    if g.ending != NOT_YET:
        return [say("ephyran-alarm-last-round")]
    found: list[Message] = []
    for p in g.players:
        if (WHOLE_CITY & ~p.have).bit_count() <= ZONES_LEFT:
            found.append(say("ephyran-alarm-city", seat=Seat(p.seat)))
    if g.draw_pile and len(g.draw_pile) <= CARDS_EACH * len(g.players):
        found.append(say("ephyran-alarm-pile"))
    return found


def once(row: str) -> Read[Ephyran]:
    """Count one more for the seat that the event is about."""

    def read(g: Ephyran, numbers: tuple[int, ...]) -> list[Entry]:
        return [Entry(row, "", numbers[0], 1)]

    return read


BUILT: Final = "ephyran-deed-built"
PLAYED: Final = "ephyran-deed-played"
CANCELLED: Final = "ephyran-deed-cancelled"
TOKENS_TAKEN: Final = "ephyran-deed-tokens"
DEED_ROWS: Final = (BUILT, PLAYED, CANCELLED, TOKENS_TAKEN)
DEEDS: Final[dict[str, Read[Ephyran]]] = {
    "ephyran-built": once(BUILT),
    "ephyran-exchanged": once(BUILT),
    "ephyran-played": once(PLAYED),
    "ephyran-cancelled": once(CANCELLED),
    "ephyran-token-taken": once(TOKENS_TAKEN),
    "ephyran-token-stolen": once(TOKENS_TAKEN),
}
