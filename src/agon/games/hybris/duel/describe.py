"""Options of Duel: Postures, Pillars half covered, tokens on slots."""

from agon.games.hybris.cardtext import CLAUSES
from agon.games.hybris.describe.previews import slot_place
from agon.games.hybris.duel import questions as d
from agon.games.hybris.duel.box import postures_of
from agon.games.hybris.duel.table import SIDES, duel_table
from agon.games.hybris.names import pillar_thing, slot_thing
from agon.games.hybris.speech import HybrisSpeech
from agon.games.hybris.state import Hybris
from agon.kernel.ask import Ask, Option
from agon.kernel.words import Name, Seat, say


def posture(g: Hybris, ask: Ask, number: int) -> Option:
    """A Posture, with what it does when the Olympian is activated."""
    found = postures_of(g.box)[number]
    message = say(
        "hybris-option-posture",
        posture=Name("posture/" + found.id),
        effects=CLAUSES.effects(g.box, found.effects),
        covers=found.covers,
    )
    return Option("posture/" + found.id, message, ("posture/" + found.id,), ask.kind.rules)


def cover(g: Hybris, ask: Ask, number: int) -> Option:
    """The Pillar whose half will be covered, with what is lost by that."""
    posture = postures_of(g.box)[duel_table(g).postures[ask.seat]]
    card = g.box.pillars[number]
    half = card.upper if posture.covers == "upper" else card.lower
    thing = pillar_thing(g.box, number)
    message = say("hybris-option-cover", pillar=Name(thing), half=posture.covers, effects=CLAUSES.effects(g.box, half))
    return Option("cover/" + card.id, message, (thing,), ask.kind.rules)


def place_token(g: Hybris, ask: Ask, number: int) -> Option:
    """A slot for a token, and the side that it shows."""
    side, slot = SIDES[d.side_of(number)], d.slot_of(number)
    message = say("hybris-option-place-token", place=slot_place(g, slot), side=side)
    return Option(f"{side}/{g.box.slots[slot].id}", message, (slot_thing(g.box, slot),), ask.kind.rules)


def lying_token(g: Hybris, ask: Ask, number: int) -> Option:
    """A token that lies on a slot."""
    slot = d.slot_of(number)
    message = say(
        "hybris-option-lying-token",
        place=slot_place(g, slot),
        owner=Seat(duel_table(g).owners[slot]),
        side=SIDES[d.side_of(number)],
    )
    return Option(f"token/{g.box.slots[slot].id}", message, (slot_thing(g.box, slot),), ask.kind.rules)


def speech() -> HybrisSpeech:
    said = HybrisSpeech()
    said.options = {d.POSTURE: posture, d.COVER: cover, d.PLACE: place_token, d.LYING_TOKEN: lying_token}
    said.stops = {d.REMOVE_TOKEN.id: ("stop", "hybris-option-no-more")}
    said.slots = {d.PLACE: d.slot_of}
    return said
