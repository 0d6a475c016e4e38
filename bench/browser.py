"""The page in a browser: its weight, the time to the first question, and the time to redraw after a choice.

`python bench/browser.py [GAME ...]`; needs a Chromium, as the tests of the page do.
"""

import statistics
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Final

from playwright.sync_api import sync_playwright

if TYPE_CHECKING:
    from page.people import Visitor
    from server.serving import Server

ROOT: Final = Path(__file__).resolve().parents[1]
BUILT: Final = ROOT / "src" / "agon" / "server" / "page"
CHOICES: Final = 60
VISITS: Final = 5

# From a message on the socket to the frame in which everything it changed is painted.
WATCH: Final = """
  window.redraws = [];
  const Plain = WebSocket;
  window.WebSocket = class extends Plain {
    set onmessage(heard) {
      super.onmessage = (event) => {
        const start = performance.now();
        heard(event);
        requestAnimationFrame(() => setTimeout(() => window.redraws.push(performance.now() - start)));
      };
    }
  };
"""


def weight() -> str:
    scripts = sum(path.stat().st_size for path in BUILT.rglob("*.br"))
    fonts = sum(path.stat().st_size for path in BUILT.rglob("*.woff2"))
    return (
        f"{scripts / 1000:.0f} kB compressed, and at most {fonts / 1000:.0f} kB of fonts, of which a reader loads some"
    )


def first_question(visitor: "Visitor") -> float:
    """Seconds from navigation to a question that can be answered, at a table that waits."""
    start = time.perf_counter()
    visitor.page.reload(wait_until="commit")
    visitor.options.first.wait_for()
    return time.perf_counter() - start


def measured(server: "Server", game: str, path: str) -> None:
    from page.people import Visitor, launched

    with sync_playwright() as playwright:
        browser = launched(playwright, path)
        visitor = Visitor(browser, server.address, reduced_motion="no-preference")
        visitor.page.add_init_script(WATCH)
        visitor.open("/")
        response = visitor.context.request.post(
            "/api/tables",
            data={"game": game, "seats": [{"who": "me"}, {"who": "bot", "bot": "apprentice"}]},
            headers={"Origin": f"http://{server.address}"},
        )
        visitor.open(response.json()["path"])
        visitor.options.first.wait_for()
        starts = [first_question(visitor) for _ in range(VISITS)]
        print(f"{game}: first question after {statistics.median(starts) * 1000:.0f} ms (median of {VISITS} visits)")
        redraws: list[float] = []
        visitor.page.evaluate("window.redraws.length = 0")
        for _ in range(CHOICES):
            if not visitor.await_question():
                break
            visitor.options.first.click()
            visitor.complete()
            visitor.page.wait_for_timeout(120)
        redraws = sorted(visitor.page.evaluate("window.redraws"))
        worst = redraws[int(len(redraws) * 0.95)]
        print(
            f"{game}: redraw in {statistics.median(redraws):.0f} ms, 95th percentile {worst:.0f} ms"
            f" ({len(redraws)} messages; painting waits for the next frame)"
        )
        browser.close()


def main() -> None:
    sys.path.insert(0, str(ROOT / "tests"))  # the people of the tests
    from page.people import chromium
    from server.serving import Server

    path = chromium()
    if path is None:
        sys.exit("No Chromium here: install Debian's chromium, or name yours in AGON_CHROMIUM.")
    print(f"page: {weight()}")
    with TemporaryDirectory() as folder:
        server = Server(str(Path(folder) / "agon.db"))
        try:
            for game in sys.argv[1:] or ["ephyran", "hybris"]:
                measured(server, game, path)
        finally:
            server.stop()


if __name__ == "__main__":
    main()
