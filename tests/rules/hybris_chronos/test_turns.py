"""The Action phase against Chronos: the round of the Concepts, his turn, the player's under a card."""

import pytest

from agon.games.hybris.box.numbers import (
    AEGIS,
    ALLY,
    DRAIN,
    FATES,
    FOLLOWERS,
    HERO,
    NONE,
    OLYMPIAN,
    ORACLE,
    PRAYERS,
    PROPHET,
    UNDERWORLD,
)
from agon.games.hybris.chronos.questions import (
    CONCEPT_CARD,
    SET_OFF,
)
from agon.games.hybris.player import RESERVE, Character
from agon.games.hybris.rules.combat.defeat import defeat
from agon.games.hybris.rules.powers import muster
from agon.games.hybris.rules.questions import (
    ACTIVATE,
    BRANCH,
    CHOOSE_BRANCH,
    DESTINATION,
    LOCATION,
    PASS,
    RESOLVE_PILLAR,
    STOP,
    TURN,
    USE_UPPER,
)
from agon.games.hybris.scenes import Scene
from agon.games.hybris.state import Hybris
from rules.hybris.cities import Asked, answer, options_of
from rules.hybris.given import told
from rules.hybris_chronos.given import (
    Answer,
    concept,
    face_up,
    in_front,
    kit,
    pillar,
    planned,
    player,
    ready,
    show,
    stand,
    step,
    stored,
    table,
    turn_of,
)

PASSING: Answer = (TURN, PASS << 16)


def activating(g: Hybris, kind: int, *answers: Answer) -> list[Asked]:
    """The player's turn: a figure of that kind is activated for the Oracle."""
    p = player(g)
    number = planned(g, kind, ORACLE)
    p.aegis = max(p.aegis, 1)
    to: list[Answer] = [(DESTINATION, LOCATION << 16 | ORACLE)] if kind == OLYMPIAN else []
    table(g).turn = table(g).focus[0]
    return step(g, "action", (TURN, ACTIVATE << 16 | number), *answers, *to)


# ---------------------------------------------------------------- the round


@pytest.mark.rule("CHR-P3-01")
def test_turns_go_from_the_first_concept_to_the_last_and_round_again() -> None:
    g = ready()
    stand(g, "gonos")
    table(g).turn = 0
    seen = []
    for _ in range(7):
        seen.append(table(g).turn)
        if table(g).turn == concept("gonos"):
            step(g, "action", (TURN, ACTIVATE << 16 | planned(g, OLYMPIAN, ORACLE)))
        else:
            step(g, "action")
    assert seen == [0, 1, 2, 3, 4, 5, 0]
    assert g.step == "action"


@pytest.mark.rule("CHR-P3-02")
def test_at_the_focus_the_player_activates_or_passes() -> None:
    g = ready()
    stand(g, "cosmos")
    player(g).aegis = 1
    number = planned(g, HERO, ORACLE)
    asked = turn_of(g, "cosmos", PASSING)
    actions = [option >> 16 for option in options_of(asked, TURN)]
    assert PASS in actions
    assert ACTIVATE << 16 | number in options_of(asked, TURN)


@pytest.mark.rule("CHR-P3-03")
@pytest.mark.parametrize("id", ["ananke", "anthros", "gonos", "kratos", "temnein"])
def test_at_a_concept_without_a_token_chronos_has_the_turn(id: str) -> None:
    g = ready()
    stand(g, "cosmos")
    asked = turn_of(g, id)
    assert not [each for each in asked if each.kind is TURN]
    assert [numbers[0] for numbers in told(g, "hybris-chronos-passed")] == [concept(id)]


@pytest.mark.rule("CHR-P3-04", "CHR-PASS-02")
def test_when_the_player_passes_the_phase_is_over_at_once() -> None:
    g = ready()
    stand(g, "anthros")
    show(g, "first_cut")
    turn_of(g, "anthros", PASSING)
    assert g.step == "action_end"
    assert told(g, "hybris-chronos-strikes") == []
    assert table(g).turn == 0


@pytest.mark.rule("CHR-P3-05")
@pytest.mark.parametrize("kind", [HERO, PROPHET])
def test_a_hero_or_a_prophet_costs_an_aegis_before_the_action(kind: int) -> None:
    g = ready()
    stand(g, "ananke")
    player(g).aegis = 2
    number = planned(g, kind, UNDERWORLD)
    g.underworld = g.underworld[:1]
    asked = step(g, "action", (TURN, ACTIVATE << 16 | number))
    assert asked
    gained = g.box.primordials[g.underworld[-1]].aegis
    slot_gain = player(g).aegis - 1 - gained
    assert (AEGIS, 1) in [numbers[1:3] for numbers in told(g, "hybris-paid")]
    assert slot_gain >= 0


@pytest.mark.rule("CHR-P3-05")
def test_without_an_aegis_neither_can_be_activated() -> None:
    g = ready()
    stand(g, "ananke")
    hero, prophet = planned(g, HERO, ORACLE), planned(g, PROPHET, ORACLE)
    player(g).aegis = 0
    offered = options_of(turn_of(g, "ananke", PASSING), TURN)
    assert ACTIVATE << 16 | hero not in offered
    assert ACTIVATE << 16 | prophet not in offered


@pytest.mark.rule("CHR-P3-06")
def test_the_olympian_costs_nothing() -> None:
    g = ready()
    stand(g, "ananke")
    player(g).aegis = 0
    activating(g, OLYMPIAN)
    assert told(g, "hybris-paid") == []
    assert told(g, "hybris-activated")


# ---------------------------------------------------------------- Drain


def draining(g: Hybris, kind: int, *answers: Answer) -> None:
    p = player(g)
    here = Scene(0)
    here.character = NONE if kind == NONE else planned(g, kind, UNDERWORLD)
    answer(g.book.actions[DRAIN].do(g, p, here), *answers)


@pytest.mark.rule("CHR-P3-07")
def test_a_drain_of_the_olympian_feeds_chronos_and_ananke() -> None:
    g = ready()
    ananke = table(g).intensity[concept("ananke")]
    draining(g, OLYMPIAN)
    assert stored(g, AEGIS) == 1
    assert table(g).intensity[concept("ananke")] == ananke + 1
    assert len(told(g, "hybris-chronos-power")) == 1


@pytest.mark.rule("CHR-P3-07")
@pytest.mark.parametrize("kind", [HERO, PROPHET, NONE])
def test_a_drain_of_anybody_else_feeds_one_of_them(kind: int) -> None:
    for branch, fed in enumerate([(1, 0), (0, 1)]):
        g = ready()
        ananke = table(g).intensity[concept("ananke")]
        lists = kit().power[0].other[0].branches
        draining(g, kind, (CHOOSE_BRANCH, BRANCH << 16 | branch << 12 | lists[branch][0].list))
        assert (stored(g, AEGIS), table(g).intensity[concept("ananke")] - ananke) == fed


@pytest.mark.rule("CHR-P3-07")
def test_it_comes_after_the_aegis_of_the_drain() -> None:
    g = ready()
    draining(g, OLYMPIAN)
    assert g.log is not None
    events = [id for id, _, _ in g.log]
    assert events.index("hybris-gained") < events.index("hybris-chronos-power")


# ---------------------------------------------------------------- the Pillar


def resolving(g: Hybris) -> None:
    """The Olympian acts and resolves the Pillar, without its upper half."""
    number = planned(g, OLYMPIAN, ORACLE)
    table(g).turn = table(g).focus[0]
    answers = [(TURN, ACTIVATE << 16 | number), (DESTINATION, RESOLVE_PILLAR << 16), (USE_UPPER, STOP << 16)]
    step(g, "action", *answers, (DESTINATION, LOCATION << 16 | ORACLE))


@pytest.mark.rule("CHR-PILLAR-01")
def test_the_lower_half_is_replaced_by_what_chronos_gains() -> None:
    g = ready()
    stand(g, "anthros")
    resolving(g)
    assert told(g, "hybris-lower") == []
    assert stored(g, FOLLOWERS) == 1
    assert player(g).pillar_resolved


@pytest.mark.rule("CHR-PILLAR-01")
def test_the_upper_half_stays_the_players() -> None:
    g = ready()
    stand(g, "anthros")
    number = planned(g, OLYMPIAN, ORACLE)
    table(g).turn = concept("anthros")
    answers = [(TURN, ACTIVATE << 16 | number), (DESTINATION, RESOLVE_PILLAR << 16)]
    step(g, "action", *answers, (DESTINATION, LOCATION << 16 | ORACLE))
    assert told(g, "hybris-upper") == [(0, pillar(2), NONE, NONE)]
    assert player(g).might == 3  # Ambition


@pytest.mark.rule("CHR-PILLAR-02")
@pytest.mark.parametrize(
    ("tile", "change"),
    [("spindle_of_necessity", -2), ("hubless_wheel", -1), ("unwritten_decree", 1), ("bias_grip", -2)],
)
def test_on_an_upgrade_concept_the_modifier_of_its_tile_counts(tile: str, change: int) -> None:
    g = ready()
    where = face_up(g, tile)
    table(g).intensity[where] = 3
    stand(g, kit().concepts[where].id)
    resolving(g)
    assert table(g).intensity[where] == 3 + change


@pytest.mark.rule("CHR-PILLAR-02")
def test_without_a_tile_nothing_changes() -> None:
    g = ready()
    stand(g, "kratos")
    before = table(g).intensity.copy()
    resolving(g)
    assert table(g).intensity == before


@pytest.mark.rule("CHR-PILLAR-03")
@pytest.mark.parametrize(("id", "resource"), [("anthros", FOLLOWERS), ("cosmos", AEGIS), ("gonos", PRAYERS)])
def test_on_a_chained_concept_chronos_gains_its_resource(id: str, resource: int) -> None:
    g = ready()
    stand(g, id)
    resolving(g)
    assert (stored(g, resource), sum(table(g).pieces)) == (1, 1)


@pytest.mark.rule("CHR-PILLAR-04")
def test_on_temnein_chronos_gains_two_points() -> None:
    g = ready()
    stand(g, "temnein")
    resolving(g)
    assert (table(g).vp, sum(table(g).pieces)) == (2, 0)


@pytest.mark.rule("CHR-HOUSE-11")
def test_who_passes_without_the_olympian_lets_chronos_gain_it() -> None:
    g = ready()
    stand(g, "temnein")
    turn_of(g, "temnein", PASSING)
    assert table(g).vp == 2


@pytest.mark.rule("CHR-HOUSE-11")
def test_who_has_resolved_it_does_not_do_so_again() -> None:
    g = ready()
    stand(g, "temnein")
    resolving(g)
    turn_of(g, "temnein", PASSING)
    assert table(g).vp == 2


def test_an_olympian_beaten_in_its_activation_lets_chronos_gain_it() -> None:
    g = ready()
    in_front(g)
    stand(g, "temnein")
    number = planned(g, OLYMPIAN, ORACLE)
    g.turn.seat, g.turn.character = 0, number
    answer(defeat(g, player(g), number))
    assert table(g).vp == 2
    assert player(g).pillar_resolved


# ---------------------------------------------------------------- activation under a card


@pytest.mark.rule("CHR-ACT-01")
@pytest.mark.parametrize(
    ("card", "kind"),
    [("agora_murmurs", OLYMPIAN), ("race_of_iron", HERO), ("grey_harvest", PROPHET), ("hill_remembers", OLYMPIAN)],
)
def test_a_bar_that_names_the_kind_sets_the_card_off(card: str, kind: int) -> None:
    g = ready()
    where = stand(g, "anthros")
    show(g, card)
    activating(g, kind)
    assert [numbers[1] for numbers in told(g, "hybris-main-effect")] == [where]


@pytest.mark.rule("CHR-ACT-01")
def test_it_happens_when_the_token_is_shown_and_before_the_character_moves() -> None:
    g = ready()
    stand(g, "anthros")
    show(g, "grey_harvest")
    activating(g, PROPHET)
    assert g.log is not None
    events = [id for id, _, _ in g.log]
    assert events.index("hybris-paid") < events.index("hybris-activated") < events.index("hybris-main-effect")
    assert events.index("hybris-main-effect") < events.index("hybris-placed")


@pytest.mark.rule("CHR-ACT-01")
def test_an_ally_is_a_hero() -> None:
    g = ready()
    stand(g, "anthros")
    show(g, "race_of_iron")
    player(g).characters.append(Character(ALLY, g.box.coliseum_heroes[0]))
    player(g).characters[-1].place = RESERVE
    activating(g, ALLY)
    assert told(g, "hybris-main-effect")


@pytest.mark.rule("CHR-ACT-01")
def test_also_where_only_another_location_than_the_tokens_offers_an_action() -> None:
    g = ready("poseidon")
    stand(g, "anthros")
    show(g, "race_of_iron")
    player(g).unlocked = 1 << redirecting_tile(g)
    muster(g)
    g.quests = [NONE] * 3  # nothing to do at the Fates
    player(g).aegis = 1
    number = planned(g, HERO, FATES)
    step(g, "action", (TURN, ACTIVATE << 16 | number))
    assert told(g, "hybris-power")
    assert told(g, "hybris-main-effect")


def redirecting_tile(g: Hybris) -> int:
    """The Upgrade of the player's that leads a Hero elsewhere than his token."""
    tiles = g.box.olympians[player(g).olympian].tiles
    for number, tile in enumerate(tiles):
        for power in g.box.upgrades[tile].powers:
            if power.effects[0].verb == "redirect":
                return number
    raise AssertionError("no such Upgrade")


@pytest.mark.rule("CHR-ACT-02")
@pytest.mark.parametrize(
    ("card", "kind"),
    [("agora_murmurs", HERO), ("race_of_iron", OLYMPIAN), ("grey_harvest", HERO), ("hill_remembers", PROPHET)],
)
def test_a_bar_that_does_not_name_it_does_not(card: str, kind: int) -> None:
    g = ready()
    where = stand(g, "anthros")
    show(g, card)
    activating(g, kind)
    assert told(g, "hybris-main-effect") == []
    assert table(g).shown[where] != NONE


@pytest.mark.rule("CHR-ACT-03")
@pytest.mark.parametrize("kind", [OLYMPIAN, HERO, PROPHET])
def test_without_a_bar_the_player_says(kind: int) -> None:
    g = ready()
    where = stand(g, "anthros")
    show(g, "kronia_table")
    activating(g, kind, (SET_OFF, STOP << 16))
    assert (told(g, "hybris-main-effect"), table(g).shown[where] != NONE) == ([], True)
    g = ready()
    stand(g, "anthros")
    show(g, "kronia_table")
    activating(g, kind, (SET_OFF, CONCEPT_CARD << 16 | table(g).shown[where]))
    assert player(g).followers == 2
    assert table(g).shown[where] == NONE


@pytest.mark.rule("CHR-ACT-04")
def test_a_card_that_had_its_effect_is_obliterated() -> None:
    g = ready()
    where = stand(g, "anthros")
    card = table(g).shown[show(g, "grey_harvest")]
    activating(g, PROPHET)
    assert table(g).shown[where] == NONE
    assert table(g).obliterated == [card]


@pytest.mark.rule("CHR-ACT-04")
def test_else_it_stays_face_up() -> None:
    g = ready()
    where = stand(g, "anthros")
    card = table(g).shown[show(g, "grey_harvest")]
    activating(g, HERO)
    assert table(g).shown[where] == card


@pytest.mark.rule("CHR-ACT-05")
@pytest.mark.parametrize("id", ["ananke", "kratos", "anthros"])
def test_without_a_card_an_activation_sets_off_nothing(id: str) -> None:
    g = ready()
    stand(g, id)
    show(g, "star_goes_out")  # of Cosmos, where nobody is
    asked = activating(g, HERO)
    assert told(g, "hybris-main-effect") == []
    assert not [each for each in asked if each.kind is SET_OFF]


# ---------------------------------------------------------------- passing under a card


@pytest.mark.rule("CHR-PASS-01")
@pytest.mark.parametrize("card", ["kronia_table", "grey_harvest", "agora_murmurs"])
def test_passing_sets_the_card_off_bar_or_no_bar(card: str) -> None:
    g = ready()
    where = stand(g, "anthros")
    shown = table(g).shown[show(g, card)]
    asked = turn_of(g, "anthros", PASSING)
    assert not [each for each in asked if each.kind is SET_OFF]
    assert [numbers[2] for numbers in told(g, "hybris-main-effect")] == [shown]
    assert table(g).shown[where] == NONE
    assert table(g).obliterated == [shown]


@pytest.mark.rule("CHR-PASS-01")
def test_cards_of_other_concepts_stay() -> None:
    g = ready()
    stand(g, "anthros")
    other = show(g, "star_goes_out")
    turn_of(g, "anthros", PASSING)
    assert told(g, "hybris-main-effect") == []
    assert table(g).shown[other] != NONE


@pytest.mark.rule("CHR-PASS-02")
def test_then_the_phase_is_over() -> None:
    g = ready()
    stand(g, "anthros")
    show(g, "grey_harvest")
    turn_of(g, "anthros", PASSING)
    assert g.step == "action_end"
