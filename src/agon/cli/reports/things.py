"""Cards, tiles and other things by name: what `agon rules --search` tells beside rules."""

from collections.abc import Iterator, Sequence

from agon.cli.reports.paper import Paper
from agon.games.registry import GAMES
from agon.kernel.game import Game, Setup
from agon.kernel.modules import Manifest, allowed_seats
from agon.kernel.words import Message
from agon.shelf.ledgers import folded, has_all
from agon.shelf.packs import bundled_pack

Told = tuple[str, list[str]]  # what it is called, and what is said of it


def things_called(words: str, games: Sequence[str], paper: Paper) -> list[Told]:
    """The things of these games with all the words in their names, in any language; each once."""
    parts = folded(words).split()
    return [told for id in dict.fromkeys(games) if id in GAMES for told in things_of(GAMES[id], parts, paper)]


def things_of(manifest: Manifest, parts: list[str], paper: Paper) -> Iterator[Told]:
    seen: set[str] = set()
    for game in ways_to_play(manifest):
        names = game.names()
        found = [thing for thing, called in names.items() if thing not in seen and has_all(parts, (*called.values(),))]
        seen.update(names)
        knows = paper.naming(names).reader
        for thing in found:
            told = described(game, thing)
            if told:
                yield names[thing].get(knows.language, thing), [knows.say(message) for message in told]


def ways_to_play(manifest: Manifest) -> Iterator[Game]:
    """The game alone, then with each of its modules."""
    pack = bundled_pack(manifest.id)
    yield manifest.plain(pack)
    for module in manifest.modules:
        seats = min(allowed_seats(manifest, [module]))
        yield manifest.play(pack, Setup(manifest.id, seats, "", (module.id,)))


def described(game: Game, thing: str) -> list[Message]:
    """What is said of a thing; nothing of what is a name alone."""
    try:
        return game.describe(thing)
    except KeyError:
        return []
