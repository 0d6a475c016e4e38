"""Options about cards: of the hand, of a battle, blessings and artifacts; and what the campaign offers."""

from typing import Final

from agon.cards.voice import sentences
from agon.games.hellas.cardtext import CLAUSES, power_line
from agon.games.hellas.describe.facts import card_facts
from agon.games.hellas.describe.keys import Describer, card_key
from agon.games.hellas.fighting import Side
from agon.games.hellas.names import (
    artifact_thing,
    blessing_thing,
    card_thing,
    god_thing,
    place,
    symbol_thing,
)
from agon.games.hellas.rules import questions as q
from agon.games.hellas.rules.battle import questions as b
from agon.games.hellas.rules.battle.playing import battle_scene, casualties_of
from agon.games.hellas.rules.modifiers import modified
from agon.games.hellas.schema.words import ARTIFACTS
from agon.games.hellas.state import Hellas
from agon.kernel.ask import Ask, Option
from agon.kernel.words import Message, Name, say

# ---------------------------------------------------------------- combat cards


def card(g: Hellas, ask: Ask, number: int) -> Option:
    """A combat card: for a battle, with what it would be worth there, or for whatever else it is asked for."""
    key = card_key(g, number)
    things = (place(ask.seat, card_thing(g.box, number)),)
    side = None if g.battle is None else g.battle.side_of(ask.seat)
    if ask.kind.id == b.BATTLE_CARD.id and side is not None:
        return Option(key, played(g, side, number), things, ask.kind.rules)
    message = say("hellas-option-card", card=Name(card_thing(g.box, number)), facts=card_facts(g, number))
    return Option(key, message, things, ask.kind.rules)


def played(g: Hellas, side: Side, number: int) -> Message:
    """A card for the battle that is on: its value and casualties as powers change them, and its effect."""
    battle = g.battle
    assert battle is not None
    face = g.box.combat_card(number)
    p = g.players[side.commander]
    return say(
        "hellas-option-battle-card",
        card=Name(card_thing(g.box, number)),
        symbol=Name(symbol_thing(g.box, face.symbol)),
        value=modified(g, p, "combat_card_value", face.value, battle_scene(battle, p.seat)),
        casualties=casualties_of(g, battle, side, number),
        effects=CLAUSES.effects(g.box, face.effects) if face.effects else "",
    )


def no_card(g: Hellas, ask: Ask, number: int) -> Option:
    return Option("pass", say("hellas-option-pass"), (), ("LOH-MBAT-04",))


# ---------------------------------------------------------------- blessings and artifacts


def blessing(g: Hellas, ask: Ask, number: int) -> Option:
    """A blessing to keep, with all it says."""
    found = g.box.blessings[number]
    thing = blessing_thing(g.box, number)
    message = say(
        "hellas-option-blessing",
        blessing=Name(thing),
        god=Name(god_thing(g.box, found.god)),
        powers=sentences([power_line(g.box, power) for power in found.powers]),
    )
    return Option(thing, message, (thing,), ask.kind.rules)


def artifact(g: Hellas, ask: Ask, number: int) -> Option:
    """An artifact: to use, or to keep."""
    found = g.box.artifacts[number]
    thing = artifact_thing(g.box, number)
    power = power_line(g.box, found.power)
    message = say("hellas-option-artifact", artifact=Name(thing), kind=ARTIFACTS[found.kind], power=power)
    key = "use/" + thing if ask.kind.id == q.USE_ARTIFACT.id else thing
    return Option(key, message, (thing,), ask.kind.rules)


CARDS: Final[dict[int, Describer]] = {
    q.CARD: card,
    q.BLESSING: blessing,
    q.ARTIFACT: artifact,
    b.PASS: no_card,
}
