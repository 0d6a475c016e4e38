"""What an Ephyran pack may hold: its shape, its verbs, and what the rules need of it."""

from typing import Final

from agon.cards.kinds import OneOf
from agon.cards.language import Language
from agon.cards.worth import each
from agon.kernel.packs import Pack, Section, Shape, Single
from agon.kernel.schema import (
    ID,
    Either,
    Entry,
    Fault,
    Field,
    ListOf,
    Maybe,
    Ref,
    Spot,
    Table,
    Text,
    Whole,
    Word,
    Wording,
    entry_spot,
)

DECK: Final = "deck.toml"

TERRITORIES: Final = 4
NUMBERS: Final = 4
MOST_PLAYERS: Final = 4
MOST_CARDS: Final = 240  # with Dionysus, a card is one byte of an option
DEALT: Final = 4
"""Cards of the draw pile in an opening hand.  EPH-SETUP-03"""

SOURCE: Final = Word("rulebook", "public", "house")

OPPONENT: Final = 0
HAND: Final = 1
SWAPPED: Final = ["opponent", "hand"]
"""Where the equivalent of a zone may come from, by these numbers."""

LANGUAGE: Final = Language("ephyran", [])
VERBS: Final = LANGUAGE.verbs

verb = LANGUAGE.verb

verb("draw", Whole(1, 6), Maybe("keep", Whole(1, 5)), worth=each(0.5))
verb("play_again", Whole(1, 3), worth=each(1.0))
verb("swap", ListOf(OneOf(SWAPPED), 1), worth=0.5)
verb("take_token", Whole(1, 3), worth=each(1.5))
verb("steal_token", Whole(1, 1), worth=2.0)
verb("destroy", Word("uncovered"), worth=1.5)
verb("lock", Word("own_territory"), worth=1.0)
verb("unlock", Word("any_territory"), worth=1.0)

TERRITORY: Final = Table(
    Field("id", Text(ID)),
    Field("name", Wording()),
    Field("element", Word("water", "earth", "air", "fire")),
    Field("colour", Text("#[0-9A-Fa-f]{6}")),
    Field("pattern", Text(ID)),
    Field("source", SOURCE),
)
GOD: Final = Table(
    Field("id", Text(ID)),
    Field("name", Wording()),
    Field("doubles", Ref("territory")),
    Field("source", SOURCE),
)
DIONYSUS: Final = Table(
    Field("id", Word("dionysus")),
    Field("name", Wording()),
    Field("copies", Whole(MOST_PLAYERS, 16)),
    Field("source", SOURCE),
    Field("copies_source", SOURCE),
)
FIRST_PLAYER: Final = Table(Field("id", Word("athena_token")), Field("name", Wording()), Field("source", SOURCE))
CREATURE: Final = Table(
    Field("id", Text(ID)),
    Field("name", Wording()),
    Field("territory", Ref("territory")),
    Maybe("lore", Wording()),
    Field("source", SOURCE),
)
MAGIC: Final = Table(
    Field("id", Text(ID)),
    Field("name", Wording()),
    Field("value", Whole(-9, 9)),
    Field("tokens", Whole(0, 30)),
    Field("source", SOURCE),
    Field("tokens_source", SOURCE),
)
REINFORCEMENT: Final = Table(
    Field("id", Text(ID)),
    Field("name", Wording()),
    Field("family", Word("draw", "athena", "ares", "defence")),
    Field("effects", ListOf(VERBS, 1)),
    Maybe("reaction", Table(Field("cancels", ListOf(Ref("reinforcement"), 1)))),
    Field("source", SOURCE),
)
ZONE_HALF: Final = Table(
    Field("zone", Ref("territory")),
    Field("number", Whole(1, NUMBERS)),
    Field("creature", Ref("creature")),
    Maybe("magic", Ref("magic")),
)
CARD: Final = Table(
    Field("id", Text(ID)),
    Field("players_from", Whole(2, MOST_PLAYERS)),
    Field("halves", ListOf(Either(ZONE_HALF, Table(Field("reinforcement", Ref("reinforcement")))), 2, 2)),
    Field("source", SOURCE),
)

SHAPE: Final = Shape(
    "ephyran",
    {
        "territories.toml": [
            Section("territory", TERRITORY, TERRITORIES, TERRITORIES),
            Section("god", GOD, TERRITORIES, TERRITORIES),
            Single("dionysus", DIONYSUS),
            Single("first_player", FIRST_PLAYER),
        ],
        "creatures.toml": [Section("creature", CREATURE)],
        "magic.toml": [Section("magic", MAGIC)],
        "reinforcements.toml": [Section("reinforcement", REINFORCEMENT)],
        DECK: [Section("card", CARD)],
    },
)


def check(pack: Pack) -> None:
    """Raise `PackError`, one line a fault, unless Ephyran can be played with this pack."""
    pack.refuse(SHAPE.faults(pack))
    faults = god_faults(pack) + effect_faults(pack) + copies_faults(pack) + deck_faults(pack)
    for card in pack.entries(DECK, "card"):
        faults += card_faults(pack, card)
    pack.refuse(faults)


def god_faults(pack: Pack) -> list[Fault]:
    """Each territory is doubled by one god.  EPH-SETUP-01, EPH-PLAYERS-02"""
    faults = []
    doubled: dict[str, str] = {}
    for god in pack.entries("territories.toml", "god"):
        other = doubled.setdefault(god["doubles"], god["id"])
        if other != god["id"]:
            spot = entry_spot("territories.toml", "god", god, "doubles")
            faults.append(spot.fault("ephyran-fault-doubled", territory=god["doubles"], other=other))
    return faults


def effect_faults(pack: Pack) -> list[Fault]:
    """Each verb once on a card; and of the cards drawn, at least one is not kept.  EPH-DRAW-04"""
    faults = []
    for entry in pack.entries("reinforcements.toml", "reinforcement"):
        spot = entry_spot("reinforcements.toml", "reinforcement", entry, "effects")
        verbs: list[str] = []
        for number, effect in enumerate(entry["effects"]):
            verb = VERBS.verb_of(effect).name
            if verb in verbs:
                faults.append(spot.item(number).fault("fault-twice", found=f'"{verb}"'))
            verbs.append(verb)
            if "keep" in effect and effect["keep"] >= effect["draw"]:
                faults.append(
                    spot.item(number)
                    .key("keep")
                    .fault("ephyran-fault-keep", drawn=effect["draw"], found=effect["keep"])
                )
    return faults


def card_faults(pack: Pack, card: Entry) -> list[Fault]:
    """A zone at least, never twice the same; creatures at home; no printed object that costs points.

    EPH-CARD-01, EPH-CARD-03, EPH-CARD-04
    """
    spot = entry_spot(DECK, "card", card)
    faults = []
    if card["id"].startswith("dionysus_"):
        faults.append(spot.key("id").fault("ephyran-fault-dionysus"))
    zones = [f"{half['zone']} {half['number']}" for half in card["halves"] if "zone" in half]
    if not zones:
        faults.append(spot.key("halves").fault("ephyran-fault-no-zone"))
    elif len(zones) == 2 and zones[0] == zones[1]:
        faults.append(spot.key("halves").fault("ephyran-fault-same-zone", zone=zones[0]))
    for number, half in enumerate(card["halves"]):
        if "zone" in half:
            faults += half_faults(pack, half, spot.key("halves").item(number))
    return faults


def half_faults(pack: Pack, half: Entry, spot: Spot) -> list[Fault]:
    faults = []
    for creature in pack.entries("creatures.toml", "creature"):
        home = creature["territory"]
        if creature["id"] == half["creature"] and home != half["zone"]:
            faults.append(
                spot.key("creature").fault("ephyran-fault-home", creature=creature["id"], home=home, zone=half["zone"])
            )
    for magic in pack.entries("magic.toml", "magic"):
        if magic["id"] == half.get("magic") and magic["value"] < 0:
            faults.append(spot.key("magic").fault("ephyran-fault-costs-points", magic=magic["id"]))
    return faults


def copies_faults(pack: Pack) -> list[Fault]:
    """Every player can build every zone.  EPH-GOAL-02"""
    halves = [half for card in pack.entries(DECK, "card") for half in card["halves"] if "zone" in half]
    faults = []
    for territory in pack.entries("territories.toml", "territory"):
        for number in range(1, NUMBERS + 1):
            found = len([h for h in halves if h["zone"] == territory["id"] and h["number"] == number])
            if found < MOST_PLAYERS:
                spot = Spot(DECK, "card", f'zone = "{territory["id"]}", number = {number}')
                faults.append(spot.fault("ephyran-fault-copies", least=MOST_PLAYERS, found=found))
    return faults


def deck_faults(pack: Pack) -> list[Fault]:
    """Something is left to draw once the hands are dealt, however many play.  EPH-SETUP-03"""
    faults = []
    cards = len(pack.entries(DECK, "card"))
    if cards > MOST_CARDS:
        faults.append(Spot(DECK, "card").fault("ephyran-fault-too-many-cards", most=MOST_CARDS, found=cards))
    for players in range(2, MOST_PLAYERS + 1):
        found = len([card for card in pack.entries(DECK, "card") if card["players_from"] <= players])
        if found <= DEALT * players:
            spot = Spot(DECK, "card", f"players_from <= {players}")
            faults.append(spot.fault("ephyran-fault-nothing-to-draw", dealt=DEALT * players, found=found))
    return faults
