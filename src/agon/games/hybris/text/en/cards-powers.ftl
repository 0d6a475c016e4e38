# When powers work, on what, and what they change.

## Timings

hybris-when-immediate = Immediate{ hybris-part-under-which }: { $effects }.
hybris-when-age-start = Start of the Age{ hybris-part-under-which }: { $effects }.
hybris-when-age-end = End of the Age{ hybris-part-under-which }: { $effects }.
hybris-when-passive = Passive{ hybris-part-under-which }: { $effects }.
hybris-when-once-per-age = Once per Age{ $turn ->
        [both] , on your turn or when { $event }
        [event] , when { $event }
       *[own] {""}
    }{ hybris-part-under-which }: { $effects }.
hybris-when-reaction = Reaction, whenever { $event }{ hybris-part-under-which }: { $effects }{ $limit ->
        [0] {""}
        [one] {" "}(at most { $limit } time per Age)
       *[other] {" "}(at most { $limit } times per Age)
    }.
hybris-when-game-end = End of the game{ hybris-part-under-which }: { $effects }.
hybris-part-under-which = { $ages_number ->
        [0] {""}
        [one] , in Age { $ages }
       *[other] , in Ages { $ages }
    }{ GIVEN($condition) ->
        [yes] , { $condition }
       *[no] {""}
    }

## Whose, in Scenarios and Variants

hybris-who-if = { $effects } { $condition }
hybris-who-everybody = for every player, { $effects }
hybris-who-each = every player { $effects }
hybris-who-actor = that player { $effects }
hybris-who-last = the last player in Grandeur { $effects }

## Events, as they stand after "whenever"

hybris-on-activated = { $by ->
        [self] you activate { $own_character }
        [other] another player activates { $character }
       *[any] a player activates { $character }
    }
hybris-on-arrives = { $by ->
        [self] you send { $own_character } to a Location, before it takes a slot
        [other] another player sends { $character } to a Location, before it takes a slot
       *[any] a player sends { $character } to a Location, before it takes a slot
    }
hybris-on-placed = { $by ->
        [self] you have placed { $own_character }
        [other] another player has placed { $character }
       *[any] a player has placed { $character }
    }{ $with ->
        [own_olympian] {" "}where your Olympian stands
       *[none] {""}
    }{ GIVEN($not_at) ->
        [yes] {" "}(but not { $not_at })
       *[no] {""}
    }
hybris-on-pillar-lower = you receive the lower half of another player's Pillar
hybris-on-convert = { hybris-part-one-performs } { hybris-action-convert }
hybris-part-one-performs = { $by ->
        [self] you perform
        [other] another player performs
       *[any] a player performs
    }
hybris-on-craft = { hybris-part-one-performs } { hybris-action-craft }{ $tile ->
        [own_type] {" "}with a Technology of a type you have deployed
       *[any] {""}
    }
hybris-on-train = { hybris-part-one-performs } { hybris-action-train }
hybris-on-resurrect = { hybris-part-one-performs } { hybris-action-resurrect }
hybris-on-drain = { hybris-part-one-performs } { hybris-action-drain }
hybris-on-influence-begins = { $by ->
        [self] you begin
        [other] another player begins
       *[any] a player begins
    } { hybris-action-influence }
hybris-on-influence = { hybris-part-one-performs } { hybris-action-influence }{ $where ->
        [here] {" "}{ hybris-part-place-here }
       *[any] {""}
    }
hybris-on-contest-window = you may contest another player's deployment
hybris-on-deploy = { $by ->
        [self] you deploy
        [other] another player deploys
       *[any] a player deploys
    } a Technology{ GIVEN($type) ->
        [yes] {" "}of type { $type }
       *[no] {""}
    }{ $where ->
        [here] {" "}{ hybris-part-place-here }
       *[any] {""}
    }{ $contested ->
        [no] {" "}and nobody contests, though somebody could
        [yes] {" "}and somebody contests
       *[any] {""}
    }
hybris-on-connect = { $by ->
        [self] you connect
        [other] another player connects
       *[any] a player connects
    } a Technology to this one
hybris-on-pushed-out = { $by ->
        [self] your action
        [other] another player's action
       *[any] an action
    } moves a Technology of yours out of the Factory
hybris-on-combat-started = { $by ->
        [self] you start
        [other] another player starts
       *[any] a player starts
    } a Combat against { $against ->
        [own_olympian] your Olympian
       *[self] you
    }
hybris-on-combat-won = { $character ->
        [this] this Hero wins
       *[any] { $by ->
            [self] you win
            [other] another player wins
           *[any] a player wins
        }
    } a Combat{ $against ->
        [fighter] {" "}against a player's Hero or Olympian
        [player] {" "}against a player
       *[anyone] {""}
    }{ $role ->
        [attacker] {" "}as Attacker
        [defender] {" "}as Defender
       *[any] {""}
    }
hybris-on-clash-won = { $by ->
        [self] you win
        [other] another player wins
       *[any] a player wins
    } a Clash
hybris-on-defeated = { $character ->
        [this] this Hero is
       *[any] { $by ->
            [self] your Hero or Olympian is
            [other] { $whose ->
                [anybody] a Hero or Olympian who is not yours is
               *[other] a Hero or Olympian of another player is
            }
           *[any] a Hero or Olympian is
        }
    } defeated, in Combat or by a Song
hybris-on-hero-to-underworld = a Hero{ $by ->
        [self] {" "}of yours
        [other] {" "}of another player
       *[any] {""}
    } goes to the Underworld
hybris-on-temple-built = { $by ->
        [self] you build
        [other] another player builds
       *[any] a player builds
    } a Temple
hybris-on-temple-destroyed = an overflow destroys a Temple{ $by ->
        [self] {" "}of yours
        [other] {" "}of another player
       *[any] {""}
    }
hybris-on-overflow = the Well overflows{ $by ->
        [self] {" "}and you are the active player
        [other] {" "}and another player is active
       *[any] {""}
    }
hybris-on-action-phase-start = the Action phase begins
hybris-on-action-phase-end = everybody has passed
hybris-on-rest-done = Rest is over
hybris-on-quest-expired = a Quest leaves the rightmost zone unfinished
hybris-on-primordial-enters = a Primordial enters the Underworld
hybris-on-fear-end = both Wraths are over
hybris-on-age-over = an Age is over

## What powers change; `$amount` of it is `$change`: more or less

hybris-part-more-or-less = { $change ->
        [less] less
       *[more] more
    }
hybris-modify-strength = { SIGNED($number) } Strength in Combat
hybris-modify-card-strength = { SIGNED($number) } Strength for each face-up Conflict card of { hybris-part-ones-own }
hybris-modify-activation-cost = an activation costs { $size } Aegis { hybris-part-more-or-less }
hybris-modify-craft-cost = { hybris-action-craft } costs { $size } { $size ->
        [one] resource
       *[other] resources
    } { hybris-part-more-or-less }
hybris-modify-omen-cost = { hybris-action-omen } costs { $size } { $size ->
        [one] Follower
       *[other] Followers
    } { hybris-part-more-or-less }
hybris-modify-influence-followers = { hybris-action-influence } gives { $size } { $size ->
        [one] Follower
       *[other] Followers
    } { hybris-part-more-or-less }
hybris-modify-city-followers = choosing the Followers with { hybris-action-influence } gives { $size } { hybris-part-more-or-less }
hybris-modify-influence = { hybris-action-influence } gives both the Followers and the Service
hybris-modify-drain = { hybris-action-drain } gives { $size } Aegis { hybris-part-more-or-less }
hybris-modify-slot-prayers = City slots generate { $number ->
        [0] no Prayer
        [one] { $number } Prayer
       *[other] { $number } Prayers
    }
hybris-modify-kindness-reset = after a deployment, { hybris-part-own-m } Kindness goes back to space { $number }
hybris-modify-factory-entry = { hybris-part-own-many } Technologies enter the Factory on space { $number }
hybris-modify-temple-bonus = { hybris-part-own-many } Temples give both of their choices, at { hybris-action-influence } and at { hybris-action-deploy }
hybris-modify-contestable = { $what ->
        [no] { hybris-part-own-many } deployments cannot be contested
       *[yes] { hybris-part-own-many } deployments can be contested
    }
hybris-modify-contest-price = whoever contests { hybris-part-own-many } deployments must first pay { $amounts }
hybris-modify-defeated-hero-to = { hybris-part-own-many } defeated Heroes go to { hybris-part-own-f } reserve instead of the Underworld
hybris-modify-overflow-spares = an overflow takes { $what ->
        [followers] none of { hybris-part-own-many } Followers
       *[temples] none of { hybris-part-own-many } Temples
    }
hybris-modify-wrath-2 = Wrath II is suffered { $number ->
        [one] { $number } more time
       *[other] { $number } more times
    }
