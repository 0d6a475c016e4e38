"""Whole games by those who do not see the table, or do not point at it: by what is read aloud, and by keys alone."""

import os
import random
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, Final, NamedTuple

import pytest

from page.conftest import Visit
from page.people import MARKED, SEED, Visitor
from page.positions import kept, played

CONFIRM: Final = "Confirm"  # the button that ends an answer of several picks
MOST: Final = 4000  # choices of one person in a game
SOAKED: Final = ("hybris", "hellas") if "AGON_SOAK_GAMES" in os.environ else ()
FOCUSED: Final = "() => document.activeElement?.dataset?.key ?? ''"
AT_UNMARKED: Final = "() => document.activeElement?.matches('[data-key][aria-pressed=false]') === true"
AT_CONFIRM: Final = "() => document.activeElement?.closest('[data-confirm]') !== null"


class Node(NamedTuple):
    """What a screen reader has of an element: and nothing of how it looks."""

    id: int
    role: str
    name: str
    states: dict[str, Any]
    within: tuple[str, ...]
    """Roles and names of all that it lies in."""

    @property
    def disabled(self) -> bool:
        return self.states.get("disabled") is True


class Listener:
    """Somebody who hears what the browser tells a screen reader, goes to what has a name there, and presses Enter."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.session = visitor.context.new_cdp_session(visitor.page)

    def tree(self) -> list[Node]:
        """Everything that is exposed, in reading order."""
        raw = self.session.send("Accessibility.getFullAXTree")["nodes"]
        nodes = {node["nodeId"]: node for node in raw}

        def walk(node: Any, within: tuple[str, ...]) -> Iterator[Node]:
            if not node.get("ignored"):
                role, name = node["role"]["value"], node.get("name", {}).get("value", "")
                states = {each["name"]: each["value"].get("value") for each in node.get("properties", [])}
                yield Node(node.get("backendDOMNodeId", 0), role, name, states, within)
                within = (*within, f"{role} {name}".strip())
            for child in node.get("childIds", []):
                if child in nodes:
                    yield from walk(nodes[child], within)

        return list(walk(raw[0], ()))

    def press(self, node: Node) -> None:
        self.session.send("DOM.focus", {"backendNodeId": node.id})
        self.visitor.page.keyboard.press("Enter")


def named(nodes: list[Node], role: str, *within: str) -> list[Node]:
    return [node for node in nodes if node.role == role and all(part in node.within for part in within)]


def listened_through(visitor: Visitor, most: int = MOST) -> int:
    """To the end, or for so many choices, by roles, names and what is announced; how many choices that took."""
    listener, chance = Listener(visitor), random.Random("an owl")
    count = 0
    while count < most and visitor.await_question():
        before = visitor.scene()["version"]
        nodes = listener.tree()
        [question, *_] = named(nodes, "heading", "region The question")
        told = " ".join(node.name for node in named(nodes, "StaticText", "log"))
        assert question.name in told, "a question is announced"
        choices = named(nodes, "button", "region Choices", "group Choices")
        marks = [choice for choice in choices if "pressed" in choice.states]
        names = [(choice.within[-2], choice.name) for choice in choices]  # with the heading of their list
        assert names, question.name
        assert all(name for _, name in names)
        assert len(set(names)) == len(names), f"{question.name}: choices are told apart by their names: {names}"
        several = [choice for choice in choices if choice.name == CONFIRM]
        choice = chance.choice([choice for choice in choices if choice.name != CONFIRM])
        listener.press(choice)
        if several and choice in marks:
            mark_and_confirm(listener, visitor)
        visitor.await_version(before)
        count += 1
    assert count < MOST, "the game does not end"
    return count


def mark_and_confirm(listener: Listener, visitor: Visitor) -> None:
    """Several picks in one answer: each says whether it is marked, and the last button whether that is enough."""
    visitor.once(f"() => ({MARKED})() !== null")
    while True:
        choices = named(listener.tree(), "button", "region Choices", "group Choices")
        confirm = next(choice for choice in choices if choice.name == CONFIRM)
        if not confirm.disabled:
            listener.press(confirm)
            return
        before = visitor.page.evaluate(MARKED)
        listener.press(next(choice for choice in choices if choice.states.get("pressed") == "false"))
        visitor.once(f"before => JSON.stringify(({MARKED})()) !== JSON.stringify(before)", before)


def seated(visit: Visit, game: str, *modules: str) -> Visitor:
    return visit().make(game, {"who": "me"}, {"who": "bot", "bot": "apprentice"}, modules=modules, seed=SEED)


def nearly_won(visit: Visit, game: str) -> Visitor:
    """Late at a table where the other one, who is no beginner, is about to win."""
    late = kept(game)["moments"]["late"]
    return visit().fork(played(game), late, {"who": "me"}, {"who": "bot", "bot": "player"})


TABLES: Final[dict[str, Callable[[Visit], Visitor]]] = {
    "ephyran": lambda visit: seated(visit, "ephyran"),
    "hybris": lambda visit: seated(visit, "hybris", "renaissance"),
    **{f"{game}-whole": partial(seated, game=game) for game in SOAKED},
}


@pytest.mark.parametrize("table", TABLES)
def test_a_whole_game_is_played_by_what_is_read_aloud(visit: Visit, table: str) -> None:
    anna = TABLES[table](visit)
    assert listened_through(anna) > 20
    the_result_is_read(anna)


def test_lords_of_hellas_is_begun_and_ended_by_what_is_read_aloud(visit: Visit) -> None:
    """A whole game of it is long; `make soak` plays one."""
    assert listened_through(seated(visit, "hellas"), 25) == 25
    anna = nearly_won(visit, "hellas-2")
    assert listened_through(anna) > 0
    the_result_is_read(anna)


def the_result_is_read(anna: Visitor) -> None:
    nodes = Listener(anna).tree()
    [result] = named(nodes, "dialog")
    assert result.name == "Result"
    said = " ".join(node.name for node in named(nodes, "StaticText", "dialog Result"))
    assert "Bot 2" in said
    assert "(you)" in said or "You" in said


@pytest.mark.parametrize("game", ["ephyran", *SOAKED])
def test_a_whole_game_is_played_by_keys_alone(visit: Visit, game: str) -> None:
    anna = seated(visit, game)
    press, chance = anna.page.keyboard.press, random.Random("a lyre")
    count = 0
    while anna.await_question():
        before = anna.scene()["version"]
        press("o")
        anna.once(f"() => ({FOCUSED})() !== ''")
        for _ in range(chance.randrange(6)):
            press("Tab")
            if anna.page.evaluate(FOCUSED) == "":
                press("o")  # past the last one
        press("Enter")
        while (marked := anna.page.evaluate(MARKED)) is not None and anna.scene()["version"] == before:
            if marked[0] >= marked[1]:
                while not anna.page.evaluate(AT_CONFIRM):
                    press("Tab")
                press("Enter")
                break
            while not anna.page.evaluate(AT_UNMARKED):
                press("Tab" if anna.page.evaluate(FOCUSED) else "o")
            press("Enter")
        anna.await_version(before)
        count += 1
        assert count < MOST, "the game does not end"
    assert count > 20
    dialog = anna.page.get_by_role("dialog", name="Result")
    assert dialog.evaluate("dialog => dialog.contains(document.activeElement)"), "the end is where one is"
    press("Escape")
    dialog.wait_for(state="hidden")
