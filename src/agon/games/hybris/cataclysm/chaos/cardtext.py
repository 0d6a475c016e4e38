"""Chaos in words: its rules card, its cards with both halves, the Cataclysm cards."""

from typing import Final

from agon.games.hybris.box.box import Box
from agon.games.hybris.cardtext.clauses import CLAUSES
from agon.games.hybris.cardtext.world import found, named
from agon.games.hybris.cataclysm.box import kit_of
from agon.games.hybris.names import city_thing
from agon.kernel.words import Message, Name, say


def enemy_lines(box: Box, id: str) -> list[Message]:
    """What stands on its rules card; of other enemies of the booklet their names.  CAT-CHAOS-02"""
    if id != "chaos":
        return [named("enemy/" + id)]
    rules = kit_of(box).rules
    return [
        say(
            "hybris-about-chaos",
            name=Name("enemy/chaos"),
            cards=rules["cards"],
            spaces=rules["spaces"],
            unleashed=rules["unleashed_at"],
            advance=rules["unleashed_advance"],
        ),
        *[
            say("hybris-about-repelled", momentum=momentum, effects=CLAUSES.effects(box, effects))
            for momentum, effects in enumerate(kit_of(box).repelled)
        ],
    ]


def chaos_card_lines(box: Box, id: str) -> list[Message]:
    """CAT-COMBAT-05"""
    cards = kit_of(box).chaos_cards
    card = cards[found([card.id for card in cards], id)]
    name = Name("chaos_card/" + id)
    lines = [say("hybris-about-chaos-card", name=name, strength=card.strength, copies=card.copies)]
    for line in card.attraction:
        clause = CLAUSES.effects(box, line.effects)
        lines.append(say("hybris-about-chaos-attraction", least=line.least, effects=clause))
    for line in card.conflict:
        clause = CLAUSES.effects(box, line.effects)
        lines.append(say("hybris-about-chaos-conflict", least=line.least, effects=clause))
    return lines


def cataclysm_card_lines(box: Box, id: str) -> list[Message]:
    """CAT-CATA-01"""
    kit = kit_of(box)
    city = Name(city_thing(box, kit.falls[found(kit.fall_ids, id)]))
    return [say("hybris-about-cataclysm-card", name=Name("cataclysm_card/" + id), city=city)]


def hunger_lines(box: Box, id: str) -> list[Message]:
    """CAT-ATTR-02"""
    return [say("hybris-about-hunger", name=Name("hunger/" + id), number=kit_of(box).hungers[id])]


LINES: Final = {
    "chaos_card": chaos_card_lines,
    "cataclysm_card": cataclysm_card_lines,
    "enemy": enemy_lines,
    "hunger": hunger_lines,
}
"""What is said of each kind of thing."""
