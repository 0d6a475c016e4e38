"""Avatars: where they may go and why, whom they meet there, what becomes of them."""

from collections.abc import Callable

import pytest

from agon.games.hybris.box.numbers import HERO, MORTAL_WORLD, NONE, OLYMPIAN, PROPHET
from agon.games.hybris.chronos.avatars import can_come, cities_for, come, enter
from agon.games.hybris.chronos.questions import (
    AVATAR,
    AVATAR_CITY,
    CHOOSE_EVIL,
    evil,
)
from agon.games.hybris.chronos.world import renew_slots
from agon.games.hybris.player import IN_UNDERWORLD, RESERVE
from agon.games.hybris.rules.movement import slots_for
from agon.games.hybris.rules.questions import CITY
from agon.games.hybris.state import Hybris
from rules.hybris.cities import answer, deploying, options_of
from rules.hybris.given import told
from rules.hybris_chronos.given import avatar, city, concept, do, kit, player, send_avatar, show, solo, step, table
from rules.hybris_chronos.war import (
    STRONG,
    attack,
    figure,
    own_total,
    post,
    slot_of,
    stack,
    war,
    where_is,
)


def block(g: Hybris, where: str) -> None:
    """A Forbidden token on the slot of a City."""
    table(g).seals[slot_of(where)] = 0
    player(g).marks -= 1
    renew_slots(g)


def arrive(g: Hybris, id: str, where: str) -> None:
    """An Avatar goes to a City; the player plays no card."""
    answer(enter(g, avatar(id), city(where)))


# ---------------------------------------------------------------- what they are


@pytest.mark.rule("CHR-AVA-01")
def test_against_an_avatar_zeus_fights_another_olympian() -> None:
    g = war("zeus")
    attack(g, "kronos", "elis", kind=OLYMPIAN)
    assert own_total(g) == 2  # God of Gods
    g = war("zeus")
    attack(g, "kronos", "elis", kind=HERO)
    assert own_total(g) == 0


@pytest.mark.rule("CHR-AVA-10")
def test_each_chained_concept_has_its_avatar() -> None:
    whose = {each.id: kit().avatars[each.avatar].id for each in kit().concepts if each.links}
    assert whose == {"anthros": "kronos", "cosmos": "kronos", "gonos": "kairos", "temnein": "aeon"}
    assert all(each.avatar == NONE for each in kit().concepts if not each.links)


# ---------------------------------------------------------------- where they may go


@pytest.mark.rule("CHR-AVA-02")
def test_an_avatar_that_comes_to_a_city_generates_no_prayers() -> None:
    g = war()
    arrive(g, "kronos", "athens")
    assert where_is(g, "kronos") == "athens"
    assert g.well == 0
    assert not told(g, "hybris-generated")


@pytest.mark.rule("CHR-AVA-03")
def test_an_avatar_cannot_go_to_a_forbidden_slot() -> None:
    g = war()
    block(g, "elis")
    assert city("elis") not in cities_for(g, avatar("kronos"))
    answer(come(g, avatar("kronos"), 0))
    assert where_is(g, "kronos") == "lemnos"


@pytest.mark.rule("CHR-AVA-04")
def test_an_avatar_cannot_go_to_the_city_of_another() -> None:
    g = war()
    send_avatar(g, "aeon", "elis")
    assert city("elis") not in cities_for(g, avatar("kronos"))
    answer(come(g, avatar("kronos"), 0))
    assert where_is(g, "kronos") == "lemnos"


@pytest.mark.rule("CHR-AVA-06")
def test_an_avatar_is_never_moved_from_one_city_to_another() -> None:
    g = war()
    send_avatar(g, "kronos", "sparta")
    assert not can_come(g, avatar("kronos"))
    answer(come(g, avatar("kronos"), 0))
    do(g, {"move_avatar": "kronos", "to": "elis"})
    assert where_is(g, "kronos") == "sparta"


@pytest.mark.rule("CHR-HOUSE-13")
def test_without_a_city_named_an_avatar_goes_to_the_first_of_its_list() -> None:
    for id, first in (("kronos", "elis"), ("kairos", "argos"), ("aeon", "sparta")):
        g = war()
        assert answer(come(g, avatar(id), 0)) == []
        assert where_is(g, id) == first


@pytest.mark.rule("CHR-HOUSE-13")
def test_on_the_easiest_level_the_player_says_where_it_goes() -> None:
    g = war(level="golden_age")
    block(g, "elis")
    send_avatar(g, "aeon", "lemnos")
    asked = answer(come(g, avatar("kronos"), 0), (AVATAR_CITY, CITY << 16 | city("sparta")))
    offered = {option & 0xFFFF for option in options_of(asked, AVATAR_CITY)}
    assert offered == {city("argos"), city("athens"), city("sparta")}
    assert where_is(g, "kronos") == "sparta"


# ---------------------------------------------------------------- why they go


def by_desolation(g: Hybris) -> None:
    show(g, "silent_altars")
    step(g, "desolation")


def by_chronos_turn(g: Hybris) -> None:
    where = show(g, "grey_harvest")
    table(g).turn = where
    step(g, "action", (CHOOSE_EVIL, evil(AVATAR, where)))


def by_card(g: Hybris) -> None:
    do(g, {"move_avatar": "kronos", "to": "elis", "else_break": "own"})


def by_end_of_age(g: Hybris) -> None:
    g.age = 2
    step(g, "avatar_comes")


def by_contest(g: Hybris) -> None:
    deploying(g, 0, "kneeling_mask", "elis_1", kind=PROPHET)


@pytest.mark.rule("CHR-MOVE-01")
@pytest.mark.parametrize("reason", [by_desolation, by_chronos_turn, by_card, by_end_of_age, by_contest])
def test_avatars_leave_the_board_for_a_city_for_five_reasons(reason: Callable[[Hybris], None]) -> None:
    g = war()
    reason(g)
    assert where_is(g, "kronos") == "elis"
    assert [where_is(g, id) for id in ("kairos", "aeon")] == ["board", "board"]


@pytest.mark.rule("CHR-MOVE-02", "CHR-DESO-05")
@pytest.mark.parametrize(("gone", "comes"), [([], "kronos"), (["kronos"], "kairos"), (["kronos", "kairos"], "aeon")])
def test_by_a_desolation_the_lowest_on_the_board_moves(gone: list[str], comes: str) -> None:
    g = war()
    for id, where in zip(gone, ("athens", "lemnos"), strict=False):
        send_avatar(g, id, where)
    by_desolation(g)
    assert where_is(g, comes) == box_list(comes)[0]
    assert table(g).chains[concept("anthros")] == 5


def box_list(id: str) -> list[str]:
    """The Cities of an Avatar's own list."""
    ids = ["athens", "elis", "lemnos", "argos", "sparta"]
    found = {city(name): name for name in ids}
    return [found[where] for where in kit().avatars[avatar(id)].cities]


@pytest.mark.rule("CHR-MOVE-03", "CHR-DESO-05")
def test_if_no_avatar_is_on_the_board_a_chain_of_the_cards_concept_breaks() -> None:
    g = war()
    for id, where in (("kronos", "elis"), ("kairos", "argos"), ("aeon", "sparta")):
        send_avatar(g, id, where)
    by_desolation(g)
    assert table(g).chains[concept("anthros")] == 4
    assert [where_is(g, id) for id in ("kronos", "kairos", "aeon")] == ["elis", "argos", "sparta"]


@pytest.mark.rule("CHR-MOVE-04")
@pytest.mark.parametrize(
    ("card", "id"), [("star_goes_out", "kronos"), ("unborn_design", "kairos"), ("first_cut", "aeon")]
)
def test_in_chronoss_turn_the_avatar_of_the_concept_moves(card: str, id: str) -> None:
    g = war()
    where = show(g, card)
    table(g).turn = where
    step(g, "action", (CHOOSE_EVIL, evil(AVATAR, where)))
    assert where_is(g, id) == box_list(id)[0]
    assert table(g).shown[where] != NONE


@pytest.mark.rule("CHR-MOVE-05")
def test_a_card_names_the_city() -> None:
    g = war()
    do(g, {"move_avatar": "aeon", "to": "lemnos", "else_break": "own"}, of="temnein")
    assert where_is(g, "aeon") == "lemnos"
    assert table(g).chains[concept("temnein")] == 5


@pytest.mark.rule("CHR-MOVE-06")
def test_if_the_avatar_cannot_go_to_the_named_city_a_chain_breaks() -> None:
    for spoil in ("in a city", "blocked", "another's"):
        g = war()
        if spoil == "in a city":
            send_avatar(g, "aeon", "athens")
        elif spoil == "blocked":
            block(g, "lemnos")
        else:
            send_avatar(g, "kronos", "lemnos")
        do(g, {"move_avatar": "aeon", "to": "lemnos", "else_break": "own"}, of="temnein")
        assert where_is(g, "aeon") != "lemnos", spoil
        assert table(g).chains[concept("temnein")] == 4, spoil


@pytest.mark.rule("CHR-MOVE-07")
@pytest.mark.parametrize(("age", "id"), [(2, "kronos"), (4, "kairos"), (6, "aeon")])
def test_at_the_end_of_an_age_the_avatar_of_the_letter_moves(age: int, id: str) -> None:
    g = war()
    g.age = age
    step(g, "avatar_comes")
    assert [other for other in ("kronos", "kairos", "aeon") if where_is(g, other) != "board"] == [id]


# ---------------------------------------------------------------- whom they meet


@pytest.mark.rule("CHR-AVA-05")
@pytest.mark.parametrize("kind", [HERO, OLYMPIAN])
def test_an_avatar_that_comes_to_a_figures_city_starts_a_combat(kind: int) -> None:
    g = war("poseidon")
    number = post(g, kind, "athens")
    stack(g, "low_tide")
    arrive(g, "kronos", "athens")
    assert told(g, "hybris-combat-avatar") == [(0, number, avatar("kronos"), city("athens"))]
    assert own_total(g) == -1  # Impetuous: whoever is attacked is weaker
    assert where_is(g, "kronos") == "athens"
    assert player(g).characters[number].place == (IN_UNDERWORLD if kind == HERO else RESERVE)


@pytest.mark.rule("CHR-AVA-05")
def test_a_prophet_flees_from_an_avatar() -> None:
    g = war()
    number = post(g, PROPHET, "athens")
    arrive(g, "kronos", "athens")
    assert told(g, "hybris-fled") == [(0, number, -1, -1)]
    assert not told(g, "hybris-combat-avatar")
    assert player(g).characters[number].place == RESERVE
    assert where_is(g, "kronos") == "athens"


@pytest.mark.rule("CHR-AVA-07")
def test_a_defender_who_wins_keeps_the_city() -> None:
    g = war()
    number = post(g, HERO, "athens")
    player(g).might = STRONG
    arrive(g, "kronos", "athens")
    assert where_is(g, "kronos") == "board"
    assert player(g).characters[number].place == slot_of("athens")
    assert not g.kept


@pytest.mark.rule("CHR-AVA-07")
def test_avatars_stay_until_they_are_beaten() -> None:
    g = war()
    send_avatar(g, "kronos", "athens")
    step(g, "rest")
    do(g, {"send_back": {"kind": "hero", "from": "athens"}})
    assert where_is(g, "kronos") == "athens"
    player(g).might = STRONG
    attack(g, "kronos", "athens")
    assert where_is(g, "kronos") == "board"


@pytest.mark.rule("CHR-AVA-09")
def test_a_prophet_cannot_go_to_an_avatars_city_and_others_must_fight() -> None:
    g = war()
    send_avatar(g, "kronos", "athens")
    prophet, hero, olympian = (figure(g, kind) for kind in (PROPHET, HERO, OLYMPIAN))
    assert slot_of("athens") not in slots_for(g, player(g), prophet, MORTAL_WORLD)
    assert slot_of("athens") in slots_for(g, player(g), hero, MORTAL_WORLD)
    assert slot_of("athens") in slots_for(g, player(g), olympian, MORTAL_WORLD)
    attack(g, "kronos", "athens")
    assert len(told(g, "hybris-combat-avatar")) == 1
    assert player(g).characters[hero].place == IN_UNDERWORLD
    assert where_is(g, "kronos") == "athens"
    assert g.turn.over
    assert g.turn.evicted == NONE


@pytest.mark.rule("CHR-AVA-09")
def test_who_beats_an_avatar_takes_its_slot() -> None:
    g = war()
    player(g).might = STRONG
    attack(g, "kronos", "athens")
    assert player(g).characters[figure(g, HERO)].place == slot_of("athens")
    assert not g.turn.over


@pytest.mark.rule("CHR-AVA-09", "CHR-MOVE-12", "HYB-CVP-12")
def test_who_has_beaten_an_avatar_stands_there_when_the_next_one_comes() -> None:
    """Kronos, called in the Combat for Lemnos, comes when it is over, and attacks who has won it."""
    g = war("poseidon")
    stack(g, "kronos_answers", "low_tide", "pendulum")
    player(g).might = STRONG
    attack(g, "aeon", "lemnos")
    fights = [numbers[2] for numbers in told(g, "hybris-combat-avatar")]
    assert fights == [avatar("aeon"), avatar("kronos")]
    assert told(g, "hybris-placed") == [(0, figure(g, HERO), slot_of("lemnos"), -1)]
    assert g.log is not None
    names = [id for id, _, _ in g.log]
    assert names.index("hybris-placed") < names.index("hybris-avatar-moves")
    assert [where_is(g, id) for id in ("kronos", "aeon")] == ["board", "board"]
    assert player(g).characters[figure(g, HERO)].place == slot_of("lemnos")


# ---------------------------------------------------------------- beaten


@pytest.mark.rule("CHR-AVA-08")
@pytest.mark.parametrize(("id", "prayers"), [("kronos", 1), ("kairos", 2), ("aeon", 3)])
def test_whoever_beats_an_avatar_gains_as_many_prayers_as_its_number(id: str, prayers: int) -> None:
    g = war()
    g.well = 8
    player(g).might = STRONG
    attack(g, id, "athens")
    assert where_is(g, id) == "board"
    assert player(g).prayers == prayers
    assert g.well == 8 - prayers + g.box.cities[city("athens")].slot_prayers


@pytest.mark.rule("CHR-AVA-08")
def test_the_prayers_come_from_the_well() -> None:
    g = war()
    g.well = 2
    player(g).might = STRONG
    post(g, HERO, "athens")
    arrive(g, "aeon", "athens")
    assert (player(g).prayers, g.well) == (2, 0)


@pytest.mark.rule("CHR-HOUSE-14")
def test_who_came_to_beat_an_avatar_adds_a_chain_to_one_of_its_concepts() -> None:
    g = war()
    player(g).might = STRONG
    anthros, cosmos = concept("anthros"), concept("cosmos")
    table(g).chains[anthros] = table(g).chains[cosmos] = 3
    send_avatar(g, "kronos", "athens")
    running = attack(g, "kronos", "athens", cosmos)
    assert running.of_kind("chain") == [[anthros, cosmos]]
    assert (table(g).chains[anthros], table(g).chains[cosmos]) == (3, 4)


@pytest.mark.rule("CHR-HOUSE-14")
def test_who_was_attacked_adds_none() -> None:
    g = war()
    player(g).might = STRONG
    table(g).chains[concept("temnein")] = 3
    post(g, HERO, "athens")
    arrive(g, "aeon", "athens")
    assert where_is(g, "aeon") == "board"
    assert table(g).chains[concept("temnein")] == 3


def test_a_forbidden_city_keeps_everybody_out() -> None:
    g = war()
    block(g, "athens")
    assert slot_of("athens") not in slots_for(g, player(g), figure(g, HERO), MORTAL_WORLD)


@pytest.mark.rule("CHR-MOVE-12")
def test_an_avatar_sent_in_a_combat_waits_for_its_end() -> None:
    g = war()
    stack(g, "kairos_answers")
    player(g).might = STRONG
    attack(g, "kronos", "athens")
    assert g.log is not None
    order = [id for id, _, _ in g.log if id in ("hybris-combat-over", "hybris-avatar-moves")]
    assert order == ["hybris-combat-over", "hybris-avatar-moves"]
    assert where_is(g, "kairos") == "elis"
    assert table(g).pending == []


def test_without_a_city_left_no_avatar_can_come() -> None:
    g = solo()
    for where in ("athens", "elis", "lemnos", "argos", "sparta"):
        block(g, where)
    assert not can_come(g, avatar("kronos"))


@pytest.mark.rule("CHR-COMBAT-07", "CHR-MOVE-05")
def test_an_avatar_called_in_the_combat_of_another_that_comes_follows_it() -> None:
    g = war()
    post(g, HERO, "sparta")
    stack(g, "kairos_answers")
    answer(enter(g, avatar("kronos"), city("sparta")))
    assert (where_is(g, "kronos"), where_is(g, "kairos")) == ("sparta", "elis")


@pytest.mark.rule("CHR-HOUSE-14")
@pytest.mark.parametrize(("anthros", "cosmos", "after"), [(5, 3, (5, 4)), (3, 0, (4, 0)), (5, 5, (5, 5))])
def test_whoever_beats_an_avatar_mends_a_track_of_its_own_that_can_be_mended(
    anthros: int, cosmos: int, after: tuple[int, int]
) -> None:
    g = war()
    player(g).might = STRONG
    for id, tokens in (("anthros", anthros), ("cosmos", cosmos), ("gonos", 2), ("temnein", 2)):
        table(g).chains[concept(id)] = tokens
    attack(g, "kronos", "athens")
    assert [table(g).chains[concept(id)] for id in ("anthros", "cosmos", "gonos", "temnein")] == [*after, 2, 2]
