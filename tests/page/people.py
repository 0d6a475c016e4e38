"""People in front of a browser: what they see, click and type. A real Chromium, and a real server."""

import json
import os
import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, Playwright, WebSocket

NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "chrome")
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
PATIENCE: Final = 20_000
SHOTS: Final = Path(__file__).parent / "shots"
SHOWN_VERSION: Final = "Number(document.querySelector('[data-version]')?.dataset.version ?? NaN) || null"
UNANSWERED: Final = ("hello", "look", "sync", "ping")  # what a state answers, or nothing
OPTION: Final = "[data-inline-options] button[data-key], [data-options] button[data-key]"


def chromium() -> str | None:
    """The system's Chromium, or the one that AGON_CHROMIUM names."""
    found = [os.environ.get("AGON_CHROMIUM"), *(shutil.which(name) for name in NAMES)]
    return next((path for path in found if path), None)


def launched(playwright: Playwright, path: str) -> Browser:
    return playwright.chromium.launch(executable_path=path, args=list(ARGUMENTS))


class Visitor:
    """One person with a browser of their own. Whatever the browser complains of is kept, and must be nothing."""

    def __init__(self, browser: Browser, address: str, **more: Any) -> None:
        settings: dict[str, Any] = {
            "viewport": {"width": 1440, "height": 900},
            "color_scheme": "dark",
            "locale": "en",
            "reduced_motion": "reduce",
            **more,
        }
        self.context: BrowserContext = browser.new_context(base_url=f"http://{address}", **settings)
        self.context.set_default_timeout(PATIENCE)
        self.page: Page = self.context.new_page()
        self.complaints: list[str] = []
        self.frames: list[str] = []  # everything that came over sockets
        self.unanswered: set[int] = set()  # what was sent and has not been answered yet
        self.page.on("console", self._hear)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("websocket", self._listen)

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(message.text)

    def _listen(self, socket: WebSocket) -> None:
        self.unanswered.clear()
        socket.on("framesent", lambda frame: self._send(str(frame)))
        socket.on("framereceived", lambda frame: self._receive(str(frame)))

    def _send(self, frame: str) -> None:
        message = json.loads(frame)
        if message["type"] not in UNANSWERED:
            self.unanswered.add(message["id"])

    def _receive(self, frame: str) -> None:
        self.frames.append(frame)
        self.unanswered -= {json.loads(frame).get("reply", -1)}

    # -- going places

    def open(self, path: str) -> "Visitor":
        self.page.goto(path)
        return self

    def play_now(self, rivals: int = 1, strength: str = "Novice") -> "Visitor":
        """From the start page to the first question, in two clicks (and two settings)."""
        self.open("/")
        card = self.page.locator("article", has_text="Ephyran")
        card.get_by_role("button", name=re.compile("Play now|Jouer maintenant")).click()
        card.get_by_role("radio", name=str(rivals), exact=True).check(force=True)
        card.get_by_role("radio", name=strength, exact=True).check(force=True)
        card.get_by_role("button", name=re.compile("Begin|Commencer")).click()
        return self.at_table()

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

    @property
    def is_over(self) -> bool:
        return self.page.locator("dialog[open] .winner").count() > 0

    def await_question(self) -> bool:
        """Wait until something is asked, and the page shows it; false when the game is over instead."""
        for _ in range(PATIENCE // 25):
            self.page.locator(f"{OPTION}, dialog[open] .winner").first.wait_for()
            if self.is_over:
                return False
            # What is still to be seen may be what was answered last, while bots choose at the same time.
            if self.is_settled and self.scene()["question"] is not None:
                return True
            self.page.wait_for_timeout(25)
        raise AssertionError("nothing is asked")

    @property
    def is_settled(self) -> bool:
        """Whether everything that was sent is answered, and the page shows the last scene that came."""
        shown: int | None = self.page.evaluate(SHOWN_VERSION)
        return not self.unanswered and shown in (None, self.scene()["version"])

    def scene(self) -> dict[str, Any]:
        """The last scene that the server sent."""
        for frame in reversed(self.frames):
            message = json.loads(frame)
            if "scene" in message:
                scene: dict[str, Any] = message["scene"]
                return scene
        raise AssertionError("no scene came")

    def choose(self, number: int = 0) -> None:
        """Take an option from the list."""
        before = self.scene()["version"]
        self.options.nth(min(number, self.options.count() - 1)).click()
        self.await_version(before)

    def await_version(self, before: int) -> None:
        """Wait for what follows an act: not only for what others did meanwhile."""
        for _ in range(PATIENCE // 25):
            if self.scene()["version"] > before and self.is_settled:
                return
            self.page.wait_for_timeout(25)
        raise AssertionError("nothing came back")

    def text(self) -> str:
        return self.page.locator("body").inner_text()

    def shot(self, name: str) -> None:
        """A screenshot, kept as an artefact to be looked at."""
        SHOTS.mkdir(exist_ok=True)
        self.page.wait_for_timeout(150)
        self.page.screenshot(path=str(SHOTS / f"{name}.png"))


@contextmanager
def visiting(browser: Browser, address: str, **more: Any) -> Iterator[Visitor]:
    """A visitor whose browser has nothing to complain of in the end."""
    visitor = Visitor(browser, address, **more)
    try:
        yield visitor
        assert visitor.complaints == []
    finally:
        visitor.context.close()
