"""Options of a turn and of the phases before it: Pillars, tokens, activations, slots, actions, powers."""

from typing import Final

from agon.cards.phrases import Effect
from agon.games.hybris.box.numbers import AEGIS, NONE, OLYMPIAN
from agon.games.hybris.cardtext import CLAUSES, action_line
from agon.games.hybris.describe.idle import warning
from agon.games.hybris.describe.previews import (
    action_gives,
    city_facts,
    holder_arg,
    location_actions,
    overflow,
    power_effects,
    slot_bonus,
    slot_prayers,
    some,
    standing_arg,
)
from agon.games.hybris.names import (
    NOTHING,
    city_thing,
    location_thing,
    name_of,
    pillar_thing,
    place,
    power_key,
    premonition_thing,
    slot_thing,
    thing_of,
)
from agon.games.hybris.player import BONUS_TOKEN
from agon.games.hybris.rules import questions as q
from agon.games.hybris.rules.movement import activation_cost
from agon.games.hybris.rules.pillars import unresolved
from agon.games.hybris.schema.words import ALL_ACTIONS
from agon.games.hybris.speech import Describer
from agon.games.hybris.state import Hybris
from agon.kernel.ask import Ask, Option
from agon.kernel.words import Arg, Name, say

# ---------------------------------------------------------------- Pillars and tokens


def pillar(g: Hybris, ask: Ask, number: int) -> Option:
    """A Pillar to choose, with both halves; or the upper half of the player's own, to be used."""
    card = g.box.pillars[number]
    thing = pillar_thing(g.box, number)
    if ask.kind is q.USE_UPPER:
        message = say("hybris-option-upper", pillar=Name(thing), upper=CLAUSES.effects(g.box, card.upper))
        return Option("use/" + thing, message, (thing,), ("HYB-ACT-22",))
    message = say(
        "hybris-option-pillar",
        pillar=Name(thing),
        number=card.number,
        upper=CLAUSES.effects(g.box, card.upper),
        lower=CLAUSES.effects(g.box, card.lower),
        prayer=g.pillar_prayers >> number & 1,
    )
    return Option(thing, message, (thing,), ("HYB-PILLAR-01", "HYB-PILLAR-02", "HYB-PILLAR-04"))


def resolve_pillar(g: Hybris, ask: Ask, number: int) -> Option:
    """One of the player's Pillars, with what it gives to oneself and to the others."""
    p = g.players[ask.seat]
    pillar = p.pillars[number]
    thing = pillar_thing(g.box, pillar)
    message = say(
        "hybris-option-resolve-pillar",
        pillar=Name(thing),
        upper=effects_or_none(g, g.box.pillars[pillar].upper if pillar in p.uppers else []),
        lower=effects_or_none(g, g.box.pillars[pillar].lower if pillar in p.lowers else []),
    )
    key = "resolve/pillar" if len(p.pillars) == 1 else "resolve/" + thing
    return Option(key, message, (thing,), ("HYB-ACT-21", "HYB-ACT-22", "HYB-ACT-23"))


def effects_or_none(g: Hybris, effects: list[Effect]) -> Arg:
    """What effects do; empty where there are none."""
    return CLAUSES.effects(g.box, effects) if effects else ""


def token(g: Hybris, ask: Ask, number: int) -> Option:
    """A Location token, with the actions it leads to, and a warning where none of them would be possible."""
    thing = location_thing(g.box, number)
    planned = ask.kind is q.PLAN  # the option to lay none says for whom
    idle = warning(g, g.players[ask.seat], q.number_of(ask.options[0]), number) if planned else ""
    message = say("hybris-option-token", location=Name(thing), actions=location_actions(g, number), idle=idle)
    things = (place(ask.seat, f"token/{g.box.locations[number].id}"), thing)
    return Option("token/" + g.box.locations[number].id, message, things, ("HYB-PLAN-01", "HYB-PLAN-02"))


def bonus_token(g: Hybris, ask: Ask, number: int) -> Option:
    message = say("hybris-option-bonus-token", left=g.players[ask.seat].bonus_tokens)
    return Option("token/bonus", message, (place(ask.seat, "token/bonus"),), ("HYB-PLAN-07",))


def no_token(g: Hybris, ask: Ask, number: int) -> Option:
    return Option("token/none", say("hybris-option-no-token"), (), ("HYB-PLAN-04",))


# ---------------------------------------------------------------- activating, passing


def activate(g: Hybris, ask: Ask, number: int) -> Option:
    """A character of the player's own, with where its token leads."""
    p = g.players[ask.seat]
    figure = p.characters[number]
    thing = thing_of(g.box, p, number)
    message = say(
        "hybris-option-activate",
        figure=name_of(g.box, p, number),
        leads=token_arg(g, figure.token) if figure.kind != OLYMPIAN else say("hybris-leads-anywhere"),
        cost=some([(AEGIS, activation_cost(g, p, number))]),
    )
    rules = ("HYB-ACT-03", "HYB-ACT-07") if figure.kind == OLYMPIAN else ("HYB-ACT-04", "HYB-ACT-06", "HYB-ACT-08")
    return Option("activate/" + thing, message, (thing,), rules)


def token_arg(g: Hybris, token: int) -> Arg:
    """Where a token leads."""
    if token == NONE:
        return NOTHING
    if token == BONUS_TOKEN:
        return say("hybris-leads-anywhere")
    return Name(location_thing(g.box, g.box.location_tokens[token]))


def pass_turn(g: Hybris, ask: Ask, number: int) -> Option:
    """Passing, with what the others would get of an unresolved Pillar."""
    p = g.players[ask.seat]
    lower = [effect for pillar in unresolved(p) if pillar in p.lowers for effect in g.box.pillars[pillar].lower]
    left = [figure for figure in p.characters if figure.token != NONE and not figure.activated]
    message = say("hybris-option-pass", lower=effects_or_none(g, lower), left=len(left))
    return Option("pass", message, (f"seat/{ask.seat}",), ("HYB-PASS-01", "HYB-PASS-03", "HYB-PASS-04"))


def location(g: Hybris, ask: Ask, number: int) -> Option:
    """A Location to go to, with its actions."""
    thing = location_thing(g.box, number)
    message = say("hybris-option-go", location=Name(thing), actions=location_actions(g, number))
    return Option("go/" + g.box.locations[number].id, message, (thing,), ("HYB-ACT-09", "HYB-ACT-10", "HYB-ACT-14"))


def slot(g: Hybris, ask: Ask, number: int) -> Option:
    """A slot with its bonus; a City's slot with what Influence gives there and who must leave it."""
    thing = slot_thing(g.box, number)
    city = g.box.slots[number].city
    if city == NONE:
        message = say(
            "hybris-option-slot", slot=Name(thing), bonus=slot_bonus(g, number), others=standing_arg(g, number)
        )
        return Option(thing, message, (thing,), ("HYB-ACT-11", "HYB-ACT-18"))
    prayers = slot_prayers(g, ask.seat, g.turn.character, city)
    message = say(
        "hybris-option-city-slot",
        city=Name(city_thing(g.box, city)),
        facts=city_facts(g, city),
        prayers=prayers,
        overflow=overflow(g, prayers),
        holder=holder_arg(g, ask.seat, number),
    )
    things = (thing, city_thing(g.box, city))
    return Option(thing, message, things, ("HYB-ACT-15", "HYB-WORLD-03", "HYB-WORLD-06"))


# ---------------------------------------------------------------- acting


def action(g: Hybris, ask: Ask, number: int) -> Option:
    """An action of the Location, or one that an effect grants."""
    rules = ("HYB-CORE-05",) if ask.kind is q.WILL_ACT else ("HYB-ACT-20",)
    message = say("hybris-option-action", action=action_line(g.box, number), gives=action_gives(g, ask.seat, number))
    things = () if g.turn.location == NONE else (location_thing(g.box, g.turn.location),)
    return Option("action/" + ALL_ACTIONS[number], message, things, rules)


def premonition(g: Hybris, ask: Ask, number: int) -> Option:
    """A Premonition to complete, or one to lose."""
    card = g.box.premonitions[number]
    thing = premonition_thing(g.box, number)
    losing = ask.kind is q.LOSE_PREMONITION
    message = say(
        "hybris-option-lose-premonition" if losing else "hybris-option-complete",
        premonition=Name(thing),
        place=Name(g.box.place_thing(card.place)),
        conditions=CLAUSES.conditions(g.box, card.conditions),
        reward=CLAUSES.effects(g.box, card.reward),
    )
    key = thing if losing else "complete/" + card.id
    return Option(key, message, (place(ask.seat, thing),), ask.kind.rules if losing else ("HYB-PREM-02", "HYB-PREM-03"))


def power(g: Hybris, ask: Ask, number: int) -> Option:
    """A power to use, or to be used first."""
    found = g.box.powers[number]
    message = say("hybris-option-power", power=Name(found.source), effects=power_effects(g, found))
    rules = ask.kind.rules if ask.kind in (q.CHOOSE_POWER, q.USE_POWER) else ("HYB-TECH-08",)
    return Option("use/" + power_key(g.box, found), message, (found.source,), rules)


TURN: Final[dict[int, Describer]] = {
    q.PILLAR: pillar,
    q.RESOLVE_PILLAR: resolve_pillar,
    q.TOKEN: token,
    q.BONUS: bonus_token,
    q.NO_TOKEN: no_token,
    q.ACTIVATE: activate,
    q.PASS: pass_turn,
    q.LOCATION: location,
    q.SLOT: slot,
    q.ACTION: action,
    q.PREMONITION: premonition,
    q.POWER: power,
}
