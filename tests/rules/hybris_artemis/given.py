"""Positions with Artemis for tests: she has the first seat, tokens lie where a test wants them."""

from typing import Any

from agon.cards.phrases import Effect
from agon.games.hybris.artemis.questions import ARROW, HUNT, PREY, SHOOT
from agon.games.hybris.artemis.table import quiver
from agon.games.hybris.box.numbers import HERO, NONE, OLYMPIAN
from agon.games.hybris.player import UNDER, Player
from agon.games.hybris.rules.combat.player_combat import fight_player
from agon.games.hybris.rules.powers import muster
from agon.games.hybris.rules.questions import STOP
from agon.games.hybris.scenes import FOR_SLOT, Combat, Scene, Side
from agon.games.hybris.state import Hybris
from agon.kernel.ask import Kind
from rules.hybris.arena import to_its_end
from rules.hybris.cities import Asked, answer, city
from rules.hybris.given import bare, figure_of, given, line_up, place_of

ATHENS = city("athens")


def table(*rivals: str, upgrades: tuple[str, ...] = (), modules: tuple[str, ...] = ()) -> Hybris:
    """Artemis against these, by default Zeus and Hades, with these Upgrades; nobody has anything."""
    g = bare(given("artemis", *(rivals or ("zeus", "hades")), modules=("artemis", *modules)))
    line_up(g, *range(len(g.players)))
    g.well = 4
    for p in g.players:
        p.kindness, p.determination = 3, 3
    for id in upgrades:
        unlock(g, id)
    return g


def unlock(g: Hybris, id: str) -> None:
    """An Upgrade of Artemis that is unlocked already."""
    tiles = [g.box.upgrades[tile].id for tile in g.box.olympians[g.players[0].olympian].tiles]
    g.players[0].unlocked |= 1 << tiles.index(id)
    muster(g)


def carry(g: Hybris, *tokens: int) -> None:
    """Artemis holds so many tokens of the second seat, of the third, and so on."""
    for owner, number in enumerate(tokens, 1):
        quiver(g).held[owner] += number
        g.players[owner].marks -= number


def held(g: Hybris) -> list[int]:
    """The tokens that Artemis holds, by their owners' seats."""
    return quiver(g).held[: len(g.players)]


def reserves(g: Hybris) -> list[int]:
    return [p.marks for p in g.players]


def take_from(owner: int) -> tuple[Kind, int]:
    return HUNT, PREY << 16 | owner


def shoot(owner: int) -> tuple[Kind, int]:
    return SHOOT, ARROW << 16 | owner


def cease(left: int) -> tuple[Kind, int]:
    """Shoot no more, though so much Strength would still be allowed."""
    return SHOOT, STOP << 16 | left


def arriving(g: Hybris, seat: int, where: str, kind: int = HERO) -> tuple[Player, int]:
    """A figure in the reserve, with a token that leads there and Aegis to be activated."""
    p = g.players[seat]
    figure = figure_of(p, kind)
    if kind != OLYMPIAN:
        place = place_of(where)
        location = place if place < len(g.box.locations) else len(g.box.locations) - 1
        figure.token = g.box.location_tokens.index(location)
        p.tokens[figure.token] = UNDER
    p.aegis = max(p.aegis, 3)
    g.turn.seat = seat
    return p, p.characters.index(figure)


def attack(g: Hybris, *answers: tuple[Kind, int], rival: int = 1) -> list[Asked]:
    """Artemis attacks that rival's Olympian in Athens with her own; gives the questions that were asked."""
    mine, other = g.players[0], g.players[rival]
    his, its = mine.characters.index(figure_of(mine, OLYMPIAN)), other.characters.index(figure_of(other, OLYMPIAN))
    other.characters[its].place = g.box.cities[ATHENS].slot
    return answer(to_its_end(g, fight_player(g, mine, his, other, its, FOR_SLOT, ATHENS)), *answers)


def in_combat(g: Hybris, rival: int = 1) -> Combat:
    """A Combat that has begun: Artemis attacks a rival's Olympian, or fights the game (rival -1)."""
    other = Side(NONE, NONE) if rival == NONE else Side(rival, 0)
    other.stopped = rival == NONE
    g.combat = Combat(FOR_SLOT if rival != NONE else 0, Side(0, 0), other)
    g.combat.city = ATHENS if rival != NONE else NONE
    return g.combat


def words(g: Hybris, *tables: dict[str, Any]) -> list[Effect]:
    """Effects as her part of the pack would write them."""
    return g.box.grammar.effects(list(tables))


def do(
    g: Hybris, *tables: dict[str, Any], answers: tuple[tuple[Kind, int], ...] = (), at: Scene | None = None
) -> list[Asked]:
    """Artemis carries out effects; gives the questions that were asked."""
    return answer(g.book.resolve(g, g.players[0], words(g, *tables), at or Scene(0)), *answers)


def card(g: Hybris, id: str) -> int:
    """A Conflict card of hers by the id of its face."""
    return g.box.card_ids.index("artemis-" + id)


def hold_cards(g: Hybris, seat: int, *ids: str) -> None:
    """Cards of a player's own deck come to hand."""
    p = g.players[seat]
    olympian = g.box.olympians[p.olympian].id
    for id in ids:
        number = g.box.card_ids.index(f"{olympian}-{id}")
        if number in p.deck:
            p.deck.remove(number)
        else:
            assert p.enhanced == number
            p.enhanced = NONE
        p.hand.append(number)
