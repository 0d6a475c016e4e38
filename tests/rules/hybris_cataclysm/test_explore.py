"""Explore, Events and Adventures.  Pages 6 and 7."""

import pytest

from agon.games.hybris.box.numbers import (
    FIRE,
    FORGE,
    HERO,
    MORTAL_WORLD,
    OLYMPIAN,
    OLYMPUS,
    PERCEIVE,
    PROPHET,
    WATER,
)
from agon.games.hybris.cataclysm.box import kit_of
from agon.games.hybris.cataclysm.outskirts.adventures import move_on
from agon.games.hybris.cataclysm.outskirts.explore import explore
from agon.games.hybris.cataclysm.outskirts.questions import (
    ADVANCE_TOKEN,
    BY_FOREMAN,
    EXPLORED,
    KEEP_CARD,
    REWARD,
    TRACK_REWARD,
    TRANSFER_WORKERS,
    WILL_ATTEMPT,
    WITH_FOREMAN,
)
from agon.games.hybris.cataclysm.outskirts.table import EXPLORATION
from agon.games.hybris.cataclysm.outskirts.unpack import EXPLORE
from agon.games.hybris.player import RESERVE
from agon.games.hybris.rules.powers import happen, perform
from agon.games.hybris.rules.questions import DESTINATION, FIGURE, LOCATION, SLOT, STOP, WHICH_SLOT
from agon.games.hybris.rules.turn import activate
from agon.games.hybris.rules.world_questions import CONTEST
from agon.games.hybris.scenes import Scene
from agon.games.hybris.state import Hybris
from agon.kernel.ask import Ask
from agon.kernel.game import SPECTATOR
from rules.hybris.cities import answer, deploying, options_of, seats_asked
from rules.hybris.given import audiences, cards_showing, take_cards, told
from rules.hybris_cataclysm.camps import (
    DECLINED,
    advances,
    atop,
    attempting,
    board,
    card,
    explorer,
    exploring,
    hangar,
    in_progress,
    keeps,
    nothing_lies,
    outpost,
    transfers,
    tries,
    with_module,
)
from rules.hybris_cataclysm.given import city_of, stands_in, strong

EVENTS = ("refugees_on_the_road", "derelict_hangar", "telchines_cache", "nomad_fair")


# -- the action


@pytest.mark.rule("CAT-EXPLORE-01")
def test_transfer_then_advance_then_draw_then_keep_then_resolve() -> None:
    g = outpost()
    hangar(g).workers = 2
    g.players[0].followers = 2
    atop(g, *EVENTS)
    id = "refugees_on_the_road"
    asked = exploring(g, transfers(1), advances(EXPLORATION), keeps(g, id), tries(g, id))
    assert [each.kind for each in asked] == [TRANSFER_WORKERS, ADVANCE_TOKEN, KEEP_CARD, WILL_ATTEMPT]
    assert len(options_of(asked, KEEP_CARD)) == 2, "as many as the echelon says that was reached before"


@pytest.mark.rule("CAT-EXPLORE-02")
@pytest.mark.parametrize(("echelon", "drawn"), [(0, 2), (1, 2), (2, 3), (3, 3), (4, 4)])
def test_as_many_cards_are_drawn_as_the_echelon_says(echelon: int, drawn: int) -> None:
    g = outpost()
    hangar(g).echelons[EXPLORATION] = echelon
    atop(g, *EVENTS)
    asked = exploring(g)
    expected = [EXPLORED << 16 | card(g, id).index for id in EVENTS[:drawn]]
    assert options_of(asked, KEEP_CARD) == sorted(expected)


@pytest.mark.rule("CAT-EXPLORE-02")
def test_with_fewer_cards_in_the_deck_those_there_are() -> None:
    g = outpost()
    hangar(g).echelons[EXPLORATION] = 4
    atop(g, *EVENTS)
    board(g).deck, board(g).known = board(g).deck[-2:], [0, 0]
    assert len(options_of(exploring(g), KEEP_CARD)) == 2


@pytest.mark.rule("CAT-EXPLORE-03")
def test_only_who_explores_sees_the_cards_and_keeps_exactly_one() -> None:
    g = outpost()
    hangar(g).echelons[EXPLORATION] = 3
    atop(g, *EVENTS)
    play = explore(g, g.players[0], explorer(g))
    ask = next(play)
    assert isinstance(ask, Ask)
    ask = play.send(ask.options[0])  # nobody to transfer
    assert isinstance(ask, Ask)
    assert len(board(g).drawn) == 3
    mine, theirs = board(g).view(g.box, 0), board(g).view(g.box, 1)
    assert mine["drawn"] == [f"exploration/{id}" for id in EVENTS[:3]]
    assert theirs["drawn"] == ["hidden"] * 3
    assert board(g).view(g.box, SPECTATOR)["drawn"] == ["hidden"] * 3
    assert set(audiences(g, "hybris-explored")) == {1 << 0}
    assert set(audiences(g, "hybris-explored-hidden")) == {~(1 << 0)}
    assert len(ask.options) == 3
    play.close()


@pytest.mark.rule("CAT-EXPLORE-04")
def test_the_others_go_face_down_under_the_deck_in_the_order_drawn() -> None:
    g = outpost()
    hangar(g).echelons[EXPLORATION] = 3
    atop(g, *EVENTS)
    g.players[0].followers = 2
    exploring(g, keeps(g, "refugees_on_the_road"), DECLINED)
    table = board(g)
    assert table.deck[1:3] == [card(g, "telchines_cache").index, card(g, "derelict_hangar").index]
    assert table.known[1:3] == [1, 1], "who saw them knows where they lie, and nobody else"
    assert deck_of(g, 1)[1:3] == ["hidden", "hidden"]
    assert deck_of(g, 0)[1] == "exploration/telchines_cache"


def deck_of(g: Hybris, seat: int) -> list[str]:
    """The deck as a seat sees it, from the bottom."""
    shown = board(g).view(g.box, seat)["deck"]
    assert isinstance(shown, list)
    return shown


@pytest.mark.rule("CAT-EXPLORE-05", "CAT-EVT-03")
def test_a_success_applies_what_the_card_gives() -> None:
    g = outpost()
    board(g).camp = 2
    attempting(g, "strange_fumaroles", tries(g, "strange_fumaroles"))
    assert (hangar(g).energy, board(g).camp) == (2, 0)
    assert told(g, "hybris-exploration-done")


@pytest.mark.rule("CAT-EXPLORE-06", "CAT-EXPLORE-11")
def test_an_event_that_succeeded_goes_under_the_deck_and_an_adventure_stays() -> None:
    g = outpost()
    board(g).camp = 2
    attempting(g, "strange_fumaroles", tries(g, "strange_fumaroles"))
    assert board(g).deck[0] == card(g, "strange_fumaroles").index
    assert board(g).known[0] == -1, "everybody saw it go there"
    board(g).camp, g.players[0].prayers = 1, 1
    attempting(g, "cracked_jar", tries(g, "cracked_jar"))
    assert card(g, "cracked_jar").index not in board(g).deck
    assert nothing_lies(g)
    assert len(board(g).deck) == len(board(g).known) == 23


@pytest.mark.rule("CAT-EXPLORE-07", "CAT-EXPLORE-08")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_a_success_pays_the_reward_of_ones_echelon_or_an_earlier_one(number: int) -> None:
    g = outpost()
    hangar(g).echelons[EXPLORATION] = 3
    g.players[0].followers = 2
    id = "refugees_on_the_road"
    asked = attempting(g, id, tries(g, id), (TRACK_REWARD, REWARD << 16 | number))
    assert options_of(asked, TRACK_REWARD) == [REWARD << 16 | echelon for echelon in (3, 2, 1)]
    assert (g.players[0].vp, hangar(g).workers, hangar(g).research) == {
        1: (2, 0, 0),
        2: (0, 2, 0),
        3: (0, 0, 2),
    }[number]
    assert hangar(g).echelons[EXPLORATION] == 0


@pytest.mark.rule("CAT-EXPLORE-09", "CAT-EXPLORE-10", "CAT-EVT-04")
def test_a_failure_has_its_effects_and_no_reward_and_the_token_stays() -> None:
    g = outpost()
    hangar(g).echelons[EXPLORATION] = 3
    g.players[0].kindness = 3
    asked = attempting(g, "refugees_on_the_road")
    assert (g.players[0].kindness, hangar(g).echelons[EXPLORATION]) == (2, 3)
    assert seats_asked(asked, TRACK_REWARD) == []
    assert board(g).deck[0] == card(g, "refugees_on_the_road").index


@pytest.mark.rule("CAT-EXPLORE-09", "CAT-EXPLORE-11")
def test_an_adventure_that_failed_goes_under_the_deck_too() -> None:
    g = outpost()
    attempting(g, "anvil_of_heaven")
    assert (board(g).deck[0], hangar(g).adventures) == (card(g, "anvil_of_heaven").index, [])
    assert len(board(g).deck) == 24


@pytest.mark.rule("CAT-EXPLORE-12")
def test_a_failed_card_is_no_defeat() -> None:
    g = outpost()
    attempting(g, "refugees_on_the_road")
    hero = g.players[0].characters[g.turn.character]
    assert (g.turn.over, hero.place > RESERVE, hero.lying) == (False, True, False)
    assert not told(g, "hybris-defeated")


# -- Exploration cards


@pytest.mark.rule("CAT-CARD-01")
def test_there_are_ten_adventures_and_fourteen_events() -> None:
    cards = kit_of(outpost().box).explorations
    assert [found.is_adventure() for found in cards].count(True) == 10
    assert len(cards) == 24
    assert sorted(board(outpost()).deck) == list(range(24))


@pytest.mark.rule("CAT-ADV-01")
def test_an_adventure_bears_all_its_parts() -> None:
    g = outpost()
    for found in kit_of(g.box).explorations[:10]:
        assert f"exploration/{found.id}" in g.box.names
        assert found.requirements
        assert found.failure
        assert found.progress
        assert len(found.sites) >= 2
        assert any(found.sites)
        assert found.module_thing() in g.box.names


@pytest.mark.rule("CAT-EVT-01")
def test_an_event_bears_all_its_parts() -> None:
    g = outpost()
    for found in kit_of(g.box).explorations[10:]:
        assert {f"exploration/{found.id}", f"mood/{found.id}"} <= set(g.box.names)
        assert found.requirements
        assert found.success
        assert found.failure
        assert (found.sites, found.module) == ([], None)


@pytest.mark.rule("CAT-EVT-02")
def test_an_event_is_resolved_at_once_and_nothing_is_kept() -> None:
    g = outpost()
    g.players[0].followers = 2
    attempting(g, "refugees_on_the_road", tries(g, "refugees_on_the_road"))
    assert nothing_lies(g)
    assert (hangar(g).adventures, hangar(g).modules) == ([], [])


@pytest.mark.rule("CAT-EVT-04")
def test_whoever_will_not_must_apply_the_failure() -> None:
    g = outpost()
    g.players[0].followers, g.players[0].kindness = 2, 3
    attempting(g, "refugees_on_the_road", DECLINED)
    assert (g.players[0].followers, g.players[0].kindness) == (2, 2)


# -- Adventures


@pytest.mark.rule("CAT-ADV-02")
@pytest.mark.parametrize("missing", ["camp", "workers", "card", "element", ""])
def test_an_adventure_needs_all_its_conditions(missing: str) -> None:
    g = outpost()
    p = g.players[0]
    wanted = cards_showing(p, WATER if missing == "element" else FIRE)[:1]
    take_cards(p, [] if missing == "card" else wanted)
    board(g).camp = 0 if missing == "camp" else 1
    hangar(g).workers = 0 if missing == "workers" else 1
    hangar(g).echelons[EXPLORATION] = 4
    answers = {"": (tries(g, "debris_study"),), "element": (DECLINED,)}
    asked = attempting(g, "debris_study", *answers.get(missing, ()))
    offered = [each.options for each in asked if each.kind is WILL_ATTEMPT]
    assert (missing == "") == any(len(options) == 2 for options in offered)
    assert len(hangar(g).adventures) == (0 if missing else 1)


@pytest.mark.rule("CAT-ADV-02", "CAT-FORE-02")
def test_the_foreman_is_used_only_where_the_rest_can_still_be_given() -> None:
    g = outpost()
    board(g).camp, hangar(g).foreman = 2, True
    asked = attempting(g, "city_under_the_ash", tries(g, "city_under_the_ash"), (WITH_FOREMAN, BY_FOREMAN << 16 | 1))
    assert len(options_of(asked, WITH_FOREMAN)) == 2
    assert (board(g).camp, hangar(g).foreman, len(hangar(g).adventures)) == (0, False, 1)
    g = outpost()
    board(g).camp = 2
    attempting(g, "city_under_the_ash")
    assert hangar(g).adventures == [], "three Workers are needed in all"


@pytest.mark.rule("CAT-ADV-03")
def test_who_could_may_decline_and_then_pays_nothing_but_the_failure() -> None:
    g = outpost()
    p = g.players[0]
    p.aegis, board(g).camp = 5, 1
    attempting(g, "anvil_of_heaven", DECLINED)
    assert (p.aegis, board(g).camp, hangar(g).adventures) == (4, 1, [])


@pytest.mark.rule("CAT-ADV-03")
def test_whether_a_hand_would_do_is_told_to_nobody() -> None:
    g = outpost()
    p = g.players[0]
    board(g).camp = 1
    take_cards(p, [card for card in p.deck if not g.box.card(card).element_mask >> FIRE & 1][:2])
    hangar(g).workers = 1
    asked = attempting(g, "debris_study", DECLINED)
    assert options_of(asked, WILL_ATTEMPT) == [STOP << 16], "asked all the same"
    take_cards(p, [])
    board(g).camp = 1
    assert seats_asked(attempting(g, "debris_study"), WILL_ATTEMPT) == [], "an empty hand is open to all"


@pytest.mark.rule("CAT-ADV-04", "CAT-ADV-13")
def test_a_successful_adventure_leaves_the_deck_for_good() -> None:
    g = outpost()
    board(g).camp, g.players[0].prayers = 1, 1
    attempting(g, "cracked_jar", tries(g, "cracked_jar"))
    index = card(g, "cracked_jar").index
    assert hangar(g).adventures == [(index, 0)]
    for _ in range(3):
        answer(move_on(g, g.players[0], card(g, "cracked_jar")))
    assert (hangar(g).modules, index in board(g).deck) == ([index], False)


def visits(g: Hybris, seat: int, kind: int, location: int) -> None:
    """A figure of that kind of a player has been placed at a Location."""
    scene = Scene(seat)
    scene.character = next(n for n, figure in enumerate(g.players[seat].characters) if figure.kind == kind)
    scene.location = location
    answer(happen(g, "arrives", scene))


@pytest.mark.rule("CAT-ADV-05", "CAT-ADV-06", "CAT-ADV-07", "CAT-ADV-08", "CAT-ADV-09", "CAT-ADV-11")
def test_the_debris_study_of_the_book() -> None:
    g = outpost()
    in_progress(g, 0, "debris_study")
    index = card(g, "debris_study").index
    visits(g, 0, PROPHET, FORGE)
    assert (hangar(g).adventures, hangar(g).research) == ([(index, 1)], 1)
    visits(g, 1, HERO, OLYMPUS)
    assert hangar(g).adventures == [(index, 1)], "only an Olympian at Olympus"
    visits(g, 1, OLYMPIAN, OLYMPUS)
    assert (hangar(g).adventures, hangar(g).modules) == ([], [index])
    assert hangar(g).workers == 1
    assert told(g, "hybris-module") == [(0, index, -1, -1)]


@pytest.mark.rule("CAT-ADV-05")
def test_each_condition_may_serve_again_and_again() -> None:
    g = outpost()
    in_progress(g, 0, "debris_study")
    visits(g, 0, PROPHET, FORGE)
    visits(g, 0, PROPHET, FORGE)
    assert hangar(g).modules == [card(g, "debris_study").index]


@pytest.mark.rule("CAT-ADV-06")
def test_a_bonus_on_the_first_site_is_gained_too(monkeypatch: pytest.MonkeyPatch) -> None:
    g = outpost()
    board(g).camp, g.players[0].prayers = 1, 1
    jar = card(g, "cracked_jar")
    monkeypatch.setattr(jar, "sites", [jar.sites[2], jar.sites[1], jar.sites[2]])
    attempting(g, "cracked_jar", tries(g, "cracked_jar"))
    assert g.players[0].vp == 1


@pytest.mark.rule("CAT-ADV-08")
def test_a_worker_who_finds_the_reserve_full_goes_to_the_supply() -> None:
    g = outpost()
    in_progress(g, 0, "debris_study", 1)
    hangar(g).workers = 5
    visits(g, 0, PROPHET, FORGE)
    assert hangar(g).workers == 5


@pytest.mark.rule("CAT-ADV-09")
def test_a_module_works_from_now_on() -> None:
    g = outpost()
    in_progress(g, 0, "dragons_teeth", 1)
    answer(move_on(g, g.players[0], card(g, "dragons_teeth")))
    hangar(g).workers = 0
    answer(g.book.steps["age_start"](g))
    assert hangar(g).workers == 1


@pytest.mark.rule("CAT-ADV-11")
def test_a_card_may_say_whose_doing_it_must_be() -> None:
    g = outpost()
    in_progress(g, 0, "eye_of_the_graeae")
    atop(g, "refugees_on_the_road")
    answer(perform(g, g.players[0], EXPLORE, explorer(g, 0)))
    assert hangar(g).adventures[0][1] == 0
    answer(perform(g, g.players[1], EXPLORE, explorer(g, 1)))
    assert hangar(g).adventures[0][1] == 1


@pytest.mark.rule("CAT-ADV-12")
def test_one_event_moves_every_adventure_that_waits_for_it_by_one_site() -> None:
    g = outpost()
    in_progress(g, 1, "cracked_jar")
    in_progress(g, 2, "sleeping_talos")
    in_progress(g, 0, "siren_beacons")
    scene = Scene(1)
    answer(happen(g, "defeated", scene))
    assert [hangar(g, seat).adventures[0][1] for seat in range(3)] == [0, 1, 0]
    scene.count = 3
    answer(happen(g, "combat_over", scene))
    assert [hangar(g, seat).adventures[0][1] for seat in range(3)] == [0, 1, 1]


@pytest.mark.rule("CAT-ADV-12")
def test_owners_come_in_grandeur_order_and_take_their_own_as_they_came(monkeypatch: pytest.MonkeyPatch) -> None:
    g = outpost()
    g.grandeur = [-1, 2, 0, 1]
    for seat, id in ((0, "antikythera_archive"), (1, "debris_study")):
        in_progress(g, seat, id)
    in_progress(g, 2, "dragons_teeth")
    in_progress(g, 2, "eye_of_the_graeae")
    dragons, eye = card(g, "dragons_teeth"), card(g, "eye_of_the_graeae")
    archive, study = card(g, "antikythera_archive"), card(g, "debris_study")
    for found in (dragons, eye, study):
        monkeypatch.setattr(found, "progress", archive.progress)
    scene = Scene(0)
    scene.action = PERCEIVE
    answer(happen(g, "performed", scene))
    moved = [(seat, moving) for seat, moving, _, _ in told(g, "hybris-site")]
    assert moved == [(2, dragons.index), (2, eye.index), (0, archive.index), (1, study.index)]


@pytest.mark.rule("CAT-ADV-14")
@pytest.mark.parametrize("beaten", [False, True])
def test_an_olympian_sent_to_contest_has_come_to_the_city_won_or_lost(beaten: bool) -> None:
    g = outpost()
    in_progress(g, 2, "dragons_teeth")
    deployer = HERO if beaten else PROPHET
    deploying(g, 0, "obol_turnstile", "lemnos_2", (CONTEST, FIGURE << 16 | 0), kind=deployer)
    assert told(g, "hybris-contested")[0][:2] == (2, 0), "Hades comes"
    assert g.players[2].characters[0].lying is beaten
    assert [site for _, site in hangar(g, 2).adventures] == [1]


@pytest.mark.rule("CAT-ADV-14")
def test_who_loses_the_fight_for_a_city_has_come_there_once() -> None:
    g = outpost()
    in_progress(g, 2, "dragons_teeth")
    strong(g.players[1])
    stands_in(g, 1, 0, "argos")
    p = g.players[0]
    p.pillar_resolved = True
    answer(
        activate(g, p, 0),
        (DESTINATION, LOCATION << 16 | MORTAL_WORLD),
        (WHICH_SLOT, SLOT << 16 | g.box.cities[city_of("argos")].slot),
    )
    assert p.characters[0].lying
    assert [site for _, site in hangar(g, 2).adventures] == [1]


@pytest.mark.rule("CAT-EXPLORE-02")
def test_a_module_may_draw_more() -> None:
    g = outpost()
    with_module(g, 0, "antikythera_archive")
    atop(g, *EVENTS)
    assert len(options_of(exploring(g), KEEP_CARD)) == 4


def test_nothing_progresses_where_something_is_only_tried_out() -> None:
    g = outpost()
    in_progress(g, 0, "debris_study")
    g.blind = True
    visits(g, 0, PROPHET, FORGE)
    assert hangar(g).adventures[0][1] == 0
