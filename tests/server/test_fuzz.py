"""Nonsense of every kind: no 500, no leak; the socket survives, or closes with a reason."""

import json
import random
import string
from typing import Any

import msgspec
import pytest
from websockets.sync.client import connect

from agon.server.http.endpoints import Endpoint
from agon.server.http.routes import ENDPOINTS
from agon.server.messages import FromPage
from server.serving import Person, Server, Sight, bot, me

TYPES = {kind.__struct_config__.tag: kind for kind in FromPage.__args__}
WORDS = [
    "",
    "\0",
    "a" * 300,
    "ephyran",
    "apprentice",
    "\ud800",
    "../..",
    "<script>",
    "é\u202e",
    "1e309",
    "draw/pile",
    "seat/0",
]
NUMBERS = [-(2**70), -2, -1, 0, 1, 2, 15, 16, 2**31, 2**53, 2**64, 0.5, 1e300]
RAW = [
    b"",
    b"{",
    b"null",
    b"[]",
    b'"hello"',
    b"\xff\xfe",
    b"{" * 5000,
    b"[" * 15000,
    b'{"type":"choose"}',
    b'{"type":"nothing","id":1}',
    b'{"type":["choose"],"id":1}',
    b'{"id":' + b"9" * 400 + b"}",
]


def any_value(chance: random.Random, depth: int = 0) -> Any:
    kind = chance.randrange(7 if depth < 3 else 4)
    if kind == 0:
        return chance.choice(NUMBERS)
    if kind == 1:
        return chance.choice(WORDS)
    if kind == 2:
        return chance.choice([True, False, None])
    if kind == 3:
        return "".join(chance.choices(string.printable, k=chance.randrange(30)))
    if kind == 4:
        return [any_value(chance, depth + 1) for _ in range(chance.randrange(4))]
    return {chance.choice(WORDS): any_value(chance, depth + 1) for _ in range(chance.randrange(4))}


def mutated(message: dict[str, Any], chance: random.Random) -> dict[str, Any]:
    """A message with something wrong in it, often only a little."""
    wrong = dict(message)
    for _ in range(chance.choice([0, 1, 1, 2])):
        act = chance.randrange(3)
        if act == 0 and wrong:
            del wrong[chance.choice(list(wrong))]
        elif act == 1 and wrong:
            wrong[chance.choice(list(wrong))] = any_value(chance)
        else:
            wrong[chance.choice(WORDS)] = any_value(chance)
    return wrong


def example(type: str, chance: random.Random, question: dict[str, Any] | None) -> dict[str, Any]:
    """A message that could be meant."""
    at = question["at"] if question and chance.random() < 0.7 else chance.randrange(-1, 50)
    key = chance.choice(question["options"])["key"] if question and chance.random() < 0.5 else chance.choice(WORDS[:-1])
    fields: dict[str, Any] = {
        "id": chance.randrange(10_000),
        "about": chance.randrange(-1, 4),
        "seat": chance.randrange(-1, 4),
        "at": at,
        "key": key,
        "also": [chance.choice(WORDS[:-1]) for _ in range(chance.randrange(3))],
        "choice": chance.randrange(-1, 50),
        "yes": chance.random() < 0.5,
        "follow": chance.random() < 0.5,
        "begin": chance.random() < 0.5,
        "text": chance.choice(WORDS),
        "bot": chance.choice(["apprentice", "player", "cheat", ""]),
        "name": chance.choice(WORDS),
        "language": chance.choice(["fr", "en", "xx", ""]),
        "before": chance.randrange(-1, 50),
        "protocol": 1,
        "until": chance.choice(["turn", "round", "revoked", "never"]),
        "kind": chance.choice([question["id"] if question else "x", *WORDS]),
        "number": chance.randrange(-1, 50),
        "speaker": chance.choice(WORDS),
    }
    names = [field.name for field in msgspec.structs.fields(TYPES[type])]
    return {"type": type, **{name: fields[name] for name in names}}


@pytest.mark.parametrize("seed", range(3))
def test_no_message_breaks_the_table(server: Server, anna: Person, seed: int) -> None:
    chance = random.Random(seed)
    table = anna.make(me("Anna"), me(), bot("apprentice"))
    stranger = Person(server)
    with anna.socket(table) as watching:
        for person in (anna, stranger):
            for _ in range(8):
                with person.socket(table) as sight:
                    for type in chance.sample(sorted(TYPES), len(TYPES) // 2):  # of more nonsense a socket has enough
                        message = mutated(example(type, chance, sight.scene.get("question")), chance)
                        answer = answered(sight, message)
                        assert answer["type"] != "bye", (message, answer)
                        assert "server-broken" not in sight.raw[-1], (message, answer)
        assert watching.ask("sync")["type"] == "done"


def answered(sight: Sight, message: dict[str, Any]) -> dict[str, Any]:
    """Send a message, whatever it is; its answer."""
    sight.send(json.dumps(message))
    while True:
        answer = sight.next()
        if answer["type"] == "bye" or answer.get("reply") in (message.get("id"), -1):
            return answer


def test_bytes_that_are_no_messages(server: Server, anna: Person) -> None:
    table = anna.make(me(), bot("apprentice"))
    with anna.socket(table) as sight:
        for content in RAW:
            sight.send(content)
            while sight.next()["type"] != "refused":
                pass
            assert "server-unreadable" in sight.raw[-1]
        assert sight.ask("ping")["type"] == "pong"

        for _ in range(30):  # in the end it is enough
            sight.send(b"?")
        assert sight.closed() == 4002
        assert '"bye"' in sight.raw[-1]


def test_a_message_too_large_closes_the_socket(anna: Person) -> None:
    table = anna.make(me(), bot("apprentice"))
    for size in (20_000, 200_000):
        with anna.socket(table) as sight:
            sight.send("x" * size)
            assert sight.closed() == 1009


@pytest.mark.parametrize("first", ['{"type":"hello","protocol":99}', '{"type":"ping","id":1}', "{", '{"type":"hello"}'])
def test_a_wrong_hello_is_told_and_closed(anna: Person, first: str) -> None:
    table = anna.make(me(), bot("apprentice"))
    sight = Sight(connect(f"ws://{anna.server.address}/api/tables/{table}/socket"), None, hello=False)
    sight.send(first)

    assert sight.closed() in (4000, 4002)
    assert json.loads(sight.raw[-1])["type"] == "bye"


@pytest.mark.parametrize("endpoint", ENDPOINTS, ids=lambda one: f"{one.method} {one.path}")
def test_no_request_breaks_the_server(server: Server, endpoint: Endpoint) -> None:
    chance = random.Random(endpoint.path)
    person = Person(server)
    table = person.make(me(), bot("apprentice"))
    for _ in range(16):
        named = {"game": "ephyran", "language": "fr", "book": "ephyran", "lesson": "first_city", "seat": "0"}
        spelled = dict.fromkeys(("token", "handle", "tag", "contest"), "x" * 22)
        parts = {**named, **spelled, "table": table, "month": "2026-11"}
        for name in parts:
            if chance.random() < 0.4:
                parts[name] = chance.choice(["%00", "..", "%2e%2e%2f", "x" * 500, "%ff%fe", "ephyran", "-", "%20"])
        path = endpoint.path.format(**parts)
        query = "&".join(
            f"{name}={chance.choice(['', '-1', '99999999999', 'x', '%00', '1'])}"
            for name in (*endpoint.query, *endpoint.numbers)
        )
        body: Any = None
        if endpoint.method == "POST":
            meant = [json.dumps(near(chance, table)).encode(), json.dumps(meant_by(endpoint, chance, table)).encode()]
            body = chance.choice([*RAW, json.dumps(any_value(chance)).encode(), *meant * 3])

        answer = person.ask(endpoint.method, f"{path}?{query}", body)

        assert answer.status < 500, (path, query, body, answer.content)
        if answer.status >= 400:
            assert answer.json["error"]["text"]


def meant_by(endpoint: Endpoint, chance: random.Random, table: str) -> dict[str, Any]:
    """A body with the fields that are wanted there, in which a value or two may be wrong."""
    if not isinstance(endpoint.takes, type) or not issubclass(endpoint.takes, msgspec.Struct):
        return {}
    names = [field.encode_name for field in msgspec.structs.fields(endpoint.takes)]
    known = whole(chance, table)
    return mutated({name: known[name] for name in names if name in known}, chance)


def near(chance: random.Random, table: str) -> dict[str, Any]:
    """A body that is almost one."""
    return {name: value for name, value in whole(chance, table).items() if chance.random() < 0.7}


def whole(chance: random.Random, table: str) -> dict[str, Any]:
    """All that any body may have."""
    seats = [{"who": chance.choice(["me", "bot", "open"]), "bot": chance.choice(["apprentice", "x"])} for _ in range(3)]
    return {
        "game": "ephyran",
        "seats": chance.choice([seats, 2]),
        "modules": chance.choice([[], ["x"], "x"]),
        "options": chance.choice([{}, {"gods": "x"}, {"x": "y"}, {"gods": "draft"}]),
        "seed": chance.choice([None, "", "s", "x" * 500]),
        "about": chance.randrange(-1, 4),
        "seat": chance.choice(NUMBERS),
        "name": chance.choice(WORDS),
        "choices": chance.choice(NUMBERS),
        "table": chance.choice([table, *WORDS]),
        "speaker": chance.choice(WORDS),
        "kind": chance.choice(["mute", "block", "league", "knockout", "device", "recovery"]),
        "who": chance.choice(WORDS),
        "shows": chance.random() < 0.5,
        "open": chance.random() < 0.5,
        "number": chance.choice(NUMBERS),
        "why": chance.choice(WORDS),
        "email": chance.choice(["anna@example.org", *WORDS]),
        "language": chance.choice(["fr", "xx"]),
        "token": chance.choice(["x" * 22, *WORDS]),
        "pace": {"kind": "days", "choice": chance.choice([86_400, -1, 2**53]), "then": "bot"},
        "rounds": chance.choice(NUMBERS),
        "most": chance.choice(NUMBERS),
        "begins": chance.choice(NUMBERS),
        "rated": chance.random() < 0.5,
        "listed": chance.random() < 0.5,
    }
