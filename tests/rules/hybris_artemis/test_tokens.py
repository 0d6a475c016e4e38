"""What Artemis does with the tokens she holds: arrows and trophies; they go back to their owners.  Page 3."""

import pytest

from agon.games.hybris.artemis.questions import RETURN_TOKEN, SHOOT, TOKEN_OF, WILL_RELEASE
from agon.games.hybris.artemis.table import quiver
from agon.games.hybris.box.numbers import NONE
from agon.games.hybris.rules.combat.game_combat import fight_game
from agon.games.hybris.rules.combat.player_combat import fight_player
from agon.games.hybris.rules.powers import happen
from agon.games.hybris.rules.questions import BRANCH, CHOOSE_BRANCH, STOP, YES
from agon.games.hybris.scenes import FOR_CLASH, FOR_SLOT, Scene
from agon.games.hybris.state import Hybris
from agon.kernel.ask import Play
from rules.hybris.arena import quest
from rules.hybris.cities import answer, seats_asked
from rules.hybris.given import told
from rules.hybris_artemis.given import attack, carry, cease, do, held, hold_cards, reserves, shoot, table

pytestmark = pytest.mark.rule("CAT-ART-03")

KEEP = (WILL_RELEASE, STOP << 16)


def attackers_total(g: Hybris) -> int:
    return told(g, "hybris-combat-over")[-1][2]


def worth(g: Hybris) -> list[int]:
    """The Strength of each arrow that was shot."""
    return [strength for _, _, strength, _ in told(g, "hybris-arrow")]


# ---------------------------------------------------------------- arrows


@pytest.mark.parametrize(("owner", "strength"), [(1, 2), (2, 1)])
def test_an_arrow_is_worth_2_against_its_owner_and_1_against_others(owner: int, strength: int) -> None:
    g = table()
    carry(g, 1, 1)
    attack(g, shoot(owner), cease(3 - strength))
    assert (attackers_total(g), worth(g)) == (strength, [strength])
    assert reserves(g)[owner] == 15, "it is back in its owner's reserve"


@pytest.mark.parametrize(
    ("tokens", "upgrades", "arrows", "left"),
    [
        ((4, 0), (), [2, 1], [0, 2, 0]),
        ((0, 4), (), [1, 1, 1], [0, 0, 1]),
        ((4, 0), ("bow_of_the_cyclopes",), [2, 2, 2], [0, 1, 0]),
    ],
)
def test_arrows_give_3_in_all_and_6_with_the_bow(
    tokens: tuple[int, int], upgrades: tuple[str, ...], arrows: list[int], left: list[int]
) -> None:
    g = table(upgrades=upgrades)
    carry(g, *tokens)
    attack(g)
    assert (worth(g), attackers_total(g), held(g)) == (arrows, sum(arrows), left)


def test_she_may_shoot_nothing_and_is_not_asked_without_a_token() -> None:
    g = table()
    carry(g, 2)
    attack(g, cease(3))
    assert held(g) == [0, 2, 0]
    assert seats_asked(attack(table()), SHOOT) == []


def test_she_shoots_as_defender_too_and_nobody_else_does() -> None:
    g = table()
    carry(g, 2)
    zeus, hades = g.players[1], g.players[2]
    asked = answer(fight_player(g, zeus, 0, g.players[0], 0, FOR_SLOT, 0), shoot(1), cease(1))
    assert (seats_asked(asked, SHOOT), worth(g)) == ([0, 0], [2])
    assert seats_asked(answer(fight_player(g, zeus, 0, hades, 0, FOR_SLOT, 0)), SHOOT) == []


def test_against_a_player_she_shoots_before_the_first_round() -> None:
    g = table()
    carry(g, 1)
    hold_cards(g, 0, "crush")
    attack(g, shoot(1))
    ids = [event[0] for event in g.log or []]
    assert ids.index("hybris-arrow") < ids.index("hybris-placed-card")


def clash(g: Hybris) -> Play:
    enemy = g.box.quests[quest("scylla")].enemy
    assert enemy is not None
    yield from fight_game(g, g.players[0], 0, FOR_CLASH, enemy, [], quest("scylla"), NONE)


def test_against_the_game_each_counts_1_once_its_strength_is_known() -> None:
    g = table()
    carry(g, 2, 2)
    answer(clash(g))
    assert worth(g) == [1, 1, 1]
    ids = [event[0] for event in g.log or []]
    assert ids.index("hybris-enemy-strength") < ids.index("hybris-arrow")


def test_tokens_given_back_are_counted_for_one_combat() -> None:
    g = table()
    carry(g, 2)
    attack(g)
    assert quiver(g).shot == 0, "the Combat is over"


# ---------------------------------------------------------------- trophies


def activated(g: Hybris, seat: int) -> Play:
    """One of that player's characters was just activated."""
    return happen(g, "activated", Scene(seat))


@pytest.mark.parametrize(("branch", "points", "cards"), [(0, 1, 0), (1, 0, 1)])
def test_two_tokens_are_a_point_or_a_card_when_one_of_hers_is_activated(branch: int, points: int, cards: int) -> None:
    g = table()
    carry(g, 1, 2)
    p = g.players[0]
    [release] = g.box.olympians[p.olympian].powers[2].effects
    answer(
        activated(g, 0),
        (WILL_RELEASE, YES << 16 | release.index),
        (RETURN_TOKEN, TOKEN_OF << 16 | 2),
        (RETURN_TOKEN, TOKEN_OF << 16 | 1),
        (CHOOSE_BRANCH, BRANCH << 16 | branch << 12 | release.then[0].branches[branch][0].list),
    )
    assert (p.vp, len(p.hand)) == (points, cards)
    assert (held(g), reserves(g)) == ([0, 0, 1], [15, 15, 14])
    assert told(g, "hybris-token-back") == [(0, 2, -1, -1), (0, 1, -1, -1)]


def test_she_may_keep_them() -> None:
    g = table()
    carry(g, 2)
    answer(activated(g, 0), KEEP)
    assert held(g) == [0, 2, 0]


def test_with_one_token_she_is_not_asked_and_nothing_is_said() -> None:
    g = table()
    carry(g, 1)
    assert answer(activated(g, 0)) == []
    assert told(g, "hybris-power") == []


def test_a_rivals_activation_gives_her_nothing() -> None:
    g = table()
    carry(g, 2)
    assert answer(activated(g, 1)) == []


def test_the_quiver_is_counted_whole_or_by_pairs() -> None:
    g = table()
    carry(g, 3, 2)
    for count, number in (({"quiver": "own"}, 5), ({"quiver": "own", "per": 2}, 2)):
        assert g.book.count(g, g.players[0], g.box.grammar.count(count), Scene(0)) == number


def test_no_token_is_given_back_for_nothing() -> None:
    g = table()
    carry(g, 2)
    g.well = 0
    assert do(g, {"release": 1, "then": [{"gain": {"prayer": 1}}]}) == []
    assert held(g) == [0, 2, 0]
