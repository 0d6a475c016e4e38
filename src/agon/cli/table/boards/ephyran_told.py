"""A table of Ephyran in plain lines: every fact in words, nothing to be seen."""

from agon.cli.table.boards.ephyran_facts import (
    bare,
    doubled,
    magic_facts,
    pile_facts,
    player_facts,
    plays_now,
    warnings,
    zone_halves,
    zone_number,
)
from agon.cli.table.boards.ephyran_view import TableView, next_zone
from agon.games.ephyran.box import NONE, Box
from agon.games.ephyran.cardtext import dionysus_lines, reinforcement_lines
from agon.games.ephyran.view.shapes import PlayerView, TerritoryView
from agon.kernel.words import Message, Name, Seat, say
from agon.text.reader import Reader

INDENT = "  "


def tell_table(box: Box, table: TableView, reader: Reader) -> list[str]:
    """Piles, cities, what is under way, and the reader's own hand last."""
    told = [sentence(reader, pile_facts(table))]
    for player in table["players"]:
        told += tell_city(box, table, player, reader)
    told += [reader.say(fact) for fact in warnings(table)]
    told += [reader.say(fact) for fact in under_way(table)]
    looked_at = table.get("drawn_cards")
    if looked_at:
        told.append(reader.say(say("ephyran-view-drawn")))
        told += [INDENT + tell_card(box, card, reader) for card in looked_at]
    if reader.own >= 0:
        told.append(reader.say(say("ephyran-view-hand")))
        told += [INDENT + tell_card(box, card, reader) for card in table["players"][reader.own]["cards"]]
    return told


def sentence(reader: Reader, facts: list[Message]) -> str:
    """Facts one after the other, each a sentence of its own."""
    return " ".join(reader.say(fact) + "." for fact in facts)


def tell_city(box: Box, table: TableView, player: PlayerView, reader: Reader) -> list[str]:
    facts: list[Message] = [say("ephyran-view-prestige", points=player["prestige"])]
    facts += player_facts(table, player, player["seat"] == reader.own)
    if plays_now(table, player):
        facts.append(say("ephyran-view-active"))
    told = ", ".join(reader.say(fact) for fact in facts)
    lines = [reader.say(say("ephyran-view-city", seat=Seat(player["seat"]), facts=told))]
    lines += [INDENT + tell_territory(box, player, row, reader) for row in player["territories"]]
    return lines


def tell_territory(box: Box, player: PlayerView, row: TerritoryView, reader: Reader) -> str:
    zones: list[str] = []
    for zone in row["zones"]:
        text = f"{zone_number(zone['zone'])} {reader.name(zone['creature'])}"
        magic = [reader.say(fact) for fact in magic_facts(box, zone)]
        zones.append(f"{text} ({', '.join(magic)})" if magic else text)
    following = next_zone(player, row)
    if row["lock"] is not None:
        state = say("ephyran-view-row-locked")
    elif following is None:
        state = say("ephyran-view-row-complete")
    else:
        state = say("ephyran-view-row-next", number=following)
    return reader.say(
        say(
            "ephyran-view-row",
            territory=Name(row["territory"]),
            double=1 if doubled(box, player, row["territory"]) else 0,
            points=player["points"][bare(row["territory"])],
            zones=", ".join(zones),
            state=state,
        )
    )


def tell_card(box: Box, thing: str, reader: Reader) -> str:
    """Both halves of a card and what they do."""
    card = box.card_ids.index(thing.removeprefix("card/"))
    if card >= box.deck_size:
        return " ".join(reader.say(line) for line in dionysus_lines())
    halves = [", ".join(reader.say(fact) for fact in half) for half in zone_halves(box, card)]
    index = box.reinforcement_of[card]
    if index != NONE:
        halves.append(" ".join(reader.say(line) for line in reinforcement_lines(box, box.reinforcements[index])))
    told = reader.say(say("ephyran-view-card", half=halves[0], other=halves[1] if len(halves) > 1 else ""))
    return told if told.endswith(".") else told + "."


def under_way(table: TableView) -> list[Message]:
    """The reinforcement that is being played."""
    if table["playing"] is None:
        return []
    playing = Name(table["playing"])
    if table["target"] is None:
        return [say("ephyran-view-playing", seat=Seat(table["active"]), card=playing)]
    return [say("ephyran-view-playing-at", seat=Seat(table["active"]), card=playing, target=Seat(table["target"]))]
