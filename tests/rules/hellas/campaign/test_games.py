"""Whole campaigns with random choices: they end, and what must always be true is."""

import pytest

from agon.games.hellas.box.numbers import NONE, PREPARE, RECRUIT
from agon.games.hellas.persian_invasion.schema.words import ENDINGS, LOYAL, NEUTRAL
from agon.games.hellas.persian_invasion.vanguard import vanguard_region
from agon.games.hellas.persian_invasion.war import ENDING, FAILURE, OPENING, SCRIPT, Told, War, passage
from agon.games.hellas.rules.armies import regions_of
from agon.games.hellas.scenes import PERSIANS
from agon.games.hellas.state import Hellas
from agon.kernel.ask import Ask
from agon.kernel.chance import seeded
from agon.kernel.errors import Ended
from agon.kernel.game import OVER
from rules.hellas.campaign.campaigning import CAMPAIGN, GREEN, box, campaign, feel, read, second_act, spy, war
from rules.hellas.given import laid_out


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
        assert not state.pile or (token != NONE) == bool(g.players[0].marked >> action & 1)
    assert 0 <= state.invasion <= 10
    assert 1 <= state.mobilization < 4
    assert len(state.spies) + state.spies_left <= 4
    assert not [here for here in box().region_order if g.book.replaceable.battle_due(g, here, 0)]
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


def test_a_copy_has_everything_and_shares_nothing() -> None:
    state = War([NEUTRAL] * 5)
    for number, name in enumerate(state.dump()):
        begun = getattr(state, name)
        if not isinstance(begun, list):
            setattr(state, name, not begun if isinstance(begun, bool) else number + 10)
    state.pile, state.gone, state.spies = [1, 2], [3], [4]
    state.on_cards = [(7, 8)]
    state.on_actions[3] = 9
    state.attitudes[2] = 0
    state.tale = [(SCRIPT, 5, True)]
    before = state.dump()
    twin = state.copy()
    assert twin.dump() == before
    for name in ("pile", "gone", "spies", "on_cards", "on_actions", "attitudes", "tale"):
        getattr(twin, name).clear()
    assert state.dump() == before


def test_everything_but_unseen_tokens_is_in_the_view() -> None:
    g = second_act(invasion=7, counter=4)
    state = war(g)
    spy(g, "elis", "crete")
    state.gone, state.pile, state.known = [3, 5], [1, 2], 1 << 3 | 1 << 6
    state.on_actions[PREPARE], state.on_actions[RECRUIT] = 6, 7
    state.on_cards = [(named_power("blessing/exhausted_fight"), 8)]
    feel(g, "green", "wary")
    seen = state.view(box(), 0)
    assert seen == {
        "tale": [{"passage": "opening/prologue", "other": False}],
        "act": 2,
        "pile": 2,
        "unseen": [token for token in range(1, 25) if token not in (3, 6)],
        "gone": [3],
        "tokens": [{"action": "special/recruit", "number": None}, {"action": "special/prepare", "number": 6}],
        "card_tokens": [{"card": "blessing/exhausted_fight", "number": None}],
        "invasion": {"at": 7, "last": 10},
        "mobilization": {"at": 1, "last": 4},
        "counter": 4,
        "command": {"value": 3, "spies": 2, "last": 5},
        "limits": {"tokens": 13, "lands": 2},
        "spies": ["region/elis", "region/crete"],
        "attitudes": {f"land/{land.id}": "wary" if land.id == "green" else "neutral" for land in box().lands},
        "vanguard": None,
        "oracle_lost": False,
    }
    assert war(campaign()).view(box(), 0)["vanguard"] == "region/chalkidiki"
    assert war(campaign()).view(box(), 0)["counter"] is None


def named_power(source: str) -> int:
    return next(power.index for power in box().powers if power.source == source)


@pytest.mark.parametrize(
    ("told", "id"),
    [
        ((OPENING, 2, False), "opening/act_2"),
        ((SCRIPT, 25, False), "script/a2_02"),
        ((FAILURE, 0, False), "quest/saving_prometheus"),
        ((ENDING, 3, False), "ending/victory_counter"),
    ],
)
def test_every_passage_has_a_name(told: Told, id: str) -> None:
    assert passage(box(), told) == id
    assert id in box().names


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


def test_sampled_worlds_deal_hidden_tokens_wherever_they_lie() -> None:
    state = War([NEUTRAL] * 5)
    state.pile, state.gone = [1, 2, 3], [4, 5]
    state.on_actions[PREPARE], state.on_actions[RECRUIT] = 6, 7
    state.on_cards = [(9, 8)]
    state.known = 1 << 4 | 1 << 6
    state.last = 7
    seen = [set[int]() for _ in range(4)]
    for number in range(40):
        twin = state.copy()
        twin.determinize(0, seeded(str(number)))
        assert sorted(twin.things()) == sorted(state.things())
        assert (twin.gone[0], twin.on_actions[PREPARE]) == (4, 6)
        assert twin.last == twin.on_actions[RECRUIT]
        hidden = (twin.pile[0], twin.gone[1], twin.on_actions[RECRUIT], twin.on_cards[0][1])
        for place, token in enumerate(hidden):
            seen[place].add(token)
    assert seen == [{1, 2, 3, 5, 7, 8}] * 4


def test_sampled_worlds_do_not_depend_on_what_is_hidden() -> None:
    g = campaign()
    state = war(g)
    other = state.copy()
    other.pile.reverse()
    for world in (state, other):
        world.determinize(0, seeded("same"))
    assert state.pile == other.pile
