"""Her own Conflict cards, each of them in a Combat."""

import pytest

from agon.games.hybris.artemis.questions import WILL_RELEASE
from agon.games.hybris.artemis.table import quiver
from agon.games.hybris.box.numbers import NONE
from agon.games.hybris.rules.combat.aftermath import settle_combat
from agon.games.hybris.rules.combat.cards import apply, lay, total
from agon.games.hybris.rules.questions import STOP, YES
from agon.games.hybris.state import Hybris
from agon.kernel.ask import Kind
from rules.hybris.cities import Asked, answer
from rules.hybris_artemis.given import card, carry, held, hold_cards, in_combat, table, take_from

OWN = ("stalk", "lunar_arrow", "silver_volley", "hounds_of_actaeon", "oath_of_the_moon", "fourteen_arrows")
PRINTED = {  # Strength, Determination
    "stalk": (1, 0),
    "lunar_arrow": (1, 1),
    "silver_volley": (2, 2),
    "hounds_of_actaeon": (1, 1),
    "oath_of_the_moon": (1, 1),
    "fourteen_arrows": (4, 3),
}


def play(g: Hybris, id: str, *answers: tuple[Kind, int]) -> list[Asked]:
    """She plays a card in the Combat that is on."""
    assert g.combat is not None
    side = g.combat.attacker
    lay(g, side, card(g, id), [])
    return answer(apply(g, side, card(g, id)), *answers)


def strength(g: Hybris) -> int:
    assert g.combat is not None
    return total(g, g.combat.attacker)


@pytest.mark.parametrize("id", OWN)
def test_each_has_its_figures_and_is_hers_alone(id: str) -> None:
    g = table()
    face = g.box.card(card(g, id))
    assert (face.strength, face.determination) == PRINTED[id]
    assert face.deck == ("enhanced" if id == "fourteen_arrows" else "own")
    assert not any(card(g, id) in g.box.olympians[p.olympian].deck for p in g.players[1:])


@pytest.mark.rule("CAT-ART-02")
@pytest.mark.parametrize(("rival", "answers", "tokens"), [(2, (), [0, 0, 1]), (NONE, (take_from(1),), [0, 1, 0])])
def test_stalk_takes_a_token_of_the_opponent_or_against_the_game_of_anybody(
    rival: int, answers: tuple[tuple[Kind, int], ...], tokens: list[int]
) -> None:
    g = table()
    in_combat(g, rival)
    play(g, "stalk", *answers)
    assert (held(g), strength(g)) == (tokens, 1)


def test_lunar_arrow_completes_a_mask_and_offers_a_shield() -> None:
    g = table()
    in_combat(g)
    play(g, "stalk")
    play(g, "lunar_arrow")
    assert strength(g) == 1 + 1 + 2, "the Combo counts 2"
    play(g, "silver_volley")
    assert strength(g) == 4 + 2 + 2


@pytest.mark.rule("CAT-ART-03")
@pytest.mark.parametrize(("shot", "more"), [(0, 0), (2, 2), (5, 3)])
def test_silver_volley_counts_what_was_shot_three_at_most(shot: int, more: int) -> None:
    g = table()
    in_combat(g)
    quiver(g).shot = shot
    play(g, "silver_volley")
    assert strength(g) == 2 + more


@pytest.mark.rule("CAT-ART-03")
def test_hounds_of_actaeon_make_the_opponent_discard_for_one_of_their_tokens() -> None:
    g = table()
    in_combat(g)
    carry(g, 1, 1)
    hold_cards(g, 1, "crush")
    [effect] = g.box.card(card(g, "hounds_of_actaeon")).effects
    play(g, "hounds_of_actaeon", (WILL_RELEASE, YES << 16 | effect.then[0].index))
    assert (held(g), g.players[1].hand) == ([0, 0, 1], [])
    assert quiver(g).shot == 1, "it was given back in this Combat"


def test_hounds_of_actaeon_may_stay_at_home() -> None:
    g = table()
    in_combat(g)
    carry(g, 1)
    hold_cards(g, 1, "crush")
    play(g, "hounds_of_actaeon", (WILL_RELEASE, STOP << 16))
    assert (held(g), len(g.players[1].hand)) == ([0, 1, 0], 1)


def test_hounds_of_actaeon_need_a_token_of_who_is_fought() -> None:
    g = table()
    in_combat(g)
    carry(g, 0, 2)
    hold_cards(g, 1, "crush")
    assert play(g, "hounds_of_actaeon") == []
    assert (held(g), len(g.players[1].hand)) == ([0, 0, 2], 1)


def test_against_the_game_hounds_of_actaeon_weaken_the_strongest_card() -> None:
    g = table()
    combat = in_combat(g, NONE)
    number = g.coliseum_deck[-1]
    combat.defender.cards, combat.defender.strengths = [number], [3]
    play(g, "hounds_of_actaeon")
    assert combat.defender.strengths == [2]


@pytest.mark.parametrize(("tokens", "more"), [((1, 0), 0), ((2, 1), 1), ((9, 0), 3)])
def test_oath_of_the_moon_counts_pairs_that_she_holds_three_at_most(tokens: tuple[int, int], more: int) -> None:
    g = table()
    in_combat(g)
    carry(g, *tokens)
    play(g, "oath_of_the_moon")
    assert strength(g) == 1 + more


@pytest.mark.parametrize(("tokens", "more"), [((0, 0), 0), ((2, 1), 3), ((9, 0), 4)])
def test_the_fourteen_arrows_count_what_she_holds_four_at_most(tokens: tuple[int, int], more: int) -> None:
    g = table()
    in_combat(g)
    carry(g, *tokens)
    play(g, "fourteen_arrows")
    assert strength(g) == 4 + more


@pytest.mark.rule("CAT-ART-02")
@pytest.mark.parametrize("won", [True, False])
def test_the_fourteen_arrows_take_two_tokens_if_the_combat_is_won(won: bool) -> None:
    g = table()
    combat = in_combat(g)
    play(g, "fourteen_arrows")
    sides = (combat.attacker, combat.defender) if won else (combat.defender, combat.attacker)
    answer(settle_combat(g, *sides))
    assert held(g) == ([0, 2, 0] if won else [0, 0, 0])
