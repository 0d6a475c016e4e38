# The table in the terminal: labels, and facts beside them. What begins with {" "} goes on behind a name.

hybris-board-line = { $label }: { $facts }
hybris-board-semicolon = ;{" "}

## When it is

hybris-label-age = Age
hybris-board-age-of = { $age } of { $ages }
hybris-board-phase-setup = setup
hybris-board-phase-pillars = Pillars
hybris-board-phase-planning = Planning
hybris-board-phase-actions = Action
hybris-board-phase-end = End of Age
hybris-board-over = the game is over
hybris-board-fear = Fear after Age { $age } ({ $letter })
hybris-board-open-planning = tokens are laid openly
hybris-board-turn = {" "}in action: { $place }{ GIVEN($action) ->
        [no] {""}
       *[yes] , { $action }
    }
hybris-label-order = Order
hybris-board-plays = {" "}to play
hybris-board-passed = {" "}passed
hybris-board-first-pick = {" "}chooses first
hybris-label-chosen = Chosen
hybris-label-well = Well
hybris-board-well-holds = { $prayers ->
        [one] { $prayers } Prayer
       *[other] { $prayers } Prayers
    }
hybris-board-well-marks = { $follower } or more cost a Follower, { $temple } a Temple
hybris-label-pillars = Pillars
hybris-board-pillar-prayer = {" "}+1 Prayer
hybris-board-pillar-resolved = {" "}(resolved)
hybris-label-disciplines = Disciplines
hybris-board-discipline = Age { $age }: { $discipline }

## Locations

hybris-board-empty = empty
hybris-board-hidden = hidden
hybris-board-malus = full: −{ $effects }
hybris-label-actions = Actions
hybris-label-artwork = No slot left
hybris-board-open-slot = any number may stand there
hybris-board-barred = nobody may come
hybris-board-owned = { $thing } ({ $owner })
hybris-board-crowd = { $seats }
hybris-board-you = you
hybris-board-slot = slot ({ $facts })
hybris-board-cards = { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
hybris-label-deck = Deck
hybris-label-discard = Discard pile
hybris-label-played = Played, not yet discarded
hybris-label-completing = Shown, not yet discarded
hybris-label-gone = Gone
hybris-board-songs = {" "}(Songs { $done }/{ $songs })
hybris-board-clash = {" "}(Clash { $base } + { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    })
hybris-label-oracle = Oracle
hybris-label-omens = Omens
hybris-board-no-omen = no Omen
hybris-board-omens-missing = wanted: { $elements }
hybris-label-primordials = Primordials
hybris-board-asleep = Primordials:{" "}
hybris-board-seen-by = {" "}seen by{" "}
hybris-label-premonitions = Premonitions
hybris-label-underworld = Underworld
hybris-board-to-fight = to fight: { $heroes }
hybris-board-drain = { $name } on top, Drain gives { $aegis } Aegis
hybris-label-defeated = Defeated

## Technologies and Cities

hybris-label-forge = Forge
hybris-label-piles = Piles
hybris-board-pile = { $type } { $tiles }
hybris-label-workshop = Workshop
hybris-board-workshop-space = { $space }{ $discount ->
        [0] {""}
       *[other] {" "}(−{ $discount })
    }{" "}
hybris-label-factory = Factory
hybris-label-storage = Storage
hybris-board-city-slot = { $prayers ->
        [0] free
        [one] { $prayers } Prayer into the Well
       *[other] { $prayers } Prayers into the Well
    }
hybris-board-temples = Temples:{" "}
hybris-label-temples = Temples
hybris-board-free-spaces = { $count ->
        [one] space { $spaces } empty
       *[other] spaces { $spaces } empty
    }
hybris-board-connectors = (connectors: { $edges })
hybris-label-connected = Connected
hybris-board-pair = { $first } and { $second }
hybris-board-by-link = {" "}({ $link })
hybris-board-brief = In brackets what they cost to craft: A is Aegis, F is Followers.
hybris-board-brief-tile = { $name } ({ $aegis ->
        [0] {""}
       *[other] { $aegis }A
    }{ $followers ->
        [0] {""}
       *[other] { $aegis ->
            [0] {""}
           *[other] {" "}
        }{ $followers }F
    })

## Players

hybris-head-points = Points
    .short = Pts
hybris-head-grandeur = Grandeur
    .short = Grand.
hybris-head-aegis = Aegis
    .short = Aegis
hybris-head-followers = Followers
    .short = Foll.
hybris-head-prayers = Prayers
    .short = Pray.
hybris-head-kindness = Kindness
    .short = Kind.
hybris-head-determination = Determination
    .short = Det.
hybris-head-cards = Cards
    .short = Cards
hybris-head-premonitions = Premonitions
    .short = Prem.
hybris-head-sparks = Sparks
    .short = Spark
hybris-head-unlocked = Upgrades
    .short = Upgr.
hybris-head-laurels = Laurels
hybris-head-trophies = Trophies

hybris-label-characters = Characters
hybris-board-figure-ready = { $figure } ready
hybris-board-figure-reserve = { $figure } in reserve
hybris-board-figure-at = { $figure } { $place }
hybris-board-figure-back = { $figure } back in reserve
hybris-board-figure-defeated = { $figure } in the Underworld
hybris-board-figure-wounded = { $figure } wounded
hybris-board-with-token = { $figure } with a token ({ $token })
hybris-label-on-tiles = On tiles
hybris-board-count-might = { SIGNED($number) } in Combats
hybris-board-count-victories = { $number ->
        [one] { $number } Combat won
       *[other] { $number } Combats won
    }
hybris-board-count-laurels = { $number ->
        [one] { $number } laurel
       *[other] { $number } laurels
    }
hybris-board-count-trophies = { $number ->
        [one] { $number } trophy
       *[other] { $number } trophies
    }
hybris-label-upgrades = Upgrades
hybris-label-power = Power
hybris-label-sparks = Sparks
hybris-label-upgrade = Upgrade
hybris-board-unlocked = {" "}unlocked
hybris-board-pieces = ({ $done } of { $all } gone; left: { $items })
hybris-label-tokens = Tokens
hybris-board-tokens-reserve = to hand: { $tokens }
hybris-board-tokens-held = to hand or laid: { $tokens }
hybris-board-tokens-used = used: { $tokens }
hybris-board-tokens-unavailable = back next Age: { $tokens }
hybris-board-tokens-bonus = { $count ->
        [one] { $count } Bonus Location
       *[other] { $count } Bonus Locations
    }
hybris-label-used = Powers used
hybris-label-trophies = Trophies
hybris-label-known-cards = Known cards
hybris-label-known-premonitions = Known Premonitions
hybris-board-olympian-tokens = { $count ->
        [one] { $count } token left
       *[other] { $count } tokens left
    }
hybris-board-enhanced = Enhanced card not yet won

## Cards

hybris-board-hand = Your hand
hybris-board-hand-brief = Your hand: Strength and Determination; “look hand” tells what they do
hybris-board-card = { $strength } for { $cost }{ GIVEN($elements) ->
        [no] {""}
       *[yes] , { $elements }
    }
hybris-board-foreseen-brief = Your Premonitions; “look hand” tells what they ask
hybris-board-premonition-place = {" "}({ $place })
hybris-board-foreseen = Your Premonitions
hybris-head-strength = Strength
    .short = Str.
hybris-head-cost = Determination
    .short = Det.
hybris-board-combo = { GIVEN($left) ->
        [no] {""}
       *[yes] completes { $left } for { SIGNED($bonus) }
    }{ GIVEN($right) ->
        [no] {""}
       *[yes] { GIVEN($left) ->
            [no] {""}
           *[yes] ,{" "}
        }begins { $right }
    }
hybris-board-any-image = any image
hybris-board-premonition = { $place }: { $conditions }. Reward: { $reward }.

## Combat

hybris-board-combat-clash = Combat: a Clash
hybris-board-combat-ally = Combat for an ally
hybris-board-combat-wrath = Combat against a Primordial
hybris-board-combat-slot = Combat for the slot of { $city }
hybris-board-combat-contest = Combat over a deployment in { $city }
hybris-board-side-attacker = Attacker
hybris-board-side-defender = Defender
hybris-label-conditions = Conditions
hybris-board-no-card = no card yet
hybris-board-card-hidden = a card face down
hybris-board-card-placed = { $card }, face down
hybris-board-combo-bonus = {" "}Combo { SIGNED($bonus) }
hybris-board-total = { $total } in all
hybris-board-total-cards = cards { $strength }
hybris-board-total-combos = Combos { $strength }
hybris-board-total-effects = effects { SIGNED($strength) }
hybris-board-total-enemy = own Strength and Elements { SIGNED($strength) }
hybris-board-determination = Determination { $spent } of { $limit } used, { $left } left
hybris-board-stopped = has stopped
hybris-board-marker-continue = continues
hybris-board-marker-stop = stops
hybris-board-bound-no-retreat = a card taken back is discarded
hybris-board-bound-must-show = next card face up
hybris-board-bound-must-press-on = must continue
hybris-board-bound-spared = not defeated by a loss
hybris-board-bound-cap = no card counts for more than { $cap }
hybris-board-bound-toll = each card costs { $amounts }
hybris-board-bound-kept = { $card } comes back to hand
hybris-board-enemy-cards = Cards drawn for the enemy

## What can be looked at

hybris-look-hand = hand
    .about = your cards and Premonitions, deck and discard pile
hybris-look-players = players
    .about = everything that all may know of everybody
hybris-look-places = locations
    .about = the six boards: actions, slots by name, what a full board costs
hybris-look-cities = cities
    .about = the five Cities, their Technologies and Links in words
hybris-look-forge = forge
    .about = Workshop, Factory, storage, with every Technology there
hybris-look-technologies = technologies
    .about = all that can still be conceived
hybris-look-pillars = pillars
    .about = both halves of every Pillar
hybris-look-quests = quests
    .about = the Quests, Song by Song
hybris-look-oracle = oracle
    .about = Omens, Primordials, Premonitions
hybris-look-coliseum = coliseum
    .about = its Heroes, as enemies and as allies
hybris-look-underworld = underworld
    .about = what Drain gives, and who lies there
hybris-look-combat = combat
    .about = both zones, card by card
hybris-look-player = the board of { $olympian }
