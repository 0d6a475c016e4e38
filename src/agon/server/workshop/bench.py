"""The workshop of one server: a workbench with the pack that comes of it."""

from collections.abc import Iterable, Sequence
from pathlib import Path
from threading import Lock
from typing import Final

from agon.cards.json_schema import Schema
from agon.kernel.errors import PackError
from agon.kernel.game import Game
from agon.kernel.modules import Manifest, allowed_seats
from agon.kernel.packs import Pack, Single
from agon.kernel.words import Message, say
from agon.server.forms import ThingInfo
from agon.server.limits import is_own_machine
from agon.server.packs import know
from agon.server.playable import manifest_of
from agon.server.problems import CONFLICT, MISSING, problem
from agon.server.settings import Settings
from agon.server.things import thing_info
from agon.server.workshop import forms
from agon.shelf.differences import differences
from agon.shelf.drafting import Card, build, cards, edited, entry_in, restored
from agon.shelf.packs import bundled_pack
from agon.shelf.shapes import schemas_of, shapes_of
from agon.shelf.workbench import Workbench
from agon.text.languages import LANGUAGES
from agon.text.reader import Reader

MOST_THINGS: Final = 8  # that are shown of one entry


def check_workshop(settings: Settings) -> None:
    """Complain where a workshop could be used by others, or by several processes."""
    if not settings.workshop:
        return
    if not (is_own_machine(settings.host) or settings.host == "localhost"):
        raise problem("server-workshop-host", host=settings.host)
    if settings.workers != 1:
        raise problem("server-workshop-workers")


class Workshop:
    """What one designer works on. Whoever calls it does so in a thread; one at a time."""

    def __init__(self, folder: Path) -> None:
        self.bench: Final = Workbench(folder)
        self.lock: Final = Lock()
        self._seen = -1
        self._faults: list[Message] = []
        self._notes: list[Message] = []
        self._readable: Pack | None = None  # what the texts are now, faults and all; None where they are no TOML
        self._pack: Pack | None = None  # the last that could be put together
        self._games: list[Game] = []  # the last that could be played
        self._sound: Pack | None = None  # their pack
        self.update()
        if self._pack is None:  # there is nothing to begin with
            raise PackError(*self._faults)
        self.game: str = self._pack.game
        self.schemas: dict[str, Schema] = schemas_of(self.game)

    def update(self) -> None:
        """Build the pack, if anything has changed since."""
        if self._seen == self.bench.number:
            return
        built = build(self.bench.texts)
        self._seen = self.bench.number
        self._faults, self._notes = built.faults, built.notes
        self._readable = built.pack
        self._pack = built.pack or self._pack
        if built.games and built.pack is not None:
            self._games, self._sound = built.games, built.pack

    @property
    def pack(self) -> Pack:
        assert self._pack is not None, "a workshop begins with a pack"
        return self._pack

    def sound_pack(self) -> Pack:
        """The pack as it is now; a problem where it cannot be played."""
        self.update()
        if self._faults or self._sound is None:
            raise problem("server-workshop-faults", CONFLICT)
        return self._sound

    def offered(self) -> tuple[Pack, ...]:
        """The pack for the page on which tables are made: as it was when it could be played last."""
        if self._sound is None:
            return ()
        know(self._sound)
        return (self._sound,)

    # -- what there is

    def info(self) -> forms.WorkshopInfo:
        self.bench.look()
        self.update()
        own = self.pack.made_of()[-1]
        return forms.WorkshopInfo(
            id=own.id,
            version=own.version,
            game=self.game,
            folder=str(self.bench.folder),
            number=self.bench.number,
            kinds=[*kinds_of(self.game)],
            entries=[entry_info(card) for card in cards(self.pack)],
            faults=[fault_info(fault) for fault in self._faults],
            notes=[fault_info(note) for note in self._notes],
            unsaved=self.bench.unsaved,
            can_undo=bool(self.bench.past),
            can_redo=bool(self.bench.future),
        )

    def shown(self, file: str, kind: str, id: str) -> forms.EntryShown:
        self.must_be_known(file, kind)
        *beneath, _ = self.pack.made_of()
        things: dict[str, ThingInfo] = {}
        texts: list[forms.CardText] = []
        for thing, names, game in self.things_of(kind, id):
            things[thing] = thing_info(game, thing, names)
            lines = described(game, thing)
            texts.append(forms.CardText(thing, names, lines))
        return forms.EntryShown(
            value=entry_in(self.pack.tables(), file, kind, id),
            beneath=entry_in(beneath[-1].tables(), file, kind, id) if beneath else None,
            things=things,
            texts=texts,
            stale=bool(self._faults),
        )

    def things_of(self, kind: str, id: str) -> list[tuple[str, dict[str, str], Game]]:
        """The things that are made of an entry: those with its id, of its own kind first."""
        found: dict[str, tuple[str, dict[str, str], Game]] = {}
        for game in self._games:
            for thing, names in game.names().items():
                if id and thing.rpartition("/")[2] == id and thing not in found:
                    found[thing] = (thing, names, game)
        return sorted(found.values(), key=lambda one: one[0] != f"{kind}/{id}")[:MOST_THINGS]

    def all_things(self) -> dict[str, ThingInfo]:
        """Everything that has a name, with what is printed on it."""
        found: dict[str, ThingInfo] = {}
        for game in self._games:
            for thing, names in game.names().items():
                if thing not in found:
                    found[thing] = thing_info(game, thing, names)
        return found

    def must_be_known(self, file: str, kind: str) -> None:
        if not any((one.file, one.kind) == (file, kind) for one in kinds_of(self.game)):
            raise problem("server-workshop-nowhere", MISSING, file=file[:80], kind=kind[:80])

    def diff(self) -> forms.PackChanges:
        found = differences(bundled_pack(self.game), self.sound_pack())
        readers = [Reader(language, found.names, ()) for language in LANGUAGES]

        def said(what: Message) -> forms.Said:
            return {reader.language: reader.say(what) for reader in readers}

        return forms.PackChanges(
            [
                forms.DifferenceInfo(
                    said(say("reports-diff-title", how=one.how, what=one.title)), [said(line) for line in one.lines]
                )
                for one in found.found
            ]
        )

    # -- changing

    def edit(self, wanted: forms.Edit) -> None:
        self.must_be_known(wanted.file, wanted.kind)
        self.update()
        self.bench.write(edited(self.bench.texts, self.editable(), wanted.file, wanted.kind, wanted.id, wanted.value))

    def restore(self, wanted: forms.EntryPlace) -> None:
        self.must_be_known(wanted.file, wanted.kind)
        self.update()
        self.bench.write(restored(self.bench.texts, self.editable(), wanted.file, wanted.kind, wanted.id))

    def editable(self) -> Pack:
        """The pack, if its texts can be read at all: in a text that is no TOML nothing can be put."""
        if self._readable is None:
            raise problem("server-workshop-unread", CONFLICT)
        return self._readable


# ---------------------------------------------------------------- telling


def kinds_of(game: str) -> Iterable[forms.KindInfo]:
    for file, sections in shapes_of(game).items():
        for section in sections:
            yield forms.KindInfo(file, section.name, isinstance(section, Single))


def entry_info(card: Card) -> forms.EntryInfo:
    names = card.entry.get("name", card.entry.get("title"))
    called = {str(language): str(name) for language, name in names.items()} if isinstance(names, dict) else {}
    return forms.EntryInfo(card.file, card.kind, card.id, called, card.origin)


def fault_info(fault: Message) -> forms.FaultInfo:
    """A fault with its place, or one that has none."""
    parts = dict(fault.args)
    where, what = str(parts.get("where", "")), parts.get("what")
    message = what if isinstance(what, Message) else fault
    return forms.FaultInfo(where, {language: Reader(language, {}, ()).say(message) for language in LANGUAGES})


def described(game: Game, thing: str) -> dict[str, list[str]]:
    try:
        lines = game.describe(thing)
    except KeyError:  # a name that belongs to something else
        lines = []
    names = game.names()
    return {language: [Reader(language, names, ()).say(line) for line in lines] for language in LANGUAGES}


def modules_for(game: str, modules: Sequence[str]) -> tuple[str, ...]:
    """These modules with all that they require."""
    manifest: Manifest = manifest_of(game)
    known = {module.id: module for module in manifest.modules}
    wanted = list(modules)
    for name in wanted:
        if name in known:
            wanted += [other for other in known[name].requires if other not in wanted]
    return tuple(module.id for module in manifest.modules if module.id in wanted)


def fewest(game: str, modules: Sequence[str]) -> int:
    """For how few the game is with these modules; a game for several is tried by two."""
    manifest = manifest_of(game)
    return min(allowed_seats(manifest, [module for module in manifest.modules if module.id in modules]))
