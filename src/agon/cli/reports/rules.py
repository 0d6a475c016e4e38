"""`agon rules`: what the books say, and which of their rules a test proves."""

import argparse
from difflib import get_close_matches
from pathlib import Path
from typing import Final

from agon.cli.complaints import Complaint, one_of
from agon.cli.reports.arguments import Subparsers, add_command, add_json
from agon.cli.reports.paper import Column, Paper, Sheet, paper_for
from agon.cli.reports.things import things_called
from agon.kernel.words import say
from agon.lab.coverage import Proof, Section, checkout_tests, proofs_in, sections
from agon.shelf.ledgers import Chapter, Rule, Sentence, books, ledger, reading, search
from agon.text.languages import LANGUAGES

EXAMPLES: Final = (
    "agon rules",
    "agon rules ephyran --missing",
    "agon rules --show EPH-TURN-03",
    "agon rules --search magic token",
)

Proofs = dict[str, list[Proof]] | None  # None where there are no tests to look at


def register(subparsers: Subparsers) -> None:
    parser = add_command(subparsers, "rules", "reports-help-rules", EXAMPLES)
    parser.add_argument("book", nargs="?", metavar="BOOK", help="reports-help-rules-book")
    parser.add_argument("--missing", action="store_true", help="reports-help-rules-missing")
    parser.add_argument("--show", metavar="ID", help="reports-help-rules-show")
    parser.add_argument("--search", nargs="+", metavar="WORD", help="reports-help-rules-search")
    parser.add_argument("--tests", type=Path, metavar="DIR", help="reports-help-rules-tests")
    add_json(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    paper = paper_for(args)
    wanted = books() if args.book is None else (one_of("reports-kind-book", args.book, books()),)
    rules = [rule for book in wanted for rule in ledger(book).rules]
    proofs = known_proofs(args.tests)
    if args.show:
        return show(paper, args, [rule_called(args.show, rules)], proofs)
    if args.search:
        words = " ".join(args.search)
        found = [rule for book in wanted for rule in search(words, book)]
        things = [] if args.json else things_called(words, [ledger(book).game for book in wanted], paper)
        for name, texts in things:
            paper.paragraph(name, texts)
        return 0 if show(paper, args, found, proofs) == 0 or things else 1
    if args.json:
        paper.json(document(rules, proofs))
    elif args.missing:
        report_missing(paper, rules, proofs)
    else:
        report(paper, rules, proofs)
    return 0


def known_proofs(folder: Path | None) -> Proofs:
    """The tests in that folder, or those beside the source; None where there are none to look at."""
    if folder is not None and not folder.is_dir():
        raise Complaint(say("reports-no-folder", folder=str(folder)))
    tests = folder or checkout_tests()
    return None if tests is None else proofs_in(tests)


def rule_called(id: str, rules: list[Rule]) -> Rule:
    for rule in rules:
        if rule.id == id.upper():
            return rule
    near = get_close_matches(id.upper(), [rule.id for rule in rules], 1)
    raise Complaint(say("reports-no-rule", rule=id, near=near[0] if near else ""))


# ---------------------------------------------------------------- coverage


def sections_by_book(rules: list[Rule], proofs: Proofs) -> dict[str, list[Section]]:
    ids: dict[str, list[str]] = {}
    for rule in rules:
        ids.setdefault(rule.book, []).append(rule.id)
    return {book: sections(own, proofs or {}) for book, own in ids.items()}


def count(parts: list[Section]) -> int:
    return sum(len(part.rules) for part in parts)


def count_tested(parts: list[Section]) -> int:
    return sum(len(part.rules) - len(part.missing) for part in parts)


def report(paper: Paper, rules: list[Rule], proofs: Proofs) -> None:
    """Rules and tests by section, and in all."""
    columns = [Column(paper.words("rules-section")), Column(paper.words("rules-count"), figures=True)]
    if proofs is not None:
        columns.append(Column(paper.words("rules-tested"), figures=True))
        columns.append(Column(paper.words("rules-without")))
    for book, parts in sections_by_book(rules, proofs).items():
        titles = {chapter.id: title_of(chapter, paper) for chapter in ledger(book).chapters}
        rows = []
        for part in parts:
            row = [titles.get(part.name, part.name), str(len(part.rules))]
            if proofs is not None:
                missing = ", ".join(rule.rpartition("-")[2] for rule in part.missing)
                row += [str(len(part.rules) - len(part.missing)), missing]
            rows.append(row)
        paper.sheet(Sheet(book.capitalize(), columns, rows))
        told_total(paper, book, parts, proofs)
    told_unknown(paper, rules, proofs)


def title_of(chapter: Chapter, paper: Paper) -> str:
    """A chapter by its title, with the id that its rules begin with."""
    return f"{chapter.titled(paper.reader.language)} ({chapter.id})"


def report_missing(paper: Paper, rules: list[Rule], proofs: Proofs) -> None:
    """Every rule without a test, in words."""
    for book, parts in sections_by_book(rules, proofs).items():
        missing = [] if proofs is None else [id for part in parts for id in part.missing]
        for rule in rules:
            if rule.id in missing:
                paper.line(f"{rule.id}  {rule.said(paper.reader.language)}")
        told_total(paper, book, parts, proofs)


def told_total(paper: Paper, book: str, parts: list[Section], proofs: Proofs) -> None:
    if proofs is None:
        paper.line(paper.words("rules-no-tests", book=book.capitalize(), rules=count(parts)))
    else:
        total = paper.words("rules-total", book=book.capitalize(), tested=count_tested(parts), rules=count(parts))
        paper.line(total)


def told_unknown(paper: Paper, rules: list[Rule], proofs: Proofs) -> None:
    """Marks that name a rule of no ledger: misspelt, most likely."""
    for id in unknown(proofs):
        for proof in (proofs or {})[id]:
            paper.line(paper.words("rules-unknown", rule=id, test=proof.place))


def unknown(proofs: Proofs) -> list[str]:
    known = {rule.id for book in books() for rule in ledger(book).rules}
    return [id for id in proofs or {} if id not in known]


# ---------------------------------------------------------------- single rules


def show(paper: Paper, args: argparse.Namespace, rules: list[Rule], proofs: Proofs) -> int:
    """Rules in full. Finding none is not an error, but not a success either, as with other search programs."""
    if args.json:
        paper.json([rule_document(rule, proofs) for rule in rules])
        return 0 if rules else 1
    for rule in rules:
        show_rule(paper, rule, proofs)
    if not rules:
        paper.line(paper.words("rules-none-found"))
    return 0 if rules else 1


def show_rule(paper: Paper, rule: Rule, proofs: Proofs) -> None:
    language = paper.reader.language
    place = paper.words("rules-place", book=rule.book.capitalize(), page=rule.page or 0)
    chapters = [chapter.titled(language) for chapter in ledger(rule.book).chapters if chapter.id == rule.chapter]
    texts = [rule.said(language)]
    if rule.noted(language):
        texts.append(paper.words("rules-note", note=rule.noted(language)))
    texts += [said_in_book(paper, sentence) for sentence in reading(rule.book).behind(rule.id)]
    texts += [paper.words("rules-ours", why=own.reason(language)) for own in reading(rule.book).own(rule.id)]
    if proofs is None:
        texts.append(paper.words("rules-not-looked"))
    else:
        tests = proofs.get(rule.id, [])
        texts += [paper.words("rules-test", test=proof.place) for proof in tests]
        texts += [] if tests else [paper.words("rules-no-test")]
    paper.paragraph("  ".join([rule.id, *chapters, place]), texts)


def said_in_book(paper: Paper, sentence: Sentence) -> str:
    """Where the book says it, by the sentence's first words, and how it is read where it can be read in two ways."""
    ruling = sentence.ruled(paper.reader.language)
    source = sentence.source.replace(" ", "-") or "book"
    place = paper.words("rules-sentence", page=sentence.page, source=source, words=sentence.words)
    return f"{place} {paper.words('rules-ruling', ruling=ruling)}" if ruling else place


# ---------------------------------------------------------------- JSON


def document(rules: list[Rule], proofs: Proofs) -> dict[str, object]:
    """Coverage by book, section and rule. Without tests to look at, what is not known is null."""
    looked = proofs is not None
    return {
        "tests_found": looked,
        "books": [
            {
                "book": book,
                "rules": count(parts),
                "tested": count_tested(parts) if looked else None,
                "sections": [
                    {
                        "section": part.name,
                        "rules": len(part.rules),
                        "tested": len(part.rules) - len(part.missing) if looked else None,
                        "missing": list(part.missing) if looked else None,
                    }
                    for part in parts
                ],
                "tests": {
                    id: [proof.place for proof in (proofs or {}).get(id, [])] for part in parts for id in part.rules
                }
                if looked
                else None,
            }
            for book, parts in sections_by_book(rules, proofs).items()
        ],
        "unknown_rules": {id: [proof.place for proof in (proofs or {})[id]] for id in unknown(proofs)},
    }


def rule_document(rule: Rule, proofs: Proofs) -> dict[str, object]:
    return {
        "id": rule.id,
        "book": rule.book,
        "page": rule.page,
        "basis": rule.basis,
        "text": {language: rule.said(language) for language in LANGUAGES},
        "note": {language: rule.noted(language) for language in LANGUAGES if rule.noted(language)},
        "sentences": [
            {
                "source": sentence.source,
                "page": sentence.page,
                "words": sentence.words,
                "ruling": {language: sentence.ruled(language) for language in LANGUAGES if sentence.ruled(language)},
            }
            for sentence in reading(rule.book).behind(rule.id)
        ],
        "ours": [{language: own.reason(language) for language in LANGUAGES} for own in reading(rule.book).own(rule.id)],
        "tests": None if proofs is None else [proof.place for proof in proofs.get(rule.id, [])],
    }
