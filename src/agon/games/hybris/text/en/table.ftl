# What is asked at the table, what can be answered, and why something cannot.
# An option has a `group` it is listed in, and says apart what it `gives` at once and what it `costs`.

## Questions before and between turns

hybris-ask-olympian = Which Olympian will you be? (The lowest Aura begins first in Grandeur.)
hybris-ask-take-tile = Which Technology do you take?
hybris-ask-pillar = Which Pillar do you take?
hybris-ask-pillar-beside = Which Pillar do you take beside { $taken }?
hybris-ask-plan = Which token do you lay under { $figure }?
hybris-ask-swap-figure = Under whom do you exchange the token?
hybris-ask-swap-token = { $figure } has this token: { $token }. Which one takes its place?

## Questions of a turn

hybris-ask-turn = Age { $age }, your turn: whom do you activate? (Aegis: { $aegis })
hybris-ask-destination = Where does { $figure } go?
hybris-ask-slot = { $place }: where does { $figure } stand?
hybris-ask-action = { $place }: what does { $figure } do?
hybris-ask-end-of-turn = Anything else before your turn ends?
hybris-ask-upper = Do you use the upper half of your Pillar?

## Questions of the boards

hybris-ask-convert = Which conversion do you make?
hybris-ask-conceive = Which Technology do you conceive?
hybris-ask-craft = Which of your Technologies do you craft?
hybris-ask-price = Your Technology can be paid for in several ways: which one?
hybris-ask-storage = Your storage is full: which Technology leaves the game?
hybris-ask-own-tile = Which of your Technologies do you move { $where ->
        [workshop] on in the Workshop
        [factory] on in the Factory
       *[city] to another space of the Cities
    }?
hybris-ask-omen = Which card do you lay beside the Oracle, until the next Primordial is revealed?
hybris-ask-resurrect = Which of your Heroes returns from the Underworld?
hybris-ask-tile = From which Upgrade tile do you take the piece?
hybris-ask-item = Which piece do you take first?
hybris-ask-temple-city = In which City do you build your Temple?
hybris-ask-lose-temple = Which of your Temples falls?

## Questions that effects ask

hybris-ask-order = Which of your powers comes first?
hybris-ask-use-power = Do you use { $power }?
hybris-ask-branch = { GIVEN($source) ->
        [no] Which do you choose?
       *[yes] { $source }: which do you choose?
    }
hybris-ask-may = { GIVEN($source) ->
        [no] Do you want to?
       *[yes] { $source }: do you want to?
    }
hybris-ask-pay = { GIVEN($source) ->
        [no] Do you pay?
       *[yes] { $source }: do you pay?
    }
hybris-ask-act = Do you perform { $action }?
hybris-ask-figure = Who is sent back to the reserve?
hybris-ask-rival = You may look at what one rival keeps secret: whose secrets?
hybris-ask-city = In which City do you perform Influence?
hybris-ask-space = { GIVEN($technology) ->
        [no] To which space do you move it?
       *[yes] { $city }: on which space do you deploy { $technology }?
    }
hybris-ask-lose-card = You lose a Conflict card: which one?
hybris-ask-lose-premonition = You lose a Premonition: which one?
hybris-ask-pay-card = With which Conflict card do you pay?
hybris-ask-discard = Which Conflict card do you discard?
hybris-ask-recover = Which card of your discard pile do you take back?
hybris-ask-show-card = The Premonition asks for cards to be shown: which one do you show? (You keep it.)
hybris-ask-defeat = Which of your Heroes is defeated?

## Questions of the Mortal World

hybris-ask-influence = Influence in { $city }: its Followers or its Service?
hybris-ask-temple-influence = Your Temple there adds one thing to Influence: which?
hybris-ask-deploy = Which Technology do you deploy?
hybris-ask-contest = { $owner } deploys { $technology } in { $city }: whom do you send to contest it, { $flees ->
        [1] putting { $figure } to flight
       *[other] fighting { $figure }
    }?
    .reaction = contesting deployments
hybris-ask-reward = You have contested { $technology }: which reward do you take?
hybris-ask-reward-order = { $technology }: which reward do you take first?
hybris-ask-temple-deploy = Your Temple there adds one thing to the deployment: which?

## Questions of Combat and Quests

hybris-ask-play-card = You have { $own }, { $enemy } has { $other }: which card do you play? (Determination left: { $left })
hybris-ask-play-alone = You have { $own }, { $enemy } has stopped at { $other }: do you play another card? (Determination left: { $left })
hybris-ask-place-card = You have { $own }, { $enemy } has { $other }: which card do you lay face down? (Determination left: { $left })
hybris-ask-place-openly = You have { $own }, { $enemy } has { $other }: which card do you lay face up, as you are bound to? (Determination left: { $left })
hybris-ask-marker = Face down lies { $card }. You have { $own }, { $enemy } has { $other }: continue or stop?
hybris-ask-clash-discard = { $quest } ({ $enemy }): which card do you discard before the Clash, as it asks?
hybris-ask-clash-hero = The Clash is won at the price of a Hero: whom do you give up?
hybris-ask-weaken = Which opposing card do you weaken?
hybris-ask-champion = Wrath: who fights { $primordial } for you?{ GIVEN($enemy) ->
        [no] {""}
       *[yes] {" "}({ $enemy })
    }
hybris-ask-quest = Which Quest do you attempt?
hybris-ask-song-figure = { GIVEN($song) ->
        [no] The Song asks for a character: who is sent back to the reserve?
       *[yes] “{ $song }” asks for a character: who is sent back to the reserve?
    }
hybris-ask-song-reveal = { GIVEN($song) ->
        [no] The Song asks for Elements: which card do you show? (You keep it.)
       *[yes] “{ $song }” asks for { $elements }: which card do you show? (You keep it.)
    }
hybris-ask-song-discard = { GIVEN($song) ->
        [no] The Song asks for Elements: which card do you discard?
       *[yes] “{ $song }” asks for { $elements }: which card do you discard?
    }
hybris-ask-next-song = Which card do you discard to attempt the next Song at once? { $song }{ GIVEN($reward) ->
        [no] {""}
       *[yes] ; reward: { $reward }
    }
hybris-ask-helper = Which Hero at the Fates has helped you? Its owner is rewarded.
hybris-ask-enemy = Which Hero of the Coliseum do you fight?

## Options before and between turns

hybris-option-olympian = { $olympian }. Powers: { $powers }
    .gives = Determination { $determination }
    .costs = Aura { $aura }
hybris-option-pillar = { $pillar } (Pillar { $number }): { $upper }
    .gives = { $prayer ->
            [1] with 1 Prayer on it
           *[other] {""}
        }
    .costs = but { $lower }
hybris-option-token = { $location }
    .gives = { $actions }
    .warns = { GIVEN($idle) ->
            [no] {""}
           *[yes] nothing to do there as things stand: { $idle }
        }
hybris-option-bonus-token = A Bonus Location token: any Location (you have { $left })
hybris-option-no-token = No token

## Options of a turn

hybris-option-activate = { $figure }{ GIVEN($leads) ->
        [no] {""}
       *[yes] : { $leads }
    }
    .group = Activate a character
    .costs = { GIVEN($cost) ->
            [no] costs nothing
           *[yes] costs { $cost }
        }
hybris-option-go = { $location }
    .group = Go to a Location
    .gives = { $actions }
hybris-option-slot = { $slot }{ GIVEN($others) ->
        [no] {""}
       *[yes] , where { $others } already stands
    }
    .gives = { $bonus }
hybris-option-city-slot = { $city }. Influence: { $facts }
    .gives = { $prayers ->
            [0] {""}
            [one] puts { $prayers } Prayer into the Well
           *[other] puts { $prayers } Prayers into the Well
        }{ $overflow ->
            [0] {""}
            [1] , which costs you a Follower
           *[other] , which overflows
        }
    .costs = { $holder }
hybris-option-action = { $action }
    .group = Act
    .gives = { GIVEN($gives) ->
            [no] {""}
           *[yes] now: { $gives }
        }
hybris-option-upper = { $pillar }: { $upper }
hybris-option-resolve-pillar = { $pillar }: { GIVEN($upper) ->
        [no] its upper half is covered
       *[yes] its upper half, if you like: { $upper }
    }
    .group = Resolve your Pillar
    .costs = { GIVEN($lower) ->
            [no] {""}
           *[yes] then { $lower }
        }
hybris-option-resolve-concept = { $pillar }: { GIVEN($upper) ->
        [no] its upper half serves elsewhere
       *[yes] its upper half, if you like: { $upper }
    }
    .group = Resolve your Pillar
    .costs = { GIVEN($profit) ->
            [no] {""}
           *[yes] then { $profit }
        }
hybris-option-complete = { $premonition }: { $reward }
    .group = Complete a Premonition
    .costs = since { $conditions }
hybris-option-task = { $tile }: { $task }
    .group = Do a Task
    .gives = { $left ->
            [0] activates the tile: { $rewards }
            [one] 1 Task is left
           *[other] { $left } Tasks are left
        }
hybris-option-power = { $power }: { $effects }
    .group = Use a power
hybris-option-pass = Pass{ $left ->
        [0] {""}
        [one] , taking { $left } token back
       *[other] , taking { $left } tokens back
    }
    .group = Pass
    .costs = { GIVEN($lower) ->
            [no] {""}
           *[yes] your Pillar: { $lower }
        }
hybris-option-pass-chronos = { $passing }
    .group = { hybris-option-pass.group }
    .costs = { GIVEN($profit) ->
            [no] {""}
           *[yes] your Pillar: { $profit }{ GIVEN($card) ->
                [no] {""}
               *[yes] {"; "}
            }
        }{ GIVEN($card) ->
            [no] {""}
           *[yes] { $card }: { $effects }
        }
hybris-option-end-turn = End the turn
    .group = End the turn
hybris-option-no-upper = Do without it

## Options of the boards

hybris-option-convert = { $effects }
    .costs = costs { $cost }
hybris-option-stop-converting = No more conversions
hybris-option-technology = { $technology }. { $power }
    .group = { $type }
    .gives = { GIVEN($rewards) ->
            [no] {""}
           *[yes] { $deployed ->
                [1] gives { $rewards }
               *[other] deployed: { $rewards }
            }
        }
    .costs = { GIVEN($cost) ->
            [no] {""}
           *[yes] { $paid ->
                [1] costs { $cost }
               *[other] crafting costs { $cost }
            }
        }{ $less ->
            [0] {""}
           *[other] , { $less } less here
        }
hybris-option-no-tile = None of them
hybris-option-price = { $total ->
        [0] Pay nothing
       *[other] Pay { $amounts }
    }
hybris-option-tile = { $upgrade }: { $item }{ GIVEN($reward) ->
        [no] {""}
       *[yes] , then { $reward }
    }
    .gives = { $gives }
    .costs = { $left ->
            [0] unlocks the tile
            [one] { $left } piece stays on it
           *[other] { $left } pieces stay on it
        }
hybris-option-city = { $city } ({ $affinity }). Influence: { $facts }
    .costs = { $tiles ->
            [0] {""}
            [one] { $tiles } Technology of yours there
           *[other] { $tiles } Technologies of yours there
        }
hybris-option-space = { $space }
    .gives = { $connected ->
            [0] {""}
           *[other] connected to { $tiles }
        }
hybris-option-resource = { $amount }

## Options that effects offer

hybris-option-branch = { $effects }
hybris-option-pay = Pay { $amounts }: { $effects }
hybris-option-may = Yes: { $effects }
hybris-option-no = No
hybris-option-no-pay = Do not pay
hybris-option-no-power = Do not use it now
hybris-option-no-action = Do not perform it
hybris-option-no-more = No more
hybris-option-same-token = Lay the same token again
hybris-option-lose-premonition = { $premonition } ({ $place }): { $reward }
    .costs = asks that { $conditions }
hybris-option-card = { $card } ({ $facts })
hybris-option-figure = { $figure } ({ $place }){ GIVEN($token) ->
        [no] {""}
       *[yes] , token: { $token }
    }
hybris-option-rival-figure = { $figure } of { $owner } ({ $place })
hybris-option-seat = { $owner }
    .gives = has { $cards ->
            [one] { $cards } Conflict card
           *[other] { $cards } Conflict cards
        }, { $premonitions ->
            [one] { $premonitions } Premonition
           *[other] { $premonitions } Premonitions
        }

## Options of the Mortal World

hybris-option-followers = The Followers: gain { $amount }
hybris-option-service = The Service: { $effects }
hybris-option-contest = { $figure } ({ $place }){ GIVEN($token) ->
        [no] {""}
       *[yes] , token: { $token }
    }
    .gives = to win one of: { $rewards }
    .costs = { GIVEN($cost) ->
            [no] {""}
           *[yes] costs { $cost }
        }
hybris-option-again = { $figure } once more ({ $place }){ GIVEN($token) ->
        [no] {""}
       *[yes] , token: { $token }
    }
    .gives = to win one of: { $rewards }
    .costs = { GIVEN($cost) ->
            [no] {""}
           *[yes] costs { $cost }
        }
hybris-option-no-contest = Do not contest
hybris-option-reward-points = The points: gain { $gives }
hybris-option-reward-prayers = The Prayers: gain { $gives }
hybris-option-reward-favours = The Kindness track: { $gives }

## Options of Combat and Quests

hybris-option-play-card = { $card }{ GIVEN($effects) ->
        [no] {""}
       *[yes] : { $effects }
    }
    .gives = Strength { SIGNED($strength) }{ $combo ->
            [0] {""}
           *[other] , Combo { SIGNED($combo) }
        }, { $total } in all
    .costs = costs { $cost } Determination{ $dear ->
            [1] , too much to continue with it
           *[other] , { $left } left
        }
hybris-option-stop-playing = Play no more cards
hybris-option-continue = Continue: turn { $card } over, for { $total } in all (Determination left: { $left })
hybris-option-stop-combat = Stop: take the card back and play no more
hybris-option-opposing-card = { $card }, Strength { $strength }
hybris-option-epic = { $quest }. { $asks }
    .gives = { $last ->
            [1] gives { GIVEN($reward) ->
                [no] {""}
               *[yes] { $reward },{" "}
            }and the Epic's reward: { $whole }
           *[other] { GIVEN($reward) ->
                [no] {""}
               *[yes] gives: { $reward }
            }
        }
    .costs = { GIVEN($fails) ->
            [yes] you cannot meet it: { $fails } would be defeated
           *[no] { $last ->
                [1] {""}
               *[other] the last Song gives more: { $whole }
            }
        }
hybris-option-clash = { $quest }. { $asks }
    .gives = if you win: { $reward }
    .costs = { GIVEN($fails) ->
            [no] {""}
           *[yes] you have too few unlocked Upgrades: { $fails } would be defeated
        }
hybris-option-next-song = { $card } ({ $facts })
    .costs = { GIVEN($fails) ->
            [no] {""}
           *[yes] { $anyway ->
                [1] you cannot meet the next Song: { $fails } would be defeated
               *[other] without it you cannot meet the next Song: { $fails } would be defeated
            }
        }
hybris-option-stop-singing = Stop here
hybris-option-enemy = { $hero }, { $enemy }. Your ally if you win. { $powers }

## Why a character cannot be activated or sent

hybris-why-activated = was activated in this Age already
hybris-why-in-underworld = lies defeated in the Underworld
hybris-why-on-tile = is still on an Upgrade tile
hybris-why-wounded = is wounded until the end of the Age
hybris-why-no-token = has no token
hybris-why-no-aegis = you have { $have } Aegis and need { $need }
hybris-why-no-action-at =
    { $known ->
        [0] { $location } offers no action now
       *[other] { $location } offers no action now ({ $reasons })
    }
hybris-why-action = { $action }: { $why }
hybris-why-no-destination = no Location offers an action now
hybris-why-away = is not in your reserve
hybris-why-prophet-contests = Prophets do not contest
hybris-why-prophet-place = Prophets cannot go there
hybris-why-no-action = no action would be possible there
hybris-why-no-city = no City slot can be taken
hybris-why-slot-taken = { $figure } of { $owner } stands there
hybris-why-slot-own = your { $figure } stands there
hybris-why-slot-prophet = { $figure } of { $owner } stands there, and a Prophet drives nobody out
hybris-why-slot-peace = { $figure } of { $owner } stands there, and nobody fights in that City
hybris-why-slot-forbidden = a Forbidden token lies there

## Why a token, a Pillar or an Olympian cannot be taken

hybris-why-token-used = you used it in this Age
hybris-why-token-unavailable = you used it in the last Age: it comes back in the next
hybris-why-token-under = it lies under another character
hybris-why-token-none = you have none
hybris-why-token-prophet = Prophets never go to the Fates or the Coliseum
hybris-why-pillar-taken = { $owner } holds it
hybris-why-olympian-taken = { $owner } is that Olympian

## Why something cannot be done now

hybris-why-dear = it costs { $cost }, more than you have
hybris-why-first-tile = it costs more than { $most } resources
hybris-why-cannot-pay = you cannot meet it in full
hybris-why-limit = not more than { $limit ->
        [one] once
       *[other] { $limit } times
    } in one action
hybris-why-one-conversion = at least one conversion must be made
hybris-why-no-prayers = you have too few Prayers for any row
hybris-why-no-workshop = none of your Technologies is in the Workshop
hybris-why-craft-dear = you cannot pay for any of yours in the Workshop
hybris-why-not-yours = it belongs to { $owner }
hybris-why-no-factory = the Factory is empty
hybris-why-no-piles = no Technology is left
hybris-why-omen-follower = you have too few Followers
hybris-why-omen-full = all four Elements lie beside the Oracle
hybris-why-omen-card = no card of your hand shows an Element that is not beside the Oracle yet
hybris-why-omen-element = it shows no Element that is not beside the Oracle yet
hybris-why-no-defeated = none of your Heroes lies in the Underworld
hybris-why-no-quest = there is no Quest face up
hybris-why-no-enemy = no Hero is left in the Coliseum
hybris-why-storage-empty = your storage is empty
hybris-why-city-full = no Technology space is free in that City
hybris-why-space-taken = { $technology } lies there
hybris-why-item-elsewhere = the piece at its left is another one: { $item }
hybris-why-temple-there = you have a Temple there
hybris-why-ally = is the ally of { $owner }
hybris-why-pillar-first = your Pillar must be resolved first
hybris-why-pillar-resolved = it has been resolved in this Age
hybris-why-premonition-place = it takes a character sent to { $place } this turn
hybris-why-premonition-conditions = its conditions are not met: { $conditions }
hybris-why-power-used = it was used in this Age
hybris-why-power-idle = it could do nothing now

## Why a card cannot be played

hybris-why-determination = it costs { $cost } Determination, and you have { $left } left
hybris-why-toll = you cannot pay { $toll } for it
hybris-why-weapons = not more than { $number ->
        [one] { $number } Weapon
       *[other] { $number } Weapons
    } in this Combat
hybris-why-bound = you are bound to continue
