"""A match asks, takes choices, remembers, and refuses what is not on offer without a trace."""

import pytest

from agon.kernel.chance import seeded
from agon.kernel.errors import IllegalChoice
from agon.kernel.match import Match
from agon.kernel.record import read_record, replay
from kernel.toy import TOY, a_match, asked_next, choose_all, play_on, question_of, table_of


def trace(match: Match) -> tuple[object, ...]:
    """Everything that must not change when a choice is refused."""
    heard = [match.events(seat) for seat in range(-1, match.setup.seats)]
    asks = [(ask.seat, ask.kind.id, ask.options.copy()) for ask in match.asks]
    permissions = [match.undo_permission(seat) for seat in range(match.setup.seats)]
    return match.digest(), match.choices.copy(), heard, asks, permissions, match.view(0)


def test_starts_at_its_first_question() -> None:
    match = a_match()
    assert match.digest() == "889626da43d07a2a5fa3f38b89f9aed9ae158480b7348b30c5b99b8be3e88537"
    assert match.ask is not None
    assert (match.ask.seat, match.ask.kind.id) == (0, "toy-ask-walk")
    assert match.asks == [match.ask]
    assert match.asked(1) is None
    assert (match.over, match.outcome, match.choices) == (False, None, [])


def test_question_is_described_for_the_seat_that_is_asked() -> None:
    match = a_match()
    question = match.question(0)
    assert question is not None
    assert (question.seat, question.id, question.rules) == (0, "toy-ask-walk", ("TOY-1",))
    assert [option.key for option in question.options] == ["left", "right"]
    assert match.question(1) is None


def test_choosing_by_key_and_by_option_is_the_same() -> None:
    by_key, by_option = a_match(), a_match()
    by_key.choose_key(0, "right")
    assert by_option.ask is not None
    by_option.choose(0, by_option.ask.options[1])
    assert trace(by_key) == trace(by_option)
    assert by_key.choices[0][:3] == (0, "toy-ask-walk", "right")


def test_question_with_one_option_answers_itself() -> None:
    """Whoever has walked to the edge can only walk back, and is not asked."""
    match = a_match(modules=("calm",))
    for _ in range(2):
        choose_all(match, (0, "right"), (0, "pass"), (1, "left"), (1, "pass"))
    ask = asked_next(match)
    assert (ask.seat, ask.kind.id) == (0, "toy-ask-deed")
    assert table_of(match, 0)["places"] == [1, -2]


def test_refusals_say_what_cannot_be_done_and_why() -> None:
    match = a_match(seats=3)
    while True:  # until the deck is empty
        ask = asked_next(match)
        seat = ask.seat
        if ask.kind.id == "toy-ask-deed" and table_of(match, seat)["deck"] == 0:
            break
        keys = [option.key for option in question_of(match, seat).options]
        match.choose_key(seat, "draw" if "draw" in keys else keys[0])
    (refusal,) = match.refusals(seat)
    assert (refusal.key, refusal.reason.id, refusal.rules) == ("draw", "toy-no-deck", ("TOY-2",))
    assert match.refusals((seat + 1) % 3) == []


@pytest.mark.parametrize(
    ("seat", "key", "line"),
    [
        (0, "up", "'up' is not on offer for seat 1 at toy-ask-walk"),
        (0, "", "'' is not on offer for seat 1 at toy-ask-walk"),
        (1, "left", "seat 2 is not asked anything now"),
        (7, "left", "seat 8 is not asked anything now"),
        (-1, "left", "seat 0 is not asked anything now"),
    ],
)
def test_illegal_choice_is_refused_and_changes_nothing(seat: int, key: str, line: str) -> None:
    match = a_match()
    before = trace(match)
    with pytest.raises(IllegalChoice) as error:
        match.choose_key(seat, key)
    assert str(error.value) == line
    assert trace(match) == before


def test_illegal_option_is_refused_and_changes_nothing() -> None:
    match = choose_all(a_match(), (0, "right"))
    before = trace(match)
    with pytest.raises(IllegalChoice, match="not on offer for seat 1 at toy-ask-deed"):
        match.choose(0, 999)
    assert trace(match) == before
    choose_all(match, (0, "pass"))
    assert match.asked(1) is not None


def test_nothing_can_be_chosen_once_it_is_over() -> None:
    match = play_on(a_match(), seeded("over"))
    before = trace(match)
    with pytest.raises(IllegalChoice, match="seat 1 is not asked anything now"):
        match.choose_key(0, "left")
    assert trace(match) == before


def test_view_says_who_is_asked_and_nothing_hidden() -> None:
    match = a_match()
    assert table_of(match, 0)["hand"] == [2, 5, 11]
    assert match.view(-1) == {
        "game": "toy",
        "seat": -1,
        "asked": [0],
        "over": False,
        "table": {
            **{"hands": [3, 3], "hand": [], "committed": [], "deck": 8, "discarded": []},
            **{"places": [0, 0], "scores": [0, 0], "round": 1},
        },
    }


def test_outcome_has_winners_places_scores_and_a_reason() -> None:
    match = play_on(a_match("strike 22", 3, ("storm",)), seeded("22"))
    outcome = match.outcome
    assert outcome is not None
    assert outcome.winners == (1,)
    assert [(place.rank, place.score) for place in outcome.places] == [(2, 6), (1, 13), (3, 3)]
    assert outcome.reason.id == "toy-end-goal"


def test_game_can_end_in_the_middle_of_nested_procedures() -> None:
    match = play_on(a_match("strike 22", 3, ("storm",)), seeded("22"))
    last = match.choices[-1]
    assert last.question == "toy-ask-strike", "the blow that won was struck within a deed within a walk"
    assert match.over
    match.back_to(len(match.choices) - 1)
    assert not match.over
    assert match.asked(last.seat) is not None
    clone = match.clone()
    for each in (match, clone):
        each.choose_key(last.seat, last.key)
        assert each.over
    assert trace(match) == trace(clone)


def test_clone_is_independent_in_the_middle_of_a_step() -> None:
    match = choose_all(a_match(), (0, "right"))
    clone = match.clone()
    before = trace(match)
    assert trace(clone) == before
    choose_all(clone, (0, "roll"), (1, "left"))
    assert trace(match) == before
    choose_all(match, (0, "roll"), (1, "left"))
    assert trace(match) == trace(clone), "chance went on alike in both"


def test_what_one_takes_back_stays_made_in_the_clones_and_what_it_was_cloned_from() -> None:
    match = choose_all(a_match(), (0, "right"), (0, "roll"), (1, "left"))
    first, second = match.clone(), match.clone()
    before = trace(match)
    first.back_to(1)
    assert (trace(match), trace(second)) == (before, before)
    match.back_to(1)
    assert trace(match) == trace(first)
    assert trace(second) == before
    assert len(second.choices) == 3


def test_playout_is_an_independent_game_without_a_past() -> None:
    match = choose_all(a_match(), (0, "right"))
    before = trace(match)
    world = match.playout()
    world.choose(asked_next(world).options[0])
    assert trace(match) == before


def test_back_to_any_earlier_point() -> None:
    match = play_on(a_match("back", 3, ("storm", "echo")), seeded("back"))
    whole = match.choices.copy()
    past: list[tuple[object, ...]] = []
    again = a_match("back", 3, ("storm", "echo"))
    for choice in whole:
        past.append(trace(again))
        again.choose_key(choice.seat, choice.key)
    for count in range(len(whole) - 1, -1, -1):
        match.back_to(count)
        assert trace(match) == past[count]


@pytest.mark.parametrize("count", [-1, 3])
def test_back_to_nowhere_is_refused(count: int) -> None:
    match = choose_all(a_match(), (0, "right"), (0, "pass"))
    before = trace(match)
    with pytest.raises(IllegalChoice, match=f"there is no choice {count}: 2 were made"):
        match.back_to(count)
    assert trace(match) == before


def test_record_of_a_match_in_the_middle_of_a_step_goes_on_alike() -> None:
    match = choose_all(a_match(), (0, "right"))
    again = replay(read_record(match.record(["Ajax", "Dido"])), match.setup, match.game)
    assert again.divergence is None
    assert trace(again.match) == trace(match)
    for each in (match, again.match):
        play_on(each, seeded("the same"))
    assert trace(again.match) == trace(match)


def test_same_seed_same_match_and_another_seed_another() -> None:
    assert trace(a_match("x")) == trace(a_match("x"))
    assert a_match("x").digest() != a_match("y").digest()


def test_hidden_cards_move_but_none_is_lost() -> None:
    match = a_match("all", 3)
    things = match.census()
    play_on(match, seeded("all"))
    assert match.census() == things
    assert len(things) == 14
    assert set(things.values()) == {1}


def test_game_is_built_for_a_setup_and_holds_no_match() -> None:
    one, other = a_match("one"), a_match("other")
    before = trace(other)
    play_on(one, seeded("one"))
    assert trace(other) == before
    assert TOY.id == one.game.id
