"""Options of a turn: regular and special actions, what each would do now, and the tokens on them."""

from typing import Final

from agon.games.hellas.box.numbers import (
    BUILD_MONUMENT,
    BUILD_TEMPLE,
    HERO_MOVEMENT,
    HOPLITE_MOVEMENT,
    HUNT,
    LEADERSHIP,
    MARCH,
    NONE,
    PRAYER,
    RECRUIT,
    SPEED,
    STRENGTH,
    USURP,
)
from agon.games.hellas.cardtext import names_clause, power_line
from agon.games.hellas.describe.facts import in_region
from agon.games.hellas.describe.keys import Describer
from agon.games.hellas.names import (
    NOTHING,
    artifact_thing,
    hero_thing,
    monster_thing,
    power_key,
    quest_thing,
    region_thing,
    regular_thing,
    special_thing,
)
from agon.games.hellas.player import Player
from agon.games.hellas.rules import questions as q
from agon.games.hellas.rules.armies import supply
from agon.games.hellas.rules.cards import hand_limit
from agon.games.hellas.rules.control import temples_of
from agon.games.hellas.rules.heroes import injured, value_of
from agon.games.hellas.rules.hunt.hunt import huntable
from agon.games.hellas.rules.march import march_starts
from agon.games.hellas.rules.powers import timed
from agon.games.hellas.rules.special_actions import DRAW, HEAL, LEVY, recruit_room
from agon.games.hellas.rules.temples import temple_sites
from agon.games.hellas.schema.words import SPECIAL_ACTIONS
from agon.games.hellas.state import Hellas
from agon.kernel.ask import Ask, Option
from agon.kernel.words import Arg, Name, say

# ---------------------------------------------------------------- regular actions


def regular(g: Hellas, ask: Ask, number: int) -> Option:
    """A regular action, with what it would allow now."""
    p = g.players[ask.seat]
    thing = regular_thing(number)
    message = say("hellas-option-regular", action=Name(thing), gives=regular_gives(g, p, number))
    return Option(thing, message, (thing,), g.book.regular[number].rules)


def regular_gives(g: Hellas, p: Player, number: int) -> Arg:
    if number == HOPLITE_MOVEMENT:
        return say("hellas-gives-hoplite-movement", number=value_of(p, LEADERSHIP))
    if number == HERO_MOVEMENT:
        if p.quest != NONE:
            return say("hellas-gives-quest-step", quest=Name(quest_thing(g.box, p.quest)), step=p.quest_step + 2)
        return say("hellas-gives-hero-movement", number=value_of(p, SPEED))
    if number == PRAYER:
        return say("hellas-gives-prayer", number=p.pool)
    charged = [artifact_thing(g.box, source.artifact) for source in timed(g, p, "use")]
    return names_clause(charged)


def go_on(g: Hellas, ask: Ask, number: int) -> Option:
    """To the special action, or to the next player; or without a special action that was granted."""
    if ask.kind.id == q.SPECIAL_ACTION.id:
        return Option("decline", say("hellas-option-no-special"), (), ("LOH-MTURN-02",))
    ends = ask.kind.id == q.END_OF_TURN.id
    message = say("hellas-option-end-turn" if ends else "hellas-option-go-on")
    return Option("end" if ends else "go-on", message, (), ("LOH-MTURN-05",) if ends else ("LOH-MTURN-02",))


# ---------------------------------------------------------------- special actions


def special(g: Hellas, ask: Ask, number: int) -> Option:
    """A special action, with what it would do now."""
    thing = special_thing(g.book, number)
    gives = special_gives(g, g.players[ask.seat], number)
    message = say("hellas-option-special", action=Name(thing), gives=gives)
    return Option(thing, message, (thing,), g.book.special[number].rules)


def special_gives(g: Hellas, p: Player, number: int) -> Arg:
    """What a special action would do now; empty where that is clear."""
    if number == RECRUIT:
        room = recruit_room(g, p)
        regions = names_clause([region_thing(g.box, region) for region in room])
        return say("hellas-gives-recruit", number=sum(room.values()), regions=regions)
    if number == MARCH:
        return say(
            "hellas-gives-march", regions=names_clause([region_thing(g.box, start) for start in march_starts(g, p)])
        )
    if number == BUILD_TEMPLE:
        regions = names_clause([region_thing(g.box, region) for region in temple_sites(g, p)], "cards-join-or")
        return say("hellas-gives-temple", regions=regions, left=g.temples_left)
    if number == USURP:
        return say("hellas-gives-usurp", region=in_region(g, p.region))
    if number == HUNT:
        monsters = names_clause([monster_thing(g.box, monster) for monster in huntable(g, p)], "cards-join-or")
        return say("hellas-gives-hunt", monsters=monsters, number=value_of(p, STRENGTH))
    if number == BUILD_MONUMENT and special_thing(g.book, number) == "special/pass":
        return say("hellas-gives-pass")
    if number == BUILD_MONUMENT:
        return say("hellas-gives-monument", number=temples_of(g, p.seat))
    return say("hellas-gives-prepare")


def preparation(g: Hellas, ask: Ask, number: int) -> Option:
    """One of the three things that Prepare can do."""
    p = g.players[ask.seat]
    word = PREPARATIONS[number]
    region = NOTHING if p.region == NONE else Name(region_thing(g.box, p.region))
    colour = NONE if p.region == NONE else g.book.replaceable.prepare_colour(g, p, p.region)
    message = say(
        "hellas-option-prepare-" + word,
        hero=Name(hero_thing(g.box, p.hero)),
        injuries=len(injured(p)),
        hand=len(p.hand),
        limit=hand_limit(g, p),
        region=region,
        supply=0 if colour == NONE else supply(g, colour),
    )
    return Option("prepare/" + word, message, (), ("LOH-MSPEC-13",))


PREPARATIONS: Final = {HEAL: "heal", DRAW: "draw", LEVY: "recruit"}


# ---------------------------------------------------------------- tokens on actions and cards


def marked(g: Hellas, ask: Ask, number: int) -> Option:
    """A special action with a used action token: to take it off, or to repeat the action."""
    thing = special_thing(g.book, number)
    if ask.kind.id == q.REPEAT_ACTION.id:
        gives = special_gives(g, g.players[ask.seat], number)
        message = say("hellas-option-repeat", action=Name(thing), gives=gives)
        return Option("repeat/" + SPECIAL_ACTIONS[number], message, (thing,), ask.kind.rules)
    message = say("hellas-option-unmark", thing=Name(thing))
    return Option("unmark/" + SPECIAL_ACTIONS[number], message, (thing,), ask.kind.rules)


def marked_power(g: Hellas, ask: Ask, number: int) -> Option:
    """A card with a used action token."""
    found = g.box.powers[number]
    message = say("hellas-option-unmark-card", thing=Name(found.source), power=power_line(g.box, found))
    return Option("unmark/" + power_key(g.box, number), message, (found.source,), ask.kind.rules)


ACTIONS: Final[dict[int, Describer]] = {
    q.REGULAR: regular,
    q.GO_ON: go_on,
    q.SPECIAL: special,
    q.OPTION: preparation,
    q.MARKED: marked,
    q.MARKED_POWER: marked_power,
}
