"""Legality: what stands in the way of an option, and who says so."""

from agon.kernel.ask import Ask, Kind
from agon.kernel.legality import Judged, Legality, OneReason, Reason, Verdict

FULL = Reason("why-full", "RULE-1", "RULE-2")
KIND = Kind("ask-room", ("RULE-1",))
Rooms = list[int]


def rooms(g: Rooms, ask: Ask) -> list[int]:
    return list(range(len(g)))


def test_a_reason_names_its_message_and_its_rules() -> None:
    assert (FULL.id, FULL.rules) == ("why-full", ("RULE-1", "RULE-2"))


def test_every_option_that_is_named_gets_its_verdict_from_the_rule() -> None:
    legality = Legality[Rooms, str](rooms, lambda g, p, option: FULL if g[option] else None)

    assert legality.verdicts([0, 2, 0], "guest", Ask(KIND, 0, [0, 2])) == [
        Verdict(0, None),
        Verdict(1, FULL),
        Verdict(2, None),
    ]


def test_where_only_the_procedure_knows_what_it_withholds_has_one_reason() -> None:
    legality = OneReason[Rooms, str](rooms, FULL)

    assert legality.verdicts([0, 0], "guest", Ask(KIND, 0, [1])) == [Verdict(0, FULL), Verdict(1, None)]


def test_a_question_may_be_judged_by_what_it_is_about() -> None:
    legality = Judged[Rooms, str](lambda g, p, ask: [Verdict(ask.options[0], FULL if p == "stranger" else None)])

    assert legality.verdicts([], "stranger", Ask(KIND, 0, [7])) == [Verdict(7, FULL)]
    assert legality.verdicts([], "guest", Ask(KIND, 0, [7])) == [Verdict(7, None)]
