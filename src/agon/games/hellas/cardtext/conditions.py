"""Conditions and counts as clauses: "your hero's speed is at least 2", "symbol without a wound"."""

from agon.cards.phrases import Condition, Count
from agon.games.hellas.box import Box
from agon.games.hellas.cardtext.arguments import arguments
from agon.games.hellas.cardtext.voice import YOU, Voice, chain, worded
from agon.games.hellas.schema.vocabulary import CONDITIONS, COUNTS
from agon.kernel.words import Message, say


def condition_clause(box: Box, condition: Condition, voice: Voice = YOU) -> Message:
    """What must be true, without an "if"."""
    verb = CONDITIONS.verbs[condition.verb]
    parts = [condition_clause(box, part, voice) for part in condition.parts]
    if condition.verb == "all":
        return say(verb.says, parts=chain("hellas-join-and", parts))
    if condition.verb == "any":
        return say(verb.says, parts=chain("hellas-join-or", parts))
    return worded(verb.says, arguments(box, verb.table, condition, voice))


def conditions_clause(box: Box, conditions: list[Condition], voice: Voice = YOU) -> Message:
    """All that must be true together."""
    return chain("hellas-join-and", [condition_clause(box, condition, voice) for condition in conditions])


def provided(box: Box, condition: Condition, voice: Voice = YOU) -> Message:
    """A condition with its "if"."""
    return say("hellas-clause-if", condition=after_if(box, condition, voice))


def unless(box: Box, condition: Condition, voice: Voice) -> Message:
    return say("hellas-clause-unless", condition=after_if(box, condition, voice))


def after_if(box: Box, condition: Condition, voice: Voice) -> Message:
    """A condition after an "if"; in French each part of it needs one."""
    if condition.verb not in ("all", "any"):
        return condition_clause(box, condition, voice)
    link = "hellas-join-and-if" if condition.verb == "all" else "hellas-join-or-if"
    joined = condition_clause(box, condition.parts[0], voice)
    for part in condition.parts[1:]:
        joined = say(link, first=joined, rest=condition_clause(box, part, voice))
    return say(CONDITIONS.verbs[condition.verb].says, parts=joined)


def count_clause(box: Box, count: Count, voice: Voice = YOU) -> Message:
    """What is counted, as it stands after "for each"."""
    verb = COUNTS.verbs[count.verb]
    return worded(verb.says, arguments(box, verb.table, count, voice))
