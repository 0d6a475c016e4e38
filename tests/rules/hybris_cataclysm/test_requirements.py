"""What an Exploration card asks for, one by one: who can give it, what is spent, what others learn."""

from collections.abc import Callable

import pytest

from agon.games.hybris.box.numbers import (
    AIR,
    EARTH,
    FIRE,
    WEAPON,
)
from agon.games.hybris.cataclysm.outskirts.questions import BY_FOREMAN, BY_WORKERS, WILL_ATTEMPT, WITH_FOREMAN
from agon.games.hybris.cataclysm.outskirts.requirements import can_fulfil, fulfil
from agon.games.hybris.cataclysm.schema.words import REQUIREMENTS
from agon.games.hybris.state import Hybris
from rules.hybris.cities import answer, seats_asked
from rules.hybris.given import take_cards, told
from rules.hybris_cataclysm.camps import (
    DECLINED,
    attempting,
    board,
    hangar,
    outpost,
    two_heroes,
    with_cards,
    with_strength,
    with_weapon,
)

Prepared = Callable[[Hybris], None]


def with_hand(g: Hybris, *cards: int) -> None:
    take_cards(g.players[0], list(cards))


def sorted_hand(g: Hybris) -> list[int]:
    return sorted(g.players[0].deck, key=lambda card: g.box.card(card).strength)


def not_weapons(g: Hybris) -> list[int]:
    return [card for card in g.players[0].deck if g.box.card(card).type != WEAPON]


ASKED: dict[str, tuple[dict[str, object], Prepared, Prepared]] = {
    "energy": (
        {"spend": {"energy": 2}},
        lambda g: setattr(hangar(g), "energy", 2),
        lambda g: setattr(hangar(g), "energy", 1),
    ),
    "research": (
        {"spend": {"research": 2}},
        lambda g: setattr(hangar(g), "research", 2),
        lambda g: setattr(hangar(g), "research", 1),
    ),
    "workers": (
        {"spend": {"worker": 2}},
        lambda g: setattr(hangar(g), "workers", 2),
        lambda g: setattr(hangar(g), "workers", 1),
    ),
    "foreman": (
        {"spend": {"foreman": 1}},
        lambda g: setattr(hangar(g), "foreman", True),
        lambda g: setattr(hangar(g), "workers", 5),
    ),
    "heroes": ({"heroes": 2}, two_heroes, lambda g: None),
    "cards": ({"discard": 2}, lambda g: with_cards(g, FIRE, AIR), lambda g: with_cards(g, FIRE)),
    "type": ({"discard_type": "weapon"}, with_weapon, lambda g: with_hand(g, *not_weapons(g)[:3])),
    "strength": ({"discard_strength": 5}, with_strength, lambda g: with_hand(g, *sorted_hand(g)[:1])),
    "elements": (
        {"show_elements": 3},
        lambda g: with_cards(g, FIRE, AIR, EARTH),
        lambda g: with_hand(g, next(card for card in g.players[0].deck if g.box.card(card).element_mask == 1 << FIRE)),
    ),
}


@pytest.mark.rule("CAT-ADV-02", "CAT-EVT-03", "CAT-GEN-03")
@pytest.mark.parametrize("what", ASKED)
def test_whoever_lacks_what_is_asked_for_cannot_give_it(what: str) -> None:
    table, enough, too_little = ASKED[what]
    for prepared, possible in ((enough, True), (too_little, False)):
        g = outpost()
        prepared(g)
        asked = g.box.grammar.condition_in(REQUIREMENTS, table)
        assert can_fulfil(g, g.players[0], [asked]) == possible


@pytest.mark.rule("CAT-GEN-03")
@pytest.mark.parametrize(("what", "word"), [("energy", "energy"), ("research", "research"), ("workers", "worker")])
def test_what_is_asked_for_is_spent(what: str, word: str) -> None:
    g = outpost()
    setattr(hangar(g), what, 3)
    answer(fulfil(g, g.players[0], [g.box.grammar.condition_in(REQUIREMENTS, {"spend": {word: 2}})]))
    assert getattr(hangar(g), what) == 1


@pytest.mark.rule("CAT-RES-11", "CAT-FORE-02")
def test_one_foreman_is_given_once() -> None:
    g = outpost()
    asked = [g.box.grammar.condition_in(REQUIREMENTS, {"spend": spent}) for spent in ({"worker": 1}, {"foreman": 1})]
    hangar(g).foreman = True
    assert not can_fulfil(g, g.players[0], asked)
    hangar(g).workers = 1
    assert can_fulfil(g, g.players[0], asked)
    assert seats_asked(answer(fulfil(g, g.players[0], asked)), WITH_FOREMAN) == [], "he is wanted for himself"
    assert (hangar(g).workers, hangar(g).foreman) == (0, False)


@pytest.mark.rule("CAT-FORE-02")
@pytest.mark.parametrize("helped", [BY_WORKERS, BY_FOREMAN])
def test_the_foreman_may_be_one_of_the_workers_of_the_reserve_that_a_card_asks_for(helped: int) -> None:
    g = outpost()
    hangar(g).workers, hangar(g).foreman = 2, True
    two = g.box.grammar.condition_in(REQUIREMENTS, {"spend": {"worker": 2}})
    answer(fulfil(g, g.players[0], [two]), (WITH_FOREMAN, helped << 16 | 2))
    assert (hangar(g).workers, hangar(g).foreman) == ((1, False) if helped == BY_FOREMAN else (0, True))


def test_only_cards_of_the_type_are_given() -> None:
    g = outpost()
    weapon = next(card for card in g.players[0].deck if g.box.card(card).type == WEAPON)
    others = not_weapons(g)[:2]
    with_hand(g, weapon, *others)
    answer(fulfil(g, g.players[0], [g.box.grammar.condition_in(REQUIREMENTS, {"discard_type": "weapon"})]))
    assert sorted(g.players[0].hand) == sorted(others)


def test_elements_are_shown_to_all_and_the_cards_kept() -> None:
    g = outpost()
    with_cards(g, FIRE, AIR, EARTH)
    hand = sorted(g.players[0].hand)
    answer(fulfil(g, g.players[0], [g.box.grammar.condition_in(REQUIREMENTS, {"show_elements": 3})]))
    shown = {numbers[1] for numbers in told(g, "hybris-card-shown")}
    assert sorted(g.players[0].hand) == hand
    mask = 0
    for card_shown in shown:
        mask |= g.box.card(card_shown).element_mask
    assert mask.bit_count() >= 3
    assert shown <= set(hand)


@pytest.mark.rule("CAT-ADV-03")
def test_nobody_can_tell_from_a_question_what_a_hand_holds() -> None:
    g = outpost()
    with_hand(g, *not_weapons(g)[:1])
    asked = attempting(g, "amazon_outriders", DECLINED)
    assert seats_asked(asked, WILL_ATTEMPT) == [0], "as if there were a weapon"
    g = outpost()
    asked = attempting(g, "amazon_outriders")
    assert seats_asked(asked, WILL_ATTEMPT) == [], "there is no hand"
    g = outpost()
    with_hand(g, *not_weapons(g)[:1])
    board(g).camp = 1
    asked = attempting(g, "cracked_jar")
    assert seats_asked(asked, WILL_ATTEMPT) == [], "everybody sees that there is no Prayer to pay"
    g = outpost()
    with_cards(g, FIRE)
    asked = attempting(g, "debris_study")
    assert seats_asked(asked, WILL_ATTEMPT) == [], "and that the Camp is empty"
