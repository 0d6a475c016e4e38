"""Positions for the tests of Olympians and their Upgrades."""

from agon.games.hybris.box.numbers import HERO
from agon.games.hybris.player import ON_TILE, UNDER, Player
from agon.games.hybris.rules.powers import modified
from agon.games.hybris.rules.questions import POWER, STOP, USE_POWER
from agon.games.hybris.scenes import FOR_SLOT, Combat, Side
from agon.games.hybris.state import Hybris
from agon.kernel.ask import Kind
from rules.hybris.cities import unlock as have_unlocked
from rules.hybris.given import bare, box, figure_of, given, line_up, named, place_of, scene


def table(god: str, *upgrades: str, rival: str = "") -> Hybris:
    """Seat 0 is that god, with these Upgrades unlocked; nobody has anything and the Well holds 4 Prayers."""
    other = rival or ("zeus" if god != "zeus" else "athena")
    g = bare(given(god, other, next(name for name in ("athena", "poseidon", "hades") if name not in (god, other))))
    line_up(g, 0, 1, 2)
    g.well = 4
    for p in g.players:
        p.kindness, p.determination = 3, 3
    for id in upgrades:
        have_unlocked(g, 0, id)
    return g


def purse(g: Hybris, p: Player) -> dict[str, int]:
    """Everything that rewards change."""
    return {
        "vp": p.vp,
        "aegis": p.aegis,
        "followers": p.followers,
        "prayers": p.prayers,
        "grandeur": -g.grandeur.index(p.seat),
        "kindness": p.kindness,
        "determination": p.determination,
        "cards": len(p.hand),
        "coliseum": -len(g.coliseum_deck),
        "premonitions": len(p.premonitions),
        "bonus": p.bonus_tokens,
        "well": g.well,
        "items": sum(p.cleared),
        "temples": p.temples.bit_count(),
        "figures": len([figure for figure in p.characters if figure.place != ON_TILE]),
        "designs": sum(owner == p.seat for owner in g.workshop.owners),
    }


def changes(before: dict[str, int], after: dict[str, int]) -> dict[str, int]:
    return {name: after[name] - before[name] for name in before if after[name] != before[name]}


def power_of(id: str, number: int = 0) -> int:
    """The index of a power of an Upgrade."""
    return box().upgrades[named("upgrade", id)].powers[number].index


def use(id: str, number: int = 0) -> tuple[Kind, int]:
    return USE_POWER, POWER << 16 | power_of(id, number)


DECLINE = (USE_POWER, STOP << 16)


def arrival(g: Hybris, seat: int, where: str) -> tuple[Player, int]:
    """A Hero in the reserve with a token that leads there, and Aegis to be activated."""
    p = g.players[seat]
    hero = figure_of(p, HERO)
    hero.token = box().location_tokens.index(place_of(where))
    p.tokens[hero.token] = UNDER
    p.aegis = max(p.aegis, 3)
    g.turn.seat = seat
    return p, p.characters.index(hero)


def fighting(g: Hybris, attacker: tuple[int, int], defender: tuple[int, int]) -> None:
    """A Combat is on between two figures, each a seat and a kind."""
    g.combat = Combat(FOR_SLOT, side(g, *attacker), side(g, *defender))


def side(g: Hybris, seat: int, kind: int) -> Side:
    p = g.players[seat]
    return Side(seat, p.characters.index(figure_of(p, kind)))


def strength(g: Hybris, seat: int) -> int:
    """What standing powers add to a side."""
    assert g.combat is not None
    side = g.combat.side_of(seat)
    assert side is not None
    here = scene(seat)
    here.character = side.character
    return modified(g, g.players[seat], "strength", here)
