"""Every book has been read sentence by sentence: each binding one became a rule, or says why not; and every rule has
a sentence, or says where it comes from.
"""

from itertools import pairwise

import pytest

from agon.shelf.ledgers import Sentence, books, ledger, reading, readings

MOST_WORDS = 6  # enough to find a sentence, too few to be a copy of it

each_reading = pytest.mark.parametrize("book", readings())


def place(sentence: Sentence) -> str:
    return f"page {sentence.page}: {sentence.words}"


@pytest.mark.parametrize("book", books())
def test_every_ledger_has_a_reading(book: str) -> None:
    assert reading(book).sentences


@each_reading
def test_reading_is_of_a_ledger_that_is_there(book: str) -> None:
    assert reading(book).ledger == book
    assert book in books()
    assert reading(book).book


@each_reading
def test_every_rule_that_a_reading_names_is_there(book: str) -> None:
    known = {rule.id for rule in ledger(book).rules}
    read = reading(book)
    assert [(place(s), id) for s in read.sentences for id in s.rules if id not in known] == []
    assert [own.rule for own in read.ours if own.rule not in known] == []


@each_reading
def test_every_rule_has_a_sentence_behind_it_or_is_ours(book: str) -> None:
    read = reading(book)
    reached = {id for sentence in read.sentences for id in sentence.rules}
    ours = [own.rule for own in read.ours]
    assert [rule.id for rule in ledger(book).rules if rule.id not in reached and rule.id not in ours] == []
    assert [id for id in ours if id in reached] == []
    assert len(ours) == len(set(ours))


@each_reading
def test_every_sentence_became_a_rule_or_says_why_not(book: str) -> None:
    assert [place(s) for s in reading(book).sentences if bool(s.rules) == bool(s.none)] == []
    assert [place(s) for s in reading(book).sentences if len(s.rules) != len(set(s.rules))] == []


@each_reading
def test_sentences_stand_in_the_order_of_the_book(book: str) -> None:
    assert [place(later) for first, later in pairwise(reading(book).sentences) if later.page < first.page] == []


@each_reading
def test_sentences_are_of_texts_that_have_a_name(book: str) -> None:
    named = {"", "core rulebook", "FAQ", "solo FAQ", "cards", "map"}
    assert {s.source for s in reading(book).sentences} <= named


@each_reading
def test_sentences_are_named_by_their_first_words_and_no_more(book: str) -> None:
    assert [place(s) for s in reading(book).sentences if not 1 <= len(s.words.split()) <= MOST_WORDS] == []


@each_reading
def test_what_is_ours_to_say_is_there_in_french(book: str) -> None:
    assert [place(s) for s in reading(book).sentences if bool(s.ruling) != bool(s.ruling_fr)] == []
    assert [own.rule for own in reading(book).ours if not (own.why and own.why_fr)] == []
