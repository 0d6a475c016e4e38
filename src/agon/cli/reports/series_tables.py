"""What a series shows, as tables."""

from agon.cli.reports.paper import Column, Paper, Sheet
from agon.cli.reports.played import Run, command_of, timed, watch_command
from agon.kernel.words import say
from agon.lab.balance import Use
from agon.lab.shares import Estimate
from agon.lab.stats import Line, Summary, summary


def report(paper: Paper, run: Run, used: dict[str, list[Use]]) -> None:
    found = summary(run.results)
    if not run.complete:
        paper.line(paper.words("sim-stopped", played=len(run.results), games=run.series.games))
    if run.enough is not None:
        paper.line(paper.words("sim-enough", played=run.enough, games=run.series.games))
    paper.sheet(lines_sheet(paper, paper.words("sim-by-bot"), found.bots))
    paper.sheet(lines_sheet(paper, paper.words("sim-by-seat"), named_seats(paper, found.seats)))
    for kind, lines in found.traits.items():
        paper.sheet(lines_sheet(paper, trait_title(paper, kind), named_things(paper, kind, lines)))
    for group, things in used.items():
        paper.sheet(uses_sheet(paper, uses_title(paper, run.series.game, group), things))
    paper.sheet(games_sheet(paper, run, found))
    paper.line()
    paper.quiet(paper.words("sim-how"))
    if used:
        paper.quiet(paper.words("sim-how-won"))
    if any(timed(spec) for spec in run.series.entrants):
        paper.quiet(paper.words("sim-timed"))
    paper.line(
        paper.words(
            "sim-again", command=command_of(run.series._replace(games=run.enough or run.series.games), run.folders)
        )
    )
    paper.line(paper.words("sim-watch", command=watch_command(run, run.results[0])))


def lines_sheet(paper: Paper, title: str, lines: list[Line]) -> Sheet:
    """Shares of victory and scores. A sign says that the interval of a share does not include the fair one."""
    columns = [Column("")] + [
        Column(paper.words(f"sim-{column}"), figures=True)
        for column in ("games", "wins", "interval", "fair", "verdict", "score", "interval")
    ]
    rows = [
        [
            line.name,
            paper.number(line.games, 0),
            paper.percent(line.share.value),
            between(paper, line.share),
            paper.percent(line.fair) if line.fair < 1 else "–",
            verdict(line),
            paper.number(line.score.value, 1),
            interval(paper, line.score),
        ]
        for line in lines
    ]
    return Sheet(title, columns, rows)


def uses_title(paper: Paper, game: str, group: str) -> str:
    """What a group of uses is called: by the game itself, or among the words of all."""
    own = f"{game}-report-{group}"
    if paper.reader.knows(own):
        return paper.reader.say(say(own))
    return paper.words(f"sim-use-{group}") if paper.reader.knows(f"reports-sim-use-{group}") else group


def uses_sheet(paper: Paper, title: str, things: list[Use]) -> Sheet:
    """How often each thing of a group was used in the games where it could be, the most used first."""
    columns = [Column("")] + [
        Column(paper.words(f"sim-{column}"), figures=True)
        for column in ("offered", "used", "share", "interval", "won-used", "interval", "won-there")
    ]
    rows = [
        [
            paper.reader.name(use.thing),
            paper.number(use.games, 0),
            paper.number(use.used, 0),
            paper.percent(use.share.value),
            between(paper, use.share),
            "–" if use.won_used is None else paper.percent(use.won_used.value),
            "–" if use.won_used is None else between(paper, use.won_used),
            "–" if use.won_there is None else paper.percent(use.won_there.value),
        ]
        for use in sorted(things, key=lambda use: -use.share.value)
    ]
    return Sheet(title, columns, rows)


def verdict(line: Line) -> str:
    if line.fair == 1:  # a bot that has every seat, or plays alone, has nobody to be compared with
        return ""
    return "+" if line.share.low > line.fair else "−" if line.share.high < line.fair else "="


def between(paper: Paper, share: Estimate) -> str:
    return f"{paper.percent(share.low)} – {paper.percent(share.high)}"


def interval(paper: Paper, estimate: Estimate) -> str:
    return f"{paper.number(estimate.low, 1)} – {paper.number(estimate.high, 1)}"


def named_seats(paper: Paper, lines: list[Line]) -> list[Line]:
    return [line._replace(name=paper.words("sim-seat", number=line.name)) for line in lines]


def trait_title(paper: Paper, kind: str) -> str:
    """`By god`, for what Agon has a word for; otherwise the game's own word."""
    return paper.words(f"sim-by-{kind}") if paper.reader.knows(f"reports-sim-by-{kind}") else kind


def named_things(paper: Paper, kind: str, lines: list[Line]) -> list[Line]:
    """Things by their names; what has none keeps its word."""
    return [line._replace(name=thing_name(paper, kind, line.name)) for line in lines]


def thing_name(paper: Paper, kind: str, word: str) -> str:
    if paper.reader.knows(f"reports-sim-{kind}"):
        return paper.words(f"sim-{kind}", number=word)
    return paper.reader.name(word)


def games_sheet(paper: Paper, run: Run, found: Summary) -> Sheet:
    """How long the games were, how they ended, how fast they went."""
    rows = [
        [paper.words("sim-played"), paper.number(found.games, 0)],
        [paper.words("sim-asks"), f"{paper.number(found.asks.value, 1)} ({interval(paper, found.asks)})"],
        [paper.words("sim-choices"), paper.number(found.choices.value, 1)],
        [paper.words("sim-lengths"), f"{paper.number(found.shortest, 0)} – {paper.number(found.longest, 0)}"],
    ]
    for reason, count in found.reasons.items():
        ending = paper.reader.say(say(reason))
        rows.append([ending, f"{paper.number(count, 0)} ({paper.percent(count / found.games)})"])
    if run.fresh:
        speed = paper.words("sim-rate", rate=paper.number(run.fresh / run.seconds, 1), jobs=run.jobs)
        rows.append([paper.words("sim-speed"), speed])
    return Sheet(paper.words("sim-games-title"), [Column(""), Column("", figures=True)], rows)
