"""The map, gods and heroes in words."""

from collections.abc import Sequence

from agon.cards.phrases import Effect
from agon.games.hellas.box import Box
from agon.games.hellas.box.numbers import NONE
from agon.games.hellas.box.things import Region
from agon.games.hellas.cardtext.clauses import CLAUSES
from agon.games.hellas.cardtext.powers import power_line
from agon.games.hellas.cardtext.titles import BOARD, names
from agon.games.hellas.cardtext.words import names_clause
from agon.games.hellas.names import (
    army_thing,
    artifact_thing,
    attribute_name,
    colour_name,
    god_thing,
    hyphened,
    land_thing,
    region_thing,
    symbol_thing,
    trail_thing,
    way_thing,
)
from agon.games.hellas.schema.words import ATTRIBUTES, COLOURS
from agon.kernel.words import Message, Name, say


def found(ids: Sequence[str], id: str) -> int:
    """The number of a thing; a `KeyError` if there is none of that id."""
    if id not in ids:
        raise KeyError(id)
    return ids.index(id)


# ---------------------------------------------------------------- the map


def region_lines(box: Box, id: str) -> list[Message]:
    """LOH-MMAP-03, LOH-MMAP-04"""
    region = box.regions[found([region.id for region in box.regions], id)]
    lines = [
        say(
            "hellas-about-region",
            name=Name("region/" + id),
            land=Name(land_thing(box, region.land)),
            number=region.number,
            population=region.population,
        ),
        *site_lines(box, region),
        neighbours_line(box, region),
    ]
    if region.arrow != NONE:
        lines.append(say("hellas-about-region-arrow", region=Name(region_thing(box, region.arrow))))
    return lines


def site_lines(box: Box, region: Region) -> list[Message]:
    """What is printed in a region."""
    lines: list[Message] = []
    if region.city:
        lines.append(say("hellas-about-region-sparta" if region.sparta else "hellas-about-region-city"))
    if region.shrine:
        lines.append(say("hellas-about-region-shrine"))
    if region.oracle:
        lines.append(say("hellas-about-region-oracle"))
    if region.god != NONE:
        lines.append(say("hellas-about-region-monument", god=Name(god_thing(box, region.god))))
    return lines


def neighbours_line(box: Box, region: Region) -> Message:
    near = [region_thing(box, border.region) for border in region.borders if border.trail == NONE]
    across = [region_thing(box, border.region) for border in region.borders if border.trail != NONE]
    return say(
        "hellas-about-region-neighbours",
        near=names_clause(near) if near else "",
        across=names_clause(across) if across else "",
    )


def land_lines(box: Box, id: str) -> list[Message]:
    """LOH-MMAP-02"""
    land = box.lands[found([land.id for land in box.lands], id)]
    regions = names_clause([region_thing(box, region) for region in land.regions])
    lines = [
        say("hellas-about-land", name=Name("land/" + id), number=len(land.regions), regions=regions),
        say("hellas-about-land-glory"),
    ]
    for seating in box.seatings:
        if land.index in seating.warlord_without:
            lines.append(say("hellas-about-land-without", players=seating.players))
    return lines


def trail_lines(box: Box, id: str) -> list[Message]:
    trail = box.trails[found([trail.id for trail in box.trails], id)]
    regions = names_clause([region_thing(box, trail.a), region_thing(box, trail.b)])
    return [say("hellas-about-trail", name=Name(trail_thing(box, trail.index)), regions=regions)]


# ---------------------------------------------------------------- gods and heroes


def god_lines(box: Box, id: str) -> list[Message]:
    """LOH-MREG-11 to LOH-MREG-21"""
    god = box.gods[found([god.id for god in box.gods], id)]
    return [
        say(
            "hellas-about-god",
            name=Name("god/" + id),
            region=Name(region_thing(box, god.region)),
            levels=god.levels,
            spots=god.priest_spots,
        ),
        say("hellas-about-god-attribute", attribute=attribute_name(god.attribute)),
        *prayer_lines(box, "hellas-about-god-level", god.powers),
        say("hellas-about-god-artifact", artifact=Name(artifact_thing(box, god.artifact))),
    ]


def prayer_lines(box: Box, word: str, powers: list[list[Effect]]) -> list[Message]:
    """What a prayer does at each level, besides raising the attribute."""
    given = [(level, effects) for level, effects in enumerate(powers, 1) if effects]
    return [say(word, level=level, effects=CLAUSES.effects(box, effects)) for level, effects in given]


def hero_lines(box: Box, id: str) -> list[Message]:
    """LOH-MSETUP-16, LOH-MSETUP-21"""
    hero = box.heroes[found([hero.id for hero in box.heroes], id)]
    return [
        say("hellas-about-hero", name=Name("hero/" + id), colour=colour_name(hero.colour)),
        say("hellas-about-hero-bonus", effects=CLAUSES.effects(box, hero.bonus)),
        *[power_line(box, power) for power in hero.powers],
    ]


# ---------------------------------------------------------------- what every table has


def attribute_lines(box: Box, id: str) -> list[Message]:
    """LOH-MHERO-01 to LOH-MHERO-08"""
    found(ATTRIBUTES, id)
    limits = box.supplies
    return [
        say(
            "hellas-about-attribute-" + id,
            name=Name("attribute/" + id),
            least=limits.attribute_least,
            most=limits.attribute_most,
        ),
        say("hellas-about-attribute-injured"),
    ]


def army_lines(box: Box, id: str) -> list[Message]:
    colour = found(COLOURS, id)
    return [
        say(
            "hellas-about-army",
            name=Name(army_thing(colour)),
            hoplites=box.supplies.hoplites,
            priests=box.supplies.priests,
            tokens=box.supplies.control_tokens,
        )
    ]


def regular_lines(box: Box, id: str) -> list[Message]:
    return action_lines(box, "regular", id)


def special_lines(box: Box, id: str) -> list[Message]:
    return action_lines(box, "special", id)


def action_lines(box: Box, kind: str, id: str) -> list[Message]:
    thing = f"{kind}/{id}"
    found(list(names(box)), thing)
    return [say("hellas-about-" + hyphened(f"{kind}-{id}"), name=Name(thing))]


def symbol_lines(box: Box, id: str) -> list[Message]:
    """LOH-MMST-01 to LOH-MMST-05"""
    symbol = box.symbols[found([symbol.id for symbol in box.symbols], id)]
    name = Name(symbol_thing(box, symbol.index))
    if symbol.parries:
        injuries, draws = symbol.parry_injuries, symbol.parry_draws
        return [say("hellas-about-symbol-parry", name=name, injuries=injuries, draws=draws)]
    own = "yes" if symbol.own_wound else "no"
    return [say("hellas-about-symbol", name=name, own=own, any=symbol.any_wound)]


# ---------------------------------------------------------------- the end


def way_lines(box: Box, id: str) -> list[Message]:
    """A way to win, with the numbers of every table.  LOH-MVIC-01 to LOH-MVIC-05"""
    thing = way_thing(id)
    if thing not in BOARD:
        raise KeyError(id)
    numbers = {
        "favored": box.supplies.temples_to_win,
        "slayer": box.supplies.monsters_to_win,
        "king": box.supplies.countdown,
    }
    if id in numbers:
        return [say("hellas-about-way-" + id, name=Name(thing), number=numbers[id])]
    two, three, four = [box.seating(players) for players in (2, 3, 4)]
    without = names_clause([land_thing(box, land) for land in three.warlord_without])
    return [
        say(
            "hellas-about-way-warlord",
            name=Name(thing),
            two=two.warlord_lands,
            three=three.warlord_lands,
            four=four.warlord_lands,
            without=without,
        )
    ]
