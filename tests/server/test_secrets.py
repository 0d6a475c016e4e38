"""What leaves the server: what a seat may know, and nothing else. Asserted on the wire."""

import json
import random
import sqlite3
from hashlib import sha256
from typing import Any

import pytest

from agon.games.registry import GAMES
from agon.kernel.chance import commitment
from agon.server.acts import read
from agon.server.scene import view_of
from agon.server.sights import Sights
from agon.server.store.database import chosen_url, open_database
from agon.server.store.queries import acts_after, founding_of
from agon.server.table import Table
from server.serving import Person, Server, Sight, bot, me, open_seat


def table_in(server: Server, id: str) -> tuple[Table, list[Any]]:
    """The table before its first act, and its journal, from the database itself."""
    database = open_database(chosen_url(server.database))
    with database.reads.begin() as connection:
        founding = founding_of(connection, id)
        acts = acts_after(connection, id, 0)
    database.close()
    assert founding is not None
    return Table(founding), acts


def things(value: object) -> set[str]:
    """Every id of a thing in plain data."""
    if isinstance(value, str):
        return {value} if "/" in value else set()
    if isinstance(value, dict):
        return set().union(*(things(item) for item in value.values()))
    if isinstance(value, list):
        return set().union(*(things(item) for item in value))
    return set()


def played_together(anna: Person, boris: Person, game: str, choices: int) -> tuple[str, Sight, Sight]:
    table = anna.make(me("Anna"), open_seat(), game=game)
    boris.sit(table, 1, "Boris")
    hers, his = anna.socket(table), boris.socket(table)
    hers.ask("start")
    for number in range(choices):
        latest = max(hers.version, his.version)
        for sight in (hers, his):
            while sight.version < latest:
                sight.next()
        (hers if hers.question else his).play(1, random.Random(number))
    return table, hers, his


@pytest.mark.parametrize("game", [game for game, manifest in GAMES.items() if 2 in manifest.seats])
def test_nobody_is_sent_what_only_others_know(server: Server, anna: Person, boris: Person, game: str) -> None:
    id, hers, his = played_together(anna, boris, game, 60)
    table, acts = table_in(server, id)
    sent = [
        {json.loads(raw)["scene"]["version"]: raw for raw in sight.raw if '"scene"' in raw} for sight in (hers, his)
    ]
    checked = 0
    secrets: set[str] = set()

    for act in acts:
        change = table.apply([act])
        if table.match is None:
            continue
        known = [things(view_of(table.match, seat)) for seat in (0, 1)]
        for seat in (0, 1):
            raw = sent[seat].get(table.version)
            if raw is None:
                continue
            message = json.loads(raw)
            assert message["scene"]["view"] == view_of(table.match, seat)
            if message["type"] == "update":
                assert len(message["log"]) == len(Sights(table).lines(seat, change.keep + 1, len(table.choices) + 1))
            told = things(message["log"]) if message["type"] == "update" else set()
            for secret in known[1 - seat] - known[seat] - told:
                secrets.add(secret)
                assert f'"{secret}"' not in raw
                assert f"{secret.partition('/')[2]}/" not in raw, "nor as part of a key"
            checked += 1

    assert checked > 100
    assert secrets, "there was something to be kept"
    for sight in (hers, his):
        assert all(table.founding.setup.seed not in raw for raw in sight.raw)
        sight.socket.close()


def test_the_seed_is_shown_only_when_the_match_is_over(server: Server, anna: Person) -> None:
    id = anna.make(me("Anna"), bot("apprentice"))
    stranger = Person(server)
    table, _ = table_in(server, id)
    seed = table.founding.setup.seed

    with anna.socket(id) as sight, stranger.socket(id) as watching:
        shown = sight.scene["table"]["commitment"]
        early = [anna.get(f"/api/tables/{id}/{what}") for what in ("record", "replay", "replay/frames")]
        sight.play(10_000, random.Random(5))
        while watching.stage != "over":
            watching.next()

        assert [answer.status for answer in early] == [409, 409, 409]
        assert all(seed not in raw for raw in sight.raw + watching.raw if '"stage":"over"' not in raw)
        assert sight.scene["table"]["seed"] == seed
        assert shown == commitment(seed) == sha256(f"agon seed commitment/{seed}".encode()).hexdigest()
        assert stranger.get(f"/api/tables/{id}").json["table"]["seed"] == seed


def test_only_hashes_of_cookies_and_links_are_kept(server: Server, anna: Person) -> None:
    table = anna.make(me(), bot())
    token = anna.post(f"/api/tables/{table}/links", {"seat": 0}).json["path"].rpartition("/")[2]

    with sqlite3.connect(server.database) as connection:
        kept = "\n".join(connection.iterdump())

    assert len(token) == len(anna.cookie) == 22
    assert token not in kept
    assert anna.cookie not in kept


def test_nobody_is_told_who_a_person_is_by_what_others_see_of_them(server: Server) -> None:
    # Given people who meet in every way: at a table, as friends, blocked, reported, in a tournament, seen by others
    anna, boris, carla = Person(server), Person(server), Person(server)
    said = [anna.post("/api/me", {"name": "Anna"}), boris.post("/api/me", {"name": "Boris"})]
    table = anna.make(me("Anna"), open_seat(), listed=True)
    said += [boris.sit(table, 1, "Boris"), carla.post("/api/me", {"name": "Carla"})]
    hers, his = anna.socket(table), boris.socket(table)
    hers.ask("start")
    his.ask("say", seat=1, text="A fine day")
    watching = carla.socket(table)
    watching.ask("say", seat=-1, text="It is")
    while len(hers.chat) < 2:
        hers.next()
    at = {"table": table, "seat": 1}
    speaking = {"table": table, "seat": -1, "speaker": hers.chat[1]["speaker"]}
    contest = {"name": "Nemea", "game": "ephyran", "kind": "league", "listed": True}
    made = anna.post("/api/contests", {**contest, "pace": {"kind": "days", "choice": 86_400, "then": "bot"}})
    path = made.json["card"]["id"]
    said += [
        made,
        boris.post(f"/api/contests/{path}/join", {"name": "Boris"}),
        anna.post("/api/me/friends", at),
        boris.post("/api/me/shun", {**speaking, "kind": "block"}),
        anna.post("/api/me/shun", {**at, "kind": "mute"}),
        anna.post("/api/reports", {**speaking, "number": hers.chat[1]["number"]}),
        anna.post("/api/me/profile", {"open": True}),
    ]

    # When everybody looks at all that there is to be seen
    seen = ["lobby", "tables", "contests", f"contests/{path}", "me/society", "me/history", "me", f"tables/{table}"]
    seen += ["archive", "leaders?game=ephyran", f"tables/{table}/seats/1/devices", f"people/{said[-1].json['handle']}"]
    looks = [person.get(f"/api/{what}") for person in (anna, boris, carla, Person(server)) for what in seen]

    # Then no id of a person was sent, by which two things could be known to be about the same one
    with sqlite3.connect(server.database) as connection:
        persons = [row[0] for row in connection.execute("SELECT id FROM persons")]
    sent = [answer.content.decode() for answer in said + looks] + hers.raw + his.raw + watching.raw
    assert len(persons) >= 3
    assert [one for one in looks if one.status == 200]
    assert not [(id, text) for text in sent for id in persons if id in text]
    for sight in (hers, his, watching):
        sight.socket.close()


def test_the_cookie_is_for_the_server_alone(anna: Person) -> None:
    made = anna.post("/api/tables", {"game": "ephyran", "seats": [me(), bot()]})

    cookie = made.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "path=/" in cookie


def test_a_journal_is_readable_by_people(server: Server, anna: Person) -> None:
    """Explicit JSON, never anything that could run."""
    table = anna.make(me(), bot("apprentice"))
    with anna.socket(table) as sight:
        sight.play(3, random.Random(1))
    with sqlite3.connect(server.database) as connection:
        rows = connection.execute("SELECT body FROM acts WHERE match = ? ORDER BY number", (table,)).fetchall()

    assert json.loads(rows[0][0]) == {"act": "started"}
    assert all(read(body) for (body,) in rows)
