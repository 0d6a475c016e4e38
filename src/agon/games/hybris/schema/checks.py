"""What the rules need of a pack beyond the shape of its entries: counts, matching pieces, edges that meet."""

from typing import Final

from agon.games.hybris.schema.tables import (
    BOARDS,
    CITIES,
    COLISEUM,
    CONFLICT,
    OLYMPIANS,
    PILLARS,
    PRIMORDIALS,
    QUESTS,
    SCENARIOS,
    SHAPE,
    TECHNOLOGIES,
    TRACKS,
    UPGRADES,
    VARIANTS,
)
from agon.games.hybris.schema.words import ACTIONS, EDGES, ELEMENTS, ITEMS, LETTERS, LOCATIONS, TYPES
from agon.kernel.packs import Pack
from agon.kernel.schema import Entry, Fault, Spot, print_notes
from agon.kernel.schema import entry_spot as at
from agon.kernel.words import Message, say

COMMON_CARDS: Final = 12
OWN_CARDS: Final = 5
COLISEUM_CARDS: Final = 40
TILES_EACH: Final = 6
HEROES_EACH: Final = 3
PIECES: Final = {"spark": 8, "temple": 3, "prophet": 2, "hero": 2}
"""What lies on the six Upgrade tiles of an Olympian.  HYB-SETUP-16"""
SPACES_EACH: Final = (2, 4)
PRIMORDIALS_EACH: Final = 3
STEPS: Final = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}
"""Column and row of the space that touches an edge."""
SAME_NAMES: Final = [
    [(CONFLICT, "conflict_card"), (COLISEUM, "coliseum_card")],
    [(OLYMPIANS, "hero"), (COLISEUM, "coliseum_hero")],
    [(QUESTS, "epic"), (QUESTS, "clash")],
]
"""Kinds of entries that are spoken of together, so that no two may share an id."""


def check(pack: Pack) -> None:
    """Raise `PackError`, one line a fault, unless Hybris can be played with this pack."""
    pack.refuse(SHAPE.faults(pack))
    faults = printed_faults(pack) + same_id_faults(pack) + effect_faults(pack)
    faults += location_faults(pack) + conversion_faults(pack)
    faults += city_faults(pack) + link_faults(pack)
    faults += type_faults(pack) + deck_faults(pack) + combo_faults(pack)
    faults += olympian_faults(pack) + piece_faults(pack) + hero_faults(pack)
    faults += number_faults(pack) + clash_faults(pack) + fear_faults(pack)
    pack.refuse(faults)


# ---------------------------------------------------------------- any entry


def all_entries(pack: Pack) -> list[tuple[Spot, Entry]]:
    """Every entry of every file, with its place."""
    found: list[tuple[Spot, Entry]] = []
    for file, sections in SHAPE.files.items():
        for section in sections:
            for entry in section.entries(pack.files[file].get(section.name)):
                if isinstance(entry, dict):
                    found.append((at(file, section.name, entry), entry))
    return found


def printed_faults(pack: Pack) -> list[Fault]:
    """What is said to be printed is a field that is there."""
    faults = []
    for spot, entry in all_entries(pack):
        for number, name in enumerate(entry.get("printed", [])):
            if name not in entry:
                faults.append(spot.key("printed").item(number).fault("fault-no-such-field", field=name))
    return faults


def same_id_faults(pack: Pack) -> list[Fault]:
    faults = []
    for kinds in SAME_NAMES:
        homes: dict[str, str] = {}
        for file, kind in kinds:
            for entry in pack.entries(file, kind):
                other = homes.setdefault(entry["id"], kind)
                if other != kind:
                    faults.append(at(file, kind, entry, "id").fault("fault-used-for", kind=other))
    return faults


def effect_faults(pack: Pack) -> list[Fault]:
    """Arguments that only go together."""
    faults: list[Fault] = []
    for spot, entry in all_entries(pack):
        argument_faults(entry, spot, faults)
    return faults


def argument_faults(value: object, spot: Spot, faults: list[Fault]) -> None:
    if isinstance(value, list):
        for number, item in enumerate(value):
            argument_faults(item, spot.item(number), faults)
    if not isinstance(value, dict):
        return
    for key, part in value.items():
        argument_faults(part, spot.key(key), faults)
    if "act" in value:
        if value["act"] == "influence" and "at" not in value:
            faults.append(spot.key("at").fault("hybris-fault-influence-at"))
        if value["act"] != "influence" and "at" in value:
            faults.append(spot.key("at").fault("hybris-fault-own-place", action=value["act"]))
        if value["act"] != "craft" and "discount" in value:
            faults.append(spot.key("discount").fault("hybris-fault-discount"))
    if "modify" in value and "max" in value and "per" not in value:
        faults.append(spot.key("max").fault("hybris-fault-without-per"))
    if "leader" in value and ("second" in value) != ("second_from" in value):
        faults.append(spot.key("second").fault("hybris-fault-second"))


# ---------------------------------------------------------------- boards and cities


def location_faults(pack: Pack) -> list[Fault]:
    """The seven Locations in their order; no action in two of them; slots, but for the Mortal World.  HYB-SETUP-02"""
    faults = []
    locations = pack.entries(BOARDS, "location")
    found = [entry["id"] for entry in locations]
    if found != LOCATIONS:
        faults.append(Spot(BOARDS, "location").fault("fault-this-order", known=", ".join(LOCATIONS)))
    for action in ACTIONS:
        homes = [entry["id"] for entry in locations if action in entry["actions"]]
        wrong = Spot(BOARDS, "location", "actions").fault("hybris-fault-action-home", action=action, found=len(homes))
        if not homes:
            pack.notes.append(wrong)
        elif len(homes) > 1:
            faults.append(wrong)
    slots = [entry["location"] for entry in pack.entries(BOARDS, "slot")]
    for entry in locations:
        if entry["id"] == "mortal_world" and "mortal_world" in slots:
            faults.append(at(BOARDS, "location", entry).fault("hybris-fault-no-slots"))
        elif entry["id"] != "mortal_world" and entry["id"] not in slots:
            faults.append(at(BOARDS, "location", entry).fault("hybris-fault-one-slot"))
    tokens = pack.entry(TRACKS, "location_tokens")["locations"]
    for id in LOCATIONS:
        if id not in tokens:
            faults.append(Spot(TRACKS, "location_tokens", "locations").fault("hybris-fault-token-for", location=id))
    return faults


def conversion_faults(pack: Pack) -> list[Fault]:
    """A conversion never pays for the next one.  HYB-OLYMPUS-01"""
    faults = []
    for entry in pack.entries(TRACKS, "conversion"):
        for number, effect in enumerate(entry["gives"]):
            if "prayer" in effect.get("gain", {}):
                faults.append(at(TRACKS, "conversion", entry, "gives").item(number).fault("hybris-fault-conversion"))
    return faults


def city_faults(pack: Pack) -> list[Fault]:
    """Two to four spaces in each City, each in a place of its own and touching another.  HYB-WORLD-01"""
    faults = []
    low, high = SPACES_EACH
    for city in pack.entries(CITIES, "city"):
        spaces = [space for space in pack.entries(CITIES, "space") if space["city"] == city["id"]]
        if not low <= len(spaces) <= high:
            faults.append(at(CITIES, "city", city).fault("hybris-fault-spaces", low=low, high=high, found=len(spaces)))
        places: dict[tuple[int, int], str] = {}
        for space in spaces:
            other = places.setdefault((space["column"], space["row"]), space["id"])
            if other != space["id"]:
                faults.append(at(CITIES, "space", space).fault("hybris-fault-lies-on", other=other))
        for (column, row), id in places.items():
            if not any((column + right, row + down) in places for right, down in STEPS.values()):
                faults.append(Spot(CITIES, "space", "", id).fault("hybris-fault-alone"))
    marks = pack.entry(CITIES, "well")["marks"]
    if marks[0] >= marks[1]:
        faults.append(Spot(CITIES, "well", "marks").fault("hybris-fault-lower-mark"))
    return faults


def link_faults(pack: Pack) -> list[Fault]:
    """A Link joins two Cities, by edges where nothing else is joined.  HYB-WORLD-02, HYB-DEPLOY-24"""
    faults = []
    spaces: dict[str, Entry] = {space["id"]: space for space in pack.entries(CITIES, "space")}
    taken: dict[tuple[str, str], Message] = {}
    for space in spaces.values():
        for other in spaces.values():
            for edge in EDGES:
                right, down = STEPS[edge]
                step = (space["column"] + right, space["row"] + down)
                if other["city"] == space["city"] and (other["column"], other["row"]) == step:
                    taken[space["id"], edge] = say("hybris-fault-touches", other=other["id"])
    for link in pack.entries(CITIES, "link"):
        if spaces[link["a"]["space"]]["city"] == spaces[link["b"]["space"]]["city"]:
            faults.append(at(CITIES, "link", link).fault("hybris-fault-one-city"))
        for name in ("a", "b"):
            end = (link[name]["space"], link[name]["edge"])
            if end in taken:
                spot = at(CITIES, "link", link, name)
                faults.append(spot.fault("hybris-fault-edge", edge=end[1], space=end[0], why=taken[end]))
            taken[end] = say("hybris-fault-is-joined", other=link["id"])
    return faults


# ---------------------------------------------------------------- tiles and cards


def type_faults(pack: Pack) -> list[Fault]:
    """Five piles of Technologies.  HYB-SETUP-04, HYB-TECH-01"""
    types = [entry["type"] for entry in pack.entries(TECHNOLOGIES, "technology")]
    missing = [type for type in TYPES if type not in types]
    return [Spot(TECHNOLOGIES, "technology", "type").fault("hybris-fault-no-type", type=type) for type in missing]


def deck_faults(pack: Pack) -> list[Fault]:
    """12 common cards, 5 and an Enhanced one for each Olympian, 40 in the Coliseum.  HYB-SETUP-22, HYB-SETUP-23"""
    faults = []
    cards = pack.entries(CONFLICT, "conflict_card")
    common = [card for card in cards if card["deck"] == "common"]
    decks = [("common", common, COMMON_CARDS)]
    for olympian in pack.entries(OLYMPIANS, "olympian"):
        own = [card for card in cards if card["deck"] == olympian["id"]]
        decks.append((olympian["id"], [card for card in own if not card.get("enhanced", False)], OWN_CARDS))
        enhanced = len([card for card in own if card.get("enhanced", False)])
        if enhanced != 1:
            faults.append(deck_spot(olympian["id"]).fault("hybris-fault-enhanced", found=enhanced))
    for name, deck, printed in decks:
        pack.notes += print_notes(deck_spot(name), printed, len(deck))
    for element in ELEMENTS:
        if not any(element in card["elements"] for card in common):
            faults.append(deck_spot("common").fault("hybris-fault-no-element", element=element))
    copies = sum(card["copies"] for card in pack.entries(COLISEUM, "coliseum_card"))
    pack.notes += print_notes(Spot(COLISEUM, "coliseum_card", "copies"), COLISEUM_CARDS, copies)
    return faults


def deck_spot(name: str) -> Spot:
    """The cards of a deck."""
    return Spot(CONFLICT, "conflict_card", f'deck = "{name}"')


def combo_faults(pack: Pack) -> list[Fault]:
    """The bonus stands with the left half; only an Enhanced card completes any image.  HYB-COMBAT-05"""
    faults = []
    for file, kind in SAME_NAMES[0]:
        for card in pack.entries(file, kind):
            combo: Entry = card.get("combo", {})
            spot = at(file, kind, card, "combo")
            if ("left" in combo) != ("bonus" in combo):
                faults.append(spot.key("bonus").fault("hybris-fault-left-half"))
            if combo.get("left") == "any" and not card.get("enhanced", False):
                faults.append(spot.key("left").fault("hybris-fault-any"))
            if card.get("enhanced", False) and card.get("deck") == "common":
                faults.append(at(file, kind, card, "enhanced").fault("hybris-fault-enhanced-deck"))
    return faults


# ---------------------------------------------------------------- olympians


def olympian_faults(pack: Pack) -> list[Fault]:
    """No two have one Aura; one tile of each set rewards with the Enhanced card.  HYB-SETUP-13, HYB-UPG-09"""
    faults = []
    auras: dict[int, str] = {}
    for entry in pack.entries(OLYMPIANS, "olympian"):
        other = auras.setdefault(entry["aura"], entry["id"])
        if other != entry["id"]:
            faults.append(
                at(OLYMPIANS, "olympian", entry, "aura").fault("hybris-fault-aura", other=other, aura=entry["aura"])
            )
        tiles = [tile for tile in pack.entries(UPGRADES, "upgrade") if tile["olympian"] == entry["id"]]
        spot = Spot(UPGRADES, "upgrade", f'olympian = "{entry["id"]}"')
        if len(tiles) != TILES_EACH:
            faults.append(spot.fault("fault-count", wanted=TILES_EACH, found=len(tiles)))
        gains = [effect.get("gain", {}) for tile in tiles for effect in tile["reward"]]
        found = len([gain for gain in gains if "enhanced_card" in gain])
        if found != 1:
            faults.append(spot.fault("hybris-fault-enhanced-reward", found=found))
    return faults


def piece_faults(pack: Pack) -> list[Fault]:
    """8 Sparks, 3 Temples, 2 Prophets and 2 Heroes on the tiles of each Olympian.  HYB-SETUP-16"""
    faults = []
    for olympian in pack.entries(OLYMPIANS, "olympian"):
        tiles = [tile for tile in pack.entries(UPGRADES, "upgrade") if tile["olympian"] == olympian["id"]]
        for item in ITEMS:
            found = len([piece for tile in tiles for piece in tile["items"] if piece == item])
            if found != PIECES[item]:
                spot = Spot(UPGRADES, "upgrade", f'olympian = "{olympian["id"]}"')
                faults.append(spot.fault("hybris-fault-pieces", wanted=PIECES[item], item=item, found=found))
    return faults


def hero_faults(pack: Pack) -> list[Fault]:
    """Three Heroes each; two of them lie on tiles that bear their names.  HYB-SETUP-17, HYB-SETUP-20"""
    faults = []
    owner: dict[str, str] = {hero["id"]: hero["olympian"] for hero in pack.entries(OLYMPIANS, "hero")}
    for olympian in pack.entries(OLYMPIANS, "olympian"):
        found = list(owner.values()).count(olympian["id"])
        if found != HEROES_EACH:
            faults.append(
                at(OLYMPIANS, "olympian", olympian).fault("hybris-fault-heroes", wanted=HEROES_EACH, found=found)
            )
    lying: dict[str, str] = {}
    for tile in pack.entries(UPGRADES, "upgrade"):
        spot = at(UPGRADES, "upgrade", tile, "hero")
        if tile["items"].count("hero") != (1 if "hero" in tile else 0):
            faults.append(spot.fault("hybris-fault-hero-item"))
        elif "hero" in tile:
            if owner[tile["hero"]] != tile["olympian"]:
                faults.append(spot.fault("fault-belongs", what=tile["hero"], owner=owner[tile["hero"]]))
            other = lying.setdefault(tile["hero"], tile["id"])
            if other != tile["id"]:
                faults.append(spot.fault("hybris-fault-hero-lies", hero=tile["hero"], other=other))
    return faults


# ---------------------------------------------------------------- the rest


def number_faults(pack: Pack) -> list[Fault]:
    """Pillars have numbers of their own; one Primordial has no letter, others have each.  HYB-SETUP-09, HYB-SETUP-10"""
    faults = []
    numbers: dict[int, str] = {}
    for pillar in pack.entries(PILLARS, "pillar"):
        other = numbers.setdefault(pillar["number"], pillar["id"])
        if other != pillar["id"]:
            faults.append(
                at(PILLARS, "pillar", pillar, "number").fault(
                    "fault-number-taken", other=other, number=pillar["number"]
                )
            )
    letters = [entry.get("letter", "") for entry in pack.entries(PRIMORDIALS, "primordial")]
    spot = Spot(PRIMORDIALS, "primordial", "letter")
    for letter in LETTERS:
        found = letters.count(letter)
        if not found:
            faults.append(spot.fault("hybris-fault-no-letter", letter=letter))
        elif found != PRIMORDIALS_EACH:
            pack.notes.append(spot.fault("hybris-fault-letters", printed=PRIMORDIALS_EACH, letter=letter, found=found))
    if letters.count("") != 1:
        faults.append(spot.fault("hybris-fault-letterless", found=letters.count("")))
    return faults


def clash_faults(pack: Pack) -> list[Fault]:
    """Where a card is discarded before the draw, one is drawn.  HYB-APPX-07"""
    faults = []
    for clash in pack.entries(QUESTS, "clash"):
        tolls = [part for part in clash["conditions"] if "discard_before_draw" in part]
        if tolls and clash["cards"] != 1:
            faults.append(at(QUESTS, "clash", clash, "cards").fault("hybris-fault-discard-draw", found=clash["cards"]))
    return faults


def fear_faults(pack: Pack) -> list[Fault]:
    """Each letter is revealed once, at the end of an Age that is played.  HYB-END-13"""
    faults = []
    standard = pack.entry(SCENARIOS, "standard")
    plays = [(Spot(SCENARIOS, "standard", "fear"), standard)]
    for file, kind in ((SCENARIOS, "scenario"), (VARIANTS, "variant")):
        plays += [(at(file, kind, entry, "fear"), entry) for entry in pack.entries(file, kind)]
    for spot, entry in plays:
        fear: list[Entry] = entry["fear"] if "fear" in entry else standard["fear"]
        ages: int = entry["ages"] if "ages" in entry else standard["ages"]
        letters = [step["letter"] for step in fear]
        for number, step in enumerate(fear):
            if step["age"] > ages:
                faults.append(spot.item(number).key("age").fault("fault-at-most", most=ages, found=step["age"]))
            if step["letter"] in letters[:number]:
                faults.append(spot.item(number).key("letter").fault("hybris-fault-revealed", letter=step["letter"]))
    return faults
