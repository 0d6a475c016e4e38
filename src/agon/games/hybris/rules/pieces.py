"""Verbs about cards, tokens and figures: discard, look, swap, send back."""

from agon.cards.phrases import Effect
from agon.games.hybris import log
from agon.games.hybris.book import Book
from agon.games.hybris.box.numbers import ALLY, CITY_PLACES, HERO, NONE, PROPHET
from agon.games.hybris.player import AT_HAND, BONUS_TOKEN, IN_UNDERWORLD, RESERVE, UNDER, Character, Player
from agon.games.hybris.rules.decks import show_in_hand
from agon.games.hybris.rules.effects import city_here, opponent_of
from agon.games.hybris.rules.filters import location_of, olympian_of
from agon.games.hybris.rules.movement import adjacent_destinations, token_location
from agon.games.hybris.rules.oracle import look
from agon.games.hybris.rules.planning import take_back_token, token_for, token_options
from agon.games.hybris.rules.questions import (
    BONUS,
    DISCARD_CARD,
    FIGURE,
    LOCATION,
    NO_TOKEN,
    RECOVER_CARD,
    REDIRECT,
    RIVAL_FIGURE,
    SEAT,
    STOP,
    SWAP_FIGURE,
    SWAP_TOKEN,
    WHICH_FIGURE,
    WHICH_RIVAL,
    number_of,
)
from agon.games.hybris.rules.resources import card_options, card_picks, discard
from agon.games.hybris.rules.well import destroy_temple
from agon.games.hybris.scenes import Scene
from agon.games.hybris.state import Hybris
from agon.kernel.ask import DONE, Ask, Play, action_of

# ---------------------------------------------------------------- Conflict cards


def discard_verb(g: Hybris, p: Player, effect: Effect, scene: Scene) -> Play:
    """That many cards of the player's choice, or all one has; nothing else is lost for it."""
    return discard_remembered(g, p, min(effect.number, len(p.hand)), scene)


def discard_remembered(g: Hybris, p: Player, count: int, scene: Scene) -> Play:
    """This many cards of the player's choice; the scene knows the last of them."""
    for made in range(count):
        picks = card_picks(sorted(p.hand), count - made, made)
        card = number_of((yield Ask(DISCARD_CARD, p.seat, card_options(p.hand), picks)))
        discard(g, p, card)
        scene.card = card


def can_discard(g: Hybris, p: Player, effect: Effect, scene: Scene) -> bool:
    return len(p.hand) >= effect.number


def hand_limit_verb(g: Hybris, p: Player, effect: Effect, scene: Scene) -> Play:
    """Down to that many cards.  HYB-DECK-03"""
    return discard_remembered(g, p, len(p.hand) - effect.number, scene)


def recover_verb(g: Hybris, p: Player, effect: Effect, scene: Scene) -> Play:
    """Cards of the player's choice out of the player's discard pile, which lies open."""
    count = min(effect.number, len(p.discard))
    for made in range(count):
        picks = card_picks(sorted(p.discard), count - made, made)
        card = number_of((yield Ask(RECOVER_CARD, p.seat, card_options(p.discard), picks)))
        p.discard.remove(card)
        p.hand.append(card)
        show_in_hand(g, p, card, ~(1 << p.seat))
        log.recovered(g, p.seat, card)


# ---------------------------------------------------------------- secrets


def look_verb(g: Hybris, p: Player, effect: Effect, scene: Scene) -> Play:
    """At the next Primordial, or at what one rival of the player's choice keeps hidden: in a Combat, the opponent."""
    if effect.word == "next_primordial":
        look(g, p)
        return
    opponent = NONE if g.combat is None else opponent_of(g, p, scene)
    seats = [other.seat for other in g.players if other is not p] if opponent == NONE else [opponent]
    rivals = [SEAT << 16 | seat for seat in seats]
    rival = g.players[number_of((yield Ask(WHICH_RIVAL, p.seat, rivals)))]
    me = 1 << p.seat
    g.reveals += 1
    if effect.word == "rival_hand":
        log.looked_hand(g, p.seat, rival.seat)
        for card in sorted(rival.hand):
            show_in_hand(g, rival, card, me)
            log.saw_card(g, me, rival.seat, card)
    elif effect.word == "rival_premonitions":
        log.looked_premonitions(g, p.seat, rival.seat)
        for card in sorted(rival.premonitions):
            rival.foreseen[card] = rival.foreseen.get(card, 0) | me
            log.saw_premonition(g, me, rival.seat, card)
    else:
        assert effect.word == "rival_tokens"
        log.looked_tokens(g, p.seat, rival.seat)
        for number, character in enumerate(rival.characters):
            if character.token != NONE:
                character.seen |= me
                log.saw_token(g, me, rival.seat, number, token_location(g, character.token))


def swappable(p: Player) -> list[int]:
    """Characters not yet activated with a token under them."""
    return [n for n, figure in enumerate(p.characters) if figure.token != NONE and not figure.activated]


def can_swap(g: Hybris, p: Player, effect: Effect, scene: Scene) -> bool:
    """With a token under a character and another in reserve; both are seen to lie there."""
    return bool(swappable(p)) and (AT_HAND in p.tokens or p.bonus_tokens > 0)


def swap_token_verb(g: Hybris, p: Player, effect: Effect, scene: Scene) -> Play:
    """Exchange the token under a character with one of the reserve, unseen.  HYB-PLAN-06"""
    for _ in range(effect.number):
        if not can_swap(g, p, effect, scene):
            return
        options = [FIGURE << 16 | number for number in swappable(p)]
        number = number_of((yield Ask(SWAP_FIGURE, p.seat, options)))
        figure = p.characters[number]
        choice = yield Ask(SWAP_TOKEN, p.seat, [*tokens_for(g, p, figure), STOP << 16 | number])
        figure.seen = 0
        log.swapped(g, p.seat, number)
        if action_of(choice) == STOP:
            continue  # the same token again: nobody can tell
        old = figure.token
        if action_of(choice) == BONUS:
            p.bonus_tokens -= 1
            figure.token = BONUS_TOKEN
        else:
            figure.token = token_for(g, p, number_of(choice))
            p.tokens[figure.token] = UNDER
        if old == BONUS_TOKEN:
            p.bonus_tokens += 1
        else:
            p.tokens[old] = AT_HAND


def tokens_for(g: Hybris, p: Player, figure: Character) -> list[int]:
    """Tokens of the reserve that a character may have; no Fates and no Coliseum for a Prophet."""
    return [option for option in token_options(g, p, figure) if action_of(option) != NO_TOKEN]


# ---------------------------------------------------------------- figures


def home(p: Player, figure: Character) -> None:
    """To the reserve; without a token it waits for the next Age.  HYB-ACT-04"""
    take_back_token(p, figure)
    figure.place = RESERVE


def is_kind(figure: Character, kind: str) -> bool:
    if kind == "hero":
        return figure.kind in (HERO, ALLY)
    return figure.kind == PROPHET


def stands(g: Hybris, figure: Character, effect: Effect, scene: Scene) -> bool:
    """Whether a figure is at the place that `send_back` names; in the Underworld the defeated are meant."""
    if effect.words["from"] == "here":
        if city_here(scene) != NONE:
            return figure.place == g.box.cities[city_here(scene)].slot
        return scene.location != NONE and location_of(g, figure.place) == scene.location
    place = effect.numbers["from"]
    if place >= CITY_PLACES:
        return figure.place == g.box.cities[place - CITY_PLACES].slot
    if g.box.locations[place].id == "underworld":
        return figure.place == IN_UNDERWORLD
    return location_of(g, figure.place) == place


def candidates(g: Hybris, p: Player, effect: Effect, scene: Scene) -> list[int]:
    """Whom a player can send back, as options."""
    kind = effect.words["kind"]
    if kind == "this":
        assert scene.source is not None
        figure = p.characters[scene.source.character]
        return [FIGURE << 16 | scene.source.character] if stands(g, figure, effect, scene) else []
    if effect.words.get("of") == "rival":
        return [
            RIVAL_FIGURE << 16 | other.seat << 8 | number
            for other in g.players
            if other is not p
            for number, figure in enumerate(other.characters)
            if is_kind(figure, kind) and stands(g, figure, effect, scene)
        ]
    return [
        FIGURE << 16 | number
        for number, figure in enumerate(p.characters)
        if is_kind(figure, kind) and stands(g, figure, effect, scene)
    ]


def can_send_back(g: Hybris, p: Player, effect: Effect, scene: Scene) -> bool:
    return bool(candidates(g, p, effect, scene))


def send_back_verb(g: Hybris, p: Player, effect: Effect, scene: Scene) -> Play:
    """Up to this many figures of a kind go from that place to their owner's reserve, without a token."""
    count = effect.numbers.get("count", 1)
    everyone = effect.words.get("count") == "all"
    sent = 0
    while everyone or sent < count:
        options = candidates(g, p, effect, scene)
        if not options:
            return
        if sent:
            options.append(STOP << 16)  # up to this many
        choice = options[0]
        if not everyone:
            choice = yield Ask(WHICH_FIGURE, p.seat, options)
        if action_of(choice) == STOP:
            return
        owner, number = p, number_of(choice)
        if action_of(choice) == RIVAL_FIGURE:
            owner, number = g.players[number_of(choice) >> 8], number_of(choice) & 0xFF
        home(owner, owner.characters[number])
        scene.other = owner.seat
        log.sent_back(g, owner.seat, number)
        sent += 1


def wound_verb(g: Hybris, p: Player, effect: Effect, scene: Scene) -> Play:
    """The Olympian to the reserve, lying; that is no defeat.  HYB-APPX-16"""
    figure = p.characters[olympian_of(p)]
    figure.place = RESERVE
    figure.lying = True
    log.wounded(g, p.seat)
    return DONE


def redirect_verb(g: Hybris, p: Player, effect: Effect, scene: Scene) -> Play:
    """To a Location beside that of the token.  HYB-DUEL-15"""
    options = [LOCATION << 16 | place for place in adjacent_destinations(g, p, scene.character, scene.location)]
    g.turn.location = number_of((yield Ask(REDIRECT, p.seat, options)))


def can_redirect(g: Hybris, p: Player, effect: Effect, scene: Scene) -> bool:
    return g.turn.location != NONE and bool(adjacent_destinations(g, p, scene.character, scene.location))


def malus_verb(g: Hybris, p: Player, effect: Effect, scene: Scene) -> Play:
    """The malus of that Location, as if on its artwork."""
    return g.book.resolve(g, p, g.box.locations[scene.location].malus, scene)


# ---------------------------------------------------------------- Temples, Pillars


def destroy_verb(g: Hybris, p: Player, effect: Effect, scene: Scene) -> Play:
    """One of the player's own Temples leaves the game; nobody reacts to that."""
    yield from destroy_temple(g, p)


def can_destroy(g: Hybris, p: Player, effect: Effect, scene: Scene) -> bool:
    return p.temples != 0


def repeat_verb(g: Hybris, p: Player, effect: Effect, scene: Scene) -> Play:
    """Once more, alone, what the lower half of a Pillar has just given to the others."""
    for given in g.box.pillars[scene.card].lower:
        if given.verb == "others":
            received = Scene(scene.actor)
            received.owner = scene.actor
            yield from g.book.resolve(g, p, given.then, received)


def pick_pillar_verb(g: Hybris, p: Player, effect: Effect, scene: Scene) -> Play:
    """In this Age the player chooses a Pillar before everybody else."""
    g.first_pick.append(p.seat)
    log.first_pick(g, p.seat)
    return DONE


def write_pieces(book: Book) -> None:
    book.add_costly_verb("discard", discard_verb, can_discard)
    book.add_verb("hand_limit", hand_limit_verb)
    book.add_verb("recover", recover_verb)
    book.add_verb("look", look_verb)
    book.add_costly_verb("swap_token", swap_token_verb, can_swap)
    book.add_costly_verb("send_back", send_back_verb, can_send_back)
    book.add_verb("wound", wound_verb)
    book.add_costly_verb("redirect", redirect_verb, can_redirect)
    book.add_verb("malus", malus_verb)
    book.add_costly_verb("destroy", destroy_verb, can_destroy)
    book.add_verb("repeat", repeat_verb)
    book.add_verb("pick_pillar", pick_pillar_verb)
