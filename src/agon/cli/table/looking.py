"""Looking closer: at a part of the table, or at a thing by its name."""

from agon.cli.complaints import Complaint
from agon.cli.table.boards.board import Board, Look, View
from agon.cli.table.finding import folded, has_words, places_of
from agon.cli.table.screen import Screen, glossary, lines
from agon.kernel.words import say
from agon.text.languages import LANGUAGES
from agon.text.reader import Names, Reader

INDENT = "  "
MOST_SHOWN = 6  # names that a complaint lists
WHOLE = "table"
SHORTEST = 2  # signs from which on a name is looked for


def look_at(board: Board, view: View, text: str, reader: Reader, screen: Screen) -> None:
    """Show the part or the thing that is meant; with no words, what can be looked at."""
    looks = board.looks(view, reader)
    if not text:
        show_looks(looks, reader, screen)
        return
    if folded(text) in (folded(reader.say(say("table-whole"))), WHOLE):
        screen.show(board.table(view, reader))
        return
    part = part_named(looks, text)
    if part is not None:
        screen.heading(part.words[0])
        screen.show(part.piece)
        return
    things = things_named(board, text, reader)
    for thing in things:
        screen.heading(reader.name(thing))
        screen.show(lines([INDENT + reader.say(message) for message in board.about(thing)]))


def show_looks(looks: list[Look], reader: Reader, screen: Screen) -> None:
    """Every part by its word, and that things have names."""
    screen.heading(reader.say(say("table-looks")))
    if looks:
        screen.show(glossary([(look.words[0], look.about) for look in looks]))
    screen.line(reader.say(say("table-look-thing")), "quiet")


def part_named(looks: list[Look], text: str) -> Look | None:
    """The one part that is called so, or whose name begins so."""
    exact = [look for look in looks if folded(text) in [folded(word) for word in look.words]]
    begun = [look for look in looks if any(folded(word).startswith(folded(text)) for word in look.words)]
    found = exact or begun
    return found[0] if len(found) == 1 else None


def things_named(board: Board, text: str, reader: Reader) -> list[str]:
    """The things that are called so, in the reader's language or in another; a complaint if it could be several.

    A part of the board comes before cards and tiles with the same word in their names.
    """
    if len(folded(text)) >= SHORTEST:
        for language in (reader.language, *LANGUAGES):
            names = spoken(reader.names, language)
            found = [
                thing for place in places_of(text, list(names.values())) if board.about(thing := list(names)[place])
            ]
            called = list(dict.fromkeys(names[thing] for thing in found))
            places = [
                thing for thing in found if board.is_place(thing) and has_words(folded(names[thing]), folded(text))
            ]
            if len({names[thing] for thing in places}) == 1:
                return places
            if len(called) > 1:
                shown = ", ".join(called[:MOST_SHOWN])
                raise Complaint(say("table-several", text=text, keys=shown, more=max(0, len(called) - MOST_SHOWN)))
            if found:
                return found
    raise Complaint(say("table-no-thing", text=text[:40]))


def spoken(names: Names, language: str) -> dict[str, str]:
    """What things are called in a language, as far as they are."""
    return {thing: called[language] for thing, called in names.items() if language in called}
