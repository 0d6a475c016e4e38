"""Links that give a seat: used once, by whoever takes it, and by nobody who only looks."""

import random
import sqlite3
from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import text
from websockets.sync.client import connect

from agon.server.store.database import READS, WRITES, Database, chosen_url, connected, open_database
from agon.server.visitors import device_of, hashed, new_token
from server.serving import Person, Server, Sight, bot, me, open_seat, serving

PHONE = "Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36"


def test_an_invitation_is_used_once_and_the_seat_is_theirs_alone(server: Server, anna: Person) -> None:
    table = anna.make(me("Anna"), open_seat())
    link = anna.link(table, 1)
    boris, dora = Person(server), Person(server)

    assert boris.use(link, "Boris").json["held"] == [1]

    for late in (anna, dora, boris):
        assert late.use(link).status == 404
    with anna.socket(table, 1) as hers, boris.socket(table) as his:
        assert (hers.scene["seat"], hers.scene["held"]) == (0, [0]), "who sent the invitation has her own seat"
        assert (his.scene["held"], his.scene["table"]["seats"][1]["name"]) == ([1], "Boris")
        assert hers.ask("look", seat=1)["type"] == "refused"
        assert his.ask("start")["type"] == "done"
        his.await_turn() if his.scene["asked"][0]["seat"] == 1 else None
        at = hers.scene["version"]
        assert hers.ask("choose", seat=1, at=at, key="x")["reason"]["id"] == "server-not-yours"


@pytest.mark.parametrize("method", ["HEAD", "GET"])
def test_who_only_looks_at_a_link_takes_no_seat(server: Server, anna: Person, method: str) -> None:
    table = anna.make(me("Anna"), open_seat())
    link = anna.link(table, 1)
    looking, boris = Person(server), Person(server)

    for path in (link, link.replace("/join/", "/api/links/")):
        looking.ask(method, path)
    looked = looking.get(link.replace("/join/", "/api/links/")).json

    assert looking.cookie == ""
    assert (looked["kind"], looked["seat"], looked["held"]) == ("invitation", 1, [])
    assert looked["table"]["seats"][1]["sitter"] == "open"
    assert boris.use(link).status == 200


def test_other_invitations_to_a_seat_end_when_it_is_taken(server: Server, anna: Person) -> None:
    table = anna.make(me("Anna"), open_seat(), open_seat())
    links = [anna.link(table, seat) for seat in (1, 1, 2)]
    boris, carla, dora = Person(server), Person(server), Person(server)

    assert boris.use(links[0]).status == 200
    assert carla.sit(table, 2, "Carla").status == 200

    assert dora.use(links[1]).status == 404
    assert dora.use(links[2]).status == 404


def test_an_invitation_waits_while_a_bot_keeps_the_seat(server: Server, anna: Person) -> None:
    table = anna.make(me("Anna"), open_seat())
    link = anna.link(table, 1)
    with anna.socket(table) as sight:
        sight.ask("hand_over", seat=1, bot="apprentice")
        assert Person(server).use(link).status == 404
        sight.ask("hand_over", seat=1, bot="")
        assert Person(server).use(link).status == 200


def test_of_two_who_take_a_seat_at_once_in_two_processes_one_has_it(database: str) -> None:
    with serving(database) as first, serving(database) as second:
        anna = Person(first)
        table = anna.make(me("Anna"), open_seat())
        link = anna.link(table, 1)
        assert Person(second).get(f"/api/tables/{table}").status == 200, "both know the table as it was"

        statuses = [Person(one).use(link).status for one in (second, first)]

        assert statuses == [200, 404]


def a_phone(server: Server) -> Person:
    """Another device, which says what it is."""
    return Person(server, agent=PHONE)


def test_a_link_of_ones_own_brings_the_seat_to_another_device_and_the_first_is_told(
    server: Server, anna: Person
) -> None:
    table = anna.make(me("Anna"), bot())
    phone = a_phone(server)
    with anna.socket(table) as hers:
        hers.await_turn()
        link = anna.link(table, 0)
        assert phone.get(link.replace("/join/", "/api/links/")).json["kind"] == "device"
        assert phone.use(link).json["held"] == [0]
        assert Person(server).use(link).status == 404, "once"

        while not hers.scene["joined"]:
            hers.next()
        assert (hers.scene["joined"][0]["browser"], hers.scene["joined"][0]["system"]) == ("Chrome", "Android")
        with phone.socket(table) as second:
            second.await_turn()
            assert second.scene["view"] == hers.scene["view"]
            second.play(1, random.Random(1))
            while hers.version < second.version:
                hers.next()
        with Person(server).socket(table) as watching:
            assert watching.scene["joined"] == [], "nobody else's business"


def test_opening_ones_own_link_where_one_sits_uses_nothing_up(server: Server, anna: Person) -> None:
    table = anna.make(me("Anna"), bot())
    link = anna.link(table, 0)

    assert anna.use(link).status == 200
    assert a_phone(server).use(link).status == 200


def test_whoever_came_first_sees_the_devices_of_a_seat_and_removes_them(server: Server, anna: Person) -> None:
    table = anna.make(me("Anna"), bot("apprentice"))
    phone, stranger = a_phone(server), Person(server)
    phone.use(anna.link(table, 0))
    where = f"/api/tables/{table}/seats/0"

    hers, its = anna.get(f"{where}/devices").json["devices"], phone.get(f"{where}/devices").json["devices"]
    assert [(one["here"], one["yours"], one["removable"]) for one in hers] == [
        (True, True, False),
        (False, False, True),
    ]
    assert [(one["here"], one["removable"]) for one in its] == [(False, False), (True, False)]
    assert stranger.get(f"{where}/devices").status == 403

    with phone.socket(table) as sight:
        assert sight.scene["held"] == [0]
        assert phone.post(f"{where}/part", {"device": hers[0]["id"]}).status == 403
        assert anna.post(f"{where}/part", {"device": hers[1]["id"]}).status == 200
        while sight.scene["held"]:
            sight.next()
        assert (sight.scene["seat"], sight.scene["question"]) == (-1, None)


def test_the_cookie_is_one_that_the_server_gave(server: Server, anna: Person) -> None:
    mallory = Person(server, cookie=new_token())
    chosen = mallory.cookie

    mallory.make(me(), bot("apprentice"))

    assert mallory.cookie != chosen, "a cookie that somebody made up is not taken up"


def test_behind_tls_the_cookie_belongs_to_this_host_alone(server: Server) -> None:
    anna = Person(server)
    made = anna.post("/api/tables", {"game": "ephyran", "seats": [me(), bot("apprentice")]}, X_Forwarded_Proto="https")
    cookie = made.headers["set-cookie"]
    table = made.json["table"]

    assert cookie.startswith("__Host-agon=")
    assert "Secure" in cookie
    assert "Path=/" in cookie
    assert "omain" not in cookie
    token = cookie.partition("=")[2].partition(";")[0]
    for sent, held in ((f"__Host-agon={token}", [0]), (f"agon={token}", [])):
        door = Person(server).get(f"/api/tables/{table}", X_Forwarded_Proto="https", Cookie=sent)
        assert door.json["held"] == held
    headers = {"X-Forwarded-Proto": "https", "Cookie": f"__Host-agon={token}"}
    url = f"ws://{server.address}/api/tables/{table}/socket"
    with Sight(connect(url, additional_headers=headers, max_size=2**24), None) as sight:
        assert sight.scene["held"] == [0]


@pytest.mark.parametrize(
    ("agent", "device"),
    [
        (PHONE, ("Chrome", "Android")),
        ("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", ("Firefox", "Linux")),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1", ("Safari", "iPhone")),
        ("Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36 Edg/140.0", ("Edge", "Windows")),
        ("curl/8", ("", "")),
    ],
)
def test_a_device_is_called_by_what_it_says_of_itself(agent: str, device: tuple[str, str]) -> None:
    assert device_of(agent) == device


# ---------------------------------------------------------------- databases of before


def at_revision(address: str, revision: str) -> Database:
    """A database as an earlier Agon left it."""
    url = chosen_url(address)
    database = Database(url, connected(url, READS), connected(url, WRITES))
    config = Config()
    config.set_main_option("script_location", "agon.server.store:migrations")
    with database.writes.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, revision)
    return database


def test_who_held_a_seat_before_there_were_persons_holds_it_still(database: str, tmp_path: Path) -> None:
    with serving(str(tmp_path / "new.db")) as server:
        table = Person(server).make(me("Anna"), open_seat())
        with sqlite3.connect(server.database) as connection:
            row = connection.execute("SELECT setup, seats, sitters FROM matches").fetchone()
    hers, invitation, spent = new_token(), new_token(), new_token()
    old = at_revision(database, "0002")
    with old.writes.begin() as connection:
        connection.execute(
            text(
                "INSERT INTO matches VALUES (:id, 'ephyran', :setup, :seats, 'new', '', 0, 1, 0, 'lobby', :sitters,"
                " 0, 0, 1, '', 0, 3)"
            ),
            {"id": table, "setup": row[0], "seats": row[1], "sitters": row[2]},
        )
        connection.execute(text("INSERT INTO holders VALUES (:id, 0, :who)"), {"id": table, "who": hashed(hers)})
        for token, seat in ((invitation, 1), (spent, 0)):
            link = {"token": hashed(token), "id": table, "seat": seat}
            connection.execute(text("INSERT INTO links VALUES (:token, :id, :seat, 1)"), link)
    old.close()
    open_database(chosen_url(database)).close()

    with serving(database) as again:
        anna, boris = Person(again, cookie=hers), Person(again)
        with anna.socket(table) as sight:
            assert sight.scene["held"] == [0]
        assert [card["id"] for card in anna.get("/api/tables").json["tables"]] == [table]
        assert boris.use(f"/join/{spent}").status == 404, "an old link to a seat that somebody has"
        assert boris.use(f"/join/{invitation}").json["held"] == [1]
