"""The page in a browser: its weight, the time to the first question, the time to redraw, and what holds the page up.

`python bench/browser.py [GAME[:SEATS] ...]`; needs a Chromium, as the tests of the page do. Deeds of rivals are staged
at the readable pace meanwhile, as people have it who have set nothing.
"""

import os
import statistics
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Final

from playwright.sync_api import sync_playwright

if TYPE_CHECKING:
    from playwright.sync_api import CDPSession

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
  window.held = [];
  new PerformanceObserver((list) => window.held.push(...list.getEntries().map((one) => one.duration)))
    .observe({ type: "longtask" });
"""
GAMES: Final = ("ephyran:2", "hybris:4", "hellas:4")
TOO_LONG: Final = 100  # milliseconds in which a page should answer


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


def busy(session: "CDPSession") -> float:
    """Seconds of processor time that the page has taken so far."""
    metrics = session.send("Performance.getMetrics")["metrics"]
    return next(metric["value"] for metric in metrics if metric["name"] == "TaskDuration")


def measured(server: "Server", subject: str, path: str) -> None:
    from page.people import SEED, Visitor, launched

    game, _, seats = subject.partition(":")
    rivals = [{"who": "bot", "bot": "apprentice"}] * (int(seats or 2) - 1)
    with sync_playwright() as playwright:
        browser = launched(playwright, path)
        visitor = Visitor(browser, server.address, reduced_motion="no-preference")
        visitor.page.add_init_script(WATCH)
        visitor.open("/")
        response = visitor.context.request.post(
            "/api/tables",
            data={"game": game, "seats": [{"who": "me"}, *rivals], "seed": SEED},
            headers={"Origin": f"http://{server.address}"},
        )
        visitor.open(response.json()["path"])
        visitor.options.first.wait_for()
        starts = [first_question(visitor) for _ in range(VISITS)]
        print(f"{subject}: first question after {statistics.median(starts) * 1000:.0f} ms (median of {VISITS} visits)")
        redraws: list[float] = []
        session = visitor.context.new_cdp_session(visitor.page)
        session.send("Performance.enable", {"timeDomain": "threadTicks"})
        before = busy(session)
        visitor.page.evaluate("window.redraws.length = window.held.length = 0")
        for _ in range(CHOICES):
            if not visitor.await_question():
                break
            visitor.choose()
            visitor.page.wait_for_timeout(120)
        redraws = sorted(visitor.page.evaluate("window.redraws"))
        worst = redraws[int(len(redraws) * 0.95)]
        print(
            f"{subject}: redraw in {statistics.median(redraws):.0f} ms, 95th percentile {worst:.0f} ms"
            f" ({len(redraws)} messages; painting waits for the next frame)"
        )
        spent = (busy(session) - before) / len(redraws) * 1000
        print(f"{subject}: {spent:.0f} ms of processor time a message, whatever else runs")
        held = sorted(visitor.page.evaluate("window.held"))
        long = sum(task > TOO_LONG for task in held)
        print(f"{subject}: {long} tasks over {TOO_LONG} ms, the longest {held[-1] if held else 0:.0f} ms")
        browser.close()


def main() -> None:
    sys.path.insert(0, str(ROOT / "tests"))  # the people of the tests
    from page.people import chromium
    from server.serving import Server

    path = chromium()
    if path is None:
        sys.exit("No Chromium here: install Debian's chromium, or name yours in AGON_CHROMIUM.")
    print(f"page: {weight()}; load of the last minute {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors")
    with TemporaryDirectory() as folder:
        server = Server(str(Path(folder) / "agon.db"))
        try:
            for game in sys.argv[1:] or GAMES:
                measured(server, game, path)
        finally:
            server.stop()


if __name__ == "__main__":
    main()
