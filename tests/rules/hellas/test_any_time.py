"""Powers of any time inside other questions: what they take is not there any more for what follows."""

from collections.abc import Generator
from typing import Any

import pytest

from agon.games.hellas.box.numbers import LEADERSHIP, STRENGTH
from agon.games.hellas.hunting import Hunt
from agon.games.hellas.rules.armies import supply
from agon.games.hellas.rules.artifacts import use_artifacts
from agon.games.hellas.rules.cards import discard_down, gain_cards, hand_limit
from agon.games.hellas.rules.heroes import priest_supply
from agon.games.hellas.rules.hunt.hunt import hunt_action
from agon.games.hellas.rules.hunt.questions import MONSTER
from agon.games.hellas.rules.powers import happen, muster
from agon.games.hellas.rules.prayer import pray
from agon.games.hellas.rules.questions import ANY_TIME, CARD, DISCARD_CARD, GOD, MARKED
from agon.games.hellas.scenes import COLOUR_COUNT, Scene
from agon.games.hellas.state import Hellas
from agon.kernel.ask import Ask, Together, action_of
from agon.kernel.chance import seeded
from agon.kernel.errors import Ended
from agon.kernel.game import OVER
from rules.hellas.campaign.campaigning import campaign
from rules.hellas.chase import fill
from rules.hellas.given import beast, bless, effects, empower, equip, given, hand, named, questions, region, told

PAID: dict[str, Any] = {"pay": {"priest": 1}, "then": [{"raise": "strength"}]}


def praying(priests: int = 1) -> tuple[Hellas, int]:
    """Seat 0 has Battle Prayer and so many priests; the option of using it."""
    g = given()
    bless(g, 0, "battle_prayer").pool = priests
    return g, ANY_TIME << 16 | g.arsenal.powers["any_time"][0].power.index


def eagerly(play: Generator[Ask | Together, int, object], *first: int) -> list[Ask]:
    """Run a procedure with these options in full, and then with the first option each time. The questions asked."""
    asked: list[Ask] = []
    left = list(first)
    try:
        ask = next(play)
        while True:
            assert isinstance(ask, Ask)
            asked.append(ask)
            ask = play.send(left.pop(0) if left else ask.options[0])
    except StopIteration:
        return asked


# ---------------------------------------------------------------- priests


@pytest.mark.rule("LOH-MBLS-08")
@pytest.mark.rule("LOH-MREG-11")
def test_a_priest_who_was_sacrificed_meanwhile_does_not_pray() -> None:
    g, prayer = praying()
    p = g.players[0]
    [asked] = eagerly(pray(g, p), prayer)
    assert [action_of(option) for option in asked.options] == [GOD, GOD, GOD, ANY_TIME]
    assert (p.pool, len(p.hand), p.attributes) == (0, 1, [1, 1, 1])
    assert [monument.priests for monument in g.monuments] == [[], [], []]


@pytest.mark.rule("LOH-MBLS-08")
def test_with_another_priest_the_prayer_goes_on() -> None:
    g, prayer = praying(2)
    p = g.players[0]
    questions(pray(g, p), [prayer, GOD << 16 | named("god", "zeus")])
    assert (p.pool, p.attributes[STRENGTH]) == (0, 2)


@pytest.mark.rule("LOH-MBLS-08")
def test_a_reaction_is_not_paid_with_a_priest_who_is_gone() -> None:
    g, prayer = praying()
    p = g.players[0]
    empower(g, 0, when="reaction", on={"hero_moved": "self"}, effects=[PAID])
    eagerly(happen(g, "hero_moved", Scene(0)), prayer)
    assert (p.pool, p.attributes[STRENGTH]) == (0, 1)


@pytest.mark.rule("LOH-MBLS-08")
@pytest.mark.parametrize("table", [{"choose": [[PAID], [{"heal": "one"}]]}, {"may": [PAID]}], ids=["choose", "may"])
def test_what_cannot_be_paid_any_more_is_not_chosen(table: dict[str, Any]) -> None:
    g, prayer = praying()
    p = g.players[0]
    p.injuries = 1 << LEADERSHIP
    eagerly(g.book.resolve(g, p, effects(table), Scene(0)), prayer)
    assert (p.pool, p.attributes[STRENGTH]) == (0, 1)


@pytest.mark.rule("LOH-MBLS-08")
@pytest.mark.rule("LOH-MEVT-08")
def test_a_monster_that_asks_for_a_priest_is_not_hunted_without_one() -> None:
    g, prayer = praying()
    p = g.players[0]
    beast(g, "medusa", "macedonia")
    minotaur = beast(g, "minotaur", "macedonia", "minotaur_crete")
    [asked, *later] = eagerly(hunt_action(g, p), prayer)
    assert MONSTER << 16 | minotaur in asked.options
    assert not [ask for ask in later if MONSTER << 16 | minotaur in ask.options]
    assert [numbers[1] for numbers in told(g, "hellas-hunt")] == [named("monster", "medusa")]  # the only one left


@pytest.mark.rule("LOH-MBLS-08")
def test_a_priest_given_up_makes_room_for_the_one_of_a_trophy() -> None:
    g, prayer = praying(4)
    p = g.players[0]
    given_up = {"choose": [[{"gain": {"priest": 1}}], [{"heal": "one"}], [{"raise": "speed"}]]}
    p.injuries = 1 << LEADERSHIP
    first, second = questions(g.book.resolve(g, p, effects(given_up), Scene(0)), [prayer])
    assert len(second.options) == len(first.options) + 1


# ---------------------------------------------------------------- cards


@pytest.mark.rule("LOH-MBLS-08")
@pytest.mark.rule("LOH-MBAT-19")
def test_a_hand_that_was_cut_back_meanwhile_is_not_cut_again() -> None:
    g, prayer = praying()
    p = g.players[0]
    fill(g, p, 5)
    asked = questions(discard_down(g, p), [prayer, *[CARD << 16 | card for card in p.hand[:2]]])
    assert len(asked) == 3
    assert len(p.hand) == 4


@pytest.mark.rule("LOH-MBLS-08")
def test_all_but_one_leaves_one_whatever_was_drawn_meanwhile() -> None:
    g, prayer = praying()
    p = g.players[0]
    fill(g, p, 3)
    eagerly(g.book.resolve(g, p, effects({"discard": "all_but_one"}), Scene(0)), prayer)
    assert len(p.hand) == 1


@pytest.mark.rule("LOH-MBLS-08")
def test_a_reaction_whose_condition_has_passed_is_off() -> None:
    g, prayer = praying()
    p = g.players[0]
    hand(g, 0)
    for raised in ("strength", "speed"):  # two, so that somebody says which comes first
        effect = {"raise": raised}
        empower(g, 0, when="reaction", on={"hero_moved": "self"}, effects=[effect], **{"if": {"hand": "empty"}})
    eagerly(happen(g, "hero_moved", Scene(0)), prayer)
    assert len(p.hand) == 1
    assert p.attributes == [1, 1, 1]


@pytest.mark.rule("LOH-MBLS-08")
def test_artifacts_that_have_nothing_left_to_do_are_not_used() -> None:
    g = given()
    p = equip(g, 0, "femes_trumpet", "ambrosia")
    p.marked, p.injuries = 0b1, 0b1
    empower(g, 0, when="any_time", effects=[{"heal": "all"}, {"unmark": 1}])
    power = ANY_TIME << 16 | g.arsenal.powers["any_time"][0].power.index
    eagerly(use_artifacts(g, p), power, MARKED << 16)
    assert (p.marked, p.injuries, p.spent) == (0, 0, [])


@pytest.mark.rule("LOH-MBAT-20")
def test_only_the_hunter_has_no_hand_limit_in_a_hunt() -> None:
    g = given()
    g.hunt = Hunt(1, beast(g, "hydra", "arcadia"), region("arcadia"))
    for p in g.players[:2]:
        fill(g, p, 4)
    assert questions(gain_cards(g, g.players[0], 1))[0].kind == DISCARD_CARD
    assert questions(gain_cards(g, g.players[1], 1)) == []


# ---------------------------------------------------------------- everywhere


def tempted(g: Hellas, seed: str, steps: int) -> int:
    """Play on by chance, taking every second power of any time on offer; after each question the table is whole.

    Seat 0 has Battle Prayer, Aid to Atlas and two priests again before every step. How often they were used.
    """
    chance = seeded(seed)
    bless(g, 0, "battle_prayer")
    atlas = named("quest", "aid_to_atlas")
    used = 0
    for _ in range(steps):
        if g.step == OVER:
            break
        p = g.players[0]
        p.pool = min(2, p.pool + priest_supply(g, p))
        if atlas not in p.kept and atlas not in g.quests and p.quest != atlas:
            p.kept.append(atlas)
            muster(g)
        play = g.book.steps[g.step](g)
        try:
            ask = next(play)
            while True:
                assert isinstance(ask, Ask)
                assert ask.options, ask.kind.id
                powers = [option for option in ask.options if action_of(option) == ANY_TIME]
                if powers and chance.below(2):
                    used += 1
                    ask = play.send(powers[chance.below(len(powers))])
                else:
                    ask = play.send(ask.options[chance.below(len(ask.options))])
                is_whole(g)
        except StopIteration:
            is_whole(g)
            for other in g.players:
                assert len(other.hand) <= hand_limit(g, other)
        except Ended:
            g.step = OVER
    return used


def is_whole(g: Hellas) -> None:
    """Nothing is below zero, nothing more than the box has."""
    for p in g.players:
        assert p.pool >= 0
        assert priest_supply(g, p) >= 0
    assert all(supply(g, colour) >= 0 for colour in range(COLOUR_COUNT))
    assert all(count >= 0 for count in g.hoplites)


@pytest.mark.rule("LOH-MBLS-08")
@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_whenever_it_is_used_nothing_is_below_zero(seed: str) -> None:
    assert tempted(given(2, seed), seed, 250) > 20
    assert tempted(campaign(seed), seed, 250) > 20
