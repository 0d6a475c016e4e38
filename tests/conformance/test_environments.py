"""What environments are made of: one table of actions that holds every option, and observations of one size."""

import pytest

from conformance.playing import moments
from conformance.sight import observer_of, written
from conformance.suite import Case


def test_nothing_outside_the_table_is_ever_asked(case: Case) -> None:
    table = observer_of(case.start("table")).acts
    assert len({act.key for act in table.rows}) == len(table.rows)
    for seed in case.seeds():
        for match in moments(case, seed):
            for ask in match.asks:
                rows = [table.row_of(option) for option in ask.options]
                assert [table.options[row] for row in rows if row >= 0] == ask.options
                assert table.questions[table.question(ask.kind.id)] == ask.kind.id


@pytest.mark.thorough
def test_what_looks_different_is_observed_differently(case: Case) -> None:
    """Nothing that a view shows is missing: no two moments that look different to a seat give it the same numbers."""
    looks: dict[bytes, str] = {}
    for seed in case.seeds():
        for match in moments(case, seed):
            observer = observer_of(match)
            numbers = match.observe(observer, 0)
            assert len(numbers) == observer.size
            seen = written(match.view(0))
            assert looks.setdefault(numbers, seen) == seen


@pytest.mark.thorough
def test_every_number_has_a_name_of_its_own(case: Case) -> None:
    match = case.start("names")
    observer = observer_of(match)
    names = [(entry.name, entry.thing) for entry in observer.entries]
    assert len(set(names)) == len(names)
    assert all(0 < entry.most < 256 for entry in observer.entries)
