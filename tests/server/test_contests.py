"""Tournaments: who meets whom, how everybody stands, rounds that open by themselves, over processes and restarts."""

from collections import Counter
from itertools import combinations

import pytest

from agon.server.club.contest import BOT_SITS, Board, Contest, Entrant, Terms, active, is_decided, standings
from agon.server.club.draw import drawn
from agon.server.pace import Pace
from server.serving import Json, Person, Server, Sight, serving

DAYS = {"kind": "days", "choice": 86_400, "then": "bot", "bot": "apprentice"}


def terms(**more: object) -> Terms:
    usual: Json = {
        "game": "ephyran",
        "kind": "league",
        "modules": [],
        "options": {},
        "seats": 2,
        "rounds": 3,
        "pace": Pace("days", 86_400, 0, "bot", "apprentice"),
        "bot": "",
        "rated": False,
        "most": 64,
        "seed": "corinth",
    }
    return Terms(**{**usual, **more})


def contest(people: int, **more: object) -> Contest:
    entrants = [Entrant(number, f"person {number}", f"P{number}", "", False) for number in range(1, people + 1)]
    return Contest(terms(**more), entrants, [], {})


def played(before: Contest, tables: list[list[int]], strongest_first: bool = True) -> Contest:
    """The contest after a round in which the lower number always wins, and bots never do."""
    places = dict(before.places)
    boards: list[Board] = []
    for number, sitters in enumerate(tables):
        name = "" if len(sitters) == 1 else f"table {len(before.rounds)}/{number}"
        boards.append(Board(name, sitters))
        if name:
            order = sorted(one for one in sitters if one != BOT_SITS)
            places[name] = [order.index(one) + 1 if one != BOT_SITS else len(sitters) for one in sitters]
    return before._replace(rounds=[*before.rounds, boards], places=places)


def play_out(begun: Contest, sizes: tuple[int, ...] = (2, 3, 4)) -> Contest:
    while not is_decided(begun):
        begun = played(begun, drawn(begun, sizes))
    return begun


@pytest.mark.parametrize("people", [4, 5, 8, 13])
def test_in_a_league_of_two_everybody_meets_everybody_else_once(people: int) -> None:
    rounds = people - 1 + people % 2
    over = play_out(contest(people, rounds=rounds))
    met = Counter(pair for boards in over.rounds for board in boards for pair in combinations(sorted(board.sitters), 2))
    assert met == Counter(combinations(range(1, people + 1), 2))
    rested = Counter(board.sitters[0] for boards in over.rounds for board in boards if not board.table)
    assert set(rested.values()) <= {1}
    if people % 2 == 0:
        assert [one.number for one in standings(over)] == list(range(1, people + 1))


@pytest.mark.parametrize("people", [8, 9, 10, 11, 12])
def test_at_tables_of_four_as_few_as_possible_meet_again_and_everybody_plays_every_round(people: int) -> None:
    over = play_out(contest(people, seats=4, rounds=3))
    for boards in over.rounds:
        assert sorted(number for board in boards for number in board.sitters) == list(range(1, people + 1))
        assert all(2 <= len(board.sitters) <= 4 for board in boards)


def test_bots_fill_the_last_table_where_that_was_agreed() -> None:
    over = play_out(contest(5, seats=4, rounds=1, bot="player"))
    assert sorted(len(board.sitters) for board in over.rounds[0]) == [4, 4]
    assert sum(board.sitters.count(BOT_SITS) for board in over.rounds[0]) == 3
    assert {one.number for one in standings(over)} == {1, 2, 3, 4, 5}, "bots do not stand among people"


@pytest.mark.parametrize("bots", ["", "player"])
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("people", [2, 3, 5, 8, 11, 16])
def test_a_knock_out_goes_on_until_one_is_left_and_the_best_cannot_be_beaten(
    people: int, seats: int, bots: str
) -> None:
    over = play_out(contest(people, kind="knockout", seats=seats, rounds=0, bot=bots))
    assert active(over) == [1]
    assert standings(over)[0].number == 1
    for before, after in zip(over.rounds, over.rounds[1:], strict=False):
        assert sum(len(board.sitters) for board in after) <= sum(len(board.sitters) for board in before) + seats


def test_whoever_has_left_is_not_drawn_and_a_table_that_is_gone_gives_everybody_half() -> None:
    begun = played(contest(4, rounds=3), [[1, 2], [3, 4]])
    left = begun._replace(entrants=[*begun.entrants[:3], begun.entrants[3]._replace(gone=True)])
    assert all(4 not in table for table in drawn(left, (2, 3, 4)))

    gone = begun._replace(places={**begun.places, "table 0/0": None})
    assert {one.number: one.points for one in standings(gone)} == {1: 0.5, 2: 0.5, 3: 1.0, 4: 0.0}


def test_equal_places_share_their_points_and_what_decides_then_is_told() -> None:
    begun = contest(3, seats=3)
    over = begun._replace(rounds=[[Board("t", [1, 2, 3])]], places={"t": [1, 1, 3]})
    first, second, third = standings(over)
    assert (first.points, second.points, third.points) == (0.75, 0.75, 0.0)
    assert first.lot < second.lot


def test_the_same_seed_draws_the_same_tables() -> None:
    assert drawn(contest(9, seats=3), (2, 3, 4)) == drawn(contest(9, seats=3), (2, 3, 4))
    assert drawn(contest(9, seats=3), (2, 3, 4)) != drawn(contest(9, seats=3, seed="other"), (2, 3, 4))


# ---------------------------------------------------------------- real servers


def made(owner: Person, **more: object) -> str:
    wanted = {"name": "Games of Nemea", "game": "ephyran", "kind": "league", "pace": DAYS, "rounds": 1, **more}
    answer = owner.post("/api/contests", wanted)
    assert answer.status == 201, answer.content
    return str(answer.json["card"]["id"])


def join(person: Person, id: str, name: str) -> Json:
    answer = person.post(f"/api/contests/{id}/join", {"name": name})
    assert answer.status == 200, answer.content
    return answer.json


def give_up(person: Person, path: str) -> None:
    """Whoever sits there lets a bot play on."""
    with person.socket(path.removeprefix("/t/")) as sight:
        if sight.stage != "over":
            sight.ask("hand_over", seat=sight.scene["held"][0], bot="apprentice")


def await_stage(person: Person, id: str, stage: str, round: int) -> Json:
    while True:
        found = person.get(f"/api/contests/{id}").json
        if (found["card"]["stage"], found["card"]["round"]) == (stage, round):
            return found


def give_up_all(people: list[Person], found: Json) -> None:
    for board in found["boards"][-1]:
        for person in people:
            with person.socket(board["path"].removeprefix("/t/")) as sight:
                held = sight.scene["held"]
            if held and board["path"]:
                give_up(person, board["path"])


def test_a_league_is_joined_by_link_played_in_two_processes_and_decided(database: str) -> None:
    with serving(database) as first, serving(database) as second:
        anna, boris, carla, dora = Person(first), Person(second), Person(first), Person(second)
        people = [anna, boris, carla, dora]
        id = made(anna, rounds=2)
        assert boris.get("/api/contests").json["contests"] == [], "it is found by its link alone"
        for person, name in zip(people, ["Anna", "Boris", "Carla", "Dora"], strict=True):
            join(person, id, name)
        assert boris.post(f"/api/contests/{id}/begin", {}).json["error"]["message"]["id"] == "server-contest-owner"

        begun = anna.post(f"/api/contests/{id}/begin", {}).json

        assert [len(board["sitters"]) for board in begun["boards"][0]] == [2, 2]
        assert Person(first).post(f"/api/contests/{id}/join", {"name": "Late"}).status == 409
        assert len(boris.get("/api/tables").json["tables"]) == 1, "the table is among his, and has begun"
        give_up_all(people, begun)
        second_round = await_stage(anna, id, "playing", 2)
        assert len(second_round["boards"]) == 2
        give_up_all(people, second_round)
        over = await_stage(boris, id, "over", 2)
    points = [one["points"] for one in over["standings"]]
    assert points == sorted(points, reverse=True)
    assert sum(points) == 4.0


def test_a_knock_out_goes_on_after_a_restart_and_bots_fill(database: str) -> None:
    with serving(database) as server:
        anna, boris, carla = Person(server), Person(server), Person(server)
        people = [anna, boris, carla]
        id = made(anna, kind="knockout", bot="apprentice", listed=True)
        for person, name in zip(people, ["Anna", "Boris", "Carla"], strict=True):
            join(person, id, name)
        assert [one["id"] for one in Person(server).get("/api/contests").json["contests"]] == [id]
        begun = anna.post(f"/api/contests/{id}/begin", {}).json
        assert sorted(sitter["number"] for board in begun["boards"][0] for sitter in board["sitters"]) == [-1, 1, 2, 3]
    with serving(database) as server:
        for person in people:
            person.server = server
        give_up_all(people, begun)
        last = await_stage(anna, id, "playing", 2)
        give_up_all(people, last)
        over = await_stage(anna, id, "over", 2)
        assert [one["out"] for one in over["standings"]] == [False, True, True]


def next_asked(told: Sight, sights: list[Sight]) -> Sight:
    """Whoever of these is asked next, as one of them is told."""
    while True:
        for sight in sights:
            if any(asked["seat"] == sight.scene["seat"] for asked in told.scene["asked"]):
                assert sight.await_turn()
                return sight
        told.next()


def test_at_a_rated_table_of_a_tournament_nobody_has_a_hint_not_even_against_bots(server: Server) -> None:
    anna, boris, carla = Person(server), Person(server), Person(server)
    id = made(anna, bot="apprentice", rated=True)
    people = [anna, boris, carla]
    for person, name in zip(people, ["Anna", "Boris", "Carla"], strict=True):
        join(person, id, name)
    begun = anna.post(f"/api/contests/{id}/begin", {}).json

    answers = []
    for board in begun["boards"][0]:
        sights = [person.socket(board["path"].removeprefix("/t/")) for person in people]
        waiting = [sight for sight in sights if sight.scene["held"]]
        assert all(sight.scene["table"]["hints"] is False for sight in waiting)
        asked, seated = waiting[0], list(waiting)
        while waiting:
            asked = next_asked(asked, seated)
            assert asked.question is not None
            if asked in waiting:
                waiting.remove(asked)
                answers.append(asked.ask("ask_hint", seat=asked.scene["seat"], at=asked.question["at"]))
            asked.choose(asked.question["options"][0]["key"])
        for sight in sights:
            sight.socket.close()

    assert [answer["reason"]["id"] for answer in answers] == ["server-no-hints"] * 3


def test_who_leaves_before_it_begins_was_never_there_and_who_is_alone_calls_it_off(server: Server) -> None:
    anna, boris = Person(server), Person(server)
    id = made(anna)
    join(anna, id, "Anna")
    assert {one["name"] for one in join(boris, id, "Anna")["standings"]} == {"Anna", "Anna (2)"}
    assert boris.post(f"/api/contests/{id}/join", {"name": "Again"}).json["error"]["message"]["id"] == (
        "server-contest-in"
    )
    assert len(boris.post(f"/api/contests/{id}/leave", {}).json["standings"]) == 1
    assert anna.post(f"/api/contests/{id}/begin", {}).json["error"]["message"]["id"] == "server-contest-few"
    assert anna.post(f"/api/contests/{id}/call-off", {}).json["card"]["stage"] == "off"


def test_who_is_forgotten_was_never_there_and_what_waited_for_them_is_called_off(database: str) -> None:
    with serving(database) as server:
        anna, boris, carla = Person(server), Person(server), Person(server)
        hers, his = made(anna), made(boris)
        for id in (hers, his):
            join(anna, id, "Anna")
            join(boris, id, "Boris")
        join(carla, his, "Carla")

        assert boris.post("/api/me/forget", {}).status == 200

        assert [one["name"] for one in anna.get(f"/api/contests/{hers}").json["standings"]] == ["Anna"]
        assert anna.post(f"/api/contests/{hers}/begin", {}).json["error"]["message"]["id"] == "server-contest-few"
        assert anna.get(f"/api/contests/{his}").json["card"]["stage"] == "off", "nobody could begin it any more"


def test_nobody_takes_part_twice_as_a_guest_and_as_themselves(server: Server) -> None:
    anna, guest, boris = Person(server), Person(server), Person(server)
    waiting, begun = made(anna, rounds=2), made(anna, rounds=2)
    for id in (waiting, begun):
        for person, name in ((anna, "Anna"), (guest, "Guest"), (boris, "Boris")):
            join(person, id, name)
    anna.post(f"/api/contests/{begun}/begin", {})
    token = anna.post("/api/me/entrances", {"kind": "device"}).json["path"].rpartition("/")[2]

    guest.post("/api/me/enter", {"token": token})

    assert sorted(one["name"] for one in anna.get(f"/api/contests/{waiting}").json["standings"]) == ["Anna", "Boris"]
    left = {one["name"]: one["gone"] for one in anna.get(f"/api/contests/{begun}").json["standings"]}
    assert left == {"Anna": False, "Guest": True, "Boris": False}


def test_it_begins_by_itself_at_its_time(server: Server) -> None:
    anna, boris = Person(server), Person(server)
    id = made(anna, begins=1)
    join(anna, id, "Anna")
    answer = boris.post(f"/api/contests/{id}/join", {"name": "Boris"})
    if answer.status == 409:  # it was called off before he came, for want of people
        assert answer.json["error"]["message"]["id"] == "server-contest-closed"
    else:
        await_stage(anna, id, "playing", 1)


@pytest.mark.parametrize(
    ("wanted", "why"),
    [
        ({"pace": {"kind": "none"}}, "server-contest-pace"),
        ({"pace": {**DAYS, "then": "vote"}}, "server-contest-pace"),
        ({"seats": 9}, "server-contest-seats"),
        ({"game": "hybris", "modules": ["chronos"], "seats": 1}, "server-contest-seats"),
        ({"rounds": 0}, "server-contest-rounds"),
        ({"name": " "}, "server-contest-name"),
        ({"bot": "nobody"}, "server-no-bot"),
        ({"game": "go"}, "server-no-game"),
    ],
)
def test_what_cannot_be_a_tournament(anna: Person, wanted: Json, why: str) -> None:
    usual = {"name": "Nemea", "game": "ephyran", "kind": "league", "pace": DAYS}
    assert anna.post("/api/contests", {**usual, **wanted}).json["error"]["message"]["id"] == why


def test_nobody_makes_tournaments_without_end(server: Server) -> None:
    anna = Person(server)
    for _ in range(5):
        made(anna)
    refused = anna.post("/api/contests", {"name": "One more", "game": "ephyran", "kind": "league", "pace": DAYS})
    assert refused.json["error"]["message"]["id"] == "server-contest-many"
