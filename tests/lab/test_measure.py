"""The measures: what is counted, not how fast it is."""

from agon.lab.measure import PHASES, measure
from agon.shelf.packs import bundled_pack


def test_measures_of_a_game() -> None:
    phases: list[str] = []

    measured = measure("ephyran", bundled_pack("ephyran"), 3, 0.2, phases.append)

    assert tuple(phases) == PHASES
    speed = measured.speed
    assert speed.decisions_per_s_best >= speed.decisions_per_s_median > 0
    assert 50 < speed.decisions_per_game < 1000
    assert measured.copies.clone_in_step_us is not None
    assert measured.copies.clone_in_step_us > 0
    assert measured.copies.state_copy_us is not None
    assert measured.copies.state_copy_us > 0
    assert len(measured.digests) == 5
