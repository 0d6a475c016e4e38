"""The example learns."""

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import agon.rl

FILE = Path(__file__).parents[2] / "examples" / "learn.py"


def example() -> Any:
    spec = spec_from_file_location("learn", FILE)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_a_few_thousand_decisions_are_enough_to_beat_random_play() -> None:
    learn = example()
    env = agon.rl.vector(learn.GAME, 2, matches=learn.MATCHES, seed="learn", reward="shaped")
    env.reset()
    policy = learn.Policy(env.course, 1)
    learn.train(policy, env, 3600)
    assert learn.share_against_random(policy, 16, "judge") > 0.6
