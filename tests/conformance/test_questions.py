"""Questions explain themselves: stable keys, rules that exist, refusals with reasons."""

import pytest

from agon.kernel.ask import Option, Question, SeveralKeys
from agon.kernel.chance import Chance, seeded
from agon.kernel.errors import IllegalChoice
from agon.kernel.match import Match
from agon.kernel.record import read_record, replay, write_record
from agon.kernel.words import Message
from conformance.playing import journey, moments
from conformance.suite import Case, entrant
from conformance.worlds import truth

KEY_LENGTH = 200  # what a record takes


def questions(match: Match) -> list[Question]:
    found = [match.question(ask.seat) for ask in match.asks]
    return [question for question in found if question is not None]


def options(match: Match) -> dict[str, Option]:
    return {f"{question.seat} {option.key}": option for question in questions(match) for option in question.options}


def is_key(key: str) -> bool:
    return key.isascii() and key.isprintable() and " " not in key and 0 < len(key) <= KEY_LENGTH


def test_keys_are_unique_and_plain(case: Case) -> None:
    for seed in case.seeds():
        for match in moments(case, seed):
            for question in questions(match):
                keys = [option.key for option in question.options]
                assert len(set(keys)) == len(keys), sorted(key for key in keys if keys.count(key) > 1)
                assert all(is_key(key) for key in [*keys, question.id])
                assert all(is_key(thing) for option in question.options for thing in option.things)


@pytest.mark.thorough
def test_keys_are_stable(case: Case) -> None:
    """The same key means the same option in a clone and after loading."""
    for seed in case.seeds():
        for match in journey(case, seed):
            here = options(match)
            assert options(match.clone()) == here
            if len(match.choices) % 60 == 30:
                text = write_record(match, ["somebody"] * case.seats)
                assert options(replay(read_record(text), match.setup, case.build()).match) == here


def test_refusals_have_reasons_and_are_not_on_offer(case: Case) -> None:
    for seed in case.seeds():
        for match in moments(case, seed):
            for question in questions(match):
                offered = {option.key for option in question.options}
                refusals = match.refusals(question.seat)
                assert len({refusal.key for refusal in refusals}) == len(refusals)
                for refusal in refusals:
                    assert is_key(refusal.key)
                    assert refusal.key not in offered, f"{refusal.key} is refused and on offer"
                    assert isinstance(refusal.reason, Message)
                    assert refusal.reason.id
                    assert refusal.rules


def test_what_withholds_an_option_is_what_explains_it(case: Case) -> None:
    """Whatever a question can name is on offer, or there is a reason against it: the one that people are told."""
    for seed in case.seeds():
        for match in journey(case, seed):
            for ask in match.asks:
                verdicts = match.game.verdicts(truth(match), ask)
                for option, reason in verdicts:
                    key = match.game.option(truth(match), ask, option).key if option in ask.options else option
                    assert (option in ask.options) == (reason is None), f"{ask.kind.id}: {key}, {reason and reason.id}"
                given = {(reason.id, reason.rules) for _, reason in verdicts if reason is not None}
                assert {(refusal.reason.id, refusal.rules) for refusal in match.refusals(ask.seat)} == given


def test_every_rule_that_is_named_exists(case: Case) -> None:
    ledger = entrant(case.game).ledger
    named: set[str] = set()
    for seed in case.seeds():
        for match in moments(case, seed):
            for question in questions(match):
                assert question.rules
                named.update(question.rules)
                for option in question.options:
                    assert option.rules, option.key
                    named.update(option.rules)
                for refusal in match.refusals(question.seat):
                    named.update(refusal.rules)
    assert named <= ledger, named - ledger


def test_every_option_of_the_setup_names_its_rules(case: Case) -> None:
    manifest, _, ledger = entrant(case.game)
    offered = [*manifest.options, *(option for module in manifest.modules for option in module.options)]
    for option in offered:
        assert option.rules
        assert set(option.rules) <= ledger


def test_picks_at_once_are_the_picks_one_after_the_other(case: Case) -> None:
    """Nothing is drawn between them and nobody else decides: any of them can be said at once, in any order."""
    for seed in case.seeds():
        chance = seeded("picks/" + seed)
        for match in moments(case, seed):
            for question in questions(match):
                if question.several is not None:
                    check_several(match, question, question.several, chance)


def check_several(match: Match, question: Question, several: SeveralKeys, chance: Chance) -> None:
    offered = {option.key for option in question.options}
    assert set(several.keys) <= offered
    assert several.stop in {"", *offered} - set(several.keys)
    assert 1 <= several.least <= several.most <= len(several.keys)
    order = list(range(len(several.keys)))
    chance.shuffle(order)
    keys = [several.keys[place] for place in order[: several.most]]
    at_once = picked(match, question.seat, keys, several)
    start, made = len(match.choices), at_once.choices[len(match.choices) :]
    single = match.clone()
    for number, choice in enumerate(made, 1):
        assert (choice.seat, choice.question, choice.joined) == (question.seat, question.id, number > 1)
        drawn = single.playout().state.chance.count
        single.choose_key(choice.seat, choice.key)
        assert number == len(made) or single.playout().state.chance.count == drawn
    assert at_once.digest() == single.digest()
    assert at_once.events(question.seat) == single.events(question.seat)
    assert at_once.undo_permission(question.seat).back_to == start


def picked(match: Match, seat: int, keys: list[str], several: SeveralKeys) -> Match:
    """The match after these picks in one answer; where fewer are enough, after as many as are needed."""
    while True:
        twin = match.clone()
        try:
            twin.choose_keys(seat, keys)
        except IllegalChoice:
            assert several.least < len(keys), keys
            assert (twin.digest(), twin.choices) == (match.digest(), match.choices), "all, or nothing"
            keys.pop()
        else:
            return twin
