"""Records: written, read back, replayed exactly; a damaged, foreign or cut file says what and where."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from agon.kernel.chance import commitment, seeded
from agon.kernel.errors import RecordError
from agon.kernel.game import Setup
from agon.kernel.match import Match
from agon.kernel.modules import SetupOption
from agon.kernel.packs import Edition
from agon.kernel.record import Answer, Record, read_record, record_text, replay, setup_of, write_record
from agon.kernel.words import Message, Name, Seat, Several, say
from kernel.toy import PACK, TOY, a_match, asked_of, choose_all, play_on

NAMES = ["Ajax", "Zoé"]


def whole() -> Match:
    return play_on(a_match("whole", 2, ("storm", "echo")), seeded("whole"))


WHOLE = write_record(whole(), NAMES)
PART = write_record(choose_all(a_match("part"), (0, "right"), (0, "pass")), NAMES)


def lines(text: str) -> list[str]:
    return text.splitlines(keepends=True)


def with_line(text: str, number: int, change: Callable[[dict[str, Any]], object]) -> str:
    """The text with one line (from 1 on) changed as JSON."""
    found = lines(text)
    fields = json.loads(found[number - 1])
    change(fields)
    found[number - 1] = json.dumps(fields) + "\n"
    return "".join(found)


def with_header(**fields: object) -> str:
    return with_line(PART, 1, lambda header: header.update(fields))


def complaint(text: str) -> str:
    with pytest.raises(RecordError) as error:
        read_record(text)
    assert "\n" not in str(error.value)
    return str(error.value)


# -- writing and reading


def test_record_is_a_header_a_line_a_choice_and_an_end() -> None:
    header, first, second, end = (json.loads(line) for line in lines(PART))
    assert header == {
        "agon": 2,
        "game": "toy",
        "modules": [],
        "packs": [{"id": "toy", "version": "1.0.0", "digest": PACK.digest}],
        "rules": 1,
        "seats": 2,
        "names": NAMES,
        "options": {},
        "seed": "part",
        "commitment": commitment("part"),
    }
    assert first == {"n": 1, "seat": 0, "ask": "toy-ask-walk", "key": "right"}
    assert second == {"n": 2, "seat": 0, "ask": "toy-ask-deed", "key": "pass"}
    assert end == {"played": 2, "digest": read_record(PART).digest}


def test_record_of_a_match_that_is_over_has_its_outcome() -> None:
    match = whole()
    record = read_record(WHOLE)
    assert record.outcome == match.outcome
    assert record.digest == match.digest()
    assert record.truncated is None
    assert record.modules == ("storm", "echo")
    assert record.choices[0] == Answer(*match.choices[0][:3])


def test_record_in_progress_is_whole_though_it_has_no_outcome() -> None:
    record = read_record(PART)
    assert (record.outcome, record.truncated, len(record.choices)) == (None, None, 2)


def test_setup_comes_back_as_it_was() -> None:
    setup = Setup("toy", 3, 'Ἀγών, a "seed"', ("thin",), (("die", "ten"), ("thick", "yes")))
    match = Match.start(TOY.play(PACK, setup), setup)
    record = read_record(write_record(match, ["", "B", "C"]))
    assert setup_of(record, TOY) == setup
    assert record.names == ("", "B", "C")


def test_record_is_plain_ascii_and_names_cannot_upset_a_terminal() -> None:
    text = write_record(a_match(), ["\x1b[31mred\n", "x" * 500])
    assert text.isascii()
    names = read_record(text).names
    assert names[0] == "\ufffd[31mred\ufffd"
    assert len(names[1]) == 200


def test_words_of_any_kind_survive() -> None:
    inner = say("inner", n=-3, word="x")
    reason = Message(
        "why", (("seat", Seat(1)), ("thing", Name("card/1")), ("list", Several((inner, "a", Seat(-1), 4))))
    )
    written = with_line(
        WHOLE,
        len(lines(WHOLE)),
        lambda end: end["outcome"].update(
            reason={
                "id": "why",
                "args": {
                    "seat": {"seat": 1},
                    "thing": {"thing": "card/1"},
                    "list": {
                        "several": [{"id": "inner", "args": {"n": -3, "word": "x"}}, "a", {"seat": -1}, 4],
                    },
                },
            }
        ),
    )
    record = read_record(written)
    assert record.outcome is not None
    assert record.outcome.reason == reason


@pytest.mark.parametrize(
    ("names", "line"),
    [(["one"], "2 seats need as many names, not 1"), ([], "2 seats need as many names, not 0")],
)
def test_as_many_names_as_seats(names: list[str], line: str) -> None:
    with pytest.raises(RecordError, match=line):
        write_record(a_match(), names)


@pytest.mark.parametrize("seed", ["a\nb", "x" * 201])
def test_seed_that_cannot_be_recorded_is_refused_at_once(seed: str) -> None:
    with pytest.raises(RecordError, match="cannot be recorded"):
        write_record(a_match(seed), NAMES)


def test_line_ends_and_marks_of_other_systems_are_read() -> None:
    record = read_record(PART)
    assert read_record(PART.replace("\n", "\r\n")) == record
    assert read_record("\ufeff" + PART) == record
    assert read_record(PART.rstrip("\n")) == record


# -- replaying


def again(text: str) -> tuple[Record, Match, int, str | None, tuple[Message, ...]]:
    record = read_record(text)
    setup = setup_of(record, TOY)
    match, played, divergence, notes = replay(record, setup, TOY.play(PACK, setup))
    return record, match, played, divergence, notes


def test_replay_is_exact() -> None:
    match = whole()
    _, twin, played, divergence, notes = again(WHOLE)
    assert (played, divergence, notes) == (len(match.choices), None, ())
    assert twin.digest() == match.digest()
    assert twin.choices == match.choices
    assert twin.events(0) == match.events(0)
    assert write_record(twin, NAMES) == WHOLE


def test_other_question_than_the_one_recorded() -> None:
    text = with_line(PART, 3, lambda choice: choice.update(ask="toy-ask-walk", key="right"))
    _, match, played, divergence, _ = again(text)
    assert divergence == "choice 2: seat 1 is asked toy-ask-deed, the record answers toy-ask-walk"
    assert (played, len(match.choices)) == (1, 1), "the match stands where it diverged"


def test_other_seat_than_the_one_recorded() -> None:
    text = with_line(PART, 3, lambda choice: choice.update(seat=1))
    divergence = again(text)[3]
    assert divergence == "choice 2: seat 1 is asked toy-ask-deed, the record answers toy-ask-deed for seat 2"


def test_key_that_is_not_on_offer() -> None:
    text = with_line(PART, 3, lambda choice: choice.update(key="fly"))
    assert again(text)[3] == "choice 2: 'fly' is not on offer (on offer: pass, draw, roll, strike)"


def test_state_that_differs_at_the_end() -> None:
    text = with_line(PART, 4, lambda end: end.update(digest="0" * 64))
    _, match, played, divergence, _ = again(text)
    assert divergence == f"the state at the end differs: digest {match.digest()}, the record says {'0' * 64}"
    assert played == 2


def test_outcome_that_differs() -> None:
    places = json.loads(lines(WHOLE)[-1])["outcome"]["places"]
    places[0]["score"] += 1
    text = with_line(WHOLE, len(lines(WHOLE)), lambda end: end["outcome"].update(places=places))
    divergence = again(text)[3]
    assert divergence is not None
    assert divergence.startswith("the outcome differs: won by seat ")
    assert f"scores {places[0]['score'] - 1}, " in divergence.partition("the record says")[0]


def test_record_that_goes_on_after_the_end() -> None:
    found = lines(WHOLE)
    count = len(found) - 1
    found[-1:] = [json.dumps({"n": count, "seat": 0, "ask": "toy-ask-walk", "key": "left"}) + "\n"]
    divergence = again("".join(found))[3]
    assert divergence == f"choice {count}: the match is over, but the record goes on with 'left'"


def test_record_that_claims_an_end_too_early() -> None:
    outcome = json.loads(lines(WHOLE)[-1])["outcome"]
    text = with_line(PART, 4, lambda end: end.update(outcome=outcome))
    divergence = again(text)[3]
    assert divergence == "the record ends with an outcome after choice 2, but the match goes on"


EARLIER = {"id": "toy", "version": "0.9.0", "digest": "ab" * 32}
MINE = {"id": "mine", "version": "0.1.0", "digest": "cd" * 32}


def test_earlier_pack_and_other_rules_are_said_each_by_itself() -> None:
    text = with_header(packs=[EARLIER], rules=7)
    _, _, played, divergence, notes = again(text)
    assert (played, divergence) == (2, None), "it may replay all the same"
    assert notes == (
        say("replay-other-pack", theirs="toy 0.9.0", ours="toy 1.0.0"),
        say("replay-other-rules", theirs=7, ours=1),
    )


@pytest.mark.parametrize(
    ("header", "note"),
    [
        ({"rules": 7}, say("replay-rules-outgrown", game=say("toy-name"), played=1, choices=2, theirs=7, ours=1)),
        (
            {"packs": [EARLIER]},
            say("replay-pack-outgrown", game=say("toy-name"), played=1, choices=2, pack="toy"),
        ),
    ],
)
def test_record_of_old_that_diverges_says_why_and_how_far_it_goes(header: dict[str, object], note: Message) -> None:
    text = with_line(with_header(**header), 3, lambda choice: choice.update(key="fly"))

    _, match, played, divergence, notes = again(text)

    assert divergence is not None
    assert (played, len(match.choices), notes) == (1, 1, (note,))


@pytest.mark.parametrize("packs", [[MINE], [EARLIER, MINE]])
def test_record_made_with_other_packs_is_refused(packs: list[dict[str, str]]) -> None:
    with pytest.raises(RecordError, match=r"made with other packs: .*mine 0\.1\.0.*; here toy 1\.0\.0\.") as caught:
        again(with_header(packs=packs))
    assert caught.value.message is not None


def test_record_of_the_first_format_names_one_pack() -> None:
    text = with_header(agon=1, pack={"id": "toy", "digest": PACK.digest})
    assert read_record(text).packs == (Edition("toy", "", PACK.digest),)
    assert again(text)[3:] == (None, ())


def test_what_went_without_saying_when_a_record_was_made_still_goes() -> None:
    die = SetupOption("die", ("six", "ten"), ("TOY-2",), former=((1, "ten"), (2, "six")))
    changed = TOY._replace(options=(die,))
    silent = read_record(PART)

    assert setup_of(silent._replace(rules_version=1), changed).options == (("die", "ten"),)
    assert setup_of(silent._replace(rules_version=2), changed).options == (("die", "six"),)
    assert setup_of(silent._replace(rules_version=3), changed).options == ()
    assert setup_of(silent._replace(options=(("die", "six"),)), changed).options == (("die", "six"),)


def test_record_of_another_game() -> None:
    record = read_record(with_header(game="chess"))
    with pytest.raises(RecordError, match="the record is of chess, not of toy"):
        replay(record, setup_of(record, TOY), a_match().game)


def test_record_of_simultaneous_choices_keeps_their_order() -> None:
    match = choose_all(a_match(), (0, "left"), (0, "pass"), (1, "left"), (1, "pass"))
    for seat in (1, 0, 1):
        match.choose(seat, asked_of(match, seat).options[0])
    _, twin, _, divergence, _ = again(write_record(match, NAMES))
    assert divergence is None
    assert [choice.seat for choice in twin.choices[4:]] == [1, 0, 1]
    assert twin.digest() == match.digest()


# -- cut short


def test_cut_at_the_end_of_a_line_plays_as_far_as_it_goes() -> None:
    text = "".join(lines(WHOLE)[:6])
    record, _, played, divergence, notes = again(text)
    assert record.truncated == "no end line"
    assert (played, divergence) == (5, None)
    assert notes == (say("replay-cut", choices=5),)


def test_cut_in_the_middle_of_a_line_plays_as_far_as_it_goes() -> None:
    text = "".join(lines(WHOLE)[:6]) + lines(WHOLE)[6][:17]
    record, match, played, divergence, _ = again(text)
    assert record.truncated == "cut in the middle of line 7"
    assert (played, divergence, len(match.choices)) == (5, None, 5)


def test_cut_anywhere_is_read_or_says_why_not() -> None:
    """Every single cut of a record: nothing else ever happens."""
    header = len(lines(PART)[0])
    for length in range(len(PART) - 1):
        text = PART[:length]
        if length < header - 1:
            assert complaint(text).startswith("line 1: ")
        else:
            record = read_record(text)
            assert record.truncated is not None
            assert record.choices == read_record(PART).choices[: len(record.choices)]


# -- damaged and foreign


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("", 'line 1: no header with a field "agon", so this is not an Agon record'),
        ("\n\n", 'line 1: no header with a field "agon", so this is not an Agon record'),
        ("Dear diary\n", 'line 1: no header with a field "agon", so this is not an Agon record'),
        ('{"game": "toy"}\n', 'line 1: no header with a field "agon", so this is not an Agon record'),
        ("[1, 2]\n", 'line 1: no header with a field "agon", so this is not an Agon record'),
        ("[" * 100_000, 'line 1: no header with a field "agon", so this is not an Agon record'),
        (PART[:50], "line 1: cut short in the header, so nothing can be played"),
        (with_header(agon=3), "line 1: format 3 is not known; this Agon reads formats up to 2"),
        (with_header(agon="1"), "line 1: agon: expected a whole number"),
        (with_header(agon=True), "line 1: agon: expected a whole number"),
        (with_header(seats=0), "line 1: seats: expected a number from 1 to 16"),
        (with_header(seats=2.0), "line 1: seats: expected a whole number"),
        (with_header(seats=3), "line 1: names: 2 for 3 seats"),
        (with_header(names="AB"), "line 1: names: expected a list of at most 100"),
        (with_header(names=["A", 2]), "line 1: names: expected a text"),
        (
            with_header(names=["A", "\u001b[0m"]),
            "line 1: names: expected at most 200 characters, none of them a control character",
        ),
        (with_header(modules={}), "line 1: modules: expected a list of at most 100"),
        (with_header(modules=["m"] * 101), "line 1: modules: expected a list of at most 100"),
        (with_header(options=[]), "line 1: options: expected an object of at most 100 fields"),
        (with_header(options={"die": 6}), "line 1: options.die: expected a text"),
        (with_header(packs="toy"), "line 1: packs: expected a list of at most 100"),
        (with_header(packs=[]), "line 1: packs: there must be one at least"),
        (with_header(packs=[{"id": "toy", "version": "1"}]), "line 1: packs.digest: missing"),
        (with_header(agon=1, pack={"id": "toy", "digest": "x"}), "line 1: pack.digest: expected 64 hexadecimal digits"),
        (with_header(rules=None), "line 1: rules: expected a whole number"),
        (with_header(seed="other"), "line 1: commitment: not that of the seed, so one of the two was changed"),
        (
            with_header(seed="\ud800"),
            "line 1: seed: expected at most 200 characters, none of them a control character",
        ),
        (with_line(PART, 1, lambda header: header.pop("seed")), "line 1: seed: missing"),
        (with_line(PART, 2, lambda choice: choice.update(n=2)), "line 2: choice 2 where choice 1 should stand"),
        (with_line(PART, 2, lambda choice: choice.update(n="1")), "line 2: n: expected a whole number"),
        (with_line(PART, 2, lambda choice: choice.update(seat=2)), "line 2: seat: expected a number from 0 to 1"),
        (with_line(PART, 2, lambda choice: choice.update(seat=True)), "line 2: seat: expected a whole number"),
        (with_line(PART, 2, lambda choice: choice.pop("ask")), "line 2: ask: missing"),
        (with_line(PART, 2, lambda choice: choice.update(key=["left"])), "line 2: key: expected a text"),
        (
            with_line(PART, 2, lambda choice: choice.update(key="k" * 201)),
            "line 2: key: expected at most 200 characters, none of them a control character",
        ),
        (
            with_line(PART, 2, lambda choice: choice.pop("n")),
            "line 2: damaged: this is no choice and no end of a record",
        ),
        (with_line(PART, 4, lambda end: end.update(played=3)), "line 4: 3 choices were made, but 2 are here"),
        (with_line(PART, 4, lambda end: end.update(digest=7)), "line 4: digest: expected a text"),
        (
            with_line(PART, 4, lambda end: end.update(outcome=[])),
            "line 4: outcome: expected an object of at most 100 fields",
        ),
        ("".join(lines(PART)[:2] + lines(PART)[3:]), "line 3: 2 choices were made, but 1 are here"),
        ("".join(lines(PART)[:1] + lines(PART)[2:]), "line 2: choice 2 where choice 1 should stand"),
        (
            "".join([*lines(PART)[:2], "\n", *lines(PART)[2:]]),
            "line 3: damaged: this is no choice and no end of a record",
        ),
        (
            "".join([*lines(PART)[:2], "\0\0\0\n", *lines(PART)[2:]]),
            "line 3: damaged: this is no choice and no end of a record",
        ),
        (
            "".join([*lines(PART)[:2], lines(PART)[2][:20], "\n", *lines(PART)[3:]]),
            "line 3: damaged: this is no choice and no end of a record",
        ),
        (
            "".join([*lines(PART)[:2], '{"n":2,"n":2,"seat":0,"ask":"a","key":"b"}\n', *lines(PART)[3:]]),
            "line 3: damaged: this is no choice and no end of a record",
        ),
        (
            "".join([*lines(PART)[:2], '{"n":Infinity,"seat":0,"ask":"a","key":"b"}\n', *lines(PART)[3:]]),
            "line 3: damaged: this is no choice and no end of a record",
        ),
        (
            "".join([*lines(PART)[:2], '{"n":' + "9" * 5000 + "}\n", *lines(PART)[3:]]),
            "line 3: damaged: this is no choice and no end of a record",
        ),
        (
            "".join([*lines(PART)[:2], '{"n":2,"key":"' + "x" * 30_000 + '"}\n', *lines(PART)[3:]]),
            "line 3: damaged: this is no choice and no end of a record",
        ),
        (PART + lines(PART)[1], "line 5: the record ended on the line before, so nothing can follow"),
        (PART + "\n", "line 5: the record ended on the line before, so nothing can follow"),
        (PART + lines(PART)[1][:9], "line 5: the record ended on the line before, so nothing can follow"),
    ],
)
def test_damaged_or_foreign(text: str, line: str) -> None:
    assert complaint(text) == line


@pytest.mark.parametrize(
    ("change", "line"),
    [
        ({"winners": [2]}, "outcome.winners: expected a number from 0 to 1"),
        ({"winners": 0}, "outcome.winners: expected a list of at most 100"),
        ({"places": []}, "outcome.places: each seat must have exactly one"),
        ({"places": [{"seat": 0, "rank": 1, "score": 1}] * 2}, "outcome.places: each seat must have exactly one"),
        ({"places": [{"seat": 0, "rank": 0, "score": 1}]}, "outcome.places.rank: expected a number from 1 to 2"),
        ({"places": [3]}, "outcome.places: expected an object of at most 100 fields"),
        ({"reason": "because"}, "outcome.reason: expected an object of at most 100 fields"),
        ({"reason": {"id": "x"}}, "outcome.reason.args: missing"),
        ({"reason": {"id": "x", "args": {"n": 1.5}}}, "outcome.reason.args.n: expected a whole number"),
    ],
)
def test_damaged_outcome(change: dict[str, object], line: str) -> None:
    number = len(lines(WHOLE))
    text = with_line(WHOLE, number, lambda end: end["outcome"].update(change))
    assert complaint(text) == f"line {number}: {line}"


def test_words_nested_without_end() -> None:
    nested: object = 1
    for _ in range(9):
        nested = {"several": [nested]}
    number = len(lines(WHOLE))
    text = with_line(WHOLE, number, lambda end: end["outcome"].update(reason={"id": "x", "args": {"a": nested}}))
    assert complaint(text).endswith("nested too deeply")


def test_too_long_for_a_record() -> None:
    assert complaint(" " * 16_000_001) == "too long for a record: 16000001 characters"


def test_bytes_that_are_no_text() -> None:
    content = PART.encode()
    assert record_text(b"\xef\xbb\xbf" + content) == PART
    at = len("".join(lines(PART)[:2]))
    with pytest.raises(RecordError, match="line 3: not UTF-8 text, so the file is damaged or no record"):
        record_text(content[:at] + b"\xff\xfe" + content[at:])


@settings(max_examples=300)
@given(st.data())
def test_whatever_is_done_to_a_record_it_is_read_or_refused(data: st.DataObject) -> None:
    """Letters changed, put in and taken out at random: a record, or one clear line; and what is read replays."""
    text = WHOLE
    for _ in range(data.draw(st.integers(1, 3))):
        start = data.draw(st.integers(0, len(text)))
        stop = min(len(text), start + data.draw(st.integers(0, 3)))
        text = text[:start] + data.draw(st.text(max_size=3)) + text[stop:]
    try:
        record = read_record(text)
    except RecordError:
        assert complaint(text)
        return
    if record.game == "toy" and record.modules == ("storm", "echo") and not record.options:
        replay(record, setup_of(record, TOY), whole().game)
