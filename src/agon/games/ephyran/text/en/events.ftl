# What happened, for the log.

ephyran-god-given = { $seat } plays as { $god }.
ephyran-shuffled = { $cards } cards and { $tokens } magic tokens are shuffled.
ephyran-first = { $seat } takes the Athena token and plays first.
ephyran-kept = { $seat } keeps { $card }.
ephyran-token-travelled = The token bound to Dionysus comes along to { $zone } of { $seat }.
ephyran-turn = { $seat } to play.
    .deed = { $seat }
ephyran-built = { $seat } builds { $zone } with { $creature }.
    .clause = builds { $creature } on { $zone }
ephyran-exchanged = { $seat } puts { $creature } on { $zone } in place of { $old }, which is discarded.
    .clause = puts { $creature } on { $zone } in place of { $old }
ephyran-retrieved = { $seat } takes Dionysus from { $owner } and puts { $creature } on { $zone } in his place.
    .clause = takes Dionysus from { $owner }
ephyran-dionysus-placed = { $seat } places Dionysus on { $zone }.
    .clause = places Dionysus on { $zone }
ephyran-discarded = { $seat } discards { $card }.
    .clause = discards { $card }
ephyran-drew = { $seat } draws { $card }.
    .clause = draws { $card }
ephyran-drew-hidden = { $seat } draws a card.
    .clause = draws a card
ephyran-took-discard = { $seat } takes { $card } from the discard pile.
    .clause = takes { $card } from the discard pile
ephyran-left = { $seat } puts { $card } on the discard pile.
ephyran-played = { $seat } plays { $reinforcement }, with { $card }.
    .clause = plays { $reinforcement }
ephyran-aims-hand = { $seat } means to replace { $zone } with a card from hand.
ephyran-aims-zone = { $seat } means to swap { $zone } with { $owner }.
ephyran-aims-token = { $seat } means to steal the token of { $owner } on { $zone }.
ephyran-aims-rival = { $seat } aims at { $owner }.
    .clause = against { $owner }
ephyran-cancelled = { $seat } cancels { $reinforcement } of { $owner } with { $card }.
    .clause = { $seat } cancels { $reinforcement }
ephyran-swapped = { $seat } and { $owner } swap their cards on { $zone }.
    .clause = swaps { $zone } with { $owner }
ephyran-swapped-hand = { $seat } puts { $creature } on { $zone } in place of { $old }.
    .clause = puts { $creature } on { $zone }
ephyran-token-taken = { $seat } takes a magic token.
ephyran-token-seen = { $seat } looks at the token: { $object }.
ephyran-token-placed = { $seat } places the token face down on { $zone }.
    .clause = places a token on { $zone }
ephyran-token-stolen = { $seat } steals the token of { $owner } on { $zone }.
    .clause = steals the token of { $owner } on { $zone }
ephyran-token-lost = { $seat } loses the token on { $zone }.
ephyran-token-revealed = { $seat } turns up the token on { $zone }: { $object }.
ephyran-destroyed = { $seat } loses { $zone }: { $creature } goes to Tartarus.
    .clause = { $seat } loses { $zone }
ephyran-locked = { $seat } locks { $territory }.
    .clause = locks { $territory }
ephyran-unlocked = { $seat } unlocks { $territory } of { $owner }.
    .clause = unlocks { $territory } of { $owner }
ephyran-pile-empty = The draw pile is empty: this round is the last.
ephyran-finished = { $seat } finishes the city: { $points ->
        [one] { $points } bonus point
       *[other] { $points } bonus points
    }. This round is the last.
    .clause = finishes the city
ephyran-scored = { $seat }: { $points ->
        [one] { $points } prestige point
       *[other] { $points } prestige points
    } in all.

## Why the game ended

ephyran-end-city = { $seat } finished the city, and the round was completed. { $won }
ephyran-end-pile = The draw pile ran out, and the round was completed. { $won }
ephyran-won = { $count ->
        [1] { $winners } wins with { $points } prestige{ $ahead ->
            [0] {""}
           *[other] , { $ahead } ahead
        }.
       *[other] { $winners } share the victory with { $points } prestige each.
    }
