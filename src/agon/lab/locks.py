"""A file that one process at a time holds; the system releases it when that process ends, in whatever way."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def lock(path: Path) -> Iterator[bool]:
    """Hold a file for the duration of the block; yields False if another process holds it."""
    file = os.open(path, os.O_RDWR | os.O_CREAT, 0o644)
    try:
        yield held(file)
    finally:
        os.close(file)


def held(file: int) -> bool:
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
