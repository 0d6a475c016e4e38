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
    .means = Gain. With `at` the Temple must be put in that City; if that cannot be, the gain is lost and the piece stays
hybris-clause-generate = { hybris-do-generate } { $number } { hybris-resource-prayer }
hybris-verb-lose = { hybris-do-lose } { $amounts }
    .means = Lose, with the Grandeur fallback (HYB-CORE-02). With `element` only Conflict cards that show it can be taken, and having too few of them is a shortfall
hybris-verb-pay = { $head ->
        [yes] { hybris-do-pay }
       *[no] { hybris-part-may-pay }
    } { $amounts } to { $effects }{ $times ->
        [0] {""}
       *[other] {" "}(up to { $times } times)
    }
    .means = If the player wants to and can in full: pay, then `then`. With `times`, up to that many times, asked each time
hybris-part-may-pay = { $form ->
        [does] may pay
        [to] perhaps pay
       *[do] you may pay
    }
hybris-verb-give = { $form ->
        [does] gives you
       *[do] give the owner
    } { $amounts }
    .means = The player hands over, to the owner of the card, as much of it as they have; no fallback. The owner gains what was handed over, which is no `gain` of the supply
hybris-verb-discard = { hybris-do-discard } { $number } { hybris-resource-conflict-card }
    .means = Discard that many Conflict cards of one's choice from hand, or all one has; no fallback
hybris-verb-hand-limit = { hybris-do-discard } down to { $number } { hybris-resource-conflict-card } in hand
    .means = Discard Conflict cards of one's choice down to that many (HYB-DECK-03)
hybris-verb-recover = { hybris-do-take } { $number } { hybris-resource-conflict-card } of { hybris-part-own-m } choice from { hybris-part-own-f } discard pile into hand
    .means = Take that many Conflict cards of one's choice from one's discard pile into hand
hybris-verb-swap-token = { hybris-do-swap } the token under one of { hybris-part-own-many } characters not yet activated with one from { hybris-part-own-f } reserve{ $number ->
        [one] {""}
       *[other] , { $number } times
    }
    .means = That many times: exchange the token under one of one's characters not yet activated with a token of one's reserve, secretly; the limits of Prophets hold
hybris-verb-act = { hybris-do-perform } { $what }{ $at ->
        [here] {" "}{ hybris-part-place-here }
        [any_city] {" "}in any City, whoever stands there
       *[none] {""}
    }{ $discount ->
        [0] {""}
        [one] {" "}for { $discount } resource less
       *[other] {" "}for { $discount } resources less
    }
    .means = Perform that action here and now, without a character (HYB-CORE-05); its own costs are paid. One that costs something (convert, craft, omen) may be declined, another is performed if it can be. `at = "here"` or `"any_city"`, for Influence only: without a slot bonus and without a Combat, whoever stands there; Temple, Service and events as usual. `discount`, for Craft only: that many resources less, beside all other reductions. Achieve, Fight and Deploy cannot be granted
hybris-verb-service = { hybris-do-use } the Service of { $here ->
        [tile] this City
       *[there] that City
    }
    .means = Carry out the Service of that City once. It is no Influence: no Kindness, no Followers, no event
hybris-verb-repeat = { hybris-do-receive } it once more, alone
    .means = Receive once more, alone, what stands inside `others` in the lower half that has just been received
hybris-verb-look = { hybris-do-look } secretly at { $what ->
        [rival_hand] a rival's hand
        [rival_premonitions] a rival's Premonitions
        [rival_tokens] the tokens under all of a rival's characters
       *[next_primordial] the next Primordial
    }
    .means = Secretly look at the `next_primordial` (as Omen does, HYB-ORACLE-05), at the hand (`rival_hand`), the Premonitions (`rival_premonitions`) or the tokens under all characters (`rival_tokens`) of one rival of one's choice
hybris-verb-pick-pillar = { hybris-do-choose } { hybris-part-own-m } Pillar before everybody else in this Age
    .means = In this Age the player chooses a Pillar before everybody else (Duel: in both rounds)
hybris-verb-take-tile = { hybris-do-take } any Technology from the piles of Olympus to the Factory, paying its crafting cost
    .means = Choose any tile of the piles of Olympus and pay its crafting cost, without a discount of the Workshop but with all standing modifiers; put it, crafted, on Factory space 1, pushing as Craft does. May be declined; no `craft` event. *Decided*
hybris-verb-move-tile = { hybris-do-move } { $what ->
        [factory] one of { hybris-part-own-many } Technologies in the Factory to the next space
        [workshop] one of { hybris-part-own-many } Technologies in the Workshop to the next space, past space C to the Factory free of cost
       *[city] another of { hybris-part-own-many } deployed Technologies to any empty Technology space
    }
    .means = One own tile: in a `city`, another tile than this goes to any empty space (no deployment: no rewards, no contest, no event; its power now works there); in the `factory` it enters the next space, pushing what stands before it, off space 3 into storage; in the `workshop` it changes places with what is on the next space, off space C to the Factory free of cost
hybris-verb-destroy = { hybris-do-remove } one of { hybris-part-own-many } Temples in a City from the game
    .means = Remove one of one's own Temples in a City from the game; no `temple_destroyed`
hybris-verb-redirect = { hybris-do-send } it to a Location adjacent to that of its token
    .means = The character goes to a Location adjacent (HYB-DUEL-15) to that of its token; the token is used as usual. The activation is legal if one of them offers an action. *Decided*
hybris-verb-malus = { hybris-do-suffer } the malus of that Location as well
    .means = Suffer the malus of that Location, as if on its artwork, on top of whatever the slot gave
hybris-verb-wound = { hybris-do-lay } { hybris-part-own-m } Olympian down in { hybris-part-own-f } reserve, wounded until Rest
    .means = One's Olympian goes to the reserve, lying until Rest; no defeat, no Grandeur lost
hybris-verb-defeat = { hybris-do-lay } { $what ->
        [other_hero] another of { hybris-part-own-many } undefeated Heroes
       *[hero] one of { hybris-part-own-many } undefeated Heroes
    } in the Underworld{ $head ->
        [yes] {""}
       *[no] {" "}(1 Grandeur is lost if there is none)
    }
    .means = The Defeat effect (HYB-DEFEAT-08) on an own undefeated `hero` of one's choice, or on another than the one fighting (`other_hero`). With no such Hero: lose 1 Grandeur
hybris-verb-send-back = { $of ->
        [rival] { hybris-do-send-back } 1 rival { hybris-part-sent-kind } { $from } to its owner's reserve
       *[own] { hybris-do-bring } { hybris-part-sent-back } { $from } back to { hybris-part-own-f } reserve
    }
    .means = Up to `count` (1) own characters of that kind, of one's choice, go from that place to the reserve, without a token. From the Underworld: defeated Heroes lying there. `of = "rival"`: one rival character, to its owner's reserve. `kind = "this"`: that Hero
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
    .means = Carry out exactly one of the lists on offer
hybris-verb-may = { $form ->
        [does] may { $effects }
        [to] perhaps { $effects }
       *[do] you may { $effects }
    }
    .means = Carry out the list, or not
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
    .means = As the condition is now
hybris-part-set-apart = { $apart ->
        [yes] :
       *[no] ,
    }
hybris-verb-for-each = { $order ->
        [before] for each { $counted }{ hybris-part-at-most }, { $effects }
       *[after] { $effects } for each { $counted }{ hybris-part-at-most }
    }
    .means = As often as the count says, `max` at most. It is counted once, at the beginning. If `do` holds only `gain`, `lose` and `strength`, their amounts are multiplied and taken as one effect (one check of the Well, one fallback; HYB-APPX-13); otherwise `do` is carried out that many times. *Decided*
hybris-verb-others = each other player { $effects }
    .means = Every other player, in Grandeur order
hybris-verb-each-player = every player { $effects }
    .means = Every player, in Grandeur order
hybris-verb-owner = you { $effects }
    .means = Inside a list handed to another player: the owner of the card carries this out
hybris-verb-rival = { $which ->
        [foremost] the rival first in Grandeur (nobody, if that is { $person ->
            [they] themselves
           *[you] you
        })
        [opponent] { hybris-part-own-m } opponent
        [sent_back] its owner
       *[actor] that player
    } { $effects }
    .means = One other player carries out the list: the `foremost` of all on the Grandeur track (nothing happens if that is the player), the `opponent` of the Combat (nothing against the game), the `actor` who caused the event, or the owner of the character just `sent_back`
hybris-verb-helper = the owner of another Hero { $at } ({ hybris-part-own-m } choice) { $effects }
    .means = The owner of one such character there, other than the acting one and chosen by the player, carries out `do`; it may be the player
hybris-verb-leader = whoever has { $counted }, at least 1, { $effects }{ $second_from ->
        [0] {""}
       *[other] ; with { $second_from } players or more, the next best { $others }
    }
    .means = Whoever has most of it, and at least 1, carries out `do`; the next best, who must have 1 as well, `second`, if at least `second_from` play. Ties go to the player further back on the Grandeur track

## What lasts

hybris-verb-modify = { $modifier }{ GIVEN($counted) ->
        [yes] {" "}for each { $counted }{ hybris-part-at-most }
       *[no] {""}
    }{ GIVEN($condition) ->
        [yes] {" "}{ $condition }
       *[no] {""}
    }
    .means = Changes something for the player: in a passive power always while `while` holds, times the count of `per` (`max` at most); as the effect of a power with an event, for the action of that event only
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
    .means = Lifts a rule. `share_slot`: one's Olympian may take a slot where any character stands, gains its bonus and acts, without a Combat; `after` is carried out at the end of an activation that used it. `contest_when_activated`: asked whether to contest, one may send a Hero at a Location who was activated already, without a token; choosing to uses the power. `aegis_for_follower`: in paying a crafting cost each Follower may be an Aegis instead
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
    .means = Nobody may do it (at that City): `contest`; `combat` (an occupied slot there cannot be entered); `city_followers` (Influence offers only the Service; a Temple may still give its Follower); `wrath_1` (is not applied)
hybris-verb-next-age = in the next Age, everybody's tokens are shown at the end of Planning
    .means = In the next Age's Planning all tokens of all players are placed secretly but shown together at its end

## Combat

hybris-verb-strength = { hybris-do-gain } { SIGNED($number) } Strength{ $until ->
        [age_end] {" "}in every Combat until the end of the Age
       *[now] {""}
    }
    .means = That much more in this Combat. `until = "age_end"`: in every Combat of one's characters until the End of Age phase begins, Wraths not included
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
    .means = The `strongest` opposing card, or `each` one, of that type if given, loses `by` Strength, or counts for `to` at most; never below 0. Ties for strongest: the player of the effect chooses. Elements and Combo stay. `lasts = "combat"`: cards that come later too. Cards revealed for an enemy of the game can be weakened, though nothing else on them counts
hybris-part-card-named = { GIVEN($type) ->
        [yes] { $type } card
       *[no] card
    }
hybris-verb-combat-determination = { hybris-do-gain } { SIGNED($number) } Determination for this Combat
    .means = The limit of Determination is that much higher until this Combat ends; the track does not move
hybris-verb-on-win = { $form ->
        [do] if you win the Combat{ hybris-part-set-apart } { $effects }
       *[to] { $effects } if { $person ->
            [they] they win
           *[you] you win
        } the Combat
    }
    .means = Kept until the Combat is decided; carried out if its player has won, before anything the victory gives
hybris-verb-on-loss = { $form ->
        [do] if you lose the Combat{ hybris-part-set-apart } { $effects }
       *[to] { $effects } if { $person ->
            [they] they lose
           *[you] you lose
        } the Combat
    }
    .means = Likewise if its player has lost, before the consequences of defeat
hybris-verb-bind = { $what ->
        [no_retreat] a card that { hybris-part-own-m } opponent would take back by stopping is discarded
        [face_up] in the next round, { hybris-part-own-m } opponent places their card first, face up
       *[must_press_on] in the next round, { hybris-part-own-m } opponent must Continue if they hold a card they can afford
    }
    .means = The opposing player, until this Combat ends: `no_retreat`: a card they would take back by stopping is discarded. In the next round: `face_up`: they place their card first and face up, markers stay secret; `must_press_on`: if they hold a card they can afford, they must place such a card and press on. Does nothing once one side plays alone
hybris-verb-toll = until the Combat ends, { hybris-part-own-m } opponent pays { $amounts } for every further card they reveal, or has to stop
    .means = Until this Combat ends the opposing player pays that for every further card they reveal, alone or in a round; who cannot pay must stop
hybris-verb-reveal-top = { $number ->
        [one] { hybris-do-reveal } the top card of { hybris-part-own-m } deck: its Strength counts, then it is discarded
       *[other] { hybris-do-reveal } the top { $number } cards of { hybris-part-own-m } deck: their Strength counts, then they are discarded
    }
    .means = Reveal that many cards of one's own deck, add their printed Strength, discard them; nothing else on them counts
hybris-verb-keep-card = { hybris-do-take } this card back into hand after the Combat
    .means = After the Combat this card goes back to hand instead of the discard pile
hybris-verb-spare = { hybris-part-own-m } Hero goes to the reserve instead of the Underworld, and a defeated Olympian costs no Grandeur
    .means = The defeated Hero goes to the reserve, without a token, instead of the Underworld; a defeated Olympian is wounded but no Grandeur is lost. It is a defeat all the same
hybris-verb-combat = { hybris-do-fight } the game ({ hybris-clause-enemy }) with { hybris-part-own-m } Olympian or an undefeated Hero: { $form ->
        [do] if you win, { $effects }; if you lose, { $others }
       *[to] victory: { $effects }; defeat: { $others }
    }
    .means = A Combat against the game: the player chooses one of their undefeated Heroes or their Olympian. The usual defeat, then `loss`; or `win`. An Olympian beaten after Rest lies through the next Age, unless the table reads HYB-DEFEAT-03 otherwise
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
    .means = The tokens on this Epic return to their owners and it stays in its zone, all Songs open again. The action of whoever finished it is over. *Decided*
hybris-verb-trophy = { hybris-do-keep } the Quest card as a trophy
    .means = Keep the won Quest card instead of removing it
hybris-verb-take-token = { hybris-do-take } { $what }
    .means = Take the neutral token from wherever it is
hybris-verb-counter = { hybris-do-add } 1 to “{ $what }”
    .means = Advance the shared counter by 1
hybris-verb-score = { hybris-do-gain } Victory Points for each { $counted }: { $figures } in all
    .means = Gain the points that stand in the list for the count (the first for 1); none for 0, the last for more than are listed
hybris-verb-score-cities = in each City, whoever alone has the most influence gains { $first } Victory Points and, with { $second_from } players or more, each of the next best { $second }; players tied for the most gain { $tie } each, and there is no second
    .means = Each City gives `first` to whoever alone has most influence there (`influence` of the Variant) and, if at least `second_from` play, `second` to each of the next best; players tied for most get `tie` each and there is no second. Influence 0 scores nothing
hybris-verb-end-game = { hybris-do-end } the game: { $compared } wins
    .means = The game is over; the counts are compared in order
hybris-verb-win-game = { hybris-do-win } the game at once
    .means = The player wins at once
