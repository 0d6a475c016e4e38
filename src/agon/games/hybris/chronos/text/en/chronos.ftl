# The mode against Chronos: the module, its words, its questions, what is told of it.

hybris-module-chronos = Chronos
    .about = For one player: six Ages against Time, who has six Concepts, chains that break and three Avatars.

hybris-setup-level = Level
hybris-setup-level-bronze-age = Bronze Age, medium: by the book you begin 24 Victory Points ahead
hybris-setup-level-golden-age = Golden Age, easier: by the book you begin 33 Victory Points ahead
hybris-setup-level-iron-age = Iron Age, harder: by the book you begin 18 Victory Points ahead
hybris-setup-solo-rules = Rules against Chronos
hybris-setup-solo-rules-by-the-book = By the book: the steps of the booklet’s solo mode (its player aid) and no others. It prints neither how one wins nor levels; ours are the head start of the level, and that you win with more Victory Points than Chronos after Age 6, or by Ascension
hybris-setup-solo-rules-house = With house rules: everything below is played too, and levels have numbers made for it (gifts instead of a head start)
hybris-setup-as-preset = As said above
hybris-setup-gifts = Gifts before the first Age
hybris-setup-gifts-preset = { hybris-setup-as-preset }
hybris-setup-gifts-off = Book: no gifts; you begin as in the base game, with the head start of the level
hybris-setup-gifts-on = House: the level gives Aegis, Followers, Prayers, Conflict cards and Victory Points to begin with
hybris-setup-solo-powers = Powers against Chronos alone
hybris-setup-solo-powers-preset = { hybris-setup-as-preset }
hybris-setup-solo-powers-off = Book: Olympians have the powers of their boards
hybris-setup-solo-powers-on = House: Zeus, Athena and Hades also gain when Kronos brings income, a contest is cancelled, a store of Chronos overflows
hybris-setup-left-out = Premonitions of rivals
hybris-setup-left-out-preset = { hybris-setup-as-preset }
hybris-setup-left-out-off = Book: all Premonitions are in the deck
hybris-setup-left-out-on = House: the Invisible Net and Helen Has Left the Palace, which nobody can complete alone, stay in the box
hybris-setup-bare-pillars = Step 1.3: Pillars left over
hybris-setup-bare-pillars-preset = { hybris-setup-as-preset }
hybris-setup-bare-pillars-off = Book: each Pillar left over gets a Prayer unless it has one, as in the base game; whoever takes the Pillar has it
hybris-setup-bare-pillars-on = House: no Prayers are laid on Pillars left over
hybris-setup-time-remembers = Step 1.3: Time remembers
hybris-setup-time-remembers-preset = { hybris-setup-as-preset }
hybris-setup-time-remembers-off = Book: each Concept chosen is resolved once
hybris-setup-time-remembers-on = House: a Concept also chosen in the Age before is resolved twice
hybris-setup-boons = Step 1.4: the Boon
hybris-setup-boons-preset = { hybris-setup-as-preset }
hybris-setup-boons-off = Book: the Pillar without the Focus gives nothing
hybris-setup-boons-on = House: the Pillar without the Focus gives the Boon of its Concept at once
hybris-setup-precedence = Step 2.1: Precedence
hybris-setup-precedence-preset = { hybris-setup-as-preset }
hybris-setup-precedence-off = Book: the four Concept cards revealed stay
hybris-setup-precedence-on = House: a player before Chronos in Grandeur may put one of the cards revealed under its deck and reveal the next
hybris-setup-fearful-prayers = Step 2.1: Fearful prayers
hybris-setup-fearful-prayers-preset = { hybris-setup-as-preset }
hybris-setup-fearful-prayers-off = Book: no Prayers come to the Well
hybris-setup-fearful-prayers-on = House: 3 Prayers come to the Well, which may overflow
hybris-setup-tiles-follow = Step 2.1: more tiles of Chronos
hybris-setup-tiles-follow-preset = { hybris-setup-as-preset }
hybris-setup-tiles-follow-off = Book: each Upgrade Concept has one tile, and none once it is turned over
hybris-setup-tiles-follow-on = House: each Upgrade Concept has three tiles, one after the other: the next is turned up in the Planning that follows
hybris-setup-both-halves = Step 3: Temnein cuts both ways
hybris-setup-both-halves-preset = { hybris-setup-as-preset }
hybris-setup-both-halves-off = Book: only the Pillar of the Focus has its upper half used
hybris-setup-both-halves-on = House: with the Focus on Temnein the upper halves of both Pillars may be used
hybris-setup-profit-on-passing = Step 3: passing without the Olympian
hybris-setup-profit-on-passing-preset = { hybris-setup-as-preset }
hybris-setup-profit-on-passing-off = Book: Chronos gains by your Pillar when your Olympian is used, and only then
hybris-setup-profit-on-passing-on = House: Chronos gains by it when you pass, too, as others have the lower half in the base game
hybris-setup-weight-of-kratos = Combat: Strength of the Avatars
hybris-setup-weight-of-kratos-preset = { hybris-setup-as-preset }
hybris-setup-weight-of-kratos-off = Book: Avatars have what their cards say
hybris-setup-weight-of-kratos-on = House: Avatars have 1 more from Kratos 5 on, 2 more from 8 on, and what the level adds or takes
hybris-setup-own-cities = Where Avatars go
hybris-setup-own-cities-preset = { hybris-setup-as-preset }
hybris-setup-own-cities-off = Book: no City is printed: you choose where an Avatar goes
hybris-setup-own-cities-on = House: an Avatar goes to the first City of its own list that can receive it (in the Golden Age you choose)
hybris-setup-reforging = Re-forging a link
hybris-setup-reforging-preset = { hybris-setup-as-preset }
hybris-setup-reforging-off = Book: who beats an Avatar gains Prayers
hybris-setup-reforging-on = House: who went to an Avatar's City and beats it also adds a chain to one of its Concepts
hybris-setup-seals-expire = Step 4.7: Forbidden tokens expire
hybris-setup-seals-expire-preset = { hybris-setup-as-preset }
hybris-setup-seals-expire-off = Book: Forbidden tokens stay for good
hybris-setup-seals-expire-on = House: at the end of Ages 2, 4 and 6 all Forbidden tokens come home
hybris-setup-seals-bought = Forbidden tokens can be bought off
hybris-setup-seals-bought-preset = { hybris-setup-as-preset }
hybris-setup-seals-bought-off = Book: no character takes a Forbidden token away
hybris-setup-seals-bought-on = House: a character who has come to that Location may send a Forbidden token home for 1 Prayer (Artemis also for a token of Chronos's)
hybris-setup-reckoning = Step 4.10: the Reckoning
hybris-setup-reckoning-preset = { hybris-setup-as-preset }
hybris-setup-reckoning-off = Book: only the tiles of Chronos act
hybris-setup-reckoning-on = House: at the end of Ages 2, 4 and 6 Chronos also gains as many Victory Points as Ananke has Intensity
hybris-setup-shortfall = What you lack, Time takes
hybris-setup-shortfall-preset = { hybris-setup-as-preset }
hybris-setup-shortfall-off = Book: who must lose Grandeur on space 4 without a point to lose loses nothing
hybris-setup-shortfall-on = House: Chronos gains 1 Victory Point when you must lose Grandeur on space 4 without a point to lose
hybris-setup-beyond-the-top = Intensity beyond 9
hybris-setup-beyond-the-top-preset = { hybris-setup-as-preset }
hybris-setup-beyond-the-top-off = Book: Intensity stays at 9
hybris-setup-beyond-the-top-on = House: Chronos gains 1 Victory Point for each step beyond 9
hybris-setup-unbound = Loss by empty chain tracks
hybris-setup-unbound-preset = { hybris-setup-as-preset }
hybris-setup-unbound-off = Book: a game is not lost before its end
hybris-setup-unbound-on = House: so many empty chain tracks as the level says lose the game at once (Golden Age 4, else 3)

## Words of its cards

hybris-verb-chronos = Chronos gains { $amounts }
    .means = Chronos gains, one piece at a time; a fourth breaks a chain
hybris-verb-chronos-loses = { $form ->
        [to] make Chronos lose { $amounts }
       *[do] Chronos loses { $amounts }
    }
    .means = Chronos loses, never below 0
hybris-verb-break-chain = a chain of { $what ->
        [own] this Concept
        [fullest] the Concept that has most
       *[other] { $what }
    } breaks
    .means = Break the chain of a Concept: that one, the card’s `own`, the `fullest`
hybris-verb-add-chain = { hybris-do-add } a chain to { $what ->
        [own] this Concept
       *[choice] a Concept of { hybris-part-own-m } choice
    }
    .means = Add a link to the chain of the card’s `own` Concept, or of one of the player’s `choice`
hybris-verb-intensity = { $of }: { SIGNED($number) } Intensity
    .means = So much `of` Ananke or Kratos, within 0 and 9; beyond 9 a point each for Chronos
hybris-verb-shackle = { hybris-do-take } { $number ->
        [one] a Shackle
       *[other] { $number } Shackles
    }
    .means = Take so many Shackles
hybris-verb-unshackle = { hybris-do-discard } all of { hybris-part-own-many } Shackles
    .means = Put all Shackles back
hybris-verb-move-avatar = { $what ->
        [lowest] the lowest Avatar on the Chronos board
       *[other] { $what }
    } goes to { GIVEN($to) ->
        [yes] { $to }
       *[no] a City
    }{ GIVEN($else_break) ->
        [yes] {" "}(if it cannot, a chain of { $else_break ->
                [own] this Concept
                [fullest] the Concept that has most
               *[other] { $else_break }
            } breaks)
       *[no] {""}
    }
    .means = That Avatar, or the `lowest` on the board, goes `to` a City; `else_break` where it cannot
hybris-verb-seal = a Forbidden token is laid on an empty slot of { hybris-part-own-m } choice{ $number ->
        [one] {""}
       *[other] , { $number } times
    }
    .means = A Forbidden token on an empty slot of the player’s choice
hybris-verb-idle = { $number ->
        [one] one
       *[other] { $number }
    } of { hybris-part-own-many } Heroes and Prophets not yet activated { $number ->
        [one] rests
       *[other] rest
    } in this Age
    .means = A Hero or Prophet not yet activated gives its token back and stays out for the Age
hybris-verb-keep = { hybris-do-keep } { $amounts } at most
    .means = Lose all above that; no shortfall
hybris-verb-expire-quest = the { $what ->
        [leftmost] leftmost
       *[rightmost] rightmost
    } Quest leaves the game
    .means = A Quest goes out of the game
hybris-verb-return-tile = { hybris-do-send-back } one of { hybris-part-own-many } Technologies in the Workshop to its pile
    .means = A tile of the Workshop goes back to its pile
hybris-verb-drain-well = { $number } { hybris-resource-prayer } leave the Well
    .means = So many Prayers go out of the Well
hybris-verb-sleep = one of { hybris-part-own-many } deployed Technologies lies face down until the End of Age phase of the next Age
    .means = A deployed tile lies face down until step 4.1 of the next Age, so that it is felt even when one passes
hybris-verb-craft-dearer = each Craft costs { $number ->
        [one] { $number } resource
       *[other] { $number } resources
    } more in this Age
    .means = Each Craft costs so much more until the End of Age phase
hybris-verb-draw-avatar-card = the Avatar draws { $number ->
        [one] one card
       *[other] { $number } cards
    } more
    .means = In a Combat against an Avatar: so many cards more, four in all at most
hybris-verb-income = the Avatar brings Chronos its income
    .means = In a Combat against an Avatar: its income
hybris-verb-enemy-strength = the enemy has { SIGNED($number) } Strength
    .means = That much more, or less, for the enemy of the game that is fought
hybris-verb-dread = in this Combat { $what ->
        [determination] { hybris-part-one-has } 1 Determination less
        [no_combo] { hybris-part-own-many } Combos do not count
        [no_text] the effects of { hybris-part-own-many } cards do not count
        [no_weapons] { hybris-part-own-many } Weapons have Strength 0
        [no_target] Target Acquired gives nothing
       *[low_walls] the Defence track gives 3 Strength at most
    }
    .means = The fighter, in this Combat: `determination` (1 less), `no_combo`, `no_text`, `no_weapons` (they count 0), `no_target`, `low_walls` (the track gives 3 at most)
hybris-if-ahead = { hybris-part-one-is } ahead of Chronos in { $what ->
        [vp] Victory Points
       *[grandeur] Grandeur
    }
hybris-if-sparks = { hybris-part-one-has } at least { $number ->
        [one] { $number } Spark
       *[other] { $number } Sparks
    } on the Spark track
hybris-if-intensity = { $of } has an Intensity of { $number } or more
hybris-if-facing = the enemy is { $what ->
        [chaos] Chaos
       *[other] { $what }
    }
hybris-count-avatars = Avatar in the Mortal World
hybris-count-ages-passed = { $number ->
        [one] Age that is over
       *[other] { $number } Ages that are over
    }
hybris-on-chain-broken = a chain breaks{ $cause ->
        [overflow] {" "}because Chronos stores no more
       *[any] {""}
    }
hybris-on-avatar-beaten = an Avatar is beaten
hybris-on-contest-cancelled = you cancel a contest
hybris-on-quest-done = you complete a Quest
hybris-on-chronos-income = { GIVEN($avatar) ->
        [yes] { $avatar } brings
       *[no] an Avatar brings
    } Chronos its income

## Lines on things

hybris-about-chronos = { $name } chooses nothing: his board does. On its turn a chained Concept strikes unless you have what it asks for; the Concept of your Focus is yours. You win with more Victory Points after Age 6, or with your sixth Upgrade.
hybris-line-concept-upgrade = Concept { $number }, of Upgrade: no chains, no cards; it has an Intensity and tiles.
hybris-line-concept-chained = Concept { $number }, chained, with { $avatar } as its Avatar; Chronos gains { $amounts } here.
hybris-line-concept-boon = Boon, if that house rule is played, its Pillar was chosen and the Focus is elsewhere: { $effects }.
hybris-line-concept-links = Conditions, in this order: { $links }.
hybris-part-added-link = { $link } more
hybris-part-players-link = as many { $what ->
        [follower] Followers
        [prayer] Prayers
        [aegis] Aegis
        [spark] Sparks
        [technology] deployed Technologies
       *[temple] Temples
    } as players (1 if you play alone)
hybris-line-concept-card = Card of { $concept }{ GIVEN($bar) ->
        [yes] , set off by { $bar }
       *[no] , set off if you want
    }. Main effect: { $effects }.
hybris-line-desolation = Desolation: { $effects }.
hybris-part-bar-olympian = an Olympian
hybris-part-bar-hero = a Hero
hybris-part-bar-prophet = a Prophet
hybris-line-avatar = Avatar { $number }: { $enemy }.
hybris-clause-avatar = Strength { $base } plus that of { $cards ->
        [one] { $cards } Avatar card
       *[other] { $cards } Avatar cards
    }{ GIVEN($bonus) ->
        [yes] , { $bonus } shown
       *[no] {""}
    }
hybris-line-avatar-income = On the Chronos board, in every Age: Chronos gains { $amounts }.
hybris-line-avatar-main = In a City, at the end of every Age: { $effects }.
hybris-line-avatar-cities = Where Avatars have Cities of their own, it goes to the first of these that can receive it: { $cities }.
hybris-line-avatar-card = Conflict card of the Avatars: Strength { $strength }{ GIVEN($elements) ->
        [yes] , { $elements }
       *[no] {""}
    }.
hybris-line-avatar-card-effects = When it is drawn: { $effects }.
hybris-line-tile = Upgrade of Chronos, for { $concept }; { GIVEN($condition) ->
        [yes] turned over { $condition }
       *[no] turned over when { $event }
    }.
hybris-line-tile-modifier = When your Pillar is resolved there: { SIGNED($number) } Intensity.
hybris-line-tile-end = End of Age: { $effects }.
hybris-line-tile-immediate = When turned over: { $effects }.
hybris-line-chronos-power = After each Drain of yours: { $effects }.
hybris-line-level = { $preset ->
        [by_the_book] By the book
       *[house] With house rules
    }: Chronos begins with { $points ->
        [0] no Victory Point
        [one] { $points } Victory Point
       *[other] { $points } Victory Points
    } and { $pieces } of each resource, Ananke with { $ananke }, Kratos with { $kratos } Intensity; there are { $chains } chains, and { $harder } of 6 cards of a deck are harder ones.{ $head ->
        [0] {""}
        [one] {" "}You begin with { $head } Victory Point.
       *[other] {" "}You begin with { $head } Victory Points.
    }
hybris-line-level-tracks = With the house rule “{ hybris-setup-unbound }”: { $tracks } empty chain tracks lose the game.
hybris-line-level-gifts = With the house rule “{ hybris-setup-gifts }”: you begin with { $amounts } more.
hybris-line-level-cards = Victory Points for Chronos on Concept cards: { SIGNED($number) }, but at least 1.
hybris-line-level-avatars = Strength of the Avatars: { SIGNED($number) }.
hybris-line-level-cities = You choose the City to which an Avatar goes.

## Questions

hybris-ask-focus = Which of your two Concepts is the Focus, where you are present?{ $boons ->
        [yes] {" "}The other Concept gives its Boon.
       *[no] {""}
    }
hybris-ask-exchange = You are ahead of Chronos: do you exchange one of the face-up cards?
hybris-ask-concept-card = Do you set off the card of your Concept?
hybris-ask-evil = { $concept } asks for more than you have ({ $asks }). What happens?
hybris-asks-follower = { $number ->
        [one] { $number } Follower
       *[other] { $number } Followers
    }
hybris-asks-prayer = { $number ->
        [one] { $number } Prayer
       *[other] { $number } Prayers
    }
hybris-asks-aegis = { $number } Aegis
hybris-asks-spark = { $number ->
        [one] { $number } Spark
       *[other] { $number } Sparks
    }
hybris-asks-technology = { $number ->
        [one] { $number } deployed Technology
       *[other] { $number } deployed Technologies
    }
hybris-asks-well = { $number ->
        [one] { $number } Prayer in the Well
       *[other] { $number } Prayers in the Well
    }
hybris-asks-temple = { $number ->
        [one] { $number } Temple
       *[other] { $number } Temples
    }
hybris-asks-vp = { $number ->
        [one] { $number } Victory Point
       *[other] { $number } Victory Points
    }
hybris-ask-chain = Which Concept gets a chain back?
hybris-ask-idle = Who rests in this Age?
hybris-ask-return-tile = Which Technology goes back to its pile?
hybris-ask-sleep = Which Technology falls asleep?
hybris-ask-seal = Chronos forbids a slot, with a token of yours on it that keeps everybody out: which one?
hybris-ask-unseal = Do you open a forbidden slot?
hybris-ask-avatar-city = To which City does the Avatar go?
hybris-ask-cancel-contest = { $avatar } contests your deployment: do you cancel that? { $missing ->
        [0] Nothing need be discarded.
       *[other] It takes cards of Strength { $missing } more.
    }
hybris-ask-stand-in = { $avatar } contests your deployment: does a Hero take the deployer's place?
hybris-ask-chronos-piece = Which resource is it for Chronos?
hybris-ask-foresee = At the top card of which deck do you look?

## Options

hybris-option-concept = { $concept }
    .gives = { $chains ->
        [-1] Intensity { $intensity }
       *[other] chains: { $chains }
    }
hybris-option-focus = { $concept }
    .gives = { $boons }
hybris-part-boon = Boon of { $concept }: { $effects }
hybris-option-pillar-concept = { $pillar } (Pillar { $number }, { $concept }): { $upper }
hybris-part-profit = Chronos gains { $amounts } ({ $concept })
hybris-part-profit-intensity = { $concept } gets { SIGNED($number) } Intensity
hybris-option-concept-card = { $card }: { $effects }
hybris-option-evil-main = { $card }: { $effects }
hybris-option-evil-resource = Chronos gains { $amounts }; the card stays
hybris-option-evil-avatar = { $avatar } goes to { GIVEN($city) ->
        [yes] { $city }
       *[no] a City that you choose
    }; the card stays
hybris-option-avatar-city = { $city }
    .costs = { GIVEN($standing) ->
            [no] {""}
           *[yes] { $standing } would have to face it
        }
hybris-option-cancel = Cancel it
hybris-option-cancel-card = Discard { $card } (Strength { $strength })
hybris-option-stored-piece = { $amount }
hybris-option-deck = The deck of { $concept }
    .gives = { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
hybris-option-seal = { $place }
hybris-option-unseal = { $place }, for { $amounts }
hybris-option-ransom = { $place }, for a token that you have taken of Chronos
hybris-option-no-exchange = Exchange none
hybris-option-not-now = Not now
hybris-option-leave-forbidden = Leave it forbidden
hybris-option-let-it-come = Let it come
hybris-option-stand-in = { $figure }
hybris-option-no-stand-in = Nobody

hybris-will-fight-enemy = fight { $enemy }

## Why not

hybris-why-avatar-away = { $avatar } is not on the Chronos board
hybris-why-avatar-nowhere = no City can receive { $avatar }
hybris-why-avatar-there = { $avatar } holds that City
hybris-why-prophet-avatar = { $avatar } holds that City, and a Prophet does not fight
hybris-why-chain-broken = that track has no chain left: it stays broken
hybris-why-chain-full = that track has all its chains
hybris-why-chain-elsewhere = it is not about that Concept
hybris-why-last-card = it is the last card of its deck
hybris-why-no-strength = that card has no Strength
hybris-why-deck-empty = that deck is empty
hybris-why-deck-known = you know that card already

## What is told

hybris-chronos-level = You play against Chronos: { $level }.
hybris-chronos-vp = Chronos gains { $points ->
        [one] { $points } Victory Point
       *[other] { $points } Victory Points
    } and has { $now }.
hybris-chronos-vp-lost = Chronos loses { $points ->
        [one] { $points } Victory Point
       *[other] { $points } Victory Points
    } and has { $now }.
hybris-chronos-stored = Chronos stores { $amount }, of which he has { $now } now.
hybris-chronos-overflow = Chronos can store no more { $what }: he discards { $slots }, and a chain breaks.
hybris-chronos-lost = Chronos loses { $amount } and has { $now } now.
hybris-chronos-gave = { $seat } gets { $amount } from Chronos.
hybris-chronos-grandeur = Chronos is on space { $space_number } of the Grandeur track.
hybris-intensity = { $concept }: { SIGNED($change) } Intensity, now { $now }.
hybris-chain-broken = A chain of { $concept } breaks; { $left } left.
    .clause = a chain of { $concept } breaks
hybris-chain-none-left = { $concept } has no chain left to break.
hybris-chain-added = { $concept } gets a chain back and has { $left }.
hybris-chronos-unbound = Too many chain tracks are empty: Chronos is unbound.
hybris-chronos-income = { $avatar } brings Chronos its income.
hybris-concept-resolved = { $concept } is resolved.
    .deed = Chronos: { $concept }
hybris-focus = { $seat } is present on { $concept }.
hybris-boon = { $seat } receives the Boon of { $concept }.
hybris-concept-card = { $concept }: { $concept_card } is revealed.
hybris-concept-exchanged = { $seat } puts { $concept_card } under the deck of { $concept }.
hybris-obliterated = { $concept }: { $concept_card } leaves the game.
hybris-main-effect = { $concept }: the main effect of { $concept_card }.
hybris-desolation = { $concept }: the Desolation of { $concept_card }.
hybris-chronos-passed = { $concept }: Chronos passes{ $why ->
        [1] , for there is no card
        [2] , for its conditions are met
       *[0] {""}
    }.
hybris-chronos-strikes = { $concept }: { $evil ->
        [0] the card strikes
        [1] Chronos takes what is his
       *[2] the Avatar sets out
    }.
hybris-chronos-profits = The Pillar of { $seat } serves Chronos on { $concept }.
hybris-chronos-power = { $seat } has drained: the Debt of Hours.
hybris-chronos-tile = { $concept }: the tile { $chronos_tile } is turned up.
hybris-chronos-tile-turned = { $concept }: { $chronos_tile } is turned over and leaves the game.
hybris-chronos-tile-works = { $concept }: the tile { $chronos_tile } works.
hybris-reckoning = The Reckoning: Chronos gains as much as the Intensity of { $concept }, { $points }.
hybris-avatar-moves = { $avatar } goes to { $city }.
    .clause = { $avatar } comes to { $city }
hybris-avatar-holds = { $avatar } holds { $city }.
hybris-avatar-acts = { $avatar } works in the Mortal World.
hybris-avatar-beaten = { $seat } beats { $avatar }, who returns to the Chronos board.
    .clause = { $seat } beats { $avatar }
hybris-avatar-contests = { $avatar } contests the deployment of { $seat } in { $city }.
hybris-contest-cancelled = { $seat } cancels the contest of { $avatar }.
hybris-stood-in = { $figure } of { $seat } takes the deployer's place in { $city }.
hybris-combat-avatar = Combat: { $figure } of { $seat } against { $avatar } in { $city }.
    .fight = { $figure } against { $avatar }
hybris-enemy-changed = The enemy's Strength changes by { SIGNED($number) }.
hybris-dread = For { $seat }: { $effect }.
hybris-looked-concept = { $seat } looks at the top card of { $concept }.
hybris-saw-concept-card = { $concept }: { $concept_card } lies on top.
hybris-shackled = { $seat } takes { $number ->
        [one] a Shackle
       *[other] { $number } Shackles
    } and has { $now }.
hybris-unshackled = { $seat } discards { $number ->
        [one] a Shackle
       *[other] { $number } Shackles
    } and has { $now }.
hybris-sealed = The slot “{ $slot }”{ GIVEN($location) ->
        [yes] {" "}({ $location })
       *[no] {""}
    } is forbidden by a token of { $seat }.
hybris-unsealed = The slot “{ $slot }”{ GIVEN($location) ->
        [yes] {" "}({ $location })
       *[no] {""}
    } is open again; the token of { $seat } comes home.
hybris-asleep = { $technology } of { $seat } on { $space } falls asleep.
hybris-awake = { $technology } of { $seat } on { $space } wakes up.
hybris-craft-dearer = { $number ->
        [0] Crafts cost what they cost again.
        [one] Each Craft costs { $number } resource more in this Age.
       *[other] Each Craft costs { $number } resources more in this Age.
    }
hybris-idle = { $figure } of { $seat } rests in this Age.
hybris-tile-returned = { $technology } of { $seat } goes back to its pile.
hybris-well-drained = { $prayers } { $prayers ->
        [one] Prayer leaves
       *[other] Prayers leave
    } the Well, which has { $well }.

## How it ended

hybris-lost-unbound = Chronos is unbound: { $seat } has lost.
hybris-outlived-chronos = { $seat } outlives Time with { $count } to { $chronos } Victory Points.
hybris-outlasted = Time outlasts { $seat }: { $count } to { $chronos } Victory Points.

## On the board

hybris-board-chronos-points = { $points ->
        [one] { $points } Victory Point
       *[other] { $points } Victory Points
    }
hybris-board-chronos-grandeur = Grandeur { $space }
hybris-board-chronos-stores = { GIVEN($pieces) ->
        [yes] stores { $pieces }
       *[no] stores nothing
    }
hybris-board-chronos-tokens = { $count ->
        [one] { $count } token in his reserve
       *[other] { $count } tokens in his reserve
    }
hybris-board-chains = { $all ->
        [one] { $left } of { $all } chain left
       *[other] { $left } of { $all } chains left
    }
hybris-board-concept-asks = asks for { $asks }
hybris-board-concept-card = face up: { $card }
hybris-board-concept-next = on top of the deck: { $card }
hybris-board-concept-under = under the deck: { $card }
hybris-board-concept-intensity = Intensity { $number }
hybris-board-concept-tile = tile: { $tile }
hybris-board-concept-focus = Focus
hybris-board-concept-pillar = Pillar
hybris-board-concept-turn = its turn
hybris-board-tiles = { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }
hybris-label-avatars = Avatars
hybris-board-avatar-home = { $avatar } on the Chronos board
hybris-board-avatar-city = { $avatar } holds { $city }
hybris-label-plight = On you
hybris-board-shackles = { $number ->
        [one] { $number } Shackle
       *[other] { $number } Shackles
    }
hybris-board-seal = { $slot }{ GIVEN($place) ->
        [yes] {" "}({ $place })
       *[no] {""}
    } is forbidden
hybris-board-sleeper = { $technology } sleeps until the end of Age { $age }
hybris-board-dearer = { $number ->
        [one] Crafts cost { $number } resource more
       *[other] Crafts cost { $number } resources more
    }
hybris-label-turned = Turned over
hybris-board-rules-played = House rules in play
hybris-board-rules-left = Left out: what the booklet says is played instead
hybris-board-preset-by-the-book = by the book
hybris-board-preset-house = house rules
hybris-board-preset-mixed = { $base ->
        [by_the_book] by the book with { $changed ->
            [one] { $changed } house rule
           *[other] { $changed } house rules
        }
       *[house] house rules without { $changed ->
            [one] { $changed } of them
           *[other] { $changed } of them
        }
    }
hybris-label-endings = How it ends
hybris-label-concept-gets = For it
hybris-label-concept-risks = Against it
hybris-board-combat-avatar = Combat against an Avatar in { $city }
hybris-look-chronos = chronos
    .about = his board: Concepts, chains, cards, Avatars and tiles, with all their words

## Reports

hybris-report-focus = Concepts of the Focus
hybris-report-boon = Boons taken
hybris-report-bared = Conditions of the tracks laid bare
hybris-report-met = Last condition laid bare when Chronos had to pass
hybris-report-evil = What was chosen on Chronos's turn
hybris-report-struck = Main effects of Concept cards, where they lay face up
hybris-report-desolated = Desolations of Concept cards, where they lay face up
hybris-report-came = Avatars that took a City
hybris-report-contested = Avatars that contested a deployment
hybris-report-beaten = Avatars beaten
hybris-report-wielded = Cards of the Avatars drawn in a Combat
hybris-report-turned = Tiles of Chronos turned over, where they lay face up

## The match in numbers, and what is near

hybris-account-tracks = Tracks of Chronos without a chain
hybris-points-start = From the start
hybris-points-income = Income of Avatars
hybris-points-concept = Concepts
hybris-points-concept-card = Concept cards
hybris-points-avatar = Avatars
hybris-points-chronos-tile = Chronos tiles
hybris-points-chronos-power = The power of Chronos
hybris-points-solo-power = Powers against Chronos
hybris-points-reckoning = The Reckoning
hybris-points-intensity = Intensity beyond the top
hybris-points-empty-track = Empty tracks
hybris-points-shortfall = Points that could not be lost
hybris-alarm-unbound = One more empty track, and Chronos is unbound: the game would be lost.
