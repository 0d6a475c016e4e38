"""`agon pack`: start your own pack, check it, read what its cards say, and list words and schemas."""

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import groupby
from pathlib import Path
from typing import Final, NamedTuple

from agon.cli.complaints import Complaint, lines_of, one_of
from agon.cli.reports import pack_diff, pack_schema
from agon.cli.reports.arguments import Subparsers, add_command, add_json
from agon.cli.reports.named_pack import named_pack
from agon.cli.reports.paper import Column, Paper, Sheet, paper_for
from agon.cli.reports.words import all_words, title
from agon.games.registry import GAMES
from agon.kernel.errors import PackError
from agon.kernel.game import Game
from agon.kernel.layers import changes
from agon.kernel.packs import FOLDER, HEADER, Pack
from agon.kernel.schema import Entry
from agon.kernel.words import say
from agon.shelf.packs import begin_pack, copy_pack, open_pack, pack_from
from agon.text.reader import Reader

SOURCES: Final = ("rulebook", "public", "house")
MARK: Final = "source"  # the field that says where an entry comes from
PART_MARK: Final = "_source"  # and the end of a field's name that says it for a single number
HOOK: Final = "hook"  # the field that names Python code where the verbs do not suffice

NEW_EXAMPLES: Final = ("agon pack new hybris my-quests",)
COPY_EXAMPLES: Final = ("agon pack copy ephyran my-ephyran",)
CHECK_EXAMPLES: Final = ("agon pack check my-quests", "agon pack check my-quests more-quests --json")
SHOW_EXAMPLES: Final = (
    "agon pack show ephyran",
    "agon pack show ephyran god reinforcement/graeae",
    "agon pack show my-ephyran hippocamp --lang fr",
)
WORDS_EXAMPLES: Final = ("agon pack words hybris", "agon pack words hybris pay drain --lang fr")


class Tally(NamedTuple):
    """How many entries of a kind a pack has, and where they come from."""

    name: str
    entries: int
    sources: dict[str, int]


class Shown(NamedTuple):
    """A thing of the pack in words."""

    thing: str
    name: str
    source: str
    lines: list[str]


def register(subparsers: Subparsers) -> None:
    some = (*NEW_EXAMPLES, *COPY_EXAMPLES, CHECK_EXAMPLES[0], SHOW_EXAMPLES[0])
    pack = add_command(subparsers, "pack", "reports-help-pack", some)
    actions = pack.add_subparsers(title="cli-commands", metavar="COMMAND", required=True)
    pack.commands = actions.choices
    new = add_command(actions, "new", "reports-help-pack-new", NEW_EXAMPLES)
    new.add_argument("game", metavar="GAME", help="reports-help-pack-game")
    new.add_argument("folder", type=Path, metavar="DIR", help="reports-help-pack-new-folder")
    new.set_defaults(run=run_new)
    copy = add_command(actions, "copy", "reports-help-pack-copy", COPY_EXAMPLES)
    copy.add_argument("game", metavar="GAME", help="reports-help-pack-game")
    copy.add_argument("folder", type=Path, metavar="DIR", help="reports-help-pack-new-folder")
    copy.set_defaults(run=run_copy)
    check = add_command(actions, "check", "reports-help-pack-check", CHECK_EXAMPLES)
    check.add_argument("folders", nargs="+", type=Path, metavar="DIR", help="reports-help-pack-folders")
    add_json(check)
    check.set_defaults(run=run_check)
    show = add_command(actions, "show", "reports-help-pack-show", SHOW_EXAMPLES)
    show.add_argument("pack", metavar="GAME|DIR", help="reports-help-pack-pack")
    show.add_argument("things", nargs="*", metavar="THING", help="reports-help-pack-things")
    add_json(show)
    show.set_defaults(run=run_show)
    words = add_command(actions, "words", "reports-help-pack-words", WORDS_EXAMPLES)
    words.add_argument("game", metavar="GAME", help="reports-help-pack-game")
    words.add_argument("words", nargs="*", metavar="WORD", help="reports-help-pack-word")
    add_json(words)
    words.set_defaults(run=run_words)
    pack_schema.register(actions)
    pack_diff.register(actions)


# ---------------------------------------------------------------- new


def run_new(args: argparse.Namespace) -> int:
    """A pack that lies over the one of the game."""
    return write(args, begin_pack)


def run_copy(args: argparse.Namespace) -> int:
    """The whole pack of the game."""
    return write(args, copy_pack)


def write(args: argparse.Namespace, make: Callable[[str, Path], list[Path]]) -> int:
    paper = paper_for(args)
    folder: Path = args.folder
    game = one_of("cli-kind-game", args.game, GAMES)
    if folder.exists() or folder.is_symlink():
        raise Complaint(say("reports-file-there", file=str(folder)))
    for path in make(game, folder):
        paper.line(str(path))
    paper.line(paper.words("pack-made", folder=str(folder)))
    return 0


# ---------------------------------------------------------------- check


def run_check(args: argparse.Namespace) -> int:
    paper = paper_for(args)
    folders = [str(folder) for folder in args.folders]
    try:
        pack = pack_from(*args.folders)
        open_pack(pack)
    except PackError as error:
        faults = lines_of(error, paper.reader)
        if args.json:
            paper.json({"ok": False, "folders": folders, "errors": faults})
        else:
            for fault in faults:
                print(fault, file=sys.stderr)
        return 2
    notes = notes_of(paper.reader, pack)
    if args.json:
        paper.json({"ok": True, "folders": folders, "errors": [], "notes": notes, **summary(pack)})
    else:
        sound = paper.words("pack-sound", pack=pack.id, version=pack.version, game=pack.game.capitalize())
        paper.line(sound)
        if pack.layers:
            tell_changes(paper, pack)
        else:
            paper.sheet(kinds_sheet(paper, pack))
        if notes:
            paper.paragraph(paper.words("pack-notes"), notes)
        paper.line(paper.words("pack-hooks", hooks=hooks_in(pack.tables())))
        paper.line(paper.words("pack-digest", digest=pack.made_of()[-1].digest))
    return 0


def notes_of(reader: Reader, pack: Pack) -> list[str]:
    """What differs from the book, or is not translated, in the pack and in its parts."""
    return [reader.say(whole.told(note)) for whole in (pack, *pack.parts.values()) for note in whole.notes]


def tell_changes(paper: Paper, pack: Pack) -> None:
    """What a pack that lies over others does to them."""
    *beneath, _ = pack.layers
    made = changes(pack)
    over = " + ".join(f"{below.id} {below.version}" for below in beneath)
    counts = {"added": len(made.added), "changed": len(made.changed), "removed": len(made.removed)}
    lines = [f"{sign} {entry}" for sign, entries in zip("+~-", made, strict=True) for entry in entries]
    paper.paragraph(paper.words("pack-over", over=over, **counts), lines)


def summary(pack: Pack) -> dict[str, object]:
    return {
        "id": pack.id,
        "game": pack.game,
        "version": pack.version,
        "digest": pack.made_of()[-1].digest,
        "over": [below.id for below in pack.made_of()[:-1]],
        "changes": changes(pack)._asdict() if pack.layers else {},
        "languages": pack.languages,
        "kinds": {kind.name: {"entries": kind.entries, **kind.sources} for kind in kinds(pack)},
        "sources": {source: sum(kind.sources.get(source, 0) for kind in kinds(pack)) for source in SOURCES},
        "hooks": hooks_in(pack.tables()),
    }


def sections_of(pack: Pack) -> Iterator[tuple[str, list[Entry]]]:
    """The kinds of entries of a pack and its parts, in the order of the files, and the entries of each."""
    for file, tables in pack.tables().items():
        folder, found, _ = file.rpartition(FOLDER)
        if file != HEADER:
            for name, value in tables.items():
                yield f"{folder}{found}{name}", value if isinstance(value, list) else [value]


def kinds(pack: Pack) -> list[Tally]:
    """A line a kind, and one for each figure of it that has a source of its own, such as the copies of a token."""
    found: list[Tally] = []
    for name, entries in sections_of(pack):
        found.append(Tally(name, len(entries), Counter(entry[MARK] for entry in entries if MARK in entry)))
        for field in dict.fromkeys(field for entry in entries for field in entry if field.endswith(PART_MARK)):
            told = [entry[field] for entry in entries if field in entry]
            found.append(Tally(f"{name}/{field.removesuffix(PART_MARK)}", len(told), Counter(told)))
    return found


def kinds_sheet(paper: Paper, pack: Pack) -> Sheet:
    columns = [Column(paper.words("pack-kind")), Column(paper.words("pack-entries"), figures=True)]
    columns += [Column(paper.words(f"pack-{source}"), figures=True) for source in SOURCES]
    rows = []
    for kind in kinds(pack):
        rows.append([kind.name, str(kind.entries), *(str(kind.sources.get(source, 0)) for source in SOURCES)])
    return Sheet(paper.words("pack-contents"), columns, rows)


def hooks_in(data: object) -> int:
    """How often the pack calls for Python code, at any depth."""
    if isinstance(data, dict):
        return (HOOK in data) + sum(hooks_in(value) for value in data.values())
    return sum(hooks_in(item) for item in data) if isinstance(data, list) else 0


# ---------------------------------------------------------------- show


def run_show(args: argparse.Namespace) -> int:
    pack = named_pack(args.pack)
    games = open_pack(pack)
    names = {thing: words for game in games for thing, words in game.names().items()}
    paper = paper_for(args).naming(names)
    # JSON is read by programs: no character in it is changed for a screen.
    reader = Reader(paper.reader.language, names, ()) if args.json else paper.reader
    shown = [thing for thing in things(reader, pack, games) if wanted(thing, args.things)]
    if not shown:
        raise Complaint(say("reports-pack-nothing", pack=pack.id, words=", ".join(args.things)))
    if args.json:
        paper.json([thing._asdict() for thing in shown])
        return 0
    for thing in shown:
        origin = paper.words(f"pack-from-{thing.source}") if thing.source in SOURCES else ""
        paper.paragraph("  ".join(part for part in (thing.name, thing.thing, origin) if part), thing.lines)
    paper.sheet(counts_sheet(paper, shown))
    return 0


def things(reader: Reader, pack: Pack, games: list[Game]) -> Iterator[Shown]:
    """Everything in the pack that has words, in the order of its files, what modules add behind it."""
    sources = dict(sources_of(pack))
    said: set[str] = set()
    for game in games:
        for thing in game.names():
            if thing in said:
                continue
            said.add(thing)
            try:
                lines = game.describe(thing)
            except KeyError:
                continue  # a name that belongs to something else, as a creature's lore does
            yield Shown(thing, reader.name(thing), sources.get(thing, ""), [reader.say(line) for line in lines])


def sources_of(pack: Pack) -> Iterator[tuple[str, str]]:
    for name, entries in sections_of(pack):
        kind = name.rpartition(FOLDER)[2]
        for entry in entries:
            if MARK in entry and "id" in entry:
                yield f"{kind}/{entry['id']}", entry[MARK]
                yield entry["id"], entry[MARK]


def wanted(thing: Shown, words: list[str]) -> bool:
    """Whether one of the words is the thing's kind, or part of its id or of its name, capitals or not."""
    return not words or any(matches(thing, word.casefold()) for word in words)


def matches(thing: Shown, word: str) -> bool:
    kind, _, id = thing.thing.partition("/")
    return word == kind or word in thing.name.casefold() or (word in thing.thing if "/" in word else word in id)


def counts_sheet(paper: Paper, shown: list[Shown]) -> Sheet:
    counts = Counter(thing.thing.partition("/")[0] for thing in shown)
    columns = [Column(paper.words("pack-kind")), Column(paper.words("pack-entries"), figures=True)]
    return Sheet(paper.words("pack-shown"), columns, [[kind, str(count)] for kind, count in counts.items()])


# ---------------------------------------------------------------- words


def run_words(args: argparse.Namespace) -> int:
    paper = paper_for(args)
    game = one_of("cli-kind-game", args.game, GAMES)
    found = [entry for entry in all_words(game, paper.reader) if not args.words or entry.word in args.words]
    if not found:
        one_of("cli-kind-word", args.words[0], [entry.word for entry in all_words(game, paper.reader)])
    if args.json:
        paper.json([entry._asdict() for entry in found])
        return 0
    for sort, words in groupby(found, lambda entry: entry.sort):
        paper.screen.heading(title(paper.reader, sort))
        for entry in words:
            card = paper.words("words-card", text=entry.card) if entry.card else ""
            named = f"{entry.form()}  ({entry.module})" if entry.module else entry.form()
            paper.paragraph(named, [text for text in (card, entry.meaning) if text])
    return 0
