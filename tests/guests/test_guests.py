"""People's own bots: classes by their module and name, and programs that talk in lines."""

import shlex
import shutil
import sys
from gc import get_referents
from pathlib import Path
from types import FunctionType, ModuleType

import pytest

import agon
from agon.bots.guarded import GuardedBot
from agon.bots.registry import make_bot
from agon.cli.table.seats import sitters_of_record
from agon.games.ephyran.state import Ephyran
from agon.kernel.errors import BotFault, SetupError
from agon.lab.series import Series, SeriesBroken, play_series
from agon.shelf.packs import bundled_pack
from guests.programs import LAST, Last, program

EXAMPLES = Path(__file__).parents[2] / "examples" / "bots"
PLACE = "guests.programs"
SILENT = "print('{}')"


def faulty(spec: str, game: str = "ephyran") -> str:
    """What is said of a bot that fails, in one line."""
    with pytest.raises(BotFault) as caught:
        agon.start(game, 2, seed="guests").play(spec, "random")
    said = str(caught.value)
    assert "\n" not in said
    return said


# ---------------------------------------------------------------- classes


def test_a_class_plays_by_its_place() -> None:
    match = agon.start("ephyran", 2, seed="guests").play(f"{PLACE}:Last", "random")
    assert match.over


def test_what_a_bot_is_given_does_not_lead_to_the_true_table() -> None:
    bot = make_bot(f"{PLACE}:Last", "x")
    assert isinstance(bot, GuardedBot)
    match = agon.start("ephyran", 2, seed="guests")._match
    ask = match.ask
    assert ask is not None
    truth = match._run.state
    assert isinstance(truth, Ephyran)
    bot.choose(ask, match.worlds(ask.seat))

    assert isinstance(bot.bot, Last)
    [given] = bot.bot.given
    assert reachable(given, truth) == []
    assert given.view() == match.worlds(ask.seat).view()


def reachable(start: object, truth: Ephyran) -> list[object]:
    """The true state, or a copy of it with all hands, wherever something refers to it."""
    hands = truth.dump()["players"]
    seen: set[int] = set()
    found: list[object] = []
    waiting: list[object] = [start]
    while waiting:
        thing = waiting.pop()
        if id(thing) in seen or isinstance(thing, type | str | int | bytes):
            continue
        seen.add(id(thing))
        if isinstance(thing, Ephyran) and thing.dump()["players"] == hands:
            found.append(thing)
        waiting += [child for child in get_referents(thing) if not isinstance(child, type | ModuleType | FunctionType)]
    return found


def test_worlds_beyond_what_was_drawn_are_refused() -> None:
    assert "0 worlds were drawn for this question" in faulty(f"{PLACE}:Greedy")


def test_a_class_that_lies_or_breaks() -> None:
    assert "chose -5 at ephyran-ask" in faulty(f"{PLACE}:Liar")
    with pytest.raises(SetupError, match="could not be made: RuntimeError: no engine"):
        make_bot(f"{PLACE}:Broken", "")
    with pytest.raises(SetupError, match=r"there is no bot at guests.programs:Nobody"):
        make_bot(f"{PLACE}:Nobody", "")


# ---------------------------------------------------------------- programs


def test_a_program_plays_and_is_told_all_that_it_wants() -> None:
    match = agon.start("ephyran", 2, seed="guests").play(LAST, "random")
    assert match.over


def test_what_a_program_does_wrong_is_told_in_one_line() -> None:
    assert "chose 'nonsense' at ephyran-ask" in faulty(program('say(type="answer", number=number, key="nonsense")'))
    assert "did not answer question 1, but said" in faulty(program('say(type="answer", number=7, key=keys[0])'))
    assert "said 'hm', which is no JSON object" in faulty(program('print("hm", flush=True)'))
    assert "has ended with code 3: out of ideas" in faulty(program('sys.stderr.write("out of ideas"); sys.exit(3)'))
    assert "did not say hello in protocol 1" in faulty(f"cmd:{shlex.join([sys.executable, '-c', SILENT])}")


def test_a_program_that_takes_too_long_is_not_waited_for() -> None:
    slow = program("time.sleep(600)").replace("cmd:", "cmd:0.5s ")
    assert "did not answer within 0.5 s" in faulty(slow)


def test_a_program_that_is_not_there() -> None:
    with pytest.raises(SetupError, match=r"there is no program './no-such-bot' to be run as a bot"):
        make_bot("cmd:./no-such-bot --fast", "")
    with pytest.raises(SetupError, match=r"needs one, as in cmd:./mybot"):
        make_bot("cmd:", "")


def test_games_that_were_finished_are_kept_when_a_bot_fails() -> None:
    """It answers for the whole first game, and then no more."""
    series = Series("ephyran", (f"{PLACE}:FailsLater", "random"), 3, "broken")
    with pytest.raises(SeriesBroken, match="broke at") as caught:
        play_series(series, bundled_pack("ephyran"), 1, lambda result: None)
    assert [result.number for result in caught.value.finished] == [0]


def test_a_record_starts_no_program() -> None:
    """Whoever names a program runs it: no file that somebody sends may."""
    [first, second] = sitters_of_record(["cmd:./mybot", "os.path:exists"])
    assert not first.bot
    assert not second.bot


# ---------------------------------------------------------------- the examples


@pytest.mark.skipif(shutil.which("node") is None, reason="needs Node")
def test_a_bot_in_javascript_builds() -> None:
    match = agon.start("ephyran", 2, seed="js").play(f"cmd:node {EXAMPLES / 'builder.js'}", "random")
    built = [key for player, key in match.choices if player == "Player 1" and key.startswith("add/")]
    assert match.over
    assert len(built) > 8


def test_a_language_model_is_asked_through_a_command(tmp_path: Path) -> None:
    """A stand-in says the number of the last option, after some chatter, and notes what it was asked."""
    notes = tmp_path / "asked"
    model = tmp_path / "model.py"
    model.write_text(
        "import re, sys\n"
        "text = sys.stdin.read()\n"
        f"open({str(notes)!r}, 'w').write(text)\n"
        "print('Of 1000 things I take', re.findall(r'^(\\d+)\\. ', text, re.M)[-1])\n"
    )
    spec = f"cmd:{shlex.join([sys.executable, str(EXAMPLES / 'ask_model.py'), sys.executable, str(model)])}"
    match = agon.start("ephyran", 2, seed="model")
    question = match.question
    assert question is not None
    bot = make_bot(spec, "")
    ask = match._match.ask
    assert ask is not None
    option = bot.choose(ask, match._match.worlds(ask.seat))

    assert option == ask.options[-1]
    asked = notes.read_text()
    assert question.text in asked
    assert all(one.text in asked for one in question.options)
    assert "draw_pile: " in asked
