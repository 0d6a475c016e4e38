"""The verbs of Combat: what Conflict cards do, and Wraths that must be fought."""

from agon.cards.phrases import Effect
from agon.games.hybris import log
from agon.games.hybris.book import Book
from agon.games.hybris.box.numbers import NONE
from agon.games.hybris.box.things import Enemy
from agon.games.hybris.player import Player
from agon.games.hybris.rules.combat.aftermath import end_combat
from agon.games.hybris.rules.combat.cards import together
from agon.games.hybris.rules.combat.defeat import lay_down, undefeated_heroes
from agon.games.hybris.rules.combat.game_combat import fight_game
from agon.games.hybris.rules.combat.questions import CHAMPION, OPPOSING_CARD, WEAKEN_CARD
from agon.games.hybris.rules.decks import settle, top
from agon.games.hybris.rules.filters import olympian_of
from agon.games.hybris.rules.questions import DEFEAT_HERO, FIGURE, number_of
from agon.games.hybris.rules.resources import fall_short
from agon.games.hybris.scenes import FOR_WRATH, Kept, Scene, Side
from agon.games.hybris.setup_options import WRATH_NEWCOMERS
from agon.games.hybris.state import Hybris
from agon.kernel.ask import DONE, Ask, Play


def sides(g: Hybris, p: Player) -> tuple[Side, Side] | None:
    """A player's own side of the Combat and the other one; None for who does not take part."""
    side = None if g.combat is None else g.combat.side_of(p.seat)
    if side is None or g.combat is None:
        return None
    return side, g.combat.opponent_of(side)


# ---------------------------------------------------------------- strength


def strength_verb(g: Hybris, p: Player, effect: Effect, scene: Scene) -> Play:
    """More in this Combat; `until = "age_end"`: in every Combat until the End of Age phase, Wraths not included."""
    if "until" in effect.words:
        p.might += effect.number
        log.might(g, p.seat, effect.number)
    else:
        taking_part = sides(g, p)
        if taking_part is not None:
            taking_part[0].bonus += effect.number
            log.strength(g, p.seat, effect.number)
    return DONE


def reveal_top_verb(g: Hybris, p: Player, effect: Effect, scene: Scene) -> Play:
    """Cards of the player's own deck add their printed Strength and are discarded; nothing else on them counts."""
    taking_part = sides(g, p)
    if taking_part is None:
        return DONE
    revealed: list[int] = []
    for _ in range(effect.number):
        card = top(g, p.deck, p.discard)
        if card == NONE:
            break
        revealed.append(card)
        taking_part[0].bonus += g.box.card(card).strength
        g.reveals += 1
        log.revealed_top(g, p.seat, card, g.box.card(card).strength)
    p.discard += revealed
    for card in revealed:
        settle(g, p, card)
    return DONE


def weaken_verb(g: Hybris, p: Player, effect: Effect, scene: Scene) -> Play:
    """The strongest opposing card, or each, loses Strength or counts for this much at most; those to come too."""
    taking_part = sides(g, p)
    if taking_part is None:
        return
    other = taking_part[1]
    if effect.words.get("lasts") == "combat":
        cap = effect.numbers["to"]
        other.cap = cap if other.cap == NONE else min(cap, other.cap)
    fitting = [
        at
        for at, card in enumerate(other.cards)
        if other.strengths[at] > 0 and effect.numbers.get("type", g.box.card(card).type) == g.box.card(card).type
    ]
    if effect.words["which"] == "strongest" and fitting:
        most = max(other.strengths[at] for at in fitting)
        strongest = one_of_each_face(g, other, [at for at in fitting if other.strengths[at] == most])
        options = [OPPOSING_CARD << 16 | other.cards[at] for at in strongest]
        card = number_of((yield Ask(WEAKEN_CARD, p.seat, options)))
        fitting = [at for at in strongest if other.cards[at] == card]  # one of those that are as strong still
    for at in fitting:
        strength = max(0, other.strengths[at] - effect.numbers.get("by", 0))
        other.strengths[at] = min(strength, effect.numbers.get("to", strength))
        log.weakened(g, p.seat, other.cards[at], other.strengths[at])


def one_of_each_face(g: Hybris, side: Side, places: list[int]) -> list[int]:
    """Of cards that are alike one is as good as another."""
    found: dict[int, int] = {}
    for at in places:
        found.setdefault(g.box.card_face[side.cards[at]], at)
    return list(found.values())


def combat_determination_verb(g: Hybris, p: Player, effect: Effect, scene: Scene) -> Play:
    """A higher limit until this Combat ends; the track does not move."""
    taking_part = sides(g, p)
    if taking_part is not None:
        taking_part[0].determination += effect.number
        log.resolve(g, p.seat, effect.number)
    return DONE


# ---------------------------------------------------------------- kept for the end


def on_win_verb(g: Hybris, p: Player, effect: Effect, scene: Scene) -> Play:
    """Carried out if its player wins, before anything the victory gives."""
    taking_part = sides(g, p)
    if taking_part is not None:
        taking_part[0].on_win.append(Kept(this_card(taking_part[0]), effect.then, scene.owner))
    return DONE


def on_loss_verb(g: Hybris, p: Player, effect: Effect, scene: Scene) -> Play:
    """Carried out if its player loses, before the consequences."""
    taking_part = sides(g, p)
    if taking_part is not None:
        taking_part[0].on_loss.append(Kept(this_card(taking_part[0]), effect.then, scene.owner))
    return DONE


def this_card(side: Side) -> int:
    """The card whose effect is carried out: the one that came last."""
    return side.cards[-1] if side.cards else NONE


def keep_card_verb(g: Hybris, p: Player, effect: Effect, scene: Scene) -> Play:
    """After the Combat this card goes back to hand."""
    taking_part = sides(g, p)
    if taking_part is not None:
        taking_part[0].kept.append(this_card(taking_part[0]))
    return DONE


def spare_verb(g: Hybris, p: Player, effect: Effect, scene: Scene) -> Play:
    """The defeated Hero goes to the reserve instead; an Olympian loses no Grandeur. It is a defeat all the same."""
    taking_part = sides(g, p)
    if taking_part is not None:
        taking_part[0].spared = True
    return DONE


# ---------------------------------------------------------------- against the other player


def rounds_go_on(g: Hybris, p: Player) -> Side | None:
    """The opposing player's side, while both still play."""
    taking_part = sides(g, p)
    if taking_part is None or taking_part[0].stopped or taking_part[1].stopped:
        return None
    return taking_part[1]


def bind_verb(g: Hybris, p: Player, effect: Effect, scene: Scene) -> Play:
    """No way back for a card, or a card shown or a marker pressed on in the next round."""
    other = rounds_go_on(g, p)
    if other is not None:
        if effect.word == "no_retreat":
            other.no_retreat = True
        elif effect.word == "face_up":
            other.must_show = True
        else:
            assert effect.word == "must_press_on"
            other.must_press_on = True
        log.bound(g, p.seat, other.seat, effect.index)
    return DONE


def toll_verb(g: Hybris, p: Player, effect: Effect, scene: Scene) -> Play:
    """The other player pays that for each further card; who cannot must stop."""
    taking_part = sides(g, p)
    if taking_part is not None and taking_part[1].seat != NONE:
        taking_part[1].toll = together(taking_part[1].toll, effect.amounts)
        log.toll(g, p.seat, taking_part[1].seat, effect.index)
    return DONE


# ---------------------------------------------------------------- figures


def defeat_verb(g: Hybris, p: Player, effect: Effect, scene: Scene) -> Play:
    """The Defeat effect on a Hero of the player's choice; who has none loses 1 Grandeur.  HYB-DEFEAT-08"""
    heroes = heroes_to_defeat(g, p, effect)
    if not heroes:
        fall_short(g, p, scene)
        return
    options = [FIGURE << 16 | number for number in heroes]
    number = number_of((yield Ask(DEFEAT_HERO, p.seat, options)))
    yield from lay_down(g, p, number)


def heroes_to_defeat(g: Hybris, p: Player, effect: Effect) -> list[int]:
    taking_part = sides(g, p)
    fighting = NONE if taking_part is None else taking_part[0].character
    return [number for number in undefeated_heroes(p) if effect.word == "hero" or number != fighting]


def can_defeat(g: Hybris, p: Player, effect: Effect, scene: Scene) -> bool:
    return bool(heroes_to_defeat(g, p, effect))


def combat_verb(g: Hybris, p: Player, effect: Effect, scene: Scene) -> Play:
    """A Wrath to be fought by a champion; then `win`, or the defeat and `loss`.  HYB-CVG-11, HYB-CVG-14"""
    champions = champions_of(g, p)
    won = False
    if champions:
        options = [FIGURE << 16 | number for number in champions]
        number = number_of((yield Ask(CHAMPION, p.seat, options)))
        enemy = Enemy(effect.numbers["base"], effect.numbers["cards"], effect.elements)
        won = yield from fight_game(g, p, number, FOR_WRATH, enemy, [], NONE, NONE)
    yield from g.book.resolve(g, p, effect.then if won else effect.other, scene)
    if champions:
        yield from end_combat(g)


def champions_of(g: Hybris, p: Player) -> list[int]:
    """The Olympian unless wounded, and undefeated Heroes; those who came in this Age wait for the next.  HYB-CVG-14"""
    heroes = undefeated_heroes(p)
    if g.book.ruling(WRATH_NEWCOMERS) == "wait":
        heroes = [number for number in heroes if p.characters[number].joined != g.age]
    return heroes if p.characters[olympian_of(p)].lying else [olympian_of(p), *heroes]


def write_combat_verbs(book: Book) -> None:
    book.add_verb("strength", strength_verb)
    book.add_verb("reveal_top", reveal_top_verb)
    book.add_verb("weaken", weaken_verb)
    book.add_verb("combat_determination", combat_determination_verb)
    book.add_verb("on_win", on_win_verb)
    book.add_verb("on_loss", on_loss_verb)
    book.add_verb("keep_card", keep_card_verb)
    book.add_verb("spare", spare_verb)
    book.add_verb("bind", bind_verb)
    book.add_verb("toll", toll_verb)
    book.add_costly_verb("defeat", defeat_verb, can_defeat)
    book.add_verb("combat", combat_verb)
