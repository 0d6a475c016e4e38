"""What Chronos lays on the table: his points and pieces, Concepts, Avatars, tiles, and what he has done to the world.

Lists by Concept have six entries, 0 or NONE where that Concept has no such thing; a deck's last card lies on top.
"""

from collections.abc import Mapping
from typing import Final

from agon.games.hybris.box import Box
from agon.games.hybris.box.numbers import AEGIS, FOLLOWERS, NONE, PRAYERS
from agon.games.hybris.chronos.box import PART, ChronosBox, kit_of
from agon.games.hybris.chronos.house import HOUSE_RULES
from agon.games.hybris.chronos.view import ChainedView, ChronosView, ConceptView, UpgradedView
from agon.games.hybris.state import Hybris, Part
from agon.kernel.chance import Chance
from agon.kernel.game import NO_LIMIT, Count, Json, hears
from agon.kernel.pens import Pen, Sort
from agon.kernel.schema import Entry
from agon.kernel.structs import Number, Shared

__all__ = [
    "CHRONOS",
    "PART",
    "STORED",
    "ChronosTable",
    "chronos_table",
    "fighter_thing",
    "keeper_thing",
    "kit_of",
    "numbers_of",
    "plays",
]

CHRONOS: Final = -2
"""His marker on the Grandeur track, where seats are."""
STORED: Final = (FOLLOWERS, AEGIS, PRAYERS)
"""What he stores, in the order of `ChronosTable.pieces`.  CHR-RES-01"""


class ChronosTable(Part):
    """Everything of the mode that can change."""

    kit: Shared[ChronosBox]
    preset: str
    level: str
    house: frozenset[str]  # the house rules that are played
    vp: int = 0
    pieces: list[int] = [0] * len(STORED)
    intensity: list[int] = []  # by Concept
    chains: list[int] = []  # by Concept: tokens left on its track
    decks: list[list[Number]] = []  # by Concept: cards not seen yet
    tucked: list[int] = []  # by Concept: cards at the bottom of its deck that were seen before
    foreseen: list[Number] = []  # by Concept: the seats that know the top card of its deck, as a mask
    shown: list[Number] = []  # by Concept: the card that lies face up
    obliterated: list[Number] = []  # Concept cards that everybody saw leave the game
    unused: list[Number] = []  # Concept cards put out of the game unseen
    chosen: list[list[Number]] = []  # by seat: the Concepts of this Age's Pillars, in the order they were taken
    before: list[list[Number]] = []  # by seat: those of the Age before
    focus: list[Number] = []  # by seat: where they are present; NONE until step 1.4.  CHR-GEN-05
    turn: Number = 0  # the Concept whose turn it is in the Action phase
    avatars: list[Number] = []  # by Avatar: its City; NONE on the board
    avatar_deck: list[Number] = []
    avatar_discard: list[Number] = []
    missing: int = 0  # Strength still to be discarded to cancel a contest
    fighter: Number = NONE  # the Avatar that is being fought
    pending: list[tuple[Number, Number, Number]] = []  # Avatar, City, Concept to break instead: after this Combat
    piles: list[list[Number]] = []  # by Concept: Upgrade tiles of his that were not face up yet
    tiles: list[Number] = []  # by Concept: the one that is face up
    turned: list[Number] = []  # those that were turned over
    tiles_unused: list[Number] = []  # put out of the game unseen
    tokens: int = 0  # of an Olympian who is not there, in his reserve: for Artemis to hunt
    shackles: list[int] = []  # by seat
    seals: list[Number] = []  # by slot: whose token forbids it; NONE: nobody's.  CHR-DESO-06
    sleeping: list[tuple[Number, Number]] = []  # a Technology space, and in which Age its tile wakes up
    dearer: int = 0  # what every Craft of this Age costs more

    def dump_house(self) -> Json:
        return [rule.id for rule in HOUSE_RULES if rule.id in self.house]

    def view(self, box: Box, seat: int) -> ChronosView:
        """All of it but the order of decks and piles and what left the game unseen, the same for everybody."""
        kit = kit_of(box)
        return {
            "preset": self.preset,
            "level": "level/" + self.level,
            "rules": [{"rule": rule.id, "played": rule.id in self.house} for rule in HOUSE_RULES],
            "endings": ["ending/" + id for id, rule in kit.endings.items() if not rule or rule in self.house],
            "vp": self.vp,
            "pieces": dict(zip(("follower", "aegis", "prayer"), self.pieces, strict=True)),
            "turn": "concept/" + kit.concepts[self.turn].id,
            "concepts": [self.view_concept(kit, concept, seat) for concept in range(len(kit.concepts))],
            "focus": ["" if focus == NONE else "concept/" + kit.concepts[focus].id for focus in self.focus],
            "avatars": [
                {
                    "avatar": "avatar/" + avatar.id,
                    "city": None if city == NONE else "city/" + box.cities[city].id,
                }
                for avatar, city in zip(kit.avatars, self.avatars, strict=True)
            ],
            "fighter": None if self.fighter == NONE else "avatar/" + kit.avatars[self.fighter].id,
            "avatar_deck": len(self.avatar_deck),
            "avatar_discard": [box.card_thing(card) for card in self.avatar_discard],
            "tokens": self.tokens,
            "shackles": self.shackles.copy(),
            "seals": [
                {"slot": "slot/" + box.slots[slot].id, "seat": owner}
                for slot, owner in enumerate(self.seals)
                if owner != NONE
            ],
            "sleeping": [{"space": "space/" + box.spaces[space].id, "wakes": age} for space, age in self.sleeping],
            "dearer": self.dearer,
            "obliterated": ["concept_card/" + kit.cards[card].id for card in self.obliterated],
            "turned": ["chronos_tile/" + kit.tiles[tile].id for tile in self.turned],
        }

    def view_concept(self, kit: ChronosBox, index: int, seat: int) -> ConceptView:
        return self.view_chained(kit, index, seat) if kit.concepts[index].links else self.view_upgraded(kit, index)

    def view_chained(self, kit: ChronosBox, index: int, seat: int) -> ChainedView:
        concept, card = kit.concepts[index], self.shown[index]
        open_links = self.open_links(kit, index)
        return {
            "concept": "concept/" + concept.id,
            "chosen": self.chosen_by(index),
            "chains": self.chains[index],
            "open": open_links,
            "asks": concept.asks(open_links, len(self.focus)),
            "card": None if card == NONE else "concept_card/" + kit.cards[card].id,
            "deck": len(self.decks[index]),
            "tucked": ["concept_card/" + kit.cards[under].id for under in self.decks[index][: self.tucked[index]]],
            "next": "concept_card/" + kit.cards[self.decks[index][-1]].id if self.foresees(index, seat) else None,
        }

    def view_upgraded(self, kit: ChronosBox, index: int) -> UpgradedView:
        tile = self.tiles[index]
        return {
            "concept": "concept/" + kit.concepts[index].id,
            "chosen": self.chosen_by(index),
            "intensity": self.intensity[index],
            "tile": None if tile == NONE else "chronos_tile/" + kit.tiles[tile].id,
            "pile": len(self.piles[index]),
        }

    def chosen_by(self, concept: int) -> list[int]:
        """The seats that took a Pillar of that Concept in this Age."""
        return [seat for seat, chosen in enumerate(self.chosen) if concept in chosen]

    def foresees(self, concept: int, seat: int) -> bool:
        """Whether a seat knows the top card of a deck."""
        return bool(self.decks[concept]) and hears(self.foreseen[concept], seat)

    def cards(self) -> list[int]:
        return self.avatar_deck + self.avatar_discard

    def things(self, g: Hybris) -> list[str]:
        """Concept cards, and Chronos's tiles."""
        kit = kit_of(g.box)
        cards = self.unused + self.obliterated + self.shown
        for deck in self.decks:
            cards += deck
        tiles = self.tiles + self.turned + self.tiles_unused
        for pile in self.piles:
            tiles += pile
        return ["concept_card/" + kit.cards[card].id for card in cards if card != NONE] + [
            "chronos_tile/" + kit.tiles[tile].id for tile in tiles if tile != NONE
        ]

    def marks(self, seat: int) -> int:
        """The token of the Focus, and those that forbid a slot."""
        return self.seals.count(seat) + (self.focus[seat] != NONE)

    def determinize(self, g: Hybris, seat: int, chance: Chance) -> None:
        """Whatever nobody has seen: decks with the cards out of the game, piles with theirs, the Avatars' deck."""
        kit = kit_of(g.box)
        cards = [*self.unused]
        for concept, deck in enumerate(self.decks):
            unseen = len(deck) - 1 if self.foresees(concept, seat) else len(deck)
            self.decks[concept] = self.redraw_deck(kit, concept, deck[:unseen], cards, chance) + deck[unseen:]
        self.unused = sorted(cards)
        tiles = [*self.tiles_unused]
        for concept, pile in enumerate(self.piles):
            mine = sorted(pile + [tile for tile in tiles if kit.tiles[tile].concept == concept])
            chance.shuffle(mine)
            tiles = [tile for tile in tiles if kit.tiles[tile].concept != concept] + mine[len(pile) :]
            self.piles[concept] = mine[: len(pile)]
        self.tiles_unused = sorted(tiles)
        self.avatar_deck.sort()
        chance.shuffle(self.avatar_deck)

    def redraw_deck(
        self, kit: ChronosBox, concept: int, deck: list[int], unused: list[int], chance: Chance
    ) -> list[int]:
        """Other cards of the same tiers in the same places, but those that were seen; `unused` then holds the rest."""
        found = deck.copy()
        for tier in sorted({kit.cards[card].tier for card in deck}):
            places = [at for at in range(self.tucked[concept], len(deck)) if kit.cards[deck[at]].tier == tier]
            spare = [card for card in unused if (kit.cards[card].concept, kit.cards[card].tier) == (concept, tier)]
            pool = sorted([deck[at] for at in places] + spare)
            chance.shuffle(pool)
            for at in places:
                found[at] = pool.pop()
            unused[:] = [card for card in unused if card not in spare] + pool
        return found

    def observe(self, g: Hybris, sorts: Mapping[str, Sort], seat: int, pen: Pen) -> None:
        """His points and pieces, Avatars, what he has done to the world, then Concept by Concept."""
        kit = kit_of(g.box)
        concepts, avatars, cards = sorts["concept"], sorts["avatar"], sorts["concept_card"]
        pen.under("chronos")
        pen.number("level", kit.level_ids.index(self.level), len(kit.level_ids) - 1)
        pen.mask("house", sorts["house_rule"], mask_of([rule.id in self.house for rule in HOUSE_RULES]))
        pen.number("vp", self.vp, 120)
        for pieces in self.pieces:
            pen.number("pieces", pieces, kit.house["slots"])
        pen.one_of("turn", concepts, self.turn)
        for focus in self.focus:
            pen.one_of("focus", concepts, focus)
        for city in self.avatars:
            pen.number("avatar_city", city + 1, len(g.box.cities))
        pen.one_of("fighter", avatars, self.fighter)
        pen.number("avatar_deck", len(self.avatar_deck), 30)
        pen.each("avatar_discard", sorts["avatar_card"], [kit.avatar_deck.index(card) for card in self.avatar_discard])
        pen.number("tokens", self.tokens, g.box.olympian_tokens)
        for shackles in self.shackles:
            pen.number("shackles", shackles, 10)
        pen.mask("seals", sorts["slot"], mask_of([owner != NONE for owner in self.seals]))
        spaces, ages = [space for space, _ in self.sleeping], [age for _, age in self.sleeping]
        pen.valued("sleeping", sorts["space"], spaces, ages, 6)
        pen.number("dearer", self.dearer, 10)
        pen.each("obliterated", cards, self.obliterated)
        pen.each("turned", sorts["chronos_tile"], self.turned)
        for concept in range(concepts.size):
            pen.within("concept", concept + 1)
            self.observe_concept(sorts, concept, seat, pen)

    def observe_concept(self, sorts: Mapping[str, Sort], concept: int, seat: int, pen: Pen) -> None:
        """Its chain, Intensity and tile, and of its deck what was seen."""
        cards, deck = sorts["concept_card"], self.decks[concept]
        pen.some_seats("chosen", mask_of([concept in chosen for chosen in self.chosen]))
        pen.number("chains", self.chains[concept], 10)
        pen.number("intensity", self.intensity[concept], 10)
        pen.one_of("tile", sorts["chronos_tile"], self.tiles[concept])
        pen.number("pile", len(self.piles[concept]), 10)
        pen.one_of("card", cards, self.shown[concept])
        pen.number("deck", len(deck), 10)
        pen.each("tucked", cards, deck[: self.tucked[concept]])
        pen.one_of("next", cards, deck[-1] if self.foresees(concept, seat) else NONE)

    def counts(self, g: Hybris) -> list[Count]:
        """CHR-RES-01, CHR-CHAIN-01"""
        house = kit_of(g.box).house
        return [
            Count("ChronosTable.vp", self.vp, 0, NO_LIMIT),
            *[Count("ChronosTable.pieces", pieces, 0, house["slots"]) for pieces in self.pieces],
            *[Count("ChronosTable.intensity", intensity, 0, house["intensity_top"]) for intensity in self.intensity],
            *[Count("ChronosTable.chains", tokens, 0, house["chain_tokens"]) for tokens in self.chains],
            *[
                Count("ChronosTable.tucked", tucked, 0, len(deck))
                for tucked, deck in zip(self.tucked, self.decks, strict=True)
            ],
            *[Count("ChronosTable.shackles", shackles, 0, NO_LIMIT) for shackles in self.shackles],
            Count("ChronosTable.missing", self.missing, 0, NO_LIMIT),
            Count("ChronosTable.dearer", self.dearer, 0, NO_LIMIT),
            Count("ChronosTable.tokens", self.tokens, 0, g.box.olympian_tokens),
        ]

    # ------------------------------------------------------------ what is asked of it again and again

    def open_links(self, kit: ChronosBox, concept: int) -> int:
        """How many conditions of a track are revealed: with all tokens one, one more for each that is gone.

        CHR-CHAIN-02
        """
        return len(kit.concepts[concept].links) - self.chains[concept]

    def empty_tracks(self, kit: ChronosBox) -> int:
        return len([1 for concept in kit.concepts if concept.links and not self.chains[concept.index]])

    def on_board(self) -> list[int]:
        """The Avatars on the Chronos board, by ascending number."""
        return [avatar for avatar, city in enumerate(self.avatars) if city == NONE]

    def in_cities(self) -> list[int]:
        return [avatar for avatar, city in enumerate(self.avatars) if city != NONE]


def mask_of(flags: list[bool]) -> int:
    mask = 0
    for place, flag in enumerate(flags):
        if flag:
            mask |= 1 << place
    return mask


def chronos_table(g: Hybris) -> ChronosTable:
    part = g.parts[PART]
    assert isinstance(part, ChronosTable)
    return part


def plays(g: Hybris, rule: str) -> bool:
    """Whether a house rule is played at this table."""
    return rule in chronos_table(g).house


def numbers_of(g: Hybris) -> Entry:
    """The numbers of the level that is played."""
    table = chronos_table(g)
    return table.kit.levels[table.preset][table.level]


def fighter_thing(g: Hybris) -> str:
    """The Avatar that is being fought, as a thing on the table."""
    return "avatar/" + kit_of(g.box).avatars[chronos_table(g).fighter].id


def keeper_thing(g: Hybris, slot: int) -> str:
    """The Avatar that holds a slot."""
    avatar = chronos_table(g).avatars.index(g.box.slots[slot].city)
    return "avatar/" + kit_of(g.box).avatars[avatar].id
