"""The board of Chronos: what he has, his Concepts with chains and cards, his Avatars, what he does to the player."""

from typing import Final, cast

from rich.text import Text

from agon.cli.table.boards.hybris.module_board import Enemy, ModuleBoard
from agon.cli.table.boards.hybris.pen import Pen
from agon.cli.table.boards.sheet import Row, Section
from agon.games.hybris.box.numbers import AEGIS, FOLLOWERS, PRAYERS
from agon.games.hybris.cardtext import amounts_clause, describe
from agon.games.hybris.chronos.box import kit_of
from agon.games.hybris.chronos.house import HOUSE, OFF, ON
from agon.games.hybris.chronos.table import CHRONOS as MARKER
from agon.games.hybris.chronos.view import AvatarView, ChainedView, ChronosParts, ChronosView, ConceptView, SealView
from agon.games.hybris.view.shapes import CombatView
from agon.kernel.words import Arg, Message, Name, Several, say

CHRONOS: Final = "enemy/chronos"
PIECES: Final = {"follower": FOLLOWERS, "aegis": AEGIS, "prayer": PRAYERS}


def chronos_of(pen: Pen) -> ChronosView | None:
    """What lies on his board; nothing where he does not play."""
    return cast(ChronosParts, pen.parts).get("chronos")


def chronos_rows(pen: Pen) -> list[Row]:
    """His whole board, a line for himself and for each Concept, and what troubles the player."""
    chronos = chronos_of(pen)
    if chronos is None:
        return []
    rows = [Row(pen.name(CHRONOS, "name"), rival_facts(pen, chronos))]
    rows += [Row(pen.name(concept["concept"], "name"), concept_facts(pen, concept)) for concept in chronos["concepts"]]
    rows.append(Row(pen.label("avatars"), [avatar_fact(pen, avatar) for avatar in chronos["avatars"]]))
    return rows + plight_rows(pen, chronos)


def rival_facts(pen: Pen, chronos: ChronosView) -> list[Text]:
    """His points, his place on the Grandeur track, what he stores, level and rules played, what Artemis can hunt."""
    facts = [pen.say(say("hybris-board-chronos-points", points=chronos["vp"]), "points")]
    if MARKER in pen.table["grandeur"]:
        space = pen.table["grandeur"].index(MARKER) + 1
        facts.append(pen.say(say("hybris-board-chronos-grandeur", space=space)))
    held = [(PIECES[piece], number) for piece, number in chronos["pieces"].items() if number]
    facts.append(pen.say(say("hybris-board-chronos-stores", pieces=amounts_clause(held) if held else "")))
    facts.append(pen.name(chronos["level"], "quiet"))
    facts.append(pen.say(preset_of(chronos), "quiet"))
    if chronos["tokens"] and "artemis" in pen.parts:
        facts.append(pen.say(say("hybris-board-chronos-tokens", count=chronos["tokens"]), "quiet"))
    return facts


def preset_of(chronos: ChronosView) -> Message:
    """What is played: by the book or with the house rules, and how many were said to be otherwise."""
    preset = chronos["preset"]
    changed = len([1 for rule in chronos["rules"] if rule["played"] != (preset == HOUSE)])
    if changed:
        return say("hybris-board-preset-mixed", base=preset, changed=changed)
    return say("hybris-board-preset-" + preset.replace("_", "-"))


# ---------------------------------------------------------------- Concepts


def concept_facts(pen: Pen, concept: ConceptView) -> list[Text]:
    """Whose Focus it is, then its chains, conditions and card, or its Intensity and its tile."""
    facts = presence_facts(pen, concept)
    if "chains" in concept:
        # one condition is open with all tokens, one more for each that is gone
        facts.append(chain(pen, concept["chains"], concept["chains"] + concept["open"] - 1))
        facts += [pen.say(say("hybris-board-concept-asks", asks=asks_of(concept)))] if concept["asks"] else []
        shown = concept["card"]
        if shown is not None:
            facts.append(pen.say(say("hybris-board-concept-card", card=Name(shown)), "act"))
        if concept["next"] is not None:
            facts.append(pen.say(say("hybris-board-concept-next", card=Name(concept["next"])), "quiet"))
        return facts
    facts.append(pen.say(say("hybris-board-concept-intensity", number=concept["intensity"]), "points"))
    if concept["tile"] is not None:
        facts.append(pen.say(say("hybris-board-concept-tile", tile=Name(concept["tile"])), "act"))
    return facts


def chain(pen: Pen, left: int, all: int) -> Text:
    """The tokens left on the track of a Concept."""
    return pen.boxes(left, all, say("hybris-board-chains", left=left, all=all), "points" if left else "loss")


def presence_facts(pen: Pen, concept: ConceptView) -> list[Text]:
    """Whose Pillar it is, whose Focus, and whether its turn has come."""
    chronos = chronos_of(pen)
    assert chronos is not None
    facts = [
        pen.owned(seat, pen.reader.say(say(f"hybris-board-concept-{word}")))
        for seat, word in presences(chronos, concept)
    ]
    if chronos["turn"] == concept["concept"] and pen.table["step"] == "action" and not pen.table["over"]:
        facts.append(pen.say(say("hybris-board-concept-turn"), "act"))
    return facts


def presences(chronos: ChronosView, concept: ConceptView) -> list[tuple[int, str]]:
    """Who is present on a Concept, and whose Pillar is there without them."""
    found: list[tuple[int, str]] = []
    for seat, focus in enumerate(chronos["focus"]):
        if focus == concept["concept"]:
            found.append((seat, "focus"))
        elif seat in concept["chosen"]:
            found.append((seat, "pillar"))
    return found


def asks_of(concept: ChainedView) -> Arg:
    """What a Concept asks for now."""
    return Several(tuple([say("hybris-asks-" + what, number=amount) for what, amount in concept["asks"].items()]))


# ---------------------------------------------------------------- Avatars and what he has done


def avatar_fact(pen: Pen, avatar: AvatarView) -> Text:
    """An Avatar and where it is."""
    if avatar["city"] is None:
        return pen.say(say("hybris-board-avatar-home", avatar=Name(avatar["avatar"])), "quiet")
    return pen.say(say("hybris-board-avatar-city", avatar=Name(avatar["avatar"]), city=Name(avatar["city"])), "loss")


def plight_rows(pen: Pen, chronos: ChronosView) -> list[Row]:
    """Shackles, forbidden slots, Technologies asleep, dear Crafts; nothing where there are none."""
    facts: list[Text] = []
    for number in chronos["shackles"]:
        if number:
            facts.append(pen.say(say("hybris-board-shackles", number=number), "loss"))
    for seal in chronos["seals"]:
        facts.append(
            pen.say(say("hybris-board-seal", slot=Name(seal["slot"]), place=place_of(pen, seal["slot"])), "loss")
        )
    for sleeper in chronos["sleeping"]:
        thing = technology_on(pen, sleeper["space"])
        facts.append(pen.say(say("hybris-board-sleeper", technology=Name(thing), age=sleeper["wakes"]), "loss"))
    if chronos["dearer"]:
        facts.append(pen.say(say("hybris-board-dearer", number=chronos["dearer"]), "loss"))
    return [Row(pen.label("plight"), facts)] if facts else []


def place_of(pen: Pen, thing: str) -> Arg:
    """The Location of a slot; a City's slot has the name of its City."""
    slot = next(slot for slot in pen.box.slots if "slot/" + slot.id == thing)
    return "" if slot.city >= 0 else Name("location/" + pen.box.locations[slot.location].id)


def technology_on(pen: Pen, space: str) -> str:
    """The tile that lies on a space."""
    for city in pen.table["cities"]:
        for found in city["spaces"]:
            if found["space"] == space and found["technology"] is not None:
                return found["technology"]
    return space


def keepers(pen: Pen, city: str) -> list[Text]:
    """The Avatar that holds a City."""
    chronos = chronos_of(pen)
    held = [] if chronos is None else [avatar["avatar"] for avatar in chronos["avatars"] if avatar["city"] == city]
    return [pen.name(avatar, "loss") for avatar in held]


def fighter(pen: Pen, combat: CombatView) -> Enemy | None:
    """The Avatar that is being fought."""
    chronos = chronos_of(pen)
    thing = None if chronos is None else chronos["fighter"]
    return None if thing is None else Enemy(thing, said(pen, thing))


def seals_on(pen: Pen, slot: str) -> list[Text]:
    """The token by which he forbids a slot."""
    chronos = chronos_of(pen)
    seals = [] if chronos is None else chronos["seals"]
    return [seal_fact(pen, seal) for seal in seals if seal["slot"] == slot]


def seal_fact(pen: Pen, seal: SealView) -> Text:
    """It lies as a token that forbids a slot lies in Duel."""
    message = say("hybris-board-duel-token", owner=pen.owner(seal["seat"]), side="forbidden")
    return pen.marked(seal["seat"], "✗", message)


def lines(pen: Pen) -> int:
    """A line for each Concept."""
    chronos = chronos_of(pen)
    return 0 if chronos is None else len(chronos["concepts"])


# ---------------------------------------------------------------- his board in full


def said(pen: Pen, thing: str) -> Text:
    """All that is printed on a thing."""
    return Text(" ".join(pen.reader.say(line) for line in describe(pen.box, thing)), style="quiet")


def entry(pen: Pen, thing: str, words: Text) -> Row:
    """A thing by its name, which may be longer than a label, and its words."""
    return Row(Text(), [Text.assemble(pen.name(thing, "name"), ". ", words)])


def chronos_look(pen: Pen) -> list[Section]:
    """His board with all its words: himself, Concept by Concept, his Avatars, what left the game."""
    chronos = chronos_of(pen)
    if chronos is None:
        return []
    power = kit_of(pen.box).power_thing
    himself = [
        Row(Text(), rival_facts(pen, chronos)),
        Row(Text(), [said(pen, chronos["level"])]),
        entry(pen, power, said(pen, power)),
    ]
    return [
        Section(pen.reader.name(CHRONOS), [*himself, *plight_rows(pen, chronos)]),
        *(concept_section(pen, concept) for concept in chronos["concepts"]),
        Section(pen.label("avatars").plain, avatar_rows(pen, chronos)),
        Section("", [row for row in gone_rows(pen, chronos) if row.facts]),
        Section(pen.label("endings").plain, [ending_row(pen, ending) for ending in chronos["endings"]]),
        *rules_sections(pen, chronos),
    ]


def concept_section(pen: Pen, concept: ConceptView) -> Section:
    """A Concept: how it stands, what it is, its card or its tile."""
    rows = [Row(Text(), concept_facts(pen, concept)), Row(Text(), [said(pen, concept["concept"])])]
    if "chains" in concept:
        open_cards = [thing for thing in (concept["card"], concept["next"]) if thing is not None]
        deck = [pen.say(say("hybris-board-cards", cards=concept["deck"]))]
        deck += [pen.say(say("hybris-board-concept-under", card=Name(card)), "quiet") for card in concept["tucked"]]
        rows += [entry(pen, thing, said(pen, thing)) for thing in open_cards]
        rows.append(Row(pen.label("deck"), deck))
    else:
        if concept["tile"] is not None:
            rows.append(entry(pen, concept["tile"], said(pen, concept["tile"])))
        rows.append(Row(pen.label("piles"), [pen.say(say("hybris-board-tiles", tiles=concept["pile"]))]))
    rows += [Row(pen.label(f"concept-{word}"), [advice(pen, concept, word)]) for word in ("gets", "risks")]
    return Section(pen.reader.name(concept["concept"]), rows)


def advice(pen: Pen, concept: ConceptView, word: str) -> Text:
    """What speaks for being present on a Concept, or against it."""
    return pen.name(concept["concept"].replace("concept/", f"concept_{word}/"), "quiet")


def avatar_rows(pen: Pen, chronos: ChronosView) -> list[Row]:
    """Each Avatar with its words, then their deck."""
    rows = [
        Row(pen.name(avatar["avatar"], "name"), [avatar_fact(pen, avatar), said(pen, avatar["avatar"])])
        for avatar in chronos["avatars"]
    ]
    discard = [pen.name(card, "quiet") for card in chronos["avatar_discard"]] or [pen.nothing()]
    deck = Row(pen.label("deck"), [pen.say(say("hybris-board-cards", cards=chronos["avatar_deck"]))])
    return [*rows, deck, Row(pen.label("discard"), discard)]


def gone_rows(pen: Pen, chronos: ChronosView) -> list[Row]:
    """What everybody saw leave the game, and the tiles that were turned over."""
    return [
        Row(pen.label("gone"), [pen.name(card, "quiet") for card in chronos["obliterated"]]),
        Row(pen.label("turned"), [pen.name(tile, "quiet") for tile in chronos["turned"]]),
    ]


def ending_row(pen: Pen, ending: str) -> Row:
    """How the game is won or lost, in the words of the pack."""
    return entry(pen, ending, pen.name(ending.replace("ending/", "ending_text/"), "quiet"))


def rules_sections(pen: Pen, chronos: ChronosView) -> list[Section]:
    """The house rules that are played, and what the aid prints where they are not."""
    found = []
    for played, title, value in ((True, "played", ON), (False, "left", OFF)):
        rules = [rule["rule"] for rule in chronos["rules"] if rule["played"] == played]
        if rules:
            heading = pen.reader.say(say("hybris-board-rules-" + title))
            found.append(Section(heading, [rule_row(pen, rule, value) for rule in rules]))
    return found


def rule_row(pen: Pen, rule: str, value: str) -> Row:
    """Its title, and what it does or what the aid does, in the words of its option."""
    word = "hybris-setup-" + rule.replace("_", "-")
    title = pen.say(say(word), "name")
    return Row(Text(), [Text.assemble(title, ". ", pen.say(say(f"{word}-{value}"), "quiet"))])


BOARD: Final = ModuleBoard(
    ("chronos",),
    phases={"reveal": "planning"},
    on_slot=seals_on,
    in_city=keepers,
    own_rows=chronos_rows,
    lines=lines,
    enemy=fighter,
    looks={"chronos": chronos_look},
)
