"""Which modules can be played together, and by how many; impossible tables are refused.  Pages 28 and 30."""

from itertools import combinations

import pytest

from agon.games.hybris.box.manifests import Play
from agon.games.hybris.game import HYBRIS
from agon.games.hybris.modules import MODULES, SCENARIOS
from agon.games.hybris.rules.questions import NO_TOKEN, PASS
from agon.games.hybris.schema.tables import SCENARIOS as SCENARIOS_FILE
from agon.kernel.ask import action_of
from agon.kernel.chance import seeded
from agon.kernel.errors import SetupError
from agon.kernel.game import Setup
from agon.kernel.match import Match
from agon.kernel.modules import allowed_seats
from agon.kernel.packs import Pack
from agon.kernel.play import Playout
from agon.shelf.packs import bundled_pack
from rules.hybris.given import box


def begin(seats: int, *modules: str, options: tuple[tuple[str, str], ...] = ()) -> Match:
    setup = Setup("hybris", seats, "a seed", modules, options)
    return Match.start(HYBRIS.play(bundled_pack("hybris"), setup), setup)


def refused(seats: int, *modules: str, options: tuple[tuple[str, str], ...] = ()) -> str:
    """The one line that says why there is no such game."""
    with pytest.raises(SetupError) as caught:
        begin(seats, *modules, options=options)
    assert "\n" not in str(caught.value)
    return str(caught.value)


def goes(seats: int, *modules: str) -> bool:
    try:
        HYBRIS.play(bundled_pack("hybris"), Setup("hybris", seats, "a seed", modules))
    except SetupError:
        return False
    return True


def plays() -> dict[str, Play]:
    """Every Scenario and every Variant of the pack."""
    return {play.id: play for play in box().scenarios + box().variants}


def fits(one: Play, other: Play) -> bool:
    """Whether the pack lets two of them be played together."""
    scenarios = [play.id for play in box().scenarios]
    if one.id in scenarios and other.id in scenarios:
        return False
    for play, with_it in ((one, other), (other, one)):
        if with_it.id in scenarios and play.id not in scenarios and not play.with_scenario:
            return False
        if with_it.id in [box().variants[index].id for index in play.excludes]:
            return False
    return True


@pytest.mark.rule("HYB-SCEN-01", "HYB-SCEN-02")
def test_every_scenario_and_variant_of_the_pack_is_a_module_and_so_is_duel() -> None:
    of_the_base = [module.id for module in MODULES if module.unpack is None]  # others bring a folder of their own

    assert sorted(of_the_base) == sorted(plays())
    assert "duel" in [module.id for module in MODULES]
    assert sorted(play.id for play in box().scenarios) == sorted(SCENARIOS)


@pytest.mark.parametrize("name", [*plays()])
@pytest.mark.rule("HYB-SCEN-01", "HYB-SCEN-03", "HYB-SCEN-05")
def test_modules_are_for_those_whom_the_pack_names(name: str) -> None:
    play = plays()[name]
    for seats in (2, 3, 4):
        assert goes(seats, name) == (seats in play.players)
    assert goes(2, name, "duel") == bool({"duel", "any"} & set(play.modes))
    assert bool({"normal", "any"} & set(play.modes)), "none is for Duel alone"


@pytest.mark.parametrize(("one", "other"), [*combinations(plays(), 2)])
@pytest.mark.rule("HYB-SCEN-01", "HYB-SCEN-02", "HYB-SCEN-04", "HYB-SCEN-05")
def test_modules_conflict_as_the_pack_says(one: str, other: str) -> None:
    assert goes(3, one, other) == fits(plays()[one], plays()[other])


IMPOSSIBLE = [
    (5, (), "hybris is for 2, 3 or 4 players here, not for 5"),
    (1, (), "hybris is for 2, 3 or 4 players here, not for 1"),
    (3, ("duel",), "hybris is for 2 players here, not for 3"),
    (2, ("renaissance", "gigantomachy"), "modules 'renaissance' and 'gigantomachy' cannot be combined"),
    (2, ("victory_of_influence", "renaissance"), "modules 'renaissance' and 'victory_of_influence' cannot be combined"),
    (4, ("apple_of_discord", "victory_of_awakening"), "'apple_of_discord' and 'victory_of_awakening' cannot be"),
    (2, ("victory_of_influence", "victory_of_awakening"), "'victory_of_influence' and 'victory_of_awakening' cannot"),
    (2, ("duel", "gigantomachy"), "modules 'gigantomachy' and 'duel' cannot be combined"),
    (2, ("duel", "duel"), "a module of hybris is named twice"),
    (2, ("duels",), "hybris has no module 'duels' (did you mean 'duel'?)"),
]


@pytest.mark.parametrize(("seats", "modules", "line"), IMPOSSIBLE)
@pytest.mark.rule("HYB-SETUP-01", "HYB-DUEL-01", "HYB-SCEN-01", "HYB-SCEN-02", "HYB-SCEN-04")
def test_impossible_tables_are_refused_in_one_clear_line(seats: int, modules: tuple[str, ...], line: str) -> None:
    assert line in refused(seats, *modules)


@pytest.mark.rule("HYB-SETUP-01")
def test_nobody_plays_the_olympian_of_another() -> None:
    assert refused(2, options=(("seat_1", "zeus"), ("seat_2", "zeus"))) == "seats 1 and 2 cannot both be zeus"
    assert "there is no seat 3" in refused(2, "duel", options=(("seat_3", "zeus"),))


@pytest.mark.rule("HYB-SCEN-01")
def test_a_pack_with_other_scenarios_says_so() -> None:
    files = dict(bundled_pack("hybris").files)
    named = [
        {**entry, "id": "titanomachy"} if entry["id"] == "gigantomachy" else entry
        for entry in files[SCENARIOS_FILE]["scenario"]
    ]
    files[SCENARIOS_FILE] = {**files[SCENARIOS_FILE], "scenario": named}
    setup = Setup("hybris", 2, "a seed", ("gigantomachy",))
    with pytest.raises(SetupError, match="this pack has no 'gigantomachy'"):
        HYBRIS.play(Pack(files), setup)


# -- whole games


WHOLE = [
    *[(module.id,) for module in MODULES],
    ("duel", "renaissance"),
    ("duel", "persephones_winter", "grip_of_the_oracle"),
    ("duel", "victory_of_influence"),
    ("duel", "victory_of_awakening", "grip_of_the_oracle"),
    ("gigantomachy", "grip_of_the_oracle"),
]


@pytest.mark.parametrize("modules", WHOLE)
@pytest.mark.rule("HYB-SCEN-01", "HYB-SCEN-02", "HYB-DUEL-01")
def test_it_can_be_played_to_its_end(modules: tuple[str, ...]) -> None:
    for seats in allowed_seats(HYBRIS, [module for module in MODULES if module.id in modules]):
        setup = Setup("hybris", seats, "a seed", modules, (("olympians", "random"),))
        game = HYBRIS.play(bundled_pack("hybris"), setup)
        chance = seeded(f"{modules} {seats}")
        playout = Playout(game, game.begin(setup, seeded("a table")))
        playout.start()
        while playout.ask is not None:
            options = playout.ask.options
            acting = [option for option in options if action_of(option) not in (PASS, NO_TOKEN)] or options
            playout.choose(acting[chance.below(len(acting))])
        result = game.outcome(playout.state)
        assert result is not None
        may_all_lose = bool({"chronos", "cataclysm"}.intersection(modules))
        assert len(result.winners) == 1 or (may_all_lose and not result.winners)
