"""The verbs that every chapter uses: what is had, chosen, repeated, handed to others."""

from agon.cards.phrases import Effect
from agon.cards.verbs import CommonVerbs, Questions
from agon.games.hybris.book import Book
from agon.games.hybris.box.numbers import CONFLICT_CARDS, INFLUENCE, KINDNESS, NONE
from agon.games.hybris.player import Player
from agon.games.hybris.rules.links import open_cities
from agon.games.hybris.rules.meanwhile import ask_meanwhile
from agon.games.hybris.rules.powers import perform
from agon.games.hybris.rules.questions import (
    ACTION,
    BRANCH,
    CHOOSE_BRANCH,
    CITY,
    MAY,
    STOP,
    WHICH_CITY,
    WILL_ACT,
    WILL_PAY,
    YES,
    number_of,
)
from agon.games.hybris.rules.resources import (
    can_gain,
    can_pay,
    cards_with,
    gain,
    gain_at_once,
    gain_plainly,
    give,
    lose,
    pay,
)
from agon.games.hybris.rules.upgrades import build_temple_at
from agon.games.hybris.scenes import Scene
from agon.games.hybris.state import Hybris
from agon.kernel.ask import DONE, Ask, Play, action_of

# ---------------------------------------------------------------- gain, lose, pay, give


def gain_verb(g: Hybris, p: Player, effect: Effect, scene: Scene) -> Play:
    """`{ gain = { vp = 2 } }`; with `at`, a Temple in that City or none."""
    if effect.plain:
        if g.book.hears_gains:
            return gain_plainly(g, p, effect.amounts, effect.list)
        gain_at_once(g, p, effect.amounts, effect.list)
        return DONE
    if "at" in effect.words:
        return build_temple_at(g, p, city_here(scene), scene)
    return gain(g, p, effect.amounts, scene, effect.list)


def would_gain(g: Hybris, p: Player, effect: Effect, scene: Scene) -> bool:
    """Whether any of it can be had."""
    return any(can_gain(g, p, resource) for resource, _ in effect.amounts)


def lose_verb(g: Hybris, p: Player, effect: Effect, scene: Scene) -> Play:
    """`{ lose = { follower = 1 } }`, with the Grandeur fallback.  HYB-CORE-02, HYB-APPX-11"""
    return lose(g, p, effect.amounts, effect.numbers.get("element", NONE), scene, effect.list)


def can_lose(g: Hybris, p: Player, effect: Effect, scene: Scene) -> bool:
    """As the first verb of a branch, a loss must be possible in full; the cube cannot leave its first space."""
    for resource, amount in effect.amounts:
        if resource == KINDNESS and p.kindness - 1 < amount:
            return False
        if resource == CONFLICT_CARDS and len(cards_with(g, p, effect.numbers.get("element", NONE))) < amount:
            return False
    return can_pay(g, p, effect.amounts)


def can_pay_effect(g: Hybris, p: Player, effect: Effect) -> bool:
    """In full.  HYB-CORE-01"""
    return can_pay(g, p, effect.amounts)


def pay_effect(g: Hybris, p: Player, effect: Effect) -> Play:
    return pay(g, p, effect.amounts)


def give_verb(g: Hybris, p: Player, effect: Effect, scene: Scene) -> Play:
    """`{ give = { aegis = 1 } }`: what there is, to the owner of the card; nothing else is lost for it."""
    return give(g, p, g.players[scene.owner], effect.amounts)


def can_give(g: Hybris, p: Player, effect: Effect, scene: Scene) -> bool:
    return can_pay(g, p, effect.amounts)


# ---------------------------------------------------------------- choices


def branch_option(effect: Effect, place: int) -> int:
    return BRANCH << 16 | place << 12 | effect.branches[place][0].list


def branch_place(option: int) -> int:
    return number_of(option) >> 12


# ---------------------------------------------------------------- other players


def others_verb(g: Hybris, p: Player, effect: Effect, scene: Scene) -> Play:
    """Every other player, in Grandeur order.  HYB-ACT-23"""
    return hand_round(g, p, [other for other in g.by_grandeur() if other is not p], effect, scene)


def each_player_verb(g: Hybris, p: Player, effect: Effect, scene: Scene) -> Play:
    return hand_round(g, p, g.by_grandeur(), effect, scene)


def hand_round(g: Hybris, p: Player, players: list[Player], effect: Effect, scene: Scene) -> Play:
    """Several players carry out a list of this player's card, one after the other."""
    if not effect.plain_then or g.book.hears_gains:
        return hand_on(g, p, players, effect.then, scene)
    for other in players:
        for step in effect.then:
            gain_at_once(g, other, step.amounts, step.list)
    return DONE


def hand_on(g: Hybris, p: Player, players: list[Player], effects: list[Effect], scene: Scene) -> Play:
    for other in players:
        yield from hand_over(g, p, other, effects, scene)


def hand_over(g: Hybris, p: Player, other: Player, effects: list[Effect], scene: Scene) -> Play:
    """Somebody else carries out a list of this player's card."""
    theirs = scene.copy()
    if scene.owner == NONE:
        theirs.owner = p.seat
    return g.book.resolve(g, other, effects, theirs)


def owner_verb(g: Hybris, p: Player, effect: Effect, scene: Scene) -> Play:
    return g.book.resolve(g, g.players[scene.owner], effect.then, scene)


def rival_verb(g: Hybris, p: Player, effect: Effect, scene: Scene) -> Play:
    """One other player: the foremost, the opponent, the actor, or whose character was just sent back."""
    which = effect.words["which"]
    if which == "foremost":
        seat = g.by_grandeur()[0].seat
    elif which == "actor":
        seat = scene.actor
    elif which == "opponent":
        seat = opponent_of(g, p, scene)
    else:
        assert which == "sent_back"
        seat = scene.other
    return DONE if seat in (NONE, p.seat) else hand_over(g, p, g.players[seat], effect.then, scene)


def opponent_of(g: Hybris, p: Player, scene: Scene) -> int:
    """The opposing player in the Combat that is on or just over; NONE against the game."""
    if g.combat is None:
        return scene.other
    side = g.combat.side_of(p.seat)
    return scene.other if side is None else g.combat.opponent_of(side).seat


def leader_verb(g: Hybris, p: Player, effect: Effect, scene: Scene) -> Play:
    """Whoever has most, and at least 1; the next best likewise. Ties go to the player further back."""
    assert effect.count is not None
    ranked: list[tuple[int, int]] = []
    for place, player in enumerate(g.by_grandeur()):
        counted = g.book.count(g, player, effect.count, scene)
        if counted > 0:
            ranked.append((-counted, -place))
    order = g.by_grandeur()
    ranked.sort()
    if ranked:
        yield from hand_over(g, p, order[-ranked[0][1]], effect.then, scene)
    if len(ranked) > 1 and len(g.players) >= effect.numbers.get("second_from", 9):
        yield from hand_over(g, p, order[-ranked[1][1]], effect.other, scene)


# ---------------------------------------------------------------- actions that are granted


def act_verb(g: Hybris, p: Player, effect: Effect, scene: Scene) -> Play:
    """Perform an action without a character; one with a price may be declined.  HYB-CORE-05"""
    action = effect.number
    granted = granted_scene(p, scene)
    granted.discount = effect.numbers.get("discount", 0)
    if action == INFLUENCE:
        if effect.words.get("at") == "any_city":
            cities = [CITY << 16 | city for city in open_cities(g)]
            granted.city = number_of((yield Ask(WHICH_CITY, p.seat, cities)))
        else:
            granted.city = city_here(scene)
    deed = g.book.actions[action]
    possible = deed.why_not(g, p, granted) is None
    if deed.priced and (possible or (deed.secret and p.hand)):
        # Whether a card fits for an Omen is a secret: who has any is asked.
        choice = yield Ask(WILL_ACT, p.seat, [*([ACTION << 16 | action] if possible else []), STOP << 16])
        possible = action_of(choice) != STOP
    if not possible:
        return
    yield from perform(g, p, action, granted)


def granted_scene(p: Player, scene: Scene) -> Scene:
    """An action that an effect grants is performed by nobody."""
    granted = Scene(p.seat)
    granted.location = scene.location
    granted.city = scene.city
    return granted


def would_act(g: Hybris, p: Player, effect: Effect, scene: Scene) -> bool:
    granted = granted_scene(p, scene)
    granted.discount = effect.numbers.get("discount", 0)
    return g.book.actions[effect.number].why_not(g, p, granted) is None


def city_here(scene: Scene) -> int:
    """The City of the Technology whose power it is; else that of the event."""
    if scene.source is not None and scene.source.city != NONE:
        return scene.source.city
    return scene.city


# ---------------------------------------------------------------- what lasts


def modify_verb(g: Hybris, p: Player, effect: Effect, scene: Scene) -> Play:
    """As the effect of a power with an event: for the action of that event only."""
    if scene.granted is None:
        scene.granted = []
    scene.granted.append(effect)
    return DONE


def next_age_verb(g: Hybris, p: Player, effect: Effect, scene: Scene) -> Play:
    """`{ next_age = "open_planning" }`: tokens are shown when the next Planning is over."""
    g.open_planning = True
    return DONE


def write_verbs(book: Book) -> None:
    """Every verb of this module, under its name in the vocabulary."""
    questions = Questions(WILL_PAY, MAY, CHOOSE_BRANCH, YES, STOP, branch_option, branch_place)
    CommonVerbs(book, questions, ask_meanwhile, can_pay_effect, pay_effect).write()
    book.add_verb("gain", gain_verb)
    book.useful["gain"] = would_gain
    book.add_verb("lose", lose_verb)
    book.ready["lose"] = can_lose
    book.add_costly_verb("give", give_verb, can_give)
    book.add_verb("others", others_verb)
    book.add_verb("each_player", each_player_verb)
    book.add_verb("owner", owner_verb)
    book.add_verb("rival", rival_verb)
    book.add_verb("leader", leader_verb)
    book.add_verb("act", act_verb)
    book.useful["act"] = would_act
    book.add_verb("modify", modify_verb)
    book.add_verb("next_age", next_age_verb)
