# The verbs of the effects.

## The forms of verbs: gain; to gain; gains

hybris-do-gain = { $form ->
        [does] gains
       *[do] gain
    }
hybris-do-generate = { $form ->
        [does] generates
       *[do] generate
    }
hybris-do-lose = { $form ->
        [does] loses
       *[do] lose
    }
hybris-do-pay = { $form ->
        [does] pays
       *[do] pay
    }
hybris-do-discard = { $form ->
        [does] discards
       *[do] discard
    }
hybris-do-keep = { $form ->
        [does] keeps
       *[do] keep
    }
hybris-do-take = { $form ->
        [does] takes
       *[do] take
    }
hybris-do-swap = { $form ->
        [does] exchanges
       *[do] exchange
    }
hybris-do-perform = { $form ->
        [does] performs
       *[do] perform
    }
hybris-do-use = { $form ->
        [does] uses
       *[do] use
    }
hybris-do-receive = { $form ->
        [does] receives
       *[do] receive
    }
hybris-do-look = { $form ->
        [does] looks
       *[do] look
    }
hybris-do-choose = { $form ->
        [does] chooses
       *[do] choose
    }
hybris-do-move = { $form ->
        [does] moves
       *[do] move
    }
hybris-do-remove = { $form ->
        [does] removes
       *[do] remove
    }
hybris-do-send = { $form ->
        [does] sends
       *[do] send
    }
hybris-do-send-back = { $form ->
        [does] sends back
       *[do] send back
    }
hybris-do-suffer = { $form ->
        [does] suffers
       *[do] suffer
    }
hybris-do-lay = { $form ->
        [does] lays
       *[do] lay
    }
hybris-do-bring = { $form ->
        [does] brings
       *[do] bring
    }
hybris-do-turn = { $form ->
        [does] turns
       *[do] turn
    }
hybris-do-reveal = { $form ->
        [does] reveals
       *[do] reveal
    }
hybris-do-fight = { $form ->
        [does] fights
       *[do] fight
    }
hybris-do-reopen = { $form ->
        [does] reopens
       *[do] reopen
    }
hybris-do-add = { $form ->
        [does] adds
       *[do] add
    }
hybris-do-end = { $form ->
        [does] ends
       *[do] end
    }
hybris-do-win = { $form ->
        [does] wins
       *[do] win
    }

## What is had and done

hybris-verb-gain = { hybris-do-gain } { $amounts }{ $at ->
        [here] , to be built { hybris-part-place-here }
       *[none] {""}
    }
hybris-clause-generate = { hybris-do-generate } { $number } { hybris-resource-prayer }
hybris-verb-lose = { hybris-do-lose } { $amounts }
hybris-verb-pay = { $head ->
        [yes] { hybris-do-pay }
       *[no] { hybris-part-may-pay }
    } { $amounts } to { $effects }{ $times ->
        [0] {""}
       *[other] {" "}(up to { $times } times)
    }
hybris-part-may-pay = { $form ->
        [does] may pay
        [to] perhaps pay
       *[do] you may pay
    }
hybris-verb-give = { $form ->
        [does] gives you
       *[do] give the owner
    } { $amounts }
hybris-verb-discard = { hybris-do-discard } { $number } { hybris-resource-conflict-card }
hybris-verb-hand-limit = { hybris-do-discard } down to { $number } { hybris-resource-conflict-card } in hand
hybris-verb-recover = { hybris-do-take } { $number } { hybris-resource-conflict-card } of { hybris-part-own-m } choice from { hybris-part-own-f } discard pile into hand
hybris-verb-swap-token = { hybris-do-swap } the token under one of { hybris-part-own-many } characters not yet activated with one from { hybris-part-own-f } reserve{ $number ->
        [one] {""}
       *[other] , { $number } times
    }
hybris-verb-act = { hybris-do-perform } { $what }{ $at ->
        [here] {" "}{ hybris-part-place-here }
        [any_city] {" "}in any City, whoever stands there
       *[none] {""}
    }{ $discount ->
        [0] {""}
        [one] {" "}for { $discount } resource less
       *[other] {" "}for { $discount } resources less
    }
hybris-verb-service = { hybris-do-use } the Service of { $here ->
        [tile] this City
       *[there] that City
    }
hybris-verb-repeat = { hybris-do-receive } it once more, alone
hybris-verb-look = { hybris-do-look } secretly at { $what ->
        [rival_hand] a rival's hand
        [rival_premonitions] a rival's Premonitions
        [rival_tokens] the tokens under all of a rival's characters
       *[next_primordial] the next Primordial
    }
hybris-verb-pick-pillar = { hybris-do-choose } { hybris-part-own-m } Pillar before everybody else in this Age
hybris-verb-take-tile = { hybris-do-take } any Technology from the piles of Olympus to the Factory, paying its crafting cost
hybris-verb-move-tile = { hybris-do-move } { $what ->
        [factory] one of { hybris-part-own-many } Technologies in the Factory to the next space
        [workshop] one of { hybris-part-own-many } Technologies in the Workshop to the next space, past space C to the Factory free of cost
       *[city] another of { hybris-part-own-many } deployed Technologies to any empty Technology space
    }
hybris-verb-destroy = { hybris-do-remove } one of { hybris-part-own-many } Temples in a City from the game
hybris-verb-redirect = { hybris-do-send } it to a Location adjacent to that of its token
hybris-verb-malus = { hybris-do-suffer } the malus of that Location as well
hybris-verb-wound = { hybris-do-lay } { hybris-part-own-m } Olympian down in { hybris-part-own-f } reserve, wounded until Rest
hybris-verb-defeat = { hybris-do-lay } { $what ->
        [other_hero] another of { hybris-part-own-many } undefeated Heroes
       *[hero] one of { hybris-part-own-many } undefeated Heroes
    } in the Underworld{ $head ->
        [yes] {""}
       *[no] {" "}(1 Grandeur is lost if there is none)
    }
hybris-verb-send-back = { $of ->
        [rival] { hybris-do-send-back } 1 rival { hybris-part-sent-kind } { $from } to its owner's reserve
       *[own] { hybris-do-bring } { hybris-part-sent-back } { $from } back to { hybris-part-own-f } reserve
    }
hybris-part-sent-kind = { $kind ->
        [prophet] Prophet
       *[hero] Hero
    }
hybris-part-sent-back = { $kind ->
        [this] this Hero
        [prophet] { $count ->
            [0] 1 of { hybris-part-own-many } Prophets
            [-1] all { hybris-part-own-many } Prophets
           *[other] up to { $count } of { hybris-part-own-many } Prophets
        }
       *[hero] { $count ->
            [0] 1 of { hybris-part-own-many } Heroes
            [-1] all { hybris-part-own-many } Heroes
           *[other] up to { $count } of { hybris-part-own-many } Heroes
        }
    }

## Choices, repetitions, other players

hybris-verb-choose = { $branches }
hybris-verb-may = { $form ->
        [does] may { $effects }
        [to] perhaps { $effects }
       *[do] you may { $effects }
    }
hybris-verb-if = { $form ->
        [do] { $condition }{ hybris-part-set-apart } { $effects }{ GIVEN($others) ->
            [yes] ; otherwise { $others }
           *[no] {""}
        }
       *[to] { $effects } { $condition }{ GIVEN($others) ->
            [yes] , otherwise { $others }
           *[no] {""}
        }
    }
hybris-part-set-apart = { $apart ->
        [yes] :
       *[no] ,
    }
hybris-verb-for-each = { $order ->
        [before] for each { $counted }{ hybris-part-at-most }, { $effects }
       *[after] { $effects } for each { $counted }{ hybris-part-at-most }
    }
hybris-verb-others = each other player { $effects }
hybris-verb-each-player = every player { $effects }
hybris-verb-owner = you { $effects }
hybris-verb-rival = { $which ->
        [foremost] the rival first in Grandeur (nobody, if that is { $person ->
            [they] themselves
           *[you] you
        })
        [opponent] { hybris-part-own-m } opponent
        [sent_back] its owner
       *[actor] that player
    } { $effects }
hybris-verb-helper = the owner of another Hero { $at } ({ hybris-part-own-m } choice) { $effects }
hybris-verb-leader = whoever has { $counted }, at least 1, { $effects }{ $second_from ->
        [0] {""}
       *[other] ; with { $second_from } players or more, the next best { $others }
    }

## What lasts

hybris-verb-modify = { $modifier }{ GIVEN($counted) ->
        [yes] {" "}for each { $counted }{ hybris-part-at-most }
       *[no] {""}
    }{ GIVEN($condition) ->
        [yes] {" "}{ $condition }
       *[no] {""}
    }
hybris-verb-allow = { $what ->
        [share_slot] { hybris-part-who-allowed } may take an occupied slot without a Combat, and gain its bonus and act there{ GIVEN($effects) ->
            [yes] ; at the end of such an activation, { $effects }
           *[no] {""}
        }
        [contest_when_activated] { hybris-part-one-may } contest with { $who ->
            [olympian] an Olympian
           *[hero] a Hero
        } already activated, from wherever it stands
       *[aegis_for_follower] in crafting costs, { hybris-part-one-may } pay Aegis in place of Followers
    }
hybris-part-who-allowed = { $who ->
        [hero] { hybris-part-own-many } Heroes
       *[olympian] { hybris-part-own-m } Olympian
    }
hybris-part-one-may = { $person ->
        [they] they may
       *[you] you may
    }
hybris-verb-forbid = { $what ->
        [contest] nobody may contest
        [combat] nobody may start a Combat
        [city_followers] Influence gives only the Service, no Followers of the City
       *[wrath_1] Wrath I is not applied
    }{ GIVEN($at) ->
        [yes] {" "}in { $at }
       *[no] {""}
    }
hybris-verb-next-age = in the next Age, everybody's tokens are shown at the end of Planning

## Combat

hybris-verb-strength = { hybris-do-gain } { SIGNED($number) } Strength{ $until ->
        [age_end] {" "}in every Combat until the end of the Age
       *[now] {""}
    }
hybris-verb-weaken = { $which ->
        [each] each opposing { hybris-part-card-named }
       *[strongest] the strongest opposing { hybris-part-card-named }
    } { $by ->
        [0] counts for { $to ->
            [0] no Strength
           *[other] at most { $to } Strength
        }
       *[other] loses { $by } Strength
    }{ $lasts ->
        [combat] , those still to come too
       *[now] {""}
    }
hybris-part-card-named = { GIVEN($type) ->
        [yes] { $type } card
       *[no] card
    }
hybris-verb-combat-determination = { hybris-do-gain } { SIGNED($number) } Determination for this Combat
hybris-verb-on-win = { $form ->
        [do] if you win the Combat{ hybris-part-set-apart } { $effects }
       *[to] { $effects } if { $person ->
            [they] they win
           *[you] you win
        } the Combat
    }
hybris-verb-on-loss = { $form ->
        [do] if you lose the Combat{ hybris-part-set-apart } { $effects }
       *[to] { $effects } if { $person ->
            [they] they lose
           *[you] you lose
        } the Combat
    }
hybris-verb-bind = { $what ->
        [no_retreat] a card that { hybris-part-own-m } opponent would take back by stopping is discarded
        [face_up] in the next round, { hybris-part-own-m } opponent places their card first, face up
       *[must_press_on] in the next round, { hybris-part-own-m } opponent must Continue if they hold a card they can afford
    }
hybris-verb-toll = until the Combat ends, { hybris-part-own-m } opponent pays { $amounts } for every further card they reveal, or has to stop
hybris-verb-reveal-top = { $number ->
        [one] { hybris-do-reveal } the top card of { hybris-part-own-m } deck: its Strength counts, then it is discarded
       *[other] { hybris-do-reveal } the top { $number } cards of { hybris-part-own-m } deck: their Strength counts, then they are discarded
    }
hybris-verb-keep-card = { hybris-do-take } this card back into hand after the Combat
hybris-verb-spare = { hybris-part-own-m } Hero goes to the reserve instead of the Underworld, and a defeated Olympian costs no Grandeur
hybris-verb-combat = { hybris-do-fight } the game ({ hybris-clause-enemy }) with { hybris-part-own-m } Olympian or an undefeated Hero: { $form ->
        [do] if you win, { $effects }; if you lose, { $others }
       *[to] victory: { $effects }; defeat: { $others }
    }
hybris-clause-enemy = Strength { $base }{ $cards ->
        [0] {""}
        [one] {" "}plus that of { $cards } Coliseum card
       *[other] {" "}plus that of { $cards } Coliseum cards
    }{ GIVEN($bonus) ->
        [yes] , { $bonus } shown
       *[no] {""}
    }
hybris-clause-enemy-bonus = { SIGNED($number) } for each { $element }

## Quests, Scenarios, Duel

hybris-verb-reset = { hybris-do-reopen } all Songs of this Quest, which stays in its zone
hybris-verb-trophy = { hybris-do-keep } the Quest card as a trophy
hybris-verb-take-token = { hybris-do-take } { $what }
hybris-verb-counter = { hybris-do-add } 1 to “{ $what }”
hybris-verb-score = { hybris-do-gain } Victory Points for each { $counted }: { $figures } in all
hybris-verb-score-cities = in each City, whoever alone has the most influence gains { $first } Victory Points and, with { $second_from } players or more, each of the next best { $second }; players tied for the most gain { $tie } each, and there is no second
hybris-verb-end-game = { hybris-do-end } the game: { $compared } wins
hybris-verb-win-game = { hybris-do-win } the game at once
hybris-verb-remove-tokens = { hybris-do-send-back } up to { $number } face-up tokens of { hybris-part-own-m } rival to their reserve
hybris-verb-flip-tokens = { hybris-do-turn } over { $whose ->
        [rival] { $count ->
            [0] all { hybris-part-own-m } rival's tokens
           *[other] { $count } of { hybris-part-own-m } rival's tokens
        }
       *[own] { $count ->
            [0] all { hybris-part-own-many } tokens
           *[other] { $count } of { hybris-part-own-many } tokens
        }
    }{ $side ->
        [forbidden] {" "}showing Forbidden
       *[any] {""}
    } on the Locations
