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
    .means = the character's: a character was chosen for activation, paid for, and its token shown; `character` = its kind
hybris-on-arrives = { $by ->
        [self] you send { $own_character } to a Location, before it takes a slot
        [other] another player sends { $character } to a Location, before it takes a slot
       *[any] a player sends { $character } to a Location, before it takes a slot
    }
    .means = the character's: a character has its destination (in the Mortal World its City) and has not taken a slot yet
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
    .means = the character's: a character stands on a slot or on the artwork, after the slot's bonus or the malus; `with = "own_olympian"`: where the owner's Olympian stands; `not_at`: not at that Location
hybris-on-pillar-lower = you receive the lower half of another player's Pillar
    .means = the Pillar's owner's: the owner of the power has received the lower half of a Pillar
hybris-on-convert = { hybris-part-one-performs } { hybris-action-convert }
    .means = the actor's: a Convert with at least one conversion is over
hybris-part-one-performs = { $by ->
        [self] you perform
        [other] another player performs
       *[any] a player performs
    }
hybris-on-craft = { hybris-part-one-performs } { hybris-action-craft }{ $tile ->
        [own_type] {" "}with a Technology of a type you have deployed
       *[any] {""}
    }
    .means = the actor's: a tile was crafted and paid for (not pushed out of space C); `tile = "own_type"`: of a type that the owner has deployed
hybris-on-train = { hybris-part-one-performs } { hybris-action-train }
    .means = the actor's: Train was performed
hybris-on-resurrect = { hybris-part-one-performs } { hybris-action-resurrect }
    .means = the actor's: Resurrect was performed
hybris-on-drain = { hybris-part-one-performs } { hybris-action-drain }
    .means = the actor's: Drain was performed
hybris-on-influence-begins = { $by ->
        [self] you begin
        [other] another player begins
       *[any] a player begins
    } { hybris-action-influence }
    .means = the actor's: an Influence begins; Followers or Service are not chosen yet
hybris-on-influence = { hybris-part-one-performs } { hybris-action-influence }{ $where ->
        [here] {" "}{ hybris-part-place-here }
       *[any] {""}
    }
    .means = the actor's: an Influence is over; `where = "here"`
hybris-on-contest-window = you may contest another player's deployment
    .means = the deployer's: the owner of the power is asked whether to contest
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
    .means = the deployer's: a tile was placed and its rewards given (step 4), before its own immediate power; `where`, `type`; `contested = false`: contesting was possible by the rules and nobody did
hybris-on-connect = { $by ->
        [self] you connect
        [other] another player connects
       *[any] a player connects
    } a Technology to this one
    .means = the deployer's: a tile deployed later is connected to this one, after the points of HYB-DEPLOY-21
hybris-on-pushed-out = { $by ->
        [self] your action
        [other] another player's action
       *[any] an action
    } moves a Technology of yours out of the Factory
    .means = the actor's: a tile of the owner's left the Factory by that player's action
hybris-on-combat-started = { $by ->
        [self] you start
        [other] another player starts
       *[any] a player starts
    } a Combat against { $against ->
        [own_olympian] your Olympian
       *[self] you
    }
    .means = the attacker's: a Combat against a player begins, before its first round; `against` = the owner (`self`), or the owner's figure (`own_olympian`). Not when a Prophet flees
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
    .means = the winner's: a Combat was won, `against` a `player`, a player's Hero or Olympian (`fighter`) or `anyone`, the game included; `role`; `character = "this"` fought it. After the consequences for the loser. A Prophet put to flight is one, without a loser
hybris-on-clash-won = { $by ->
        [self] you win
        [other] another player wins
       *[any] a player wins
    } a Clash
    .means = the winner's: a Clash Quest was won, after its reward
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
    .means = the character's: a Hero or an Olympian was defeated in Combat or failed a Song, and lies where it must; not by `defeat`, and no fled Prophet
hybris-on-hero-to-underworld = a Hero{ $by ->
        [self] {" "}of yours
        [other] {" "}of another player
       *[any] {""}
    } goes to the Underworld
    .means = the Hero's: a Hero or an ally was laid in the Underworld, for whatever reason
hybris-on-temple-built = { $by ->
        [self] you build
        [other] another player builds
       *[any] a player builds
    } a Temple
    .means = the Temple's: a Temple was put in a City
hybris-on-temple-destroyed = an overflow destroys a Temple{ $by ->
        [self] {" "}of yours
        [other] {" "}of another player
       *[any] {""}
    }
    .means = the Temple's: an overflow removed a Temple from a City
hybris-on-overflow = the Well overflows{ $by ->
        [self] {" "}and you are the active player
        [other] {" "}and another player is active
       *[any] {""}
    }
    .means = the active player's: a check of the Well found 9 Prayers or more: after the Follower or the Temple is gone, before the Well is emptied
hybris-on-action-phase-start = the Action phase begins
    .means = nobody's: tokens are laid, nobody has acted
hybris-on-action-phase-end = everybody has passed
    .means = nobody's: everybody has passed, before Orientation
hybris-on-rest-done = Rest is over
    .means = nobody's: after Rest
hybris-on-quest-expired = a Quest leaves the rightmost zone unfinished
    .means = nobody's: a Quest left the rightmost zone unfinished
hybris-on-primordial-enters = a Primordial enters the Underworld
    .means = nobody's: Fear has put a Primordial on the pile of the Underworld
hybris-on-fear-end = both Wraths are over
    .means = nobody's: after both Wraths, before the cards beside the Oracle are cleared
hybris-on-age-over = an Age is over
    .means = nobody's: after the End of Age phase and the powers of its end, before those of the end of the game

## What powers change; `$amount` of it is `$change`: more or less

hybris-part-more-or-less = { $change ->
        [less] less
       *[more] more
    }
hybris-modify-strength = { SIGNED($number) } Strength in Combat
    .means = the player's total in every Combat, below 0 too
hybris-modify-card-strength = { SIGNED($number) } Strength for each face-up Conflict card of { hybris-part-ones-own }
    .means = the Strength of each own face-up Conflict card of which `while` holds
hybris-modify-activation-cost = an activation costs { $size } Aegis { hybris-part-more-or-less }
    .means = Aegis to activate
hybris-modify-craft-cost = { hybris-action-craft } costs { $size } { $size ->
        [one] resource
       *[other] resources
    } { hybris-part-more-or-less }
    .means = resources of a crafting cost, in all; the player chooses which, beside the Workshop's discount
hybris-modify-omen-cost = { hybris-action-omen } costs { $size } { $size ->
        [one] Follower
       *[other] Followers
    } { hybris-part-more-or-less }
    .means = Followers of an Omen
hybris-modify-influence-followers = { hybris-action-influence } gives { $size } { $size ->
        [one] Follower
       *[other] Followers
    } { hybris-part-more-or-less }
    .means = all Followers that an Influence gives, its Temple's included (HYB-GODS-04)
hybris-modify-city-followers = choosing the Followers with { hybris-action-influence } gives { $size } { hybris-part-more-or-less }
    .means = the Followers of a City's banner, when they are chosen
hybris-modify-influence = { hybris-action-influence } gives both the Followers and the Service
    .means = Influence gives both; only the Service where Followers are forbidden
hybris-modify-drain = { hybris-action-drain } gives { $size } Aegis { hybris-part-more-or-less }
    .means = Aegis that Drain gives
hybris-modify-slot-prayers = City slots generate { $number ->
        [0] no Prayer
        [one] { $number } Prayer
       *[other] { $number } Prayers
    }
    .means = *set*: the Prayers that a City slot generates
hybris-modify-kindness-reset = after a deployment, { hybris-part-own-m } Kindness goes back to space { $number }
    .means = *set*: where the cube goes back to after a deployment
hybris-modify-factory-entry = { hybris-part-own-many } Technologies enter the Factory on space { $number }
    .means = *set*: where own tiles enter the Factory, pushed out of Workshop space C or by Guidance too; that space is freed by the usual push, those before it are left alone
hybris-modify-temple-bonus = { hybris-part-own-many } Temples give both of their choices, at { hybris-action-influence } and at { hybris-action-deploy }
    .means = a Temple gives both of its choices, at Influence and at Deploy
hybris-modify-contestable = { $what ->
        [no] { hybris-part-own-many } deployments cannot be contested
       *[yes] { hybris-part-own-many } deployments can be contested
    }
    .means = this deployment cannot be contested
hybris-modify-contest-price = whoever contests { hybris-part-own-many } deployments must first pay { $amounts }
    .means = what another player must pay before contesting a deployment; who cannot, may not
hybris-modify-defeated-hero-to = { hybris-part-own-many } defeated Heroes go to { hybris-part-own-f } reserve instead of the Underworld
    .means = an own Hero defeated in Combat goes to the reserve, without a token; it is a defeat, but no `hero_to_underworld`
hybris-modify-overflow-spares = an overflow takes { $what ->
        [followers] none of { hybris-part-own-many } Followers
       *[temples] none of { hybris-part-own-many } Temples
    }
    .means = an overflow takes none of the player's `followers` (nor Grandeur for them), or `temples`: the next on the track who has one loses it. *Decided*
hybris-modify-wrath-2 = Wrath II is suffered { $number ->
        [one] { $number } more time
       *[other] { $number } more times
    }
    .means = how many more times Wrath II is applied
