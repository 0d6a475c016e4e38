"""The page renders the server's trees of words exactly as the terminal does, from the same files."""

import json
from typing import Any

import pytest

from agon.games.registry import find_game
from agon.kernel.game import Setup
from agon.kernel.words import Arg, Message, Name, Seat, Several
from agon.shelf.packs import bundled_pack
from agon.text.reader import Reader
from page.conftest import Visit
from page.people import Visitor


def arg(tree: Any) -> Arg:
    """A tree of the wire as the words it was made from."""
    if isinstance(tree, int | str):
        return tree
    match tree["is"]:
        case "thing":
            return Name(tree["thing"])
        case "seat":
            return Seat(tree["seat"])
        case "several":
            return Several(tuple(arg(item) for item in tree["items"]))
        case _:
            return message(tree)


def message(tree: Any) -> Message:
    return Message(tree["id"], tuple((name, arg(value)) for name, value in tree["args"].items()))


def told(visitor: Visitor) -> list[Any]:
    """The log as it came over the wire."""
    lines: list[Any] = []
    for frame in visitor.frames:
        heard = json.loads(frame)
        if heard["type"] == "state":
            lines = heard["log"]
        elif heard["type"] == "update":
            lines = [line for line in lines if line["after"] <= heard["keep"]] + heard["log"]
    return [line["message"] for line in lines]


@pytest.mark.parametrize(("language", "tab"), [("en", "Chronicle"), ("fr", "Chronique")])
def test_the_log_reads_the_same_in_the_page_and_in_the_terminal(visit: Visit, language: str, tab: str) -> None:
    anna = visit(locale=language).play_now()
    for number in range(14):
        assert anna.await_question()
        anna.choose(number % 3)
    anna.await_question()
    chronicle = anna.look_aside(tab)
    while (folded := chronicle.locator('[aria-expanded="false"]')).count():
        folded.first.click()
    shown = chronicle.locator(".line").all_inner_texts()

    scene = anna.scene()
    game = find_game("ephyran").play(bundled_pack("ephyran"), Setup("ephyran", 2, ""))
    names = [seat["name"] for seat in scene["table"]["seats"]]
    reader = Reader(
        language, game.names(), [name or f"{'Player' if language == 'en' else 'Joueur'} 1" for name in names], 0
    )
    assert shown == [reader.say(message(tree)) for tree in told(anna)]
