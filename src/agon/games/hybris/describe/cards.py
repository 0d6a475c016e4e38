"""Options about Conflict cards, Combat, Quests and the Heroes of the Coliseum."""

from typing import Final

from agon.cards.voice import sentences
from agon.games.hybris.box.numbers import NONE
from agon.games.hybris.box.things import Quest
from agon.games.hybris.cardtext import CLAUSES, enemy_clause, power_line
from agon.games.hybris.cardtext.words import written
from agon.games.hybris.describe.keys import card_key
from agon.games.hybris.describe.previews import card_facts, quest_asks, song_of
from agon.games.hybris.names import NOTHING, hero_thing, name_of, place, quest_thing
from agon.games.hybris.rules import questions as q
from agon.games.hybris.rules.combat import questions as c
from agon.games.hybris.rules.combat.cards import combo, conditions_here, limit, spent, strength_of, total
from agon.games.hybris.rules.combat.game_combat import is_worthy
from agon.games.hybris.rules.questions import number_of
from agon.games.hybris.rules.songs import can_sing
from agon.games.hybris.scenes import Side
from agon.games.hybris.speech import Describer
from agon.games.hybris.state import Hybris
from agon.kernel.ask import Ask, Kind, Option
from agon.kernel.words import Arg, Name, say

PLAYED: Final[tuple[Kind, ...]] = (c.PLAY_CARD, c.PLAY_ALONE, c.PLACE_CARD, c.PLACE_OPENLY)
"""The questions in which a card is for the combat zone."""


def card(g: Hybris, ask: Ask, number: int) -> Option:
    """A Conflict card: to be played, with what it would make of the Combat, or for whatever else it is asked for."""
    key = card_key(g, number)
    things = (place(ask.seat, g.box.card_thing(number)),)
    side = own_side(g, ask.seat)
    if ask.kind in PLAYED and side is not None:
        return played(g, ask, number, key, side)
    if ask.kind is c.NEXT_SONG:
        epic = g.box.quests[number_of(ask.options[-1])]
        message = say(
            "hybris-option-next-song",
            card=Name(g.box.card_thing(number)),
            facts=card_facts(g, number),
            fails=would_fail(without(g, ask.seat, number), ask.seat, epic),
            anyway=1 if would_fail(g, ask.seat, epic) != NOTHING else 0,
        )
        return Option(key, message, things, ask.kind.rules)
    message = say("hybris-option-card", card=Name(g.box.card_thing(number)), facts=card_facts(g, number))
    return Option(key, message, things, ask.kind.rules)


def without(g: Hybris, seat: int, card: int) -> Hybris:
    """The table as it would be without a card of the hand."""
    trial = g.copy()
    trial.players[seat].hand.remove(card)
    return trial


def would_fail(g: Hybris, seat: int, quest: Quest) -> Arg:
    """Who would be defeated by the next Song of an Epic, or by a Clash for the worthy; nobody if nobody must be."""
    p = g.players[seat]
    possible = can_sing(g, p, quest.songs[song_of(g, quest)]) if quest.songs else is_worthy(p, quest.conditions)
    return NOTHING if possible or g.turn.character == NONE else name_of(g.box, p, g.turn.character)


def own_side(g: Hybris, seat: int) -> Side | None:
    return None if g.combat is None else g.combat.side_of(seat)


def played(g: Hybris, ask: Ask, number: int, key: str, side: Side) -> Option:
    """Strength, Combo and the total with them; the cost and the Determination left after it."""
    face = g.box.card(number)
    strength = strength_of(g, side, number, conditions_here(g))
    bonus = combo(g, side.cards[-1], number) if side.cards else 0
    left = limit(g, side) - spent(g, side) - face.determination
    message = say(
        "hybris-option-play-card",
        card=Name(g.box.card_thing(number)),
        effects=CLAUSES.effects(g.box, face.effects) if face.effects else "",
        strength=strength,
        combo=bonus,
        total=written(total(g, side) + strength + bonus),
        cost=face.determination,
        left=max(0, left),
        dear=1 if left < 0 else 0,
    )
    rules = (*ask.kind.rules, "HYB-COMBAT-04", "HYB-COMBAT-05")
    return Option(key, message, (place(ask.seat, g.box.card_thing(number)),), tuple(dict.fromkeys(rules)))


def press_on(g: Hybris, ask: Ask, number: int) -> Option:
    """Turn the placed card over and go on."""
    side = own_side(g, ask.seat)
    assert side is not None
    strength = strength_of(g, side, side.hidden, [])
    bonus = combo(g, side.cards[-1], side.hidden) if side.cards else 0
    message = say(
        "hybris-option-continue",
        card=Name(g.box.card_thing(side.hidden)),
        total=written(total(g, side) + strength + bonus),
        left=limit(g, side) - spent(g, side) - g.box.card(side.hidden).determination,
    )
    return Option("continue", message, (place(ask.seat, g.box.card_thing(side.hidden)),), ("HYB-CVP-03", "HYB-CVP-05"))


def opposing_card(g: Hybris, ask: Ask, number: int) -> Option:
    """A card of the other combat zone, with what it counts for now."""
    assert g.combat is not None
    side = own_side(g, ask.seat)
    other = g.combat.defender if side is g.combat.attacker else g.combat.attacker
    thing = g.box.card_thing(number)
    strength = other.strengths[other.cards.index(number)]
    message = say("hybris-option-opposing-card", card=Name(thing), strength=strength)
    things = (thing if other.seat == NONE else place(other.seat, thing),)
    return Option(card_key(g, number), message, things, ask.kind.rules)


def quest(g: Hybris, ask: Ask, number: int) -> Option:
    """A Quest, with what it asks for now, what it gives now and what in the end, and whether it must fail."""
    found = g.box.quests[number]
    thing = quest_thing(g.box, number)
    whole = CLAUSES.effects(g.box, found.reward)
    if not found.songs:
        fails = would_fail(g, ask.seat, found)
        message = say("hybris-option-clash", quest=Name(thing), asks=quest_asks(g, found), reward=whole, fails=fails)
        return Option(thing, message, (thing,), ("HYB-FATES-02", "HYB-FATES-10"))
    next_one = song_of(g, found)
    song = found.songs[next_one]
    message = say(
        "hybris-option-epic",
        quest=Name(thing),
        asks=quest_asks(g, found),
        reward=CLAUSES.effects(g.box, song.reward) if song.reward else "",
        whole=whole,
        last=1 if next_one == len(found.songs) - 1 else 0,
        fails=would_fail(g, ask.seat, found),
    )
    return Option(thing, message, (thing,), ("HYB-FATES-02", "HYB-FATES-04"))


def coliseum_hero(g: Hybris, ask: Ask, number: int) -> Option:
    """A Hero of the Coliseum: how strong, and what kind of ally."""
    hero = g.box.heroes[number]
    assert hero.enemy is not None
    thing = hero_thing(g.box, number)
    message = say(
        "hybris-option-enemy",
        hero=Name(thing),
        enemy=enemy_clause(hero.enemy),
        powers=sentences([power_line(g.box, power) for power in hero.powers]),
    )
    return Option("fight/" + hero.id, message, (thing,), ("HYB-COLI-02", "HYB-COLI-03"))


CARDS: Final[dict[int, Describer]] = {
    q.CARD: card,
    c.PRESS_ON: press_on,
    c.OPPOSING_CARD: opposing_card,
    c.QUEST: quest,
    c.COLISEUM_HERO: coliseum_hero,
}
