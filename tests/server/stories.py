"""Stories that are told with `await`."""

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any


def live(story: Coroutine[Any, Any, None]) -> None:
    """Run a story to its end, in a thread of its own: in this one the browser of other tests may have its loop."""
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, story).result()
