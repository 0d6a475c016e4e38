"""Positions of the Mortal World for tests: tiles and figures in the Cities, and procedures answered by question."""

from collections.abc import Generator
from typing import NamedTuple

from agon.games.hybris.box import Box
from agon.games.hybris.box.numbers import ALLY, HERO, MORTAL_WORLD, OLYMPIAN
from agon.games.hybris.box.things import Technology
from agon.games.hybris.player import RESERVE, UNDER, Character, Player
from agon.games.hybris.rules.deploy import deploy
from agon.games.hybris.rules.links import empty_spaces
from agon.games.hybris.rules.powers import muster
from agon.games.hybris.rules.questions import FIGURE, SPACE, STOP, TECHNOLOGY, WHICH_SPACE
from agon.games.hybris.rules.world_questions import CONTEST, DEPLOY_TILE
from agon.games.hybris.scenes import Scene
from agon.games.hybris.state import Hybris
from agon.kernel.ask import Ask, Kind, Together
from rules.hybris.given import box, given, named
from twins import twin


def table(*olympians: str, modules: tuple[str, ...] = ()) -> Hybris:
    """A table for these Olympians, by default Zeus and Poseidon, with empty hands and no Premonitions."""
    g = given(*(olympians or ("zeus", "poseidon")), modules=modules)
    for p in g.players:
        p.deck += p.hand
        p.hand.clear()
        g.premonition_deck += p.premonitions
        p.premonitions.clear()
    g.log = []
    return g


def city(id: str) -> int:
    return named("city", id)


def space(id: str) -> int:
    return named("space", id)


def tile(id: str) -> int:
    return named("technology", id)


def face(id: str) -> Technology:
    """A tile as the pack prints it."""
    return box().technologies[tile(id)]


def reprint(g: Hybris, id: str, **numbers: int) -> int:
    """A tile shows these numbers at this table alone, whatever the pack prints on it; gives the tile."""
    printed = g.box.technologies[tile(id)]
    changed = twin(printed, Technology(printed.index, printed.id, printed.type, printed.power))
    for name, number in numbers.items():
        assert name in ("followers", "aegis", "vp", "prayers"), name
        setattr(changed, name, number)
    g.box = twin(g.box, Box(g.box.pack, g.box.grammar))
    g.box.technologies = [changed if each.id == id else each for each in g.box.technologies]
    return changed.index


def blank(g: Hybris, id: str) -> None:
    """A tile shows neither points nor Prayers at this table."""
    reprint(g, id, vp=0, prayers=0)


def take_out(g: Hybris, id: str) -> int:
    """A tile off the piles of Olympus."""
    for pile in g.piles:
        if tile(id) in pile:
            pile.remove(tile(id))
    return tile(id)


def lay(g: Hybris, seat: int, id: str, where: str) -> None:
    """A tile that a player has deployed before."""
    g.spaces.put(space(where), take_out(g, id), seat)
    g.players[seat].marks -= 1
    muster(g)


def store(g: Hybris, seat: int, *ids: str) -> None:
    for id in ids:
        g.players[seat].storage.append(take_out(g, id))


def figure(p: Player, kind: int) -> int:
    """The first figure of a kind; taken off its tile if that is where it is."""
    for number, character in enumerate(p.characters):
        if character.kind == kind:
            if character.place < RESERVE:
                character.place = RESERVE
            return number
    raise AssertionError("no such figure")


def in_city(g: Hybris, seat: int, where: str, kind: int = OLYMPIAN) -> Scene:
    """A player's turn, with a figure of that kind on the slot of a City."""
    number = figure(g.players[seat], kind)
    here = Scene(seat)
    here.character = number
    here.location = MORTAL_WORLD
    here.city = city(where)
    g.players[seat].characters[number].place = box().cities[here.city].slot
    g.players[seat].characters[number].activated = True
    g.turn.seat = seat
    g.turn.character = number
    g.turn.city = here.city
    return here


def plan(g: Hybris, seat: int, kind: int, token: int) -> int:
    """A figure in reserve with that token under it."""
    p = g.players[seat]
    number = figure(p, kind)
    p.characters[number].token = token
    if token < len(p.tokens):
        p.tokens[token] = UNDER
    return number


def unlock(g: Hybris, seat: int, id: str) -> None:
    """An Upgrade that is unlocked already."""
    upgrade = named("upgrade", id)
    g.players[seat].unlocked |= 1 << g.box.olympians[g.players[seat].olympian].tiles.index(upgrade)
    muster(g)


def befriend(g: Hybris, seat: int, id: str) -> int:
    """A Hero of the Coliseum who has become an ally; gives the figure's number."""
    heroes = [hero.id for hero in g.box.heroes]
    g.players[seat].characters.append(Character(ALLY, heroes.index(id)))
    muster(g)
    return len(g.players[seat].characters) - 1


class Asked(NamedTuple):
    kind: Kind
    seat: int
    options: list[int]


def answer(play: Generator[Ask | Together, int, object], *answers: tuple[Kind, int]) -> list[Asked]:
    """Run a procedure. Each answer serves the next question of its kind; all other questions get the first option,
    and nobody contests.

    As in a match, a question with a single option answers itself. Gives the questions that were asked.
    """
    left = list(answers)
    asked: list[Asked] = []
    follow(play, left, asked)
    assert not left, f"nobody asked {left[0][0].id}"
    return asked


def follow(play: Generator[Ask | Together, int, object], left: list[tuple[Kind, int]], asked: list[Asked]) -> None:
    try:
        ask = next(play)
        while True:
            if isinstance(ask, Together):
                for _, part in ask.parts:
                    follow(part(), left, asked)
                ask = play.send(0)
            else:
                ask = play.send(reply(ask, left, asked))
    except StopIteration:
        return


def reply(ask: Ask, left: list[tuple[Kind, int]], asked: list[Asked]) -> int:
    if len(ask.options) == 1 and not ask.kind.secret:
        return ask.options[0]
    asked.append(Asked(ask.kind, ask.seat, ask.options))
    if left and left[0][0] is ask.kind:
        _, option = left.pop(0)
        assert option in ask.options, f"{option >> 16}/{option & 0xFFFF} is not offered by {ask.kind.id}"
        return option
    return STOP << 16 if ask.kind is CONTEST else ask.options[0]


def seats_asked(asked: list[Asked], kind: Kind) -> list[int]:
    return [each.seat for each in asked if each.kind is kind]


def options_of(asked: list[Asked], kind: Kind) -> list[int]:
    """The options of the first question of a kind."""
    return next(each.options for each in asked if each.kind is kind)


# ---------------------------------------------------------------- deploying


def deploying(
    g: Hybris, seat: int, id: str, where: str, *answers: tuple[Kind, int], kind: int = OLYMPIAN
) -> list[Asked]:
    """A player deploys a tile on a space, with a figure of that kind; gives the questions that were asked."""
    store(g, seat, id)
    here = in_city(g, seat, where.split("_")[0], kind)
    first: list[tuple[Kind, int]] = []
    if len(g.players[seat].storage) > 1:
        first.append((DEPLOY_TILE, TECHNOLOGY << 16 | tile(id)))
    if len(empty_spaces(g, here.city)) > 1:
        first.append((WHICH_SPACE, SPACE << 16 | space(where)))
    return answer(deploy(g, g.players[seat], here), *first, *answers)


def arm(g: Hybris, seat: int) -> None:
    """A plain card that wins against an empty hand."""
    p = g.players[seat]
    for card in p.deck:
        face = g.box.card(card)
        if face.strength > 1 and face.determination <= 1 and not face.effects:
            p.deck.remove(card)
            p.hand.append(card)
            return
    raise AssertionError("no such card")


def ready_to_contest(g: Hybris, seat: int) -> tuple[Kind, int]:
    """A Hero with a token and a card to win with; gives the answer that sends him."""
    arm(g, seat)
    return CONTEST, FIGURE << 16 | plan(g, seat, HERO, 0)
