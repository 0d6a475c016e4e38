"""Which kind of thing is described by what."""

from collections.abc import Callable
from typing import Final

from agon.games.hybris.box.box import Box
from agon.games.hybris.cardtext import cards, chaos, chronos, gods, outskirts, tiles, world
from agon.kernel.words import Message

KINDS: Final[dict[str, Callable[[Box, str], list[Message]]]] = {
    "location": world.location_lines,
    "slot": world.slot_lines,
    "conversion": cards.conversion_lines,
    "conversions": world.conversions_lines,
    "workshop": world.workshop_lines,
    "factory": world.factory_lines,
    "storage": world.storage_lines,
    "city": world.city_lines,
    "space": world.space_lines,
    "link": world.link_lines,
    "well": world.well_lines,
    "track": world.track_lines,
    "technology": tiles.technology_lines,
    "card": tiles.card_lines,
    "symbol": tiles.symbol_lines,
    "olympian": gods.olympian_lines,
    "power": gods.god_power_lines,
    "prophets": gods.prophets_lines,
    "prophet": gods.prophet_lines,
    "hero": gods.hero_lines,
    "upgrade": gods.upgrade_lines,
    "pillar": cards.pillar_lines,
    "premonition": cards.premonition_lines,
    "chaos_card": chaos.chaos_card_lines,
    "cataclysm_card": chaos.cataclysm_card_lines,
    "enemy": chaos.enemy_lines,
    "hunger": chaos.hunger_lines,
    "exploration": outskirts.exploration_lines,
    "module": outskirts.module_lines,
    "mk_tile": outskirts.tile_lines,
    "mk": outskirts.mk_lines,
    "ability": outskirts.ability_lines,
    "echelon": outskirts.echelon_lines,
    "hangar": outskirts.hangar_lines,
    "primordial": cards.primordial_lines,
    "quest": cards.quest_lines,
    "song": cards.song_lines,
    "posture": cards.posture_lines,
    "scenario": cards.scenario_lines,
    "variant": cards.variant_lines,
    "discipline": cards.discipline_lines,
    "token": cards.token_lines,
    "counter": cards.counter_lines,
    "concept": chronos.concept_lines,
    "concept_card": chronos.concept_card_lines,
    "avatar": chronos.avatar_lines,
    "avatar_card": chronos.avatar_card_lines,
    "chronos_tile": chronos.chronos_tile_lines,
    "chronos_power": chronos.chronos_power_lines,
    "level": chronos.level_lines,
    "solo_power": chronos.solo_power_lines,
}
"""Names of other kinds are words of these things: the lines of an aid card, of a Scenario."""


def describe(box: Box, thing: str) -> list[Message]:
    """The sentences on a thing, given its id such as `technology/beacon_herm` or `card/crush`."""
    kind, _, id = thing.partition("/")
    return KINDS[kind](box, id)
