"""The campaign in words: its questions and options."""

from agon.cards.speech import Speech
from agon.games.hellas.cardtext import names_clause
from agon.games.hellas.names import god_thing, land_thing, region_thing
from agon.games.hellas.persian_invasion import questions as d
from agon.games.hellas.persian_invasion.attitudes import ally_regions
from agon.games.hellas.rules import questions as q
from agon.games.hellas.rules.armies import army
from agon.games.hellas.rules.questions import number_of
from agon.games.hellas.scenes import PERSIANS
from agon.games.hellas.state import Hellas
from agon.kernel.ask import Ask, Option
from agon.kernel.words import Message, Name, say

# ---------------------------------------------------------------- options


def win_over(g: Hellas, ask: Ask, number: int) -> Option:
    """The yellow tokens of a land become blue."""
    regions = names_clause([region_thing(g.box, region) for region in ally_regions(g, number)])
    thing = land_thing(g.box, number)
    message = say("hellas-option-win-over", land=Name(thing), regions=regions)
    return Option("win-over/" + g.box.lands[number].id, message, (thing,), ask.kind.rules)


def remove_spy(g: Hellas, ask: Ask, number: int) -> Option:
    thing = region_thing(g.box, number)
    message = say("hellas-option-remove-spy", region=Name(thing))
    return Option("spy/" + g.box.regions[number].id, message, (thing,), ask.kind.rules)


def move_hero(g: Hellas, ask: Ask, number: int) -> Option:
    return Option("move", say("hellas-option-move-hero"), (), ask.kind.rules)


def persian_hoplites(g: Hellas, ask: Ask, number: int) -> Option:
    thing = region_thing(g.box, number)
    message = say("hellas-option-persian-hoplites", region=Name(thing), number=army(g, number, PERSIANS))
    return Option("drive-out/hoplites", message, (thing,), ask.kind.rules)


def persian_token(g: Hellas, ask: Ask, number: int) -> Option:
    thing = region_thing(g.box, number)
    return Option("drive-out/token", say("hellas-option-persian-token", region=Name(thing)), (thing,), ask.kind.rules)


def destroyed(g: Hellas, ask: Ask, number: int) -> Option:
    """A monument that loses a level."""
    found, thing = g.box.gods[number], god_thing(g.box, number)
    level = g.monuments[number].level
    message = say("hellas-option-destroyed", god=Name(thing), level=level, levels=found.levels)
    return Option(thing, message, (thing, region_thing(g.box, found.region)), ask.kind.rules)


# ---------------------------------------------------------------- questions


def spoils(g: Hellas, ask: Ask) -> Message:
    return say(ask.kind.id, region=Name(region_thing(g.box, number_of(ask.options[0]))))


def unrest(g: Hellas, ask: Ask) -> Message:
    land = g.box.regions[number_of(ask.options[0]) >> 4].land
    return say(ask.kind.id, land=Name(land_thing(g.box, land)))


def replace_tokens(g: Hellas, ask: Ask) -> Message:
    return say(ask.kind.id, land=Name(land_thing(g.box, number_of(ask.options[0]))))


def speech() -> Speech[Hellas]:
    said: Speech[Hellas] = Speech()
    said.options = {
        d.WIN_OVER: win_over,
        d.REMOVE_SPY: remove_spy,
        d.MOVE_HERO: move_hero,
        d.PERSIAN_HOPLITES: persian_hoplites,
        d.PERSIAN_TOKEN: persian_token,
    }
    said.in_question = {(d.DESTROYED.id, q.GOD): destroyed}
    said.questions = {d.REPLACE_TOKENS.id: replace_tokens, d.UNREST.id: unrest, d.SPOILS.id: spoils}
    said.stops = {d.REPLACE_TOKENS.id: ("decline", "hellas-option-keep-tokens")}
    return said
