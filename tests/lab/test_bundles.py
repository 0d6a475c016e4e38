"""Tasks for a cluster, in bundles: each once, larger the shorter they are, small again towards the end."""

import socket

import pytest

from agon import __version__
from agon.lab.ray_engine import BUNDLE, LARGEST, Bundles, RayFault, check_answers, labour, opened
from agon.lab.series import Series, layers_of, play_series, ready_elsewhere
from agon.shelf.packs import bundled_pack


def sizes(tasks: int, processors: int, seconds: float) -> list[int]:
    bundles, found = Bundles(range(tasks), processors), []
    taken: list[int] = []
    while bundle := bundles.next():
        taken += bundle
        found.append(len(bundle))
        bundles.took(len(bundle), len(bundle) * seconds)
    assert taken == list(range(tasks))
    return found


def test_short_tasks_are_bundled_and_long_ones_are_not() -> None:
    assert max(sizes(100_000, 4, BUNDLE / 100)) == 100
    assert max(sizes(100_000, 4, BUNDLE / 1e6)) == LARGEST
    assert set(sizes(50, 4, 3 * BUNDLE)) == {1}
    assert max(sizes(100_000, 1000, BUNDLE / 10)) == 30  # three seconds each: a thousand processors eat quickly


def test_everybody_has_something_to_do_until_the_end() -> None:
    found = sizes(1000, 4, BUNDLE / 100)
    assert found[0] == 1  # nobody knows yet how long they take
    assert found[-4:] == [1, 1, 1, 1]


def test_a_bundle_is_played_as_here_and_another_version_is_refused() -> None:
    import pickle

    pack, series = bundled_pack("ephyran"), Series("ephyran", ("random", "random"), 2, "bundle")
    making = pickle.dumps((ready_elsewhere, (series, layers_of(pack))))
    replies, seconds = labour("key", making, __version__, [0, 1])
    assert seconds > 0
    here = play_series(series, pack, 1, lambda result: None)
    assert [opened(reply)._replace(seconds=0) for reply in replies] == [game._replace(seconds=0) for game in here]

    with pytest.raises(RayFault, match="must be the same"):
        labour("key", making, "0.0.0", [0])


def test_an_address_where_nobody_listens_is_told_at_once() -> None:
    with socket.socket() as unheard:
        unheard.bind(("127.0.0.1", 0))
        port = unheard.getsockname()[1]
        with pytest.raises(RayFault, match=f"no Ray cluster at 127.0.0.1:{port}"):
            check_answers(f"127.0.0.1:{port}")
    with pytest.raises(RayFault, match="is not the address"):
        check_answers("nowhere")
