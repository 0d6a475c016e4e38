"""At the door: who may talk to the server, what browsers are told, and what lies there for everybody."""

import asyncio
import gzip
import json
import re
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from starlette.requests import Request
from starlette.responses import Response
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from agon.games.registry import GAMES
from agon.server import run
from agon.server.http.openapi import description
from agon.server.http.pages import Manual
from agon.server.http.routes import ENDPOINTS
from agon.server.typescript import files
from agon.shelf.ledgers import ledger
from agon.text.languages import LANGUAGES
from server.serving import Person, Server, bot, me, serving

NEW = {"game": "ephyran", "seats": [me(), bot("apprentice")]}


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "null", "http://127.0.0.1:1", "https://localhost.evil.example"]
)
def test_pages_of_other_sites_are_refused(anna: Person, origin: str) -> None:
    table = anna.make(me(), bot("apprentice"))

    assert anna.post("/api/tables", NEW, Origin=origin).status == 403
    with (
        pytest.raises(InvalidStatus) as refused,
        connect(f"ws://{anna.server.address}/api/tables/{table}/socket", origin=Origin(origin)),
    ):
        pass
    assert refused.value.response.status_code == 403


def test_our_own_page_is_let_in(anna: Person) -> None:
    origin = f"http://{anna.server.address}"
    table = anna.make(me(), bot("apprentice"))

    assert anna.post("/api/tables", NEW, Origin=origin, Sec_Fetch_Site="same-origin").status == 201
    assert anna.socket(table, origin=origin).scene["held"] == [0]
    assert anna.post("/api/tables", NEW, Sec_Fetch_Site="cross-site").status == 403


@pytest.mark.parametrize(("host", "status"), [("evil.example", 421), ("localhost", 200), ("192.168.1.7:2466", 200)])
def test_names_that_others_could_point_here_are_refused(anna: Person, host: str, status: int) -> None:
    assert anna.get("/api/games", Host=host).status == status


def test_a_name_can_be_allowed(tmp_path: Path) -> None:
    with serving(str(tmp_path / "a.db"), AGON_HOSTS="games.example") as server:
        assert Person(server).get("/api/games", Host="games.example").status == 200


def test_a_form_of_another_site_cannot_make_a_table(anna: Person) -> None:
    assert anna.post("/api/tables", json.dumps(NEW).encode(), Content_Type="text/plain").status == 415


def test_browsers_are_told_to_refuse_everything_foreign(anna: Person) -> None:
    for path in ("/", "/api/games", "/api/nothing", "/t/x", "/join/x"):
        headers = anna.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers.get("server") is None


@pytest.mark.parametrize(
    ("one", "same", "other"),
    [
        ({"X_Forwarded_For": "203.0.113.9"}, {"X_Forwarded_For": "203.0.113.9"}, {"X_Forwarded_For": "203.0.113.10"}),
        ({"X_Forwarded_For": "2001:db8::1"}, {"X_Forwarded_For": "2001:db8::2"}, {"X_Forwarded_For": "2001:db9::1"}),
        ({}, {}, {"X_Forwarded_For": "203.0.113.11"}),
    ],
    ids=["an address behind a proxy", "a network of IPv6", "a proxy that tells no address"],
)
def test_too_much_from_one_source_is_refused(
    limited: Server, one: dict[str, str], same: dict[str, str], other: dict[str, str]
) -> None:
    anna = Person(limited)
    assert anna.post("/api/tables", {}, **one).status == 400
    while anna.post("/api/tables", {}, **same).status != 429:
        pass  # one more is allowed every two seconds, so that it comes to an end however slow this is
    assert anna.post("/api/tables", {}, **one).status == 429
    assert anna.post("/api/tables", {}, **other).status == 400


def test_what_is_kept_is_not_sent_twice(anna: Person) -> None:
    first = anna.get("/api/games/ephyran/things", Accept_Encoding="gzip")
    again = anna.get("/api/games/ephyran/things", If_None_Match=first.headers["etag"])

    assert first.headers["content-encoding"] == "gzip"
    assert json.loads(gzip.decompress(first.content))["things"]["creature/hippocamp"]["names"]["fr"]
    assert (again.status, again.content) == (304, b"")


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_are_the_files_themselves(anna: Person, language: str) -> None:
    assert "server-no-table =" in anna.get(f"/api/texts/{language}").content.decode()
    for game in GAMES:
        assert f"{game}-name =" in anna.get(f"/api/texts/{language}/{game}").content.decode()


def test_everything_that_can_be_played_is_listed_with_its_words(anna: Person) -> None:
    listed = anna.get("/api/games").json

    assert [game["id"] for game in listed["games"]] == list(GAMES)
    texts = anna.get("/api/texts/en").content.decode()
    assert all(f"{bot['message']['id']} =" in texts for bot in listed["bots"])
    for game in listed["games"]:
        words = anna.get(f"/api/texts/en/{game['id']}").content.decode()
        for option in game["options"]:
            assert f"{game['id']}-setup-{option['id']}".replace("_", "-") in words
        assert game["books"]


def test_rules_are_found_by_their_words_in_either_language(anna: Person) -> None:
    whole = anna.get("/api/rules/ephyran").json
    found = anna.get("/api/rules/ephyran?search=JETON%20magique").json
    none = anna.get("/api/rules/ephyran?search=spaceship").json

    assert len(whole["rules"]) == len(ledger("ephyran").rules)
    assert 0 < len(found["rules"]) < len(whole["rules"])
    assert all("jeton" in json.dumps(rule, ensure_ascii=False).casefold() for rule in found["rules"])
    assert none["rules"] == []


def test_a_module_with_a_book_of_its_own_names_it(anna: Person) -> None:
    known = {book["id"] for book in anna.get("/api/rules").json["books"]}

    for game in anna.get("/api/games").json["games"]:
        for module in game["modules"]:
            own = f"{game['id']}-{module['id']}"
            assert module["books"] == ([own] if own in known else [])


# ---------------------------------------------------------------- where it is reached


def test_a_server_for_this_machine_alone_has_no_address_for_others(anna: Person) -> None:
    assert anna.get("/api/addresses").json == {"addresses": []}


@pytest.mark.parametrize(
    ("host", "network", "addresses"),
    [
        ("127.0.0.1", "192.168.1.7", ()),
        ("localhost", "192.168.1.7", ()),
        ("0.0.0.0", "192.168.1.7", ("http://192.168.1.7:{port}",)),
        ("0.0.0.0", "", ()),
        ("192.168.1.9", "192.168.1.7", ("http://192.168.1.9:{port}",)),
        ("fd00::7", "192.168.1.7", ("http://[fd00::7]:{port}",)),
    ],
)
def test_links_for_others_name_an_address_that_they_can_reach(
    monkeypatch: pytest.MonkeyPatch, host: str, network: str, addresses: tuple[str, ...]
) -> None:
    monkeypatch.setattr(run, "own_address", lambda: network)
    with run.bound("127.0.0.1", 0) as listening:
        port = listening.getsockname()[1]

        assert run.addresses_of(listening, host) == tuple(one.format(port=port) for one in addresses)


def test_where_the_network_reaches_it_is_printed_at_the_start(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "a.db"), extra=("--host", "0.0.0.0"))
    try:
        assert server.address.startswith("127.0.0.1:")
        for address in Person(server).get("/api/addresses").json["addresses"]:
            assert server.process.stdout.readline().strip() == f"On this network: {address}/"
    finally:
        server.stop()


# ---------------------------------------------------------------- descriptions


def test_the_description_knows_every_route_and_every_form(anna: Person) -> None:
    served = anna.get("/api/openapi.json").json

    assert served == json.loads(json.dumps(description()))
    for endpoint in ENDPOINTS:
        assert endpoint.method.lower() in served["paths"][endpoint.path]
    named = set(json.dumps(served).split('"#/components/schemas/')[1:])
    assert {part.partition('"')[0] for part in named} <= set(served["components"]["schemas"])


def test_the_protocol_page_names_every_route() -> None:
    page = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text("utf-8")

    for endpoint in ENDPOINTS:
        assert f"{endpoint.method} {endpoint.path}" in page or endpoint.path in page


def test_types_for_the_page_are_written(tmp_path: Path) -> None:
    (tmp_path / "page" / "src").mkdir(parents=True)
    subprocess.run([sys.executable, "-m", "agon.server.typescript"], cwd=tmp_path, check=True)

    for name, text in files().items():
        assert (tmp_path / "page" / "src" / name).read_text("utf-8") == text
        assert re.search(r"\bany\b", re.sub(r"/\*\*.*?\*/", "", text, flags=re.DOTALL)) is None
    assert "export type FromServer =\n  State | Update | " in files()["wire/messages.ts"]


# ---------------------------------------------------------------- the page


def test_without_a_built_page_people_are_told_how_to_build_it(page_server: "Pages") -> None:
    answer = page_server.person.get("/", Accept_Language="fr")

    assert answer.status == 503
    assert "make page" in answer.content.decode()
    assert 'lang="fr"' in answer.content.decode()


def test_a_built_page_is_served_with_its_own_routes(page_server: "Pages") -> None:
    page_server.build()
    person = page_server.person

    index = person.get("/t/AAAAAAAAAAAAAAAAAAAAAA")
    assert person.get("/" + "a" * 300 + ".js").status == 404
    script = person.get("/assets/app-1234.js", Accept_Encoding="br, gzip")

    assert index.content == b"<!doctype html>page"
    assert index.headers["cache-control"] == "no-cache"
    assert script.headers["content-type"].startswith("text/javascript")
    assert script.headers["content-encoding"] == "br"
    assert "immutable" in script.headers["cache-control"]
    assert person.get("/assets/none.js").status == 404
    for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "/%00.js"):
        assert b"secret" not in person.get(path).content


class Pages:
    """A server whose page lies in a folder of the test."""

    def __init__(self, person: Person, folder: Path) -> None:
        self.person = person
        self.folder = folder

    def build(self) -> None:
        (self.folder / "assets").mkdir(parents=True)
        (self.folder / "index.html").write_text("<!doctype html>page")
        (self.folder / "assets" / "app-1234.js").write_text("1")
        (self.folder / "assets" / "app-1234.js.br").write_bytes(b"packed")
        (self.folder.parent / "secret.txt").write_text("secret")


@pytest.fixture
def page_server(tmp_path: Path) -> Iterator["Pages"]:
    with serving(str(tmp_path / "a.db"), AGON_PAGE=str(tmp_path / "page")) as one:
        yield Pages(Person(one), tmp_path / "page")


# ---------------------------------------------------------------- the documentation


def manual(folder: Path, path: str) -> Response:
    """What is answered to somebody who asks for a page of the documentation."""
    scope = {"type": "http", "method": "GET", "path": f"/docs{path}", "headers": [], "query_string": b""}
    request = Request({**scope, "path_params": {"path": path.removeprefix("/")}, "app": None})
    with ThreadPoolExecutor(1) as aside:  # where no browser's loop runs already
        return aside.submit(lambda: asyncio.run(Manual(folder)(request))).result()


def test_documentation_is_served_from_its_folders(tmp_path: Path) -> None:
    (tmp_path / "lab").mkdir()
    (tmp_path / "index.html").write_text("all of it")
    (tmp_path / "lab" / "index.html").write_text("the lab")
    assert bytes(manual(tmp_path, "/").body) == b"all of it"
    assert bytes(manual(tmp_path, "/lab/").body) == b"the lab"
    assert manual(tmp_path, "/lab").headers["location"] == "/docs/lab/"
    assert manual(tmp_path, "").headers["location"] == "/docs/"
    assert manual(tmp_path, "/missing/").status_code == 404
    assert manual(tmp_path, "/../secret").status_code == 404


def test_where_it_was_not_built_it_says_how(tmp_path: Path) -> None:
    told = manual(tmp_path, "/lab/")
    assert told.status_code == 503
    assert b"make docs" in bytes(told.body)
