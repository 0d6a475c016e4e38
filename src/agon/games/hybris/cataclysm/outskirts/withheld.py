"""What the questions of the Outskirts and the Hangars can withhold."""

from typing import Final

from agon.games.hybris.book import Book
from agon.games.hybris.cataclysm.box import kit_of
from agon.games.hybris.cataclysm.outskirts import questions as o
from agon.games.hybris.cataclysm.outskirts.requirements import can_fulfil
from agon.games.hybris.cataclysm.outskirts.table import DEFENCE, EXPLORATION, hangar_of, outskirts, tile_at
from agon.games.hybris.cataclysm.outskirts.tasks import as_option
from agon.games.hybris.cataclysm.outskirts.tiles import CRAFT_OR_SEND, why_not_send
from agon.games.hybris.cataclysm.outskirts.tracks import can_climb, track_of
from agon.games.hybris.player import Player
from agon.games.hybris.rules.questions import number_of
from agon.games.hybris.rules.withheld import judge_designs
from agon.games.hybris.scenes import Scene
from agon.games.hybris.state import Hybris
from agon.kernel.ask import Ask
from agon.kernel.legality import Judged, Legality, Reason, Verdict

LACKING: Final = Reason("hybris-why-lacking", "CAT-ADV-02", "CAT-EVT-04")
CAMP: Final = Reason("hybris-why-camp", "CAT-TRACK-11")
NOT_REACHED: Final = Reason("hybris-why-echelon", "CAT-EXPLORE-07", "CAT-DEFEND-04")
UNMANNED: Final = Reason("hybris-why-unmanned", "CAT-MK-04", "CAT-MK-06")
LAST_ECHELON: Final = Reason("hybris-why-last-echelon", "CAT-TRACK-08")


def adventure(g: Hybris, ask: Ask) -> list[int]:
    return [o.ATTEMPT << 16 | outskirts(g).shown]


def why_not_attempt(g: Hybris, p: Player, option: int) -> Reason | None:
    return None if can_fulfil(g, p, kit_of(g.box).explorations[number_of(option)].requirements) else LACKING


def workers_alone(g: Hybris, ask: Ask) -> list[int]:
    """An echelon for Workers, without the Foreman."""
    tracks = [number_of(option) >> 1 for option in ask.options if option >> 16 == o.ADVANCE]
    return [o.ADVANCE << 16 | track << 1 for track in tracks[:1]]


def why_not_advance(g: Hybris, p: Player, option: int) -> Reason | None:
    track = number_of(option) >> 1
    cost = track_of(g, track)[hangar_of(g, p).echelons[track] + 1].cost
    return None if outskirts(g).camp >= cost else CAMP


def rewards(g: Hybris, ask: Ask) -> list[int]:
    track = number_of(ask.options[0]) >> 4
    echelons = enumerate(track_of(g, track))
    return [o.REWARD << 16 | track << 4 | number for number, echelon in echelons if echelon.reward]


def why_not_reward(g: Hybris, p: Player, option: int) -> Reason | None:
    reached = hangar_of(g, p).echelons[number_of(option) >> 4]
    return None if number_of(option) & 15 <= reached else NOT_REACHED


def open_or_unmanned(g: Hybris, ask: Ask) -> list[int]:
    """The Tasks that are not done, with or without a Worker."""
    p = g.players[ask.seat]
    hangar = hangar_of(g, p)
    return [
        as_option(place, task)
        for place in hangar.unfinished()
        for task in range(len(tile_at(g, p, place).tasks))
        if not hangar.done[place] >> task & 1
    ]


def why_not_task(g: Hybris, p: Player, option: int) -> Reason | None:
    return None if number_of(option) >> 4 in hangar_of(g, p).manned() else UNMANNED


def both_tracks(g: Hybris, ask: Ask) -> list[int]:
    return [o.ECHELON << 16 | track for track in (EXPLORATION, DEFENCE)]


def why_not_climb(g: Hybris, p: Player, option: int) -> Reason | None:
    return None if can_climb(g, p, number_of(option)) else LAST_ECHELON


def own_tiles(g: Hybris, ask: Ask) -> list[int]:
    return [o.SEND << 16 | place for place in range(len(hangar_of(g, g.players[ask.seat]).tiles))]


def why_not_send_tile(g: Hybris, p: Player, option: int) -> Reason | None:
    return why_not_send(g, p, number_of(option), Scene(p.seat))


def judge_craft(g: Hybris, p: Player, ask: Ask) -> list[Verdict]:
    """Technologies to craft, and MK tiles to send."""
    sent = [Verdict(option, why_not_send_tile(g, p, option)) for option in own_tiles(g, ask)]
    return judge_designs(g, p, ask) + sent


def write_withheld(book: Book) -> None:
    book.add_legality(o.WILL_ATTEMPT, Legality(adventure, why_not_attempt))
    book.add_legality(o.ADVANCE_TOKEN, Legality(workers_alone, why_not_advance))
    book.add_legality(o.TRACK_REWARD, Legality(rewards, why_not_reward))
    book.add_legality(o.WHICH_TASK, Legality(open_or_unmanned, why_not_task))
    book.add_legality(o.WHICH_TRACK, Legality(both_tracks, why_not_climb))
    book.add_legality(o.SEND_TILE, Legality(own_tiles, why_not_send_tile))
    book.add_legality(CRAFT_OR_SEND, Judged(judge_craft))
