"""What the Outskirts and the Hangars lay on the table: Camp, Exploration cards, and all that is in a Hangar.

Everything is open but the order of the Exploration cards and what is being planned.
"""

from collections.abc import Mapping
from typing import Final

from agon.games.hybris.box import Box
from agon.games.hybris.box.numbers import NONE
from agon.games.hybris.cataclysm.box import CataclysmBox, MkTile, kit_of
from agon.games.hybris.cataclysm.view import MkTileView, OpenHangarView, OutskirtsView, PlansView
from agon.games.hybris.names import HIDDEN
from agon.games.hybris.player import Player
from agon.games.hybris.state import Hybris, Part
from agon.kernel.chance import Chance
from agon.kernel.game import NO_LIMIT, Count, hears
from agon.kernel.pens import Pen, Sort
from agon.kernel.structs import Number, Struct

PART: Final = "outskirts"

# The tracks.
EXPLORATION: Final = 0
DEFENCE: Final = 1
TRACKS: Final = ("explore", "defend")

UNKNOWN_PLANS: Final[PlansView] = {"recruits": None, "posts": None}


class Hangar(Struct):
    """One player's Hangar, and their tokens on the two tracks.  CAT-SETUP-11, CAT-HANGAR-01 to -10"""

    tiles: list[int] = []  # the MK tiles of the player's Olympian
    energy: int = 0
    research: int = 0
    workers: int = 0  # in the Worker reserve
    foreman: bool = False
    echelons: list[int] = [NONE, NONE]  # on each track, from 0; NONE: not laid yet
    active: Number = 0  # tiles that are activated, as a mask
    staffed: Number = 0  # tiles with a Worker, as a mask
    sent: Number = 0  # tiles on their way through the Factory, as a mask
    done: list[int] = []  # for each tile its completed Tasks, as a mask
    adventures: list[tuple[int, int]] = []  # card and Site, from 0, in the order they came
    modules: list[Number] = []
    # Planned, and not shown yet.
    recruits: int = 0  # Followers who become Workers
    posts: Number = 0  # tiles that get a Worker, as a mask

    def unfinished(self) -> list[int]:
        """The places of the tiles that are neither activated nor sent to the Forge."""
        return [place for place in range(len(self.tiles)) if not (self.active | self.sent) >> place & 1]

    def manned(self) -> list[int]:
        """Those of them with a Worker: the only ones whose Tasks can be completed.  CAT-MK-04"""
        posts = self.staffed & ~(self.active | self.sent)
        return [place for place in range(len(self.tiles)) if posts >> place & 1] if posts else []

    def view(self, kit: CataclysmBox) -> OpenHangarView:
        """The same for everybody."""
        return {
            "energy": self.energy,
            "research": self.research,
            "workers": self.workers,
            "foreman": self.foreman,
            "explore": None if self.echelons[EXPLORATION] == NONE else self.echelons[EXPLORATION] + 1,
            "defend": None if self.echelons[DEFENCE] == NONE else self.echelons[DEFENCE] + 1,
            "tiles": [self.tile_view(kit.tiles[tile], place) for place, tile in enumerate(self.tiles)],
            "adventures": [
                {"exploration": "exploration/" + kit.explorations[card].id, "site": site + 1}
                for card, site in self.adventures
            ],
            "modules": [kit.explorations[card].module_thing() for card in self.modules],
        }

    def plans(self) -> PlansView:
        """What is being planned: for its owner alone."""
        posts = [place for place in range(len(self.tiles)) if self.posts >> place & 1]
        return {"recruits": self.recruits, "posts": posts}

    def observe(self, kit: CataclysmBox, sorts: Mapping[str, Sort], is_own: bool, pen: Pen) -> None:
        """What everybody sees, and to its owner what is planned."""
        pen.number("energy", self.energy, kit.hangar["energy"])
        pen.number("research", self.research, kit.hangar["research"])
        pen.number("workers", self.workers, kit.hangar["workers"])
        pen.flag("foreman", self.foreman)
        pen.number("explore", self.echelons[EXPLORATION] + 1, len(kit.explore_track))
        pen.number("defend", self.echelons[DEFENCE] + 1, len(kit.defend_track))
        pen.number("recruits", self.recruits if is_own else 0, kit.hangar["recruits"])
        adventures, sites = [card for card, _ in self.adventures], [site + 1 for _, site in self.adventures]
        pen.valued("adventures", sorts["exploration"], adventures, sites, 5)
        pen.each("modules", sorts["exploration"], self.modules)
        for place in range(kit.hangar["tiles"]):
            pen.within("place", place + 1)
            pen.one_of("tile", sorts["mk_tile"], self.tiles[place] if place < len(self.tiles) else NONE)
            pen.flag("active", bool(self.active >> place & 1))
            pen.flag("sent", bool(self.sent >> place & 1))
            pen.flag("worker", bool(self.staffed >> place & 1))
            pen.flag("post", is_own and bool(self.posts >> place & 1))
            pen.mask("done", sorts["task"], self.done[place] if place < len(self.done) else 0)
        pen.within("", 0)

    def counts(self, kit: CataclysmBox) -> list[Count]:
        """Each within its places.  CAT-HANGAR-04, CAT-HANGAR-07, CAT-RES-02, CAT-RND-01"""
        ends = (len(kit.explore_track) - 1, len(kit.defend_track) - 1)
        return [
            Count("Hangar.energy", self.energy, 0, kit.hangar["energy"]),
            Count("Hangar.research", self.research, 0, kit.hangar["research"]),
            Count("Hangar.workers", self.workers, 0, kit.hangar["workers"]),
            Count("Hangar.recruits", self.recruits, 0, kit.hangar["recruits"]),
            Count("Hangar.tiles", len(self.tiles), 0, kit.hangar["tiles"]),
            *[Count("Hangar.echelons", at, NONE, last) for at, last in zip(self.echelons, ends, strict=True)],
            *[Count("Hangar.adventures", site, 0, len(kit.explorations[card].sites)) for card, site in self.adventures],
            *[
                Count("Hangar.done", done.bit_count(), 0, len(kit.tiles[tile].tasks))
                for tile, done in zip(self.tiles, self.done, strict=True)
            ],
        ]

    def tile_view(self, tile: MkTile, place: int) -> MkTileView:
        return {
            "tile": "mk_tile/" + tile.id,
            "active": bool(self.active >> place & 1),
            "sent": bool(self.sent >> place & 1),
            "worker": bool(self.staffed >> place & 1),
            "done": [bool(self.done[place] >> task & 1) for task in range(len(tile.tasks))],
        }


class OutskirtsTable(Part):
    """The board of the Outskirts without Chaos, and everybody's Hangar."""

    camp: int = 0  # Workers
    deck: list[Number] = []  # Exploration cards; the last is the top
    known: list[Number] = []  # for each of them who knows that it lies there, as a mask
    drawn: list[Number] = []  # by the player who explores, who alone sees them
    explorer: Number = NONE
    shown: Number = NONE  # the card that is being resolved
    hangars: list[Hangar] = []

    def view(self, box: Box, seat: int) -> OutskirtsView:
        """Cards that a seat knows, the top of the deck last; the others face down."""
        kit = kit_of(box)
        names = ["exploration/" + card.id for card in kit.explorations]
        return {
            "camp": self.camp,
            "deck": [
                names[card] if hears(mask, seat) else HIDDEN for card, mask in zip(self.deck, self.known, strict=True)
            ],
            "drawn": [names[card] if seat == self.explorer else HIDDEN for card in self.drawn],
            "explorer": None if self.explorer == NONE else self.explorer,
            "shown": None if self.shown == NONE else names[self.shown],
            "hangars": [
                {**hangar.view(kit), **(hangar.plans() if owner == seat else UNKNOWN_PLANS)}
                for owner, hangar in enumerate(self.hangars)
            ],
        }

    def marks(self, seat: int) -> int:
        """The tokens on the tracks; one on an MK tile lies in the Factory."""
        return len([echelon for echelon in self.hangars[seat].echelons if echelon != NONE])

    def things(self, g: Hybris) -> list[str]:
        """Exploration cards, and MK tiles but those in the Factory; some stay in the box with their Olympian."""
        kit = kit_of(g.box)
        cards = self.deck + self.drawn + ([] if self.shown == NONE else [self.shown])
        dealt: list[int] = []
        away: list[int] = []
        for hangar in self.hangars:
            cards += [card for card, _ in hangar.adventures] + hangar.modules
            dealt += hangar.tiles
            away += [tile for place, tile in enumerate(hangar.tiles) if hangar.sent >> place & 1]
        tiles = dealt + [tile for tile in range(len(kit.tiles)) if tile not in dealt]
        return ["exploration/" + kit.explorations[card].id for card in cards] + [
            "mk_tile/" + kit.tiles[tile].id for tile in tiles if tile not in away
        ]

    def determinize(self, g: Hybris, seat: int, chance: Chance) -> None:
        """Cards that the seat does not know change places; what others plan is as if they had not begun."""
        unknown = [at for at, mask in enumerate(self.known) if not hears(mask, seat)]
        pool = [self.deck[at] for at in unknown]
        if self.explorer != seat:
            pool += self.drawn
        pool.sort()
        chance.shuffle(pool)
        for at in unknown:
            self.deck[at] = pool.pop()
        if self.explorer != seat:
            self.drawn = pool
        for owner, hangar in enumerate(self.hangars):
            if owner != seat:
                hangar.recruits = 0
                hangar.posts = 0

    def observe(self, g: Hybris, sorts: Mapping[str, Sort], seat: int, pen: Pen) -> None:
        """Camp and cards, then everybody's Hangar, the observer's own first."""
        cards = sorts["exploration"]
        pen.under("outskirts")
        pen.number("camp", self.camp, 20)
        pen.number("deck", len(self.deck), cards.size)
        known = [card for card, mask in zip(self.deck, self.known, strict=True) if hears(mask, seat)]
        pen.each("deck_known", cards, known)
        pen.number("drawn", len(self.drawn), 4)
        pen.each("drawn_known", cards, self.drawn if seat == self.explorer else [])
        pen.seat("explorer", self.explorer)
        pen.one_of("shown", cards, self.shown)
        for place in range(len(self.hangars)):
            pen.under("outskirts." + ("self" if place == 0 else f"rival_{place}"))
            self.hangars[(seat + place) % len(self.hangars)].observe(kit_of(g.box), sorts, place == 0, pen)

    def counts(self, g: Hybris) -> list[Count]:
        kit = kit_of(g.box)
        found = [Count("OutskirtsTable.camp", self.camp, 0, NO_LIMIT)]
        for hangar in self.hangars:
            found += hangar.counts(kit)
        return found

    # ------------------------------------------------------------ the deck

    def draw(self) -> int:
        """The top card; the deck never runs out of Events.  CAT-EXPLORE-02"""
        self.known.pop()
        return self.deck.pop()

    def tuck(self, card: int, known: int) -> None:
        """Face down under the deck, and who knows that it lies there.  CAT-EXPLORE-04, CAT-EXPLORE-11"""
        self.deck.insert(0, card)
        self.known.insert(0, known)


def lay_out(g: Hybris) -> OutskirtsTable:
    """A shuffled deck, an empty Camp, and a Hangar for each player.  CAT-SETUP-05, CAT-SETUP-11, CAT-SETUP-18"""
    table = OutskirtsTable()
    table.deck = list(range(len(kit_of(g.box).explorations)))
    g.chance.shuffle(table.deck)
    table.known = [0] * len(table.deck)
    table.hangars = [Hangar() for _ in g.drafted]
    return table


def outskirts(g: Hybris) -> OutskirtsTable:
    part = g.parts[PART]
    assert isinstance(part, OutskirtsTable)
    return part


def hangar_of(g: Hybris, p: Player) -> Hangar:
    return outskirts(g).hangars[p.seat]


def active_tiles(g: Hybris, p: Player) -> int:
    """How many MK tiles of a player are activated.  CAT-RND-13"""
    return hangar_of(g, p).active.bit_count()


def tile_at(g: Hybris, p: Player, place: int) -> MkTile:
    """The MK tile in a place of a player's Hangar."""
    return kit_of(g.box).tiles[hangar_of(g, p).tiles[place]]
