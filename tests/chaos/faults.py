"""What is done to a site: its processes, its database, its disk and its clocks."""

import os
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from shutil import chown, which
from typing import Final

import psycopg

from server.postgres import binaries, initialised, owner

SQLITE: Final = "sqlite"
POSTGRES: Final = "postgresql"
SMALL: Final = {SQLITE: "24m", POSTGRES: "240m"}  # the file system that is to be full
START_SECONDS: Final = 120.0


class Site:
    """Two servers on one database, in a folder that may be a small file system."""

    def __init__(self, kind: str, folder: Path) -> None:
        self.kind = kind
        self.folder = folder
        self.disk = folder / "disk"
        self.disk.mkdir()
        self.mounted = mount(self.disk, SMALL[kind])
        self.clock = folder / "clock"
        self.clock.write_text("0")
        self.library = clock_library(folder)
        self.postmaster: subprocess.Popen[bytes] | None = None
        self.port = 0
        if kind == POSTGRES:
            self.data = initialised(self.disk)
            self.start_postgres()
        self.database = (
            str(self.disk / "agon.db") if kind == SQLITE else f"postgresql://agon@127.0.0.1:{self.port}/postgres"
        )
        self.servers = [Server(self), Server(self)]

    def addresses(self) -> list[str]:
        return [server.address for server in self.servers]

    def start_postgres(self) -> None:
        place = binaries()
        assert place is not None
        if not self.port:
            import socket

            with socket.socket() as probe:
                probe.bind(("127.0.0.1", 0))
                self.port = probe.getsockname()[1]
        self.postmaster = subprocess.Popen(
            [str(place / "postgres"), "-D", str(self.data), "-p", str(self.port), "-h", "127.0.0.1", "-k", ""],
            user=owner(),
            cwd="/",
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        until = time.monotonic() + START_SECONDS
        while time.monotonic() < until and self.postmaster.poll() is None:
            try:
                psycopg.connect(f"postgresql://agon@127.0.0.1:{self.port}/postgres", connect_timeout=5).close()
                return
            except psycopg.OperationalError:
                time.sleep(0.1)

    def heal(self) -> None:
        """Have everything at work again."""
        (self.disk / "ballast").unlink(missing_ok=True)
        self.clock.write_text("0")
        if self.postmaster is not None and self.postmaster.poll() is not None:
            self.start_postgres()
        for server in self.servers:
            server.heal()

    def end(self) -> list[float]:
        """End the servers as a system does; how many seconds each took."""
        took = [server.end() for server in self.servers]
        return took

    def close(self) -> None:
        """Leave nothing behind."""
        for server in self.servers:
            server.kill()
        if self.postmaster is not None:
            self.postmaster.send_signal(signal.SIGQUIT)
            self.postmaster.wait()
        if self.mounted:
            subprocess.run(["umount", "-l", str(self.disk)], check=False)


class Server:
    """One `agon serve`, always at the same port."""

    def __init__(self, site: Site) -> None:
        self.site = site
        self.address = "127.0.0.1:0"
        self.process = self.started()

    def started(self) -> "subprocess.Popen[str]":
        port = self.address.rpartition(":")[2]
        words = ["serve", "--no-browser", "--port", port, "--database", self.site.database]
        environment = {**os.environ, "AGON_LIMITS": "off", "AGON_BOT_PROCESSES": "1", "AGON_LANG": "en"}
        environment.pop("AGON_DATABASE_URL", None)
        if self.site.library is not None:
            environment |= {"LD_PRELOAD": str(self.site.library), "CHAOS_CLOCK": str(self.site.clock)}
        log = (self.site.folder / "servers.log").open("a")
        process = subprocess.Popen(
            [sys.executable, "-m", "agon", *words], stdout=subprocess.PIPE, stderr=log, text=True, env=environment
        )
        log.close()
        assert process.stdout is not None
        found = re.search(r"http://([^/]+)/", process.stdout.readline())
        if found is not None:
            self.address = found[1]
        threading.Thread(target=process.stdout.read, daemon=True).start()
        return process

    def heal(self) -> None:
        """Awake if it was frozen, and running again if it has ended."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGCONT)
        until = time.monotonic() + START_SECONDS
        while self.process.poll() is not None and time.monotonic() < until:
            self.process = self.started()
            if self.process.poll() is not None:
                time.sleep(0.5)

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()

    def end(self) -> float:
        began = time.monotonic()
        self.process.send_signal(signal.SIGCONT)
        self.process.terminate()
        self.process.wait()
        return time.monotonic() - began


# ---------------------------------------------------------------- faults

Fault = Callable[[Site, int], None]


def kill_server(site: Site, number: int) -> None:
    site.servers[number % 2].kill()


def freeze_server(site: Site, number: int) -> None:
    """Long enough for its lease to run out."""
    server = site.servers[number % 2].process
    server.send_signal(signal.SIGSTOP)
    time.sleep(1.0 + number % 4)
    server.send_signal(signal.SIGCONT)


def fill_disk(site: Site, number: int) -> None:
    """Until nothing more can be written, for a while."""
    try:
        with (site.disk / "ballast").open("wb", buffering=0) as ballast:
            while ballast.write(bytes(65536)):
                pass
    except OSError:
        pass
    time.sleep(1.0)


def jump_clock(site: Site, number: int) -> None:
    """To another time of day and back: an hour on, a day on, ten minutes or an hour back."""
    site.clock.write_text(str((3600, 86400, -600, -3600)[number % 4]))
    time.sleep(1.0)


def kill_postgres(site: Site, number: int) -> None:
    """As a machine that loses its power: without a word to anybody."""
    if site.postmaster is not None:
        site.postmaster.send_signal(signal.SIGQUIT if number % 2 else signal.SIGKILL)
        site.postmaster.wait()
        time.sleep(0.5)


def end_connections(site: Site, number: int) -> None:
    """All connections to PostgreSQL, in the middle of whatever they do."""
    with psycopg.connect(f"postgresql://agon@127.0.0.1:{site.port}/postgres", autocommit=True) as connection:
        connection.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()")


def faults_for(site: Site) -> dict[str, Fault]:
    """What can be done to this site here; the connections of people are cut elsewhere (`players.py`)."""
    found: dict[str, Fault] = {"kill a server": kill_server, "freeze a server": freeze_server}
    if site.mounted:
        found["full disk"] = fill_disk
    if site.library is not None:
        found["clock jump"] = jump_clock
    if site.kind == POSTGRES:
        found |= {"kill PostgreSQL": kill_postgres, "end connections": end_connections}
    return found


# ---------------------------------------------------------------- means


def mount(folder: Path, size: str) -> bool:
    """Make the folder a small file system; whether that was allowed."""
    if sys.platform != "linux" or os.geteuid() != 0:
        return False
    order = ["mount", "-t", "tmpfs", "-o", f"size={size}", "tmpfs", str(folder)]
    done = subprocess.run(order, capture_output=True).returncode == 0
    user = owner()
    if done and user is not None:
        folder.chmod(0o755)
        chown(folder, user)
    return done


def clock_library(folder: Path) -> Path | None:
    """What puts the clocks of programs wrong, compiled; none where there is no compiler."""
    compiler = which("gcc") or which("cc")
    if sys.platform != "linux" or compiler is None:
        return None
    library = folder / "clock.so"
    source = Path(__file__).with_name("clock.c")
    subprocess.run([compiler, "-shared", "-fPIC", "-O2", "-o", str(library), str(source), "-ldl"], check=True)
    return library
