"""Setting the table.  Pages 6 and 7."""

import pytest

from agon.games.hybris.box.numbers import HERO, NONE, PROPHET
from agon.games.hybris.state import AT_HAND, ON_TILE, RESERVE
from rules.hybris.given import OLYMPIANS, box, given


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


@pytest.mark.rule("HYB-SETUP-08", "HYB-SETUP-24")
def test_each_player_draws_one_of_39_premonitions() -> None:
    g = given(*OLYMPIANS)
    assert [len(p.premonitions) for p in g.players] == [1] * 4
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
