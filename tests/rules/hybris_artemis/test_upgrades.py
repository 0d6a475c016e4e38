"""The Spark track of Artemis and her six Upgrades: rewards, and what they do once they are unlocked."""

import pytest

from agon.games.hybris.artemis.questions import HUNT, WILL_RELEASE
from agon.games.hybris.box.numbers import HERO, NONE, OLYMPIAN, PROPHET
from agon.games.hybris.player import Player
from agon.games.hybris.rules.combat.defeat import defeat
from agon.games.hybris.rules.pillars import age_start
from agon.games.hybris.rules.powers import happen, own_turn_powers, timed
from agon.games.hybris.rules.questions import BRANCH, CHOOSE_BRANCH, POWER, STOP, USE_POWER
from agon.games.hybris.rules.turn import activate, use_power
from agon.games.hybris.scenes import Scene
from agon.games.hybris.state import Hybris
from rules.hybris.cities import Asked, answer, options_of, seats_asked
from rules.hybris.given import figure_of, stand_at, told
from rules.hybris.gods import changes, purse
from rules.hybris_artemis.given import (
    ATHENS,
    arriving,
    attack,
    carry,
    do,
    held,
    in_combat,
    reserves,
    shoot,
    table,
    take_from,
)

pytestmark = pytest.mark.rule("CAT-ART-02")


def tile(g: Hybris, id: str) -> int:
    return [upgrade.id for upgrade in g.box.upgrades].index(id)


# ---------------------------------------------------------------- Spark track and rewards


@pytest.mark.parametrize(
    ("space", "gained"),
    [
        (1, {"vp": 1, "cards": 1}),
        (2, {"items": 1, "figures": 1}),
        (3, {"vp": 2, "aegis": 1}),
        (4, {"items": 1, "temples": 1}),
        (6, {"items": 1, "figures": 1}),
        (7, {"vp": 2, "determination": 1}),
    ],
)
def test_the_spark_track_gives_what_it_shows(space: int, gained: dict[str, int]) -> None:
    g = table()
    p = g.players[0]
    before = purse(g, p)
    answer(g.book.resolve(g, p, g.box.olympians[p.olympian].spark_track[space], Scene(0)))
    assert changes(before, purse(g, p)) == gained


@pytest.mark.parametrize("space", [0, 5])
def test_two_spaces_of_the_spark_track_give_two_tokens_of_her_choice(space: int) -> None:
    g = table()
    p = g.players[0]
    answer(g.book.resolve(g, p, g.box.olympians[p.olympian].spark_track[space], Scene(0)), take_from(2), take_from(1))
    assert held(g) == [0, 1, 1]


@pytest.mark.parametrize(
    ("id", "gained", "tokens"),
    [
        ("golden_hind", {"vp": 2, "items": 1, "temples": 1}, 1),
        ("great_bear", {"vp": 2, "items": 1, "cards": 1}, 2),  # the first Spark gives two tokens
        ("artemision", {"vp": 1, "grandeur": 1, "kindness": 1, "items": 1}, 2),
        ("bow_of_the_cyclopes", {"vp": 4, "determination": 1, "cards": 1}, 0),
        ("hounds_of_pan", {"vp": 2, "bonus": 1}, 0),
        ("altar_of_tauris", {"vp": 2, "prayers": 2, "well": -2}, 0),
    ],
)
def test_the_reward_of_each_upgrade(id: str, gained: dict[str, int], tokens: int) -> None:
    g = table()
    p = g.players[0]
    g.grandeur = [NONE, 1, 0, 2]
    before = purse(g, p)
    answer(g.book.resolve(g, p, g.box.upgrades[tile(g, id)].reward, Scene(0)))
    assert changes(before, purse(g, p)) == gained
    assert sum(held(g)) == tokens
    if id == "bow_of_the_cyclopes":
        assert [g.box.card(card).id for card in p.hand] == ["fourteen_arrows"]


# ---------------------------------------------------------------- the Golden-Antlered Hind


def test_with_the_hind_prophets_hunt() -> None:
    g = table(upgrades=("golden_hind",))
    stand_at(g, 1, HERO, "oracle")
    p, prophet = arriving(g, 0, "oracle", PROPHET)
    answer(activate(g, p, prophet))
    assert held(g) == [0, 1, 0]


@pytest.mark.parametrize(("branch", "gained"), [(0, {"followers": 1}), (1, {"aegis": 1})])
def test_the_hind_feeds_somebody_at_one_catch_of_each_age(branch: int, gained: dict[str, int]) -> None:
    g = table(upgrades=("golden_hind",))
    p = g.players[0]
    power = g.box.upgrades[tile(g, "golden_hind")].powers[1]
    choice = BRANCH << 16 | branch << 12 | power.effects[0].branches[branch][0].list
    before = purse(g, p)
    catch = {"hunt": 1, "of": "each"}
    do(g, catch, answers=((USE_POWER, POWER << 16 | power.index), (CHOOSE_BRANCH, choice)))
    assert changes(before, purse(g, p)) == gained
    assert do(g, catch) == [], "once in an Age"


def test_the_hind_may_wait_for_another_catch() -> None:
    g = table(upgrades=("golden_hind",))
    do(g, {"hunt": 1, "of": "each"}, answers=((USE_POWER, STOP << 16),))
    assert seats_asked(do(g, {"hunt": 1, "of": "each"}), USE_POWER) == [0]


# ---------------------------------------------------------------- the Great Bear


def test_the_bear_gives_a_point_and_a_token_for_a_combat_won() -> None:
    g = table(upgrades=("great_bear",))
    g.players[1].hand.clear()
    carry(g, 3)
    g.players[0].might = 5
    attack(g, shoot(1), shoot(1))
    assert g.players[0].vp == 1
    assert held(g) == [0, 2, 0], "three, two of them shot, and one taken from Zeus"


def test_the_bear_gives_two_tokens_for_a_hero_defeated_by_their_owner() -> None:
    g = table(upgrades=("great_bear",))
    p = g.players[0]
    combat = in_combat(g, 2)
    combat.attacker.character = p.characters.index(figure_of(p, HERO))
    answer(defeat(g, p, combat.attacker.character))
    assert held(g) == [0, 0, 2]


def test_the_bear_gives_nothing_for_a_defeated_olympian() -> None:
    g = table(upgrades=("great_bear",))
    in_combat(g, 2)
    answer(defeat(g, g.players[0], g.players[0].characters.index(figure_of(g.players[0], OLYMPIAN))))
    assert held(g) == [0, 0, 0]


def test_against_the_game_the_bear_takes_tokens_of_anybody() -> None:
    g = table(upgrades=("great_bear",))
    p = g.players[0]
    combat = in_combat(g, NONE)
    combat.attacker.character = p.characters.index(figure_of(p, HERO))
    asked = answer(defeat(g, p, combat.attacker.character), take_from(2), take_from(1))
    assert options_of(asked, HUNT) == [take_from(1)[1], take_from(2)[1]]
    assert held(g) == [0, 1, 1]


# ---------------------------------------------------------------- the Artemision


def pilgrim(seat: int, city: int = ATHENS) -> Scene:
    here = Scene(seat)
    here.city = city
    return here


@pytest.mark.parametrize("event", ["influence", "deploy"])
@pytest.mark.parametrize(("branch", "tokens", "kindness"), [(0, [0, 0, 1], 3), (1, [0, 0, 0], 4)])
def test_who_comes_to_her_temples_pays_a_token_or_goodwill(
    event: str, branch: int, tokens: list[int], kindness: int
) -> None:
    g = table(upgrades=("artemision",))
    p = g.players[0]
    p.temples = 1 << ATHENS
    power = g.box.upgrades[tile(g, "artemision")].powers[0]
    choice = BRANCH << 16 | branch << 12 | power.effects[0].branches[branch][0].list
    answer(happen(g, event, pilgrim(2)), (CHOOSE_BRANCH, choice))
    assert (held(g), p.kindness) == (tokens, kindness)


def test_the_artemision_serves_twice_in_an_age_at_her_temples_and_for_others_only() -> None:
    g = table(upgrades=("artemision",))
    p = g.players[0]
    p.temples = 1 << ATHENS
    assert answer(happen(g, "influence", pilgrim(0))) == [], "not for herself"
    assert answer(happen(g, "influence", pilgrim(1, ATHENS + 1))) == [], "not where she has no Temple"
    for _ in range(3):
        answer(happen(g, "influence", pilgrim(1)))
    assert held(g) == [0, 2, 0]


def test_a_pilgrim_without_tokens_leaves_goodwill() -> None:
    g = table(upgrades=("artemision",))
    g.players[0].temples = 1 << ATHENS
    g.players[1].marks = 0
    answer(happen(g, "influence", pilgrim(1)))
    assert (held(g), g.players[0].kindness) == ([0, 0, 0], 4)


def test_without_the_artemision_nobody_pays() -> None:
    g = table()
    g.players[0].temples = 1 << ATHENS
    answer(happen(g, "influence", pilgrim(1)))
    assert held(g) == [0, 0, 0]


# ---------------------------------------------------------------- the Hounds of Pan, the Altar of Tauris


def test_the_hounds_bring_a_token_at_the_start_of_each_age() -> None:
    g = table(upgrades=("hounds_of_pan",))
    answer(age_start(g), take_from(2))
    assert held(g) == [0, 0, 1]


def test_three_tokens_are_a_spark_once_in_an_age() -> None:
    g = table(upgrades=("hounds_of_pan",))
    p = g.players[0]
    carry(g, 4)
    assert own_turn_powers(g, p, Scene(0)) != []
    asked = spend_on_a_spark(g, p)
    assert (held(g), p.sparks) == ([0, 3, 0], 1), "three given back, and two more from the Spark track"
    assert WILL_RELEASE not in [each.kind for each in asked], "to use it is to want it"
    assert own_turn_powers(g, p, Scene(0)) == []


def spend_on_a_spark(g: Hybris, p: Player) -> list[Asked]:
    powers = own_turn_powers(g, p, Scene(0))
    return answer(use_power(g, p, powers, powers[0].power.index, Scene(0)), take_from(1), take_from(1))


def test_with_two_tokens_the_hounds_bring_no_spark() -> None:
    g = table(upgrades=("hounds_of_pan",))
    carry(g, 1, 1)
    assert own_turn_powers(g, g.players[0], Scene(0)) == []


@pytest.mark.parametrize(("tokens", "points"), [((2, 1), 3), ((5, 4), 6)])
def test_the_altar_turns_tokens_into_points_six_at_most(tokens: tuple[int, int], points: int) -> None:
    g = table(upgrades=("altar_of_tauris",))
    carry(g, *tokens)
    answer(timed(g, "game_end"))
    assert g.players[0].vp == points
    assert held(g) == [0, *tokens], "she keeps them"


def test_upgrades_work_for_nobody_before_they_are_unlocked() -> None:
    g = table()
    carry(g, 3)
    answer(timed(g, "game_end"))
    answer(age_start(g))
    assert (g.players[0].vp, held(g), reserves(g)) == (0, [0, 3, 0], [15, 12, 15])
    assert told(g, "hybris-hunted") == []
