"""A match in numbers: every point has a source, and adding up the sources gives what everybody has."""

from itertools import islice

import pytest

from agon.kernel.account import Account
from agon.kernel.game import SPECTATOR, Outcome
from agon.kernel.match import Match
from agon.kernel.words import Arg, Message, Name
from agon.text.reader import Reader
from conformance.playing import onwards
from conformance.suite import Case

LONG = 1200  # choices after which a random game has told enough
OFTEN = 100


@pytest.mark.thorough
def test_points_by_source_are_the_points_and_all_can_be_read(case: Case) -> None:
    match, alarms = case.start("sources"), set[Message]()
    for point in islice(onwards(match, "sources"), LONG):
        match = point
        if len(match.choices) % OFTEN == 0:
            alarms |= set(match.alarms())
    account = match.account(SPECTATOR)
    adds_up(match, account)
    if match.outcome is not None:
        decides(match.outcome, account)
    if case.game != "toy":  # which has no texts
        reads_well(match, [*words_of(account), *sorted(alarms)])


def adds_up(match: Match, account: Account) -> None:
    if account.points and match.over:
        totals = [sum(row.numbers[column] for row in account.points) for column in range(len(account.columns))]
        assert tuple(totals) == match.course().moments[-1].standing
        assert match.outcome is not None
        assert totals[: match.setup.seats] == [place.score for place in match.outcome.places]
    for row in account.points:
        assert not isinstance(row.what, Message) or not row.what.id.endswith("-other"), "points that nobody has named"
        for column, number in enumerate(row.numbers):
            told = [part.numbers[column] for part in row.parts]
            assert not told or sum(told) == number


def decides(outcome: Outcome, account: Account) -> None:
    """Whoever is best in what is compared has won, unless the game ended before anything was."""
    if outcome.reason.id.startswith(("hybris-won-by", "ephyran-end")):
        standing = list(zip(*[row.numbers for row in account.compared], strict=True))
        assert list(outcome.winners) == [seat for seat, stands in enumerate(standing) if stands == max(standing)]


def words_of(account: Account) -> list[Arg]:
    rows = [*account.points, *account.ways, *account.deeds, *account.compared]
    rows += [part for row in rows for part in row.parts]
    assert all(len(row.numbers) == len(account.columns) for row in rows)
    return [account.measure, *account.columns, *[row.what for row in rows]]


def reads_well(match: Match, words: list[Arg]) -> None:
    for language in ("en", "fr"):
        reader = Reader(language, match.game.names(), ["Ann", "Bob", "Cid", "Dee"][: match.setup.seats])
        for said in words:
            if isinstance(said, Message):
                assert not reader.say(said).startswith(match.game.id + "-")
            elif isinstance(said, Name):
                assert reader.name(said.thing) != said.thing
