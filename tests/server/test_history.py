"""What people have played, who is seen by whom, the open archive, and being forgotten."""

import io
import json
import zipfile
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, text, update

from agon.cli.main import main
from agon.kernel.record import read_record
from agon.server.club.archive import Archiving, months_in
from agon.server.club.ratings import Rating
from agon.server.club.results import packed, unpacked, with_names
from agon.server.club.statistics import Own, statistics
from agon.server.hall import Hall
from agon.server.operating.tables import remove, remove_for_ever
from agon.server.store import archive
from agon.server.store.database import Database, chosen_url, open_database
from agon.server.store.schema import METADATA, RATINGS, RESULTS
from agon.server.store.store import Store
from server.serving import Json, Person, Server, bot, me, open_seat, serving
from server.stories import live

DAY = 86_400_000


def own(number: int, **more: Any) -> Own:
    usual: Json = {
        "table": f"t{number}",
        "game": "hybris",
        "modules": (),
        "seats": 2,
        "against": "people",
        "rated": False,
        "started": number * DAY,
        "ended": number * DAY + 1000,
        "choices": 10 + number,
        "seat": 0,
        "place": 1,
        "score": number,
        "won": True,
        "seconds": 5,
        "traits": {"olympian": "olympian/hades", "turn": "1"},
        "rating": None,
    }
    return Own(**{**usual, **more})


def test_statistics_say_how_often_of_what_and_an_interval_only_where_there_are_enough() -> None:
    played = [own(number, won=number % 2 == 0) for number in range(6)]
    played += [own(6, seats=4, modules=("cataclysm",), against="bots", traits={"olympian": "olympian/zeus"}, won=False)]

    (hybris,) = statistics(played)

    people, bots = hybris.against
    assert (people.of, people.games, people.won, people.fair) == ("people", 6, 3, 0.5)
    assert people.low is not None
    assert people.high is not None
    assert people.low < 0.5 < people.high
    assert (bots.of, bots.games, bots.low) == ("bots", 1, None)
    assert [(share.of, share.games) for share in hybris.seats] == [("2", 6), ("4", 1)]
    assert [share.of for share in hybris.modules] == ["", "cataclysm"]
    assert list(hybris.traits) == ["olympian"], "the place in turn order is nobody's choice"
    assert [share.of for share in hybris.traits["olympian"]] == ["olympian/hades", "olympian/zeus"]
    assert (hybris.best, hybris.most_choices, hybris.streak) == (6, 16, 1)


def test_what_one_played_with_oneself_around_one_screen_counts_for_nothing() -> None:
    assert statistics([own(1, against="screen")]) == []


def test_a_rating_is_a_line_that_ends_where_it_is_now() -> None:
    played = [own(number, rated=True, rating=Rating(25.0 + number, 8.0)) for number in range(150)]
    (curve,) = statistics(played)[0].curves
    assert (curve.games, curve.now.mu) == (150, 174.0)
    assert len(curve.points) <= 60
    assert curve.points[-1] == curve.now.points


def test_a_record_is_packed_whole_and_gets_the_names_of_those_who_agreed() -> None:
    text_of = '{"agon":2,"names":["Player 1","Player 2"]}\n{"n":1}\n'
    assert unpacked(packed(text_of)) == text_of
    named = with_names(text_of, {0: "Anna", 1: "Anna"})
    assert json.loads(named.splitlines()[0])["names"] == ["Anna", "Anna (2)"]
    assert named.splitlines()[1:] == text_of.splitlines()[1:]


# ---------------------------------------------------------------- real servers


def over(anna: Person, boris: Person, listed: bool = True) -> str:
    """A table of two that is over."""
    table = anna.make(me("Anna at the table"), open_seat(), bot("apprentice"), listed=listed)
    boris.sit(table, 1, "Boris at the table")
    with anna.socket(table) as hers, boris.socket(table) as his:
        hers.ask("start")
        for sight, seat in ((hers, 0), (his, 1)):
            sight.ask("hand_over", seat=seat, bot="apprentice")
        while hers.stage != "over":
            hers.next()
    return table


def seen(person: Person, name: str) -> str:
    """Somebody with a name who wants to be seen; under which handle."""
    person.post("/api/me", {"name": name})
    handle: str = person.post("/api/me/profile", {"open": True}).json["handle"]
    return handle


def test_a_history_is_ones_own_and_a_profile_shows_what_was_public_with_the_names_of_who_agreed(
    server: Server,
) -> None:
    anna, boris, carla = Person(server), Person(server), Person(server)
    hidden, shown = over(anna, boris, listed=False), over(anna, boris)
    assert carla.get("/api/me/history").json == {"handle": "", "results": [], "more": False, "games": []}
    assert anna.post("/api/me/profile", {"open": True}).json["error"]["message"]["id"] == "server-needs-name"

    mine = anna.get("/api/me/history").json
    assert [result["path"] for result in mine["results"]] == [f"/t/{shown}", f"/t/{hidden}"]
    assert [player["name"] for player in mine["results"][0]["players"]][:2] == [
        "Anna at the table",
        "Boris at the table",
    ]
    assert mine["games"][0]["against"][0]["games"] == 2

    handle = seen(anna, "Anna")
    profile = carla.get(f"/api/people/{handle}")
    assert [result["path"] for result in profile.json["results"]] == [f"/t/{shown}"], "hidden tables stay hidden"
    assert [player["name"] for player in profile.json["results"][0]["players"]] == ["Anna", "", ""]
    assert hidden.encode() not in profile.content
    assert b"Boris" not in profile.content

    anna.post("/api/me/profile", {"open": False})
    assert carla.get(f"/api/people/{handle}").status == 404
    assert seen(anna, "Anna") == handle


def test_leaders_are_those_who_want_to_be_seen_and_have_played_enough(database: str) -> None:
    with serving(database) as server:
        people = [Person(server) for _ in range(3)]
        handles = [seen(person, f"P{number}") for number, person in enumerate(people)]
        people[2].post("/api/me/profile", {"open": False})
        opened = open_database(chosen_url(database))
        with opened.writes.begin() as connection:
            for who, mu, games in zip(persons_in(opened), (30.0, 28.0, 40.0), (9, 4, 9), strict=True):
                row = {"who": who, "game": "ephyran", "against": "people", "mu": mu, "sigma": 2.0, "games": games}
                connection.execute(insert(RATINGS), row)
        found = Person(server).get("/api/leaders?game=ephyran&against=people").json
        assert [(one["name"], one["handle"]) for one in found["leaders"]] == [("P0", handles[0])]
        assert found["leaders"][0]["rating"] == {"points": 1650, "least": 1470, "spread": 118}
        assert Person(server).get("/api/leaders?game=chess").status == 404
        assert Person(server).get("/api/leaders?game=ephyran&against=gods").status == 400
        opened.close()


def persons_in(opened: Database) -> list[str]:
    with opened.reads.begin() as connection:
        return list(connection.execute(text("SELECT id FROM persons ORDER BY name")).scalars())


def test_the_archive_has_public_matches_by_filters_as_records_that_replay(server: Server) -> None:
    anna, boris, reader = Person(server), Person(server), Person(server)
    hidden, shown = over(anna, boris, listed=False), over(anna, boris)
    seen(anna, "Anna of Delos")

    found = reader.get("/api/archive?game=ephyran&seats=3")
    (match,) = [
        one for one in found.json["matches"] if "Anna of Delos" in [player["name"] for player in one["players"]]
    ]
    assert hidden.encode() not in found.content
    assert shown.encode() not in found.content, "the archive leads to no table"
    for wanted in ("game=hybris", "seats=4", "module=duel", "level=3000", "until=1", f"since={match['ended'] + 1}"):
        assert match["tag"] not in [one["tag"] for one in reader.get(f"/api/archive?{wanted}").json["matches"]]

    for nonsense in ("module=%00", "module=%25", "game=chess", "seats=many"):
        assert reader.get(f"/api/archive?{nonsense}").status in (400, 404)

    record = reader.get(f"/api/archive/{match['tag']}")
    assert read_record(record.content.decode()).names == ("Anna of Delos", "apprentice (2)", "apprentice (3)")
    opened = reader.post("/api/records", record.content)
    assert opened.status == 201, opened.content
    assert reader.get("/api/archive/AAAAAAAAAAAAAAAAAAAAAA").status == 404


def test_a_month_is_written_into_one_file_by_one_process_and_anew_when_a_name_goes(
    database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with serving(database) as server:
        anna, boris = Person(server), Person(server)
        over(anna, boris)
        seen(anna, "Anna")
        opened = open_database(chosen_url(database))
        month = "2026-03"
        with opened.writes.begin() as connection:
            connection.execute(update(RESULTS).values(ended=archive.bounds(month)[0]))

        async def look(folder: Path) -> None:
            store = Store(open_database(chosen_url(database)))
            await Archiving(Hall(store), str(folder)).look()
            store.close()

        live(look(tmp_path))
        live(look(tmp_path / "second"))
        assert [found for found, _ in months_in(tmp_path)] == [month]
        assert months_in(tmp_path / "second") == [], "another process finds that it is done"
        with zipfile.ZipFile(tmp_path / "agon-2026-03.zip") as file:
            (line,) = [json.loads(one) for one in file.read("index.jsonl").decode().splitlines()]
            assert [player["name"] for player in line["players"]] == ["Anna", "", ""]
            assert read_record(file.read(line["file"]).decode()).names[0] == "Anna"

        anna.post("/api/me/profile", {"open": False})
        live(look(tmp_path))
        with zipfile.ZipFile(tmp_path / "agon-2026-03.zip") as file:
            assert b"Anna" not in b"".join(file.read(name) for name in file.namelist())
        opened.close()
        assert main(["admin", "archive", "--database", database, month, str(tmp_path / "own.zip")]) == 0
        assert "1 match" in capsys.readouterr().out
        assert main(["admin", "archive", "--database", database, "March", str(tmp_path / "own.zip")]) != 0
        assert main(["admin", "ratings", "--database", database, "--again"]) == 0


def test_files_of_months_are_served(database: str, tmp_path: Path) -> None:
    with zipfile.ZipFile(tmp_path / "agon-2026-03.zip", "w") as file:
        file.writestr("index.jsonl", "")
    (tmp_path / "other.zip").write_text("no")
    with serving(database, AGON_ARCHIVE=str(tmp_path)) as server:
        reader = Person(server)
        assert [one["month"] for one in reader.get("/api/archive").json["months"]] == ["2026-03"]
        served = reader.get("/api/archive/months/2026-03")
        assert zipfile.ZipFile(io.BytesIO(served.content)).namelist() == ["index.jsonl"]
        assert reader.get("/api/archive/months/2026-04").status == 404
        assert reader.get("/api/archive/months/..%2fother").status == 404
        assert reader.get("/api/archive/months/2026-13").status == 400


def test_who_is_forgotten_leaves_no_name_and_others_keep_their_results(database: str) -> None:
    with serving(database) as server:
        anna, boris = Person(server), Person(server)
        table = over(anna, boris)
        handle = seen(boris, "Boris of Argos")
        waiting = boris.make(me("Boris"), open_seat())
        assert boris.post("/api/me/forget", {}).json["error"]["message"]["id"] == "server-still-playing"
        with boris.socket(waiting) as sight:
            sight.ask("leave", seat=0)

        assert boris.post("/api/me/forget", {}).status == 200

        assert boris.get("/api/me").json["devices"] == []
        assert anna.get(f"/api/people/{handle}").status == 404
        assert anna.get("/api/me/history").json["games"][0]["against"][0]["of"] == "people"
        assert [seat["name"] for seat in anna.get(f"/api/tables/{table}").json["table"]["seats"]][1] == ""
    opened = open_database(chosen_url(database))
    with opened.reads.begin() as connection:
        rows = [str(list(row)) for part in METADATA.sorted_tables for row in connection.execute(part.select())]
    opened.close()
    assert not [row for row in rows if "Boris" in row and waiting not in row]


def test_who_left_a_match_that_was_over_and_is_forgotten_leaves_no_name_there_either(server: Server) -> None:
    anna, boris = Person(server), Person(server)
    table = over(anna, boris)
    with boris.socket(table) as his:
        his.ask("leave", seat=1)

    assert boris.post("/api/me/forget", {}).status == 200

    assert [seat["name"] for seat in anna.get(f"/api/tables/{table}").json["table"]["seats"]][:2] == [
        "Anna at the table",
        "",
    ]


def test_who_spoke_while_watching_and_is_forgotten_is_named_no_more(server: Server) -> None:
    # Given Boris, who has said something at a table that is being played
    anna, boris = Person(server), Person(server)
    boris.post("/api/me", {"name": "Boris"})
    table = anna.make(me("Anna"), me("Carla"))
    with anna.socket(table) as hers:
        with boris.socket(table) as his:
            his.ask("say", seat=-1, text="A fine move")

        assert boris.post("/api/me/forget", {}).status == 200

        # Then what he said stays, and those who play are not disturbed
        assert hers.ask("sync")["type"] == "done"
        with Person(server).socket(table) as another:
            assert [(line["name"], line["text"]) for line in another.chat] == [("…", "A fine move")]


@pytest.mark.parametrize("end", ["/api/me/forget", "/api/me/sign-out"])
def test_who_is_nobody_any_more_says_nothing_more_where_they_still_look(database: str, end: str) -> None:
    with serving(database) as server:
        anna, boris = Person(server), Person(server)
        boris.post("/api/me", {"name": "Boris"})
        table = anna.make(me("Anna"), me("Carla"))
        with boris.socket(table) as his:
            assert his.ask("say", seat=-1, text="A fine move")["type"] == "done"
            device = boris.get("/api/me").json["devices"][0]["id"]
            boris.post(end, {"device": device} if end.endswith("sign-out") else {})

            refused = his.ask("say", seat=-1, text="And another")

            assert refused["reason"]["id"] == "server-nobody"
        with Person(server).socket(table) as another:
            assert [line["text"] for line in another.chat] == ["A fine move"]


def test_months_follow_each_other() -> None:
    assert archive.months("2025-11", "2026-02") == ["2025-11", "2025-12", "2026-01", "2026-02"]
    assert [archive.before(month) for month in ("2026-01", "2026-12")] == ["2025-12", "2026-11"]
    first, last = archive.bounds("2026-12")
    assert last - first == 31 * DAY


def test_what_a_guest_has_played_comes_along_to_whoever_they_are(server: Server) -> None:
    anna, guest, boris = Person(server), Person(server), Person(server)
    anna.post("/api/me", {"name": "Anna"})
    entrance = anna.post("/api/me/entrances", {"kind": "recovery"}).json["path"]
    over(guest, boris)
    league = {
        "name": "Nemea",
        "game": "ephyran",
        "kind": "league",
        "pace": {"kind": "days", "choice": 60, "then": "bot"},
    }
    contest = guest.post("/api/contests", league).json["card"]["id"]

    assert guest.post("/api/me/enter", {"token": entrance.removeprefix("/enter/")}).status == 200

    assert len(anna.get("/api/me/history").json["results"]) == 1
    assert anna.get(f"/api/contests/{contest}").json["owner"]


def test_of_a_table_that_operators_remove_nothing_stays_but_of_one_that_grew_old_the_result(database: str) -> None:
    with serving(database) as server:
        anna, boris = Person(server), Person(server)
        removed, old = over(anna, boris), over(anna, boris)
        opened = open_database(chosen_url(database))
        with opened.writes.begin() as connection:
            assert remove_for_ever(connection, [removed]) == 1
            assert remove(connection, [old]) == 1
        opened.close()
        (result,) = anna.get("/api/me/history").json["results"]
        assert result["path"] == ""
        (match,) = anna.get("/api/archive").json["matches"]
        assert anna.get(f"/api/archive/{match['tag']}").status == 200
