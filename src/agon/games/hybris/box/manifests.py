"""Scenarios and Variants: what is played, expressed as the difference from the game of the book."""

from agon.cards.phrases import Count, Effect
from agon.games.hybris.box.numbers import NONE
from agon.games.hybris.box.phrases import Grammar, Power
from agon.games.hybris.box.things import Conversion
from agon.games.hybris.schema.words import AGES, LETTERS
from agon.kernel.schema import Entry


class Manifest:
    """How a game is set up, played and won."""

    def __init__(self) -> None:
        self.ages: int = 0
        self.fear: list[int] = []
        """The letter revealed at the end of each Age, NONE for none; the first is that of Age 0.  HYB-END-13"""
        self.start: list[tuple[int, int]] = []
        self.epics: bool = False
        self.clashes: bool = False
        """Which Quests are shuffled into the deck."""
        self.well: int = 0
        self.ascension: int = 0
        """How many unlocked Upgrades win at once.  HYB-WIN-01"""
        self.instead_of_ascension: list[Effect] = []
        """What they give if they do not."""
        self.final: list[Count] = []
        """What is compared after the last Age, in order.  HYB-WIN-02, HYB-WIN-03"""
        self.each_player: list[Effect] = []
        self.start_tile_cost: int = NONE
        """The dearest Technology that each player may take into storage, last in Grandeur first; NONE: nobody does."""
        self.reshuffles_quests: bool = False
        """Expired Quests form a new deck when it is empty."""
        self.disciplines_shown: int = 0
        self.token: int = NONE
        self.counter: int = NONE
        self.conversions: list[Conversion] = []
        """Rows added to the conversion table."""
        self.influence_of_temple: int = 0
        self.influence_of_technology: int = 0
        self.powers: list[Power] = []


class Play:
    """A Scenario or a Variant: who may play it, with what else, and what it changes."""

    def __init__(self, index: int, id: str, entry: Entry) -> None:
        self.index: int = index
        self.id: str = id
        self.players: list[int] = list(entry["players"])
        self.modes: list[str] = list(entry["modes"])
        self.complexity: int = entry.get("complexity", 0)
        self.with_scenario: bool = entry.get("with_scenario", False)
        self.excludes: list[int] = []
        """The Variants that it cannot be joined to."""
        self.entry: Entry = entry
        self.powers: list[Power] = []


def change(manifest: Manifest, grammar: Grammar, entry: Entry) -> None:
    """Lay the fields of an entry over a manifest; lists of effects and powers are added to what is there."""
    if "ages" in entry:
        manifest.ages = entry["ages"]
    if "fear" in entry:
        manifest.fear = [NONE] * (AGES + 1)
        for step in entry["fear"]:
            manifest.fear[step["age"]] = LETTERS.index(step["letter"])
    if "start" in entry:
        manifest.start = grammar.amounts(entry["start"])
    if "quest_deck" in entry:
        manifest.epics = "epic" in entry["quest_deck"]
        manifest.clashes = "clash" in entry["quest_deck"]
    if "well" in entry:
        manifest.well = entry["well"]
    if "ascension" in entry:
        manifest.ascension = entry["ascension"]["unlocked"]
        manifest.instead_of_ascension = grammar.effects(entry["ascension"].get("instead", []))
    if "final" in entry:
        manifest.final = [grammar.count(count) for count in entry["final"]]
    if "each_player" in entry:
        manifest.each_player = manifest.each_player + grammar.effects(entry["each_player"])
    change_more(manifest, grammar, entry)


def change_more(manifest: Manifest, grammar: Grammar, entry: Entry) -> None:
    """What the book's own game has nothing of."""
    if "start_tile" in entry:
        manifest.start_tile_cost = entry["start_tile"]["max_cost"]
    if "expired_quests" in entry:
        manifest.reshuffles_quests = True
    if "disciplines" in entry:
        manifest.disciplines_shown = entry["disciplines"]["shown"]
    if "token" in entry:
        manifest.token = grammar.ids["token"].index(entry["token"])
    if "counter" in entry:
        manifest.counter = grammar.ids["counter"].index(entry["counter"])
    for row in entry.get("conversions", []):
        gives = grammar.effects(row["gives"])
        manifest.conversions = [
            *manifest.conversions,
            Conversion(
                f"{entry['id']}_{len(manifest.conversions) + 1}", grammar.amounts(row["cost"]), gives, row["limit"]
            ),
        ]
    if "influence" in entry:
        manifest.influence_of_temple = entry["influence"]["temple"]
        manifest.influence_of_technology = entry["influence"]["technology"]
