"""The chances of a game drawn: in the terminal, and as a picture."""

from collections.abc import Sequence
from typing import Final
from xml.sax.saxutils import escape

from agon.lab.analysis import Moment

HEIGHT: Final = 11  # lines: 100 % down to 0 %, ten at a time
WIDTH: Final = 64
COLOURS: Final = ("#c0392b", "#2471a3", "#1e8449", "#b7950b")
LETTERS: Final = 'font-family="sans-serif" font-size="12"'
PICTURE: Final = (720, 320, 40)  # width, height, and the room around


def at(curve: Sequence[Moment], column: int, columns: int) -> Moment:
    """The moment that stands in a column."""
    return curve[round(column * (len(curve) - 1) / max(1, columns - 1))]


def chart(curve: Sequence[Moment]) -> list[str]:
    """Lines of text, in which the number of a seat stands at its chance; where several meet, an asterisk."""
    columns = min(WIDTH, len(curve))
    rows = [[" "] * columns for _ in range(HEIGHT)]
    for column in range(columns):
        for seat, chance in enumerate(at(curve, column, columns).chances):
            row = rows[HEIGHT - 1 - round(chance * (HEIGHT - 1))]
            row[column] = str(seat + 1) if row[column] == " " else "*"
    lines = [f"{100 - 10 * number:>4} |{''.join(row)}".rstrip() for number, row in enumerate(rows)]
    return [*lines, f"{'':>4} +{'-' * columns}"]


def picture(curve: Sequence[Moment], names: Sequence[str], title: str) -> str:
    """The same as SVG: a line for each seat."""
    width, height, room = PICTURE
    last = max(1, len(curve) - 1)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" {LETTERS}>',
        f"<title>{escape(title)}</title>",
        f'<rect width="{width}" height="{height}" fill="#fffdf6"/>',
    ]
    for tenth in range(0, 11, 2):
        y = height - room - tenth / 10 * (height - 2 * room)
        parts.append(f'<path d="M{room} {y:.1f}H{width - room}" stroke="#d8d2c2"/>')
        parts.append(f'<text x="{room - 6}" y="{y + 4:.1f}" text-anchor="end">{10 * tenth}</text>')
    for seat, name in enumerate(names):
        colour = COLOURS[seat % len(COLOURS)]
        spots = [
            f"{room + place / last * (width - 2 * room):.1f},"
            f"{height - room - moment.chances[seat] * (height - 2 * room):.1f}"
            for place, moment in enumerate(curve)
        ]
        parts.append(f'<polyline points="{" ".join(spots)}" fill="none" stroke="{colour}" stroke-width="2"/>')
        parts.append(f'<text x="{room + 150 * seat}" y="{room - 14}" fill="{colour}">{escape(name)}</text>')
    return "\n".join([*parts, "</svg>"]) + "\n"
