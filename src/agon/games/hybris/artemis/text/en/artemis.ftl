# Artemis: the module, her words, her questions, what is told of her.

hybris-module-artemis = Artemis
    .about = A fifth Olympian: the huntress, who takes her rivals' tokens and turns them into arrows, trophies and Sparks.

hybris-setup-seat-1-artemis = plays Artemis
hybris-setup-seat-2-artemis = plays Artemis
hybris-setup-seat-3-artemis = plays Artemis
hybris-setup-seat-4-artemis = plays Artemis

## Her words

hybris-do-return = { $form ->
        [does] returns
       *[do] return
    }
hybris-part-may-return = { $form ->
        [does] may return
        [to] perhaps return
       *[do] you may return
    }
hybris-part-tokens = { $number ->
        [one] 1 Olympian token
       *[other] { $number } Olympian tokens
    }
hybris-verb-hunt = { hybris-do-take } { hybris-part-tokens } of { $of ->
        [prey] a rival who is there
        [opponent] { hybris-part-own-m } opponent (against the game: of any rivals)
        [actor] that player
        [each] each rival
       *[any] { $number ->
            [one] any rival
           *[other] any rivals
        }
    }
    .means = Artemis takes so many Olympian tokens `of` the `prey` there, the `opponent`, the `actor`, `each` rival; else of whom she wants
hybris-verb-release = { $head ->
        [yes] { hybris-do-return }
       *[no] { hybris-part-may-return }
    } { hybris-part-tokens }{ $of ->
        [opponent] {" "}of { hybris-part-own-m } opponent
       *[any] {""}
    }{ $subject ->
        [other] : { $effects }
       *[own] {" "}to { $effects }
    }{ $times ->
        [0] {""}
       *[other] {" "}(up to { $times } times)
    }
    .means = Return so many tokens (`of` the opponent), then `then`; with `times`, up to that many times
hybris-verb-arrows = { hybris-part-may-return } Olympian tokens for Strength: +2 for one of { hybris-part-own-m } opponent, +1 for any other, +{ $number } in all at most
    .means = Return tokens for Strength: 2 for one of the player fought, else 1; so much at most
hybris-count-quiver = { $use ->
        [each] { $per ->
            [0] rival's token { hybris-part-which-one-has }
           *[other] { $per } rivals' tokens { hybris-part-which-one-has }
        }
       *[most] the most rivals' tokens
    }
    .means = tokens that Artemis holds; with `per`, once per so many
hybris-count-arrows-shot = { $use ->
        [each] token returned in this Combat
       *[most] the most tokens returned in this Combat
    }
    .means = tokens returned for Strength in this Combat
hybris-modify-arrows = { hybris-part-own-many } arrows may give { $size } more Strength in all
    .means = how much more Strength the tokens returned in one Combat may give in all
hybris-modify-hunting = { hybris-part-own-many } Prophets hunt as well
    .means = `prophets`: her Prophets hunt too
hybris-on-hunts = { $by ->
        [self] your Olympian or one of your Heroes comes to a Location (in the Mortal World, to a City) where a rival's character stands
        [other] another player's Olympian or Hero comes where a rival's character stands
       *[any] an Olympian or a Hero comes where a rival's character stands
    }
    .means = the character’s: an Olympian or a Hero of Artemis comes where a rival’s character stands
hybris-on-token-taken = { $by ->
        [self] you take
        [other] another player takes
       *[any] a player takes
    } a rival's Olympian token
    .means = who took it: a token of another player was taken
hybris-on-pilgrimage = { hybris-part-one-performs } { hybris-action-influence } or { hybris-action-deploy } in a City where you have a Temple
    .means = whose action: an Influence or a Deploy where Artemis has a Temple
hybris-on-fight-begins = { $by ->
        [self] a Combat of yours begins
        [other] a Combat of another player begins
       *[any] a Combat begins
    } (against the game: once its Strength is known)
    .means = the fighter’s: a Combat begins; against the game, once its Strength is known

## Questions and options

hybris-ask-hunt = You take an Olympian token: whose?
hybris-ask-return-token = You return an Olympian token: whose?
hybris-ask-release = { GIVEN($source) ->
        [no] Do you return tokens?
       *[yes] { $source }: do you return tokens?
    }
hybris-ask-arrows = Combat against { $enemy }, { $own } to { $other }: do you shoot? Arrows may still give { $left } Strength.
hybris-option-prey = { $owner }
    .gives = has { $reserve } in reserve; you hold { $held }
hybris-option-token-of = A token of { $owner }
    .costs = you hold { $held }
hybris-option-release = Return { $number ->
        [one] 1 token
       *[other] { $number } tokens
    }: { $effects }
hybris-option-keep-tokens = Keep them
hybris-option-arrow = Shoot a token of { $owner }: { SIGNED($strength) } Strength
    .costs = you hold { $held }
hybris-option-no-arrow = Shoot no more
hybris-why-no-reserve = { $owner } has no token left in reserve
hybris-why-no-prey = it is not about { $owner }
hybris-why-not-held = you hold no token of { $owner }
hybris-why-other-token = a token of { $owner } will not do here

## What is told

hybris-hunted = { $seat } takes an Olympian token of { $owner }.
hybris-hunted-enemy = { $seat } takes a token of the enemy.
hybris-token-back = { $seat } returns an Olympian token to { $owner }.
hybris-token-back-enemy = { $seat } returns a token to the enemy.
hybris-token-lent = { $owner } has no Olympian token left and takes one back from { $seat }.
hybris-arrow = { $seat } shoots a token of { $owner }: { SIGNED($strength) } Strength.
hybris-arrow-enemy = { $seat } shoots a token of the enemy: { SIGNED($strength) } Strength.

## On the board

hybris-board-quiver = { $number ->
        [one] { $number } token
       *[other] { $number } tokens
    } of { $owner }
hybris-board-quiver-enemy = { $number ->
        [one] { $number } token
       *[other] { $number } tokens
    } of the enemy
