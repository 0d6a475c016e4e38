"""Options of hunts, monsters and trophies."""

from typing import Final

from agon.games.hellas.box.numbers import MARK_ARTIFACT, MARK_PRIEST, NONE
from agon.games.hellas.cardtext import CLAUSES, names_clause, power_line, wound_name
from agon.games.hellas.describe.facts import attack_facts, region_facts
from agon.games.hellas.describe.keys import Describer, attack_key, card_key
from agon.games.hellas.names import (
    artifact_thing,
    attack_thing,
    card_thing,
    monster_args,
    monster_thing,
    place,
    region_thing,
    symbol_thing,
)
from agon.games.hellas.rules.hunt import questions as h
from agon.games.hellas.rules.hunt.defence import total
from agon.games.hellas.rules.hunt.strike import cards_of, is_for_any
from agon.games.hellas.rules.hunt.wounds import uncovered, wounds_of
from agon.games.hellas.rules.questions import number_of
from agon.games.hellas.state import Hellas
from agon.kernel.ask import Ask, Option, action_of
from agon.kernel.words import Arg, Message, Name, say


def about_monster(g: Hellas, id: str, monster: int, **more: Arg) -> Message:
    """A message about a monster in whatever form it needs."""
    return Message(id, (*monster_args(g.box, monster), *more.items()))


# ---------------------------------------------------------------- which monster, and where it goes


def monster(g: Hellas, ask: Ask, number: int) -> Option:
    """A monster: to hunt, to roll for, or to move; with where it is and what is left of it."""
    beast = g.beasts[number]
    thing = monster_thing(g.box, number)
    message = about_monster(
        g,
        "hellas-option-monster",
        number,
        region=Name(region_thing(g.box, beast.region)) if beast.region != NONE else Name(""),
        left=len(uncovered(g, number)),
        all=len(wounds_of(g, number)),
    )
    return Option(thing, message, (thing,), ask.kind.rules)


def monster_to(g: Hellas, ask: Ask, number: int) -> Option:
    index, where = number >> 8, number & 0xFF
    things = (monster_thing(g.box, index), region_thing(g.box, where))
    facts = region_facts(g, ask.seat, where)
    word = "moves" if ask.kind is h.MONSTER_ACTS else "to"
    message = about_monster(g, f"hellas-option-monster-{word}", index, region=Name(things[1]), facts=facts)
    return Option(f"to/{things[0]}/{things[1]}", message, things, ask.kind.rules)


def monster_attacks(g: Hellas, ask: Ask, number: int) -> Option:
    thing = monster_thing(g.box, number)
    effects = CLAUSES.effects(g.box, g.box.monsters[number].region_attack)
    message = about_monster(g, "hellas-option-region-attack", number, effects=effects)
    return Option("attack/" + thing, message, (thing,), ("LOH-MMON-03", "LOH-MMON-05"))


# ---------------------------------------------------------------- wounds


def wound_card(g: Hellas, ask: Ask, number: int) -> Option:
    """One combat card for one wound."""
    option = h.WOUND_CARD << 16 | number
    face = g.box.combat_card(number)
    message = say(
        "hellas-option-wound-card",
        card=Name(card_thing(g.box, number)),
        symbol=Name(symbol_thing(g.box, face.symbol)),
        any="yes" if is_for_any(g.box, option) else "no",
    )
    things = (place(ask.seat, card_thing(g.box, number)),)
    return Option("wound/" + card_key(g, number), message, things, ask.kind.rules)


def wound_set(g: Hellas, ask: Ask, number: int) -> Option:
    """Several cards of a symbol for a wound of any type."""
    cards = cards_of(g.box, h.WOUND_SET << 16 | number)
    symbol = number >> 8
    message = say(
        "hellas-option-wound-set",
        cards=names_clause([card_thing(g.box, card) for card in cards]),
        symbol=Name(symbol_thing(g.box, symbol)),
        number=len(cards),
    )
    key = "wound/set/" + "+".join(g.box.combat_ids[card] for card in cards)
    things = tuple(place(ask.seat, card_thing(g.box, card)) for card in cards)
    return Option(key, message, things, ("LOH-MMST-02", "LOH-MMST-03"))


def several_monsters(ask: Ask) -> bool:
    """Whether symbols of more than one monster are on offer."""
    return len({number_of(option) >> 8 for option in ask.options if action_of(option) == h.SYMBOL}) > 1


def symbol(g: Hellas, ask: Ask, number: int) -> Option:
    """A symbol of a monster to cover, with what its mark pays."""
    index, spot = number >> 8, number & 0xFF
    wound = wounds_of(g, index)[spot]
    left = len(uncovered(g, index))
    last = "yes" if left == 1 else "no"
    id = "hellas-option-symbol-of" if several_monsters(ask) else "hellas-option-symbol"
    message = about_monster(g, id, index, symbol=wound_name(g.box, wound), last=last, left=left - 1)
    key = f"symbol/{g.box.monsters[index].id}/{spot + 1}"
    return Option(key, message, (monster_thing(g.box, index),), ask.kind.rules)


# ---------------------------------------------------------------- attacks and defence


def attack_card(g: Hellas, ask: Ask, number: int) -> Option:
    """An attack card that the hunter's neighbour may play."""
    thing = attack_thing(g.box, number)
    message = say("hellas-option-attack-card", attack_card=Name(thing), facts=attack_facts(g, number))
    return Option(attack_key(g, number), message, (thing,), ask.kind.rules)


def defend(g: Hellas, ask: Ask, number: int) -> Option:
    """A combat card for its value, with what the defence would then be worth."""
    hunt = g.hunt
    assert hunt is not None
    face = g.box.combat_card(number)
    message = say(
        "hellas-option-defend",
        card=Name(card_thing(g.box, number)),
        symbol=Name(symbol_thing(g.box, face.symbol)),
        value=face.value,
        total=total(g, hunt) + face.value,
        needed=hunt.value,
    )
    return Option(
        "defend/" + card_key(g, number), message, (place(ask.seat, card_thing(g.box, number)),), ask.kind.rules
    )


def parry(g: Hellas, ask: Ask, number: int) -> Option:
    """A shield, which stops any attack."""
    face = g.box.combat_card(number)
    found = g.box.symbols[face.symbol]
    message = say(
        "hellas-option-parry",
        card=Name(card_thing(g.box, number)),
        symbol=Name(symbol_thing(g.box, face.symbol)),
        injuries=found.parry_injuries,
        draws=found.parry_draws,
    )
    return Option(
        "parry/" + card_key(g, number), message, (place(ask.seat, card_thing(g.box, number)),), ("LOH-MMST-05",)
    )


# ---------------------------------------------------------------- trophies


def trophy(g: Hellas, ask: Ask, number: int) -> Option:
    """What a hunt pays."""
    index, what = number >> 8, number & 0xFF
    if what == MARK_PRIEST:
        return Option("trophy/priest", say("hellas-option-trophy-priest"), (), ask.kind.rules)
    if what == MARK_ARTIFACT:
        return Option("trophy/artifact", say("hellas-option-trophy-artifact"), (), ask.kind.rules)
    artifact = g.box.artifacts[g.box.monsters[index].artifact]
    thing = artifact_thing(g.box, artifact.index)
    message = say("hellas-option-trophy-own", artifact=Name(thing), power=power_line(g.box, artifact.power))
    return Option("trophy/" + thing, message, (thing,), ask.kind.rules)


HUNTS: Final[dict[int, Describer]] = {
    h.MONSTER: monster,
    h.MONSTER_TO: monster_to,
    h.MONSTER_ATTACKS: monster_attacks,
    h.WOUND_CARD: wound_card,
    h.WOUND_SET: wound_set,
    h.SYMBOL: symbol,
    h.ATTACK_CARD: attack_card,
    h.DEFEND: defend,
    h.PARRY: parry,
    h.TROPHY: trophy,
}
