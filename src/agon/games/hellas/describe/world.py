"""Options on the map: regions, hoplites, armies, battles, monuments, quests."""

from typing import Final

from agon.games.hellas.box.numbers import NONE
from agon.games.hellas.cardtext import CLAUSES, step_clause
from agon.games.hellas.describe.facts import arrival, region_facts
from agon.games.hellas.describe.keys import Describer, hoplite_key
from agon.games.hellas.names import (
    NOTHING,
    attribute_name,
    colour_name,
    commander_arg,
    god_thing,
    hero_thing,
    hoplites_arg,
    quest_thing,
    region_thing,
)
from agon.games.hellas.rules import questions as q
from agon.games.hellas.rules.armies import army, commanders_in, movable, standing
from agon.games.hellas.rules.battle import questions as b
from agon.games.hellas.rules.control import temples_of
from agon.games.hellas.schema.words import COLOURS
from agon.games.hellas.state import Hellas
from agon.kernel.ask import Ask, Option
from agon.kernel.words import Arg, Message, Name, Seat, say

# ---------------------------------------------------------------- regions


def region(g: Hellas, ask: Ask, number: int) -> Option:
    """A region, with what going, beginning or building there would mean."""
    thing = region_thing(g.box, number)
    return Option(thing, region_message(g, ask, number), (thing,), ask.kind.rules)


def region_message(g: Hellas, ask: Ask, number: int) -> Message:
    name = Name(region_thing(g.box, number))
    if ask.kind.id in STARTS:
        return say("hellas-option-from", region=name, number=sum(movable(g, number, ask.seat)))
    if ask.kind.id == q.MARCH_TO.id:
        coming = 0 if g.march is None else sum(g.march.army)
        return say("hellas-option-march-to", region=name, arrival=arrival(g, ask.seat, number, coming))
    if ask.kind.id == q.TEMPLE_AT.id:
        return say(
            "hellas-option-temple",
            region=name,
            oracle="yes" if number == g.box.oracle else "no",
            draft=draft_follows(g, number),
            temples=temples_of(g, ask.seat) + 1,
            needed=g.box.supplies.temples_to_win,
        )
    if ask.kind.id == q.START_REGION.id:
        weak = g.box.regions[number].population <= g.box.supplies.starting_control
        control = "yes" if weak else "no"
        return say("hellas-option-start", region=name, control=control, facts=region_facts(g, ask.seat, number))
    here = "yes" if g.players[ask.seat].region == number else "no"
    return say("hellas-option-region", region=name, here=here, facts=region_facts(g, ask.seat, number))


STARTS: Final = (q.MARCH_FROM.id, q.SEND_FROM.id)


def draft_follows(g: Hellas, region: int) -> str:
    """What the temple card says of the next temple: a blessing draft, the reward of the oracle, or nothing."""
    if g.temple_card == NONE:
        return "none"
    if region == g.box.oracle:
        return "oracle"
    built = g.box.seating(len(g.players)).temples - g.temples_left
    return "draft" if built + 1 in g.box.temple_cards[g.temple_card].drafts else "none"


# ---------------------------------------------------------------- hoplites


def move(g: Hellas, ask: Ask, number: int) -> Option:
    """One hoplite from region to region, with what would come of it."""
    start, goal, colour = number >> 7, number >> 2 & 0x1F, number & 0x3
    things = (region_thing(g.box, start), region_thing(g.box, goal))
    message = say(
        "hellas-option-move",
        start=Name(things[0]),
        goal=Name(things[1]),
        colour=colour_name(colour),
        arrival=arrival(g, ask.seat, goal, 1),
    )
    key = f"move/{hoplite_key(g, start, colour)}/{g.box.regions[goal].id}"
    return Option(key, message, things, ("LOH-MREG-01", "LOH-MREG-02"))


def fortify(g: Hellas, ask: Ask, number: int) -> Option:
    return into_city(g, "fortify", number)


def unfortify(g: Hellas, ask: Ask, number: int) -> Option:
    return into_city(g, "unfortify", number)


def into_city(g: Hellas, word: str, number: int) -> Option:
    """A hoplite goes into a city, or out of it."""
    where, colour = number >> 4, number & 0xF
    thing = region_thing(g.box, where)
    message = say(f"hellas-option-{word}", region=Name(thing), colour=colour_name(colour))
    return Option(f"{word}/{hoplite_key(g, where, colour)}", message, (thing,), ("LOH-MREG-03", "LOH-MREG-04"))


def place(g: Hellas, ask: Ask, number: int) -> Option:
    return recruited(g, ask, number, "place")


def place_fortified(g: Hellas, ask: Ask, number: int) -> Option:
    return recruited(g, ask, number, "fortified")


def recruited(g: Hellas, ask: Ask, number: int, word: str) -> Option:
    """Recruited hoplites, in the open or one of them in the city, with what stands there."""
    region, count = number & 0xFF, (number >> 8) + 1
    thing = region_thing(g.box, region)
    message = say(
        f"hellas-option-recruit-{word}",
        region=Name(thing),
        number=count,
        here=army(g, region, ask.seat),
        arrival=arrival(g, ask.seat, region, count),
    )
    return Option(f"recruit/{g.box.regions[region].id}/{word}/{count}", message, (thing,), ask.kind.rules)


def place_all(g: Hellas, ask: Ask, number: int) -> Option:
    return Option("recruit/all/place", say("hellas-option-recruit-all-place"), (), ask.kind.rules)


def place_all_fortified(g: Hellas, ask: Ask, number: int) -> Option:
    return Option("recruit/all/fortified", say("hellas-option-recruit-all-fortified"), (), ask.kind.rules)


def hoplite(g: Hellas, ask: Ask, number: int) -> Option:
    """A hoplite of a colour in a region: to be lost, or to go."""
    where, colour = number >> 4, number & 0xF
    thing = region_thing(g.box, where)
    word = "send" if ask.kind.id == q.SEND_ONE.id else "lose"
    message = say(
        f"hellas-option-hoplite-{word}",
        region=Name(thing),
        colour=colour_name(colour),
        number=standing(g, where, colour),
    )
    return Option(f"{word}/{hoplite_key(g, where, colour)}", message, (thing,), ask.kind.rules)


def troop(g: Hellas, ask: Ask, number: int) -> Option:
    """How many of a colour go."""
    colour, count = number >> 8, number & 0xFF
    start = NONE if g.march is None else g.march.start
    left = 0 if start == NONE else movable(g, start, ask.seat)[colour] - count
    message = say("hellas-option-army", hoplites=hoplites_arg(count, colour), number=count, left=left)
    things = () if start == NONE else (region_thing(g.box, start),)
    return Option(f"army/{COLOURS[colour]}/{count}", message, things, ask.kind.rules)


def bring(g: Hellas, ask: Ask, number: int) -> Option:
    """Hoplites of a neighbouring region that come into the battle."""
    start, colour, count = number >> 8, number >> 4 & 0xF, number & 0xF
    thing = region_thing(g.box, start)
    left = movable(g, start, ask.seat)[colour] - count
    message = say("hellas-option-bring", region=Name(thing), hoplites=hoplites_arg(count, colour), left=left)
    return Option(f"bring/{hoplite_key(g, start, colour)}/{count}", message, (thing,), ask.kind.rules)


def victim(g: Hellas, ask: Ask, number: int) -> Option:
    """Whose hoplite is killed."""
    where, seat = number >> 4, number & 0xF
    thing = region_thing(g.box, where)
    message = say("hellas-option-victim", owner=Seat(seat), region=Name(thing), number=army(g, where, seat))
    return Option(f"kill/{g.box.regions[where].id}/{seat + 1}", message, (thing,), ask.kind.rules)


# ---------------------------------------------------------------- battles, monuments, quests


def battle(g: Hellas, ask: Ask, number: int) -> Option:
    """A battle that is due: the enemy, and both numbers."""
    thing = region_thing(g.box, number)
    enemies = [commander for commander in commanders_in(g, number) if commander != ask.seat]
    enemy = enemies[0] if enemies else NONE
    message = say(
        "hellas-option-battle",
        region=Name(thing),
        rival=commander_arg(enemy),
        own=army(g, number, ask.seat),
        number=0 if enemy == NONE else army(g, number, enemy),
    )
    return Option("battle/" + g.box.regions[number].id, message, (thing,), ask.kind.rules)


def god(g: Hellas, ask: Ask, number: int) -> Option:
    """A monument: to pray at, or to raise."""
    found, monument = g.box.gods[number], g.monuments[number]
    thing = god_thing(g.box, number)
    things = (thing, region_thing(g.box, found.region))
    if ask.kind.id == q.PRAY.id:
        level = g.players[ask.seat].attributes[found.attribute]
        message = say(
            "hellas-option-pray",
            god=Name(thing),
            attribute=attribute_name(found.attribute),
            value=level,
            most="yes" if level >= g.box.supplies.attribute_most else "no",
            effects=prayer(g, number),
            room=found.priest_spots - len(monument.priests),
        )
        return Option(thing, message, things, ask.kind.rules)
    message = say("hellas-option-monument", god=Name(thing), level=monument.level, levels=found.levels)
    return Option(thing, message, things, ask.kind.rules)


def prayer(g: Hellas, god: int) -> Arg:
    """What a prayer does besides raising the attribute; empty at the first level."""
    effects = g.book.replaceable.prayer_power(g, god)
    return CLAUSES.effects(g.box, effects) if effects else ""


def quest(g: Hellas, ask: Ask, number: int) -> Option:
    """A quest to board at one of its steps."""
    index, step = number >> 4, number & 0xF
    found = g.box.quests[index]
    thing = quest_thing(g.box, index)
    last = step == len(found.steps) - 1
    hero = g.players[ask.seat].hero
    message = say(
        "hellas-option-board",
        quest=Name(thing),
        number=step + 1,
        hero=NOTHING if hero == NONE else Name(hero_thing(g.box, hero)),
        asks=step_clause(g.box, found, step),
        last="yes" if last else "no",
    )
    return Option(f"board/{found.id}/{step + 1}", message, (thing,), ask.kind.rules)


WORLD: Final[dict[int, Describer]] = {
    q.REGION: region,
    q.MOVE: move,
    q.FORTIFY: fortify,
    q.UNFORTIFY: unfortify,
    q.PLACE: place,
    q.PLACE_FORTIFIED: place_fortified,
    q.PLACE_ALL: place_all,
    q.PLACE_ALL_FORTIFIED: place_all_fortified,
    q.COLOUR: hoplite,
    q.ARMY: troop,
    q.BATTLE: battle,
    q.GOD: god,
    q.QUEST: quest,
    b.BRING: bring,
    b.VICTIM: victim,
}
