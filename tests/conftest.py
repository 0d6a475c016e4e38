"""How doctest examples are found, and what a run of the tests says at its end."""

import gc
import os
from collections import Counter
from collections.abc import Generator

import pytest
from hypothesis import HealthCheck, settings

# The same examples every time, on a slow machine too; a soak looks for new ones.
settings.register_profile(
    "agon",
    deadline=None,
    derandomize="AGON_SOAK_GAMES" not in os.environ,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("agon")

SUMMED = ("paired points",)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Add up what tests have counted with `record_property`, over all workers."""
    totals: Counter[str] = Counter()
    for reports in terminalreporter.stats.values():
        for report in reports:
            for name, value in getattr(report, "user_properties", []):
                if name in SUMMED and getattr(report, "when", "") == "call":
                    totals[name] += value
    for name, total in totals.items():
        terminalreporter.write_line(f"{name}: {total}")


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Ten thousand tests are no garbage: looking through them again and again takes longer than finding them."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.set_threshold(100_000, 20, 100)
        gc.enable()
