"""Search: to the end of the bot's own turn, no longer than it can change anything, and without forgetting."""

import pytest

from agon.bots.classic import Node
from agon.bots.mcts import Budget, Line, MctsBot, margin
from agon.bots.values import leads_of
from agon.kernel.ask import Ask
from agon.kernel.chance import seeded
from agon.kernel.game import END_OF_TURN, Setup
from bots.positions import run_of

HELLAS = Setup("hellas", 2, "a seed")
EPHYRAN = Setup("ephyran", 2, "a seed")


def searching(iterations: int) -> MctsBot:
    return MctsBot(seeded("luck"), Budget(iterations, 0.0), "")


def test_a_turn_of_hellas_is_judged_when_somebody_else_begins_one() -> None:
    run = run_of(HELLAS, 12)
    assert run.ask is not None
    seat = run.ask.seat
    assert run.game.evaluation().horizon == END_OF_TURN
    world = run.worlds(seat).sample(seeded("luck"))
    line = Line(world, seat, END_OF_TURN)
    steps = 0
    while not line.is_over():
        assert world.ask is not None
        steps += world.steps != line.step
        world.answer(world.ask.seat, world.ask.options[-1])

    assert world.ask is not None
    assert world.ask.seat != seat, "the line goes on while the seat itself begins another step"
    assert world.steps > 1


def test_search_stops_when_nothing_can_change() -> None:
    run = run_of(EPHYRAN, 10)
    assert run.ask is not None
    search = searching(4000).search(run.ask, run.worlds(run.ask.seat))

    assert search.count < 4000
    assert margin(search.root, run.ask.options) > 4000 - search.count


def test_what_was_found_out_stays_for_the_next_question_of_the_turn() -> None:
    """In Ephyran a card is chosen, then what it is aimed at: the second question was foreseen at the first."""
    kept = []
    bot = searching(120)
    run = run_of(EPHYRAN, 0)
    for _ in range(60):
        if run.ask is None:
            break
        seat = run.ask.seat
        if seat == 0:
            kept.append(bot.begun(run.ask, run.worlds(0), bot.judge_of(run.worlds(0))) is bot.kept is not None)
            run.answer(0, bot.choose(run.ask, run.worlds(0)))
        else:
            run.answer(seat, run.ask.options[0])

    assert any(kept)


def test_a_forced_choice_takes_no_world() -> None:
    run = run_of(EPHYRAN, 10)
    assert run.ask is not None
    option = run.ask.options[0]
    bot = searching(50)
    assert bot.choose(Ask(run.ask.kind, run.ask.seat, [option]), run.worlds(run.ask.seat)) == option
    assert bot.chance.count == 0, "a world is sampled by chance"


def test_a_bot_with_little_time_answers_in_time() -> None:
    """Whatever is over first ends the search: here the seconds, long before a million iterations."""
    run = run_of(EPHYRAN, 10)
    assert run.ask is not None
    bot = MctsBot(seeded("luck"), Budget(1_000_000, 0.05), "")
    assert bot.search(run.ask, run.worlds(run.ask.seat)).count < 1_000_000


def test_all_rivals_count() -> None:
    """Two who stand as well as the best are more of a danger than one."""
    one_rival = leads_of([10.0, 10.0, -90.0], 5.0)
    two_rivals = leads_of([10.0, 10.0, 10.0], 5.0)

    assert one_rival[0] == pytest.approx(0.0, abs=0.01)
    assert two_rivals[0] < -1.0
    assert one_rival[2] < -100.0
    assert leads_of([7.0, 4.0], 5.0) == [3.0, -3.0]


def test_how_far_the_first_choice_is_ahead() -> None:
    root = Node()
    for option, visits in enumerate((3, 9, 5)):
        root.children[option] = Node()
        root.children[option].visits = visits
    assert margin(root, [0, 1, 2]) == 4
    assert margin(root, [0, 2, 7]) == 2


def test_no_hero_is_the_best_for_everybody() -> None:
    """Whoever begins with most is not taken for that: what the others can do is worth something too."""
    taken = set()
    for number in range(6):
        run = run_of(Setup("hellas", 2, f"heroes {number}"), 0)
        assert run.ask is not None
        bot = MctsBot(seeded(f"luck {number}"), Budget(60, 0.0), "")
        taken.add(bot.choose(run.ask, run.worlds(run.ask.seat)))

    assert len(taken) > 1
