"""Who somebody is: a guest at once, kept by a link, on several devices, signed out again. Passkeys are tested in a
browser (`tests/page/test_people.py`)."""

import sqlite3

import pytest

from agon.server.visitors import hashed
from server.serving import Json, Person, Server, bot, me, open_seat, serving


def entrance(person: Person, kind: str) -> str:
    made = person.post("/api/me/entrances", {"kind": kind})
    assert made.status == 201, made.content
    return str(made.json["path"]).rpartition("/")[2]


def tables(person: Person) -> list[str]:
    return [card["id"] for card in person.get("/api/tables").json["tables"]]


def test_who_only_looks_is_nobody_and_who_takes_a_seat_or_a_name_is_somebody(server: Server, anna: Person) -> None:
    nobody: Json = {"name": "", "devices": [], "passkeys": [], "recovery": False, "joined": []}
    nobody |= {"email": "", "by_email": False, "provider": "", "linked": False}
    assert anna.get("/api/me").json == nobody
    assert anna.cookie == ""
    assert anna.post("/api/me/entrances", {"kind": "recovery"}).status == 403

    boris = Person(server)
    assert boris.post("/api/me", {"name": " Boris "}).json["name"] == "Boris"
    anna.make(me("Anna"), bot("apprentice"))

    for person in (anna, boris):
        assert [one["here"] for one in person.get("/api/me").json["devices"]] == [True]


@pytest.mark.parametrize("kind", ["recovery", "device"])
def test_a_link_makes_another_device_ones_own_once(server: Server, anna: Person, kind: str) -> None:
    table = anna.make(me("Anna"), bot("apprentice"))
    token = entrance(anna, kind)
    assert anna.get("/api/me").json["recovery"] == (kind == "recovery")
    laptop, thief = Person(server), Person(server)

    entered = laptop.post("/api/me/enter", {"token": token})

    assert len(entered.json["devices"]) == 2
    assert tables(laptop) == [table]
    with laptop.socket(table) as sight:
        assert sight.scene["held"] == [0]
    assert thief.post("/api/me/enter", {"token": token}).json["error"]["message"]["id"] == "server-no-entrance"
    assert not anna.get("/api/me").json["recovery"]


def test_a_new_recovery_link_replaces_the_one_before(server: Server, anna: Person) -> None:
    anna.make(me("Anna"), bot("apprentice"))
    first, second = entrance(anna, "recovery"), entrance(anna, "recovery")

    assert Person(server).post("/api/me/enter", {"token": first}).status == 404
    assert Person(server).post("/api/me/enter", {"token": second}).status == 200


def test_the_first_device_is_told_once_that_another_signed_in(server: Server, anna: Person) -> None:
    anna.make(me("Anna"), bot("apprentice"))
    phone = Person(server, agent="Mozilla/5.0 (Android 16; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0")
    phone.post("/api/me/enter", {"token": entrance(anna, "device")})

    joined = anna.get("/api/me").json["joined"]
    assert [(one["browser"], one["system"]) for one in joined] == [("Firefox", "Android")]
    assert phone.get("/api/me").json["joined"] == []
    assert anna.post("/api/me/told", {}).json["joined"] == []
    assert anna.get("/api/me").json["joined"] == []


def test_a_guest_who_signs_in_brings_their_seats_along(server: Server, anna: Person) -> None:
    kept = anna.make(me("Anna"), bot("apprentice"))
    guest = Person(server)
    played = guest.make(me(), open_seat())
    before = guest.cookie

    guest.post("/api/me/enter", {"token": entrance(anna, "device")})

    assert set(tables(guest)) == set(tables(anna)) == {kept, played}
    assert guest.cookie != before
    assert tables(Person(server, before)) == [], "the cookie of before is worth nothing"


def test_somebody_who_can_come_back_elsewhere_keeps_their_own_seats(server: Server, anna: Person) -> None:
    anna.make(me("Anna"), bot("apprentice"))
    boris = Person(server)
    his = boris.make(me("Boris"), bot("apprentice"))
    recovery = entrance(boris, "recovery")

    boris.post("/api/me/enter", {"token": entrance(anna, "device")})

    assert his not in tables(boris)
    again = Person(server)
    again.post("/api/me/enter", {"token": recovery})
    assert tables(again) == [his]


def test_a_device_that_is_signed_out_loses_its_seats_in_every_process(database: str) -> None:
    with serving(database) as first, serving(database) as second:
        anna, phone = Person(first), Person(second)
        table = anna.make(me("Anna"), open_seat())
        phone.post("/api/me/enter", {"token": entrance(anna, "device")})
        (gone,) = [one["id"] for one in anna.get("/api/me").json["devices"] if not one["here"]]
        with phone.socket(table) as sight, Person(first, phone.cookie).socket(table) as near:
            assert sight.scene["held"] == near.scene["held"] == [0]

            assert len(anna.post("/api/me/sign-out", {"device": gone}).json["devices"]) == 1

            for one in (near, sight):
                while one.scene["held"]:
                    one.next()
        assert tables(phone) == []
        assert anna.post("/api/me/sign-out", {"device": gone}).status == 404


def test_who_signs_out_here_is_nobody_here(anna: Person) -> None:
    anna.make(me("Anna"), bot("apprentice"))
    (device,) = anna.get("/api/me").json["devices"]

    answer = anna.post("/api/me/sign-out", {"device": device["id"]})

    assert 'agon=""' in answer.headers["set-cookie"]
    assert "Max-Age=0" in answer.headers["set-cookie"]
    assert tables(anna) == []


@pytest.mark.parametrize(
    ("path", "body", "id"),
    [
        ("/api/me/passkeys", {"credential": {}}, "server-bad-passkey"),
        ("/api/me/passkeys", {"credential": {"response": {"clientDataJSON": "e30"}}}, "server-bad-passkey"),
        ("/api/me/sign-in", {"credential": {"id": "unknown"}}, "server-unknown-passkey"),
        ("/api/me/sign-in", {"credential": {"id": 7}}, "server-bad-passkey"),
        ("/api/me/enter", {"token": "x"}, "server-no-entrance"),
    ],
)
def test_nonsense_lets_nobody_in(anna: Person, path: str, body: Json, id: str) -> None:
    anna.make(me("Anna"), bot("apprentice"))

    assert anna.post(path, body).json["error"]["message"]["id"] == id


def test_keys_are_asked_for_no_faster_than_tables(limited: Server) -> None:
    mallory = Person(limited)
    while (tried := mallory.post("/api/me/enter", {"token": "A" * 22})).status == 404:
        pass
    assert tried.status == 429


@pytest.mark.parametrize("path", ["/api/me/shun", "/api/me/forgive", "/api/me/friends"])
def test_nobody_changes_whom_they_hear_faster_than_tables_are_made(limited: Server, path: str) -> None:
    """What has been said is sent anew each time, to every page they have open."""
    anna = Person(limited)
    answers = [anna.post(path, {}).status for _ in range(40)]
    assert 429 in answers


def test_a_cookie_of_before_is_exchanged_behind_tls(server: Server) -> None:
    """One that was given before cookies belonged to one host alone (its device is older than persons are)."""
    anna = Person(server)
    table = anna.make(me("Anna"), bot("apprentice"))
    old = {"X_Forwarded_Proto": "https", "Cookie": f"agon={anna.cookie}"}
    assert Person(server).get("/api/me", **old).json["devices"] == []
    with sqlite3.connect(server.database) as connection:
        connection.execute("UPDATE devices SET created = 0 WHERE token = ?", (hashed(anna.cookie),))

    exchanged = Person(server).get("/api/me", **old)

    assert exchanged.headers["set-cookie"].startswith(f"__Host-agon={anna.cookie};")
    door = Person(server).get(f"/api/tables/{table}", X_Forwarded_Proto="https", Cookie=f"__Host-agon={anna.cookie}")
    assert door.json["held"] == [0]
