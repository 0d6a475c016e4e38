"""Two worlds that differ only in what a seat cannot know look, sound and answer the same to it."""

from collections.abc import Callable, Iterator

import pytest

from agon.bots.bot import Bot
from agon.bots.registry import BOTS, make_bot
from agon.bots.strengths import STRENGTHS
from agon.kernel.ask import Ask
from agon.kernel.chance import seeded
from agon.kernel.errors import SetupError
from agon.kernel.game import SPECTATOR
from agon.kernel.match import Match
from conformance.playing import Taste, glances, keys_of, stops
from conformance.suite import Case
from conformance.worlds import IS_PLAIN, Pair, asked, dealt, redrawn, sample

Note = Callable[[str, object], None]
BUDGET = "16"  # for bots that search


def walk(pair: Pair, taste: Taste, steps: int, gap: int) -> None:
    """Compare, choose the same, and so on; what is seen and heard at every step, the rest now and then."""
    for step in range(steps):
        if step % gap == 0:
            pair.compare()
        if not pair.go_on(taste):
            return
    pair.compare()


def test_redrawn_worlds_look_the_same(case: Case, record_property: Note) -> None:
    pairs: list[Pair] = []
    for seed in case.seeds():
        chance = seeded("redrawn/" + seed)
        for match in stops(case, seed, 9):
            for seat in range(SPECTATOR, case.seats):
                pair = redrawn(match, seat, chance)
                if pair is not None:
                    walk(pair, Taste(chance), 5, 1)
                    pairs.append(pair)
    assert any(pair.differs() for pair in pairs)
    record_property("paired points", sum(pair.points for pair in pairs))


@pytest.mark.thorough
@pytest.mark.skipif(not IS_PLAIN, reason="a compiled build takes no chance but its own")
def test_worlds_dealt_otherwise_look_the_same(case: Case, record_property: Note) -> None:
    pairs: list[Pair] = []
    for seed in case.seeds():
        chance = seeded("dealt/" + seed)
        for pair in dealt(case, seed, chance, 5 if case.is_plain else 2):
            walk(pair, Taste(chance), 50 if case.is_plain else 40, 5)
            pairs.append(pair)
    assert pairs
    record_property("paired points", sum(pair.points for pair in pairs))


@pytest.mark.thorough
def test_secret_answers_are_not_known_before_all_are_given(case: Case, record_property: Note) -> None:
    """Where several choose at once, what one has answered changes nothing for the others."""
    points = 0
    for seed in case.seeds():
        for match in glances(case, seed):
            asks = match.asks
            for ask in asks if len(asks) > 1 else []:
                a, b = match.clone(), match.clone()
                a.choose_key(ask.seat, keys_of(match, ask)[0])
                b.choose_key(ask.seat, keys_of(match, ask)[-1])
                assert asked(a) == asked(b), "who is still asked tells something of what was answered"
                for seat in range(SPECTATOR, case.seats):
                    if seat != ask.seat:
                        pair = Pair(a, b, seat)
                        pair.compare()
                        assert a.events(seat) == b.events(seat) == match.events(seat)
                        if a.asked(seat) is not None:
                            assert sample(a, seat) == sample(match, seat), "it shows that somebody has answered"
                        points += pair.points
    record_property("paired points", points)


@pytest.mark.thorough
@pytest.mark.parametrize("bot", BOTS)
def test_bots_choose_the_same(case: Case, bot: str, record_property: Note) -> None:
    points = 0
    for number, pair in enumerate(pairs_for_bots(case)):
        chance = seeded(f"bots/{case}/{number}")
        taste = Taste(chance)
        for _ in range(7 if case.is_plain else 3):
            mine, other = pair.a.asked(pair.seat), pair.b.asked(pair.seat)
            if mine is not None and other is not None:
                assert choice(bot, pair.a, mine) == choice(bot, pair.b, other)
                points += 1
            if not pair.go_on(taste):
                break
    record_property("paired points", points)


def test_every_strength_is_one_of_them() -> None:
    """A strength is one of these bots with a budget of its own."""
    assert {strength.spec.partition(":")[0] for strength in STRENGTHS.values()} <= set(BOTS)


def pairs_for_bots(case: Case) -> Iterator[Pair]:
    """Some at the start, where worlds were dealt otherwise; some on the way, redrawn."""
    for seed in case.seeds():
        chance = seeded("bots/" + seed)
        if IS_PLAIN:
            yield from (pair for pair in dealt(case, seed, chance, 2) if pair.seat != SPECTATOR)
        for match in stops(case, seed, 60):
            pairs = [redrawn(match, ask.seat, chance) for ask in match.asks]
            yield from (pair for pair in pairs if pair is not None)


def choice(bot: str, match: Match, ask: Ask) -> int:
    return budgeted(bot).choose(ask, match.worlds(ask.seat))


def budgeted(bot: str) -> Bot:
    """A bot with a small budget, if it takes one: what is fair does not hang on how long somebody thinks."""
    try:
        return make_bot(f"{bot}:{BUDGET}", "the same seed")
    except SetupError:
        return make_bot(bot, "the same seed")
