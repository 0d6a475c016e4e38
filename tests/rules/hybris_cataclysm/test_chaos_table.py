"""What Chaos lays on the table, who knows what of it, and the words that look at it.  Pages 5, 8 and 9."""

from collections import Counter

import pytest

from agon.games.hybris.box.numbers import HERO
from agon.games.hybris.cataclysm.box import kit_of
from agon.games.hybris.cataclysm.chaos.fight import fight_chaos
from agon.games.hybris.cataclysm.chaos.questions import CHAOS_CARD, FALL, NEXT_CHAOS_CARD, WHICH_FALL
from agon.games.hybris.cataclysm.chaos.table import chaos
from agon.games.hybris.cataclysm.chaos.track import destroy_city, gain_momentum
from agon.games.hybris.cataclysm.outskirts.table import outskirts
from agon.games.hybris.census import census
from agon.games.hybris.game import HYBRIS
from agon.games.hybris.hidden import determinize
from agon.games.hybris.modules import CATACLYSM
from agon.games.hybris.rules.combat.questions import PLAY_CARD
from agon.games.hybris.state import Hybris
from agon.games.hybris.view import view
from agon.kernel.chance import seeded
from agon.kernel.errors import SetupError
from agon.kernel.game import EVERYONE, Setup
from agon.kernel.modules import Manifest, check_setup
from rules.hybris.cities import in_city
from rules.hybris.given import audiences, given, told
from rules.hybris_cataclysm.given import (
    asked_of,
    carry,
    chaos_card,
    do,
    fallen,
    gain_aegis,
    gathered,
    holds,
    next_to_fall,
    on_top,
    until,
    world,
)


def hybris() -> Manifest:
    """The game with its module."""
    others = tuple(module for module in HYBRIS.modules if module.id != CATACLYSM.id)
    return HYBRIS._replace(modules=(*others, CATACLYSM))


def laid_out(seed: str = "a seed") -> Hybris:
    """A table as the book sets it up."""
    return given("zeus", "athena", "hades", modules=("cataclysm",), seed=seed)


# ---------------------------------------------------------------- set-up


@pytest.mark.rule("CAT-SETUP-04")
def test_chaos_begins_on_space_one() -> None:
    assert chaos(laid_out()).space == 1


@pytest.mark.rule("CAT-SETUP-06")
def test_thirty_chaos_cards_are_shuffled() -> None:
    tables = [chaos(laid_out(seed)) for seed in ("one", "two")]
    assert [len(table.deck) for table in tables] == [30, 30]
    assert Counter(tables[0].deck) == Counter(tables[1].deck)
    assert tables[0].deck != tables[1].deck
    assert tables[0].deck != sorted(tables[0].deck)


@pytest.mark.rule("CAT-SETUP-07")
def test_five_cataclysm_cards_are_shuffled() -> None:
    orders = {tuple(chaos(laid_out(str(seed))).falls) for seed in range(9)}
    assert {tuple(sorted(order)) for order in orders} == {(0, 1, 2, 3, 4)}
    assert len(orders) > 1


@pytest.mark.rule("CAT-SETUP-08")
def test_the_rules_card_lies_open() -> None:
    g = laid_out()
    assert g.box.names["enemy/chaos"] == {"en": "Chaos", "fr": "Chaos"}
    assert kit_of(g.box).rules["unleashed_at"] == 6


@pytest.mark.rule("CAT-SETUP-18")
def test_nothing_else_is_there_yet() -> None:
    g = laid_out()
    table = chaos(g)
    assert (table.momentum, table.discard, table.fallen, table.owed, g.closed) == ([], [], [], [], 0)
    assert outskirts(g).camp == 0


@pytest.mark.rule("CAT-GEN-02")
def test_it_goes_with_artemis_scenarios_and_duel_but_not_with_chronos() -> None:
    for others in ((), ("artemis",), ("renaissance",), ("duel",), ("duel", "artemis")):
        modules = ("cataclysm", *others)
        assert len(check_setup(hybris(), Setup("hybris", 2, "a seed", modules))) == len(modules)
    assert CATACLYSM.conflicts == ("chronos",)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.rule("CAT-GEN-02")
def test_it_is_for_as_many_as_the_base_game(seats: int) -> None:
    check_setup(hybris(), Setup("hybris", seats, "a seed", ("cataclysm",)))


def test_what_a_table_may_decide() -> None:
    for option, value in (("hunger", "starving"), ("lost_interception", "unharmed")):
        check_setup(hybris(), Setup("hybris", 2, "a seed", ("cataclysm",), ((option, value),)))
        with pytest.raises(SetupError):
            check_setup(hybris(), Setup("hybris", 2, "a seed", ("cataclysm",), ((option, "no such thing"),)))
    assert set(kit_of(laid_out().box).hungers) == set(CATACLYSM.options[0].values)


# ---------------------------------------------------------------- who knows what


def test_order_and_momentum_are_hidden_from_all() -> None:
    g = world()
    gathered(g, 2)
    for seat in (-1, 0, 1, 2):
        shown = chaos(g).view(g.box, seat)
        assert shown["deck"] == ["hidden"] * 28
        assert shown["momentum"] == ["hidden"] * 2
        assert shown["falls"] == ["hidden"] * 5


def test_a_world_drawn_anew_keeps_what_a_seat_knows_and_all_the_cards() -> None:
    g = world()
    gathered(g, 3)
    do(g, 1, {"scry": 3}, {"foresee": "city"})
    for seat in range(3):
        seen = view(g, seat)
        worlds = []
        for number in range(6):
            twin = g.copy()
            determinize(twin, seat, seeded(f"world {number}"))
            assert view(twin, seat) == seen
            assert Counter(chaos(twin).cards()) == Counter(chaos(g).cards())
            assert sorted(chaos(twin).falls) == [0, 1, 2, 3, 4]
            worlds.append((tuple(chaos(twin).deck), tuple(chaos(twin).falls), tuple(chaos(twin).momentum)))
        assert len(set(worlds)) > 1
        tops = {deck[-3:] for deck, _, _ in worlds}
        assert (len(tops) == 1) == (seat == 1)
        assert (len({falls[-1] for _, falls, _ in worlds}) == 1) == (seat == 1)


def test_two_worlds_that_a_seat_cannot_tell_apart_give_it_the_same_samples() -> None:
    g = world()
    other = g.copy()
    chaos(other).deck.reverse()
    chaos(other).falls.reverse()
    for twin in (g, other):
        determinize(twin, 0, seeded("a sample"))
    assert chaos(g).dump() == chaos(other).dump()


def test_a_copy_is_the_same_and_its_own() -> None:
    g = world()
    gathered(g, 2)
    chaos(g).owed, chaos(g).waiting = [(1, 2)], [1]
    twin = g.copy()
    assert twin.dump() == g.dump()
    carry(gain_momentum(twin, 1))
    chaos(twin).owed.clear()
    assert len(chaos(g).momentum) == 2
    assert chaos(g).owed == [(1, 2)]


def test_every_card_is_found_once_wherever_it_is() -> None:
    g = world()
    begun = census(g)
    assert len([thing for thing in begun if thing.startswith("card/chaos-")]) == 30
    gathered(g, 3)
    assert census(g) == begun
    on_top(g, "lull", "the_gape")
    gain_aegis(g, 0, 1)
    assert census(g) == begun
    in_city(g, 0, "argos", HERO)
    next_to_fall(g, "argos")
    carry(destroy_city(g))
    assert census(g) == begun


def test_a_destroyed_city_is_part_of_the_state() -> None:
    g = world()
    assert "closed" not in g.dump()
    next_to_fall(g, "argos")
    carry(destroy_city(g))
    assert g.dump()["closed"] == g.closed
    assert g.copy().closed == g.closed


# ---------------------------------------------------------------- words that look


def test_scry_looks_and_puts_back_in_any_order() -> None:
    g = world()
    on_top(g, "lull", "exodus", "hatching")
    wanted = [chaos_card(g, id) for id in ("hatching", "lull", "exodus")]
    g.log = []
    asked = do(
        g,
        1,
        {"scry": 3},
        answers=((NEXT_CHAOS_CARD, CHAOS_CARD << 16 | wanted[0]), (NEXT_CHAOS_CARD, CHAOS_CARD << 16 | wanted[1])),
    )
    assert asked_of(asked, NEXT_CHAOS_CARD) == [1, 1]
    assert chaos(g).deck[-3:] == wanted[::-1]
    assert chaos(g).deck_seen[-3:] == [2, 2, 2]
    assert audiences(g, "hybris-scried") == [EVERYONE]
    assert audiences(g, "hybris-saw-chaos-card") == [2, 2, 2]
    assert sorted(card for _, card, _, _ in told(g, "hybris-saw-chaos-card")) == sorted(wanted)
    assert chaos(g).view(g.box, 1)["deck"] == ["hidden"] * 27 + [g.box.card_thing(card) for card in wanted[::-1]]
    assert chaos(g).view(g.box, 0)["deck"] == ["hidden"] * 30


def test_scry_asks_as_often_whatever_lies_there() -> None:
    g = world()
    on_top(g, "absorption_card", "absorption_card", "absorption_card")
    assert asked_of(do(g, 0, {"scry": 3}), NEXT_CHAOS_CARD) == [0, 0], "not to be asked would tell that they are alike"


def test_foresee_shows_the_next_fall_to_one() -> None:
    g = world()
    next_to_fall(g, "sparta")
    g.log, reveals = [], g.reveals
    do(g, 2, {"foresee": "city"})
    assert audiences(g, "hybris-saw-fall") == [1 << 2]
    assert g.reveals > reveals
    assert chaos(g).falls_seen == [0, 0, 0, 0, 4]
    carry(destroy_city(g))
    assert fallen(g) == {"sparta"}


def test_doom_chooses_which_city_falls_and_keeps_the_other_for_the_next_time() -> None:
    g = world()
    next_to_fall(g, "argos", "elis")
    elis = kit_of(g.box).falls.index(next(city.index for city in g.box.cities if city.id == "elis"))
    do(g, 1, {"doom": 2}, answers=((WHICH_FALL, FALL << 16 | elis),))
    assert chaos(g).falls_seen == [0, 0, 0, 2, 2]
    carry(destroy_city(g))
    assert fallen(g) == {"elis"}
    carry(destroy_city(g))
    assert fallen(g) == {"elis", "argos"}


def test_doom_with_one_card_left_uses_it() -> None:
    g = world()
    chaos(g).falls, chaos(g).falls_seen = [3], [0]
    assert do(g, 0, {"doom": 2}) == []
    assert chaos(g).falls == [3]


# ---------------------------------------------------------------- words that ask and move


def test_where_chaos_is() -> None:
    g = world()
    chaos(g).space = 2
    assert [holds(g, 0, {"chaos_space": space}) for space in (1, 2, 3)] == [False, True, False]


def test_whom_one_faces() -> None:
    g = world()
    assert not holds(g, 0, {"facing": "chaos"})
    g.players[0].hand.append(g.players[0].deck.pop())
    until(fight_chaos(g, g.players[0], 0, 0, 0), PLAY_CARD)
    assert holds(g, 0, {"facing": "chaos"})
    assert not holds(g, 1, {"facing": "chaos"})


@pytest.mark.parametrize(
    ("space", "momentum", "ruins", "number", "moved"),
    [
        (1, 0, 0, 2, 1),
        (2, 5, 0, 2, 0),
        (1, 0, 0, 3, 1),
        (2, 2, 0, 3, 0),
        (2, 3, 0, 3, 1),
        (2, 2, 1, 3, 1),
        (2, 0, 3, 3, 1),
        (3, 5, 0, 3, 0),
    ],
)
def test_creep_never_goes_beyond_its_space(space: int, momentum: int, ruins: int, number: int, moved: int) -> None:
    g = world()
    chaos(g).space = space
    gathered(g, momentum)
    g.closed = (1 << ruins) - 1
    do(g, 0, {"creep": number})
    assert chaos(g).space == space + moved


@pytest.mark.parametrize(("had", "number", "has"), [(0, 1, 1), (1, 1, 1), (3, 4, 4), (4, 4, 4)])
def test_gather_gives_one_up_to_that_many(had: int, number: int, has: int) -> None:
    g = world()
    gathered(g, had)
    do(g, 0, {"gather": number})
    assert len(chaos(g).momentum) == has


@pytest.mark.parametrize(("had", "change", "has"), [(0, 2, 2), (3, -2, 1), (1, -3, 0)])
def test_momentum_is_gained_and_lost_within_its_bounds(had: int, change: int, has: int) -> None:
    g = world()
    gathered(g, had)
    do(g, 0, {"momentum": change})
    assert len(chaos(g).momentum) == has
    assert len(chaos(g).cards()) == 30
