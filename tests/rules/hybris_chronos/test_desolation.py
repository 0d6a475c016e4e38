"""Shackles, and everything that a Desolation can be."""

from typing import Any

import pytest

from agon.games.hybris.box.numbers import (
    AEGIS,
    FOLLOWERS,
    HERO,
    ITEM_SPARK,
    MORTAL_WORLD,
    NONE,
    OLYMPIAN,
    ORACLE,
    PRAYERS,
    PROPHET,
)
from agon.games.hybris.chronos.questions import SEAL_SLOT, UNSEAL
from agon.games.hybris.chronos.table import CHRONOS
from agon.games.hybris.chronos.world import buy_seals
from agon.games.hybris.player import Player
from agon.games.hybris.rules.movement import slots_for
from agon.games.hybris.rules.questions import ACTIVATE, DESTINATION, LOCATION, SLOT, STOP, TURN
from agon.games.hybris.rules.upgrades import TILES, leftmost
from agon.games.hybris.scenes import Scene
from agon.games.hybris.state import Hybris
from rules.hybris.cities import answer, options_of
from rules.hybris.given import told
from rules.hybris_chronos.given import (
    behind,
    box,
    concept,
    do,
    kit,
    named,
    planned,
    player,
    send_avatar,
    show,
    stand,
    step,
    table,
)
from rules.hybris_chronos.war import figure, post, slot_of, stored, war, where_is

SPARK = {"gain": {"spark": 1}}


def uncovered(g: Hybris, p: Player) -> None:
    """The first tile of the player's offers a Spark."""
    for tile in range(TILES):
        while leftmost(g, p, tile) not in (ITEM_SPARK, NONE):
            p.cleared[tile] += 1


# ---------------------------------------------------------------- Shackles


@pytest.mark.rule("CHR-SHACK-01", "CHR-SHACK-02")
def test_shackles_are_taken_without_a_limit_and_are_no_sparks() -> None:
    g = war()
    for number in range(1, 21):
        do(g, {"shackle": 1})
        assert table(g).shackles == [number]
    assert player(g).sparks == 0
    assert table(g).view(box(), 0)["shackles"] == [20]
    assert not do(g, {"if": {"sparks": 1}, "then": [{"gain": {"vp": 5}}]})
    assert player(g).vp == 0


@pytest.mark.rule("CHR-SHACK-03")
def test_a_shackle_is_discarded_in_place_of_a_spark() -> None:
    g = war()
    p = player(g)
    uncovered(g, p)
    cleared = p.cleared.copy()
    do(g, {"shackle": 2})
    do(g, SPARK)
    assert (p.cleared, p.sparks, p.followers) == (cleared, 0, 0)  # nor the bonus of the track
    assert table(g).shackles == [1]
    do(g, SPARK)
    assert (p.cleared, table(g).shackles) == (cleared, [0])
    do(g, SPARK)
    assert p.sparks == 1
    assert sum(p.cleared) == sum(cleared) + 1


@pytest.mark.rule("CHR-SHACK-03")
def test_other_pieces_come_off_the_tiles_as_ever() -> None:
    g = war()
    p = player(g)
    do(g, {"shackle": 1})
    tile = next(tile for tile in range(TILES) if leftmost(g, p, tile) not in (ITEM_SPARK, NONE))
    before = sum(p.cleared)
    do(g, {"gain": {"temple": 1}}, {"gain": {"prophet": 1}}, {"gain": {"hero": 1}})
    assert sum(p.cleared) > before
    assert leftmost(g, p, tile) != NONE
    assert table(g).shackles == [1]


@pytest.mark.rule("CHR-SHACK-03")
def test_where_there_is_no_spark_to_take_the_shackle_stays() -> None:
    g = war()
    p = player(g)
    for tile in range(TILES):
        p.cleared[tile] = len(box().upgrades[box().olympians[p.olympian].tiles[tile]].items)
    do(g, {"shackle": 1})
    do(g, SPARK)
    assert table(g).shackles == [1]


def test_all_shackles_can_be_put_back() -> None:
    g = war()
    do(g, {"shackle": 3}, {"unshackle": "all"})
    assert table(g).shackles == [0]


# ---------------------------------------------------------------- Desolations


def desolate(g: Hybris, id: str, *answers: Any) -> None:
    show(g, id)
    step(g, "desolation", *answers)


@pytest.mark.rule("CHR-DESO-01")
def test_a_desolation_is_mandatory() -> None:
    g = war()
    show(g, "kronia_table")
    show(g, "phaethons_reins")
    asked = step(g, "desolation") + step(g, "desolation")
    assert asked == []
    assert table(g).vp == 4
    assert len(told(g, "hybris-desolation")) == 2


def cards_whose_desolation(verb: str, word: str = "") -> list[str]:
    """The Concept cards with such a Desolation; of gains, those of that resource."""
    return [
        card.id
        for card in kit().cards
        if card.desolation[0].verb == verb
        and (not word or any(box_word(resource) == word for resource, _ in card.desolation[0].amounts))
    ]


def box_word(resource: int) -> str:
    from agon.games.hybris.schema.words import RESOURCES

    return RESOURCES[resource]


@pytest.mark.rule("CHR-DESO-02")
@pytest.mark.parametrize("id", cards_whose_desolation("chronos", "vp"))
def test_desolation_chronos_gains_points(id: str) -> None:
    g = war()
    points = dict(kit().cards[named("concept_card", id)].desolation[0].amounts)
    desolate(g, id)
    assert [table(g).vp] == list(points.values())
    easy = war(level="golden_age")
    desolate(easy, id)
    assert [table(easy).vp] == [max(1, amount - 1) for amount in points.values()]


@pytest.mark.rule("CHR-DESO-02")
@pytest.mark.parametrize("id", cards_whose_desolation("chronos", "grandeur"))
def test_desolation_chronos_gains_grandeur(id: str) -> None:
    g = war()
    g.grandeur = [NONE, 0, CHRONOS, NONE]
    desolate(g, id)
    assert g.grandeur == [NONE, CHRONOS, 0, NONE]


@pytest.mark.rule("CHR-DESO-03")
@pytest.mark.parametrize(("word", "resource"), [("follower", FOLLOWERS), ("aegis", AEGIS), ("prayer", PRAYERS)])
def test_desolation_chronos_gains_a_resource(word: str, resource: int) -> None:
    for id in cards_whose_desolation("chronos", word):
        g = war()
        desolate(g, id)
        assert stored(g, resource) == 1


@pytest.mark.rule("CHR-DESO-04")
@pytest.mark.parametrize("id", cards_whose_desolation("shackle"))
def test_desolation_a_player_takes_a_shackle(id: str) -> None:
    g = war()
    desolate(g, id)
    assert table(g).shackles == [1]


@pytest.mark.rule("CHR-DESO-05")
@pytest.mark.parametrize("id", cards_whose_desolation("move_avatar"))
def test_desolation_an_avatar_leaves_the_board(id: str) -> None:
    g = war()
    desolate(g, id)
    assert where_is(g, "kronos") == "elis"


@pytest.mark.rule("CHR-DESO-07")
@pytest.mark.parametrize("id", cards_whose_desolation("intensity"))
def test_desolation_kratos_gains_intensity(id: str) -> None:
    g = war()
    table(g).intensity[concept("kratos")] = 3
    desolate(g, id)
    assert table(g).intensity[concept("kratos")] == 4


@pytest.mark.rule("CHR-DESO-08")
@pytest.mark.parametrize("id", cards_whose_desolation("break_chain"))
def test_desolation_the_next_chain_of_the_cards_concept_breaks(id: str) -> None:
    where = kit().cards[named("concept_card", id)].concept
    g = war()
    table(g).chains[where] = 3
    desolate(g, id)
    assert table(g).chains[where] == 2
    g = war()
    table(g).chains[where] = 0
    desolate(g, id)
    assert (table(g).chains[where], table(g).vp) == (0, kit().concepts[where].number)


def test_every_desolation_is_tested_here() -> None:
    tested = ["chronos", "shackle", "move_avatar", "seal", "intensity", "break_chain"]
    assert sum(len(cards_whose_desolation(verb)) for verb in tested) == len(kit().cards)


# ---------------------------------------------------------------- Forbidden slots


def forum() -> int:
    """A slot of the Oracle."""
    return box().locations[ORACLE].slots[0]


@pytest.mark.rule("CHR-DESO-06")
@pytest.mark.parametrize("id", cards_whose_desolation("seal"))
def test_desolation_a_token_forbids_an_empty_slot_of_the_players_choice(id: str) -> None:
    g = war()
    send_avatar(g, "kronos", "elis")
    post(g, HERO, "athens")
    marks = player(g).marks
    show(g, id)
    asked = step(g, "desolation", (SEAL_SLOT, SLOT << 16 | forum()))
    offered = {option & 0xFFFF for option in options_of(asked, SEAL_SLOT)}
    assert offered == set(range(len(box().slots))) - {slot_of("elis"), slot_of("athens")}
    assert player(g).marks == marks - 1
    assert table(g).marks(0) == 1
    for kind in (HERO, PROPHET, OLYMPIAN):
        assert forum() not in slots_for(g, player(g), figure(g, kind), ORACLE)


@pytest.mark.rule("CHR-DESO-06")
def test_without_a_slot_or_a_token_nothing_is_forbidden() -> None:
    g = war()
    player(g).marks = 0
    assert do(g, {"seal": 1}) == []
    assert g.barred == 0
    g = war()
    for slot in range(len(box().slots)):
        table(g).seals[slot] = 0
    g.barred = (1 << len(box().slots)) - 1
    assert do(g, {"seal": 1}) == []


@pytest.mark.rule("CHR-HOUSE-15")
@pytest.mark.parametrize("age", range(1, 7))
def test_the_tokens_come_home_in_even_ages(age: int) -> None:
    g = war()
    marks = player(g).marks
    do(g, {"seal": 1}, answers=((SEAL_SLOT, SLOT << 16 | forum()),))
    g.age = age
    step(g, "unsealing")
    assert (g.barred == 0) == (age % 2 == 0)
    assert player(g).marks == (marks if age % 2 == 0 else marks - 1)
    assert g.book.following("end_of_age", "fear") == "unsealing"


@pytest.mark.rule("CHR-HOUSE-16")
@pytest.mark.parametrize("prayers", [0, 1])
def test_a_token_comes_home_for_a_prayer_when_a_character_has_come_there(prayers: int) -> None:
    g = war()
    stand(g, "ananke")
    behind(g)
    do(g, {"seal": 1}, answers=((SEAL_SLOT, SLOT << 16 | forum()),))
    player(g).prayers = prayers
    number = planned(g, OLYMPIAN, ORACLE)
    answers: list[Any] = [(TURN, ACTIVATE << 16 | number), (DESTINATION, LOCATION << 16 | ORACLE)]
    if prayers:
        answers.append((UNSEAL, SLOT << 16 | forum()))
    asked = step(g, "action", *answers)
    if prayers:
        assert options_of(asked, UNSEAL) == [SLOT << 16 | forum(), STOP << 16]
    assert (g.barred == 0) == bool(prayers)
    assert player(g).prayers == 0


def test_a_forbidden_city_is_closed_to_all() -> None:
    g = war()
    do(g, {"seal": 1}, answers=((SEAL_SLOT, SLOT << 16 | slot_of("sparta")),))
    for kind in (HERO, PROPHET, OLYMPIAN):
        assert slot_of("sparta") not in slots_for(g, player(g), figure(g, kind), MORTAL_WORLD)


@pytest.mark.rule("CHR-DESO-06")
def test_the_last_token_of_the_reserve_is_laid_and_none_without_one() -> None:
    g = war()
    player(g).marks = 1
    do(g, {"seal": 2}, answers=((SEAL_SLOT, SLOT << 16 | forum()),))
    assert (g.barred, player(g).marks) == (1 << forum(), 0)


@pytest.mark.rule("CHR-HOUSE-16")
def test_a_forbidden_slot_need_not_be_bought() -> None:
    g = war()
    do(g, {"seal": 1}, answers=((SEAL_SLOT, SLOT << 16 | forum()),))
    player(g).prayers = 1
    g.turn.location = box().slots[forum()].location
    asked = answer(buy_seals(g, Scene(0)), (UNSEAL, STOP << 16))
    assert options_of(asked, UNSEAL) == [SLOT << 16 | forum(), STOP << 16]
    assert (g.barred, player(g).prayers) == (1 << forum(), 1)
