"""What people do wrong: each mistake is explained clearly, in their language, and nothing is lost."""

import os
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from websockets.sync.client import connect

from server.serving import PATIENCE, Person, Server, Sight, bot, me, open_seat, serving


@pytest.mark.parametrize(
    ("path", "status", "id"),
    [
        ("/api/tables/AAAAAAAAAAAAAAAAAAAAAA", 404, "server-no-table"),
        ("/api/tables/short", 404, "server-no-table"),
        ("/api/links/AAAAAAAAAAAAAAAAAAAAAA", 404, "server-no-link"),
        ("/api/links/short", 404, "server-no-link"),
        ("/api/rules/catan", 404, "server-no-book"),
        ("/api/games/catan/things", 404, "server-no-game"),
        ("/api/games/ephyran/things?modules=zeus", 400, "setup-no-module"),
        ("/api/texts/de", 404, "server-no-language"),
        ("/api/nothing", 404, "server-no-route"),
    ],
)
def test_addresses_that_lead_nowhere(anna: Person, path: str, status: int, id: str) -> None:
    english, french = anna.get(path, Accept_Language="en"), anna.get(path, Accept_Language="fr-CH, en;q=0.5")

    assert (english.status, english.json["error"]["message"]["id"]) == (status, id)
    assert english.json["error"]["text"] != french.json["error"]["text"]


@pytest.mark.parametrize(
    ("wanted", "id"),
    [
        ({"game": "catan", "seats": [me(), bot()]}, "server-no-game"),
        ({"game": "ephyran", "seats": [me()]}, "setup-seat-count"),
        ({"game": "ephyran", "seats": [me()] * 9}, "setup-seat-count"),
        ({"game": "ephyran", "seats": [me(), bot("deep-blue")]}, "server-no-bot"),
        ({"game": "ephyran", "seats": [me("x" * 25), bot()]}, "server-bad-name"),
        ({"game": "ephyran", "seats": [me("a\u0000b"), bot()]}, "server-bad-name"),
        ({"game": "ephyran", "seats": [me(), bot()], "modules": ["zeus"]}, "setup-no-module"),
        ({"game": "ephyran", "seats": [me(), bot()], "options": {"zeus": "yes"}}, "setup-no-option"),
        ({"game": "ephyran", "seats": [me(), bot()], "options": {"gods": "yes"}}, "setup-no-value"),
        ({"game": "ephyran", "seats": [me(), open_seat()], "seed": "known"}, "server-seed-open"),
        ({"game": "ephyran", "seats": [me(), bot()], "seed": ""}, "server-bad-seed"),
        ({"game": "ephyran", "seats": [me(), bot()], "cheat": True}, "server-unreadable"),
    ],
)
def test_tables_that_cannot_be_made(anna: Person, wanted: dict[str, object], id: str) -> None:
    answer = anna.post("/api/tables", wanted)

    assert answer.json["error"]["message"]["id"] == id
    assert answer.status in (400, 404)
    assert anna.cookie == ""


def test_full_tables_and_taken_seats(server: Server, anna: Person, boris: Person) -> None:
    table = anna.make(me(), open_seat())
    late = Person(server)

    assert late.sit(table, 0).json["error"]["message"]["id"] == "server-taken"
    assert boris.sit(table, 1).status == 200
    assert late.sit(table, 1).json["error"]["message"]["id"] == "server-full"
    assert late.sit(table, 7).status == 400
    assert late.post(f"/api/tables/{table}/links", {"seat": 1}).status == 403
    assert anna.post(f"/api/tables/{table}/links", {"seat": 1}).status == 403


def test_choices_out_of_turn_repeated_or_stale(anna: Person) -> None:
    table = anna.make(me("Anna"), me("Boris"))
    with anna.socket(table) as sight:
        asked = sight.scene["asked"][0]["seat"]
        sight.ask("look", seat=asked)
        question = sight.question
        assert question is not None
        at, key = question["at"], question["options"][0]["key"]

        wrong = [
            sight.ask("choose", seat=1 - asked, at=at, key=key),
            sight.ask("choose", seat=asked, at=at + 1, key=key),
            sight.ask("choose", seat=asked, at=at, key="win"),
            sight.ask("take_back", seat=asked, choice=-1),
            sight.ask("agree", seat=asked, yes=True),
        ]
        assert [one["reason"]["id"] for one in wrong] == [
            "server-not-asked",
            "server-stale",
            "server-not-offered",
            "server-cannot-undo",
            "server-no-request",
        ]
        assert sight.ask("choose", seat=asked, at=at, key=key)["type"] == "done"
        assert sight.ask("choose", seat=asked, at=at, key=key)["type"] == "done", "sent twice, chosen once"
        assert sight.scene["choices"] == 1


def test_the_match_cannot_start_with_open_seats(anna: Person) -> None:
    table = anna.make(me(), open_seat())
    with anna.socket(table) as sight:
        assert sight.ask("start")["reason"]["id"] == "server-open-seats"
        assert sight.ask("choose", seat=0, at=0, key="x")["reason"]["id"] == "server-not-started"
        assert sight.ask("hand_over", seat=1, bot="apprentice")["type"] == "done"
        assert sight.ask("start")["type"] == "done"


def test_nobody_takes_the_seat_of_somebody_who_is_there(anna: Person, boris: Person) -> None:
    table = anna.make(me("Anna"), open_seat())
    boris.sit(table, 1)
    with anna.socket(table) as hers, boris.socket(table):
        assert hers.ask("hand_over", seat=1, bot="apprentice")["reason"]["id"] == "server-not-away"
        assert hers.ask("leave", seat=1)["reason"]["id"] == "server-not-yours"
        assert hers.ask("look", seat=1)["reason"]["id"] == "server-not-yours"


def test_a_socket_to_no_table_says_so(anna: Person) -> None:
    sight = Sight(connect(f"ws://{anna.server.address}/api/tables/AAAAAAAAAAAAAAAAAAAAAA/socket"), None, hello=False)

    assert sight.closed() == 4001
    assert "server-no-table" in sight.raw[-1]


# ---------------------------------------------------------------- files and ports


def started_badly(*arguments: str, **environment: str) -> tuple[int, str]:
    """What `agon serve` says when it cannot serve."""
    done = subprocess.run(
        [sys.executable, "-m", "agon", "serve", "--no-browser", *arguments],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        env={**os.environ, "AGON_LANG": "en", **environment},
    )
    return done.returncode, done.stderr


def test_a_port_in_use(server: Server, tmp_path: Path) -> None:
    port = server.address.rpartition(":")[2]

    status, said = started_badly("--port", port, "--database", str(tmp_path / "a.db"))

    assert status == 2
    assert f"port {port} is in use" in said.replace(",", "")
    assert "--port" in said
    assert said.count("\n") == 1


@pytest.mark.parametrize(
    ("make", "words"),
    [
        (lambda folder: str(folder), "folder"),
        (lambda folder: foreign(folder / "notes.txt"), "not an Agon database"),
        (lambda folder: "mysql://somewhere/agon", "only in an SQLite file or in PostgreSQL"),
        (lambda folder: "postgresql://127.0.0.1:9/agon", "does not answer"),
        (lambda folder: newer(folder / "new.db"), "newer Agon"),
        (lambda folder: closed(folder / "old.db"), "is read-only"),
    ],
    ids=["a folder", "another file", "another kind", "out of reach", "too new", "read-only"],
)
def test_databases_that_cannot_be_used(tmp_path: Path, make: Callable[[Path], str], words: str) -> None:
    status, said = started_badly("--port", "0", "--database", make(tmp_path))

    assert status == 2
    assert words in said
    assert said.count("\n") == 1


def foreign(path: Path) -> str:
    path.write_text("not a database, whatever it is" * 40)
    return str(path)


def newer(path: Path) -> str:
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
        connection.execute("INSERT INTO alembic_version VALUES ('9999')")
    connection.close()
    return str(path)


def closed(path: Path) -> str:
    """A database that may be read and no more, even by root."""
    sqlite3.connect(path).execute("PRAGMA journal_mode = WAL").connection.close()
    return f"sqlite:///file:{path}?mode=ro&uri=true"


@contextmanager
def held(path: str) -> Iterator[None]:
    """Another program that holds the database."""
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute("BEGIN EXCLUSIVE")
    try:
        yield
    finally:
        connection.rollback()
        connection.close()


def test_a_locked_database_loses_nothing(tmp_path: Path) -> None:
    path = str(tmp_path / "agon.db")
    with serving(path) as server:
        anna = Person(server)
        table = anna.make(me(), me())
        with anna.socket(table) as sight:
            asked = sight.scene["asked"][0]["seat"]
            sight.ask("look", seat=asked)
            question, version = sight.question, sight.version
            assert question is not None
            with held(path):
                refused = sight.choose(question["options"][0]["key"])

            assert refused["reason"]["id"] == "server-database-locked"
            assert sight.version == version
            assert sight.choose(question["options"][0]["key"])["type"] == "done", "and then it goes on"
            assert sight.scene["choices"] == 1


def test_a_database_that_is_taken_away_is_missed_and_goes_on_when_it_is_back(tmp_path: Path) -> None:
    path, away = tmp_path / "agon.db", tmp_path / "elsewhere.db"
    with serving(str(path)) as server:
        anna = Person(server)
        table = anna.make(me(), me())
        with anna.socket(table) as sight:
            sight.ask("look", seat=sight.scene["asked"][0]["seat"])
            question, version = sight.question, sight.version
            assert question is not None
            path.rename(away)

            refused = sight.choose(question["options"][0]["key"])

            assert refused["reason"]["id"] == "server-database-missing"
            assert sight.version == version
            assert anna.get("/api/health").status == 503
            assert str(path) not in anna.get("/api/tables").json["error"]["text"], "that is for the log"
            away.rename(path)
            assert sight.choose(question["options"][0]["key"])["type"] == "done", "and then it goes on"


def test_a_bot_thinks_on_when_its_database_is_back(tmp_path: Path) -> None:
    path, away = tmp_path / "agon.db", tmp_path / "elsewhere.db"
    with serving(str(path)) as server:
        anna = Person(server)
        table = anna.make(*[bot("player")] * 4)
        with anna.socket(table) as sight:
            sight.until("update")
            path.rename(away)
            server.await_complaint("the choice of a bot came to nothing")
            seen = sight.scene["choices"]
            away.rename(path)
            while sight.scene["choices"] < seen + 20:
                sight.next()


def test_a_setup_that_cannot_be_is_told_in_the_readers_language(server: Server) -> None:
    seats = [{"who": "me"}, {"who": "bot", "bot": "apprentice"}]
    wanted = {"game": "hybris", "seats": seats, "options": {"seat_1": "athena", "seat_2": "athena"}}
    refused = Person(server).post("/api/tables", wanted, Accept_Language="fr")
    assert refused.status == 400
    assert "demandent la même chose\u00a0: joue Athéna" in refused.json["error"]["text"]
    assert refused.json["error"]["message"]["id"] == "setup-twice"


def test_modules_that_do_not_go_together_are_told_in_the_readers_language(server: Server) -> None:
    seats = [{"who": "me"}, {"who": "bot", "bot": "apprentice"}, {"who": "bot", "bot": "apprentice"}]
    wanted = {"game": "hybris", "seats": seats, "modules": ["duel"]}
    refused = Person(server).post("/api/tables", wanted, Accept_Language="fr")
    assert refused.status == 400
    assert refused.json["error"]["text"] == "«\u00a0Duel\u00a0» est pour 2 joueurs, et non pour 3"
    assert refused.json["error"]["message"]["id"] == "setup-seat-count"
