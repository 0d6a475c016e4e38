"""What bots fear of Chaos, and that they fear it together."""

from agon.bots.judgement import chances
from agon.games.hybris.cataclysm.chaos.features import peril
from agon.games.hybris.cataclysm.chaos.table import chaos
from agon.games.hybris.features import EVALUATION, PERIL, evaluation
from agon.games.hybris.game import HYBRIS, HybrisGame
from agon.games.hybris.modules import CATACLYSM
from agon.games.hybris.state import Hybris
from agon.kernel.chance import seeded
from agon.kernel.game import Setup
from agon.kernel.play import Playout
from agon.shelf.packs import bundled_pack
from rules.hybris_cataclysm.given import energy, gathered, world


def test_peril_grows_with_ruins_nearness_and_momentum_and_shrinks_with_energy_and_time() -> None:
    g = world()
    p = g.players[0]
    calm = peril(g, p)
    assert 0.0 < calm < 0.5
    chaos(g).space = 3
    near = peril(g, p)
    gathered(g, 5)
    fed = peril(g, p)
    g.closed = 0b111
    ruined = peril(g, p)
    assert calm < near < fed < ruined < 1.0
    energy(g, 2, 2, 2)
    assert peril(g, p) < ruined
    g.age = g.book.manifest.ages
    assert peril(g, p) < ruined / 2


def test_it_is_the_same_for_all_and_known_by_its_name() -> None:
    g = world()
    assert len({peril(g, p) for p in g.players}) == 1
    found = evaluation(g.book)
    assert found.names[found.peril] == PERIL
    assert EVALUATION.peril == -1


def test_everybodys_chances_shrink_when_a_city_falls() -> None:
    others = tuple(module for module in HYBRIS.modules if module.id != CATACLYSM.id)
    setup = Setup("hybris", 2, "a seed", ("cataclysm",), (("olympians", "random"),))
    game = HYBRIS._replace(modules=(*others, CATACLYSM)).play(bundled_pack("hybris"), setup)
    assert isinstance(game, HybrisGame)
    play = Playout(game, game.begin(setup, seeded("a seed")))
    play.start()
    before = chances(game, play, 2, game.evaluation())
    assert isinstance(play.state, Hybris)
    play.state.closed = 0b1111
    after = chances(game, play, 2, game.evaluation())
    assert all(worse < better for worse, better in zip(after, before, strict=True))
