"""What a thing on the table is and does, made from the same data that the rules execute. No card

has its own text: each verb has one message, and a card's text is made of its verbs.
"""

from typing import Final

from agon.cards.clauses import Clauses
from agon.cards.phrases import Phrase
from agon.cards.voice import Voice, chain, named
from agon.games.ephyran.box import NONE, ZONES, Box, Reinforcement
from agon.games.ephyran.schema import LANGUAGE, NUMBERS, SWAPPED
from agon.kernel.schema import Table
from agon.kernel.words import Arg, Message, Name, say


def describe(box: Box, thing: str) -> list[Message]:
    """The sentences on a thing, given its id such as `card/sphinx_4_or_salamander_3` or `magic/owl`."""
    kind, _, id = thing.partition("/")
    if kind == "card" and id in box.card_ids:
        return card_lines(box, box.card_ids.index(id))
    if kind == "zone" and thing in box.names:
        return zone_lines(box, id)
    if kind == "territory" and id in box.territories:
        return territory_lines(box, box.territories.index(id))
    if kind == "god" and id in box.gods:
        territory = box.territories[box.god_territory[box.gods.index(id)]]
        return [say("ephyran-god", name=Name(thing), territory=Name("territory/" + territory))]
    if kind == "creature" and id in box.creatures:
        return creature_lines(box, box.creatures.index(id))
    if kind == "magic" and id in box.objects:
        return magic_lines(box, box.objects.index(id))
    for reinforcement in box.reinforcements:
        if thing == "reinforcement/" + reinforcement.id:
            return reinforcement_lines(box, reinforcement)
    if thing == "dionysus":
        return dionysus_lines()
    if thing == box.first_player_token:
        return [say("ephyran-first-player", name=Name(thing))]
    raise KeyError(thing)


def card_lines(box: Box, card: int) -> list[Message]:
    """Both halves of a card; only one of them will be used.  EPH-CARD-01, EPH-CARD-02"""
    if card >= box.deck_size:
        return dionysus_lines()
    lines = [say("ephyran-card")]
    for zone in box.zones_of[card]:
        territory = Name("territory/" + box.territories[zone // NUMBERS])
        creature = Name(box.creature_thing(box.creature_at[card][zone]))
        lines.append(say("ephyran-card-zone", number=zone % NUMBERS + 1, territory=territory, creature=creature))
        printed = box.printed_at[card][zone]
        if printed != NONE:
            magic = Name("magic/" + box.objects[printed])
            lines.append(say("ephyran-card-magic", magic=magic, value=box.object_value[printed]))
    if box.reinforcement_of[card] != NONE:
        lines += reinforcement_lines(box, box.reinforcements[box.reinforcement_of[card]])
    if box.players_from[card] > 2:
        lines.append(say("ephyran-card-players", players=box.players_from[card]))
    return lines


def zone_lines(box: Box, id: str) -> list[Message]:
    """A zone, and what must stand before it.  EPH-BUILD-02, EPH-BUILD-04, EPH-BUILD-05"""
    name, _, figure = id.partition("/")
    number = int(figure)
    zone = NUMBERS * box.territories.index(name) + number - 1
    copies = len([card for card in range(box.deck_size) if zone in box.zones_of[card]])
    lines = [say("ephyran-zone", number=number, territory=Name("territory/" + name))]
    if number == 1:
        lines.append(say("ephyran-zone-first"))
    else:
        lines.append(say("ephyran-zone-after", before=number - 1))
    return [*lines, say("ephyran-zone-copies", copies=copies)]


def territory_lines(box: Box, territory: int) -> list[Message]:
    """A territory, who doubles it and who lives there.  EPH-SCORE-04, EPH-SCORE-06"""
    god = box.gods[box.god_territory.index(territory)]
    homes = box.creature_territory
    creatures = [named("creature/" + id) for index, id in enumerate(box.creatures) if homes[index] == territory]
    lines = [
        say("ephyran-territory", name=Name("territory/" + box.territories[territory]), zones=NUMBERS),
        say("ephyran-territory-god", god=Name("god/" + god)),
    ]
    if creatures:
        lines.append(say("ephyran-territory-creatures", creatures=chain("cards-join-and", creatures)))
    return [*lines, say("ephyran-territory-bonus", creatures=NUMBERS)]


def creature_lines(box: Box, creature: int) -> list[Message]:
    """A creature, where it lives and how often it is met.  EPH-SCORE-03"""
    id = box.creatures[creature]
    copies = len([at for at in box.creature_at[: box.deck_size] for zone in range(ZONES) if at[zone] == creature])
    home = Name("territory/" + box.territories[box.creature_territory[creature]])
    lines = [
        say("ephyran-creature", name=Name("creature/" + id), territory=home),
        say("ephyran-creature-worth"),
        say("ephyran-creature-copies", copies=copies),
    ]
    if "lore/" + id in box.names:
        lines.append(say("ephyran-lore", lore=Name("lore/" + id)))
    return lines


def magic_lines(box: Box, index: int) -> list[Message]:
    """A magic object: its worth, its tokens, the zones it is printed on.  EPH-TOKEN-09, EPH-CARD-04"""
    name = Name("magic/" + box.objects[index])
    value = box.object_value[index]
    printed = len([at for at in box.printed_at for zone in range(ZONES) if at[zone] == index])
    if value < 0:
        worth = say("ephyran-magic-costs", name=name, value=-value)
    else:
        worth = say("ephyran-magic-gives", name=name, value=value)
    tokens = say("ephyran-magic-tokens", tokens=box.token_object.count(index))
    return [worth, tokens, say("ephyran-magic-printed", zones=printed)]


def dionysus_lines() -> list[Message]:
    """EPH-DIO-01, EPH-DIO-02, EPH-DIO-03, EPH-DIO-07, EPH-DIO-08"""
    return [
        say("ephyran-dionysus", name=Name("dionysus")),
        say("ephyran-dionysus-worth"),
        say("ephyran-dionysus-taken"),
        say("ephyran-dionysus-discarded"),
    ]


def reinforcement_lines(box: Box, reinforcement: Reinforcement) -> list[Message]:
    """A reinforcement: its family, what it does, what it cancels, and what cancels it.  EPH-REINF-01"""
    name = Name("reinforcement/" + reinforcement.id)
    lines = [
        say("ephyran-reinforcement", name=name, family=say("ephyran-family-" + reinforcement.family)),
        say("ephyran-own-turn", effects=CLAUSES.effects(box, reinforcement.effects)),
    ]
    if reinforcement.cancels:
        lines.append(say("ephyran-rival-turn", cancels=either(box, reinforcement.cancels)))
    if reinforcement.countered_by:
        lines.append(say("ephyran-countered", by=either(box, reinforcement.countered_by)))
    else:
        lines.append(say("ephyran-not-countered"))
    return lines


class EphyranClauses(Clauses[Box]):
    """Everything is said to whoever holds the card."""

    def arguments(self, box: Box, table: Table, phrase: Phrase, voice: Voice) -> dict[str, Arg]:
        args: dict[str, Arg] = {"number": phrase.number, "keep": phrase.numbers.get("keep", 0)}
        words = [phrase.word] if phrase.word else [SWAPPED[number] for number in phrase.listed]
        if words:
            args["what"] = chain("cards-join-or", [say("ephyran-what-" + word.replace("_", "-")) for word in words])
        return args


CLAUSES: Final = EphyranClauses(LANGUAGE)


def either(box: Box, reinforcements: list[int]) -> Message:
    """ "Territory Swap or Territory Destruction"."""
    ids = [box.reinforcements[index].id for index in reinforcements]
    return chain("cards-join-or", [say("ephyran-quoted", name=Name("reinforcement/" + id)) for id in ids])
