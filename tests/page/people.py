"""People in front of a browser: what they see, click and type. A real Chromium, and a real server."""

import json
import os
import re
import shutil
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    Playwright,
    Route,
    WebSocket,
    WebSocketRoute,
)

# The first one has no window of its own to draw, which takes a good part of the time of the others.
NAMES: Final = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "chrome")
# The last ones keep it from asking hosts of its maker for anything.
ARGUMENTS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
BLOCKED: Final = "Service Worker registration blocked"  # as most visitors have it here
SEED: Final = "the same again"
PATIENCE: Final = 120_000  # milliseconds: a ceiling for slow machines, never what a test waits for
SHOTS: Final = Path(__file__).parent / "shots"
WANTS_SHOTS: Final = "AGON_SHOTS" in os.environ
# The page tells what it shows: which version of the table, and whether anything is still on its way.
MARKED: Final = """() => {
  if (document.querySelector("[data-version]")?.dataset.pending !== "0") return null;
  const bar = [...document.querySelectorAll("[data-confirm]")].find(one => one.checkVisibility());
  return bar && bar.dataset.confirm !== "0" ? [Number(bar.dataset.confirm), Number(bar.dataset.wanted)] : null;
}"""
STILL: Final = """before => {
  const table = document.querySelector("[data-version]");
  return table !== null && table.dataset.pending === "0" && Number(table.dataset.version) > before;
}"""
ASKED_OR_OVER: Final = """asked => {
  if (document.querySelector("dialog[open] .winner") !== null) return "over";
  const table = document.querySelector("[data-version]");
  const still = table?.dataset.pending === "0" && (asked === null || table.dataset.asked === asked);
  return still && document.querySelector(".question.mine") !== null && "asked";
}"""
# Looks again whenever the page has changed. To ask at every frame would make the browser draw each of them.
ONCE: Final = """arg => new Promise((found, lost) => {
  const test = %s;
  const late = setTimeout(() => lost(new Error("waited in vain")), %d);
  const look = () => {
    const value = test(arg);
    if (!value) return false;
    clearTimeout(late);
    changes.disconnect();
    found(value);
    return true;
  };
  const changes = new MutationObserver(look);
  if (!look()) changes.observe(document, { attributes: true, childList: true, subtree: true });
})"""
PRESS: Final = """key => {
  const button = document.querySelector(`button[data-key="${CSS.escape(key)}"]`);
  button?.click();
  return button !== null;
}"""
# Everything is there, is laid out and can be clicked, but no pixel is drawn that nobody looks at.
UNDRAWN: Final = """
const undrawn = new CSSStyleSheet();
undrawn.replaceSync(":root { opacity: 0 }");
document.adoptedStyleSheets = [undrawn];
"""
VEIL: Final = "off => document.adoptedStyleSheets.forEach((sheet) => { sheet.disabled = off; })"
OFTEN: Final = 2  # times that the same kind of question is answered by pointing, in a game that is clicked through
UNMARKED: Final = '[data-key][aria-pressed="false"]:visible, [data-board] [aria-pressed="false"][data-can]:visible'
ASIDE: Final = re.compile("^(Chronicle and chat|Chronique et discussion)")  # how much is unread stands behind it
# All of them are in the list, which is seen on demand; on a phone few of them are in the question line alone.
OPTION: Final = "[data-options] button[data-key], .question:not(.line) [data-inline-options] button[data-key]"


def chromium() -> str | None:
    """The system's Chromium, or the one that AGON_CHROMIUM names."""
    found = [os.environ.get("AGON_CHROMIUM"), *(shutil.which(name) for name in NAMES)]
    return next((path for path in found if path), None)


def launched(playwright: Playwright, path: str) -> Browser:
    return playwright.chromium.launch(executable_path=path, args=list(ARGUMENTS))


def with_seed(route: Route) -> None:
    """A table is asked for: let it have the same seed as ever."""
    if route.request.method == "POST":
        wanted = route.request.post_data_json
        assert isinstance(wanted, dict)
        route.continue_(post_data=json.dumps({**wanted, "seed": SEED}))
    else:
        route.fallback()


class SlowLine:
    """Between server and page: what the server says can be held up for a while."""

    def __init__(self) -> None:
        self._page: WebSocketRoute | None = None
        self._held: list[str | bytes] | None = None

    def between(self, page: WebSocketRoute) -> None:
        self._page = page
        page.connect_to_server().on_message(self._hear)

    def _hear(self, message: str | bytes) -> None:
        assert self._page is not None
        if self._held is None:
            self._page.send(message)
        else:
            self._held.append(message)

    def hold(self) -> None:
        self._held = []

    def let_go(self) -> None:
        held, self._held = self._held or [], None
        for message in held:
            self._hear(message)


class Visitor:
    """One person with a browser of their own. Whatever the browser complains of is kept, and must be nothing."""

    def __init__(self, browser: Browser, address: str, **more: Any) -> None:
        settings: dict[str, Any] = {
            "viewport": {"width": 1440, "height": 900},
            "color_scheme": "dark",
            "locale": "en",
            "reduced_motion": "reduce",
            "service_workers": "block",  # what goes through one is not seen by whoever looks at requests
            **more,
        }
        self.origin = f"http://{address}"
        self.context: BrowserContext = browser.new_context(base_url=self.origin, **settings)
        self.context.set_default_timeout(PATIENCE)
        self.page: Page = self.context.new_page()
        self.complaints: list[str] = []
        self.frames: list[str] = []  # everything that came over sockets
        self._scene: dict[str, Any] | None = None
        self._pointed: Counter[str] = Counter()
        self.page.on("console", self._hear)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("websocket", self._listen)

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not message.text.startswith(BLOCKED):
            self.complaints.append(message.text)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self._receive(str(frame)))

    def _receive(self, frame: str) -> None:
        self.frames.append(frame)
        if '"scene"' in frame:
            self._scene = json.loads(frame).get("scene", self._scene)

    # -- going places

    def open(self, path: str) -> "Visitor":
        self.page.goto(path)
        return self

    def play_now(self, rivals: int = 1) -> "Visitor":
        """From the start page to the first question, in two clicks (and two settings).

        The seed is written into what the page asks for, so that cards and bots are the same every time.
        """
        self.page.route("**/api/tables", with_seed)
        self.open("/")
        card = self.page.locator("article", has_text="Ephyran")
        card.get_by_role("button", name=re.compile("Play now|Jouer maintenant")).click()
        card.get_by_role("radio", name=str(rivals), exact=True).check(force=True)
        card.get_by_role("radio", name=re.compile("^Apprenti(ce)?$")).check(force=True)
        card.get_by_role("button", name=re.compile("Begin|Commencer")).click()
        return self.at_table()

    def play(self, rivals: int = 1, bot: str = "apprentice") -> "Visitor":
        """At the first question of Ephyran: for what is about the table, not about the way there."""
        return self.make("ephyran", {"who": "me"}, *[{"who": "bot", "bot": bot}] * rivals, seed=SEED)

    def learn(self, game: str) -> "Visitor":
        """From the start page to the first whole game, which explains itself."""
        self.open("/")
        cards = self.page.locator("article")
        cards.filter(has=self.page.locator(f'[href="/learn/{game}"]')).get_by_role(
            "link", name="Learn by playing"
        ).click()
        whole = self.page.get_by_role("listitem").filter(has_text="Your first whole game")
        whole.get_by_role("button", name="Begin").click()
        return self.at_table()

    def make(self, game: str, *seats: dict[str, str], **more: Any) -> "Visitor":
        """At a new table, which was asked for as the page does, without the page."""
        made = self.post("/api/tables", {"game": game, "seats": list(seats), **more})
        return self.open(made["path"]).at_table()

    def fork(self, record: str, choices: int, *seats: dict[str, str]) -> "Visitor":
        """At a table that goes on from somewhere in a record."""
        kept = self.post("/api/records", record.encode())
        forked = self.post(f"/api/tables/{kept['table']}/fork", {"choices": choices, "seats": list(seats)})
        return self.open(forked["path"]).at_table()

    def post(self, path: str, data: Any) -> Any:
        answer = self.context.request.post(path, data=data, headers={"Origin": self.origin})
        assert answer.status == 201, answer.text()
        return answer.json()

    def at_table(self) -> "Visitor":
        self.page.locator("[data-board] .board").wait_for()
        return self

    @property
    def table(self) -> str:
        found = re.search("/t/([^/?]+)", self.page.url)
        assert found is not None, self.page.url
        return found[1]

    # -- playing

    @property
    def options(self) -> Locator:
        return self.page.locator(OPTION)

    def await_question(self) -> bool:
        """Wait until something is asked, and the page shows it; false when the game is over instead."""
        return self._await_asked(None)

    def await_turn(self) -> bool:
        """Wait until nobody else is asked any more: what is seen then stays, until this person chooses.

        Bots that choose at the same time, as when all plan, are waited for. False when the game is over instead.
        """
        return self._await_asked(str(self.scene()["seat"]))

    def _await_asked(self, alone: str | None) -> bool:
        found: str = self.once(ASKED_OR_OVER, alone)
        return found == "asked"

    def once(self, test: str, arg: Any = None) -> Any:
        """Wait until this is true of the page; what it is."""
        return self.page.evaluate(ONCE % (test, PATIENCE), arg)

    def scene(self) -> dict[str, Any]:
        """The last scene that the server sent."""
        assert self._scene is not None, "no scene came"
        return self._scene

    def choose(self, number: int = 0) -> None:
        """Take an option from the list."""
        before = self.scene()["version"]
        self.options.nth(min(number, self.options.count() - 1)).press("Enter")
        self.await_version(before)

    def take(self, key: str) -> None:
        """Take the option with this key by the keyboard: from the question line if it is there, else from the list."""
        self.page.locator(f'button[data-key="{key}"]').first.press("Enter")

    def hurry(self, key: str) -> None:
        """Take the option with this key, without pointing at it: for the way to where something is looked at."""
        before = self.scene()["version"]
        self.once(PRESS, key)
        self.await_version(before)

    def knows(self, question: str) -> bool:
        """Whether this person has pointed at answers to this kind of question often enough to be in a hurry."""
        self._pointed[question] += 1
        return self._pointed[question] > OFTEN

    def await_version(self, before: int) -> None:
        """Wait for what follows an act: not only for what others did meanwhile."""
        self.once(f"before => ({STILL})(before) || ({MARKED})() !== null", before)
        self.complete()
        self.once(STILL, before)

    def complete(self) -> None:
        """Where one answer has several picks and some are marked: mark what is missing, and choose them all."""
        while (marked := self.page.evaluate(MARKED)) is not None:
            count, wanted = marked
            if count >= wanted:
                self.page.locator("[data-confirm]:visible").first.get_by_role("button").click()
                return
            self.page.locator(UNMARKED).first.press("Enter")  # a card in a hand may lie half under the next one
            self.once(f"count => (({MARKED})() ?? [count + 1])[0] !== count", count)

    def understood(self) -> str:
        """Read what the owl explains, and let it go on; its title."""
        title = self.page.locator(".coach h2").inner_text()
        self.page.locator(".coach").get_by_role("button", name="Understood").click()
        self.once("title => document.querySelector('.coach h2')?.innerText !== title", title)
        return title

    def look_aside(self, tab: str) -> Locator:
        """Open what lies at the side of the table, a drawer in most windows, at this tab; what is in it."""
        found = self.page.get_by_role("tab", name=tab)
        if found.count() == 0:
            self.page.get_by_role("button", name=ASIDE).click()
        found.click()
        return self.page.get_by_role("tabpanel", name=tab)

    @contextmanager
    def drawn(self) -> Iterator[None]:
        """While somebody looks at colours."""
        self.page.evaluate(VEIL, True)
        yield
        self.page.evaluate(VEIL, False)

    def text(self) -> str:
        return self.page.locator("body").inner_text()

    def shot(self, name: str) -> None:
        """A screenshot, kept to be looked at, for whoever sets AGON_SHOTS."""
        if not WANTS_SHOTS:
            return
        SHOTS.mkdir(exist_ok=True)
        self.page.screenshot(path=str(SHOTS / f"{name}.png"), animations="disabled")


@contextmanager
def visiting(browser: Browser, address: str, **more: Any) -> Iterator[Visitor]:
    """A visitor whose browser has nothing to complain of in the end, and draws nothing but for screenshots."""
    visitor = Visitor(browser, address, **more)
    if not WANTS_SHOTS:
        visitor.context.add_init_script(UNDRAWN)
    try:
        yield visitor
        assert visitor.complaints == [], visitor.complaints
    finally:
        visitor.context.close()
