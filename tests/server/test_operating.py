"""Operators look after a site while it runs: tables go, come back, move; people are kept out and let in again."""

import gzip
import random
from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy
from sqlalchemy import insert, select, update

from agon.cli.main import main
from agon.kernel.game import Setup
from agon.server.acts import Act, Said, Started
from agon.server.club.contesting import checked_terms
from agon.server.club.forms import NewContest
from agon.server.forms import NewPace
from agon.server.logs import tag
from agon.server.operating import backup, bans, guests, tables
from agon.server.operating.matches import record, shown
from agon.server.parts import PERSON, Founding, SeatState
from agon.server.problems import Problem
from agon.server.store import contests, keys, people, queries, seats, society
from agon.server.store.contests import Head
from agon.server.store.database import Database, chosen_url, open_database
from agon.server.store.schema import MATCHES, METADATA, PERSONS, PROFILES
from agon.server.store.store import now
from agon.server.table import Table
from agon.server.visitors import newcomer
from server.conftest import fresh
from server.serving import Person, bot, me, serving

ANNA = newcomer("")


@pytest.fixture
def opened(database: str) -> Iterator[Database]:
    one = open_database(chosen_url(database))
    yield one
    one.close()


def written(database: Database, letter: str, *acts: Act) -> str:
    """A table with that journal; its id."""
    seats = tuple(SeatState(PERSON, name, "", "", True) for name in ("Anna", "Борис"))
    founding = Founding(letter * 22, Setup("ephyran", 2, "seed"), seats, "new", "", False, now())
    table = Table(founding)
    table.apply(acts)
    with database.writes.begin() as connection:
        queries.found(connection, founding, acts, [(0, ANNA)], queries.summary_of(table))
    return founding.id


def ids(database: Database) -> list[str]:
    with database.reads.begin() as connection:
        return sorted(one.id for one in tables.listed(connection, tables.Filter(), now()))


def journal(database: Database, table: str) -> list[Act]:
    with database.reads.begin() as connection:
        return queries.acts_after(connection, table, 0)


def test_tables_are_listed_found_by_their_tag_and_removed_with_all_that_is_theirs(opened: Database) -> None:
    first = written(opened, "a", Act(1, 5, Started()), Act(2, 6, Said(0, "χαῖρε")))
    second = written(opened, "b")

    with opened.reads.begin() as connection:
        playing = tables.listed(connection, tables.Filter(stage="playing"), now())
        assert [(one.id, one.acts) for one in playing] == [(first, 2)]
        assert tables.named(connection, playing[0].tag) == tables.named(connection, first) == first
        assert shown(connection, first).holders == {0: 1}
        assert '"seed"' in record(connection, first)
        assert tables.counted(connection) == {"lobby": 1, "playing": 1, "over": 0, "acts": 2}
    with opened.writes.begin() as connection:
        assert tables.remove(connection, [first]) == 1

    assert ids(opened) == [second]
    assert journal(opened, first) == []


def test_old_tables_go_by_their_stage(opened: Database) -> None:
    playing, lobby, young = written(opened, "a", Act(1, 5, Started())), written(opened, "b"), written(opened, "c")
    long_ago = now() - 40 * tables.DAY
    with opened.writes.begin() as connection:
        connection.execute(update(MATCHES).where(MATCHES.c.id != young).values(changed=long_ago))

        assert tables.old(connection, tables.Policy(0, 0, 0), now()) == []
        assert tables.old(connection, tables.Policy(50, 50, 50), now()) == []
        assert tables.old(connection, tables.Policy(0, 30, 0), now()) == [playing]
        assert tables.expire(connection, tables.Policy(30, 0, 30), now()) == 1
    assert ids(opened) == [playing, young]
    assert lobby not in ids(opened)


def test_guests_who_never_come_back_are_forgotten(opened: Database) -> None:
    day = tables.DAY
    names = ("gone", "seen", "kept", "sits", "friend")
    with opened.writes.begin() as connection:
        for name in names:
            visitor = newcomer("")._replace(person=name)
            people.enrol(connection, visitor, now() - (5 if name == "seen" else 40) * day)
        keys.add_entrance(connection, "token", "kept", "recovery", 0)
        society.befriend(connection, "sits", "gone", "Gone", 1)
        connection.execute(insert(PROFILES).values(person="gone", handle="gone", open=1))
    table = written(opened, "a")
    with opened.writes.begin() as connection:
        seats.hold(connection, table, [(0, newcomer("")._replace(person="sits", known=True))], 1)

        assert guests.gone(connection, 0, now()) == []
        assert sorted(guests.gone(connection, 30, now())) == ["friend", "gone"]
        assert guests.forget(connection, 30, now()) == 2
        assert society.friends(connection, "sits", now()) == []
        assert guests.gone(connection, 30, now()) == []
        left = set(connection.execute(select(PERSONS.c.id)).scalars())
        assert {"kept", "seen", "sits"} <= left
        assert not left & {"gone", "friend"}


def test_guests_whom_a_tournament_awaits_stay_until_it_is_over(opened: Database) -> None:
    # Given three guests whom nobody has seen for long: who made a tournament, who takes part, and who has left it
    terms = checked_terms(NewContest("Nemea", "ephyran", "league", NewPace("days", 86_400, then="bot")))
    head = Head("contest", "owner", "Nemea", False, "open", 0, 0)
    with opened.writes.begin() as connection:
        for name in ("owner", "takes part", "left"):
            people.enrol(connection, newcomer("")._replace(person=name), now() - 40 * tables.DAY)
        contests.make(connection, head, terms, newcomer("")._replace(person="owner", known=True), 1)
        for name in ("takes part", "left"):
            contests.join(connection, "contest", newcomer("")._replace(person=name, known=True), name, "en", 1)
        contests.leave(connection, "contest", "left", 1)

        # Then only the last one is gone, until the tournament is
        assert guests.gone(connection, 30, now()) == ["left"]
        contests.call_off(connection, "contest", "owner", 1)
        assert sorted(guests.gone(connection, 30, now())) == ["left", "owner", "takes part"]


def test_a_backup_brings_everything_back_and_nothing_else(opened: Database, tmp_path: Path) -> None:
    kept = written(opened, "a", Act(1, 5, Started()), Act(2, 6, Said(0, "χαῖρε")))
    before = journal(opened, kept)
    backup.back_up(opened, tmp_path / "one")
    written(opened, "b")

    backup.restore(opened, tmp_path / "one")

    assert ids(opened) == [kept]
    assert journal(opened, kept) == before
    written(opened, "c", Act(1, 7, Started()))  # and there is room for what comes next


def test_a_backup_that_is_cut_short_changes_nothing(opened: Database, tmp_path: Path) -> None:
    table = written(opened, "a", Act(1, 5, Started()))
    backup.back_up(opened, tmp_path / "whole")
    lines = gzip.decompress((tmp_path / "whole").read_bytes()).splitlines(keepends=True)
    short, foreign = tmp_path / "short", tmp_path / "foreign"
    short.write_bytes(gzip.compress(b"".join(lines[:-1])))
    foreign.write_bytes(b"hello")

    for file in (short, foreign):
        with pytest.raises(Problem, match=file.name):
            backup.restore(opened, file)
    assert ids(opened) == [table]
    assert len(journal(opened, table)) == 1


def test_everything_moves_to_the_other_kind_of_database(opened: Database, postgres: str, tmp_path: Path) -> None:
    table = written(opened, "a", Act(1, 5, Started()), Act(2, 6, Said(0, "χαῖρε")))
    target = fresh(postgres) if opened.kind == "sqlite" else str(tmp_path / "target.db")
    other = open_database(chosen_url(target))

    backup.move(opened, other)

    assert journal(other, table) == journal(opened, table)
    with pytest.raises(Problem, match="already"):
        backup.move(opened, other)
    written(other, "b", Act(1, 7, Started()))
    other.close()


def test_whatever_is_kept_moves_a_row_of_everything(opened: Database, postgres: str, tmp_path: Path) -> None:
    target = fresh(postgres) if opened.kind == "sqlite" else str(tmp_path / "target.db")
    other = open_database(chosen_url(target))
    with opened.writes.begin() as connection:
        for part in METADATA.sorted_tables:
            row = {one.name: "x" if one.type.python_type is str else 1 for one in part.columns}
            connection.execute(insert(part), row)

    backup.move(opened, other)

    for part in METADATA.sorted_tables:
        if part.name not in backup.PASSING:
            assert everything(opened, part) <= everything(other, part), part.name
    other.close()


def everything(database: Database, part: sqlalchemy.Table) -> set[tuple[object, ...]]:
    with database.reads.begin() as connection:
        return {tuple(row) for row in connection.execute(select(part))}


def test_bans_are_for_addresses_networks_and_cookies_and_run_out(opened: Database) -> None:
    table, moment = written(opened, "a"), now()
    with opened.writes.begin() as connection:
        bans.ban(connection, bans.meant(connection, "203.0.113.9/24"), 0, "rude", moment)
        bans.ban(connection, bans.meant(connection, f"{table}/1"), moment + 1000, "", moment)
        with pytest.raises(Problem, match="seat 2"):
            bans.meant(connection, f"{table}/2")
        with pytest.raises(Problem, match="neither"):
            bans.meant(connection, "somebody")
        kept = bans.Kept(bans.standing(connection, moment))

        assert kept.against("203.0.113.77", "", moment) is not None
        assert kept.against("198.51.100.1", "", moment) is None
        assert kept.against("2001:db8::/64", "b" * 64, moment) is None
        assert kept.against("2001:db8::/64", ANNA.hash, moment) is not None
        assert kept.against("2001:db8::/64", ANNA.hash, moment + 2000) is None, "it has run out"
        assert [one.who for one in bans.bans(connection, moment + 2000)] == ["203.0.113.0/24"]
        assert bans.unban(connection, "203.0.113.0/24") == 1
        assert bans.bans(connection, moment) == []


def test_a_running_server_sees_what_operators_do(database: str, tmp_path: Path) -> None:
    def admin(*words: str) -> None:
        assert main(["admin", words[0], "--database", database, *words[1:]]) == 0

    with serving(database) as server:
        anna = Person(server)
        table, other = anna.make(me("Anna"), bot("apprentice")), anna.make(me("Anna"), bot("apprentice"))
        sight = anna.socket(table)
        sight.play(3, random.Random(1))
        admin("backup", str(tmp_path / "backup"))
        earlier = sight.scene["choices"]
        sight.play(4, random.Random(2))
        later = sight.scene["choices"]

        admin("restore", str(tmp_path / "backup"), "--replace")
        assert sight.closed() == 4001
        assert '"server-removed"' in sight.raw[-1]
        with anna.socket(table) as back:
            assert earlier <= back.scene["choices"] < later
            back.play(2, random.Random(3))

        watching = anna.socket(other)
        admin("delete", tag(other))
        assert watching.closed() == 4001
        assert anna.get(f"/api/tables/{other}").status == 404

        last = anna.socket(table)
        admin("ban", f"{tag(table)}/1", "--why", "rude")
        assert last.closed() == 4006
        refused = anna.get("/api/tables")
        assert (refused.status, refused.json["error"]["message"]["args"]["why"]) == (403, "rude")
        assert Person(server).get("/api/tables").status == 200, "somebody else"
