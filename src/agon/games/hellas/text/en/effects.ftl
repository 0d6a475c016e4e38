# The verbs of effects, conditions, counts, modifiers, events and timings.

## Whose: your hero; their hero

hellas-part-own = { $person ->
        [they] their
       *[you] your
    }
hellas-part-own-f = { $person ->
        [they] their
       *[you] your
    }
hellas-part-own-plural = { $person ->
        [they] their
       *[you] your
    }

## The forms of verbs: gain; gains

hellas-do-gain = { $form ->
        [does] gains
       *[do] gain
    }
hellas-do-lose = { $form ->
        [does] loses
       *[do] lose
    }
hellas-do-discard = { $form ->
        [does] discards
       *[do] discard
    }
hellas-do-draw = { $form ->
        [does] draws
       *[do] draw
    }
hellas-do-look = { $form ->
        [does] looks
       *[do] look
    }
hellas-do-keep = { $form ->
        [does] keeps
       *[do] keep
    }
hellas-do-raise = { $form ->
        [does] raises
       *[do] raise
    }
hellas-do-lower = { $form ->
        [does] lowers
       *[do] lower
    }
hellas-do-take = { $form ->
        [does] takes
       *[do] take
    }
hellas-do-heal = { $form ->
        [does] heals
       *[do] heal
    }
hellas-do-recruit = { $form ->
        [does] recruits
       *[do] recruit
    }
hellas-do-bring = { $form ->
        [does] brings
       *[do] bring
    }
hellas-do-move = { $form ->
        [does] moves
       *[do] move
    }
hellas-do-kill = { $form ->
        [does] kills
       *[do] kill
    }
hellas-do-save = { $form ->
        [does] saves
       *[do] save
    }
hellas-do-place = { $form ->
        [does] places
       *[do] place
    }
hellas-do-perform = { $form ->
        [does] performs
       *[do] perform
    }
hellas-do-put = { $form ->
        [does] puts
       *[do] put
    }
hellas-do-hold = { $form ->
        [does] holds
       *[do] hold
    }
hellas-do-hunt = { $form ->
        [does] hunts
       *[do] hunt
    }
hellas-do-deal = { $form ->
        [does] deals
       *[do] deal
    }
hellas-do-suffer = { $form ->
        [does] suffers
       *[do] suffer
    }
hellas-do-add = { $form ->
        [does] adds
       *[do] add
    }
hellas-do-play = { $form ->
        [does] plays
       *[do] play
    }
hellas-do-remove = { $form ->
        [does] takes
       *[do] take
    }

## What is had

hellas-verb-gain = { hellas-do-gain } { $amounts }
    .means = Gain, as far as the supply and the deck go
hellas-verb-lose = { hellas-do-lose } { $amounts }
    .means = Lose as much of it as there is
hellas-verb-pay = { $head ->
        [yes] {""}
       *[no] { $form ->
                [does] may{" "}
                [to] {""}
               *[do] you may{" "}
            }
    }{ $pays ->
        [injury] take
       *[other] pay
    } { $amounts }{ $apart ->
        [yes] : { $effects }
       *[no] {" "}to { $effects }
    }
    .means = If the player wants to and can in full: pay, then `then`. With `symbol` the cards must bear it
hellas-verb-pick = { hellas-do-look } at { $of } { $what ->
        [neutral_artifact] neutral artifacts
        [blessing] blessings
       *[combat_card] combat cards
    } of the deck and { $form ->
        [does] keeps
       *[do] keep
    } 1
    .means = Look secretly at that many cards of the deck of neutral artifacts, combat cards or blessings, or at all there are; keep one, shuffle the others back. An artifact comes charged and is shown, as is a blessing
hellas-verb-fill-hand = { hellas-do-draw } combat cards up to { hellas-part-own } hand limit
    .means = Draw combat cards up to the hand limit
hellas-verb-discard = { hellas-do-discard } { $what ->
        [one] 1 combat card
        [one_at_random] 1 combat card at random
        [half] half of { hellas-part-own } combat cards, rounded up
        [all_but_one] all { hellas-part-own } combat cards but 1
       *[to_speed] combat cards until { hellas-part-own } hand has no more than { hellas-part-own } hero's speed
    }
    .means = Discard `one` combat card of one's choice; `one_at_random`; `half` of the hand, rounded up, of one's choice; `all_but_one`; down `to_speed`, the hero's speed of that moment
hellas-verb-exchange = { hellas-do-discard } any number of combat cards and { $form ->
        [does] draws
       *[do] draw
    } as many
    .means = Discard any number of cards from hand, then draw as many
hellas-verb-raise = { hellas-do-raise } { $to ->
        [0] { $what ->
                [chosen] { $count ->
                        [0] an attribute of { hellas-part-own } choice
                       *[other] { $count } different attributes of { hellas-part-own } choice
                    }
               *[other] { hellas-part-own } hero's { $attribute }
            } by 1
       *[other] an attribute of { hellas-part-own } choice that is lower to { $to }
    }
    .means = That attribute, or one of one's choice (`chosen`), goes up by 1 for good, to 5 at most. `to`: one that is lower becomes that much. `count`: so many different ones. An injured attribute rises under its injury. *Decided*
hellas-verb-lower = { hellas-do-lower } { $what ->
        [chosen] an attribute of { hellas-part-own } choice
        [highest] { hellas-part-own } hero's highest attribute
       *[other] { hellas-part-own } hero's { $attribute }
    } by 1
    .means = It goes down by 1 for good, to 1 at least: that one, one of the player's choice (`chosen`), or the `highest` by what is under its injury, the player choosing among equals. *Decided*
hellas-verb-injury = { hellas-do-take } { $number ->
        [one] { $number } injury
       *[other] { $number } injuries
    }
    .means = So many injuries, one after the other; the owner of the hero picks a healthy attribute for each (LOH-MHERO-08). Without one it is lost, but in a hunt the fourth ends it (LOH-MHNT-12)
hellas-verb-heal = { hellas-do-heal } { $what ->
        [all] all injuries
       *[one] 1 injury
    }
    .means = Heal one injury of one's choice, or all
hellas-verb-glory = { hellas-do-take } { $what ->
        [land_of_start] the glory token of the land where { hellas-part-own } hero begins
       *[unheld] a glory token of { hellas-part-own } choice that nobody holds
    }
    .means = Take the glory token of the land where the hero begins (`land_of_start`), or one of one's choice that nobody holds (`unheld`)

## What stands on the map

hellas-part-hoplites = { $number ->
        [one] { $number } hoplite
       *[other] { $number } hoplites
    }
hellas-verb-recruit = { hellas-do-recruit } up to { hellas-part-hoplites } { $at ->
        [controlled] in one controlled region
        [city] in one controlled region with a city
        [each_city] in each controlled region with a city
        [hero] in { hellas-part-own } hero's region
        [left] in the region that the army has left
       *[battle] in the region of the battle
    }
    .means = Place up to that many hoplites: in one `controlled` region of one's choice; in one controlled region with a `city`, or in `each_city`; in the region of the `hero`, as Prepare does (LOH-MSPEC-15 to 17); in the region that an army has just `left`, unless enemy hoplites stand there; in that of the `battle`, where they fight. Never where the Sphinx is. Control follows as for hoplites that moved there. In the campaign their colour is that of the region's token (LOH-SSPEC-04)
hellas-verb-bring = { hellas-do-bring } { $what ->
        [any] any number of { hellas-part-own } hoplites
       *[up_to_speed] up to as many of { hellas-part-own } hoplites as { hellas-part-own } hero's speed
    } from { $from ->
        [one_neighbour] one neighbouring region
       *[neighbours] neighbouring regions
    } into the battle
    .means = Own unfortified hoplites come into the battle: `any` number, or `up_to_speed` of the hero; from `one_neighbour` of one's choice, or from all `neighbours`. It is movement, but does not change where a beaten attacker withdraws to. *Decided*
hellas-verb-send = { hellas-do-move } { $what ->
        [army] any number of { hellas-part-own } hoplites of one region together
       *[one] one of { hellas-part-own } hoplites
    } { $reach ->
        [any] to any region
        [speed] up to as many regions as { hellas-part-own } hero's speed
       *[other] up to { $range ->
                [one] { $range } region
               *[other] { $range } regions
            }
    }
    .means = `army`: any number of the unfortified hoplites of one region go together, up to `range` regions; `one`: a single one goes, up to the hero's speed (`reach = "speed"`). They enter region after region, stop where enemy hoplites or enemy control are, and fight there; control is looked at where they stop. `reach = "any"`: put in any region at once, none between; beaten there, they withdraw to where they came from if that is next to it, else to any neighbour. An army may stay where it is. *Decided*
hellas-verb-kill = { hellas-do-kill } { $whose ->
        [enemy] { $number ->
                [one] { $number } enemy hoplite
               *[other] { $number } enemy hoplites
            }
       *[other] { hellas-part-hoplites }
    } { $at ->
        [battle] in the battle
        [hero] in { hellas-part-own } hero's region
        [monster] in the monster's region
        [monster_and_neighbours] in the monster's region and in each neighbouring one
       *[entering] of those that have come
    }
    .means = So many hoplites, or all there are: of the `battle`; in the region of the `hero`; in that of the `monster`; so many in that and in each neighbouring region (`monster_and_neighbours`); of those just `entering`. `whose = "enemy"`: not the player's own. If the last enemy falls before a battle there is none (LOH-MBAT-21)
hellas-verb-save = { hellas-do-save } up to { $number } of them
    .means = Up to that many of the own hoplites that are being killed stay: for casualties and for a lost battle too, not for what one pays, nor for an army with nowhere to withdraw. *Decided*
hellas-verb-control = { hellas-do-take } control of { hellas-part-own } hero's region
    .means = Take control of the hero's region, unless enemy hoplites stand there. *Decided*
hellas-verb-place-hero = { hellas-do-place } { hellas-part-own } hero in any region
    .means = Put the hero in any region. It is no Hero Movement: no quest is boarded, and a hero on a quest stays on it (LOH-MQST-10)
hellas-verb-move-monster = { $what ->
        [itself] the monster moves to the region of the tallest monument
        [here] { hellas-do-move } a monster of { hellas-part-own } hero's region to any region
       *[any] { hellas-do-move } a monster on the map{ $to ->
                [any] {" "}to any region
               *[other] {" "}up to { $range ->
                        [one] { $range } region
                       *[other] { $range } regions
                    }
            }
    }
    .means = `any` monster on the map, of one's choice, goes 1 to `range` regions; the one `here` in the hero's region, of one's choice, goes to `any` region; the monster `itself` goes to that of the `tallest_monument`, the player choosing among equals. It does not attack. In the campaign it follows the arrows of its new region

## Actions and phases

hellas-verb-act = { hellas-do-perform } the special action Hunt, even if it is marked
    .means = Perform that special action, although it is marked
hellas-verb-extra-action = { hellas-do-perform } one more special action this turn
    .means = One more special action this turn, free and marked as usual; lost with Build Monument. In the campaign it takes a token of the pile; there is one event phase, for the token placed last
hellas-verb-mark = { $what ->
        [recruit] { hellas-do-put } a used action token on Recruit
       *[this] { hellas-do-put } a used action token on this card
    }
    .means = Put a used action token on `this` card, which does nothing until it is taken off; on `recruit` (campaign: a token of those gone, which is no script)
hellas-verb-unmark = { hellas-do-remove } up to { $number ->
        [one] { $number } used action token
       *[other] { $number } used action tokens
    } off { hellas-part-own } special actions and cards
    .means = Take up to that many used action tokens off one's special actions and cards, of one's choice. In the campaign they leave the game
hellas-verb-blessing-draft = { hellas-do-hold } a blessing draft and { $form ->
        [does] chooses
       *[do] choose
    } first
    .means = Hold a blessing draft, the player first (LOH-MBLS-01)
hellas-verb-monster-phase = { hellas-do-hold } a monster phase
    .means = A monster phase; the player rolls and takes all decisions (LOH-MMON-02). In the campaign by its own rules and order (LOH-SDIE-01)

## Hunts

hellas-verb-start-hunt = { hellas-do-hunt } a monster in { hellas-part-own } hero's region without drawing cards for strength
    .means = Hunt a monster in the hero's region, without the special action and its token; not on offer without one
hellas-verb-wound = { hellas-do-deal } { $number ->
        [one] { $number } wound
       *[other] { $number } wounds
    } { $on ->
        [hunted] to the hunted monster
        [hero_region] to a monster in { hellas-part-own } hero's region
       *[any] to any monster on the map
    }
    .means = Cover so many symbols of one's choice: of the monster that is `hunted`; of one in the `hero_region`; of `any` on the map. In a hunt it counts as dealt in it, marks and last wound included, but not as the hero's attack (LOH-MHNT-01); outside it pays no mark (LOH-MTRO-07). *Decided*
hellas-verb-restore = the monster loses all its wounds
    .means = All wounds are taken off the monster. What was dealt in this hunt was dealt, and its marks can still pay. *Decided*
hellas-verb-special-attack = { hellas-do-suffer } the special attack of the monster
    .means = Carry out the special attack of the monster's tray
hellas-verb-end-hunt = the hunt ends in failure
    .means = The hunt is over and has failed

## Battles

hellas-verb-army-strength = { hellas-do-add } { $number } to { hellas-part-own } army strength
    .means = That much more army strength for the player in this battle
hellas-verb-card-value = the card just played is worth { $number } more
    .means = The combat card just played, in a battle or in a defence, is worth that much more
hellas-verb-play-card = { hellas-do-play } { $number ->
        [one] one more combat card
       *[other] { $number } more combat cards
    }
    .means = Play one more combat card, though all have passed; it is resolved as usual and not answered. *Decided*

## Choices, other players, what lasts

hellas-verb-choose = { $branches }
    .means = Carry out exactly one of the lists on offer
hellas-verb-may = { $form ->
        [does] may { $effects }
        [to] { $effects }
       *[do] you may { $effects }
    }
    .means = Carry out the list, or not
hellas-verb-if = { $condition }, { $effects }{ GIVEN($others) ->
        [yes] ; otherwise, { $others }
       *[no] {""}
    }
    .means = As the condition is now
hellas-verb-for-each = { $effects } for each { $counted }
    .means = As often as the count says, counted once, at the beginning; amounts are multiplied and taken as one effect
hellas-verb-rival = { $which ->
        [opponent] your opponent { $effects }
       *[chosen] a rival of your choice { $effects }
    }
    .means = Another player carries out the list: one of the player's choice (`chosen`), or the `opponent` of the battle. There is none in the campaign
hellas-verb-controller = whoever controls the monster's region { $effects }
    .means = Whoever controls the monster's region carries out the list; nobody if it is neutral
hellas-verb-heroes = the owner of each hero in the monster's region or next to it { $effects }
    .means = The owner of each hero in the monster's region or a neighbouring one carries out the list, in turn order from the player on
hellas-verb-modify = { $modifier }{ GIVEN($counted) ->
        [yes] {" "}for each { $counted }
       *[no] {""}
    }{ GIVEN($condition) ->
        [yes] {" "}{ $condition }
       *[no] {""}
    }
    .means = Changes something for the player: in a passive power always while `while` holds, times the count of `per`; as any other effect, for the battle or the March that is on. A monster's changes the hunts of that monster, for everybody
hellas-verb-forbid = { $what ->
        [leave] hoplites may not leave the monster's region
        [enter] rival hoplites may not move into your hero's region
        [recruit] nobody may recruit in the monster's region
        [prayer] no priest may be sent to the monument in the monster's region
       *[hunt] the monster cannot be hunted
    }{ GIVEN($condition) ->
        [yes] {" "}{ $condition }
       *[no] {""}
    }
    .means = Not allowed unless the condition holds for whoever would do it. Of a monster, in its region and for everybody: hoplites may not `leave`, withdrawal included; nobody may `recruit`; no priest may be sent to the monument (`prayer`); it cannot be hunted (`hunt`). Of a hero: rival hoplites may not `enter` the hero's region by moving, withdrawal included; they may be recruited there. Persians are never hindered. For withdrawal *decided*

## The campaign

hellas-part-spaces = { $size ->
        [one] { $size } space
       *[other] { $size } spaces
    }

## Conditions, as they stand after "if"

hellas-if-all = { $parts }
    .means = all of them hold
hellas-if-any = { $parts }
    .means = one of them holds
hellas-if-attribute = { $person ->
        [hunter] the hunter's
       *[other] { hellas-part-own } hero's
    } { $attribute } is { $at_least ->
        [0] below { $below }
       *[other] at least { $at_least }
    }
    .means = the hero's value, an injured one counting 1, is so high, or lower
hellas-if-has = { $person ->
        [hunter] the hunter has
        [they] they have
       *[you] you have
    } at least { $amounts }
    .means = so many priests are in the player's pool, or so many artifacts with the player
hellas-if-controls = { $person ->
        [they] they control
       *[you] you control
    } at least { $at_least ->
        [one] { $at_least } { $what ->
                [temple] temple
               *[city] city
            }
       *[other] { $at_least } { $what ->
                [temple] temples
               *[city] cities
            }
    }
    .means = the player controls so many regions with a `temple`, the oracle included, or with a `city`, Sparta included
hellas-if-hand = { hellas-part-own } hand is empty
    .means = the player has no combat card
hellas-if-hero-in = { $person ->
        [they] their
       *[you] your
    } hero is { $what ->
        [battle] in the region of the battle
        [next_to_battle] next to the region of the battle
        [temple] in a region with a temple
       *[here] there
    }
    .means = the player's hero is in the region of the `battle`, in one `next_to_battle`, in one with a `temple`, or `here`
hellas-if-neutral = nobody controls { hellas-part-own } hero's region
    .means = nobody controls the hero's region; in the campaign neither side does
hellas-if-role = { $person ->
        [they] they are
       *[you] you are
    } the { $what ->
        [attacker] attacker
       *[defender] defender
    }
    .means = the player is `attacker` or `defender` in the battle
hellas-if-battle-in = the region of the battle has a city
    .means = its region has a city
hellas-if-glory-of = { $person ->
        [they] they hold
       *[you] you hold
    } the glory token of the land
    .means = the player holds the glory token of its land
hellas-if-numbers = { $person ->
        [they] they have
       *[you] you have
    } { $what ->
        [more] more
       *[fewer] fewer
    } hoplites than the enemy
    .means = the player has more, or fewer, hoplites in it than the enemy. Against a Persian control token the enemy has half the invasion value, rounded up (LOH-SCRD-01); against Persian hoplites their figures count, 1 each (*decided*)
hellas-if-outleads = { hellas-part-own } hero has more leadership than the enemy's
    .means = the leadership of the player's hero is higher than that of the enemy's, wherever they are; Xerxes's is the command value (LOH-SCRD-02)
hellas-if-fortified = { $person ->
        [they] they have
       *[you] you have
    } a fortified hoplite in the battle
    .means = the player has a fortified hoplite in it
hellas-if-injured = the hero was injured before this attack
    .means = the hero had an injury before this attack card was played
hellas-if-wounds = the monster has at least { $number ->
        [one] { $number } wound
       *[other] { $number } wounds
    }
    .means = so many symbols of the monster are covered

## Counts, as they stand after "for each"

hellas-count-attribute = point of { hellas-part-own } hero's { $attribute }
    .means = the hero's value, an injured one counting 1
hellas-count-lower-of = point of the lower of { hellas-part-own } hero's { $things }
    .means = the lowest of these values
hellas-count-hoplites = { $per ->
        [0] hoplite { $person ->
                [they] they have
               *[you] you have
            } in the battle
       *[other] { $per } hoplites { $person ->
                [they] they have
               *[you] you have
            } in the battle
    }
    .means = own hoplites in the battle; with `per`, once for every so many
hellas-count-hand = combat card in { hellas-part-own } hand
    .means = combat cards in the player's hand
hellas-count-wounds = { $what ->
        [covered] symbol of the monster with a wound
        [uncovered] symbol of the monster without a wound
       *[all] symbol of the monster
    }
    .means = symbols of the monster, those of its evolutions included: `covered`, `uncovered`, `all`

## Modifiers

hellas-part-more = { $change ->
        [less] { $size } less
       *[more] { $size } more
    }
hellas-modify-army-strength = { hellas-part-own } armies have { hellas-part-more } army strength
    .means = the player's army strength in every battle
hellas-modify-combat-card-value = every combat card { $person ->
        [they] they play
       *[you] you play
    } in a battle is worth { hellas-part-more }
    .means = the value of every combat card that the player plays in a battle
hellas-modify-enemy-cards = the opponent may play only { $number ->
        [one] { $number } combat card
       *[other] { $number } combat cards
    }
    .means = *set*, the lowest: how many combat cards the opponent may play in the battle
hellas-modify-first-casualties = the casualties of the first combat card { $person ->
        [they] they play
       *[you] you play
    } in a battle do not count
    .means = the casualties of the first card that the player plays in a battle do not count, nor for LOH-MBAT-09
hellas-modify-own-casualties = { $person ->
        [they] they have
       *[you] you have
    } { $change ->
        [less] { $size } fewer
       *[more] { $size } more
    } { $size ->
        [one] casualty
       *[other] casualties
    }
    .means = the player's casualties in this battle, never below 0
hellas-modify-enemy-casualties = the enemy has { $change ->
        [less] { $size } fewer
       *[more] { $size } more
    } { $size ->
        [one] casualty
       *[other] casualties
    }
    .means = the opponent's casualties in this battle
hellas-modify-defeat-losses = if { $person ->
        [they] they win
       *[you] you win
    }, the enemy loses { $number ->
        [one] { $number } hoplite
       *[other] { $number } hoplites
    } for the defeat instead of 1
    .means = *set*: how many hoplites the opponent loses for losing this battle, instead of 1
hellas-modify-hand-limit = { hellas-part-own } hand limit is { $number }
    .means = *set*: the hand limit
hellas-modify-population-strength = the population strength of all regions is { hellas-part-more } for { $person ->
        [they] them
       *[you] you
    }
    .means = the population strength of all regions for the player, never below 1
hellas-modify-march-range = { hellas-part-own } Marches go up to { $number ->
        [one] { $number } region
       *[other] { $number } regions
    }
    .means = *set*: how many regions a March may go; as `send` does
hellas-modify-march-to = this March may go to any region
    .means = this March may go to any region, none between
hellas-modify-usurp-recruits = Usurp recruits up to { $number ->
        [one] { $number } hoplite
       *[other] { $number } hoplites
    }
    .means = *set*: how many hoplites Usurp recruits, at most
hellas-modify-attack-value = every attack of the monster is worth { hellas-part-more }
    .means = the value of every attack card of this monster
hellas-modify-first-attack-value = the monster's first attack in each hunt is worth { hellas-part-more }
    .means = that of its first one in each hunt
hellas-modify-first-attack = if the monster's first attack in a hunt is not defended, the hunt ends
    .means = if its first one in a hunt is not defended, the hunt ends as well
hellas-modify-hunt-cards = hunts of the monster begin with as many cards as the hero's { $attribute }
    .means = that attribute, instead of strength, gives the cards of a hunt's start

## Events, as they stand after "when"

hellas-on-turn-starts = your turn begins
    .means = the active player's: a turn begins, before any action
hellas-on-hero-moved = your Hero Movement is over
    .means = the active player's: a Hero Movement is over, in a region or on a quest
hellas-on-recruited = you have performed Recruit
    .means = the active player's: the special action Recruit is over
hellas-on-march-begins = you have chosen the army of a March
    .means = the active player's: the army of a March is chosen, its goal is not
hellas-on-marched = your March has arrived
    .means = the active player's: a March has arrived, before its battle
hellas-on-prepared = you have performed Prepare
    .means = the active player's: the special action Prepare is over
hellas-on-temple-built = you have built a temple
    .means = the builder's: Build Temple is over, its draft and the oracle's reward included
hellas-on-monument-built = a monument is built, or you pass in the campaign
    .means = the builder's: tokens are off and artifacts charged, before the monster phase; in the campaign when Pass has done so (LOH-SSPEC-14)
hellas-on-battle-starts = { $by ->
        [self] you attack
        [other] you are attacked
       *[any] a battle of yours begins
    }
    .means = the attacker's: a battle begins, before its first card: `self` if the owner attacks, `other` if the owner is attacked, `any` for both. Never for those who have no part in it
hellas-on-fighting = you are about to play a combat card in a battle
    .means = who plays: the owner is about to play a combat card in a battle, or to pass
hellas-on-card-played = you have played a combat card
    .means = who played: the owner has played a combat card in a battle, before its effect, or in a defence
hellas-on-cards-over = both sides of your battle have passed
    .means = nobody's: both sides of the owner's battle have passed
hellas-on-casualties = your battle is decided
    .means = nobody's: the owner's battle is decided, nobody has lost a hoplite yet
hellas-on-battle-won = you have won a battle
    .means = the winner's: a battle is won, after losses, withdrawal and control. Every victory over Persians is one
hellas-on-hoplites-killed = your hoplites are about to be killed
    .means = their owner's: hoplites of the owner are about to be killed
hellas-on-hoplites-enter = hoplites move into the monster's region
    .means = their owner's: hoplites have come into the monster's region by moving, all of one movement together; not Persians
hellas-on-hunt-starts = you begin a hunt
    .means = the hunter's: a hunt has begun and its cards are drawn
hellas-on-hunting = you are about to attack in a hunt or to answer an attack
    .means = the hunter's: the hunter is about to attack, or to answer an attack
hellas-on-defending = you count the cards of a defence
    .means = the hunter's: the hunter has played cards to defend and is about to count them

## Timings

hellas-part-under-which = { GIVEN($condition) ->
        [yes] , { $condition }
       *[no] {""}
    }
hellas-when-passive = Always{ hellas-part-under-which }: { $effects }.
hellas-when-gained = When received{ hellas-part-under-which }: { $effects }.
hellas-when-use = Use Artifacts{ hellas-part-under-which }: { $effects }.
hellas-when-once-per-turn = Once in each of your turns{ hellas-part-under-which }: { $effects }.
hellas-when-any-time = At any time{ hellas-part-under-which }: { $effects }.
hellas-when-instead = Instead of { $action }{ hellas-part-under-which }: { $effects }.
hellas-when-special = As a special action{ hellas-part-under-which }: { $effects }.
hellas-when-reaction = When { $event }{ hellas-part-under-which }: { $effects }{ $limit ->
        [turn] {" "}(once each turn)
        [hunt] {" "}(once each hunt)
       *[other] {""}
    }.
