"""Bad luck: connections that break silently, browsers that store nothing, parts that do not load. Nothing is lost."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Route, WebSocketRoute

from page.conftest import Visit
from page.people import visiting
from page.test_everybody import RAW
from server.serving import serving

NO_STORAGE = """
for (const name of ["getItem", "setItem", "removeItem"]) {
  Storage.prototype[name] = () => { throw new DOMException("no", "SecurityError"); };
}
"""
# More at once than a slow server could take for a conversation.
CHATTER = """field => {
  for (let number = 0; number < 30; number += 1) {
    field.value = `line ${number}`;
    field.dispatchEvent(new Event("input", { bubbles: true }));
    field.form.requestSubmit();
  }
}"""
NO_NOTICES = """
localStorage.setItem("agon", JSON.stringify({ notices: true }));
window.Notification = class { constructor() { throw new TypeError("Illegal constructor"); } };
Object.defineProperty(document, "hidden", { get: () => true });
"""


def test_a_line_that_breaks_without_a_word_is_noticed_and_mended(visit: Visit) -> None:
    anna = visit()
    sockets: list[WebSocketRoute] = []
    dead: set[int] = set()

    def between(page: WebSocketRoute) -> None:
        """As a network does that has gone: both sides go on talking, and nothing arrives."""
        number = len(sockets)
        sockets.append(page)
        server = page.connect_to_server()
        page.on_message(lambda message: None if number in dead else server.send(message))
        server.on_message(lambda message: None if number in dead else page.send(message))

    anna.page.route_web_socket("**/socket", between)
    anna.play()
    with anna.page.expect_websocket():
        dead.add(0)
        anna.page.evaluate("dispatchEvent(new Event('online'))")  # the machine wakes up
    anna.page.get_by_text("Reconnecting").wait_for(state="detached")
    assert len(sockets) == 2
    anna.options.first.press("Enter")
    anna.page.get_by_role("button", name="Take back").wait_for()


@pytest.mark.parametrize("what", ["**/api/games/ephyran/things*", "**/api/texts/en/ephyran", "**/api/texts/en"])
def test_what_does_not_load_at_first_is_asked_for_again(visit: Visit, what: str) -> None:
    anna = visit().play()
    failed: list[str] = []

    def fail_once(route: Route) -> None:
        if route.request.url in failed:
            route.continue_()
        else:
            failed.append(route.request.url)
            route.abort()

    anna.page.route(what, fail_once)
    anna.page.reload()
    anna.at_table()
    anna.page.get_by_role("button", name="Why not?").wait_for()
    assert len(failed) == 1
    assert RAW.findall(anna.text()) == []
    anna.complaints.clear()  # the browser tells of what failed


def test_a_part_of_the_page_that_is_gone_is_told(visit: Visit) -> None:
    anna = visit().open("/")
    anna.page.locator("article").first.wait_for()
    anna.page.route("**/assets/New*", lambda route: route.fulfill(status=404))
    anna.page.get_by_role("link", name="Make a table").first.click()
    anna.page.get_by_role("alert").get_by_text("A part of the page could not be loaded").wait_for()
    assert anna.page.get_by_role("button", name="Load again").is_visible()
    anna.complaints.clear()


def test_a_browser_that_keeps_nothing_can_play_and_learn(visit: Visit) -> None:
    anna = visit()
    anna.page.add_init_script(NO_STORAGE)
    anna.play_now()
    anna.choose()
    anna.page.keyboard.press("t")
    anna.page.get_by_role("dialog", name="About this table").locator("[data-commitment]").wait_for()


def test_a_telephone_that_refuses_notices_can_play(visit: Visit) -> None:
    anna = visit()
    anna.page.add_init_script(NO_NOTICES)
    anna.play()
    for _ in range(3):
        assert anna.await_question()
        anna.choose()


def test_what_is_said_too_fast_is_not_lost(browser: Browser, tmp_path: Path) -> None:
    with serving(str(tmp_path / "agon.db"), AGON_LIMITS="") as limited, visiting(browser, limited.address) as anna:
        anna.play()
        anna.page.keyboard.press("c")
        field = anna.page.get_by_label("Say something")
        field.evaluate(CHATTER)
        anna.page.get_by_role("status").get_by_text("too much in a short time").first.wait_for()
        assert field.input_value() != ""
