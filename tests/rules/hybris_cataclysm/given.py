"""Positions with Cataclysm for tests: Chaos where a test wants it, its cards on top, Energy to meet it with."""

from collections.abc import Generator
from typing import Any

from agon.cards.phrases import Effect
from agon.games.hybris.box.numbers import OLYMPIAN
from agon.games.hybris.box.phrases import Grammar
from agon.games.hybris.cataclysm.box import kit_of
from agon.games.hybris.cataclysm.chaos.questions import INTERCEPT, WILL_INTERCEPT
from agon.games.hybris.cataclysm.chaos.table import chaos
from agon.games.hybris.cataclysm.outskirts.table import hangar_of, outskirts
from agon.games.hybris.player import Player
from agon.games.hybris.rules.questions import STOP
from agon.games.hybris.scenes import Scene, Source
from agon.games.hybris.state import Hybris
from agon.kernel.ask import Ask, Kind, Together
from agon.kernel.errors import Ended
from rules.hybris.cities import Asked
from rules.hybris.given import bare, box, given, line_up

Answer = tuple[Kind, int]
Played = Generator[Ask | Together, int, object]

PLAIN = "the_gape"  # of Strength 4, and without effect below Momentum 2
TRIES: Answer = (WILL_INTERCEPT, INTERCEPT << 16 | 1)
DECLINES: Answer = (WILL_INTERCEPT, STOP << 16)


def world(*olympians: str, modules: tuple[str, ...] = (), seed: str = "a seed") -> Hybris:
    """A table with Cataclysm for these, by default Zeus, Athena and Hades, who have nothing; Zeus is foremost."""
    chosen = olympians or ("zeus", "athena", "hades")
    g = bare(given(*chosen, modules=("cataclysm", *modules), seed=seed))
    line_up(g, *range(len(chosen)))
    g.step, g.order = "action", list(range(len(chosen)))
    for p in g.players:
        hangar = hangar_of(g, p)
        hangar.energy = 0
        hangar.workers = 0
        hangar.echelons = [0, 0]
    outskirts(g).camp = 0
    g.log = []
    return g


# ---------------------------------------------------------------- Chaos


def chaos_card(g: Hybris, id: str) -> int:
    """A Chaos card by its number in the box."""
    return next(card.card for card in kit_of(g.box).chaos_cards if card.id == id)


def on_top(g: Hybris, *ids: str) -> None:
    """These cards of the Chaos deck will be drawn next, the first one first."""
    table = chaos(g)
    wanted = [chaos_card(g, id) for id in reversed(ids)]
    for card in wanted:
        table.deck.remove(card)
    table.deck += wanted


def gathered(g: Hybris, count: int) -> None:
    """Chaos has so much Momentum."""
    table = chaos(g)
    while len(table.momentum) < count:
        table.momentum.append(table.deck.pop())
        table.momentum_seen.append(table.deck_seen.pop())


def next_to_fall(g: Hybris, *cities: str) -> None:
    """These Cities will be destroyed next, the first one first."""
    table = chaos(g)
    named = [kit_of(g.box).falls.index(city_of(id)) for id in reversed(cities)]
    table.falls = [card for card in table.falls if card not in named] + named


def at_the_gates(g: Hybris, *cities: str) -> Hybris:
    """Chaos on its last space, these Cities to fall next."""
    chaos(g).space = 3
    next_to_fall(g, *cities)
    return g


def energy(g: Hybris, *amounts: int) -> None:
    """The Energy of each player."""
    for p, amount in zip(g.players, amounts, strict=True):
        hangar_of(g, p).energy = amount


def activate_tiles(g: Hybris, seat: int, count: int) -> None:
    """So many MK tiles of a player are activated."""
    hangar_of(g, g.players[seat]).active = (1 << count) - 1


def strong(p: Player) -> None:
    """No Chaos is a match for this player."""
    p.might = 30


def with_pillar(g: Hybris, seat: int, id: str) -> int:
    """A player has chosen that Pillar."""
    p = g.players[seat]
    pillar = [pillar.id for pillar in g.box.pillars].index(id)
    p.pillars, p.uppers, p.lowers = [pillar], [pillar], [pillar]
    return pillar


def olympian(p: Player) -> int:
    return next(number for number, figure in enumerate(p.characters) if figure.kind == OLYMPIAN)


# ---------------------------------------------------------------- places


def city_of(id: str) -> int:
    return box().grammar.ids["city"].index(id)


def fallen(g: Hybris) -> set[str]:
    """The Cities that are no more."""
    return {city.id for city in g.box.cities if g.closed >> city.index & 1}


def stands_in(g: Hybris, seat: int, number: int, city: str) -> None:
    """A figure stands in a City."""
    figure = g.players[seat].characters[number]
    figure.place = g.box.cities[city_of(city)].slot
    figure.activated = True


def figure(g: Hybris, seat: int, kind: int) -> int:
    """A figure of that kind that is in the reserve."""
    return next(n for n, figure in enumerate(g.players[seat].characters) if figure.kind == kind and figure.place == -1)


# ---------------------------------------------------------------- running


def carry(play: Played, *answers: Answer) -> list[Asked]:
    """Run a procedure; each answer serves the next question of its kind, the others are declined or take the first.

    Gives the questions that were asked; all answers must be used.
    """
    left = list(answers)
    asked: list[Asked] = []
    try:
        question = next(play)
        while True:
            assert isinstance(question, Ask)
            question = play.send(reply(question, left, asked))
    except StopIteration:
        assert not left, f"nobody asked {left[0][0].id}"
    return asked


def reply(question: Ask, left: list[Answer], asked: list[Asked]) -> int:
    if len(question.options) == 1 and not question.kind.secret:
        return question.options[0]
    asked.append(Asked(question.kind, question.seat, question.options))
    for at, (kind, option) in enumerate(left):
        if kind is question.kind:
            del left[at]
            assert option in question.options, f"{option >> 16}/{option & 0xFFFF} is not offered by {kind.id}"
            return option
    return STOP << 16 if STOP << 16 in question.options else question.options[0]


def until(play: Played, kind: Kind) -> Ask:
    """Run a procedure up to a question of that kind; the questions before it get their first option."""
    question = next(play)
    while True:
        assert isinstance(question, Ask)
        if question.kind is kind:
            return question
        question = play.send(question.options[0])


def after(play: Played, option: int) -> None:
    """Answer the question at which a procedure stopped, and go on to its end; every other one gets its first option."""
    try:
        question = play.send(option)
        while True:
            assert isinstance(question, Ask)
            question = play.send(question.options[0])
    except StopIteration:
        return


def ends(play: Played, *answers: Answer) -> bool:
    """Whether a procedure ends the match."""
    try:
        carry(play, *answers)
    except Ended:
        return True
    return False


def grammar_of(g: Hybris) -> Grammar:
    """One that understands the words of the module."""
    grammar = Grammar(g.box.grammar.ids)
    grammar.speak(g.box.grammar.dialects)
    return grammar


def effects(g: Hybris, *tables: dict[str, Any]) -> list[Effect]:
    """A list of effects as a file of the module would write it."""
    return grammar_of(g).effects(list(tables))


def holds(g: Hybris, seat: int, table: dict[str, Any]) -> bool:
    """Whether a condition is true for a player."""
    return g.book.holds(g, g.players[seat], grammar_of(g).condition(table), Scene(seat))


def empower(g: Hybris, seat: int, **table: Any) -> None:
    """A power that works for a player from now on, until powers are mustered anew."""
    power = grammar_of(g).power("upgrade/keraunos", table)
    power.index = 5000 + sum(len(sources) for sources in g.arsenal.powers.values())
    g.arsenal.powers = {name: sources.copy() for name, sources in g.arsenal.powers.items()}
    g.arsenal.standing = {name: standing.copy() for name, standing in g.arsenal.standing.items()}
    g.arsenal.timed = {when: {of: own.copy() for of, own in found.items()} for when, found in g.arsenal.timed.items()}
    g.arsenal.enlist(Source(power, seat))


def do(g: Hybris, seat: int, *tables: dict[str, Any], answers: tuple[Answer, ...] = ()) -> list[Asked]:
    """A player carries out effects."""
    return carry(g.book.resolve(g, g.players[seat], effects(g, *tables), Scene(seat)), *answers)


def gain_aegis(g: Hybris, seat: int, amount: int, *answers: Answer) -> list[Asked]:
    return do(g, seat, {"gain": {"aegis": amount}}, answers=answers)


def asked_of(asked: list[Asked], kind: Kind) -> list[int]:
    """Who was asked that, in order."""
    return [each.seat for each in asked if each.kind is kind]
