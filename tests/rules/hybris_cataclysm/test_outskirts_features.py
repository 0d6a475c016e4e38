"""What bots see in the Outskirts and their Hangar."""

from agon.games.hybris.box.numbers import FORGE, HERO, NONE, OLYMPUS
from agon.games.hybris.cataclysm.outskirts.features import bound_to_explore, research_for_a_tile
from agon.games.hybris.cataclysm.outskirts.prospects import hope, outskirts_of, sends_on_the_way, tasks_on_the_way
from agon.games.hybris.cataclysm.outskirts.table import EXPLORATION, hangar_of, outskirts
from agon.games.hybris.player import Player
from agon.games.hybris.state import Hybris
from rules.hybris.cities import take_out
from rules.hybris_cataclysm.camps import outpost


def send(g: Hybris, p: Player, location: int) -> None:
    """A Hero is on the way there, and nobody else anywhere."""
    for figure in p.characters:
        figure.token = NONE
    hero = next(figure for figure in p.characters if figure.kind == HERO)
    hero.token = g.box.location_tokens.index(location)


def test_an_exploration_is_hoped_for_by_who_has_what_cards_ask_for() -> None:
    g = outpost()
    p = g.players[0]
    poor = hope(g, p)
    hangar_of(g, p).energy = 2
    outskirts(g).camp = 4
    p.aegis = p.followers = p.prayers = 4
    rich = hope(g, p)
    assert 0.0 <= poor < rich < 1.0
    hangar_of(g, p).echelons[EXPLORATION] = 4
    assert rich < hope(g, p), "more cards are drawn from a higher echelon"
    assert bound_to_explore(g, p) == 0.0, "nobody is on the way there"
    send(g, p, outskirts_of(g))
    assert bound_to_explore(g, p) == hope(g, p)


def test_research_is_kept_for_a_tile_while_there_is_time() -> None:
    g = outpost()
    p = g.players[0]
    send(g, p, FORGE)
    hangar_of(g, p).research = 2
    assert sends_on_the_way(g, p) == 0
    hangar_of(g, p).research = 3
    assert sends_on_the_way(g, p) == 0, "with nothing to craft"
    g.workshop.put(0, take_out(g, "beacon_herm"), 0)
    assert sends_on_the_way(g, p) == 1
    assert research_for_a_tile(g, p) > 0.0
    hangar_of(g, p).active = 0b1111
    assert (sends_on_the_way(g, p), research_for_a_tile(g, p)) == (0, 0.0), "every tile is active"
    hangar_of(g, p).active = 0
    g.age = g.book.manifest.ages
    assert sends_on_the_way(g, p) == 0, "it would not come home"


def test_a_task_is_on_the_way_where_its_action_can_be_performed() -> None:
    g = outpost()
    p = g.players[0]
    send(g, p, FORGE)
    hangar_of(g, p).staffed = 0b1111
    assert tasks_on_the_way(g, p) == 0
    send(g, p, OLYMPUS)  # Convert and Conceive: a Task of two tiles
    assert tasks_on_the_way(g, p) == 2
    hangar_of(g, p).staffed = 0
    assert tasks_on_the_way(g, p) == 0, "a tile without a Worker"
