"""The bots there are: a name, and for those that search a budget, as in `mcts:1000` or `mcts:2s`.

Other packages add theirs by entry points in the group `agon.bots`: a function that makes a bot from the budget and a
source of chance. A class of one's own is named by its place, `package.module:Class` (and a budget behind one more
colon), a program by its command, `cmd:./mybot` (docs/bot-protocol.md).
"""

from collections.abc import Callable
from typing import Final, cast

from agon.bots.bot import Bot
from agon.bots.greedy import GreedyBot
from agon.bots.guarded import GuardedBot
from agon.bots.mcts import MctsBot
from agon.bots.random_bot import RandomBot
from agon.games.places import brought, load
from agon.kernel.chance import Chance, seeded
from agon.kernel.errors import AgonError, SetupError
from agon.kernel.modules import hint


def make_random(budget: str, chance: Chance) -> Bot:
    no_budget("random", budget)
    return RandomBot(chance)


def make_greedy(budget: str, chance: Chance) -> Bot:
    no_budget("greedy", budget)
    return GreedyBot(chance)


def make_mcts(budget: str, chance: Chance) -> Bot:
    """`mcts` alone searches a thousand iterations."""
    if not budget:
        return MctsBot(chance, ITERATIONS, 0.0)
    seconds = budget.endswith("s")
    number = budget.removesuffix("s")
    try:
        amount = float(number)
    except ValueError:
        amount = 0.0
    if not (amount > 0 and (seconds or amount == int(amount)) and amount < MOST):
        raise SetupError(f"the budget of mcts is a number of iterations or seconds, such as 1000 or 2s, not {budget!r}")
    return MctsBot(chance, 0, amount) if seconds else MctsBot(chance, int(amount), 0.0)


def no_budget(name: str, budget: str) -> None:
    if budget:
        raise SetupError(f"the bot {name!r} takes no budget, but was given {budget!r}")


ITERATIONS: Final = 1000
MOST: Final = 1e9

Make = Callable[[str, Chance], Bot]

GROUP: Final = "agon.bots"
BOTS: Final[dict[str, Make]] = {"random": make_random, "greedy": make_greedy, "mcts": make_mcts}
"""Those of Agon."""


COMMAND: Final = "cmd"
PROGRAMS: Final = "agon.guests.line:LineBot"  # which needs texts, and so stands above the bots


def is_guest(spec: str) -> bool:
    """Whether a bot is named by a command or by its place: whoever names it runs it, so no file and no visitor may."""
    name = spec.partition(":")[0]
    return name == COMMAND or "." in name


def make_guest(spec: str, seed: str) -> Bot:
    """A program, or a class of somebody's own."""
    name, _, rest = spec.partition(":")
    chance = seeded(f"bot/{spec}/{seed}")
    if name == COMMAND:
        return cast(Make, load(PROGRAMS))(rest, chance)
    called, _, budget = rest.partition(":")
    try:
        make = cast(Make, load(f"{name}:{called}"))
    except (ImportError, AttributeError) as error:
        raise SetupError(f"there is no bot at {name}:{called}: {error}") from None
    return GuardedBot(made(make, budget, chance, spec), spec, chance.fork())


def made(make: Make, budget: str, chance: Chance, spec: str) -> Bot:
    """A bot of somebody else, or what was wrong with it in one line."""
    try:
        bot = make(budget, chance)
    except AgonError:
        raise
    except Exception as error:
        raise SetupError(f"the bot {spec} could not be made: {type(error).__name__}: {error}") from error
    if not callable(getattr(bot, "choose", None)):
        raise SetupError(f"the bot {spec} has no method `choose`")
    return bot


def known_bots() -> list[str]:
    """The names of all bots; none of another package hides one of Agon."""
    return [*BOTS, *(name for name in brought(GROUP) if name not in BOTS)]


def is_bot(name: str) -> bool:
    """Whether there is a bot of that name; other packages are asked only for names that are not known here."""
    return name in BOTS or name in known_bots()


def maker(name: str) -> Make:
    """Who makes the bot of that name."""
    if name in BOTS:
        return BOTS[name]
    foreign = brought(GROUP)
    if name in foreign:
        return cast(Make, load(foreign[name]))
    raise SetupError(f"there is no bot {name!r}{hint(name, known_bots())}")


def make_bot(spec: str, seed: str) -> Bot:
    """The bot that `spec` names; the same spec and seed give the same bot."""
    if is_guest(spec):
        return make_guest(spec, seed)
    name, _, budget = spec.partition(":")
    chance = seeded(f"bot/{spec}/{seed}")
    if name in BOTS:
        return BOTS[name](budget, chance)
    return GuardedBot(made(maker(name), budget, chance, spec), spec, chance.fork())
