"""Scenarios and Variants out of the pack into the box."""

from agon.games.hybris.box.box import Box
from agon.games.hybris.box.manifests import Play
from agon.games.hybris.box.things import Discipline, Token
from agon.games.hybris.schema.tables import SCENARIOS, VARIANTS
from agon.kernel.schema import Entry


def unpack_plays(box: Box) -> None:
    for entry in box.pack.entries(SCENARIOS, "discipline"):
        measure = box.grammar.count(entry["measure"])
        box.disciplines.append(Discipline(len(box.disciplines), entry["id"], measure))
        box.names["discipline/" + entry["id"]] = entry["name"]
    for entry in box.pack.entries(SCENARIOS, "token"):
        location = box.grammar.ids["location"].index(entry["at"])
        box.tokens.append(Token(len(box.tokens), entry["id"], location))
        box.names["token/" + entry["id"]] = entry["name"]
    for entry in box.pack.entries(SCENARIOS, "counter"):
        box.counters.append(entry["id"])
        box.names["counter/" + entry["id"]] = entry["name"]
    for entry in box.pack.entries(SCENARIOS, "scenario"):
        box.scenarios.append(play_of(box, "scenario", len(box.scenarios), entry))
    for entry in box.pack.entries(VARIANTS, "variant"):
        play = play_of(box, "variant", len(box.variants), entry)
        play.excludes = [box.grammar.ids["variant"].index(id) for id in entry["excludes"]]
        box.variants.append(play)


def play_of(box: Box, kind: str, index: int, entry: Entry) -> Play:
    thing = f"{kind}/{entry['id']}"
    play = Play(index, entry["id"], entry)
    play.powers = [box.grammar.power(thing, power) for power in entry.get("powers", [])]
    box.names[thing] = entry["name"]
    for number, words in enumerate(entry["text"]):
        box.names[f"text/{entry['id']}/{number + 1}"] = words
    return play
