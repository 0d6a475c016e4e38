"""The Divine Pillar phase against Chronos: debts, two Pillars, their Concepts, the Focus.  Steps 1.1 to 1.4."""

import pytest

from agon.games.hybris.box.numbers import AEGIS, FOLLOWERS, NONE, PRAYERS
from agon.games.hybris.chronos.questions import CONCEPT, FOCUS
from agon.games.hybris.chronos.table import STORED
from agon.games.hybris.rules.questions import CHOOSE_PILLAR, PILLAR
from agon.games.hybris.state import Hybris
from rules.hybris.cities import options_of
from rules.hybris.given import told
from rules.hybris_chronos.given import (
    avatar,
    concept,
    kit,
    no_tiles,
    pillar,
    player,
    send_avatar,
    show,
    solo,
    stand,
    step,
    table,
)

CHAINED = ("anthros", "cosmos", "gonos", "temnein")


def stored(g: Hybris, resource: int) -> int:
    return table(g).pieces[STORED.index(resource)]


def pick(g: Hybris, *ids: str) -> None:
    """The player takes the Pillars of these Concepts."""
    for id in ids:
        step(g, "pillar", (CHOOSE_PILLAR, PILLAR << 16 | pillar(concept(id) + 1)))


# ---------------------------------------------------------------- step 1.1


@pytest.mark.rule("CHR-P1-01")
def test_cards_left_bring_their_desolation_in_the_order_of_the_pillars() -> None:
    g = solo()
    show(g, "first_cut")  # Temnein: 1 point
    show(g, "grey_harvest")  # Anthros: a Follower
    step(g, "desolation")
    assert (table(g).vp, stored(g, FOLLOWERS)) == (0, 1)
    assert g.step == "desolation"
    step(g, "desolation")
    assert table(g).vp == 1
    assert g.step == "income"


@pytest.mark.rule("CHR-P1-01")
def test_in_the_first_age_none_is_face_up() -> None:
    g = solo()
    before = table(g).dump()
    step(g, "desolation")
    assert table(g).dump() == before
    assert g.step == "income"


@pytest.mark.rule("CHR-P1-02")
def test_each_card_is_obliterated_right_after_its_desolation() -> None:
    g = solo()
    card = kit().cards[table(g).shown[show(g, "first_cut")]].index
    other = show(g, "grey_harvest")
    step(g, "desolation")
    assert table(g).shown[other] == NONE
    assert table(g).shown[concept("temnein")] == card
    step(g, "desolation")
    assert table(g).shown[concept("temnein")] == NONE
    assert card in table(g).obliterated


@pytest.mark.rule("CHR-GEN-06")
def test_an_obliterated_card_is_gone_and_no_other_comes_for_it() -> None:
    g = solo()
    where = show(g, "first_cut")
    card, deck = table(g).shown[where], table(g).decks[where].copy()
    step(g, "desolation")
    assert table(g).shown[where] == NONE
    assert table(g).decks[where] == deck
    assert table(g).obliterated == [card]
    for name in ("income", "pillar", "pillar", "concepts", "focus"):
        step(g, name)
    assert table(g).shown[where] == NONE
    step(g, "reveal")
    assert table(g).shown[where] not in (NONE, card)


# ---------------------------------------------------------------- step 1.2


@pytest.mark.rule("CHR-P1-03")
def test_avatars_in_the_mortal_world_bring_nothing() -> None:
    g = solo()
    send_avatar(g, "aeon", "sparta")
    step(g, "income")
    assert table(g).vp == 0
    assert told(g, "hybris-chronos-income") == [
        (avatar("kronos"), NONE, NONE, NONE),
        (avatar("kairos"), NONE, NONE, NONE),
    ]
    assert g.step == "pillar"


@pytest.mark.rule("CHR-P1-04")
def test_kronos_brings_a_follower_and_an_aegis() -> None:
    g = solo()
    send_avatar(g, "kairos", "argos")
    step(g, "income")
    assert (stored(g, FOLLOWERS), stored(g, AEGIS), stored(g, PRAYERS)) == (1, 1, 0)
    assert player(g).followers == player(g).aegis == 0


@pytest.mark.rule("CHR-P1-05")
def test_kairos_brings_a_prayer_of_the_supply() -> None:
    g = solo()
    well = g.well
    step(g, "income")
    assert stored(g, PRAYERS) == 1
    assert g.well == well


@pytest.mark.rule("CHR-P1-06")
def test_aeon_brings_two_points() -> None:
    g = solo()
    step(g, "income")
    assert table(g).vp == 2


# ---------------------------------------------------------------- step 1.3


@pytest.mark.rule("CHR-P1-07")
def test_the_player_chooses_two_of_the_six_pillars() -> None:
    g = solo()
    first = step(g, "pillar", (CHOOSE_PILLAR, PILLAR << 16 | pillar(3)))
    assert g.step == "pillar"
    second = step(g, "pillar", (CHOOSE_PILLAR, PILLAR << 16 | pillar(6)))
    assert len(options_of(first, CHOOSE_PILLAR)) == 6
    assert len(options_of(second, CHOOSE_PILLAR)) == 5
    assert player(g).pillars == [pillar(3), pillar(6)]
    assert g.step == "concepts"


@pytest.mark.rule("CHR-HOUSE-04")
def test_no_prayers_lie_on_the_pillars_left() -> None:
    g = solo()
    pick(g, "anthros", "gonos")
    assert g.pillar_prayers == 0


@pytest.mark.rule("CHR-P1-08")
@pytest.mark.parametrize("id", CHAINED)
def test_a_chained_concept_breaks_a_chain(id: str) -> None:
    g = solo()
    no_tiles(g)
    pick(g, id, "ananke")
    step(g, "concepts")
    assert table(g).chains == [0 if not each.links else 4 if each.id == id else 5 for each in kit().concepts]
    assert g.step == "focus"


@pytest.mark.rule("CHR-P1-08")
def test_an_upgrade_concept_has_more_intensity() -> None:
    g = solo()
    no_tiles(g)
    ananke, kratos = (table(g).intensity[concept(id)] for id in ("ananke", "kratos"))
    pick(g, "kratos", "ananke")
    step(g, "concepts")
    assert table(g).intensity[concept("ananke")] == ananke + 1
    assert table(g).intensity[concept("kratos")] == kratos + 1
    assert sum(table(g).chains) == 20


@pytest.mark.rule("CHR-P1-08")
def test_they_are_resolved_in_the_order_of_the_choice() -> None:
    g = solo()
    pick(g, "temnein", "anthros")
    step(g, "concepts")
    assert [numbers[0] for numbers in told(g, "hybris-concept-resolved")] == [concept("temnein"), concept("anthros")]


@pytest.mark.rule("CHR-HOUSE-05")
def test_a_concept_chosen_in_the_age_before_resolves_twice() -> None:
    g = solo()
    no_tiles(g)
    table(g).before = [[concept("anthros"), concept("kratos")]]
    kratos = table(g).intensity[concept("kratos")]
    pick(g, "anthros", "kratos")
    step(g, "concepts")
    assert table(g).chains[concept("anthros")] == 3
    assert table(g).intensity[concept("kratos")] == kratos + 2


# ---------------------------------------------------------------- step 1.4


@pytest.mark.rule("CHR-P1-09", "CHR-GEN-05")
def test_the_player_puts_a_token_on_one_of_the_two() -> None:
    g = solo()
    marks = player(g).marks
    pick(g, "anthros", "cosmos")
    asked = step(g, "focus", (FOCUS, CONCEPT << 16 | concept("cosmos")))
    assert [option & 0xFFFF for option in options_of(asked, FOCUS)] == [concept("anthros"), concept("cosmos")]
    assert table(g).focus == [concept("cosmos")]
    assert player(g).marks == marks - 1
    assert table(g).marks(0) == 1
    assert g.step == "boons"


@pytest.mark.rule("CHR-HOUSE-06")
@pytest.mark.parametrize(
    ("id", "gained"),
    [
        ("ananke", (0, 0, 0, 0, 1, 2)),
        ("anthros", (3, 0, 0, 0, 0, 2)),
        ("cosmos", (0, 3, 0, 0, 0, 2)),
        ("gonos", (0, 0, 2, 0, 0, 2)),
        ("kratos", (0, 0, 0, 3, 0, 2)),
        ("temnein", (0, 0, 0, 0, 0, 5)),
    ],
)
def test_the_other_one_gives_its_boon(id: str, gained: tuple[int, ...]) -> None:
    g = solo()
    no_tiles(g)
    p = player(g)
    stay = "anthros" if id != "anthros" else "cosmos"
    table(g).chosen = [[concept(stay), concept(id)]]
    p.pillars = [pillar(concept(stay) + 1), pillar(concept(id) + 1)]
    step(g, "focus")
    step(g, "boons")
    assert g.step == "reveal"
    assert (p.followers, p.aegis, p.prayers, len(p.hand), len(p.premonitions), p.vp) == gained
    assert g.well == solo().well + (1 if id == "gonos" else 0)


@pytest.mark.rule("CHR-P1-10")
def test_the_pillar_of_the_focus_is_the_players() -> None:
    g = solo()
    pick(g, "anthros", "cosmos")
    step(g, "focus", (FOCUS, CONCEPT << 16 | concept("anthros")))
    assert player(g).uppers == player(g).lowers == [pillar(2)]


@pytest.mark.rule("CHR-HOUSE-10")
def test_on_temnein_both_upper_powers_can_be_used() -> None:
    g = solo()
    pick(g, "temnein", "cosmos")
    step(g, "focus", (FOCUS, CONCEPT << 16 | concept("temnein")))
    assert player(g).uppers == [pillar(6), pillar(3)]
    assert player(g).lowers == [pillar(6)]


def test_stand_is_a_position_as_the_phase_leaves_it() -> None:
    g = solo()
    stand(g, "anthros", "cosmos")
    other = solo()
    pick(other, "anthros", "cosmos")
    step(other, "focus", (FOCUS, CONCEPT << 16 | concept("anthros")))
    p, q = player(g), player(other)
    assert (p.pillars, p.uppers, p.lowers, p.marks) == (q.pillars, q.uppers, q.lowers, q.marks)
    assert (table(g).focus, table(g).chosen) == (table(other).focus, table(other).chosen)
