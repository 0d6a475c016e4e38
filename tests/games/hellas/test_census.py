"""Nothing is ever lost from the box, and nothing is there twice."""

import pytest

from agon.games.hellas.census import census
from games.hellas.walks import played
from rules.hellas.given import given


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_everything_is_found_once_all_along_a_game(players: int) -> None:
    things: set[str] = set()
    for g, ask in played(players, "counted", 3):
        found = census(g)
        assert set(found.values()) == {1}, [thing for thing in found if found[thing] != 1]
        things = things or set(found)
        assert set(found) == things, f"{set(found) ^ things} at {ask.kind.id}"


def test_what_is_counted() -> None:
    groups: dict[str, int] = {}
    for thing in census(given(4)):
        groups[thing.partition("/")[0]] = groups.get(thing.partition("/")[0], 0) + 1
    assert groups == {
        "card": 30,
        "attack": 18,
        "event": 14,
        "quest": 9,
        "blessing": 36,
        "artifact": 20,
        "hero": 4,
        "seat": 4 * 5,  # a hero and four priests
        "monster": 7,
        "hoplite": 60,
        "control": 60,
        "land": 5,
    }


def test_a_card_too_many_and_one_too_few_are_noticed() -> None:
    g = given()
    card = g.combat_deck.pop()
    whole = set(census(given()))
    assert len(whole - set(census(g))) == 1
    g.players[0].hand = [card, card]
    assert max(census(g).values()) == 2
    g.players[0].trophies = [0]
    g.beasts[0].region = 3
    assert census(g)["monster/" + g.box.monsters[0].id] == 2
