"""Libraries that a command needs but that are not installed: Agon is installed in parts (`pip install
"agon[server]"`).
"""

import re
from collections.abc import Iterable
from importlib.metadata import PackageNotFoundError, requires
from typing import Final

from agon.cli.complaints import Complaint
from agon.kernel.words import say

OPTIONAL: Final = re.compile(r"([\w.-]+)[^;]*;.*\bextra == ['\"]([\w-]+)['\"]")


def lacking(error: ModuleNotFoundError) -> Complaint | None:
    """Names a missing library and the part of Agon that brings it; None if no part does."""
    module = (error.name or "").partition(".")[0]
    try:
        extra = extra_of(module, requires("agon") or ())
    except PackageNotFoundError:  # run from its source, without being installed
        return None
    return Complaint(say("cli-needs-extra", name=module, extra=extra)) if extra else None


def extra_of(module: str, requirements: Iterable[str]) -> str:
    """The smallest part with a library that a module is named after; empty where there is none."""
    parts: dict[str, list[str]] = {}
    for requirement in requirements:
        if found := OPTIONAL.match(requirement):
            parts.setdefault(found[2], []).append(same(found[1]))
    wanted = same(module)
    having = [part for part, names in parts.items() if any(f"{name}-".startswith(f"{wanted}-") for name in names)]
    return min(having, key=lambda part: len(parts[part]), default="")


def same(name: str) -> str:
    """A name as package indexes compare it."""
    return re.sub(r"[-_.]+", "-", name).lower()
