"""What a run of the tests says at its end."""

from collections import Counter

import pytest

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
