"""Every Deploy is contested by an Avatar, unless the player buys it off with Conflict cards."""

from collections.abc import Generator

from agon.games.hybris import log as base_log
from agon.games.hybris.book import Book
from agon.games.hybris.booking import PAID, TILE
from agon.games.hybris.box.numbers import ALLY, HERO, NONE, PROPHET
from agon.games.hybris.chronos import log
from agon.games.hybris.chronos.avatar_combat import avatar_scene, fight_avatar
from agon.games.hybris.chronos.avatars import can_receive, lowest_on_board, make_pending_moves, take_city
from agon.games.hybris.chronos.gains import change_intensity, chronos_loses, gain_points
from agon.games.hybris.chronos.questions import CANCEL, CANCEL_CONTEST, STAND_IN
from agon.games.hybris.chronos.table import STORED, chronos_table, kit_of
from agon.games.hybris.player import RESERVE, Player
from agon.games.hybris.rules.combat.player_combat import flee
from agon.games.hybris.rules.contest import can_be_contested, contest_price, second_coming
from agon.games.hybris.rules.deploy import printed_rewards
from agon.games.hybris.rules.filters import kind_of
from agon.games.hybris.rules.powers import happen
from agon.games.hybris.rules.questions import STOP, number_of
from agon.games.hybris.rules.resources import card_options, discard, enough_cards
from agon.games.hybris.rules.world_questions import HERO_AGAIN, POINTS
from agon.games.hybris.scenes import DEFENDS, Amounts, Scene
from agon.games.hybris.state import Hybris
from agon.kernel.ask import Ask, Together, action_of

Contesting = Generator[Ask | Together, int, int]
Deciding = Generator[Ask | Together, int, bool]


def contest(g: Hybris, p: Player, scene: Scene) -> Contesting:
    """The lowest Avatar on the board comes and fights, if nothing keeps it away.  CHR-P3-08, CHR-MOVE-08

    If it wins, Chronos gets the printed points and the player all the rest: returns POINTS, otherwise NONE.
    CHR-DEFEAT-03
    """
    avatar = lowest_on_board(g)
    price = contest_price(g, p, scene)
    scene.contestable = (
        avatar != NONE and can_be_contested(g, p, scene) and can_receive(g, scene.city) and can_afford(g, price)
    )
    if not scene.contestable:
        return NONE
    cancelled = yield from offer_cancelling(g, p, avatar)
    if cancelled:
        return NONE
    scene.contested = True
    chronos_loses(g, price, PAID)
    log.avatar_contests(g, avatar, p.seat, scene.city)
    won = yield from decide(g, p, avatar, scene)
    if won:
        yield from take_city(g, avatar, scene.city)
    yield from make_pending_moves(g)
    if not won:
        return NONE
    if POINTS in printed_rewards(g, scene):
        gain_points(g, g.box.technologies[scene.tile].vp, TILE)
    return POINTS


def can_afford(g: Hybris, price: Amounts) -> bool:
    """If powers make a contest cost something, Chronos pays with what he stores; he has nothing else.  CHR-ALONE-09"""
    pieces = chronos_table(g).pieces
    return all(resource in STORED and pieces[STORED.index(resource)] >= amount for resource, amount in price)


# ---------------------------------------------------------------- buying it off


def offer_cancelling(g: Hybris, p: Player, avatar: int) -> Deciding:
    """Conflict cards whose printed Strength reaches Kratos's Intensity, one after the other.  CHR-MOVE-09, -10

    Once begun it must be finished; a player who does not hold enough is not asked.
    """
    table, kratos = chronos_table(g), kit_of(g.box).kratos
    if sum(g.box.card(card).strength for card in p.hand) < table.intensity[kratos]:
        return False
    table.missing = table.intensity[kratos]
    cards = useful_cards(g, p) if table.missing else []
    options = card_options(cards) if cards else [CANCEL << 16 | avatar]
    choice = yield Ask(CANCEL_CONTEST, p.seat, [*options, STOP << 16], enough_cards(cards, 0))
    if action_of(choice) == STOP:
        table.missing = 0
        return False
    made = 0
    while table.missing > 0:
        made += 1
        table.missing = max(0, table.missing - g.box.card(number_of(choice)).strength)
        discard(g, p, number_of(choice))
        if table.missing > 0:
            cards = useful_cards(g, p)
            choice = yield Ask(CANCEL_CONTEST, p.seat, card_options(cards), enough_cards(cards, made))
    log.contest_cancelled(g, p.seat, avatar)
    change_intensity(g, kratos, 1)
    yield from happen(g, "contest_cancelled", Scene(p.seat))
    return True


def useful_cards(g: Hybris, p: Player) -> list[int]:
    """A card without Strength would be thrown away."""
    return [card for card in p.hand if g.box.card(card).strength]


# ---------------------------------------------------------------- who has the City


def decide(g: Hybris, p: Player, avatar: int, scene: Scene) -> Deciding:
    """Whether the Avatar wins: a Prophet flees, anybody else defends.  CHR-MOVE-08"""
    number = yield from stand_in(g, p, avatar, scene)
    if number == NONE and kind_of(g, scene) == PROPHET:
        flee(g, p, scene.character)
        return True
    defended = yield from fight_avatar(g, p, scene.character if number == NONE else number, avatar, scene.city, DEFENDS)
    return not defended


def stand_in(g: Hybris, p: Player, avatar: int, scene: Scene) -> Contesting:
    """A power that lets a Hero contest again lets one who has acted take the deployer's place; gives whom, or NONE.

    CHR-ALONE-03
    """
    power = second_coming(g, p, avatar_scene(g, avatar, scene.city))
    heroes = [
        number
        for number, figure in enumerate(p.characters)
        if figure.kind in (HERO, ALLY) and figure.activated and figure.place >= 0 and number != scene.character
    ]
    if power is None or not heroes:
        return NONE
    choice = yield Ask(STAND_IN, p.seat, [*[HERO_AGAIN << 16 | number for number in heroes], STOP << 16])
    if action_of(choice) == STOP:
        return NONE
    p.used.append(power.power.index)
    base_log.power(g, p.seat, power.power.index)
    number = number_of(choice)
    p.characters[number].place = g.box.cities[scene.city].slot
    p.characters[scene.character].place = RESERVE
    log.stood_in(g, p.seat, number, scene.city)
    return number


def write_contest(book: Book) -> None:
    book.claim("contests")
    book.contest = contest
