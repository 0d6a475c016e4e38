"""Battles for tests: armies face to face, cards by their faces, and whatever is not said is passed."""

from collections.abc import Callable, Generator, Sequence

from agon.games.hellas.fighting import Battle, Side
from agon.games.hellas.rules.armies import army, fortify
from agon.games.hellas.rules.battle import battle
from agon.games.hellas.rules.battle.questions import BATTLE_CARD, PASS
from agon.games.hellas.rules.questions import CARD, POWER, STOP
from agon.games.hellas.state import Hellas
from agon.kernel.ask import Ask, Together
from rules.hellas.given import box, given, own, region, regions, stand, told

HERE = "arcadia"
"""Where battles are fought if nothing else is said: a city of Heracles, seat 1, population strength 2."""
FROM = "corinthia"
"""Where Achilles, seat 0, attacks from."""

Answer = int | str
"""An option in full, or the face of a combat card to play, or `pass`."""


def face_to_face(attackers: int, defenders: int, where: str = HERE, start: str = FROM, players: int = 3) -> Hellas:
    """Seat 0 has come from `start` into a region of seat 1; no hero, card or power helps anybody."""
    g = given(players)
    stand(g, 1, HERE, 0)
    own(g, 1, where)
    own(g, 0, start)
    stand(g, 0, where, attackers)
    stand(g, 1, where, defenders)
    return g


def fortified(g: Hellas, seat: int, where: str = HERE) -> None:
    fortify(g, region(where), g.players[seat].colour)


def fight(
    g: Hellas, *answers: Answer, where: str = HERE, attacker: int = 0, came_from: Sequence[str] = (FROM,)
) -> list[Ask]:
    """Fight a battle with these answers, then pass, stop, or take what comes first; gives every question."""
    return conduct(battle(g, region(where), attacker, regions(*came_from)), answers)


def conduct(
    play: Generator[Ask | Together, int, object], answers: Sequence[Answer], watch: Callable[[Ask], None] | None = None
) -> list[Ask]:
    asked: list[Ask] = []
    left = list(answers)
    try:
        ask = next(play)
        while True:
            assert isinstance(ask, Ask)
            asked.append(ask)
            if watch is not None:
                watch(ask)
            ask = play.send(option_for(ask, left.pop(0)) if left else default(ask))
    except StopIteration:
        assert not left, f"nobody asked for {left}"
        return asked


def option_for(ask: Ask, answer: Answer) -> int:
    if isinstance(answer, int):
        wanted = [option for option in ask.options if option == answer]
    elif answer == "pass":
        wanted = [option for option in ask.options if option == PASS << 16]
    else:
        wanted = [option for option in ask.options if option >> 16 == CARD and face(option) == answer]
    assert wanted, f"{answer!r} is not on offer: {ask.kind.id} {[hex(option) for option in ask.options]}"
    return wanted[0]


def face(option: int) -> str:
    """The face of the card that an option plays."""
    return box().combat_card(option & 0xFFFF).id


def faces(ask: Ask) -> list[str]:
    """What a question lets one play: faces, then `pass`."""
    return ["pass" if option == PASS << 16 else face(option) for option in ask.options]


def default(ask: Ask) -> int:
    for quiet in (PASS << 16, STOP << 16):
        if quiet in ask.options:
            return quiet
    return ask.options[0]


def power_of(g: Hellas, event: str, seat: int) -> int:
    """The option that uses the power of a player that waits for an event."""
    [source] = [source for source in g.arsenal.powers[event] if source.seat == seat]
    return POWER << 16 | source.power.index


# ---------------------------------------------------------------- looking


def turns(asked: list[Ask]) -> list[int]:
    """Who was asked for a combat card, in order."""
    return [ask.seat for ask in asked if ask.kind is BATTLE_CARD]


def strengths(g: Hellas) -> tuple[int, int]:
    """What the attacker and the defender of the last battle had."""
    _, attack, _, defence = told(g, "hellas-army-strengths")[-1]
    return attack, defence


def winner(g: Hellas) -> int:
    return told(g, "hellas-battle-won")[-1][0]


def left(g: Hellas, where: str = HERE) -> tuple[int, int]:
    """The hoplites of seats 0 and 1 in a region."""
    return army(g, region(where), 0), army(g, region(where), 1)


def opened(g: Hellas, where: str = HERE, attacker: int = 0, defender: int = 1) -> tuple[Battle, Side, Side]:
    """A battle that is on, for what only matters within one: itself, the attacker's side, the defender's."""
    g.battle = Battle(region(where), Side(attacker), Side(defender))
    return g.battle, g.battle.attacker, g.battle.defender
