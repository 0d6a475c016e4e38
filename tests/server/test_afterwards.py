"""When a match is over: result, replay, record, fork, and records from elsewhere."""

import json
import random

import pytest

from agon.kernel.record import read_record, replay, setup_of
from agon.server.playable import game_of, manifest_of
from server.serving import Json, Person, Server, bot, me


@pytest.fixture(scope="module")
def played(server: Server) -> tuple[Person, str]:
    """A match of Anna's that is over."""
    anna = Person(server)
    table = anna.make(me("Anna"), bot("apprentice"), options={"gods": "draft"}, seed="played")
    with anna.socket(table) as sight:
        sight.play(10_000, random.Random(7))
        while sight.stage != "over":
            sight.next()
    return anna, table


def test_the_record_replays_exactly(played: tuple[Person, str]) -> None:
    anna, table = played

    answer = anna.get(f"/api/tables/{table}/record")

    assert answer.headers["content-disposition"].endswith('.agon"')
    record = read_record(answer.content.decode())
    setup = setup_of(record, manifest_of(record.game))
    again = replay(record, setup, game_of(setup))
    assert again.divergence is None
    assert again.match.over
    assert record.names == ("Anna", "apprentice")


def test_anybody_may_look_from_every_seat(server: Server, played: tuple[Person, str]) -> None:
    _, table = played
    with Person(server).socket(table) as sight:
        for seat in (0, 1, -1):
            assert sight.ask("look", seat=seat)["type"] == "done"
            assert sight.scene["seat"] == seat
        assert sight.ask("look", seat=2)["type"] == "refused"


def test_a_replay_goes_through_every_moment(server: Server, played: tuple[Person, str]) -> None:
    _, table = played
    stranger = Person(server)

    timeline = stranger.get(f"/api/tables/{table}/replay?seat=1").json
    last = len(timeline["choices"])
    frames: list[Json] = []
    while len(frames) <= last:
        path = f"/api/tables/{table}/replay/frames?seat=1&first={len(frames)}&count=50"
        frames += stranger.get(path).json["frames"]

    assert [frame["choices"] for frame in frames] == list(range(last + 1))
    for choice, frame in zip(timeline["choices"], frames, strict=False):
        assert choice["seat"] in [asked["seat"] for asked in frame["asked"]]
        if choice["seat"] == 1:
            assert choice["key"] in [option["key"] for option in frame["question"]["options"]]
    with stranger.socket(table, 1) as sight:
        sight.ask("look", seat=1)
        assert frames[-1]["view"] == sight.scene["view"]
        assert 0 < len(sight.log) < len(timeline["log"]), "a long log comes in pages"
        sight.read_on()
        assert timeline["log"] == sight.log
        assert timeline["outcome"] == sight.scene["outcome"]


@pytest.mark.parametrize("query", ["seat=2", "seat=-2", "seat=x", "first=-1", "first=99999", "count=x"])
def test_moments_that_are_none(played: tuple[Person, str], query: str) -> None:
    anna, table = played

    assert anna.get(f"/api/tables/{table}/replay/frames?{query}").status == 400


def test_fork_from_the_middle_and_play_on_against_bots(played: tuple[Person, str]) -> None:
    anna, table = played
    timeline = anna.get(f"/api/tables/{table}/replay?seat=0").json

    forked = anna.post(f"/api/tables/{table}/fork", {"choices": 20, "seats": [me("Anna"), bot("apprentice")]})

    assert forked.status == 201
    fork = forked.json["table"]
    with anna.socket(fork) as sight:
        assert sight.scene["table"]["origin"] == "fork"
        assert sight.scene["table"]["parent"] == table
        assert sight.scene["table"]["open_seed"] is True
        assert sight.scene["choices"] >= 20
        sight.read_on()
        assert [line for line in sight.log if line["after"] < 20] == [
            line for line in timeline["log"] if line["after"] < 20
        ]
        assert sight.await_turn()
        assert sight.play(3, random.Random(1)) == 3


@pytest.mark.parametrize(
    ("wanted", "id"),
    [
        ({"choices": 10**6, "seats": [me(), bot()]}, "server-no-choice"),
        ({"choices": -1, "seats": [me(), bot()]}, "server-no-choice"),
        ({"choices": 3, "seats": [me()]}, "setup-seat-count"),
    ],
)
def test_forks_that_cannot_be_made(played: tuple[Person, str], wanted: dict[str, object], id: str) -> None:
    anna, table = played

    assert anna.post(f"/api/tables/{table}/fork", wanted).json["error"]["message"]["id"] == id


def test_nothing_can_be_played_on_at_the_very_end(played: tuple[Person, str]) -> None:
    anna, table = played
    last = len(anna.get(f"/api/tables/{table}/replay").json["choices"])

    answer = anna.post(f"/api/tables/{table}/fork", {"choices": last, "seats": [me(), bot()]})

    assert answer.json["error"]["message"]["id"] == "server-fork-end"


def test_a_downloaded_record_is_opened_again(server: Server, played: tuple[Person, str]) -> None:
    anna, table = played
    text = anna.get(f"/api/tables/{table}/record").content
    stranger = Person(server)

    opened = stranger.post("/api/records", text, Content_Type="application/octet-stream")

    assert opened.status == 201, opened.content
    assert opened.json["notes"] == []
    with stranger.socket(opened.json["table"]) as sight:
        assert sight.stage == "over"
        assert sight.scene["table"]["origin"] == "file"
        sat = [(seat["name"], seat["sitter"], seat["bot"]) for seat in sight.scene["table"]["seats"]]
        assert sat == [
            ("Anna", "person", ""),
            ("", "bot", "apprentice"),
        ]  # called as all bots are, in the reader's words
        assert sight.scene["outcome"] is not None
        assert sight.ask("look", seat=0)["type"] == "done"
    assert stranger.get(f"/api/tables/{opened.json['table']}/record").content == text


def test_a_record_cut_short_is_opened_as_far_as_it_goes_and_forked_there(
    server: Server, played: tuple[Person, str]
) -> None:
    anna, table = played
    lines = anna.get(f"/api/tables/{table}/record").content.splitlines(keepends=True)
    person = Person(server)

    opened = person.post("/api/records", b"".join(lines[:31]), Content_Type="text/plain")

    assert [note["id"] for note in opened.json["notes"]] == ["replay-cut"]
    fork = person.post(
        f"{'/api/tables/'}{opened.json['table']}/fork", {"choices": 30, "seats": [me(), bot("apprentice")]}
    )
    with person.socket(fork.json["table"]) as sight:
        assert sight.await_turn()


def of_other_rules(lines: list[bytes]) -> bytes:
    header = json.loads(lines[0])
    header["rules"] += 1
    return json.dumps(header).encode() + b"\n" + b"".join(lines[1:])


def test_a_record_of_other_rules_is_opened_as_far_as_it_goes_and_says_why(
    server: Server, played: tuple[Person, str]
) -> None:
    anna, table = played
    lines = anna.get(f"/api/tables/{table}/record").content.splitlines(keepends=True)
    lines[8] = lines[8].replace(b'"key":"', b'"key":"no-such-')
    person = Person(server)

    opened = person.post("/api/records", of_other_rules(lines), Content_Type="text/plain")

    assert [(note["id"], note["args"]["played"]) for note in opened.json["notes"]] == [("replay-rules-outgrown", 7)]
    assert len(person.get(f"/api/tables/{opened.json['table']}/replay").json["choices"]) == 7


def test_a_record_of_other_rules_that_plays_no_choice_is_refused_in_a_sentence(played: tuple[Person, str]) -> None:
    anna, table = played
    lines = anna.get(f"/api/tables/{table}/record").content.splitlines(keepends=True)
    lines[1] = lines[1].replace(b'"key":"', b'"key":"no-such-')

    answer = anna.post("/api/records", of_other_rules(lines), Content_Type="text/plain")

    assert answer.status == 400
    assert answer.json["error"]["message"]["id"] == "replay-rules-outgrown"


@pytest.mark.parametrize(
    "content",
    [b"", b"hello", b"\xff\xfe", b'{"agon":1}', b'{"agon":99}\n', b"x" * 17_000_000],
    ids=["empty", "text", "bytes", "header", "format", "large"],
)
def test_files_that_are_no_records(anna: Person, content: bytes) -> None:
    answer = anna.post("/api/records", content, Content_Type="application/octet-stream")

    assert answer.status in (400, 413)
    assert answer.json["error"]["text"]


def test_a_record_that_was_tampered_with_is_refused(played: tuple[Person, str]) -> None:
    anna, table = played
    lines = anna.get(f"/api/tables/{table}/record").content.decode().splitlines()
    header = json.loads(lines[0])
    header["seed"] = "another"

    answer = anna.post("/api/records", "\n".join([json.dumps(header), *lines[1:]]).encode(), Content_Type="text/plain")

    assert answer.json["error"]["message"]["id"] == "server-bad-record"
    assert "commitment" in answer.json["error"]["text"]


def test_my_tables_are_listed_latest_first(server: Server) -> None:
    person = Person(server)
    assert person.get("/api/tables").json == {"tables": []}
    first = person.make(me("Anna"), me("Boris"))
    second = person.make(me(), {"who": "open"})

    cards = person.get("/api/tables").json["tables"]

    assert {card["id"] for card in cards} == {first, second}
    card = next(card for card in cards if card["id"] == first)
    assert card["held"] == [0, 1]
    assert [seat["name"] for seat in card["seats"]] == ["Anna", "Boris"]
    assert len(card["asked"]) == 1


def test_the_numbers_of_a_match_and_its_course(server: Server, played: tuple[Person, str]) -> None:
    _, table = played
    with Person(server).socket(table) as sight:
        account = sight.ask("ask_numbers")["account"]
        scores = [place["score"] for place in sight.scene["outcome"]["places"]]

    course = Person(server).get(f"/api/tables/{table}/replay/course").json

    assert [sum(row["numbers"][seat] for row in account["points"]) for seat in (0, 1)] == scores
    assert course["moments"][0] == {"after": 0, "standing": [0, 0]}
    assert course["moments"][-1]["standing"] == scores
    assert len(course["seconds"]) == 2


def test_the_course_of_a_match_that_goes_on_is_a_secret(server: Server, anna: Person) -> None:
    table = anna.make(me("Anna"), bot("apprentice"))

    assert anna.get(f"/api/tables/{table}/replay/course").status == 409
    with anna.socket(table) as sight:
        assert sight.ask("ask_numbers")["account"]["columns"] == [{"is": "seat", "seat": seat} for seat in (0, 1)]


def test_the_list_says_who_won_and_has_records_that_were_opened(server: Server, played: tuple[Person, str]) -> None:
    anna, table = played
    record = anna.get(f"/api/tables/{table}/record").content
    reader = Person(server)

    opened = reader.post("/api/records", record, Content_Type="application/octet-stream").json["table"]

    [card] = reader.get("/api/tables").json["tables"]
    [own] = [card for card in anna.get("/api/tables").json["tables"] if card["id"] == table]
    assert (card["id"], card["held"]) == (opened, [])
    assert [seat["won"] for seat in card["seats"]] == [seat["won"] for seat in own["seats"]]
    assert True in [seat["won"] for seat in own["seats"]]
    with reader.socket(opened) as sight:
        assert sight.scene["held"] == []
