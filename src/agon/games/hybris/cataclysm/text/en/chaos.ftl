# Chaos: the module of Cataclysm, what a table decides about it, its words, its cards, its questions, what is told of it.

hybris-module-cataclysm = Cataclysm
    .about = Workers, Hangars and divine machines at the Outskirts, and Chaos, drawn by every Aegis: if all five Cities fall, everybody loses.

hybris-setup-hunger = Hunger of Chaos
hybris-setup-hunger-normal = hungry: as the cards say
hybris-setup-hunger-calm = drowsy: it wakes for 1 Aegis more
hybris-setup-hunger-keen = ravenous: it wakes for 1 Aegis less
hybris-setup-hunger-starving = bottomless: it wakes for 2 Aegis less

hybris-setup-lost-interception = An Olympian beaten in an Interception
hybris-setup-lost-interception-wounded = is wounded and loses 1 Grandeur
hybris-setup-lost-interception-unharmed = is unharmed

## Its words

hybris-verb-momentum = { $number ->
        [-3] Chaos loses 3 Momentum
        [-2] Chaos loses 2 Momentum
        [-1] Chaos loses 1 Momentum
       *[other] Chaos gains { $number } Momentum
    }
    .means = Chaos gains so much Momentum, or loses it (negative); never beyond its bounds
hybris-verb-advance-chaos = { $number ->
        [-2] Chaos goes back 2 spaces
        [-1] Chaos goes back 1 space
        [1] Chaos advances 1 space
       *[other] Chaos advances { $number } spaces
    }
    .means = Chaos advances by so many spaces, or goes back (negative); never beyond its bounds
hybris-verb-creep = { $number ->
        [2] Chaos advances to space 2 if it is on space 1
       *[other] Chaos advances 1 space, never beyond space { $number } (onto space 3 only if its Momentum and the destroyed Cities together make 3)
    }
    .means = Chaos advances 1, never beyond that space; onto space 3 only with Momentum and destroyed Cities of 3 together
hybris-verb-gather = Chaos gains 1 Momentum if it then has at most { $number }
    .means = Chaos gains 1 Momentum if it then has no more than that
hybris-verb-hush = the Attraction does nothing
    .means = The Attraction just drawn does nothing
hybris-verb-scry = { hybris-do-look } at the top { $number ->
        [one] Chaos card
       *[other] { $number } Chaos cards (put back in any order)
    }
    .means = Look at so many Chaos cards and put them back in any order
hybris-verb-foresee = { hybris-do-look } at the top Cataclysm card
    .means = Look at the top Cataclysm card
hybris-verb-doom = { hybris-do-look } at the top { $number } Cataclysm cards and { hybris-do-choose } which of them is used
    .means = Look at so many Cataclysm cards and use one
hybris-verb-discard-element = { hybris-do-discard } 1 Conflict card with { $what }, if there is one in hand
    .means = Discard a Conflict card that shows it, if one has one
hybris-if-chaos-space = Chaos is on space { $number }
hybris-modify-target-acquired = { hybris-part-own-many } Heroes have Target Acquired as well
hybris-on-losing = { $by ->
        [self] you are about to lose a Combat
        [other] another player is about to lose a Combat
       *[any] a player is about to lose a Combat
    }
hybris-on-attraction = { $by ->
        [self] a Chaos card is drawn for Aegis you gained
        [other] a Chaos card is drawn for Aegis another player gained
       *[any] a Chaos card is drawn for Aegis
    }
hybris-on-chaos-fight = { $by ->
        [self] you fight Chaos
        [other] another player fights Chaos
       *[any] a player fights Chaos
    }
hybris-on-piece-absorbed = { $by ->
        [self] a Technology or a Temple of yours is absorbed
        [other] a Technology or a Temple of another player is absorbed
       *[any] a Technology or a Temple is absorbed
    }
hybris-on-chaos-advances = Chaos advances
hybris-on-interception = Chaos could be intercepted
hybris-on-city-falls = a City is about to fall
hybris-on-city-destroyed = a City is destroyed

## Its cards

hybris-about-chaos = { $name }: an Olympian that nobody plays. It fights with its Momentum and { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } of its own; with { $unleashed } Momentum it is unleashed and advances { $advance } spaces.
hybris-about-repelled = Driven back with { $momentum } Momentum: { $effects }.
hybris-about-chaos-card = { $name }, a Chaos card of Strength { $strength } ({ $copies ->
        [one] 1 copy
       *[other] { $copies } copies
    })
hybris-about-chaos-attraction = Attraction{ $least ->
        [0] {""}
       *[other] {" "}from { $least } Aegis on
    }: { $effects }.
hybris-about-chaos-conflict = In Combat{ $least ->
        [0] {""}
       *[other] {" "}from { $least } Momentum on
    }: { $effects }.
hybris-about-cataclysm-card = “{ $name }”. { $city } is destroyed and absorbed.

hybris-about-hunger = { $name }: Attractions take { $number ->
        [-2] 2 Aegis less than
        [-1] 1 Aegis less than
        [0] as much Aegis as
       *[other] { $number } Aegis more than
    } the cards say.

## Questions and options

hybris-ask-intercept = Chaos (Momentum { $momentum }) is about to destroy a City: does { $olympian } intercept it?
    .reaction = intercepting Chaos
hybris-ask-doom = Which City is destroyed?
hybris-ask-scry = Which Chaos card shall be drawn next?
hybris-option-intercept = Intercept with { $olympian }
    .costs = { $energy } Energy of your { $held }
    .gives = { $target ->
            [0] {""}
           *[other] Target Acquired: { SIGNED($target) } Strength
        }
hybris-option-no-intercept = Let it pass
hybris-option-fall = { $card }
hybris-option-chaos-card = { $card }
hybris-why-city-destroyed = { $city } is destroyed

## What is told

hybris-momentum = Chaos gains a Momentum and has { $momentum }.
hybris-momentum-lost = Chaos loses { $lost } Momentum and has { $momentum }.
hybris-unleashed = Chaos is unleashed: the Well and the Camp are emptied.
    .deed = Chaos is unleashed
hybris-chaos-advances = Chaos advances to space { $number }.
    .deed = Chaos advances to space { $number }
hybris-chaos-retreats = Chaos goes back to space { $number }.
hybris-chaos-returns = { $city } is no more. Chaos is back on space 1.
hybris-attraction = { $seat } has gained { $aegis } Aegis, and Chaos stirs: { $card }.
hybris-chaos-combat = { $figure } of { $seat } fights Chaos{ $walls ->
        [0] {""}
       *[other] , { SIGNED($walls) } from the walls
    }{ $target ->
        [0] {""}
       *[other] , { SIGNED($target) } from Target Acquired
    }.
    .fight = { $figure } against Chaos
hybris-chaos-card = Chaos fights with { $card }, Strength { $strength }.
hybris-no-such-card = { $seat } has no card with { $element } to discard.
hybris-intercepts = { $seat } intercepts Chaos.
hybris-intercept-declined = { $seat } lets Chaos pass.
hybris-repelled = { $seat } drives Chaos back to space 1{ $momentum ->
        [0] {""}
       *[other] ; it loses { $momentum } Momentum
    }.
    .clause = { $seat } repels Chaos
hybris-city-falls = “{ $fall }”. { $city } is destroyed.
    .clause = { $city } falls
hybris-absorbs = Chaos absorbs { $pieces ->
        [0] nothing
        [one] 1 piece
       *[other] { $pieces } pieces
    } in { $city }.
hybris-tile-lost = { $technology } of { $owner } is lost with { $city }.
hybris-figure-lost = { $figure } of { $seat } leaves the game.
hybris-scried = { $seat } looks at { $count ->
        [one] the top Chaos card
       *[other] the top { $count } Chaos cards
    }.
hybris-saw-chaos-card = { $seat } saw { $card } in the Chaos deck.
hybris-foresaw = { $seat } looks at { $count ->
        [one] the top Cataclysm card
       *[other] the top { $count } Cataclysm cards
    }.
hybris-saw-fall = { $seat } saw “{ $fall }” in the Cataclysm deck.
hybris-chaos-wins = The last City has fallen. Chaos has won.
hybris-lost-to-chaos = In Age { $age } the last City is destroyed: everybody has lost to Chaos.

## The table in the terminal

hybris-board-chaos-space = space { $space } of { $spaces }
hybris-board-chaos-momentum = Momentum { $momentum } of { $limit }
hybris-board-ruins = { GIVEN($cities) ->
        [no] all { $left } Cities stand
       *[yes] destroyed: { $cities } ({ $left } left)
    }
hybris-board-chaos-deck = { $cards ->
        [one] 1 Chaos card
       *[other] { $cards } Chaos cards
    }, { $discarded } discarded
hybris-board-chaos-falls = { $cards ->
        [one] 1 Cataclysm card
       *[other] { $cards } Cataclysm cards
    }
hybris-board-destroyed = destroyed
hybris-board-known-card = { $card } ({ $place ->
        [1] on top
       *[other] number { $place } from the top
    })
hybris-label-momentum = Momentum
hybris-label-falls = Cataclysm deck
hybris-label-fallen = On ruins
hybris-label-attraction = Attraction
hybris-board-combat-chaos = Combat against Chaos
hybris-board-bound-no-combo = no Combos
hybris-board-bound-mute = what cards say does not count
hybris-board-bound-blunt = cards of type { $type } count for nothing
hybris-look-chaos = chaos
    .about = Chaos on its track, its Momentum, its decks and what it brings

## Reports

hybris-report-attracted = Chaos cards drawn for a gain of Aegis
hybris-report-fought = Chaos cards drawn in a Combat
hybris-report-fell = Cities destroyed
hybris-report-chaos = What became of Chaos

## The match in numbers, and what is near

hybris-deed-repelled = Chaos repelled
hybris-alarm-chaos = Chaos stands on its last space: with its next step a City falls.
hybris-alarm-last-city = One City is left: if it falls, everybody has lost.
