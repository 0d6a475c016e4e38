"""The box: everything printed, as small numbers for the rules and as names for the reader.

A box is made once from a pack and never changed.
"""

from collections.abc import Callable, Mapping

from agon.cards.phrases import Effect
from agon.games.hellas.box.phrases import Grammar, Power
from agon.games.hellas.box.things import (
    Artifact,
    AttackCard,
    Blessing,
    CombatCard,
    CombatSymbol,
    God,
    Hero,
    Land,
    Monster,
    MonsterCard,
    Quest,
    Region,
    Seating,
    SeaTrail,
    TempleCard,
)
from agon.kernel.packs import Pack
from agon.kernel.rulebook import unclaimed
from agon.kernel.words import Message

Names = dict[str, dict[str, str]]
Printed = list[tuple[str, list[Effect]]]
"""Things, each with a list of effects that stands on it."""
Lines = Callable[["Box", str], list[Message]]
"""The sentences on a thing, given its id without the kind."""


class Supplies:
    """How many pieces a colour has, what a player may hold, how a game begins, and what wins it."""

    def __init__(self) -> None:
        self.hoplites: int = 0
        self.priests: int = 0
        self.control_tokens: int = 0
        self.used_action_tokens: int = 0
        self.hand: int = 0
        self.attribute_least: int = 0
        self.attribute_most: int = 0
        self.injuries: int = 0
        self.quest_slots: int = 0
        self.starting_events: int = 0
        self.starting_cards: int = 0
        self.starting_hoplites: int = 0
        self.starting_control: int = 0
        """The largest population strength of a region that is controlled from the start.  LOH-MSETUP-18"""
        self.starting_level: int = 0
        self.temples_to_win: int = 0
        self.monsters_to_win: int = 0
        self.countdown: int = 0


class Box:
    """The components of Lords of Hellas, numbered."""

    def __init__(self, pack: Pack, grammar: Grammar) -> None:
        self.pack: Pack = pack
        self.grammar: Grammar = grammar
        self.names: Names = {}
        self.supplies: Supplies = Supplies()
        self.seatings: list[Seating] = []

        self.lands: list[Land] = []
        self.regions: list[Region] = []
        self.region_order: list[int] = []
        """All regions in the order of their numbers.  LOH-SBAT-02"""
        self.cities: list[int] = []
        """Those with a city, in that order; Sparta is one."""
        self.trails: list[SeaTrail] = []
        self.oracle: int = 0
        """The region of the oracle.  LOH-MSPEC-12"""

        self.gods: list[God] = []
        self.heroes: list[Hero] = []
        self.die: list[int] = []
        """The six faces of the monster die."""
        self.monsters: list[Monster] = []
        self.monster_cards: list[MonsterCard] = []

        self.symbols: list[CombatSymbol] = []
        self.combat_faces: list[CombatCard] = []
        self.combat_face: list[int] = []
        """Of every combat card its face."""
        self.combat_ids: list[str] = []
        self.attack_faces: list[AttackCard] = []
        self.attack_face: list[int] = []
        """Of every monster attack card its face."""
        self.attack_ids: list[str] = []
        self.blessings: list[Blessing] = []
        self.artifacts: list[Artifact] = []
        self.quests: list[Quest] = []
        self.temple_cards: list[TempleCard] = []

        self.powers: list[Power] = grammar.powers
        """All powers of all things, by their index."""
        self.effects: list[Effect] = grammar.all_effects
        """All effects, by their index."""
        self.kits: dict[str, object] = {}
        """What modules have unpacked, by their names."""
        self.lines: dict[str, Lines] = {}
        """What is said of the things of modules, by their kinds."""
        self.further: dict[str, list[Lines]] = {}
        """What modules say of the things of the game, behind what is said of them anyway, by kind."""
        self.named: list[Callable[[Box], Names]] = []
        """What modules call the things that no pack names."""
        self.bearing: list[Callable[[Box], Printed]] = []
        """The effects on the things of modules."""

    def add_lines(self, lines: "Mapping[str, Lines]") -> None:
        """What is said of things of further kinds."""
        for kind in lines:
            unclaimed(kind, self.lines)
            self.lines[kind] = lines[kind]

    def add_further(self, lines: "Mapping[str, Lines]") -> None:
        """Add further descriptions of things of the game."""
        for kind in lines:
            self.further.setdefault(kind, []).append(lines[kind])

    def combat_card(self, card: int) -> CombatCard:
        """The face of a combat card."""
        return self.combat_faces[self.combat_face[card]]

    def attack_card(self, card: int) -> AttackCard:
        """The face of a monster attack card."""
        return self.attack_faces[self.attack_face[card]]

    def seating(self, players: int) -> Seating:
        """What that number of players changes."""
        for seating in self.seatings:
            if seating.players == players:
                return seating
        raise KeyError(players)

    def solo_combat_deck(self) -> list[int]:
        """The combat cards that bear the symbol of the solo mode.  LOH-SSETUP-05"""
        return [card for card in range(len(self.combat_ids)) if self.combat_card(card).solo]
