"""Finding a game: the lobby, a quick start with whoever waits, one rematch for all, and how many watch."""

from server.serving import Json, Person, Server, bot, me, open_seat, serving


def cards(person: Person, kind: str) -> dict[str, Json]:
    return {card["id"]: card for card in person.get("/api/lobby").json[kind]}


def test_a_table_is_found_by_others_only_if_whoever_made_it_said_so(anna: Person, boris: Person) -> None:
    hidden = anna.make(me("Anna"), open_seat())
    listed = anna.make(me("Anna"), open_seat(), listed=True)

    found = cards(boris, "waiting")
    assert hidden not in found
    assert [(seat["sitter"], seat["name"]) for seat in found[listed]["seats"]] == [("person", "Anna"), ("open", "")]

    boris.sit(listed, 1, "Boris")
    with boris.socket(listed) as sight:
        sight.ask("start")
    assert listed not in cards(boris, "waiting")
    assert listed in cards(boris, "playing")


def test_a_quick_start_brings_two_together_who_never_met_and_begins(server: Server) -> None:
    anna, boris, carla = Person(server), Person(server), Person(server)
    quick = {"game": "ephyran"}

    first = anna.post("/api/lobby/quick", {**quick, "name": "Anna"}).json
    again = anna.post("/api/lobby/quick", quick).json
    second = boris.post("/api/lobby/quick", {**quick, "name": "Boris"}).json
    third = carla.post("/api/lobby/quick", quick).json

    assert (second["table"], second["held"]) == (first["table"], [1])
    assert again["table"] != first["table"], "nobody plays with herself"
    assert third["table"] == again["table"], "the one who has waited longest comes first"
    with anna.socket(first["table"]) as sight:
        assert sight.stage == "playing"
        assert [seat["name"] for seat in sight.scene["table"]["seats"]] == ["Anna", "Boris"]


def test_a_quick_start_rates_nobody_who_was_not_told(server: Server) -> None:
    anna, boris = Person(server), Person(server)
    pace = {"kind": "live", "choice": 60, "reserve": 900, "then": "bot"}
    rated = anna.make(me("Anna"), open_seat(), pace=pace, rated=True, listed=True)
    with anna.socket(rated):
        met = boris.post("/api/lobby/quick", {"game": "ephyran", "name": "Boris"}).json["table"]
    assert rated in cards(boris, "waiting"), "he can sit down there himself"
    assert met != rated


def test_two_processes_know_the_same_lobby(database: str) -> None:
    with serving(database) as first, serving(database) as second:
        anna, boris = Person(first), Person(second)
        made = anna.post("/api/lobby/quick", {"game": "ephyran"}).json
        with anna.socket(made["table"]) as sight:
            joined = boris.post("/api/lobby/quick", {"game": "ephyran"}).json
            assert joined["table"] == made["table"]
            while sight.stage == "lobby":
                sight.next()


def over(anna: Person, boris: Person, carla: Person) -> str:
    """A table of two people whose game is over, with a third who watches."""
    table = anna.make(me("Anna"), open_seat(), bot("novice"))
    boris.sit(table, 1, "Boris")
    with anna.socket(table) as hers, boris.socket(table) as his:
        hers.ask("start")
        for sight, seat in ((hers, 0), (his, 1)):
            sight.ask("hand_over", seat=seat, bot="novice")
        while hers.stage != "over" or his.stage != "over":
            (hers if hers.stage != "over" else his).next()
    return table


def test_all_who_played_meet_at_one_new_table(server: Server, anna: Person, boris: Person) -> None:
    carla = Person(server)
    table = over(anna, boris, carla)
    again = f"/api/tables/{table}/rematch"
    assert carla.post(again, {}).status == 403

    with boris.socket(table) as his:
        made = anna.post(again, {}).json
        while not his.scene["rematch"]:
            his.next()
        assert his.scene["rematch"] == made["table"]
    door = anna.get(f"/api/tables/{made['table']}").json
    assert [seat["sitter"] for seat in door["table"]["seats"]] == ["person", "open", "bot"]
    assert carla.sit(made["table"], 1).json["error"]["message"]["id"] == "server-reserved"
    invited = boris.get("/api/tables").json["tables"][0]
    assert (invited["id"], invited["invited"], invited["held"]) == (made["table"], True, [])

    joined = boris.post(again, {}).json

    assert (joined["table"], joined["held"]) == (made["table"], [1])
    assert anna.post(again, {}).json["table"] == made["table"]
    with boris.socket(made["table"]) as sight:
        assert sight.stage == "playing", "all have come"
        assert sight.scene["table"]["seats"][1]["name"] == "Boris"


def test_a_seat_that_is_kept_for_somebody_who_does_not_come_can_be_given_away(server: Server, anna: Person) -> None:
    boris, carla = Person(server), Person(server)
    made = anna.post(f"/api/tables/{over(anna, boris, carla)}/rematch", {}).json["table"]
    with anna.socket(made) as sight:
        sight.ask("hand_over", seat=1, bot="novice")
        sight.ask("hand_over", seat=1, bot="")
    assert carla.sit(made, 1, "Carla").status == 200


def test_who_watches_is_counted_in_every_process(database: str) -> None:
    with serving(database) as first, serving(database) as second:
        anna = Person(first)
        table = anna.make(me("Anna"), me("Boris"), listed=True)
        with anna.socket(table) as hers, Person(first).socket(table), Person(second).socket(table) as far:
            for sight in (hers, far):
                while sight.scene["watching"] < 2:
                    sight.next()
            assert cards(anna, "playing")[table]["watching"] == 2
            assert cards(anna, "playing")[table]["here"]
