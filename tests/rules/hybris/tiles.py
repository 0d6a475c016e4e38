"""Helpers for the tests of the Technology tiles."""

from agon.games.hybris.box.numbers import HERO, NONE
from agon.games.hybris.player import Player
from agon.games.hybris.rules.combat.player_combat import fight_player
from agon.games.hybris.rules.powers import POWERS, own_turn_powers
from agon.games.hybris.rules.questions import BRANCH, CHOOSE_BRANCH
from agon.games.hybris.scenes import FOR_SLOT, Scene
from agon.games.hybris.state import Hybris
from agon.kernel.ask import Kind
from rules.hybris.arena import to_its_end
from rules.hybris.cities import Asked, answer, arm, city, figure, lay, table, tile
from rules.hybris.given import box


def ids_of(*types: int) -> list[str]:
    """The tiles of these types."""
    return [technology.id for technology in box().technologies if technology.type in types]


def with_a_test(names: list[str]) -> list[str]:
    """The tiles whose tests a module holds: each is named after its tile."""
    found = [name.removeprefix("test_") for name in names]
    return [name for name in found if name in box().grammar.ids["technology"]]


def deployed(id: str, where: str = "lemnos_2", *olympians: str) -> tuple[Hybris, Player]:
    """A table where the first player has that tile in a City."""
    g = table(*olympians)
    lay(g, 0, id, where)
    return g, g.players[0]


def usable(g: Hybris, id: str) -> bool:
    """Whether the first player may use the power of a tile now, on the own turn."""
    index = box().technologies[tile(id)].power.index
    return index in [source.power.index for source in own_turn_powers(g, g.players[0], Scene(0))]


def use(g: Hybris, id: str, *answers: tuple[Kind, int]) -> list[Asked]:
    """The first player uses the power of a tile on the own turn; after that not again in this Age."""
    p = g.players[0]
    index = box().technologies[tile(id)].power.index
    [source] = [source for source in own_turn_powers(g, p, Scene(0)) if source.power.index == index]
    asked = answer(POWERS.carry_out(g, p, source, Scene(0)), *answers)
    assert p.used == [index]
    assert not usable(g, id)
    return asked


def branch(id: str, number: int) -> tuple[Kind, int]:
    """One of the lists between which the power of a tile lets one choose."""
    [effect] = [effect for effect in box().technologies[tile(id)].power.effects if effect.verb == "choose"]
    return CHOOSE_BRANCH, BRANCH << 16 | number << 12 | effect.branches[number][0].list


def fight(g: Hybris, attacker: int, defender: int, winner: int, *answers: tuple[Kind, int]) -> list[Asked]:
    """Two Heroes fight for the slot of Elis, and the one who has a card wins; NONE: nobody gets one."""
    if winner != NONE:
        arm(g, winner)
    his, its = (figure(g.players[seat], HERO) for seat in (attacker, defender))
    g.players[defender].characters[its].place = box().cities[city("elis")].slot
    play = to_its_end(g, fight_player(g, g.players[attacker], his, g.players[defender], its, FOR_SLOT, city("elis")))
    return answer(play, *answers)
