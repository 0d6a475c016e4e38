# What is asked at the table, what can be answered, and why something cannot.
# An option has a `group` it is listed in, and says apart what it `gives` at once and what it `costs`.

## Questions

ephyran-ask-god = Which god will you be?
ephyran-ask-turn = Your turn: what will you do?
ephyran-ask-again = { $reinforcement }: play one more card. Which?
ephyran-ask-draw = End of your turn: where do you take a card?
ephyran-ask-dionysus = Where does Dionysus go in your city?
ephyran-ask-swap-own = Which zone of yours do you swap?
ephyran-ask-swap-with = What do you swap { $zone } with?
ephyran-ask-swap-card = Which card of your hand takes its place?
ephyran-ask-steal = Which token do you steal?
ephyran-ask-token = You hold { $token }: on which zone do you place it, face down?
ephyran-ask-victim = Who loses a zone?
ephyran-ask-destroy = { $mine ->
        [1] You must lose a zone: which?
       *[other] Which zone does { $owner } lose?
    }
ephyran-ask-lock = Which of your territories do you lock?
ephyran-ask-unlock = Which territory do you unlock?
ephyran-ask-leave = Which card goes on the discard pile next? The last one lies on top; what is left is yours.
ephyran-ask-react = { $seat } plays { $reinforcement }: do you cancel it?
    .reaction = cancelling Reinforcements

## Options of a turn

ephyran-half = { $creature } as { $zone }

ephyran-option-add = { $creature } as { $zone }
    .group = Add a zone to your city
    .gives = { $gives ->
            [0] no point
            [one] { SIGNED($gives) } point
           *[other] { SIGNED($gives) } points
        }
    .costs = { GIVEN($other) ->
            [no] {""}
           *[yes] gives up { $other }
        }
ephyran-option-exchange = { $creature } in place of your { $zone }
    .group = Exchange an uncovered zone
    .gives = { $gives ->
            [0] no point
            [one] { SIGNED($gives) } point
           *[other] { SIGNED($gives) } points
        }
    .costs = { GIVEN($other) ->
            [no] {""}
           *[yes] gives up { $other }
        }
ephyran-option-retrieve = Dionysus of { $owner }, putting { $creature } on { $zone }
    .group = Take a rival's Dionysus
    .costs = { GIVEN($other) ->
            [no] {""}
           *[yes] gives up { $other }
        }
ephyran-option-play = { $reinforcement }
    .group = Play a reinforcement
    .costs = { GIVEN($other) ->
            [no] {""}
           *[yes] gives up { $other }
        }
ephyran-option-discard = { $card }
    .group = Discard a card

## Options of other questions

ephyran-option-god = { $god }, who doubles { $territory }
ephyran-option-draw-pile = From the draw pile, unseen ({ $cards ->
        [0] no card left
        [one] { $cards } card left
       *[other] { $cards } cards left
    })
ephyran-option-discard-pile = From the discard pile: { $card }
ephyran-option-own-zone = { $zone }: { $held }
ephyran-option-zone-of = The same zone of { $owner }: { $creature }{ $token ->
        [0] {""}
       *[other] {" "}with its hidden token
    }
ephyran-option-from-hand = A card of your hand
ephyran-option-hand-card = { $card }
ephyran-option-token-of = The token of { $owner } on { $zone }: { $creature }{ $token ->
        [0] , which has none
       *[other] {""}
    }
ephyran-option-put-token = { $zone }{ GIVEN($held) ->
        [no] {""}
       *[yes] : { $held }
    }
ephyran-option-put-dionysus = { $zone }{ GIVEN($held) ->
        [no] {""}
       *[yes] : { $held }
    }
ephyran-option-rival = { $owner }
ephyran-option-lose = { $zone }: { $creature }{ $token ->
        [0] {""}
       *[other] {" "}with its token
    }
ephyran-option-lock = { $territory }
ephyran-option-unlock = { $territory } of { $owner }
ephyran-option-leave = { $card }
ephyran-option-cancel = Cancel it with { $card }
ephyran-option-let-be = Let it be

## What is refused

ephyran-refused-add = { $creature } as { $zone }
ephyran-refused-retrieve = Dionysus of { $owner } on { $zone }
ephyran-refused-tartarus = A card from Tartarus
ephyran-refused-dionysus-hand = Dionysus into your hand

## Why it is refused

ephyran-why-locked = the territory is locked
ephyran-why-covered = your city has that zone, and it is covered
ephyran-why-order = { $zone } must come first
ephyran-why-dionysus-covered = he is covered by another zone
ephyran-why-no-place = your city has no place for him
ephyran-why-tartarus = nobody draws from there
ephyran-why-no-counter = { $defence } does not cancel this reinforcement
ephyran-why-token = no further token may lie there
ephyran-why-covered-loss = only uncovered zones can be lost
ephyran-why-empty-territory = it has no zone yet
ephyran-why-incomplete = at this table only complete territories can be locked
ephyran-why-dionysus-hand = he must be placed in a city at once

ephyran-no-second = the extra card cannot be a reinforcement
ephyran-why-god-taken = { $owner } plays that god
ephyran-no-cards = there is no card left to draw
ephyran-no-pile = the draw pile is empty, and it draws from that pile only
ephyran-no-swap = no equivalent zone can be had for it
ephyran-no-supply = no magic token is left
ephyran-no-token-zone = none of your zones can receive a token
ephyran-no-rival-token = no rival has a token that can be stolen
ephyran-no-victim = every uncovered zone is locked, or there is none
ephyran-no-lock = you have no territory that can be locked
ephyran-no-unlock = no territory is locked
