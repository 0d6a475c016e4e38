"""Cataclysm: Chaos on its track, the Outskirts with Camp and tracks, and everybody's Hangar."""

from typing import Final, cast

from rich.text import Text

from agon.cli.table.boards.hybris.module_board import Enemy, ModuleBoard
from agon.cli.table.boards.hybris.pen import Pen
from agon.cli.table.boards.hybris.printed import paragraph, thing_section, words_on
from agon.cli.table.boards.sheet import Column, Grid, Row, Section
from agon.games.hybris.cardtext import describe
from agon.games.hybris.cataclysm.box import Exploration, MkTile, kit_of
from agon.games.hybris.cataclysm.outskirts.cardtext import echelon_thing, task_lines, tile_reward_line
from agon.games.hybris.cataclysm.outskirts.table import TRACKS
from agon.games.hybris.cataclysm.view import CataclysmParts, ChaosView, HangarView, MkTileView, OutskirtsView
from agon.games.hybris.names import HIDDEN
from agon.games.hybris.view.shapes import CombatView, PlayerView
from agon.kernel.words import Name, say

CHAOS: Final = "enemy/chaos"
OUTSKIRTS: Final = "location/outskirts"
GOODS: Final = ("energy", "research", "workers", "foreman", "explore", "defend", "mk")
ALMOST: Final = 1  # when it is this close, it is shown as a threat


# ---------------------------------------------------------------- Chaos


def chaos_of(pen: Pen) -> ChaosView | None:
    return cast(CataclysmParts, pen.parts).get("chaos")


def chaos_rows(pen: Pen) -> list[Row]:
    """Chaos in one line."""
    chaos = chaos_of(pen)
    return [] if chaos is None else [Row(pen.name(CHAOS, "name"), [*threat_facts(pen, chaos), *deck_facts(pen, chaos)])]


def threat_facts(pen: Pen, chaos: ChaosView) -> list[Text]:
    """Where Chaos is, its Momentum, and the Cities that fell."""
    rules = kit_of(pen.box).rules
    space, spaces = chaos["space"], int(rules["spaces"])
    momentum, limit = len(chaos["momentum"]), int(rules["unleashed_at"])
    facts = [
        pen.say(say("hybris-board-chaos-space", space=space, spaces=spaces), style_of(space, spaces)),
        pen.say(say("hybris-board-chaos-momentum", momentum=momentum, limit=limit), style_of(momentum, limit - ALMOST)),
    ]
    fallen = ", ".join(pen.reader.name(city) for city in chaos["destroyed"])
    left = len(pen.table["cities"]) - len(chaos["destroyed"])
    facts.append(pen.say(say("hybris-board-ruins", cities=fallen, left=left), "loss" if fallen else "quiet"))
    return facts


def style_of(number: int, threat: int) -> str:
    return "loss" if number >= threat else "name"


def deck_facts(pen: Pen, chaos: ChaosView) -> list[Text]:
    """How many cards its decks have."""
    return [
        pen.say(say("hybris-board-chaos-deck", cards=len(chaos["deck"]), discarded=len(chaos["discard"])), "quiet"),
        pen.say(say("hybris-board-chaos-falls", cards=len(chaos["falls"])), "quiet"),
    ]


def ruins(pen: Pen, city: str) -> list[Text]:
    """Of a City that has been destroyed nothing is left."""
    chaos = chaos_of(pen)
    fallen = chaos is not None and city in chaos["destroyed"]
    return [pen.say(say("hybris-board-destroyed"), "loss")] if fallen else []


def fought(pen: Pen, combat: CombatView) -> Enemy | None:
    """Chaos, where a Combat is for that."""
    return Enemy(CHAOS, paragraph(pen, CHAOS)) if combat["purpose"] == "chaos" else None


def chaos_look(pen: Pen) -> list[Section]:
    """Chaos with its rules card, and every card of its that the reader knows."""
    chaos = chaos_of(pen)
    if chaos is None:
        return []
    rows = [
        Row(Text(), threat_facts(pen, chaos)),
        Row(pen.label("momentum"), known_facts(pen, chaos["momentum"])),
        Row(pen.label("deck"), known_facts(pen, chaos["deck"])),
        Row(pen.label("discard"), [pen.name(card) for card in chaos["discard"]] or [pen.nothing()]),
        Row(pen.label("falls"), known_facts(pen, chaos["falls"])),
        Row(pen.label("fallen"), [pen.name(card) for card in chaos["fallen"]] or [pen.nothing()]),
        Row(Text(), [pen.say(line, "quiet") for line in describe(pen.box, CHAOS)]),
    ]
    if chaos["drawn"] is not None:
        rows.insert(1, Row(pen.label("attraction"), [pen.name(chaos["drawn"], "name")]))
    known = [*chaos["momentum"], *chaos["deck"], *chaos["discard"], *([chaos["drawn"]] if chaos["drawn"] else [])]
    cards = [card for card in dict.fromkeys(known) if card != HIDDEN]
    return [
        Section(pen.reader.name(CHAOS), rows),
        *(thing_section(pen, pen.say(describe(pen.box, card)[0]), card) for card in cards),
    ]


def known_facts(pen: Pen, cards: list[str]) -> list[Text]:
    """How many cards a pile has, and those that the reader knows, from its top."""
    facts = [pen.say(say("hybris-board-cards", cards=len(cards)))]
    for depth, card in enumerate(reversed(cards), 1):
        if card != HIDDEN:
            facts.append(pen.say(say("hybris-board-known-card", card=Name(card), place=depth), "quiet"))
    return facts


# ---------------------------------------------------------------- the Outskirts


def outskirts_of(pen: Pen) -> OutskirtsView | None:
    return cast(CataclysmParts, pen.parts).get("outskirts")


def outskirts_facts(pen: Pen, location: str) -> list[Text]:
    """The Camp, the Exploration deck, the cards drawn and the one that is being resolved; the grid has the tokens."""
    outskirts = outskirts_of(pen)
    if outskirts is None or location != OUTSKIRTS:
        return []
    facts = [
        pen.say(say("hybris-board-camp", workers=outskirts["camp"]), "name"),
        pen.say(say("hybris-board-explorations", cards=len(outskirts["deck"])), "quiet"),
    ]
    for card in outskirts["drawn"]:
        facts.append(pen.hidden() if card == HIDDEN else pen.name(card, "act"))
    if outskirts["shown"] is not None:
        facts.append(pen.name(outskirts["shown"], "act"))
    return facts


def outskirts_look(pen: Pen) -> list[Section]:
    """The board of the Outskirts: Camp, deck, both tracks echelon by echelon with the tokens there."""
    outskirts = outskirts_of(pen)
    if outskirts is None:
        return []
    rows = [
        Row(pen.label("camp"), [pen.say(say("hybris-board-camp-workers", workers=outskirts["camp"]))]),
        Row(pen.label("explorations"), known_facts(pen, outskirts["deck"])),
    ]
    open_cards = [*outskirts["drawn"], *([outskirts["shown"]] if outskirts["shown"] else [])]
    known = [card for card in dict.fromkeys([*outskirts["deck"], *open_cards]) if card != HIDDEN]
    return [
        Section(pen.reader.name(OUTSKIRTS), rows),
        *(track_section(pen, outskirts, track) for track in range(len(TRACKS))),
        *(thing_section(pen, pen.name(card), card) for card in known),
    ]


def track_section(pen: Pen, outskirts: OutskirtsView, track: int) -> Section:
    kit = kit_of(pen.box)
    echelons = (kit.explore_track, kit.defend_track)[track]
    rows: list[Row] = []
    for echelon in range(len(echelons)):
        thing = echelon_thing(track, echelon)
        here = [seat for seat, hangar in enumerate(outskirts["hangars"]) if on_track(hangar, track) == echelon + 1]
        lines = [pen.say(line, "quiet") for line in describe(pen.box, thing)]
        rows.append(Row(Text(str(echelon + 1)), [*([pen.crowd(here)] if here else []), *lines]))
    return Section(pen.label(f"track-{TRACKS[track]}").plain, rows)


def on_track(hangar: HangarView, track: int) -> int | None:
    """The echelon of a token, from 1; none before it is laid."""
    return hangar["explore"] if TRACKS[track] == "explore" else hangar["defend"]


# ---------------------------------------------------------------- Hangars


def hangar_at(pen: Pen, seat: int) -> HangarView | None:
    """The Hangar of a seat; none while Olympians are chosen."""
    outskirts = outskirts_of(pen)
    return None if outskirts is None or not pen.table["players"] else outskirts["hangars"][seat]


def hangar_grids(pen: Pen, order: list[PlayerView]) -> list[Grid]:
    """What everybody has in the Hangar, one line a player: goods, tracks, then tiles, Adventures and Modules."""
    if outskirts_of(pen) is None or not order:
        return []
    columns: list[Column] = []
    for good in GOODS:
        message = say(f"hybris-head-{good}")
        columns.append(Column(pen.reader.say(message), pen.reader.part(message, "short"), 0))
    columns.append(Column("", "", 1))
    rows: list[tuple[Text, list[Text]]] = []
    for player in order:
        hangar = hangar_at(pen, player["seat"])
        assert hangar is not None
        works = [*(brief_tile(pen, tile) for tile in hangar["tiles"]), *finds(pen, hangar)]
        rows.append((pen.god(player["seat"], player["olympian"]), [*goods(hangar), pen.series(works)]))
    return [Grid(columns, rows)]


def goods(hangar: HangarView) -> list[Text]:
    """Numbers of the Hangar in the order of their heads; the Foreman is one or none."""
    active = sum(tile["active"] for tile in hangar["tiles"])
    numbers = (hangar["energy"], hangar["research"], hangar["workers"], int(hangar["foreman"]))
    echelons = (hangar["explore"] or 0, hangar["defend"] or 0)
    return [Text(str(number), style="plain" if number else "quiet") for number in (*numbers, *echelons, active)]


def brief_tile(pen: Pen, tile: MkTileView) -> Text:
    """An MK tile by its part of the machine, and its Tasks."""
    part = say("hybris-board-mk-part", part=tile_of(pen, tile["tile"]).part)
    return pen.say(part, "name" if tile["worker"] else "plain") + Text(" ") + state_of(pen, tile)


def state_of(pen: Pen, tile: MkTileView) -> Text:
    """Whether a tile is activated or on its way; otherwise its Tasks, done and left, and the Worker on it."""
    if tile["active"]:
        return pen.say(say("hybris-board-mk-active"), "points")
    if tile["sent"]:
        return pen.say(say("hybris-board-mk-sent"), "points")
    told = tasks(pen, sum(tile["done"]), len(tile["done"]))
    return told + pen.say(say("hybris-board-mk-worker"), "quiet") if tile["worker"] else told


def tasks(pen: Pen, done: int, of: int) -> Text:
    """The Tasks of an MK tile."""
    return pen.boxes(done, of, say("hybris-board-tasks", done=done, tasks=of), "points")


def finds(pen: Pen, hangar: HangarView) -> list[Text]:
    """Adventures under way with the Site reached, and Modules."""
    facts: list[Text] = []
    for adventure in hangar["adventures"]:
        sites = len(exploration_of(pen, adventure["exploration"]).sites)
        message = say(
            "hybris-board-adventure", card=Name(adventure["exploration"]), site=adventure["site"], sites=sites
        )
        facts.append(pen.say(message))
    return facts + [pen.name(module, "name") for module in hangar["modules"]]


def tile_of(pen: Pen, thing: str) -> MkTile:
    """The MK tile of a thing such as `mk_tile/aegis_of_storms`."""
    return next(tile for tile in kit_of(pen.box).tiles if "mk_tile/" + tile.id == thing)


def exploration_of(pen: Pen, thing: str) -> Exploration:
    return next(card for card in kit_of(pen.box).explorations if "exploration/" + card.id == thing)


def hangars_look(pen: Pen) -> list[Section]:
    """Every Hangar in full, with the words of what lies there."""
    sections: list[Section] = []
    for player in pen.table["players"]:
        rows = hangar_rows(pen, player)
        if rows:
            heading = pen.player(player["seat"]).plain + ", " + pen.reader.name(player["olympian"])
            sections.append(Section(heading, rows))
    return sections


def hangar_rows(pen: Pen, player: PlayerView) -> list[Row]:
    """One Hangar: goods, each tile with its Tasks, Adventures, Modules, and what the MK can do."""
    hangar = hangar_at(pen, player["seat"])
    if hangar is None:
        return []
    mk = "mk/" + player["olympian"].partition("/")[2]
    return [
        Row(pen.label("hangar"), good_facts(pen, hangar)),
        *(Row(pen.label("mk-tile"), tile_facts(pen, tile)) for tile in hangar["tiles"]),
        *(Row(pen.label(thing_label(thing)), [fact, paragraph(pen, thing)]) for fact, thing in lying(pen, hangar)),
        Row(pen.label("mk"), [pen.name(mk, "name"), *(pen.say(line, "quiet") for line in words_on(pen, mk))]),
    ]


def good_facts(pen: Pen, hangar: HangarView) -> list[Text]:
    """Goods and how many the Hangar holds; what the reader plans unseen."""
    limits = kit_of(pen.box).hangar
    facts = [
        pen.say(say(f"hybris-board-hangar-{good}", number=number, limit=int(limits[good])))
        for good, number in (
            ("energy", hangar["energy"]),
            ("research", hangar["research"]),
            ("workers", hangar["workers"]),
        )
    ]
    facts.append(pen.say(say("hybris-board-hangar-foreman" if hangar["foreman"] else "hybris-board-hangar-no-foreman")))
    if hangar["recruits"]:
        facts.append(pen.say(say("hybris-board-hangar-recruits", number=hangar["recruits"]), "act"))
    for place in hangar["posts"] or []:
        facts.append(pen.say(say("hybris-board-hangar-post", tile=Name(hangar["tiles"][place]["tile"])), "act"))
    return facts


def tile_facts(pen: Pen, tile: MkTileView) -> list[Text]:
    """An MK tile: each Task, ticked where it is done, then its reward."""
    facts = [pen.name(tile["tile"], "name") + Text(" ") + state_of(pen, tile)]
    printed = tile_of(pen, tile["tile"])
    for line, done in zip(task_lines(pen.box, printed), tile["done"], strict=True):
        said = pen.say(line, "quiet")
        facts.append(said + pen.done(say("hybris-board-task-done")) if done else said)
    return [*facts, pen.say(tile_reward_line(pen.box, printed), "quiet")]


def lying(pen: Pen, hangar: HangarView) -> list[tuple[Text, str]]:
    """Adventures and Modules, with their things."""
    things = [*(adventure["exploration"] for adventure in hangar["adventures"]), *hangar["modules"]]
    return list(zip(finds(pen, hangar), things, strict=True))


def thing_label(thing: str) -> str:
    return "module" if thing.startswith("module/") else "adventure"


BOARD: Final = ModuleBoard(
    ("chaos", "outskirts"),
    instead_of_city=ruins,
    at_location=outskirts_facts,
    before_player=hangar_rows,
    grids=hangar_grids,
    after_locations=chaos_rows,
    enemy=fought,
    looks={"chaos": chaos_look, "outskirts": outskirts_look, "hangars": hangars_look},
)
