"""The bots there are: strengths, and by how they play, with a budget for those that search: `mcts:1000` or `mcts:2s`.

Other packages add theirs by entry points in the group `agon.bots`: a function that makes a bot from the budget and a
source of chance. A class of one's own is named by its place, `package.module:Class` (and a budget behind one more
colon), a program by its command, `cmd:./mybot` (docs/bot-protocol.md).
"""

from collections.abc import Callable
from functools import partial
from typing import Final, cast

from agon.bots.apprentice import ApprenticeBot
from agon.bots.bot import Bot
from agon.bots.classic import ClassicBot
from agon.bots.greedy import GreedyBot
from agon.bots.guarded import GuardedBot
from agon.bots.mcts import Budget, MctsBot
from agon.bots.random_bot import RandomBot
from agon.bots.strengths import STRENGTHS
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


def make_apprentice(budget: str, chance: Chance) -> Bot:
    no_budget("apprentice", budget)
    return ApprenticeBot(chance)


def make_strength(name: str, budget: str, chance: Chance) -> Bot:
    """The bot of a strength, called by its name."""
    no_budget(name, budget)
    kind, _, own = STRENGTHS[name].spec.partition(":")
    bot = BOTS[kind](own, chance)
    bot.name = name
    return bot


def make_mcts(budget: str, chance: Chance) -> Bot:
    """`mcts` alone searches a thousand iterations; `mcts:300@FILE` judges by lessons of one's own."""
    limits, _, file = budget.partition("@")
    return MctsBot(chance, budget_of("mcts", limits), file)


def make_classic(budget: str, chance: Chance) -> Bot:
    found = budget_of("classic", budget)
    return ClassicBot(chance, found.iterations, found.seconds)


def budget_of(name: str, text: str) -> Budget:
    """A number of iterations, of seconds, or both with a stroke between: whatever is over first."""
    if not text:
        return Budget(ITERATIONS, 0.0)
    iterations, seconds = 0, 0.0
    for part in text.split("/"):
        try:
            amount = float(part.removesuffix("s"))
        except ValueError:
            amount = 0.0
        if not 0 < amount < MOST or (part.endswith("s") and seconds) or (not part.endswith("s") and iterations):
            raise no_budget_of(name, text)
        if part.endswith("s"):
            seconds = amount
        elif amount != int(amount):
            raise no_budget_of(name, text)
        else:
            iterations = int(amount)
    return Budget(iterations, seconds)


def no_budget_of(name: str, text: str) -> SetupError:
    return SetupError(f"the budget of {name} is a number of iterations or seconds, such as 1000 or 2s, not {text!r}")


def no_budget(name: str, budget: str) -> None:
    if budget:
        raise SetupError(f"the bot {name!r} takes no budget, but was given {budget!r}")


ITERATIONS: Final = 1000
MOST: Final = 1e9

Make = Callable[[str, Chance], Bot]

GROUP: Final = "agon.bots"
BOTS: Final[dict[str, Make]] = {
    "random": make_random,
    "greedy": make_greedy,
    "apprentice": make_apprentice,
    "mcts": make_mcts,
    "classic": make_classic,
}
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
    own = dict.fromkeys([*STRENGTHS, *BOTS])
    return [*own, *(name for name in brought(GROUP) if name not in own)]


def is_bot(name: str) -> bool:
    """Whether there is a bot of that name; other packages are asked only for names that are not known here."""
    return name in BOTS or name in STRENGTHS or name in known_bots()


def maker(name: str) -> Make:
    """Who makes the bot of that name."""
    if name in STRENGTHS:
        return partial(make_strength, name)
    if name in BOTS:
        return BOTS[name]
    foreign = brought(GROUP)
    if name in foreign:
        return cast(Make, load(foreign[name]))
    raise SetupError(f"there is no bot {name!r}{hint(name, known_bots())}")


def make_bot(spec: str, seed: str) -> Bot:
    """The bot that `spec` names; the same spec and seed give the same bot, wherever its lessons lie."""
    if is_guest(spec):
        return make_guest(spec, seed)
    name, _, budget = spec.partition(":")
    kind, _, _ = spec.partition("@")
    chance = seeded(f"bot/{kind}/{seed}")
    if name in STRENGTHS or name in BOTS:
        return maker(name)(budget, chance)
    return GuardedBot(made(maker(name), budget, chance, spec), spec, chance.fork())
