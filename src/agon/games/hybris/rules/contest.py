"""Contesting a deployment.  Page 24."""

from collections.abc import Generator
from typing import Final

from agon.games.hybris import log
from agon.games.hybris.box.numbers import ALLY, HERO, MORTAL_WORLD, NONE, OLYMPIAN, PROPHET
from agon.games.hybris.player import RESERVE, Character, Player
from agon.games.hybris.rules.combat.aftermath import end_combat
from agon.games.hybris.rules.combat.player_combat import fight_player, put_to_flight
from agon.games.hybris.rules.deploy import printed_rewards, receive
from agon.games.hybris.rules.filters import kind_of
from agon.games.hybris.rules.links import is_closed
from agon.games.hybris.rules.movement import why_not_in_reserve
from agon.games.hybris.rules.planning import take_back_token
from agon.games.hybris.rules.powers import POWERS, awaited, forbidden, happen
from agon.games.hybris.rules.questions import FIGURE, STOP, number_of
from agon.games.hybris.rules.resources import can_pay, pay
from agon.games.hybris.rules.world_questions import CONTEST, HERO_AGAIN, PICK_REWARD, REWARD
from agon.games.hybris.scenes import FOR_CONTEST, Amounts, Scene, Source
from agon.games.hybris.state import Hybris
from agon.kernel.ask import Ask, Play, Together, action_of
from agon.kernel.legality import Reason

PROPHET_CONTESTS: Final = Reason("hybris-why-prophet-contests", "HYB-CONTEST-06")
ACTIVATED: Final = Reason("hybris-why-activated", "HYB-CONTEST-02")
WOUNDED: Final = Reason("hybris-why-wounded", "HYB-CONTEST-03")
NO_TOKEN: Final = Reason("hybris-why-no-token", "HYB-CONTEST-04")

Contesting = Generator[Ask | Together, int, int]


def contest(g: Hybris, p: Player, scene: Scene) -> Contesting:
    """The others are asked one by one, the last in Grandeur first, until one contests.  HYB-CONTEST-01

    Gives the reward that whoever contested with success has claimed, or NONE; the scene says whether anybody contested
    at all.
    """
    scene.contestable = can_be_contested(g, p, scene)
    if not scene.contestable:
        return NONE
    price = contest_price(g, p, scene)
    for rival in reversed(g.by_grandeur()):
        if rival is p or rival.passed or not can_pay(g, rival, price):  # HYB-PASS-05
            continue
        options = contest_options(g, rival, scene)
        if not options:
            continue
        choice = yield Ask(CONTEST, rival.seat, [*options, STOP << 16])
        if action_of(choice) == STOP:
            log.contest_declined(g, rival.seat)
            continue
        scene.contested = True
        yield from send(g, rival, choice, price, scene)
        won = yield from decide(g, p, rival, number_of(choice), scene)
        claimed = NONE
        if won and not is_closed(g, scene.city):
            claimed = yield from claim(g, p, rival, scene)
        yield from end_combat(g)
        return claimed
    return NONE


def can_be_contested(g: Hybris, p: Player, scene: Scene) -> bool:
    """Unless a Scenario forbids it or a power of the deployer protects this deployment.  HYB-APPX-17"""
    if forbidden(g, "contest", scene.city):
        return False
    for standing in POWERS.applying(g, p, "contestable", scene):
        modifier = standing.effect.modifier
        if modifier is not None and not modifier.number:
            return False
    return True


def contest_price(g: Hybris, p: Player, scene: Scene) -> Amounts:
    """What powers of the deployer make a contest cost; by itself it is free.  HYB-CONTEST-05"""
    price: dict[int, int] = {}
    for standing in POWERS.applying(g, p, "contest_price", scene):
        if standing.effect.modifier is not None:
            for resource, amount in standing.effect.modifier.amounts:
                price[resource] = price.get(resource, 0) + amount
    return sorted(price.items())


def contest_options(g: Hybris, rival: Player, scene: Scene) -> list[int]:
    """The figures that a player could send, and Heroes whom a power lets come a second time.  HYB-CONTEST-02"""
    figures = enumerate(rival.characters)
    options = [FIGURE << 16 | number for number, figure in figures if why_not_contest(figure) is None]
    if second_coming(g, rival, scene) is not None:
        for number, figure in enumerate(rival.characters):
            if figure.kind in (HERO, ALLY) and figure.activated and figure.place >= 0:
                options.append(HERO_AGAIN << 16 | number)
    return options


def why_not_contest(figure: Character) -> Reason | None:
    """From the reserve: an Olympian who is not wounded, a Hero with a token; no Prophet.  HYB-CONTEST-03, -04, -06"""
    if figure.kind == PROPHET:
        return PROPHET_CONTESTS
    if figure.activated:
        return ACTIVATED
    if figure.kind == OLYMPIAN and figure.lying:
        return WOUNDED
    if figure.place != RESERVE:
        return why_not_in_reserve(figure)
    return None if figure.kind == OLYMPIAN or figure.token != NONE else NO_TOKEN


def second_coming(g: Hybris, rival: Player, scene: Scene) -> Source | None:
    """A power, still unused in this Age, that lets a Hero contest who was activated already."""
    for source in g.arsenal.powers.get("contest_window", []):
        if (
            source.seat == rival.seat
            and POWERS.reacts(g, source, "contest_window", scene)
            and POWERS.available(g, rival, source, scene)
        ):
            for effect in source.power.effects:
                if effect.verb == "allow" and effect.word == "contest_when_activated":
                    return source
    return None


def send(g: Hybris, rival: Player, choice: int, price: Amounts, scene: Scene) -> Play:
    """The price, if there is one; then the figure comes to the City, used for this Age.  HYB-CONTEST-04, -10, -11"""
    if action_of(choice) == HERO_AGAIN:
        source = second_coming(g, rival, scene)
        assert source is not None
        rival.used.append(source.power.index)
        log.power(g, rival.seat, source.power.index)
    yield from pay(g, rival, price)
    figure = rival.characters[number_of(choice)]
    take_back_token(rival, figure)
    figure.activated = True
    figure.place = g.box.cities[scene.city].slot
    log.contested(g, rival.seat, number_of(choice), scene.actor, scene.city)
    if awaited(g, "contests"):
        coming = Scene(rival.seat)
        coming.character = number_of(choice)
        coming.location = MORTAL_WORLD
        coming.city = scene.city
        coming.other = scene.actor
        yield from happen(g, "contests", coming)


def decide(g: Hybris, p: Player, rival: Player, number: int, scene: Scene) -> Generator[Ask | Together, int, bool]:
    """A Prophet is put to flight, anybody else fights; a winner has the slot, without its bonus.

    HYB-CONTEST-07, -08, -09
    """
    if kind_of(g, scene) == PROPHET:
        yield from put_to_flight(g, rival, number, p, scene.character, FOR_CONTEST, scene.city)
        won = True
    else:
        won = yield from fight_player(g, rival, number, p, scene.character, FOR_CONTEST, scene.city)
    if won:
        log.contest_won(g, rival.seat, number, scene.city)
    return won


def claim(g: Hybris, p: Player, rival: Player, scene: Scene) -> Contesting:
    """One of the rewards of p's deployment is the winner's.  HYB-DEPLOY-06"""
    options = [REWARD << 16 | reward for reward in printed_rewards(g, scene)]
    claimed = number_of((yield Ask(PICK_REWARD, rival.seat, options)))
    yield from receive(g, p, rival, claimed, scene)
    return claimed
