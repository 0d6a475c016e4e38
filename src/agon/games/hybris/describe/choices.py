"""Options that effects offer: one of several lists, to pay or not, to go on or to stop."""

from typing import Final

from agon.cards.speech import Stop
from agon.games.hybris.cardtext import CLAUSES, amounts_clause
from agon.games.hybris.rules import questions as q
from agon.games.hybris.rules import world_questions as w
from agon.games.hybris.rules.combat import questions as c
from agon.games.hybris.speech import Describer
from agon.games.hybris.state import Hybris
from agon.kernel.ask import Ask, Option
from agon.kernel.words import say

LIST: Final = 0xFFF
"""The bits of a branch's number that are its list's."""


def branch(g: Hybris, ask: Ask, number: int) -> Option:
    """One of the lists of a choice."""
    effects = g.box.grammar.lists[number & LIST]
    message = say("hybris-option-branch", effects=CLAUSES.chosen_effects(g.box, effects))
    return Option(f"choose/{(number >> 12) + 1}", message, (), ask.kind.rules)


def yes(g: Hybris, ask: Ask, number: int) -> Option:
    """To pay for something, or to take what may be taken."""
    effect = g.box.grammar.all_effects[number]
    if effect.verb == "pay":
        cost, gives = amounts_clause(effect.amounts), CLAUSES.effects(g.box, effect.then)
        return Option("pay", say("hybris-option-pay", amounts=cost, effects=gives), (), ("HYB-CORE-01",))
    message = say("hybris-option-may", effects=CLAUSES.chosen_effects(g.box, effect.then))
    return Option("yes", message, (), ask.kind.rules)


STOPS: Final[dict[str, Stop]] = {
    q.CONVERT_ROW.id: ("stop", "hybris-option-stop-converting"),
    q.END_OF_TURN.id: ("end", "hybris-option-end-turn"),
    q.USE_UPPER.id: ("decline", "hybris-option-no-upper"),
    q.USE_POWER.id: ("decline", "hybris-option-no-power"),
    q.MAY.id: ("decline", "hybris-option-no"),
    q.WILL_PAY.id: ("decline", "hybris-option-no-pay"),
    q.WILL_ACT.id: ("decline", "hybris-option-no-action"),
    q.WHICH_FIGURE.id: ("stop", "hybris-option-no-more"),
    q.SWAP_TOKEN.id: ("keep", "hybris-option-same-token"),
    q.TAKE_TILE.id: ("decline", "hybris-option-no-tile"),
    c.PLAY_CARD.id: ("stop", "hybris-option-stop-playing"),
    c.PLAY_ALONE.id: ("stop", "hybris-option-stop-playing"),
    c.CHOOSE_MARKER.id: ("stop", "hybris-option-stop-combat"),
    c.NEXT_SONG.id: ("stop", "hybris-option-stop-singing"),
    w.CONTEST.id: ("decline", "hybris-option-no-contest"),
}
"""What it means to stop or to decline, by question: key and message."""


def stop(g: Hybris, ask: Ask, number: int) -> Option:
    """No, or no more."""
    key, message = g.book.speech.stops.get(ask.kind.id) or STOPS[ask.kind.id]
    return Option(key, say(message), (), ask.kind.rules)


CHOICES: Final[dict[int, Describer]] = {q.BRANCH: branch, q.YES: yes, q.STOP: stop}
