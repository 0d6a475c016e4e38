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
hellas-verb-lose = { hellas-do-lose } { $amounts }
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
hellas-verb-pick = { hellas-do-look } at { $of } { $what ->
        [neutral_artifact] neutral artifacts
        [blessing] blessings
       *[combat_card] combat cards
    } of the deck and { $form ->
        [does] keeps
       *[do] keep
    } 1
hellas-verb-fill-hand = { hellas-do-draw } combat cards up to { hellas-part-own } hand limit
hellas-verb-discard = { hellas-do-discard } { $what ->
        [one] 1 combat card
        [one_at_random] 1 combat card at random
        [half] half of { hellas-part-own } combat cards, rounded up
        [all_but_one] all { hellas-part-own } combat cards but 1
       *[to_speed] combat cards until { hellas-part-own } hand has no more than { hellas-part-own } hero's speed
    }
hellas-verb-exchange = { hellas-do-discard } any number of combat cards and { $form ->
        [does] draws
       *[do] draw
    } as many
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
hellas-verb-lower = { hellas-do-lower } { $what ->
        [chosen] an attribute of { hellas-part-own } choice
        [highest] { hellas-part-own } hero's highest attribute
       *[other] { hellas-part-own } hero's { $attribute }
    } by 1
hellas-verb-injury = { hellas-do-take } { $number ->
        [one] { $number } injury
       *[other] { $number } injuries
    }
hellas-verb-heal = { hellas-do-heal } { $what ->
        [all] all injuries
       *[one] 1 injury
    }
hellas-verb-glory = { hellas-do-take } { $what ->
        [land_of_start] the glory token of the land where { hellas-part-own } hero begins
       *[unheld] a glory token of { hellas-part-own } choice that nobody holds
    }

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
hellas-verb-bring = { hellas-do-bring } { $what ->
        [any] any number of { hellas-part-own } hoplites
       *[up_to_speed] up to as many of { hellas-part-own } hoplites as { hellas-part-own } hero's speed
    } from { $from ->
        [one_neighbour] one neighbouring region
       *[neighbours] neighbouring regions
    } into the battle
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
hellas-verb-save = { hellas-do-save } up to { $number } of them
hellas-verb-control = { hellas-do-take } control of { hellas-part-own } hero's region
hellas-verb-place-hero = { hellas-do-place } { hellas-part-own } hero in any region
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

## Actions and phases

hellas-verb-act = { hellas-do-perform } the special action Hunt, even if it is marked
hellas-verb-extra-action = { hellas-do-perform } one more special action this turn
hellas-verb-mark = { $what ->
        [recruit] { hellas-do-put } a used action token on Recruit
       *[this] { hellas-do-put } a used action token on this card
    }
hellas-verb-unmark = { hellas-do-remove } up to { $number ->
        [one] { $number } used action token
       *[other] { $number } used action tokens
    } off { hellas-part-own } special actions and cards
hellas-verb-blessing-draft = { hellas-do-hold } a blessing draft and { $form ->
        [does] chooses
       *[do] choose
    } first
hellas-verb-monster-phase = { hellas-do-hold } a monster phase

## Hunts

hellas-verb-start-hunt = { hellas-do-hunt } a monster in { hellas-part-own } hero's region without drawing cards for strength
hellas-verb-wound = { hellas-do-deal } { $number ->
        [one] { $number } wound
       *[other] { $number } wounds
    } { $on ->
        [hunted] to the hunted monster
        [hero_region] to a monster in { hellas-part-own } hero's region
       *[any] to any monster on the map
    }
hellas-verb-restore = the monster loses all its wounds
hellas-verb-special-attack = { hellas-do-suffer } the special attack of the monster
hellas-verb-end-hunt = the hunt ends in failure

## Battles

hellas-verb-army-strength = { hellas-do-add } { $number } to { hellas-part-own } army strength
hellas-verb-card-value = the card just played is worth { $number } more
hellas-verb-play-card = { hellas-do-play } { $number ->
        [one] one more combat card
       *[other] { $number } more combat cards
    }

## Choices, other players, what lasts

hellas-verb-choose = { $branches }
hellas-verb-may = { $form ->
        [does] may { $effects }
        [to] { $effects }
       *[do] you may { $effects }
    }
hellas-verb-if = { $condition }, { $effects }{ GIVEN($others) ->
        [yes] ; otherwise, { $others }
       *[no] {""}
    }
hellas-verb-for-each = { $effects } for each { $counted }
hellas-verb-rival = { $which ->
        [opponent] your opponent { $effects }
       *[chosen] a rival of your choice { $effects }
    }
hellas-verb-controller = whoever controls the monster's region { $effects }
hellas-verb-heroes = the owner of each hero in the monster's region or next to it { $effects }
hellas-verb-modify = { $modifier }{ GIVEN($counted) ->
        [yes] {" "}for each { $counted }
       *[no] {""}
    }{ GIVEN($condition) ->
        [yes] {" "}{ $condition }
       *[no] {""}
    }
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

## The campaign

hellas-part-spaces = { $size ->
        [one] { $size } space
       *[other] { $size } spaces
    }
hellas-verb-mobilization = mobilization advances { hellas-part-spaces }
hellas-verb-mobilization-space = the mobilization marker goes to space { $number }
hellas-verb-invasion = invasion { $change ->
        [less] goes back
       *[more] advances
    } { hellas-part-spaces }
hellas-verb-reinforce = { $number ->
        [one] { $number } Persian hoplite joins the vanguard
       *[other] { $number } Persian hoplites join the vanguard
    }
hellas-verb-spawn = { $monster } comes to { $at }{ GIVEN($or_at) ->
        [yes] {" "}(in the English edition to { $or_at })
       *[no] {""}
    }; if it is on the map or was slain, { $others }
hellas-verb-spy = a spy goes to { $what }
hellas-verb-spying-phase = a spying phase: every spy works in his region
hellas-verb-attitude = { $where ->
        [here] the attitude of this land
        [occupied] the attitude of every land with a Persian control token
        [on_track] the attitude of every land whose glory token you do not hold
       *[other] the attitude of { $things }
    } gets { $change ->
        [less] worse
       *[more] better
    } by { $size }
hellas-verb-unrest = you lose { hellas-part-hoplites } { $in ->
        [each_region] in each region
       *[each_land] in each land
    } for each point of ill will there (wary 1, hostile 2)
hellas-verb-desertion = where no blue hoplite stands, half of the yellow ones are lost, rounded up
hellas-verb-defection = yellow control tokens in wary and hostile lands are removed
hellas-verb-destroy = { $which ->
        [tallest_occupied] the tallest monument in a region with a Persian control token loses a level
        [each_above_base] every monument of more than one level loses a level
       *[other] the monument of { $of } loses a level
    }
hellas-verb-persian-control = a Persian control token goes to { $what }
hellas-verb-only-trails = your units may use no other sea trails than { $things } for the rest of the game

## Conditions, as they stand after "if"

hellas-if-all = { $parts }
hellas-if-any = { $parts }
hellas-if-attribute = { $person ->
        [hunter] the hunter's
       *[other] { hellas-part-own } hero's
    } { $attribute } is { $at_least ->
        [0] below { $below }
       *[other] at least { $at_least }
    }
hellas-if-has = { $person ->
        [hunter] the hunter has
        [they] they have
       *[you] you have
    } at least { $amounts }
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
hellas-if-hand = { hellas-part-own } hand is empty
hellas-if-hero-in = { $person ->
        [they] their
       *[you] your
    } hero is { $what ->
        [battle] in the region of the battle
        [next_to_battle] next to the region of the battle
        [temple] in a region with a temple
       *[here] there
    }
hellas-if-neutral = nobody controls { hellas-part-own } hero's region
hellas-if-role = { $person ->
        [they] they are
       *[you] you are
    } the { $what ->
        [attacker] attacker
       *[defender] defender
    }
hellas-if-battle-in = the region of the battle has a city
hellas-if-glory-of = { $person ->
        [they] they hold
       *[you] you hold
    } the glory token of the land
hellas-if-numbers = { $person ->
        [they] they have
       *[you] you have
    } { $what ->
        [more] more
       *[fewer] fewer
    } hoplites than the enemy
hellas-if-outleads = { hellas-part-own } hero has more leadership than the enemy's
hellas-if-fortified = { $person ->
        [they] they have
       *[you] you have
    } a fortified hoplite in the battle
hellas-if-injured = the hero was injured before this attack
hellas-if-wounds = the monster has at least { $number ->
        [one] { $number } wound
       *[other] { $number } wounds
    }
hellas-if-vanguard-below = the vanguard has fewer than { $number ->
        [one] { $number } hoplite
       *[other] { $number } hoplites
    }
hellas-if-vanguard-in = the vanguard is in { $things }
hellas-if-counter-below = the victory counter is lower than the invasion marker
hellas-if-spy-in = a spy is in { $what }

## Counts, as they stand after "for each"

hellas-count-attribute = point of { hellas-part-own } hero's { $attribute }
hellas-count-lower-of = point of the lower of { hellas-part-own } hero's { $things }
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
hellas-count-hand = combat card in { hellas-part-own } hand
hellas-count-wounds = { $what ->
        [covered] symbol of the monster with a wound
        [uncovered] symbol of the monster without a wound
       *[all] symbol of the monster
    }
hellas-count-ill-will = point of ill will of the land where { hellas-part-own } hero is (wary 1, hostile 2)

## Modifiers

hellas-part-more = { $change ->
        [less] { $size } less
       *[more] { $size } more
    }
hellas-modify-army-strength = { hellas-part-own } armies have { hellas-part-more } army strength
hellas-modify-combat-card-value = every combat card { $person ->
        [they] they play
       *[you] you play
    } in a battle is worth { hellas-part-more }
hellas-modify-enemy-cards = the opponent may play only { $number ->
        [one] { $number } combat card
       *[other] { $number } combat cards
    }
hellas-modify-first-casualties = the casualties of the first combat card { $person ->
        [they] they play
       *[you] you play
    } in a battle do not count
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
hellas-modify-enemy-casualties = the enemy has { $change ->
        [less] { $size } fewer
       *[more] { $size } more
    } { $size ->
        [one] casualty
       *[other] casualties
    }
hellas-modify-defeat-losses = if { $person ->
        [they] they win
       *[you] you win
    }, the enemy loses { $number ->
        [one] { $number } hoplite
       *[other] { $number } hoplites
    } for the defeat instead of 1
hellas-modify-hand-limit = { hellas-part-own } hand limit is { $number }
hellas-modify-population-strength = the population strength of all regions is { hellas-part-more } for { $person ->
        [they] them
       *[you] you
    }
hellas-modify-march-range = { hellas-part-own } Marches go up to { $number ->
        [one] { $number } region
       *[other] { $number } regions
    }
hellas-modify-march-to = this March may go to any region
hellas-modify-usurp-recruits = Usurp recruits up to { $number ->
        [one] { $number } hoplite
       *[other] { $number } hoplites
    }
hellas-modify-attack-value = every attack of the monster is worth { hellas-part-more }
hellas-modify-first-attack-value = the monster's first attack in each hunt is worth { hellas-part-more }
hellas-modify-first-attack = if the monster's first attack in a hunt is not defended, the hunt ends
hellas-modify-hunt-cards = hunts of the monster begin with as many cards as the hero's { $attribute }

## Events, as they stand after "when"

hellas-on-turn-starts = your turn begins
hellas-on-hero-moved = your Hero Movement is over
hellas-on-recruited = you have performed Recruit
hellas-on-march-begins = you have chosen the army of a March
hellas-on-marched = your March has arrived
hellas-on-prepared = you have performed Prepare
hellas-on-temple-built = you have built a temple
hellas-on-monument-built = a monument is built, or you pass in the campaign
hellas-on-battle-starts = { $by ->
        [self] you attack
        [other] you are attacked
       *[any] a battle of yours begins
    }
hellas-on-fighting = you are about to play a combat card in a battle
hellas-on-card-played = you have played a combat card
hellas-on-cards-over = both sides of your battle have passed
hellas-on-casualties = your battle is decided
hellas-on-battle-won = you have won a battle
hellas-on-hoplites-killed = your hoplites are about to be killed
hellas-on-hoplites-enter = hoplites move into the monster's region
hellas-on-hunt-starts = you begin a hunt
hellas-on-hunting = you are about to attack in a hunt or to answer an attack
hellas-on-defending = you count the cards of a defence

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
