"""What the rules need of decks, trays and quests: as many of each as are printed, and pieces that match."""

from typing import Final

from agon.games.hellas.schema.tables import (
    ARTIFACT_CARDS,
    ATTACKS,
    BLESSINGS,
    COMBAT,
    EVENTS,
    GODS,
    HEROES,
    MONSTERS,
    QUESTS,
    SUPPLIES,
    TEMPLES,
)
from agon.games.hellas.schema.words import FACES
from agon.kernel.packs import Pack
from agon.kernel.schema import Entry, Fault, Spot, print_notes
from agon.kernel.schema import entry_spot as at

COMBAT_CARDS: Final = 30
SOLO_COMBAT_CARDS: Final = 26
ATTACK_CARDS: Final = 18
"""LOH-MSETUP-04"""
BLESSINGS_EACH: Final = 12
"""LOH-MSETUP-06"""
ARTIFACTS_EACH: Final = {"god": 3, "monster": 7, "neutral": 10}
DIE: Final = 6
CARDS_OF_A_SYMBOL: Final = 8
"""So many different cards fit into one answer that plays several of them."""
CARDS_EACH: Final = 2
"""Event cards of one monster.  LOH-MEVT-09"""


def card_faults(pack: Pack) -> list[Fault]:
    faults = deck_faults(pack) + artifact_faults(pack) + die_faults(pack)
    faults += monster_card_faults(pack) + quest_faults(pack) + attack_faults(pack)
    return faults + table_faults(pack) + hero_faults(pack)


def expect(spot: Spot, wanted: int, found: int) -> list[Fault]:
    """A fault, unless there are as many as there should be."""
    return [] if found == wanted else [spot.fault("fault-count", wanted=wanted, found=found)]


def deck_faults(pack: Pack) -> list[Fault]:
    """30 combat cards, 26 of them for the campaign; 18 attacks; 12 blessings of each god.  LOH-SSETUP-05"""
    cards = pack.entries(COMBAT, "combat_card")
    attacks = sum(card["copies"] for card in pack.entries(ATTACKS, "attack_card"))
    pack.notes += print_notes(
        Spot(COMBAT, "combat_card", "copies"), COMBAT_CARDS, sum(card["copies"] for card in cards)
    )
    pack.notes += print_notes(
        Spot(COMBAT, "combat_card", "solo"), SOLO_COMBAT_CARDS, sum(card["copies"] for card in cards if card["solo"])
    )
    pack.notes += print_notes(Spot(ATTACKS, "attack_card", "copies"), ATTACK_CARDS, attacks)
    faults = []
    gods = [blessing["god"] for blessing in pack.entries(BLESSINGS, "blessing")]
    for god in pack.entries(GODS, "god"):
        spot, found = Spot(BLESSINGS, "blessing", f'god = "{god["id"]}"'), gods.count(god["id"])
        pack.notes += print_notes(spot, BLESSINGS_EACH, found)
        if not found:
            faults.append(spot.fault("hellas-fault-no-blessing"))
    symbols = [card["symbol"] for card in cards]
    for symbol in dict.fromkeys(symbols):
        if symbols.count(symbol) > CARDS_OF_A_SYMBOL:
            spot = Spot(COMBAT, "combat_card", f'symbol = "{symbol}"')
            faults.append(spot.fault("fault-at-most", most=CARDS_OF_A_SYMBOL, found=symbols.count(symbol)))
    return faults


def artifact_faults(pack: Pack) -> list[Fault]:
    """Each god and each monster has an artifact of its own kind, and nobody else's.  LOH-MSETUP-03, LOH-MSETUP-05"""
    kinds: dict[str, str] = {card["id"]: card["kind"] for card in pack.entries(ARTIFACT_CARDS, "artifact")}
    faults = []
    for kind, printed in ARTIFACTS_EACH.items():
        spot = Spot(ARTIFACT_CARDS, "artifact", f'kind = "{kind}"')
        pack.notes += print_notes(spot, printed, list(kinds.values()).count(kind))
    owners: dict[str, str] = {}
    for file, kind in ((GODS, "god"), (MONSTERS, "monster")):
        for entry in pack.entries(file, kind):
            artifact = entry["artifact"]
            spot = at(file, kind, entry, "artifact")
            if kinds[artifact] != kind:
                faults.append(spot.fault("hellas-fault-artifact-kind", artifact=artifact, kind=kinds[artifact]))
            elif owners.setdefault(artifact, entry["id"]) != entry["id"]:
                faults.append(spot.fault("fault-belongs", what=artifact, owner=owners[artifact]))
    return faults


def die_faults(pack: Pack) -> list[Fault]:
    """Four results on six faces, in their order.  LOH-MMON-04 to LOH-MMON-07"""
    faces = pack.entries(MONSTERS, "die_face")
    faults = []
    if [face["id"] for face in faces] != FACES:
        faults.append(Spot(MONSTERS, "die_face").fault("fault-this-order", known=", ".join(FACES)))
    return faults + expect(Spot(MONSTERS, "die_face", "faces"), DIE, sum(face["faces"] for face in faces))


def monster_card_faults(pack: Pack) -> list[Fault]:
    """Two event cards for each monster, in two regions: one teaches it something, one thickens its hide."""
    faults = []
    symbols = {symbol["id"]: symbol["own_wound"] for symbol in pack.entries(COMBAT, "combat_symbol")}
    for monster in pack.entries(MONSTERS, "monster"):
        cards = [card for card in pack.entries(EVENTS, "monster_card") if card["monster"] == monster["id"]]
        spot = Spot(EVENTS, "monster_card", f'monster = "{monster["id"]}"')
        faults += expect(spot, CARDS_EACH, len(cards))
        if len({card["region"] for card in cards}) != len(cards):
            faults.append(spot.fault("hellas-fault-own-region"))
        if len(cards) == CARDS_EACH and sum("power" in card["evolution"] for card in cards) != 1:
            faults.append(spot.fault("hellas-fault-evolutions"))
        for number, wound in enumerate(monster["wounds"]):
            if not symbols[wound["symbol"]]:
                spot = at(MONSTERS, "monster", monster, "wounds").item(number)
                faults.append(spot.fault("hellas-fault-no-wound", symbol=wound["symbol"]))
    return faults


def quest_faults(pack: Pack) -> list[Fault]:
    """A trophy or a card to keep; a price or a condition for each step.  LOH-MQST-05"""
    faults = []
    for quest in pack.entries(QUESTS, "quest"):
        spot = at(QUESTS, "quest", quest)
        if ("trophy" in quest) == ("kept" in quest):
            faults.append(spot.fault("fault-exactly-one", known="trophy, kept"))
        for number, step in enumerate(quest["steps"]):
            if not step:
                faults.append(spot.key("steps").item(number).fault("hellas-fault-step"))
    return faults


def attack_faults(pack: Pack) -> list[Fault]:
    """An attack counts something, with a value for each, or nothing."""
    faults = []
    for card in pack.entries(ATTACKS, "attack_card"):
        if ("per" in card) != ("each" in card):
            faults.append(at(ATTACKS, "attack_card", card, "each").fault("hellas-fault-with-per"))
    return faults


def table_faults(pack: Pack) -> list[Fault]:
    """One table for each number of players, with temples that are in the box.  LOH-MSETUP-01, LOH-MSETUP-08"""
    tables = pack.entries(SUPPLIES, "table")
    faults = []
    if [table["players"] for table in tables] != [2, 3, 4]:
        faults.append(Spot(SUPPLIES, "table", "players").fault("fault-this-order", known="2, 3, 4"))
    limits: Entry = pack.entry(SUPPLIES, "limits")
    if limits["attribute_least"] > limits["attribute_most"]:
        faults.append(Spot(SUPPLIES, "limits", "attribute_least").fault("hellas-fault-attribute-bounds"))
    count = pack.entry(TEMPLES, "temples")["count"]
    for card in pack.entries(TEMPLES, "temple_card"):
        if card["drafts"] != sorted(card["drafts"]):
            faults.append(at(TEMPLES, "temple_card", card, "drafts").fault("hellas-fault-ascending"))
        for number, temple in enumerate(card["drafts"]):
            if temple in card["drafts"][:number] or temple > count:
                faults.append(at(TEMPLES, "temple_card", card, "drafts").item(number).fault("hellas-fault-temple-once"))
    return faults


def hero_faults(pack: Pack) -> list[Fault]:
    """Armies of different colours, and one hero for the campaign.  LOH-SSETUP-09"""
    faults = []
    taken: dict[str, str] = {}
    heroes = pack.entries(HEROES, "hero")
    for hero in heroes:
        other = taken.setdefault(hero["colour"], hero["id"])
        if other != hero["id"]:
            faults.append(
                at(HEROES, "hero", hero, "colour").fault("hellas-fault-has-already", other=other, value=hero["colour"])
            )
    solo = len([hero for hero in heroes if hero["solo"]])
    return faults + expect(Spot(HEROES, "hero", "solo"), 1, solo)
