"""`import agon`: what a user of the package does with it."""

import subprocess
import sys
from pathlib import Path

import pytest

import agon
from several import LOSSES, at_a_loss, picks

NAMES = ["Anna", "Ben"]


def test_a_match_is_played_by_keys() -> None:
    match = agon.start("ephyran", NAMES, seed="corinth")
    question = match.question
    assert question is not None
    key = question.options[0].key

    match.choose(key)

    assert match.choices == ((question.player, key),)
    assert question.text in str(question)
    assert key in str(question)


def test_a_key_that_is_not_on_offer_is_refused_and_nothing_happens() -> None:
    match = agon.start("ephyran", NAMES, seed="corinth")
    with pytest.raises(agon.IllegalChoice, match="not on offer"):
        match.choose("fly")
    assert match.choices == ()


def test_where_several_choose_at_once_it_is_said_who_does() -> None:
    match = agon.start("hybris", NAMES, seed="delphi", options={"olympians": "random"})
    while len(match.questions) < 2:
        assert match.question is not None
        match.choose(match.question.keys[0])
    with pytest.raises(agon.IllegalChoice, match="say who of Anna, Ben"):
        match.choose(match.questions[1].keys[0])

    match.choose(match.questions[1].keys[0], who="Ben")

    assert match.choices[-1][0] == "Ben"


def test_several_picks_are_one_answer() -> None:
    found, question = at_a_loss(LOSSES[0])
    match = agon.read(found.record(NAMES))
    assert match.question is not None
    assert match.question.at_once > 1

    match.choose(*picks(question))

    assert len(match.choices) >= len(found.choices) + 2


def test_why_not_names_reason_rules_and_things() -> None:
    match = agon.start("ephyran", NAMES, seed="corinth")
    refusal = match.refusals()[0]
    assert refusal.reason
    assert refusal.things
    assert refusal.rules[0].startswith("EPH-")


def test_bots_play_until_somebody_else_is_asked() -> None:
    match = agon.start("ephyran", NAMES, seed="corinth").play("greedy", None)
    assert match.question is not None
    assert match.question.player == "Ben"

    match.play("greedy", agon.bot("random", seed="x"))

    assert match.over
    assert match.result is not None
    assert set(match.result.scores) == set(NAMES)
    assert match.result.winners[0] in str(match.result)


def test_as_many_bots_as_seats() -> None:
    with pytest.raises(agon.SetupError, match="2 seats"):
        agon.start("ephyran", NAMES).play("greedy")


def test_each_sees_their_own_and_everybody_what_lies_open() -> None:
    match = agon.start("ephyran", NAMES, seed="corinth")
    assert match.view("Anna") != match.view("Ben")
    assert match.view("Anna") == match.view(0)
    assert match.view()["seat"] == -1
    with pytest.raises(agon.SetupError, match="nobody at this table is 'Carl'"):
        match.view("Carl")


def test_a_match_is_kept_and_goes_on(tmp_path: Path) -> None:
    match = agon.start("ephyran", NAMES, seed="corinth").play("random", None)
    file = tmp_path / "corinth.agon"

    again = agon.load(match.save(file).record() and file)

    assert again.players == match.players
    assert again.choices == match.choices
    assert again.questions == match.questions
    assert again.notes == ()


def test_taken_back_and_tried_out() -> None:
    match = agon.start("hybris", NAMES, seed="delphi")
    first = match.question
    assert first is not None
    elsewhere = match.clone()
    elsewhere.choose(first.keys[0])
    assert match.choices == ()

    assert elsewhere.back_to(0).question == first


def test_words_in_another_language() -> None:
    match = agon.start("ephyran", NAMES, seed="corinth", language="fr")
    assert match.question is not None
    assert match.question.text.startswith("À vous de jouer")
    assert agon.about("hellas", language="fr").name == agon.about("hellas").name


def test_what_a_thing_is() -> None:
    match = agon.start("hybris", NAMES, seed="delphi")
    assert match.name("location/forge") == "The Forge"
    assert match.describe("location/forge")


def test_what_cannot_be_played_is_one_clear_line() -> None:
    for wrong in (
        lambda: agon.start("chess"),
        lambda: agon.start("ephyran", 9),
        lambda: agon.start("ephyran", ["Anna", "Anna"]),
        lambda: agon.start("hybris", NAMES, modules=["chronos"]),
        lambda: agon.about("hybris", ["atlantis"]),
        lambda: agon.start("hybris", NAMES, language="de"),
        lambda: agon.about("hybris", language="de"),
        lambda: agon.start("hybris", NAMES).describe("location/atlantis"),
        lambda: agon.start("hybris", NAMES).undo("Anna"),
        lambda: agon.about("ephyran", ["atlantis"]),
        lambda: agon.bot("deep_blue"),
        lambda: agon.read("nonsense"),
    ):
        with pytest.raises(agon.AgonError) as told:
            wrong()
        assert "\n" not in str(told.value)
        assert "undo-" not in str(told.value), "an id in the place of words"
        assert not str(told.value).rstrip().endswith("are"), "a list of nothing"


def test_a_seed_may_be_a_number() -> None:
    assert agon.start("ephyran", seed=7).record() == agon.start("ephyran", seed="7").record()


def test_a_series_is_the_same_whoever_plays_it() -> None:
    once = agon.series("ephyran", ["greedy", "random"], games=4, seed="agora", jobs=1)
    again = agon.series("ephyran", ["greedy", "random"], games=4, seed="agora", jobs=2)
    assert [game.digest for game in once.games] == [game.digest for game in again.games]
    assert once.share("greedy").low <= once.share("greedy").value <= once.share("greedy").high
    with pytest.raises(KeyError):
        once.share("mcts")


def test_looking_for_games_loads_none_of_them() -> None:
    """Who plays one game does not wait for the others."""
    look = "import agon, sys; print(agon.known_games()); print([m for m in sys.modules if m.endswith('.rules.turn')])"
    told = subprocess.run([sys.executable, "-c", look], capture_output=True, text=True, check=True).stdout
    assert told == "('ephyran', 'hybris', 'hellas')\n[]\n"


def test_somebody_who_is_asked_can_ask_back_how_things_stand() -> None:
    match = agon.start("ephyran", ["Melissa", "Theon"], seed="corinth")
    question = match.question
    assert question is not None
    found = match.judge(question.player, iterations=30)

    assert set(found.chances) == {"Melissa", "Theon"}
    assert sum(found.chances.values()) == pytest.approx(1.0)
    assert {worth.key for worth in found.options} == set(question.keys)
    assert any("prestige" in feature for worth in found.options for feature, _ in worth.reasons)
