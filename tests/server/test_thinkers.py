"""Workers that think for bots: they come back with a choice, and one that dies or hangs is replaced."""

import asyncio
import os
import signal
import sys
from multiprocessing import active_children
from types import SimpleNamespace
from typing import cast

import pytest

from agon.kernel.game import Setup
from agon.kernel.match import Match
from agon.lab.worker import TooSlow, WorkerDied
from agon.server.hall import Hall
from agon.server.labour import Replayed
from agon.server.playable import game_of
from agon.server.problems import Problem
from agon.server.thinkers import BEHIND, Thinkers, Thought
from agon.server.thinking import Thinking
from server.stories import live

SETUP = Setup("ephyran", 2, "a seed")


def thought(spec: str, choices: tuple[tuple[int, int], ...] = (), seconds: float = 0.0) -> Thought:
    match = Match.start(game_of(SETUP), SETUP)
    for seat, option in choices:
        match.choose(seat, option)
    assert match.ask is not None
    return Thought("t" * 22, SETUP, choices, match.ask.seat, spec, seconds, "luck")


def test_a_worker_thinks_dies_and_is_replaced() -> None:
    async def story() -> None:
        thinkers = Thinkers(1)
        try:
            option, key = await thinkers.think(thought("greedy"), "anna")
            assert (option, key) == await thinkers.think(thought("greedy"), "anna"), "the same question, the same luck"

            (worker,) = active_children()
            thinking = asyncio.create_task(thinkers.think(thought("mcts:9s"), "anna"))
            while not thinkers._quick.pool._busy:  # until it is given to the worker
                await asyncio.sleep(0.01)
            os.kill(worker.pid or 0, signal.SIGKILL)
            with pytest.raises(WorkerDied):
                await thinking

            assert (option, key) == await thinkers.think(thought("greedy"), "anna")
        finally:
            await thinkers.close()

    live(story())


def test_quick_bots_do_not_wait_for_slow_ones() -> None:
    async def story() -> None:
        thinkers = Thinkers(1)
        try:
            slow = [asyncio.create_task(thinkers.think(thought("mcts:600s", seconds=600.0), "anna")) for _ in range(3)]
            while not thinkers._pool.pool._busy:
                await asyncio.sleep(0.01)

            await thinkers.think(thought("greedy"), "anna")

            assert not any(task.done() for task in slow)
            for task in slow:
                task.cancel()
            await asyncio.gather(*slow, return_exceptions=True)
        finally:
            await thinkers.close()

    live(story())


def test_slow_bots_think_for_each_visitor_in_turn() -> None:
    async def story() -> None:
        thinkers, order = Thinkers(1), list[str]()

        async def think(visitor: str) -> None:
            await thinkers.think(thought("greedy", seconds=1.0), visitor)
            order.append(visitor)

        try:
            await asyncio.gather(*[think("greedy") for _ in range(4)], think("modest"))
        finally:
            await thinkers.close()
        assert order == ["greedy", "greedy", "modest", "greedy", "greedy"]

    live(story())


@pytest.mark.skipif(sys.platform == "win32", reason="priorities are numbers elsewhere")
def test_people_go_before_bots_where_processors_are_few() -> None:
    async def story() -> None:
        thinkers = Thinkers(1)
        try:
            await thinkers.warm()
            (worker,) = active_children()
            behind = os.getpriority(os.PRIO_PROCESS, worker.pid or 0) - os.getpriority(os.PRIO_PROCESS, 0)
            assert behind == min(BEHIND, 19 - os.getpriority(os.PRIO_PROCESS, 0))
        finally:
            await thinkers.close()

    live(story())


def test_a_worker_that_takes_too_long_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        thinkers = Thinkers(1)
        try:
            await thinkers.warm()
            monkeypatch.setattr("agon.server.thinkers.GRACE", 0.1)
            with pytest.raises(TooSlow):
                await thinkers.think(thought("mcts:600s"), "anna")
        finally:
            await thinkers.close()

    live(story())


def test_a_worker_follows_a_match_forwards_and_back() -> None:
    from agon.server.labour import match_at

    match = Match.start(game_of(SETUP), SETUP)
    made: list[tuple[int, int]] = []
    for _ in range(20):
        assert match.ask is not None
        made.append((match.ask.seat, match.ask.options[0]))
        match.choose(*made[-1])
    for count in (3, 12, 7, 20, 0, 20):
        following = match_at("t" * 22, SETUP, made[:count])
        assert [(choice.seat, choice.option) for choice in following.choices] == made[:count]


def test_records_are_replayed_by_workers_and_their_faults_come_back_whole() -> None:
    match = Match.start(game_of(SETUP), SETUP)
    record = match.record(["Anna", "Boris"])

    async def story() -> None:
        thinkers = Thinkers(1)
        try:
            replayed = await thinkers.replay(record, "anna")
            assert isinstance(replayed, Replayed)
            assert replayed.names == ("Anna", "Boris")
            with pytest.raises(Problem) as fault:
                await thinkers.replay(record.replace('"ephyran"', '"catan"'), "anna")
            assert fault.value.message.id == "server-no-game"
        finally:
            await thinkers.close()

    live(story())


def test_where_a_bot_failed_is_told(caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        thinkers = Thinkers(1)
        try:
            thinking = Thinking(cast(Hall, SimpleNamespace(movers=[])), thinkers)
            assert await thinking._chosen(thought("nobody"), "anna") is None
        finally:
            await thinkers.close()

    live(story())
    assert "in make_bot" in caplog.text
