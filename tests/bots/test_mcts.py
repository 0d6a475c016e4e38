"""Search: to the end of one's own turn, no longer than it can change anything, and without forgetting."""

import pytest

from agon.bots.classic import Node
from agon.bots.lessons import declared
from agon.bots.mcts import Budget, Line, MctsBot, margin
from agon.bots.values import Values
from agon.kernel.chance import seeded
from agon.kernel.game import END_OF_TURN, Setup
from agon.kernel.play import Worlds
from bots.positions import game_of, run_of

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
    run.ask.options = [option]

    class NoWorlds(Worlds):
        def __init__(self) -> None:
            pass

    assert searching(50).choose(run.ask, NoWorlds()) == option


def test_a_bot_with_little_time_answers_in_time() -> None:
    """Whatever is over first ends the search: here the seconds, long before a million iterations."""
    run = run_of(EPHYRAN, 10)
    assert run.ask is not None
    bot = MctsBot(seeded("luck"), Budget(1_000_000, 0.05), "")
    assert bot.search(run.ask, run.worlds(run.ask.seat)).count < 1_000_000


@pytest.mark.parametrize("seats", [3, 4])
def test_all_rivals_count(seats: int) -> None:
    """Two who stand as well as the best are more of a danger than one."""
    setup = Setup("hybris", seats, "a seed")
    values = Values(game_of(setup), seats, declared(game_of(setup).evaluation()))

    class Worths(Values):
        def __init__(self, worth: list[float]) -> None:
            super().__init__(values.game, seats, values.lesson)
            self.worth = worth

        def points(self, world: object) -> list[float]:
            return self.worth

    world = run_of(setup, 0)
    one_rival = Worths([10.0, 10.0, *[-50.0] * (seats - 2)]).leads(world)[0]
    two_rivals = Worths([10.0, 10.0, 10.0, *[-50.0] * (seats - 3)]).leads(world)[0]
    assert two_rivals < one_rival < 0.5


def test_how_far_the_first_choice_is_ahead() -> None:
    root = Node()
    for option, visits in enumerate((3, 9, 5)):
        root.children[option] = Node()
        root.children[option].visits = visits
    assert margin(root, [0, 1, 2]) == 4
    assert margin(root, [0, 2, 7]) == 2
