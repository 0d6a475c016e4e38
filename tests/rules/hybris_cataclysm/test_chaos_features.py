"""What bots fear of Chaos, that they fear it together, and what they see to gain at the wall."""

from agon.bots.judgement import chances
from agon.games.hybris.box.numbers import HERO
from agon.games.hybris.cataclysm.chaos.features import chaos_to_beat, peril
from agon.games.hybris.cataclysm.chaos.table import chaos
from agon.games.hybris.cataclysm.outskirts.unpack import DEFEND
from agon.games.hybris.features import EVALUATION, PERIL, evaluation
from agon.games.hybris.game import HYBRIS, HybrisGame
from agon.games.hybris.player import Player
from agon.games.hybris.state import Hybris
from agon.kernel.chance import seeded
from agon.kernel.game import Setup
from agon.kernel.play import Playout
from agon.shelf.packs import bundled_pack
from rules.hybris.given import take_cards
from rules.hybris_cataclysm.given import energy, gathered, world


def arm(g: Hybris, p: Player) -> None:
    """The strongest cards of the deck, and all the Determination to play them."""
    p.determination = len(g.box.determination_track)
    take_cards(p, sorted(p.deck, key=lambda card: -g.box.card(card).strength)[:5])


def send_a_hero(g: Hybris, p: Player) -> None:
    """A Hero is on the way to the wall."""
    hero = next(figure for figure in p.characters if figure.kind == HERO)
    hero.token = next(token for token, at in enumerate(g.box.location_tokens) if DEFEND in g.box.locations[at].actions)


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
    arm(g, p)
    assert peril(g, p) < ruined
    g.age = g.book.manifest.ages
    assert peril(g, p) < ruined / 2


def test_who_can_drive_chaos_back_from_the_wall_makes_everybody_safer() -> None:
    g = world()
    p = g.players[0]
    chaos(g).space = 3
    g.closed = 0b111
    arm(g, p)
    before = peril(g, p)
    assert chaos_to_beat(g, p) == 0.0, "nobody is on the way there"
    send_a_hero(g, p)
    assert peril(g, p) < before
    won = chaos_to_beat(g, p)
    assert won > 0.3
    gathered(g, 5)
    assert peril(g, p) > before, "but not where it has become too strong"


def test_it_is_reckoned_with_the_first_player_and_known_by_its_name() -> None:
    g = world()
    assert [peril(g, p) > 0.0 for p in g.players] == [True, False, False]
    found = evaluation(g.book)
    assert found.names[found.peril] == PERIL
    assert found.weights[found.peril] == 0.0
    assert EVALUATION.peril == -1


def test_everybodys_chances_shrink_when_a_city_falls() -> None:
    setup = Setup("hybris", 2, "a seed", ("cataclysm",), (("olympians", "random"),))
    game = HYBRIS.play(bundled_pack("hybris"), setup)
    assert isinstance(game, HybrisGame)
    play = Playout(game, game.begin(setup, seeded("a seed")))
    play.start()
    before = chances(game, play, 2, game.evaluation(), [0.0, 0.0])
    assert isinstance(play.state, Hybris)
    play.state.closed = 0b1111
    after = chances(game, play, 2, game.evaluation(), [0.0, 0.0])
    assert all(worse < better for worse, better in zip(after, before, strict=True))
