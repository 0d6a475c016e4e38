"""The cards of Lords of Hellas as clauses: "your hero's speed is at least 2", "take 1 injury, then discard 1 card"."""

from typing import Final

from agon.cards.clauses import Clauses
from agon.cards.phrases import Effect, Phrase
from agon.cards.voice import Voice, of_another
from agon.games.hellas.box import Box
from agon.games.hellas.box.numbers import INJURIES
from agon.games.hellas.cardtext.arguments import arguments
from agon.games.hellas.schema.vocabulary import LANGUAGE
from agon.kernel.schema import Table
from agon.kernel.words import Arg


class HellasClauses(Clauses[Box]):
    """With what Lords of Hellas says in more than one way."""

    def dialects(self, box: Box) -> list[str]:
        return box.grammar.dialects

    def arguments(self, box: Box, table: Table, phrase: Phrase, voice: Voice) -> dict[str, Arg]:
        return arguments(box, table, phrase, voice)

    def own_arguments(self, box: Box, effect: Effect, voice: Voice) -> dict[str, Arg]:
        return {"pays": pays(effect.amounts)}

    def states(self, effect: Effect) -> bool:
        return super().states(effect) or (effect.verb == "move_monster" and effect.word == "itself")

    def condition_of(self, box: Box, effect: Effect, voice: Voice) -> Arg:
        """What is forbidden depends on whoever would do it."""
        if effect.verb != "forbid" or effect.condition is None:
            return super().condition_of(box, effect, voice)
        return self.unless(box, effect.condition, of_hunter(voice) if effect.word == "hunt" else of_another(voice))


def of_hunter(voice: Voice) -> Voice:
    """Of whoever would hunt."""
    return Voice("does", "hunter", voice.here)


def pays(amounts: list[tuple[int, int]]) -> str:
    """For a message to choose by: an injury is not paid, but taken."""
    return "injury" if all(resource == INJURIES for resource, _ in amounts) else "goods"


CLAUSES: Final = HellasClauses(LANGUAGE)
