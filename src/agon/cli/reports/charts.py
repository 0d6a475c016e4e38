"""Small charts as SVG. Colours are the page's, by class, so that they are right in the dark and printed."""

from collections.abc import Sequence
from typing import Final, NamedTuple
from xml.sax.saxutils import escape

WIDTH: Final = 720
NAMES: Final = 220  # room for names to the left
FIGURES: Final = 70  # and for figures to the right
ROW: Final = 24
TALL: Final = 140
BINS: Final = 24


class Mark(NamedTuple):
    """A value from 0 to 1 with its interval, and the fair value, or None."""

    name: str
    told: str  # the value in words
    value: float
    low: float
    high: float
    fair: float | None


def marks(rows: Sequence[Mark], title: str) -> str:
    """A point and its interval a row, with a line across for what would be fair."""
    height = ROW * len(rows) + 8
    parts = [f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{quoted(title)}">']
    for quarter in range(5):
        x = place(quarter / 4)
        parts.append(f'<line class="grid" x1="{x:.1f}" x2="{x:.1f}" y1="0" y2="{height}"/>')
    for number, row in enumerate(rows):
        y = ROW * number + ROW / 2 + 4
        parts.append(f'<text x="{NAMES - 10}" y="{y + 4:.1f}" text-anchor="end">{escape(row.name)}</text>')
        if row.fair is not None:
            x = place(row.fair)
            parts.append(f'<line class="fair" x1="{x:.1f}" x2="{x:.1f}" y1="{y - 9:.1f}" y2="{y + 9:.1f}"/>')
        parts.append(
            f'<line class="reach" x1="{place(row.low):.1f}" x2="{place(row.high):.1f}" y1="{y:.1f}" y2="{y:.1f}"/>'
        )
        parts.append(f'<circle class="value" cx="{place(row.value):.1f}" cy="{y:.1f}" r="5"/>')
        parts.append(f'<text x="{WIDTH - FIGURES + 10}" y="{y + 4:.1f}">{escape(row.told)}</text>')
    return "".join([*parts, "</svg>"])


def place(share: float) -> float:
    """Where a share stands, from left to right."""
    return NAMES + min(1.0, max(0.0, share)) * (WIDTH - NAMES - FIGURES)


def histogram(values: Sequence[int], title: str) -> str:
    """How often each length came up."""
    low, high = min(values), max(values)
    wide = max(1, -(-(high - low + 1) // BINS))
    counts = [0] * ((high - low) // wide + 1)
    for value in values:
        counts[(value - low) // wide] += 1
    step, most = WIDTH / len(counts), max(counts)
    parts = [f'<svg viewBox="0 0 {WIDTH} {TALL + 22}" role="img" aria-label="{quoted(title)}">']
    for number, count in enumerate(counts):
        tall = TALL * count / most
        at = low + number * wide
        told = f"{at} – {at + wide - 1}: {count}" if wide > 1 else f"{at}: {count}"
        box = f'x="{step * number + 1:.1f}" y="{TALL - tall:.1f}" width="{max(1.0, step - 2):.1f}" height="{tall:.1f}"'
        parts.append(f'<rect class="bar" {box}><title>{told}</title></rect>')
    parts.append(f'<text x="0" y="{TALL + 16}">{low}</text>')
    parts.append(f'<text x="{WIDTH}" y="{TALL + 16}" text-anchor="end">{high}</text>')
    return "".join([*parts, "</svg>"])


def quoted(text: str) -> str:
    return escape(text, {'"': "&quot;"})
