"""Chance is the same on every machine and in every build, fair, and small enough to be copied."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from agon.kernel.chance import SPAN, Chance, commitment, seeded

# Fixed for good: records of matches stand and fall with these numbers.
WORDS = [
    *(2453595966, 2553014655, 1252307913, 1920916185, 2987508692, 1477145450, 3636930300, 839972431, 3786491379),
    *(2100712588, 808404337, 3095935812, 772422557, 3331572380, 2781987690, 1268152351, 4214091537, 2618690465),
]


def test_known_words() -> None:
    """Over the end of a block of sixteen words."""
    chance = seeded("agon")
    assert [chance.below(SPAN) for _ in WORDS] == WORDS
    assert chance.count == len(WORDS)


def test_known_dice_and_shuffle() -> None:
    chance = seeded("agon")
    assert [chance.below(6) for _ in range(12)] == [0, 3, 3, 3, 2, 2, 0, 1, 3, 4, 1, 0]
    chance = seeded("agon")
    cards = list(range(10))
    chance.shuffle(cards)
    assert cards == [3, 5, 7, 4, 8, 2, 9, 1, 0, 6]


def test_known_words_of_a_seed_in_greek() -> None:
    chance = seeded("Ἀγών")
    assert [chance.below(100) for _ in range(5)] == [66, 29, 50, 11, 24]


def test_words_that_would_favour_some_numbers_are_passed_over() -> None:
    """Three quarters of the span divide unevenly: what lies above is drawn again, and counted."""
    chance = seeded("agon")
    drawn = [chance.below(3 << 30) for _ in range(8)]
    assert drawn == [word for word in WORDS[:10] if word < 3 << 30]
    assert chance.count == 10


def test_known_words_of_a_quick_stream() -> None:
    """Of a world that is only imagined: decided by the stream it comes from."""
    quick = seeded("agon").quick()
    drawn = [quick.below(100) for _ in range(70)]
    assert drawn[:5] + drawn[62:67] == [96, 71, 58, 92, 65, 17, 27, 41, 29, 67]
    again = seeded("agon").quick()
    cards = list(range(71))
    again.shuffle(cards)
    assert sorted(cards) == list(range(71))
    assert again.count == quick.count, "a shuffle takes the same words"
    assert seeded("agon").quick().quick().below(SPAN) != seeded("agon").quick().below(SPAN)


@pytest.mark.parametrize("chance", [seeded("dice"), seeded("dice").quick()])
def test_every_number_is_as_likely_as_the_others(chance: Chance) -> None:
    counts = Counter(chance.below(6) for _ in range(12_000))
    assert sorted(counts) == list(range(6))
    assert sum((count - 2000) ** 2 / 2000 for count in counts.values()) < 20.5  # chi-square, 5 degrees, 0.1 %


def test_every_order_is_as_likely_as_the_others() -> None:
    chance = seeded("orders")
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        cards = [0, 1, 2]
        chance.shuffle(cards)
        counts[tuple(cards)] += 1
    assert len(counts) == 6
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 20.5


@given(st.text(max_size=20), st.lists(st.integers(1, 200), max_size=40), st.integers(0, 40))
def test_copy_goes_on_alike_and_leaves_the_original_alone(seed: str, sizes: list[int], at: int) -> None:
    chance = seeded(seed)
    for size in sizes[:at]:
        chance.below(size)
    twin = chance.copy()
    count = chance.count
    ahead = [twin.below(size) for size in sizes]
    assert chance.count == count
    assert [chance.below(size) for size in sizes] == ahead


def test_fork_is_known_and_has_a_future_of_its_own() -> None:
    chance = seeded("agon")
    fork = chance.fork()
    assert fork.key.hex() == "3d83e600aae702eb80417367ebdead6cc885dacca4bd7a85967fa253af164a83"
    assert fork.below(1000) == 705
    assert chance.count == 2
    assert chance.below(1000) == 913


def test_forks_of_one_stream_are_independent() -> None:
    """Of the stream, of each other, and of how far the others have come."""
    chance = seeded("agon")
    first, second = chance.fork(), chance.fork()
    streams = [[stream.below(SPAN) for _ in range(50)] for stream in (first, second, chance)]
    assert len({word for stream in streams for word in stream}) == 150
    again = seeded("agon")
    again.fork().below(6)
    assert [again.fork().below(SPAN) for _ in range(1)] == streams[1][:1]


def test_commitment_is_known_binding_and_tells_nothing() -> None:
    assert commitment("agon") == "7a86ec707c02ccc9c8d63aa0b1611ddfcd3ed34da459c8270ef32d5c83d0f033"
    assert commitment("Ἀγών") == "6dbf8f3c5687f9f875e856e829c5b21f3c6aa1ca08022886a0641b7d0229b633"
    assert commitment("agon") != commitment("agon ")
    assert seeded("agon").key.hex() != commitment("agon"), "whoever knows the commitment must not know the key"


@pytest.mark.parametrize("seeds", [("a", "b"), ("", " "), ("1", "01")])
def test_other_seeds_other_streams(seeds: tuple[str, str]) -> None:
    one, other = (seeded(seed) for seed in seeds)
    assert [one.below(SPAN) for _ in range(4)] != [other.below(SPAN) for _ in range(4)]
