"""Several seats choose at once: in any order, unseen, several picks each."""

from itertools import permutations

from agon.kernel.chance import seeded
from agon.kernel.match import Match, digest
from kernel.toy import a_match, asked_next, asked_of, choose_all, mine, question_of, table_of


def planning(seats: int = 2) -> Match:
    """A match at its first simultaneous question; every hand has three cards, two of which are committed."""
    match = a_match(seats=seats)
    for seat in range(seats):
        choose_all(match, (seat, "left"), (seat, "pass"))
    return match


def hand(match: Match, seat: int) -> list[int]:
    return table_of(match, seat)["hand"]


def commit(match: Match, seat: int, place: int) -> None:
    """One pick of that seat: the card in that place of its hand."""
    match.choose_key(seat, f"card/{hand(match, seat)[place]}")


def test_all_are_asked_at_once() -> None:
    match = planning(3)
    assert [ask.seat for ask in match.asks] == [0, 1, 2]
    assert [question_of(match, seat).id for seat in range(3)] == ["toy-ask-commit"] * 3
    assert match.view(-1)["asked"] == [0, 1, 2]


def test_answers_in_any_order_give_the_same_result() -> None:
    """Three seats with two picks each: every order of the six picks."""
    ends = set()
    for order in set(permutations([0, 0, 1, 1, 2, 2])):
        match = planning(3)
        for seat in order:
            commit(match, seat, 0)
        assert asked_next(match).kind.id == "toy-ask-walk"
        shown = [told.message for told in match.events(-1, len(match.choices))]
        ends.add((match.digest(), repr(match.view(-1)), repr(shown)))
    assert len(ends) == 1


def test_second_pick_is_asked_while_the_others_still_think() -> None:
    match = planning()
    commit(match, 1, 0)
    assert [ask.seat for ask in match.asks] == [0, 1]
    assert len(asked_of(match, 1).options) == 2
    commit(match, 1, 0)
    assert [ask.seat for ask in match.asks] == [0]


def test_nothing_is_shown_before_all_are_done() -> None:
    match = planning()
    before = [match.view(seat)["table"] for seat in (0, -1)]
    heard = [match.events(seat) for seat in (0, -1)]
    commit(match, 1, 0)
    commit(match, 1, 1)
    assert [match.view(seat)["table"] for seat in (0, -1)] == before
    assert [match.events(seat) for seat in (0, -1)] == heard
    commit(match, 0, 0)
    commit(match, 0, 0)
    assert len(table_of(match, -1)["discarded"]) == 4


def test_what_one_has_committed_is_their_own_to_see() -> None:
    match = planning()
    card = hand(match, 1)[2]
    commit(match, 1, 2)
    assert table_of(match, 1)["committed"] == [card]
    assert table_of(match, 0)["committed"] == []
    assert [told.message.id for told in match.events(1, len(match.choices))] == ["toy-committed"]


def test_worlds_do_not_contain_the_answers_of_others() -> None:
    """Whatever seat 2 has secretly answered, seat 1 gets the same worlds, in which seat 2 is still asked."""
    worlds = []
    for place in range(3):
        match = planning()
        commit(match, 1, place)
        world = match.worlds(0).sample(seeded("sample"))
        assert [ask.seat for ask in world.asks()] == [0, 1]
        assert mine(world.state).committed == [[], []]
        worlds.append(digest(world.state))
    worlds.append(digest(planning().worlds(0).sample(seeded("sample")).state))
    assert len(set(worlds)) == 1


def test_worlds_contain_ones_own_answers() -> None:
    match = planning()
    card = hand(match, 0)[1]
    commit(match, 0, 1)
    commit(match, 1, 0)
    world = match.worlds(0).sample(seeded("sample"))
    assert mine(world.state).committed == [[card], []]
    assert mine(world.state).hands[0] == hand(match, 0)
    asked = {ask.seat: ask.options for ask in world.asks()}
    assert asked[0] == sorted(hand(match, 0))
    assert asked[1] == sorted(mine(world.state).hands[1]), "the others are asked about the hand they have in this world"


def test_sampled_worlds_can_be_played_to_their_end() -> None:
    match = planning(3)
    commit(match, 2, 0)
    commit(match, 1, 0)
    chance = seeded("worlds")
    for _ in range(20):
        world = match.worlds(1).sample(chance)
        while world.ask is not None:
            asks = world.asks()
            ask = asks[chance.below(len(asks))]
            world.answer(ask.seat, ask.options[chance.below(len(ask.options))])
        assert match.game.outcome(world.state) is not None


def lopsided() -> Match:
    """A simultaneous question in which seat 2 has one card, so one option, and seat 1 has two."""
    match = planning()
    for seat in (0, 1):
        commit(match, seat, 0)
        commit(match, seat, 0)
    choose_all(match, (0, "left"), (0, "draw"), (1, "left"), (1, "pass"))
    return match


def test_part_with_a_single_option_answers_itself() -> None:
    match = lopsided()
    assert [ask.seat for ask in match.asks] == [0]
    assert table_of(match, 0)["hands"] == [2, 1]
    commit(match, 0, 0)
    assert asked_next(match).kind.id == "toy-ask-walk", "the second pick of seat 1 had one option only as well"
    assert table_of(match, 0)["hands"] == [0, 0]


def test_worlds_redraw_what_answered_itself() -> None:
    match = lopsided()
    chance = seeded("redraw")
    committed = set()
    for _ in range(20):
        world = match.worlds(0).sample(chance)
        assert [ask.seat for ask in world.asks()] == [0]
        assert [len(cards) for cards in mine(world.state).committed] == [0, 1]
        assert set(match.game.census(world.state).values()) == {1}
        committed.add(mine(world.state).committed[1][0])
    assert len(committed) > 3


def test_clone_in_the_middle_of_it() -> None:
    match = planning(3)
    commit(match, 2, 1)
    commit(match, 0, 0)
    clone = match.clone()
    assert [ask.seat for ask in clone.asks] == [0, 1, 2]
    assert clone.digest() == match.digest()
    for each in (match, clone):
        for seat in (1, 0, 2, 1):
            commit(each, seat, 0)
    assert clone.digest() == match.digest()
    assert clone.events(-1) == match.events(-1)


def test_playout_answers_one_after_the_other() -> None:
    world = planning(3).playout()
    seats = []
    while (ask := asked_next(world)).kind.id == "toy-ask-commit":
        seats.append(ask.seat)
        world.choose(ask.options[0])
    assert seats == [0, 0, 1, 1, 2, 2]
