"""What an Exploration card asks for: whether a player can give it, and giving it.  Page 7.

Everything is looked at together before anything is paid, then paid in order. One Foreman may stand in for one Worker
that is engaged or paid, whichever it is.
"""

from typing import Final, NamedTuple

from agon.cards.phrases import Condition
from agon.games.hybris.box.numbers import NONE
from agon.games.hybris.cataclysm import log
from agon.games.hybris.cataclysm.outskirts.goods import (
    Goods,
    dismiss_foreman,
    spend_energy,
    spend_from_camp,
    spend_research,
    spend_workers,
)
from agon.games.hybris.cataclysm.outskirts.hand import (
    can_discard_strength,
    cards_of_type,
    discard_strength,
    discard_type,
    elements_in_hand,
    show_elements,
)
from agon.games.hybris.cataclysm.outskirts.questions import (
    BY_FOREMAN,
    BY_WORKERS,
    EXPLORE_CARD,
    EXPLORE_SHOW,
    WITH_FOREMAN,
)
from agon.games.hybris.cataclysm.outskirts.table import hangar_of, outskirts
from agon.games.hybris.cataclysm.outskirts.tasks import heroes_in_play
from agon.games.hybris.cataclysm.outskirts.tracks import send_to_camp
from agon.games.hybris.player import Player
from agon.games.hybris.rules.combat.cards import together
from agon.games.hybris.rules.resources import can_pay, cards_with, discard_one, discard_several, pay
from agon.games.hybris.scenes import Amounts
from agon.games.hybris.state import Hybris
from agon.kernel.ask import Ask, Play, action_of

IN_HAND: Final = ("discard", "discard_element", "discard_type", "discard_strength", "show_elements")
"""What others cannot tell whether a player could give."""


class Crew(NamedTuple):
    """Who could be paid with: Workers of the Camp, of the reserve, and the Foreman."""

    camp: int
    workers: int
    foreman: int


def crew_of(g: Hybris, p: Player) -> Crew:
    hangar = hangar_of(g, p)
    return Crew(outskirts(g).camp, hangar.workers, int(hangar.foreman))


# ---------------------------------------------------------------- whether


def can_fulfil(g: Hybris, p: Player, requirements: list[Condition]) -> bool:
    """All of it.  CAT-ADV-02, CAT-EVT-03, CAT-TERM-04"""
    return fulfils_openly(g, p, requirements) and all(has_in_hand(g, p, asked) for asked in requirements)


def fulfils_openly(g: Hybris, p: Player, requirements: list[Condition]) -> bool:
    """As far as everybody can see."""
    owed: Amounts = []
    energy = research = 0
    for asked in requirements:
        if asked.verb == "pay":
            owed = together(owed, asked.amounts)
        elif asked.verb == "spend":
            energy += asked.numbers.get("energy", 0)
            research += asked.numbers.get("research", 0)
        elif (asked.verb == "heroes" and heroes_in_play(p) < asked.number) or (asked.verb in IN_HAND and not p.hand):
            return False
    hangar = hangar_of(g, p)
    if not can_pay(g, p, owed) or hangar.energy < energy or hangar.research < research:
        return False
    return can_man(crew_of(g, p), requirements)


def has_in_hand(g: Hybris, p: Player, asked: Condition) -> bool:
    if asked.verb == "discard":
        return len(p.hand) >= asked.number
    if asked.verb == "discard_element":
        return bool(cards_with(g, p, asked.number))
    if asked.verb == "discard_type":
        return bool(cards_of_type(g, p, asked.number))
    if asked.verb == "discard_strength":
        return can_discard_strength(g, p, asked.number)
    return asked.verb != "show_elements" or elements_in_hand(g, p).bit_count() >= asked.number


def hides(p: Player, requirements: list[Condition]) -> bool:
    """Whether others cannot tell if a player could: what is asked for lies in a hand that holds something."""
    return bool(p.hand) and any(asked.verb in IN_HAND for asked in requirements)


# ---------------------------------------------------------------- Workers


def needs(asked: Condition) -> Goods:
    """The Workers that one requirement takes, and from where."""
    if asked.verb == "engage":
        return {"camp_worker": asked.number}
    if asked.verb == "transfer":
        return {"transfer": asked.number}
    return asked.numbers if asked.verb == "spend" else {}


def can_man(crew: Crew, requirements: list[Condition]) -> bool:
    """Whether there are Workers for everything, in this order."""
    return not requirements or any(can_man(left, requirements[1:]) for left in ways(crew, needs(requirements[0])))


def ways(crew: Crew, goods: Goods) -> list[Crew]:
    """Who is left after each way to give some Workers: without the Foreman, or with.  CAT-FORE-02"""
    camp = crew.camp - goods.get("camp_worker", 0) + goods.get("transfer", 0)
    workers = crew.workers - goods.get("worker", 0) - goods.get("transfer", 0)
    foreman = crew.foreman - goods.get("foreman", 0)
    found = [Crew(camp, workers, foreman)]
    if goods.get("camp_worker", 0):
        found.append(Crew(camp + 1, workers, foreman - 1))
    if goods.get("worker", 0):
        found.append(Crew(camp, workers + 1, foreman - 1))
    return [left for left in found if min(left) >= 0]


# ---------------------------------------------------------------- giving


def fulfil(g: Hybris, p: Player, requirements: list[Condition]) -> Play:
    """In order, each thing once.  CAT-TERM-05"""
    for number, asked in enumerate(requirements):
        if asked.verb in ("engage", "spend"):
            yield from give_crew(g, p, asked, requirements[number + 1 :])
        elif asked.verb == "transfer":
            send_to_camp(g, p, asked.number)
        elif asked.verb == "pay":
            yield from pay(g, p, asked.amounts)
        elif asked.verb == "discard":
            yield from discard_several(g, p, EXPLORE_CARD, asked.number, NONE)
        elif asked.verb == "discard_element":
            yield from discard_one(g, p, EXPLORE_CARD, asked.number)
        elif asked.verb == "discard_type":
            yield from discard_type(g, p, asked.number, EXPLORE_CARD)
        elif asked.verb == "discard_strength":
            yield from discard_strength(g, p, asked.number, EXPLORE_CARD)
        elif asked.verb == "show_elements":
            yield from show_elements(g, p, asked.number, EXPLORE_SHOW)
        else:
            assert asked.verb == "heroes"


def give_crew(g: Hybris, p: Player, asked: Condition, later: list[Condition]) -> Play:
    """Workers, with the Foreman among them if the player wants and the rest can still be given.  CAT-FORE-02"""
    goods = needs(asked)
    if "energy" in goods:
        spend_energy(g, p, goods["energy"])
    if "research" in goods:
        spend_research(g, p, goods["research"])
    if "foreman" in goods:
        dismiss_foreman(g, p)
    for what in ("worker", "camp_worker"):
        amount = goods.get(what, 0)
        if not amount:
            continue
        foremen = 0
        crew = crew_of(g, p)
        if crew.foreman:
            options = [
                (BY_FOREMAN if left.foreman < crew.foreman else BY_WORKERS) << 16 | amount
                for left in ways(crew, {what: amount})
                if can_man(left, later)
            ]
            foremen = int(action_of((yield Ask(WITH_FOREMAN, p.seat, options))) == BY_FOREMAN)
        if asked.verb == "engage":
            engage(g, p, foremen)
        elif what == "worker":
            spend_workers(g, p, amount, foremen)
        else:
            spend_from_camp(g, p, amount, foremen)


def engage(g: Hybris, p: Player, foremen: int) -> None:
    """A Worker of the Camp goes to the first Site; or the Foreman does, and is a Worker again.  CAT-TERM-03"""
    table = outskirts(g)
    if foremen:
        dismiss_foreman(g, p)
    else:
        table.camp -= 1
    log.engaged(g, p.seat, table.camp)
