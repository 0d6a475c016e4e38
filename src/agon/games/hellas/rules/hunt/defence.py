"""The monster's attack in a hunt: which card, what it is worth, how the hunter answers.

LOH-MHNT-03 to LOH-MHNT-07, LOH-MHNT-15, LOH-MMST-05
"""

from typing import Final

from agon.cards.phrases import Effect
from agon.games.hellas import log
from agon.games.hellas.box.numbers import NONE, PRIESTS
from agon.games.hellas.hunting import Hunt
from agon.games.hellas.player import Player
from agon.games.hellas.rules.cards import discard, draw_cards
from agon.games.hellas.rules.heroes import injure, injured
from agon.games.hellas.rules.hunt.questions import ANSWER_ATTACK, ATTACK_CARD, CHOOSE_ATTACK, DEFEND, PARRY
from agon.games.hellas.rules.hunt.strike import could_act
from agon.games.hellas.rules.hunt.wounds import scene_of
from agon.games.hellas.rules.modifiers import changed, modified
from agon.games.hellas.rules.powers import POWERS, ask, ask_anew, awaited, happen
from agon.games.hellas.rules.questions import STOP, number_of
from agon.games.hellas.scenes import Scene
from agon.games.hellas.state import Book, Choice, Hellas
from agon.kernel.ask import Picks, Play, action_of, up_to
from agon.kernel.legality import Legality, Reason

DRAWN_ATTACKS: Final = 2
DEFENDED_DRAWS: Final = 2
UNDEFENDED_DRAWS: Final = 1

TOO_WEAK: Final = Reason("hellas-why-defence", "LOH-MHNT-04", "LOH-MHNT-06")
WORTHLESS: Final = Reason("hellas-why-worthless", "LOH-MHNT-04")

# ---------------------------------------------------------------- the deck


def shuffle_attacks(g: Hellas) -> None:
    """All attack cards are one shuffled deck again, which nobody knows anything of.  LOH-MHNT-15"""
    g.attack_deck = sorted(g.attack_deck + g.attack_discard)
    g.attack_discard = []
    g.attack_seen = {}
    g.chance.shuffle(g.attack_deck)


def top_attack(g: Hellas) -> int:
    """The next attack card; a deck that has run out in one hunt is made again."""
    if not g.attack_deck:
        shuffle_attacks(g)
    return g.attack_deck.pop()


def draw_attack(g: Hellas, hunt: Hunt) -> Play:
    """The hunter's left neighbour looks at two attack cards and plays one; the other stays unknown.  LOH-MHNT-03"""
    chooser = g.players[(hunt.seat + 1) % len(g.players)]
    hunt.chooser = chooser.seat
    for _ in range(DRAWN_ATTACKS):
        hunt.drawn.append(top_attack(g))
        log.attack_drawn(g, 1 << chooser.seat, chooser.seat, hunt.drawn[-1])
    hunt.drawn.sort()
    g.reveals += 1
    options = [ATTACK_CARD << 16 | card for card in hunt.drawn]
    hunt.attack = number_of((yield from ask(g, chooser, CHOOSE_ATTACK, options)))
    hunt.drawn.remove(hunt.attack)
    for card in hunt.drawn:
        g.attack_discard.append(card)
        g.attack_seen[card] = 1 << chooser.seat
    hunt.drawn = []
    hunt.chooser = NONE


# ---------------------------------------------------------------- the attack


def monster_attack(g: Hellas, p: Player, hunt: Hunt, scene: Scene) -> Play:
    """One attack card, and what the hunter makes of it; then cards are drawn.  LOH-MHNT-03 to LOH-MHNT-07"""
    yield from g.book.replaceable.draw_attack(g, hunt)
    hunt.attacks += 1
    hunt.injured = bool(injured(p))
    hunt.value = attack_value(g, p, hunt, scene)
    hunt.bonus = 0
    g.reveals += 1
    log.attack(g, p.seat, hunt.monster, hunt.attack, hunt.value)
    yield from happen(g, "hunting", scene)
    draws = yield from answer(g, p, hunt, scene)
    g.attack_discard.append(hunt.attack)
    hunt.attack = NONE
    if not hunt.over:
        draw_cards(g, p, draws)


def attack_value(g: Hellas, p: Player, hunt: Hunt, scene: Scene) -> int:
    """What a defence has to reach, by the card and by how the monster has evolved.  LOH-MHNT-04"""
    card = g.box.attack_card(hunt.attack)
    value = card.value
    if card.per is not None:
        value += card.each * g.book.count(g, p, card.per, scene)
    value = modified(g, p, "attack_value", value, scene)
    if hunt.attacks == 1:
        value = modified(g, p, "first_attack_value", value, scene)
    return max(0, value)


def suffer(g: Hellas, p: Player, hunt: Hunt, scene: Scene) -> Play:
    """The effects of an attack that was not defended.  LOH-MHNT-06, LOH-MHNT-11"""
    log.undefended(g, p.seat, hunt.monster, hunt.attack)
    yield from g.book.resolve(g, p, g.box.attack_card(hunt.attack).effects, scene)
    if hunt.attacks == 1 and changed(g, p, "first_attack", "ends_hunt", scene):
        hunt.over = True


# ---------------------------------------------------------------- the answer


def answer(g: Hellas, p: Player, hunt: Hunt, scene: Scene) -> Choice:
    """Cards worth the value, a shield, or none; gives how many cards are drawn then.

    Card after card until it is enough. Cards played before giving up are lost.  LOH-MHNT-04 to -07, LOH-MMST-05
    """
    while could_act(g, p) and not is_enough(g, p, hunt, scene):
        choice = yield from ask_anew(
            g,
            p,
            ANSWER_ATTACK,
            lambda: answer_options(g, p, hunt, scene),
            lambda options: defending(g, hunt, options),
        )
        if action_of(choice) == STOP:
            break
        if action_of(choice) == PARRY:
            return (yield from parry(g, p, hunt, number_of(choice)))
        card = number_of(choice)
        p.hand.remove(card)
        hunt.defence.append(card)
        g.reveals += 1
        log.defends(g, p.seat, card)
        yield from happen(g, "card_played", scene)
    if hunt.defence:
        yield from happen(g, "defending", scene)
    defended = bool(hunt.defence) and total(g, hunt) >= hunt.value
    put_away(g, hunt)
    if defended:
        log.defended(g, p.seat, hunt.monster, hunt.attack)
        return DEFENDED_DRAWS
    yield from suffer(g, p, hunt, scene)
    return UNDEFENDED_DRAWS


def defending(g: Hellas, hunt: Hunt, options: list[int]) -> Picks | None:
    """Cards for their value can be one answer, unless somebody may react to each."""
    if awaited(g, "card_played"):
        return None
    cards = [option for option in options if action_of(option) == DEFEND]
    return up_to(len(cards), cards, len(hunt.defence))


def parry(g: Hellas, p: Player, hunt: Hunt, card: int) -> Choice:
    """A shield stops any attack, for an injury and a card less.  LOH-MMST-05"""
    symbol = g.box.symbols[g.box.combat_card(card).symbol]
    put_away(g, hunt)
    discard(g, p, card)
    log.parried(g, p.seat, hunt.monster, hunt.attack)
    yield from injure(g, p, symbol.parry_injuries)
    return symbol.parry_draws


def put_away(g: Hellas, hunt: Hunt) -> None:
    """The cards of a defence are discarded."""
    g.combat_discard += hunt.defence
    hunt.defence = []


def answer_options(g: Hellas, p: Player, hunt: Hunt, scene: Scene) -> list[int]:
    """Cards, as long as they could be enough in the end; shields; none, or no more."""
    options: list[int] = []
    if reachable(g, p, hunt, scene) >= hunt.value:
        rising = bonus_of_cards(g, p, 1, scene) > 0
        options = [DEFEND << 16 | card for card in p.hand if adds(g, card, rising)]
    parries = [card for card in p.hand if g.box.symbols[g.box.combat_card(card).symbol].parries]
    return [*options, *[PARRY << 16 | card for card in parries], STOP << 16]


def adds(g: Hellas, card: int, rising: bool) -> bool:
    """Whether a card adds something to a defence, by itself or by a power that makes every card worth more."""
    return rising or g.box.combat_card(card).value > 0


def defences(g: Hellas, p: Player) -> list[int]:
    return [DEFEND << 16 | card for card in p.hand]


def why_not_defend(g: Hellas, p: Player, option: int) -> Reason | None:
    """A card helps that adds something, while all together could be enough."""
    hunt = g.hunt
    assert hunt is not None
    scene = scene_of(hunt)
    if reachable(g, p, hunt, scene) < hunt.value:
        return TOO_WEAK
    return None if adds(g, number_of(option), bonus_of_cards(g, p, 1, scene) > 0) else WORTHLESS


def total(g: Hellas, hunt: Hunt) -> int:
    """What the cards of a defence are worth so far."""
    return hunt.bonus + sum(g.box.combat_card(card).value for card in hunt.defence)


def is_enough(g: Hellas, p: Player, hunt: Hunt, scene: Scene) -> bool:
    """Whether no more cards are needed, with what powers add when they are counted."""
    return bool(hunt.defence) and total(g, hunt) + bonus_at(g, p, "defending", scene) >= hunt.value


def reachable(g: Hellas, p: Player, hunt: Hunt, scene: Scene) -> int:
    """The most that a defence could come to with the hand as it is."""
    most = total(g, hunt) + bonus_at(g, p, "defending", scene)
    most += sum(g.box.combat_card(card).value for card in p.hand)
    return most + bonus_of_cards(g, p, len(p.hand), scene)


def bonus_of_cards(g: Hellas, p: Player, count: int, scene: Scene) -> int:
    """What powers could add to this many cards, each time one is played."""
    bonus = 0
    for source in g.arsenal.powers.get("card_played", []):
        if source.seat == p.seat:
            times = min(count, affordable(p, source.power.effects))
            bonus += times * bonus_in(g, p, source.power.effects, scene.seen_from(source))
    return bonus


def bonus_at(g: Hellas, p: Player, event: str, scene: Scene) -> int:
    """What powers of the hunter that react to an event would add to a defence now."""
    bonus = 0
    for source in g.arsenal.powers.get(event, []):
        if source.seat == p.seat and POWERS.available(g, p, source, scene):
            bonus += bonus_in(g, p, source.power.effects, scene.seen_from(source))
    return bonus


def bonus_in(g: Hellas, p: Player, effects: list[Effect], scene: Scene) -> int:
    """What `card_value` comes to in a list of effects."""
    bonus = 0
    for effect in effects:
        if effect.verb == "card_value":
            bonus += effect.number
        else:
            times = 1 if effect.count is None else g.book.count(g, p, effect.count, scene)
            bonus += times * bonus_in(g, p, effect.then, scene)
    return bonus


def affordable(p: Player, effects: list[Effect]) -> int:
    """How often a power that costs priests could be paid for."""
    prices = [amount for resource, amount in effects[0].amounts if resource == PRIESTS]
    return p.pool // prices[0] if effects[0].verb == "pay" and prices else len(p.hand)


def write_defence(book: Book) -> None:
    book.add_legality(ANSWER_ATTACK, Legality(lambda g, ask: defences(g, g.players[ask.seat]), why_not_defend))
