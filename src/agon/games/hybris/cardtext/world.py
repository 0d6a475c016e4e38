"""Boards, Cities, spaces, Links, tracks and the Well in words."""

from agon.cards.phrases import Effect
from agon.cards.voice import YOU, chain, figures_clause, series, to_do
from agon.games.hybris.box.box import Box
from agon.games.hybris.box.numbers import CONVERT, NONE
from agon.games.hybris.box.things import Conversion, Joint, Slot
from agon.games.hybris.cardtext.clauses import CLAUSES
from agon.games.hybris.cardtext.titles import workshop_letters
from agon.games.hybris.cardtext.words import (
    action_name,
    amounts_clause,
    edge_name,
    hyphened,
    type_name,
)
from agon.games.hybris.schema.words import ALL_ACTIONS
from agon.kernel.words import Message, Name, say


def found(ids: list[str], id: str) -> int:
    """The number of a thing; KeyError for what is no such thing."""
    if id not in ids:
        raise KeyError(id)
    return ids.index(id)


def named(thing: str) -> Message:
    """A name as a part of a list."""
    return say("hybris-about-named", name=Name(thing))


# ---------------------------------------------------------------- boards


def location_lines(box: Box, id: str) -> list[Message]:
    """HYB-ACT-11, HYB-ACT-13, HYB-ACT-19, HYB-ACT-20, HYB-DUEL-15"""
    location = box.locations[found([location.id for location in box.locations], id)]
    lines = [say("hybris-about-location", name=Name("location/" + id))]
    lines += [action_line(box, action) for action in location.actions]
    if CONVERT in location.actions:
        rows = [conversion_row(box, conversion) for conversion in box.conversions]
        lines.append(say("hybris-about-location-conversions", rows=series(rows)))
    slots = [
        say(
            "hybris-about-slot-brief", name=Name("slot/" + box.slots[slot].id), effects=slot_bonus(box, box.slots[slot])
        )
        for slot in location.slots
    ]
    lines.append(say("hybris-about-location-slots", slots=series(slots)))
    if location.malus:
        lines.append(say("hybris-about-location-malus", effects=CLAUSES.effects(box, location.malus)))
    if not location.prophets:
        lines.append(say("hybris-about-location-no-prophets"))
    beside = [named("location/" + box.locations[other].id) for other in location.adjacent]
    return [*lines, say("hybris-about-location-adjacent", places=chain("cards-join-and", beside))]


def action_line(box: Box, action: int) -> Message:
    """An action and what it does."""
    does = say(
        "hybris-does-" + hyphened(ALL_ACTIONS[action]),
        b=box.workshop_discounts[1],
        c=box.workshop_discounts[2],
        storage=box.storage,
        exit=CLAUSES.effects(box, box.factory_exit),
    )
    return say("hybris-action-line", action=action_name(action), does=does)


def slot_lines(box: Box, id: str) -> list[Message]:
    """HYB-ACT-11, HYB-ACT-18, HYB-WORLD-06"""
    slot = box.slots[found([slot.id for slot in box.slots], id)]
    location = Name("location/" + box.locations[slot.location].id)
    lines = [
        say("hybris-about-slot", name=Name("slot/" + id), location=location),
        say("hybris-about-slot-bonus", effects=slot_bonus(box, slot)),
    ]
    return [*lines, say("hybris-about-slot-open")] if slot.open else lines


def slot_bonus(box: Box, slot: Slot) -> Message:
    """What a slot gives; that of a City generates Prayers."""
    if slot.city == NONE:
        return CLAUSES.effects(box, slot.bonus)
    prayers = box.cities[slot.city].slot_prayers
    return say("hybris-clause-generate", form="do", number=prayers) if prayers else say("cards-nothing")


def conversion_line(box: Box, conversion: Conversion) -> Message:
    """A row of the conversion table.  HYB-OLYMPUS-02"""
    name = Name("conversion/" + conversion.id)
    return say("hybris-about-conversion", name=name, trade=trade_clause(box, conversion), limit=conversion.limit)


def conversion_row(box: Box, conversion: Conversion) -> Message:
    """A row as a part of the table."""
    cost = amounts_clause(conversion.cost)
    return say("hybris-about-conversion-row", cost=cost, effects=CLAUSES.effects(box, conversion.gives))


def trade_clause(box: Box, conversion: Conversion) -> Message:
    """What is paid, and to what end: "1 Prayer to gain 1 Victory Point"."""
    cost = amounts_clause(conversion.cost)
    return say("hybris-clause-trade", cost=cost, effects=CLAUSES.effects(box, conversion.gives, to_do(YOU)))


def conversions_lines(box: Box, id: str) -> list[Message]:
    """The table of Olympus.  HYB-OLYMPUS-01, HYB-OLYMPUS-02"""
    alone(id)
    rows = [conversion_row(box, conversion) for conversion in box.conversions]
    return [say("hybris-about-conversions", name=Name("conversions")), say("hybris-about-rows", rows=series(rows))]


# ---------------------------------------------------------------- the Forge


def workshop_lines(box: Box, id: str) -> list[Message]:
    """The Workshop, or one of its spaces.  HYB-FORGE-02, HYB-FORGE-05"""
    if not id:
        return [say("hybris-about-workshop", name=Name("workshop"), spaces=len(box.workshop_discounts))]
    space = found(workshop_letters(box), id)
    return [say("hybris-about-workshop-space", name=Name("workshop/" + id), discount=box.workshop_discounts[space])]


def factory_lines(box: Box, id: str) -> list[Message]:
    """The Factory, or one of its spaces.  HYB-FORGE-08"""
    if not id:
        exit = CLAUSES.effects(box, box.factory_exit)
        return [say("hybris-about-factory", name=Name("factory"), spaces=box.factory_spaces, exit=exit)]
    found([str(space + 1) for space in range(box.factory_spaces)], id)
    return [say("hybris-about-factory-space", name=Name("factory/" + id), last="yes" if last(box, id) else "no")]


def last(box: Box, space: str) -> bool:
    return space == str(box.factory_spaces)


def storage_lines(box: Box, id: str) -> list[Message]:
    """HYB-FORGE-11"""
    alone(id)
    return [say("hybris-about-storage", name=Name("storage"), tiles=box.storage)]


def alone(id: str) -> None:
    """There is one such thing, which has no parts."""
    if id:
        raise KeyError(id)


# ---------------------------------------------------------------- the Mortal World


def city_lines(box: Box, id: str) -> list[Message]:
    """HYB-WORLD-01, HYB-WORLD-06, HYB-WORLD-08, HYB-DEPLOY-18"""
    city = box.cities[found([city.id for city in box.cities], id)]
    lines = [
        say("hybris-about-city", name=Name("city/" + id), spaces=len(city.spaces)),
        say("hybris-about-city-slot", effects=slot_bonus(box, box.slots[city.slot])),
        say(
            "hybris-about-city-influence",
            kindness=city.kindness,
            followers=city.followers,
            service=CLAUSES.effects(box, city.service),
        ),
        say("hybris-about-city-affinity", type=type_name(city.affinity)),
    ]
    links = [
        named("link/" + link.id)
        for link in box.links
        if box.spaces[link.a].city == city.index or box.spaces[link.b].city == city.index
    ]
    return [*lines, say("hybris-about-city-links", links=chain("cards-join-and", links))] if links else lines


def space_lines(box: Box, id: str) -> list[Message]:
    """HYB-DEPLOY-23, HYB-DEPLOY-24"""
    space = box.spaces[found([space.id for space in box.spaces], id)]
    lines = [say("hybris-about-space", name=Name("space/" + id))]
    joints = [joint_clause(box, joint) for joint in space.joints]
    return [*lines, say("hybris-about-space-joints", joints=series(joints))] if joints else lines


def joint_clause(box: Box, joint: Joint) -> Message:
    space = Name("space/" + box.spaces[joint.space].id)
    if joint.link == NONE:
        return say("hybris-about-joint", edge=edge_name(joint.edge), space=space)
    return say(
        "hybris-about-joint-link",
        edge=edge_name(joint.edge),
        space=space,
        link=Name("link/" + box.links[joint.link].id),
    )


def link_lines(box: Box, id: str) -> list[Message]:
    """HYB-WORLD-02, HYB-DEPLOY-24"""
    link = box.links[found([link.id for link in box.links], id)]
    [joint] = [joint for joint in box.spaces[link.a].joints if joint.link == link.index]
    return [
        say(
            "hybris-about-link",
            name=Name("link/" + id),
            a=Name("space/" + box.spaces[link.a].id),
            a_edge=edge_name(joint.edge),
            b=Name("space/" + box.spaces[link.b].id),
            b_edge=edge_name(joint.other_edge),
        )
    ]


def well_lines(box: Box, id: str) -> list[Message]:
    """HYB-RES-04, HYB-RES-06, HYB-WELL-03, HYB-WELL-04, HYB-WELL-05"""
    alone(id)
    return [
        say("hybris-about-well", name=Name("well")),
        say("hybris-about-well-follower", mark=box.well_marks[0], below=box.well_marks[1] - 1),
        say("hybris-about-well-temple", mark=box.well_marks[1]),
    ]


# ---------------------------------------------------------------- tracks


def track_lines(box: Box, id: str) -> list[Message]:
    """HYB-RES-07, HYB-CVG-09, HYB-DEPLOY-09"""
    if id == "grandeur":
        return [say("hybris-about-track-grandeur", spaces=box.grandeur_spaces)]
    if id == "determination":
        return [say("hybris-about-track-determination", values=figures_clause(box.determination_track))]
    if id == "kindness":
        return [
            say("hybris-about-track-kindness"),
            *numbered(box, "hybris-about-track-kindness-space", box.kindness_track),
        ]
    raise KeyError(id)


def numbered(box: Box, line: str, track: list[list[Effect]]) -> list[Message]:
    """The spaces of a track, one line each."""
    return [say(line, number=index + 1, effects=CLAUSES.effects(box, step)) for index, step in enumerate(track)]
