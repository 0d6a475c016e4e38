"""Several server processes, and processes that die: the journal is the truth, on both databases."""

import random
import threading
from pathlib import Path

from server.serving import Person, Server, Sight, bot, me, open_seat, serving


def follow(sight: Sight, version: int) -> None:
    while sight.version < version:
        sight.next()


def test_two_processes_play_one_match(database: str) -> None:
    with serving(database) as first, serving(database) as second:
        anna, boris = Person(first), Person(second)
        table = anna.make(me("Anna"), open_seat(), bot("apprentice"))
        assert boris.sit(table, 1, "Boris").status == 200
        with anna.socket(table) as hers, boris.socket(table) as his:
            assert hers.ask("start")["type"] == "done"
            for number in range(40):
                follow(hers, his.version)
                follow(his, hers.version)
                while not (hers.question or his.question):
                    hers.next()
                    follow(his, hers.version)
                asked, other = (hers, his) if hers.question else (his, hers)
                assert asked.play(1, random.Random(number)) == 1
                follow(other, asked.version)
            follow(hers, his.version)
            follow(his, hers.version)

            assert hers.scene["choices"] == his.scene["choices"] >= 40
            assert [seat["online"] for seat in hers.scene["table"]["seats"][:1]] == [True]


def test_of_two_who_write_at_once_both_succeed(database: str) -> None:
    """A lost race is a clean retry: nothing is lost, nothing is done twice."""
    with serving(database) as first, serving(database) as second:
        anna = Person(first)
        table = anna.make(me("a"), me("b"), bot("apprentice"))
        with anna.socket(table) as one, Person(second, anna.cookie).socket(table) as other:
            one.until("update") if one.version < 1 else None
            before = one.version

            def rename(sight: Sight, seat: int) -> None:
                for number in range(25):
                    done = sight.ask("rename", seat=seat, name=f"n{seat}-{number}", language="")
                    assert done["type"] == "done", done

            threads = [threading.Thread(target=rename, args=args) for args in ((one, 0), (other, 1))]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
            latest = max(one.version, other.version)
            follow(one, latest)
            follow(other, latest)

            assert latest >= before + 50
            names = [seat["name"] for seat in one.scene["table"]["seats"][:2]]
            assert names == ["n0-24", "n1-24"]


def test_killed_in_the_middle_of_a_match_of_bots_and_restarted(database: str) -> None:
    server = Server(database)
    person = Person(server)
    table = person.make(bot("player"), bot("apprentice"), bot("apprentice"))
    sight = person.socket(table)
    while sight.scene["choices"] < 25:
        sight.next()
    server.kill()
    seen, log = sight.scene, sight.log

    with serving(database) as again, Person(again).socket(table) as later:
        first = later.scene
        assert first["version"] >= seen["version"]
        assert later.log[: len(log)] == log
        while later.stage != "over":
            later.next()
        assert later.scene["outcome"]["places"]


def test_another_process_thinks_on_for_one_that_died(database: str) -> None:
    first = Server(database)
    with serving(database) as second:
        table = Person(first).make(bot("player"), bot("apprentice"))
        with Person(second).socket(table) as sight:
            while sight.scene["choices"] < 10:
                sight.next()
            first.kill()
            choices = sight.scene["choices"]
            while sight.scene["choices"] < choices + 20 and sight.stage != "over":
                sight.next()


def test_a_restart_is_announced_and_nothing_is_lost(tmp_path: Path) -> None:
    database = str(tmp_path / "agon.db")
    server = Server(database)
    anna = Person(server)
    table = anna.make(me(), bot("apprentice"))
    sight = anna.socket(table)
    sight.play(5, random.Random(1))
    choices = sight.scene["choices"]

    errors = server.stop()
    code = sight.closed()

    assert "Traceback" not in errors
    assert code == 1012
    assert '"server-restarts"' in sight.raw[-1]
    with serving(database) as again, Person(again, anna.cookie).socket(table) as back:
        assert back.scene["choices"] >= choices
        assert back.scene["held"] == [0]
        assert back.play(3, random.Random(2)) == 3
