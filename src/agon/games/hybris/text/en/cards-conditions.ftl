# What must be true, and what is counted.

## Conditions, as they stand after "if"

hybris-if-not = this does not hold: { $parts }
hybris-if-all = { $parts }
hybris-if-any = { $parts }

hybris-if-has = { hybris-part-one-has } at least { $amounts }
hybris-if-has-at-most = { hybris-part-one-has } at most { $amounts }
hybris-if-hand-shows = { hybris-part-own-f } hand shows { $elements }
hybris-if-unlocked = { hybris-part-one-has } unlocked at least { $number ->
        [one] { $number } Upgrade
       *[other] { $number } Upgrades
    }
hybris-if-grandeur = { hybris-part-one-is } { $what ->
        [first] first
       *[last] last
    } in Grandeur
hybris-part-one-is = { $person ->
        [they] they are
       *[you] you are
    }
hybris-if-pillar = { hybris-part-one-has } the lowest Pillar of this Age
hybris-if-temple = { $of ->
        [rival] a rival has
       *[own] { hybris-part-one-has }
    } a Temple { hybris-part-place-here }
hybris-if-tiles = { hybris-part-one-has } at least { $at_least ->
        [one] { $at_least } Technology
       *[other] { $at_least } Technologies
    } { $in ->
        [workshop] in the Workshop
        [factory] in the Factory
        [storage] in storage
       *[here] deployed { hybris-part-place-here }
    }
hybris-if-types-deployed = { hybris-part-one-has } deployed Technologies of at least { $number ->
        [one] { $number } type
       *[other] { $number } types
    }
hybris-if-connected = { $what ->
        [across_link] a Technology is connected to this one through a Link
       *[deployed_to_this] the Technology is connected to this one
    }
hybris-if-well = the Well holds at least { $number } { hybris-resource-prayer }
hybris-if-omen = a Conflict card of { hybris-part-ones-own } lies beside the Oracle
hybris-part-ones-own = { $person ->
        [they] theirs
       *[you] yours
    }
hybris-if-defeated-heroes = { hybris-part-one-has } { $number ->
        [one] a Hero
       *[other] at least { $number } Heroes
    } in the Underworld
hybris-if-undefeated = this Hero is not in the Underworld

hybris-if-character = the character is { $what }
hybris-if-first-of-age = it is the first Prophet that { $person ->
        [they] they activate
       *[you] you activate
    } in the Age
hybris-if-city = it takes place { hybris-part-place-here }
hybris-if-alone = no rival character is { hybris-part-place-here }
hybris-if-rivals-here = at least { $number ->
        [one] { $number } rival character is
       *[other] { $number } rival characters are
    } { hybris-part-place-here }
hybris-if-hero-at = another Hero, anyone's, stands { $what }
hybris-if-evicted = the character took its City slot from a rival{ $what ->
        [prophet] {" "}by putting a Prophet to flight
       *[combat] {" "}by winning a Combat (a Prophet put to flight is one)
    }
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

hybris-if-combat = { $what ->
        [attacker] { hybris-part-one-is } the Attacker
        [defender] { hybris-part-one-is } the Defender
        [vs_player] the Combat is against a player
        [vs_game] the Combat is against the game
        [in_city] the Combat is in a City
       *[between_olympians] two Olympians are fighting
    }
hybris-if-fighting = the enemy is that of a Clash
hybris-if-opponent = { $what ->
        [pressed_on] { hybris-part-own-m } opponent chose Continue in this round
       *[stopped] { hybris-part-own-m } opponent has stopped (the game always has)
    }
hybris-if-total = { hybris-part-own-m } total Strength is the lower one
hybris-if-position = it is { hybris-part-own-f } first card of the Combat
hybris-if-card-element = it shows { $what }

hybris-if-dominates = { $person ->
        [they] they alone have
       *[you] you alone have
    } the most influence in { $number ->
        [one] { $number } City
       *[other] { $number } Cities
    }
hybris-if-token = { $held_by ->
        [self] { hybris-part-one-has }
        [opponent] { hybris-part-own-m } opponent has
       *[nobody] nobody has
    } { $what }
hybris-if-counter = “{ $what }” has reached { $figures } (with 2, 3, 4 players)
hybris-if-tokens-removed = { hybris-part-one-has } removed at least { $number }

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
hybris-count-grandeur = { $use ->
        [each] space that { hybris-part-own-m } Grandeur is ahead of the last one
       *[most] the highest Grandeur
    }
hybris-count-players = other player
hybris-count-rivals = rival character { hybris-part-place-here }
hybris-count-rivals-behind = rival with fewer Victory Points than { $person ->
        [they] they have
       *[you] you have
    }
hybris-count-heroes = undefeated Hero { hybris-part-which-one-has }
hybris-count-defeated-heroes = { $what ->
        [own] Hero { hybris-part-which-one-has } in the Underworld
       *[any] Hero in the Underworld, whoever's
    }
hybris-count-characters-at = { $use ->
        [each] character { hybris-part-which-one-has } { $what }
       *[most] the most characters { $what }
    }
hybris-count-combats-won = { $use ->
        [each] Combat { hybris-part-which-one-has } won in this Age
       *[most] the most Combats won in this Age
    }
hybris-count-temples = Temple { hybris-part-which-one-has } in a City
hybris-count-built = Temple and Technology { hybris-part-which-one-has } in a City
hybris-count-sparks = Spark on { hybris-part-own-f } Spark track
hybris-count-unlocked = { $use ->
        [each] Upgrade { hybris-part-which-one-has } unlocked
       *[most] the most unlocked Upgrades
    }
hybris-count-items-removed = { $use ->
        [each] piece gone from { hybris-part-own-many } Upgrade tiles
       *[most] the most pieces gone from Upgrade tiles
    }
hybris-count-pipeline = { $use ->
        [each] Technology { hybris-part-which-one-has } in the Workshop, the Factory or storage
       *[most] the most Technologies in the Workshop, the Factory and storage
    }
hybris-count-types-deployed = type among { hybris-part-own-many } deployed Technologies
hybris-count-cities-led = City where { hybris-part-one-has } more Technologies than each rival
hybris-count-dark-cities = City where { $person ->
        [they] they have
       *[you] you have
    } neither Temple nor Technology
hybris-count-connected = { $what ->
        [rivals_to_this] rival Technology connected to this one
        [to_moved] Technology then connected to it
        [to_deployed] Technology connected to the one deployed
       *[to_this] Technology connected to this one
    }
hybris-count-network = Technology joined to this one, directly or through others
hybris-count-elements = Element symbol on the cards beside the Oracle
hybris-count-played = { $what ->
        [other_types] other type among the cards { hybris-part-which-one-has } played before this one
       *[elements] different Element on the cards { hybris-part-which-one-has } played before this one
    }
hybris-count-discarded = point of the card's Determination cost
hybris-count-passed-before = { $use ->
        [each] player who passes later
       *[most] the earliest pass
    }
hybris-count-discipline = { $use ->
        [each] point in the discipline of this Age
       *[most] the best result in the discipline of this Age
    }
hybris-count-trophies = { $use ->
        [each] trophy { hybris-part-which-one-has }
       *[most] the most trophies
    }
hybris-count-tokens = face-up token { hybris-part-which-one-has } on the Locations

## What Songs ask for

hybris-song-send-back = send { $kind ->
        [hero] one of your Heroes
        [prophet] one of your Prophets
        [olympian] your Olympian
       *[character] one of your characters
    } { $from } back to your reserve
hybris-song-reveal = show { $symbols ->
        [one] a Conflict card
       *[other] Conflict cards
    } with { $elements }
hybris-song-discard = discard { $symbols ->
        [one] a Conflict card
       *[other] Conflict cards
    } with { $elements }

## What Clashes ask for

hybris-clash-required-elements = The cards you play must show { $elements }.
hybris-clash-null-draw = The cards drawn for the enemy count 0 Strength; their Elements count.
hybris-clash-defeat-hero = The Clash is won without a fight, but { $number ->
        [one] one of your Heroes goes to the Underworld.
       *[other] { $number } of your Heroes go to the Underworld.
    }
hybris-clash-discard-before-draw = Before the enemy's cards are drawn, discard { $number } { hybris-resource-conflict-card }.
hybris-clash-unlocked = With fewer than { $number ->
        [one] { $number } unlocked Upgrade
       *[other] { $number } unlocked Upgrades
    } you are defeated.
hybris-clash-type-ward = Your cards of type { $what } have Strength 0; their effects and Combos count.
hybris-clash-weapons-at-most = You may play { $number ->
        [0] no Weapon.
        [one] { $number } Weapon at most.
       *[other] { $number } Weapons at most.
    }
