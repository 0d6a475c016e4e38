"""Olympians, their powers, Prophets, Heroes and Upgrade tiles in words."""

from agon.cards.voice import chain, sentences, series
from agon.games.hybris.box.box import Box
from agon.games.hybris.box.numbers import ITEM_HERO, NONE
from agon.games.hybris.box.phrases import Power
from agon.games.hybris.box.things import Hero, Upgrade
from agon.games.hybris.cardtext.clauses import CLAUSES, enemy_clause
from agon.games.hybris.cardtext.powers import power_line
from agon.games.hybris.cardtext.titles import prophets_of
from agon.games.hybris.cardtext.words import item_name
from agon.games.hybris.cardtext.world import found, named, numbered
from agon.kernel.words import Message, Name, say


def olympian_lines(box: Box, id: str) -> list[Message]:
    """HYB-SETUP-13, HYB-SETUP-18, HYB-UPG-04"""
    god = box.olympians[found([god.id for god in box.olympians], id)]
    determination = box.determination_track[god.determination - 1]
    heroes = [named("hero/" + box.heroes[hero].id) for hero in god.heroes]
    tiles = [named("upgrade/" + box.upgrades[tile].id) for tile in god.tiles]
    lines = [say("hybris-about-olympian", name=Name("olympian/" + id), aura=god.aura, determination=determination)]
    lines += power_lines(box, id)
    lines += [
        say("hybris-about-olympian-heroes", heroes=chain("cards-join-and", heroes), prophets=Name("prophets/" + id)),
        say("hybris-about-olympian-upgrades", tiles=series(tiles)),
        *spark_lines(box, id),
    ]
    number = 1
    while f"aid/{id}/{number}" in box.names:
        lines.append(say("hybris-about-olympian-aid", aid=Name(f"aid/{id}/{number}")))
        number += 1
    return lines


def power_lines(box: Box, id: str) -> list[Message]:
    """What an Olympian can do from the start."""
    god = box.olympians[found([god.id for god in box.olympians], id)]
    return [named_power(box, power) for power in god.powers]


def spark_lines(box: Box, id: str) -> list[Message]:
    """What each Spark gives that is taken off."""
    god = box.olympians[found([god.id for god in box.olympians], id)]
    return numbered(box, "hybris-about-olympian-spark", god.spark_track)


def named_power(box: Box, power: Power) -> Message:
    """A power with the name of what has it."""
    return say("hybris-about-power", name=Name(power.source), power=power_line(box, power))


def powers_line(box: Box, line: str, powers: list[Power]) -> Message:
    """All powers of a thing behind what they depend on, which is said once."""
    return say(line, number=len(powers), powers=sentences([power_line(box, power) for power in powers]))


def god_power_lines(box: Box, id: str) -> list[Message]:
    for god in box.olympians:
        for power in god.powers:
            if power.source == "power/" + id:
                return [named_power(box, power), say("hybris-about-power-of", olympian=Name("olympian/" + god.id))]
    raise KeyError(id)


def prophets_lines(box: Box, id: str) -> list[Message]:
    """HYB-ACT-13, HYB-COMBAT-02, HYB-COMBAT-03"""
    found([god.id for god in box.olympians], id)
    return [
        say("hybris-about-prophets", name=Name("prophets/" + id), olympian=Name("olympian/" + id)),
        say("hybris-about-prophets-flee"),
    ]


def prophet_lines(box: Box, id: str) -> list[Message]:
    """One of an Olympian's Prophets, such as `zeus/1`.  HYB-SETUP-16, HYB-SETUP-20"""
    name, _, figure = id.partition("/")
    god = found([god.id for god in box.olympians], name)
    found([str(number + 1) for number in range(prophets_of(box, god))], figure)
    one = say("hybris-about-prophet", name=Name("prophet/" + id), prophets=Name("prophets/" + name))
    return [one, *prophets_lines(box, name)[1:]]


def hero_lines(box: Box, id: str) -> list[Message]:
    hero = box.heroes[found([hero.id for hero in box.heroes], id)]
    if hero.enemy is not None:
        return coliseum_hero_lines(box, hero)
    olympian = Name("olympian/" + box.olympians[hero.olympian].id)
    if hero.tile == NONE:
        start = say("hybris-about-hero-reserve")
    else:
        start = say("hybris-about-hero-tile", tile=Name("upgrade/" + box.upgrades[hero.tile].id))
    return [say("hybris-about-hero", name=Name("hero/" + id), olympian=olympian), start]


def coliseum_hero_lines(box: Box, hero: Hero) -> list[Message]:
    """HYB-COLI-02, HYB-COLI-03, HYB-COLI-05"""
    assert hero.enemy is not None
    return [
        say("hybris-about-coliseum-hero", name=Name("hero/" + hero.id)),
        say("hybris-about-coliseum-hero-enemy", enemy=enemy_clause(hero.enemy)),
        powers_line(box, "hybris-about-coliseum-hero-ally", hero.powers),
    ]


def upgrade_lines(box: Box, id: str) -> list[Message]:
    """HYB-UPG-01, HYB-UPG-07, HYB-UPG-08"""
    tile = box.upgrades[found([tile.id for tile in box.upgrades], id)]
    items = [piece(box, tile, item) for item in tile.items]
    return [
        say(
            "hybris-about-upgrade",
            name=Name("upgrade/" + id),
            olympian=Name("olympian/" + box.olympians[tile.olympian].id),
        ),
        say("hybris-about-upgrade-items", items=chain("cards-join-comma", items)),
        say("hybris-about-upgrade-reward", effects=CLAUSES.effects(box, tile.reward)),
        powers_line(box, "hybris-about-upgrade-unlocked", tile.powers),
    ]


def piece(box: Box, tile: Upgrade, item: int) -> Message:
    """A piece on a tile; a Hero has a name.  HYB-SETUP-17"""
    if item == ITEM_HERO and tile.hero != NONE:
        return say("hybris-about-item-named", item=item_name(item), name=Name("hero/" + box.heroes[tile.hero].id))
    return item_name(item)
