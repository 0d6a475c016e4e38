"""How people get along: muting and blocking, order at a table, friends, reports."""

import json
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest

from server.serving import Json, Person, Server, Sight, me, open_seat, serving

KEY = "an operator's own secret"


@pytest.fixture
def own(database: str) -> Iterator[Server]:
    """A server of one's own, on each kind of database."""
    with serving(database, AGON_OPERATOR_KEY=KEY) as server:
        yield server


def known(server: Server, name: str) -> Person:
    person = Person(server)
    assert person.post("/api/me", {"name": name}).status == 200
    return person


def together(anna: Person, boris: Person) -> tuple[str, Sight, Sight]:
    table = anna.make(me("Anna"), open_seat())
    assert boris.sit(table, 1, "Boris").status == 200
    hers, his = anna.socket(table), boris.socket(table)
    hers.ask("start")
    return table, hers, his


def texts(sight: Sight) -> list[str]:
    return [line["text"] for line in sight.chat]


def read_until(sight: Sight, words: str) -> None:
    while words not in texts(sight):
        sight.next()


def shun(person: Person, table: str, seat: int, kind: str) -> Json:
    done = person.post("/api/me/shun", {"table": table, "seat": seat, "kind": kind})
    assert done.status == 200, done.content
    return done.json


# ---------------------------------------------------------------- hearing and meeting


def test_whom_one_mutes_one_does_not_read_and_they_are_not_told(own: Server) -> None:
    anna, boris = known(own, "Anna"), known(own, "Boris")
    table, hers, his = together(anna, boris)
    his.ask("say", seat=1, text="hurry up")
    read_until(hers, "hurry up")

    told = shun(anna, table, 1, "mute")

    assert [(one["name"], one["kind"]) for one in told["shunned"]] == [("Boris", "mute")]
    while "hurry up" in texts(hers):
        hers.next()
    assert hers.scene["unheard"] == [1]
    his.ask("say", seat=1, text="are you there?")
    hers.ask("say", seat=0, text="calm down")
    read_until(hers, "calm down")
    assert texts(hers) == ["calm down"]
    read_until(his, "calm down")
    assert texts(his) == ["hurry up", "are you there?", "calm down"], "he sees all, and nothing of it"
    assert his.scene["unheard"] == []

    again = anna.post("/api/me/forgive", {"who": told["shunned"][0]["who"]})
    assert again.json["shunned"] == []
    read_until(hers, "are you there?")
    for sight in (hers, his):
        sight.socket.close()


def test_whom_one_blocks_finds_no_table_of_ours_and_hears_no_reason(own: Server) -> None:
    anna, boris, carla = known(own, "Anna"), known(own, "Boris"), known(own, "Carla")
    table, hers, his = together(anna, boris)
    shun(anna, table, 1, "block")
    for sight in (hers, his):
        sight.socket.close()

    listed = anna.make(me("Anna"), open_seat(), listed=True)
    link = anna.link(listed, 1)

    def waiting(person: Person) -> list[str]:
        return [card["id"] for card in person.get("/api/lobby").json["waiting"]]

    assert (waiting(boris), waiting(carla)) == ([], [listed])
    assert boris.get(link.replace("/join/", "/api/links/")).json["error"]["message"]["id"] == "server-no-link"
    refused = [boris.sit(listed, 1, "Boris"), boris.use(link, "Boris")]
    assert {one.json["error"]["message"]["id"] for one in refused} == {"server-no-seat-for-you"}
    met = boris.post("/api/lobby/quick", {"game": "ephyran"})
    assert met.json["table"] != listed, "nor does a quick start bring them together"
    assert Person(own).get(link.replace("/join/", "/api/links/")).status == 200
    assert carla.use(link, "Carla").status == 200
    # Nor does Anna meet him by chance.
    assert anna.post("/api/lobby/quick", {"game": "ephyran"}).json["table"] != met.json["table"]


def test_who_is_blocked_cannot_find_out_by_asking_to_be_a_friend(own: Server) -> None:
    # Given Boris, whom Anna has blocked, and Carla, whom she has not
    anna, boris, carla = known(own, "Anna"), known(own, "Boris"), known(own, "Carla")
    path = anna.post("/api/me/friends/link", {}).json["path"].replace("/friend/", "/api/friend-links/")
    for other, name in ((boris, "Boris"), (carla, "Carla")):
        table = anna.make(me("Anna"), open_seat())
        other.sit(table, 1, name)
        if other is boris:
            shun(anna, table, 1, "block")

        # When each asks her
        other.post("/api/me/friends", {"table": table, "seat": 0})

        # Then both are shown the same
        assert society(other) == [("Anna", "asked")]
    assert society(anna) == [("Carla", "asks")]
    used = [boris.get(path), boris.post(path, {})]
    assert {one.json["error"]["message"]["id"] for one in used} == {"server-no-friend-link"}, "as if it had been used"
    assert carla.post(path, {}).status == 200


# ---------------------------------------------------------------- order at a table


def test_the_host_hides_a_line_silences_and_renames(own: Server) -> None:
    anna, boris = known(own, "Anna"), known(own, "Boris")
    _, hers, his = together(anna, boris)
    assert hers.scene["host"] == 0
    his.ask("say", seat=1, text="something bad")
    read_until(hers, "something bad")
    number = hers.chat[0]["number"]

    assert his.ask("hide", number=number)["reason"]["id"] == "server-not-host"
    assert hers.ask("hide", number=number)["type"] == "done"
    assert hers.ask("silence", seat=1, speaker="", yes=True)["type"] == "done"
    assert hers.ask("rename", seat=1, name="A guest", language="")["type"] == "done"
    while his.scene["table"]["seats"][1]["name"] != "A guest":
        his.next()

    assert [(line["text"], line["hidden"]) for line in his.chat] == [("", True)]
    assert his.scene["silent"] == [1]
    assert his.ask("say", seat=1, text="why?")["reason"]["id"] == "server-silenced"
    assert his.ask("rename", seat=0, name="Nobody", language="")["reason"]["id"] == "server-not-yours"
    assert hers.ask("silence", seat=1, speaker="", yes=False)["type"] == "done"
    assert his.ask("say", seat=1, text="thanks")["type"] == "done"
    with boris.socket(his.scene["table"]["id"]) as again:
        assert texts(again) == ["", "thanks"], "what is hidden is not sent to whoever comes later"
        assert "something bad" not in again.raw[0]
    for sight in (hers, his):
        sight.socket.close()


def test_who_watches_speaks_apart_and_can_be_removed(own: Server) -> None:
    anna, boris, carla = known(own, "Anna"), known(own, "Boris"), known(own, "Carla")
    table, hers, his = together(anna, boris)
    stranger = Person(own)
    with stranger.socket(table) as silent:
        assert silent.ask("say", seat=-1, text="hello")["reason"]["id"] == "server-nobody"
    watching = carla.socket(table)
    watching.ask("say", seat=-1, text="what a game")
    read_until(hers, "what a game")
    line = hers.chat[0]
    assert (line["seat"], line["name"]) == (-1, "Carla")
    assert line["speaker"]

    shun_her = boris.post("/api/me/shun", {"table": table, "seat": -1, "speaker": line["speaker"], "kind": "mute"})
    assert shun_her.json["shunned"][0]["name"] == "Carla"
    while texts(his):
        his.next()
    assert hers.ask("silence", seat=-1, speaker=line["speaker"], yes=True)["type"] == "done"
    assert watching.ask("say", seat=-1, text="again")["reason"]["id"] == "server-silenced"
    assert hers.ask("bar", speaker="nobody")["reason"]["id"] == "server-no-speaker"
    assert hers.ask("bar", speaker=line["speaker"])["type"] == "done"
    assert watching.closed() == 4007
    assert carla.silent_socket(table).closed_after_hello() == 4007
    for sight in (hers, his):
        sight.socket.close()


# ---------------------------------------------------------------- reports


def operator(server: Server, path: str, body: Any = None) -> Json:
    person = Person(server)
    headers = {"Authorization": f"Bearer {KEY}"}
    answer = person.get(path, **headers) if body is None else person.post(path, body, **headers)
    assert answer.status == 200, answer.content
    return answer.json


def admin(server: Server, *words: str) -> str:
    command = [sys.executable, "-m", "agon", "admin", words[0], "--database", server.database, *words[1:]]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def test_a_report_reaches_operators_who_act_on_it(own: Server) -> None:
    anna, boris = known(own, "Anna"), known(own, "Boris")
    table, hers, his = together(anna, boris)
    his.ask("say", seat=1, text="something bad")
    read_until(hers, "something bad")
    number = hers.chat[0]["number"]

    assert Person(own).get("/api/operator/reports").status == 401
    for why in ("first", "insults"):
        told = anna.post("/api/reports", {"table": table, "seat": 1, "number": number, "why": why})
        assert told.json == {"done": True}

    (report,) = operator(own, "/api/operator/reports")["reports"]
    assert (report["name"], report["line"], report["why"]) == ("Boris", "something bad", "insults")
    operator(own, "/api/operator/order", {"table": report["tag"], "what": "hide", "number": number})
    while texts(hers) != [""]:
        hers.next()
    # The same in a terminal: the running server shows it.
    assert json.loads(admin(own, "reports", "--json"))[0]["id"] == report["id"]
    admin(own, "order", "rename", report["tag"], "2", "A guest")
    while his.scene["table"]["seats"][1]["name"] != "A guest":
        his.next()
    admin(own, "settle", report["id"])
    assert operator(own, "/api/operator/reports")["reports"] == []
    assert operator(own, "/api/operator/ban", {"who": report["ban"], "why": "insults"})["count"] == 1
    assert his.closed() == 4006
    hers.socket.close()


# ---------------------------------------------------------------- friends


def society(person: Person) -> list[tuple[str, str]]:
    return [(one["name"], one["state"]) for one in person.get("/api/me/society").json["friends"]]


def test_both_agree_to_be_friends_after_a_game(own: Server) -> None:
    anna, boris, carla = known(own, "Anna"), known(own, "Boris"), known(own, "Carla")
    table, hers, his = together(anna, boris)
    assert carla.post("/api/me/friends", {"table": table, "seat": 0}).status == 403, "she did not play with them"
    asked = anna.post("/api/me/friends", {"table": table, "seat": 1})
    assert asked.status == 200
    (asking,) = boris.get("/api/me/society").json["friends"]
    assert (society(anna), society(boris)) == ([("Boris", "asked")], [("Anna", "asks")])
    at_table = f"/api/me/friends/at/{table}"
    assert anna.get(at_table).json == {"seats": []}, "he has not answered"
    made = anna.make(me("Anna"), open_seat(), friends=True)

    def found(person: Person) -> list[str]:
        return [card["id"] for card in person.get("/api/lobby").json["friends"]]

    assert found(boris) == []
    boris.post("/api/me/friends/accept", {"who": asking["who"]})

    assert (society(anna), society(boris)) == ([("Boris", "friends")], [("Anna", "friends")])
    assert (anna.get(at_table).json, boris.get(at_table).json) == ({"seats": [1]}, {"seats": [0]})
    assert carla.get(at_table).json == {"seats": []}
    assert (found(boris), found(carla), found(Person(own))) == ([made], [], [])
    assert made not in [card["id"] for card in boris.get("/api/lobby").json["waiting"]]
    boris.post("/api/me/friends/remove", {"who": asking["who"]})
    assert (society(anna), found(boris)) == ([], [])
    for sight in (hers, his):
        sight.socket.close()


def test_who_asks_learns_no_other_name_than_that_at_the_table(own: Server) -> None:
    anna, boris = known(own, "Anna"), known(own, "Boris of Argos")
    table = anna.make(me("Anna"), open_seat())
    boris.sit(table, 1, "A stranger")

    anna.post("/api/me/friends", {"table": table, "seat": 1})

    assert society(anna) == [("A stranger", "asked")]
    (asking,) = boris.get("/api/me/society").json["friends"]
    boris.post("/api/me/friends/accept", {"who": asking["who"]})
    assert society(anna) == [("Boris of Argos", "friends")]


def test_of_two_with_the_longest_name_one_can_be_muted_and_reported(own: Server) -> None:
    longest = "N" * 24
    anna, boris = known(own, longest), known(own, longest)
    table, hers, his = together(anna, boris)
    hers.ask("rename", seat=0, name=longest, language="en")
    hers.ask("rename", seat=1, name=longest, language="en")
    names = [seat["name"] for seat in hers.scene["table"]["seats"]]

    assert sorted(names) == ["N" * 20 + " (2)", longest]
    assert shun(anna, table, 1, "mute")["shunned"][0]["name"] == names[1]
    assert anna.post("/api/reports", {"table": table, "seat": 1}).json == {"done": True}
    for sight in (hers, his):
        sight.socket.close()


def test_nobody_is_reported_for_what_another_has_said(own: Server) -> None:
    anna, boris = known(own, "Anna"), known(own, "Boris")
    table, hers, his = together(anna, boris)
    hers.ask("say", seat=0, text="an insult")
    number = hers.chat[0]["number"]

    anna.post("/api/reports", {"table": table, "seat": 1, "number": number})

    (report,) = operator(own, "/api/operator/reports")["reports"]
    assert (report["name"], report["line"]) == ("Boris", "")
    for sight in (hers, his):
        sight.socket.close()


def test_a_link_makes_friends_once_and_looking_takes_nothing(own: Server) -> None:
    anna, boris = known(own, "Anna"), known(own, "Boris")
    path = anna.post("/api/me/friends/link", {}).json["path"].replace("/friend/", "/api/friend-links/")

    assert boris.get(path).json == {"name": "Anna", "yours": False}
    assert boris.ask("HEAD", path).status == 200
    guest = Person(own)
    assert [one["name"] for one in guest.post(path, {}).json["friends"]] == ["Anna"]
    assert boris.post(path, {}).json["error"]["message"]["id"] == "server-no-friend-link"
    assert society(boris) == []


def test_only_a_friend_who_may_sees_that_one_is_here(own: Server) -> None:
    anna, boris = known(own, "Anna"), known(own, "Boris")
    path = anna.post("/api/me/friends/link", {}).json["path"].replace("/friend/", "/api/friend-links/")
    boris.post(path, {})
    table = anna.make(me("Anna"), open_seat())
    (friend,) = anna.get("/api/me/society").json["friends"]

    def here() -> bool:
        return bool(boris.get("/api/me/society").json["friends"][0]["here"])

    with anna.socket(table):
        assert not here()
        anna.post("/api/me/friends/show", {"who": friend["who"], "shows": True})
        while not here():  # the process says every few seconds who is connected
            continue
        anna.post("/api/me/friends/show", {"who": friend["who"], "shows": False})
        assert not here()


def test_a_guest_brings_friends_along(own: Server) -> None:
    anna, boris = known(own, "Anna"), known(own, "Boris")
    path = anna.post("/api/me/friends/link", {}).json["path"].replace("/friend/", "/api/friend-links/")
    guest = Person(own)
    guest.post(path, {})
    token = boris.post("/api/me/entrances", {"kind": "device"}).json["path"].rpartition("/")[2]

    guest.post("/api/me/enter", {"token": token})

    assert society(boris) == [("Anna", "friends")]
    assert society(anna) == [("Boris", "friends")]
