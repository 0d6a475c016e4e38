"""People at a table: sitting down, playing to the end, coming back, taking back."""

import random

import pytest

from agon.games.registry import GAMES
from agon.server.messages import PROTOCOL
from server.serving import Person, Server, bot, me, open_seat

ALONE = {"hellas": "persian_invasion"}
"""A random game against bots takes thousands of choices there: what is for one player ends sooner."""


@pytest.mark.parametrize("game", GAMES)
def test_play_now_against_bots_to_the_end(anna: Person, game: str) -> None:
    modules = [ALONE[game]] if game in ALONE else []
    rivals = 0 if modules else GAMES[game].seats[0] - 1
    table = anna.make(me("Anna"), *[bot("apprentice")] * rivals, game=game, modules=modules)

    with anna.socket(table) as sight:
        commitment = sight.scene["table"]["commitment"]
        while sight.await_turn():
            sight.play(1, random.Random(sight.version))

        assert sight.scene["outcome"]["places"]
        assert sight.scene["table"]["seed"] is not None
        assert sight.scene["table"]["commitment"] == commitment
        assert [line["after"] for line in sight.log] == sorted(line["after"] for line in sight.log)


def test_a_seed_and_the_choices_of_people_make_the_whole_game(anna: Person) -> None:
    """Also where all choose at once, and whoever is the quicker. Stronger bots stop by the clock on a slow machine."""
    bots = [bot("apprentice"), bot("apprentice")]
    games: list[list[list[str]]] = [[], []]
    for offered in games:
        table = anna.make(me(), *bots, game="hybris", modules=["renaissance"], seed="twice")
        with anna.socket(table) as sight:
            chance = random.Random(4)
            while len(offered) < 20 and sight.await_turn():
                assert sight.question is not None
                offered.append([option["key"] for option in sight.question["options"]])
                sight.play(1, chance)

    assert len(games[0]) == 20
    assert games[0] == games[1]


def test_two_people_sit_down_and_both_see_every_choice_at_once(anna: Person, boris: Person) -> None:
    table = anna.make(me("Anna"), open_seat())

    with anna.socket(table) as hers:
        assert hers.stage == "lobby"
        assert hers.scene["view"] is None
        assert boris.sit(table, 1, "Boris").status == 200
        with boris.socket(table) as his:
            assert his.ask("start")["type"] == "done"
            hers.until("update")
            while hers.stage == "lobby":
                hers.next()
            for _ in range(6):
                asked, other = (hers, his) if hers.question else (his, hers)
                asked.play(1, random.Random(1))
                while other.version < asked.version:
                    other.next()

            assert hers.scene["choices"] == his.scene["choices"] == 6


def test_around_one_screen_only_the_seat_looked_from_is_sent(anna: Person) -> None:
    table = anna.make(me("Anna"), me("Boris"))

    with anna.socket(table) as sight:
        assert sight.scene["held"] == [0, 1]
        for _ in range(8):
            asked = sight.scene["asked"][0]["seat"]
            if sight.scene["seat"] != asked:
                assert sight.question is None
                sight.ask("look", seat=asked)
            sight.play(1, random.Random(3))

        assert sight.scene["choices"] == 8
        assert {info["seat"] for info in sight.scene["undo"]} == {0, 1}


def test_a_spectator_sees_what_lies_open_and_can_do_nothing(server: Server, anna: Person) -> None:
    table = anna.make(me(), bot())

    with anna.socket(table) as hers, Person(server).socket(table) as sight:
        assert sight.scene["seat"] == -1
        assert sight.scene["view"] is not None
        hers.await_turn()
        at = hers.question["at"] if hers.question else 0
        key = hers.question["options"][0]["key"] if hers.question else ""

        refused = [
            sight.ask("choose", seat=0, at=at, key=key),
            sight.ask("look", seat=0),
            sight.ask("say", seat=0, text="hello"),
            sight.ask("start"),
            sight.ask("hand_over", seat=0, bot="player"),
            sight.ask("ask_why", seat=0),
            sight.ask("leave", seat=0),
        ]

        assert [one["type"] for one in refused] == ["refused"] * len(refused)


def test_a_choice_is_taken_back_where_that_is_free(anna: Person) -> None:
    table = anna.make(me(), me(), seed="free")

    with anna.socket(table) as sight:
        for _ in range(40):
            asked = sight.scene["asked"][0]["seat"]
            if sight.scene["seat"] != asked:
                sight.ask("look", seat=asked)
            before, log = sight.scene["view"], list(sight.log)
            sight.play(1, random.Random(sight.version))
            mine = next(info for info in sight.scene["undo"] if info["seat"] == asked)
            if mine["level"] == "free":
                assert sight.ask("take_back", seat=asked, choice=mine["choice"])["type"] == "done"
                assert sight.scene["view"] == before
                assert sight.log == log
                return
        raise AssertionError("no choice could be taken back freely")


def test_others_must_agree_to_take_back_what_they_have_seen(anna: Person, boris: Person) -> None:
    table = anna.make(me("Anna"), open_seat())
    boris.sit(table, 1)
    with anna.socket(table) as hers, boris.socket(table) as his:
        hers.ask("start")
        sights = {0: hers, 1: his}
        for _ in range(60):
            while his.version < hers.version:
                his.next()
            while hers.version < his.version:
                hers.next()
            asked = hers.scene["asked"][0]["seat"]
            sight, other = sights[asked], sights[1 - asked]
            sight.play(1, random.Random(sight.version))
            info = sight.scene["undo"][0]
            while other.version < sight.version:
                other.next()
            if info["level"] != "consent":
                continue
            choices = sight.scene["choices"]

            sight.ask("take_back", seat=asked, choice=info["choice"])
            assert sight.scene["request"]["waiting"] == [1 - asked]
            other.until("update")
            assert other.ask("agree", seat=1 - asked, yes=True)["type"] == "done"

            assert other.scene["choices"] == choices - 1
            assert other.scene["request"] is None
            return
        raise AssertionError("no choice needed the other's consent")


def test_chat_is_text(anna: Person) -> None:
    table = anna.make(me(), bot("apprentice"))
    with anna.socket(table) as sight:
        assert sight.ask("say", seat=0, text="<b>hi</b>\n\u202eyou\u0007")["type"] == "done"

        assert sight.chat[-1]["text"] == "<b>hi</b> you"
        assert sight.ask("say", seat=0, text=" \u0007 ")["type"] == "refused"
        assert sight.ask("say", seat=0, text="x" * 501)["type"] == "refused"


def test_why_not_and_previews_tell_without_doing(anna: Person) -> None:
    table = anna.make(me(), me())
    with anna.socket(table) as sight:
        sight.ask("look", seat=sight.scene["asked"][0]["seat"])
        version, question = sight.version, sight.question
        assert question is not None

        why = sight.ask("ask_why", seat=sight.scene["seat"])
        seen = [
            sight.ask("ask_preview", seat=sight.scene["seat"], at=question["at"], key=option["key"])
            for option in question["options"]
        ]

        assert why["refusals"][0]["reason"]["id"].startswith("ephyran-")
        assert all(one["type"] == "preview" for one in seen)
        assert any(one["events"] for one in seen)
        assert sight.version == version


def test_a_seat_is_handed_to_a_bot_and_taken_back(anna: Person) -> None:
    table = anna.make(me("Anna"), bot("apprentice"))
    with anna.socket(table) as sight:
        sight.await_turn()
        choices = sight.scene["choices"]

        assert sight.ask("hand_over", seat=0, bot="apprentice")["type"] == "done"
        while sight.scene["choices"] < choices + 4:
            sight.next()
        assert sight.ask("take_over", seat=0)["type"] == "done"

        assert sight.scene["table"]["seats"][0]["sitter"] == "person"
        assert sight.await_turn()
        assert sight.play(1, random.Random(1)) == 1


def test_who_leaves_gives_up_the_seat_and_its_links(server: Server, anna: Person) -> None:
    table = anna.make(me("Anna"), bot("apprentice"))
    link = anna.link(table, 0)
    with anna.socket(table) as sight:
        assert sight.ask("leave", seat=0)["type"] == "done"

        assert sight.scene["seat"] == -1
        assert sight.scene["held"] == []
        assert sight.scene["table"]["seats"][0]["sitter"] == "open"
    other = Person(server)
    assert other.use(link).status == 404, "the link of a seat that was left has ended"
    assert other.sit(table, 0, "Carla").status == 200
    with other.socket(table) as sight:
        assert sight.await_turn()


def test_who_leaves_before_saying_hello_has_left(server: Server, anna: Person) -> None:
    """One socket is open and silent while the seat is given up on another."""
    table = anna.make(me("Anna"), open_seat())
    silent = anna.silent_socket(table)
    with anna.socket(table) as other:
        assert other.ask("leave", seat=0)["type"] == "done"
    carl = Person(server)
    carl.sit(table, 0, "Carl")

    silent.send({"type": "hello", "protocol": PROTOCOL, "seat": 0})
    silent.until("state")

    assert (silent.scene["seat"], silent.scene["held"]) == (-1, [])
    silent.socket.close()


def test_a_bot_makes_room_for_a_person(server: Server, anna: Person, boris: Person) -> None:
    table = anna.make(me("Anna"), bot("apprentice"))
    with anna.socket(table) as sight:
        assert sight.ask("hand_over", seat=0, bot="")["type"] == "refused", "somebody holds this one"
        assert sight.ask("hand_over", seat=1, bot="")["type"] == "done"
        assert boris.sit(table, 1, "Boris").status == 200
        sight.until("update")
        assert sight.scene["table"]["seats"][1]["name"] == "Boris"


def test_who_leaves_after_the_end_is_still_part_of_the_result(anna: Person) -> None:
    table = anna.make(me("Anna"), bot("apprentice"))
    with anna.socket(table) as sight:
        sight.play(10_000, random.Random(3))
        while sight.stage != "over":
            sight.next()
        assert sight.ask("leave", seat=0)["type"] == "done"
        assert sight.scene["table"]["seats"][0]["name"] == "Anna"
        assert sight.scene["held"] == []
    assert anna.get("/api/tables").json["tables"] == []
