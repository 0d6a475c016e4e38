"""Combat between two players.  Pages 26, 27 and 29."""

import pytest

from agon.games.hybris.box.numbers import HERO, NONE, OLYMPIAN
from agon.games.hybris.player import IN_UNDERWORLD, RESERVE
from agon.games.hybris.rules.combat.cards import total
from agon.games.hybris.rules.combat.player_combat import fight_player, flee, put_to_flight
from agon.games.hybris.rules.combat.questions import STOPPED
from agon.games.hybris.rules.powers import timed
from agon.games.hybris.rules.turn import take_city_slot
from agon.games.hybris.scenes import FIGHTER, FLED, FOR_CONTEST, FOR_SLOT, Scene
from agon.games.hybris.state import Hybris
from agon.kernel.ask import Ask, Together
from rules.hybris.arena import (
    Answer,
    Stage,
    acting,
    ally,
    card,
    city,
    combat_of,
    deploy,
    duel,
    first_hero,
    holds,
    olympian,
    prophet,
    slot_of,
    stage,
    stands,
    unlock,
)
from rules.hybris.given import OLYMPIANS, given, told

HEROES = (HERO, HERO)


def over(g: Hybris) -> tuple[int, ...]:
    """Winner, loser and the totals of Attacker and Defender of the last Combat."""
    return told(g, "hybris-combat-over")[-1]


def hands(*cards: list[str]) -> Hybris:
    """Zeus and Hades with these cards and all Determination there is; their Heroes have no power in Combat."""
    g = given("zeus", "hades")
    for seat, names in enumerate(cards):
        holds(g, seat, *names).determination = 6
    return g


# -- the example of the book


def test_the_example_of_the_book() -> None:
    """A Hero of Zeus contests a deployment of Poseidon's: 3 to 4 - 1, then a Feint."""
    g = given("zeus", "poseidon")
    holds(g, 0, "crush", "feint")
    holds(g, 1, "divine_grace", "thrust")
    for p in g.players:
        p.determination = 3
    his, its = first_hero(g.players[0]), olympian(g.players[1])
    stands(g.players[1], its, "lemnos")
    answers: dict[int, list[Answer]] = {
        0: ["crush", "on", "feint", "on"],
        1: ["divine_grace", "on", "thrust", "stop"],
    }
    grandeur = g.grandeur.index(1)
    play = fight_player(g, g.players[0], his, g.players[1], its, FOR_CONTEST, city("lemnos"))
    won, running = stage(g, play, answers)
    assert won
    assert told(g, "hybris-totals")[0][:2] == (3, 3)
    assert running.of_kind("marker")[3] == ["stop"], "Poseidon has no Determination left"
    assert over(g) == (0, 1, 5, 3)
    assert g.players[1].characters[its].lying
    assert g.grandeur.index(1) == min(3, grandeur + 1)
    assert g.players[1].hand == [card("poseidon-thrust")]


# -- rounds


@pytest.mark.rule("HYB-CVP-01", "HYB-COMBAT-01")
def test_whoever_begins_is_the_attacker() -> None:
    g = hands(["crush"], ["crush"])
    stands(g.players[1], first_hero(g.players[1]), "athens")
    play = fight_player(
        g, g.players[0], first_hero(g.players[0]), g.players[1], first_hero(g.players[1]), FOR_SLOT, city("athens")
    )
    next(play)
    combat = combat_of(g)
    assert (combat.attacker.seat, combat.defender.seat, combat.city) == (0, 1, city("athens"))
    assert (combat.attacker.marker, combat.defender.marker) == (NONE, NONE)


@pytest.mark.rule("HYB-CVP-02")
def test_whoever_has_cards_must_place_one_and_it_may_be_too_dear() -> None:
    g = hands(["crush", "divine_grace"], [])
    g.players[0].determination = 2
    _, running = duel(g, {0: ["divine_grace", "stop"]}, HEROES)
    assert running.asked == [(0, "place-card", ["crush", "divine_grace"]), (0, "marker", ["stop"])]
    assert g.players[0].hand == [card("zeus-crush"), card("zeus-divine_grace")]


@pytest.mark.rule("HYB-CVP-02", "HYB-CVP-04")
def test_cards_are_placed_at_once_unseen_and_taken_back_unseen() -> None:
    g = hands(["crush", "flurry"], ["javelin"])
    p, q = g.players
    play = fight_player(g, p, first_hero(p), q, first_hero(q), FOR_SLOT, city("athens"))
    placing = next(play)
    assert isinstance(placing, Together)
    assert [seat for seat, _ in placing.parts] == [0, 1]
    running = Stage(g, {0: ["flurry", "stop"], 1: ["javelin", "stop"]})
    for _, part in placing.parts:
        running.run(part())
    assert combat_of(g).attacker.hidden == card("zeus-flurry")
    assert p.hand == [card("zeus-crush")]
    marking = play.send(0)
    assert isinstance(marking, Together)
    for _, part in marking.parts:
        running.run(part())
    assert combat_of(g).attacker.hidden != NONE, "while a card is hidden its marker is"
    assert combat_of(g).attacker.marker == STOPPED
    with pytest.raises(StopIteration):
        play.send(0)
    assert sorted(p.hand) == sorted([card("zeus-crush"), card("zeus-flurry")])
    assert told(g, "hybris-took-back") == [(0, -1, -1, -1), (1, -1, -1, -1)], "nobody hears which card it was"
    assert told(g, "hybris-played") == []


@pytest.mark.rule("HYB-CVP-03")
def test_an_empty_hand_must_stop_openly() -> None:
    g = hands([], ["crush"])
    p, q = g.players
    play = fight_player(g, p, first_hero(p), q, first_hero(q), FOR_SLOT, city("athens"))
    placing = next(play)
    assert isinstance(placing, Together)
    running = Stage(g, {1: ["crush", "on"]})
    running.run(placing.parts[0][1]())
    marking = play.send(0)
    assert isinstance(marking, Together)
    assert [seat for seat, _ in marking.parts] == [1]
    side = combat_of(g).attacker
    assert (side.marker, side.hidden) == (STOPPED, NONE)


@pytest.mark.rule("HYB-CVP-03", "HYB-CVP-05", "HYB-CVP-07")
def test_both_go_on_cards_are_turned_over_and_a_new_round_begins() -> None:
    g = hands(["crush", "flurry"], ["javelin", "parry"])
    _, running = duel(g, {0: ["crush", "on", "flurry", "on"], 1: ["javelin", "on", "parry", "stop"]}, HEROES)
    assert [entry[:2] for entry in running.asked[:8]] == [
        (0, "place-card"),
        (1, "place-card"),
        (0, "marker"),
        (1, "marker"),
        (0, "place-card"),
        (1, "place-card"),
        (0, "marker"),
        (1, "marker"),
    ]
    assert told(g, "hybris-totals") == [(3, 3, -1, -1), (8, 3, -1, -1)]
    assert over(g) == (0, 1, 8, 3)


@pytest.mark.rule("HYB-CVP-05")
def test_of_effects_revealed_together_the_attackers_comes_first() -> None:
    """Both Strengths count before either effect: Counterattack compares with what came at the same time."""
    g = hands(["parry"], ["counterattack"])
    duel(g, {0: ["parry", "on"], 1: ["counterattack", "on"]}, HEROES)
    assert over(g)[2:] == (1, 1), "weakened by 2 it is behind by 1 when its own effect comes"
    g = hands(["counterattack"], ["parry"])
    duel(g, {0: ["counterattack", "on"], 1: ["parry", "on"]}, HEROES)
    assert over(g)[2:] == (0, 1), "it was ahead when it looked, and was weakened afterwards"


@pytest.mark.rule("HYB-CVP-06")
def test_one_may_not_go_on_with_a_card_that_is_too_dear() -> None:
    g = hands(["crush", "flurry"], ["crush", "parry"])
    g.players[0].determination = 2
    _, running = duel(g, {0: ["crush", "on", "flurry", "stop"], 1: ["crush", "on", "parry", "stop"]}, HEROES)
    assert running.of_kind("marker") == [["on", "stop"], ["on", "stop"], ["stop"], ["on", "stop"]]


@pytest.mark.rule("HYB-CVP-08")
def test_when_both_stop_it_is_over() -> None:
    g = hands(["crush", "flurry"], ["crush", "parry"])
    _, running = duel(g, {0: ["crush", "stop"], 1: ["crush", "stop"]}, HEROES)
    assert len(running.asked) == 4
    assert over(g) == (1, 0, 0, 0)


@pytest.mark.rule("HYB-CVP-09", "HYB-CVP-10")
@pytest.mark.parametrize("lone", [0, 1])
def test_who_goes_on_alone_plays_face_up_one_at_a_time(lone: int) -> None:
    cards = [["parry", "javelin"], ["parry", "javelin"]]
    cards[lone] = ["crush", "flurry", "divine_grace", "feint"]
    g = hands(*cards)
    g.players[lone].determination = 5
    answers: dict[int, list[Answer]] = {0: ["parry", "stop"], 1: ["parry", "stop"]}
    answers[lone] = ["crush", "on", "flurry", "feint", "stop"]
    _, running = duel(g, answers, HEROES)
    assert running.of_kind("play-alone") == [
        ["flurry", "feint", "divine_grace", "stop"],
        ["feint", "stop"],
        ["stop"],
    ]
    assert [entry[0] for entry in running.asked[4:]] == [lone] * 3, "who has stopped plays no more"
    assert over(g)[2 + lone] == 3 + 2 + 3 + 2
    assert over(g)[2 + 1 - lone] == 0


@pytest.mark.rule("HYB-CVP-10")
def test_cards_face_up_still_count_when_their_player_has_stopped() -> None:
    g = hands(["crush", "parry"], ["javelin", "feint"])
    duel(g, {0: ["crush", "on", "parry", "stop"], 1: ["javelin", "on", "feint", "on"]}, HEROES)
    assert over(g)[2:] == (3, 3 + 2)


@pytest.mark.rule("HYB-CVP-11")
@pytest.mark.parametrize(("defence", "wins"), [("flurry", True), ("crush", False), ("divine_grace", False)])
def test_the_higher_total_wins_and_a_tie_is_the_defenders(defence: str, wins: bool) -> None:
    g = hands(["crush"], [defence])
    won, _ = duel(g, {0: ["crush", "on"], 1: [defence, "on"]}, HEROES)
    assert won is wins
    assert over(g)[:2] == ((0, 1) if wins else (1, 0))
    assert [p.victories for p in g.players] == [int(wins), int(not wins)]


# -- afterwards


@pytest.mark.rule("HYB-CVP-12")
def test_the_attacker_who_wins_takes_the_slot_its_prayers_and_the_turn_goes_on() -> None:
    g = hands(["crush"], [])
    p, q = g.players
    stands(q, first_hero(q), "athens")
    scene = acting_in_athens(g)
    stage(g, take_city_slot(g, p, slot_of("athens"), scene), {0: ["crush", "on"]})
    assert p.characters[first_hero(p)].place == slot_of("athens")
    assert q.characters[first_hero(q)].place == IN_UNDERWORLD
    assert g.well > 0
    assert (g.turn.over, g.turn.evicted) == (False, FIGHTER)


@pytest.mark.rule("HYB-CVP-13", "HYB-DEFEAT-05")
def test_the_defender_who_wins_stays() -> None:
    g = hands([], [])
    p, q = g.players
    stands(q, first_hero(q), "athens")
    scene = acting_in_athens(g)
    stage(g, take_city_slot(g, p, slot_of("athens"), scene))
    assert q.characters[first_hero(q)].place == slot_of("athens")
    assert p.characters[first_hero(p)].place == IN_UNDERWORLD
    assert (g.turn.over, g.well) == (True, 0)


def acting_in_athens(g: Hybris) -> Scene:
    """The first Hero of seat 0 comes to Athens."""
    scene = acting(g, g.players[0], first_hero(g.players[0]), 6)
    g.players[0].characters[scene.character].place = RESERVE
    g.turn.city = scene.city = city("athens")
    return scene


@pytest.mark.rule("HYB-CVP-14", "HYB-DECK-04")
def test_all_cards_of_the_zones_are_discarded_by_whoever_played_them() -> None:
    g = hands(["crush", "coliseum-dory"], ["parry"])
    p, q = g.players
    duel(g, {0: ["crush", "on", "dory"], 1: ["parry", "stop"]}, HEROES)
    assert p.discard == [card("zeus-crush"), card("coliseum-dory")]
    assert (q.discard, q.hand) == ([], [card("hades-parry")])
    assert g.coliseum_discard == []
    assert g.combat is None


@pytest.mark.rule("HYB-COMBAT-03")
def test_a_prophet_flees_and_its_attacker_has_won_a_combat() -> None:
    g = given("zeus", "hades")
    p, q = g.players
    stands(q, prophet(q), "athens")
    scene = acting_in_athens(g)
    _, running = stage(g, take_city_slot(g, p, slot_of("athens"), scene))
    assert running.asked == []
    assert (q.characters[prophet(q)].place, p.characters[first_hero(p)].place) == (RESERVE, slot_of("athens"))
    assert (p.victories, q.victories) == (1, 0), "the Prophet's owner is not victorious"
    assert (g.turn.evicted, g.combat) == (FLED, None)
    assert (told(g, "hybris-defeated"), q.vp) == ([], 0), "nor beaten: nothing for Psychopomp"
    assert told(g, "hybris-combat") == [], "no Combat was started"


@pytest.mark.rule("HYB-COMBAT-03")
@pytest.mark.parametrize("purpose", [FOR_SLOT, FOR_CONTEST])
def test_whatever_waits_for_a_combat_won_hears_of_a_prophet_put_to_flight(purpose: int) -> None:
    g = given("poseidon", "hades")
    p, q = g.players
    p.vp, p.aegis, q.aegis = 0, 3, 3
    penthesilea = ally(g, p, "penthesilea")
    unlock(g, 0, "trident")
    deploy(g, 0, "scales_of_spoils", 0)
    stands(q, prophet(q), "athens")
    hand = len(p.hand)
    stage(g, put_to_flight(g, p, penthesilea, q, prophet(q), purpose, city("athens")))
    assert p.vp == 1 + 2, "the Trident's and Penthesilea's"
    assert (p.aegis, q.aegis) == (3 + 1 + 1, 3 - 1), "the Trident's, and one of the rival's for the Scales"
    assert (len(p.hand) - hand, p.victories, g.combat) == (1, 1, None)


@pytest.mark.rule("HYB-COMBAT-03")
def test_nobody_is_attacked_who_flees() -> None:
    """Against a Prophet no Combat begins: nothing that waits for the start of one happens."""
    g = given("zeus", "hades")
    p, q = g.players
    deploy(g, 1, "gorgon_watch", 0)
    stands(q, prophet(q), "athens")
    hand = len(q.hand)
    stage(g, put_to_flight(g, p, first_hero(p), q, prophet(q), FOR_SLOT, city("athens")))
    assert len(q.hand) == hand


def test_to_flee_is_to_go_to_the_reserve() -> None:
    g = given()
    p = g.players[1]
    stands(p, prophet(p), "sparta")
    flee(g, p, prophet(p))
    assert p.characters[prophet(p)].place == RESERVE
    assert [numbers[0] for numbers in told(g, "hybris-fled")] == [1]


# -- what changes totals


@pytest.mark.rule("HYB-GODS-02")
@pytest.mark.parametrize(("kind", "drawn"), [(OLYMPIAN, 1), (HERO, 0)])
def test_athena_attacked_herself_draws_a_card_before_the_first_round(kind: int, drawn: int) -> None:
    g = given("zeus", "athena")
    holds(g, 0)
    holds(g, 1)
    _, running = duel(g, {}, (OLYMPIAN, kind))
    assert len(g.players[1].hand) == drawn
    assert [entry[:2] for entry in running.asked[:1]] == [(1, "place-card")][:drawn]


@pytest.mark.rule("HYB-GODS-02")
def test_athena_who_attacks_draws_nothing() -> None:
    g = given("athena", "zeus")
    holds(g, 0)
    holds(g, 1)
    duel(g)
    assert g.players[0].hand == []


@pytest.mark.rule("HYB-GODS-05")
@pytest.mark.parametrize("kind", [OLYMPIAN, HERO])
@pytest.mark.parametrize(("order", "totals"), [(("poseidon", "hades"), (1, 0)), (("hades", "poseidon"), (0, -1))])
def test_poseidon_is_better_at_attack(order: tuple[str, str], totals: tuple[int, int], kind: int) -> None:
    g = given(*order)
    holds(g, 0)
    holds(g, 1)
    won, _ = duel(g, {}, (kind, kind))
    assert over(g)[2:] == totals
    assert won, "below 0 is below 0"


@pytest.mark.rule("HYB-GODS-09")
@pytest.mark.parametrize(
    ("order", "kinds", "totals"),
    [
        (("zeus", "hades"), (OLYMPIAN, OLYMPIAN), (2, 0)),
        (("hades", "zeus"), (OLYMPIAN, OLYMPIAN), (0, 2)),
        (("zeus", "hades"), (OLYMPIAN, HERO), (0, 0)),
        (("zeus", "hades"), (HERO, OLYMPIAN), (0, 0)),
    ],
)
def test_zeus_beats_olympians(order: tuple[str, str], kinds: tuple[int, int], totals: tuple[int, int]) -> None:
    g = given(*order)
    holds(g, 0)
    holds(g, 1)
    duel(g, {}, kinds)
    assert over(g)[2:] == totals


def test_might_of_the_age_counts_for_every_character() -> None:
    g = hands([], [])
    g.players[0].might = 3
    assert duel(g, {}, HEROES)[0]
    assert over(g)[2:] == (3, 0)


def test_the_shield_of_athena_counts_in_defence() -> None:
    g = given("hades", "athena")
    holds(g, 0)
    holds(g, 1)
    unlock(g, 1, "aegis_shield")
    duel(g, {}, HEROES)
    assert over(g)[2:] == (0, 1)


def test_the_bident_counts_ones_own_dead() -> None:
    g = given("hades", "zeus")
    p = g.players[0]
    unlock(g, 0, "bident")
    holds(g, 0)
    holds(g, 1)
    for number, figure in enumerate(p.characters):
        if figure.kind == HERO and number != first_hero(p):
            figure.place = IN_UNDERWORLD
    dead = len([figure for figure in p.characters if figure.place == IN_UNDERWORLD])
    assert dead >= 1
    duel(g, {}, HEROES)
    assert over(g)[2:] == (min(dead, 2), 0)


def test_the_siphon_makes_fire_stronger_and_nothing_else() -> None:
    g = hands(["thrust", "crush"], [])
    deploy(g, 0, "chimera_siphon", 0)
    duel(g, {0: ["thrust", "on", "crush"]}, HEROES)
    assert [numbers[1:3] for numbers in told(g, "hybris-played")] == [
        (card("zeus-thrust"), 3),
        (card("zeus-crush"), 3),
    ]


def test_the_gorgon_watch_gives_a_card_and_strength_when_its_owner_is_attacked() -> None:
    g = hands([], [])
    deploy(g, 1, "gorgon_watch", 0)
    duel(g, {}, HEROES)
    assert len(g.players[1].hand) == 1
    assert over(g)[2:] == (0, 1)


def test_whoever_fights_the_holder_of_the_apple_is_stronger_and_takes_it() -> None:
    g = given("hades", "athena", modules=("apple_of_discord",))
    holds(g, 0)
    holds(g, 1)
    g.tokens[0] = 1
    won, _ = duel(g, {}, HEROES)
    assert won
    assert over(g)[2:] == (1, 0)
    assert (g.tokens[0], g.players[0].vp) == (0, 1 + 1), "a point for the win, and one of Psychopomp"


# -- who hears of a victory


@pytest.mark.parametrize(("upgrade", "seat", "vp"), [("trident", 0, 1), ("nike", 1, 2)])
def test_upgrades_that_pay_for_a_victory(upgrade: str, seat: int, vp: int) -> None:
    g = given("poseidon", "athena")
    holds(g, 0)
    holds(g, 1)
    unlock(g, seat, upgrade)
    g.players[seat].might = 5
    duel(g, {}, HEROES)
    assert g.players[seat].vp == vp


def test_the_mast_counts_the_combats_won_in_the_age() -> None:
    g = hands([], [])
    deploy(g, 1, "tropaion_mast", 0)
    for _ in range(3):
        duel(g, {}, HEROES)
        g.players[0].characters[1].place = RESERVE
    points = g.players[1].vp
    stage(g, timed(g, "age_end"))
    assert g.players[1].victories == 3
    assert g.players[1].vp == points + 2, "two at most"


def test_the_scales_take_aegis_from_the_loser() -> None:
    g = hands([], [])
    deploy(g, 1, "scales_of_spoils", 0)
    aegis = g.players[0].aegis
    duel(g, {}, HEROES)
    assert (g.players[0].aegis, g.players[1].aegis) == (aegis - 1, 3 + 1)


# -- what is hidden


def test_a_total_can_be_read_at_any_moment() -> None:
    g = hands(["crush", "flurry"], ["javelin", "parry"])
    p, q = g.players
    play = fight_player(g, p, olympian(p), q, olympian(q), FOR_SLOT, city("athens"))
    running = Stage(g, {0: ["crush", "on"], 1: ["javelin", "on"]})
    asked: Ask | Together = next(play)
    for _ in range(2):
        assert isinstance(asked, Together)
        for _, part in asked.parts:
            running.run(part())
        asked = play.send(0)
    combat = combat_of(g)
    assert (total(g, combat.attacker), total(g, combat.defender)) == (3 + 2, 3)
    assert combat.attacker.marker == NONE, "a new round: nobody has chosen"
    twin = g.copy()
    assert twin.dump() == g.dump()


def test_reveals_forbid_to_take_back_a_marker_that_was_shown() -> None:
    g = hands(["crush"], ["crush"])
    before = g.reveals
    duel(g, {0: ["crush", "stop"], 1: ["crush", "stop"]}, HEROES)
    assert g.reveals > before


def test_combats_leave_bystanders_alone() -> None:
    g = given(*OLYMPIANS)
    before = [p.dump() for p in g.players[2:]]
    holds(g, 0, "crush")
    holds(g, 1, "crush")
    duel(g, {0: ["crush", "on"], 1: ["crush", "on"]})
    after = [p.dump() for p in g.players[2:]]
    for seat, (old, new) in enumerate(zip(before, after, strict=True), start=2):
        gained = 2 if OLYMPIANS[seat] == "hades" else 0
        assert {**old, "vp": gained} == new
