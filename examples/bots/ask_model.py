"""A bot that asks a language model through a command, and takes the option whose number it names.

    agon sim ephyran --games 2 --seats "cmd:60s python examples/bots/ask_model.py my-model --short,greedy"

The command (here `my-model --short`) is given a prompt on its standard input and says something; the last number in
what it says that is an option's counts. If there is none it is asked once more, and then the first option is taken: a
model that rambles still plays on.
"""

import json
import re
import subprocess
import sys

TRIES = 2
RULES = "You play a board game. Answer with the number of one option and nothing else."


def prompt(message: dict) -> str:
    options = [f"{number}. {option['text']}" for number, option in enumerate(message["options"], 1)]
    return "\n\n".join([RULES, message["table"], message["text"], "\n".join(options), "Number:"])


def asked(command: list[str], text: str) -> str:
    return subprocess.run(command, input=text, capture_output=True, text=True, check=True).stdout


def chosen(command: list[str], message: dict) -> str:
    options = message["options"]
    for _ in range(TRIES if len(options) > 1 else 0):
        numbers = [int(word) for word in re.findall(r"\d+", asked(command, prompt(message)))]
        named = [number for number in numbers if 1 <= number <= len(options)]
        if named:
            return options[named[-1] - 1]["key"]
    return options[0]["key"]


def main() -> None:
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            answer = {"type": "hello", "protocol": 1, "name": "model", "wants": ["text"]}
        else:
            answer = {"type": "answer", "number": message["number"], "key": chosen(sys.argv[1:], message)}
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
