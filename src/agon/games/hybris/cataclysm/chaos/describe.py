"""Options of Chaos: to intercept it, the City that falls, the order of its cards."""

from agon.games.hybris.cataclysm.box import kit_of
from agon.games.hybris.cataclysm.chaos import questions as k
from agon.games.hybris.cataclysm.chaos.fight import target_acquired
from agon.games.hybris.cataclysm.chaos.table import chaos
from agon.games.hybris.cataclysm.outskirts.table import hangar_of
from agon.games.hybris.names import city_thing, name_of, thing_of
from agon.games.hybris.rules.filters import olympian_of
from agon.games.hybris.scenes import FOR_CHAOS, Combat
from agon.games.hybris.speech import HybrisSpeech
from agon.games.hybris.state import Hybris
from agon.kernel.ask import Ask, Option
from agon.kernel.words import Arg, Message, Name, say


def ask_intercept(g: Hybris, ask: Ask) -> Message:
    """Against how much Momentum."""
    p = g.players[ask.seat]
    return say(ask.kind.id, momentum=len(chaos(g).momentum), olympian=name_of(g.box, p, olympian_of(p)))


def intercept(g: Hybris, ask: Ask, number: int) -> Option:
    """With the player's Olympian: what it costs, what the MK adds."""
    p = g.players[ask.seat]
    figure = olympian_of(p)
    message = say(
        "hybris-option-intercept",
        olympian=name_of(g.box, p, figure),
        energy=number,
        held=hangar_of(g, p).energy,
        target=target_acquired(g, p, figure),
    )
    return Option("intercept", message, (thing_of(g.box, p, figure), "enemy/chaos"), ask.kind.rules)


def fall(g: Hybris, ask: Ask, number: int) -> Option:
    """A Cataclysm card."""
    kit = kit_of(g.box)
    thing = kit.fall_thing(number)
    city = city_thing(g.box, kit.falls[number])
    return Option(thing, say("hybris-option-fall", card=Name(thing)), (city,), ask.kind.rules)


def chaos_card(g: Hybris, ask: Ask, number: int) -> Option:
    thing = g.box.card_thing(number)
    return Option(thing, say("hybris-option-chaos-card", card=Name(thing)), (thing,), ask.kind.rules)


def foe(g: Hybris, combat: Combat) -> Arg:
    return Name("enemy/chaos")


def speech() -> HybrisSpeech:
    said = HybrisSpeech()
    said.options = {k.INTERCEPT: intercept, k.FALL: fall, k.CHAOS_CARD: chaos_card}
    said.questions = {k.WILL_INTERCEPT.id: ask_intercept}
    said.stops = {k.WILL_INTERCEPT.id: ("decline", "hybris-option-no-intercept")}
    said.foes = {FOR_CHAOS: foe}
    return said
