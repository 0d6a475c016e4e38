"""Options of Artemis: whose token she takes, gives back or shoots."""

from agon.games.hybris.artemis import questions as a
from agon.games.hybris.artemis.table import PLAYERS, enemy_of, quiver, reserve_of
from agon.games.hybris.artemis.tokens import arrow_worth
from agon.games.hybris.cardtext import CLAUSES
from agon.games.hybris.cardtext.words import written
from agon.games.hybris.describe.questions import about_effect, enemy_arg
from agon.games.hybris.rules.combat.cards import total
from agon.games.hybris.rules.questions import STOP, YES, number_of
from agon.games.hybris.speech import HybrisSpeech
from agon.games.hybris.state import Hybris
from agon.kernel.ask import Ask, Option, action_of
from agon.kernel.words import Arg, Message, Name, Seat, say


def owner_arg(g: Hybris, owner: int) -> Arg:
    return Seat(owner) if owner < PLAYERS else Name(enemy_of(g, owner).thing)


def owner_key(g: Hybris, owner: int) -> str:
    return f"rival/{owner + 1}" if owner < PLAYERS else enemy_of(g, owner).thing


def owner_thing(g: Hybris, owner: int) -> str:
    return f"seat/{owner}" if owner < PLAYERS else enemy_of(g, owner).thing


def prey(g: Hybris, ask: Ask, number: int) -> Option:
    """Somebody of whom a token can be taken, with how many there are and how many she has."""
    message = say(
        "hybris-option-prey",
        owner=owner_arg(g, number),
        reserve=max(0, reserve_of(g, number)),
        held=quiver(g).held[number],
    )
    return Option(owner_key(g, number), message, (owner_thing(g, number),), ask.kind.rules)


def token_of(g: Hybris, ask: Ask, number: int) -> Option:
    """Somebody to whom a token can be given back."""
    message = say("hybris-option-token-of", owner=owner_arg(g, number), held=quiver(g).held[number])
    return Option(owner_key(g, number), message, (owner_thing(g, number),), ask.kind.rules)


def arrow(g: Hybris, ask: Ask, number: int) -> Option:
    """A token to be shot, with the Strength that it gives now."""
    strength = min(most_left(ask), arrow_worth(g, g.players[ask.seat], number))
    message = say("hybris-option-arrow", owner=owner_arg(g, number), held=quiver(g).held[number], strength=strength)
    return Option("arrow/" + owner_key(g, number), message, (owner_thing(g, number),), ask.kind.rules)


def most_left(ask: Ask) -> int:
    """How much Strength arrows may still give: the option to stop says it."""
    return next(number_of(option) for option in ask.options if action_of(option) == STOP)


def shooting(g: Hybris, ask: Ask) -> Message:
    """Both totals, and how much arrows may still give."""
    combat = g.combat
    assert combat is not None
    side = combat.side_of(ask.seat)
    assert side is not None
    return say(
        ask.kind.id,
        enemy=enemy_arg(g, combat, ask.seat),
        own=written(total(g, side)),
        other=written(total(g, combat.opponent_of(side))),
        left=most_left(ask),
    )


def release(g: Hybris, ask: Ask, number: int) -> Option:
    """To give tokens back for something."""
    effect = g.box.grammar.all_effects[number]
    gives = CLAUSES.effects(g.box, effect.then)
    return Option("release", say("hybris-option-release", number=effect.number, effects=gives), (), ask.kind.rules)


def token_owner(g: Hybris, seat: int, option: int) -> dict[str, Arg]:
    return {"owner": owner_arg(g, number_of(option))}


def speech() -> HybrisSpeech:
    said = HybrisSpeech()
    said.options = {a.PREY: prey, a.TOKEN_OF: token_of, a.ARROW: arrow}
    said.in_question = {(a.WILL_RELEASE.id, YES): release}
    said.questions = {a.WILL_RELEASE.id: about_effect, a.SHOOT.id: shooting}
    said.stops = {
        a.WILL_RELEASE.id: ("decline", "hybris-option-keep-tokens"),
        a.SHOOT.id: ("stop", "hybris-option-no-arrow"),
    }
    for reason in ("no-reserve", "no-prey", "not-held", "other-token"):
        said.reasons["hybris-why-" + reason] = token_owner
    return said
