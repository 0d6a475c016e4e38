"""What the campaign writes into the rulebook: steps, replaced procedures, actions and words."""

from agon.games.hellas.box.numbers import BUILD_MONUMENT, HERO_MOVEMENT, PREPARE, USURP
from agon.games.hellas.persian_invasion import (
    account,
    attitudes,
    battles,
    endings,
    features,
    hunts,
    losses,
    monsters,
    regions,
    setup,
    spies,
    tokens,
    tracks,
    usage,
    vanguard,
)
from agon.games.hellas.persian_invasion.acts import write_acts
from agon.games.hellas.persian_invasion.box import PART
from agon.games.hellas.persian_invasion.describe import speech
from agon.games.hellas.persian_invasion.faces import FACES
from agon.games.hellas.persian_invasion.offers import add_offers
from agon.games.hellas.persian_invasion.script import script
from agon.games.hellas.persian_invasion.special_actions import prepare, usurp
from agon.games.hellas.persian_invasion.war import lay_out
from agon.games.hellas.state import Book


def install(book: Book) -> None:
    """The Persian Invasion in the rulebook."""
    book.add_part(PART, lay_out)
    book.offers.append(add_offers)
    book.add_faces(FACES)
    book.speech.add(speech())
    write_steps(book)
    write_replaceable(book)
    write_actions(book)
    write_words(book)


def write_steps(book: Book) -> None:
    """Another set-up; after the player's turn the event phase and a look at the end of the act.  LOH-STURN-01"""
    book.replace_step("set_up", setup.set_up)
    book.add_step("prologue", setup.prologue)
    book.add_step("landings", setup.landings)
    del book.sequences["set_up"]
    book.add_sequence("set_up", "set_up", "prologue", "landings")
    book.insert_step("turn", "turn_end", "script", script)
    write_acts(book)


def write_replaceable(book: Book) -> None:
    replaceable = book.replaceable
    replaceable.token_colour = regions.token_colour
    replaceable.recruit_colour = regions.recruit_colour
    replaceable.prepare_colour = regions.prepare_colour
    replaceable.recruit_numbers = regions.recruit_numbers
    replaceable.population = regions.population
    replaceable.battle_due = regions.battle_due
    replaceable.next_battle = regions.next_battle
    replaceable.prayer_power = regions.prayer_power
    replaceable.why_not_usurp = regions.why_not_usurp
    replaceable.why_not_site = regions.why_not_site
    replaceable.temple_built = regions.temple_built
    replaceable.mark_action = tokens.mark_action
    replaceable.unmark_action = tokens.unmark_action
    replaceable.monster_phase = monsters.monster_phase
    replaceable.play_battle_cards = battles.play_battle_cards
    replaceable.army_strength = battles.army_strength
    replaceable.figures = battles.figures
    replaceable.leadership = battles.leadership
    replaceable.after_battle = battles.after_battle
    replaceable.battle_over = battles.battle_over
    replaceable.draw_attack = hunts.draw_attack
    replaceable.monster_slain = hunts.monster_slain
    replaceable.quest_done = hunts.quest_done
    replaceable.goals = endings.goals
    replaceable.check_victory = endings.check_victory
    replaceable.features = features.features
    replaceable.evaluation = features.EVALUATION
    replaceable.report = usage.REPORT
    replaceable.reckoning = account.RECKONING


def write_actions(book: Book) -> None:
    """Pass for Build Monument; Usurp against the vanguard; a Hero Movement given up for a spy."""
    book.special[BUILD_MONUMENT] = tokens.PASS
    book.special[USURP].do = usurp
    book.special[PREPARE].do = prepare
    book.regular[HERO_MOVEMENT].do = spies.SpyHunt(book.regular[HERO_MOVEMENT].do).do
    tokens.wrap_verbs(book)


def write_words(book: Book) -> None:
    """Every word of the campaign, under its name in the vocabulary."""
    book.add_verb("mobilization", tracks.mobilization_verb)
    book.add_verb("mobilization_space", tracks.mobilization_space_verb)
    book.add_verb("invasion", tracks.invasion_verb)
    book.add_verb("reinforce", vanguard.reinforce_verb)
    book.add_verb("spawn", monsters.spawn_verb)
    book.add_verb("spy", spies.spy_verb)
    book.add_verb("spying_phase", spies.spying_phase_verb)
    book.add_verb("attitude", attitudes.attitude_verb)
    book.add_verb("unrest", losses.unrest_verb)
    book.add_verb("desertion", losses.desertion_verb)
    book.add_verb("defection", attitudes.defection_verb)
    book.add_verb("destroy", monsters.destroy_verb)
    book.add_verb("persian_control", losses.persian_control_verb)
    book.add_verb("only_trails", losses.only_trails_verb)
    book.add_condition("vanguard_below", vanguard.vanguard_below)
    book.add_condition("vanguard_in", vanguard.vanguard_in)
    book.add_condition("counter_below", tracks.counter_below)
    book.add_condition("spy_in", spies.spy_in)
    book.add_count("ill_will", attitudes.count_ill_will)
