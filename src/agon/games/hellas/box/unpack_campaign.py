"""The campaign out of the pack into the box: rules, tables, scripts, and its tale."""

from agon.games.hellas.box.box import Box
from agon.games.hellas.box.numbers import NONE
from agon.games.hellas.box.things import Landing, Script
from agon.games.hellas.schema.tables import CAMPAIGN, CHRONICLE, SCRIPT_BOOKS
from agon.games.hellas.schema.words import COLOURS


def unpack_campaign(box: Box) -> None:
    unpack_rules(box)
    unpack_persians(box)
    unpack_rows(box)
    unpack_scripts(box)
    unpack_chronicle(box)


def unpack_rules(box: Box) -> None:
    """What is used, and how it begins.  LOH-SSETUP-01 to LOH-SSETUP-18, LOH-PRO-01 to LOH-PRO-08"""
    campaign = box.campaign
    rules, prologue = box.pack.entry(CAMPAIGN, "campaign"), box.pack.entry(CAMPAIGN, "prologue")
    campaign.player = COLOURS.index(rules["player"])
    campaign.allies = COLOURS.index(rules["allies"])
    campaign.persians = COLOURS.index(rules["persians"])
    campaign.monument_level = rules["monument_level"]
    campaign.temples = rules["temples"]
    campaign.tokens = rules["used_action_tokens"]
    campaign.recruit_city = rules["recruit_city"]
    campaign.recruit_sparta = rules["recruit_sparta"]
    campaign.usurp_without = [box.grammar.number("land", land) for land in rules["usurp_without"]]
    campaign.quest_done = box.grammar.effects(rules["quest_done"])
    campaign.monster_slain = box.grammar.effects(rules["monster_slain"])
    campaign.vanguard = prologue["vanguard"]
    campaign.start = box.grammar.number("region", prologue["hero"])
    campaign.loyal_start = box.grammar.number("region", prologue["loyal"])
    campaign.ally_start = box.grammar.number("region", prologue["ally"])
    campaign.hoplites = prologue["hoplites"]
    campaign.combat_cards = prologue["combat_cards"]
    campaign.monsters_drawn = prologue["monsters"]
    campaign.quests_drawn = prologue["quests"]


def unpack_persians(box: Box) -> None:
    """Their road, their strength and their tracks, and what they take between the acts."""
    campaign = box.campaign
    persians, tracks = box.pack.entry(CAMPAIGN, "persians"), box.pack.entry(CAMPAIGN, "tracks")
    campaign.route = [box.grammar.number("region", region) for region in persians["route"]]
    campaign.hoplite_strength = persians["hoplite_strength"]
    campaign.control_tokens = persians["control_tokens"]
    campaign.spies = persians["spies"]
    campaign.lands_to_win = persians["lands_to_win"]
    campaign.invasion = tracks["invasion"]
    campaign.mobilization = tracks["mobilization"]
    campaign.command = tracks["command"]
    after = box.pack.entry(CAMPAIGN, "consequences")
    campaign.conquered = box.grammar.number("region", after["persian_control"])
    campaign.lost_land = box.grammar.number("land", after["lost_land"])
    campaign.home = box.grammar.number("region", after["home"])
    campaign.home_hoplites = after["home_hoplites"]
    for entry in box.pack.entries(CAMPAIGN, "attitude"):
        campaign.ill_will.append(entry["ill_will"])
        box.names["attitude/" + entry["id"]] = entry["name"]


def unpack_rows(box: Box) -> None:
    """Tables A and B, one line a token; the line of token 0 stays empty."""
    campaign = box.campaign
    campaign.landings = [Landing(NONE, NONE)] * (campaign.tokens + 1)
    campaign.quests = [NONE] * (campaign.tokens + 1)
    for entry in box.pack.entries(CAMPAIGN, "monster_row"):
        landing = Landing(
            box.grammar.number("monster", entry["monster"]), box.grammar.number("region", entry["region"])
        )
        for token in range(entry["tokens"][0], entry["tokens"][1] + 1):
            campaign.landings[token] = landing
    for entry in box.pack.entries(CAMPAIGN, "quest_row"):
        for token in range(entry["tokens"][0], entry["tokens"][1] + 1):
            campaign.quests[token] = box.grammar.number("quest", entry["quest"])


def unpack_scripts(box: Box) -> None:
    for index, entry in enumerate(box.pack.entries(SCRIPT_BOOKS, "script")):
        script = Script(index, entry["id"], entry["act"], entry["number"])
        script.effects = box.grammar.effects(entry["effects"])
        box.campaign.scripts.append(script)
        box.names["script/" + script.id] = entry["name"]
        box.names["text/script/" + script.id] = entry["text"]
        if "otherwise" in entry:
            box.names["otherwise/script/" + script.id] = entry["otherwise"]


def unpack_chronicle(box: Box) -> None:
    for kind in ("opening", "ending"):
        for entry in box.pack.entries(CHRONICLE, kind):
            box.names[f"{kind}/{entry['id']}"] = entry["name"]
            box.names[f"text/{kind}/{entry['id']}"] = entry["text"]
