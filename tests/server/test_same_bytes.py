"""Paired worlds on the wire: what differs in nothing that a seat may know is sent to it in the same bytes, compressed.

Two servers have the same table in two worlds. A seat that cannot tell them apart asks for everything that a page can
ask for, while the others play; frames that differ in one byte, or in their size, would tell it something hidden.
"""

import socket
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any, Final, NamedTuple

import pytest
from websockets.sync.client import connect

from agon.games.registry import GAMES
from agon.kernel.chance import seeded
from agon.kernel.game import SPECTATOR
from agon.kernel.match import Match
from agon.server.acts import Act, Started
from agon.server.hall import played
from agon.server.parts import PERSON, Founding, SeatState
from agon.server.store import queries
from agon.server.store.database import chosen_url, open_database
from agon.server.store.people import enrol
from agon.server.visitors import Visitor, hashed, new_token
from conformance.playing import Taste
from conformance.suite import CASES, Case
from conformance.worlds import IS_PLAIN, Pair, looks_alike, truth
from server.otherwise import MOMENT, in_world, prepare
from server.serving import Person, Server, Sight

pytestmark = pytest.mark.skipif(not IS_PLAIN, reason="a compiled build takes no chance but its own")

CHOICES: Final = 8
TRIES: Final = 60
PREVIEWS: Final = 2

# Every game as it is, and with each of its modules.
WAYS: Final = [
    next(case for case in CASES if (case.game, case.modules, case.options) == (game, modules, ()))
    for game, manifest in GAMES.items()
    for modules in ((), *((module.id,) for module in manifest.modules))
]


class Plan(NamedTuple):
    """What is played, and by whose side it is not known in which world."""

    case: Case
    seed: str
    seat: int
    choices: list[tuple[int, str]]


class Wire(socket.socket):
    """A connection that keeps what came over it."""

    def __init__(self) -> None:
        super().__init__()
        self.came = bytearray()

    def recv(self, size: int, flags: int = 0, /) -> bytes:
        part = super().recv(size, flags)
        self.came += part
        return part

    def frames(self) -> list[bytes]:
        """What was sent, frame by frame as it came, without those by which a connection is kept alive."""
        stream = bytes(self.came.partition(b"\r\n\r\n")[2])
        found, place = [], 0
        while place + 2 <= len(stream):
            size, head = stream[place + 1], 2
            if size > 125:
                head += 2 if size == 126 else 8
                size = int.from_bytes(stream[place + 2 : place + head])
            if not stream[place] & 8:
                found.append(stream[place : place + head + size])
            place += head + size
        return found


class World:
    """A server in one of the two worlds."""

    def __init__(self, number: int, folder: Path) -> None:
        self.number = number
        self.server = Server(str(folder / f"{number}.db"), before=partial(prepare, number))

    def found(self, founding: Founding, people: list[Visitor]) -> None:
        """A table as it is in this world, where these people sit but for the last, who will watch."""
        acts = [Act(1, founding.created, Started())]
        with in_world(self.number):
            summary = queries.summary_of(played(founding, acts))
        database = open_database(chosen_url(self.server.database))
        with database.writes.begin() as connection:
            for visitor in people:
                enrol(connection, visitor, founding.created)
            queries.found(connection, founding, acts, list(enumerate(people[:-1])), summary)
        database.close()


@pytest.fixture(scope="module")
def worlds(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[World]]:
    folder = tmp_path_factory.mktemp("worlds")
    both = [World(number, folder) for number in (0, 1)]
    yield both
    for world in both:
        assert "Traceback" not in world.server.stop()


def plan_for(case: Case) -> Plan:
    """Two worlds that somebody cannot tell apart for a while, whatever all do meanwhile."""
    chance = seeded(f"same bytes/{case}")
    found: list[Plan] = []
    for _ in range(TRIES):
        start = chance.below(40 * (1 + chance.below(8)))
        seed = f"{case.game}/{start}/{start + 1 + chance.below(12)}"
        matches: list[Match] = []
        for number in (0, 1):
            with in_world(number):
                matches.append(case.start(seed))
        for seat in range(case.seats):
            pair = Pair(matches[0].clone(), matches[1].clone(), seat)
            if pair.differs() and looks_alike(pair) and truth(pair.a).chance.count == truth(pair.b).chance.count:
                found.append(Plan(case, seed, seat, list(walked(pair, chance))))
                if len(found[-1].choices) == CHOICES:
                    return found[-1]
    return max(found, key=lambda plan: len(plan.choices))


def walked(pair: Pair, chance: Any) -> Iterator[tuple[int, str]]:
    taste = Taste(chance)
    for _ in range(CHOICES):
        if not pair.go_on(taste):
            return
        made = pair.a.choices[-1]
        yield made.seat, made.key


def sent(world: World, plan: Plan, founding: Founding, people: list[Visitor]) -> list[list[bytes]]:
    """Play, and look at everything; what was sent to the seat, to a spectator, and over HTTP."""
    world.found(founding, people)
    sitters = [Person(world.server, visitor.token) for visitor in people[:-1]]
    players = {seat: one.socket(founding.id, seat) for seat, one in enumerate(sitters) if seat != plan.seat}
    sights: list[Sight] = []
    wires = [Wire(), Wire()]
    host, _, port = world.server.address.partition(":")
    for wire, visitor, seat in zip(wires, (people[-1], people[plan.seat]), (SPECTATOR, plan.seat), strict=True):
        wire.connect((host, int(port)))
        headers = {"Cookie": f"agon={visitor.token}"}
        url = f"ws://{world.server.address}/api/tables/{founding.id}/socket"
        sights.append(Sight(connect(url, sock=wire, additional_headers=headers, max_size=2**24), seat))
    watching, mine = sights
    watching.ask("say", seat=SPECTATOR, text="A fine day")
    say_and_look_around(mine)
    hinted = False
    for seat, key in plan.choices:
        ask_for_everything(mine)
        if mine.question is not None and not hinted:
            hinted = mine.ask("ask_hint", seat=plan.seat, at=mine.question["at"])["type"] == "hint"
            assert hinted
        for kind in ("ask_numbers", "sync"):
            watching.ask(kind)
        player = mine if seat == plan.seat else players[seat]
        while player.question is None:
            player.next()
        assert player.choose(key)["type"] == "done"
        for sight in sights:
            while sight.version < player.version:
                sight.next()
    ask_for_everything(mine)
    looks = [f"tables/{founding.id}", "tables", "me/history", "lobby", f"tables/{founding.id}/replay"]
    answers = [sitters[plan.seat].get(f"/api/{path}").content for path in looks]
    for sight in sights:
        assert sight.ask("ping")["type"] == "pong"
    came = [wire.frames() for wire in wires]
    for sight in [*players.values(), *sights]:
        sight.socket.close()
    return [*came, answers]


def say_and_look_around(mine: Sight) -> None:
    """What a page asks for once."""
    seat = mine.scene["seat"]
    mine.ask("say", seat=seat, text="May the best win")
    mine.ask("look", seat=SPECTATOR)
    mine.ask("look", seat=seat)
    mine.ask("ask_earlier", before=1)
    assert mine.ask("ask_judgement", begin=True)["type"] == "refused"


def ask_for_everything(mine: Sight) -> None:
    """What it can ask for at any time."""
    seat, question = mine.scene["seat"], mine.question
    mine.ask("ask_numbers")
    mine.ask("ask_why", seat=seat)
    if question is not None:
        for option in question["options"][:PREVIEWS]:
            mine.ask("ask_preview", seat=seat, at=question["at"], key=option["key"])
        mine.ask("choose", seat=seat, at=question["at"], key="no/such/option")
        if question["decline"]:
            mine.ask("order", seat=seat, at=question["at"], until="round")
            mine.ask("withdraw", seat=seat, kind=question["id"])


@pytest.mark.parametrize("case", WAYS, ids=str)
def test_two_worlds_that_look_the_same_are_sent_in_the_same_bytes(case: Case, worlds: list[World]) -> None:
    plan = plan_for(case)
    seats = tuple(SeatState(PERSON, f"Player {seat}", "", "", True) for seat in range(case.seats))
    people = [Visitor(token := new_token(), hashed(token), new_token(), known=False) for _ in (*seats, SPECTATOR)]
    founding = Founding(new_token(), case.setup(plan.seed), seats, "new", "", False, MOMENT - 1, hints=True)

    one, other = (sent(world, plan, founding, people) for world in worlds)

    assert plan.choices
    for mine, theirs in zip(one, other, strict=True):
        assert [len(frame) for frame in mine] == [len(frame) for frame in theirs]
        assert mine == theirs
