"""Modules change a game through its rulebook; a setup that cannot be played says why in one line."""

import pytest

from agon.kernel.ask import Play
from agon.kernel.chance import seeded
from agon.kernel.errors import SetupError
from agon.kernel.game import Setup
from agon.kernel.modules import Module, SetupOption, check_setup, hint, listed, modules_for, settled
from agon.kernel.packs import read_pack
from agon.kernel.rulebook import Rulebook
from agon.kernel.triggers import Triggers
from kernel.toy import PACK, TOY, Toy, a_match, asked_next, book_of, choose_all, play_on, table_of


def setup(seats: int = 2, modules: tuple[str, ...] = (), options: tuple[tuple[str, str], ...] = ()) -> Setup:
    return Setup("toy", seats, "a seed", modules, options)


# -- what is legal


@pytest.mark.parametrize(
    ("wrong", "line"),
    [
        (setup()._replace(game="chess"), "a setup for 'chess' cannot start 'toy'"),
        (setup(modules=("strom",)), "toy has no module 'strom' (did you mean 'storm'?)"),
        (setup(modules=("xyz",)), "toy has no module 'xyz' (there is: storm, calm, echo, thin)"),
        (setup(modules=("thin", "thin")), "a module of toy is named twice: thin, thin"),
        (setup(modules=("echo",)), "module 'echo' needs module 'storm'"),
        (setup(modules=("storm", "calm")), "modules 'storm' and 'calm' cannot be combined"),
        (setup(modules=("calm", "storm")), "modules 'storm' and 'calm' cannot be combined"),
        (setup(seats=5), "toy is for 2 or 3 players here, not for 5"),
        (setup(seats=0), "toy is for 2 or 3 players here, not for 0"),
        (setup(seats=3, modules=("calm",)), "toy is for 2 players here, not for 3"),
        (setup(options=(("dye", "ten"),)), "toy has no option 'dye' (did you mean 'die'?)"),
        (setup(options=(("thick", "yes"),)), "option 'thick' of toy needs module 'thin'"),
        (setup(options=(("other", "yes"),)), "toy has no option 'other' (there is: die)"),
        (setup(options=(("die", "twelve"),)), "option 'die' of toy cannot be 'twelve': choose from six, ten"),
    ],
)
def test_setup_that_cannot_be_played(wrong: Setup, line: str) -> None:
    with pytest.raises(SetupError) as error:
        TOY.play(PACK, wrong)
    assert str(error.value) == line


def test_modules_come_in_the_order_of_the_manifest() -> None:
    chosen = check_setup(TOY, setup(modules=("thin", "echo", "storm")))
    assert [module.id for module in chosen] == ["storm", "echo", "thin"]


def test_option_of_a_module_comes_with_it() -> None:
    check_setup(TOY, setup(modules=("thin",), options=(("thick", "yes"),)))


def test_pack_of_another_game() -> None:
    header = 'id = "zoo"\ngame = "chess"\nversion = "1.0.0"\nformat = 1\nlanguages = ["en"]\n'
    with pytest.raises(SetupError, match="pack 'zoo' is for chess, not for toy"):
        TOY.play(read_pack({"pack.toml": header}), setup())


def test_first_value_of_an_option_is_its_default() -> None:
    options = (SetupOption("die", ("six", "ten"), ()), SetupOption("deck", ("full", "thin"), ()))
    assert settled(options, setup(options=(("deck", "thin"),))) == {"die": "six", "deck": "thin"}


def test_words_for_lists_and_hints() -> None:
    assert [listed((2,)), listed((2, 3)), listed((2, 3, 4))] == ["2", "2 or 3", "2, 3 or 4"]
    assert [hint("a", []), hint("q", ["ab"]), hint("abx", ["ab"])] == [
        " (it has none)",
        " (there is: ab)",
        " (did you mean 'ab'?)",
    ]


# -- what modules change


def events(modules: tuple[str, ...]) -> list[str]:
    """What is told in a round in which everybody passes and commits the lowest cards."""
    match = a_match(modules=modules)
    choose_all(match, (0, "left"), (0, "pass"), (1, "left"), (1, "pass"))
    while table_of(match, 0)["round"] == 1:
        ask = asked_next(match)
        match.choose(ask.seat, ask.options[0])
    return [told.message.id for told in match.events(-1, 4)]


def test_step_can_be_added_to_a_sequence() -> None:
    assert "toy-rolled" not in events(())
    assert events(("storm",))[-4:] == ["toy-rolled", "toy-gained", "toy-rolled", "toy-gained"]


def test_step_can_be_replaced() -> None:
    assert events(("calm",)) == ["toy-drew-hidden", "toy-drew-hidden"]


def test_trigger_asks_in_the_middle_of_a_step() -> None:
    match = a_match(modules=("storm", "echo"))
    choose_all(match, (0, "left"), (0, "pass"), (1, "left"), (1, "pass"))
    while (ask := asked_next(match)).kind.id == "toy-ask-commit":
        match.choose(ask.seat, ask.options[0])
    assert ask.kind.id == "toy-ask-echo"


def test_card_can_be_taken_out() -> None:
    assert "card/13" in a_match().census()
    assert "card/13" not in a_match(modules=("thin",)).census()


def test_modules_of_one_game_do_not_touch_another() -> None:
    plain = a_match()
    a_match(modules=("storm", "echo", "thin"))
    assert book_of(plain.game).sequences == {"round": ["walk", "plan"]}
    assert a_match().digest() == plain.digest()


def test_every_combination_plays_to_its_end() -> None:
    for modules in [(), ("storm",), ("calm",), ("storm", "echo"), ("thin",), ("calm", "thin")]:
        assert play_on(a_match(modules=modules), seeded("end")).over


# -- the rulebook


def nothing(g: Toy) -> Play:
    yield from ()


def book() -> "Rulebook[Toy, int]":
    written: Rulebook[Toy, int] = Rulebook({})
    written.add_step("first", nothing)
    written.add_step("last", nothing)
    written.add_sequence("round", "first", "last")
    return written


def test_following_step_of_a_sequence() -> None:
    written = book()
    written.insert_step("round", "first", "between", nothing)
    assert written.sequences["round"] == ["first", "between", "last"]
    steps = [written.following("round", name) for name in ("first", "between", "last")]
    assert steps == ["between", "last", None]
    written.insert_step("round", "", "dawn", nothing)
    assert written.first("round") == "dawn"
    assert written.following("round", "dawn") == "first"


def test_contradictions_in_a_rulebook() -> None:
    written = book()
    with pytest.raises(SetupError, match="two rules claim the step 'first'"):
        written.add_step("first", nothing)
    with pytest.raises(SetupError, match="two rules claim the sequence 'round'"):
        written.add_sequence("round", "last")
    written.replace_step("last", nothing)
    with pytest.raises(SetupError, match="two modules replace the step 'last'"):
        written.replace_step("last", nothing)
    with pytest.raises(SetupError, match="there is no step 'third' to replace"):
        written.replace_step("third", nothing)
    with pytest.raises(SetupError, match="the sequence 'round' has no step 'third'"):
        written.insert_step("round", "third", "fourth", nothing)
    with pytest.raises(SetupError, match="the sequence 'month' has no step 'first'"):
        written.insert_step("month", "first", "fourth", nothing)
    with pytest.raises(SetupError, match="two rules claim the step 'last'"):
        written.insert_step("round", "first", "last", nothing)
    assert written.sequences == {"round": ["first", "last"]}


def test_triggers_react_in_order_where_their_condition_holds() -> None:
    """What happens is told to those who listen to that event; the condition is asked when their turn comes."""
    told: list[str] = []
    triggers: Triggers[list[str], int] = Triggers()

    def saying(word: str) -> Play:
        told.append(word)
        yield from ()

    triggers.on("rain", "first", lambda state, drops: drops > 1, lambda state, drops: saying(f"first {drops}"))
    triggers.on("rain", "second", lambda state, drops: "first 2" in state, lambda state, drops: saying("second"))
    triggers.on("snow", "third", lambda state, drops: True, lambda state, drops: saying("third"))
    assert list(triggers.happen(told, "rain", 2)) == []
    assert told == ["first 2", "second"]
    assert list(triggers.happen(told, "hail", 2)) == []
    assert told == ["first 2", "second"]


def test_who_are_too_few_are_told_what_is_for_them() -> None:
    solo = TOY._replace(modules=(*TOY.modules, Module("alone", lambda book: None, seats=(1,))))

    assert modules_for(solo, [], 1) == ["alone"]
    assert modules_for(solo, [], 5) == []
    with pytest.raises(SetupError, match="not for 1; module 'alone' is"):
        check_setup(solo, setup(seats=1))
    assert [module.id for module in check_setup(solo, setup(seats=1, modules=("alone",)))] == ["alone"]
