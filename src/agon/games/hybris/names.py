"""Numbers of the box and of the state as things on the table, arguments of messages and parts of keys."""

from typing import Final

from agon.games.hybris.box.box import Box
from agon.games.hybris.box.numbers import ALLY, HERO, NONE, OLYMPIAN, PROPHET
from agon.games.hybris.box.phrases import Power
from agon.games.hybris.player import Player
from agon.kernel.words import Arg, Name, say

NOTHING: Final = Name("")
HIDDEN: Final = "hidden"

# A figure as one number, whoever reads it: a Hero's own, an Olympian's from here on, a Prophet's from there on.
OLYMPIAN_FIGURES: Final = 100
PROPHET_FIGURES: Final = 200
PROPHETS_EACH: Final = 10


def figure_number(p: Player, number: int) -> int:
    """One of a player's characters as a number that needs no player to be understood."""
    character = p.characters[number]
    if character.kind in (HERO, ALLY):
        return character.hero
    if character.kind == OLYMPIAN:
        return OLYMPIAN_FIGURES + p.olympian
    assert character.kind == PROPHET
    before = [other for other in p.characters[:number] if other.kind == PROPHET]
    return PROPHET_FIGURES + PROPHETS_EACH * p.olympian + len(before)


def figure_thing(box: Box, figure: int) -> str:
    """`hero/heracles`, `olympian/zeus`, `prophet/zeus/1`."""
    if figure >= PROPHET_FIGURES:
        olympian, number = divmod(figure - PROPHET_FIGURES, PROPHETS_EACH)
        return f"prophet/{box.olympians[olympian].id}/{number + 1}"
    if figure >= OLYMPIAN_FIGURES:
        return "olympian/" + box.olympians[figure - OLYMPIAN_FIGURES].id
    return "hero/" + box.heroes[figure].id


def figure_arg(box: Box, figure: int) -> Arg:
    """What a figure is called; the Prophets of one Olympian are told apart by number."""
    if figure >= PROPHET_FIGURES:
        return say("hybris-prophet-number", number=(figure - PROPHET_FIGURES) % PROPHETS_EACH + 1)
    return Name(figure_thing(box, figure))


def thing_of(box: Box, p: Player, number: int) -> str:
    """One of a player's characters on the table."""
    return figure_thing(box, figure_number(p, number))


def name_of(box: Box, p: Player, number: int) -> Arg:
    """What one of a player's characters is called."""
    return figure_arg(box, figure_number(p, number))


def upgrade_number(box: Box, p: Player, tile: int) -> int:
    """One of a player's six Upgrade tiles among all there are."""
    return box.olympians[p.olympian].tiles[tile]


def place(seat: int, thing: str) -> str:
    """A thing that lies with somebody, as clients know it: `seat/0/card/crush`."""
    return f"seat/{seat}/{thing}"


def slot_thing(box: Box, slot: int) -> str:
    return "slot/" + box.slots[slot].id


def technology_thing(box: Box, tile: int) -> str:
    return box.technologies[tile].thing


def location_thing(box: Box, location: int) -> str:
    return "location/" + box.locations[location].id


def city_thing(box: Box, city: int) -> str:
    return "city/" + box.cities[city].id


def space_thing(box: Box, space: int) -> str:
    return "space/" + box.spaces[space].id


def pillar_thing(box: Box, pillar: int) -> str:
    return "pillar/" + box.pillars[pillar].id


def premonition_thing(box: Box, card: int) -> str:
    return "premonition/" + box.premonitions[card].id


def primordial_thing(box: Box, primordial: int) -> str:
    return "primordial/" + box.primordials[primordial].id


def quest_thing(box: Box, quest: int) -> str:
    return "quest/" + box.quests[quest].id


def song_thing(box: Box, quest: int, song: int) -> str:
    return f"song/{box.quests[quest].id}/{song + 1}"


def hero_thing(box: Box, hero: int) -> str:
    return "hero/" + box.heroes[hero].id


def upgrade_thing(box: Box, upgrade: int) -> str:
    return "upgrade/" + box.upgrades[upgrade].id


def olympian_thing(box: Box, olympian: int) -> str:
    return "olympian/" + box.olympians[olympian].id


def power_key(box: Box, power: Power) -> str:
    """A power in an option's key: the thing that has it, and its number there if that has several."""
    alike = [other.index for other in box.powers if other.source == power.source]
    return power.source if len(alike) == 1 else f"{power.source}/{alike.index(power.index) + 1}"


def or_none(number: int) -> int | None:
    """A number of the state as plain data: none for NONE."""
    return None if number == NONE else number
