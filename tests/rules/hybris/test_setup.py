"""Setting the table.  Pages 6 and 7."""

import pytest

from agon.games.hybris.box.numbers import HERO, NONE, OLYMPIAN, PROPHET
from agon.games.hybris.player import AT_HAND, ON_TILE, RESERVE
from agon.games.hybris.rules.setup import draft, set_up_boards
from agon.games.hybris.rules.turn import activate
from agon.games.hybris.setup_options import OPTIONS, seat_olympians
from agon.games.hybris.state import Hybris
from agon.kernel.chance import seeded
from agon.kernel.errors import SetupError
from agon.kernel.game import Setup
from rules.hybris.given import OLYMPIANS, audiences, book, box, given, run, told

# ---------------------------------------------------------------- who plays whom


def seated(seats: int, seed: str = "a seed", **options: str) -> list[int]:
    """The Olympian of each seat, -1 for one that will choose."""
    chosen = {option.id: option.values[0] for option in OPTIONS} | options
    return seat_olympians(Setup("hybris", seats, seed), chosen, list(OLYMPIANS), seeded(seed))


@pytest.mark.rule("HYB-SETUP-01")
def test_seats_with_a_name_have_that_olympian_and_the_others_choose() -> None:
    assert seated(3) == [NONE, NONE, NONE]
    assert seated(3, seat_2="hades") == [NONE, 3, NONE]


@pytest.mark.rule("HYB-SETUP-01")
def test_olympians_dealt_at_random_are_all_different_and_leave_named_seats_alone() -> None:
    dealt = [seated(4, seed=str(seed), olympians="random", seat_3="athena") for seed in range(20)]
    assert all(sorted(seats) == [0, 1, 2, 3] and seats[2] == 2 for seats in dealt)
    assert len({tuple(seats) for seats in dealt}) > 1


@pytest.mark.rule("HYB-SETUP-01")
@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        ({"seat_1": "zeus", "seat_3": "zeus"}, "seats 1 and 3 cannot both be zeus"),
        ({"seat_4": "hades"}, "there is no seat 4 at a table for 3"),
        ({"seat_1": "artemis"}, "no Olympian 'artemis'"),
    ],
)
def test_a_seat_that_cannot_have_its_olympian_is_a_clear_error(options: dict[str, str], complaint: str) -> None:
    with pytest.raises(SetupError, match=complaint):
        seated(3, **options)


@pytest.mark.rule("HYB-SETUP-01")
def test_one_seat_after_the_other_picks_an_olympian_that_nobody_has() -> None:
    g = Hybris(box(), book(()))
    g.chance = seeded("a seed")
    g.drafted = [NONE, 2, NONE]
    g.step = "draft"
    set_up_boards(g)
    assert run(draft(g), (3,)) == [[0, 1, 3]]
    assert (g.step, g.players) == ("draft", [])
    assert run(draft(g), (0,)) == [[0, 1]]
    assert [p.olympian for p in g.players] == [3, 2, 0]
    assert [p.deck[0] in box().olympians[p.olympian].deck for p in g.players] == [True] * 3
    assert g.step == "prepare"


# ---------------------------------------------------------------- the boards


@pytest.mark.rule("HYB-SETUP-02")
def test_six_boards_lie_in_a_ring_around_the_mortal_world() -> None:
    ids = [location.id for location in box().locations]
    assert ids == ["olympus", "coliseum", "underworld", "fates", "oracle", "forge", "mortal_world"]
    adjacent = {location.id: {ids[other] for other in location.adjacent} for location in box().locations}
    assert adjacent["olympus"] == {"forge", "coliseum", "mortal_world"}
    assert adjacent["fates"] == {"underworld", "oracle", "mortal_world"}
    assert adjacent["mortal_world"] == set(ids) - {"mortal_world"}


@pytest.mark.rule("HYB-SETUP-03")
def test_the_first_age_is_age_one() -> None:
    assert given().age == 1


@pytest.mark.rule("HYB-SETUP-11")
def test_six_pillars_are_numbered_in_order() -> None:
    assert [pillar.number for pillar in box().pillars] == [1, 2, 3, 4, 5, 6]


@pytest.mark.rule("HYB-SETUP-21")
def test_outside_duel_no_token_is_laid_on_a_slot_and_none_is_forbidden() -> None:
    g = given()
    p = g.players[0]
    g.turn.seat, p.characters[0].activated = 0, False
    assert p.characters[0].kind == OLYMPIAN
    run(activate(g, p, 0))
    assert (g.barred, g.parts) == (0, {})
    assert p.marks == 15 - sum(owner == 0 for owner in g.workshop.owners)


@pytest.mark.rule("HYB-SETUP-04")
def test_sixty_technologies_lie_open_in_five_piles() -> None:
    g = given(*OLYMPIANS)
    assert [len(pile) for pile in g.piles] == [12] * 5
    assert sorted(tile for pile in g.piles for tile in pile) == list(range(60))
    assert g.piles == given(*OLYMPIANS, seed="another").piles, "piles are not shuffled"


@pytest.mark.rule("HYB-SETUP-05")
def test_five_heroes_wait_in_the_coliseum() -> None:
    assert len(given().coliseum_heroes) == 5


@pytest.mark.rule("HYB-SETUP-06")
def test_the_coliseum_deck_is_forty_shuffled_cards() -> None:
    assert sorted(given().coliseum_deck) == sorted(box().coliseum_deck)
    assert len(given().coliseum_deck) == 40
    assert given(seed="1").coliseum_deck != given(seed="2").coliseum_deck


@pytest.mark.rule("HYB-SETUP-07")
def test_three_of_thirty_three_quests_are_revealed() -> None:
    g = given()
    assert len(g.quests) == 3
    assert sorted(g.quests + g.quest_deck) == list(range(33))
    assert given(seed="1").quests != given(seed="2").quests
    assert [numbers[0] for numbers in told(g, "hybris-quest")] == g.quests


@pytest.mark.rule("HYB-SETUP-08", "HYB-SETUP-24")
def test_each_player_draws_one_of_39_premonitions() -> None:
    g = given(*OLYMPIANS)
    assert [len(p.premonitions) for p in g.players] == [1] * 4
    assert given(seed="1").premonition_deck != given(seed="2").premonition_deck
    assert sorted(g.premonition_deck + [card for p in g.players for card in p.premonitions]) == list(range(39))


@pytest.mark.rule("HYB-SETUP-09")
def test_chronos_lies_in_the_underworld() -> None:
    assert [box().primordials[index].id for index in given().underworld] == ["chronos"]


@pytest.mark.rule("HYB-SETUP-10")
def test_one_primordial_of_each_letter_is_hidden_and_six_leave_the_game() -> None:
    g = given()
    assert [box().primordials[index].letter for index in g.primordials] == [0, 1, 2]
    assert sorted(g.primordials + g.primordials_unused + g.underworld) == list(range(10))
    assert len(g.primordials_unused) == 6
    assert g.primordials_seen == [0, 0, 0]


@pytest.mark.rule("HYB-SETUP-10")
def test_which_primordials_lie_there_is_left_to_chance() -> None:
    assert len({tuple(given(seed=str(seed)).primordials) for seed in range(9)}) > 1


@pytest.mark.rule("HYB-SETUP-12")
def test_the_well_and_the_pillars_start_without_prayers() -> None:
    g = given()
    assert (g.well, g.pillar_prayers) == (0, 0)


@pytest.mark.rule("HYB-SETUP-13")
@pytest.mark.parametrize(
    ("olympians", "track"),
    [
        (("hades", "zeus"), [NONE, NONE, 1, 0]),
        (("hades", "zeus", "poseidon"), [NONE, 1, 2, 0]),
        (("hades", "zeus", "poseidon", "athena"), [1, 3, 2, 0]),
    ],
)
def test_the_lowest_aura_is_foremost_and_front_spaces_stay_empty(olympians: tuple[str, ...], track: list[int]) -> None:
    g = given(*olympians)
    auras = [box().olympians[g.players[seat].olympian].aura for seat in g.grandeur if seat != NONE]
    assert auras == sorted(auras)
    assert [seat == NONE for seat in g.grandeur] == [seat == NONE for seat in track]
    assert set(g.grandeur) == set(track)


@pytest.mark.rule("HYB-SETUP-14", "HYB-SETUP-25", "HYB-SETUP-19")
def test_players_start_with_three_aegis_and_nothing_else() -> None:
    for p in given(*OLYMPIANS).players:
        assert (p.vp, p.aegis, p.followers, p.prayers, p.kindness) == (0, 3, 0, 0, 1)


@pytest.mark.rule("HYB-SETUP-18")
def test_determination_starts_on_the_space_marked_on_the_board() -> None:
    g = given(*OLYMPIANS)
    assert [p.determination for p in g.players] == [box().olympians[p.olympian].determination for p in g.players]


@pytest.mark.rule("HYB-SETUP-15", "HYB-SETUP-16")
def test_fifteen_items_lie_on_six_locked_tiles() -> None:
    for p in given(*OLYMPIANS).players:
        items = [item for tile in box().olympians[p.olympian].tiles for item in box().upgrades[tile].items]
        assert [items.count(kind) for kind in range(4)] == [8, 3, 2, 2]
        assert (p.unlocked, p.cleared) == (0, [0] * 6)


@pytest.mark.rule("HYB-SETUP-17", "HYB-SETUP-20")
def test_one_hero_and_one_prophet_are_in_reserve_the_named_others_on_tiles() -> None:
    for p in given(*OLYMPIANS).players:
        for kind in (HERO, PROPHET):
            places = sorted(character.place for character in p.characters if character.kind == kind)
            assert places == [ON_TILE, ON_TILE, RESERVE]
        on_tiles = {
            character.hero for character in p.characters if character.kind == HERO and character.place == ON_TILE
        }
        assert on_tiles == {box().upgrades[tile].hero for tile in box().olympians[p.olympian].tiles} - {NONE}
        assert p.tokens == [AT_HAND] * 8
        assert p.marks == 15


@pytest.mark.rule("HYB-SETUP-22", "HYB-SETUP-23")
def test_seventeen_cards_are_shuffled_one_is_drawn_and_the_enhanced_one_is_set_aside() -> None:
    for p in given(*OLYMPIANS).players:
        assert (len(p.deck), len(p.hand), p.discard) == (16, 1, [])
        assert sorted(p.deck + p.hand) == sorted(box().olympians[p.olympian].deck)
        assert box().card(p.enhanced).deck == "enhanced"
        assert p.enhanced not in p.deck + p.hand
    assert given(seed="1").players[0].deck != given(seed="2").players[0].deck


@pytest.mark.rule("HYB-SETUP-23", "HYB-SETUP-24", "HYB-PREM-01")
def test_what_is_drawn_at_the_start_is_seen_by_its_owner_alone() -> None:
    g = given(*OLYMPIANS)
    for event in ("hybris-drew", "hybris-premonition"):
        assert audiences(g, event) == [1 << seat for seat in range(4)]
        assert audiences(g, event + "-hidden") == [~(1 << seat) for seat in range(4)]
        assert all(numbers[1:] == (NONE,) * 3 for numbers in told(g, event + "-hidden"))
    assert [len({box().card_face[card] for card in olympian.deck}) for olympian in box().olympians] == [17] * 4
    common = [card for card in box().olympians[0].deck if box().card(card).deck == "common"]
    assert len(common) == 12
