"""Effects as clauses: a list becomes "gain 2 Victory Points, then perform Conceive"."""

from typing import Final

from agon.cards.phrases import Effect
from agon.games.hybris.box.box import Box
from agon.games.hybris.box.things import Enemy
from agon.games.hybris.cardtext.arguments import arguments
from agon.games.hybris.cardtext.conditions import count_clause, most_clause, provided
from agon.games.hybris.cardtext.voice import YOU, Voice, chain, of_another, of_owner, to_do, worded
from agon.games.hybris.cardtext.words import amounts_clause, apart_from_generated, element_name
from agon.games.hybris.schema.vocabulary import MODIFIERS, VERBS
from agon.kernel.words import Arg, Message, say

FIRST: Final = "yes"
"""The first verb of a list that is not carried out against one's will: "pay", where elsewhere "you may pay"."""
LATER: Final = "no"

TO_ANOTHER: Final = ["others", "each_player", "rival", "helper", "leader"]
"""The verbs whose effects are somebody else's."""
STATEMENTS: Final = [
    *("modify", "allow", "forbid", "next_age", "weaken", "bind", "toll", "spare", "score_cities"),
    *("momentum", "advance_chaos", "creep", "gather", "hush"),
    *("chronos", "break_chain", "intensity", "move_avatar", "seal", "idle", "expire_quest"),
    *("drain_well", "sleep", "craft_dearer", "draw_avatar_card", "income", "enemy_strength", "dread"),
]
"""The verbs that say what is so, whoever carries them out, and not what somebody does."""
SENTENCES: Final = [
    *TO_ANOTHER,
    "owner",
    "choose",
    "pay",
    "may",
    "if",
    "on_win",
    "on_loss",
    "combat",
    "release",
    "arrows",
    "spend",
]
"""The verbs that, said to the reader, have a subject or commas of their own; a semicolon sets them apart."""
GIVEN_FOR: Final = ["release", "spend"]
"""The verbs that give something away for what may be somebody else's to do."""
PLAIN: Final = ["gain", "lose"]
"""The verbs of which several in a choice are said as one: "gain 1 Aegis or 1 Follower"."""


def effects_clause(box: Box, effects: list[Effect], voice: Voice = YOU) -> Message:
    """A list of effects as one clause."""
    return listed(box, effects, voice, LATER)


def chosen_effects_clause(box: Box, effects: list[Effect], voice: Voice = YOU) -> Message:
    """A list that is carried out because its player wants to, so that nothing need say "you may"."""
    return listed(box, effects, voice, FIRST)


def listed(box: Box, effects: list[Effect], voice: Voice, place: str) -> Message:
    """Verbs in a row get commas and a "then"; a sentence among them is set apart by semicolons."""
    if not effects:
        return say("hybris-clause-nothing")
    joined = effect_clause(box, effects[0], voice, place)
    for index in range(1, len(effects)):
        effect = effects[index]
        last = index == len(effects) - 1 or sentence(effects[index + 1], voice)
        if sentence(effect, voice):
            link = "hybris-join-semicolon"
        elif sentence(effects[index - 1], voice):
            link = "hybris-join-semicolon-then"
        else:
            link = "hybris-join-then" if last else "hybris-join-comma"
        joined = say(link, first=joined, rest=effect_clause(box, effect, voice, LATER))
    return joined


def sentence(effect: Effect, voice: Voice) -> bool:
    """Whether an effect's clause is more than a verb and what follows it."""
    if effect.verb in STATEMENTS:
        return True
    if effect.verb == "for_each":
        return order(effect, voice) == "before"
    return voice.form == "do" and effect.verb in SENTENCES


def conditional(effect: Effect, voice: Voice) -> bool:
    """Whether an effect's clause begins with a condition, so that another condition before it needs a colon."""
    if effect.verb == "for_each":
        return order(effect, voice) == "before"
    return effect.verb in ("if", "on_win", "on_loss")


def order(effect: Effect, voice: Voice) -> str:
    """Where "for each" stands: before what is done, unless that is a single verb."""
    single = len(effect.then) == 1 and not sentence(effect.then[0], voice)
    return "after" if single or voice.form != "do" else "before"


def effect_clause(box: Box, effect: Effect, voice: Voice, place: str) -> Message:
    """One effect in the words of its verb."""
    if effect.verb == "gain":
        return gain_clause(box, effect, voice)
    if effect.verb == "choose":
        return choice_clause(box, effect, voice)
    verb = VERBS.named(effect.verb)
    args = arguments(box, verb.table, effect, voice)
    args["head"] = place
    args["order"] = order(effect, voice)
    args["apart"] = "yes" if effect.then and conditional(effect.then[0], voice) else "no"
    if effect.verb in GIVEN_FOR:
        args["subject"] = "other" if stands_apart(effect) else "own"
    args["effects"] = inner(box, effect, voice)
    args["others"] = effects_clause(box, effect.other, within(effect, voice)) if effect.other else ""
    args["condition"] = "" if effect.condition is None else provided(box, effect.condition, voice)
    args["counted"] = "" if effect.count is None else counted_clause(box, effect, voice)
    args["compared"] = chain("hybris-join-then", [most_clause(box, count, voice) for count in effect.counts])
    args["modifier"] = modifier_clause(box, effect, voice)
    args["bonus"] = bonus_clause(effect.elements)
    return worded(verb.says, args)


def stands_apart(effect: Effect) -> bool:
    """Whether what is given away is for something that no "to" can lead to: it follows after a colon."""
    return effect.verb in GIVEN_FOR and effect.then[0].verb in (*TO_ANOTHER, *STATEMENTS, *GIVEN_FOR)


def within(effect: Effect, voice: Voice) -> Voice:
    """The voice of the effects inside an effect."""
    if stands_apart(effect):
        return voice
    if effect.verb in TO_ANOTHER:
        return of_another(voice)
    if effect.verb == "owner":
        return of_owner(voice)
    if effect.verb in ("pay", "may", "release", "spend"):
        return to_do(voice)
    return voice


def inner(box: Box, effect: Effect, voice: Voice) -> Arg:
    if not effect.then:
        return ""
    place = FIRST if effect.verb == "may" else LATER
    return listed(box, effect.then, within(effect, voice), place)


def counted_clause(box: Box, effect: Effect, voice: Voice) -> Message:
    assert effect.count is not None
    if effect.verb == "leader":
        return most_clause(box, effect.count, of_another(voice))
    return count_clause(box, effect.count, voice)


def modifier_clause(box: Box, effect: Effect, voice: Voice) -> Arg:
    """What a standing effect changes."""
    if effect.modifier is None:
        return ""
    verb = MODIFIERS.named(effect.modifier.verb)
    args = arguments(box, verb.table, effect.modifier, voice)
    args["amount"] = abs(effect.modifier.number)
    args["change"] = "less" if effect.modifier.number < 0 else "more"
    return worded(verb.says, args)


# ---------------------------------------------------------------- verbs that are said in more than one way


def gain_clause(box: Box, effect: Effect, voice: Voice) -> Message:
    """Prayers that are generated go to nobody, so they are not said to be gained."""
    kept, generated = apart_from_generated(effect.amounts)
    generate = say("hybris-clause-generate", form=voice.form, number=generated)
    if not kept:
        return generate
    verb = VERBS.named("gain")
    args = arguments(box, verb.table, effect, voice)
    args["amounts"] = amounts_clause(kept, voice)
    gain = worded(verb.says, args)
    return say("hybris-join-and", first=gain, rest=generate) if generated else gain


def choice_clause(box: Box, effect: Effect, voice: Voice) -> Message:
    """Its branches, joined by "or"."""
    says = VERBS.named("choose").says
    heads = [branch[0] for branch in effect.branches]
    verb = heads[0].verb
    if verb in PLAIN and all(single(branch, verb) for branch in effect.branches):
        amounts = [amounts_clause(head.amounts, voice) for head in heads]
        args = arguments(box, VERBS.named(verb).table, heads[0], voice)
        args["amounts"] = chain("hybris-join-or", amounts)
        return say(says, branches=worded(VERBS.named(verb).says, args))
    branches = [chosen_effects_clause(box, branch, voice) for branch in effect.branches]
    return say(says, branches=chain("hybris-join-or-else", branches))


def single(branch: list[Effect], verb: str) -> bool:
    """Whether a branch is this one verb with one amount and nothing else."""
    if len(branch) != 1 or branch[0].verb != verb:
        return False
    kept, generated = apart_from_generated(branch[0].amounts)
    return len(kept) == 1 and not generated and not branch[0].words


# ---------------------------------------------------------------- enemies of the game


def enemy_clause(enemy: Enemy) -> Message:
    """How strong an enemy is: "3, plus 2 Coliseum cards (+1 for each Water on them)".  HYB-CVG-02"""
    bonus = bonus_clause(enemy.elements)
    return say("hybris-clause-enemy", base=enemy.base, cards=enemy.cards, bonus=bonus)


def bonus_clause(elements: list[int]) -> Arg:
    """What each symbol on the revealed cards adds; an Element that is listed twice adds 2.  HYB-CVG-05"""
    bonuses = [
        say("hybris-clause-enemy-bonus", number=number, element=element_name(element))
        for element, number in enumerate(elements)
        if number
    ]
    return chain("hybris-join-and", bonuses) if bonuses else ""
