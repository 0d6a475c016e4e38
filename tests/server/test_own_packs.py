"""Tables with cards of one's own: made, played by bots in other processes, kept as they were, opened again."""

import os
from pathlib import Path

import pytest

from agon.cli.bot_client import Site
from agon.cli.main import main
from agon.kernel.game import Setup
from agon.kernel.match import Match
from agon.server.acts import Act, Chose, Deed, Started
from agon.server.club.results import finished
from agon.server.packs import know
from agon.server.parts import BOT, Founding, SeatState
from agon.server.playable import game_of
from agon.server.table import Table
from agon.shelf.packs import pack_from
from server.serving import Json, Person, bot, me, open_seat, serving

HEADER = """\
id = "corinth"
game = "ephyran"
version = "0.1.0"
format = 1
languages = ["en", "fr"]
over = "ephyran"
name = { en = "Corinth", fr = "Corinthe" }
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    made = tmp_path / "corinth"
    made.mkdir()
    (made / "pack.toml").write_text(HEADER, "utf-8")
    return made


def renamed(folder: Path, title: str) -> None:
    """The first creature of the box gets another name."""
    text = f'[[creature]]\nid = "hippocamp"\nname = {{ en = "{title}", fr = "{title}" }}\n'
    (folder / "creatures.toml").write_text(text, "utf-8")


def offered(person: Person) -> list[Json]:
    games = {game["id"]: game for game in person.get("/api/games").json["games"]}
    packs: list[Json] = games["ephyran"]["packs"]
    return packs


def name_of(person: Person, key: str) -> str:
    things = person.get(f"/api/games/ephyran/things?pack={key}").json["things"]
    name: str = things["creature/hippocamp"]["names"]["en"]
    return name


def ended(person: Person, key: str) -> str:
    """A table of two bots, played to its end."""
    table: str = person.make(bot("apprentice"), bot("apprentice"), pack=key, seed="corinth")
    with person.socket(table) as sight:
        while sight.stage != "over":
            sight.next()
    return table


def test_a_table_is_made_with_a_pack_and_its_record_names_it_and_opens_again(folder: Path, tmp_path: Path) -> None:
    renamed(folder, "Sea Horse")
    with serving(str(tmp_path / "agon.db"), AGON_PACKS=str(folder)) as server:
        anna = Person(server)
        (pack,) = offered(anna)
        assert (pack["id"], pack["version"], pack["names"]["fr"]) == ("corinth", "0.1.0", "Corinthe")
        assert (name_of(anna, ""), name_of(anna, pack["key"])) == ("Hippocamp", "Sea Horse")

        known = Site(server.address, anna.cookie).names("ephyran", [], pack["key"])  # to a program that plays
        assert known["creature/hippocamp"]["en"] == "Sea Horse"

        table = ended(anna, pack["key"])
        record = anna.get(f"/api/tables/{table}/record").content
        assert b'"id":"corinth","version":"0.1.0","digest"' in record.splitlines()[0]

        opened = anna.ask("POST", "/api/records", record, Content_Type="application/x-ndjson")
        assert opened.status == 201, opened.content
        with anna.socket(opened.json["table"]) as sight:
            assert sight.scene["table"]["pack_key"] == pack["key"]

    with serving(str(tmp_path / "other.db")) as server:  # where the pack is not
        refused = Person(server).ask("POST", "/api/records", record, Content_Type="application/x-ndjson")
        assert refused.status == 400
        assert "corinth 0.1.0" in refused.json["error"]["text"]


def test_a_table_stays_as_it_was_made_though_its_folder_has_changed_and_the_server_is_another(
    folder: Path, database: str
) -> None:
    renamed(folder, "Sea Horse")
    with serving(database, AGON_PACKS=str(folder)) as server:
        anna = Person(server)
        key = offered(anna)[0]["key"]
        table = anna.make(me("Anna"), bot("apprentice"), pack=key)
    renamed(folder, "Sea Cow")
    with serving(database, AGON_PACKS=str(folder)) as server:
        again = Person(server, anna.cookie)
        with again.socket(table) as sight:
            assert sight.scene["table"]["pack_key"] == key
            while sight.question is None:
                sight.next()
            sight.ask("choose", at=sight.question["at"], key=sight.question["options"][0]["key"])
        assert name_of(again, key) == "Sea Horse"
        assert name_of(again, offered(again)[0]["key"]) == "Sea Cow"


def test_a_pack_may_lie_over_another_that_is_offered(folder: Path, tmp_path: Path) -> None:
    renamed(folder, "Sea Horse")
    upper = tmp_path / "isthmia"
    upper.mkdir()
    (upper / "pack.toml").write_text(
        HEADER.replace('"corinth"', '"isthmia"').replace('over = "ephyran"', 'over = "corinth"'), "utf-8"
    )
    with serving(str(tmp_path / "agon.db"), AGON_PACKS=f"{upper},{folder}") as server:
        packs = {pack["id"]: pack["key"] for pack in offered(Person(server))}
        assert name_of(Person(server), packs["isthmia"]) == "Sea Horse"


def test_what_cannot_be_is_told(folder: Path, tmp_path: Path) -> None:
    with serving(str(tmp_path / "agon.db"), AGON_PACKS=str(folder)) as server:
        anna = Person(server)
        key = offered(anna)[0]["key"]
        seats = {"seats": [me("Anna"), open_seat()], "pack": key}
        pace = {"kind": "days", "choice": 86_400, "then": "bot"}
        unknown = anna.post("/api/tables", {"game": "ephyran", **seats, "pack": "none"})
        foreign = anna.post("/api/tables", {"game": "hybris", **seats})
        rated = anna.post("/api/tables", {"game": "ephyran", **seats, "rated": True, "pace": pace})
        assert (unknown.status, foreign.status, rated.status) == (404, 404, 400)
        assert "cards of the game" in rated.json["error"]["text"]


def test_a_pack_with_a_fault_is_told_before_anything_is_served(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (folder / "creatures.toml").write_text('[[creature]]\nid = "hippocamp"\nnaem = 3\n', "utf-8")
    status = main(["--lang", "en", "serve", "--pack", str(folder), "--database", os.fspath(tmp_path / "agon.db")])
    said = capsys.readouterr().err
    assert status == 2
    assert "creatures.toml:3:1" in said
    assert not (tmp_path / "agon.db").exists()


@pytest.mark.parametrize("own", [False, True])
def test_a_match_with_other_cards_is_in_no_statistics(folder: Path, own: bool) -> None:
    renamed(folder, "Sea Horse")
    setup = Setup("ephyran", 2, "corinth", pack=know(pack_from(folder)) if own else "")
    match = Match.start(game_of(setup), setup)
    while not match.over:
        ask = match.asks[0]
        match.choose(ask.seat, ask.options[0])
    seats = (SeatState(BOT, "", "apprentice", "", False),) * 2
    table = Table(Founding("t" * 22, setup, seats, "new", "", True, 1))
    deeds: list[Deed] = [Started(), *(Chose(choice.seat, choice.key, choice.option) for choice in match.choices)]
    table.apply([Act(number, 1, deed) for number, deed in enumerate(deeds, 1)])

    assert table.stage == "over"
    assert (finished(table) is None) == own
