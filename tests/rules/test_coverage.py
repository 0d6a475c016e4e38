"""Every rule of every game that can be played has a test marked with it, and every mark names a rule."""

from collections import Counter
from pathlib import Path

from agon.games.registry import GAMES
from agon.lab.coverage import proofs_in
from agon.shelf.ledgers import books, ledger

TESTS = Path(__file__).parents[1]


def rules_of_played_games() -> list[str]:
    """The ids of the books of the registered games; other ledgers wait for their game."""
    return [rule.id for book in books() if ledger(book).game in GAMES for rule in ledger(book).rules]


def all_rules() -> list[str]:
    return [rule.id for book in books() for rule in ledger(book).rules]


def test_every_rule_has_a_test() -> None:
    proofs = proofs_in(TESTS)
    assert rules_of_played_games()
    assert [rule for rule in rules_of_played_games() if rule not in proofs] == []


def test_every_mark_names_a_rule() -> None:
    assert sorted(set(proofs_in(TESTS)) - set(all_rules())) == []


def test_no_two_rules_share_an_id() -> None:
    assert [rule for rule, count in Counter(all_rules()).items() if count > 1] == []


def test_every_rule_and_note_is_there_in_french() -> None:
    rules = [rule for book in books() for rule in ledger(book).rules]
    assert [rule.id for rule in rules if not rule.text_fr] == []
    assert [rule.id for rule in rules if bool(rule.note) != bool(rule.note_fr)] == []
