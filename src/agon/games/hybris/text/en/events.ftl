# What happened, for the log.

## Setup and phases

hybris-olympian = { $seat } is { $olympian }.
hybris-first-tile = { $seat } begins with { $technology } in storage.
hybris-age = Age { $age } begins.
    .deed = Age { $age } begins
hybris-pillar = { $seat } takes the Pillar { $pillar }.
    .deed = { $seat } takes the Pillar { $pillar }
hybris-pillar-prayer = { $seat } gains the Prayer that lay on { $pillar }.
hybris-first-pick = { $seat } chooses a Pillar before everybody else in this Age.
hybris-token-shown = { $seat } turns up the token of { $figure }: { GIVEN($location) ->
        [no] any Location
       *[yes] { $location }
    }.

## Turns

hybris-activated = { $seat } activates { $figure }{ GIVEN($location) ->
        [no] {""}
       *[yes] : { $location }
    }.
    .deed = { $seat } sends { $figure }
hybris-placed = { GIVEN($location) ->
        [no] { $seat }: { $figure } takes the slot of { $slot }.
       *[yes] { $seat }: { $figure } takes the slot “{ $slot }” ({ $location }).
    }
    .where = { GIVEN($location) ->
        [no] to { $slot }
       *[yes] to { $location }
    }
hybris-on-artwork = { $seat }: { $figure } finds no slot left ({ $location }).
    .where = to { $location }, where no slot is left
hybris-action = { $seat }: { $action }.
    .otherwise = { $action }
hybris-passed = { $seat } passes.
    .deed = { $seat } passes
hybris-upper = { $seat } uses the upper half of the Pillar { $pillar }.
    .clause = the upper half of { $pillar }
hybris-lower = The others receive the lower half of the Pillar { $pillar }, which { $seat } holds.
hybris-power = { $way ->
        [used] { $seat } uses { $power }.
        [may] { $seat } may use { $power }.
        [if] { $seat }: { $power } ({ $effects }).
       *[plain] { $seat }: { $power }.
    }
hybris-table-power = { $table_power }, for { $seat }.

## What is gained and lost

hybris-gained = { $number ->
        [0] { $seat } can gain no { $what } here.
       *[other] { $seat } gains { $amount }.
    }
hybris-lost = { $number ->
        [0] { $seat } has no { $what } to lose.
       *[other] { $seat } loses { $amount }.
    }
hybris-paid = { $seat } pays { $amount }.
hybris-given = { $seat } hands { $amount } to { $owner }.
hybris-vp = { $seat } gains { $points ->
        [one] { $points } Victory Point
       *[other] { $points } Victory Points
    }.
    .tally = { $points }
hybris-vp-lost = { $points ->
        [0] { $seat } has no Victory Point to lose.
        [one] { $seat } loses { $points } Victory Point.
       *[other] { $seat } loses { $points } Victory Points.
    }
    .tally = -{ $points }
hybris-grandeur = { $seat } gains Grandeur, up to space { $space_number }.
hybris-grandeur-lost = { $seat } loses Grandeur, down to space { $space_number }.
hybris-kindness = { $seat }: Kindness is now { $space_number }.
hybris-determination = { $seat }: Determination is now on space { $space_number }.
hybris-generated = { $prayers ->
        [one] { $prayers } Prayer goes
       *[other] { $prayers } Prayers go
    } into the Well, which holds { $well }.
hybris-well-emptied = The Well has overflowed and is emptied.

## Cards

hybris-drew = { $seat } draws { $card }.
hybris-drew-hidden = { $seat } draws a Conflict card.
hybris-trained = { $seat } draws { $card } from the Coliseum.
hybris-trained-hidden = { $seat } draws a Coliseum card.
hybris-enhanced = { $seat } takes the Enhanced Conflict card into hand.
hybris-discarded = { $seat } discards { $card }.
hybris-recovered = { $seat } takes { $card } back from the discard pile.
hybris-card-shown = { $seat } shows { $card }.
hybris-premonition = { $seat } draws the Premonition { $premonition }.
hybris-premonition-hidden = { $seat } draws a Premonition.
hybris-premonition-dropped = { $seat } discards the Premonition { $premonition }.
hybris-premonition-completed = { $seat } completes the Premonition { $premonition }.
    .clause = completes { $premonition }

## Secrets

hybris-looked-hand = { $seat } looks at the hand of { $owner }.
hybris-looked-premonitions = { $seat } looks at the Premonitions of { $owner }.
hybris-looked-tokens = { $seat } looks at the tokens of { $owner }.
hybris-saw-card = { $owner } holds { $card }.
hybris-saw-premonition = { $owner } has the Premonition { $premonition }.
hybris-saw-token = { $owner } has laid under { $figure }: { GIVEN($location) ->
        [no] any Location
       *[yes] { $location }
    }.
hybris-swapped = { $seat } exchanges the token under { $figure }, unseen.

## Olympus, the Forge, the Oracle

hybris-converted = { GIVEN($row) ->
        [no] { $seat } makes the conversion that the Variant adds.
       *[yes] { $seat } converts { $row }.
    }
hybris-conceived = { $seat } conceives { $technology }.
    .clause = conceives { $technology }
hybris-crafted = { $technology } of { $seat } enters the Factory.
    .clause = crafts { $technology }
hybris-advanced = { $technology } of { $seat } moves on.
hybris-stored = { $technology } goes into the storage of { $seat }.
hybris-scrapped = { $seat } has no room left: { $technology } leaves the game.
hybris-moved = { $seat } moves { $technology } to { $space }.
hybris-omen = { $seat } lays { $card } beside the Oracle.
    .clause = lays a card beside the Oracle
hybris-primordial-seen = { $seat } looks at the next Primordial: { $primordial }.
hybris-primordial = Fear: { $revealed } is revealed.{ GIVEN($wrath_1) ->
        [no] {""}
       *[yes] {" "}Wrath I, unless you have a card beside the Oracle: { $wrath_1 }.
    }{ GIVEN($wrath_2) ->
        [no] {""}
       *[yes] {" "}Wrath II: { $wrath_2 }.
    }
    .deed = Fear: { $revealed } is revealed

## Upgrade tiles and Temples

hybris-item = { $seat } takes a piece from { $upgrade }: { $item }.
hybris-unlocked = { $seat } unlocks { $upgrade }.
    .clause = unlocks { $upgrade }
hybris-ascended = { $seat } has unlocked enough Upgrades, and ascends.
    .clause = ascends
hybris-temple = { $seat } builds a Temple in { $city }.
    .clause = builds a Temple in { $city }
hybris-temple-destroyed = The Temple of { $seat } in { $city } falls.
hybris-temple-used = The Temple of { $seat } in { $city } gives its bonus.

## The Mortal World

hybris-influence = { $seat } influences { $city }.
hybris-service = { $seat } uses the Service of { $city }.
hybris-deployed = { $seat } deploys { $technology } on { $space }.
    .clause = deploys { $technology }
hybris-reward = { $seat } takes a reward of { $technology }: { $reward ->
        [0] its points
        [1] its Prayers
       *[other] the Kindness track
    }.
hybris-affinity = The affinity of { $city } rewards { $seat }.
hybris-connected = { $technology } of { $seat } is connected to { $number ->
        [one] { $number } Technology
       *[other] { $number } Technologies
    }.
hybris-contested = { $seat } contests with { $figure } what { $owner } deploys in { $city }.
hybris-contest-declined = { $seat } does not contest.
hybris-contest-won = { $seat }: { $figure } wins the contest and now stands in { $city }.
    .clause = wins the contest in { $city }

## Combat

hybris-combat = Combat: { $figure } of { $seat } against { $other_figure } of { $owner }.
    .fight = { $figure } against { $other_figure }
hybris-combat-game = Combat: { $figure } of { $seat } against { GIVEN($quest) ->
        [yes] { $quest }
       *[no] { GIVEN($hero) ->
            [yes] { $hero }
           *[no] the Primordial
        }
    }.
    .fight = { $figure } against { GIVEN($quest) ->
        [yes] { $quest }
       *[no] { GIVEN($hero) ->
            [yes] { $hero }
           *[no] the Primordial
        }
    }
hybris-enemy-card = For the enemy { $card } is revealed: { SIGNED($strength) }{ $elemental ->
        [0] {""}
       *[other] , { SIGNED($elemental) } for its Elements
    }.
hybris-enemy-strength = The enemy has Strength { $strength } in all.
hybris-placed-card = { $seat } lays a card face down.
hybris-placed-openly = { $seat } lays { $card } face up.
hybris-marker = { $seat } { $marker ->
        [0] stops
       *[other] continues
    }.
hybris-took-back = { $seat } takes the card back.
hybris-played = { $seat } plays { $card }: { SIGNED($strength) }{ $combo ->
        [0] {""}
       *[other] , Combo { SIGNED($combo) }
    }.
hybris-revealed-top = { $seat } reveals { $card } from the deck: { SIGNED($strength) }.
hybris-strength = { $seat }: { SIGNED($number) } Strength in this Combat.
hybris-might = { $seat }: { SIGNED($number) } Strength in every Combat of this Age.
hybris-resolve = { $seat } may use { $number } more Determination in this Combat.
hybris-weakened = { $seat } weakens { $card }, which now counts { $strength }.
hybris-bound = { $seat } binds { $owner }: { $effect }.
hybris-toll = { $seat } demands a toll from { $owner }: { $effect }.
hybris-totals = Attacker { $attack }, Defender { $defence }.
hybris-combat-over = { GIVEN($winner) ->
        [yes] { $winner } wins the Combat
       *[no] { $loser } loses the Combat
    } (Attacker { $attack }, Defender { $defence }).
    .clause = { GIVEN($winner) ->
        [yes] { $winner } wins the Combat, { $attack } to { $defence }
       *[no] { $loser } loses the Combat, { $attack } to { $defence }
    }
    .banner = { GIVEN($winner) ->
        [yes] { $winner } wins the Combat
       *[no] { $loser } loses the Combat
    }
    .by = { $attack } : { $defence }
hybris-card-kept = { $seat } takes { $card } back into hand.
hybris-defeated = { $seat }: { $figure } is defeated.
    .cost = { $figure } is defeated
hybris-to-underworld = { $seat }: { $figure } lies in the Underworld.
    .cost = { $figure } lies in the Underworld
hybris-spared = { $seat }: { $figure } is spared and returns to the reserve.
    .cost = { $figure } is spared
hybris-fled = { $seat }: { $figure } flees to the reserve.
    .cost = { $figure } flees
hybris-flight-won = { $seat }: { $figure } has won that Combat.
hybris-wounded = The Olympian of { $seat } is wounded.
    .cost = the Olympian of { $seat } is wounded
hybris-sent-back = { $seat }: { $figure } returns to the reserve.
hybris-resurrected = { $seat }: { $figure } returns from the Underworld.
    .clause = { $figure } returns from the Underworld
hybris-ally = { $hero } becomes an ally of { $seat }.
    .clause = { $hero } becomes an ally

## Quests

hybris-quest-chosen = { $seat } attempts { $quest }.
hybris-song = { $seat } completes “{ $song }” of { $quest }.
    .clause = completes a Song of { $quest }
hybris-song-failed = { $seat } fails at “{ $song }” of { $quest }.
hybris-epic = { $seat } finishes { $quest }.
    .clause = finishes { $quest }
hybris-clash = { $seat } wins { $quest }.
    .clause = wins { $quest }
hybris-quest-reset = { $quest } begins anew.
hybris-trophy = { $seat } keeps { $quest } as a trophy.
hybris-quest = A new Quest: { $quest }.
hybris-quest-expired = { $quest } leaves: nobody has finished it in time.

## Scenarios, Variants, Duel

hybris-token-taken = { $seat } takes { $token }.
hybris-counter = { $counter }: { $number }.
hybris-discipline = Discipline of Age { $age }: { $discipline }.
hybris-city-scored = { $seat } scores { $points ->
        [one] { $points } Victory Point
       *[other] { $points } Victory Points
    } for { $city } (influence { $number }).
hybris-game-ended = The game is over.
hybris-won = { $seat } wins at once.

## Why the game ended

hybris-won-ascended = { $seat } has unlocked { $unlocked } Upgrades and ascends in Age { $age }, whatever the points.
hybris-won-at-once = { $seat } has done in Age { $age } what { $by } asks for, and wins at once, whatever the points.
hybris-won-by-held = { $seat } has the most Victory Points, { $count }{ $first ->
        [0] {" "}to the { $next } of { $second }
       *[other] , which breaks the tie
    }.
hybris-won-by-grandeur = { $first ->
        [0] { $seat } stands foremost on the Grandeur track.
       *[other] Players are tied, and { $seat } stands further in front than { $second } on the Grandeur track.
    }
hybris-won-by-trophies = The wall has fallen, and { $seat } has the most trophies: { $count } to the { $next } of { $second }.
hybris-won-by-unlocked = { $seat } has unlocked the most Upgrades: { $count } to the { $next } of { $second }.
hybris-won-by-items-removed = { $seat } has taken the most pieces off the Upgrade tiles, { $count }, which breaks the tie.
