"""Positions of the Persian Invasion for tests: its first turn, or one of act II, changed by hand."""

from collections.abc import Sequence
from itertools import count

from agon.games.hellas.box import Box
from agon.games.hellas.box.numbers import NONE
from agon.games.hellas.persian_invasion.box import campaign_of
from agon.games.hellas.persian_invasion.schema.words import ATTITUDES, LOYAL, NEUTRAL, Attitude
from agon.games.hellas.persian_invasion.war import War, war_of
from agon.games.hellas.rules.battle import battle
from agon.games.hellas.rules.questions import GO_ON
from agon.games.hellas.scenes import COLOUR_COUNT, PERSIANS
from agon.games.hellas.schema.words import FACES
from agon.games.hellas.state import Hellas
from agon.kernel.chance import seeded
from agon.kernel.game import OVER
from rules.hellas import given
from rules.hellas.given import colour, laid_out, monster, named, questions, region, run, step, told

CAMPAIGN = ("persian_invasion",)
BLUE, YELLOW, GREEN = colour("blue"), colour("yellow"), colour("green")
RED_LAND, YELLOW_LAND = named("land", "red"), named("land", "yellow")


def box() -> Box:
    """With the campaign in it."""
    return given.box(CAMPAIGN)


def campaign(seed: str = "a seed", **options: str) -> Hellas:
    """The first turn, after the prologue but without monsters, quests and cards; all 24 tokens are in the pile."""
    g = laid_out(1, seed, CAMPAIGN, **options)
    step(g)
    step(g)
    p = g.players[0]
    g.combat_deck += p.hand
    p.hand = []
    g.step = "regular"
    g.specials = 1
    g.log = []
    return g


def second_act(invasion: int = 6, counter: int = 5, seed: str = "a seed", **options: str) -> Hellas:
    """A turn of act II: nobody on the map, Persians in Macedonia, the player in Laconia, five tokens gone."""
    g = campaign(seed, **options)
    war = war_of(g)
    g.hoplites = [0] * len(g.hoplites)
    g.control = [NONE] * len(g.control)
    war.act = 2
    war.vanguard = NONE
    war.invasion = invasion
    war.counter = counter
    war.landed = True
    war.gone = [war.pile.pop() for _ in range(5)]
    loyal(g, "laconia")
    persian(g, "macedonia")
    return g


# ---------------------------------------------------------------- what stands where


def put(g: Hellas, hue: int, where: str, count: int) -> int:
    """Exactly so many hoplites of a colour stand in a region."""
    here = region(where)
    g.hoplites[here * COLOUR_COUNT + hue] = count
    return here


def blue(g: Hellas, where: str, count: int) -> int:
    return put(g, BLUE, where, count)


def yellow(g: Hellas, where: str, count: int) -> int:
    return put(g, YELLOW, where, count)


def green(g: Hellas, where: str, count: int) -> int:
    return put(g, GREEN, where, count)


def standing(g: Hellas, where: str) -> tuple[int, int, int]:
    """How many blue, yellow and green hoplites stand in a region."""
    base = region(where) * COLOUR_COUNT
    return g.hoplites[base + BLUE], g.hoplites[base + YELLOW], g.hoplites[base + GREEN]


def loyal(g: Hellas, *where: str) -> None:
    """Blue control tokens."""
    for id in where:
        g.control[region(id)] = BLUE


def allied(g: Hellas, *where: str) -> None:
    """Yellow control tokens."""
    for id in where:
        g.control[region(id)] = YELLOW


def persian(g: Hellas, *where: str) -> None:
    """Persian control tokens."""
    for id in where:
        g.control[region(id)] = GREEN


def tokens(g: Hellas, hue: int) -> list[str]:
    """The regions with a control token of a colour, by number."""
    return [box().regions[here].id for here in box().region_order if g.control[here] == hue]


def vanguard(g: Hellas, where: str, count: int) -> int:
    """The vanguard is there, that strong, and nowhere else."""
    for id in ("chalkidiki", "macedonia", "thessaly", "locris", "phocis"):
        green(g, id, 0)
    war_of(g).vanguard = campaign_of(box()).route.index(region(where))
    return green(g, where, count)


def vanguard_at(g: Hellas) -> str:
    """Where the vanguard is; nowhere if it is gone."""
    stage = war_of(g).vanguard
    return "" if stage == NONE else box().regions[campaign_of(box()).route[stage]].id


def feel(g: Hellas, land: str, attitude: Attitude) -> int:
    """A land has that attitude."""
    number = named("land", land)
    war_of(g).attitudes[number] = ATTITUDES.index(attitude)
    g.glory[number] = 0 if ATTITUDES.index(attitude) == LOYAL else NONE
    return number


def feeling(g: Hellas, land: str) -> str:
    number = named("land", land)
    attitude = war_of(g).attitudes[number]
    assert (attitude == LOYAL) == (g.glory[number] == 0)
    return ATTITUDES[attitude]


def all_feel(g: Hellas, attitude: Attitude) -> None:
    for land in box().lands:
        feel(g, land.id, attitude)


def spy(g: Hellas, *where: str) -> None:
    """A spy of the track is in each of these regions."""
    war = war_of(g)
    for id in where:
        war.spies.append(region(id))
        war.spies_left -= 1


def spies(g: Hellas) -> list[str]:
    return sorted(box().regions[here].id for here in war_of(g).spies)


def beast(g: Hellas, id: str, where: str) -> int:
    """A monster is on the map. What its powers do does not work."""
    number = monster(id)
    g.beasts[number].region = region(where)
    return number


def quest(g: Hellas, *ids: str) -> list[int]:
    """These quests are on the board."""
    g.quests = [named("quest", id) for id in ids] + [NONE] * (3 - len(ids))
    return g.quests


# ---------------------------------------------------------------- chance


def rolls(g: Hellas, *faces: str) -> None:
    """What the monster die shows next: a seed is looked for that does so."""
    wanted = [FACES.index(face) for face in faces]
    for number in count():
        chance = seeded(f"die {number}")
        if [box().die[chance.below(len(box().die))] for _ in faces] == wanted:
            g.chance = seeded(f"die {number}")
            return


def on_top(g: Hellas, *faces: str) -> list[int]:
    """Combat cards with these faces are drawn next, the first first."""
    cards: list[int] = []
    for face in faces:
        card = next(c for c in sorted(g.combat_deck) if box().combat_card(c).id == face and c not in cards)
        g.combat_deck.remove(card)
        cards.append(card)
    g.combat_deck += reversed(cards)
    return cards


# ---------------------------------------------------------------- phases


def war(g: Hellas) -> War:
    return war_of(g)


def next_token(g: Hellas, number: int) -> None:
    """That token is on top of the pile."""
    pile = war_of(g).pile
    pile.remove(number)
    pile.append(number)


def rolled(g: Hellas) -> int:
    """How often the monster die was rolled."""
    return len(told(g, "hellas-die"))


def read(g: Hellas, number: int, answers: Sequence[int] = ()) -> list[list[int]]:
    """An event phase with that token: the script of the present act."""
    state = war_of(g)
    for place in (state.pile, state.gone):
        if number in place:
            place.remove(number)
    state.gone.append(number)
    state.last = number
    g.step = "script"
    return step(g, answers)


def go_on(g: Hellas) -> None:
    """No more regular actions."""
    assert questions(g.book.steps["regular"](g), [GO_ON << 16])


def consequences(g: Hellas, answers: Sequence[int] = ()) -> list[list[int]]:
    """All steps between the acts; the answers are for whatever they ask."""
    asked: list[list[int]] = []
    g.step = g.book.first("between_acts")
    while g.step in g.book.sequences["between_acts"]:
        asked += step(g, [] if g.step != "failed_quests" else answers)
    return asked


def attacked(g: Hellas, where: str, answers: Sequence[int] = ()) -> list[list[int]]:
    """The Persians attack the player's hoplites in a region."""
    return run(battle(g, region(where), PERSIANS, []), answers)


def attack(g: Hellas, where: str, answers: Sequence[int] = (), came_from: Sequence[str] = ()) -> list[list[int]]:
    """The player's hoplites in a region attack the Persians there."""
    return run(battle(g, region(where), 0, [region(id) for id in came_from]), answers)


def spaces(g: Hellas) -> list[int]:
    """Where the mobilization marker has been, space after space."""
    return [numbers[0] for numbers in told(g, "hellas-mobilization")]


def ended(g: Hellas) -> tuple[str, int] | None:
    """How the war has ended and who has won, if it has."""
    return (g.ending, g.winner) if g.step == OVER else None


def is_neutral(g: Hellas, land: str) -> bool:
    return war_of(g).attitudes[named("land", land)] == NEUTRAL
