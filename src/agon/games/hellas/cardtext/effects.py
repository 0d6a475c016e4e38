"""Effects as clauses: a list becomes "take 1 injury, then discard 1 combat card"."""

from typing import Final

from agon.cards.phrases import Effect
from agon.games.hellas.box import Box
from agon.games.hellas.box.numbers import INJURIES
from agon.games.hellas.cardtext.arguments import arguments
from agon.games.hellas.cardtext.conditions import count_clause, provided, unless
from agon.games.hellas.cardtext.voice import YOU, Voice, chain, of_another, of_hunter, to_do, worded
from agon.games.hellas.schema.vocabulary import CAMPAIGN_VERBS, MODIFIERS, VERBS
from agon.kernel.words import Arg, Message, say

FIRST: Final = "yes"
"""The first verb of a list that is carried out because its player wants to: "pay", where elsewhere "you may pay"."""
LATER: Final = "no"

TO_ANOTHER: Final = ["rival", "controller", "heroes"]
"""The verbs whose effects are somebody else's."""
STATEMENTS: Final = ["modify", "forbid", "restore", "end_hunt", "card_value", *CAMPAIGN_VERBS]
"""The verbs that say what is so, whoever carries them out, and not what somebody does."""
SENTENCES: Final = [*TO_ANOTHER, "choose", "pay", "may", "if"]
"""The verbs that, said to the reader, have a subject or commas of their own; a semicolon sets them apart."""


def effects_clause(box: Box, effects: list[Effect], voice: Voice = YOU) -> Message:
    """A list of effects as one clause."""
    return listed(box, effects, voice, LATER)


def chosen_effects_clause(box: Box, effects: list[Effect], voice: Voice = YOU) -> Message:
    """A list that is carried out because its player wants to, so that nothing need say "you may"."""
    return listed(box, effects, voice, FIRST)


def listed(box: Box, effects: list[Effect], voice: Voice, place: str) -> Message:
    """Verbs in a row get commas and a "then"; a sentence among them is set apart by semicolons."""
    if not effects:
        return say("hellas-clause-nothing")
    joined = effect_clause(box, effects[0], voice, place)
    for index in range(1, len(effects)):
        effect = effects[index]
        last = index == len(effects) - 1 or sentence(effects[index + 1], voice)
        if sentence(effect, voice) or sentence(effects[index - 1], voice):
            link = "hellas-join-semicolon"
        else:
            link = "hellas-join-then" if last else "hellas-join-comma"
        joined = say(link, first=joined, rest=effect_clause(box, effect, voice, LATER))
    return joined


def sentence(effect: Effect, voice: Voice) -> bool:
    """Whether an effect's clause is more than a verb and what follows it."""
    return is_statement(effect) or (voice.form == "do" and effect.verb in SENTENCES)


def is_statement(effect: Effect) -> bool:
    """Whether an effect says what is so, and not what somebody does."""
    return effect.verb in STATEMENTS or (effect.verb == "move_monster" and effect.word == "itself")


def effect_clause(box: Box, effect: Effect, voice: Voice, place: str = LATER) -> Message:
    """One effect in the words of its verb."""
    verb = VERBS.verbs[effect.verb]
    if effect.verb == "choose":
        branches = [chosen_effects_clause(box, branch, voice) for branch in effect.branches]
        return say(verb.says, branches=chain("hellas-join-or-else", branches))
    args = arguments(box, verb.table, effect, voice)
    args["head"] = place
    args["size"] = abs(effect.number)
    args["change"] = "less" if effect.number < 0 else "more"
    args["pays"] = pays(effect.amounts)
    args["apart"] = "yes" if effect.verb == "pay" and is_statement(effect.then[0]) else "no"
    args["effects"] = inner(box, effect, voice)
    args["others"] = effects_clause(box, effect.other, within(effect, voice)) if effect.other else ""
    args["condition"] = condition_of(box, effect, voice)
    args["counted"] = "" if effect.count is None else count_clause(box, effect.count, voice)
    args["modifier"] = modifier_clause(box, effect, voice)
    return worded(verb.says, args)


def pays(amounts: list[tuple[int, int]]) -> str:
    """For a message to choose by: an injury is not paid, but taken."""
    return "injury" if all(resource == INJURIES for resource, _ in amounts) else "goods"


def within(effect: Effect, voice: Voice) -> Voice:
    """The voice of the effects inside an effect."""
    if effect.verb in TO_ANOTHER:
        return of_another(voice)
    return to_do(voice) if effect.verb in ("pay", "may") else voice


def inner(box: Box, effect: Effect, voice: Voice) -> Arg:
    if not effect.then:
        return ""
    return listed(box, effect.then, within(effect, voice), FIRST if effect.verb == "may" else LATER)


def condition_of(box: Box, effect: Effect, voice: Voice) -> Arg:
    """What an effect depends on: what is forbidden depends on whoever would do it."""
    if effect.condition is None:
        return ""
    if effect.verb != "forbid":
        return provided(box, effect.condition, voice)
    return unless(box, effect.condition, of_hunter(voice) if effect.word == "hunt" else of_another(voice))


def modifier_clause(box: Box, effect: Effect, voice: Voice) -> Arg:
    """What a standing effect changes."""
    if effect.modifier is None:
        return ""
    verb = MODIFIERS.verbs[effect.modifier.verb]
    args = arguments(box, verb.table, effect.modifier, voice)
    args["size"] = abs(effect.modifier.number)
    args["change"] = "less" if effect.modifier.number < 0 else "more"
    return worded(verb.says, args)
