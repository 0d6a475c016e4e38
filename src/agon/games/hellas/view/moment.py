"""What is going on: a battle, a hunt, an army that marches, cards that go round or are looked at."""

from agon.games.hellas.box.numbers import NONE
from agon.games.hellas.fighting import Battle, Side
from agon.games.hellas.hunting import Hunt
from agon.games.hellas.names import (
    artifact_thing,
    attack_thing,
    blessing_thing,
    card_thing,
    holder,
    monster_thing,
    region_thing,
    symbol_thing,
)
from agon.games.hellas.rules.armies import army
from agon.games.hellas.rules.battle.losses import casualties
from agon.games.hellas.rules.hunt.defence import total
from agon.games.hellas.rules.hunt.wounds import wounds_of
from agon.games.hellas.scenes import COLOUR_COUNT, Draft, Looked, Losses, March, Moving
from agon.games.hellas.schema.words import COLOURS
from agon.games.hellas.state import Hellas
from agon.games.hellas.view.shapes import (
    BattleView,
    DraftView,
    HuntView,
    LookedView,
    LossesView,
    MarchView,
    MomentView,
    MovingView,
    SideView,
)
from agon.kernel.game import hears


def moment_view(g: Hellas, seat: int) -> MomentView:
    """Everything that is going on now; None for anything that is not."""
    return {
        "battle": None if g.battle is None else battle_view(g, g.battle),
        "hunt": None if g.hunt is None else hunt_view(g, g.hunt, seat),
        "march": None if g.march is None else march_view(g, g.march),
        "moving": None if g.moving is None else moving_view(g, g.moving),
        "losses": None if g.losses is None else losses_view(g, g.losses),
        "draft": None if g.draft is None else draft_view(g, g.draft, seat),
        "looked": None if g.looked is None else looked_view(g, g.looked, seat),
    }


# ---------------------------------------------------------------- battles


def battle_view(g: Hellas, battle: Battle) -> BattleView:
    return {
        "region": region_thing(g.box, battle.region),
        "attacker": side_view(g, battle, battle.attacker),
        "defender": side_view(g, battle, battle.defender),
        "winner": holder(battle.winner),
    }


def side_view(g: Hellas, battle: Battle, side: Side) -> SideView:
    """A side: its hoplites, what it has played, and what it is worth as things stand."""
    return {
        "commander": holder(side.commander),
        "hoplites": army(g, battle.region, side.commander),
        "cards": [
            {"card": card_thing(g.box, card), "value": value}
            for card, value in zip(side.cards, side.values, strict=True)
        ],
        "bonus": side.strength,
        "strength": side.reached if battle.winner != NONE else g.book.replaceable.army_strength(g, battle, side),
        "casualties": casualties(g, battle, side),
        "passed": side.passed,
        "came_from": [region_thing(g.box, region) for region in side.came_from],
    }


# ---------------------------------------------------------------- hunts


def hunt_view(g: Hellas, hunt: Hunt, seat: int) -> HuntView:
    """A hunt: what was dealt in it, and the attack that must be answered; the cards drawn only for the seat that
    chooses.
    """
    wounds = wounds_of(g, hunt.monster)
    dealt = [place for place in range(len(wounds)) if hunt.dealt >> place & 1]
    return {
        "seat": hunt.seat,
        "monster": monster_thing(g.box, hunt.monster),
        "region": region_thing(g.box, hunt.region),
        "dealt": [symbol_thing(g.box, wounds[place].symbol) for place in dealt],
        "struck": hunt.struck,
        "attacks": hunt.attacks,
        "chooser": None if hunt.chooser == NONE else hunt.chooser,
        "drawn": len(hunt.drawn),
        "drawn_cards": [attack_thing(g.box, card) for card in sorted(hunt.drawn)] if hunt.chooser == seat else [],
        "attack": None if hunt.attack == NONE else attack_thing(g.box, hunt.attack),
        "value": hunt.value,
        "defence": [card_thing(g.box, card) for card in hunt.defence],
        "total": total(g, hunt),
        "over": hunt.over,
        "won": hunt.won,
    }


# ---------------------------------------------------------------- armies on their way


def march_view(g: Hellas, march: March) -> MarchView:
    return {
        "seat": march.seat,
        "start": region_thing(g.box, march.start),
        "at": region_thing(g.box, march.at),
        "army": {COLOURS[colour]: march.army[colour] for colour in range(COLOUR_COUNT) if march.army[colour]},
    }


def moving_view(g: Hellas, moving: Moving) -> MovingView:
    """A Hoplite Movement: what has moved, and how many more may."""
    return {
        "seat": moving.seat,
        "left": moving.left,
        "moves": [
            {"from": region_thing(g.box, start), "to": region_thing(g.box, goal), "colour": COLOURS[colour]}
            for start, goal, colour in moving.moves
        ],
    }


def losses_view(g: Hellas, losses: Losses) -> LossesView:
    return {
        "commander": holder(losses.commander),
        "region": region_thing(g.box, losses.region),
        "count": losses.count,
        "saved": losses.saved,
    }


# ---------------------------------------------------------------- cards in somebody's hands


def draft_view(g: Hellas, draft: Draft, seat: int) -> DraftView:
    """Blessings that go round: which are left, only for those who have held them.  LOH-MBLS-02"""
    known = sorted(draft.cards) if hears(draft.seen, seat) else []
    return {
        "seat": draft.seat,
        "count": len(draft.cards),
        "cards": [blessing_thing(g.box, card) for card in known],
        "kept": draft.kept.copy(),
    }


def looked_view(g: Hellas, looked: Looked, seat: int) -> LookedView:
    """Cards that somebody looks at in secret."""
    thing = {"neutral_artifact": artifact_thing, "blessing": blessing_thing, "combat_card": card_thing}[looked.kind]
    return {
        "seat": looked.seat,
        "kind": looked.kind,
        "count": len(looked.cards),
        "cards": [thing(g.box, card) for card in sorted(looked.cards)] if looked.seat == seat else [],
    }
