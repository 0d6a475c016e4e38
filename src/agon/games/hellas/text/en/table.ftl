# What is asked at the table, what can be answered, and why something cannot be done.
# An option has a group, and says apart what it gives and what it costs.

## Questions: set-up and turns

hellas-ask-hero = Which hero do you take?
hellas-ask-start = Where does { $hero } begin, with { $number } hoplites?
hellas-ask-regular = Round { $round }, your turn with { $hero }: which regular action, or on to the special action?
hellas-ask-special = Which special action does { $hero } perform?{ $number ->
        [0] {""}
        [1] {""}
       *[other] {" "}({ $number } are due this turn.)
    }
hellas-ask-end-of-turn = Anything else before your turn ends?
hellas-ask-repeat = Before you build: do you repeat one of your used special actions?
hellas-ask-move-hoplite = Which hoplite moves? ({ $left ->
        [one] { $left } more move
       *[other] { $left } more moves
    }; battles come when all have moved.)
hellas-ask-move-hero = Where does { $hero } go? (Speed { $speed }; staying is a movement too.)
hellas-ask-place-hero = In which region do you put { $hero }?
hellas-ask-board = { GIVEN($quest) ->
        [yes] Does { $hero } board this quest: { $quest }?
       *[no] Does { $hero } board a quest?
    }
hellas-ask-pray = Which monument does your priest go to?
hellas-ask-use-artifact = Which artifact do you use?
hellas-ask-march-from = From which region does your army march?
hellas-ask-march-army = How many { $colour } hoplites go from { $region }?
hellas-ask-march-to = Where does your army of { $number } go from { $region }?
hellas-ask-send-from = From which region do you move an army?
hellas-ask-send-one = Which hoplite goes?
hellas-ask-temple = Where do you build?
hellas-ask-prepare = How do you prepare?
hellas-ask-recruit = Where do you place hoplites?{ $free ->
        [yes] {" "}(You may place fewer.)
       *[no] {""}
    }
hellas-ask-build-monument = Which monument do you raise by a level?
hellas-ask-unmark = Off what do you take a used action token?

## Questions: effects and cards

hellas-ask-order = Which of these comes first?
hellas-ask-use-power = Do you use { $power } now?
    .reaction = using powers
hellas-ask-branch = { GIVEN($source) ->
        [no] What do you choose?
       *[yes] { $source }: what do you choose?
    }
hellas-ask-may = { GIVEN($source) ->
        [no] Do you want to?
       *[yes] { $source }: do you want to?
    }
hellas-ask-pay = { GIVEN($source) ->
        [no] Do you pay?
       *[yes] { $source }: do you pay?
    }
hellas-ask-rival = Which rival?
hellas-ask-discard = Which combat card do you discard?{ $over ->
        [yes] {" "}(Your hand limit is { $limit }.)
       *[no] {""}
    }
hellas-ask-pay-card = Which combat card do you pay?
hellas-ask-exchange = Which combat card do you exchange for a new one?
hellas-ask-injury = Which attribute takes the injury?
hellas-ask-heal = Which attribute is healed?
hellas-ask-raise = Which attribute goes up?
hellas-ask-lower = Which attribute goes down?
hellas-ask-pay-glory = Which glory token do you give up?
hellas-ask-glory = Which glory token do you take?
hellas-ask-blessing = Which of these { $number } blessings do you keep? The others go on.
hellas-ask-pick = Which of these { $kind ->
        [neutral_artifact] artifacts
        [blessing] blessings
       *[combat_card] combat cards
    } do you keep?

## Questions: battles

hellas-ask-next-battle = Which battle is fought first?
hellas-ask-battle-card = Battle in { $region }, you { $role ->
        [attacker] attack
       *[defender] are attacked by
    } { $rival }: strength { $own } against { $other }. Which combat card do you play?
hellas-ask-bring = Which hoplites come to help in { $region }, against { $rival }? Strength { $own } against { $other }{ $role ->
        [attacker] , you attack
       *[defender] , you defend
    }.
hellas-ask-lose-hoplite = Which hoplite do you lose in { $region }?
hellas-ask-kill = Whose hoplite in { $region } is killed?
hellas-ask-withdraw = { GIVEN($region) ->
        [yes] Where does your army withdraw to from { $region }?
       *[no] Where does your army withdraw to?
    }

## Questions: hunts and monsters

hellas-ask-hunt = Which monster do you hunt?
hellas-ask-wound = Your attack on { $monster }: which cards for a wound? ({ $left ->
        [one] { $left } symbol is left
       *[other] { $left } symbols are left
    }, { $struck ->
        [0] none dealt yet
        [one] { $struck } wound dealt
       *[other] { $struck } wounds dealt
    } in this attack.)
hellas-ask-symbol = Which symbol { $of_monster } is covered?
hellas-ask-symbol-of = Which symbol of which monster is covered?
hellas-ask-attack-card = { $seat } hunts { $monster }, and you play its attack: which card?
hellas-ask-defence = { $monster_first } attacks with { $attack_card }: a defence must be worth { $needed }, yours is worth { $total }. Without one: { $effects }. How do you answer?
hellas-ask-trophy = Which trophy of the hunt { $of_monster } do you take?
hellas-ask-monsters-act = Which monster acts next, and how?
hellas-ask-monster-acts = What does { $monster } do?
hellas-ask-which-monster = Which monster moves?
hellas-ask-monster-goal = Where does { $monster } go?

## Facts beside options

hellas-fact-population = population strength { $number }
hellas-fact-yours = yours
hellas-fact-controlled = controlled by { $commander }
hellas-fact-city = city
hellas-fact-sparta = Sparta
hellas-fact-army = { $commander }: { $number ->
        [one] { $number } hoplite
       *[other] { $number } hoplites
    }
hellas-fact-hero = hero of { $owner }
hellas-fact-thing = { $thing }
hellas-arrival = { $what ->
        [battle] a battle against { $rival }{ $number ->
                [0] {" "}(a control token)
                [one] {" "}({ $number } hoplite)
               *[other] {" "}({ $number } hoplites)
            }
        [own] yours already, { $here } there
        [taken] takes control { $side ->
                [persians] from the Persians
               *[other] from { $rival }
            }
        [control] takes control ({ $here } of { $needed })
       *[few] no control yet ({ $here } of { $needed })
    }
hellas-card-facts = { $symbol }, value { $value }{ $casualties ->
        [0] {""}
        [one] , { $casualties } casualty
       *[other] , { $casualties } casualties
    }{ GIVEN($effects) ->
        [yes] ; { $effects }
       *[no] {""}
    }
hellas-attack-facts = defence { $value }; if not defended: { $effects }

## Options: turns

hellas-option-hero = { $hero }. { $power }
    .gives = starts with: { $bonus }
hellas-option-start = { $region }
    .gives = { $control ->
            [yes] yours at once
           *[no] {""}
        }
    .costs = { $facts }
hellas-option-regular = { $action }
    .group = Regular actions
    .gives = { $gives }
hellas-gives-hoplite-movement = up to { $number ->
        [one] { $number } hoplite
       *[other] { $number } hoplites
    }, one region each
hellas-gives-hero-movement = up to { $number ->
        [one] { $number } region
       *[other] { $number } regions
    }
hellas-gives-quest-step = step { $step } of { $quest }
hellas-gives-prayer = one priest of { $number } in your pool
hellas-option-go-on = Go on to the special action
    .group = Go on
hellas-option-end-turn = End the turn
    .group = Go on
hellas-option-no-special = No further special action
    .group = Go on
hellas-option-special = { $action }
    .group = Special actions
    .gives = { $gives }
hellas-gives-recruit = up to { $number ->
        [one] { $number } hoplite
       *[other] { $number } hoplites
    } in { $regions }
hellas-gives-march = an army from one of these regions: { $regions }
hellas-gives-temple = in { $regions }, for a priest ({ $left ->
        [one] { $left } temple left
       *[other] { $left } temples left
    })
hellas-gives-prepare = two of: heal, draw a card, recruit where your hero is
hellas-gives-usurp = take control of { $region }
hellas-gives-hunt = { $monsters }, with { $number ->
        [one] { $number } more card
       *[other] { $number } more cards
    }
hellas-gives-monument = a level; { $number ->
        [0] you gain no priest
        [one] you gain { $number } priest
       *[other] you gain { $number } priests
    }; tokens off, artifacts charged; ends the round
hellas-gives-pass = tokens off your board, artifacts charged
hellas-option-power = { $power }: { $effects }
    .group = Powers
    .costs = { GIVEN($action) ->
            [yes] instead of { $action }
           *[no] {""}
        }
hellas-option-any-time = { $power }: { $effects }
    .group = At any time
hellas-option-prepare-heal = Heal an injury of { $hero }
    .gives = { $injuries ->
            [one] { $injuries } injury
           *[other] { $injuries } injuries
        } now
hellas-option-prepare-draw = Draw a combat card
    .gives = hand { $hand } of { $limit }
hellas-option-prepare-recruit = Recruit a hoplite in { $region }
    .gives = { $supply } in supply
hellas-option-repeat = { $action }
    .gives = { $gives }
hellas-option-no-repeat = Repeat nothing
hellas-option-unmark = { $thing }
hellas-option-unmark-card = { $thing }. { $power }
hellas-option-no-unmark = No more tokens

## Options: the map

hellas-option-region = { $region }{ $here ->
        [yes] {" "}(stay)
       *[no] {""}
    }
    .gives = { $facts }
hellas-option-from = { $region }
    .gives = { $number ->
            [one] { $number } hoplite can go
           *[other] { $number } hoplites can go
        }
hellas-option-march-to = { $region }
    .gives = { $arrival }
hellas-option-halt = Halt here
hellas-option-no-army = Move no army
hellas-option-move = { $start } to { $goal } ({ $colour })
    .group = Move
    .gives = { $arrival }
hellas-option-fortify = { $region }: a { $colour } hoplite into the city
    .group = Cities
hellas-option-unfortify = { $region }: the { $colour } hoplite out of the city
    .group = Cities
hellas-option-no-move = No more moves
    .group = Stop
hellas-option-recruit-all-place = As many as you may in every region
hellas-option-recruit-all-fortified = As many as you may in every region, one of them in each free city
hellas-option-recruit-place = { $number } in { $region }
    .gives = { $arrival }
    .costs = { $here } of yours there now
hellas-option-recruit-fortified = { $number ->
        [1] 1 in { $region }, fortified in the city
       *[other] { $number } in { $region }, one fortified in the city
    }
    .gives = { $arrival }
    .costs = { $here } of yours there now
hellas-option-no-recruit = Place no more
hellas-option-hoplite-lose = { $region }: a { $colour } hoplite
    .costs = { $number } there now
hellas-option-hoplite-send = { $region }: a { $colour } hoplite
    .costs = { $number } there now
hellas-option-army = { $number ->
        [0] None
       *[other] { $hoplites }
    }
    .costs = { $left ->
            [0] none stays
            [one] { $left } stays
           *[other] { $left } stay
        }
hellas-option-bring = { $hoplites } from { $region }
    .costs = { $left ->
            [0] none stays
            [one] { $left } stays
           *[other] { $left } stay
        }
hellas-option-no-bring = Bring no more
hellas-option-victim = { $owner } ({ $region })
    .costs = { $number } there
hellas-option-battle = { $region }, against { $rival }
    .gives = { $own } against { $number }
hellas-option-temple = { $oracle ->
        [yes] { $region }: the oracle
       *[no] { $region }
    }
    .gives = +1 priest{ $draft ->
            [draft] , then a blessing draft
            [oracle] , then the reward of the temple card
           *[none] {""}
        }
    .costs = temple { $temples } of the { $needed } that win
hellas-option-pray = { $god }: { $most ->
        [yes] { $attribute } stays { $value }
       *[no] +1 { $attribute } (now { $value })
    }
    .gives = { $effects }
    .costs = { $room ->
            [one] { $room } place free
           *[other] { $room } places free
        }
hellas-option-monument = { $god }
    .gives = level { $level } of { $levels } now
hellas-option-board = { $hero } at step { $number }: { $quest }
    .gives = { $last ->
            [yes] finishes the quest
           *[no] {""}
        }
    .costs = { $asks }
hellas-option-no-board = Do not board it

## Options: effects and cards

hellas-option-effects = { $effects }
hellas-option-pay = { $pays ->
        [injury] Take { $amounts }: { $effects }
       *[goods] Pay { $amounts }: { $effects }
    }
hellas-option-may = Yes: { $effects }
hellas-option-no = No
hellas-option-no-pay = Do not pay
hellas-option-no-power = Do not use it now
hellas-option-injure = { $attribute }
    .costs = { $level ->
            [1] counts 1 all the same
           *[other] counts 1 instead of { $level }
        }
hellas-option-heal = { $attribute }
    .gives = counts { $level } again instead of { $value }
hellas-option-raise = { $attribute }
    .gives = now { $level }
hellas-option-lower = { $attribute }
    .costs = now { $level }
hellas-option-seat = { $owner }{ GIVEN($hero) ->
        [yes] {" "}({ $hero })
       *[no] {""}
    }
    .gives = { $cards ->
            [one] { $cards } combat card
           *[other] { $cards } combat cards
        }
hellas-option-land = { $land }
    .gives = you control { $own } of { $all }
hellas-option-card = { $card } ({ $facts })
hellas-option-no-exchange = Exchange no more
hellas-option-battle-card = { $card } ({ $symbol }){ GIVEN($effects) ->
        [yes] : { $effects }
       *[no] {""}
    }
    .gives = { SIGNED($value) }
    .costs = { $casualties ->
            [0] {""}
            [one] { $casualties } casualty
           *[other] { $casualties } casualties
        }
hellas-option-pass = Play no more cards
hellas-option-blessing = { $blessing } ({ $god }). { $powers }
hellas-option-artifact = { $artifact }. { $power }
hellas-option-no-artifact = Use no more

## Options: hunts and monsters

hellas-option-monster = { $monster_first }{ GIVEN($region) ->
        [yes] {" "}({ $region })
       *[no] {""}
    }
    .gives = { $left } of { $all } symbols left
hellas-option-monster-to = { $region }
    .gives = { $facts }
hellas-option-monster-moves = It goes to { $region }
    .group = { $monster_first }
    .gives = { $facts }
hellas-option-region-attack = It attacks: { $effects }
    .group = { $monster_first }
hellas-option-wound-card = { $card } ({ $symbol })
    .gives = { $any ->
            [yes] a wound of any type
           *[no] a wound: { $symbol }
        }
hellas-option-wound-set = { $cards } ({ $number } times { $symbol })
    .gives = a wound of any type
hellas-option-no-wound = { $struck ->
        [0] Give up the hunt
       *[other] Attack no more
    }
hellas-option-symbol = { $symbol }
    .gives = { $last ->
            [yes] the last one: slays { $monster }
           *[no] { $left } left then
        }
hellas-option-symbol-of = { $symbol } { $of_monster }
    .gives = { $last ->
            [yes] the last one: slays { $monster }
           *[no] { $left } left then
        }
hellas-option-attack-card = { $attack_card }: { $facts }
hellas-option-defend = { $card } ({ $symbol })
    .gives = { SIGNED($value) }, { $total } of { $needed }
hellas-option-parry = Parry with { $card } ({ $symbol })
    .gives = stops the attack
    .costs = { $injuries ->
            [one] { $injuries } injury
           *[other] { $injuries } injuries
        }; you draw { $draws }
hellas-option-no-defence = { $played ->
        [0] Do not defend
       *[other] Give up the defence
    }
    .costs = { $effects }
hellas-option-trophy-priest = A priest
hellas-option-trophy-artifact = A neutral artifact of the deck
hellas-option-trophy-own = { $artifact }. { $power }

## Why not

hellas-why-done = you have done it this turn
hellas-why-no-hoplites = you have no hoplites on the map
hellas-why-hoplites-stuck = none of your hoplites can move
hellas-why-no-priest = there is no priest in your pool
hellas-why-no-monument = no monument has a free place that you may use
hellas-why-no-artifact = you have no artifact
hellas-why-artifacts-spent = your artifacts are spent, or would do nothing now
hellas-why-marked = a used action token lies on it
hellas-why-no-city = you control no region with a city
hellas-why-no-recruits = no hoplite can be placed in your cities
hellas-why-no-army = no hoplites of yours could go anywhere
hellas-why-no-site = you control no free shrine for which a temple is left
hellas-why-no-monster = there is no monster in your hero's region
hellas-why-no-preparation = there is nothing to prepare
hellas-why-on-quest = your hero is on a quest
hellas-why-controlled = you control { $region } already, and no hoplite can be recruited there
hellas-why-no-glory = you do not hold the glory token: { $land }
hellas-why-no-usurp = nobody usurps in { $region }
hellas-why-no-injury = your hero has no injury
hellas-why-no-cards = there is no combat card left to draw
hellas-why-no-levy = no hoplite can be recruited in your hero's region
hellas-why-spent = it is spent until artifacts are charged again
hellas-why-own-moment = it has a moment of its own
hellas-why-useless = it would do nothing now
hellas-why-hero-taken = it is for { $owner }
hellas-why-hero-there = the hero of { $owner } stands there
hellas-why-too-far = it is { $steps } regions away, and your hero's speed is { $speed }
hellas-why-trail = your units may not use that sea trail
hellas-why-moved = no hoplite is left there that has not moved
hellas-why-held = hoplites cannot leave: { $monster } is there
hellas-why-guarded = the hero of { $owner } keeps your hoplites out
hellas-why-city-taken = a hoplite stands in the city already
hellas-why-city-foreign = you do not control the region
hellas-why-city-new = you did not control the region before this action
hellas-why-city-alone = one hoplite alone marches into the city
hellas-why-back = the army has come from there
hellas-why-not-from-there = your attack did not come from there
hellas-why-unsafe = it is held by { $rival }
hellas-why-no-way = no way leads there now
hellas-why-full = all its places are taken
hellas-why-barred = a monster bars the monument
hellas-why-complete = it is complete
hellas-why-temple-there = a temple stands there
hellas-why-foreign = you do not control the region
hellas-why-no-temples-left = no temple is left
hellas-why-step-needs = this is not so: { $needs }
hellas-why-step-price = you cannot pay { $price }
hellas-why-hunt-needs = whoever hunts it must fulfil this: { $needs }
hellas-why-no-hunt = it cannot be hunted
hellas-why-casualties = it costs { $need ->
        [one] { $need } casualty
       *[other] { $need } casualties
    }, and only { $left } more can be borne
hellas-why-symbol = the monster has no such symbol left
hellas-why-shield = a shield deals no wound
hellas-why-defence = all your cards together are worth { $most }, not { $needed }
hellas-why-worthless = it would add nothing to your defence
hellas-why-injured = it is injured already
hellas-why-healthy = it is not injured
hellas-why-high = it cannot go up further
hellas-why-low = it cannot go down
hellas-why-no-branch = it cannot be paid, or would do nothing
hellas-why-glory-held = somebody holds it
