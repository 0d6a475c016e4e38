# What has happened, for the log.

## Set-up, turns and rounds

hellas-temple-card = The temple card of this game is { $temple_card }.
hellas-starting-player = { $seat } takes a hero first.
hellas-hero = { $seat } plays { $hero } with the { $colour } army.
    .deed = { $seat } plays { $hero }
hellas-start = { $seat } begins in { $region }.
hellas-turn = Turn of { $seat }.
hellas-round = Round { $number } begins.
    .deed = Round { $number } begins
hellas-regular = { $seat }: { $regular }.
    .deed = { $seat }: { $regular }
hellas-special = { $seat }: { $special }.
    .deed = { $seat }: { $special }
hellas-extra-action = { $seat } has one more special action this turn.
hellas-power = { $seat }: { $power }.
hellas-marked = { $seat } puts a used action token on { $special }.
hellas-unmarked = { $seat } takes the used action token off { $special }.
hellas-power-marked = { $seat } puts a used action token on { $power }.
hellas-power-unmarked = { $seat } takes the used action token off { $power }.

## What is had

hellas-drew = { $seat } draws { $number ->
        [one] { $number } combat card
       *[other] { $number } combat cards
    }.
hellas-drew-card = { $seat } draws { $card }.
hellas-discarded = { $seat } discards { $card }.
hellas-reshuffled = The discarded combat cards are shuffled and become the deck.
hellas-looked = { $seat } looks at { $kind ->
        [neutral_artifact] { $number ->
                [one] { $number } neutral artifact
               *[other] { $number } neutral artifacts
            }
        [blessing] { $number ->
                [one] { $number } blessing
               *[other] { $number } blessings
            }
       *[combat_card] { $number ->
                [one] { $number } combat card
               *[other] { $number } combat cards
            }
    } and keeps one.
hellas-looked-card = { $seat } looks at { $looked }.
hellas-artifact = { $seat } gets this artifact: { $artifact }.
    .clause = gets { $artifact }
hellas-blessing = { $seat } keeps this blessing: { $blessing }.
    .clause = keeps { $blessing }
hellas-draft = A blessing draft: { $number } cards go round, { $seat } first.
hellas-draft-card = { $seat } holds this blessing: { $blessing }.
hellas-priests = { $seat } gains { $priests }.
hellas-priests-lost = { $seat } loses { $priests }.
hellas-injured = The hero of { $seat } takes an injury: { $attribute }.
    .cost = { $seat } is injured ({ $attribute })
hellas-healed = The hero of { $seat } heals an injury: { $attribute }.
hellas-attribute = { $seat }: { $attribute } is now { $number }.
hellas-glory = { $seat } takes the glory token of a land, { $land }{ GIVEN($owner) ->
        [yes] , from { $owner }
       *[no] {""}
    }.
    .clause = takes the glory token of { $land }
hellas-glory-paid = { $seat } gives up a glory token: { $land }.

## The map

hellas-hoplites-placed = { $commander_side ->
        [persians] Persian hoplites come to { $region }: { $number }.
       *[player] { $commander } places { $number ->
                [one] { $number } { $colour } hoplite
               *[other] { $number } { $colour } hoplites
            } in { $region }.
    }
    .clause = { $commander_side ->
        [persians] Persians come to { $region }
       *[player] { $number ->
                [one] { $number } hoplite
               *[other] { $number } hoplites
            } to { $region }
    }
hellas-hoplites-moved = { $commander_side ->
        [persians] Persian hoplites go from { $start } to { $goal }: { $number }.
       *[player] { $commander } moves { $hoplites } from { $start } to { $goal }.
    }
    .clause = hoplites to { $goal }
hellas-hoplites-lost = { $commander_side ->
        [persians] The Persians lose { $number ->
                [one] { $number } hoplite
               *[other] { $number } hoplites
            } in { $region }.
       *[player] { $commander } loses { $number ->
                [one] { $number } hoplite
               *[other] { $number } hoplites
            } in { $region }.
    }
    .cost = { $commander } loses { $number ->
        [one] { $number } hoplite
       *[other] { $number } hoplites
    }
hellas-hoplites-saved = { $seat } saves { $number ->
        [one] { $number } hoplite
       *[other] { $number } hoplites
    } in { $region }.
hellas-fortified = { $commander }: a { $colour } hoplite stands fortified in { $region }.
hellas-unfortified = { $commander }: the { $colour } hoplite in { $region } leaves the city.
hellas-withdrawn = { $commander_side ->
        [persians] The Persians withdraw from { $start } to { $goal }.
       *[player] { $commander } withdraws from { $start } to { $goal }.
    }
hellas-control = { $commander_side ->
        [persians] The Persians take control of { $region }.
       *[player] { $commander } takes control of { $region } ({ $colour }).
    }
    .clause = takes { $region }
hellas-control-lost = { $commander_side ->
        [persians] The Persians lose control of { $region }.
       *[player] { $commander } loses control of { $region } ({ $colour }).
    }
hellas-hero-moved = The hero of { $seat } goes from { $start } to { $goal }.
    .clause = the hero goes to { $goal }
hellas-hero-placed = The hero of { $seat } is put in { $goal }{ GIVEN($start) ->
        [yes] , from { $start }
       *[no] {""}
    }.
    .clause = the hero goes to { $goal }
hellas-hero-back = The hero of { $seat } is back in { $region }.
hellas-prayed = { $seat } sends a priest to the monument of { $god }, which has level { $number }.
    .clause = prays to { $god }
hellas-temple = { $seat } builds a temple in { $region }. { $number ->
        [one] { $number } temple is left.
       *[other] { $number } temples are left.
    }
    .clause = builds a temple in { $region }
hellas-monument = { $seat } raises the monument of { $god } to level { $number }.
    .clause = raises the monument of { $god } to { $number }
hellas-monument-complete = The monument of { $god } is complete. { $seat } takes the activation card.
hellas-countdown = { $seat } takes a token off the activation card; { $number ->
        [0] none is left
        [one] { $number } is left
       *[other] { $number } are left
    }.

## Battles

hellas-battle = Battle in { $region }: { $attacker } against { $defender }.
    .fight = { $attacker } against { $defender }
hellas-battle-off = There is no battle in { $region } after all, between { $attacker } and { $defender }.
hellas-battle-card = { $seat } plays { $card }, worth { $number } ({ $casualties ->
        [0] no casualties so far
        [one] { $casualties } casualty so far
       *[other] { $casualties } casualties so far
    }).
hellas-battle-bonus = { $seat }: { SIGNED($number) } army strength.
hellas-card-value = { $card } of { $seat } is now worth { $number }.
hellas-passed = { $seat } plays no more cards in { $region }.
hellas-army-strengths = Army strength: { $attacker } { $attack }, { $defender } { $defence }.
    .by = { $attack } : { $defence }
hellas-battle-won = { $winner_side ->
        [persians] The Persians win the battle in { $region } against { $loser }.
       *[player] { $winner } wins the battle in { $region } against { $loser }.
    }
    .clause = { $winner } wins in { $region }
    .banner = { $winner } wins the battle in { $region }

## Monsters, events and quests

hellas-event = Event card: { $event }.
    .deed = Event: { $event }
hellas-event-skipped = The card has no effect: { $event }.
hellas-monster = { $monster_first } comes to { $region }.
    .clause = { $monster_first } comes to { $region }
hellas-monster-moved = { $monster_first } goes from { $start } to { $goal }.
    .clause = { $monster_first } goes to { $goal }
hellas-evolved = { $monster_first } evolves: { $evolution }.
hellas-die = { $seat } rolls the die for { $monster }: { $face }.
hellas-region-attack = { $monster_first } attacks { $region }.
    .clause = { $monster_first } attacks { $region }
hellas-quest = A quest in { $region }: { $quest }.
hellas-quest-discarded = There is no free slot for a quest: { $quest }.
hellas-quest-step = { $seat } enters step { $step } of a quest: { $quest }.
hellas-quest-done = { $seat } finishes a quest: { $quest }.
    .clause = finishes { $quest }

## Hunts

hellas-hunt = { $seat } hunts { $monster } in { $region }.
    .clause = hunts { $monster } in { $region }
    .fight = { $seat } against { $monster }
hellas-wound = { $seat } wounds { $monster }: { $symbol }.
hellas-restored = { $monster_first } loses all its wounds.
hellas-attack-drawn = { $seat } looks at { $attack_card }.
hellas-attack = { $monster_first } attacks { $seat } with { $attack_card }: a defence must be worth { $number }.
hellas-defends = { $seat } defends with { $card }.
hellas-defence-bonus = { $seat }: { SIGNED($number) } for the defence.
hellas-defended = { $seat } fends off { $attack_card } { $of_monster }.
hellas-parried = { $seat } parries { $attack_card } { $of_monster } with a shield.
hellas-undefended = { $seat } is hit by { $attack_card } { $of_monster }.
hellas-special-attack = { $seat } suffers the special attack { $of_monster }.
hellas-hunt-failed = The hunt { $of_monster } fails for { $seat }.
    .clause = the hunt fails
    .banner = The hunt { $of_monster } fails for { $seat }
hellas-slain = { $seat } slays { $monster } in { $region }.
    .clause = slays { $monster }
    .banner = { $seat } slays { $monster }

## How a game is won

hellas-won-warlord = { $seat } controls lands enough to be Warlord of Hellas and wins.
hellas-won-favored = { $seat } controls temples enough to be Favored of the Gods and wins.
hellas-won-slayer = { $seat } has slain monsters enough to be Monster Slayer and wins.
hellas-won-king = { $seat } controls the region of the completed monument, is King of Kings and wins.
