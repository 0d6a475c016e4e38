"""What Cataclysm lays on the table, numbered for the rules and named for the reader."""

from agon.cards.phrases import Condition, Effect, Phrase
from agon.games.hybris.box.box import Box
from agon.games.hybris.box.numbers import ELEMENTS, NONE
from agon.games.hybris.box.phrases import Grammar, Power
from agon.games.hybris.box.things import ConflictCard
from agon.games.hybris.box.unpack_cards import add_card
from agon.games.hybris.cataclysm.schema import COLOURS, REQUIREMENTS, SHAPE, TASKS, WORDS, check
from agon.games.hybris.cataclysm.schema.tables import CHAOS, EXPLORATION, HANGAR, OUTSKIRTS
from agon.games.hybris.schema.parts import beside
from agon.games.hybris.schema.vocabulary import EVENTS
from agon.kernel.packs import Pack, check_once
from agon.kernel.pens import Sort
from agon.kernel.schema import Entry


class Echelon:
    """A step of a track: Workers to reach it, what it adds, what it may pay.  CAT-TRACK-02, CAT-TRACK-03"""

    def __init__(self, cost: int, bonus: int, reward: list[Effect]) -> None:
        self.cost: int = cost
        self.bonus: int = bonus
        self.reward: list[Effect] = reward


class Line:
    """Effects of a Chaos card, from a gain of this much Aegis or from this much Momentum on; 0: always."""

    def __init__(self, least: int, effects: list[Effect]) -> None:
        self.least: int = least
        self.effects: list[Effect] = effects


class ChaosCard:
    """A Chaos card, of which there may be several.  CAT-COMBAT-05"""

    def __init__(self, index: int, id: str, copies: int, strength: int) -> None:
        self.index: int = index
        self.id: str = id
        self.copies: int = copies
        self.strength: int = strength
        self.card: int = NONE
        """Its number among the Conflict cards of the box, as which it is fought with.  CAT-COMBAT-04"""
        self.fixed: bool = False
        """Its thresholds of Aegis are printed: no hunger changes them."""
        self.attraction: list[Line] = []
        self.conflict: list[Line] = []


class Exploration:
    """An Exploration card: an Event, or an Adventure with progress, Sites and a Module.  CAT-ADV-01, CAT-EVT-01"""

    def __init__(self, index: int, id: str) -> None:
        self.index: int = index
        self.id: str = id
        self.requirements: list[Condition] = []
        self.success: list[Effect] = []
        self.failure: list[Effect] = []
        self.progress: list[Phrase] = []
        self.sites: list[list[Effect]] = []
        self.module: Power | None = None

    def is_adventure(self) -> bool:
        return self.module is not None

    def module_thing(self) -> str:
        """What an accomplished Adventure leaves in the Hangar, such as `module/scientist`."""
        assert self.module is not None
        return self.module.source


class MkTile:
    """An MK Technology tile.  CAT-MK-01"""

    def __init__(self, index: int, id: str, olympian: str, part: str) -> None:
        self.index: int = index
        self.id: str = id
        self.olympian: str = olympian
        self.part: str = part
        self.technology: int = NONE
        """Its number among the Technologies of the box, where it is one while it is in the Forge.  CAT-RND-08"""
        self.tasks: list[Condition] = []
        self.colours: list[str] = []  # of each Task
        self.rewards: list[Effect] = []


class CataclysmBox:
    """The components of Cataclysm."""

    def __init__(self) -> None:
        self.explore_track: list[Echelon] = []
        self.defend_track: list[Echelon] = []
        self.hangar: Entry = {}
        self.rules: Entry = {}
        self.repelled: list[list[Effect]] = []
        """By the Momentum that was discarded.  CAT-REPEL-04"""
        self.hungers: dict[str, int] = {}
        self.chaos_cards: list[ChaosCard] = []
        self.chaos_numbers: dict[int, int] = {}
        """Of the Conflict cards that are Chaos's, their number among those."""
        self.falls: list[int] = []
        """The City of each Cataclysm card."""
        self.fall_ids: list[str] = []
        self.explorations: list[Exploration] = []
        """The Adventures, then the Events."""
        self.tiles: list[MkTile] = []
        self.abilities: dict[str, list[Power]] = {}
        """What the MK of each Olympian can do.  CAT-HANGAR-01"""

    def chaos_deck(self) -> list[int]:
        """Every Chaos card by its number in the box; those that are alike have one.  CAT-SETUP-06"""
        return [card.card for card in self.chaos_cards for _ in range(card.copies)]

    def chaos_card(self, card: int) -> ChaosCard:
        """A Chaos card by its number in the box."""
        return self.chaos_cards[self.chaos_numbers[card]]

    def fall_thing(self, card: int) -> str:
        """The id on the table of a Cataclysm card."""
        return "cataclysm_card/" + self.fall_ids[card]

    def tiles_of(self, olympian: str) -> list[MkTile]:
        return [tile for tile in self.tiles if tile.olympian == olympian]


def kit_of(box: Box) -> CataclysmBox:
    """The components of Cataclysm in a box that has them."""
    kit = box.kits["cataclysm"]
    assert isinstance(kit, CataclysmBox)
    return kit


def unpack_cataclysm(box: Box, part: Pack) -> CataclysmBox:
    """The module's components; powers and effects are numbered behind those of the base game."""
    check_once(part, lambda part: check(part, box.pack))
    box.grammar.ids.update(joined(box, part))
    found = CataclysmBox()
    box.grammar.speak(WORDS.dialects)
    unpack_tracks(box.grammar, part, found)
    unpack_chaos(box, part, found)
    unpack_explorations(box, part, found)
    unpack_hangars(box, part, found)
    box.sorts.update(sorts_of(found))
    return found


def sorts_of(found: CataclysmBox) -> dict[str, Sort]:
    """What observations count."""
    tasks = max(len(tile.tasks) for tile in found.tiles)
    return {
        "chaos_card": Sort(["chaos_card/" + card.id for card in found.chaos_cards]),
        "cataclysm_card": Sort([found.fall_thing(card) for card in range(len(found.falls))]),
        "exploration": Sort(["exploration/" + card.id for card in found.explorations]),
        "mk_tile": Sort(["mk_tile/" + tile.id for tile in found.tiles]),
        "task": Sort([f"task/{task + 1}" for task in range(tasks)]),
    }


def joined(box: Box, part: Pack) -> dict[str, list[str]]:
    """The ids of the part behind all that are known, Artemis among them if she is there."""
    ids = beside(SHAPE, box.pack).ids(part)
    for kind, known in box.grammar.ids.items():
        ids[kind] = known + [id for id in ids.get(kind, []) if id not in known]
    return ids


def unpack_tracks(grammar: Grammar, part: Pack, found: CataclysmBox) -> None:
    for name, track in (("explore_track", found.explore_track), ("defend_track", found.defend_track)):
        for entry in part.entry(OUTSKIRTS, name)["echelons"]:
            track.append(Echelon(entry["cost"], entry["bonus"], grammar.effects(entry["reward"])))
    found.hangar = part.entry(HANGAR, "hangar")
    found.rules = part.entry(CHAOS, "chaos")


def unpack_chaos(box: Box, part: Pack, found: CataclysmBox) -> None:
    grammar = box.grammar
    box.names["enemy/chaos"] = found.rules["name"]
    found.repelled = [grammar.effects(entry["reward"]) for entry in part.entries(CHAOS, "repelled")]
    for entry in part.entries(CHAOS, "hunger"):
        found.hungers[entry["id"]] = entry["aegis"]
        box.names["hunger/" + entry["id"]] = entry["name"]
    for index, entry in enumerate(part.entries(CHAOS, "chaos_card")):
        card = ChaosCard(index, entry["id"], entry["copies"], entry["strength"])
        card.fixed = "attraction" in entry.get("printed", [])
        card.attraction = [Line(line.get("aegis", 0), grammar.effects(line["effects"])) for line in entry["attraction"]]
        card.conflict = [Line(line.get("momentum", 0), grammar.effects(line["effects"])) for line in entry["conflict"]]
        found.chaos_cards.append(card)
        box.names["chaos_card/" + card.id] = entry["name"]
        card.card = add_card(box, chaos_face(box, card), NONE, "chaos-" + card.id)
        found.chaos_numbers[card.card] = card.index
    for entry in part.entries(CHAOS, "cataclysm_card"):
        found.falls.append(grammar.ids["city"].index(entry["city"]))
        found.fall_ids.append(entry["id"])
        box.names["cataclysm_card/" + entry["id"]] = entry["name"]


def chaos_face(box: Box, card: ChaosCard) -> ConflictCard:
    """A Chaos card as a Conflict card: Strength, and neither type nor Element.  CAT-COMBAT-04"""
    face = ConflictCard(len(box.faces), card.id, "chaos", NONE)
    face.thing = "chaos_card/" + card.id
    face.type = NONE
    face.strength = card.strength
    face.copies = card.copies
    face.elements = [0] * ELEMENTS
    box.faces.append(face)
    return face


def unpack_explorations(box: Box, part: Pack, found: CataclysmBox) -> None:
    grammar = box.grammar
    for kind, asked in (("adventure", "success"), ("event", "requirement")):
        for entry in part.entries(EXPLORATION, kind):
            card = Exploration(len(found.explorations), entry["id"])
            card.requirements = [grammar.condition_in(REQUIREMENTS, step) for step in entry[asked]]
            card.failure = grammar.effects(entry["failure"])
            if kind == "event":
                card.success = grammar.effects(entry["success"])
                box.names["mood/" + card.id] = entry["mood"]
            else:
                card.progress = [event_phrase(grammar, event) for event in entry["progress"]]
                card.sites = [grammar.effects(bonus) for bonus in entry["sites"]]
                thing = "module/" + entry["module"]["id"]
                card.module = grammar.power(thing, entry["module"])
                box.names[thing] = entry["module"]["name"]
            found.explorations.append(card)
            box.names["exploration/" + card.id] = entry["name"]


def event_phrase(grammar: Grammar, table: Entry) -> Phrase:
    """An event and what else must be true of it."""
    verb = EVENTS.verb_of(table, grammar.dialects)
    phrase = Phrase(verb.name)
    grammar.fill(phrase, verb.table, table)
    return phrase


def unpack_hangars(box: Box, part: Pack, found: CataclysmBox) -> None:
    grammar = box.grammar
    for entry in part.entries(HANGAR, "mk_card"):
        box.names["mk/" + entry["olympian"]] = entry["name"]
        box.names["mk_aid/" + entry["olympian"]] = entry["aid"]
    for entry in part.entries(HANGAR, "mk_power"):
        box.names["mk_power/" + entry["id"]] = entry["name"]
        found.abilities[entry["olympian"]] = []
        for ability in entry["abilities"]:
            thing = "ability/" + ability["id"]
            found.abilities[entry["olympian"]].append(grammar.power(thing, ability))
            box.names[thing] = ability["name"]
    for index, entry in enumerate(part.entries(HANGAR, "mk_tile")):
        tile = MkTile(index, entry["id"], entry["olympian"], entry["part"])
        tile.tasks = [grammar.condition_in(TASKS, task) for task in entry["tasks"]]
        tile.colours = [COLOURS[task.verb] for task in tile.tasks]
        tile.rewards = grammar.effects(entry["rewards"])
        found.tiles.append(tile)
        box.names["mk_tile/" + tile.id] = entry["name"]
