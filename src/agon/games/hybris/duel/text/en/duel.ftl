## Questions of Duel

hybris-ask-authority = Where do you lay a token of your authority?
hybris-ask-posture = Which Posture do you take in this Age?
hybris-ask-cover = Which of your Pillars is half covered?
hybris-ask-token-nearby = Where do you lay a token, here or beside it?
hybris-ask-token-anywhere = Where do you lay a token?
hybris-ask-remove-token = Which token do you send home?
hybris-ask-flip-token = Which token do you turn over?

## Options

hybris-option-posture = { $posture }: { $effects }
    .costs = { $covers ->
            [upper] covers one upper half
           *[lower] covers one lower half
        }
hybris-option-cover = { $pillar }: { $half ->
        [upper] without its upper half ({ $effects })
       *[lower] without its lower half ({ $effects })
    }
hybris-option-place-token = { $place }
    .group = { $side ->
            [portrait] Face up
           *[forbidden] Forbidden
        }
hybris-option-lying-token = { $place }, { $side ->
        [portrait] face up
       *[forbidden] Forbidden
    }, of { $owner }
hybris-why-duel-slot = only an empty slot without a token will do

## What happened

hybris-posture = { $seat } takes a Posture: { $posture }.
hybris-pillar-covered = { $seat }, { $posture }, half covers { $pillar }.
hybris-duel-placed = { $seat } lays a token on { $slot }{ GIVEN($location) ->
        [no] {""}
       *[yes] {" "}({ $location })
    }, { $side ->
        [0] face up
       *[other] Forbidden
    }.
hybris-duel-turned = The token of { $seat } on { $slot }{ GIVEN($location) ->
        [no] {""}
       *[yes] {" "}({ $location })
    } is turned over: { $side ->
        [0] face up
       *[other] Forbidden
    }.
hybris-duel-returned = The token of { $seat } on { $slot }{ GIVEN($location) ->
        [no] {""}
       *[yes] {" "}({ $location })
    } goes home.

## In the terminal

hybris-board-duel-token = { $side ->
        [portrait] token ({ $owner }),
       *[forbidden] Forbidden ({ $owner }),
    }
hybris-board-posture = {" "}({ $posture })
hybris-board-pillar-upper = {" "}(upper half covered)
hybris-board-pillar-lower = {" "}(lower half covered)

## Postures

hybris-about-posture = { $name }: Posture. { $covers ->
        [upper] One upper half of your two Pillars is covered: one upper effect, two lower ones.
       *[lower] One lower half of your two Pillars is covered: two upper effects, one lower one.
    }
hybris-about-posture-token = After a Hero or a Prophet, place your token { $token ->
        [forbidden] face down, showing Forbidden.
       *[portrait] face up.
    }
hybris-about-posture-olympian = When you activate your Olympian: { $effects }.

## Words

hybris-do-turn = { $form ->
        [does] turns
       *[do] turn
    }
hybris-verb-remove-tokens = { hybris-do-send-back } up to { $number } face-up tokens of { hybris-part-own-m } rival to their reserve
    .means = Send up to that many face-up tokens of the rival back to their reserve, of one's choice
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
    .means = Turn over `count` tokens (all) on the Locations, of one's choice, that show that side (either); fewer if there are fewer
hybris-if-tokens-removed = { hybris-part-one-has } removed at least { $number }
    .means = `remove_tokens` has just removed at least that many
hybris-count-tokens = face-up token { hybris-part-which-one-has } on the Locations
    .means = own face-up tokens on the Locations

## Where points come from

hybris-points-duel-token = Olympian tokens on slots
hybris-points-posture = Postures
