"""What options and questions say is what will happen: prices, rewards, failures, totals, and why something is asked."""

from agon.games.hybris.box.numbers import FATES, HERO, MORTAL_WORLD, NONE, PROPHET
from agon.games.hybris.describe import describe, question
from agon.games.hybris.event_numbers import absolute
from agon.games.hybris.events import tell
from agon.games.hybris.rules import questions as q
from agon.games.hybris.rules import world_questions as w
from agon.games.hybris.rules.combat import questions as c
from agon.games.hybris.rules.songs import bears_any
from agon.games.hybris.scenes import FOR_CLASH, FOR_WRATH, Combat, Side
from agon.games.hybris.state import Hybris
from agon.kernel.ask import Ask
from agon.kernel.game import EVERYONE, SPECTATOR
from games.hybris.tables import acting, in_english
from rules.hybris.arena import card, holds, quest
from rules.hybris.given import given, named


def said(g: Hybris, ask: Ask, option: int) -> str:
    return in_english(g, describe(g, ask, option).message)


def asked_for(g: Hybris, ask: Ask) -> str:
    return in_english(g, question(g, ask))


def happened(g: Hybris, event: str, *numbers: int) -> str:
    plain = (*numbers, 0, 0, 0, 0)[:4]
    return in_english(g, tell(g.box, (event, EVERYONE, plain + absolute(g.box, g.players, event, plain)), SPECTATOR))


# ---------------------------------------------------------------- Technologies and prices


def test_a_technology_tells_when_its_power_works_and_when_it_is_paid() -> None:
    g = given("zeus", "hades")
    bench = named("technology", "bench_of_daedalus")
    option = q.TECHNOLOGY << 16 | bench
    g.workshop.put(1, bench, 0)

    conceived = said(g, Ask(q.CONCEIVE_TILE, 0, [option]), option)
    crafted = said(g, Ask(q.CRAFT_TILE, 0, [option]), option)
    taken = said(g, Ask(q.TAKE_TILE, 0, [option, q.STOP << 16]), option)
    first = said(g, Ask(q.FIRST_TILE, 0, [option]), option)
    deployed = said(g, Ask(w.DEPLOY_TILE, 0, [option]), option)

    assert conceived.startswith("Bench of Daedalus. Passive: Craft costs 1 resource less. | deployed: ")
    assert conceived.endswith("| crafting costs 1 Aegis and 2 Followers")
    assert crafted.endswith("| costs 1 Aegis and 2 Followers, 1 less here")
    assert taken.endswith("| costs 1 Aegis and 2 Followers")
    assert first.endswith("| crafting costs 1 Aegis and 2 Followers")
    assert "costs 1 Aegis" not in deployed
    assert " | gives " in deployed


def test_a_conversion_tells_its_price_before_and_after() -> None:
    g = given("zeus", "hades")
    ask = Ask(q.CONVERT_ROW, 0, [q.ROW << 16 | 2])

    assert said(g, ask, q.ROW << 16 | 2) == "gain 1 Spark | costs 2 Prayers"
    assert happened(g, "hybris-converted", 0, 2) == "Anna converts 2 Prayers to gain 1 Spark."
    assert happened(g, "hybris-converted", 0, 5) == "Anna makes the conversion that the Variant adds."


# ---------------------------------------------------------------- Epics


def at_the_fates(name: str, done: int) -> tuple[Hybris, Ask]:
    """Anna's Hero before an Epic of which so many Songs are sung."""
    g = given("zeus", "hades")
    acting(g, 0, HERO, FATES)
    g.quests[0] = quest(name)
    g.songs[0] = [0] * done
    return g, Ask(c.CHOOSE_QUEST, 0, [c.QUEST << 16 | quest(name)])


def test_an_epic_gives_the_reward_of_its_next_song_and_the_whole_one_with_the_last() -> None:
    g, ask = at_the_fates("boulder_of_sisyphus", 0)
    last = len(g.box.quests[quest("boulder_of_sisyphus")].songs) - 1
    holds(g, 0, "crush", "forked_lightning", "majesty", "divine_grace", "parry")
    begun = said(g, ask, ask.options[0])
    g.songs[0] = [0] * last

    ended = said(g, ask, ask.options[0])

    assert "gives: gain 3 Victory Points" in begun
    assert "the last Song gives more: " in begun or "would be defeated" in begun
    assert "and the Epic's reward: gain 2 Victory Points and 1 Determination" in ended


def test_an_epic_warns_of_a_song_that_cannot_be_met() -> None:
    g, ask = at_the_fates("oresteia", 0)

    assert said(g, ask, ask.options[0]).endswith("| you cannot meet it: Pollux would be defeated")


def test_the_card_that_is_discarded_for_the_next_song_may_be_the_one_that_it_needs() -> None:
    g, _ = at_the_fates("boulder_of_sisyphus", 1)
    wanted = g.box.quests[quest("boulder_of_sisyphus")].songs[1].conditions[0].elements
    fits = [number for number in range(18) if bears_any(g, number, wanted)]
    other = [number for number in range(18) if number not in fits]
    g.players[0].hand = [fits[0], other[0]]
    options = [q.CARD << 16 | fits[0], q.CARD << 16 | other[0], q.STOP << 16 | quest("boulder_of_sisyphus")]
    ask = Ask(c.NEXT_SONG, 0, options)

    assert "without it you cannot meet the next Song: Pollux would be defeated" in said(g, ask, options[0])
    assert "would be defeated" not in said(g, ask, options[1])


def test_a_song_that_asks_for_cards_is_named_with_its_elements() -> None:
    g, _ = at_the_fates("boulder_of_sisyphus", 0)
    hand = [number for number in range(18) if g.box.card(number).elements[2]][:2]
    g.players[0].hand = hand

    text = asked_for(g, Ask(c.SONG_DISCARD, 0, [q.CARD << 16 | number for number in hand]))

    assert text == "“Up the Hill” asks for Earth: which card do you discard?"


# ---------------------------------------------------------------- Combat


def test_a_total_below_0_has_the_minus_of_print() -> None:
    g = given("zeus", "hades")
    holds(g, 0, "crush")
    mine = Side(0, 0)
    mine.bonus = -3
    g.combat = Combat(FOR_CLASH, mine, Side(NONE, NONE))
    g.combat.quest = quest("minotaur")
    ask = Ask(c.PLAY_CARD, 0, [q.CARD << 16 | card("zeus-crush"), q.STOP << 16])

    assert asked_for(g, ask).startswith("You have −3, Minotaur has 0: which card do you play?")
    assert "Strength +3, 0 in all" in said(g, ask, ask.options[0])
    assert happened(g, "hybris-totals", -1, 2) == "Attacker −1, Defender 2."


def test_a_champion_learns_against_whom() -> None:
    g = given("zeus", "hades")
    letter = g.book.manifest.fear[2]
    g.age, g.primordials[letter] = 2, named("primordial", "aither")
    ask = Ask(c.CHAMPION, 0, [q.FIGURE << 16])

    assert asked_for(g, ask).startswith("Wrath: who fights Aither for you? (Strength 2 plus that of 1 Coliseum card")
    g.combat = Combat(FOR_WRATH, Side(0, 0), Side(NONE, NONE))
    assert "Aither has 0" in asked_for(g, Ask(c.PLAY_CARD, 0, [q.STOP << 16]))


# ---------------------------------------------------------------- events


def power_of(g: Hybris, source: str) -> int:
    return next(power.index for power in g.box.powers if power.source == source)


def test_a_power_is_used_may_be_used_or_depends() -> None:
    g = given("zeus", "hades")
    used = happened(g, "hybris-power", 0, power_of(g, "technology/kiln_of_pandora"))
    offered = happened(g, "hybris-power", 1, power_of(g, "power/poseidon_chaos"))
    depending = happened(g, "hybris-power", 1, power_of(g, "technology/well_keepers_meter"))

    assert used == "Anna uses Kiln of Pandora."
    assert offered == "Bob may use Chaos."
    assert depending.startswith("Bob: Well-Keeper's Meter (gains ")
    assert " if the Well holds " in depending


def test_a_loss_of_nothing_tells_of_what() -> None:
    g = given("zeus", "hades")

    assert happened(g, "hybris-lost", 1, 2, 0) == "Bob has no Followers to lose."


def test_who_takes_a_slot_is_told_with_the_location() -> None:
    g = given("zeus", "hades")
    athens = g.box.cities[named("city", "athens")].slot

    assert happened(g, "hybris-placed", 0, 1, 0) == "Anna: Pollux takes the slot “The seat of honour” (Olympus)."
    assert happened(g, "hybris-placed", 0, 1, athens) == "Anna: Pollux takes the slot of Athens."


def test_a_contest_tells_whom_it_is_against_what_there_is_to_win_and_what_it_costs() -> None:
    g = given("zeus", "athena")
    hero = acting(g, 1, HERO, MORTAL_WORLD)
    siphon = named("technology", "chimera_siphon")
    g.turn.tile, g.turn.city = siphon, named("city", "sparta")
    ask = Ask(w.CONTEST, 0, [q.FIGURE << 16, q.STOP << 16])

    assert asked_for(g, ask) == (
        "Bob deploys Chimera Siphon in Sparta: whom do you send to contest it, fighting Odysseus?"
    )
    assert said(g, ask, q.FIGURE << 16).startswith("Zeus (in reserve) | to win one of: ")
    assert said(g, ask, q.FIGURE << 16).endswith("or the bonuses of the Kindness track")
    g.players[1].characters[hero].kind = PROPHET
    assert "putting Prophet 1 to flight" in asked_for(g, ask)
