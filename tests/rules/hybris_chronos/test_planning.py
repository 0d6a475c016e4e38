"""The Planning phase against Chronos: cards are revealed, one may be exchanged, tokens are laid.  Steps 2.1, 2.2."""

import pytest

from agon.games.hybris.box.numbers import FORGE, HERO, NONE, OLYMPIAN, ORACLE, PROPHET
from agon.games.hybris.chronos.questions import CONCEPT_CARD, EXCHANGE
from agon.games.hybris.player import UNDER
from agon.games.hybris.rules.questions import NO_TOKEN, PLAN, STOP, TOKEN
from agon.games.hybris.state import Hybris
from agon.kernel.chance import seeded
from rules.hybris.cities import Asked, options_of
from rules.hybris_chronos.given import behind, concept, in_front, kit, no_tiles, player, solo, step, table

CHAINED = [concept(id) for id in ("anthros", "cosmos", "gonos", "temnein")]


@pytest.mark.rule("CHR-P2-01")
def test_the_top_card_of_each_deck_is_revealed() -> None:
    g = solo()
    tops = [table(g).decks[where][-1] for where in CHAINED]
    step(g, "reveal")
    assert [table(g).shown[where] for where in CHAINED] == tops
    assert all(len(table(g).decks[where]) == 5 for where in CHAINED)
    assert g.step == "precedence"


@pytest.mark.rule("CHR-HOUSE-08")
def test_prayers_come_to_the_well() -> None:
    g = solo()
    g.well = 1
    step(g, "fearful_prayers")
    assert g.well == 4
    assert g.step == "planning"


@pytest.mark.rule("CHR-HOUSE-08")
def test_these_prayers_may_make_it_overflow() -> None:
    g = solo()
    g.well = 7
    player(g).followers = 2
    step(g, "fearful_prayers")
    assert (g.well, player(g).followers) == (10, 1)


def exchange(g: Hybris, option: int) -> list[Asked]:
    """Cards are revealed, and that is answered about exchanging one."""
    step(g, "reveal")
    asked = step(g, "precedence", (EXCHANGE, option))
    assert g.step == "fearful_prayers"
    return asked


def exchanging(g: Hybris) -> list[int]:
    """The cards that may be exchanged; none is."""
    asked = exchange(g, STOP << 16)
    return [option & 0xFFFF for option in options_of(asked, EXCHANGE) if option >> 16 == CONCEPT_CARD]


@pytest.mark.rule("CHR-HOUSE-07")
def test_whoever_is_before_chronos_may_exchange_a_card() -> None:
    g = solo()
    in_front(g)
    no_tiles(g)
    where = concept("gonos")
    top, second = table(g).decks[where][-1], table(g).decks[where][-2]
    exchange(g, CONCEPT_CARD << 16 | top)
    assert table(g).shown[where] == second
    assert table(g).decks[where][0] == top
    assert len(table(g).decks[where]) == 5


@pytest.mark.rule("CHR-HOUSE-07")
def test_it_need_not_be() -> None:
    g = solo()
    in_front(g)
    no_tiles(g)
    assert exchanging(g) == [table(g).shown[where] for where in CHAINED]
    assert sum(table(g).tucked) == 0


@pytest.mark.rule("CHR-HOUSE-07")
def test_behind_chronos_nothing_is_exchanged() -> None:
    g = solo()
    behind(g)
    step(g, "reveal")
    assert step(g, "precedence") == []


@pytest.mark.rule("CHR-HOUSE-07")
def test_a_last_card_cannot_be_exchanged() -> None:
    g = solo()
    in_front(g)
    no_tiles(g)
    table(g).decks[concept("gonos")] = table(g).decks[concept("gonos")][:1]
    assert [kit().cards[card].concept for card in exchanging(g)] == [where for where in CHAINED if where != 3]


def test_everybody_knows_what_lies_under_a_deck_and_nothing_else() -> None:
    g = solo()
    in_front(g)
    no_tiles(g)
    where = concept("gonos")
    top = table(g).decks[where][-1]
    exchange(g, CONCEPT_CARD << 16 | top)
    worlds = set()
    for number in range(20):
        twin = g.copy()
        twin.parts["chronos"].determinize(twin, 0, seeded(f"world {number}"))
        deck = table(twin).decks[where]
        assert deck[0] == top
        assert [kit().cards[card].tier for card in deck] == [kit().cards[card].tier for card in table(g).decks[where]]
        assert sorted(deck + table(twin).unused)[0] >= 0
        worlds.add(tuple(deck))
    assert len(worlds) > 5


def test_determinize_keeps_every_card_once() -> None:
    g = solo()
    step(g, "reveal")
    twin = g.copy()
    twin.parts["chronos"].determinize(twin, 0, seeded("another"))
    laid = table(twin)
    cards = [card for deck in laid.decks for card in deck] + laid.unused + [card for card in laid.shown if card != NONE]
    assert sorted(cards) == list(range(32))
    assert laid.shown == table(g).shown
    assert sorted([tile for pile in laid.piles for tile in pile] + laid.tiles_unused + laid.tiles) == sorted(
        [NONE] * 4 + list(range(8))
    )
    assert sorted(laid.avatar_deck) == sorted(table(g).avatar_deck)


@pytest.mark.rule("CHR-P2-02")
def test_a_token_may_be_laid_under_each_available_hero_and_prophet() -> None:
    g = solo()
    asked = step(g, "planning", (PLAN, TOKEN << 16 | FORGE), (PLAN, TOKEN << 16 | ORACLE))
    tokens = {figure.kind: figure.token for figure in player(g).characters if figure.token != NONE}
    assert set(tokens) == {HERO, PROPHET}
    assert all(player(g).tokens[token] == UNDER for token in tokens.values())
    assert len(asked) == len([1 for figure in player(g).characters if figure.kind != OLYMPIAN and figure.place == -1])
    assert NO_TOKEN in [option >> 16 for option in asked[0].options]
