"""The box: everything printed, as small numbers for the rules and as names for the reader.

A box is made once from a pack and never changed.
"""

from collections.abc import Callable, Mapping

from agon.cards.phrases import Effect
from agon.games.hybris.box.manifests import Manifest, Play, change
from agon.games.hybris.box.numbers import CITY_PLACES, NONE
from agon.games.hybris.box.phrases import Grammar, Power
from agon.games.hybris.box.things import (
    City,
    ConflictCard,
    Conversion,
    Discipline,
    Hero,
    Link,
    Location,
    Olympian,
    Pillar,
    Premonition,
    Primordial,
    Quest,
    Slot,
    Space,
    Technology,
    Token,
    Upgrade,
)
from agon.games.hybris.schema.tables import SCENARIOS
from agon.kernel.packs import Pack
from agon.kernel.pens import Sort
from agon.kernel.rulebook import unclaimed
from agon.kernel.words import Message

Names = dict[str, dict[str, str]]
Printed = list[tuple[str, list[Effect]]]
"""Things, each with a list of effects that stands on it."""


class Box:
    """The components of Hybris, numbered."""

    def __init__(self, pack: Pack, grammar: Grammar) -> None:
        self.pack: Pack = pack
        self.grammar: Grammar = grammar
        self.names: Names = {}

        self.locations: list[Location] = []
        self.ring: list[int] = []
        """The Locations around the Mortal World, each beside the next one and the last beside the first."""
        self.slots: list[Slot] = []
        """Those of the six boards, then one for each City."""
        self.cities: list[City] = []
        self.spaces: list[Space] = []
        self.links: list[Link] = []

        self.grandeur_spaces: int = 0
        self.determination_track: list[int] = []
        self.kindness_track: list[list[Effect]] = []
        self.conversions: list[Conversion] = []
        self.workshop_discounts: list[int] = []
        self.factory_spaces: int = 0
        self.factory_exit: list[Effect] = []
        self.storage: int = 0
        self.quest_zones: int = 0
        self.olympian_tokens: int = 0
        self.location_tokens: list[int] = []
        """The Locations of the tokens that each player has."""
        self.hero_tokens: list[tuple[int, int]] = []
        """The Location and the number of each token, in the order of the Locations."""
        self.prophet_tokens: list[tuple[int, int]] = []
        """Likewise of those that lead where Prophets may go.  HYB-ACT-13"""
        self.well_marks: list[int] = []
        """From where an overflow takes a Follower, and from where a Temple.  HYB-WELL-03, HYB-WELL-04"""

        self.technologies: list[Technology] = []
        self.piles: list[list[int]] = []
        """The Technologies of each type."""
        self.symbols: list[str] = []
        self.faces: list[ConflictCard] = []
        """The different Conflict cards."""
        self.card_face: list[int] = []
        """Of every Conflict card its face: 18 for each Olympian in turn, the Enhanced one last; then the Coliseum's."""
        self.printed: list[ConflictCard] = []
        """The same as the face itself."""
        self.card_olympian: list[int] = []
        self.card_ids: list[str] = []
        self.coliseum_deck: list[int] = []

        self.olympians: list[Olympian] = []
        self.heroes: list[Hero] = []
        """Those of the Olympians, then those of the Coliseum."""
        self.coliseum_heroes: list[int] = []
        self.upgrades: list[Upgrade] = []
        self.pillars: list[Pillar] = []
        self.premonitions: list[Premonition] = []
        self.primordials: list[Primordial] = []
        self.quests: list[Quest] = []
        """The Epics, then the Clashes."""
        self.epics: list[int] = []
        self.clashes: list[int] = []

        self.scenarios: list[Play] = []
        self.variants: list[Play] = []
        self.disciplines: list[Discipline] = []
        self.tokens: list[Token] = []
        self.counters: list[str] = []
        self.powers: list[Power] = grammar.powers
        """All powers of all things, by their index."""
        self.sorts: dict[str, Sort] = {}
        """What observations count of the things of modules."""
        self.kits: dict[str, object] = {}
        """What modules have unpacked, by their names."""
        self.lines: dict[str, Callable[[Box, str], list[Message]]] = {}
        """What is said of the things of modules, by their kinds."""
        self.named: list[Callable[[Box], Names]] = []
        """What modules call the things that no pack names."""
        self.bearing: list[Callable[[Box], Printed]] = []
        """The effects on the things of modules."""

    def add_lines(self, lines: "Mapping[str, Callable[[Box, str], list[Message]]]") -> None:
        """What is said of things of further kinds."""
        for kind in lines:
            unclaimed(kind, self.lines)
            self.lines[kind] = lines[kind]

    def card(self, card: int) -> ConflictCard:
        """The face of a Conflict card."""
        return self.printed[card]

    def card_thing(self, card: int) -> str:
        """The id on the table of a Conflict card's face, such as `card/crush`."""
        return self.printed[card].thing

    def place_thing(self, place: int) -> str:
        """The id on the table of a place: `location/forge`, or `city/elis`."""
        if place < CITY_PLACES:
            return "location/" + self.locations[place].id
        return "city/" + self.cities[place - CITY_PLACES].id

    def manifest(self, scenario: int, variants: list[int]) -> Manifest:
        """What is played: the book's own game, changed by a Scenario (or NONE) and by Variants, in this order."""
        manifest = Manifest()
        change(manifest, self.grammar, self.pack.entry(SCENARIOS, "standard"))
        plays = [] if scenario == NONE else [self.scenarios[scenario]]
        for play in plays + [self.variants[variant] for variant in variants]:
            change(manifest, self.grammar, play.entry)
            manifest.powers = manifest.powers + play.powers
        return manifest
