"""Requests read and answers written, with every size bounded and every fault told in the reader's language."""

from hashlib import sha256
from typing import Any, Final, TypeVar

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from agon.kernel.words import Message
from agon.server import wire
from agon.server.forms import Failure, Fault
from agon.server.limits import BODY_BYTES, source_of
from agon.server.problems import TOO_LARGE, Problem, problem
from agon.text.languages import LANGUAGES, known_language
from agon.text.reader import interface_reader

T = TypeVar("T")

JSON: Final = "application/json"
ENCODER: Final = msgspec.json.Encoder()
PRIVATE: Final = "no-store"
CHECKED: Final = "no-cache"  # kept, but asked for again each time, which costs next to nothing with an ETag


def reader_language(connection: HTTPConnection) -> str:
    """The first language of `Accept-Language` that Agon speaks."""
    for part in connection.headers.get("accept-language", "").split(",")[:20]:
        known = known_language(part.partition(";")[0])
        if known is not None:
            return known
    return LANGUAGES[0]


def answer(body: msgspec.Struct, status: int = 200) -> Response:
    """A message, which nobody else may keep."""
    return Response(ENCODER.encode(body), status, {"Cache-Control": PRIVATE}, JSON)


def kept_answer(request: Request, content: bytes, media: str) -> Response:
    """Something that seldom changes: sent once, then only if it has changed."""
    tag = f'"{sha256(content).hexdigest()[:24]}"'
    headers = {"Cache-Control": CHECKED, "ETag": tag, "Vary": "Accept-Encoding"}
    if tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return Response(content, 200, headers, media)


def failure(connection: HTTPConnection, error: Problem) -> Response:
    """What is wrong, as the body of an answer."""
    return Response(fault(error.message, connection), error.status, {"Cache-Control": PRIVATE}, JSON)


def fault(message: Message, connection: HTTPConnection) -> bytes:
    text = interface_reader(reader_language(connection)).say(message)
    return ENCODER.encode(Failure(Fault(wire.words(message), text)))


async def body_of(request: Request, most: int = BODY_BYTES) -> bytes:
    """The whole body, unless it is too large."""
    length = request.headers.get("content-length", "0")
    if length.isascii() and length.isdigit() and int(length[:12]) > most:
        raise problem("server-too-large", TOO_LARGE, most=most // 1000)
    content = bytearray()
    async for part in request.stream():
        content += part
        if len(content) > most:
            raise problem("server-too-large", TOO_LARGE, most=most // 1000)
    return bytes(content)


async def form(request: Request, kind: type[T]) -> T:
    """The body as one of the `forms`. Only JSON that says it is: a form of another site cannot send that."""
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:
        raise problem("server-not-json", 415)
    try:
        return msgspec.json.decode(await body_of(request), type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise problem("server-unreadable", detail=str(error)[:200]) from error


def number_in(request: Request, name: str, usual: int) -> int:
    """A whole number of the query."""
    text = request.query_params.get(name, str(usual))
    digits = text.removeprefix("-")
    if not (digits.isascii() and digits.isdigit() and len(digits) <= 9):
        raise problem("server-not-a-number", name=name)
    return int(text)


def source(connection: HTTPConnection) -> str:
    """Where it comes from, as limits count it."""
    return source_of(connection.client.host if connection.client is not None else "")


def state_of(connection: HTTPConnection) -> Any:
    """The site that answers."""
    return connection.app.state.site
