"""`agon learn`: the lessons of a game, and one of them played in the terminal."""

import argparse
from collections.abc import Sequence

from agon.cli.complaints import one_of
from agon.cli.table.args import add_plain
from agon.cli.table.play import sit_down
from agon.cli.table.saving import new_path
from agon.cli.table.screen import open_screen
from agon.cli.table.seats import Sitter, told_apart
from agon.cli.table.session import Session
from agon.games.registry import GAMES, find_game
from agon.kernel.lessons import Lesson, prepare
from agon.kernel.words import say
from agon.shelf.lessons import lesson_of, lessons_of
from agon.shelf.packs import bundled_pack
from agon.text.reader import Reader


def register(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = subparsers.add_parser("learn", help="cli-help-learn", description="cli-about-learn")
    parser.add_argument("game", nargs="?", metavar="GAME", help="cli-help-game")
    parser.add_argument("lesson", nargs="?", metavar="LESSON", help="cli-help-lesson")
    add_plain(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    reader: Reader = args.reader
    if args.game is None:
        list_lessons([lesson for game in GAMES for lesson in lessons_of(game).values()], reader)
        return 0
    game = one_of("cli-kind-game", args.game, GAMES)
    known = lessons_of(game)
    if args.lesson is None:
        list_lessons(list(known.values()), reader)
        return 0
    return learn(lesson_of(game, one_of("cli-kind-lesson", args.lesson, known)), args)


def list_lessons(lessons: Sequence[Lesson], reader: Reader) -> None:
    """Each with the command that begins it, what it is called and what it is about."""
    for lesson in lessons:
        command = f"agon learn {lesson.setup.game} {lesson.id}"
        about = reader.part(say(lesson.word), "about")
        told = say("learn-lesson", command=command, name=say(lesson.word), about=about, minutes=lesson.minutes)
        print(reader.say(told))


def learn(lesson: Lesson, args: argparse.Namespace) -> int:
    """Play a lesson; whoever likes plays on after its end."""
    reader: Reader = args.reader
    game = find_game(lesson.setup.game).play(bundled_pack(lesson.setup.game), lesson.setup)
    rivals = [Sitter(lesson.rival, lesson.rival)] * (lesson.setup.seats - 1)
    sitters = told_apart([Sitter(reader.say(say("seat-number", number=1)), ""), *rivals])
    session = Session(prepare(lesson, game), sitters, reader.language, open_screen(args.plain), new_path(game.id))
    session.lesson = lesson
    return sit_down(session, [], False)
