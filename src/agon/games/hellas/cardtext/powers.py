"""Powers as sentences: when, on what, under which condition, and what they do."""

from agon.cards.voice import chain, worded
from agon.games.hellas.box import Box
from agon.games.hellas.box.numbers import NONE
from agon.games.hellas.box.phrases import Power
from agon.games.hellas.cardtext.clauses import CLAUSES
from agon.games.hellas.names import hyphened, regular_thing
from agon.games.hellas.schema.vocabulary import EVENTS
from agon.kernel.words import Arg, Message, Name, say


def power_line(box: Box, power: Power) -> Message:
    """A power as one sentence, said to its owner."""
    args: dict[str, Arg] = {
        "event": events_clause(power),
        "limit": power.period,
        "action": "" if power.action == NONE else Name(regular_thing(power.action)),
        "condition": "" if power.condition is None else CLAUSES.provided(box, power.condition),
        "effects": power_effects(box, power),
    }
    return worded("hellas-when-" + hyphened(power.when), args)


def power_effects(box: Box, power: Power) -> Message:
    """What it does; if its use is optional anyway, the text does not say "you may"."""
    if power.when in ("passive", "gained", "reaction"):
        return CLAUSES.effects(box, power.effects)
    return CLAUSES.chosen_effects(box, power.effects)


def events_clause(power: Power) -> Arg:
    """What a power reacts to, as it stands after "when"; empty if to nothing."""
    if not power.events:
        return ""
    said = [say(EVENTS.verbs[event.verb].says, by=event.word) for event in power.events]
    return chain("cards-join-or-when", said)
