"""Artifacts: how they are gained and used; and cards that are looked at to keep one.  LOH-MREG-24 to LOH-MREG-27"""

from typing import Final

from agon.cards.phrases import Effect
from agon.games.hellas import log
from agon.games.hellas.box.numbers import USE_ARTIFACTS
from agon.games.hellas.player import Player
from agon.games.hellas.rules.blessings import deal_blessings, gain_blessing
from agon.games.hellas.rules.cards import keep_limit, reshuffle
from agon.games.hellas.rules.powers import POWERS, SPENT, ask, ask_anew, muster, timed
from agon.games.hellas.rules.questions import ARTIFACT, BLESSING, CARD, PICK, STOP, USE_ARTIFACT, number_of
from agon.games.hellas.scenes import Looked, Scene
from agon.games.hellas.schema.words import REGULAR_ACTIONS
from agon.games.hellas.state import Action, Book, Hellas
from agon.kernel.ask import Play, action_of
from agon.kernel.legality import Legality, Reason

NO_ARTIFACT: Final = Reason("hellas-why-no-artifact", "LOH-MREG-24", "LOH-MREG-25")
ALL_SPENT: Final = Reason("hellas-why-artifacts-spent", "LOH-MREG-24", "LOH-MREG-25")
OWN_MOMENT: Final = Reason("hellas-why-own-moment", "LOH-MREG-27")

# ---------------------------------------------------------------- the regular action


def why_not_use_artifacts(g: Hellas, p: Player) -> Reason | None:
    if not p.artifacts:
        return NO_ARTIFACT
    return None if timed(g, p, "use") else ALL_SPENT


def use_artifacts(g: Hellas, p: Player) -> Play:
    """One charged artifact after the other, until the player has used enough.  LOH-MREG-24, LOH-MREG-25"""
    choice = yield from ask_anew(g, p, USE_ARTIFACT, lambda: artifact_options(g, p))
    while action_of(choice) != STOP:
        source = next(source for source in timed(g, p, "use") if source.artifact == number_of(choice))
        yield from POWERS.carry_out(g, p, source, Scene(p.seat))
        choice = yield from ask_anew(g, p, USE_ARTIFACT, lambda: [*artifact_options(g, p), STOP << 16])


def artifact_options(g: Hellas, p: Player) -> list[int]:
    return [ARTIFACT << 16 | source.artifact for source in timed(g, p, "use")]


def own_artifacts(g: Hellas, p: Player) -> list[int]:
    return [ARTIFACT << 16 | artifact for artifact in p.artifacts]


def why_not_artifact(g: Hellas, p: Player, option: int) -> Reason | None:
    """One that is for use, and whose power may be used now."""
    artifact = number_of(option)
    for source in g.arsenal.timed.get("use", {}).get(p.seat, ()):
        if source.artifact == artifact:
            return POWERS.why_not(g, p, source, Scene(p.seat))
    return SPENT if artifact in p.spent else OWN_MOMENT


def gain_artifact(g: Hellas, p: Player, artifact: int) -> None:
    """It comes charged and lies open.  LOH-MBLS-05"""
    p.artifacts.append(artifact)
    log.artifact(g, p.seat, artifact)
    muster(g)


# ---------------------------------------------------------------- the verb `pick`

KINDS: Final = ("neutral_artifact", "combat_card", "blessing")
CODES: Final = {"neutral_artifact": ARTIFACT, "combat_card": CARD, "blessing": BLESSING}


def pick_verb(g: Hellas, p: Player, effect: Effect, scene: Scene) -> Play:
    """Look at some cards of a deck in secret, or at all there are; keep one, shuffle the others back."""
    looked = Looked(p.seat, effect.word, dealt(g, effect.word, effect.numbers["of"]))
    if not looked.cards:
        return
    g.looked = looked
    g.reveals += 1
    kind = KINDS.index(effect.word)
    log.looked(g, p.seat, kind, len(looked.cards))
    options = [CODES[effect.word] << 16 | card for card in sorted(looked.cards)]
    for option in options:
        log.looked_card(g, 1 << p.seat, p.seat, kind, number_of(option))
    card = number_of((yield from ask(g, p, PICK, options)))
    looked.cards.remove(card)
    shuffle_back(g, looked)
    g.looked = None
    if effect.word == "neutral_artifact":
        g.reveals += 1
        gain_artifact(g, p, card)
    elif effect.word == "blessing":
        yield from gain_blessing(g, p, card)
    else:
        p.hand.append(card)
        p.hand.sort()
        log.drew_card(g, 1 << p.seat, p.seat, card)
        log.drew(g, p.seat, 1)
        yield from keep_limit(g, p)


def dealt(g: Hellas, kind: str, count: int) -> list[int]:
    """Cards off the top of a deck."""
    if kind == "blessing":
        return deal_blessings(g, count)
    cards: list[int] = []
    while len(cards) < count:
        if kind == "combat_card" and not g.combat_deck:
            reshuffle(g)
        deck = g.combat_deck if kind == "combat_card" else g.artifact_deck
        if not deck:
            break
        cards.append(deck.pop())
    return cards


def shuffle_back(g: Hellas, looked: Looked) -> None:
    deck = {"neutral_artifact": g.artifact_deck, "combat_card": g.combat_deck, "blessing": g.blessing_deck}[looked.kind]
    deck += looked.cards
    deck.sort()
    g.chance.shuffle(deck)


def would_pick(g: Hellas, p: Player, effect: Effect, scene: Scene) -> bool:
    if effect.word == "neutral_artifact":
        return bool(g.artifact_deck)
    if effect.word == "blessing":
        return bool(g.blessing_deck or g.blessing_discard)
    return bool(g.combat_deck or g.combat_discard)


def write_artifacts(book: Book) -> None:
    rules = ("LOH-MREG-24", "LOH-MREG-25")
    using = Action(REGULAR_ACTIONS[USE_ARTIFACTS], rules, why_not_use_artifacts, use_artifacts)
    book.add_regular(USE_ARTIFACTS, using)
    own = Legality[Hellas, Player](lambda g, ask: own_artifacts(g, g.players[ask.seat]), why_not_artifact)
    book.add_legality(USE_ARTIFACT, own)
    book.add_useful_verb("pick", pick_verb, would_pick)
