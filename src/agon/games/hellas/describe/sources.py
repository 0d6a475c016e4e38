"""Whose words an effect is: the card, tray, quest or script that it stands on."""

from collections.abc import Iterator

from agon.cards.phrases import Effect
from agon.games.hellas.box import Box
from agon.games.hellas.names import (
    god_thing,
    hero_thing,
    monster_thing,
    quest_thing,
    temple_card_thing,
)


def printed(box: Box) -> Iterator[tuple[str, list[Effect]]]:
    """Every list of effects with the thing that bears it."""
    for power in box.powers:
        yield power.source, power.effects
    for god in box.gods:
        for effects in god.powers:
            yield god_thing(box, god.index), effects
    for hero in box.heroes:
        yield hero_thing(box, hero.index), hero.bonus
    for monster in box.monsters:
        yield monster_thing(box, monster.index), monster.special_attack
        yield monster_thing(box, monster.index), monster.region_attack
    for face in box.combat_faces:
        yield "card/" + face.id, face.effects
    for attack in box.attack_faces:
        yield "attack/" + attack.id, attack.effects
    for quest in box.quests:
        yield quest_thing(box, quest.index), quest.trophy
    for card in box.temple_cards:
        yield temple_card_thing(box, card.index), card.oracle
    for bearing in box.bearing:
        yield from bearing(box)


def source_of(box: Box, effect: int) -> str:
    """The thing on which an effect is printed, however deep inside others; empty if it is printed nowhere."""
    for thing, effects in printed(box):
        if stands_in(effects, effect):
            return thing
    return ""


def stands_in(effects: list[Effect], index: int) -> bool:
    """Whether one of these effects, or any inside them, has that number."""
    for effect in effects:
        if effect.index == index:
            return True
        if any(stands_in(inner, index) for inner in [effect.then, effect.other, *effect.branches]):
            return True
    return False
