"""Several picks in one answer, in the terminal: in every game, one line is enough to give several things away."""

from pathlib import Path

import pytest

from agon.kernel.record import read_record
from cli.terminal import piped
from several import LOSSES, Loss, at_a_loss, picks


@pytest.mark.parametrize("loss", LOSSES, ids=str)
def test_what_is_given_away_is_one_line(loss: Loss, tmp_path: Path) -> None:
    match, question = at_a_loss(loss)
    several, begun, saved = question.several, tmp_path / "begun.agon", tmp_path / "saved.agon"
    assert several is not None
    names = ["Anna" if seat == question.seat else "random" for seat in range(loss.seats)]
    begun.write_text(match.record([name if name == "Anna" else f"{name} ({at})" for at, name in enumerate(names)]))
    keys = picks(question)

    done = piped(tmp_path, f"{' '.join(keys)}\nsave {saved}\nquit\nno\n", "play", "--load", str(begun), "--plain")

    assert f"Choose {several.most} in one answer" in done.stdout, done.stdout + done.stderr
    record = read_record(saved.read_text())
    made = [choice.key for choice in record.choices[len(match.choices) :] if choice.seat == question.seat]
    assert made[: len(keys)] in (keys, keys[:-1]), "the last one may have answered itself"


def test_too_many_are_refused_whole_and_in_words(tmp_path: Path) -> None:
    match, question = at_a_loss(LOSSES[0])
    begun = tmp_path / "begun.agon"
    begun.write_text(match.record(["Anna", "Bruno"]))
    first = [*picks(question), question.options[0].key][:3]

    done = piped(tmp_path, f"\n{' '.join(first)}\n1 1\nquit\nno\n", "play", "--load", str(begun), "--plain")

    assert "That is too many at once: 2 at most." in done.stdout, done.stdout + done.stderr
    assert "Not together with others, or not as often" in done.stdout


def test_a_question_that_takes_one_says_so(tmp_path: Path) -> None:
    done = piped(tmp_path, "1 2\nquit\n", "play", "ephyran", "--seats", "me,random", "--seed", "a", "--plain")

    assert "Here an answer is one choice." in done.stdout, done.stdout + done.stderr
