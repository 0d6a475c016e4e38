"""What a besieger tried: each made others wait, filled a disk, or told the balancer that the server was ill."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import text

from agon.server.store.database import chosen_url, open_database
from server.otherwise import few_beside
from server.serving import Answer, Json, Person, Server, bot, me, open_seat, serving
from server.stories import live
from server.test_notices import Letterbox, Postman
from server.test_pace import a_paced_table, site_on

NUL = "\0"
FEW = 6


def fault(answer: Answer | Json) -> str:
    said = answer.json["error"]["message"] if isinstance(answer, Answer) else answer["reason"]
    return str(said["id"])


# ---------------------------------------------------------------- the database


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/me/sign-out", {"device": NUL}),
        ("/api/me/passkeys/remove", {"id": f"a{NUL}b"}),
        ("/api/tables/%00/seats/0/devices", None),
        ("/api/tables/%00/seats/0/part", {"device": "x"}),
    ],
)
def test_a_sign_that_cannot_be_kept_is_no_fault_of_the_database(database: str, path: str, body: Json | None) -> None:
    with serving(database) as server:
        anna = Person(server)
        anna.make(me("Anna"), bot("apprentice"))

        told = anna.get(path) if body is None else anna.post(path, body)

        assert told.status < 500, told.content
        assert anna.get("/api/health").json["status"] != "failing", "nobody is sent elsewhere because of it"


TELLING = ("sqlite", "postgres", "psycopg", "sqlalchemy", "select ", "persons", "traceback", ".py", "agon.db", "/tmp")


def test_errors_name_no_path_and_no_database(database: str) -> None:
    # Given a server whose database is broken in the middle of everything
    server = Server(database)
    anna = Person(server)
    table = anna.make(me("Anna"), me("Boris"))
    opened = open_database(chosen_url(database))
    with opened.writes.begin() as connection:
        for name in ("acts", "devices", "persons"):
            connection.execute(text(f"ALTER TABLE {name} RENAME TO {name}_elsewhere"))
    opened.close()

    # When somebody asks for everything, and tries to do something
    looks = ["me", "tables", f"tables/{table}", "me/history", "lobby", "archive", "leaders?game=ephyran", "me/society"]
    answers = [anna.get(f"/api/{path}") for path in looks]
    answers += [
        anna.post("/api/tables", {"game": "ephyran", "seats": [me(), me()]}),
        anna.post("/api/me", {"name": "A"}),
    ]
    answers += [anna.post("/api/tables", b"{" * 5000), anna.get(f"/api/tables/{'x' * 22}"), anna.get("/%2e%2e/x.py")]
    with anna.silent_socket(table) as sight:
        assert sight.closed() == 4005
        said = [*sight.raw, *(answer.content.decode() for answer in answers)]
    server.stop()

    # Then the answers say what is wrong, and nothing of how this machine is made
    assert len([answer for answer in answers if answer.status >= 500]) > 3
    telling = [*TELLING, server.database.rpartition("/")[2]]
    assert not [(word, one) for one in said for word in telling if word in one.lower()]


# ---------------------------------------------------------------- what grows


def test_a_journal_does_not_grow_without_end_and_the_match_goes_on(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "agon.db"), before=partial(few_beside, FEW))
    anna = Person(server)
    table = anna.make(me("Anna"), open_seat())
    Person(server).sit(table, 1, "Boris")
    with anna.socket(table) as hers:
        hers.ask("start")
        told = [hers.ask("rename", seat=0, name=f"Anna {number}", language="en") for number in range(FEW)]

        assert [one["type"] for one in told].count("done") == FEW - 2, "somebody sat down, and it was started"
        assert fault(told[-1]) == "server-journal-full"
        if hers.question is not None:
            assert hers.choose(hers.question["options"][0]["key"])["type"] == "done"
        assert hers.ask("leave", seat=0)["type"] == "done"
    assert "Traceback" not in server.stop()


def test_a_name_that_one_has_is_written_once(anna: Person) -> None:
    table = anna.make(me("Anna"), open_seat())
    with anna.socket(table) as hers:
        hers.ask("rename", seat=0, name="Melissa", language="en")
        version = hers.version

        assert hers.ask("rename", seat=0, name="Melissa", language="en")["type"] == "done"

        assert hers.version == version


def test_links_to_a_seat_are_made_as_slowly_as_tables(limited: Server) -> None:
    anna = Person(limited)
    table = anna.make(me("Anna"), open_seat())

    answers = [anna.post(f"/api/tables/{table}/links", {"seat": 1}) for _ in range(40)]

    assert answers[0].status == 201
    assert fault(answers[-1]) == "server-too-fast"


# ---------------------------------------------------------------- more sockets, more of everything


def test_who_speaks_through_many_sockets_speaks_no_faster(limited: Server) -> None:
    anna = Person(limited)
    table = anna.make(me("Anna"), open_seat())
    sights = [anna.socket(table) for _ in range(4)]

    told = [sight.ask("say", seat=0, text="again") for sight in sights for _ in range(4)]

    assert [one["type"] for one in told[:5]] == ["done"] * 5
    assert fault(told[-1]) == "server-too-fast"
    for sight in sights:
        sight.socket.close()


def test_whoever_has_tables_opened_pays_for_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with site_on(str(tmp_path / "agon.db"), lambda: 1) as site:
            made = await a_paced_table(site, kind="none")
            del site.hall.entries[made.id]
            before = site.turnstile.account("mallory").level

            entry = await site.open(made.id, "mallory")

            assert entry.took > 0
            assert site.turnstile.account("mallory").level < before
            level = site.turnstile.account("anna").level
            await site.open(made.id, "anna")
            assert site.turnstile.account("anna").level >= level, "it is open already"

    live(story())


# ---------------------------------------------------------------- letters


@pytest.fixture
def postman() -> Iterator[Postman]:
    one = Postman(Letterbox(), hostname="127.0.0.1", port=0)
    one.start()
    yield one
    one.stop()


def test_nobody_is_flooded_with_questions_whether_they_agree(tmp_path: Path, postman: Postman) -> None:
    post = {"AGON_SMTP_URL": f"smtp://127.0.0.1:{postman.port}", "AGON_MAIL_FROM": "agon@agon.example"}
    with serving(str(tmp_path / "agon.db"), AGON_PUBLIC_URL="https://agon.example", **post) as server:
        people = [Person(server) for _ in range(3)]
        for person in people:
            person.post("/api/me", {"name": "Mallory"})

        told = [person.post("/api/me/notices", {"way": "email", "target": "Anna@agon.example"}) for person in people]

        assert [one.status for one in told] == [200, 429, 429]
        assert people[1].get("/api/me/notices").json["channels"] == []
        assert len(postman.handler.letters) == 1
