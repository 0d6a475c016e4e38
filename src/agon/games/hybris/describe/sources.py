"""Whose words an effect is: the card, tile, slot or power that it stands on."""

from collections.abc import Iterator

from agon.cards.phrases import Effect
from agon.games.hybris.box.box import Box
from agon.games.hybris.names import (
    city_thing,
    location_thing,
    olympian_thing,
    pillar_thing,
    premonition_thing,
    primordial_thing,
    quest_thing,
    slot_thing,
    song_thing,
    upgrade_thing,
)


def printed(box: Box) -> Iterator[tuple[str, list[Effect]]]:
    """Every list of effects with the thing that bears it."""
    for power in box.powers:
        yield power.source, power.effects
    for face in box.faces:
        yield face.thing, face.effects
    for slot in box.slots:
        yield slot_thing(box, slot.index), slot.bonus
    for location in box.locations:
        yield location_thing(box, location.index), location.malus
    for city in box.cities:
        yield city_thing(box, city.index), city.service
    for olympian in box.olympians:
        for bonus in olympian.spark_track:
            yield olympian_thing(box, olympian.index), bonus
    for upgrade in box.upgrades:
        yield upgrade_thing(box, upgrade.index), upgrade.reward
    for pillar in box.pillars:
        yield pillar_thing(box, pillar.index), pillar.upper
        yield pillar_thing(box, pillar.index), pillar.lower
    for premonition in box.premonitions:
        yield premonition_thing(box, premonition.index), premonition.reward
    for primordial in box.primordials:
        yield primordial_thing(box, primordial.index), primordial.wrath_1
        yield primordial_thing(box, primordial.index), primordial.wrath_2
    for quest in box.quests:
        yield quest_thing(box, quest.index), quest.reward
        for number, song in enumerate(quest.songs):
            yield song_thing(box, quest.index, number), song.reward
    for bearing in box.bearing:
        yield from bearing(box)


def source_of(box: Box, list_number: int) -> str:
    """The thing on which a list of effects is printed, however deep inside another; empty if it is printed nowhere."""
    for thing, effects in printed(box):
        if effects and stands_in(effects, list_number):
            return thing
    return ""


def stands_in(effects: list[Effect], list_number: int) -> bool:
    """Whether these effects, or any inside them, are that list."""
    if effects[0].list == list_number:
        return True
    for effect in effects:
        for inner in [effect.then, effect.other, *effect.branches]:
            if inner and stands_in(inner, list_number):
                return True
    return False
