"""What a comparison shows, as a table and in one sentence."""

from collections.abc import Sequence
from math import isfinite
from typing import Final

from agon.cli.reports.paper import Column, Paper, Sheet
from agon.cli.reports.series_tables import thing_name
from agon.lab.compare import LESS, MORE, OPEN, SAME, Difference

SIGNS: Final = {MORE: "+", LESS: "−", SAME: "=", OPEN: "?"}
WHOLE: Final = ("length", "score", "best")  # measures that are no shares


def comparison(paper: Paper, first: str, second: str, found: Sequence[Difference], within: float, games: int) -> None:
    """The table, then its summary in a sentence."""
    paper.sheet(comparison_sheet(paper, first, second, found))
    paper.line()
    paper.line(sentence(paper, found, within, games))
    paper.quiet(paper.words("compare-how"))


def comparison_sheet(paper: Paper, first: str, second: str, found: Sequence[Difference]) -> Sheet:
    heads = [first, second, *[paper.words(f"compare-{head}") for head in ("difference", "interval", "effect")], "±"]
    columns = [Column(""), *[Column(head, figures=True) for head in heads]]
    rows = [
        [
            measure_name(paper, one.measure),
            figure(paper, one, one.first),
            figure(paper, one, one.second),
            figure(paper, one, one.difference.value),
            f"{figure(paper, one, one.difference.low)} – {figure(paper, one, one.difference.high)}",
            paper.number(one.effect, 2),
            SIGNS[one.verdict],
        ]
        for one in found
    ]
    return Sheet(paper.words("compare-title"), columns, rows)


def sentence(paper: Paper, found: Sequence[Difference], within: float, games: int) -> str:
    """`No difference beyond 2 % after 1,840 games.`"""
    counted = {"games": paper.number(games, 0), "within": paper.percent(within)}
    differing = [measure_name(paper, one.measure) for one in found if one.verdict in (MORE, LESS)]
    undecided = [measure_name(paper, one.measure) for one in found if one.verdict == OPEN]
    if differing and undecided:
        names = {"names": ", ".join(differing), "undecided": ", ".join(undecided)}
        return paper.words("compare-differ-open", **counted, **names)
    if differing:
        return paper.words("compare-differ", names=", ".join(differing), **counted)
    if undecided:
        return paper.words("compare-open", names=", ".join(undecided), **counted)
    return paper.words("compare-same", **counted)


def figure(paper: Paper, one: Difference, value: float) -> str:
    if not isfinite(value):
        return "−∞" if value < 0 else "∞"
    return paper.number(value, 1) if one.measure in WHOLE else paper.percent(value)


def measure_name(paper: Paper, measure: str) -> str:
    """A measure in words: one of the fixed ones, a seat, or a thing by its name."""
    kind, _, word = measure.partition(":")
    if kind == "seat":
        return paper.words("sim-seat", number=word)
    return thing_name(paper, kind, word) if word else paper.words(f"compare-by-{kind}")


def difference_document(one: Difference) -> dict[str, object]:
    """One measure; before anything is claimed, it has no bounds."""
    bounds = {name: value if isfinite(value) else None for name, value in one.difference._asdict().items()}
    return {**one._asdict(), "difference": bounds}
