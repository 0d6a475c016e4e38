"""Worker processes: whatever happens to one of them, every task comes to an end, and none is left behind."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import Future
from contextlib import closing
from multiprocessing import active_children
from pathlib import Path
from time import sleep

import pytest

from agon.lab.async_pool import AsyncPool
from agon.lab.pool import Pool, PoolClosed
from agon.lab.worker import Limit, TaskFailed, TooSlow, Worker, WorkerDied
from cli.terminal import heeding_interrupts
from lab.tasks import Call, Line, call, fail_stubbornly, held_in, hold, hold_for_ever, note, spin, unsendable
from server.stories import live

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="named pipes and signals are others there")

PID = Call(os.getpid)
PATIENCE = 120.0  # seconds: a ceiling for slow machines, never what a test waits for


def pool_of(size: int, tries: int = 2, behind: int = 0) -> Pool[Call, object]:
    return Pool(size, call, tries=tries, behind=behind)


def is_there(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


# ---------------------------------------------------------------- results


def test_every_task_is_done_once() -> None:
    with pool_of(2) as pool:
        assert sorted(map(str, pool.work(Call(abs, (n,)) for n in range(-9, 1)))) == [str(n) for n in range(10)]
    assert not active_children()


def test_results_come_in_as_they_are_ready(tmp_path: Path) -> None:
    held = held_in(tmp_path)
    with pool_of(2) as pool:
        results = pool.work([Call(hold, (held,)), Call(abs, (-1,))])
        assert next(results) == 1
        line = Line(held)
        line.go_on()
        assert next(results) == line.pid


def test_tasks_begin_in_the_order_in_which_they_came() -> None:
    with pool_of(1) as pool:
        assert list(pool.work(Call(abs, (n,)) for n in range(9))) == list(range(9))


def test_no_more_tasks_are_handed_out_than_there_is_room_for() -> None:
    taken: list[int] = []

    def tasks() -> Iterator[Call]:
        for number in range(100):
            taken.append(number)
            yield Call(abs, (number,))

    with pool_of(2) as pool, closing(pool.work(tasks())) as results:
        next(results)
        assert len(taken) == pool.room < 100
        next(results)
        assert len(taken) == pool.room + 1


def test_a_worker_that_is_ready_is_taken_before_one_is_started() -> None:
    with pool_of(2) as pool:
        assert len({pool.submit(PID).result() for _ in range(4)}) == 1


def test_the_worker_that_was_at_work_last_is_taken_first(tmp_path: Path) -> None:
    both = [held_in(tmp_path, name) for name in ("first", "second")]
    with pool_of(2) as pool:
        futures = [pool.submit(Call(hold, (held,))) for held in both]
        lines = [Line(held) for held in both]
        for line, future in zip(lines, futures, strict=True):
            line.go_on()
            future.result()
        assert {pool.submit(PID).result() for _ in range(3)} == {lines[-1].pid}


def test_workers_stand_behind() -> None:
    own = os.getpriority(os.PRIO_PROCESS, 0)
    with pool_of(1, behind=3) as pool:
        assert pool.submit(Call(os.getpriority, (os.PRIO_PROCESS, 0))).result() == min(own + 3, 19)


# ---------------------------------------------------------------- errors


def test_an_error_comes_back_with_the_traceback_of_the_worker_which_lives_on() -> None:
    with pool_of(1) as pool:
        before = pool.submit(PID).result()
        with pytest.raises(NotADirectoryError) as raised:
            pool.submit(Call(os.listdir, (__file__,))).result()
        assert "in labour" in raised.value.__notes__[-1]
        assert pool.submit(PID).result() == before


def test_an_error_that_cannot_be_sent_is_told() -> None:
    with pool_of(1) as pool, pytest.raises(TaskFailed, match="fire and water") as raised:
        pool.submit(Call(fail_stubbornly)).result()
    assert "in fail_stubbornly" in raised.value.__notes__[-1]


def test_a_result_that_cannot_be_sent_is_an_error() -> None:
    with pool_of(1) as pool, pytest.raises(Exception, match="pickle"):
        pool.submit(Call(unsendable)).result()


def test_a_task_that_cannot_be_sent_is_an_error() -> None:
    with pool_of(1) as pool, pytest.raises(Exception, match="pickle"):
        pool.submit(Call(lambda: 0)).result()


# ---------------------------------------------------------------- deaths


def test_the_task_of_a_worker_that_was_killed_is_given_to_another(tmp_path: Path) -> None:
    held = held_in(tmp_path)
    with pool_of(1) as pool:
        future = pool.submit(Call(hold, (held,)))
        first = Line(held)
        os.kill(first.pid, signal.SIGKILL)
        first.await_end()
        second = Line(held)
        second.go_on()
        assert future.result() == second.pid != first.pid


def test_a_task_that_kills_every_worker_is_reported(tmp_path: Path) -> None:
    notes = tmp_path / "notes"
    with pool_of(2, tries=3) as pool:
        with pytest.raises(WorkerDied):
            list(pool.work([Call(note, (notes, 9))]))
        assert len(set(notes.read_text().split())) == 3
        assert pool.submit(Call(abs, (-1,))).result() == 1
    assert not active_children()


def test_a_worker_that_died_while_it_was_idle_costs_no_task() -> None:
    with pool_of(1, tries=1) as pool:
        pool.submit(PID).result()
        (worker,) = active_children()
        worker.kill()
        worker.join()
        assert pool.submit(PID).result() != worker.pid


def test_a_task_that_works_too_long_is_ended_and_given_to_nobody_else(tmp_path: Path) -> None:
    notes = tmp_path / "notes"
    with pool_of(1) as pool:
        with pytest.raises(TooSlow):
            pool.submit(Call(spin, (notes,)), Limit(processor=0.1, clock=PATIENCE)).result()
        assert len(notes.read_text().split()) == 1
        assert pool.submit(Call(abs, (-1,))).result() == 1


def test_the_limit_of_one_task_is_not_that_of_the_next() -> None:
    with pool_of(1) as pool:
        assert pool.submit(Call(abs, (-1,)), Limit(processor=0.02, clock=PATIENCE)).result() == 1
        assert pool.submit(Call(sum, (range(5_000_000),))).result() == 12_499_997_500_000


def test_a_task_that_neither_ends_nor_works_is_ended() -> None:
    with pool_of(1) as pool:
        pool.submit(PID).result()  # it has started
        (worker,) = active_children()
        with pytest.raises(TooSlow):
            pool.submit(Call(sleep, (PATIENCE,)), Limit(processor=PATIENCE, clock=0.1)).result()
        worker.join(PATIENCE)
        assert worker.exitcode == -signal.SIGKILL


# ---------------------------------------------------------------- stopping


def test_whoever_wants_no_more_results_stops_what_is_under_way(tmp_path: Path) -> None:
    held = held_in(tmp_path)
    with pool_of(2) as pool:
        with closing(pool.work([Call(abs, (-1,)), Call(hold_for_ever, (held,)), *[PID] * 9])) as results:
            assert next(results) == 1
            line = Line(held)
        line.await_end()
        assert pool.submit(Call(abs, (-2,))).result() == 2


def test_a_task_that_is_dropped_is_stopped_or_never_begun(tmp_path: Path) -> None:
    held, notes = held_in(tmp_path), tmp_path / "notes"
    with pool_of(1) as pool:
        running, waiting = pool.submit(Call(hold_for_ever, (held,))), pool.submit(Call(note, (notes, 0)))
        line = Line(held)
        pool.drop(waiting)
        pool.drop(running)
        line.await_end()
        assert pool.submit(Call(abs, (-1,))).result() == 1
    assert not notes.exists()


def test_closing_does_not_wait_for_a_worker_that_will_not_die(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    held = held_in(tmp_path)
    pool = pool_of(1)
    futures = [pool.submit(Call(hold_for_ever, (held,))), pool.submit(PID)]
    line = Line(held)
    with monkeypatch.context() as patched:
        patched.setattr(Worker, "kill", lambda worker: None)
        patched.setattr("agon.lab.pool.GONE_WITHIN", 0.0)
        pool.close()
    assert is_there(line.pid)
    for future in futures:
        with pytest.raises(PoolClosed):
            future.result(timeout=0)
    os.kill(line.pid, signal.SIGKILL)
    line.await_end()


def test_closing_waits_for_no_task_and_tells_whoever_does(tmp_path: Path) -> None:
    held = held_in(tmp_path)
    pool = pool_of(1)
    running, waiting = pool.submit(Call(hold_for_ever, (held,))), pool.submit(PID)
    line = Line(held)
    pool.close()
    for future in (running, waiting):
        with pytest.raises(PoolClosed):
            future.result(timeout=0)
    assert not is_there(line.pid)
    assert not active_children()
    with pytest.raises(PoolClosed):
        pool.submit(PID)
    pool.close()  # once more does no harm


def test_closing_does_not_wait_for_a_worker_that_starts() -> None:
    pool = pool_of(1)
    future = pool.submit(PID)
    while not (workers := active_children()):
        sleep(0.01)
    pool.close()
    with pytest.raises(PoolClosed):
        future.result(timeout=0)
    assert [worker.exitcode for worker in workers] == [-signal.SIGKILL]


def test_ctrl_c_does_not_reach_a_worker_not_even_one_that_starts() -> None:
    with pool_of(1) as pool:
        worker = Worker(pool._making, 0)
        os.kill(worker.process.pid or 0, signal.SIGINT)
        assert worker.do(PID, None).result == worker.process.pid
        os.kill(worker.process.pid or 0, signal.SIGINT)
        assert worker.do(PID, None).result == worker.process.pid
        worker.end()


LONELY = """
import sys
from pathlib import Path
from cli.terminal import heeding_interrupts
from lab.tasks import Call, Held, call, hold_for_ever
from agon.lab.pool import Pool
pool = Pool(1, call)
future = pool.submit(Call(hold_for_ever, (Held(Path(sys.argv[1]), Path(sys.argv[2])),)))
sys.stdin.read()
"""


@pytest.mark.parametrize("sent", [signal.SIGKILL, signal.SIGTERM, signal.SIGINT, None], ids=str)
def test_workers_end_with_their_parent_however_it_ends(tmp_path: Path, sent: signal.Signals | None) -> None:
    held = held_in(tmp_path)
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    command = [sys.executable, "-c", LONELY, *map(str, held)]
    parent = subprocess.Popen(
        command,
        env=environment,
        stdin=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=heeding_interrupts,
    )
    line = Line(held)
    if sent is not None:
        parent.send_signal(sent)
    _, complaints = parent.communicate(timeout=PATIENCE)
    line.await_end()
    assert parent.returncode == (0 if sent is None else -sent)
    assert "lab/pool.py" not in complaints


# ---------------------------------------------------------------- on an event loop


def test_a_task_that_is_awaited_holds_up_nobody_else(tmp_path: Path) -> None:
    held = held_in(tmp_path)

    async def story() -> None:
        pool = AsyncPool(pool_of(1))
        doing = asyncio.create_task(pool.do(Call(hold, (held,))))
        line = await asyncio.to_thread(Line, held)
        assert not doing.done()
        line.go_on()
        assert await doing == line.pid
        await pool.close()

    live(story())


def test_who_is_cancelled_has_their_task_stopped(tmp_path: Path) -> None:
    held, notes = held_in(tmp_path), tmp_path / "notes"

    async def story() -> None:
        pool = AsyncPool(pool_of(1))
        doing = asyncio.create_task(pool.do(Call(hold_for_ever, (held,))))
        line = await asyncio.to_thread(Line, held)
        waiting = [asyncio.create_task(pool.do(Call(note, (notes, 0)))) for _ in range(5)]
        await asyncio.sleep(0)  # they have been handed out, or wait for room
        for task in (*waiting, doing):
            task.cancel()
        await asyncio.gather(doing, *waiting, return_exceptions=True)
        await asyncio.to_thread(line.await_end)
        assert await pool.do(Call(abs, (-1,))) == 1
        assert all(task.cancelled() for task in (*waiting, doing))
        assert not notes.exists()
        await pool.close()

    live(story())


def test_whoever_finds_no_room_waits_and_is_served(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    held = held_in(tmp_path)
    pool = pool_of(1)
    handed_out: list[Call] = []
    submit = pool.submit

    def noted(task: Call, limit: Limit | None = None) -> Future[object]:
        handed_out.append(task)
        return submit(task, limit)

    async def story() -> None:
        monkeypatch.setattr(pool, "submit", noted)
        awaited = AsyncPool(pool)
        tasks = [Call(hold, (held,)), *(Call(abs, (-n,)) for n in range(5))]
        doing = [asyncio.create_task(awaited.do(task)) for task in tasks]
        line = await asyncio.to_thread(Line, held)
        assert len(handed_out) == pool.room < len(tasks)
        line.go_on()
        assert await asyncio.gather(*doing) == [line.pid, *range(5)]
        await awaited.close()

    live(story())


def test_whoever_waits_hears_that_the_pool_is_closed(tmp_path: Path) -> None:
    held = held_in(tmp_path)

    async def story() -> None:
        pool = AsyncPool(pool_of(1))
        doing = [asyncio.create_task(pool.do(Call(hold_for_ever, (held,)))) for _ in range(5)]
        await asyncio.to_thread(Line, held)
        await pool.close()
        heard = await asyncio.gather(*doing, return_exceptions=True)
        assert [type(error) for error in heard] == [PoolClosed] * 5

    live(story())
