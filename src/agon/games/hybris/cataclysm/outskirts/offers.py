"""What the Outskirts and the Hangar can offer beside the base game."""

from agon.games.hybris.book import Book
from agon.games.hybris.box import Box
from agon.games.hybris.cataclysm.box import kit_of
from agon.games.hybris.cataclysm.outskirts import questions as o
from agon.games.hybris.cataclysm.outskirts.table import TRACKS
from agon.games.hybris.rules.questions import ACTIONS
from agon.kernel.acts import ALONE, Acts, among, both, numbers


def add_offers(box: Box, book: Book, table: Acts) -> None:
    kit = kit_of(box)
    places, workers = kit.hangar["tiles"], kit.hangar["workers"]
    cards = among(["exploration/" + card.id for card in kit.explorations])
    tasks = max(len(tile.tasks) for tile in kit.tiles)
    echelons = max(len(kit.explore_track), len(kit.defend_track))
    tiles = among([f"place/{place + 1}" for place in range(places)])
    table.chapter(
        o.__name__,
        ACTIONS,
        {
            o.TRANSFER: both(among(["workers", "foreman"]), 8, numbers(0, workers)),
            o.ADVANCE: both(among(TRACKS), 1, among(["workers", "foreman"])),
            o.EXPLORED: cards,
            o.ATTEMPT: cards,
            o.REWARD: both(among(TRACKS), 4, numbers(0, echelons - 1)),
            o.BY_WORKERS: numbers(0, workers + 1),
            o.BY_FOREMAN: numbers(0, workers + 1),
            o.SPEND: [(one.index, (f"effect/{one.index}",)) for one in box.grammar.all_effects if one.verb == "spend"],
            o.ECHELON: among(TRACKS),
            o.TASK: both(tiles, 4, numbers(0, tasks - 1)),
            o.SEND: tiles,
            o.RECRUIT: numbers(0, kit.hangar["recruits"]),
            o.POST: numbers(0, (1 << places) - 1),
            o.KEEP: tiles,
            o.TRADE: numbers(0, kit.hangar["research"]),
            o.PROMOTE: [*ALONE, *[(1 + place, things) for place, things in tiles]],
        },
    )
