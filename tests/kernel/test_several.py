"""Several picks in one answer: taken one after the other, all or none, and taken back together."""

from collections.abc import Callable

import pytest

from agon.kernel.ask import Ask, Kind, Play, as_often, exactly, up_to
from agon.kernel.errors import IllegalChoice
from agon.kernel.game import OVER, Setup
from agon.kernel.match import Match
from agon.kernel.play import Remembered
from agon.kernel.record import read_record, replay, write_record
from agon.kernel.undo import CONSENT, FREE, IMPOSSIBLE
from kernel.toy import (
    COMMIT,
    PACK,
    PASS,
    ROLL,
    TOY,
    Toy,
    ToyView,
    a_match,
    asked_next,
    asked_of,
    book_of,
    choose_all,
    question_of,
    table_of,
)

SECRET = Kind("toy-ask-secret", COMMIT.rules).kept_secret()


def keys(*cards: int) -> list[str]:
    return [f"card/{card}" for card in cards]


def planning(seats: int = 2) -> Match:
    """Every seat has three cards, and commits two of them."""
    match = a_match(seats=seats)
    for seat in range(seats):
        choose_all(match, (seat, "left"), (seat, "pass"))
    return match


def with_rule(rule: Callable[[Toy], Play], cards: list[int], seats: int = 2) -> Match:
    """A match of the toy that begins with another rule, the first seat holding these cards."""
    setup = Setup("toy", 2, "a seed")
    game = TOY.play(PACK, setup)

    def dealt(g: Toy) -> Play:
        g.hands[0] = cards.copy()
        yield from rule(g)
        yield Ask(COMMIT, len(g.hands) - 1, [0, 1])
        g.step = OVER

    book_of(game).replace_step("walk", dealt)
    return Match.start(game, setup._replace(seats=seats))


def dropping(count: int) -> Callable[[Toy], Play]:
    """So many cards of the first seat, of those that are alike one on offer."""

    def drop(g: Toy) -> Play:
        for made in range(count):
            hand = sorted(g.hands[0])
            card = yield Ask(COMMIT, 0, sorted(set(hand)), exactly(count - made, hand, made))
            g.hands[0].remove(card)
            g.discarded.append(card)

    return drop


def paying(price: int) -> Callable[[Toy], Play]:
    """Cards until their numbers reach a price."""

    def pay(g: Toy) -> Play:
        made = 0
        while sum(g.discarded) < price:
            hand = sorted(g.hands[0])
            card = yield Ask(COMMIT, 0, sorted(set(hand)), up_to(len(hand), hand, made))
            g.hands[0].remove(card)
            g.discarded.append(card)
            made += 1

    return pay


def told(match: Match) -> ToyView:
    return table_of(match, 0)


def test_a_question_says_how_many_it_takes_and_which() -> None:
    match = planning()
    hand = told(match)["hand"]
    assert question_of(match, 0).several == (2, 2, tuple(keys(*hand)), "")
    match.choose_key(0, f"card/{hand[0]}")
    assert question_of(match, 0).several is None, "one is left to be picked"
    assert question_of(a_match(), 0).several is None


def test_keys_given_at_once_are_picks_one_after_the_other() -> None:
    match, other = planning(), planning()
    hand = told(match)["hand"]
    match.choose_keys(0, keys(hand[2], hand[0]))
    choose_all(other, (0, f"card/{hand[2]}"), (0, f"card/{hand[0]}"))
    assert match.digest() == other.digest()
    assert [choice._replace(joined=False) for choice in match.choices] == other.choices
    assert [choice.joined for choice in match.choices[-2:]] == [False, True]
    assert match.asked(0) is None


def test_a_record_of_it_is_that_of_single_picks() -> None:
    match = planning()
    match.choose_keys(0, keys(*told(match)["hand"][:2]))
    again = replay(read_record(write_record(match, ["a", "b"])), match.setup, match.game)
    assert again.divergence is None
    assert again.match.digest() == match.digest()


def test_one_key_is_a_plain_answer() -> None:
    match = a_match()
    match.choose_keys(0, ["left"])
    assert match.choices[-1].key == "left"


@pytest.mark.parametrize(
    ("given", "line"),
    [
        ([], "toy-ask-commit takes 1 to 2 picks an answer, not 0"),
        (["card/1", "card/1", "card/2"], "toy-ask-commit takes 1 to 2 picks an answer, not 3"),
        (["card/2", "card/2"], "'card/2' cannot be picked, or not as often"),
        (["card/1", "card/9"], "'card/9' cannot be picked, or not as often"),
    ],
)
def test_what_cannot_be_given_at_once_changes_nothing(given: list[str], line: str) -> None:
    match = with_rule(dropping(2), [1, 1, 2])
    before = match.digest()
    with pytest.raises(IllegalChoice, match=line):
        match.choose_keys(0, given)
    assert (match.digest(), match.choices) == (before, [])


def test_a_question_that_takes_one_refuses_two() -> None:
    match = a_match()
    with pytest.raises(IllegalChoice, match="toy-ask-walk takes one key an answer, not 2"):
        match.choose_keys(0, ["left", "right"])
    with pytest.raises(IllegalChoice, match="seat 2 is not asked anything now"):
        match.choose_keys(1, ["left", "right"])


def test_things_that_are_alike_can_be_picked_as_often_as_they_are_there() -> None:
    match = with_rule(dropping(2), [1, 1, 2])
    assert question_of(match, 0).several == (2, 2, ("card/1", "card/1", "card/2"), "")
    match.choose_keys(0, keys(1, 1))
    assert told(match)["discarded"] == [1, 1]


def test_what_answers_itself_once_the_rest_is_alike_is_part_of_the_answer() -> None:
    """Two of 1, 1 and 2: after the 2, whatever is picked is a 1."""
    match = with_rule(dropping(2), [1, 1, 2])
    match.choose_keys(0, keys(2, 1))
    assert told(match)["discarded"] == [2, 1]
    assert len(match.choices) == 1


def test_more_than_were_needed_is_refused_whole() -> None:
    match = with_rule(paying(5), [1, 5, 7])
    before = match.digest()
    with pytest.raises(IllegalChoice, match="'card/7' is one too many: toy-ask-commit is not asked any more"):
        match.choose_keys(0, keys(1, 5, 7))
    assert (match.digest(), match.choices, match.events(0)[1:]) == (before, [], [])
    match.choose_keys(0, keys(1, 5))
    assert told(match)["discarded"] == [1, 5]


def test_less_than_is_needed_leaves_the_rest_of_the_question() -> None:
    match = with_rule(paying(9), [1, 5, 7, 8])
    match.choose_keys(0, keys(1, 5))
    assert question_of(match, 0).id == "toy-ask-commit"
    assert told(match)["discarded"] == [1, 5]


def test_the_next_list_is_another_question() -> None:
    """A pick too many for one price is not taken for the next price."""

    def twice(g: Toy) -> Play:
        yield from paying(5)(g)
        g.discarded = []
        yield from paying(5)(g)

    match = with_rule(twice, [1, 5, 6, 7])
    with pytest.raises(IllegalChoice, match="'card/7' is one too many"):
        match.choose_keys(0, keys(5, 7))
    assert match.choices == []


def test_a_word_can_end_it() -> None:
    def up_to_three(g: Toy) -> Play:
        for made in range(3):
            hand = sorted(g.hands[0])
            card = yield Ask(COMMIT, 0, [*hand, PASS], up_to(3 - made, hand, made, PASS))
            if card == PASS:
                return
            g.hands[0].remove(card)
            g.discarded.append(card)

    for given, gone in (("card/2 pass", [2]), ("card/2 card/1 pass", [2, 1]), ("card/2 card/1", [2, 1])):
        match = with_rule(up_to_three, [1, 2, 3, 4])
        assert question_of(match, 0).several == (1, 3, tuple(keys(1, 2, 3, 4)), "pass")
        match.choose_keys(0, given.split())
        assert told(match)["discarded"] == gone
        assert (match.asked(0) is not None) == ("pass" not in given)


def test_something_can_be_picked_again_as_long_as_it_is_on_offer() -> None:
    """How often a 1 can go only the picks themselves tell: there are two."""

    def going(g: Toy) -> Play:
        for made in range(3):
            hand = sorted(set(g.hands[0]))
            card = yield Ask(COMMIT, 0, [*hand, PASS], as_often(3 - made, hand, made, PASS))
            if card == PASS:
                return
            g.hands[0].remove(card)
            g.discarded.append(card)

    match = with_rule(going, [1, 1, 2, 3])
    assert question_of(match, 0).several == (1, 3, tuple(keys(1, 2, 3) * 3), "pass")
    with pytest.raises(IllegalChoice, match="'card/1' is not on offer any more after the picks before it"):
        match.choose_keys(0, keys(1, 1, 1))
    assert match.choices == []
    match.choose_keys(0, keys(1, 1, 2))
    assert told(match)["discarded"] == [1, 1, 2]


def test_it_is_taken_back_as_one() -> None:
    match = planning()
    before = match.digest()
    match.choose_keys(0, keys(*told(match)["hand"][:2]))
    assert match.undo_permission(0)[::2] == (FREE, 4)
    match.undo(0)
    assert match.digest() == before
    assert len(match.choices) == 4


def test_it_is_taken_back_as_one_from_among_secret_answers_of_others() -> None:
    match = planning(3)
    mine, theirs = (asked_of(match, seat).options for seat in (0, 1))
    match.choose_keys(0, keys(*mine[:2]))
    match.choose_keys(1, keys(*theirs[:2]))
    match.undo(0)
    assert [(choice.seat, choice.joined) for choice in match.choices[6:]] == [(1, False), (1, True)]
    assert match.undo_permission(1)[::2] == (FREE, 6)
    match.undo(1)
    assert match.digest() == planning(3).digest()


def test_what_came_to_light_with_any_of_the_picks_cannot_be_taken_back() -> None:
    def showing(g: Toy) -> Play:
        for made in range(2):
            hand = sorted(g.hands[0])
            card = yield Ask(COMMIT, 0, hand, exactly(2 - made, hand, made))
            g.hands[0].remove(card)
            g.reveals += made == 0

    match = with_rule(showing, [1, 2, 3])
    match.choose_keys(0, keys(1, 2))
    assert match.undo_permission(0)[::2] == (IMPOSSIBLE, 0)
    silent = with_rule(dropping(2), [1, 2, 3])
    silent.choose_keys(0, keys(1, 2))
    assert silent.undo_permission(0)[::2] == (CONSENT, 0), "the other seat is asked now"


def test_a_clone_and_a_choice_made_again_remember_what_was_given_at_once() -> None:
    match = planning()
    match.choose_keys(0, keys(*told(match)["hand"][:2]))
    made = match.choices[4:]
    twin = match.clone()
    twin.undo(0)
    for choice in made:
        twin.choose_again(choice)
    assert twin.choices == match.choices
    assert twin.digest() == match.digest()


# -- a question with one option


def asked_in_secret(g: Toy) -> Play:
    g.discarded.append((yield Ask(SECRET, 0, [ROLL])))


def test_a_secret_question_is_asked_although_it_has_one_option() -> None:
    match = with_rule(asked_in_secret, [1])
    assert asked_next(match).kind is SECRET


def test_alone_there_is_nobody_from_whom_to_keep_a_secret() -> None:
    match = with_rule(asked_in_secret, [1], seats=1)
    assert asked_next(match).kind is COMMIT
    assert told(match)["discarded"] == [ROLL]
    run = Remembered(match.game, match.game.begin(match.setup._replace(seats=1), match.playout().state.chance))
    run.start()
    assert asked_next(run).kind is COMMIT
