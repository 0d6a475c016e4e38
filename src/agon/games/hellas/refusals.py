"""Why not? The reasons that the rules give, in words."""

from collections.abc import Callable
from typing import Final

from agon.games.hellas.box.numbers import NONE, SPEED
from agon.games.hellas.cardtext import CLAUSES, amounts_clause
from agon.games.hellas.describe import describe
from agon.games.hellas.names import commander_arg, hero_thing, land_thing, monster_thing, region_thing
from agon.games.hellas.player import Player
from agon.games.hellas.rules import questions as q
from agon.games.hellas.rules.armies import commanders_in
from agon.games.hellas.rules.battle.playing import bearable, casualties_of
from agon.games.hellas.rules.control import controller
from agon.games.hellas.rules.heroes import value_of
from agon.games.hellas.rules.hunt.defence import reachable
from agon.games.hellas.rules.hunt.questions import MONSTER
from agon.games.hellas.rules.hunt.wounds import monsters_in, scene_of
from agon.games.hellas.rules.map import within
from agon.games.hellas.rules.modifiers import FORBID_ENTER, FORBID_HUNT, FORBID_LEAVE, forbidding
from agon.games.hellas.rules.questions import number_of
from agon.games.hellas.rules.quests import missing
from agon.games.hellas.rules.setup import hero_owner, hero_standing
from agon.games.hellas.state import Hellas
from agon.kernel.ask import Ask, Refusal, action_of
from agon.kernel.legality import Verdict
from agon.kernel.words import Arg, Message, Name, Seat, say

Words = Callable[[Hellas, Player, int], dict[str, Arg]]


def verdicts(g: Hellas, ask: Ask) -> list[Verdict]:
    """What the question can name, and what the rules say of each."""
    legality = g.book.legality.get(ask.kind)
    return [] if legality is None else legality.verdicts(g, g.players[ask.seat], ask)


def refusals(g: Hellas, ask: Ask) -> list[Refusal]:
    """What a person might expect to be able to do here and cannot, each with its reason and its rules."""
    found: list[Refusal] = []
    for option, reason in verdicts(g, ask):
        if reason is not None:
            described = describe(g, ask, option)
            why = words(g, g.players[ask.seat], option, reason.id)
            found.append(Refusal(described.key, described.message, why, described.things, reason.rules))
    return found


def words(g: Hellas, p: Player, option: int, id: str) -> Message:
    """A reason in words, with what it speaks of."""
    arguments = ARGUMENTS.get(id)
    return say(id) if arguments is None else say(id, **arguments(g, p, option))


# ---------------------------------------------------------------- what the reasons speak of


def owner_of_hero(g: Hellas, p: Player, option: int) -> dict[str, Arg]:
    return {"owner": Seat(hero_owner(g, number_of(option)))}


def hero_there(g: Hellas, p: Player, option: int) -> dict[str, Arg]:
    return {"owner": Seat(hero_standing(g, number_of(option)))}


def usurped(g: Hellas, p: Player, option: int) -> dict[str, Arg]:
    """The region of the hero, who would usurp there."""
    return {"region": Name(region_thing(g.box, p.region))}


def glory(g: Hellas, p: Player, option: int) -> dict[str, Arg]:
    return {"land": Name(land_thing(g.box, g.box.regions[p.region].land))}


def distance(g: Hellas, p: Player, option: int) -> dict[str, Arg]:
    steps = speed = value_of(p, SPEED)
    while number_of(option) not in within(g, p.seat, p.region, steps):
        steps += 1
    return {"steps": steps, "speed": speed}


def step_of(g: Hellas, option: int) -> tuple[int, int]:
    """From where to where hoplites would go."""
    if action_of(option) == q.MOVE:
        return number_of(option) >> 7, number_of(option) >> 2 & 0x1F
    assert g.march is not None
    return g.march.at, number_of(option)


def holding(g: Hellas, p: Player, option: int) -> dict[str, Arg]:
    """The monster, or the hero, that keeps hoplites where they are."""
    standing = forbidding(g, p, FORBID_LEAVE, step_of(g, option)[0])
    assert standing is not None
    source = standing.source
    if source.monster != NONE:
        return {"monster": Name(monster_thing(g.box, source.monster))}
    return {"monster": Name(hero_thing(g.box, g.players[source.seat].hero))}


def guarding(g: Hellas, p: Player, option: int) -> dict[str, Arg]:
    """The owner of the hero who keeps hoplites out."""
    standing = forbidding(g, p, FORBID_ENTER, step_of(g, option)[1])
    assert standing is not None
    return {"owner": Seat(standing.source.seat)}


def enemy(g: Hellas, p: Player, option: int) -> dict[str, Arg]:
    """Who makes a region unsafe: somebody with hoplites there, otherwise whoever controls it."""
    others = [commander for commander in commanders_in(g, number_of(option)) if commander != p.seat]
    return {"rival": commander_arg(others[0] if others else controller(g, number_of(option)))}


def step_needs(g: Hellas, p: Player, option: int) -> dict[str, Arg]:
    return {"needs": CLAUSES.conditions(g.box, missing(g, p, number_of(option) >> 4, number_of(option) & 0xF))}


def step_price(g: Hellas, p: Player, option: int) -> dict[str, Arg]:
    quest, step = number_of(option) >> 4, number_of(option) & 0xF
    return {"price": amounts_clause(g.box, g.box.quests[quest].steps[step].pays)}


def hunt_needs(g: Hellas, p: Player, option: int) -> dict[str, Arg]:
    """What the monster asks for; the first one that is there, where all of them cannot be hunted."""
    monster = number_of(option) if action_of(option) == MONSTER else monsters_in(g, p.region)[0]
    standing = forbidding(g, p, FORBID_HUNT, p.region, monster)
    assert standing is not None
    assert standing.effect.condition is not None
    return {"needs": CLAUSES.conditions(g.box, [standing.effect.condition])}


def casualties(g: Hellas, p: Player, option: int) -> dict[str, Arg]:
    battle = g.battle
    assert battle is not None
    side = battle.side_of(p.seat)
    assert side is not None
    return {"need": casualties_of(g, battle, side, number_of(option)), "left": bearable(g, battle, side)}


def defence(g: Hellas, p: Player, option: int) -> dict[str, Arg]:
    hunt = g.hunt
    assert hunt is not None
    return {"most": reachable(g, p, hunt, scene_of(hunt)), "needed": hunt.value}


ARGUMENTS: Final[dict[str, Words]] = {
    "hellas-why-hero-taken": owner_of_hero,
    "hellas-why-hero-there": hero_there,
    "hellas-why-no-glory": glory,
    "hellas-why-controlled": usurped,
    "hellas-why-no-usurp": usurped,
    "hellas-why-too-far": distance,
    "hellas-why-held": holding,
    "hellas-why-guarded": guarding,
    "hellas-why-unsafe": enemy,
    "hellas-why-step-needs": step_needs,
    "hellas-why-step-price": step_price,
    "hellas-why-hunt-needs": hunt_needs,
    "hellas-why-casualties": casualties,
    "hellas-why-defence": defence,
}
"""Of the reasons that speak of somebody or something, by their messages."""
