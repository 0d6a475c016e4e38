"""The campaign out of its part of a pack into the box: rules, tables, scripts, and its tale."""

from agon.games.hellas.box.box import Box
from agon.games.hellas.box.numbers import NONE
from agon.games.hellas.persian_invasion.box import PART, Campaign, Landing, Script
from agon.games.hellas.persian_invasion.cardtext import FURTHER, LINES, printed, track_names
from agon.games.hellas.persian_invasion.schema import SHAPE, WORDS, check
from agon.games.hellas.persian_invasion.schema.tables import CAMPAIGN, CHRONICLE, FAILURES, SCRIPT_BOOKS
from agon.games.hellas.schema.parts import beside
from agon.games.hellas.schema.words import COLOURS
from agon.kernel.packs import Pack, check_once


def unpack(box: Box, part: Pack) -> None:
    """Put the campaign into the box, after what is there, and its descriptions."""
    check_once(part, lambda part: check(part, box.pack))
    box.grammar.ids.update(beside(SHAPE, box.pack).ids(part))
    box.grammar.speak(WORDS.dialects)
    campaign = Campaign()
    box.kits[PART] = campaign
    unpack_rules(box, part, campaign)
    unpack_persians(box, part, campaign)
    unpack_rows(box, part, campaign)
    unpack_scripts(box, part, campaign)
    unpack_failures(box, part, campaign)
    unpack_chronicle(box, part)
    box.add_lines(LINES)
    box.add_further(FURTHER)
    box.named.append(track_names)
    box.bearing.append(printed)


def unpack_rules(box: Box, part: Pack, campaign: Campaign) -> None:
    """What is used, and how it begins.  LOH-SSETUP-01 to LOH-SSETUP-18, LOH-PRO-01 to LOH-PRO-08"""
    rules, prologue = part.entry(CAMPAIGN, "campaign"), part.entry(CAMPAIGN, "prologue")
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
    powers = {entry["id"]: entry["powers"] for entry in part.entries(CAMPAIGN, "prayer")}
    for god in box.gods:
        campaign.prayers.append([box.grammar.effects(effects) for effects in powers[god.id]])
    campaign.vanguard = prologue["vanguard"]
    campaign.start = box.grammar.number("region", prologue["hero"])
    campaign.loyal_start = box.grammar.number("region", prologue["loyal"])
    campaign.ally_start = box.grammar.number("region", prologue["ally"])
    campaign.hoplites = prologue["hoplites"]
    campaign.combat_cards = prologue["combat_cards"]
    campaign.monsters_drawn = prologue["monsters"]
    campaign.quests_drawn = prologue["quests"]


def unpack_persians(box: Box, part: Pack, campaign: Campaign) -> None:
    """Their road, their strength and their tracks, and what they take between the acts."""
    persians, tracks = part.entry(CAMPAIGN, "persians"), part.entry(CAMPAIGN, "tracks")
    campaign.route = [box.grammar.number("region", region) for region in persians["route"]]
    campaign.hoplite_strength = persians["hoplite_strength"]
    campaign.control_tokens = persians["control_tokens"]
    campaign.spies = persians["spies"]
    campaign.lands_to_win = persians["lands_to_win"]
    campaign.invasion = tracks["invasion"]
    campaign.mobilization = tracks["mobilization"]
    campaign.command = tracks["command"]
    after = part.entry(CAMPAIGN, "consequences")
    campaign.conquered = box.grammar.number("region", after["persian_control"])
    campaign.lost_land = box.grammar.number("land", after["lost_land"])
    campaign.home = box.grammar.number("region", after["home"])
    campaign.home_hoplites = after["home_hoplites"]
    for entry in part.entries(CAMPAIGN, "attitude"):
        campaign.ill_will.append(entry["ill_will"])
        box.names["attitude/" + entry["id"]] = entry["name"]


def unpack_rows(box: Box, part: Pack, campaign: Campaign) -> None:
    """Tables A and B, one line a token; the line of token 0 stays empty."""
    campaign.landings = [Landing(NONE, NONE)] * (campaign.tokens + 1)
    campaign.quests = [NONE] * (campaign.tokens + 1)
    for entry in part.entries(CAMPAIGN, "monster_row"):
        landing = Landing(
            box.grammar.number("monster", entry["monster"]), box.grammar.number("region", entry["region"])
        )
        for token in range(entry["tokens"][0], entry["tokens"][1] + 1):
            campaign.landings[token] = landing
    for entry in part.entries(CAMPAIGN, "quest_row"):
        for token in range(entry["tokens"][0], entry["tokens"][1] + 1):
            campaign.quests[token] = box.grammar.number("quest", entry["quest"])


def unpack_scripts(box: Box, part: Pack, campaign: Campaign) -> None:
    for index, entry in enumerate(part.entries(SCRIPT_BOOKS, "script")):
        script = Script(index, entry["id"], entry["act"], entry["number"])
        script.effects = box.grammar.effects(entry["effects"])
        campaign.scripts.append(script)
        box.names["script/" + script.id] = entry["name"]
        box.names["text/script/" + script.id] = entry["text"]
        if "otherwise" in entry:
            box.names["otherwise/script/" + script.id] = entry["otherwise"]


def unpack_failures(box: Box, part: Pack, campaign: Campaign) -> None:
    for entry in part.entries(FAILURES, "failure"):
        campaign.failures[box.grammar.number("quest", entry["id"])] = box.grammar.effects(entry["effects"])
        box.names["failure/" + entry["id"]] = entry["name"]
        box.names["text/failure/" + entry["id"]] = entry["text"]


def unpack_chronicle(box: Box, part: Pack) -> None:
    for kind in ("opening", "ending"):
        for entry in part.entries(CHRONICLE, kind):
            box.names[f"{kind}/{entry['id']}"] = entry["name"]
            box.names[f"text/{kind}/{entry['id']}"] = entry["text"]
