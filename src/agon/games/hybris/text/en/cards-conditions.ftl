# What must be true, and what is counted.

## Conditions, as they stand after "if"

hybris-if-not = this does not hold: { $parts }
    .means = it does not hold
hybris-if-all = { $parts }
    .means = all of them hold
hybris-if-any = { $parts }
    .means = one of them holds

hybris-if-has = { hybris-part-one-has } at least { $amounts }
    .means = the player has at least that much: points, things in hand, the space of the Kindness cube. A Premonition being completed does not count as one in hand
hybris-if-has-at-most = { hybris-part-one-has } at most { $amounts }
    .means = the player has no more than that
hybris-if-hand-shows = { hybris-part-own-f } hand shows { $elements }
    .means = the Conflict cards in hand show these symbols; each symbol serves once. They are shown to all and kept
hybris-if-unlocked = { hybris-part-one-has } unlocked at least { $number ->
        [one] { $number } Upgrade
       *[other] { $number } Upgrades
    }
    .means = at least that many Upgrades are unlocked
hybris-if-grandeur = { hybris-part-one-is } { $what ->
        [first] first
       *[last] last
    } in Grandeur
    .means = no other player's marker is in front of, or behind, the player's
hybris-part-one-is = { $person ->
        [they] they are
       *[you] you are
    }
hybris-if-pillar = { hybris-part-one-has } the lowest Pillar of this Age
    .means = the player holds the lowest Pillar number of this Age
hybris-if-temple = { $of ->
        [rival] a rival has
       *[own] { hybris-part-one-has }
    } a Temple { hybris-part-place-here }
    .means = the player, or with `of = "rival"` another one, has a Temple in that City
hybris-if-tiles = { hybris-part-one-has } at least { $at_least ->
        [one] { $at_least } Technology
       *[other] { $at_least } Technologies
    } { $in ->
        [workshop] in the Workshop
        [factory] in the Factory
        [storage] in storage
       *[here] deployed { hybris-part-place-here }
    }
    .means = that many own Technologies are in the Workshop, the Factory, storage, or deployed in that City (`here`)
hybris-if-types-deployed = { hybris-part-one-has } deployed Technologies of at least { $number ->
        [one] { $number } type
       *[other] { $number } types
    }
    .means = own tiles of at least that many types lie in the Cities
hybris-if-connected = { $what ->
        [across_link] a Technology is connected to this one through a Link
       *[deployed_to_this] the Technology is connected to this one
    }
    .means = `across_link`: a tile is connected to this one through a Link; `deployed_to_this`: the tile that the player is deploying is connected to this one (never the tile itself)
hybris-if-well = the Well holds at least { $number } { hybris-resource-prayer }
    .means = the Well holds at least that many Prayers
hybris-if-omen = a Conflict card of { hybris-part-ones-own } lies beside the Oracle
    .means = an own Conflict card lies beside the Oracle
hybris-part-ones-own = { $person ->
        [they] theirs
       *[you] yours
    }
hybris-if-defeated-heroes = { hybris-part-one-has } { $number ->
        [one] a Hero
       *[other] at least { $number } Heroes
    } in the Underworld
    .means = at least that many own Heroes, allies included, lie in the Underworld
hybris-if-undefeated = this Hero is not in the Underworld
    .means = that Hero is not in the Underworld

hybris-if-character = the character is { $what }
    .means = the character (see above) is of that kind, or is that Hero
hybris-if-first-of-age = it is the first Prophet that { $person ->
        [they] they activate
       *[you] you activate
    } in the Age
    .means = a Prophet is being activated, and none of the player's was before in this Age
hybris-if-city = it takes place { hybris-part-place-here }
    .means = the action takes place in that City
hybris-if-alone = no rival character is { hybris-part-place-here }
    .means = no rival character is there
hybris-if-rivals-here = at least { $number ->
        [one] { $number } rival character is
       *[other] { $number } rival characters are
    } { hybris-part-place-here }
    .means = at least that many rival characters (not players) are there
hybris-if-hero-at = another Hero, anyone's, stands { $what }
    .means = a Hero of any player, other than the acting character, stands there
hybris-if-evicted = the character took its City slot from a rival{ $what ->
        [prophet] {" "}by putting a Prophet to flight
       *[combat] {" "}by winning a Combat (a Prophet put to flight is one)
    }
    .means = the character sent this turn took its City slot from a rival: by a Combat won (`combat`), or just by putting a Prophet to flight (`prophet`), which is one
hybris-if-did = the character { $result ->
        [song] completed a Song
        [epic] completed the last Song of an Epic
        [clash] won a Clash
        [won] performed { $action } and won
       *[none] { $prayers ->
            [0] { $connected ->
                [0] { GIVEN($type) ->
                    [yes] performed { $action } with a Technology of type { $type }
                   *[no] performed { $action }
                }
                [one] performed { $action } with a Technology connected to at least { $connected } other
               *[other] performed { $action } with a Technology connected to at least { $connected } others
            }
            [one] performed { $action } with at least { $prayers } Prayer
           *[other] performed { $action } with at least { $prayers } Prayers
        }
    }
    .means = the character performed that action this turn (not one that was granted): Deploy of a tile of that type, connected to at least that many tiles; Convert of at least that many Prayers in all; Achieve with a `song` done, the `epic` finished or the `clash` won; Fight `won`

hybris-if-combat = { $what ->
        [attacker] { hybris-part-one-is } the Attacker
        [defender] { hybris-part-one-is } the Defender
        [vs_player] the Combat is against a player
        [vs_game] the Combat is against the game
        [in_city] the Combat is in a City
       *[between_olympians] two Olympians are fighting
    }
    .means = the player is `attacker` or `defender` (only against a player); it is `vs_player`, `vs_game`; it is `in_city` (for a slot, or a contest); it is `between_olympians`, both figures
hybris-if-fighting = the enemy is that of a Clash
    .means = the enemy is that of a Clash Quest
hybris-if-opponent = { $what ->
        [pressed_on] { hybris-part-own-m } opponent chose Continue in this round
       *[stopped] { hybris-part-own-m } opponent has stopped (the game always has)
    }
    .means = the opposing player `pressed_on` in the round in which the card is revealed; has `stopped` (the game always has)
hybris-if-total = { hybris-part-own-m } total Strength is the lower one
    .means = the player's total, this card's Strength and Combo included, is below the other one
hybris-if-position = it is { hybris-part-own-f } first card of the Combat
    .means = no other card lies in the player's combat zone
hybris-if-card-element = it shows { $what }
    .means = the Conflict card shows it

hybris-if-dominates = { $person ->
        [they] they alone have
       *[you] you alone have
    } the most influence in { $number ->
        [one] { $number } City
       *[other] { $number } Cities
    }
    .means = the player alone has most influence in that many Cities
hybris-if-token = { $held_by ->
        [self] { hybris-part-one-has }
        [opponent] { hybris-part-own-m } opponent has
       *[nobody] nobody has
    } { $what }
    .means = the player (`self`), the opponent of the Combat that is on or just over, or nobody has it
hybris-if-counter = “{ $what }” has reached { $figures } (with 2, 3, 4 players)
    .means = it has reached the number for 2, 3, 4 players

## Counts: what is counted one by one, after "for each", or compared, as "the most Aegis"

hybris-count-held = { $use ->
        [each] { $per ->
            [0] { $resource } { hybris-part-which-one-has }
           *[other] { $per } { $resource } { hybris-part-which-one-has }
        }
       *[most] { $what ->
            [kindness] the highest { $resource }
           *[other] the most { $resource }
        }
    }
    .means = that the player has (see `has`); with `per`, once per so many
hybris-count-grandeur = { $use ->
        [each] space that { hybris-part-own-m } Grandeur is ahead of the last one
       *[most] the highest Grandeur
    }
    .means = steps from the last space to the player's marker: 4 minus the space
hybris-count-players = other player
    .means = other players
hybris-count-rivals = rival character { hybris-part-place-here }
    .means = rival characters there
hybris-count-rivals-behind = rival with fewer Victory Points than { $person ->
        [they] they have
       *[you] you have
    }
    .means = rivals with fewer Victory Points; taken when the Wrath begins, before anybody loses anything
hybris-count-heroes = undefeated Hero { hybris-part-which-one-has }
    .means = own Heroes and allies in the reserve or at a Location
hybris-count-defeated-heroes = { $what ->
        [own] Hero { hybris-part-which-one-has } in the Underworld
       *[any] Hero in the Underworld, whoever's
    }
    .means = Heroes, allies included, lying in the Underworld
hybris-count-characters-at = { $use ->
        [each] character { hybris-part-which-one-has } { $what }
       *[most] the most characters { $what }
    }
    .means = own characters standing there; defeated Heroes lie
hybris-count-combats-won = { $use ->
        [each] Combat { hybris-part-which-one-has } won in this Age
       *[most] the most Combats won in this Age
    }
    .means = Combats that own characters won in this Age, against players and the game, Wraths included; a Prophet put to flight is one
hybris-count-temples = Temple { hybris-part-which-one-has } in a City
    .means = own Temples in Cities
hybris-count-built = Temple and Technology { hybris-part-which-one-has } in a City
    .means = own Temples in Cities and own deployed Technologies
hybris-count-sparks = Spark on { hybris-part-own-f } Spark track
    .means = cubes on the player's Spark track
hybris-count-unlocked = { $use ->
        [each] Upgrade { hybris-part-which-one-has } unlocked
       *[most] the most unlocked Upgrades
    }
    .means = unlocked Upgrades
hybris-count-items-removed = { $use ->
        [each] piece gone from { hybris-part-own-many } Upgrade tiles
       *[most] the most pieces gone from Upgrade tiles
    }
    .means = pieces gone from the player's Upgrade tiles
hybris-count-pipeline = { $use ->
        [each] Technology { hybris-part-which-one-has } in the Workshop, the Factory or storage
       *[most] the most Technologies in the Workshop, the Factory and storage
    }
    .means = own Technologies in the Workshop, the Factory and storage
hybris-count-types-deployed = type among { hybris-part-own-many } deployed Technologies
    .means = different types among own deployed tiles
hybris-count-cities-led = City where { hybris-part-one-has } more Technologies than each rival
    .means = Cities where the player has a tile and more tiles than each other player
hybris-count-dark-cities = City where { $person ->
        [they] they have
       *[you] you have
    } neither Temple nor Technology
    .means = Cities, none of them destroyed, where the player has neither Temple nor Technology
hybris-count-connected = { $what ->
        [rivals_to_this] rival Technology connected to this one
        [to_moved] Technology then connected to it
        [to_deployed] Technology connected to the one deployed
       *[to_this] Technology connected to this one
    }
    .means = tiles connected `to_this` tile, whoever owns them; those of rivals (`rivals_to_this`); those connected to the tile just moved (`to_moved`) or just deployed (`to_deployed`)
hybris-count-network = Technology joined to this one, directly or through others
    .means = all other tiles joined to this one, directly or through further connections
hybris-count-elements = Element symbol on the cards beside the Oracle
    .means = symbols on all Conflict cards beside the Oracle, repeats included; counted when the Wrath begins
hybris-count-played = { $what ->
        [other_types] other type among the cards { hybris-part-which-one-has } played before this one
       *[elements] different Element on the cards { hybris-part-which-one-has } played before this one
    }
    .means = of the cards that lie in one's combat zone before this one: `other_types`, their types other than this card's; `elements`, the different Elements on them
hybris-count-discarded = point of the card's Determination cost
    .means = the Determination cost of the card just discarded
hybris-count-passed-before = { $use ->
        [each] player who passes later
       *[most] the earliest pass
    }
    .means = players who have passed after this one: most for the first to pass
hybris-count-discipline = { $use ->
        [each] point in the discipline of this Age
       *[most] the best result in the discipline of this Age
    }
    .means = what the discipline card of this Age measures
hybris-count-trophies = { $use ->
        [each] trophy { hybris-part-which-one-has }
       *[most] the most trophies
    }
    .means = trophies kept

## What Songs ask for

hybris-song-send-back = send { $kind ->
        [hero] one of your Heroes
        [prophet] one of your Prophets
        [olympian] your Olympian
       *[character] one of your characters
    } { $from } back to your reserve
    .means = An own character of that kind (`character`: any) goes from that Location or City to the reserve; `mortal_world` is any City. From the Fates it may be the acting one; from the Underworld a defeated Hero may be fetched
hybris-song-reveal = show { $symbols ->
        [one] a Conflict card
       *[other] Conflict cards
    } with { $elements }
    .means = Show Conflict cards from hand that bear these symbols; each symbol serves once
hybris-song-discard = discard { $symbols ->
        [one] a Conflict card
       *[other] Conflict cards
    } with { $elements }
    .means = Discard Conflict cards from hand that bear these symbols; each symbol serves once, so a card with two may serve for two

## What Clashes ask for

hybris-clash-required-elements = The cards you play must show { $elements }.
    .means = The cards played must show these symbols (HYB-APPX-04)
hybris-clash-null-draw = The cards drawn for the enemy count 0 Strength; their Elements count.
    .means = The cards drawn for the enemy count 0 strength; their symbols count (HYB-APPX-05)
hybris-clash-defeat-hero = The Clash is won without a fight, but { $number ->
        [one] one of your Heroes goes to the Underworld.
       *[other] { $number } of your Heroes go to the Underworld.
    }
    .means = Won without a fight, but so many own Heroes go to the Underworld, the acting one perhaps; the turn goes on (HYB-APPX-06)
hybris-clash-discard-before-draw = Before the enemy's cards are drawn, discard { $number } { hybris-resource-conflict-card }.
    .means = So many Conflict cards of one's choice are discarded before the enemy's card is revealed (HYB-APPX-07)
hybris-clash-unlocked = With fewer than { $number ->
        [one] { $number } unlocked Upgrade
       *[other] { $number } unlocked Upgrades
    } you are defeated.
    .means = Who has unlocked fewer Upgrades is defeated (HYB-APPX-08)
hybris-clash-type-ward = Your cards of type { $what } have Strength 0; their effects and Combos count.
    .means = Own cards of that type have strength 0; their effects and Combos count (HYB-APPX-09)
hybris-clash-weapons-at-most = You may play { $number ->
        [0] no Weapon.
        [one] { $number } Weapon at most.
       *[other] { $number } Weapons at most.
    }
    .means = No more Weapons than that may be played (HYB-APPX-10)
