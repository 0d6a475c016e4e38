"""What words of the base game mean without an opponent, and what Olympians get instead of what they lose."""

from typing import Any

import pytest

from agon.games.hybris.box.numbers import (
    AEGIS,
    FOLLOWERS,
    FORGE,
    HERO,
    MORTAL_WORLD,
    NONE,
    OLYMPIAN,
    PRAYERS,
)
from agon.games.hybris.box.phrases import Grammar
from agon.games.hybris.chronos.avatars import enter
from agon.games.hybris.chronos.gains import break_chain, gain_piece
from agon.games.hybris.chronos.questions import CANCEL, CANCEL_CONTEST, DECK, FORESEE, STORED_PIECE, WHICH_PIECE
from agon.games.hybris.chronos.table import CHRONOS
from agon.games.hybris.rules.end_of_age import wrath
from agon.games.hybris.rules.powers import happen, timed
from agon.games.hybris.rules.questions import POWER, STOP, USE_POWER
from agon.games.hybris.scenes import DEFENDS, Scene
from agon.games.hybris.state import Hybris
from agon.kernel.chance import seeded
from rules.hybris.cities import answer, deploying, lay, options_of, unlock
from rules.hybris.given import told
from rules.hybris_chronos.given import (
    avatar,
    behind,
    box,
    city,
    concept,
    do,
    holds,
    in_front,
    named,
    player,
    send_avatar,
    stand,
    step,
    table,
)
from rules.hybris_chronos.war import STRONG, attack, fight, figure, own_total, post, store, stored, war


def counted(g: Hybris, word: dict[str, Any], location: int = NONE) -> int:
    scene = Scene(0)
    scene.location = location
    return g.book.count(g, player(g), Grammar(box().grammar.ids).count(word), scene)


def true_at(g: Hybris, word: dict[str, Any], location: int) -> bool:
    scene = Scene(0)
    scene.location = location
    return g.book.holds(g, player(g), Grammar(box().grammar.ids).condition(word), scene)


def power_of(id: str) -> int:
    """The first power of an Upgrade, as an option."""
    return POWER << 16 | box().upgrades[named("upgrade", id)].powers[0].index


# ---------------------------------------------------------------- others gain


@pytest.mark.rule("CHR-ALONE-01")
def test_a_gift_to_others_gives_chronos_one_piece_of_the_players_choice() -> None:
    g = war()
    asked = do(
        g,
        {"others": [{"gain": {"follower": 2, "aegis": 3}}]},
        answers=((WHICH_PIECE, STORED_PIECE << 16 | AEGIS),),
    )
    assert {option & 0xFFFF for option in options_of(asked, WHICH_PIECE)} == {FOLLOWERS, AEGIS}
    assert (stored(g, FOLLOWERS), stored(g, AEGIS)) == (0, 1)
    assert player(g).aegis == 0


@pytest.mark.rule("CHR-ALONE-01")
@pytest.mark.parametrize(("points", "gained"), [(1, 1), (2, 2), (5, 2)])
def test_of_points_he_takes_two_at_most(points: int, gained: int) -> None:
    g = war()
    do(g, {"others": [{"gain": {"vp": points}}]})
    assert (table(g).vp, player(g).vp) == (gained, 0)


@pytest.mark.rule("CHR-ALONE-01")
def test_whatever_else_others_gain_is_nothing_to_him() -> None:
    g = war()
    before = table(g).dump()
    do(g, {"others": [{"gain": {"kindness": 2, "conflict_card": 1, "premonition": 1}}, {"discard": 1}]})
    assert table(g).dump() == before
    assert (player(g).hand, player(g).premonitions, player(g).kindness) == ([], [], 1)


def test_a_gift_that_is_too_much_breaks_a_chain() -> None:
    g = war()
    store(g, PRAYERS, 3)
    do(g, {"others": [{"gain": {"prayer": 1}}]})
    assert (stored(g, PRAYERS), table(g).chains[concept("gonos")]) == (0, 4)


# ---------------------------------------------------------------- others lose


@pytest.mark.rule("CHR-ALONE-01")
def test_what_others_lose_chronos_loses_as_far_as_he_has_it() -> None:
    g = war()
    table(g).vp = 5
    store(g, FOLLOWERS, 2)
    g.grandeur = [CHRONOS, NONE, NONE, 0]
    do(
        g,
        {"others": [{"lose": {"vp": 4}}, {"lose": {"follower": 2}}, {"lose": {"grandeur": 2}}, {"lose": {"aegis": 1}}]},
    )
    assert (table(g).vp, stored(g, FOLLOWERS)) == (3, 1)
    assert g.grandeur == [NONE, CHRONOS, NONE, 0]


def test_each_player_is_the_player_and_chronos_in_the_order_of_grandeur() -> None:
    for place in (in_front, behind):
        g = war()
        place(g)
        player(g).followers = 2
        store(g, FOLLOWERS, 2)
        do(g, {"each_player": [{"lose": {"follower": 1}}]})
        assert (player(g).followers, stored(g, FOLLOWERS)) == (1, 1)
        assert g.log is not None
        first = next(id for id, _, _ in g.log if id in ("hybris-lost", "hybris-chronos-lost"))
        assert first == ("hybris-lost" if place is in_front else "hybris-chronos-lost")


@pytest.mark.rule("CHR-ALONE-01")
def test_a_choice_of_others_is_the_last_that_he_can_carry_out() -> None:
    choose = {"others": [{"choose": [[{"give": {"aegis": 1}}], [{"give": {"follower": 1}}]]}]}
    for pieces, gained in (({AEGIS: 1}, "aegis"), ({AEGIS: 1, FOLLOWERS: 1}, "followers"), ({}, "")):
        g = war()
        for resource, number in pieces.items():
            store(g, resource, number)
        do(g, choose)
        found = {"aegis": player(g).aegis, "followers": player(g).followers}
        assert [name for name, number in found.items() if number] == ([gained] if gained else [])


def test_he_gives_what_he_stores_and_no_more() -> None:
    g = war()
    store(g, AEGIS, 1)
    do(g, {"rival": [{"give": {"aegis": 2}}], "which": "actor"})
    assert (player(g).aegis, stored(g, AEGIS)) == (1, 0)


def test_the_delian_levy_brings_its_owner_a_point() -> None:
    g = war()
    for id, where in (("kronos", "elis"), ("kairos", "argos"), ("aeon", "sparta")):
        send_avatar(g, id, where)
    store(g, AEGIS, 1)
    before = tile_points("delian_levy", "athens")
    deploying(g, 0, "delian_levy", "athens_1", kind=HERO)
    assert (player(g).vp, player(g).aegis) == (before + 1, 0)


def tile_points(id: str, where: str) -> int:
    tile = box().technologies[named("technology", id)]
    return tile.vp + (1 if tile.type == box().cities[city(where)].affinity else 0)


# ---------------------------------------------------------------- a rival


@pytest.mark.parametrize(("place", "falls"), [(in_front, False), (behind, True)])
def test_the_foremost_is_chronos_only_if_he_is_before_the_player(place: Any, falls: bool) -> None:
    g = war()
    place(g)
    g.grandeur = [g.grandeur[2], NONE, g.grandeur[3], NONE]
    before = g.grandeur.index(CHRONOS)
    lay(g, 0, "ostrakon_urn", "athens_1")
    answer(timed(g, "age_end"))
    assert (g.grandeur.index(CHRONOS) > before) == falls


@pytest.mark.rule("CHR-ALONE-02")
def test_an_avatar_has_no_hand_and_nothing_to_give() -> None:
    g = war("zeus")
    store(g, AEGIS, 3)
    before = stored(g, AEGIS)
    do(g, {"rival": [{"give": {"aegis": 2}}, {"hand_limit": 2}], "which": "opponent"})
    assert (stored(g, AEGIS), player(g).aegis) == (before, 0)


@pytest.mark.rule("CHR-ALONE-02", "CHR-ALONE-07")
def test_keraunos_strikes_a_stored_piece_when_an_avatar_enters_a_city() -> None:
    g = war("zeus")
    unlock(g, 0, "keraunos")
    answer(enter(g, avatar("kronos"), city("elis")))
    assert not told(g, "hybris-power")  # there is nothing to strike
    store(g, FOLLOWERS, 1)
    store(g, PRAYERS, 2)
    answer(
        enter(g, avatar("kairos"), city("argos")),
        (USE_POWER, power_of("keraunos")),
        (WHICH_PIECE, STORED_PIECE << 16 | PRAYERS),
    )
    assert (stored(g, FOLLOWERS), stored(g, PRAYERS)) == (1, 1)
    answer(enter(g, avatar("aeon"), city("sparta")))
    assert stored(g, PRAYERS) == 1  # once in an Age


@pytest.mark.rule("CHR-ALONE-11")
def test_the_eagle_of_zeus_takes_a_follower_that_chronos_stores() -> None:
    for pieces in (0, 2):
        g = war("zeus")
        unlock(g, 0, "eagle_of_zeus")
        store(g, FOLLOWERS, pieces)
        scene = Scene(0)
        scene.character, scene.location = figure(g, OLYMPIAN), FORGE
        answers = [(USE_POWER, power_of("eagle_of_zeus"))] if pieces else []
        answer(happen(g, "arrives", scene), *answers)
        assert (player(g).followers, stored(g, FOLLOWERS)) == ((1, 1) if pieces else (0, 0))


# ---------------------------------------------------------------- what is compared and counted


def test_other_players_are_one() -> None:
    assert counted(war(), {"players": "others"}) == 1


@pytest.mark.rule("CHR-ALONE-02")
def test_avatars_are_the_rivals_in_the_mortal_world() -> None:
    g = war()
    assert true_at(g, {"alone": "here"}, MORTAL_WORLD)
    send_avatar(g, "kronos", "elis")
    send_avatar(g, "aeon", "sparta")
    assert not true_at(g, {"alone": "here"}, MORTAL_WORLD)
    assert true_at(g, {"alone": "here"}, FORGE)
    assert true_at(g, {"rivals_here": 2}, MORTAL_WORLD)
    assert not true_at(g, {"rivals_here": 3}, MORTAL_WORLD)
    assert counted(g, {"rivals": "here"}, MORTAL_WORLD) == 2
    assert counted(g, {"rivals": "here"}, FORGE) == 0


@pytest.mark.rule("CHR-ALONE-02")
def test_grandeur_is_compared_with_chronos() -> None:
    g = war()
    in_front(g)
    assert (holds(g, {"grandeur": "first"}), holds(g, {"grandeur": "last"})) == (True, False)
    behind(g)
    assert (holds(g, {"grandeur": "first"}), holds(g, {"grandeur": "last"})) == (False, True)
    assert counted(g, {"grandeur": "steps_above_last"}) == 0


@pytest.mark.parametrize(("chronos", "lost"), [(4, 4), (5, 2), (9, 2)])
def test_nemesis_compares_points_with_chronos(chronos: int, lost: int) -> None:
    g = war()
    player(g).vp = 5
    table(g).vp = chronos
    nemesis = box().primordials[named("primordial", "nemesis")]
    answer(wrath(g, nemesis.wrath_1, [player(g)]))
    assert player(g).vp == 5 - lost


def test_the_leader_is_the_player_with_at_least_one() -> None:
    leader = {"leader": {"temples": "own"}, "do": [{"gain": {"vp": 1}}]}
    g = war()
    do(g, leader)
    assert player(g).vp == 0
    player(g).temples = 1
    do(g, leader)
    assert player(g).vp == 1


def test_an_evicted_avatar_was_a_fighter() -> None:
    g = war()
    player(g).might = STRONG
    attack(g, "kronos", "athens")
    assert (holds(g, {"evicted": "combat"}), holds(g, {"evicted": "prophet"})) == (True, False)


# ---------------------------------------------------------------- looking


@pytest.mark.rule("CHR-ALONE-02")
@pytest.mark.parametrize("what", ["rival_hand", "rival_premonitions", "rival_tokens"])
def test_to_look_at_a_rival_is_to_see_the_top_card_of_a_concept_deck(what: str) -> None:
    g = war()
    gonos = concept("gonos")
    asked = do(g, {"look": what}, answers=((FORESEE, DECK << 16 | gonos),))
    chained = {concept(id) for id in ("anthros", "cosmos", "gonos", "temnein")}
    assert {option & 0xFFFF for option in options_of(asked, FORESEE)} == chained
    card = table(g).decks[gonos][-1]
    assert told(g, "hybris-saw-concept-card") == [(gonos, card, -1, -1)]
    assert g.reveals


def test_a_card_that_was_looked_at_stays_where_it_is_in_every_world() -> None:
    g = war()
    gonos, temnein = concept("gonos"), concept("temnein")
    do(g, {"look": "rival_hand"}, answers=((FORESEE, DECK << 16 | gonos),))
    known, unknown = table(g).decks[gonos][-1], table(g).decks[temnein][-1]
    tops = []
    for number in range(30):
        twin = g.copy()
        table(twin).determinize(twin, 0, seeded(str(number)))
        assert table(twin).decks[gonos][-1] == known
        tops.append(table(twin).decks[temnein][-1])
    assert set(tops) != {unknown}
    entry = table(g).view(box(), 0)["concepts"][gonos]
    assert "next" in entry
    assert str(entry["next"]).startswith("concept_card/")
    step(g, "reveal")
    assert not table(g).foresees(gonos, 0)


@pytest.mark.rule("CHR-ALONE-11")
def test_nobody_chooses_a_pillar_before_the_only_player() -> None:
    g = war()
    player(g).followers = 1
    lay(g, 0, "kleroterion_of_tyche", "athens_1")
    answer(timed(g, "age_start"))
    assert (player(g).followers, g.first_pick) == (1, [])


# ---------------------------------------------------------------- events of others


@pytest.mark.rule("CHR-ALONE-05")
def test_xenia_repeats_what_chronos_gains_at_the_focus() -> None:
    for id, gained in (("anthros", (1, 0, 0)), ("cosmos", (0, 1, 0)), ("temnein", (0, 0, 1)), ("kratos", (0, 0, 0))):
        g = war("zeus")
        unlock(g, 0, "xenia")
        stand(g, id)
        answers = [] if id == "kratos" else [(USE_POWER, power_of("xenia"))]
        answer(g.book.lower(g, player(g), player(g).pillars[0], Scene(0)), *answers)
        assert (player(g).followers, player(g).aegis, player(g).vp) == gained


@pytest.mark.rule("CHR-AVA-01")
def test_a_beaten_avatar_is_an_olympian_and_no_hero_in_the_underworld() -> None:
    """Charon's Obol would be paid for a Hero; Psychopomp is, for an Olympian."""
    g = war("hades")
    unlock(g, 0, "charons_obol")
    player(g).might = STRONG
    fight(g, "kronos")
    assert (player(g).aegis, player(g).vp) == (0, 2)


@pytest.mark.rule("CHR-ALONE-04")
def test_ergane_hears_of_the_step_that_pushes_tiles_out() -> None:
    g = war("athena")
    unlock(g, 0, "ergane")
    g.factory.put(len(g.factory.tiles) - 1, next(pile for pile in g.piles if pile).pop(), 0)
    player(g).marks -= 1
    step(g, "forge_work")
    assert player(g).vp == 1
    assert len(player(g).storage) == 1
    step(g, "forge_work")
    assert player(g).vp == 1


@pytest.mark.rule("CHR-ALONE-06")
@pytest.mark.parametrize(("id", "kindness", "points"), [("xenia_gate", 2, 0), ("metoikion_booth", 1, 1)])
def test_powers_that_wait_for_others_in_their_city_hear_an_avatar(id: str, kindness: int, points: int) -> None:
    g = war()
    lay(g, 0, id, "elis_1")
    answer(enter(g, avatar("aeon"), city("sparta")))
    assert (player(g).kindness, player(g).vp) == (1, 0)
    answer(enter(g, avatar("kronos"), city("elis")))
    assert (player(g).kindness, player(g).vp) == (kindness, points)


@pytest.mark.rule("CHR-ALONE-08")
@pytest.mark.parametrize(("god", "id", "points"), [("poseidon", "trident", 1), ("athena", "nike", 2)])
def test_an_avatar_is_the_player_whom_powers_want_beaten(god: str, id: str, points: int) -> None:
    g = war(god)
    unlock(g, 0, id)
    player(g).might = STRONG
    role = {"trident": 1, "nike": DEFENDS}[id]
    fight(g, "kronos", role=role)
    assert player(g).vp == points


def test_a_deployment_that_was_bought_off_was_not_contested() -> None:
    g = war("athena")
    unlock(g, 0, "nike")
    table(g).intensity[concept("kratos")] = 0
    plain = next(tile.id for tile in box().technologies if tile.power.when == "game_end" and tile.vp)
    deploying(g, 0, plain, "lemnos_1", (CANCEL_CONTEST, CANCEL << 16 | avatar("kronos")), kind=HERO)
    assert player(g).vp == tile_points(plain, "lemnos") + 1 + 1  # Nike, and Bought Peace


# ---------------------------------------------------------------- powers of the Olympians


@pytest.mark.rule("CHR-AVA-12")
def test_athena_draws_a_card_when_an_avatar_attacks_her() -> None:
    for kind, cards in ((OLYMPIAN, 1), (HERO, 0)):
        g = war("athena")
        post(g, kind, "athens")
        answer(enter(g, avatar("kronos"), city("athens")))
        assert len(told(g, "hybris-drew")) == cards


def test_hades_gains_two_points_for_every_avatar_beaten() -> None:
    for role in (1, DEFENDS):
        g = war("hades")
        player(g).might = STRONG
        fight(g, "kronos", role=role)
        assert player(g).vp == 2
    g = war("hades")
    fight(g, "kronos")
    assert player(g).vp == 0  # his own defeats give nothing


@pytest.mark.rule("CHR-HOUSE-02")
def test_zeus_is_paid_when_kronos_brings_his_income() -> None:
    g = war("zeus")
    step(g, "income")
    assert (player(g).aegis, player(g).vp) == (1, 1)
    send_avatar(g, "kronos", "elis")
    step(g, "income")
    assert (player(g).aegis, player(g).vp) == (1, 1)


@pytest.mark.rule("CHR-HOUSE-02")
def test_hades_is_paid_when_chronos_has_too_much() -> None:
    g = war("hades")
    store(g, PRAYERS, 3)
    answer(gain_piece(g, PRAYERS))
    assert player(g).vp == 1
    answer(break_chain(g, concept("gonos"), ""))
    assert player(g).vp == 1


@pytest.mark.rule("CHR-HOUSE-02")
def test_athena_is_paid_for_bought_peace() -> None:
    for god, points in (("athena", 1), ("zeus", 0)):
        g = war(god)
        table(g).intensity[concept("kratos")] = 0
        plain = next(tile.id for tile in box().technologies if tile.power.when == "game_end" and tile.vp)
        deploying(g, 0, plain, "lemnos_1", (CANCEL_CONTEST, CANCEL << 16 | avatar("kronos")), kind=HERO)
        assert player(g).vp == tile_points(plain, "lemnos") + points


@pytest.mark.rule("CHR-AVA-11")
def test_poseidon_should_hunt_and_not_wait() -> None:
    for role, strength in ((1, 1), (DEFENDS, -1)):
        g = war("poseidon")
        fight(g, "kronos", role=role)
        assert own_total(g) == strength


def test_hades_under_the_kunee_shares_an_avatars_city() -> None:
    g = war("hades")
    unlock(g, 0, "kunee")
    attack(g, "kronos", "athens", kind=OLYMPIAN)
    assert not told(g, "hybris-combat-avatar")
    assert g.turn.shared
    assert table(g).avatars[avatar("kronos")] == city("athens")
    assert STOP


def test_the_next_primordial_can_be_looked_at_as_ever() -> None:
    g = war()
    asked = do(g, {"look": "next_primordial"})
    assert (g.primordials_seen[0], asked) == (1, [])


@pytest.mark.rule("CHR-ALONE-02")
def test_a_rival_who_acts_is_chronos_wherever_he_stands_in_grandeur() -> None:
    g = war()
    in_front(g)
    store(g, FOLLOWERS, 2)
    do(g, {"rival": [{"lose": {"follower": 1}}], "which": "actor"})
    assert stored(g, FOLLOWERS) == 1
