"""Programs with their own accounts: they play, nobody takes them for people, and they may do nothing else."""

import shlex
import sys
import threading
from pathlib import Path

import pytest

from agon.cli.main import main
from agon.server.acts import Act, Started
from agon.server.club.results import names_of, with_names
from agon.server.founding import recorded
from agon.server.parts import PERSON, Founding, SeatState
from agon.server.playable import checked_setup
from agon.server.table import Table
from server.serving import Json, Person, Server, me, open_seat

BUILDER = """
import json, sys
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        print(json.dumps({"type": "hello", "protocol": 1, "name": "builder", "wants": WANTS}), flush=True)
    else:
        assert not WANTS or (message["table"] and message["view"])
        keys = [option["key"] for option in message["options"]]
        key = max(keys, key=lambda key: (key.startswith("add/"), key.startswith("draw/"), -len(key)))
        print(json.dumps({"type": "answer", "number": message["number"], "key": KEY or key}), flush=True)
"""


def program(folder: Path, wants: str = '["view", "text"]', key: str = "") -> str:
    file = folder / "builder.py"
    file.write_text(BUILDER.replace("WANTS", wants).replace("KEY", repr(key)), "utf-8")
    return shlex.join([sys.executable, str(file)])


@pytest.fixture
def anna(server: Server) -> Person:
    return Person(server)


@pytest.fixture
def robot(server: Server) -> Person:
    """A program with an account, which comes with its token."""
    made = Person(server).post("/api/bots", {"name": "Builder"})
    assert made.status == 201
    assert made.json["name"] == "Builder (bot)"
    return Person(server, cookie=made.json["token"])


def run(server: Server, token: str, table: str, command: str) -> int:
    where = ["--server", server.address, "--token", token, "--table", f"http://{server.address}/t/{table}"]
    return main(["--lang", "en", "bot", *where, command])


def test_a_program_plays_a_whole_match_over_the_socket(
    server: Server, anna: Person, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    # Given an account that the command made
    assert main(["--lang", "en", "bot", "--server", server.address, "--new", "Builder"]) == 0
    token = capsys.readouterr().out.rpartition(": ")[2].strip()
    table = anna.make(me("Anna"), open_seat())

    # When the program sits down, and a bot of the server plays for Anna
    ended = against(server, anna, table, token, program(tmp_path))

    # Then it ends with the match, and everybody saw what it is
    assert ended == 0
    assert "The match is over" in capsys.readouterr().out
    seats = anna.get(f"/api/tables/{table}").json["table"]["seats"]
    assert seats[1]["name"] == "Builder (bot)"


def against(server: Server, anna: Person, table: str, token: str, command: str) -> int:
    """How the command ends that plays with Anna, for whom a bot of the server plays."""
    ended: list[int] = []
    playing = threading.Thread(target=lambda: ended.append(run(server, token, table, command)))
    with anna.socket(table) as sight:
        playing.start()
        while any(seat["sitter"] == "open" for seat in sight.scene["table"]["seats"]):
            sight.next()
        if sight.stage == "lobby":
            sight.ask("start")
        sight.ask("hand_over", seat=0, bot="apprentice")
    playing.join()
    return ended[0]


@pytest.mark.parametrize("name", ["Builder (bot)", "x (BOT) y"])
def test_no_person_has_a_name_of_programs(anna: Person, name: str) -> None:
    table = anna.make(open_seat(), open_seat())
    for refused in (anna.sit(table, 0, name), anna.post("/api/me", {"name": name})):
        assert refused.status == 400
        assert refused.json["error"]["message"]["id"] == "server-name-of-bots"


@pytest.mark.parametrize("name", ["", "  ", "x" * 19, "Eve (bot)"])
def test_a_program_has_a_name(anna: Person, name: str) -> None:
    assert anna.post("/api/bots", {"name": name}).status == 400


def test_it_sits_under_its_own_name_whatever_it_says(anna: Person, robot: Person) -> None:
    table = anna.make(me("Anna"), open_seat())
    assert robot.sit(table, 1, "Ben").status == 200
    seats: list[Json] = anna.get(f"/api/tables/{table}").json["table"]["seats"]
    assert [seat["name"] for seat in seats] == ["Anna", "Builder (bot)"]


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/tables", {"game": "ephyran", "seats": [{"who": "me"}, {"who": "open"}]}),
        ("/api/me", {"name": "Ben"}),
        ("/api/me/entrances", {"kind": "device"}),
        ("/api/bots", {"name": "Another"}),
    ],
)
def test_it_may_do_nothing_else(robot: Person, path: str, body: Json) -> None:
    refused = robot.post(path, body)
    assert refused.status == 403
    assert refused.json["error"]["message"]["id"] == "server-not-for-bots"


def test_no_link_makes_it_play_for_a_person(anna: Person, robot: Person) -> None:
    table = anna.make(me("Anna"), open_seat())
    assert robot.use(anna.link(table, 0)).status == 403


def test_nobody_gives_it_the_name_of_a_person(anna: Person, robot: Person) -> None:
    table = anna.make(me("Anna"), open_seat())
    robot.sit(table, 1)
    with anna.socket(table) as sight:
        assert sight.ask("rename", seat=1, name="Melissa", language="en")["type"] == "done"
        assert [seat["name"] for seat in sight.scene["table"]["seats"]] == ["Anna", "Melissa (bot)"]


def test_of_two_with_one_name_both_say_what_they_are(server: Server, anna: Person, robot: Person) -> None:
    table = anna.make(me("Anna"), open_seat(), open_seat())
    made = Person(server).post("/api/bots", {"name": "Builder"})
    for seat, program_ in ((1, robot), (2, Person(server, cookie=made.json["token"]))):
        assert program_.sit(table, seat).status == 200
    seats: list[Json] = anna.get(f"/api/tables/{table}").json["table"]["seats"]
    assert [seat["name"] for seat in seats] == ["Anna", "Builder (bot)", "Builder (bot) (2)"]


def test_it_does_not_play_where_ratings_of_people_are_at_stake(anna: Person, robot: Person) -> None:
    table = anna.make(me("Anna"), open_seat(), pace={"kind": "days", "choice": 86_400, "then": "bot"}, rated=True)
    refused = robot.sit(table, 1)
    assert refused.json["error"]["message"]["id"] == "server-rated-programs"
    assert refused.status == 403


def test_it_says_nothing_at_a_table(anna: Person, robot: Person) -> None:
    table = anna.make(me("Anna"), open_seat())
    robot.sit(table, 1)
    with robot.socket(table) as sight:
        told = sight.ask("say", seat=1, text="I am a person")
        assert told["reason"]["id"] == "server-not-for-bots"


@pytest.mark.parametrize(
    ("wants", "key", "said"),
    [('["observation"]', "", "wants 'observation', but there is only view, text"), ("[]", "cheat", "not on offer")],
)
def test_what_it_does_wrong_is_told_in_one_line(
    server: Server,
    anna: Person,
    robot: Person,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    wants: str,
    key: str,
    said: str,
) -> None:
    table = anna.make(me("Anna"), open_seat())
    assert against(server, anna, table, robot.cookie, program(tmp_path, wants, key)) == 2
    told = capsys.readouterr().err
    assert said in told
    assert len(told.splitlines()) == 1


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--server", "127.0.0.1:9", "--new", "Eve"], "does not answer"),
        (["--server", "ftp://x", "--new", "Eve"], "is not the address of a server"),
        (["--server", "127.0.0.1:9"], "--token, --table and a command are needed"),
        (["--server", "127.0.0.1:9", "--token", "t", "--table", "x", "no-such-program"], "no program"),
        (["--server", "127.0.0.1:9", "--token", "t", "--table", "x", "cat", "--seconds", "x"], "not a number of"),
    ],
)
def test_bad_input_is_one_line(words: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "en", "bot", *words]) == 2
    told = capsys.readouterr().err
    assert said in told
    assert len(told.splitlines()) == 1


@pytest.mark.parametrize("name", ["champion", "Champion", "player (2)", "random", "mcts:4s", "Greedy"])
def test_nobody_is_called_like_a_bot(anna: Person, name: str) -> None:
    assert anna.post("/api/me", {"name": name}).json["error"]["message"]["id"] == "server-name-of-bots"


def test_who_was_called_like_a_bot_or_not_at_all_is_no_bot_in_a_record() -> None:
    # Given a table of old, when anybody could be called so
    people = (SeatState(PERSON, "champion", "", "", True), SeatState(PERSON, "", "", "", True))
    setup = checked_setup("ephyran", 2, "corinth", [], {})
    table = Table(Founding("t" * 22, setup, people, "new", "", False, 1))
    table.apply([Act(1, 1, Started())])

    names = names_of(table, [seat.name for seat in table.seats])

    assert names == ["Player 1", "Player 2"]
    assert [recorded(name).sitter for name in names] == [PERSON, PERSON]
    assert with_names('{"names":["Player 1","Player 2"]}\n', {0: "champion", 1: "Melissa"}) == (
        '{"names":["Player 1","Melissa"]}\n'
    )
