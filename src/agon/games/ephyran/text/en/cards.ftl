# What things are and do. A card's words are put together from these, following the pack's data.

## How words are joined

ephyran-quoted = { $name }

## Cards and zones

ephyran-card = Two halves: using one gives up the other.
ephyran-card-zone = Zone { $number } of { $territory }: { $creature }.
ephyran-card-magic = { $magic } is printed on it: { $value ->
        [one] { $value } prestige point
       *[other] { $value } prestige points
    }.
ephyran-card-players = The scaled deck leaves this card out below { $players } players.

ephyran-zone = Zone { $number } of { $territory }.
ephyran-zone-first = Opens its territory. Only one in each city.
ephyran-zone-after = Built on zone { $before }, which it covers. Only one in each city.
ephyran-zone-copies = { $copies ->
        [one] { $copies } half-card of the full deck shows it.
       *[other] { $copies } half-cards of the full deck show it.
    }

## Territories and gods

ephyran-territory = { $name }: { $zones } zones, built in order.
ephyran-territory-god = Its points count double for { $god }.
ephyran-territory-creatures = Its creatures: { $creatures }.
ephyran-territory-bonus = { $creatures } different creatures without Dionysus: 1 more prestige point.

ephyran-god = { $name }: the points of { $territory } count double.
ephyran-first-player = { $name }: marks the first player.

## Creatures and Dionysus

ephyran-creature = { $name }, of { $territory }.
ephyran-creature-worth = Worth 1 prestige point there, however often it stands in the territory.
ephyran-creature-copies = { $copies ->
        [one] { $copies } zone of the full deck shows it.
       *[other] { $copies } zones of the full deck show it.
    }
ephyran-lore = { $lore }

ephyran-dionysus = { $name }: built as any zone of any territory.
ephyran-dionysus-worth = Worth 1 prestige point in all, however many stand in the city; no creature bonus for a territory where he stands.
ephyran-dionysus-taken = While he is neither covered nor locked, a rival who puts the matching zone in his place takes him, and builds him at once.
ephyran-dionysus-discarded = Exchanged out of a city, he goes to the discard pile, from which whoever had him there cannot take him back.

## Magic objects

ephyran-magic-gives = { $name }: { $value ->
        [one] { $value } prestige point
       *[other] { $value } prestige points
    }.
ephyran-magic-costs = { $name }: costs { $value ->
        [one] { $value } prestige point
       *[other] { $value } prestige points
    }.
ephyran-magic-tokens = { $tokens ->
        [0] No token shows it.
        [one] { $tokens } token shows it.
       *[other] { $tokens } tokens show it.
    }
ephyran-magic-printed = { $zones ->
        [0] Never printed on a zone.
        [one] Printed on { $zones } zone of the full deck.
       *[other] Printed on { $zones } zones of the full deck.
    }

## Reinforcements

ephyran-reinforcement = { $name } ({ $family }).
ephyran-family-draw = draw
ephyran-family-athena = Athena
ephyran-family-ares = Ares
ephyran-family-defence = defence
ephyran-own-turn = On your turn: { $effects }.
ephyran-rival-turn = On a rival's turn: cancel { $cancels }, then draw back to your hand size.
ephyran-countered = Cancelled by { $by }.
ephyran-not-countered = Nothing cancels it.

## The verbs of the effects

ephyran-verb-draw = { $keep ->
        [0] draw { $number ->
            [one] { $number } card
           *[other] { $number } cards
        } in place of the draw that ends your turn
       *[other] draw { $number ->
            [one] { $number } card
           *[other] { $number } cards
        } in place of the draw that ends your turn, keep { $keep } and put the rest on top of the discard pile in the order you like
    }
    .means = Draw that many cards instead of the one that ends the turn, each from either pile. With `keep` all from the draw pile, at once: so many stay in hand, the others go on the discard pile, in the order chosen
ephyran-verb-play-again = { $number ->
        [one] play { $number } more card
       *[other] play { $number } more cards
    }, not as a reinforcement
    .means = Play that many more cards at once, but no reinforcement; no draw follows
ephyran-verb-swap = trade a zone of your city, covered or not, for the same zone { $what }
    .means = Exchange a zone of one's own, covered or not, for its equivalent in a rival's city (`opponent`) or in one's hand (`hand`)
ephyran-verb-take-token = { $number ->
        [one] draw a magic token, look at it and place it face down on one of your zones
       *[other] draw { $number } magic tokens, one after the other; look at each and place it face down on one of your zones
    }
    .means = That many times: take a magic token of the supply, look at it and put it face down on a zone of one's own
ephyran-verb-steal-token = steal a rival's magic token, look at it and place it face down on one of your zones
    .means = Take a rival's magic token unseen, look at it and put it face down on a zone of one's own
ephyran-verb-destroy = make a rival lose { $what }
    .means = A rival of one's choice loses an uncovered zone, with its token
ephyran-verb-lock = lock { $what }
    .means = Lay this card after the zones of one's own territory: nobody can change it
ephyran-verb-unlock = unlock { $what }
    .means = The shield of any locked territory goes to Tartarus, as this card does

ephyran-what-opponent = of a rival's city
ephyran-what-hand = from your hand
ephyran-what-uncovered = an uncovered zone
ephyran-what-own-territory = one of your territories
ephyran-what-any-territory = any locked territory
