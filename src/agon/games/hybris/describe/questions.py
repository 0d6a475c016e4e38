"""The questions in words: what is asked, for what, and how things stand where that matters."""

from typing import Final

from agon.cards.phrases import Condition
from agon.games.hybris.box.numbers import NONE, PROPHET
from agon.games.hybris.box.things import Enemy, Quest
from agon.games.hybris.cardtext import action_name, elements_clause, enemy_clause
from agon.games.hybris.cardtext.words import written
from agon.games.hybris.describe.previews import song_asks, song_gives, song_of
from agon.games.hybris.describe.sources import source_of
from agon.games.hybris.describe.turn import token_arg
from agon.games.hybris.names import (
    NOTHING,
    city_thing,
    hero_thing,
    location_thing,
    name_of,
    pillar_thing,
    primordial_thing,
    quest_thing,
    song_thing,
    technology_thing,
)
from agon.games.hybris.rules import questions as q
from agon.games.hybris.rules import world_questions as w
from agon.games.hybris.rules.combat import questions as c
from agon.games.hybris.rules.combat.cards import limit, spent, total
from agon.games.hybris.rules.questions import number_of
from agon.games.hybris.rules.songs import bears_any
from agon.games.hybris.scenes import Combat
from agon.games.hybris.speech import Asking
from agon.games.hybris.state import Hybris
from agon.kernel.ask import Ask, action_of
from agon.kernel.words import Arg, Message, Name, Seat, Several, say


def question(g: Hybris, ask: Ask) -> Message:
    """The question in words."""
    asking = g.book.speech.questions.get(ask.kind.id) or ASKING.get(ask.kind.id)
    return say(ask.kind.id) if asking is None else asking(g, ask)


# ---------------------------------------------------------------- planning and turns


def pillar(g: Hybris, ask: Ask) -> Message:
    """Where each takes several: beside which."""
    taken = [Name(pillar_thing(g.box, pillar)) for pillar in g.players[ask.seat].pillars]
    return say("hybris-ask-pillar-beside", taken=Several(tuple(taken))) if taken else say(ask.kind.id)


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
        flees=1 if deployer.characters[turn.character].kind == PROPHET else 0,
    )


def own_tile(g: Hybris, ask: Ask) -> Message:
    """Where the tiles lie of which one is to be moved."""
    tile = number_of(ask.options[0])
    where = "workshop" if tile in g.workshop.tiles else "factory" if tile in g.factory.tiles else "city"
    return say(ask.kind.id, where=where)


def space(g: Hybris, ask: Ask) -> Message:
    """For the tile that is being deployed; one that is moved can go to any City."""
    turn = g.turn
    deployed = turn.tile != NONE and turn.tile in g.players[ask.seat].storage
    return say(
        ask.kind.id,
        technology=Name(technology_thing(g.box, turn.tile)) if deployed else NOTHING,
        city=Name(city_thing(g.box, g.box.spaces[number_of(ask.options[0])].city)),
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
        own=written(total(g, side)),
        other=written(total(g, other)),
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
    if combat.purpose in g.book.speech.foes:
        return g.book.speech.foes[combat.purpose](g, combat)
    if combat.quest != NONE:
        return Name(quest_thing(g.box, combat.quest))
    return Name(hero_thing(g.box, combat.hero)) if combat.hero != NONE else waking(g)


def waking(g: Hybris) -> Arg:
    """The Primordial whose Wraths are being suffered: it lies open until both are over."""
    letter = g.book.manifest.fear[g.age]
    if letter == NONE or g.primordials[letter] == NONE:
        return say("hybris-the-primordial")
    return Name(primordial_thing(g.box, g.primordials[letter]))


def champion(g: Hybris, ask: Ask) -> Message:
    """Which Primordial is to be fought, and how strong it is if its card knows one Combat only."""
    letter = g.book.manifest.fear[g.age]
    fought = []
    if letter != NONE and g.primordials[letter] != NONE:
        card = g.box.primordials[g.primordials[letter]]
        fought = [effect for effect in [*card.wrath_1, *card.wrath_2] if effect.verb == "combat"]
    enemy: Arg = ""
    if len(fought) == 1:
        enemy = enemy_clause(Enemy(fought[0].numbers["base"], fought[0].numbers["cards"], fought[0].elements))
    return say(ask.kind.id, primordial=waking(g), enemy=enemy)


def clash_discard(g: Hybris, ask: Ask) -> Message:
    assert g.combat is not None
    enemy = g.box.quests[g.combat.quest].enemy
    assert enemy is not None
    return say(ask.kind.id, quest=Name(quest_thing(g.box, g.combat.quest)), enemy=enemy_clause(enemy))


def next_song(g: Hybris, ask: Ask) -> Message:
    """The Song that would come next: the option to stop names the Epic."""
    quest = g.box.quests[number_of(ask.options[-1])]
    number = song_of(g, quest)
    return say(ask.kind.id, song=song_asks(g, quest, number), reward=song_gives(g, quest, number))


def for_song(g: Hybris, ask: Ask) -> Message:
    """What the Song asks for; told where only one of the Epics that lie there can be the one that is sung."""
    verb = WANTED[ask.kind.id]
    fitting: list[tuple[Quest, Condition]] = []
    for index in g.quests:
        quest = None if index == NONE else g.box.quests[index]
        if quest is not None and quest.songs:
            conditions = [each for each in quest.songs[song_of(g, quest)].conditions if each.verb == verb]
            fitting += [(quest, each) for each in conditions if verb == "send_back" or all_bear(g, ask, each)]
    if len(fitting) != 1:
        return say(ask.kind.id, song=NOTHING, elements="")
    quest, condition = fitting[0]
    return say(
        ask.kind.id,
        song=Name(song_thing(g.box, quest.index, song_of(g, quest))),
        elements=elements_clause(condition.elements) if verb != "send_back" else "",
    )


def all_bear(g: Hybris, ask: Ask, condition: Condition) -> bool:
    """Whether every card on offer shows an Element that a condition names."""
    return all(bears_any(g, number_of(option), condition.elements) for option in ask.options)


WANTED: Final = {c.SONG_REVEAL.id: "reveal", c.SONG_DISCARD.id: "discard", c.SONG_FIGURE.id: "send_back"}
"""The condition of a Song that asks each of these questions."""


ASKING: Final[dict[str, Asking]] = {
    q.CHOOSE_PILLAR.id: pillar,
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
    c.SONG_REVEAL.id: for_song,
    c.SONG_DISCARD.id: for_song,
    c.SONG_FIGURE.id: for_song,
    c.CHAMPION.id: champion,
    q.WHICH_TILE.id: own_tile,
    q.WHICH_SPACE.id: space,
}
