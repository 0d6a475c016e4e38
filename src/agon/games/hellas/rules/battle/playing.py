"""Combat cards in a battle: who may play which, one after the other until both have passed.  LOH-MBAT-03 to -05, -09"""

from typing import Final

from agon.games.hellas import log
from agon.games.hellas.box.numbers import NONE
from agon.games.hellas.fighting import Battle, Side
from agon.games.hellas.player import Player
from agon.games.hellas.rules.armies import army
from agon.games.hellas.rules.battle.questions import BATTLE_CARD, PASS
from agon.games.hellas.rules.modifiers import changed, lowest, may_change, modified
from agon.games.hellas.rules.powers import ask_anew, awaited, happen, timed
from agon.games.hellas.rules.questions import CARD, number_of
from agon.games.hellas.scenes import Scene
from agon.games.hellas.state import Book, Hellas
from agon.kernel.ask import Play, action_of
from agon.kernel.legality import Legality, Reason

NO_LIMIT: Final = 1 << 16
"""More cards than anybody could play."""

TOO_COSTLY: Final = Reason("hellas-why-casualties", "LOH-MBAT-09")


def play_battle_cards(g: Hellas, battle: Battle) -> Play:
    """A card each in turn, the defender first, until both have passed or one has nobody left.  LOH-MBAT-03, -24"""
    side = battle.defender
    while is_on(g, battle) and not (battle.attacker.passed and battle.defender.passed):
        if not side.passed:
            yield from play_or_pass(g, battle, side)
        side = battle.opponent_of(side)


def play_all_cards(g: Hellas, battle: Battle, side: Side) -> Play:
    """Card after card by one side alone, until it passes: for a battle against nobody who answers."""
    while is_on(g, battle) and not side.passed:
        yield from play_or_pass(g, battle, side)


def is_on(g: Hellas, battle: Battle) -> bool:
    """Whether both sides still have somebody, or something, to fight with.  LOH-MBAT-24"""
    return g.book.replaceable.battle_due(g, battle.region, battle.attacker.commander)


def play_or_pass(g: Hellas, battle: Battle, side: Side) -> Play:
    """One card, or none any more: passing is final.  LOH-MBAT-04"""
    p = g.players[side.commander]
    if awaited(g, "fighting"):
        yield from happen(g, "fighting", battle_scene(battle, side.commander))
    card = NONE
    if may_play_more(g, battle, side) and (p.hand or timed(g, p, "any_time")):
        choice = yield from ask_anew(g, p, BATTLE_CARD, lambda: card_options(g, battle, side))
        if action_of(choice) == CARD:
            card = number_of(choice)
    if card == NONE:
        side.passed = True
        log.passed(g, side.commander, battle.region)
    else:
        yield from play_card(g, battle, side, card)


def card_options(g: Hellas, battle: Battle, side: Side) -> list[int]:
    return [*[CARD << 16 | card for card in playable(g, battle, side)], PASS << 16]


def playable(g: Hellas, battle: Battle, side: Side) -> list[int]:
    """The cards of a hand whose casualties its army could still bear.  LOH-MBAT-09"""
    room, spared = bearable(g, battle, side), is_spared(g, battle, side)
    hand = g.players[side.commander].hand
    return [card for card in hand if why_not_bear(g, card, room, spared) is None]


def bearable(g: Hellas, battle: Battle, side: Side) -> int:
    """How many casualties a side could still bear."""
    return army(g, battle.region, side.commander) - side.casualties


def why_not_bear(g: Hellas, card: int, room: int, spared: bool) -> Reason | None:
    return None if (0 if spared else g.box.combat_card(card).casualties) <= room else TOO_COSTLY


def own_cards(g: Hellas, p: Player) -> list[int]:
    return [CARD << 16 | card for card in p.hand]


def why_not_card(g: Hellas, p: Player, option: int) -> Reason | None:
    battle = g.battle
    assert battle is not None
    side = battle.side_of(p.seat)
    assert side is not None
    return why_not_bear(g, number_of(option), bearable(g, battle, side), is_spared(g, battle, side))


def may_play_more(g: Hellas, battle: Battle, side: Side) -> bool:
    """Whether the opponent's powers leave a side another card. Everybody can see it."""
    opponent = battle.opponent_of(side).commander
    if opponent < 0 or not may_change(g, "enemy_cards"):
        return True
    scene = battle_scene(battle, opponent)
    return len(side.cards) < lowest(g, g.players[opponent], "enemy_cards", NO_LIMIT, scene)


def casualties_of(g: Hellas, battle: Battle, side: Side, card: int) -> int:
    """The casualty symbols that a card would add for a side."""
    return 0 if is_spared(g, battle, side) else g.box.combat_card(card).casualties


def is_spared(g: Hellas, battle: Battle, side: Side) -> bool:
    """Whether the next card of a side is its first, whose casualties do not count."""
    p = g.players[side.commander]
    return not side.cards and changed(g, p, "first_casualties", "ignored", battle_scene(battle, p.seat))


def play_card(g: Hellas, battle: Battle, side: Side, card: int) -> Play:
    """A card comes from hand to the table: its casualties, its value, then its effect.  LOH-MBAT-05"""
    p = g.players[side.commander]
    face = g.box.combat_card(card)
    scene = battle_scene(battle, p.seat)
    side.casualties += casualties_of(g, battle, side, card)
    p.hand.remove(card)
    side.cards.append(card)
    side.values.append(modified(g, p, "combat_card_value", face.value, scene))
    g.reveals += 1
    log.battle_card(g, p.seat, card, side.values[-1], side.casualties)
    yield from happen(g, "card_played", scene)
    yield from g.book.resolve(g, p, face.effects, scene)


def battle_scene(battle: Battle, commander: int) -> Scene:
    """The battle as one of its sides sees it."""
    scene = Scene(commander)
    scene.region = battle.region
    side = battle.side_of(commander)
    if side is not None:
        scene.other = battle.opponent_of(side).commander
    return scene


def fighter(g: Hellas, side: Side) -> Player | None:
    """The player of a side; None for Persians."""
    return g.players[side.commander] if side.commander >= 0 else None


def write_battle_cards(book: Book) -> None:
    book.add_legality(BATTLE_CARD, Legality(lambda g, ask: own_cards(g, g.players[ask.seat]), why_not_card))
