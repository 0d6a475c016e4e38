"""Artifacts: how they are gained and used; and cards that are looked at to keep one.  LOH-MREG-24 to LOH-MREG-27"""

from typing import Final

from agon.cards.phrases import Effect
from agon.games.hellas import log
from agon.games.hellas.box.numbers import USE_ARTIFACTS
from agon.games.hellas.moments import Looked, Scene
from agon.games.hellas.player import Player
from agon.games.hellas.rules.blessings import deal_blessings, gain_blessing
from agon.games.hellas.rules.cards import keep_limit, reshuffle
from agon.games.hellas.rules.powers import ask, ask_anew, carry_out, muster, timed
from agon.games.hellas.rules.questions import ARTIFACT, BLESSING, CARD, PICK, STOP, USE_ARTIFACT, number_of
from agon.games.hellas.state import Book, Hellas
from agon.kernel.ask import Play, action_of

# ---------------------------------------------------------------- the regular action


def may_use_artifacts(g: Hellas, p: Player) -> bool:
    return bool(timed(g, p, "use"))


def use_artifacts(g: Hellas, p: Player) -> Play:
    """One charged artifact after the other, until the player has used enough.  LOH-MREG-24, LOH-MREG-25"""
    choice = yield from ask_anew(g, p, USE_ARTIFACT, lambda: artifact_options(g, p))
    while action_of(choice) != STOP:
        source = next(source for source in timed(g, p, "use") if source.artifact == number_of(choice))
        yield from carry_out(g, p, source, Scene(p.seat))
        choice = yield from ask_anew(g, p, USE_ARTIFACT, lambda: [*artifact_options(g, p), STOP << 16])


def artifact_options(g: Hellas, p: Player) -> list[int]:
    return [ARTIFACT << 16 | source.artifact for source in timed(g, p, "use")]


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
    book.add_regular(USE_ARTIFACTS, may_use_artifacts, use_artifacts)
    book.add_useful_verb("pick", pick_verb, would_pick)
