"""What a seat cannot know is redrawn; what it knows stays."""

import pytest

from agon.games.hellas.census import census
from agon.games.hellas.hidden import determinize
from agon.games.hellas.hunting import Hunt
from agon.games.hellas.rules.turn import regular
from agon.games.hellas.scenes import Draft, Looked
from agon.games.hellas.state import Hellas
from agon.kernel.ask import Ask
from agon.kernel.chance import seeded
from agon.kernel.game import SPECTATOR
from games.hellas.walks import played
from rules.hellas.given import beast, bless, do, given, hand, questions

WORLDS = 20


def worlds(g: Hellas, seat: int) -> list[Hellas]:
    """Some worlds that a seat cannot tell from this one."""
    chance = seeded("worlds")
    sampled = [g.copy() for _ in range(WORLDS)]
    for world in sampled:
        determinize(world, seat, chance)
        assert census(world) == census(g)
    return sampled


def varied(values: list[list[int]]) -> bool:
    return len({tuple(value) for value in values}) > 1


def test_own_hand_stays_and_those_of_others_are_dealt_anew() -> None:
    g = given()
    for seat in range(3):
        do(g, seat, {"gain": {"combat_card": 3}})
    sampled = worlds(g, 1)
    assert all(world.players[1].hand == g.players[1].hand for world in sampled)
    assert all([len(p.hand) for p in world.players] == [3, 3, 3] for world in sampled)
    assert varied([world.players[0].hand for world in sampled])
    assert varied([world.combat_deck for world in sampled])
    assert varied([world.players[1].hand for world in worlds(g, SPECTATOR)])


def test_what_was_discarded_is_known_to_all() -> None:
    g = given()
    do(g, 0, {"gain": {"combat_card": 4}}, {"discard": "half"})
    assert all(world.combat_discard == g.combat_discard for world in worlds(g, 1))


@pytest.mark.parametrize("deck", ["event_deck", "attack_deck", "blessing_deck", "artifact_deck"])
def test_the_order_of_every_deck_is_unknown(deck: str) -> None:
    g = given()
    sampled = [getattr(world, deck) for world in worlds(g, 0)]
    assert varied(sampled)
    assert all(sorted(cards) == sorted(getattr(g, deck)) for cards in sampled)


def test_attack_cards_are_known_by_whoever_chooses_and_the_rest_by_nobody_else() -> None:
    g = given()
    beast(g, "hydra", "macedonia")
    g.hunt = Hunt(0, 1, g.players[0].region)
    g.hunt.chooser = 1
    g.hunt.drawn = sorted(g.attack_deck[-2:])
    del g.attack_deck[-2:]
    old = g.attack_deck.pop()
    g.attack_discard, g.attack_seen = [old], {old: 1 << 2}

    def drawn(seat: int) -> list[list[int]]:
        return [world.hunt.drawn for world in worlds(g, seat) if world.hunt is not None]

    assert not varied(drawn(1))
    assert varied(drawn(0))
    assert not varied([world.attack_discard for world in worlds(g, 2)])
    assert varied([world.attack_discard for world in worlds(g, 1)])
    assert all(list(world.attack_seen.items()) == [(world.attack_discard[0], 4)] for world in worlds(g, 1))


def test_a_draft_is_known_by_those_who_have_held_it() -> None:
    g = given()
    g.draft = Draft(0, g.blessing_deck[-3:])
    del g.blessing_deck[-3:]
    g.draft.seen = 0b011
    old = g.blessing_deck.pop()
    g.blessing_discard, g.blessing_seen = [old], {old: 0b111}

    def going_round(seat: int) -> list[list[int]]:
        return [world.draft.cards for world in worlds(g, seat) if world.draft is not None]

    assert not varied(going_round(0))
    assert not varied(going_round(1))
    assert varied(going_round(2))
    assert varied(going_round(SPECTATOR))
    assert not varied([world.blessing_discard for world in worlds(g, 2)])
    assert varied([world.blessing_discard for world in worlds(g, SPECTATOR)])


@pytest.mark.parametrize("kind", ["combat_card", "blessing", "neutral_artifact"])
def test_cards_that_somebody_looks_at_are_known_to_nobody_else(kind: str) -> None:
    g = given()
    deck = {"combat_card": g.combat_deck, "blessing": g.blessing_deck, "neutral_artifact": g.artifact_deck}[kind]
    g.looked = Looked(1, kind, [deck.pop(), deck.pop()])

    def looked(seat: int) -> list[list[int]]:
        return [world.looked.cards for world in worlds(g, seat) if world.looked is not None]

    assert not varied(looked(1))
    assert varied(looked(0))


@pytest.mark.parametrize("players", [1, 2, 4])
def test_worlds_that_a_seat_cannot_tell_apart_give_it_the_same_worlds(players: int) -> None:
    for g, ask in played(players, "alike", 40):
        twin = g.copy()
        determinize(twin, ask.seat, seeded("another deal"))
        assert sample(g, ask) == sample(twin, ask)
        assert sample(g, ask) != sample(g, ask, "another sample") or not has_secrets(g)


def sample(g: Hellas, ask: Ask, seed: str = "sample") -> dict[str, object]:
    world = g.copy()
    determinize(world, ask.seat, seeded(seed))
    return {name: value for name, value in world.dump().items() if name != "chance"}


def has_secrets(g: Hellas) -> bool:
    return len(g.combat_deck) > 3


def test_whether_a_bow_is_in_hand_is_not_told_by_being_asked() -> None:
    asked = []
    for card in ("glory_bow", "charge_sickle"):
        g = given()
        bless(g, 0, "shoot_to_kill")
        beast(g, "hydra", "macedonia")
        hand(g, 0, card)
        g.players[0].done = 0b1111  # nothing else is left to do
        asked.append([ask.kind.id for ask in questions(regular(g))])
        g.specials, g.step = 0, "turn_end"
        asked[-1] += [ask.kind.id for ask in questions(g.book.steps["turn_end"](g))]
    assert asked == [["hellas-ask-regular", "hellas-ask-end-of-turn"]] * 2
    g.players[0].used = [source.power.index for source in g.arsenal.powers["once_per_turn"]]
    assert questions(regular(g)) == []
