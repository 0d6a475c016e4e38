"""Connections that ask for nothing, slowly: they end, and nobody else is shut out meanwhile."""

import socket
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress

from websockets.sync.client import connect

from agon.server.doorstep import HEAD_SECONDS, Doorstep
from agon.server.limits import Limits
from server.serving import PATIENCE, Person, Server


@contextmanager
def half_asked(server: Server, words: bytes) -> Iterator[socket.socket]:
    """A connection on which something was said, and then no more."""
    host, _, port = server.address.rpartition(":")
    with socket.create_connection((host, int(port)), PATIENCE) as line:
        line.sendall(words)
        yield line


def test_a_request_that_never_comes_is_not_waited_for(limited: Server) -> None:
    with ExitStack() as held:
        begun = (b"", b"GET / HT", b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ")
        lines = [held.enter_context(half_asked(limited, words)) for words in begun]

        for line in lines:
            line.settimeout(HEAD_SECONDS + PATIENCE)
            with suppress(ConnectionResetError):  # which is one way to be told that it is over
                assert line.recv(1) == b""


def test_many_half_asked_requests_shut_nobody_out(limited: Server) -> None:
    with ExitStack() as held:
        for _ in range(1_100):
            held.enter_context(half_asked(limited, b""))
        other = Person(limited)
        other.address = "127.0.0.2"
        assert other.get("/api/health/live").status == 200


def test_whoever_has_too_many_connections_gets_no_more() -> None:
    doorstep = Doorstep(2)

    assert [doorstep.come("here"), doorstep.come("here"), doorstep.come("here"), doorstep.come("there")] == [
        True,
        True,
        False,
        True,
    ]
    for _ in range(3):
        doorstep.go("here")
    assert doorstep.standing == {"there": 1}


def test_a_socket_no_longer_stands_on_the_doorstep(limited: Server) -> None:
    for _ in range(Limits().connections + 10):
        with connect(f"ws://{limited.address}/api/tables/none/socket"):
            pass

    assert Person(limited).get("/api/health/live").status in (200, 429), "too often, perhaps, but not too many at once"
