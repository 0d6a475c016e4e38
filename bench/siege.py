"""Hostile clients, and an innocent table beside them: what each attack costs somebody who only wants to play.

`make siege` starts a server as `agon serve` does, with its usual limits, and asks it every 50 ms whether it is there,
on the socket of a quiet table. Meanwhile others do what they can to stop it, each from an address of its own on this
machine. Shown are the times of the innocent's answers; beside strong bots, how long a novice takes to answer.
"""

import argparse
import asyncio
import http.client
import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

import websockets.exceptions
from websockets.asyncio.client import ClientConnection, connect

from agon.games.registry import find_game
from agon.kernel.chance import seeded
from agon.kernel.game import Setup
from agon.kernel.match import Match
from agon.server.messages import PROTOCOL
from agon.shelf.packs import bundled_pack

BEAT = 0.05  # seconds between two questions of the innocent
INNOCENT = "127.0.0.1"


class Place(NamedTuple):
    """A server, its innocent table and its longest one."""

    address: str
    quiet: str
    longest: str


Attack = Callable[[Place, float], Awaitable[None]]


# ---------------------------------------------------------------- people


def asked(address: str, method: str, path: str, body: object, source: str, kind: str = "application/json") -> Any:
    line = http.client.HTTPConnection(address, timeout=120, source_address=(source, 0))
    content = body if isinstance(body, str) else json.dumps(body)
    line.request(method, path, content.encode(), {"Content-Type": kind})
    answer = line.getresponse()
    found = answer.read()
    cookie = (answer.headers.get("set-cookie") or "").partition(";")[0]
    line.close()
    return json.loads(found), cookie


def long_record() -> str:
    """A match of Lords of Hellas at random, as long as they come."""
    manifest = find_game("hellas")
    setup = Setup("hellas", 4, "siege")
    match = Match.start(manifest.play(bundled_pack("hellas"), setup), setup)
    chance = seeded("siege")
    while match.asks and len(match.choices) < 4000:
        ask = match.asks[0]
        match.choose(ask.seat, ask.options[chance.below(len(ask.options))])
    return match.record(["A", "B", "C", "D"])


async def socket_at(address: str, table: str, source: str, cookie: str = "") -> ClientConnection:
    headers = {"Cookie": cookie} if cookie else {}
    url = f"ws://{address}/api/tables/{table}/socket"
    line = await connect(url, local_addr=(source, 0), additional_headers=headers, max_size=2**26)
    await line.send(json.dumps({"type": "hello", "protocol": PROTOCOL}))
    return line


async def innocent(place: Place, seconds: float) -> list[float]:
    """How long each answer took."""
    times: list[float] = []
    line = await socket_at(place.address, place.quiet, INNOCENT)
    await line.recv()
    until = time.monotonic() + seconds
    number = 0
    while time.monotonic() < until:
        number += 1
        began = time.monotonic()
        await line.send(json.dumps({"type": "ping", "id": number}))
        while json.loads(await line.recv()).get("reply") != number:
            pass
        times.append(time.monotonic() - began)
        await asyncio.sleep(BEAT)
    await line.close()
    return times


# ---------------------------------------------------------------- attacks


async def nobody(place: Place, seconds: float) -> None:
    await asyncio.sleep(seconds)


def flood(message: dict[str, Any], spectators: int) -> Attack:
    """Spectators of the longest table who ask for something as often as they can, and read nothing."""

    async def one(place: Place, source: str, until: float) -> None:
        with suppress(websockets.exceptions.ConnectionClosed, OSError):
            while time.monotonic() < until:
                line = await socket_at(place.address, place.longest, source)
                with suppress(websockets.exceptions.ConnectionClosed):
                    number = 0
                    while time.monotonic() < until:
                        number += 1
                        await line.send(json.dumps({**message, "id": number}))
                        if number % 50 == 0:
                            await asyncio.sleep(0)

    async def attack(place: Place, seconds: float) -> None:
        until = time.monotonic() + seconds
        await asyncio.gather(*[one(place, f"127.0.1.{number + 1}", until) for number in range(spectators)])

    return attack


async def slowloris(place: Place, seconds: float) -> None:
    """Requests that are begun and never ended, again and again."""
    host, _, port = place.address.rpartition(":")

    async def one(until: float) -> None:
        while time.monotonic() < until:
            with suppress(OSError):
                reader, writer = await asyncio.open_connection(host, int(port), local_addr=("127.0.2.1", 0))
                writer.write(b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ")
                with suppress(TimeoutError):
                    await asyncio.wait_for(reader.read(1), max(0.0, until - time.monotonic()))
                writer.close()
            await asyncio.sleep(0.05)

    until = time.monotonic() + seconds
    await asyncio.gather(*[one(until) for _ in range(1100)])


async def comings(place: Place, seconds: float) -> None:
    """Spectators who come and go as fast as they can."""

    async def one(number: int, until: float) -> None:
        while time.monotonic() < until:
            with suppress(OSError, websockets.exceptions.WebSocketException):
                line = await socket_at(place.address, place.longest, f"127.0.3.{number + 1}")
                await line.close()

    until = time.monotonic() + seconds
    await asyncio.gather(*[one(number, until) for number in range(20)])


async def strong_bots(place: Place, seconds: float) -> None:
    """31 tables of four strong bots, each with somebody who looks, so that they think on."""
    until = time.monotonic() + seconds
    lines: list[ClientConnection] = []
    for number in range(31):
        body = {"game": "hybris", "seats": [{"who": "bot", "bot": "oracle"}] * 4}
        source = f"127.0.4.{number % 10 + 1}"
        made, _ = await asyncio.to_thread(asked, place.address, "POST", "/api/tables", body, source)
        lines.append(await socket_at(place.address, made["table"], source))

    async def look(line: ClientConnection) -> None:
        with suppress(websockets.exceptions.ConnectionClosed):
            while time.monotonic() < until:
                await line.recv()

    await asyncio.gather(*[look(line) for line in lines])


async def with_novice(place: Place, seconds: float) -> list[float]:
    """How long a novice takes to answer somebody who plays against it: from the choice to being asked again."""
    body = {"game": "ephyran", "seats": [{"who": "me", "name": "Anna"}, {"who": "bot", "bot": "novice"}]}
    times: list[float] = []
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        made, cookie = await asyncio.to_thread(asked, place.address, "POST", "/api/tables", body, INNOCENT)
        line = await socket_at(place.address, made["table"], INNOCENT, cookie)
        number, began, answered, after = 0, 0.0, -1, 0
        while time.monotonic() < until:
            scene = json.loads(await line.recv()).get("scene")
            if scene is None:
                continue
            if scene["table"]["stage"] == "over":
                break
            question = scene["question"]
            if question is None or question["at"] == answered:
                continue
            if began and scene["choices"] > after + 1:  # the novice has answered in between
                times.append(time.monotonic() - began)
            number, answered, after, began = number + 1, question["at"], scene["choices"], time.monotonic()
            choice = {"type": "choose", "id": number, "seat": 0, "at": answered, "key": question["options"][0]["key"]}
            await line.send(json.dumps(choice))
        await line.close()
    return times


ATTACKS: dict[str, Attack] = {
    "nobody": nobody,
    "20 spectators send sync": flood({"type": "sync"}, 20),
    "20 spectators send look": flood({"type": "look", "seat": -1}, 20),
    "20 spectators read the log": flood({"type": "ask_earlier", "before": 2000}, 20),
    "20 spectators come and go": comings,
    "1,100 half-sent requests": slowloris,
    "31 tables of strong bots": strong_bots,
}


# ---------------------------------------------------------------- the siege


async def attacking(attack: Attack, place: Place, seconds: float) -> None:
    await attack(place, seconds)


def besieged(place: Place, name: str, seconds: float) -> list[float]:
    """The innocent's times. The attackers have a process of their own, so that nobody here waits for them."""
    command = [sys.executable, __file__, "--attack", name, "--place", json.dumps(place), "--seconds", str(seconds + 2)]
    storm = subprocess.Popen(command)
    try:
        time.sleep(2)
        feel = with_novice if name == "31 tables of strong bots" else innocent
        return asyncio.run(feel(place, seconds))
    finally:
        storm.kill()
        storm.wait()


def quantile(times: Sequence[float], share: float) -> float:
    return sorted(times)[min(len(times) - 1, int(len(times) * share))]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=20.0, help="of each attack")
    parser.add_argument("--only", nargs="+", choices=list(ATTACKS), default=list(ATTACKS), help="these attacks")
    parser.add_argument("--attack", choices=list(ATTACKS), help=argparse.SUPPRESS)
    parser.add_argument("--place", help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.attack:
        asyncio.run(attacking(ATTACKS[chosen.attack], Place(*json.loads(chosen.place)), chosen.seconds))
        return
    with tempfile.TemporaryDirectory() as folder:
        command = ["-m", "agon", "serve", "--no-browser", "--port", "0", "--database", str(Path(folder, "siege.db"))]
        server = subprocess.Popen([sys.executable, *command], stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout is not None
            address = server.stdout.readline().partition("http://")[2].partition("/")[0]
            seats = [{"who": "me", "name": "Anna"}, {"who": "me", "name": "Boris"}]
            made, _ = asked(address, "POST", "/api/tables", {"game": "ephyran", "seats": seats}, INNOCENT)
            opened, _ = asked(address, "POST", "/api/records", long_record(), INNOCENT, "text/plain")
            place = Place(address, made["table"], opened["table"])
            print(f"{'attack':32} {'answers':>8} {'p50 ms':>8} {'p99 ms':>8} {'worst ms':>9}")
            for name in chosen.only:
                times = besieged(place, name, chosen.seconds)
                shown = [quantile(times, 0.5), quantile(times, 0.99), max(times)]
                print(f"{name:32} {len(times):8} " + " ".join(f"{1000 * one:8.1f}" for one in shown), flush=True)
        finally:
            server.terminate()
            server.wait(30)


if __name__ == "__main__":
    main()
