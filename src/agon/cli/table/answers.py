"""Yes or no."""

from agon.cli.table.screen import Screen
from agon.kernel.words import Message, say
from agon.text.reader import Reader


def agrees(screen: Screen, reader: Reader, question: Message) -> bool:
    """Whether the answer is yes; anything else, or nothing, is a no."""
    answer = screen.ask(f"{reader.say(question)} {reader.say(say('table-yes-or-no'))} ")
    return answer.strip().lower() in reader.say(say("table-yes-words")).split()


def does_not_refuse(screen: Screen, reader: Reader, question: Message) -> bool:
    """Whether the answer is anything but no."""
    answer = screen.ask(f"{reader.say(question)} {reader.say(say('table-no-or-yes'))} ")
    return answer.strip().lower() not in reader.say(say("table-no-words")).split()
