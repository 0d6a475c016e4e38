"""What can be played, and what is known of it: games, things, texts."""

from functools import lru_cache

import msgspec
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response

from agon import __version__
from agon.bots.strengths import STRENGTHS
from agon.games.registry import GAMES
from agon.kernel.game import Game, Setup
from agon.kernel.modules import Manifest, Module, SetupOption, allowed_seats, check_modules
from agon.kernel.packs import HEADER, Pack
from agon.kernel.words import say
from agon.server import forms, wire
from agon.server.http.answers import JSON, kept_answer, state_of
from agon.server.messages import PROTOCOL
from agon.server.packs import key_of, pack_of
from agon.server.playable import game_of, manifest_of
from agon.server.problems import MISSING, problem
from agon.server.site import Site
from agon.server.things import thing_info
from agon.shelf.ledgers import books, ledger
from agon.text.languages import LANGUAGES
from agon.text.shelf import sources

FLUENT = "text/plain; charset=utf-8"


# ---------------------------------------------------------------- games


async def games(request: Request) -> Response:
    site: Site = state_of(request)
    return kept_answer(request, games_body(site.offered(), site.workshop is not None), JSON)


@lru_cache(4)
def games_body(packs: tuple[Pack, ...], workshop: bool) -> bytes:
    """Every game, and which of these packs it can be played with."""
    bots = [forms.Strength(level.id, wire.words(say(level.called)), level.seconds) for level in STRENGTHS.values()]
    known = [game_info(manifest, packs) for manifest in GAMES.values()]
    return msgspec.json.encode(forms.Games(PROTOCOL, __version__, list(LANGUAGES), bots, known, workshop))


def game_info(manifest: Manifest, packs: tuple[Pack, ...]) -> forms.GameInfo:
    modules = [
        forms.ModuleInfo(
            id=module.id,
            requires=list(module.requires),
            conflicts=list(module.conflicts),
            players=list(module.seats),
            options=[option_info(option) for option in module.options],
            books=[book for book in books() if book == book_of(manifest, module)],
        )
        for module in manifest.modules
    ]
    added = [book_of(manifest, module) for module in manifest.modules]
    return forms.GameInfo(
        id=manifest.id,
        players=list(manifest.seats),
        options=[option_info(option) for option in manifest.options],
        modules=modules,
        books=[book for book in books() if ledger(book).game == manifest.id and book not in added],
        packs=[pack_info(pack) for pack in packs if pack.game == manifest.id],
    )


def pack_info(pack: Pack) -> forms.PackInfo:
    return forms.PackInfo(key_of(pack), pack.id, pack.version, dict(pack.files[HEADER].get("name", {})))


def book_of(manifest: Manifest, module: Module) -> str:
    """What the book of a module is called, if it has one of its own."""
    return f"{manifest.id}-{module.id}"


def option_info(option: SetupOption) -> forms.SetupOptionInfo:
    return forms.SetupOptionInfo(option.id, list(option.values), list(option.rules), option.under)


# ---------------------------------------------------------------- things


async def things(request: Request) -> Response:
    manifest = manifest_of(request.path_params["game"])
    named = [name for name in request.query_params.get("modules", "").split(",") if name]
    modules = tuple(module.id for module in check_modules(manifest, named))
    pack = pack_in(request, manifest.id)
    return kept_answer(request, await run_in_threadpool(things_body, manifest.id, modules, pack), JSON)


def pack_in(request: Request, game: str) -> str:
    """The key of the pack that a request is about, once it is known."""
    key = request.query_params.get("pack", "")
    pack_of(game, key)
    return key


@lru_cache(16)
def things_body(id: str, modules: tuple[str, ...], pack: str) -> bytes:
    """Every thing that has a name, with what it is and does."""
    game = played_with(id, modules, pack)
    known = {thing: thing_info(game, thing, names) for thing, names in game.names().items()}
    return msgspec.json.encode(forms.Things(id, game.packs[-1].id, known))


def played_with(id: str, modules: tuple[str, ...], pack: str) -> Game:
    """The game with these modules and this pack, for as few as can play it."""
    chosen = [module for module in manifest_of(id).modules if module.id in modules]
    return game_of(Setup(id, min(allowed_seats(manifest_of(id), chosen)), "", modules, (), pack))


# ---------------------------------------------------------------- texts


async def texts(request: Request) -> Response:
    """The interface's words, or with a game those of the game."""
    language, owner = request.path_params["language"], request.path_params.get("game", "")
    if language not in LANGUAGES:
        raise problem("server-no-language", MISSING, name=language[:40], known=", ".join(LANGUAGES))
    if owner:
        manifest_of(owner)
    return kept_answer(request, texts_body(owner, language), FLUENT)


@lru_cache(32)
def texts_body(owner: str, language: str) -> bytes:
    return "\n".join(text for _, text in sources(owner, language)).encode()
