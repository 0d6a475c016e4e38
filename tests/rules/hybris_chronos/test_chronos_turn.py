"""Chronos's turn: whether he passes, and the three evils that the player chooses from."""

import pytest

from agon.games.hybris.box.numbers import AEGIS, FOLLOWERS, NONE, PRAYERS
from agon.games.hybris.chronos.questions import AVATAR, CHOOSE_EVIL, MAIN_EFFECT, RESOURCE, evil
from rules.hybris.cities import options_of
from rules.hybris.given import told
from rules.hybris_chronos.given import (
    avatar,
    city,
    concept,
    kit,
    player,
    ready,
    send_avatar,
    show,
    stand,
    stored,
    table,
    turn_of,
)


@pytest.mark.rule("CHR-CTURN-01")
@pytest.mark.parametrize("id", ["ananke", "kratos"])
def test_at_an_upgrade_concept_chronos_passes(id: str) -> None:
    g = ready()
    stand(g, "anthros")
    before = table(g).dump()
    assert turn_of(g, id) == []
    assert told(g, "hybris-chronos-passed") == [(concept(id), 0, NONE, NONE)]
    after = table(g).dump()
    assert {key for key in after if after[key] != before[key]} <= {"turn"}


@pytest.mark.rule("CHR-CTURN-02")
def test_without_a_card_chronos_passes() -> None:
    g = ready()
    stand(g, "anthros")
    assert turn_of(g, "temnein") == []
    assert told(g, "hybris-chronos-passed") == [(concept("temnein"), 1, NONE, NONE)]


@pytest.mark.rule("CHR-CTURN-03", "CHR-CTURN-06")
def test_with_the_conditions_met_chronos_passes_and_the_card_stays() -> None:
    g = ready()
    stand(g, "anthros")
    where = show(g, "star_goes_out")
    table(g).chains[where] = 3  # an Aegis, 2 Sparks, 5 Aegis more
    player(g).aegis, player(g).sparks = 6, 2
    assert turn_of(g, "cosmos") == []
    assert told(g, "hybris-chronos-passed") == [(where, 2, 3, NONE)]  # on three conditions
    assert table(g).shown[where] != NONE


@pytest.mark.rule("CHR-CTURN-03", "CHR-CTURN-08")
@pytest.mark.parametrize(("aegis", "sparks"), [(5, 2), (6, 1), (0, 0)])
def test_one_that_is_not_met_is_enough(aegis: int, sparks: int) -> None:
    g = ready()
    stand(g, "anthros")
    where = show(g, "star_goes_out")
    table(g).chains[where] = 3
    player(g).aegis, player(g).sparks = aegis, sparks
    asked = turn_of(g, "cosmos", (CHOOSE_EVIL, evil(RESOURCE, where)))
    assert len(options_of(asked, CHOOSE_EVIL)) == 3
    assert told(g, "hybris-chronos-passed") == []


@pytest.mark.rule("CHR-CTURN-07")
def test_nothing_is_spent_for_a_condition() -> None:
    g = ready()
    stand(g, "anthros")
    show(g, "star_goes_out")
    player(g).aegis = 1
    turn_of(g, "cosmos")
    turn_of(g, "cosmos")
    assert player(g).aegis == 1


@pytest.mark.rule("CHR-CTURN-09")
def test_first_evil_the_main_effect_and_the_card_is_gone() -> None:
    g = ready()
    stand(g, "anthros")
    where = show(g, "first_cut")  # its bar names a Hero, who plays no part
    player(g).vp = 2
    turn_of(g, "temnein", (CHOOSE_EVIL, evil(MAIN_EFFECT, where)))
    assert player(g).vp == 0
    assert table(g).shown[where] == NONE


@pytest.mark.rule("CHR-CTURN-10")
@pytest.mark.parametrize(
    ("card", "resource"), [("kronia_table", FOLLOWERS), ("star_goes_out", AEGIS), ("dry_well", PRAYERS)]
)
def test_second_evil_a_piece_for_chronos_and_the_card_stays(card: str, resource: int) -> None:
    g = ready()
    where = show(g, card)
    stand(g, "ananke")
    turn_of(g, kit().concepts[where].id, (CHOOSE_EVIL, evil(RESOURCE, where)))
    assert (stored(g, resource), sum(table(g).pieces), table(g).vp) == (1, 1, 0)
    assert table(g).shown[where] != NONE


@pytest.mark.rule("CHR-CTURN-10")
def test_on_temnein_it_is_two_points() -> None:
    g = ready()
    stand(g, "ananke")
    where = show(g, "first_cut")
    turn_of(g, "temnein", (CHOOSE_EVIL, evil(RESOURCE, where)))
    assert (table(g).vp, sum(table(g).pieces)) == (2, 0)
    assert table(g).shown[where] != NONE


@pytest.mark.rule("CHR-CTURN-11")
@pytest.mark.parametrize(
    ("card", "id", "where"),
    [
        ("kronia_table", "kronos", "elis"),
        ("star_goes_out", "kronos", "elis"),
        ("dry_well", "kairos", "argos"),
        ("first_cut", "aeon", "sparta"),
    ],
)
def test_third_evil_the_avatar_of_the_concept_comes_and_the_card_stays(card: str, id: str, where: str) -> None:
    g = ready()
    at = show(g, card)
    stand(g, "ananke")
    turn_of(g, kit().concepts[at].id, (CHOOSE_EVIL, evil(AVATAR, at)))
    assert table(g).in_cities() == [avatar(id)]
    assert table(g).avatars[avatar(id)] == city(where)
    assert table(g).shown[at] != NONE


@pytest.mark.rule("CHR-CTURN-12")
def test_the_third_is_not_offered_if_the_avatar_is_away() -> None:
    g = ready()
    stand(g, "ananke")
    where = show(g, "first_cut")
    send_avatar(g, "aeon", "athens")
    asked = turn_of(g, "temnein")
    assert options_of(asked, CHOOSE_EVIL) == [evil(MAIN_EFFECT, where), evil(RESOURCE, where)]


@pytest.mark.rule("CHR-CTURN-12")
def test_nor_if_no_city_can_receive_it() -> None:
    g = ready()
    stand(g, "ananke")
    where = show(g, "first_cut")
    for each in g.box.cities:
        table(g).seals[each.slot] = 0
        g.barred |= 1 << each.slot
    assert evil(AVATAR, where) not in options_of(turn_of(g, "temnein"), CHOOSE_EVIL)


@pytest.mark.rule("CHR-CTURN-08")
def test_the_choice_is_the_players_and_must_be_made() -> None:
    g = ready()
    stand(g, "ananke")
    where = show(g, "first_cut")
    asked = turn_of(g, "temnein", (CHOOSE_EVIL, evil(RESOURCE, where)))
    [question] = [each for each in asked if each.kind is CHOOSE_EVIL]
    assert question.seat == 0
    assert question.options == [evil(which, where) for which in (MAIN_EFFECT, RESOURCE, AVATAR)]
