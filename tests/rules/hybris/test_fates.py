"""The Fates.  Pages 19 and 30."""

import pytest

from agon.games.hybris.box.numbers import FATES, NONE, UNDERWORLD
from agon.games.hybris.box.things import Quest, Song
from agon.games.hybris.player import IN_UNDERWORLD, RESERVE, Player
from agon.games.hybris.rules.combat.game_combat import fight_game
from agon.games.hybris.rules.combat.questions import NEXT_SONG, SONG_DISCARD, SONG_REVEAL
from agon.games.hybris.rules.end_of_age import quest_progress
from agon.games.hybris.rules.fates import achieve, attempt_epic, why_not_achieve
from agon.games.hybris.rules.movement import arriving
from agon.games.hybris.rules.songs import can_sing, sing
from agon.games.hybris.scenes import CLASH, EPIC, FOR_ALLY, SONG
from agon.games.hybris.state import Hybris
from rules.hybris.arena import (
    Answer,
    Stage,
    acting,
    ally,
    card,
    first_hero,
    hero,
    holds,
    olympian,
    on_artwork,
    on_top,
    points_of,
    prophet,
    quest,
    stage,
    stands,
)
from rules.hybris.given import box, given, run, told


def attempt(g: Hybris, name: str, answers: list[Answer], hero: bool = False) -> Stage:
    """The Olympian of seat 0, or its first Hero, attempts a Quest that lies in the middle zone."""
    p = g.players[0]
    if quest(name) not in g.quests:
        g.quests[1] = quest(name)
    scene = acting(g, p, first_hero(p) if hero else olympian(p), FATES)
    _, running = stage(g, achieve(g, p, scene), {0: [name, *answers]})
    return running


def sung(g: Hybris, zone: int, *seats: int) -> None:
    """These players have completed the first Songs of the Epic in a zone."""
    g.songs[zone] = list(seats)
    for seat in seats:
        g.players[seat].marks -= 1


def failed(g: Hybris) -> bool:
    return bool(told(g, "hybris-song-failed"))


# -- where to


@pytest.mark.rule("HYB-FATES-01")
def test_without_a_quest_nobody_goes_to_the_fates() -> None:
    g = given()
    p = g.players[0]
    assert arriving(g, p, olympian(p), FATES)
    g.quests = [NONE, NONE, NONE]
    assert arriving(g, p, olympian(p), FATES) == []


@pytest.mark.rule("HYB-FATES-02")
def test_achieve_is_for_heroes_and_olympians_and_takes_any_quest_there() -> None:
    g = given()
    p = g.players[0]
    assert box().locations[FATES].actions == [6], "the only action there"
    assert why_not_achieve(g, p, acting(g, p, prophet(p), FATES)) is not None
    g.quests = [quest("scylla"), NONE, quest("odyssey")]
    holds(g, 0)
    running = attempt(g, "odyssey", [])
    assert running.of_kind("quest") == [["scylla", "odyssey"]]
    assert failed(g), "an attempt that is bound to fail may be chosen"


# -- Epics


@pytest.mark.rule("HYB-FATES-03")
def test_epics_have_two_to_four_songs() -> None:
    assert {len(box().quests[epic].songs) for epic in box().epics} == {2, 3, 4}


@pytest.mark.rule("HYB-FATES-03", "HYB-FATES-04", "HYB-FATES-05")
def test_songs_are_sung_in_order_by_whoever_comes_in_whatever_age() -> None:
    g = given("zeus", "hades")
    sung(g, 1, 1)  # Hades has sung the first Song of the Stables
    g.quests[1] = quest("augean_stables")
    p = holds(g, 0, "feint", "libation")
    stands(p, prophet(p), "elis")
    attempt(g, "augean_stables", [])
    assert told(g, "hybris-song") == [(0, quest("augean_stables"), 1, -1)]
    assert len(p.hand) == 2, "the first Song's price is not asked again"


@pytest.mark.rule("HYB-FATES-03", "HYB-FATES-04")
@pytest.mark.parametrize(("done", "hand", "met"), [(1, "thrust", True), (1, "javelin", False), (0, "thrust", False)])
def test_the_first_song_without_a_token_comes_next(done: int, hand: str, met: bool) -> None:
    """The Hunt wants an Air, then a Fire, then a Hero."""
    g = given("zeus", "hades")
    g.quests[1] = quest("calydonian_hunt")
    sung(g, 1, *[1] * done)
    holds(g, 0, hand)
    attempt(g, "calydonian_hunt", [])
    assert failed(g) is not met


@pytest.mark.rule("HYB-FATES-06")
def test_a_song_gives_its_reward_and_is_marked() -> None:
    g = given("zeus", "hades")
    p = holds(g, 0, "feint")
    attempt(g, "augean_stables", [])
    assert (p.vp, p.marks, g.songs[1]) == (points_of("augean_stables", 0), 14, [0])
    assert g.quests[1] == quest("augean_stables")
    assert g.turn.result == SONG
    assert not g.turn.over


@pytest.mark.rule("HYB-FATES-07")
def test_a_card_opens_the_next_song_in_the_same_action() -> None:
    g = given("zeus", "hades")
    p = holds(g, 0, "crush", "javelin", "thrust", "parry")
    running = attempt(g, "calydonian_hunt", ["javelin", "crush", "thrust", "stop"])
    assert running.of_kind("next-song")[0] == ["crush", "thrust", "parry", "javelin", "stop"]
    assert g.songs[1] == [0, 0]
    assert p.discard == [card("zeus-crush"), card("zeus-thrust")]
    assert p.vp == points_of("calydonian_hunt", 0, 1)
    assert told(g, "hybris-song-failed") == []


@pytest.mark.rule("HYB-FATES-07")
def test_an_empty_hand_stops_after_a_song() -> None:
    g = given("zeus", "hades")
    holds(g, 0, "feint")
    running = attempt(g, "augean_stables", [])
    assert running.of_kind("next-song") == []


def test_the_card_paid_to_go_on_does_not_count_for_the_song() -> None:
    g = given("zeus", "hades")
    p = holds(g, 0, "javelin", "thrust")
    attempt(g, "calydonian_hunt", ["javelin", "thrust"])
    assert failed(g)
    assert p.discard == [card("zeus-thrust")]


@pytest.mark.rule("HYB-FATES-08", "HYB-FATES-13")
def test_whoever_sings_the_last_song_has_the_reward_of_the_epic_and_it_leaves() -> None:
    g = given("zeus", "hades")
    g.quests[1] = quest("augean_stables")
    g.grandeur = [NONE, 1, 0, NONE]
    sung(g, 1, 1)
    p = holds(g, 0)
    stands(p, first_hero(p), "elis")
    attempt(g, "augean_stables", [first_hero(p)])
    assert (p.vp, p.followers) == (points_of("augean_stables", 1) + points_of("augean_stables"), 2)
    assert g.grandeur.index(0) == 1, "only the last singer has it"
    assert (g.players[1].vp, g.players[1].marks, p.marks) == (0, 15, 15)
    assert (g.quests[1], g.songs[1], g.quests_gone) == (NONE, [], [quest("augean_stables")])
    assert g.turn.result == EPIC


@pytest.mark.rule("HYB-FATES-09")
def test_to_fail_a_song_is_to_be_defeated_but_what_was_sung_stays() -> None:
    g = given("zeus", "hades")
    p = holds(g, 0, "feint", "crush")
    attempt(g, "augean_stables", ["feint", "crush"], hero=True)
    assert failed(g)
    assert p.characters[first_hero(p)].place == IN_UNDERWORLD
    assert (p.vp, g.songs[1], p.marks) == (points_of("augean_stables", 0), [0], 14)
    assert g.turn.over
    assert g.quests[1] == quest("augean_stables")
    assert g.turn.result == SONG


@pytest.mark.rule("HYB-FATES-13")
def test_a_zone_stays_empty_until_the_quests_move_on() -> None:
    g = given("zeus", "hades")
    p = holds(g, 0, "crush")
    p.might = 20
    on_top(g.coliseum_deck, "coliseum-caestus")
    left, right = g.quests[0], g.quests[2]
    attempt(g, "crommyonian_sow", [])
    assert g.quests == [left, NONE, right]
    assert g.quests_gone == [quest("crommyonian_sow")]
    run(quest_progress(g))
    assert g.quests[2] == left
    assert NONE not in g.quests


def test_sisyphus_begins_anew() -> None:
    g = given("zeus", "hades")
    g.quests[1] = quest("boulder_of_sisyphus")
    sung(g, 1, 1, 0, 1)
    p = holds(g, 0, "crush", "feint")
    attempt(g, "boulder_of_sisyphus", ["crush"])
    assert (g.quests[1], g.songs[1], g.quests_gone) == (quest("boulder_of_sisyphus"), [], [])
    assert [player.marks for player in g.players] == [15, 15]
    assert p.vp == 3 + 2
    assert p.hand == [card("zeus-feint")], "and the action is over"


# -- what Songs ask for


@pytest.mark.rule("HYB-APPX-01")
def test_send_back_moves_one_of_those_who_fit() -> None:
    g = given("zeus", "hades")
    g.quests[1] = quest("augean_stables")
    sung(g, 1, 1)
    p, q = g.players
    stands(p, first_hero(p), "elis")
    stands(q, first_hero(q), "elis")
    running = attempt(g, "augean_stables", [])
    assert running.of_kind("song-figure") == [[first_hero(p)]], "never a rival's"
    assert p.characters[first_hero(p)].place == RESERVE
    assert p.characters[first_hero(p)].activated, "not again in this Age"


@pytest.mark.rule("HYB-APPX-01")
@pytest.mark.parametrize(("kind", "place", "met"), [("prophet", "elis", True), ("prophet", "argos", False)])
def test_send_back_wants_the_very_place(kind: str, place: str, met: bool) -> None:
    g = given("zeus", "hades")
    g.quests[1] = quest("augean_stables")
    sung(g, 1, 1)
    p = holds(g, 0)
    stands(p, prophet(p), place)
    attempt(g, "augean_stables", [])
    assert failed(g) is not met


@pytest.mark.rule("HYB-APPX-01")
def test_send_back_wants_the_very_kind_and_an_ally_is_a_hero() -> None:
    g = given("zeus", "hades")
    g.quests = [NONE, quest("judgement_of_paris"), NONE]
    sung(g, 1, 1)
    p = holds(g, 0)
    stands(p, prophet(p), "sparta")
    attempt(g, "judgement_of_paris", [])
    assert failed(g)
    g = given("zeus", "hades")
    g.quests = [NONE, quest("judgement_of_paris"), NONE]
    sung(g, 1, 1)
    p = holds(g, 0)
    friend = ally(g, p, "milo_of_croton")
    stands(p, friend, "sparta")
    attempt(g, "judgement_of_paris", [])
    assert not failed(g)
    assert p.characters[friend].place == RESERVE


def send_home(g: Hybris, name: str, songs: int, hero: bool = False) -> Stage:
    g.quests[1] = quest(name)
    sung(g, 1, *[1] * songs)
    holds(g, 0)
    return attempt(g, name, [], hero)


def test_any_city_is_the_mortal_world() -> None:
    for place in ("athens", "sparta"):
        g = given("zeus", "hades")
        p = g.players[0]
        stands(p, prophet(p), place)
        send_home(g, "golden_fleece", 0)
        assert not failed(g)
        assert p.characters[prophet(p)].place == RESERVE


def test_the_acting_hero_may_be_sent_back_from_the_fates() -> None:
    g = given("zeus", "hades")
    p = g.players[0]
    running = send_home(g, "ariadnes_thread", 2, hero=True)
    assert running.of_kind("song-figure") == [[first_hero(p)]]
    assert p.characters[first_hero(p)].place == RESERVE
    assert g.turn.result == EPIC


@pytest.mark.parametrize("lying", [True, False])
def test_a_hero_is_fetched_from_the_underworld_dead_or_alive(lying: bool) -> None:
    g = given("zeus", "hades")
    p = g.players[0]
    if lying:
        p.characters[first_hero(p)].place = IN_UNDERWORLD
    else:
        on_artwork(p, first_hero(p), UNDERWORLD)
    send_home(g, "dioscuri", 1)
    assert not failed(g)
    assert p.characters[first_hero(p)].place == RESERVE


def cards_for(g: Hybris, name: str, hand: list[str]) -> Player:
    g.quests[1] = quest(name)
    return holds(g, 0, *hand)


@pytest.mark.rule("HYB-APPX-02")
def test_reveal_shows_cards_and_keeps_them_and_one_card_may_serve_twice() -> None:
    g = given("zeus", "hades")
    p = cards_for(g, "philoctetes_bow", ["forked_lightning", "crush"])
    running = attempt(g, "philoctetes_bow", ["forked_lightning"])
    assert running.of_kind("song-reveal") == [["forked_lightning"]], "Air and Fire on one card"
    assert told(g, "hybris-card-shown") == [(0, card("zeus-forked_lightning"), -1, -1)]
    assert set(p.hand) >= {card("zeus-forked_lightning"), card("zeus-crush")}
    assert p.discard == []
    assert p.shown[card("zeus-forked_lightning")] & 0b10


@pytest.mark.rule("HYB-APPX-02")
@pytest.mark.parametrize(("hand", "met"), [(["javelin"], False), (["javelin", "anticipation"], True)])
def test_each_symbol_serves_once(hand: list[str], met: bool) -> None:
    """Tied to the mast: a Water and two Airs."""
    g = given("zeus", "hades")
    cards_for(g, "odyssey", ["feint", *hand])
    sung(g, 1, 1, 1)
    attempt(g, "odyssey", [])
    assert failed(g) is not met


@pytest.mark.rule("HYB-APPX-03")
def test_discard_takes_cards_of_ones_choice_until_all_symbols_are_there() -> None:
    g = given("zeus", "hades")
    p = cards_for(g, "pandoras_jar", ["libation", "feint", "javelin", "thrust"])
    sung(g, 1, 1)
    running = attempt(g, "pandoras_jar", ["libation", "javelin"])
    assert running.of_kind("song-discard") == [["feint", "javelin", "libation"], ["javelin"]]
    assert p.discard == [card("zeus-libation"), card("zeus-javelin")]


@pytest.mark.rule("HYB-APPX-03")
def test_a_song_is_met_whole_or_failed_whole() -> None:
    """Home wants a Hero at the Fates and a Fire: without the Fire the Hero is not sent back but defeated."""
    g = given("zeus", "hades")
    p = cards_for(g, "odyssey", ["crush"])
    sung(g, 1, 1, 1, 1)
    attempt(g, "odyssey", [], hero=True)
    assert failed(g)
    assert p.characters[first_hero(p)].place == IN_UNDERWORLD
    assert p.hand == [card("zeus-crush")]
    g = given("zeus", "hades")
    p = cards_for(g, "odyssey", ["thrust"])
    sung(g, 1, 1, 1, 1)
    attempt(g, "odyssey", [], hero=True)
    assert p.characters[first_hero(p)].place == RESERVE
    assert p.discard == [card("zeus-thrust")]


def test_nobody_serves_twice_in_one_song() -> None:
    """No Song of the pack sends two back, but one could."""
    g = given("zeus", "hades")
    p = g.players[0]
    stands(p, first_hero(p), "athens")
    wanted = box().quests[quest("golden_fleece")].songs[0].conditions
    double = Song([*wanted, *wanted], [])
    assert not can_sing(g, p, double)
    stands(p, prophet(p), "sparta")
    assert can_sing(g, p, double)
    running = Stage(g, {0: [prophet(p)]})
    running.run(sing(g, p, double))
    assert running.of_kind("song-figure") == [[first_hero(p), prophet(p)], [first_hero(p)]]
    assert p.characters[first_hero(p)].place == RESERVE


def test_a_hero_who_lies_in_the_underworld_sings_no_further() -> None:
    """As when the reward of a Song that is not the last is a Defeat effect."""
    g = given("zeus", "hades")
    p = holds(g, 0, "thrust", "crush")
    icarus = box().quests[quest("wings_of_icarus")]
    g.quests[1] = icarus.index
    short = Quest(icarus.index, icarus.id)
    short.songs = [icarus.songs[2], icarus.songs[2]]
    scene = acting(g, p, first_hero(p), FATES)
    _, running = stage(g, attempt_epic(g, p, short, scene), {0: ["thrust"]})
    assert running.of_kind("next-song") == []
    assert (p.vp, g.songs[1]) == (points_of("wings_of_icarus", 2), [0])


def test_questions_about_hidden_hands_are_always_asked() -> None:
    assert all(kind.secret for kind in (NEXT_SONG, SONG_DISCARD, SONG_REVEAL))


# -- Clashes


@pytest.mark.rule("HYB-FATES-10", "HYB-FATES-11")
def test_a_clash_won_gives_its_reward() -> None:
    g = given("poseidon", "hades")
    p = holds(g, 0, "crush", "flurry")
    p.determination = 3
    on_top(g.coliseum_deck, "coliseum-caestus")
    attempt(g, "crommyonian_sow", ["crush", "flurry"])
    assert (p.vp, p.followers) == (2, 3)
    assert g.turn.result == CLASH
    assert not g.turn.over


@pytest.mark.rule("HYB-FATES-11")
def test_a_clash_lost_stays_where_it_is() -> None:
    g = given("poseidon", "hades")
    p = holds(g, 0)
    attempt(g, "crommyonian_sow", [], hero=True)
    assert g.quests[1] == quest("crommyonian_sow")
    assert p.characters[first_hero(p)].place == IN_UNDERWORLD
    assert (p.vp, g.turn.over, g.turn.result) == (0, True, NONE)


@pytest.mark.rule("HYB-FATES-12")
def test_what_a_clash_shows() -> None:
    for number in box().clashes:
        clash = box().quests[number]
        assert clash.enemy is not None
        assert (clash.enemy.base, clash.enemy.cards) >= (0, 0)
    hydra = box().quests[quest("lernaean_hydra")]
    assert hydra.enemy is not None
    assert (hydra.enemy.base, hydra.enemy.cards, hydra.enemy.elements) == (2, 2, [0, 1, 1, 0])
    assert [condition.verb for condition in hydra.conditions] == ["required_elements"]


# -- the Gigantomachy


def giants() -> tuple[Hybris, Player]:
    g = given("poseidon", "hades", modules=("gigantomachy",))
    p = holds(g, 0)
    return g, p


def test_a_hero_at_the_fates_helps_an_olympian_and_its_owner_is_paid() -> None:
    g, p = giants()
    q = g.players[1]
    stands(q, first_hero(q), "fates")
    p.might = 2
    on_top(g.coliseum_deck, "coliseum-caestus")
    scene = acting(g, p, olympian(p), FATES)
    p.characters[olympian(p)].place = 100 + FATES
    g.quests[1] = quest("crommyonian_sow")
    stage(g, achieve(g, p, scene), {0: ["crommyonian_sow", 1 << 8 | first_hero(q)]})
    assert p.vp == 2 + 1
    assert q.vp == 1
    assert (p.trophies, g.quests_gone, g.quests[1]) == ([quest("crommyonian_sow")], [], NONE)


def test_without_help_an_olympian_is_no_stronger_and_nobody_is_paid() -> None:
    g, p = giants()
    p.might = 3
    on_top(g.coliseum_deck, "coliseum-caestus")
    attempt(g, "crommyonian_sow", [])
    assert p.trophies == []
    p.might = 4
    p.characters[olympian(p)].place = RESERVE
    on_top(g.coliseum_deck, "coliseum-caestus")
    attempt(g, "crommyonian_sow", [])
    assert (len(p.trophies), g.players[1].vp) == (1, 2), "Psychopomp saw the first attempt"


def test_help_at_the_fates_is_for_clashes_only() -> None:
    g, p = giants()
    q = g.players[1]
    stands(q, first_hero(q), "fates")
    enemy = box().heroes[hero("calypso")].enemy
    assert enemy is not None
    stage(g, fight_game(g, p, olympian(p), FOR_ALLY, enemy, [], NONE, hero("calypso")))
    assert told(g, "hybris-combat-over")[-1][2] == 0
