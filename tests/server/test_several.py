"""Several picks in one answer, over the socket: one message, one act, taken back as one."""

import pytest

from server.serving import Json, Person, Server, bot, me
from several import LOSSES, Loss, at_a_loss, picks


def forked(anna: Person, loss: Loss, *others: Json) -> tuple[str, list[str]]:
    """A table of Anna's at a question by which she gives several things away, and what she gives."""
    match, question = at_a_loss(loss)
    record = match.record([f"somebody {seat}" for seat in range(loss.seats)])
    opened = anna.post("/api/records", record.encode(), Content_Type="application/x-ndjson")
    assert opened.status == 201, opened.content
    seats: list[Json] = [*others] or [bot("apprentice")] * (loss.seats - 1)
    seats.insert(question.seat, me("Anna"))
    made = anna.post(f"/api/tables/{opened.json['table']}/fork", {"choices": len(match.choices), "seats": seats})
    assert made.status == 201, made.content
    return made.json["table"], picks(question)


@pytest.mark.parametrize("loss", LOSSES, ids=str)
def test_what_is_given_away_is_one_act(server: Server, loss: Loss) -> None:
    anna = Person(server)
    table, keys = forked(anna, loss)
    with anna.socket(table) as sight:
        question, version, choices = sight.question, sight.version, sight.scene["choices"]
        assert question is not None
        assert question["several"]["most"] == len(keys)

        refused = sight.ask("choose", seat=sight.scene["seat"], at=question["at"], key=keys[0], also=["nonsense"])
        assert (refused["type"], refused["reason"]["id"], sight.version) == ("refused", "choose-apart", version)
        done = sight.ask("choose", seat=sight.scene["seat"], at=question["at"], key=keys[0], also=keys[1:])

        assert done["type"] == "done"
        again = sight.ask("choose", seat=sight.scene["seat"], at=question["at"], key=keys[0], also=keys[1:])
        assert again["type"] == "done", "sent twice, chosen once"
        mine = [line["after"] for line in sight.log if line["after"] > choices]
        assert mine, "it is told"


def test_what_was_given_at_once_is_taken_back_at_once(server: Server) -> None:
    """Two at one screen: the other is asked by now, and agrees."""
    anna = Person(server)
    table, keys = forked(anna, LOSSES[0], me("Bruno"))
    with anna.socket(table) as sight:
        asked, seat, made = sight.question, sight.scene["seat"], sight.scene["choices"]
        assert asked is not None
        assert sight.ask("choose", seat=seat, at=asked["at"], key=keys[0], also=keys[1:])["type"] == "done"
        assert sight.scene["choices"] == made + len(keys)
        [undo] = [undo for undo in sight.scene["undo"] if undo["seat"] == seat]
        assert (undo["level"], undo["choice"]) == ("consent", made)

        assert sight.ask("take_back", seat=seat, choice=made)["type"] == "done"
        assert sight.ask("agree", seat=1 - seat, yes=True)["type"] == "done"

        assert sight.scene["choices"] == made
        assert sight.question is not None
        assert sight.question["several"] == asked["several"]
