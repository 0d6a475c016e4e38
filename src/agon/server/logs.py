"""What is told to whoever runs the server: lines with their time, plain or as JSON, and never a secret.

Addresses of tables, links and cookies are 128 random bits, and whoever has them has a seat. Wherever one comes into a
line, from whatever part of the server, it is replaced by a tag that tells tables apart and opens none; `agon admin`
understands tags.
"""

import json
import logging
import re
import sys
import time
from contextvars import ContextVar
from typing import Final

from agon.server.settings import Settings
from agon.server.visitors import hashed

LEVELS: Final = {"debug": logging.DEBUG, "info": logging.INFO, "warning": logging.WARNING, "error": logging.ERROR}
TOKEN: Final = re.compile(r"(?<![\w-])(?=[\w-]*[A-Z])(?=[\w-]*[a-z])[A-Za-z0-9_-]{22}(?![\w-])")
PASSWORD: Final = re.compile(r"(://[^:/@\s]*):[^@\s]*@")
BEARER: Final = re.compile(r"(?i)\b(bearer|basic)\s+\S+")
TAG: Final = 10  # hexadecimal digits
TAGGED: Final = re.compile(rf"#[0-9a-f]{{{TAG}}}\b")

REQUEST: Final[ContextVar[str]] = ContextVar("request", default="")  # the id of the request or socket that is served


def tag(token: str) -> str:
    """By what a table, a link or a visitor is called in a log."""
    return f"#{hashed(token)[:TAG]}"


def discreet(text: str) -> str:
    """A text without its secrets."""
    tagged = TOKEN.sub(lambda found: tag(found[0]), text)
    return BEARER.sub(r"\1 …", PASSWORD.sub(r"\1:…@", tagged))


class Plain(logging.Formatter):
    """Lines for people."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s")

    def format(self, record: logging.LogRecord) -> str:
        return discreet(super().format(record))


class Lines(logging.Formatter):
    """One JSON object a line, for programs."""

    def format(self, record: logging.LogRecord) -> str:
        said = discreet(record.getMessage())
        line: dict[str, object] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "process": record.process,
            "message": said,
        }
        if REQUEST.get():
            line["request"] = REQUEST.get()
        ids = TAGGED.findall(said)
        if ids:
            line["ids"] = ids
        if record.exc_info:
            line["traceback"] = discreet(self.formatException(record.exc_info))
        return json.dumps(line, ensure_ascii=False)


def set_up(settings: Settings) -> None:
    """Log as the settings want it."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines() if settings.log == "json" else Plain())
    logging.basicConfig(level=LEVELS[settings.log_level], handlers=[handler], force=True)
