"""A pack of your own may have more cards than the book prints: it loads and is played to the end."""

from random import Random

import pytest

from agon.games.registry import GAMES
from agon.kernel.game import Setup
from agon.kernel.layers import lay_over
from agon.kernel.match import Match
from agon.kernel.packs import HEADER, Pack
from agon.kernel.schema import Entry
from agon.shelf.packs import bundled_pack

MORE = {
    "hybris": {
        "technologies.toml": ["technology"],
        "conflict.toml": ["conflict_card"],
        "coliseum.toml": ["coliseum_card"],
        "premonitions.toml": ["premonition"],
        "primordials.toml": ["primordial"],
        "quests.toml": ["epic", "clash"],
    },
    "hellas": {
        "combat.toml": ["combat_card"],
        "attacks.toml": ["attack_card"],
        "blessings.toml": ["blessing"],
        "artifacts.toml": ["artifact"],
        "quests.toml": ["quest"],
        "temples.toml": ["temple_card"],
    },
    "ephyran": {"deck.toml": ["card"], "creatures.toml": ["creature"], "reinforcements.toml": ["reinforcement"]},
}


def twin(entry: Entry) -> Entry:
    """The same entry under another name; of the campaign, whose tables are full, it is not."""
    other = {**entry, "id": f"{entry['id']}_twin"}
    if "failure" in other:
        del other["failure"]
        other["solo"] = False
    return other


def richer(game: str) -> Pack:
    """The pack of a game with one more of each: a twin of the last but one, which is nothing special."""
    below = bundled_pack(game)
    tables = {
        file: {kind: [twin(plain(below.entries(file, kind)))] for kind in kinds} for file, kinds in MORE[game].items()
    }
    header = {"id": "more", "game": game, "version": "1.0.0", "format": 1, "languages": ["en"], "over": game}
    return lay_over(below, Pack({HEADER: header, **tables}))


def plain(entries: list[Entry]) -> Entry:
    """The last entry that there may be two of: no Enhanced card, a Primordial with a letter, an artifact of nobody."""
    return [
        entry
        for entry in entries
        if not entry.get("enhanced") and entry.get("kind", "neutral") == "neutral" and entry["id"] != "chronos"
    ][-1]


@pytest.mark.parametrize("game", MORE)
def test_one_more_of_each_is_noted_and_in_the_game(game: str) -> None:
    pack = richer(game)
    twins = [thing for thing in GAMES[game].plain(pack).names() if "_twin" in thing]
    assert len(twins) >= sum(map(len, MORE[game].values()))
    printed = [note for note in pack.notes if note.what.id.startswith("fault-printed")]
    assert bool(printed) == (game != "ephyran")


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("game", MORE)
def test_a_game_with_one_more_of_each_is_played_to_its_end(game: str, seats: int) -> None:
    setup = Setup(game, seats, f"more {seats}")
    match = Match.start(GAMES[game].play(richer(game), setup), setup)
    whim = Random(seats)
    while not match.over:
        [ask, *_] = match.asks
        match.choose(ask.seat, whim.choice(ask.options))
        assert set(match.census().values()) <= {1}
