"""The page as built, from the package: what never changes under its name is kept for ever, the rest looked at again."""

import asyncio
import mimetypes
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from agon.kernel.words import Message, say
from agon.server.http.answers import CHECKED, kept_answer, reader_language
from agon.text.reader import interface_reader

FOREVER: Final = "public, max-age=31536000, immutable"
FINGERPRINTED: Final = "assets"  # the folder of files whose names contain a hash of their content
ENCODINGS: Final = (("br", ".br"), ("gzip", ".gz"))  # written by the build beside the files, the smallest first
INDEX: Final = "index.html"

mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("text/javascript", ".js")


class Pages:
    """Serves one folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder.resolve()

    async def __call__(self, request: Request) -> Response:
        """A file of that name, else the page, which has routes of its own."""
        path = request.path_params.get("path", "")
        file = self.file(path)
        if file is not None:
            return await asyncio.to_thread(self.sent, request, file, path.startswith(FINGERPRINTED + "/"))
        if "." in path.rpartition("/")[2]:  # a file was meant, not a place in the page
            return Response("404\n", 404, {"Cache-Control": CHECKED}, "text/plain")
        index = self.file(INDEX)
        if index is None:
            return not_built(request, say("server-no-page"), say("server-no-page-how"))
        return await asyncio.to_thread(self.sent, request, index, False)

    def file(self, path: str) -> Path | None:
        """The file of that name in the folder, and in no other."""
        if not path or "\0" in path:
            return None
        try:
            found = (self.folder / path).resolve()
            return found if found.is_relative_to(self.folder) and found.is_file() else None
        except OSError:  # longer than a name can be
            return None

    def sent(self, request: Request, file: Path, kept: bool) -> Response:
        media = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
        accepted = [part.partition(";")[0].strip() for part in request.headers.get("accept-encoding", "").split(",")]
        source, encoding = file, ""
        for name, suffix in ENCODINGS:
            packed = file.with_name(file.name + suffix)
            if name in accepted and packed.is_file():
                source, encoding = packed, name
                break
        response = kept_answer(request, source.read_bytes(), media)
        if encoding and response.status_code == 200:
            response.headers["Content-Encoding"] = encoding
        if kept:
            response.headers["Cache-Control"] = FOREVER
        return response


class Manual(Pages):
    """Serves the documentation, whose pages are folders."""

    async def __call__(self, request: Request) -> Response:
        path = request.path_params.get("path", "")
        if self.file(INDEX) is None:
            return not_built(request, say("server-no-docs"), say("server-no-docs-how"))
        file = self.file(path) or self.file(f"{path}/{INDEX}" if path else INDEX)
        if file is None:
            return Response("404\n", 404, {"Cache-Control": CHECKED}, "text/plain")
        if file.name == INDEX and not request.url.path.endswith(("/", INDEX)):
            return RedirectResponse(f"{request.url.path}/", 308)  # what it links to is found from the folder
        return await asyncio.to_thread(self.sent, request, file, False)


def not_built(request: Request, what: Message, how: Message) -> Response:
    """A plain page that tells how to build the real one."""
    language = reader_language(request)
    reader = interface_reader(language)
    title, advice = reader.say(what), reader.say(how)
    return HTMLResponse(
        f'<!doctype html><html lang="{language}"><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>Agon</title>'
        f"<h1>Agon</h1><p>{title}</p><p>{advice}</p>\n",
        503,
        {"Cache-Control": "no-store"},
    )
