"""Whole campaigns with random choices: they end, and what must always be true is."""

import pytest

from agon.games.hellas.box.numbers import LOYAL, NONE
from agon.games.hellas.moments import PERSIANS
from agon.games.hellas.persian_invasion.vanguard import vanguard_region
from agon.games.hellas.rules.armies import regions_of
from agon.games.hellas.schema.words import ENDINGS
from agon.games.hellas.state import Hellas
from agon.kernel.ask import Ask
from agon.kernel.chance import seeded
from agon.kernel.errors import Ended
from agon.kernel.game import OVER
from rules.hellas.campaign.campaigning import CAMPAIGN, GREEN, campaign, read, war
from rules.hellas.given import box, laid_out


def play(g: Hellas, seed: str) -> None:
    """Random choices to the end, looking at every step."""
    chance = seeded(seed)
    while g.step != OVER:
        assert g.round < 40
        twin = g.copy()
        assert twin.dump() == g.dump()
        play = g.book.steps[g.step](g)
        try:
            ask = next(play)
            while True:
                assert isinstance(ask, Ask)
                assert ask.options
                assert len(set(ask.options)) == len(ask.options)
                war(g).copy().determinize(0, chance)
                ask = play.send(ask.options[chance.below(len(ask.options))])
        except StopIteration:
            check(g)
        except Ended:
            g.step = OVER


def check(g: Hellas) -> None:
    """What is true after every step."""
    state = war(g)
    placed = [token for token in state.on_actions if token != NONE] + [token for _, token in state.on_cards]
    if g.step != "set_up":
        assert sorted([*state.pile, *state.gone, *placed]) == list(range(1, 25))
    assert (g.players[0].marked >> 6) == 0
    for action, token in enumerate(state.on_actions):
        assert (token != NONE) == bool(g.players[0].marked >> action & 1)
    assert 0 <= state.invasion <= 10
    assert 1 <= state.mobilization < 4
    assert len(state.spies) + state.spies_left <= 4
    assert not [here for here in box().region_order if g.book.seams.battle_due(g, here, 0)]
    if state.act == 1:
        assert regions_of(g, PERSIANS) == [here for here in [vanguard_region(g)] if here != NONE]
        assert GREEN not in g.control or g.step in g.book.sequences["between_acts"]
    for land in box().lands:
        assert (g.glory[land.index] == 0) == (state.attitudes[land.index] == LOYAL)


@pytest.mark.parametrize("number", range(40))
def test_random_campaigns_end(number: int) -> None:
    g = laid_out(1, f"war {number}", CAMPAIGN)
    play(g, f"choices {number}")
    assert g.ending.replace("-", "_") in ENDINGS
    assert g.winner == (0 if ENDINGS[g.ending.replace("-", "_")] == "victory" else NONE)


def test_sampled_worlds_keep_what_was_seen() -> None:
    g = campaign()
    read(g, 18)
    state = war(g)
    before = state.dump()
    piles = set()
    for seed in ("one", "two", "three"):
        twin = state.copy()
        twin.determinize(0, seeded(seed))
        assert twin.gone == [18]
        assert sorted(twin.pile) == sorted(state.pile)
        assert twin.view(box(), 0) == state.view(box(), 0)
        piles.add(tuple(twin.pile))
    assert len(piles) == 3
    assert state.dump() == before


def test_sampled_worlds_do_not_depend_on_what_is_hidden() -> None:
    g = campaign()
    state = war(g)
    other = state.copy()
    other.pile.reverse()
    for world in (state, other):
        world.determinize(0, seeded("same"))
    assert state.pile == other.pile
