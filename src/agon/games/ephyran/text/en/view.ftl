# The table as it lies: piles, cities, hands.

## Piles

ephyran-view-draw-pile = Draw pile: { $cards ->
        [0] empty
        [one] { $cards } card
       *[other] { $cards } cards
    }
ephyran-view-discard-empty = Discard pile: empty
ephyran-view-discard-pile = Discard pile: { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }, { $top } on top
ephyran-view-tartarus = Tartarus: { $cards ->
        [0] empty
        [one] { $cards } card
       *[other] { $cards } cards
    }
ephyran-view-supply = Magic tokens left: { $tokens }

## Players

ephyran-view-city = City of { $seat }: { $facts }.
ephyran-view-prestige = { $points ->
        [one] { $points } prestige point
       *[other] { $points } prestige points
    }
ephyran-view-god = { $god }
ephyran-view-zones = { $built } of { $zones } zones
ephyran-view-cards = { $cards ->
        [0] no card in hand
        [one] { $cards } card in hand
       *[other] { $cards } cards in hand
    }
ephyran-view-known = all have seen { $cards }
ephyran-view-finished = city finished, { SIGNED($points) }
ephyran-view-first = first player
ephyran-view-active = to play

## Territories

ephyran-view-row = { $territory }{ $double ->
        [1] , which counts double
       *[other] {""}
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: { GIVEN($zones) ->
        [no] no zone
       *[yes] { $zones }
    }. { $state }
ephyran-view-row-next = Next zone: { $number }.
ephyran-view-row-locked = Locked.
ephyran-view-row-complete = Complete.
ephyran-view-legend = { $printed } printed magic object, { $token } magic token (? where you have not seen it)
ephyran-view-next = next
ephyran-view-locked = locked
ephyran-view-printed = { $object } { SIGNED($value) }
ephyran-view-token = token: { $object } { SIGNED($value) }
ephyran-view-token-hidden = token: ?

## Cards

ephyran-view-hand = Your hand
ephyran-view-drawn = The cards you look at
ephyran-view-any-zone = any zone of any territory
ephyran-view-half = { $zone }: { $creature }
ephyran-view-card = { $half }{ GIVEN($other) ->
        [no] {""}
       *[yes] ; or { $other }
    }

## What is under way

ephyran-view-playing = { $seat } plays { $card }
ephyran-view-playing-at = { $seat } plays { $card }, aimed at { $target }
ephyran-view-last-round-pile = Last round: the draw pile is empty.
ephyran-view-last-round-city = Last round: a city is finished.
ephyran-view-pile-low = The end is near: { $cards ->
        [one] { $cards } card is left
       *[other] { $cards } cards are left
    } in the draw pile.

## What can be looked at

ephyran-look-hand = hand
    .about = your cards, with all that their halves say
ephyran-look-discard = discard pile
    .about = what was discarded, the latest first, and what lies in Tartarus
ephyran-look-magic = magic objects
    .about = what each is worth
ephyran-look-reinforcements = reinforcements
    .about = what each does, and what cancels it
ephyran-look-territories = territories
    .about = the four territories, and the gods who double them
ephyran-look-city = the city
