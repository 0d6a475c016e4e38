"""A bot of another package at the table: it is given what its seat may know, and what it answers is looked at."""

from agon.bots.bot import Bot
from agon.kernel.ask import Ask
from agon.kernel.chance import Chance
from agon.kernel.errors import AgonError, BotFault
from agon.kernel.given import GivenWorlds
from agon.kernel.play import Worlds


class GuardedBot:
    """Asks the bot inside. It says how many worlds it wants to look into at each question: `worlds`, 0 if nothing."""

    def __init__(self, bot: Bot, spec: str, chance: Chance) -> None:
        self.name = spec
        self.bot = bot
        self.chance = chance

    def choose(self, ask: Ask, worlds: Worlds) -> int:
        wanted = getattr(self.bot, "worlds", 0)
        given = GivenWorlds(worlds, wanted if isinstance(wanted, int) else 0, self.chance)
        copied = Ask(ask.kind, ask.seat, ask.options.copy(), ask.picks)
        try:
            option = self.bot.choose(copied, given)
        except AgonError as error:
            raise BotFault(f"the bot {self.name} could not answer {ask.kind.id}: {error}") from error
        except Exception as error:
            raise BotFault(f"the bot {self.name} broke at {ask.kind.id}: {type(error).__name__}: {error}") from error
        if option not in ask.options:
            raise BotFault(f"the bot {self.name} chose {option!r} at {ask.kind.id}, which is not on offer")
        return option
