"""What a report on balance says of Cataclysm: every card, tile and ability has a line, under a title."""

import pytest

from agon.games.hybris.cataclysm.box import kit_of
from agon.games.hybris.cataclysm.usage import usable
from agon.games.hybris.game import HYBRIS
from agon.games.hybris.usage import uses
from agon.kernel.game import EVERYONE, Setup
from agon.shelf.packs import bundled_pack
from agon.text.languages import LANGUAGES
from agon.text.reader import Reader
from rules.hybris_cataclysm.camps import card, outpost

GAME = HYBRIS.play(bundled_pack("hybris"), Setup("hybris", 4, "", ("cataclysm",)))
BARE = ("intercepted", "repelled", "unleashed", "victorious")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_has_a_name_and_every_group_a_title(language: str) -> None:
    reader = Reader(language, GAME.names(), ())
    g = outpost()
    for use in usable(g.box):
        group, _, thing = use.partition(":")
        assert reader.knows(f"hybris-report-{group}")
        assert thing in BARE or thing in GAME.names()


def test_the_report_of_the_game_has_the_lines_of_the_module_and_no_chaos_card_among_the_players() -> None:
    found = GAME.usable()
    assert set(usable(outpost().box)) < set(found)
    assert not [use for use in found if use.startswith("played:") and not use.startswith("played:card/")]
    alone = HYBRIS.play(bundled_pack("hybris"), Setup("hybris", 4, "")).usable()
    assert not set(usable(outpost().box)) & set(alone)


def test_the_mk_of_artemis_has_lines_only_where_she_is_in_the_box() -> None:
    both = HYBRIS.play(bundled_pack("hybris"), Setup("hybris", 4, "", ("cataclysm", "artemis"))).usable()
    hers = {"activated:mk_tile/lunar_bow", "sent:mk_tile/lunar_bow", "ability:ability/covering_shot"}
    assert hers <= set(both)
    assert not hers & set(GAME.usable())


def test_what_happened_counts_for_what_it_was_about() -> None:
    g = outpost("zeus", "hades")
    kit = kit_of(g.box)
    jar = card(g, "cracked_jar")
    tile = kit.tiles_of("zeus")[0]
    tithe = kit.abilities["zeus"][0]
    gape = next(one for one in kit.chaos_cards if one.id == "the_gape").card
    told = [
        ("hybris-exploration", (0, jar.index), ["offered:exploration/cracked_jar"]),
        ("hybris-exploration-done", (0, jar.index), ["explored:exploration/cracked_jar"]),
        ("hybris-adventure", (0, jar.index), ["offered:module/elpis"]),
        ("hybris-module", (0, jar.index), ["accomplished:module/elpis"]),
        ("hybris-track-reward", (0, 1, 3), ["reaped:echelon/defend_3"]),
        ("hybris-mk-active", (0, tile.index), ["activated:mk_tile/" + tile.id]),
        ("hybris-mk-sent", (0, tile.index), ["sent:mk_tile/" + tile.id]),
        ("hybris-power", (0, tithe.index), ["ability:ability/tithe_of_heaven"]),
        ("hybris-attraction", (0, gape, 2), ["attracted:chaos_card/the_gape"]),
        ("hybris-chaos-card", (gape, 4), ["fought:chaos_card/the_gape"]),
        ("hybris-city-falls", (kit.falls[0], 0), ["fell:cataclysm_card/fall_of_lemnos"]),
        ("hybris-intercepts", (0,), ["chaos:intercepted"]),
        ("hybris-repelled", (0, 2), ["chaos:repelled"]),
        ("hybris-unleashed", (), ["chaos:unleashed"]),
        ("hybris-chaos-wins", (), ["chaos:victorious"]),
    ]
    for event, numbers, counted in told:
        assert uses(g, (event, EVERYONE, numbers)) == counted, event


def test_an_olympian_in_play_offers_its_mk() -> None:
    g = outpost("zeus", "hades")
    offered = uses(g, ("hybris-olympian", EVERYONE, (0, g.players[0].olympian)))
    assert len([use for use in offered if use.startswith("offered:mk_tile/")]) == 4
    assert "offered:ability/edict" in offered
