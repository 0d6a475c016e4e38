"""Insatiable Hunger: every gain of Aegis draws a card of Chaos.  Page 9."""

import pytest

from agon.games.hybris.box.numbers import AEGIS, DRAIN, HERO, OLYMPUS
from agon.games.hybris.cataclysm.chaos import track
from agon.games.hybris.cataclysm.chaos.fight import fight_chaos
from agon.games.hybris.cataclysm.chaos.table import chaos
from agon.games.hybris.rules.combat.player_combat import fight_player
from agon.games.hybris.rules.movement import tried_out
from agon.games.hybris.rules.resources import gain
from agon.games.hybris.scenes import DEFEAT, FOR_SLOT, Scene
from agon.games.hybris.state import Hybris
from agon.kernel.ask import DONE, Play
from rules.hybris.arena import to_its_end
from rules.hybris.cities import answer
from rules.hybris.given import sent, told
from rules.hybris_cataclysm.given import (
    PLAIN,
    carry,
    chaos_card,
    city_of,
    do,
    effects,
    empower,
    figure,
    gain_aegis,
    olympian,
    on_top,
    stands_in,
    strong,
    world,
)


def drawn(g: Hybris) -> list[tuple[int, int]]:
    """Who drew a card for how much Aegis, in order."""
    return [(seat, aegis) for seat, _, aegis, _ in told(g, "hybris-attraction")]


# ---------------------------------------------------------------- every gain


@pytest.mark.parametrize("amount", [1, 3, 9])
@pytest.mark.rule("CAT-ATTR-01")
def test_one_card_a_gain_however_much(amount: int) -> None:
    g = world()
    gain_aegis(g, 1, amount)
    assert drawn(g) == [(1, amount)]


@pytest.mark.rule("CAT-ATTR-01")
def test_two_gains_draw_two_cards_and_other_gains_none() -> None:
    g = world()
    do(g, 0, {"gain": {"aegis": 1}}, {"gain": {"aegis": 2}}, {"gain": {"vp": 3, "follower": 2}})
    assert drawn(g) == [(0, 1), (0, 2)]


@pytest.mark.rule("CAT-ATTR-01")
def test_from_wherever_it_comes() -> None:
    g = world()
    carry(g.book.actions[DRAIN].do(g, g.players[0], sent(g, 0, HERO, "underworld")))
    worth = g.box.primordials[g.underworld[-1]].aegis
    assert drawn(g) == [(0, worth)], "a Drain"
    g = world()
    carry(gain(g, g.players[0], [(AEGIS, 2), (14, 1)], Scene(0)))
    assert (0, 2) in drawn(g), "beside a Spark"
    g = world()
    do(g, 1, {"others": [{"gain": {"aegis": 2}}]})
    assert drawn(g) == [(0, 2), (2, 2)], "what somebody else's card gives"
    g = world()
    do(g, 0, {"for_each": {"players": "others"}, "do": [{"gain": {"aegis": 1}}]})
    assert drawn(g) == [(0, 2)], "multiplied into one gain"


@pytest.mark.rule("CAT-ATTR-01")
def test_aegis_handed_over_is_gained_by_who_receives_it() -> None:
    g = world()
    g.players[1].aegis = 1
    about = Scene(0)
    about.owner = 0
    carry(g.book.resolve(g, g.players[1], effects(g, {"give": {"aegis": 2}}), about))
    assert drawn(g) == [(0, 1)]


@pytest.mark.rule("CAT-ATTR-01")
def test_nothing_gained_draws_nothing() -> None:
    g = world()
    about = Scene(0)
    about.owner = 0
    carry(g.book.resolve(g, g.players[1], effects(g, {"give": {"aegis": 2}}), about))
    do(g, 0, {"may": [{"gain": {"aegis": 2}}]})
    do(g, 0, {"lose": {"aegis": 1}})
    assert drawn(g) == []


@pytest.mark.rule("CAT-ATTR-01")
def test_the_aegis_of_the_set_up_draws_nothing() -> None:
    g = world()
    g.step = "prepare"
    gain_aegis(g, 0, 2)
    assert (drawn(g), g.players[0].aegis) == ([], 2)


# ---------------------------------------------------------------- which lines


@pytest.mark.parametrize(("amount", "space"), [(2, 1), (3, 2), (4, 2)])
@pytest.mark.rule("CAT-ATTR-02", "CAT-ATTR-03", "CAT-ATTR-04")
def test_lines_with_an_amount_need_that_much_and_lines_without_always_apply(amount: int, space: int) -> None:
    g = world()
    on_top(g, "absorption_card")
    gain_aegis(g, 0, amount)
    assert len(chaos(g).momentum) == 1
    assert chaos(g).space == space


@pytest.mark.rule("CAT-ATTR-04")
def test_whoever_gained_carries_it_out() -> None:
    g = world()
    on_top(g, "the_regard")
    g.players[1].kindness = 3
    gain_aegis(g, 1, 2)
    assert [p.kindness for p in g.players] == [g.players[0].kindness, 2, g.players[2].kindness]


@pytest.mark.rule("CAT-ATTR-04")
def test_in_printed_order() -> None:
    g = world()
    on_top(g, "engulfing")
    g.log = []
    gain_aegis(g, 0, 4)
    names = [event for event, _, _ in g.log if event in ("hybris-momentum", "hybris-chaos-advances")]
    assert names == ["hybris-momentum", "hybris-momentum", "hybris-chaos-advances"]


@pytest.mark.rule("CAT-ATTR-05")
def test_the_conflict_part_is_ignored_and_the_card_discarded() -> None:
    g = world()
    g.players[0].aegis = 5
    on_top(g, "absorption_card")
    chaos(g).momentum = [chaos(g).deck.pop(0) for _ in range(4)]
    chaos(g).momentum_seen = [chaos(g).deck_seen.pop(0) for _ in range(4)]
    gain_aegis(g, 0, 1)
    assert g.players[0].aegis == 6, "nothing is lost"
    assert chaos(g).discard == [chaos_card(g, "absorption_card")]
    assert chaos(g).drawn == -1


@pytest.mark.parametrize(
    ("hunger", "least"),
    [("calm", 3), ("normal", 2), ("keen", 1), ("starving", 0)],
)
@pytest.mark.rule("CAT-ATTR-02")
def test_a_table_may_want_a_hungrier_chaos(hunger: str, least: int, monkeypatch: pytest.MonkeyPatch) -> None:
    for amount in (1, 2, 3):
        g = world()
        monkeypatch.setitem(g.book.options, "hunger", hunger)
        on_top(g, "faceless_hunger")  # one more from 2 Aegis on, as designed
        gain_aegis(g, 0, amount)
        assert len(chaos(g).momentum) == (2 if amount >= least else 1)


@pytest.mark.rule("CAT-ATTR-02", "CAT-ATTR-03")
def test_printed_thresholds_and_lines_without_one_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    g = world()
    monkeypatch.setitem(g.book.options, "hunger", "starving")
    on_top(g, "absorption_card")
    gain_aegis(g, 0, 2)
    assert chaos(g).space == 1
    monkeypatch.setitem(g.book.options, "hunger", "calm")
    on_top(g, "the_gape")
    gain_aegis(g, 0, 1)
    assert len(chaos(g).momentum) == 2


# ---------------------------------------------------------------- when


@pytest.mark.rule("CAT-ATTR-06")
def test_gains_at_one_moment_come_in_grandeur_order() -> None:
    g = world()
    g.grandeur = [2, 0, 1]
    do(g, 0, {"each_player": [{"gain": {"aegis": 1}}]})
    assert drawn(g) == [(2, 1), (0, 1), (1, 1)]


@pytest.mark.rule("CAT-ATTR-06")
def test_the_card_is_drawn_when_the_effect_is_over() -> None:
    g = world()
    g.log = []
    do(g, 0, {"gain": {"vp": 2, "aegis": 1, "follower": 1, "spark": 1}})
    names = [event for event, _, _ in g.log]
    assert names.index("hybris-attraction") > names.index("hybris-item")


@pytest.mark.rule("CAT-ATTR-06")
def test_in_a_combat_it_waits_for_the_end() -> None:
    g = world()
    g.log = []
    on_top(g, PLAIN)
    empower(g, 0, when="reaction", on={"fight_begins": "self"}, effects=[{"gain": {"aegis": 2}}])
    carry(to_its_end(g, fight_chaos(g, g.players[0], olympian(g.players[0]), 0, DEFEAT)))
    names = [event for event, _, _ in g.log]
    assert names.count("hybris-attraction") == 1
    assert names.index("hybris-attraction") > names.index("hybris-combat-over")
    assert g.combat is None


@pytest.mark.rule("CAT-ATTR-06")
def test_in_a_combat_between_players_too() -> None:
    g = world()
    stands_in(g, 1, olympian(g.players[1]), "argos")
    empower(g, 1, when="reaction", on={"fight_begins": "self"}, effects=[{"gain": {"aegis": 2}}])
    strong(g.players[0])
    g.log = []
    zeus, athena = olympian(g.players[0]), olympian(g.players[1])
    fight = fight_player(g, g.players[0], zeus, g.players[1], athena, FOR_SLOT, city_of("argos"))
    answer(to_its_end(g, fight))
    names = [event for event, _, _ in g.log]
    assert names.count("hybris-attraction") == 1
    assert names.index("hybris-attraction") > names.index("hybris-combat-over")


@pytest.mark.rule("CAT-ATTR-06")
def test_aegis_that_an_attraction_gives_draws_a_further_card_after_it() -> None:
    g = world()
    on_top(g, "undertow", "lull")
    g.well = g.box.well_marks[0] - 1
    g.players[0].followers = 1
    empower(g, 0, when="reaction", on={"overflow": "any"}, effects=[{"gain": {"aegis": 1}}])
    gain_aegis(g, 0, 3)
    assert drawn(g) == [(0, 3), (0, 1)]
    names = [event for event, _, _ in g.log or []]
    first, second = [at for at, name in enumerate(names) if name == "hybris-attraction"]
    assert first < names.index("hybris-momentum") < second, "the first card is done before the second is drawn"


@pytest.mark.rule("CAT-ATTR-06")
def test_any_players_gain_counts_also_in_anothers_turn() -> None:
    g = world()
    g.turn.seat = 0
    gain_aegis(g, 2, 1)
    assert drawn(g) == [(2, 1)]


# ---------------------------------------------------------------- who hears of it


def test_an_attraction_may_be_hushed() -> None:
    g = world()
    on_top(g, "absorption_card", "absorption_card")
    empower(g, 0, when="once_per_age", on={"attraction": "self"}, effects=[{"hush": "attraction"}])
    play = g.book.resolve(g, g.players[0], effects(g, {"gain": {"aegis": 3}}), Scene(0))
    question = next(play)
    assert hasattr(question, "options")
    with pytest.raises(StopIteration):
        play.send(question.options[0])
    assert (chaos(g).momentum, chaos(g).space) == ([], 1)
    assert len(chaos(g).discard) == 1
    gain_aegis(g, 0, 3)
    assert len(chaos(g).momentum) == 1, "once"


def test_legality_that_looks_ahead_wakes_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bonus that is tried out on a copy: no card of Chaos is drawn for it, whatever it gives."""
    g = world()
    hero = figure(g, 0, HERO)
    deck = chaos(g).deck.copy()
    here = Scene(0)
    here.character, here.location = hero, OLYMPUS
    g.box.slots[0].bonus, printed = effects(g, {"gain": {"aegis": 9}}, {"act": "drain"}), g.box.slots[0].bonus
    before = g.copy()
    drawn_for: list[int] = []

    def attract(g: Hybris, seat: int, aegis: int) -> Play:
        drawn_for.append(aegis)
        return DONE

    monkeypatch.setattr(track, "attract", attract)
    assert tried_out(g, g.players[0], here, 0, g.box.slots[0].bonus)
    g.box.slots[0].bonus = printed
    assert drawn_for == []
    assert chaos(g).deck == deck
    assert g.dump() == before.dump()
    twin = g.copy()
    twin.blind = True
    gain_aegis(twin, 0, 9)
    assert chaos(twin).deck == deck
    assert chaos(twin).owed == []
