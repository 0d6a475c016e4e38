"""Effects, conditions and counts as clauses: a list becomes "gain 2 Victory Points, then perform Conceive".

Every word of a language has one message. Here they are put together; a game says what its nouns are called.
"""

from typing import Final, Generic, TypeVar

from agon.cards.language import Language
from agon.cards.moods import Mood
from agon.cards.phrases import Condition, Count, Effect, Phrase
from agon.cards.voice import YOU, Voice, chain, joined, of_another, of_owner, to_do, worded
from agon.kernel.schema import Table, Vocabulary
from agon.kernel.words import Arg, Message, say

FIRST: Final = "yes"
"""The first verb of a list that is not carried out against one's will: "pay", where elsewhere "you may pay"."""
LATER: Final = "no"

B = TypeVar("B")  # the game's box


class Clauses(Generic[B]):
    """The cards of a game in words. What differs between games is asked of the methods under "a game's own"."""

    def __init__(self, language: Language) -> None:
        self.language: Language = language

    # ------------------------------------------------------------ a game's own

    def arguments(self, box: B, table: Table, phrase: Phrase, voice: Voice) -> dict[str, Arg]:
        """What is passed to the message of a word: its arguments by name, and the voice."""
        raise NotImplementedError

    def dialects(self, box: B) -> list[str]:
        """The modules whose words are on the cards."""
        return []

    def own_arguments(self, box: B, effect: Effect, voice: Voice) -> dict[str, Arg]:
        """What else is passed to the messages of verbs."""
        return {}

    def condition_of(self, box: B, effect: Effect, voice: Voice) -> Arg:
        """What an effect depends on."""
        return "" if effect.condition is None else self.provided(box, effect.condition, voice)

    def counted(self, box: B, effect: Effect, voice: Voice) -> Arg:
        """What is counted for an effect."""
        return "" if effect.count is None else self.count(box, effect.count, voice)

    def states(self, effect: Effect) -> bool:
        """Whether an effect states a fact rather than what somebody does."""
        return self.mood(effect).states

    # ------------------------------------------------------------ conditions and counts

    def condition(self, box: B, condition: Condition, voice: Voice = YOU) -> Message:
        """What must be true, without an "if"."""
        parts = [self.condition(box, part, voice) for part in condition.parts]
        if condition.verb == "all":
            return self.combined(condition, chain("cards-join-and", parts))
        if condition.verb == "any":
            return self.combined(condition, chain("cards-join-or", parts))
        if condition.verb == "not":
            return self.combined(condition, parts[0])
        return self.said_in(box, self.language.conditions, condition, voice)

    def combined(self, condition: Condition, parts: Message) -> Message:
        return say(self.language.conditions.named(condition.verb).says, parts=parts)

    def conditions(self, box: B, conditions: list[Condition], voice: Voice = YOU) -> Message:
        """All that must be true together."""
        return chain("cards-join-and", [self.condition(box, condition, voice) for condition in conditions])

    def provided(self, box: B, condition: Condition, voice: Voice = YOU) -> Message:
        """A condition with the word that introduces it: "if it is so", "unless it is so"."""
        if condition.verb == "not":
            return self.unless(box, condition.parts[0], voice)
        return say("cards-if", condition=self.after_if(box, condition, voice))

    def unless(self, box: B, condition: Condition, voice: Voice) -> Message:
        return say("cards-unless", condition=self.after_if(box, condition, voice))

    def after_if(self, box: B, condition: Condition, voice: Voice) -> Message:
        """A condition after an "if"; in French each part of it needs one."""
        if condition.verb not in ("all", "any"):
            return self.condition(box, condition, voice)
        link = "cards-join-and-if" if condition.verb == "all" else "cards-join-or-if"
        parts = [self.condition(box, part, voice) for part in condition.parts]
        return self.combined(condition, joined(link, parts))

    def said_in(self, box: B, words: Vocabulary, phrase: Phrase, voice: Voice) -> Message:
        """A word of any of the vocabularies; two modules may have one each of the same name."""
        verb = words.understood(self.dialects(box))[phrase.verb]
        return worded(verb.says, self.arguments(box, verb.table, phrase, voice))

    def count(self, box: B, count: Count, voice: Voice = YOU) -> Message:
        """What is counted, as it stands after "for each"."""
        return self.said_in(box, self.language.counts, count, voice)

    # ------------------------------------------------------------ effects

    def effects(self, box: B, effects: list[Effect], voice: Voice = YOU) -> Message:
        """A list of effects as one clause."""
        return self.listed(box, effects, voice, LATER)

    def chosen_effects(self, box: B, effects: list[Effect], voice: Voice = YOU) -> Message:
        """A list that is carried out because its player wants to, so it need not say "you may"."""
        return self.listed(box, effects, voice, FIRST)

    def listed(self, box: B, effects: list[Effect], voice: Voice, place: str) -> Message:
        """Verbs in a row get commas and a "then"; a sentence among them is set apart by semicolons."""
        if not effects:
            return say("cards-nothing")
        whole = self.effect(box, effects[0], voice, place)
        for index in range(1, len(effects)):
            effect = effects[index]
            last = index == len(effects) - 1 or self.stands_apart(effects[index + 1], voice)
            if self.stands_apart(effect, voice):
                link = "cards-join-semicolon"
            elif self.stands_apart(effects[index - 1], voice):
                link = "cards-join-semicolon-then"
            else:
                link = "cards-join-then" if last else "cards-join-comma"
            whole = say(link, first=whole, rest=self.effect(box, effect, voice, LATER))
        return whole

    def mood(self, effect: Effect) -> Mood:
        return self.language.spoken(effect.verb).mood

    def stands_apart(self, effect: Effect, voice: Voice) -> bool:
        """Whether an effect's clause is more than a verb and what follows it."""
        if self.states(effect):
            return True
        if effect.verb == "for_each":
            return self.order(effect, voice) == "before"
        return voice.form == "do" and self.mood(effect).apart

    def begins_with_if(self, effect: Effect, voice: Voice) -> bool:
        """Whether an effect's clause begins with a condition, so that another condition before it needs a colon."""
        if effect.verb == "for_each":
            return self.order(effect, voice) == "before"
        return self.mood(effect).begins_with_if

    def order(self, effect: Effect, voice: Voice) -> str:
        """Where "for each" stands: before what is done, unless that is a single verb."""
        single = len(effect.then) == 1 and not self.stands_apart(effect.then[0], voice)
        return "after" if single or voice.form != "do" else "before"

    def effect(self, box: B, effect: Effect, voice: Voice, place: str = LATER) -> Message:
        """One effect in the words of its verb."""
        verb = self.language.verbs.named(effect.verb)
        if effect.verb == "choose":
            branches = [self.chosen_effects(box, branch, voice) for branch in effect.branches]
            return say(verb.says, branches=chain("cards-join-or-else", branches))
        args = self.arguments(box, verb.table, effect, voice)
        args["head"] = place
        args["order"] = self.order(effect, voice)
        args["size"] = abs(effect.number)
        args["change"] = "less" if effect.number < 0 else "more"
        args["apart"] = "yes" if effect.then and self.needs_colon(effect, voice) else "no"
        args["effects"] = self.inner(box, effect, voice)
        args["others"] = self.effects(box, effect.other, self.within(effect, voice)) if effect.other else ""
        args["condition"] = self.condition_of(box, effect, voice)
        args["counted"] = self.counted(box, effect, voice)
        args["modifier"] = self.modifier(box, effect, voice)
        args.update(self.own_arguments(box, effect, voice))
        return worded(verb.says, args)

    def needs_colon(self, effect: Effect, voice: Voice) -> bool:
        """Whether the effects inside an effect follow after a colon: what no "to" and no second "if" can lead to."""
        return self.begins_with_if(effect.then[0], voice) or (
            self.mood(effect).inside == "do" and self.states(effect.then[0])
        )

    def for_others(self, effect: Effect) -> bool:
        """Whether the effects inside are something that somebody else does, or a statement."""
        if not self.mood(effect).for_others:
            return False
        mood = self.mood(effect.then[0])
        return mood.states or mood.for_others or mood.inside == "another"

    def within(self, effect: Effect, voice: Voice) -> Voice:
        """The voice of the effects inside an effect."""
        inside = self.mood(effect).inside
        if inside == "same" or self.for_others(effect):
            return voice
        if inside == "another":
            return of_another(voice)
        return of_owner(voice) if inside == "owner" else to_do(voice)

    def inner(self, box: B, effect: Effect, voice: Voice) -> Arg:
        if not effect.then:
            return ""
        place = FIRST if effect.verb == "may" else LATER
        return self.listed(box, effect.then, self.within(effect, voice), place)

    def modifier(self, box: B, effect: Effect, voice: Voice) -> Arg:
        """What a standing effect changes."""
        if effect.modifier is None:
            return ""
        verb = self.language.modifiers.named(effect.modifier.verb)
        args = self.arguments(box, verb.table, effect.modifier, voice)
        args["size"] = abs(effect.modifier.number)
        args["change"] = "less" if effect.modifier.number < 0 else "more"
        return worded(verb.says, args)
