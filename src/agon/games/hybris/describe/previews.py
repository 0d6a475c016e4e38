"""What an option would give or cost, as parts of its message."""

from agon.cards.voice import YOU, chain, sentences
from agon.games.hybris.box.numbers import (
    AEGIS,
    DRAIN,
    FOLLOWERS,
    INFLUENCE,
    KINDNESS,
    NONE,
    PRAYERS,
    PRODUCE,
    PROPHET,
    VP,
)
from agon.games.hybris.box.phrases import Power
from agon.games.hybris.box.things import ConflictCard, Quest
from agon.games.hybris.cardtext import (
    CLAUSES,
    ON_TILE,
    action_name,
    amounts_clause,
    clash_condition_clause,
    elements_clause,
    enemy_clause,
    song_condition_clause,
)
from agon.games.hybris.names import (
    city_thing,
    location_thing,
    name_of,
    slot_thing,
    song_thing,
    technology_thing,
)
from agon.games.hybris.player import ARTWORK, IN_UNDERWORLD, RESERVE, Character
from agon.games.hybris.rules.movement import occupants
from agon.games.hybris.rules.powers import allowed, highest, modified
from agon.games.hybris.scenes import Amounts, Scene
from agon.games.hybris.state import Hybris
from agon.kernel.words import Arg, Message, Name, Seat, Several, say

# ---------------------------------------------------------------- amounts and effects


def some(amounts: Amounts) -> Arg:
    """Amounts without those of 0; empty if there is no other."""
    left = [(resource, number) for resource, number in amounts if number]
    return amounts_clause(left) if left else ""


def power_effects(g: Hybris, power: Power) -> Message:
    """What a power does, said to its owner, who is asked about it now."""
    voice = ON_TILE if power.source.startswith("technology/") else YOU
    if power.when == "once_per_age":
        return CLAUSES.chosen_effects(g.box, power.effects, voice)
    return CLAUSES.effects(g.box, power.effects, voice)


def card_facts(g: Hybris, card: int) -> Message:
    """The numbers and the Elements of a Conflict card."""
    face: ConflictCard = g.box.card(card)
    return say(
        "hybris-card-facts",
        strength=face.strength,
        cost=face.determination,
        elements=elements_clause(face.elements) if face.element_mask else "",
        effects=CLAUSES.effects(g.box, face.effects) if face.effects else "",
    )


def printed_rewards(g: Hybris, tile: int) -> Arg:
    """The points and Prayers on a Technology."""
    technology = g.box.technologies[tile]
    return some([(VP, technology.vp), (PRAYERS, technology.prayers)])


def rewards_arg(g: Hybris, tile: int) -> Message:
    """The rewards of a deployment, of which a contester who wins has one.  HYB-DEPLOY-05, HYB-DEPLOY-06"""
    technology = g.box.technologies[tile]
    printed = [(VP, technology.vp), (PRAYERS, technology.prayers)]
    rewards = [amounts_clause([reward]) for reward in printed if reward[1]]
    return chain("cards-join-or", [*rewards, say("hybris-kindness-bonuses")])


def printed_cost(g: Hybris, tile: int) -> Arg:
    technology = g.box.technologies[tile]
    return some([(AEGIS, technology.aegis), (FOLLOWERS, technology.followers)])


# ---------------------------------------------------------------- places


def place_arg(g: Hybris, character: Character) -> Arg:
    """Where a figure is."""
    if character.place >= ARTWORK:
        return Name(location_thing(g.box, character.place - ARTWORK))
    if character.place >= 0:
        slot = g.box.slots[character.place]
        if slot.city != NONE:
            return Name(city_thing(g.box, slot.city))
        return Name(location_thing(g.box, slot.location))
    if character.place == RESERVE:
        return say("hybris-in-reserve")
    if character.place == IN_UNDERWORLD:
        return say("hybris-in-underworld")
    return say("hybris-on-tile")


def slot_bonus(g: Hybris, slot: int) -> Arg:
    """The bonus of a slot of the boards."""
    bonus = g.box.slots[slot].bonus
    return CLAUSES.effects(g.box, bonus) if bonus else ""


def slot_prayers(g: Hybris, seat: int, character: int, city: int) -> int:
    """The Prayers that a City's slot would generate."""
    scene = Scene(seat)
    scene.character = character
    scene.city = city
    return highest(g, g.players[seat], "slot_prayers", g.box.cities[city].slot_prayers, scene)


def overflow(g: Hybris, prayers: int) -> int:
    """What this many more Prayers would make of the Well: 0 nothing, 1 a Follower is lost, 2 a Temple falls."""
    if not prayers:
        return 0
    return len([mark for mark in g.box.well_marks if g.well + prayers >= mark])


def holder_arg(g: Hybris, seat: int, slot: int) -> Arg:
    """Who would have to be driven from a City's slot, and whether by a Combat; nobody if slots are shared."""
    if shares(g, seat):
        return standing_arg(g, slot)
    holders: list[Arg] = [
        say(
            "hybris-will-flee" if g.players[other].characters[number].kind == PROPHET else "hybris-will-fight",
            owner=Seat(other),
            figure=name_of(g.box, g.players[other], number),
        )
        for other, number in occupants(g, slot)
    ]
    if g.kept >> slot & 1:
        holders.append(say("hybris-will-fight-enemy", enemy=Name(g.book.keeper(g, slot))))
    return Several(tuple(holders)) if holders else ""


def shares(g: Hybris, seat: int) -> bool:
    """Whether the character of this turn may stand where others do.  HYB-APPX-14"""
    scene = Scene(seat)
    scene.character = g.turn.character
    return scene.character != NONE and allowed(g, g.players[seat], "share_slot", scene) is not None


def city_facts(g: Hybris, city: int) -> Message:
    """What Influence in a City gives, as its banner says."""
    board = g.box.cities[city]
    return say(
        "hybris-city-facts",
        kindness=some([(KINDNESS, board.kindness)]),
        followers=some([(FOLLOWERS, board.followers)]),
        service=CLAUSES.effects(g.box, board.service),
    )


def standing_arg(g: Hybris, slot: int) -> Arg:
    """Who stands on a slot already."""
    names: list[Arg] = [name_of(g.box, g.players[seat], number) for seat, number in occupants(g, slot)]
    return Several(tuple(names)) if names else ""


def location_actions(g: Hybris, location: int) -> Arg:
    """The actions that a Location offers."""
    return Several(tuple(action_name(action) for action in g.box.locations[location].actions))


def slot_place(g: Hybris, slot: int) -> Message:
    """A slot with its Location; a City is its own."""
    board = g.box.slots[slot]
    if board.city != NONE:
        return say("hybris-place-city", city=Name(city_thing(g.box, board.city)))
    location = Name(location_thing(g.box, board.location))
    return say("hybris-place-slot", slot=Name(slot_thing(g.box, slot)), location=location)


# ---------------------------------------------------------------- actions and Quests


def action_gives(g: Hybris, seat: int, action: int) -> Arg:
    """What an action would give as things stand, where that can be said in a word."""
    p = g.players[seat]
    if action == DRAIN:
        worth = g.box.primordials[g.underworld[-1]].aegis + modified(g, p, "drain", Scene(seat))
        return some([(AEGIS, worth)])
    if action == INFLUENCE and g.turn.city != NONE:
        return city_facts(g, g.turn.city)
    if action == PRODUCE and g.factory.tiles[-1] != NONE:
        owner = g.factory.owners[-1]
        tile = Name(technology_thing(g.box, g.factory.tiles[-1]))
        gives: Arg = CLAUSES.effects(g.box, g.box.factory_exit) if owner != seat else ""
        return say("hybris-leaves-factory", technology=tile, owner=Seat(owner), gives=gives)
    return ""


def song_of(g: Hybris, quest: Quest) -> int:
    """The number of the Song that comes next."""
    return len(g.songs[g.quests.index(quest.index)])


def song_asks(g: Hybris, quest: Quest, number: int) -> Message:
    """A Song: its name and what it asks for."""
    asked: list[Arg] = [song_condition_clause(g.box, condition) for condition in quest.songs[number].conditions]
    song = Name(song_thing(g.box, quest.index, number))
    return say("hybris-song-asks", song=song, conditions=Several(tuple(asked)))


def song_gives(g: Hybris, quest: Quest, number: int) -> Arg:
    """What a Song gives, and the last one with it."""
    song = quest.songs[number]
    effects = [*song.reward, *quest.reward] if number == len(quest.songs) - 1 else song.reward
    return CLAUSES.effects(g.box, effects) if effects else ""


def quest_asks(g: Hybris, quest: Quest) -> Message:
    """What a Quest asks for now: the next Song of an Epic, the enemy and the conditions of a Clash."""
    if quest.songs:
        done = song_of(g, quest)
        return say("hybris-quest-epic", song=song_asks(g, quest, done), number=done + 1, songs=len(quest.songs))
    assert quest.enemy is not None
    asked = [clash_condition_clause(g.box, condition) for condition in quest.conditions]
    return say("hybris-quest-clash", enemy=enemy_clause(quest.enemy), conditions=sentences(asked))
