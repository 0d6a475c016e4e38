"""Conditions and counts as clauses: "you have at least 6 Aegis", "tile connected to this one"."""

from agon.cards.phrases import Condition, Count
from agon.games.hybris.box.box import Box
from agon.games.hybris.cardtext.arguments import arguments
from agon.games.hybris.cardtext.voice import YOU, Voice, chain, worded
from agon.games.hybris.cardtext.words import SEVERAL, resource_name
from agon.games.hybris.schema.vocabulary import CLASH_CONDITIONS, CONDITIONS, COUNTS, SONG_CONDITIONS
from agon.kernel.schema import Vocabulary
from agon.kernel.words import Message, say


def condition_clause(box: Box, condition: Condition, voice: Voice = YOU) -> Message:
    """What must be true, without an "if"."""
    says = CONDITIONS.named(condition.verb).says
    parts = [condition_clause(box, part, voice) for part in condition.parts]
    if condition.verb == "all":
        return say(says, parts=chain("hybris-join-and", parts))
    if condition.verb == "any":
        return say(says, parts=chain("hybris-join-or", parts))
    if condition.verb == "not":
        return say(says, parts=parts[0])
    return said_in(box, CONDITIONS, condition, voice)


def conditions_clause(box: Box, conditions: list[Condition], voice: Voice = YOU) -> Message:
    """All that must be true together."""
    return chain("hybris-join-and", [condition_clause(box, condition, voice) for condition in conditions])


def provided(box: Box, condition: Condition, voice: Voice = YOU) -> Message:
    """A condition with the word that brings it in: "if it is so", "unless it is so"."""
    if condition.verb == "not":
        return say("hybris-clause-unless", condition=after_if(box, condition.parts[0], voice))
    return say("hybris-clause-provided", condition=after_if(box, condition, voice))


def after_if(box: Box, condition: Condition, voice: Voice) -> Message:
    """A condition after an "if"; in French each part of it needs one."""
    if condition.verb not in ("all", "any"):
        return condition_clause(box, condition, voice)
    link = "hybris-join-and-if" if condition.verb == "all" else "hybris-join-or-if"
    parts = [condition_clause(box, part, voice) for part in condition.parts]
    joined = parts[0]
    for part in parts[1:]:
        joined = say(link, first=joined, rest=part)
    return say(CONDITIONS.named(condition.verb).says, parts=joined)


def song_condition_clause(box: Box, condition: Condition) -> Message:
    """What a Song asks for."""
    return said_in(box, SONG_CONDITIONS, condition, YOU)


def clash_condition_clause(box: Box, condition: Condition) -> Message:
    """What a Clash asks for."""
    return said_in(box, CLASH_CONDITIONS, condition, YOU)


def said_in(box: Box, words: Vocabulary, condition: Condition, voice: Voice) -> Message:
    verb = words.understood(box.grammar.dialects)[condition.verb]  # two modules may have a word of one name
    return worded(verb.says, arguments(box, verb.table, condition, voice))


def count_clause(box: Box, count: Count, voice: Voice = YOU) -> Message:
    """What is counted, as it stands after "for each"."""
    return counted(box, count, voice, "each", max(1, count.numbers.get("per", 0)))


def most_clause(box: Box, count: Count, voice: Voice = YOU) -> Message:
    """What is compared: "the most Aegis"."""
    return counted(box, count, voice, "most", SEVERAL)


def counted(box: Box, count: Count, voice: Voice, use: str, number: int) -> Message:
    verb = COUNTS.named(count.verb)
    args = arguments(box, verb.table, count, voice)
    args["use"] = use
    if count.verb == "held":
        args["resource"] = resource_name(count.number, number)
    return worded(verb.says, args)
