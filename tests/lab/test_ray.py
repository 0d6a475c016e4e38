"""Games on a Ray cluster of this machine: the same to the last digit, also when a worker or a whole node is killed.

A cluster takes a minute to start on a busy machine, so this is for `make test-ray`; how tasks are bundled is in
`test_bundles.py`.
"""

import os
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from agon.cli.main import main
from agon.lab.engines import Processes
from agon.lab.ray_engine import LOOPBACK, RayEngine, connected
from agon.lab.series import GameResult, Series, play_games
from agon.shelf.packs import bundled_pack
from lab.tasks import Call, call, note

os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
os.environ[LOOPBACK] = "0"  # before Ray is loaded, which reads it once
ray: Any = pytest.importorskip("ray")
pytestmark = pytest.mark.soak

SERIES = Series("ephyran", ("random", "apprentice"), 40, "cluster")


class Nodes:
    """A cluster of three nodes, and this process connected to it."""

    def __init__(self, cluster: Any, workers: list[Any], engine: RayEngine) -> None:
        self.cluster = cluster
        self.workers = workers
        self.engine = engine

    def kill_one(self) -> None:
        """With everything on it, in the middle of whatever it does."""
        self.cluster.remove_node(self.workers.pop(), allow_graceful=False)


@pytest.fixture
def nodes(monkeypatch: pytest.MonkeyPatch) -> Iterator[Nodes]:
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parents[1]))
    cluster = import_module("ray.cluster_utils").Cluster(
        initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False}
    )
    assert cluster.address.startswith("127.0.0.1:")
    workers = [cluster.add_node(num_cpus=2) for _ in range(2)]
    cluster.wait_for_nodes()
    yield Nodes(cluster, workers, connected(cluster.address, 1))
    ray.shutdown()
    cluster.shutdown()


def timeless(results: list[GameResult]) -> list[GameResult]:
    return [result._replace(seconds=0.0) for result in results]


def test_a_node_that_dies_costs_only_its_games_which_are_played_again(nodes: Nodes) -> None:
    pack = bundled_pack("ephyran")
    heard: list[int] = []

    def kill_after_ten(result: GameResult) -> None:
        heard.append(result.number)
        if len(heard) == 10:
            nodes.kill_one()

    assert nodes.engine.processors == 5
    played = play_games(SERIES, pack, nodes.engine, range(SERIES.games), kill_after_ten)

    assert sorted(heard) == list(range(SERIES.games))
    assert timeless(played) == timeless(play_games(SERIES, pack, Processes(1), range(SERIES.games), lambda _: None))
    assert nodes.engine.ray.cluster_resources()["CPU"] == 3


def test_a_worker_that_dies_is_replaced_and_an_error_is_told(nodes: Nodes, tmp_path: Path) -> None:
    dying = [Call(note, (tmp_path / str(number), 2)) for number in range(4)]  # each kills the first who tries it
    assert list(nodes.engine.work(call, (), dying)) == [2, 2, 2, 2]

    with pytest.raises(ValueError, match="invalid literal"):
        list(nodes.engine.work(call, (), [Call(int, ("many",))]))


def test_the_command_plays_on_a_cluster_by_its_address(nodes: Nodes, tmp_path: Path, capsys: Any) -> None:
    ray.shutdown()
    command = ["sim", "ephyran", "--seats", "random", "--games", "6", "--players", "2", "--seed", "spring", "--out"]
    assert main([*command, str(tmp_path / "there"), "--engine", f"ray:{nodes.cluster.address}"]) == 0
    assert main([*command, str(tmp_path / "here"), "--jobs", "1"]) == 0

    rows = [sorted((tmp_path / place / "games.jsonl").read_text("utf-8").splitlines()) for place in ("there", "here")]
    assert [row.split('"seconds"')[0] for row in rows[0]] == [row.split('"seconds"')[0] for row in rows[1]]
