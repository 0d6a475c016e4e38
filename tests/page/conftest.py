"""A browser and a server for all tests of the page."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from page.people import Visitor, chromium, launched, visiting
from server.serving import Server, serving

BUILT = Path(__file__).parents[2] / "src" / "agon" / "server" / "page" / "index.html"

Visit = Callable[..., Visitor]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = chromium()
    if path is None:
        pytest.skip("no Chromium here: install Debian's chromium, or name yours in AGON_CHROMIUM")
    with sync_playwright() as playwright:
        started = launched(playwright, path)
        yield started
        started.close()


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    if not BUILT.is_file():
        pytest.skip("the page is not built: python page/build.py")
    with serving(str(tmp_path_factory.mktemp("page") / "agon.db")) as server:
        yield server


@pytest.fixture
def visit(browser: Browser, served: Server) -> Iterator[Visit]:
    """Somebody comes in: `visit()`, with settings of their browser if need be."""
    with ExitStack() as everybody:

        def come(address: str = served.address, **more: Any) -> Visitor:
            return everybody.enter_context(visiting(browser, address, **more))

        yield come
