"""Parts of the table in full, each with the words of what lies there."""

from collections.abc import Callable
from typing import Final

from rich.text import Text

from agon.cli.table.boards.hybris.cards import brief_cards, brief_premonitions, card_grid, card_of, premonition_rows
from agon.cli.table.boards.hybris.combat import combat_section, enemy_of
from agon.cli.table.boards.hybris.moment import pillar_facts
from agon.cli.table.boards.hybris.pen import Pen
from agon.cli.table.boards.hybris.places import (
    defeated_facts,
    omen_facts,
    primordial_facts,
    quest_fact,
    tokens_on,
    underworld_facts,
)
from agon.cli.table.boards.hybris.players import (
    EVERYWHERE,
    character_facts,
    player_grid,
    token_facts,
    upgrade_fact,
    waiting_facts,
)
from agon.cli.table.boards.hybris.printed import explained, paragraph, thing_section, words_on
from agon.cli.table.boards.hybris.view import player_at
from agon.cli.table.boards.hybris.world import city_rows, factory_facts, pile_facts, storage_facts, workshop_facts
from agon.cli.table.boards.sheet import Grid, Row, Section
from agon.games.hybris.box.numbers import MORTAL_WORLD, NONE
from agon.games.hybris.cardtext import CLAUSES
from agon.games.hybris.cardtext.gods import power_lines, spark_lines
from agon.games.hybris.cardtext.world import action_line, slot_bonus
from agon.games.hybris.schema.words import TYPES
from agon.games.hybris.view.shapes import PlayerView, SlotView
from agon.kernel.words import say

# ---------------------------------------------------------------- the boards


def pillars(pen: Pen) -> list[Section]:
    """Both halves of every Pillar."""
    things = [pillar["pillar"] for pillar in pen.table["pillars"]]
    facts = pillar_facts(pen)
    return [thing_section(pen, fact, thing) for fact, thing in zip(facts, things, strict=True)]


def places(pen: Pen) -> list[Section]:
    """The boards of the ring: what can be done there, and every slot by name."""
    sections: list[Section] = []
    for index, location in enumerate(pen.table["locations"]):
        if index == MORTAL_WORLD:
            continue
        board = pen.box.locations[index]
        rows = [Row(pen.label("actions"), [pen.say(action_line(pen.box, action)) for action in board.actions])]
        for slot in location["slots"]:
            rows.append(Row(pen.name(slot["slot"]), slot_facts(pen, slot)))
        stuck = [pen.figure(figure) for figure in location["artwork"]]
        rows.append(Row(pen.label("artwork"), [pen.say(CLAUSES.effects(pen.box, board.malus)), *stuck]))
        sections.append(Section(pen.reader.name(location["location"]), rows))
    return sections


def slot_facts(pen: Pen, slot: SlotView) -> list[Text]:
    """What a slot gives, who stands there, and what else lies on it."""
    found = next(other for other in pen.box.slots if "slot/" + other.id == slot["slot"])
    facts = [pen.say(slot_bonus(pen.box, found)), *(pen.figure(figure) for figure in slot["figures"])]
    if slot["open"]:
        facts.append(pen.say(say("hybris-board-open-slot"), "quiet"))
    if slot["barred"]:
        facts.append(pen.say(say("hybris-board-barred"), "loss"))
    return facts + tokens_on(pen, slot["slot"])


def cities(pen: Pen) -> list[Section]:
    """Every City with its banner, and the Technologies there in words."""
    sections: list[Section] = []
    rows = city_rows(pen)
    for row, city in zip(rows, pen.table["cities"], strict=False):
        body = [Row(Text(), row.facts), *explained(pen, city["city"])]
        for space in city["spaces"]:
            if space["technology"] is not None:
                said = " ".join(pen.reader.say(line) for line in words_on(pen, space["technology"]))
                body.append(Row(pen.name(space["technology"], "name"), [Text(said, style="quiet")]))
        sections.append(Section(row.label.plain, body))
    joined = rows[len(pen.table["cities"]) :]
    return [*sections, Section("", joined)] if joined else sections


def forge(pen: Pen) -> list[Section]:
    """Workshop, Factory and storage, with the words of every Technology there."""
    tiles = [tile["technology"] for tile in [*pen.table["workshop"], *pen.table["factory"]] if tile is not None]
    tiles += [tile for player in pen.table["players"] for tile in player["storage"]]
    body = [
        Row(pen.label("workshop"), workshop_facts(pen)),
        Row(pen.label("factory"), factory_facts(pen)),
        Row(pen.label("storage"), storage_facts(pen) or [pen.nothing()]),
        Row(pen.label("piles"), pile_facts(pen)),
    ]
    return [Section(pen.label("forge").plain, body), *(tile_section(pen, tile) for tile in tiles)]


def tile_section(pen: Pen, tile: str) -> Section:
    return thing_section(pen, pen.name(tile), tile)


def technologies(pen: Pen) -> list[Section]:
    """The piles of Olympus: every Technology that can still be conceived."""
    sections: list[Section] = []
    for type in TYPES:
        rows = [
            Row(pen.name(tile, "name"), [Text(" ".join(pen.reader.say(line) for line in words_on(pen, tile)))])
            for tile in pen.table["piles"][type]
        ]
        sections.append(Section(pen.reader.say(say(f"hybris-type-{type}")), rows))
    return sections


def quests(pen: Pen) -> list[Section]:
    """The Quests on the table, Song by Song."""
    sections = [
        thing_section(pen, quest_fact(pen, quest), quest["quest"]) for quest in pen.table["quests"] if quest is not None
    ]
    gone = [pen.name(quest, "quiet") for quest in pen.table["quests_gone"]] or [pen.nothing()]
    deck = Row(pen.label("deck"), [pen.say(say("hybris-board-cards", cards=pen.table["quest_deck"]))])
    return [*sections, Section("", [deck, Row(pen.label("gone"), gone)])]


def oracle(pen: Pen) -> list[Section]:
    """Omens, Primordials and the deck of Premonitions."""
    discard = [pen.name(card, "quiet") for card in pen.table["premonition_discard"]] or [pen.nothing()]
    rows = [
        Row(pen.label("omens"), omen_facts(pen)),
        Row(pen.label("primordials"), primordial_facts(pen) or [pen.nothing()]),
        Row(pen.label("premonitions"), [pen.say(say("hybris-board-cards", cards=pen.table["premonition_deck"]))]),
        Row(pen.label("discard"), discard),
        Row(pen.label("completing"), [pen.name(card) for card in pen.table["completing"]]),
    ]
    known = [other["primordial"] for other in pen.table["primordials"]]
    return [
        Section(pen.label("oracle").plain, [row for row in rows if row.facts]),
        *(thing_section(pen, pen.name(name), name) for name in known if name is not None and name in pen.box.names),
    ]


def coliseum(pen: Pen) -> list[Section]:
    """Its Heroes, as enemies and as allies, and its discard pile."""
    discard = [pen.name(card, "quiet") for card in pen.table["coliseum_discard"]] or [pen.nothing()]
    deck = pen.say(say("hybris-board-cards", cards=pen.table["coliseum_deck"]))
    rows = [Row(pen.label("deck"), [deck]), Row(pen.label("discard"), discard)]
    if pen.table["played"]:
        rows.append(Row(pen.label("played"), [pen.name(card) for card in pen.table["played"]]))
    heroes = [thing_section(pen, pen.name(hero), hero) for hero in pen.table["coliseum_heroes"]]
    return [Section("", rows), *heroes]


def underworld(pen: Pen) -> list[Section]:
    """The Primordials that lie there, and the defeated."""
    rows = [
        Row(pen.label("underworld"), underworld_facts(pen)),
        Row(pen.label("defeated"), defeated_facts(pen) or [pen.nothing()]),
    ]
    return [
        Section("", rows),
        *(thing_section(pen, pen.name(name), name) for name in reversed(pen.table["underworld"])),
    ]


# ---------------------------------------------------------------- players


def players(pen: Pen) -> list[Section]:
    """Everything that lies before everybody; what it says, each player's own part tells."""
    if not pen.table["players"]:
        return []
    sections = [Section("", [player_grid(pen)])]
    for player in pen.table["players"]:
        upgrades = [upgrade_fact(pen, player, tile) for tile in range(len(player["upgrades"]))]
        rows = [*player_rows(pen, player), Row(pen.label("upgrades"), upgrades)]
        sections.append(Section(player_heading(pen, player), rows))
    return sections


def player_heading(pen: Pen, player: PlayerView) -> str:
    return pen.player(player["seat"]).plain + ", " + pen.reader.name(player["olympian"])


def player_rows(pen: Pen, player: PlayerView) -> list[Row]:
    """One player's pieces and cards, as far as the reader knows them."""
    own = player["seat"] == pen.reader.own
    used = [source for source in dict.fromkeys(player["used"]) if source in pen.box.names]
    things = {
        "storage": player["storage"],
        "temples": player["temples"],
        "pillars": player["pillars"],
        "used": used,
        "trophies": player["trophies"],
        "known-cards": [] if own else player["cards"],
        "known-premonitions": [] if own else player["foreseen"],
        "discard": player["discard"],
        "played": player["played"],
    }
    rows = [
        Row(pen.label("characters"), character_facts(pen, player)),
        Row(pen.label("on-tiles"), waiting_facts(pen, player)),
        Row(pen.label("tokens"), token_facts(pen, player, EVERYWHERE)),
        *(Row(pen.label(word), [pen.name(thing) for thing in found]) for word, found in things.items()),
        Row(pen.label("deck"), deck_facts(pen, player)),
    ]
    return [row for row in rows if row.facts]


def player_sections(pen: Pen, player: PlayerView) -> list[Section]:
    """One player's board with all its words."""
    rows = player_rows(pen, player)
    for tile, upgrade in enumerate(player["upgrades"]):
        said = " ".join(pen.reader.say(line) for line in words_on(pen, upgrade["upgrade"]))
        rows.append(Row(pen.label("upgrade"), [upgrade_fact(pen, player, tile) + Text(". " + said, style="quiet")]))
    olympian = player["olympian"].removeprefix("olympian/")
    rows += [Row(pen.label("power"), [pen.say(line)]) for line in power_lines(pen.box, olympian)]
    rows.append(Row(pen.label("sparks"), [pen.say(line) for line in spark_lines(pen.box, olympian)]))
    rows += [row for module in pen.modules for row in module.before_player(pen, player)]
    return [Section(player_heading(pen, player), rows)]


def deck_facts(pen: Pen, player: PlayerView) -> list[Text]:
    facts = [pen.say(say("hybris-board-cards", cards=player["deck"]))]
    if player["enhanced"]:
        facts.append(pen.say(say("hybris-board-enhanced"), "quiet"))
    if pen.parts:  # of modules that look at them
        facts.append(pen.say(say("hybris-board-olympian-tokens", count=player["olympian_tokens"])))
    return facts


def hand(pen: Pen) -> list[Section]:
    """The reader's own cards, and what is left to draw."""
    own = player_at(pen.table, pen.reader.own)
    if own is None:
        return []
    sections = hand_sections(pen, own)
    rows = [Row(pen.label("deck"), deck_facts(pen, own))]
    discard = [card_grid(pen, own["discard"])] if own["discard"] else []
    return [*sections, Section("", rows), Section(pen.label("discard").plain, discard)]


def hand_sections(pen: Pen, own: PlayerView) -> list[Section]:
    """The reader's own Conflict cards and Premonitions, in full."""
    return [
        Section(pen.reader.say(say("hybris-board-hand")), [card_grid(pen, own["cards"])] if own["cards"] else []),
        Section(pen.reader.say(say("hybris-board-foreseen")), premonition_rows(pen, own["foreseen"])),
    ]


def brief_hand_sections(pen: Pen, own: PlayerView) -> list[Section]:
    """The same, by name and number where there are many."""
    cards, premonitions = hand_sections(pen, own)
    if not pen.room_for(len(own["cards"])):
        heading = pen.reader.say(say("hybris-board-hand-brief"))
        cards = Section(heading, [brief_cards(pen, own["cards"])])
    if not pen.room_for(len(own["foreseen"])):
        heading = pen.reader.say(say("hybris-board-foreseen-brief"))
        premonitions = Section(heading, [brief_premonitions(pen, own["foreseen"])])
    return [cards, premonitions]


def combat(pen: Pen) -> list[Section]:
    """The Combat that is being fought, and the words of its cards."""
    fought = pen.table["combat"]
    if fought is None:
        return []
    sections = [combat_section(pen, fought)]
    enemy = enemy_of(pen, fought)
    if enemy is not None:
        sections.append(Section(pen.reader.name(enemy.thing), [Row(Text(), [enemy.words])]))
    for side in (fought["attacker"], fought["defender"]):
        if side["cards"]:
            played = [card["card"] for card in side["cards"]]
            sections.append(Section(side_heading(pen, side["seat"]), card_entries(pen, played)))
    return sections


def card_entries(pen: Pen, cards: list[str]) -> list[Row | Grid]:
    """Conflict cards below one another; what a module fights with has words instead of types and Elements."""
    own = [card for card in cards if card_of(pen, card).type == NONE]
    grid = [card_grid(pen, [card for card in cards if card not in own])] if len(own) < len(cards) else []
    return [*grid, *(Row(pen.name(card, "name"), [paragraph(pen, card)]) for card in own)]


def side_heading(pen: Pen, seat: int | None) -> str:
    return pen.reader.say(say("hybris-board-enemy-cards")) if seat is None else pen.player(seat).plain


# The parts that can be looked at, those of modules aside; each has a message `hybris-look-NAME`: its word, with `about`
# as an attribute.
LOOKS: Final[dict[str, Callable[[Pen], list[Section]]]] = {
    "hand": hand,
    "players": players,
    "places": places,
    "cities": cities,
    "forge": forge,
    "technologies": technologies,
    "pillars": pillars,
    "quests": quests,
    "oracle": oracle,
    "coliseum": coliseum,
    "underworld": underworld,
    "combat": combat,
}
