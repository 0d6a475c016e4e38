"""Olympus, the Forge's Craft, the Oracle and the Underworld.  Pages 16 to 20."""

import pytest

from agon.games.hybris.box.numbers import ALLY, HERO, NONE
from agon.games.hybris.player import IN_UNDERWORLD, RESERVE, Character, Player
from agon.games.hybris.rules.craft import craft, craft_options, prices
from agon.games.hybris.rules.movement import activatable
from agon.games.hybris.rules.olympus import conceive, convert, why_not_convert
from agon.games.hybris.rules.oracle import clear_omens, immune, omen, omen_options, perceive
from agon.games.hybris.rules.questions import CONVERT_ROW, ROW, STOP
from agon.games.hybris.rules.underworld import drain, resurrect, resurrect_options, why_not_resurrect
from agon.games.hybris.state import Hybris
from agon.kernel.ask import Ask, action_of
from rules.hybris.cities import answer, reprint
from rules.hybris.given import OLYMPIANS, audiences, box, empower, given, run, scene, told


def with_elements(mask: int) -> list[int]:
    """Common cards of Zeus's deck that show just these Elements."""
    return [card for card in box().olympians[0].deck if box().card(card).element_mask == mask]


# -- Olympus


@pytest.mark.rule("HYB-OLYMPUS-01", "HYB-OLYMPUS-02")
def test_convert_any_number_of_times_each_given_before_the_next() -> None:
    g = given("zeus", "hades")
    p = g.players[0]
    p.prayers, g.well = 3, 5
    play = convert(g, p, scene(0))
    ask = next(play)
    assert isinstance(ask, Ask)
    assert [option & 0xFFFF for option in ask.options] == [0, 1, 2], "rows of 1, 2 and 3 Prayers can be paid"
    ask = play.send(ask.options[0])
    assert (p.prayers, p.vp, g.well) == (2, 1, 5)
    assert isinstance(ask, Ask)
    ask = play.send(ask.options[0])  # the same row again
    assert (p.prayers, p.vp) == (1, 2)
    assert isinstance(ask, Ask)
    assert action_of(ask.options[-1]) == STOP
    with pytest.raises(StopIteration):
        play.send(ask.options[-1])


@pytest.mark.rule("HYB-OLYMPUS-01", "HYB-CORE-01")
def test_convert_needs_a_row_that_can_be_paid_and_at_least_one_conversion() -> None:
    g = given("zeus", "hades")
    p = g.players[0]
    assert why_not_convert(g, p, scene(0)) is not None
    p.prayers = 1
    assert why_not_convert(g, p, scene(0)) is None
    asked = answer(convert(g, p, scene(0)))
    assert (asked, p.vp) == ([], 1), "the only row, then nothing is left"


ROWS: dict[str, tuple[int, str]] = {
    "points": (1, "vp"),
    "rank": (2, "grandeur"),
    "spark": (2, "items"),
    "temple": (4, "items"),
    "character": (4, "items"),
}


@pytest.mark.rule("HYB-OLYMPUS-02")
@pytest.mark.parametrize("row", ROWS)
def test_every_row_costs_its_prayers_and_gives_its_bonus(row: str) -> None:
    g = given("zeus", "hades")
    p = g.players[1]
    price, gained = ROWS[row]
    p.prayers, g.well = price, 0
    rows = [conversion.id for conversion in box().conversions]
    run(convert(g, p, scene(1)), (rows.index(row),))
    assert rows == list(ROWS)
    assert p.prayers == 0
    assert (p.vp > 0, g.grandeur.index(1) < 3, sum(p.cleared)) == (
        gained == "vp",
        gained == "grandeur",
        int(gained == "items"),
    )


@pytest.mark.rule("HYB-OLYMPUS-02")
def test_prayers_of_the_character_are_remembered_and_all_hear_of_the_end() -> None:
    g = given("zeus", "hades")
    p = g.players[0]
    p.prayers = 3
    empower(g, 1, when="reaction", on={"convert": "other"}, effects=[{"gain": {"vp": 1}}])
    here = scene(0)
    here.character = 0
    answer(convert(g, p, here), *[(CONVERT_ROW, ROW << 16)] * 3)
    assert (g.turn.prayers, g.players[1].vp) == (3, 1), "once for the whole action"


@pytest.mark.rule("HYB-OLYMPUS-04")
def test_conceive_pushes_what_stands_in_the_way() -> None:
    g = given("zeus", "hades")
    for space, tile in enumerate((1, 2, 3)):
        for pile in g.piles:
            if tile in pile:
                pile.remove(tile)
        g.workshop.put(space, tile, 1)
    run(conceive(g, g.players[0], scene(0)), (37,))
    assert (g.workshop.tiles, g.factory.tiles[0]) == ([37, 1, 2], 3)


@pytest.mark.rule("HYB-OLYMPUS-03", "HYB-TECH-02", "HYB-TECH-04")
def test_conceive_takes_any_tile_for_nothing() -> None:
    g = given("zeus", "hades")
    assert run(conceive(g, g.players[1], scene(1)), (37,)) == [list(range(60))]
    assert (g.workshop.tiles[0], g.workshop.owners[0]) == (37, 1)
    assert sum(len(pile) for pile in g.piles) == 59
    assert (g.players[1].aegis, g.players[1].marks) == (3, 14)


# -- Craft


def workshop(followers: int, aegis: int, space: int) -> tuple[Hybris, Player, int]:
    """A Forge where seat 0 has a tile of this printed cost on that space."""
    g = given("zeus", "hades")
    tile = reprint(g, "bench_of_daedalus", followers=followers, aegis=aegis)
    g.workshop.put(space, tile, 0)
    return g, g.players[0], tile


@pytest.mark.rule("HYB-FORGE-04", "HYB-FORGE-06")
def test_craft_pays_the_printed_cost_on_a_and_the_space_stays_empty() -> None:
    g, p, tile = workshop(3, 3, 0)
    p.followers, p.aegis = 4, 4
    g.workshop.put(1, 0 if tile else 1, 0)
    run(craft(g, p, scene(0)), (tile,))
    assert (p.followers, p.aegis) == (1, 1)
    assert g.factory.tiles[0] == tile
    assert g.workshop.tiles[0] == NONE
    assert g.workshop.tiles[1] != NONE, "other tiles do not move back"


@pytest.mark.rule("HYB-FORGE-04")
def test_only_ones_own_tiles_that_can_be_paid_can_be_crafted() -> None:
    g, p, tile = workshop(3, 3, 0)
    p.followers, p.aegis = 3, 2
    assert craft_options(g, p, scene(0)) == []
    p.aegis = 3
    assert [option & 0xFFFF for option in craft_options(g, p, scene(0))] == [tile]
    assert craft_options(g, g.players[1], scene(1)) == []


@pytest.mark.rule("HYB-FORGE-05")
@pytest.mark.parametrize(("space", "left"), [(0, [(3, 3)]), (1, [(2, 3), (3, 2)]), (2, [(1, 3), (2, 2), (3, 1)])])
def test_spaces_b_and_c_spare_resources_of_the_players_choice(space: int, left: list[tuple[int, int]]) -> None:
    g, p, tile = workshop(3, 3, space)
    assert prices(g, p, tile, box().workshop_discounts[space], scene(0)) == left
    p.followers, p.aegis = 3, 3
    run(craft(g, p, scene(0)))
    assert (p.followers, p.aegis) == (3 - left[0][0], 3 - left[0][1])


@pytest.mark.rule("HYB-FORGE-05")
def test_a_cost_never_drops_below_zero() -> None:
    g, p, tile = workshop(1, 0, 2)
    assert prices(g, p, tile, 2, scene(0)) == [(0, 0)]


# -- the Oracle


@pytest.mark.rule("HYB-ORACLE-01")
def test_perceive_gives_a_premonition_and_a_point() -> None:
    g = given()
    run(perceive(g, g.players[0], scene(0)))
    assert (len(g.players[0].premonitions), g.players[0].vp) == (2, 1)


@pytest.mark.rule("HYB-ORACLE-02", "HYB-ORACLE-04")
def test_omen_costs_a_card_a_token_and_a_follower_and_shows_the_primordial_to_one() -> None:
    g = given("zeus", "hades")
    p = g.players[0]
    p.hand, p.followers = with_elements(0b1)[:1], 2
    run(omen(g, p, scene(0)))
    assert (p.hand, p.followers, p.marks) == ([], 1, 14)
    assert g.omens.owners == [0]
    assert told(g, "hybris-primordial-seen")[0][:2] == (0, g.primordials[0])
    assert g.log is not None
    assert [audience for id, audience, _ in g.log if id == "hybris-primordial-seen"] == [1]
    assert g.primordials_seen == [1, 0, 0]


@pytest.mark.rule("HYB-ORACLE-01")
def test_what_is_perceived_is_seen_by_one_alone() -> None:
    g = given()
    reveals = g.reveals
    run(perceive(g, g.players[1], scene(1)))
    assert audiences(g, "hybris-premonition")[-1] == 2
    assert g.reveals > reveals


@pytest.mark.rule("HYB-ORACLE-02")
def test_the_card_of_an_omen_lies_face_up_and_a_coliseum_card_is_known_for_ones_own() -> None:
    g = given("zeus", "hades")
    p = g.players[0]
    trained = next(card for card in g.coliseum_deck if box().card(card).element_mask)
    g.coliseum_deck.remove(trained)
    p.hand, p.followers = [trained], 1
    run(omen(g, p, scene(0)))
    assert (g.omens.tiles, p.settled) == ([trained], [trained])
    assert audiences(g, "hybris-omen") == [-1]
    clear_omens(g)
    assert p.discard == [trained]


@pytest.mark.rule("HYB-ORACLE-04")
def test_a_dearer_omen_takes_more_followers() -> None:
    g = given("zeus", "hades")
    p = g.players[0]
    empower(g, -1, when="passive", who="each", effects=[{"modify": {"omen_cost": 1}}])
    p.hand, p.followers = with_elements(0b1)[:1], 1
    assert omen_options(g, p) == []
    p.followers = 3
    run(omen(g, p, scene(0)))
    assert p.followers == 1


@pytest.mark.rule("HYB-ORACLE-03", "HYB-ORACLE-07")
def test_an_omen_must_bring_a_new_element() -> None:
    g = given("zeus", "hades")
    p = g.players[0]
    same, other, none = with_elements(0b1), with_elements(0b10), with_elements(0)
    p.hand, p.followers = [same[0], other[0], none[0]], 1
    assert {option & 0xFFFF for option in omen_options(g, p)} == {same[0], other[0]}
    g.omens.tiles, g.omens.owners = [same[0]], [1]
    assert [option & 0xFFFF for option in omen_options(g, p)] == [other[0]]
    g.omens.tiles = [with_elements(1 << element)[0] for element in range(4)]
    assert omen_options(g, p) == []


@pytest.mark.rule("HYB-ORACLE-04")
def test_without_a_follower_there_is_no_omen() -> None:
    g = given("zeus", "hades")
    g.players[0].hand = with_elements(0b1)[:1]
    assert omen_options(g, g.players[0]) == []


@pytest.mark.rule("HYB-ORACLE-05")
@pytest.mark.parametrize(("age", "letter"), [(1, 0), (2, 0), (3, 1), (4, 1), (5, 2), (6, 2)])
def test_which_primordial_an_omen_shows_depends_on_the_age(age: int, letter: int) -> None:
    g = given("zeus", "hades")
    g.age, p = age, g.players[0]
    p.hand, p.followers = with_elements(0b1)[:1], 1
    run(omen(g, p, scene(0)))
    assert told(g, "hybris-primordial-seen")[0][1] == g.primordials[letter]


@pytest.mark.rule("HYB-ORACLE-06", "HYB-ORACLE-08", "HYB-END-17")
def test_whoever_has_a_card_there_is_immune_until_the_cards_are_cleared() -> None:
    g = given("zeus", "hades")
    p = g.players[0]
    p.hand, p.followers = with_elements(0b1)[:1] + with_elements(0b10)[:1], 2
    run(omen(g, p, scene(0)))
    run(omen(g, p, scene(0)))  # nothing forbids a second one
    assert (immune(g, p), immune(g, g.players[1])) == (True, False)
    clear_omens(g)
    assert not immune(g, p)
    assert (len(p.discard), p.marks, g.omens.tiles) == (2, 15, [])


# -- the Underworld


@pytest.mark.rule("HYB-UNDER-01", "HYB-UNDER-02")
def test_resurrect_brings_back_one_of_ones_own_dead_allies_too() -> None:
    g = given("zeus", "hades")
    p = g.players[0]
    assert resurrect_options(p) == []
    p.characters.append(Character(ALLY, box().coliseum_heroes[0]))
    for character in (p.characters[1], p.characters[-1]):
        character.place = IN_UNDERWORLD
    assert p.characters[1].kind == HERO
    last = len(p.characters) - 1
    assert run(resurrect(g, p, scene(0)), (last,)) == [[1, last]]
    assert (p.characters[last].place, p.characters[1].place) == (RESERVE, IN_UNDERWORLD)


@pytest.mark.rule("HYB-UNDER-01", "HYB-ACT-04")
def test_who_is_resurrected_has_no_token_and_waits() -> None:
    g = given("zeus", "hades")
    p = g.players[0]
    assert why_not_resurrect(g, p, scene(0)) is not None
    hero = p.characters[1]
    hero.place = g.players[1].characters[1].place = IN_UNDERWORLD
    assert why_not_resurrect(g, p, scene(0)) is None
    run(resurrect(g, p, scene(0)))
    assert (hero.place, hero.token) == (RESERVE, NONE)
    assert g.players[1].characters[1].place == IN_UNDERWORLD, "one's own alone"
    assert 1 not in activatable(g, p)


@pytest.mark.rule("HYB-UNDER-03")
def test_drain_gives_what_the_primordial_on_top_is_worth() -> None:
    g = given(*OLYMPIANS)
    run(drain(g, g.players[0], scene(0)))
    assert g.players[0].aegis == 3 + 4, "Chronos is worth 4"
    g.underworld.append(g.primordials[0])
    run(drain(g, g.players[1], scene(1)))
    assert g.players[1].aegis == 3 + box().primordials[g.primordials[0]].aegis
