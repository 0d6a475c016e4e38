"""The workshop over HTTP: a pack is browsed, changed, tried and weighed; by nobody else, and nowhere else."""

import zipfile
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

import pytest

from agon.cli.main import main
from agon.shelf.packs import begin_pack
from server.serving import Json, Person, Server, serving

GRAEAE = {"file": "reinforcements.toml", "kind": "reinforcement", "id": "graeae"}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    begin_pack("ephyran", tmp_path / "mine")
    header = tmp_path / "mine" / "pack.toml"
    header.write_text(header.read_text("utf-8").replace('["en"]', '["en", "fr"]'), "utf-8")
    return tmp_path / "mine"


@pytest.fixture
def served(folder: Path, tmp_path: Path) -> Iterator[Server]:
    with serving(str(tmp_path / "agon.db"), AGON_WORKSHOP=str(folder)) as server:
        yield server


@pytest.fixture
def anna(served: Server) -> Person:
    return Person(served)


def entry(person: Person, file: str, kind: str, id: str) -> Json:
    return person.get(f"/api/workshop/entry?file={file}&kind={kind}&id={id}").json


def edit(person: Person, place: dict[str, str], **fields: object) -> Json:
    value = {**entry(person, **place)["value"], **fields}
    answer = person.post("/api/workshop/edit", {**place, "value": value})
    assert answer.status == 200, answer.content
    return answer.json


def origin(info: Json, id: str) -> str:
    (found,) = [one["origin"] for one in info["entries"] if one["id"] == id and one["kind"] == "reinforcement"]
    return str(found)


def test_an_entry_is_changed_and_its_card_says_so_in_every_language(anna: Person) -> None:
    assert origin(anna.get("/api/workshop").json, "graeae") == "beneath"

    info = edit(anna, GRAEAE, name={"en": "Grey Sisters", "fr": "Sœurs Grises"})

    assert origin(info, "graeae") == "changed"
    assert info["faults"] == []
    assert info["unsaved"] == ["reinforcements.toml"]
    shown = entry(anna, **GRAEAE)
    assert shown["beneath"]["name"]["en"] == "The Graeae"
    (text,) = [text for text in shown["texts"] if text["thing"] == "reinforcement/graeae"]
    assert "Grey Sisters" in text["lines"]["en"][0]
    assert "Sœurs Grises" in text["lines"]["fr"][0]
    assert shown["things"]["reinforcement/graeae"]["names"]["fr"] == "Sœurs Grises"


def test_a_fault_has_its_place_and_is_told_in_every_language_while_the_last_sound_card_stays(anna: Person) -> None:
    info = edit(anna, GRAEAE, family="nonsense")
    (fault,) = info["faults"]
    assert fault["where"] == 'reinforcements.toml:3:10: reinforcement "graeae": family'
    assert fault["said"]["en"] != fault["said"]["fr"]
    shown = entry(anna, **GRAEAE)
    assert shown["stale"]
    assert shown["texts"]
    refused = anna.post("/api/workshop/table", {"name": "Anna"})
    assert refused.status == 409
    assert "faults" in refused.json["error"]["text"]
    assert anna.post("/api/workshop/undo", {}).json["faults"] == []


def test_nothing_is_lost_when_the_server_ends(folder: Path, tmp_path: Path) -> None:
    with serving(str(tmp_path / "agon.db"), AGON_WORKSHOP=str(folder)) as server:
        edit(Person(server), GRAEAE, family="block")
    assert not (folder / "reinforcements.toml").exists()
    with serving(str(tmp_path / "agon.db"), AGON_WORKSHOP=str(folder)) as server:
        anna = Person(server)
        assert origin(anna.get("/api/workshop").json, "graeae") == "changed"
        saved = anna.post("/api/workshop/save", {}).json
        assert saved["unsaved"] == []
        assert 'family = "block"' in (folder / "reinforcements.toml").read_text("utf-8")
        with zipfile.ZipFile(BytesIO(anna.get("/api/workshop/zip").content)) as archive:
            assert archive.namelist() == ["mine/pack.toml", "mine/reinforcements.toml"]


def test_it_is_removed_and_brought_back(anna: Person) -> None:
    place = {"file": "deck.toml", "kind": "card", "id": first_card(anna)}
    gone = anna.post("/api/workshop/edit", {**place, "value": None}).json
    assert [one["origin"] for one in gone["entries"] if one["id"] == place["id"]] == ["removed"]
    back = anna.post("/api/workshop/restore", place).json
    assert [one["origin"] for one in back["entries"] if one["id"] == place["id"]] == ["beneath"]


def first_card(person: Person) -> str:
    entries = person.get("/api/workshop").json["entries"]
    return str(next(one["id"] for one in entries if one["kind"] == "card"))


def test_one_click_puts_it_on_a_table_as_it_is_now(anna: Person) -> None:
    edit(anna, GRAEAE, name={"en": "Grey Sisters", "fr": "Sœurs Grises"})
    made = anna.post("/api/workshop/table", {"name": "Anna"})
    assert made.status == 201
    with anna.socket(made.json["table"]) as sight:
        key = sight.scene["table"]["pack_key"]
        assert sight.stage == "playing"
    things = anna.get(f"/api/games/ephyran/things?pack={key}").json["things"]
    assert things["reinforcement/graeae"]["names"]["en"] == "Grey Sisters"
    (offered,) = [game["packs"] for game in anna.get("/api/games").json["games"] if game["id"] == "ephyran"]
    assert [one["key"] for one in offered] == [key]


def test_it_is_weighed_against_the_usual_cards(anna: Person) -> None:
    place = {"file": "deck.toml", "kind": "card", "id": first_card(anna)}
    anna.post("/api/workshop/edit", {**place, "value": None})
    begun = anna.post("/api/workshop/weigh", {"bot": "random", "pairs": 6})
    assert begun.json["stage"] == "running"
    while (found := anna.get("/api/workshop/weigh").json)["stage"] == "running":
        pass
    assert (found["stage"], found["pairs"], found["of_now"]) == ("done", 6, True)
    length = next(one for one in found["measures"] if one["measure"] == "length")
    assert length["first"] > 10
    assert length["first"] != length["second"]
    assert length["names"]["fr"]
    edit(anna, GRAEAE, family="block")
    assert not anna.get("/api/workshop/weigh").json["of_now"]


def test_a_comparison_can_be_ended(anna: Person) -> None:
    anna.post("/api/workshop/weigh", {"bot": "random", "pairs": 2000})
    while anna.get("/api/workshop/weigh").json["pairs"] < 1:
        pass
    stopped = anna.post("/api/workshop/weigh/stop", {}).json
    assert stopped["stage"] == "stopped"
    assert 1 <= stopped["pairs"] < 2000


def test_the_difference_is_told_in_every_language(anna: Person) -> None:
    edit(anna, GRAEAE, name={"en": "Grey Sisters", "fr": "Sœurs Grises"})
    told = anna.get("/api/workshop/diff").json["differences"]
    assert {"en": "Changed: Grey Sisters", "fr": "Changé\N{NO-BREAK SPACE}: Sœurs Grises"} in [
        one["title"] for one in told
    ]


@pytest.mark.parametrize("file", ["../pack.toml", "/etc/passwd", "pack.toml", "deck.toml/../x.toml"])
def test_nothing_but_the_files_of_a_pack_can_be_asked_for_or_written(anna: Person, file: str) -> None:
    wanted = {"file": file, "kind": "card", "id": "x", "value": {"id": "x"}}
    assert anna.post("/api/workshop/edit", wanted).status == 404
    assert anna.get(f"/api/workshop/entry?file={file}&kind=card&id=x").status == 404


def test_another_site_and_another_machine_are_refused(anna: Person) -> None:
    elsewhere = anna.post("/api/workshop/undo", {}, Origin="http://evil.example")
    forwarded = anna.get("/api/workshop", X_Forwarded_For="192.0.2.7")
    assert (elsewhere.status, forwarded.status) == (403, 403)


def test_a_server_without_one_has_none(server: Server) -> None:
    refused = Person(server).get("/api/workshop")
    assert refused.status == 404
    assert "agon serve --workshop" in refused.json["error"]["text"]


@pytest.mark.parametrize(
    ("more", "said"),
    [(["--host", "0.0.0.0"], "this machine alone"), (["--workers", "2"], "one process")],
)
def test_a_workshop_that_others_could_use_is_not_opened(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], more: list[str], said: str
) -> None:
    command = ["--lang", "en", "serve", "--workshop", str(folder), "--database", str(tmp_path / "agon.db"), *more]
    assert main(command) == 2
    assert said in capsys.readouterr().err
    assert not (tmp_path / "agon.db").exists()


def test_a_folder_that_is_no_pack_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "en", "serve", "--workshop", str(tmp_path / "nowhere")]) == 2
    assert "nowhere" in capsys.readouterr().err
