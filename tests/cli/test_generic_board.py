"""A game without its own board in the terminal."""

from agon.cli.table.boards import board_of
from agon.cli.table.boards.ephyran_view import table_of
from agon.cli.table.boards.generic import GenericBoard, open_board
from agon.games.registry import find_game
from agon.kernel.game import Setup
from agon.kernel.match import Match
from agon.shelf.packs import bundled_pack
from agon.text.reader import Reader
from kernel.toy import PACK, TOY


def test_it_is_played_on_the_plain_one() -> None:
    setup = Setup("toy", 2, "seed")
    match = Match.start(TOY.play(PACK, setup), setup)
    board = board_of(match.game)
    view = match.view(0)
    told = board.table(view, Reader("en", {}, ["Anna", "Bo"])).told()

    assert isinstance(board, GenericBoard)
    assert "hands: 3, 3." in told
    assert "round: 1." in told


def test_it_names_things_and_shows_each_player_apart() -> None:
    setup = Setup("ephyran", 2, "seed")
    match = Match.start(find_game("ephyran").play(bundled_pack("ephyran"), setup), setup)
    board = open_board(match.game)
    reader = Reader("fr", match.game.names(), ["Anna", "Bo"])
    view = match.view(0)
    told = board.table(view, reader).told()
    cards = table_of(view)["players"][0]["cards"]

    assert [line[:9] for line in told if line.startswith("players ")] == ["players 1", "players 2"]
    assert all(any(reader.name(card) in line for line in told) for card in cards)
    assert board.about(cards[0]) != []
    assert board.about("nothing/at/all") == []
