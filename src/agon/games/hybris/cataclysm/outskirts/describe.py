"""Options of the Outskirts and the Hangars: Workers, echelons, Exploration cards, Tasks, tiles."""

from typing import Final

from agon.games.hybris.cardtext import CLAUSES
from agon.games.hybris.cardtext.words import goods_clause
from agon.games.hybris.cataclysm.box import Exploration, kit_of
from agon.games.hybris.cataclysm.outskirts import questions as o
from agon.games.hybris.cataclysm.outskirts.cardtext import (
    echelon_thing,
    requirement_clause,
    requirements_clause,
    task_clause,
)
from agon.games.hybris.cataclysm.outskirts.goods import room_for
from agon.games.hybris.cataclysm.outskirts.requirements import can_fulfil, fulfils_openly
from agon.games.hybris.cataclysm.outskirts.table import TRACKS, hangar_of, outskirts, tile_at
from agon.games.hybris.cataclysm.outskirts.tiles import research_cost
from agon.games.hybris.cataclysm.outskirts.tracks import FOREMANS, track_of
from agon.games.hybris.describe.questions import about_effect
from agon.games.hybris.names import NOTHING
from agon.games.hybris.rules.questions import number_of
from agon.games.hybris.scenes import Scene
from agon.games.hybris.speech import HybrisSpeech
from agon.games.hybris.state import Hybris
from agon.kernel.ask import Ask, Option
from agon.kernel.words import Arg, Message, Name, Several, say

OUTSKIRTS_THING: Final = "location/outskirts"


def tile_thing(g: Hybris, seat: int, place: int) -> str:
    """An MK tile of a player, by its place in the Hangar."""
    return "mk_tile/" + tile_at(g, g.players[seat], place).id


# ---------------------------------------------------------------- tracks


def transfer(g: Hybris, ask: Ask, number: int) -> Option:
    """Workers to the Camp, with or without the one that the Foreman adds."""
    own, foreman = number & ~FOREMANS, 1 if number & FOREMANS else 0
    message = say("hybris-option-transfer", number=own, foreman=foreman, camp=outskirts(g).camp + own + foreman)
    key = f"transfer/{own}-and-foreman" if foreman else f"transfer/{own}"
    return Option(key, message, (OUTSKIRTS_THING,), ask.kind.rules)


def advance(g: Hybris, ask: Ask, number: int) -> Option:
    """To the next echelon, with what it costs and gives."""
    track, foreman = number >> 1, number & 1
    here = hangar_of(g, g.players[ask.seat]).echelons[track]
    echelon = track_of(g, track)[here + 1]
    message = say(
        "hybris-option-advance",
        track=TRACKS[track],
        echelon=here + 2,
        bonus=echelon.bonus,
        reward=CLAUSES.effects(g.box, echelon.reward) if echelon.reward else "",
        workers=echelon.cost - foreman,
        foreman=foreman,
    )
    thing = echelon_thing(track, here + 1)
    return Option("advance/foreman" if foreman else "advance", message, (thing,), ask.kind.rules)


def reward(g: Hybris, ask: Ask, number: int) -> Option:
    """What an echelon pays."""
    track, echelon = number >> 4, number & 15
    effects = CLAUSES.effects(g.box, track_of(g, track)[echelon].reward)
    message = say("hybris-option-track-reward", echelon=echelon + 1, effects=effects)
    return Option(f"reward/{echelon + 1}", message, (echelon_thing(track, echelon),), ask.kind.rules)


def echelon(g: Hybris, ask: Ask, number: int) -> Option:
    """A track to advance on for nothing."""
    here = hangar_of(g, g.players[ask.seat]).echelons[number]
    message = say("hybris-option-echelon", track=TRACKS[number], echelon=here + 2)
    return Option("track/" + TRACKS[number], message, (echelon_thing(number, here + 1),), ask.kind.rules)


# ---------------------------------------------------------------- Exploration cards


def explored(g: Hybris, ask: Ask, number: int) -> Option:
    """A card to keep: what it asks for, what it gives, what its failure costs."""
    card = kit_of(g.box).explorations[number]
    thing = "exploration/" + card.id
    message = say(
        "hybris-option-exploration",
        card=Name(thing),
        asks=requirements_clause(g.box, card),
        gives=prize(g, card),
        fails=CLAUSES.effects(g.box, card.failure),
    )
    return Option(thing, message, (thing,), ask.kind.rules)


def prize(g: Hybris, card: Exploration) -> Message:
    """What a success gives; of an Adventure, its Module in the end."""
    if card.is_adventure():
        return say("hybris-option-adventure", sites=len(card.sites), module=Name(card.module_thing()))
    return CLAUSES.effects(g.box, card.success)


def attempt(g: Hybris, ask: Ask, number: int) -> Option:
    card = kit_of(g.box).explorations[number]
    message = say("hybris-option-attempt", asks=requirements_clause(g.box, card), gives=prize(g, card))
    return Option("attempt", message, ("exploration/" + card.id,), ask.kind.rules)


# ---------------------------------------------------------------- what is paid


def by_workers(g: Hybris, ask: Ask, number: int) -> Option:
    return Option("workers", say("hybris-option-by-workers", number=number), (), ask.kind.rules)


def by_foreman(g: Hybris, ask: Ask, number: int) -> Option:
    return Option("foreman", say("hybris-option-by-foreman", number=number - 1), (), ask.kind.rules)


def spending(g: Hybris, ask: Ask, number: int) -> Option:
    effect = g.box.grammar.all_effects[number]
    gives = CLAUSES.chosen_effects(g.box, effect.then)
    message = say("hybris-option-spend", goods=goods_clause(effect.numbers), effects=gives)
    return Option("spend", message, (), ask.kind.rules)


# ---------------------------------------------------------------- tiles


def task(g: Hybris, ask: Ask, number: int) -> Option:
    """A Task, with how many are left on its tile then."""
    place, which = number >> 4, number & 15
    tile = tile_at(g, g.players[ask.seat], place)
    done = hangar_of(g, g.players[ask.seat]).done[place] | 1 << which
    left = len(tile.tasks) - done.bit_count()
    message = say(
        "hybris-option-task",
        tile=Name("mk_tile/" + tile.id),
        task=task_clause(g.box, tile.tasks[which]),
        left=left,
        rewards=CLAUSES.effects(g.box, tile.rewards) if not left else "",
    )
    return Option(f"task/{tile.id}/{which + 1}", message, ("mk_tile/" + tile.id,), ("CAT-TASK-01", "CAT-MK-05"))


def send(g: Hybris, ask: Ask, number: int) -> Option:
    """An MK tile to the Factory, with what it gives when it comes home."""
    p = g.players[ask.seat]
    thing = tile_thing(g, ask.seat, number)
    rewards = CLAUSES.effects(g.box, tile_at(g, p, number).rewards)
    message = say("hybris-option-send", tile=Name(thing), rewards=rewards, cost=research_cost(g, p, Scene(p.seat)))
    return Option(thing, message, (thing,), ("CAT-RND-02", "CAT-RND-07"))


def recruit(g: Hybris, ask: Ask, number: int) -> Option:
    message = say("hybris-option-recruit", number=number, workers=hangar_of(g, g.players[ask.seat]).workers + number)
    return Option(f"recruit/{number}", message, (f"seat/{ask.seat}",), ask.kind.rules)


def post(g: Hybris, ask: Ask, number: int) -> Option:
    """The tiles that get a Worker."""
    places = [place for place in range(len(hangar_of(g, g.players[ask.seat]).tiles)) if number >> place & 1]
    things = tuple([tile_thing(g, ask.seat, place) for place in places])
    parts = [tile_at(g, g.players[ask.seat], place).part for place in places]
    named: tuple[Arg, ...] = tuple([Name(thing) for thing in things])
    message = say("hybris-option-post", number=len(places), tiles=Several(named))
    return Option("post/" + ("-".join(parts) if parts else "none"), message, things, ask.kind.rules)


def keep(g: Hybris, ask: Ask, number: int) -> Option:
    thing = tile_thing(g, ask.seat, number)
    return Option("keep", say("hybris-option-keep-worker", tile=Name(thing)), (thing,), ask.kind.rules)


def trade(g: Hybris, ask: Ask, number: int) -> Option:
    return Option(f"trade/{number}", say("hybris-option-trade", number=number), (), ask.kind.rules)


def promote(g: Hybris, ask: Ask, number: int) -> Option:
    """A Worker of the reserve, or of a tile."""
    if not number:
        return Option("reserve", say("hybris-option-promote", tile=NOTHING), (), ask.kind.rules)
    thing = tile_thing(g, ask.seat, number - 1)
    return Option(thing, say("hybris-option-promote", tile=Name(thing)), (thing,), ask.kind.rules)


# ---------------------------------------------------------------- questions


def about_camp(g: Hybris, ask: Ask) -> Message:
    return say(ask.kind.id, camp=outskirts(g).camp, workers=hangar_of(g, g.players[ask.seat]).workers)


def about_track(g: Hybris, ask: Ask) -> Message:
    """Where the token is, and what it would have from there."""
    track = number_of(ask.options[0]) >> 1
    here = hangar_of(g, g.players[ask.seat]).echelons[track]
    bonus = track_of(g, track)[here].bonus
    return say(ask.kind.id, track=TRACKS[track], echelon=here + 1, bonus=bonus, camp=outskirts(g).camp)


def about_card(g: Hybris, ask: Ask) -> Message:
    """The Exploration card that is being resolved."""
    card = kit_of(g.box).explorations[outskirts(g).shown]
    fails = CLAUSES.effects(g.box, card.failure)
    asks = requirements_clause(g.box, card)
    return say(ask.kind.id, card=Name("exploration/" + card.id), asks=asks, fails=fails)


def about_rewards(g: Hybris, ask: Ask) -> Message:
    return say(ask.kind.id, track=TRACKS[number_of(ask.options[0]) >> 4])


def about_workers(g: Hybris, ask: Ask) -> Message:
    """What there is to recruit from, and where to put it."""
    p = g.players[ask.seat]
    hangar = hangar_of(g, p)
    workers = hangar.workers + hangar.recruits
    return say(ask.kind.id, followers=p.followers, workers=workers, free=room_for(g, p, "worker"))


def about_worker(g: Hybris, ask: Ask) -> Message:
    """The Worker on which tile, and what there is to pay for it."""
    thing = tile_thing(g, ask.seat, number_of(ask.options[0]))
    return say(ask.kind.id, tile=Name(thing), aegis=g.players[ask.seat].aegis)


def about_research(g: Hybris, ask: Ask) -> Message:
    return say(ask.kind.id, research=hangar_of(g, g.players[ask.seat]).research)


# ---------------------------------------------------------------- why not


def lacking(g: Hybris, seat: int, option: int) -> dict[str, Arg]:
    """The first thing that an adventure asks for and that cannot be given."""
    p, requirements = g.players[seat], kit_of(g.box).explorations[number_of(option)].requirements
    for number in range(len(requirements)):
        so_far = requirements[: number + 1]
        if not fulfils_openly(g, p, so_far) or not can_fulfil(g, p, so_far):
            return {"asks": requirement_clause(g.box, requirements[number])}
    raise AssertionError("nothing is lacking")


def camp(g: Hybris, seat: int, option: int) -> dict[str, Arg]:
    track = number_of(option) >> 1
    here = hangar_of(g, g.players[seat]).echelons[track]
    return {"have": outskirts(g).camp, "need": track_of(g, track)[here + 1].cost}


def own_research(g: Hybris, seat: int, option: int) -> dict[str, Arg]:
    p = g.players[seat]
    return {"have": hangar_of(g, p).research, "need": research_cost(g, p, Scene(seat))}


def speech() -> HybrisSpeech:
    said = HybrisSpeech()
    said.options = {
        o.TRANSFER: transfer,
        o.ADVANCE: advance,
        o.EXPLORED: explored,
        o.ATTEMPT: attempt,
        o.REWARD: reward,
        o.BY_WORKERS: by_workers,
        o.BY_FOREMAN: by_foreman,
        o.SPEND: spending,
        o.ECHELON: echelon,
        o.TASK: task,
        o.SEND: send,
        o.RECRUIT: recruit,
        o.POST: post,
        o.KEEP: keep,
        o.TRADE: trade,
        o.PROMOTE: promote,
    }
    said.questions = {
        o.WILL_SPEND.id: about_effect,
        o.TRANSFER_WORKERS.id: about_camp,
        o.ADVANCE_TOKEN.id: about_track,
        o.WILL_ATTEMPT.id: about_card,
        o.EXPLORE_CARD.id: about_card,
        o.EXPLORE_SHOW.id: about_card,
        o.TRACK_REWARD.id: about_rewards,
        o.RECRUIT_WORKERS.id: about_workers,
        o.POST_WORKERS.id: about_workers,
        o.KEEP_WORKER.id: about_worker,
        o.TRADE_RESEARCH.id: about_research,
    }
    said.stops = {
        o.ADVANCE_TOKEN.id: ("stay", "hybris-option-stay"),
        o.WILL_ATTEMPT.id: ("fail", "hybris-option-fail"),
        o.WILL_SPEND.id: ("decline", "hybris-option-no-spend"),
        o.SEND_TILE.id: ("decline", "hybris-option-no-spend"),
        o.KEEP_WORKER.id: ("let-go", "hybris-option-let-go"),
    }
    said.reasons = {
        "hybris-why-lacking": lacking,
        "hybris-why-camp": camp,
        "hybris-why-research": own_research,
    }
    return said
