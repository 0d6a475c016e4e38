"""Heavy work takes turns: nobody has to wait for the greediest, who waits longest."""

import asyncio
import time
from collections.abc import Coroutine
from itertools import pairwise
from typing import Any

import pytest

from agon.server.limits import ENDLESS, Bucket, Rate, source_of
from agon.server.turns import Queue
from agon.server.turnstile import Turnstile


def run(story: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(story, 60))


def busy(seconds: float) -> None:
    """Use the processor, not the clock."""
    end = time.thread_time() + seconds
    while time.thread_time() < end:
        pass


def test_visitors_take_turns_whatever_each_of_them_asks_for() -> None:
    async def story() -> None:
        turnstile, lock, done = Turnstile(ENDLESS), Queue(), list[str]()

        def noted(visitor: str) -> Coroutine[Any, Any, None]:
            return turnstile.work(visitor, lock, lambda: done.append(visitor))

        await asyncio.gather(*[noted("greedy") for _ in range(6)], noted("modest"), noted("modest"))

        assert done == ["greedy", "greedy", "modest", "greedy", "modest", "greedy", "greedy", "greedy"]

    run(story())


def test_between_two_pieces_of_work_the_tables_have_twice_as_long() -> None:
    async def story() -> None:
        turnstile, lock, times = Turnstile(ENDLESS), Queue(), list[float]()

        def work() -> None:
            times.append(time.monotonic())
            busy(0.02)

        await asyncio.gather(*[turnstile.work("one", lock, work) for _ in range(3)])

        assert all(later - earlier > 0.059 for earlier, later in pairwise(times))

    run(story())


def test_work_is_paid_for_with_processor_time() -> None:
    async def story() -> None:
        turnstile, lock = Turnstile(Rate(0.01, 1.0)), Queue()
        await turnstile.work("one", lock, lambda: busy(0.2))
        owed = -turnstile.account("one").level
        began = time.monotonic()
        await turnstile.work("other", lock, lambda: None)
        others = turnstile.account("other").level
        await turnstile.work("one", lock, lambda: None)

        assert owed > 0.1
        assert others > 0
        assert time.monotonic() - began >= owed

    run(story())


def test_nobody_waits_for_a_table_of_others() -> None:
    async def story() -> None:
        turnstile, slow, free = Turnstile(ENDLESS), Queue(), Queue()
        await slow.acquire()
        waiting = asyncio.create_task(turnstile.work("one", slow, lambda: None))
        await asyncio.sleep(0)
        await turnstile.work("other", free, lambda: None)
        assert not waiting.done()

        slow.release()
        await waiting

    run(story())


def test_nobody_waits_for_the_queue_of_a_table_of_others() -> None:
    async def story() -> None:
        turnstile, crowded, free, done = Turnstile(ENDLESS), Queue(), Queue(), list[str]()
        await crowded.acquire()

        async def act() -> None:
            async with crowded:
                await asyncio.sleep(0)
                done.append("act")

        acts = [asyncio.create_task(act()) for _ in range(3)]
        looking = asyncio.create_task(turnstile.work("one", crowded, lambda: done.append("look")))
        await asyncio.sleep(0)
        crowded.release()
        await turnstile.work("other", free, lambda: done.append("elsewhere"))
        await asyncio.gather(looking, *acts)

        assert done.index("elsewhere") < 2

    run(story())


def test_what_is_done_in_threads_takes_turns_and_is_paid_for_too() -> None:
    async def story() -> None:
        turnstile = Turnstile(Rate(1.0, 1.0))
        assert await asyncio.gather(*[turnstile.aside("one", lambda: busy(0.05)) for _ in range(2)]) == [None, None]
        assert turnstile.account("one").level < 1.0

    run(story())


@pytest.mark.parametrize("given", [False, True], ids=["while they wait", "when it is theirs"])
def test_whoever_leaves_holds_nobody_up(given: bool) -> None:
    async def story() -> None:
        turnstile, lock = Turnstile(ENDLESS), Queue()
        await turnstile.turns.take("first")
        leaving = asyncio.create_task(turnstile.work("leaving", lock, lambda: None))
        staying = asyncio.create_task(turnstile.work("staying", lock, lambda: None))
        await asyncio.sleep(0)
        if given:
            turnstile.turns.give()
            leaving.cancel()
        else:
            leaving.cancel()
            await asyncio.sleep(0)
            turnstile.turns.give()

        await staying
        assert leaving.cancelled()

    run(story())


def test_what_is_spent_beyond_what_is_there_is_owed() -> None:
    bucket = Bucket(Rate(1, 0.001))
    bucket.spend(3)
    assert -2 <= bucket.level < -1.9
    assert not bucket.take()


@pytest.mark.parametrize(
    ("address", "source"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:aaaa::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:bbbb::2", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("", ""),
    ],
)
def test_an_address_of_ipv6_counts_by_its_network(address: str, source: str) -> None:
    assert source_of(address) == source
