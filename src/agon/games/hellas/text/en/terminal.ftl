# The table in the terminal: labels, and facts beside them. What begins with {" "} goes on behind a name.

## When it is

hellas-label-round = Now
hellas-board-round = round { $round }
hellas-board-turn = turn of{" "}
hellas-board-acted = special action performed
hellas-board-over = the game is over
hellas-board-countdown = { $god } is complete, { $left ->
        [one] { $left } token
       *[other] { $left } tokens
    } on the activation card of
hellas-label-temples = Temples
hellas-board-temples = { $left } left to build
hellas-label-decks = Decks
hellas-board-deck-combat = { $cards } combat
hellas-board-deck-attack = { $cards } attack
hellas-board-deck-event = { $cards } event
hellas-board-deck-blessing = { $cards } blessings
hellas-board-deck-artifact = { $cards } neutral artifacts

## The map

hellas-map-strength = population strength
    .short = Str
hellas-map-sites = here:
    .short = Sites
hellas-map-armies = {""}
    .short = Control, hoplites
hellas-map-here = {""}
    .short = Who is there
hellas-map-near = next to:
    .short = Near (~ by sea)
hellas-board-none = none
hellas-board-you = you
hellas-board-owned = { $thing } ({ $owner })
hellas-board-land = { $land } ({ $facts })
hellas-board-master = all held by { $holder }
hellas-board-glory = glory token: { $owner }
hellas-board-by-sea = { $region } by sea
hellas-board-temple = temple
hellas-board-shrine = shrine
hellas-board-oracle = oracle
hellas-board-no-oracle = place of the oracle
hellas-board-level = { $god } { $level }/{ $levels }
hellas-board-control = held by{" "}
hellas-board-waiting = no token left for{" "}
hellas-board-hoplites = {" "}{ $number ->
        [one] { $number } hoplite
       *[other] { $number } hoplites
    }
hellas-board-fortified = {" "}(1 in city)
hellas-board-quest = quest: { $quest }
hellas-label-map = Map
hellas-label-monuments = Monuments
hellas-board-places = {" "}({ $free ->
        [0] full
       *[other] { $free } free
    })
hellas-label-monsters = Monsters
hellas-board-at = { $thing } ({ $region })
hellas-board-wounds = ({ $covered } of { $all } symbols covered)
hellas-board-rolling = {" "}(still to act)
hellas-board-slain = {" "}slain
hellas-label-quests = Quests
hellas-board-step = {" "}(step { $step })

## Players

hellas-head-leadership = leadership
    .short = Ldr
hellas-head-strength = strength
    .short = Str
hellas-head-speed = speed
    .short = Spd
hellas-head-priests = priests
    .short = Prs
hellas-head-cards = cards
    .short = Crd
hellas-head-regions = regions
    .short = Reg
hellas-head-lands = lands
    .short = Lnd
hellas-head-temples = temples
    .short = Tmp
hellas-head-slain = monsters slain
    .short = Sln
hellas-head-king = King of Kings
    .short = Kng
hellas-head-artifacts = artifacts
    .short = Art
hellas-head-blessings = blessings
    .short = Bls
hellas-head-glory = glory tokens
hellas-head-value = value
    .short = Val
hellas-head-casualties = casualties
    .short = Cas
hellas-board-goal = { $has } of { $needs }
hellas-label-hero = Hero
hellas-label-glory = Glory tokens
hellas-label-artifacts = Artifacts
hellas-label-blessings = Blessings
hellas-label-kept = Kept quests
hellas-label-trophies = Slain
hellas-label-done = Done this turn
hellas-label-marked = Used tokens on
hellas-label-supply = Supply
hellas-board-spent = {" "}(spent)
hellas-board-supply = { $colour }: { $hoplites ->
        [one] { $hoplites } hoplite
       *[other] { $hoplites } hoplites
    }, { $tokens ->
        [one] { $tokens } control token
       *[other] { $tokens } control tokens
    }
hellas-board-priests = { $number ->
        [one] { $number } priest
       *[other] { $number } priests
    }
hellas-board-hand = Your combat cards ({ $hand } of { $limit })
hellas-board-symbol = { $symbol }.
hellas-board-effects = In a battle: { $effects }.

## Battles and hunts

hellas-board-battle = Battle in { $region }
hellas-board-role = { $role ->
        [attacker] attacks
       *[defender] defends
    }
hellas-board-strength = strength { $number }
hellas-board-army = { $number ->
        [one] { $number } hoplite
       *[other] { $number } hoplites
    }
hellas-board-bonus = { SIGNED($number) } by effects
hellas-board-casualties = { $number ->
        [one] { $number } casualty
       *[other] { $number } casualties
    }
hellas-board-passed = has passed
hellas-board-hunt = { $monster } hunted in { $region } ({ $owner })
hellas-label-uncovered = To cover
hellas-label-covered = Covered
hellas-label-dealt = Dealt
hellas-label-drawn = To choose from
hellas-label-attack = Attack
hellas-board-attack = defence { $total } of { $needed }
hellas-label-evolution = Evolution
hellas-label-gone = Gone
hellas-label-discard = Discarded
hellas-label-deck-combat = Combat
hellas-label-deck-attack = Attacks
hellas-label-deck-event = Events
hellas-label-deck-blessing = Blessings
hellas-label-deck-artifact = Artifacts
hellas-board-hidden = hidden
hellas-board-brief = A hoplite from one region to another; `why` says what cannot be done.

## What can be looked at

hellas-look-map = map
    .about = the lands and regions of Greece, who is where, and what is next to what
hellas-look-hand = hand
    .about = your combat cards
hellas-look-players = players
    .about = what lies before everybody
hellas-look-monuments = monuments
    .about = the gods, and what a prayer does
hellas-look-monsters = monsters
    .about = every monster: symbols, attacks, evolutions
hellas-look-quests = quests
    .about = the quests, step by step
hellas-look-decks = decks
    .about = decks, discard piles and the temple card
hellas-look-battle = battle
    .about = the battle that is on
hellas-look-hunt = hunt
    .about = the hunt that is on
hellas-look-player = the board of { $hero }
