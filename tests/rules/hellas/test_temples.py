"""Build Temple, the oracle, and what the temple card gives."""

import pytest

from agon.games.hellas.box.numbers import BUILD_TEMPLE, NONE
from agon.games.hellas.rules.control import temples_of
from agon.games.hellas.rules.questions import GO_ON, SPECIAL
from agon.games.hellas.rules.temples import build_temple, why_not_build_temple
from agon.games.hellas.state import Hellas
from agon.kernel.errors import Ended
from rules.hellas.given import bless, given, named, own, questions, region, run, step, told


def pious(*regions: str, card: str = "temple_card_4", players: int = 3) -> Hellas:
    """Seat 0 controls these regions."""
    g = given(players)
    g.temple_card = named("temple_card", card)
    own(g, 0, *regions)
    return g


@pytest.mark.rule("LOH-MSPEC-07")
@pytest.mark.rule("LOH-MSPEC-08")
def test_a_temple_in_a_controlled_region_with_a_shrine_and_a_priest() -> None:
    g = pious("epirus", "aetolia", "locris")  # no shrine in Locris and Macedonia
    p = g.players[0]
    asked = run(build_temple(g, p), [region("aetolia")])
    assert asked == [[region("epirus"), region("aetolia")]]
    assert g.temples == 1 << region("aetolia")
    assert (g.temples_left, p.pool) == (5, 1)
    g.temples |= 1 << region("epirus")
    assert why_not_build_temple(g, p) is not None


@pytest.mark.rule("LOH-MSPEC-07")
def test_without_a_temple_left_only_the_oracle_can_be_built() -> None:
    g = pious("epirus")
    g.temples_left = 0
    assert why_not_build_temple(g, g.players[0]) is not None
    own(g, 0, "phocis")
    assert why_not_build_temple(g, g.players[0]) is None


@pytest.mark.rule("LOH-MSPEC-12")
def test_the_oracle_stands_in_phocis_counts_as_a_temple_and_is_none_of_the_card() -> None:
    g = pious("phocis")
    assert not g.box.regions[region("phocis")].shrine
    assert temples_of(g, 0) == 0
    run(build_temple(g, g.players[0]))
    assert temples_of(g, 0) == 1
    assert g.temples_left == 6
    assert g.players[0].pool == 1


@pytest.mark.rule("LOH-MSPEC-09")
@pytest.mark.parametrize("number", range(1, 9))
@pytest.mark.parametrize("card", range(1, 6))
def test_some_temples_start_a_draft_by_their_number(card: int, number: int) -> None:
    g = pious("epirus", card=f"temple_card_{card}", players=4)
    g.temples_left = 9 - number
    drafts = {1: [2, 4, 6, 8], 2: [2, 3, 6, 8], 3: [2, 3, 5, 7], 4: [3, 4, 5, 7], 5: [3, 4, 6, 7]}[card]
    run(build_temple(g, g.players[0]))
    assert bool(g.players[0].blessings) == (number in drafts)


@pytest.mark.rule("LOH-MSPEC-09")
def test_the_oracle_starts_no_draft_by_its_number() -> None:
    g = pious("phocis")
    g.temples_left = 4  # it would be the third
    run(build_temple(g, g.players[0]))
    assert g.players[0].blessings == []


@pytest.mark.rule("LOH-MSPEC-11")
@pytest.mark.parametrize(
    ("card", "actions", "priests", "artifacts", "cards", "attributes"),
    [
        ("temple_card_1", 2, 1, 0, 0, 3),
        ("temple_card_3", 1, 1, 1, 0, 3),
        ("temple_card_4", 1, 1, 0, 4, 3),
        ("temple_card_5", 1, 1, 0, 0, 5),
    ],
)
def test_the_oracle_gives_what_the_card_says(
    card: str, actions: int, priests: int, artifacts: int, cards: int, attributes: int
) -> None:
    g = pious("phocis", card=card)
    p = g.players[0]
    run(build_temple(g, p))
    assert (g.specials, p.pool, len(p.artifacts)) == (actions, priests, artifacts)
    assert (len(p.hand), sum(p.attributes)) == (cards, attributes)


@pytest.mark.rule("LOH-MSPEC-11")
def test_the_choir_of_the_oracle_gives_a_priest_and_a_draft() -> None:
    g = pious("phocis", card="temple_card_2")
    g.blessing_deck.sort()  # with the last ones on top, which give nothing at once
    run(build_temple(g, g.players[0]))
    assert g.players[0].pool == 2
    assert [len(p.blessings) for p in g.players] == [1, 1, 1]


@pytest.mark.rule("LOH-MSPEC-10")
def test_a_fifth_priest_is_not_gained() -> None:
    g = pious("epirus")
    p = g.players[0]
    p.pool = 2
    g.monuments[0].priests = [p.colour, p.colour]
    run(build_temple(g, p))
    assert p.pool == 2


@pytest.mark.rule("LOH-MVIC-03")
def test_the_fifth_temple_wins_at_once() -> None:
    g = pious("epirus", "aetolia", "phocis", "chalkidiki", "corinthia")
    for where in ("epirus", "aetolia", "phocis"):
        g.temples |= 1 << region(where)
    run(build_temple(g, g.players[0]), [region("chalkidiki")])
    assert g.winner == NONE
    with pytest.raises(Ended):
        run(build_temple(g, g.players[0]))
    assert (g.winner, g.ending) == (0, "won-favored")
    assert g.players[0].pool == 1  # nothing more is gained


def test_hermes_temple_gives_a_priest_and_an_action_after_each_temple() -> None:
    g = pious("epirus")
    p = bless(g, 0, "hermes_temple")
    run(build_temple(g, p))
    assert (g.specials, p.pool) == (2, 1)


def test_an_extra_action_comes_in_the_same_turn_and_is_marked() -> None:
    g = pious("phocis", card="temple_card_1")
    g.step = "special"
    play = g.book.steps["special"](g)
    questions(play, [SPECIAL << 16 | BUILD_TEMPLE])
    assert (g.step, g.specials, g.active) == ("special", 1, 0)
    assert told(g, "hellas-extra-action") == [(0, NONE, NONE, NONE)]
    [again] = questions(g.book.steps["special"](g))
    assert SPECIAL << 16 | BUILD_TEMPLE not in again.options


@pytest.mark.rule("LOH-MTURN-02")
def test_the_special_action_of_the_turn_is_due_but_a_further_one_may_be_declined() -> None:
    g = pious("phocis", card="temple_card_1")
    p = g.players[0]
    g.step = "special"
    g.countdown, g.countdown_seat = 3, 0
    [first] = questions(g.book.steps["special"](g))
    assert GO_ON << 16 not in first.options
    questions(g.book.steps["special"](g), [SPECIAL << 16 | BUILD_TEMPLE])
    questions(g.book.steps["special"](g), [GO_ON << 16])
    assert (g.step, g.specials, p.marked) == ("turn_end", 0, 1 << BUILD_TEMPLE)
    assert g.countdown == 2  # nothing was performed
    step(g)
    step(g)
    assert (g.active, g.acted) == (1, False)
