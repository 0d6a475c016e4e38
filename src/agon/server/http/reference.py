"""What is looked up: the books of rules, and everything that a game and its modules have."""

from functools import lru_cache

import msgspec
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response

from agon.kernel.words import say
from agon.server import forms, wire
from agon.server.http.answers import JSON, answer, kept_answer
from agon.server.http.games import pack_in, played_with
from agon.server.messages import Words
from agon.server.playable import manifest_of
from agon.server.problems import MISSING, problem
from agon.server.things import thing_info
from agon.shelf.ledgers import Chapter, Example, Rule, books, ledger, reading, search
from agon.text.languages import LANGUAGES
from agon.text.shelf import texts

# ---------------------------------------------------------------- things


async def catalogue(request: Request) -> Response:
    game = manifest_of(request.path_params["game"]).id
    return kept_answer(request, await run_in_threadpool(catalogue_body, game, pack_in(request, game)), JSON)


@lru_cache(8)
def catalogue_body(id: str, pack: str) -> bytes:
    """Every thing once: as the game has it, else as the first of its modules that brings it."""
    known: dict[str, forms.ThingInfo] = {}
    added: dict[str, list[str]] = {}
    for module in ("", *(module.id for module in manifest_of(id).modules)):
        game = played_with(id, (module,) if module else (), pack)
        new = {thing: names for thing, names in game.names().items() if thing not in known}
        known.update({thing: thing_info(game, thing, names) for thing, names in new.items()})
        if module and new:
            added[module] = list(new)
    return msgspec.json.encode(forms.Catalogue(id, kinds_of(id, known), known, added))


def kinds_of(game: str, things: dict[str, forms.ThingInfo]) -> dict[str, Words]:
    """The kinds of these things that have a name, in the order of the texts."""
    named = {kind: f"{game}-kind-{kind}".replace("_", "-") for kind in {thing.partition("/")[0] for thing in things}}
    english = texts("en")
    found = [kind for kind, message in named.items() if english.has(message)]
    return {kind: wire.words(say(named[kind])) for kind in sorted(found, key=lambda kind: english.place(named[kind]))}


# ---------------------------------------------------------------- rules


async def all_books(request: Request) -> Response:
    known = [forms.BookInfo(book, ledger(book).game, len(ledger(book).rules)) for book in books()]
    return answer(forms.Books(known))


async def book(request: Request) -> Response:
    """A whole book, or the rules that have all the words searched for, in any language."""
    id = request.path_params["book"]
    if id not in books():
        raise problem("server-no-book", MISSING, name=id[:40], known=", ".join(books()))
    words = request.query_params.get("search", "")[:200]
    if not words.strip():
        return kept_answer(request, book_body(id), JSON)
    found = [rule_info(rule) for rule in search(words, id)]
    return answer(forms.Book(id, ledger(id).game, [], found, [], {}))


@lru_cache(16)
def book_body(id: str) -> bytes:
    source = ledger(id)
    chapters = [chapter_info(chapter) for chapter in source.chapters]
    rules = [rule_info(rule) for rule in source.rules]
    examples = [example_info(example) for example in source.examples]
    return msgspec.json.encode(forms.Book(id, source.game, chapters, rules, examples, source.glossary))


def chapter_info(chapter: Chapter) -> forms.ChapterInfo:
    return forms.ChapterInfo(
        id=chapter.id,
        title={language: chapter.titled(language) for language in LANGUAGES},
        asks={language: chapter.asked(language) for language in LANGUAGES if chapter.asks},
        things=list(chapter.things),
        module=chapter.module,
    )


def example_info(example: Example) -> forms.ExampleInfo:
    told = {language: example.told(language) for language in LANGUAGES}
    return forms.ExampleInfo(list(example.rules), told, list(example.things))


def rule_info(rule: Rule) -> forms.RuleInfo:
    return forms.RuleInfo(
        id=rule.id,
        chapter=rule.chapter,
        page=rule.page,
        text={language: rule.said(language) for language in LANGUAGES},
        note={language: rule.noted(language) for language in LANGUAGES if rule.noted(language)},
        rulings=rulings_on(rule),
        basis=rule.basis,
    )


def rulings_on(rule: Rule) -> list[dict[str, str]]:
    """What was decided when the book was read again, sentence by sentence."""
    read = reading(rule.book)
    decided = [sentence.ruled for sentence in read.behind(rule.id) if sentence.ruling]
    told = [*decided, *(own.reason for own in read.own(rule.id))]
    return [{language: said(language) for language in LANGUAGES} for said in told]
