"""Operators see how a server is doing: metrics, health, logs; and no secret in any of them."""

import json
import random
import re
from pathlib import Path

import pytest

from agon.server import metrics
from agon.server.logs import discreet, tag
from agon.server.visitors import new_token
from server.serving import Person, Server, bot, me, open_seat, serving

KEY = "an operator's own secret"
BOARD = Path(__file__).parents[2] / "deploy" / "grafana.json"


def value(figures: str, name: str) -> float:
    """The sum of a figure, whatever its labels."""
    lines = [line for line in figures.splitlines() if re.match(rf"{name}(\{{.*\}})? ", line)]
    assert lines, name
    return sum(float(line.rpartition(" ")[2]) for line in lines)


def test_logs_are_lines_of_json_and_tell_no_secret(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "agon.db"), AGON_LOG="json", AGON_LOG_LEVEL="debug", AGON_OPERATOR_KEY=KEY)
    anna, boris = Person(server), Person(server)
    table = anna.make(me("Anna"), open_seat())
    link = anna.post(f"/api/tables/{table}/links", {"seat": 1}).json["path"].rpartition("/")[2]
    boris.sit(table, 1, "Boris")
    with anna.socket(table) as sight:
        assert sight.ask("start")["type"] == "done"
    answer = anna.get("/metrics", Authorization=f"Bearer {KEY}")
    for path in (f"/api/tables/{table}/nothing", f"/join/{link}x", f"/api/tables/{new_token()}"):
        anna.get(path)

    lines = [json.loads(line) for line in server.stop().splitlines()]

    told = json.dumps(lines)
    for secret in (table, link, anna.cookie, boris.cookie, KEY):
        assert secret not in told
    made = [line for line in lines if "made" in line["message"]]
    assert [line["ids"] for line in made] == [[tag(table)]]
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z", made[0]["time"])
    assert len(made[0]["request"]) == 12
    assert answer.headers["X-Request-Id"]


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("postgresql://agon:hush@db/agon", "hush"),
        ("Authorization: Bearer hush-hush", "hush"),
        ("GET /t/vdk0ykOpFrzqyBMIN277dA?seat=1", "vdk0"),
        ("KeyError: 'vdk0ykOpFrzqyBMIN277dA'", "vdk0"),
    ],
)
def test_what_would_open_something_is_in_no_line(text: str, kept: str) -> None:
    assert kept not in discreet(text)


def test_a_tag_stands_for_what_it_hides() -> None:
    table = new_token()
    assert discreet(f"table {table}: x") == f"table {tag(table)}: x"
    assert discreet("nothing_to_hide_in_here") == "nothing_to_hide_in_here"


def test_figures_are_for_this_machine_and_for_operators(tmp_path: Path) -> None:
    with serving(str(tmp_path / "agon.db"), AGON_OPERATOR_KEY=KEY) as server:
        anna = Person(server)
        table = anna.make(me(), bot("apprentice"))
        with anna.socket(table) as sight:
            sight.play(3, random.Random(1))
            figures = anna.get("/metrics").content.decode()
        elsewhere = {"X-Forwarded-For": "203.0.113.5"}

        assert value(figures, "agon_acts_total") >= 3
        assert value(figures, "agon_act_seconds_count") >= 3
        assert value(figures, "agon_sockets") == 1
        assert value(figures, "agon_tables_made_total") == 1
        assert value(figures, "agon_bot_seconds_count") >= 1
        assert table not in figures
        assert anna.get("/metrics", **elsewhere).status == 401
        assert anna.get("/metrics", Authorization="Bearer wrong", **elsewhere).status == 401
        assert anna.get("/metrics", Authorization=f"Bearer {KEY}", **elsewhere).status == 200


def test_health_tells_a_process_that_lives_from_one_that_can_be_used(tmp_path: Path) -> None:
    file = tmp_path / "agon.db"
    server = Server(str(file))
    anna = Person(server)
    while anna.get("/api/health").json["status"] == "starting":
        pass
    assert anna.get("/api/health").json["status"] == "ready"

    file.rename(tmp_path / "elsewhere")
    failing = anna.get("/api/health")
    assert (failing.status, failing.json["status"], failing.json["database"]) == (503, "failing", "unreachable")
    assert anna.get("/api/health/live").status == 200
    refused = anna.post("/api/tables", {"game": "ephyran", "seats": [me(), me()]})
    assert str(tmp_path) not in refused.content.decode(), "where it is kept is nobody's business"

    (tmp_path / "elsewhere").rename(file)
    assert anna.get("/api/health").json["status"] == "ready"
    server.stop()


def test_the_board_shows_figures_that_there_are() -> None:
    board = json.loads(BOARD.read_text())
    expressions = [target["expr"] for panel in board["panels"] for target in panel.get("targets", [])]
    named = {name for expression in expressions for name in re.findall(r"agon_\w+", expression)}

    known = set(re.findall(r"^# TYPE (agon_\w+)", metrics.shown().decode(), re.MULTILINE))
    known |= {name + end for name in known for end in ("_bucket", "_sum", "_count")}

    assert named
    assert named <= known
