"""It is your turn: messages to people who are not there, to endpoints that really listen, with a clock that the tests
move.
"""

import asyncio
import base64
import json
import re
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from email.message import Message
from email.parser import BytesParser
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import http_ece
import msgspec
import pytest
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from agon.server import founding, moves
from agon.server.entry import Entry
from agon.server.forms import NewTable
from agon.server.notices import outgoing, senders
from agon.server.notices.manners import Manners, is_quiet, last_digest
from agon.server.notices.notifying import DELAY, SPACING
from agon.server.notices.senders import Senders, Way
from agon.server.problems import Problem
from agon.server.settings import Settings
from agon.server.site import Site
from agon.server.store import notices as kept
from agon.server.store import people, queries, seats
from agon.server.store.database import chosen_url, open_database
from agon.server.visitors import Visitor, new_token, newcomer
from server.serving import Person, bot, me, serving
from server.stories import live
from server.test_pace import Moved

HOUR = 3_600_000


class Heard(NamedTuple):
    """A request that came to an endpoint."""

    path: str
    headers: dict[str, str]
    body: bytes


class Endpoint:
    """Something on this machine that takes what is posted."""

    def __init__(self) -> None:
        self.heard: list[Heard] = []
        self.status = 201
        heard, endpoint = self.heard, self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                heard.append(Heard(self.path, {name.lower(): value for name, value in self.headers.items()}, body))
                self.send_response(endpoint.status)
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, format: str, *args: Any) -> None:
                return

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.port = self.server.server_address[1]
        threading.Thread(target=self.server.serve_forever, daemon=True).start()


@pytest.fixture(scope="module")
def endpoints() -> Iterator[Endpoint]:
    one = Endpoint()
    yield one
    one.server.shutdown()
    one.server.server_close()


@pytest.fixture
def endpoint(endpoints: Endpoint) -> Endpoint:
    endpoints.heard.clear()
    endpoints.status = 201
    return endpoints


class Letterbox:
    """A server that takes mail."""

    def __init__(self) -> None:
        self.letters: list[Message] = []
        vars(self)["handle_DATA"] = self.take  # as the library calls it

    async def take(self, server: Any, session: Any, envelope: Any) -> str:
        self.letters.append(BytesParser().parsebytes(envelope.content))
        return "250 OK"


class Postman(Controller):
    """Listens at whatever port is free."""

    def _trigger_server(self) -> None:
        assert isinstance(self.server, asyncio.Server)
        self.port = self.server.sockets[0].getsockname()[1]
        trigger: Any = super()._trigger_server  # which has no types
        trigger()


class Browser:
    """What a browser keeps that wants to be told."""

    def __init__(self, address: str) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = b"sixteen bytes ok"
        self.address = address

    @property
    def subscription(self) -> str:
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return json.dumps({"endpoint": self.address, "keys": {"p256dh": word(point), "auth": word(self.auth)}})

    def read(self, message: Heard) -> dict[str, str]:
        """What only this browser can read."""
        content = http_ece.decrypt(message.body, private_key=self.key, auth_secret=self.auth, version="aes128gcm")
        read: dict[str, str] = json.loads(content)
        return read


def word(content: bytes) -> str:
    return base64.urlsafe_b64encode(content).decode().rstrip("=")


def content_of(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def settings(**more: Any) -> Settings:
    return Settings(
        bot_processes=1, public_url="https://agon.example", private_targets="on", push_contact="a@agon.example", **more
    )


class Awaiting:
    """Anna and Boris at a table of Ephyran, and a server whose clock can be moved."""

    def __init__(self, site: Site, clock: Moved) -> None:
        self.site = site
        self.clock = clock
        self.people: list[Visitor] = []
        self.entry: Entry

    async def sit(self) -> None:
        self.people = [newcomer("Mozilla Firefox Linux"), newcomer("")]
        wanted = [{"who": "me", "name": "Anna"}, {"who": "open"}]
        made = await founding.make(
            self.site.hall, msgspec.convert({"game": "ephyran", "seats": wanted}, NewTable), self.people[0]
        )
        self.entry = await self.site.hall.entry(made.id)

        def also(connection: Any) -> None:
            seats.seat(connection, made.id, 1, self.people[1], self.clock())

        await self.site.hall.act(self.entry, lambda table: moves.sit(table, 1, "Boris", "", also))
        await self.site.hall.act(self.entry, lambda table: moves.start(table, {0}))

    @property
    def asked(self) -> int:
        (seat,) = self.entry.table.pending
        return seat

    async def switch_on(self, seat: int, way: Way, target: str) -> kept.Channel:
        whose = self.people[seat]
        device = whose.hash if way == "push" else ""
        channel = kept.Channel(new_token(), whose.person, device, way, target, 1, 0, self.clock())
        await self.site.store.write(kept.add, channel)
        return channel

    async def choose(self) -> None:
        """Whoever is asked chooses, until another is."""
        seat = self.asked
        while self.asked == seat:
            question = self.entry.table.question(seat)
            assert question is not None
            at, key = self.entry.table.pending[seat].version, question.options[-1].key

            def proposal(table: Any, at: int = at, key: str = key) -> moves.Plan | None:
                return moves.choose(table, {seat}, seat, at, key)

            await self.site.hall.act(self.entry, proposal)

    async def look(self) -> None:
        """What the server does from time to time, and all that comes of it."""
        await self.site.notifying.look()
        await self.site.hall.settle()


@asynccontextmanager
async def awaiting(folder: Path, **more: Any) -> AsyncIterator[Awaiting]:
    clock = Moved()
    site = Site(settings(**more), open_database(chosen_url(str(folder / "agon.db"))), (), clock)
    site.notifying.pause = 0.0
    try:
        story = Awaiting(site, clock)
        await story.sit()
        yield story
    finally:
        await site.stop()


def test_a_browser_is_told_once_a_turn_and_only_it_can_read_it(tmp_path: Path, endpoint: Endpoint) -> None:
    async def story() -> None:
        async with awaiting(tmp_path) as at:
            browsers = [Browser(f"http://127.0.0.1:{endpoint.port}/push/{seat}") for seat in (0, 1)]
            for seat in (0, 1):
                await at.switch_on(seat, "push", browsers[seat].subscription)
            first = at.asked
            await at.look()
            assert endpoint.heard == [], "they may come by themselves"
            at.clock.ahead += DELAY
            await at.look()
            await at.look()

            (message,) = endpoint.heard
            assert message.path == f"/push/{first}"
            assert message.headers["content-encoding"] == "aes128gcm"
            assert int(message.headers["ttl"]) > 0
            check_signature(message.headers["authorization"], senders.public_half(at.site.notifying.senders.key))
            note = browsers[first].read(message)
            assert note["title"] == "It is your turn"
            assert note["body"] == f"Ephyran, with {('Boris', 'Anna')[first]}"
            assert note["path"] == f"/t/{at.entry.id}"

            await at.choose()
            at.clock.ahead += DELAY
            await at.look()
            assert [one.path for one in endpoint.heard[1:]] == [f"/push/{1 - first}"], "now it is the other's turn"
            await at.choose()
            at.clock.ahead += DELAY
            await at.look()
            assert len(endpoint.heard) == 2, "told of this table a moment ago"
            at.clock.ahead += SPACING
            await at.look()
            assert endpoint.heard[2].path == f"/push/{first}"

    live(story())


def check_signature(header: str, key: str) -> None:
    """That the server is who it says: RFC 8292."""
    assert header.startswith("vapid ")
    parts = dict(part.strip().split("=", 1) for part in header.removeprefix("vapid ").split(","))
    assert parts["k"].rstrip("=") == key
    signed, _, signature = parts["t"].rpartition(".")
    claims = json.loads(content_of(signed.partition(".")[2]))
    assert claims["sub"] == "mailto:a@agon.example"
    assert claims["aud"].startswith("http://127.0.0.1:")
    raw = content_of(signature)
    point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), content_of(key))
    numbers = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    point.verify(numbers, signed.encode(), ec.ECDSA(SHA256()))


def test_who_is_at_the_table_is_not_told(tmp_path: Path, endpoint: Endpoint) -> None:
    async def story() -> None:
        async with awaiting(tmp_path) as at:
            seat = at.asked
            await at.switch_on(seat, "push", Browser(f"http://127.0.0.1:{endpoint.port}/").subscription)
            at.clock.ahead += DELAY
            moment = at.clock()
            await at.site.store.write(queries.appear, {(at.entry.id, seat, 1)}, "elsewhere", moment + 60_000, moment)
            await at.look()
            at.clock.ahead += HOUR
            await at.look()
            assert endpoint.heard == [], "nor later: they have seen it"

    live(story())


def test_a_browser_that_is_gone_is_forgotten_and_what_fails_is_tried_again(tmp_path: Path, endpoint: Endpoint) -> None:
    async def story() -> None:
        async with awaiting(tmp_path) as at:
            seat = at.asked
            await at.switch_on(seat, "push", Browser(f"http://127.0.0.1:{endpoint.port}/").subscription)
            endpoint.status = 500
            at.clock.ahead += DELAY
            await at.look()
            assert len(endpoint.heard) == 3
            (channel,) = await at.site.store.read(kept.channels_of, at.people[seat].person)
            assert channel.failures == 3
            endpoint.status = 410
            await at.site.notifying.send(channel, senders.Note("", "", "/", ""))
            assert await at.site.store.read(kept.channels_of, at.people[seat].person) == []

    live(story())


def test_quiet_hours_and_a_digest_of_all_tables(tmp_path: Path, endpoint: Endpoint) -> None:
    endpoint.status = 200

    async def story() -> None:
        async with awaiting(tmp_path, webhooks="on") as at:
            seat = at.asked
            person = at.people[seat].person
            await at.switch_on(seat, "webhook", f"ntfy://127.0.0.1:{endpoint.port}/agon")
            minute = (at.clock() // 60_000) % (24 * 60)
            quiet = Manners("UTC", minute - 60 if minute >= 60 else minute + 1380, (minute + 60) % 1440)
            await at.site.store.write(kept.behave, person, quiet, at.clock())
            at.clock.ahead += DELAY
            await at.look()
            assert endpoint.heard == [], "it is night"

            daily = Manners("UTC", 0, 0, "daily", (minute + 120) % 1440)
            await at.site.store.write(kept.behave, person, daily, at.clock())
            await at.look()
            assert endpoint.heard == [], "once a day, and not now"
            at.clock.ahead += 2 * HOUR + 60_000
            await at.look()
            await at.look()
            (message,) = endpoint.heard
            told = message.body.decode() + str(message.headers)
            assert "Ephyran" in told
            assert f"https://agon.example/t/{at.entry.id}" in told

    live(story())


@pytest.fixture
def postman() -> Iterator[Postman]:
    controller = Postman(Letterbox(), hostname="127.0.0.1", port=0)
    controller.start()
    yield controller
    controller.stop()


def test_a_letter_leads_to_the_table_and_says_how_to_end_it(tmp_path: Path, postman: Postman) -> None:
    async def story() -> None:
        post = {"smtp_url": f"smtp://127.0.0.1:{postman.port}", "mail_from": "Agon <agon@agon.example>"}
        async with awaiting(tmp_path, **post) as at:
            channel = await at.switch_on(at.asked, "email", "anna@agon.example")
            at.clock.ahead += DELAY
            await at.look()
            (letter,) = postman.handler.letters
            assert (letter["To"], letter["Subject"]) == ("anna@agon.example", "It is your turn")
            assert f"https://agon.example/t/{at.entry.id}" in str(letter.get_payload())

            notifying = at.site.notifying
            assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
            stop = letter["List-Unsubscribe"].rpartition("/")[2].rstrip(">")
            assert notifying.channel_in("stop", stop) == channel.id
            assert notifying.channel_in("confirm", stop) == "", "one link is not the other"
            assert notifying.channel_in("stop", "x" + stop[1:]) == ""

    live(story())


def test_an_address_is_written_to_once_its_owner_agrees_and_until_they_have_enough(
    tmp_path: Path, postman: Postman
) -> None:
    post = {"AGON_SMTP_URL": f"smtp://127.0.0.1:{postman.port}", "AGON_MAIL_FROM": "agon@agon.example"}
    with serving(str(tmp_path / "agon.db"), AGON_PUBLIC_URL="https://agon.example", **post) as server:
        anna = Person(server)
        assert anna.get("/api/me/notices").json["ways"] == ["email"]
        anna.make(me("Anna"), bot())
        (channel,) = anna.post("/api/me/notices", {"way": "email", "target": "anna@agon.example"}).json["channels"]
        assert not channel["confirmed"]
        assert anna.post("/api/me/notices/try", {"id": channel["id"]}).status == 404, "nobody has agreed yet"

        (letter,) = postman.handler.letters
        token = re.findall("/confirm/([A-Za-z0-9_-]+)", str(letter.get_payload()))[0]
        assert not anna.post("/api/notices/confirm", {"token": "x" + token[1:]}).json["done"]
        assert anna.post("/api/notices/confirm", {"token": token}).json["done"]
        assert anna.post("/api/me/notices/try", {"id": channel["id"]}).json["done"]
        assert len(postman.handler.letters) == 2
        assert Person(server).post("/api/me/notices/remove", {"id": channel["id"]}).status == 403, "it is not theirs"

        stop = urlsplit(letter["List-Unsubscribe"].strip("<>")).path
        form = {"Content_Type": "application/x-www-form-urlencoded"}
        assert Person(server).post(stop, b"List-Unsubscribe=One-Click", **form).json["done"]
        assert anna.get("/api/me/notices").json["channels"] == []


def test_signing_a_device_out_ends_what_it_is_told(tmp_path: Path) -> None:
    async def story() -> None:
        async with awaiting(tmp_path) as at:
            await at.switch_on(0, "push", Browser("http://127.0.0.1/").subscription)
            anna = at.people[0]
            await at.site.store.write(people.sign_out, anna.person, anna.hash)
            assert await at.site.store.read(kept.channels_of, anna.person) == []

    live(story())


def test_a_guest_who_signs_in_brings_along_what_they_switched_on(tmp_path: Path) -> None:
    async def story() -> None:
        async with awaiting(tmp_path) as at:
            await at.switch_on(0, "push", Browser("http://127.0.0.1/").subscription)
            guest, known = at.people
            fresh = newcomer("")._replace(person=known.person)
            await at.site.store.write(people.become, guest, fresh, at.clock())
            (channel,) = await at.site.store.read(kept.channels_of, known.person)
            assert channel.device == fresh.hash

    live(story())


# ---------------------------------------------------------------- what may be called


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1",
        "10.1.2.3",
        "192.168.0.1",
        "169.254.169.254",
        "100.64.0.1",
        "0.0.0.0",
        "224.0.0.1",
        "::1",
        "fe80::1",
        "fd00::1",
        "::ffff:127.0.0.1",
        "2002:7f00:1::",
        "64:ff9b::a00:1",
    ],
)
def test_an_address_inside_is_not_of_the_internet(address: str) -> None:
    assert not outgoing.is_public(address)


@pytest.mark.parametrize("address", ["9.9.9.9", "2620:fe::fe"])
def test_an_address_of_the_internet_is(address: str) -> None:
    assert outgoing.is_public(address)


def guarded() -> Senders:
    return Senders(Settings(push_contact="a@agon.example", webhooks="on", public_url="https://agon.example"), "")


@pytest.mark.parametrize(
    ("way", "target"),
    [
        ("push", Browser("https://127.0.0.1/push").subscription),
        ("push", Browser("https://localhost/push").subscription),
        ("push", Browser("http://push.example/").subscription),
        ("push", "{}"),
        ("webhook", "ntfy://127.0.0.1/topic"),
        ("webhook", "ntfys://[::1]:99/topic"),
        ("webhook", "json://127.0.0.1/"),
        ("webhook", "file:///etc/passwd"),
        (
            "webhook",
            "https://hooks.slack.com/services/T00000000/B00000000/abcdefghijklmnopqrstuvwx?template=/etc/passwd",
        ),
        ("email", "anna@agon.example"),
    ],
)
def test_what_leads_inside_or_nowhere_is_refused(way: Way, target: str) -> None:
    with pytest.raises(Problem):
        guarded().checked(way, target)


@pytest.mark.parametrize("target", ["nobody", "a@b", "a b@c.example", "a@b.example\nBcc: c@d.example", "<a@b.example>"])
def test_what_is_no_e_mail_address_is_refused(target: str) -> None:
    with pytest.raises(Problem):
        Senders(Settings(smtp_url="smtp://mail.example"), "").checked("email", target)


@pytest.mark.parametrize(
    ("target", "service"),
    [
        ("https://discord.com/api/webhooks/123456789012345678/" + "a" * 68, "Discord"),
        ("https://hooks.slack.com/services/T00000000/B00000000/" + "a" * 24, "Slack"),
        ("ntfy://a-topic", "ntfy"),
    ],
)
def test_what_services_show_people_is_understood(target: str, service: str) -> None:
    assert str(senders.plugin_of(target).service_name) == service


def test_a_name_that_leads_inside_is_not_called_whenever_it_does(endpoint: Endpoint) -> None:
    """Where the connection is made: it does not help to change where a name leads after it was looked at."""
    from urllib3.util import connection

    plain = connection.create_connection
    outgoing.guard_calls()
    try:
        sender = Senders(Settings(webhooks="on", public_url="https://agon.example"), "")
        with pytest.raises(senders.Failed):
            senders.send_webhook(sender, f"ntfy://localhost:{endpoint.port}/x", senders.Note("a", "b", "/", ""), "")
        assert endpoint.heard == []
    finally:
        connection.create_connection = plain


# ---------------------------------------------------------------- when


def at(hour: int, minute: int = 0) -> int:
    """That time of a day in July in Athens, which is three hours ahead then."""
    return 1_783_900_800_000 + (hour - 3) * HOUR + minute * 60_000


def test_quiet_hours_are_those_of_ones_own_clock_and_may_span_midnight() -> None:
    night = Manners("Europe/Athens", 22 * 60, 7 * 60)

    assert [is_quiet(night, at(hour)) for hour in (21, 22, 23, 0, 6, 7)] == [False, True, True, True, True, False]
    assert not is_quiet(Manners("Europe/Athens", 0, 0), at(0)), "the same twice: never"


def test_a_digest_is_due_once_a_day() -> None:
    daily = Manners("Europe/Athens", 0, 0, "daily", 18 * 60 + 30)

    assert last_digest(daily, at(18, 31)) == at(18, 30)
    assert last_digest(daily, at(18, 29)) == at(18, 30) - 24 * HOUR


@pytest.mark.parametrize(
    "more",
    [{"smtp_url": "smtp://a"}, {"webhooks": "on"}, {"smtp_url": "http://a", "public_url": "x", "mail_from": "y"}],
)
def test_settings_that_do_not_go_together_end_the_start(more: dict[str, Any]) -> None:
    with pytest.raises(Problem):
        senders.must_fit(Settings(**more))
