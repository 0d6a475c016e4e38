"""The questions in words: what is asked, for what, and how things stand where that matters."""

from collections.abc import Callable
from typing import Final

from agon.games.hybris.box.numbers import NONE
from agon.games.hybris.cardtext import action_name, enemy_clause
from agon.games.hybris.describe.previews import song_arg
from agon.games.hybris.describe.sources import source_of
from agon.games.hybris.describe.turn import token_arg
from agon.games.hybris.moments import Combat
from agon.games.hybris.names import (
    NOTHING,
    city_thing,
    hero_thing,
    location_thing,
    name_of,
    quest_thing,
    technology_thing,
)
from agon.games.hybris.rules import questions as q
from agon.games.hybris.rules import world_questions as w
from agon.games.hybris.rules.combat import questions as c
from agon.games.hybris.rules.combat.cards import limit, spent, total
from agon.games.hybris.rules.questions import number_of
from agon.games.hybris.state import Hybris
from agon.kernel.ask import Ask, action_of
from agon.kernel.words import Arg, Message, Name, Seat, say

Asking = Callable[[Hybris, Ask], Message]


def question(g: Hybris, ask: Ask) -> Message:
    """The question in words."""
    asking = ASKING.get(ask.kind.id)
    return say(ask.kind.id) if asking is None else asking(g, ask)


# ---------------------------------------------------------------- planning and turns


def plan(g: Hybris, ask: Ask) -> Message:
    """For which character: that of the option to lay no token."""
    figure = number_of(ask.options[0])
    return say(ask.kind.id, figure=name_of(g.box, g.players[ask.seat], figure))


def swap_token(g: Hybris, ask: Ask) -> Message:
    """For which character: that of the option to leave everything as it is."""
    p = g.players[ask.seat]
    figure = number_of(ask.options[-1])
    return say(ask.kind.id, figure=name_of(g.box, p, figure), token=token_arg(g, p.characters[figure].token))


def turn(g: Hybris, ask: Ask) -> Message:
    return say(ask.kind.id, age=g.age, aegis=g.players[ask.seat].aegis)


def of_character(g: Hybris, ask: Ask) -> Message:
    """About the character of this turn, and where it goes or is."""
    p = g.players[ask.seat]
    figure: Arg = NOTHING if g.turn.character == NONE else name_of(g.box, p, g.turn.character)
    place: Arg = NOTHING if g.turn.location == NONE else Name(location_thing(g.box, g.turn.location))
    if g.turn.city != NONE:
        place = Name(city_thing(g.box, g.turn.city))
    return say(ask.kind.id, figure=figure, place=place)


# ---------------------------------------------------------------- effects


def about_effect(g: Hybris, ask: Ask) -> Message:
    """On which card, tile or power the effect stands that asks."""
    first = ask.options[0]
    number = number_of(first)
    list_number = number & 0xFFF if action_of(first) == q.BRANCH else g.box.grammar.all_effects[number].list
    return say(ask.kind.id, source=Name(source_of(g.box, list_number)))


def will_act(g: Hybris, ask: Ask) -> Message:
    return say(ask.kind.id, action=action_name(number_of(ask.options[0])))


def use_power(g: Hybris, ask: Ask) -> Message:
    return say(ask.kind.id, power=Name(g.box.powers[number_of(ask.options[0])].source))


# ---------------------------------------------------------------- the Mortal World


def in_city(g: Hybris, ask: Ask) -> Message:
    """Where Influence is performed."""
    return say(ask.kind.id, city=Name(city_thing(g.box, number_of(ask.options[0]))))


def of_deployment(g: Hybris, ask: Ask) -> Message:
    """What is being deployed, by whom and where."""
    turn = g.turn
    return say(
        ask.kind.id,
        owner=NOTHING if turn.seat == NONE else Seat(turn.seat),
        technology=NOTHING if turn.tile == NONE else Name(technology_thing(g.box, turn.tile)),
        city=NOTHING if turn.city == NONE else Name(city_thing(g.box, turn.city)),
    )


def contest(g: Hybris, ask: Ask) -> Message:
    """The deployment, and who would have to be beaten."""
    turn = g.turn
    deployer = g.players[turn.seat]
    return say(
        ask.kind.id,
        owner=Seat(turn.seat),
        technology=Name(technology_thing(g.box, turn.tile)),
        city=Name(city_thing(g.box, turn.city)),
        figure=name_of(g.box, deployer, turn.character),
    )


# ---------------------------------------------------------------- Combat and Quests


def in_combat(g: Hybris, ask: Ask) -> Message:
    """Both totals, and the Determination left."""
    combat = g.combat
    assert combat is not None
    side = combat.side_of(ask.seat)
    assert side is not None
    other = combat.opponent_of(side)
    return say(
        ask.kind.id,
        enemy=enemy_arg(g, combat, ask.seat),
        own=total(g, side),
        other=total(g, other),
        left=limit(g, side) - spent(g, side),
        card=NOTHING if side.hidden == NONE else Name(g.box.card_thing(side.hidden)),
    )


def enemy_arg(g: Hybris, combat: Combat, seat: int) -> Arg:
    """Whom one fights."""
    side = combat.side_of(seat)
    assert side is not None
    other = combat.opponent_of(side)
    if other.seat != NONE:
        figure = name_of(g.box, g.players[other.seat], other.character)
        return say("hybris-figure-of", figure=figure, owner=Seat(other.seat))
    if combat.quest != NONE:
        return Name(quest_thing(g.box, combat.quest))
    return Name(hero_thing(g.box, combat.hero)) if combat.hero != NONE else say("hybris-the-primordial")


def clash_discard(g: Hybris, ask: Ask) -> Message:
    assert g.combat is not None
    enemy = g.box.quests[g.combat.quest].enemy
    assert enemy is not None
    return say(ask.kind.id, quest=Name(quest_thing(g.box, g.combat.quest)), enemy=enemy_clause(enemy))


def next_song(g: Hybris, ask: Ask) -> Message:
    """The Song that would come next: the option to stop names the Epic."""
    quest = g.box.quests[number_of(ask.options[-1])]
    return say(ask.kind.id, song=song_arg(g, quest, len(g.songs[g.quests.index(quest.index)])))


ASKING: Final[dict[str, Asking]] = {
    q.PLAN.id: plan,
    q.SWAP_TOKEN.id: swap_token,
    q.TURN.id: turn,
    q.DESTINATION.id: of_character,
    q.WHICH_SLOT.id: of_character,
    q.WHICH_ACTION.id: of_character,
    q.END_OF_TURN.id: of_character,
    q.CHOOSE_BRANCH.id: about_effect,
    q.MAY.id: about_effect,
    q.WILL_PAY.id: about_effect,
    q.WILL_ACT.id: will_act,
    q.USE_POWER.id: use_power,
    w.FOLLOWERS_OR_SERVICE.id: in_city,
    w.CONTEST.id: contest,
    w.PICK_REWARD.id: of_deployment,
    w.REWARD_ORDER.id: of_deployment,
    c.PLAY_CARD.id: in_combat,
    c.PLAY_ALONE.id: in_combat,
    c.PLACE_CARD.id: in_combat,
    c.PLACE_OPENLY.id: in_combat,
    c.CHOOSE_MARKER.id: in_combat,
    c.CLASH_DISCARD.id: clash_discard,
    c.NEXT_SONG.id: next_song,
}
