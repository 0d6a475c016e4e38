"""What is asked, offered and refused, in words."""

from agon.games.hybris.rules.questions import number_of
from agon.games.hybris.speech import HybrisSpeech
from agon.games.hybris.state import Hybris
from agon.kernel.ask import Ask, Option
from agon.kernel.words import Arg, say
from toy.questions import CALL, SIDES, WHICH_SIDE


def call(g: Hybris, ask: Ask, number: int) -> Option:
    side = SIDES[number]
    return Option(f"call/{side}", say("hybris-option-call", side=say(f"hybris-side-{side}")), (), ask.kind.rules)


def side_called(g: Hybris, seat: int, option: int) -> dict[str, Arg]:
    return {"side": say(f"hybris-side-{SIDES[number_of(option)]}")}


def speech() -> HybrisSpeech:
    said = HybrisSpeech()
    said.options = {CALL: call}
    said.stops = {WHICH_SIDE.id: ("decline", "hybris-option-no-toss")}
    said.reasons = {"hybris-why-called-again": side_called}
    return said
