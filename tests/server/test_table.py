"""A table is what its journal adds up to: short stories, without sockets or a database."""

import random

import pytest

from agon.games.registry import GAMES
from agon.kernel.errors import IllegalChoice
from agon.kernel.game import Setup
from agon.server import acts as a
from agon.server import moves, playable, scene
from agon.server.parts import BOT, OPEN, PERSON, Founding, SeatState
from agon.server.preview import foresee
from agon.server.problems import Problem, as_problem
from agon.server.sights import Sights
from agon.server.table import Table
from kernel.toy import PACK, TOY


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy is a game like any other."""
    monkeypatch.setitem(GAMES, "toy", TOY)
    monkeypatch.setattr(playable, "pack_of", lambda game, key: PACK)


def a_table(seats: int = 2, sitter: str = PERSON, origin: str = "new", modules: tuple[str, ...] = ()) -> Table:
    people = tuple(SeatState(sitter, f"p{seat}", "", "", sitter == PERSON) for seat in range(seats))
    return Table(Founding("t" * 22, Setup("toy", seats, "a seed", modules), people, origin, "", False, 1))


def do(table: Table, *deeds: a.Deed) -> Table:
    for deed in deeds:
        table.apply([a.Act(table.version + 1, 10 * table.version, deed)])
    return table


def chose(table: Table, seat: int, key: str) -> Table:
    plan = moves.choose(table, {seat}, seat, table.pending[seat].version, key)
    assert plan is not None
    return do(table, plan.deed)


def at_planning(table: Table) -> Table:
    """All have walked; now all commit cards at once."""
    while len(table.pending) == 1:
        (seat,) = table.pending
        question = table.question(seat)
        assert question is not None
        quiet = [option.key for option in question.options if option.key in ("left", "right", "pass")]
        chose(table, seat, quiet[0])
    return table


def sight(table: Table, seat: int) -> object:
    """All that is sent to that seat, but the clock."""
    sights = Sights(table)
    return sights.state(sights.scene(seat, {seat}, (), 0))


def test_a_log_that_is_kept_forgets_what_was_taken_back() -> None:
    table = do(a_table(), a.Started())
    kept = Sights(table)

    def answered(place: int) -> None:
        seat = next(iter(table.pending))
        question = table.question(seat)
        assert question is not None
        change = table.apply([a.Act(table.version + 1, 0, a.Chose(seat, question.options[place].key, -1))])
        kept.forget(change.keep)

    for first in (0, -1):  # another choice in the place of the one taken back
        answered(first)
        told = [kept.state(kept.scene(seat, {seat}, (), 0)) for seat in range(2)]
        assert told == [sight(table, seat) for seat in range(2)]
        if first == 0:
            seat = table.choices[-1].seat
            change = table.apply([a.Act(table.version + 1, 0, a.TookBack(seat))])
            kept.forget(change.keep)


def test_an_answer_to_a_simultaneous_question_is_good_whatever_the_others_do() -> None:
    table = at_planning(do(a_table(), a.Started()))
    mine = table.pending[1]
    question = table.question(0)
    assert question is not None

    chose(table, 0, question.options[0].key)
    do(table, a.Said(0, "done"))

    assert table.pending[1] == mine, "the question of seat 1 is the one it was"


def test_a_mind_is_changed_while_others_still_choose() -> None:
    table = at_planning(do(a_table(3), a.Started()))
    first, other = table.question(0), table.question(1)
    assert first is not None
    assert other is not None
    chose(table, 0, first.options[0].key)
    chose(table, 1, other.options[0].key)
    place = len(table.choices) - 2
    before = dict(table.pending)

    plan = moves.take_back(table, {0}, 0, place)
    assert plan is not None
    change = table.apply([a.Act(table.version + 1, 99, plan.deed)])

    assert change.keep == place
    assert [choice.seat for choice in table.choices[place:]] == [1], "the answer of seat 1 stays"
    assert table.pending[0].version == table.version, "seat 0 is asked anew"
    assert (table.pending[1], table.pending[2]) == (before[1], before[2]), "the others are asked what they were"


def test_several_picks_are_one_act() -> None:
    table = at_planning(do(a_table(), a.Started()))
    question = table.question(0)
    assert question is not None
    assert question.several is not None
    first, second = question.several.keys[:2]
    version, made, at = table.version, len(table.choices), table.pending[0].version
    plan = moves.choose(table, {0}, 0, at, first, [second])
    assert plan is not None

    do(table, plan.deed)

    assert (table.version, len(table.choices), len(table.times)) == (version + 1, made + 2, made + 2)
    assert moves.choose(table, {0}, 0, at, first, [second]) is None, "sent twice, chosen once"
    before = table.snapshot()
    back = moves.take_back(table, {0}, 0, made)
    assert back is not None
    do(table, back.deed)
    assert (len(table.choices), len(table.times)) == (made, made), "given at once, taken back at once"
    table.restore(before)
    assert table.match is not None
    assert table.match.undo_permission(0).back_to == made


def test_several_picks_are_taken_whole_or_not_at_all() -> None:
    table = at_planning(do(a_table(), a.Started()))
    question = table.question(0)
    assert question is not None
    first = question.options[0].key
    seen = sight(table, 0)
    plan = moves.choose(table, {0}, 0, table.pending[0].version, first, [first])
    assert plan is not None

    with pytest.raises(IllegalChoice, match=f"'{first}' cannot be picked, or not as often") as refused:
        do(table, plan.deed)

    assert as_problem(refused.value).message.id == "choose-apart"
    assert sight(table, 0) == seen


def test_going_back_to_a_snapshot_is_going_back_entirely() -> None:
    chance = random.Random(4)
    table = do(a_table(3), a.Started())
    for _ in range(12):
        seat = chance.choice(list(table.pending))
        question = table.question(seat)
        assert question is not None
        before, seen = table.snapshot(), [sight(table, reader) for reader in (-1, 0, 1, 2)]

        chose(table, seat, chance.choice(question.options).key)
        do(table, a.Said(0, "oh"), a.HandedOver(1, "apprentice"))
        table.restore(before)

        assert [sight(table, reader) for reader in (-1, 0, 1, 2)] == seen
        chose(table, seat, chance.choice(question.options).key)


def test_the_same_journal_makes_the_same_table_however_it_is_read() -> None:
    chance = random.Random(5)
    table = do(a_table(2), a.Started())
    journal: list[a.Act] = [a.Act(1, 0, a.Started())]
    while table.stage == "playing":
        seat = chance.choice(list(table.pending))
        question = table.question(seat)
        assert question is not None
        plan = moves.choose(table, {seat}, seat, table.pending[seat].version, chance.choice(question.options).key)
        assert plan is not None
        act = a.Act(table.version + 1, table.version, plan.deed)
        journal.append(act)
        table.apply([act])

    again = a_table(2)
    again.apply([act._replace(deed=a.read(a.written(act.deed))) for act in journal])

    assert sight(again, 0) == sight(table, 0)
    assert again.match is not None
    assert table.match is not None
    assert again.match.digest() == table.match.digest()


def test_the_key_counts_and_not_the_hint() -> None:
    """Other rules may number options otherwise; the words of a choice stay."""
    table = do(a_table(), a.Started())
    seat = next(iter(table.pending))
    question = table.question(seat)
    assert question is not None
    wrong = table.option_of(seat, question.options[1].key)
    assert wrong is not None

    do(table, a.Chose(seat, question.options[0].key, wrong))
    assert table.choices[-1].key == question.options[0].key


def test_a_request_lapses_with_the_next_choice() -> None:
    table = do(a_table(), a.Started())
    seat = next(iter(table.pending))
    while next(iter(table.pending)) == seat:
        question = table.question(seat)
        assert question is not None
        chose(table, seat, question.options[0].key)
    other = next(iter(table.pending))
    do(table, a.AskedBack(seat))
    assert table.request is not None
    question = table.question(other)
    assert question is not None

    chose(table, other, question.options[0].key)

    assert table.request is None


def test_bots_and_empty_seats_agree_by_themselves() -> None:
    table = do(a_table(3), a.Started())
    seat = next(iter(table.pending))
    while next(iter(table.pending)) == seat:
        question = table.question(seat)
        assert question is not None
        chose(table, seat, question.options[0].key)
    made = len(table.choices)
    others = [number for number in range(3) if number != seat]
    do(table, a.AskedBack(seat))
    assert table.request is not None
    assert table.request.waiting == tuple(others)

    do(table, a.HandedOver(others[0], "apprentice"))
    assert len(table.choices) == made
    do(table, a.Left(others[1]))

    assert len(table.choices) == made - 1
    assert table.request is None


def test_a_fork_shows_nothing_before_it_starts() -> None:
    table = a_table(origin="fork")
    before = scene.scene(table, -1, (), (), 0)
    do(table, a.Started())

    assert before.view is None
    assert before.question is None
    assert scene.scene(table, -1, (), (), 0).view is not None


def test_a_match_begins_when_all_sit() -> None:
    table = a_table(sitter=OPEN)
    with pytest.raises(Problem, match="open"):
        moves.start(table, {0})

    do(table, a.Sat(0, "Anna", "fr"), a.HandedOver(1, "apprentice"))

    plan = moves.start(table, {0})
    assert plan is not None
    do(table, plan.deed)
    assert table.seats[1].sitter == BOT
    assert table.stage == "playing"


def test_people_of_one_name_are_told_apart() -> None:
    table = a_table(sitter=OPEN, seats=3)
    for seat in range(3):
        plan = moves.sit(table, seat, "Anna", "", lambda connection: None)
        assert plan is not None
        do(table, plan.deed)

    assert [seat.name for seat in table.seats] == ["Anna", "Anna (2)", "Anna (3)"]


def test_a_preview_tells_what_is_certain_and_no_secret() -> None:
    """Whatever lies under the deck, the preview of a draw is the same."""
    told = []
    for seed in ("one", "two", "three", "four"):
        founding = a_table().founding
        table = Table(founding._replace(setup=founding.setup._replace(seed=seed)))
        do(table, a.Started())
        seat = next(iter(table.pending))
        chose(table, seat, "right")
        question = table.question(seat)
        assert question is not None
        for key in ("pass", "draw"):
            option = table.option_of(seat, key)
            assert option is not None
            foreseen = foresee(table, seat, option)
            if key == "pass":
                assert foreseen.view is not None or not foreseen.certain
            else:
                told.append(foreseen.certain)
                assert foreseen.view is None

    assert told == [False] * 4


def test_others_give_a_seat_to_a_bot_only_before_the_start_and_when_its_person_is_away() -> None:
    table = a_table()

    with pytest.raises(Problem, match="away"):
        moves.hand_over(table, {0}, 1, "apprentice", lambda seat: 59.0)
    assert moves.hand_over(table, {0}, 1, "apprentice", lambda seat: 61.0) == moves.Plan(a.HandedOver(1, "apprentice"))
    do(table, a.Started())
    with pytest.raises(Problem, match="agreed"):
        moves.hand_over(table, {0}, 1, "apprentice", lambda seat: 3600.0)
    do(table, a.HandedOver(1, "apprentice"))

    assert moves.take_over(table, {1}, 1) == moves.Plan(a.TookOver(1)), "and taken back at any time"
    with pytest.raises(Problem):
        moves.take_over(table, {0}, 1)


@pytest.mark.parametrize(("former", "today"), [("novice", "apprentice"), ("oracle", "champion"), ("player", "player")])
def test_strengths_of_old_are_those_of_today(former: str, today: str) -> None:
    """A table that was kept when strengths had other names opens, and shows what they are called now."""
    table = do(a_table(), a.Started())
    assert moves.hand_over(table, {0, 1}, 1, former, lambda seat: 0.0) == moves.Plan(a.HandedOver(1, today))
    do(table, a.HandedOver(1, former))

    assert scene.table_info(table, (), ()).seats[1].bot == today
