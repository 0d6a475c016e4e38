"""What Concepts, their cards, Avatars and the tiles of Chronos are and do."""

from typing import Final

from agon.cards.phrases import Phrase
from agon.cards.voice import YOU, chain, worded
from agon.games.hybris.box.box import Box, Printed
from agon.games.hybris.cardtext.arguments import arguments
from agon.games.hybris.cardtext.clauses import CLAUSES, bonus_clause
from agon.games.hybris.cardtext.powers import power_line
from agon.games.hybris.cardtext.words import amounts_clause, elements_clause
from agon.games.hybris.cardtext.world import named
from agon.games.hybris.chronos.box import Link, kit_of
from agon.games.hybris.chronos.house import BY_THE_BOOK, PRESETS
from agon.games.hybris.schema.vocabulary import EVENTS
from agon.games.hybris.schema.words import CHARACTERS
from agon.kernel.words import Message, Name, Several, say


def concept_lines(box: Box, id: str) -> list[Message]:
    """Its kind, its Boon, what it asks for."""
    kit = kit_of(box)
    concept = kit.concepts[box.grammar.ids["concept"].index(id)]
    boon = say("hybris-line-concept-boon", effects=CLAUSES.effects(box, concept.boon))
    if not concept.links:
        return [say("hybris-line-concept-upgrade", number=concept.number), boon]
    avatar = Name("avatar/" + kit.avatars[concept.avatar].id)
    amounts = amounts_clause(concept.resource)
    links = say(
        "hybris-line-concept-links", links=chain("cards-join-comma", [link_clause(link) for link in concept.links])
    )
    return [say("hybris-line-concept-chained", number=concept.number, avatar=avatar, amounts=amounts), boon, links]


def link_clause(link: Link) -> Message:
    """One condition of a track."""
    asked = say("hybris-asks-" + link.what, number=link.amount)
    if not link.amount:
        asked = say("hybris-part-players-link", what=link.what)
    return say("hybris-part-added-link", link=asked) if link.adds else asked


def concept_card_lines(box: Box, id: str) -> list[Message]:
    """Its bar, its main effect, its Desolation."""
    kit = kit_of(box)
    card = kit.cards[box.grammar.ids["concept_card"].index(id)]
    kinds = [kind for number, kind in enumerate(CHARACTERS[:3]) if card.bar >> number & 1]
    bar = chain("cards-join-or", [say("hybris-part-bar-" + kind) for kind in kinds]) if kinds else ""
    concept = Name("concept/" + kit.concepts[card.concept].id)
    return [
        say("hybris-line-concept-card", concept=concept, bar=bar, effects=CLAUSES.effects(box, card.main)),
        say("hybris-line-desolation", effects=CLAUSES.effects(box, card.desolation)),
    ]


def avatar_lines(box: Box, id: str) -> list[Message]:
    """As an enemy, on the board, in a City."""
    avatar = kit_of(box).avatars[box.grammar.ids["avatar"].index(id)]
    cities = Several(tuple([Name("city/" + box.cities[city].id) for city in avatar.cities]))
    base, cards, elements = avatar.enemy.base, avatar.enemy.cards, avatar.enemy.elements
    enemy = say("hybris-clause-avatar", base=base, cards=cards, bonus=bonus_clause(elements))
    return [
        say("hybris-line-avatar", number=avatar.number, enemy=enemy),
        say("hybris-line-avatar-income", amounts=amounts_clause(avatar.income)),
        say("hybris-line-avatar-main", effects=CLAUSES.effects(box, avatar.main)),
        say("hybris-line-avatar-cities", cities=cities),
    ]


def avatar_card_lines(box: Box, id: str) -> list[Message]:
    """Strength, Elements, and what it does when it is drawn."""
    face = next(face for face in box.faces if face.thing == "avatar_card/" + id)
    elements = elements_clause(face.elements) if face.element_mask else ""
    lines = [say("hybris-line-avatar-card", strength=face.strength, elements=elements)]
    if face.effects:
        lines.append(say("hybris-line-avatar-card-effects", effects=CLAUSES.effects(box, face.effects)))
    return lines


def chronos_tile_lines(box: Box, id: str) -> list[Message]:
    """When it is turned over, and what it does before and then."""
    kit = kit_of(box)
    tile = kit.tiles[box.grammar.ids["chronos_tile"].index(id)]
    concept = Name("concept/" + kit.concepts[tile.concept].id)
    condition = "" if tile.condition is None else CLAUSES.provided(box, tile.condition)
    event = "" if tile.event is None else event_clause(box, tile.event)
    lines = [say("hybris-line-tile", concept=concept, condition=condition, event=event)]
    if tile.modifier:
        lines.append(say("hybris-line-tile-modifier", number=tile.modifier))
    lines.append(say("hybris-line-tile-end", effects=CLAUSES.effects(box, tile.end_of_age)))
    lines.append(say("hybris-line-tile-immediate", effects=CLAUSES.effects(box, tile.immediate)))
    return lines


def event_clause(box: Box, event: Phrase) -> Message:
    verb = EVENTS.named(event.verb)
    args = arguments(box, verb.table, event, YOU)
    args["by"] = event.word
    return worded(verb.says, args)


def chronos_power_lines(box: Box, id: str) -> list[Message]:
    return [say("hybris-line-chronos-power", effects=CLAUSES.effects(box, kit_of(box).power))]


def solo_power_lines(box: Box, id: str) -> list[Message]:
    """What an Olympian has in this mode alone."""
    for god, powers in kit_of(box).solo_powers.items():
        for power in powers:
            if power.source == "solo_power/" + id:
                return [power_line(box, power), say("hybris-about-power-of", olympian=Name("olympian/" + god))]
    raise KeyError(id)


def level_lines(box: Box, id: str) -> list[Message]:
    """How the table is laid by the book; with house rules, also what they change."""
    return [line for preset in PRESETS for line in preset_lines(box, preset, id)]


def preset_lines(box: Box, preset: str, id: str) -> list[Message]:
    level = kit_of(box).levels[preset][id]
    laid = say(
        "hybris-line-level",
        preset=preset,
        points=level["vp"],
        head=level["head_start"],
        pieces=level["pieces"],
        ananke=level["ananke"],
        kratos=level["kratos"],
        chains=sum(level["chains"]),
        harder=level["tiers"][1],
    )
    if preset == BY_THE_BOOK:
        return [laid]
    gifts = [gift for gift in kit_of(box).gifts[preset][id] if gift[1]]
    lines = [laid, say("hybris-line-level-tracks", tracks=level["empty_tracks"])]
    if gifts:
        lines.append(say("hybris-line-level-gifts", amounts=amounts_clause(gifts)))
    if level["card_vp"]:
        lines.append(say("hybris-line-level-cards", number=level["card_vp"]))
    if level["avatar_strength"]:
        lines.append(say("hybris-line-level-avatars", number=level["avatar_strength"]))
    if level["avatar_city"] == "player":
        lines.append(say("hybris-line-level-cities"))
    return lines


def enemy_lines(box: Box, id: str) -> list[Message]:
    return [say("hybris-about-chronos", name=Name("enemy/chronos"))] if id == "chronos" else [named("enemy/" + id)]


def printed(box: Box) -> Printed:
    """The effects on Concepts, their cards, Avatars and tiles."""
    kit = kit_of(box)
    found = [("concept/" + concept.id, concept.boon) for concept in kit.concepts]
    for card in kit.cards:
        found += [("concept_card/" + card.id, effects) for effects in (card.main, card.desolation)]
    found += [("avatar/" + avatar.id, avatar.main) for avatar in kit.avatars]
    for tile in kit.tiles:
        found += [("chronos_tile/" + tile.id, effects) for effects in (tile.end_of_age, tile.immediate)]
    return [*found, (kit.power_thing, kit.power)]


LINES: Final = {
    "enemy": enemy_lines,
    "concept": concept_lines,
    "concept_card": concept_card_lines,
    "avatar": avatar_lines,
    "avatar_card": avatar_card_lines,
    "chronos_tile": chronos_tile_lines,
    "chronos_power": chronos_power_lines,
    "level": level_lines,
    "solo_power": solo_power_lines,
}
"""What is said of each kind of thing."""
