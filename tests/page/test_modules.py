"""A module without its own board is shown all the same, wherever it is played."""

import re
from typing import Any, Final

import pytest

from page.conftest import Visit
from page.people import Visitor
from page.test_everybody import PHONE, violations
from page.test_hybris import Json, doctored

TABLES: Final[dict[str, dict[str, Any]]] = {
    "hybris": {"options": {"olympians": "random"}},
    "hellas": {},
    "ephyran": {},
}
THINGS: Final = {"hybris": "quest/typhon", "hellas": "region/crete", "ephyran": "creature/griffin"}


def with_a_toy(visitor: Visitor, game: str, shown: Json) -> Visitor:
    """A table at which a module is played that no board knows; Ephyran has no parts, and shows it beside the rest."""

    def change(scene: Json) -> None:
        scene["table"]["modules"].append("toy")
        scene["view"].get("parts", scene["view"])["toy"] = shown

    visitor.page.route("**/things*", lambda route: route.continue_(url=route.request.url.replace("toy", "")))
    visitor.page.route_web_socket(re.compile("/socket$"), doctored(change))
    visitor.make(game, {"who": "me", "name": "Ariadne"}, {"who": "bot", "bot": "apprentice"}, **TABLES[game])
    assert visitor.await_turn()
    return visitor


@pytest.mark.parametrize(("game", "size"), [*[(game, {}) for game in TABLES], ("hybris", PHONE)])
def test_what_no_board_draws_stands_under_the_name_of_its_module(visit: Visit, game: str, size: Json) -> None:
    anna = with_a_toy(visit(**size), game, {"balls": 3, "near": [THINGS[game]]})
    toy = anna.page.locator('section[data-module="toy"]')
    assert toy.locator("h2").inner_text().lower() == "toy"
    assert "balls" in toy.inner_text()
    toy.locator(f'[data-thing="{THINGS[game]}"]').scroll_into_view_if_needed()
    assert toy.is_visible()
    anna.shot(f"toy-{game}-{'phone' if size else 'desk'}")
    assert violations(anna, part='[data-module="toy"]') == []


def test_a_module_that_shows_nothing_yet_takes_one_line(visit: Visit) -> None:
    anna = with_a_toy(visit(), "hellas", {"balls": []})
    assert anna.page.locator('section[data-module="toy"]').inner_text().lower().split() == ["toy", "nothing", "yet"]
