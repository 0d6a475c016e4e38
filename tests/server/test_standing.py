"""Standing orders: no to a kind of question, so that nobody waits for it."""

import random
from functools import partial
from typing import Any

import pytest

from agon.games.registry import GAMES
from agon.kernel.match import Choice
from agon.kernel.undo import IMPOSSIBLE
from agon.server import acts as a
from agon.server import moves, scene
from agon.server.pacing import GRACE
from agon.server.parts import PERSON, Founding, SeatState
from agon.server.playable import checked_setup
from agon.server.problems import Problem
from agon.server.sights import Sights
from agon.server.standing import LATE, QUICKEST, SPREAD, Order, holds, turns_of
from agon.server.table import Table
from agon.text.languages import LANGUAGES
from server.serving import Person, Server, Sight, me, open_seat
from server.stories import live
from server.test_pace import MINUTE, Moved, a_paced_table, journal, site_on
from text.ftl_files import messages

REACT = "ephyran-ask-react"


# ---------------------------------------------------------------- how long one holds


def test_an_order_for_a_turn_ends_when_ones_next_turn_begins() -> None:
    order = Order("turn", 0, 5)

    assert holds(order, 0, [(0, 0), (4, 1)]), "what was before counts for nothing"
    assert holds(order, 0, [(0, 0), (4, 1), (7, 2)])
    assert not holds(order, 0, [(0, 0), (4, 1), (7, 2), (9, 0)])
    assert holds(Order("turn", 0, 1), 0, [(0, 0), (2, 0)]), "a turn that goes on is no other one"


def test_an_order_for_a_round_ends_when_somebody_has_a_second_turn() -> None:
    order = Order("round", 0, 5)

    assert holds(order, 0, [(0, 0), (4, 1), (8, 2)])
    assert not holds(order, 0, [(0, 0), (4, 1), (8, 2), (9, 0)])
    assert holds(order, 0, [(0, 1), (2, 0), (4, 1), (8, 0)]), "the round had begun when it was given"


def test_an_order_can_hold_until_it_is_taken_back() -> None:
    assert holds(Order("revoked", 0, 0), 0, [(number, number % 2) for number in range(50)])


def test_turns_are_told_by_the_questions_that_begin_them() -> None:
    choices = [Choice(0, "walk", "left", 1), Choice(0, "deed", "pass", 2), Choice(1, "walk", "left", 1)]

    assert turns_of(choices, {"walk"}, [0]) == [(0, 0), (2, 1), (3, 0)]


@pytest.mark.parametrize("game", ["ephyran", "hybris", "hellas"])
def test_every_reaction_has_words(game: str) -> None:
    """What the page tells of an order is an attribute of the question."""
    reactions = {"ephyran": REACT, "hybris": "hybris-ask-contest", "hellas": "hellas-ask-use-power"}

    for language in LANGUAGES:
        assert "reaction" in messages(language)[reactions[game]].attributes
    assert game in GAMES


# ---------------------------------------------------------------- servers


def seated(anna: Person, boris: Person) -> tuple[str, list[Sight]]:
    table = anna.make(me("Anna"), open_seat())
    boris.sit(table, 1, "Boris")
    sights = [anna.socket(table), boris.socket(table)]
    sights[0].ask("start")
    return table, sights


def settle(sights: list[Sight]) -> None:
    """Everybody has read what there is."""
    latest = max(sight.version for sight in sights)
    for sight in sights:
        while sight.version < latest:
            sight.next()


def until_a_reaction(sights: list[Sight], chance: random.Random) -> tuple[Sight, Sight]:
    """Play at random until somebody is asked whether to react; who is, and the other one."""
    for _ in range(400):
        settle(sights)
        asked = next(sight for sight in sights if sight.question is not None)
        question = asked.question
        assert question is not None
        if question["decline"]:
            return asked, next(sight for sight in sights if sight is not asked)
        provoke(asked, chance)
    raise AssertionError("no reaction was asked for")


def provoke(asked: Sight, chance: random.Random) -> None:
    """Do something that others may react to, where one can."""
    assert asked.question is not None
    keys = [one["key"] for one in asked.question["options"]]
    plays = [key for key in keys if key.startswith("play/")]
    assert asked.choose(chance.choice(plays or keys))["type"] == "done"


def test_an_order_answers_by_itself_and_only_its_seat_knows(server: Server, anna: Person, boris: Person) -> None:
    _, sights = seated(anna, boris)
    chance = random.Random(3)
    asked, other = until_a_reaction(sights, chance)
    question = asked.question
    assert question is not None
    version, heard = other.version, len(other.raw)

    done = asked.ask("order", seat=asked.scene["seat"], at=question["at"], until="revoked")
    assert done["type"] == "done"
    while asked.version == version:
        asked.next()
    settle(sights)

    assert asked.version == version + 1, "the order itself is no act that anybody sees"
    assert [one["used"] for one in asked.scene["orders"]] == [[asked.scene["choices"]]]
    assert other.scene["orders"] == []
    told = [raw for raw in other.raw[heard:] if '"scene"' in raw]
    assert len(told) == 1, "one message: the choice"
    assert all(word not in told[0] for word in ("revoked", "declined", '"used"'))

    # The next one is answered while nobody does anything, and not before anybody could have.
    used = len(asked.scene["orders"][0]["used"])
    for _ in range(2000):
        settle(sights)
        if len(asked.scene["orders"][0]["used"]) > used:
            break
        active = next((one for one in sights if one.question is not None), None)
        assert active is not None
        if active is asked and active.question is not None and active.question["decline"]:
            since = next(one["since"] for one in asked.scene["asked"])
            while asked.question is not None and asked.question["decline"]:
                asked.next()
            assert asked.scene["now"] - since >= QUICKEST
            continue
        provoke(active, chance)
    assert len(asked.scene["orders"][0]["used"]) > used

    # Taken back, it answers nothing more.
    assert asked.ask("withdraw", seat=asked.scene["seat"], kind=REACT)["type"] == "done"
    assert asked.scene["orders"] == []
    for sight in sights:
        sight.socket.close()


def test_what_is_no_reaction_cannot_be_ordered(server: Server, anna: Person, boris: Person) -> None:
    _, sights = seated(anna, boris)
    settle(sights)
    asked = next(sight for sight in sights if sight.question is not None)
    question = asked.question
    assert question is not None

    refused = asked.ask("order", seat=asked.scene["seat"], at=question["at"], until="turn")

    assert refused["reason"]["id"] == "server-no-reaction"
    assert question["decline"] == ""
    for sight in sights:
        sight.socket.close()


# ---------------------------------------------------------------- paired worlds


def new_table(game: str, seats: int, seed: str) -> Table:
    people = tuple(SeatState(PERSON, f"p{seat}", "", "", True) for seat in range(seats))
    table = Table(Founding("t" * 22, checked_setup(game, seats, seed, [], {}), people, "new", "", False, 1))
    table.apply([a.Act(1, 1, a.Started())])
    return table


def seen_by(table: Table, seat: int) -> bytes:
    sights = Sights(table)
    return sights.state(sights.scene(seat, {seat} - {-1}, (), 0))


@pytest.mark.parametrize(("game", "seats", "seed"), [("ephyran", 2, 11), ("hybris", 4, 14), ("hellas", 2, 11)])
def test_others_are_sent_the_same_whether_somebody_or_their_order_said_no(game: str, seats: int, seed: int) -> None:
    one, two = new_table(game, seats, str(seed)), new_table(game, seats, str(seed))
    chance, compared = random.Random(seed), 0
    for _ in range(1500):
        if one.stage == "over" or compared == 3:
            break
        assert one.match is not None
        seat = one.match.asks[0].seat
        question = one.question(seat)
        assert question is not None
        plays = [option.key for option in question.options if option.key.startswith("play/")]
        key = question.decline or chance.choice(plays or [option.key for option in question.options])
        option = one.option_of(seat, key)
        assert option is not None
        at = 1000 * one.seen
        kind = one.declinable(seat)
        if kind is None:
            one.apply([a.Act(one.version + 1, at, a.Chose(seat, key, option))])
        else:
            compared += 1
            given: list[a.Deed] = [a.Ordered(seat, kind, "turn"), a.Declined(seat, key, option), a.Withdrew(seat, kind)]
            one.apply([a.Act(one.version + 1 + place, at, deed) for place, deed in enumerate(given)])
        two.apply([a.Act(two.version + 1, at, a.Chose(seat, key, option))])
        if kind is not None:
            assert one.version > two.version
            for other in {*range(seats), -1} - {seat}:
                assert seen_by(one, other) == seen_by(two, other)
    assert compared, "somebody was asked whether to react"


# ---------------------------------------------------------------- one process after the other


def reaction(table: Table) -> int:
    """Who is asked whether to react now, or -1."""
    return next((seat for seat in table.pending if table.declinable(seat) is not None), -1)


def random_plan(table: Table, chance: random.Random) -> moves.Plan:
    seat = next(iter(table.pending))
    question = table.question(seat)
    assert question is not None
    plays = [one.key for one in question.options if one.key.startswith("play/")]
    key = chance.choice(plays or [one.key for one in question.options])
    option = table.option_of(seat, key)
    assert option is not None
    return moves.Plan(a.Chose(seat, key, option))


def test_an_order_outlives_its_process_and_one_of_two_answers(database: str) -> None:
    clock, chance = Moved(), random.Random(7)

    async def story() -> None:
        async with site_on(database, clock) as first:
            first.pacing.end()  # it dies before it answers
            entry = await a_paced_table(first, kind="none")
            while (seat := reaction(entry.table)) < 0:
                await first.hall.act(entry, lambda table: random_plan(table, chance))
            at = entry.table.pending[seat].version
            await first.hall.act(entry, lambda table: moves.order(table, {seat}, seat, at, "round"))
            assert entry.table.seen == entry.table.version - 1
            choices = len(entry.table.choices)
        clock.ahead = SPREAD + QUICKEST + LATE + 1
        async with site_on(database, clock) as first, site_on(database, clock) as second:
            for site in (first, second):
                site.pacing.since = clock() + GRACE  # deadlines of people wait; orders do not
                await site.pacing.look()
            deeds = await journal(first, entry.id)
            assert [deed.seat for deed in deeds if isinstance(deed, a.Declined)] == [seat]
            again = await first.hall.entry(entry.id)
            async with again.lock:
                assert len(again.table.choices) == choices + 1
                seen = scene.scene(again.table, seat, {seat}, (), 0)
                assert [one.used for one in seen.orders] == [[choices + 1]]
                assert scene.scene(again.table, 1 - seat, {1 - seat}, (), 0).orders == []

    live(story())


def ordered(table: Table, seat: int, holder: int) -> moves.Plan | None:
    pending = table.pending.get(seat)
    return moves.order(table, {holder}, seat, -1 if pending is None else pending.version, "revoked")


def test_who_takes_back_what_an_order_chose_takes_the_order_back(tmp_path: Any) -> None:
    chance = random.Random(7)

    async def story() -> None:
        clock = Moved()
        async with site_on(str(tmp_path / "agon.db"), clock) as site:
            entry = await a_paced_table(site, kind="none")
            table = entry.table
            for _ in range(300):
                seat = reaction(table)
                if seat < 0:
                    await site.hall.act(entry, lambda table: random_plan(table, chance))
                    continue
                with pytest.raises(Problem):
                    await site.hall.act(entry, partial(ordered, seat=seat, holder=1 - seat))
                await site.hall.act(entry, partial(ordered, seat=seat, holder=seat))
                await site.hall.act(entry, lambda table: moves.by_order(table, clock() + MINUTE))
                assert isinstance((await journal(site, entry.id))[-1], a.Declined)
                if table.undo_permission(seat).level != IMPOSSIBLE:
                    break
            else:
                raise AssertionError("nothing that an order chose could be taken back")
            before = table.snapshot()
            table.apply([a.Act(table.version + 1, clock(), a.TookBack(seat))])
            assert all(who != seat for who, _ in table.orders)
            table.restore(before)
            assert table.orders[seat, REACT].used[-1] == len(table.choices)

    live(story())
