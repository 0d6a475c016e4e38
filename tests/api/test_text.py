"""A match as text."""

import agon


def test_a_match_is_told_to_whoever_cannot_see() -> None:
    match = agon.start("ephyran", ["Anna", "Ben"], seed="told")
    question = match.question
    assert question is not None
    mine, theirs = match.text(question.player), match.text("Ben" if question.player == "Anna" else "Anna")

    assert str(question) in mine
    assert str(question) not in theirs
    own = [match.name(card) for card in cards_of(match, question.seat)]
    assert own
    assert f"cards: {', '.join(own)}" in mine
    assert f"cards: {', '.join(own)}" not in theirs
    assert "None" not in mine


def cards_of(match: agon.Match, seat: int) -> list[str]:
    table = match.view(seat)["table"]
    assert isinstance(table, dict)
    found: list[str] = table["players"][seat]["cards"]
    return found
