"""What an environment promises besides what its library's suite checks."""

from random import Random

import numpy as np
import pytest

import agon.rl
from agon.envs.batch import Batch
from agon.envs.naming import explained, named
from agon.envs.rewards import for_margin, for_outcome
from agon.kernel.errors import IllegalChoice, SetupError
from agon.kernel.game import Outcome, Place
from agon.kernel.words import say
from agon.rl.setting import expanded


def played(places: list[tuple[int, int]], *winners: int) -> Outcome:
    return Outcome(winners, tuple(Place(seat, rank, score) for seat, (rank, score) in enumerate(places)), say("over"))


def test_what_a_victory_is_worth() -> None:
    alone = played([(1, 30), (2, 20), (3, 10)], 0)
    shared = played([(1, 30), (1, 30), (3, 10)], 0, 1)
    assert for_outcome(alone, 3) == [1.0, -0.5, -0.5]
    assert for_outcome(shared, 3) == pytest.approx([0.25, 0.25, -0.5])
    assert for_margin(alone, 3, 10.0) == [1.0, -1.0, -2.0]
    assert for_outcome(played([(1, 5)], 0), 1) == [1.0]
    assert for_outcome(played([(1, 5)]), 1) == [-1.0]


def test_the_table_of_actions_is_numbered_in_words_and_the_same_every_time() -> None:
    first, again = (agon.rl.action_table(agon.rl.course("ephyran", seats)) for seats in (2, 4))
    assert first == again
    assert [row.number for row in first] == list(range(len(first)))
    by_key = {row.key: row.words for row in first}
    assert by_key["from_pile"] == "from pile"
    assert by_key["god/god/gaia"] == "god: Gaia"
    french = agon.rl.action_table(agon.rl.course("ephyran"), "fr")
    assert french[by_number(first, "put_token/zone/lagoon/1")].words != by_key["put_token/zone/lagoon/1"]


def by_number(rows: list[agon.rl.ActionRow], key: str) -> int:
    return next(row.number for row in rows if row.key == key)


def test_a_vector_is_told_by_name() -> None:
    env = agon.rl.aec("hybris", 2)
    env.reset(seed=3)
    entries = env.course.observer.entries
    seen = env.observe(env.agent_selection)["observation"]
    told = named(entries, seen.tolist())
    assert told["question"] == "hybris-ask-olympian"
    assert told["age"] == 1
    assert isinstance(told["coliseum_heroes"], dict)
    assert len(told["coliseum_heroes"]) == 5
    assert all(explained(entry) for entry in entries)


def test_categories_become_columns() -> None:
    course = agon.rl.course("ephyran")
    batch = Batch(course, 3, "wide")
    batch.reset()
    seen = np.frombuffer(batch.observations, np.uint8).reshape(3, -1)
    wide = expanded(course, seen)
    assert wide.shape[0] == 3
    assert wide.shape[1] > seen.shape[1]
    assert ((wide >= 0) & (wide <= 1.5)).all()


def test_matches_side_by_side_are_the_matches_one_by_one() -> None:
    vector = agon.rl.vector("ephyran", 2, matches=3, seed="side")
    vector.reset()
    alone = agon.rl.aec("ephyran", 2)
    alone.arena.reset("side/1/0")
    ended = 0
    for _ in range(200):
        assert vector.masks[np.arange(3), vector.sample()].min() == 1
        row = vector.batch.rows[1][0]
        if not ended:
            assert vector.observations[1].tobytes() == alone.arena.observe(alone.arena.seat)
            assert int(vector.seats[1]) == alone.arena.seat
            assert vector.masks[1].nonzero()[0].tolist() == sorted(alone.arena.rows())
            alone.arena.step(row)
        vector.step([rows[0] for rows in vector.batch.rows])
        if vector.ends[1] and not ended:
            ended += 1
            assert vector.rewards[1].tolist() == pytest.approx(alone.arena.rewards)
            assert sum(vector.rewards[1]) == pytest.approx(0.0)
    assert ended, "no match has ended"


@pytest.mark.parametrize("reward", ["margin", "shaped"])
def test_other_rewards(reward: str) -> None:
    env = agon.rl.vector("ephyran", 2, matches=2, seed="rewards", reward=reward)
    env.reset()
    dice = Random(5)
    given = 0.0
    for _ in range(400):
        env.step([rows[int(dice.random() * len(rows))] for rows in env.batch.rows])
        given += float(np.abs(env.rewards).sum())
    assert given > 0


def test_the_learner_sits_where_it_wants_and_hears_why_it_lost() -> None:
    env = agon.rl.single("ephyran", ["random", "random"], seat=2)
    seen, _ = env.reset(seed=1)
    [banned] = np.flatnonzero(seen["action_mask"] == 0)[:1]
    assert env.action_masks().tolist() == seen["action_mask"].tolist()
    _, reward, over, _, info = env.step(int(banned))
    assert (reward, over) == (-1.0, True)
    assert info["illegal"].startswith(f"action {banned} is not on offer for seat 3")


def test_a_whole_match_of_the_learner_ends() -> None:
    env = agon.rl.single("ephyran", ["random"])
    env.reset(seed=2)
    for _ in range(2000):
        _, reward, over, _, _ = env.step(int(np.flatnonzero(env.action_masks())[0]))
        if over:
            break
    assert over
    assert reward in (-1.0, 0.0, 1.0)


def test_what_is_not_on_offer_is_refused_in_one_line() -> None:
    env = agon.rl.aec("ephyran", 2)
    env.reset(seed=1)
    with pytest.raises(IllegalChoice, match=r"action 999999 is not on offer for seat \d at ephyran-ask"):
        env.step(999_999)
    with pytest.raises(SetupError, match="there is no reward 'glory'"):
        agon.rl.aec("ephyran", 2, reward="glory")
    with pytest.raises(SetupError, match="need 1 bots beside the learner"):
        agon.rl.AgonSingle(agon.rl.course("ephyran", 2), [])


def test_agon_alone_needs_no_library_of_learners() -> None:
    import subprocess
    import sys

    code = "import sys, agon, agon.api, agon.envs.batch; print({'numpy', 'gymnasium', 'pettingzoo'} & set(sys.modules))"
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert said.stdout.strip() == "set()"
