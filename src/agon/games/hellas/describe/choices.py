"""Options that effects offer: lists, powers, attributes, glory tokens, players; and to stop or to decline."""

from typing import Final

from agon.cards.speech import Stop
from agon.cards.voice import sentences
from agon.games.hellas.box.numbers import NONE
from agon.games.hellas.cardtext import CLAUSES, amounts_clause, power_line
from agon.games.hellas.cardtext.clauses import pays
from agon.games.hellas.describe.keys import Describer
from agon.games.hellas.describe.sources import source_of
from agon.games.hellas.names import (
    NOTHING,
    attribute_thing,
    hero_thing,
    land_thing,
    power_key,
    regular_thing,
)
from agon.games.hellas.rules import questions as q
from agon.games.hellas.rules.battle import questions as b
from agon.games.hellas.rules.control import controller
from agon.games.hellas.rules.effects import EFFECT
from agon.games.hellas.rules.heroes import value_of
from agon.games.hellas.rules.hunt import questions as h
from agon.games.hellas.schema.words import ATTRIBUTES
from agon.games.hellas.state import Hellas
from agon.kernel.ask import Ask, Option
from agon.kernel.words import Arg, Name, Seat, say


def branch(g: Hellas, ask: Ask, number: int) -> Option:
    """One of the lists of a choice."""
    effects = g.box.effects[number & EFFECT].branches[number >> 12]
    message = say("hellas-option-effects", effects=CLAUSES.chosen_effects(g.box, effects))
    return Option(f"choose/{(number >> 12) + 1}", message, (), ask.kind.rules)


def yes(g: Hellas, ask: Ask, number: int) -> Option:
    """To pay for something, or to take what may be taken."""
    effect = g.box.effects[number]
    source = source_of(g.box, number)
    things = (source,) if source else ()
    if effect.verb == "pay":
        amounts = amounts_clause(g.box, effect.amounts, effect.numbers.get("symbol", NONE))
        gives = CLAUSES.effects(g.box, effect.then)
        message = say("hellas-option-pay", amounts=amounts, pays=pays(effect.amounts), effects=gives)
        return Option("pay", message, things, ask.kind.rules)
    message = say("hellas-option-may", effects=CLAUSES.chosen_effects(g.box, effect.then))
    return Option("yes", message, things, ask.kind.rules)


def power(g: Hellas, ask: Ask, number: int) -> Option:
    """A power to use, or to be used first; with the action that it takes the place of."""
    found = g.box.powers[number]
    message = say(
        "hellas-option-power",
        power=Name(found.source),
        effects=CLAUSES.chosen_effects(g.box, found.effects),
        action="" if found.action == NONE else Name(regular_thing(found.action)),
    )
    return Option("use/" + power_key(g.box, number), message, (found.source,), ask.kind.rules)


def any_time(g: Hellas, ask: Ask, number: int) -> Option:
    """A power that may be used whenever its owner is asked."""
    found = g.box.powers[number]
    message = say(
        "hellas-option-any-time", power=Name(found.source), effects=CLAUSES.chosen_effects(g.box, found.effects)
    )
    return Option("use/" + power_key(g.box, number), message, (found.source,), ("LOH-MBLS-04",))


# ---------------------------------------------------------------- heroes and players


def attribute(g: Hellas, ask: Ask, number: int) -> Option:
    """An attribute of the hero, with what it is now and would be."""
    p = g.players[ask.seat]
    message = say(
        "hellas-option-" + ATTRIBUTE_USES[ask.kind.id],
        attribute=Name(attribute_thing(number)),
        value=value_of(p, number),
        level=p.attributes[number],
    )
    return Option("attribute/" + ATTRIBUTES[number], message, (attribute_thing(number),), ask.kind.rules)


ATTRIBUTE_USES: Final = {
    q.INJURED.id: "injure",
    q.HEALED.id: "heal",
    q.RAISED.id: "raise",
    q.LOWERED.id: "lower",
}


def seat(g: Hellas, ask: Ask, number: int) -> Option:
    p = g.players[number]
    hero: Arg = NOTHING if p.hero == NONE else Name(hero_thing(g.box, p.hero))
    message = say("hellas-option-seat", owner=Seat(number), hero=hero, cards=len(p.hand))
    return Option(f"seat/{number + 1}", message, (f"seat/{number}",), ask.kind.rules)


def hero(g: Hellas, ask: Ask, number: int) -> Option:
    """A hero to take, with what the hero starts with and can do."""
    found = g.box.heroes[number]
    thing = hero_thing(g.box, number)
    message = say(
        "hellas-option-hero",
        hero=Name(thing),
        bonus=CLAUSES.effects(g.box, found.bonus),
        power=sentences([power_line(g.box, power) for power in found.powers]),
    )
    return Option(thing, message, (thing,), ask.kind.rules)


def land(g: Hellas, ask: Ask, number: int) -> Option:
    """A glory token: to give up, or to take; with how many regions of its land are the player's own."""
    thing = land_thing(g.box, number)
    regions = g.box.lands[number].regions
    own = len([region for region in regions if controller(g, region) == ask.seat])
    message = say("hellas-option-land", land=Name(thing), own=own, all=len(regions))
    return Option("glory/" + g.box.lands[number].id, message, (thing,), ask.kind.rules)


# ---------------------------------------------------------------- to stop, to decline

STOPS: Final[dict[str, Stop]] = {
    q.USE_POWER.id: ("decline", "hellas-option-no-power"),
    q.MAY.id: ("decline", "hellas-option-no"),
    q.WILL_PAY.id: ("decline", "hellas-option-no-pay"),
    q.RECRUIT_AT.id: ("stop", "hellas-option-no-recruit"),
    q.EXCHANGE_CARD.id: ("stop", "hellas-option-no-exchange"),
    q.REPEAT_ACTION.id: ("decline", "hellas-option-no-repeat"),
    q.MOVE_HOPLITE.id: ("stop", "hellas-option-no-move"),
    q.BOARD.id: ("decline", "hellas-option-no-board"),
    q.USE_ARTIFACT.id: ("stop", "hellas-option-no-artifact"),
    q.MARCH_TO.id: ("stop", "hellas-option-halt"),
    q.SEND_FROM.id: ("decline", "hellas-option-no-army"),
    q.UNMARK.id: ("stop", "hellas-option-no-unmark"),
    b.BRING_FROM.id: ("stop", "hellas-option-no-bring"),
    h.DEAL_WOUND.id: ("stop", "hellas-option-no-wound"),
    h.ANSWER_ATTACK.id: ("stop", "hellas-option-no-defence"),
}
"""What it means to stop or to decline, by question: key and message."""


def stop(g: Hellas, ask: Ask, number: int) -> Option:
    """No, or no more."""
    key, message = g.book.speech.stops.get(ask.kind.id) or STOPS[ask.kind.id]
    if ask.kind.id == h.DEAL_WOUND.id:
        struck = 0 if g.hunt is None else g.hunt.struck
        return Option(key, say(message, struck=struck), (), ask.kind.rules)
    if ask.kind.id == h.ANSWER_ATTACK.id:
        played = 0 if g.hunt is None else len(g.hunt.defence)
        return Option(key, say(message, played=played, effects=undefended(g)), (), ask.kind.rules)
    return Option(key, say(message), (), ask.kind.rules)


def undefended(g: Hellas) -> Arg:
    """What the attack does that is not defended."""
    if g.hunt is None or g.hunt.attack == NONE:
        return ""
    return CLAUSES.effects(g.box, g.box.attack_card(g.hunt.attack).effects)


CHOICES: Final[dict[int, Describer]] = {
    q.BRANCH: branch,
    q.YES: yes,
    q.POWER: power,
    q.ANY_TIME: any_time,
    q.ATTRIBUTE: attribute,
    q.SEAT: seat,
    q.HERO: hero,
    q.LAND: land,
    q.STOP: stop,
}
