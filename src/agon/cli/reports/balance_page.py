"""A series as a web page: one self-contained file, in every language, light and dark, ready to print."""

from collections.abc import Callable, Sequence
from html import escape
from typing import Final

from agon.cli.reports.charts import Mark, histogram, marks
from agon.cli.reports.paper import Paper
from agon.cli.reports.played import Run, command_of
from agon.cli.reports.series_tables import between, named_seats, named_things, trait_title, uses_title
from agon.kernel.words import say
from agon.lab.balance import Life, Use, lives
from agon.lab.shares import Estimate
from agon.lab.stats import Line, Summary, summary

STYLE: Final = """
:root { color-scheme: light dark; --paper: #fffdf6; --ink: #2b2620; --quiet: #6f675b; --line: #d8d2c2; --mark: #1f6f8b;
  --fair: #b0483b; }
@media (prefers-color-scheme: dark) { :root { --paper: #1d1b18; --ink: #ece5d8; --quiet: #a89f90; --line: #45403a;
  --mark: #6cc0dc; --fair: #e58a7c; } }
@media print { :root { --paper: #fff; --ink: #000; --quiet: #444; --line: #bbb; --mark: #1f6f8b; --fair: #b0483b; }
  nav { display: none; } section, tr { break-inside: avoid; } }
body { background: var(--paper); color: var(--ink); font: 16px/1.5 Georgia, serif; max-width: 60rem; margin: 0 auto;
  padding: 1rem; }
h1, h2, h3 { font-weight: normal; line-height: 1.2; }
nav a { color: var(--mark); margin-right: 1rem; }
svg { width: 100%; height: auto; font: 13px sans-serif; }
svg text { fill: var(--ink); }
.grid { stroke: var(--line); } .fair { stroke: var(--fair); stroke-width: 2; }
.reach { stroke: var(--mark); stroke-width: 3; opacity: 0.5; } .value, .bar { fill: var(--mark); }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; font: 14px sans-serif; width: 100%; }
th, td { padding: 0.25rem 0.5rem; text-align: right; border-bottom: 1px solid var(--line); }
th:first-child, td:first-child { text-align: left; }
th { color: var(--quiet); font-weight: normal; vertical-align: bottom; }
.quiet { color: var(--quiet); font-size: 14px; } code { overflow-wrap: anywhere; }
main:not(:target) { display: none; }
body:not(:has(main:target)) main:first-of-type { display: block; }
"""


def page(run: Run, used: dict[str, list[Use]], papers: Sequence[Paper]) -> str:
    """The whole page. The language of the first paper is shown until another is chosen."""
    first = papers[0]
    links = "".join(f'<a href="#{paper.reader.language}">{escape(language_name(paper))}</a>' for paper in papers)
    head = (
        f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{title(first, run)}</title>'
    )
    bodies = "".join(body(paper, run, used) for paper in papers)
    start = f'<!doctype html><html lang="{first.reader.language}"><head>{head}<style>{STYLE}</style></head>'
    return f"{start}<body><nav>{links}</nav>{bodies}</body></html>\n"


def language_name(paper: Paper) -> str:
    return paper.words("page-language")


def title(paper: Paper, run: Run) -> str:
    return escape(paper.words("page-title", game=say(f"{run.series.game}-name")))


def body(paper: Paper, run: Run, used: dict[str, list[Use]]) -> str:
    found = summary(run.results)
    parts = [
        f"<h1>{title(paper, run)}</h1>",
        f"<p>{escape(paper.words('page-facts', games=paper.number(found.games, 0)))}</p>",
        f'<p class="quiet"><code>{escape(command_of(run.series, run.folders))}</code></p>',
        lines_part(paper, paper.words("sim-by-bot"), found.bots),
        lines_part(paper, paper.words("sim-by-seat"), named_seats(paper, found.seats)),
    ]
    for kind, lines in found.traits.items():
        parts.append(lines_part(paper, trait_title(paper, kind), named_things(paper, kind, lines)))
    parts += [ends_part(paper, found), lengths_part(paper, run, found)]
    for things in lives(used).values():
        parts.append(lives_part(paper, run.series.game, things))
    notes = "".join(f'<p class="quiet">{escape(paper.words(note))}</p>' for note in ("sim-how", "sim-how-won"))
    return f'<main id="{paper.reader.language}" lang="{paper.reader.language}">{"".join(parts)}{notes}</main>'


def section(heading: str, content: str) -> str:
    return f"<section><h2>{escape(heading)}</h2>{content}</section>"


def lines_part(paper: Paper, heading: str, lines: Sequence[Line]) -> str:
    """Shares of victory, each beside the fair one; nothing if there is nobody to compare with."""
    rows = [
        Mark(line.name, paper.percent(line.share.value), *line.share, line.fair if line.fair < 1 else None)
        for line in lines
    ]
    return section(heading, marks(rows, heading))


def ends_part(paper: Paper, found: Summary) -> str:
    """How the games ended."""
    heading = paper.words("page-ends")
    rows = [[paper.reader.say(say(reason)), paper.number(count, 0)] for reason, count in found.reasons.items()]
    return section(heading, table(["", paper.words("sim-games")], rows))


def lengths_part(paper: Paper, run: Run, found: Summary) -> str:
    heading = paper.words("page-lengths")
    told = paper.words("page-mean", value=paper.number(found.asks.value, 1))
    picture = histogram([result.asks for result in run.results], heading)
    return section(heading, f'{picture}<p class="quiet">{escape(told)}</p>')


def lives_part(paper: Paper, game: str, things: Sequence[Life]) -> str:
    """A kind of thing, a line each: how often it was there, what became of it, and who won when it got to the last
    stage.
    """
    groups = list(dict.fromkeys(group for life in things for group, _ in life.uses))
    heads = ["", paper.words("sim-offered"), *[uses_title(paper, game, group) for group in groups]]
    heads += [paper.words("sim-won-used"), paper.words("sim-interval"), paper.words("sim-won-there")]
    ordered = sorted(things, key=lambda life: -life.uses[-1][1].share.value)
    heading = uses_title(paper, game, groups[0])
    return section(heading, table(heads, [life_row(paper, life, groups) for life in ordered]))


def life_row(paper: Paper, life: Life, groups: Sequence[str]) -> list[str]:
    stages = dict(life.uses)
    last = life.uses[-1][1]
    return [
        paper.reader.name(life.thing),
        paper.number(last.games, 0),
        *[paper.percent(stages[group].share.value) if group in stages else "" for group in groups],
        told(last.won_used, lambda found: paper.percent(found.value)),
        told(last.won_used, lambda found: between(paper, found)),
        told(last.won_there, lambda found: paper.percent(found.value)),
    ]


def told(found: Estimate | None, words: Callable[[Estimate], str]) -> str:
    return "–" if found is None else words(found)


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    head = "".join(f"<th>{escape(cell)}</th>" for cell in heads)
    lines = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f'<div class="scroll"><table><thead><tr>{head}</tr></thead><tbody>{lines}</tbody></table></div>'
