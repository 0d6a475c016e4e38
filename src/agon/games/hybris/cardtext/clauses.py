"""The cards of Hybris as clauses: "you have at least 6 Aegis", "gain 2 Victory Points, then perform Conceive"."""

from typing import Final

from agon.cards.clauses import LATER, Clauses
from agon.cards.phrases import Condition, Count, Effect, Phrase
from agon.cards.voice import YOU, Voice, chain, of_another, worded
from agon.games.hybris.box.box import Box
from agon.games.hybris.box.things import Enemy
from agon.games.hybris.cardtext.arguments import arguments
from agon.games.hybris.cardtext.words import (
    SEVERAL,
    amounts_clause,
    apart_from_generated,
    element_name,
    resource_name,
)
from agon.games.hybris.schema.vocabulary import CLASH_CONDITIONS, LANGUAGE, SONG_CONDITIONS
from agon.kernel.schema import Table
from agon.kernel.words import Arg, Message, say

ON_TILE: Final = Voice("do", "you", "tile")
PLAIN: Final = ["gain", "lose"]
"""The verbs of which several in a choice are said as one: "gain 1 Aegis or 1 Follower"."""


class HybrisClauses(Clauses[Box]):
    """With what Hybris says in more than one way."""

    def arguments(self, box: Box, table: Table, phrase: Phrase, voice: Voice) -> dict[str, Arg]:
        return arguments(box, table, phrase, voice)

    def dialects(self, box: Box) -> list[str]:
        return box.grammar.dialects

    def own_arguments(self, box: Box, effect: Effect, voice: Voice) -> dict[str, Arg]:
        compared = [self.most(box, count, voice) for count in effect.counts]
        return {
            "subject": "other" if self.for_others(effect) else "own",
            "compared": chain("cards-join-then", compared),
            "bonus": bonus_clause(effect.elements),
        }

    def counted(self, box: Box, effect: Effect, voice: Voice) -> Arg:
        if effect.verb == "leader" and effect.count is not None:
            return self.most(box, effect.count, of_another(voice))
        return super().counted(box, effect, voice)

    def count(self, box: Box, count: Count, voice: Voice = YOU) -> Message:
        return self.measured(box, count, voice, "each", max(1, count.numbers.get("per", 0)))

    def most(self, box: Box, count: Count, voice: Voice = YOU) -> Message:
        """What is compared: "the most Aegis"."""
        return self.measured(box, count, voice, "most", SEVERAL)

    def measured(self, box: Box, count: Count, voice: Voice, use: str, number: int) -> Message:
        verb = self.language.counts.named(count.verb)
        args = self.arguments(box, verb.table, count, voice)
        args["use"] = use
        if count.verb == "held":
            args["resource"] = resource_name(count.number, number)
        return worded(verb.says, args)

    def effect(self, box: Box, effect: Effect, voice: Voice, place: str = LATER) -> Message:
        if effect.verb == "gain":
            return self.gain(box, effect, voice)
        if effect.verb == "choose" and is_plain(effect):
            return self.plain_choice(box, effect, voice)
        return super().effect(box, effect, voice, place)

    def gain(self, box: Box, effect: Effect, voice: Voice) -> Message:
        """Prayers that are generated go to nobody, so they are not said to be gained."""
        kept, generated = apart_from_generated(effect.amounts)
        generate = say("hybris-clause-generate", form=voice.form, number=generated)
        if not kept:
            return generate
        verb = self.language.verbs.named("gain")
        args = self.arguments(box, verb.table, effect, voice)
        args["amounts"] = amounts_clause(kept, voice)
        gain = worded(verb.says, args)
        return say("cards-join-and", first=gain, rest=generate) if generated else gain

    def plain_choice(self, box: Box, effect: Effect, voice: Voice) -> Message:
        """The verb once, and its amounts joined by "or"."""
        heads = [branch[0] for branch in effect.branches]
        verb = self.language.verbs.named(heads[0].verb)
        args = self.arguments(box, verb.table, heads[0], voice)
        args["amounts"] = chain("cards-join-or", [amounts_clause(head.amounts, voice) for head in heads])
        return say(self.language.verbs.named("choose").says, branches=worded(verb.says, args))


def is_plain(effect: Effect) -> bool:
    """Whether each branch of a choice is the same verb with one amount and nothing else."""
    verb = effect.branches[0][0].verb
    return verb in PLAIN and all(is_single(branch, verb) for branch in effect.branches)


def is_single(branch: list[Effect], verb: str) -> bool:
    if len(branch) != 1 or branch[0].verb != verb:
        return False
    kept, generated = apart_from_generated(branch[0].amounts)
    return len(kept) == 1 and not generated and not branch[0].words


CLAUSES: Final = HybrisClauses(LANGUAGE)


def song_condition_clause(box: Box, condition: Condition) -> Message:
    """What a Song asks for."""
    return CLAUSES.said_in(box, SONG_CONDITIONS, condition, YOU)


def clash_condition_clause(box: Box, condition: Condition) -> Message:
    """What a Clash asks for."""
    return CLAUSES.said_in(box, CLASH_CONDITIONS, condition, YOU)


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
    return chain("cards-join-and", bonuses) if bonuses else ""
