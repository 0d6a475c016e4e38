"""Without a network: the page opens, says so, and can be read; and it is back soon after the server is."""

import json
from pathlib import Path

from playwright.sync_api import Browser

from page.conftest import Visit
from page.people import visiting
from server.serving import Server, serving

WARM = """async () => {
  await navigator.serviceWorker.register("/sw.js");
  const { active } = await navigator.serviceWorker.ready;
  active.postMessage({ read: %s });
  const there = async () => (await (await caches.open("books")).match("/api/rules/ephyran")) !== undefined;
  while (!(await there())) await new Promise((later) => setTimeout(later, 50));
}"""
TEXTS = ["/api/texts/en", *(f"/api/texts/en/{game}" for game in ("ephyran", "hybris", "hellas"))]
READ = json.dumps(["/api/games", *TEXTS, "/api/games/ephyran/catalogue", "/api/rules/ephyran"])


def test_the_page_opens_without_a_server_and_is_back_soon_after_it(browser: Browser, tmp_path: Path) -> None:
    database = str(tmp_path / "agon.db")
    server = Server(database)
    phone = {"width": 390, "height": 844}
    with visiting(browser, server.address, service_workers="allow", viewport=phone) as anna:
        anna.open("/rules/ephyran")
        anna.page.evaluate(WARM % READ)
        port = server.address.rpartition(":")[2]
        server.stop()

        anna.open("/rules/ephyran")
        anna.page.get_by_role("link", name="Locked territories").click()
        anna.page.get_by_role("article", name="Locked territories").wait_for()
        anna.shot("offline-rules-phone")
        anna.open("/t/AAAAAAAAAAAAAAAAAAAAAA")
        anna.page.get_by_text("The server does not answer").wait_for()
        anna.page.get_by_role("button", name="Try now").wait_for()
        anna.shot("offline-table-phone")
        again = Server(database, ("--port", port))
        anna.page.get_by_role("heading", name="This table is closed").wait_for()
        again.stop()
        anna.complaints.clear()  # a browser complains of what it could not load


def test_ways_to_be_told_are_offered_where_operators_have_switched_them_on(visit: Visit, tmp_path: Path) -> None:
    quiet = visit().play()
    quiet.open("/you").page.get_by_role("heading", name="Your devices").wait_for()
    assert quiet.page.get_by_text("When it is your turn").count() == 0, "nothing is said of what there is not"

    more = {"AGON_WEBHOOKS": "on", "AGON_PUSH_CONTACT": "a@agon.example", "AGON_PUBLIC_URL": "https://agon.example"}
    with serving(str(tmp_path / "agon.db"), AGON_PRIVATE_TARGETS="on", **more) as server:
        anna = visit(server.address, viewport={"width": 1366, "height": 768}).play()
        anna.open("/you")
        panel = anna.page.get_by_role("region", name="When it is your turn")
        panel.get_by_label("In Discord, Slack or ntfy").fill("ntfy://127.0.0.1:9/topic")
        panel.get_by_role("button", name="Switch on").click()
        panel.get_by_text("ntfy://127.0.0.1:9/…").wait_for()
        panel.get_by_label("Quiet from").fill("22:00")
        panel.get_by_label("Quiet from").blur()
        anna.once("() => [...document.querySelectorAll('input[type=time]')].some(one => one.value === '22:00')")
        panel.scroll_into_view_if_needed()
        anna.shot("notices")
        panel.get_by_role("button", name="Remove").click()
        panel.get_by_text("ntfy://127.0.0.1:9/…").wait_for(state="detached")
