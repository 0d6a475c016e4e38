"""Powers as sentences: when, on what, under which condition, and what they do."""

from typing import Final

from agon.cards.phrases import Phrase
from agon.cards.voice import YOU, Voice, chain, of_another, worded
from agon.games.hybris.box.box import Box
from agon.games.hybris.box.phrases import OWN_TURN, Power
from agon.games.hybris.cardtext.arguments import arguments
from agon.games.hybris.cardtext.clauses import CLAUSES, ON_TILE
from agon.games.hybris.cardtext.words import hyphened, own_character_name
from agon.games.hybris.schema.vocabulary import EVENTS
from agon.kernel.words import Arg, Message, say

IN_PERSON: Final = ["owner", "table"]
"""Whose powers are told to the reader; those of the table name their own players."""


def power_line(box: Box, power: Power) -> Message:
    """A power as one sentence, said to its owner."""
    voice = voice_of(power)
    args: dict[str, Arg] = {
        "event": event_clause(box, power.events[0], voice) if power.events else "",
        "turn": turn_of(power),
        "limit": power.limit,
        "ages": chain("cards-join-and", [say("cards-figure", number=age) for age in power.ages]) if power.ages else "",
        "ages_number": len(power.ages),
        "condition": condition_of(box, power, voice),
        "effects": power_effects(box, power, voice),
    }
    return worded("hybris-when-" + hyphened(power.when), args)


def voice_of(power: Power) -> Voice:
    voice = ON_TILE if power.source.startswith("technology/") else YOU
    return voice if power.who in IN_PERSON else of_another(voice)


def condition_of(box: Box, power: Power, voice: Voice) -> Arg:
    """A condition of the owner's, or for something that lasts; that of another player follows what they do."""
    if power.condition is None or (power.who not in IN_PERSON and power.when != "passive"):
        return ""
    return CLAUSES.provided(box, power.condition, voice)


def power_effects(box: Box, power: Power, voice: Voice) -> Message:
    """What it does, and who does it where that is not its owner."""
    if power.who in IN_PERSON:
        if power.when == "once_per_age":
            return CLAUSES.chosen_effects(box, power.effects, voice)
        return CLAUSES.effects(box, power.effects, voice)
    effects = CLAUSES.effects(box, power.effects, voice)
    if power.when == "passive":
        return say("hybris-who-everybody", effects=effects)
    if CLAUSES.mood(power.effects[0]).inside != "another":
        effects = say("hybris-who-" + power.who, effects=effects)
    if power.condition is None:
        return effects
    return say("hybris-who-if", effects=effects, condition=CLAUSES.provided(box, power.condition, voice))


def turn_of(power: Power) -> str:
    """When a power that is used once in an Age can be used: on the player's turn, on an event, or both."""
    if not power.events:
        return "own"
    return "both" if power.timing == OWN_TURN else "event"


def event_clause(box: Box, event: Phrase, voice: Voice) -> Message:
    """What a power reacts to: "another player performs Drain"."""
    word = EVENTS.named(event.verb)
    args = arguments(box, word.table, event, voice)
    args["by"] = event.word
    args["own_character"] = own_character_name(event.words.get("character", ""))
    return worded(word.says, args)
