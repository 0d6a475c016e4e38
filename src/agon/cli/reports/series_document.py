"""What a series shows, as JSON."""

from collections.abc import Iterator

from agon import __version__
from agon.cli.reports.played import Run, command_of, timed
from agon.lab.balance import Use
from agon.lab.series import GameResult
from agon.lab.shares import Estimate
from agon.lab.stats import Line, Summary, summary


def document(run: Run, used: dict[str, list[Use]]) -> dict[str, object]:
    """The whole series. All but `timing` is the same whenever and however it is played."""
    series = run.series
    return {
        "format": "agon-series",
        "version": 2,
        "agon": __version__,
        "command": command_of(series, run.folders),
        "series": {
            "game": series.game,
            "players": len(series.entrants),
            "seats": list(series.entrants),
            "games": series.games,
            "seed": series.seed,
            "modules": list(series.modules),
            "options": dict(series.options),
            "packs": [pack._asdict() for pack in run.pack.editions()],
        },
        "complete": run.complete,
        "reproducible": not any(timed(spec) for spec in series.entrants),
        "summary": summary_document(summary(run.results)),
        "uses": {group: [use_document(use) for use in things] for group, things in used.items()},
        "games": [game_document(result) for result in run.results],
        "timing": {"jobs": run.jobs, "seconds": run.seconds, "games_per_s": run.fresh / run.seconds},
    }


def use_document(use: Use) -> dict[str, object]:
    def plain(estimate: Estimate | None) -> dict[str, float] | None:
        return None if estimate is None else estimate._asdict()

    own = {"share": plain(use.share), "won_used": plain(use.won_used), "won_there": plain(use.won_there)}
    return {**use._asdict(), **own}


def game_document(result: GameResult) -> dict[str, object]:
    """One game. Seats are counted from 0, as places in the lists."""
    return {
        "game": result.number,
        "seed": result.seed,
        "seats": list(result.bots),
        "outcome": {
            "winners": list(result.winners),
            "ranks": list(result.ranks),
            "scores": list(result.scores),
            "reason": result.reason,
        },
        "asks": result.asks,
        "choices": result.choices,
        "traits": list(result.traits),
        "digest": result.digest,
    }


def summary_document(found: Summary) -> dict[str, object]:
    return {
        "games": found.games,
        "confidence": 0.95,
        "bots": list(line_documents(found.bots)),
        "seats": list(line_documents(found.seats)),
        "traits": {kind: list(line_documents(lines)) for kind, lines in found.traits.items()},
        "asks": found.asks._asdict(),
        "choices": found.choices._asdict(),
        "shortest": found.shortest,
        "longest": found.longest,
        "reasons": found.reasons,
    }


def line_documents(lines: list[Line]) -> Iterator[dict[str, object]]:
    for line in lines:
        yield {**line._asdict(), "share": line.share._asdict(), "score": line.score._asdict()}
