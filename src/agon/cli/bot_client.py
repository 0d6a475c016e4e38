"""A program at a server's table: what the server asks goes to it as lines, and its answers go back."""

import json
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from time import sleep
from typing import Any, Final
from urllib.parse import urlsplit

from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect

from agon import __version__
from agon.cli.complaints import Complaint
from agon.guests.line import PROTOCOL, answered, greeted
from agon.guests.process import Program
from agon.kernel.errors import BotFault
from agon.kernel.words import Arg, Message, Name, Seat, Several, say
from agon.server.messages import PROTOCOL as TABLES
from agon.server.visitors import COOKIE, HOST_COOKIE
from agon.text.outline import outline
from agon.text.reader import Reader

Json = dict[str, Any]

WANTS: Final = ("view", "text")  # a server tells no numbers: they are made from more than a page is sent
TIMES: Final = 6  # that a lost connection is made again, before it is given up
PATIENCE: Final = 60.0


class Site:
    """A server, and the account that plays there."""

    def __init__(self, address: str, token: str) -> None:
        parts = urlsplit(address if "//" in address else f"http://{address}")
        if parts.scheme not in ("http", "https") or not parts.netloc:
            raise Complaint(say("bot-bad-address", address=address))
        self.safe = parts.scheme == "https"
        self.place = parts.netloc
        self.cookie = f"{HOST_COOKIE if self.safe else COOKIE}={token}"

    def ask(self, method: str, path: str, body: Json | None = None) -> Json:
        """The server's answer; if it refuses, a complaint in its own words."""
        connection = (HTTPSConnection if self.safe else HTTPConnection)(self.place, timeout=PATIENCE)
        sent = {"Cookie": self.cookie, "Content-Type": "application/json", "Accept-Language": "en"}
        try:
            connection.request(method, path, None if body is None else json.dumps(body), sent)
            response = connection.getresponse()
            told: Json = json.loads(response.read())
        except (OSError, HTTPException, ValueError) as error:
            raise Complaint(say("bot-no-server", address=self.place, why=str(error))) from error
        finally:
            connection.close()
        if response.status >= 400:
            raise Complaint(say("bot-refused", text=str(told.get("error", {}).get("text", response.status))))
        return told

    def names(self, game: str, modules: list[str], pack: str) -> dict[str, dict[str, str]]:
        """What everything is called at a table with these modules and this pack."""
        told = self.ask("GET", f"/api/games/{game}/things?modules={','.join(modules)}&pack={pack}")
        return {thing: info["names"] for thing, info in told["things"].items()}

    def open(self, table: str) -> ClientConnection:
        address = f"{'wss' if self.safe else 'ws'}://{self.place}/api/tables/{table}/socket"
        headers = {"Cookie": self.cookie}
        return connect(address, additional_headers=headers, open_timeout=PATIENCE, max_size=None)


def seated(site: Site, table: str) -> int:
    """The account's seat at a table; if it has none, takes one."""
    door = site.ask("GET", f"/api/tables/{table}")
    if not door["held"]:
        free = [seat["seat"] for seat in door["table"]["seats"] if seat["sitter"] == "open"]
        if not free:
            raise Complaint(say("bot-no-seat", table=table))
        door["held"] = site.ask("POST", f"/api/tables/{table}/sit", {"seat": free[0]})["held"]
    return int(door["held"][0])


def play_at(site: Site, table: str, words: list[str], seconds: float) -> Json:
    """Play to the end; returns the last scene. A lost connection is made again, and nothing is lost by that."""
    seat = seated(site, table)
    player = Player(site, seat, words, seconds)
    for again in range(TIMES):
        try:
            with site.open(table) as socket:
                return player.play(socket)
        except (ConnectionClosed, InvalidHandshake, OSError) as error:
            lost = error
            sleep(2**again)
    raise Complaint(say("bot-no-server", address=site.place, why=str(lost)))


class Player:
    """A program in one seat."""

    def __init__(self, site: Site, seat: int, words: list[str], seconds: float) -> None:
        self.site = site
        self.seat = seat
        self.words = words
        self.seconds = seconds
        self.number = 0
        self.wants: list[str] = []
        self.program: Program | None = None
        self.names: dict[str, dict[str, str]] = {}

    def play(self, socket: ClientConnection) -> Json:
        """Answer whatever is asked, until it is over."""
        socket.send(json.dumps({"type": "hello", "protocol": TABLES, "seat": self.seat}))
        answered_at = -1
        while True:
            message = json.loads(socket.recv())
            if message["type"] == "bye" and not message["again"]:
                raise Complaint(say("bot-refused", text=message_of(message["reason"])))
            if message["type"] == "refused":
                raise BotFault(f"the server refused an answer: {message['why']['id']}")
            if message["type"] not in ("state", "update"):
                continue
            scene: Json = message["scene"]
            if scene["table"]["stage"] == "over":
                return scene
            question = scene["question"]
            if question is None or scene["seat"] != self.seat or question["at"] == answered_at:
                continue
            answered_at = question["at"]
            choice = {"type": "choose", "id": self.number, "seat": self.seat, "at": answered_at}
            socket.send(json.dumps({**choice, "key": self.answer(scene, question)}))

    def answer(self, scene: Json, question: Json) -> str:
        """The key of the option that the program takes."""
        program = self.program or self.begin(scene["table"])
        reader = Reader("en", self.names, [seat["name"] for seat in scene["table"]["seats"]]).at(self.seat)
        self.number += 1
        options = [
            {"key": one["key"], "text": reader.say(message_of(one["message"])), "things": one["things"]}
            for one in question["options"]
        ]
        ask: Json = {
            "type": "ask",
            "number": self.number,
            "id": question["id"],
            "text": reader.say(message_of(question["message"])),
            "options": options,
            "seconds": self.seconds,
        }
        if "view" in self.wants:
            ask["view"] = scene["view"]
        if "text" in self.wants:
            ask["table"] = outline(scene["view"], reader.name)
        program.tell(ask)
        key = answered(program, self.number, self.seconds)
        if key not in [one["key"] for one in options]:
            raise BotFault(f"the bot {program.name} chose {key!r} at {question['id']}, which is not on offer")
        return str(key)

    def begin(self, table: Json) -> Program:
        """The program, once it has said hello."""
        game, packs = table["game"], [table["pack"]]
        self.names = self.site.names(game, table["modules"], table["pack_key"])
        hello = {"type": "hello", "protocol": PROTOCOL, "agon": __version__, "game": game, "packs": packs}
        place = {"seat": self.seat, "seats": len(table["seats"]), "seconds": self.seconds, "seed": 0}
        self.program = Program(self.words)
        self.wants = greeted(self.program, {**hello, **place}, self.seconds, WANTS)
        return self.program


def message_of(tree: Json) -> Message:
    """A message as the server sends it."""
    return say(tree["id"], **{name: argument_of(arg) for name, arg in tree["args"].items()})


def argument_of(arg: Any) -> Arg:
    if isinstance(arg, int | str):
        return arg
    if arg["is"] == "thing":
        return Name(arg["thing"])
    if arg["is"] == "seat":
        return Seat(arg["seat"])
    if arg["is"] == "several":
        return Several(tuple(argument_of(item) for item in arg["items"]))
    return message_of(arg)
