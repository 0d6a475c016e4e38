"""Signing in by e-mail, with a server that really takes mail."""

import re
from collections.abc import Iterator

import pytest

from agon.server.notices.senders import must_fit
from agon.server.problems import Problem
from agon.server.settings import Settings
from server.serving import Answer, Person, Server, bot, me, serving
from server.test_notices import Letterbox, Postman


class Box:
    """A letterbox at a port."""

    def __init__(self, letters: Letterbox, port: int) -> None:
        self.letters = letters
        self.port = port

    def link(self) -> str:
        """The token of the last link."""
        text = self.letters.letters[-1].get_payload(decode=True)
        assert isinstance(text, bytes)
        found = re.search(rb"https://agon.example/enter/([A-Za-z0-9_-]{22})", text)
        assert found is not None, text
        return found[1].decode()


@pytest.fixture
def box() -> Iterator[Box]:
    letters = Letterbox()
    postman = Postman(letters, hostname="127.0.0.1", port=0)
    postman.start()
    yield Box(letters, postman.port)
    postman.stop()


@pytest.fixture
def site(database: str, box: Box) -> Iterator[Server]:
    settings = {
        "AGON_SMTP_URL": f"smtp://127.0.0.1:{box.port}",
        "AGON_MAIL_FROM": "agon@example.org",
        "AGON_PUBLIC_URL": "https://agon.example",
        "AGON_EMAIL_SIGN_IN": "on",
    }
    with serving(database, **settings) as server:
        yield server


def ask(person: Person, email: str) -> Answer:
    return person.post("/api/me/email", {"email": email, "language": "en"})


def enter(person: Person, token: str) -> Answer:
    return person.post("/api/me/enter", {"token": token})


def test_a_guest_is_kept_by_an_address_and_comes_back_by_it(site: Server, box: Box) -> None:
    anna = Person(site)
    table = anna.make(me("Anna"), bot("apprentice"))
    assert anna.get("/api/me").json["by_email"]
    assert ask(anna, "Anna@Example.org").json == {"done": True}
    assert box.letters.letters[-1]["To"] == "anna@example.org"
    assert box.letters.letters[-1]["List-Unsubscribe"] is None

    assert enter(anna, box.link()).json["email"] == "anna@example.org"
    assert enter(Person(site), box.link()).status == 404, "once"

    laptop = Person(site)
    assert ask(laptop, "anna@example.org").json == {"done": True}, "the link before it was used up"
    entered = enter(laptop, box.link())
    assert len(entered.json["devices"]) == 2
    assert [card["id"] for card in laptop.get("/api/tables").json["tables"]] == [table]
    assert laptop.post("/api/me/email/remove", {}).json["email"] == ""


def test_nobody_learns_who_is_known_and_nobody_is_flooded(site: Server, box: Box) -> None:
    anna, boris = Person(site), Person(site)
    first = ask(anna, "anna@example.org")

    again = ask(boris, "anna@example.org")

    assert (first.status, again.status) == (200, 429)
    assert again.json["error"]["message"]["id"] == "server-mailed"
    assert ask(boris, "nobody at all").status == 400
    assert len(box.letters.letters) == 1
    assert enter(boris, box.link()).json["email"] == "anna@example.org", "whose the mail is, they are"


def test_nobody_signs_in_as_somebody_who_opened_their_link(site: Server, box: Box) -> None:
    # Given Anna, who is well known here, and a link that Mallory asked for with an address of his own
    anna, mallory = Person(site), Person(site)
    anna.make(me("Anna"), bot("apprentice"))
    anna.post("/api/me/entrances", {"kind": "recovery"})
    ask(mallory, "mallory@example.org")

    # When Anna opens it
    entered = enter(anna, box.link())

    # Then the address is that of somebody new: who Anna was stays hers alone
    assert entered.json["email"] == "mallory@example.org"
    assert entered.json["name"] == ""
    assert anna.get("/api/tables").json["tables"] == []
    assert not entered.json["recovery"]


def test_it_is_off_unless_operators_switch_it_on(server: Server) -> None:
    anna = Person(server)

    assert not anna.get("/api/me").json["by_email"]
    assert ask(anna, "anna@example.org").status == 404
    with pytest.raises(Problem):
        must_fit(Settings(email_sign_in="on"))
