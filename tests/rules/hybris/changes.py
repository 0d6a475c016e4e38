"""What the tests of Premonitions change by hand: somebody stands there, somebody has done something."""

from collections.abc import Callable

from agon.games.hybris.box.numbers import HERO, PROPHET
from agon.games.hybris.player import IN_UNDERWORLD, Player
from agon.games.hybris.rules.powers import muster
from agon.games.hybris.state import Hybris
from rules.hybris.cities import lay
from rules.hybris.given import box, cards_showing, line_up, named, stand_at, take_cards

Change = Callable[[Hybris, Player], None]


def all_of(*changes: Change) -> Change:
    def made(g: Hybris, p: Player) -> None:
        for change in changes:
            change(g, p)

    return made


def nothing(g: Hybris, p: Player) -> None:
    """As it is."""


def did(action: int, **more: int) -> Change:
    """The character's action of this turn, and what came of it."""

    def made(g: Hybris, p: Player) -> None:
        g.turn.action = action
        for name, value in more.items():
            setattr(g.turn, name, value)

    return made


def evicted(whom: int) -> Change:
    def made(g: Hybris, p: Player) -> None:
        g.turn.evicted = whom

    return made


def owning(**amounts: int) -> Change:
    def made(g: Hybris, p: Player) -> None:
        for name, amount in amounts.items():
            setattr(p, name, amount)

    return made


def cards(number: int) -> Change:
    def made(g: Hybris, p: Player) -> None:
        take_cards(p, sorted(p.deck + p.hand)[:number])

    return made


def premonitions(number: int) -> Change:
    """That many others in hand, beside the one to be completed."""

    def made(g: Hybris, p: Player) -> None:
        while len(p.premonitions) < number + 1:
            p.premonitions.append(g.premonition_deck.pop())

    return made


def well(prayers: int) -> Change:
    def made(g: Hybris, p: Player) -> None:
        g.well = prayers

    return made


def track(*seats: int) -> Change:
    def made(g: Hybris, p: Player) -> None:
        line_up(g, *seats)

    return made


def rivals_at(where: str, number: int) -> Change:
    """So many rival characters there; in the Mortal World in Cities beside it."""

    def made(g: Hybris, p: Player) -> None:
        cities = ["lemnos", "sparta", "elis", "athens", "argos"]
        for rival in range(number):
            free = where if where != "mortal_world" else cities[rival]
            stand_at(g, 1 + rival % 2, (HERO, PROPHET)[rival // 2], free)

    return made


def fallen(number: int) -> Change:
    def made(g: Hybris, p: Player) -> None:
        heroes = [character for character in p.characters if character.kind == HERO]
        for hero in [heroes[0], heroes[2]][:number]:
            hero.place = IN_UNDERWORLD
        p.cleared[1] = 2  # Sisyphus came off the Bident

    return made


def workshop(number: int) -> Change:
    def made(g: Hybris, p: Player) -> None:
        for space in range(number):
            g.workshop.put(space, 20 + space, p.seat)

    return made


def factory(number: int, owner: int = 0) -> Change:
    def made(g: Hybris, p: Player) -> None:
        for space in range(number):
            g.factory.put(space, 30 + space, owner)

    return made


def storage(number: int) -> Change:
    def made(g: Hybris, p: Player) -> None:
        p.storage = [40, 41][:number]

    return made


def omen_of(seat: int) -> Change:
    def made(g: Hybris, p: Player) -> None:
        g.omens.tiles, g.omens.owners = cards_showing(g.players[seat], 0)[:1], [seat]

    return made


def temples(mine: str = "", theirs: str = "") -> Change:
    def made(g: Hybris, p: Player) -> None:
        if mine:
            p.temples |= 1 << named("city", mine)
        if theirs:
            g.players[1].temples |= 1 << named("city", theirs)

    return made


def unlocked(number: int) -> Change:
    def made(g: Hybris, p: Player) -> None:
        p.unlocked = (1 << number) - 1
        muster(g)

    return made


def in_athens(number: int) -> Change:
    def made(g: Hybris, p: Player) -> None:
        for space in range(number):
            lay(g, p.seat, box().technologies[50 + space].id, f"athens_{space + 1}")

    return made


def pillars(mine: int, theirs: int) -> Change:
    def made(g: Hybris, p: Player) -> None:
        p.pillars = [mine - 1]
        g.players[1].pillars, g.players[2].pillars = [theirs - 1], [5]

    return made


def holding(*elements: tuple[int, ...]) -> Change:
    """Cards in hand that show these Elements."""

    def made(g: Hybris, p: Player) -> None:
        take_cards(p, [cards_showing(p, *shown)[0] for shown in elements])

    return made


def tile_of(type: int) -> int:
    return next(t.index for t in box().technologies if t.type == type)
