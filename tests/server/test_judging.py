"""What a strong bot says about a game: after it for everybody who looks, during it for those who may have hints."""

import random
from pathlib import Path

import pytest

from server.serving import Json, Person, Server, Sight, bot, me, open_seat, serving

WHOLE = 1000


def lost_game(anna: Person, seed: str = "judged") -> str:
    """A game that Anna plays at random, to its end."""
    table = anna.make(me("Anna"), bot("apprentice"), seed=seed)
    with anna.socket(table) as sight:
        sight.play(10_000, random.Random(7))
        while sight.stage != "over":
            sight.next()
    return table


def asked(sight: Sight, **wanted: bool) -> Json | None:
    """What is known of the match at once."""
    sight.send({"type": "ask_judgement", "id": 900, **wanted})
    first: Json | None = sight.until("judged")["judgement"]
    while sight.next().get("reply") != 900:
        pass
    return first


def judged(sight: Sight) -> list[Json]:
    """All that comes, until the judgement is whole."""
    heard: list[Json] = []
    while not heard or heard[-1]["share"] < WHOLE:
        message = sight.until("judged")
        assert not message["failed"]
        heard.append(message["judgement"])
    return heard


@pytest.fixture(scope="module")
def played(server: Server) -> tuple[Person, str]:
    anna = Person(server)
    return anna, lost_game(anna)


def test_a_game_is_judged_piece_by_piece_and_only_once(server: Server, played: tuple[Person, str]) -> None:
    anna, table = played
    with anna.socket(table) as sight, Person(server).socket(table) as other:
        assert asked(sight, follow=True) is None, "nobody has asked for it yet"
        assert asked(sight, follow=True, begin=True) is None
        heard = judged(sight)

        outline, whole = heard[0], heard[-1]
        assert outline["share"] < WHOLE
        assert 2 < len(outline["moments"]) <= 62, "the line first, in outline"
        assert outline["moments"][-1]["chances"] == [0, WHOLE], "the last moment is the outcome"
        drawn = [moment["after"] for moment in whole["moments"]]
        assert drawn == [*range(0, whole["last"], drawn[1]), whole["last"]], "evenly, and the end"
        assert len(drawn) > len(outline["moments"])
        assert 0 < len(whole["mistakes"]) <= 5
        assert {mistake["seat"] for mistake in whole["mistakes"]} >= {0}, "who does anything makes the mistakes"
        costs = [mistake["cost"] for mistake in whole["mistakes"]]
        assert costs == sorted(costs, reverse=True)
        for mistake in whole["mistakes"]:
            assert mistake["chosen"]["option"] != mistake["better"]["option"]
            assert mistake["better"]["chance"] - mistake["chosen"]["chance"] == pytest.approx(mistake["cost"], abs=1)
        assert any(mistake["better"]["reasons"] for mistake in whole["mistakes"])

        assert asked(other, follow=True) == whole, "whoever comes later sees it at once"


def test_a_judgement_outlives_the_server(tmp_path: Path) -> None:
    database = str(tmp_path / "agon.db")
    with serving(database) as server:
        anna = Person(server)
        table = lost_game(anna)
        with anna.socket(table) as sight:
            asked(sight, follow=True, begin=True)
            whole = judged(sight)[-1]

    with serving(database) as server, Person(server).socket(table) as sight:
        assert asked(sight, follow=True) == whole


def test_whoever_still_waits_is_told_to_the_end(server: Server) -> None:
    anna = Person(server)
    table = lost_game(anna, "still waits")
    with Person(server).socket(table) as other:
        with anna.socket(table) as sight:
            asked(sight, follow=True, begin=True)
            sight.until("judged")
            asked(other, follow=True)
        judged(other)


def test_what_nobody_waits_for_rests_and_goes_on_later(server: Server) -> None:
    anna = Person(server)
    table = lost_game(anna, "rests")
    with anna.socket(table) as sight:
        asked(sight, follow=True, begin=True)
        before = sight.until("judged")["judgement"]
        assert sight.ask("ask_judgement", follow=False)["type"] == "done"

    with anna.socket(table) as sight:
        known = asked(sight, follow=True, begin=True)
        assert known is not None
        assert known["share"] >= before["share"]
        if known["share"] < WHOLE:
            judged(sight)


def test_a_game_that_goes_on_is_not_judged(anna: Person) -> None:
    table = anna.make(me("Anna"), bot("apprentice"))
    with anna.socket(table) as sight:
        refused = sight.ask("ask_judgement", follow=True, begin=True)
    assert refused["reason"]["id"] == "server-not-over"


def test_a_record_that_was_opened_is_judged_too(server: Server, played: tuple[Person, str]) -> None:
    anna, table = played
    record = anna.get(f"/api/tables/{table}/record").content
    opened = Person(server).post("/api/records", record, Content_Type="application/octet-stream").json["table"]

    with Person(server).socket(opened) as sight:
        asked(sight, follow=True, begin=True)
        assert judged(sight)[-1]["mistakes"]


# ---------------------------------------------------------------- hints


def test_who_plays_bots_alone_may_have_a_hint(anna: Person) -> None:
    table = anna.make(me("Anna"), bot("apprentice"), seed="hint")
    with anna.socket(table) as sight:
        assert sight.await_turn()
        assert sight.scene["table"]["hints"] is True
        question = sight.question
        assert question is not None

        hint = sight.ask("ask_hint", seat=0, at=question["at"])

        assert hint["type"] == "hint"
        option = next(one for one in question["options"] if one["key"] == hint["key"])
        assert hint["worth"]["option"] == option["message"]
        assert 0 <= hint["worth"]["chance"] <= WHOLE
        again = sight.ask("ask_hint", seat=0, at=question["at"])
        assert (again["key"], again["worth"]) == (hint["key"], hint["worth"]), "asking again tells nothing new"
        assert sight.choose(hint["key"])["type"] == "done"


@pytest.mark.parametrize("hints", [False, True])
def test_people_who_play_each_other_have_hints_where_they_agreed_to_them(
    anna: Person, boris: Person, hints: bool
) -> None:
    table = anna.make(me("Anna"), open_seat(), hints=hints)
    boris.sit(table, 1, "Boris")
    with anna.socket(table) as first, boris.socket(table) as second:
        first.ask("start")
        while second.stage != "playing":
            second.next()
        assert first.scene["table"]["hints"] is second.scene["table"]["hints"] is hints
        sight = next(one for one in (first, second) if one.question is not None)
        assert sight.question is not None
        answer = sight.ask("ask_hint", seat=sight.scene["seat"], at=sight.question["at"])
        assert answer["type"] == ("hint" if hints else "refused")

        # Whoever lets a bot play for a while comes back: the others get no hints meanwhile.
        other = second if sight is first else first
        assert other.ask("hand_over", seat=other.scene["seat"], bot="apprentice")["type"] == "done"
        sight.until("update")
        assert sight.scene["table"]["hints"] is hints


def test_a_hint_is_for_whoever_is_asked(server: Server, anna: Person) -> None:
    table = anna.make(me("Anna"), bot("apprentice"))
    with anna.socket(table) as sight, Person(server).socket(table) as stranger:
        assert sight.await_turn()
        assert sight.question is not None
        at = sight.question["at"]
        assert stranger.ask("ask_hint", seat=0, at=at)["reason"]["id"] == "server-not-yours"
        assert sight.ask("ask_hint", seat=0, at=at + 1)["reason"]["id"] == "server-stale"


def test_hints_are_few_in_a_short_time(limited: Server) -> None:
    anna = Person(limited)
    table = anna.make(me("Anna"), bot("apprentice"))
    with anna.socket(table) as sight:
        assert sight.await_turn()
        assert sight.question is not None
        at = sight.question["at"]
        for number in range(1, 21):  # sent at once, so that no time passes in which one more would be allowed
            sight.send({"type": "ask_hint", "id": number, "seat": 0, "at": at + 1})
        reasons: list[str] = []
        while len(reasons) < 20:
            message = sight.next()
            if message["type"] == "refused":
                reasons.append(message["reason"]["id"])
    assert reasons[0] == "server-stale"
    assert "server-hints-wait" in reasons


def test_a_lesson_has_a_coach_and_no_hints(anna: Person) -> None:
    lesson = anna.get("/api/lessons").json["lessons"][0]
    table = anna.post(f"/api/lessons/{lesson['game']}/{lesson['id']}", {"name": "Anna"}).json["table"]
    with anna.socket(table) as sight:
        assert sight.scene["table"]["hints"] is False
