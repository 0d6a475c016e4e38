"""Results and ratings: written with the end of a match, rated once by whichever process, and the same when
recomputed.
"""

import random

import pytest
from sqlalchemy import Table, select, update

from agon.server.club.ratings import ANCHOR, FIRST, Rated, after, beginning
from agon.server.club.results import against_of, counted_places
from agon.server.store.club import rate_again, rate_next
from agon.server.store.database import Database, chosen_url, open_database
from agon.server.store.schema import MATCHES, PLAYED, RATINGS, RESULTS
from server.serving import Json, Person, Server, Sight, bot, me, open_seat, serving

DAYS = {"kind": "days", "choice": 86_400, "then": "bot"}


def test_whoever_wins_rises_the_others_fall_and_everybody_is_known_better() -> None:
    first, second, third = after([Rated("anna", 1), Rated("boris", 2), Rated("carla", 3)], {})
    assert first.mu > second.mu > third.mu
    assert all(rating.sigma < FIRST.sigma for rating in (first, second, third))
    assert (FIRST.points, first.points > 1500 > third.points) == (1500, True)
    assert first.least < first.points


def test_the_anchor_stays_where_it_is() -> None:
    known = {ANCHOR: beginning(ANCHOR)}
    anna, player = after([Rated("anna", 1), Rated(ANCHOR, 2)], known)
    assert player == beginning(ANCHOR)
    assert anna.mu > FIRST.mu


def test_whose_seat_a_bot_played_in_the_end_comes_last() -> None:
    assert counted_places([1, 2, 3], {0}) == [4, 2, 3]
    assert counted_places([1, 1, 3], ()) == [1, 1, 3]


@pytest.mark.parametrize(
    ("seats", "against"),
    [
        ([("anna", False), ("boris", False), ("", True)], "people"),
        ([("anna", False), ("", False)], "people"),
        ([("anna", False), ("", True)], "bots"),
        ([("anna", False), ("anna", False)], "screen"),
        ([("anna", False)], "alone"),
        ([("", True), ("", True)], "none"),
    ],
)
def test_whom_one_played_against(seats: list[tuple[str, bool]], against: str) -> None:
    assert against_of(seats) == against


# ---------------------------------------------------------------- real servers


def rated_table(anna: Person, boris: Person, listed: bool = False) -> str:
    table = anna.make(me("Anna"), open_seat(), pace=DAYS, rated=True, listed=listed)
    assert boris.sit(table, 1, "Boris").status == 200
    with anna.socket(table) as hers:
        hers.ask("start")
    return table


def finish(table: str, *people: Person) -> None:
    """Everybody lets a bot play, one after the other, until it is over."""
    sights = [person.socket(table) for person in people]
    for seat, sight in enumerate(sights):
        sight.ask("hand_over", seat=seat, bot="apprentice")
    while sights[0].stage != "over":
        sights[0].next()
    for sight in sights:
        sight.socket.close()


def play_to_the_end(table: str, *people: Person) -> None:
    """Everybody plays at random."""
    sights: list[Sight] = [person.socket(table, seat) for seat, person in enumerate(people)]
    chance = random.Random(table)
    while any(sight.stage != "over" for sight in sights):
        latest = max(sight.version for sight in sights)
        for sight in sights:
            while sight.version < latest:
                sight.next()
        for sight in sights:
            if sight.question is not None:
                sight.choose(chance.choice(sight.question["options"])["key"])
                break
    for sight in sights:
        sight.socket.close()


def rows(database: Database, of: Table) -> list[Json]:
    with database.reads.begin() as connection:
        return [dict(row._mapping) for row in connection.execute(select(of))]


def test_the_result_is_written_with_the_last_act_and_rated_once_by_two_processes(database: str) -> None:
    with serving(database) as first, serving(database) as second:
        anna, boris = Person(first), Person(second)
        table = rated_table(anna, boris)
        play_to_the_end(table, anna, boris)
        opened = open_database(chosen_url(database))
        (result,) = rows(opened, RESULTS)
        assert (result["id"], result["against"], result["rated"], result["seats"]) == (table, "people", 1, 2)
        await_rated(opened, 1)
        seats = rows(opened, PLAYED)
        assert len({seat["person"] for seat in seats}) == 2
        assert {seat["won"] for seat in seats} <= {0, 1}
        assert all(seat["sigma"] > 0 and "god" in seat["traits"] for seat in seats)
        assert [rating["games"] for rating in rows(opened, RATINGS)] == [1, 1]
        opened.close()


def await_rated(database: Database, count: int) -> None:
    """Wait until so many are rated: it is what servers do from time to time, and may be done by anybody."""
    while True:
        if len([one for one in rows(database, RESULTS) if one["turn"]]) >= count:
            return
        with database.writes.begin() as connection:
            rate_next(connection, 10)


def test_made_anew_from_the_results_ratings_are_the_same_to_the_last_digit(database: str) -> None:
    with serving(database) as server:
        anna, boris = Person(server), Person(server)
        for _ in range(3):
            play_to_the_end(rated_table(anna, boris), anna, boris)
        alone = anna.make(me("Anna"), bot("apprentice"), bot("apprentice"), pace=DAYS, rated=True)
        finish(alone, anna)
        opened = open_database(chosen_url(database))
        await_rated(opened, 4)
        before = sorted(map(str, rows(opened, RATINGS)))
        assert {one["against"] for one in rows(opened, RATINGS)} == {"people", "bots"}

        with opened.writes.begin() as connection:
            assert rate_again(connection) == 4

        assert sorted(map(str, rows(opened, RATINGS))) == before
        opened.close()


def test_who_lets_a_bot_play_at_a_rated_table_has_lost_whatever_the_bot_does(server: Server) -> None:
    anna, boris = Person(server), Person(server)
    table = rated_table(anna, boris)
    with anna.socket(table) as hers:
        assert hers.ask("hand_over", seat=0, bot="champion")["type"] == "done"
        assert hers.ask("take_over", seat=0)["reason"]["id"] == "server-rated-given-up"
        assert hers.ask("leave", seat=0)["reason"]["id"] == "server-rated-leave"


@pytest.mark.parametrize(
    ("wanted", "why"),
    [
        ({"seats": [me(), open_seat()]}, "server-rated-pace"),
        ({"seats": [me(), me()], "pace": DAYS}, "server-rated-alone"),
        ({"seats": [me()], "game": "hybris", "modules": ["chronos"], "pace": DAYS}, "server-rated-alone"),
        ({"seats": [me(), bot()], "pace": DAYS, "seed": "known"}, "server-rated-seed"),
    ],
)
def test_what_cannot_be_rated(anna: Person, wanted: Json, why: str) -> None:
    refused = anna.post("/api/tables", {"game": "ephyran", "rated": True, **wanted})
    assert refused.json["error"]["message"]["id"] == why


def test_nothing_is_taken_back_by_consent_at_a_rated_table_and_its_stand_in_is_an_apprentice(server: Server) -> None:
    anna, boris = Person(server), Person(server)
    table = rated_table(anna, boris, listed=True)
    (card,) = [card for card in anna.get("/api/lobby").json["playing"] if card["id"] == table]
    assert card["rated"]
    chance = random.Random(1)
    with anna.socket(table, 0) as hers, boris.socket(table, 1) as his:
        assert hers.scene["table"]["rated"]
        assert hers.scene["table"]["pace"]["bot"] == "apprentice"
        while True:
            latest = max(hers.version, his.version)
            for sight in (hers, his):
                while sight.version < latest:
                    sight.next()
            for seat, sight in enumerate((hers, his)):
                for undo in sight.scene["undo"]:
                    if undo["level"] == "consent":
                        refused = sight.ask("take_back", seat=seat, choice=undo["choice"])
                        assert refused["reason"]["id"] == "server-rated-undo"
                        return
            asking = hers if hers.question is not None else his
            assert asking.question is not None, "the match ended before anything needed consent"
            asking.choose(chance.choice(asking.question["options"])["key"])


def test_tables_that_ended_before_there_were_results_are_counted_by_and_by(database: str) -> None:
    with serving(database) as server:
        anna = Person(server)
        table = anna.make(me("Anna"), bot("apprentice"))
        finish(table, anna)
        opened = open_database(chosen_url(database))
        before = rows(opened, PLAYED)
        with opened.writes.begin() as connection:  # as an earlier version left it
            connection.execute(PLAYED.delete())
            connection.execute(RESULTS.delete())
            connection.execute(update(MATCHES).values(counted=0))
        while rows(opened, PLAYED) != before:
            pass
        assert rows(opened, RESULTS)[0]["against"] == "bots"
        opened.close()
