"""What a report counts of a match against Chronos."""

from random import Random

from agon.games.hybris.chronos.house import HOUSE
from agon.games.hybris.chronos.turns import MET, NO_CARD
from agon.games.hybris.chronos.usage import REPORT
from agon.games.hybris.state import Hybris
from agon.games.hybris.usage import usable, uses
from agon.kernel.play import Playout
from rules.hybris_chronos.given import begun, box, concept, solo
from rules.hybris_chronos.test_games import begin, game_of

MOST_GAMES = 12


def used_in(seed: str) -> tuple[Hybris, set[str]]:
    """A game played at random, and all that it used."""
    game = game_of("athena", "bronze_age", HOUSE)
    g, events = begin(game, seed)
    chance = Random(seed)
    playout = Playout(game, g)
    playout.start()
    found: set[str] = set()
    while playout.ask is not None:
        for event in events:
            found.update(uses(g, event))
        events.clear()
        playout.choose(chance.choice(playout.ask.options))
    return g, found


def test_whatever_is_counted_has_a_line() -> None:
    rare = {"met", "contested", "beaten", "turned"}  # hardly ever seen in random games
    missing = {line.partition(":")[0] for line in REPORT.usable(box())} - rare
    for number in range(MOST_GAMES):
        g, found = used_in(f"report {number}")
        lines = usable(g.box, g.book)
        things = {line.partition(":")[2] for line in lines}
        assert len(lines) == len(set(lines))
        assert {use for use in found if not use.startswith("offered:") and use not in lines} == set()
        assert {use.partition(":")[2] for use in found if use.startswith("offered:")} <= things
        missing -= {use.partition(":")[0] for use in found}
        if not missing:
            break
    assert missing == set()


def test_a_broken_chain_lays_the_next_condition_bare() -> None:
    g = solo()
    assert uses(g, ("hybris-chain-broken", 0, (concept("cosmos"), 3, -1, -1))) == ["bared:chain_link/cosmos_3"]


def test_the_first_condition_of_each_track_lies_bare_from_the_start() -> None:
    g = begun(level="golden_age")
    first = [f"bared:chain_link/{track}_1" for track in ("anthros", "cosmos", "gonos", "temnein")]
    assert uses(g, ("hybris-chronos-level", 0, (0, -1, -1, -1))) == first


def test_on_the_hardest_level_two_more_lie_bare() -> None:
    g = begun(level="iron_age")
    found = uses(g, ("hybris-chronos-level", 0, (2, -1, -1, -1)))
    assert [use for use in found if use.endswith("_2")] == ["bared:chain_link/anthros_2", "bared:chain_link/temnein_2"]


def test_chronos_passes_on_the_last_condition_that_lay_bare_then() -> None:
    g = solo()
    assert uses(g, ("hybris-chronos-passed", 0, (concept("anthros"), MET, 2, -1))) == ["met:chain_link/anthros_2"]
    assert uses(g, ("hybris-chronos-passed", 0, (concept("anthros"), NO_CARD, -1, -1))) == []
