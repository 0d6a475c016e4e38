"""Servers as people run them (`agon serve`, in a separate process), and people who use them."""

import http.client
import json
import os
import random
import re
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any
from urllib.parse import urlsplit

import websockets.exceptions
from websockets.sync.client import ClientConnection, connect

from agon.server.messages import PROTOCOL
from server.forked import Forked

PATIENCE = 120.0  # seconds: a ceiling for slow machines, never what a test waits for

Json = dict[str, Any]


def nothing() -> None:
    """Before most servers nothing is done."""


class Server:
    """A server process."""

    def __init__(
        self, database: str, extra: Sequence[str] = (), before: Callable[[], None] = nothing, **environment: str
    ) -> None:
        self.database = database
        command = ["serve", "--no-browser", "--port", "0", "--database", database, *extra]
        settings = {**os.environ, "AGON_BOT_PROCESSES": "1", "AGON_LIMITS": "off", "AGON_LANG": "en", **environment}
        self.process = Forked(command, settings, before)
        self._complaints: list[str] = []
        self._heard = threading.Condition()
        self._listener = threading.Thread(target=self._listen, daemon=True)
        self._listener.start()
        first = self.process.stdout.readline()
        found = re.search(r"http://([^/]+)/", first)
        assert found is not None, first + self.stop()
        self.address = found[1]

    def _listen(self) -> None:
        for line in self.process.stderr:
            with self._heard:
                self._complaints.append(line)
                self._heard.notify_all()

    def await_complaint(self, words: str) -> None:
        """Wait until it has complained of something."""
        with self._heard:
            assert self._heard.wait_for(lambda: any(words in line for line in self._complaints), PATIENCE)

    def kill(self) -> None:
        """Without a chance to tidy up."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> str:
        """As a system does; what it had to say."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        self.process.wait(PATIENCE)
        self._listener.join(PATIENCE)
        return "".join(self._complaints)


@contextmanager
def serving(database: str, **environment: str) -> Iterator[Server]:
    """A server, which must have nothing to complain of in the end."""
    server = Server(database, (), nothing, **environment)
    try:
        yield server
    finally:
        errors = server.stop()
        assert "Traceback" not in errors, errors
        assert "ERROR" not in errors, errors


class Answer:
    """What came back over HTTP."""

    def __init__(self, status: int, headers: http.client.HTTPMessage, content: bytes) -> None:
        self.status = status
        self.headers = headers
        self.content = content

    @property
    def json(self) -> Json:
        value: Json = json.loads(self.content)
        return value


class Person:
    """Somebody with a browser of their own: a cookie, and sockets."""

    def __init__(self, server: Server, cookie: str = "", agent: str = "") -> None:
        self.server = server
        self.cookie = cookie
        self.agent = agent  # what their browser says of itself
        self.address = "127.0.0.1"  # where they come from: this machine has many

    def ask(self, method: str, path: str, body: Any = None, **headers: str) -> Answer:
        connection = http.client.HTTPConnection(self.server.address, timeout=PATIENCE, source_address=(self.address, 0))
        sent = {name.replace("_", "-"): value for name, value in headers.items()}
        if self.cookie:
            sent.setdefault("Cookie", f"agon={self.cookie}")
        if self.agent:
            sent["User-Agent"] = self.agent
        content: bytes | None = None
        if body is not None:
            content = body if isinstance(body, bytes) else json.dumps(body).encode()
            sent.setdefault("Content-Type", "application/json")
        connection.request(method, path, content, sent)
        response = connection.getresponse()
        answer = Answer(response.status, response.headers, response.read())
        connection.close()
        given = re.match(r"agon=([^;]+)", answer.headers.get("set-cookie", ""))
        if given is not None:
            self.cookie = given[1]
        return answer

    def get(self, path: str, **headers: str) -> Answer:
        return self.ask("GET", path, **headers)

    def post(self, path: str, body: Any, **headers: str) -> Answer:
        return self.ask("POST", path, body, **headers)

    def make(self, *seats: Json, game: str = "ephyran", **more: Any) -> str:
        """A new table; its id."""
        made = self.post("/api/tables", {"game": game, "seats": list(seats), **more})
        assert made.status == 201, made.content
        table: str = made.json["table"]
        return table

    def sit(self, table: str, seat: int, name: str = "") -> Answer:
        return self.post(f"/api/tables/{table}/sit", {"seat": seat, "name": name})

    def link(self, table: str, seat: int) -> str:
        """A link to a seat of theirs, or to an open one."""
        made = self.post(f"/api/tables/{table}/links", {"seat": seat})
        assert made.status == 201, made.content
        path: str = made.json["path"]
        return path

    def use(self, link: str, name: str = "") -> Answer:
        """Take the seat that a link leads to, as its page does."""
        return self.post(link.replace("/join/", "/api/links/"), {"name": name})

    def socket(self, table: str, seat: int | None = None, **more: Any) -> "Sight":
        return Sight(self._opening(table, **more), seat)

    def silent_socket(self, table: str) -> "Sight":
        """One on which they have not said hello yet."""
        return Sight(self._opening(table), None, hello=False)

    def _opening(self, table: str, **more: Any) -> Any:
        headers = {"Cookie": f"agon={self.cookie}"} if self.cookie else {}
        url = f"ws://{self.server.address}/api/tables/{table}/socket"
        return connect(url, additional_headers=headers, max_size=2**24, **more)


class Sight:
    """A table as one person sees it: what a page would do, and everything that came over the wire."""

    def __init__(self, opening: Any, seat: int | None, hello: bool = True) -> None:
        self.socket: ClientConnection = opening.__enter__()
        self.raw: list[str] = []
        self.scene: Json = {}
        self.first = 0  # the choice with which the log begins
        self.log: list[Json] = []
        self.chat: list[Json] = []
        self.number = 0
        if hello:
            self.send({"type": "hello", "protocol": PROTOCOL, **({} if seat is None else {"seat": seat})})
            self.until("state")

    def __enter__(self) -> "Sight":
        return self

    def __exit__(self, *error: object) -> None:
        self.socket.close()

    @property
    def version(self) -> int:
        return int(self.scene["version"])

    @property
    def stage(self) -> str:
        return str(self.scene["table"]["stage"])

    @property
    def question(self) -> Json | None:
        asked: Json | None = self.scene["question"]
        return asked

    def send(self, message: Any) -> None:
        self.socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    def next(self, timeout: float = PATIENCE) -> Json:
        """The next message, taken in as a page does."""
        text = self.socket.recv(timeout)
        assert isinstance(text, str)
        self.raw.append(text)
        message: Json = json.loads(text)
        if message["type"] == "state":
            self.scene, self.log, self.chat = message["scene"], message["log"], message["chat"]
            self.first = message["first"]
        elif message["type"] == "update":
            assert message["since"] == self.version, "nothing is missed"
            self.scene = message["scene"]
            self.log = [line for line in self.log if line["after"] <= message["keep"]] + message["log"]
            self.first = min(self.first, message["keep"] + 1)
            said = {line["number"] for line in message["chat"]}
            self.chat = [line for line in self.chat if line["number"] not in said] + message["chat"]
        return message

    def until(self, type: str) -> Json:
        while True:
            message = self.next()
            if message["type"] == type:
                return message
            assert message["type"] not in ("refused", "bye"), message

    def ask(self, type: str, **fields: Any) -> Json:
        """Send a message; its answer, after everything that came before it."""
        self.number += 1
        self.send({"type": type, "id": self.number, **fields})
        while True:
            message = self.next()
            if message.get("reply") == self.number or message["type"] == "bye":
                return message

    def read_on(self) -> None:
        """Have the older lines of the log sent, page by page."""
        while self.first > 0:
            older = self.ask("ask_earlier", before=self.first)
            self.first, self.log = older["first"], older["log"] + self.log

    def choose(self, key: str) -> Json:
        question = self.question
        assert question is not None
        return self.ask("choose", seat=self.scene["seat"], at=question["at"], key=key)

    def await_turn(self) -> bool:
        """Wait until this seat is asked; False when the match is over."""
        while self.question is None and self.stage != "over":
            self.next()
        return self.question is not None

    def play(self, choices: int, chance: random.Random) -> int:
        """Answer that many questions at random, or to the end; how many were answered."""
        for made in range(choices):
            if not self.await_turn():
                return made
            question = self.question
            assert question is not None
            done = self.choose(chance.choice(question["options"])["key"])
            assert done["type"] == "done", done
        return choices

    def closed_after_hello(self) -> int:
        """Say hello, and read on to the end; the code it was closed with."""
        self.send({"type": "hello", "protocol": PROTOCOL})
        return self.closed()

    def closed(self) -> int:
        """Read on to the end; the code it was closed with."""
        while True:
            try:
                self.next()
            except websockets.exceptions.ConnectionClosed as closed:
                return closed.rcvd.code if closed.rcvd is not None else 1006


def bot(strength: str = "player") -> Json:
    return {"who": "bot", "bot": strength}


def me(name: str = "") -> Json:
    return {"who": "me", "name": name}


def open_seat() -> Json:
    return {"who": "open"}


def host_of(url: str) -> str:
    return urlsplit(url).netloc
