"""A match is a setup, a seed and a list of choices: the same again, copied, saved, loaded, taken back."""

import json
import os
import subprocess
import sys

import pytest

from agon.kernel.errors import IllegalChoice
from agon.kernel.match import Match
from agon.kernel.record import read_record, replay, setup_of, write_record
from agon.kernel.undo import CONSENT, FREE
from conformance.fingerprint import fingerprint, fingerprints, moment, scene
from conformance.playing import LONGEST, beginning, glances, journey, keys_of, moments, onwards, stops, travelled
from conformance.suite import SOAK_GAMES, Case, entrant

LOADS = 400 if SOAK_GAMES else 8  # how many of the saves of a game are loaded and played again in full


@pytest.mark.thorough
def test_same_seed_same_game(case: Case) -> None:
    for seed in case.seeds():
        assert fingerprint(case, seed) == fingerprint(case, seed)


def test_same_game_in_another_process() -> None:
    """Nothing depends on how Python happens to hash."""
    paths = os.pathsep.join(path for path in sys.path if path)
    command = [sys.executable, "-m", "conformance.fingerprint"]
    environment = {**os.environ, "PYTHONHASHSEED": "1", "PYTHONPATH": paths}  # this process has one of its own
    run = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    assert json.loads(run.stdout) == fingerprints()


def test_another_seed_another_game(case: Case) -> None:
    assert len({case.start(f"seed {number}").digest() for number in range(5)}) == 5


@pytest.mark.thorough
def test_clone_equals_original_and_stays_independent(case: Case) -> None:
    for seed in case.seeds():
        kept: list[tuple[Match, str]] = []
        for match in glances(case, seed):
            clone = match.clone()
            kept.append((clone, moment(clone)))
            assert moment(match) == kept[-1][1]
        for clone, was in kept:
            assert moment(clone) == was, f"the clone after {len(clone.choices)} choices has changed"
        clone, _ = kept[len(kept) // 2]
        before = scene(match)
        *_, elsewhere = onwards(clone, seed + "/elsewhere")
        assert elsewhere.over
        assert scene(match) == before
        clone, was = kept[len(kept) // 2 + 1]
        assert moment(clone) == was


@pytest.mark.thorough
def test_clone_goes_on_as_the_original_would(case: Case) -> None:
    for seed in case.seeds():
        whole = travelled(case, seed)
        for match in stops(case, seed, 120):
            clone = match.clone()
            assert scene(clone) == scene(match)
            for choice in whole.choices[len(match.choices) :]:
                clone.choose_key(choice.seat, choice.key)
            assert scene(clone) == scene(whole)


@pytest.mark.thorough
def test_save_and_load_at_every_ask(case: Case) -> None:
    names = [f"Player {seat}" for seat in range(case.seats)]
    for seed in case.seeds():
        saved = {len(match.choices): (write_record(match, names), moment(match)) for match in glances(case, seed)}
        last, _ = saved[max(saved)]
        for number in list(saved)[:: max(1, len(saved) // LOADS)]:
            text, was = saved[number]
            record = read_record(text)
            again = replay(record, case.setup(seed), case.build())
            assert (again.divergence, again.notes, again.played) == (None, (), number)
            assert setup_of(record, entrant(case.game).manifest) == case.setup(seed)
            assert moment(again.match) == was
            assert write_record(again.match, names) == text
        # Every save is a beginning of the last one, so playing that one again passes through them all.
        whole = read_record(last)
        match = case.start(seed)
        for number, choice in enumerate([*whole.choices, None]):
            if number in saved:
                text, was = saved[number]
                assert text.splitlines()[:-1] == last.splitlines()[: number + 1]
                assert json.loads(text.splitlines()[-1])["digest"] == match.digest()
                assert moment(match) == was
            if choice is not None:
                match.choose_key(choice.seat, choice.key)


@pytest.mark.thorough
def test_back_to_every_earlier_point(case: Case) -> None:
    for seed in case.seeds():
        past = {len(match.choices): moment(match) for match in glances(case, seed)}
        match = travelled(case, seed)
        end = scene(match)
        for count in reversed(past):
            match.back_to(count)
            assert moment(match) == past[count]
        assert scene(match) == scene(case.start(seed))
        *_, again = beginning(case, match, seed)
        assert scene(again) == end, "a match taken back to the start and played again is another one"


@pytest.mark.thorough
def test_permission_to_undo_is_known_before_it_is_tried(case: Case) -> None:
    for seed in case.seeds():
        past = {len(match.choices): moment(match) for match in journey(case, seed)}
        for match in glances(case, seed):
            for seat in range(case.seats):
                allowed = match.undo_permission(seat)
                assert allowed == match.undo_permission(seat)
                taken_back = match.clone()
                if allowed.level == FREE:
                    taken_back.undo(seat)
                else:
                    with pytest.raises(IllegalChoice):
                        taken_back.undo(seat)
                    if allowed.level != CONSENT:
                        with pytest.raises(IllegalChoice):
                            taken_back.undo_agreed(seat)
                        assert moment(taken_back) == past[len(match.choices)]
                        continue
                    taken_back.undo_agreed(seat)
                # The same as if it had never been chosen; what others have answered at the same time stays.
                kept = match.choices[allowed.back_to + 1 :]
                again = match.clone()
                again.back_to(allowed.back_to)
                assert moment(again) == past[allowed.back_to]
                for choice in kept:
                    assert choice.seat != seat
                    again.choose_key(choice.seat, choice.key)
                assert moment(taken_back) == moment(again)


def test_ends_and_only_then_has_an_outcome(case: Case) -> None:
    for seed in case.seeds():
        for match in onwards(case.start(seed), seed) if case.is_plain else journey(case, seed):
            assert len(match.choices) <= LONGEST
            assert match.over == (match.ask is None) == (not match.asks)
            if not match.over:
                assert match.outcome is None
                assert all(ask.options for ask in match.asks), "a question without an option is a dead end"
                assert len({ask.seat for ask in match.asks}) == len(match.asks)
        if not match.over:
            continue  # of a long game with options the end is played by the worlds that are sampled for it
        outcome = match.outcome
        assert outcome is not None
        assert [place.seat for place in outcome.places] == list(range(case.seats))
        assert set(outcome.winners) <= set(range(case.seats))
        assert all(1 <= place.rank <= case.seats for place in outcome.places)
        for seat in range(case.seats):
            assert match.question(seat) is None
            with pytest.raises(IllegalChoice):
                match.choose_key(seat, "anything")


def test_options_offered_are_options_accepted(case: Case) -> None:
    for seed in case.seeds():
        for match in moments(case, seed):
            for ask in match.asks:
                key = keys_of(match, ask)[len(match.choices) % len(ask.options)]
                elsewhere = match.clone()
                elsewhere.choose_key(ask.seat, key)
                assert len(elsewhere.choices) == len(match.choices) + 1
                assert elsewhere.choices[-1].key == key


def test_every_thing_is_somewhere_exactly_once(case: Case) -> None:
    for seed in case.seeds():
        things: set[str] | None = None
        for match in moments(case, seed):
            census = match.census()
            assert set(census.values()) <= {1}, [thing for thing in census if census[thing] != 1]
            things = things or set(census)
            assert set(census) == things, set(census) ^ things
