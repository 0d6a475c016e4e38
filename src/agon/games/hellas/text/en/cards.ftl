# What cards and pieces are: fixed words, and the sentences about every thing.

## Words

hellas-word-leadership = leadership
hellas-word-strength = strength
hellas-word-speed = speed
hellas-colour-red = red
hellas-colour-yellow = yellow
hellas-colour-blue = blue
hellas-colour-green = green
hellas-hoplites = { $number ->
        [one] { $number } { $colour } hoplite
       *[other] { $number } { $colour } hoplites
    }
hellas-the-persians = the Persians
hellas-the-monster = { $form ->
        [first] { $id ->
                [medusa] { $monster }
                [cerberus] { $monster }
               *[other] The { $monster }
            }
        [of] { $id ->
                [medusa] of { $monster }
                [cerberus] of { $monster }
               *[other] of the { $monster }
            }
       *[the] { $id ->
                [medusa] { $monster }
                [cerberus] { $monster }
               *[other] the { $monster }
            }
    }
hellas-resource-priest = { $number ->
        [one] priest
       *[other] priests
    }
hellas-resource-combat-card = { $number ->
        [one] combat card
       *[other] combat cards
    }
hellas-resource-hoplite = { $number ->
        [one] hoplite of the marching army
       *[other] hoplites of the marching army
    }
hellas-resource-glory = { $number ->
        [one] glory token
       *[other] glory tokens
    }
hellas-resource-artifact = { $number ->
        [one] artifact
       *[other] artifacts
    }
hellas-resource-injury = { $number ->
        [one] injury
       *[other] injuries
    }
hellas-amount = { $number } { $resource }
hellas-amount-bearing = { $number } { $resource } with the symbol { $symbol }

## The map

hellas-about-region = { $name } is region { $number } of Greece, in this land: { $land }. Population strength { $population }.
hellas-about-region-city = It has a city.
hellas-about-region-sparta = Sparta is there, a city that recruits more and defends better.
hellas-about-region-shrine = It has a shrine, where a temple can be built.
hellas-about-region-oracle = The oracle of Delphi is built here; it counts as a temple.
hellas-about-region-monument = The monument of { $god } stands here.
hellas-about-region-neighbours = { GIVEN($near) ->
        [yes] Neighbours: { $near }.{ GIVEN($across) ->
                [yes] {" "}By sea trail: { $across }.
               *[no] {""}
            }
       *[no] By sea trail only: { $across }.
    }
hellas-about-region-arrow = In the campaign monsters go on from here to { $region }.
hellas-about-land = { $name }: a land of { $number ->
        [one] { $number } region
       *[other] { $number } regions
    }, { $regions }.
hellas-about-land-glory = Its glory token is for slaying a monster or finishing a quest there; whoever holds it may usurp there.
hellas-about-land-without = With { $players } players this land does not count for Warlord of Hellas.
hellas-about-trail = { $name }: a sea trail. { $regions } are neighbours by it.

## Gods and heroes

hellas-about-god = { $name } has a monument in { $region }, of up to { $levels ->
        [one] { $levels } level
       *[other] { $levels } levels
    }, with room for { $spots ->
        [one] { $spots } priest
       *[other] { $spots } priests
    }.
hellas-about-god-attribute = A priest sent to pray here raises { $attribute } by 1.
hellas-about-god-level = At level { $level } the prayer also does this: { $effects }.
hellas-about-god-artifact = Whoever controls the region has this artifact: { $artifact }.
hellas-about-hero = { $name } is a hero; the army that goes with this hero is { $colour }.
hellas-about-hero-bonus = At the start: { $effects }.

## What every table has

hellas-about-attribute-leadership = { $name }: how many hoplites a Hoplite Movement may move, { $least } to { $most }.
hellas-about-attribute-strength = { $name }: how many combat cards a hunt begins with, { $least } to { $most }.
hellas-about-attribute-speed = { $name }: how many regions a Hero Movement may go, { $least } to { $most }.
hellas-about-attribute-injured = While it is injured it counts 1.
hellas-about-army = { $name }: { $hoplites } hoplites, { $priests } priests and { $tokens } control tokens.
hellas-about-regular-hoplite-movement = { $name }: move as many hoplites as your hero's leadership by one region each, or into or out of a city you control. All move first; battles follow.
hellas-about-regular-hero-movement = { $name }: move your hero up to as many regions as its speed, then board a quest there if you like; or go on to the next step of a quest.
hellas-about-regular-prayer = { $name }: send one priest of your pool to a monument with room. Its attribute goes up by 1, and from level 2 on its god does more.
hellas-about-regular-use-artifacts = { $name }: use any number of your charged artifacts. A used one is spent until it is charged again.
hellas-about-special-recruit = { $name }: place new hoplites in each city you control: up to 2, in Sparta 4; in the campaign 1, in Sparta 2. One in each may stand fortified at once. Not where enemy hoplites stand.
hellas-about-special-march = { $name }: any number of your hoplites go together from one region to a neighbouring one.
hellas-about-special-build-temple = { $name }: build a temple on a shrine you control, or the oracle, and gain a priest. Some temples start a blessing draft.
hellas-about-special-prepare = { $name }: do two of these, or one of them twice: heal an injury, draw a combat card, recruit a hoplite in your hero's region. He may stand fortified at once if the region was yours before.
hellas-about-special-usurp = { $name }: with the glory token of its land, take control of your hero's region at once. Enemy hoplites withdraw without losses, and you recruit a hoplite there. It may be your own already.
hellas-about-special-hunt = { $name }: hunt a monster in your hero's region.
hellas-about-special-build-monument = { $name }: add a level to a monument. Priests and used action tokens come off, artifacts are charged; then the monsters move and an event comes. It ends the round.
hellas-about-symbol = { $name }: a symbol of combat cards. In a hunt { $own ->
        [yes] one such card covers this symbol on a monster{ $any ->
                [0] {""}
               *[other] , and { $any } of them together cover any symbol
            }
       *[no] one such card covers any symbol on a monster
    }.
hellas-about-symbol-parry = { $name }: a symbol of combat cards. In a hunt one such card stops any attack, for { $injuries ->
        [one] { $injuries } injury
       *[other] { $injuries } injuries
    }; then { $draws ->
        [one] { $draws } combat card is drawn
       *[other] { $draws } combat cards are drawn
    }.

## Monsters

hellas-wound-symbol = { $symbol }{ $mark ->
        [priest] {" "}(pays a priest)
        [artifact] {" "}(pays a neutral artifact)
       *[none] {""}
    }
hellas-about-monster = { $name }: a monster with { $number ->
        [one] { $number } symbol
       *[other] { $number } symbols
    } to cover: { $wounds }.
hellas-about-monster-region = Region attack: { $effects }.
hellas-about-monster-special = Special attack, in a hunt: { $effects }.
hellas-about-monster-artifact = Whoever slays it in a hunt may take this artifact: { $artifact }.
hellas-about-event = { $name }: an event card. { $monster } comes to { $region }, if not on the map yet.
hellas-about-event-evolution = If it is there already it evolves. { $evolution }
hellas-evolution-wounds = { $number ->
        [one] One more symbol to cover: { $symbols }.
       *[other] { $number } more symbols to cover: { $symbols }.
    }

## Cards

hellas-about-card = { $name }: a combat card with the symbol { $symbol }, value { $value }, { $casualties ->
        [0] no casualties
        [one] { $casualties } casualty
       *[other] { $casualties } casualties
    }{ $copies ->
        [one] {""}
       *[other] ; there are { $copies } of it
    }.
hellas-about-card-effects = In a battle: { $effects }.
hellas-attack-value = { GIVEN($counted) ->
        [yes] { $value ->
                [0] { $each } for each { $counted }
               *[other] { $value }, plus { $each } for each { $counted }
            }
       *[no] { $value }
    }
hellas-about-attack = { $name }: an attack card of monsters. The cards of a defence must be worth { $value }{ $copies ->
        [one] {""}
       *[other] ; there are { $copies } of it
    }.
hellas-about-attack-effects = If it is not defended: { $effects }.
hellas-about-blessing = { $name }: a blessing of { $god }.
hellas-about-artifact = { $name }: { $kind ->
        [god] the artifact of { $owner }, for whoever controls the region of the monument
        [monster] a trophy for slaying { $owner }
       *[neutral] a neutral artifact
    }.

## Quests and temples

hellas-about-quest = { $name }: a quest that begins in { $region }. What a step asks for and costs counts where the hero boards it; each further step takes a Hero Movement and nothing else.
hellas-about-quest-step = Step { $number }: { $asks }.
hellas-step-asks = { GIVEN($needs) ->
        [yes] to board it: { $needs }{ GIVEN($price) ->
                [yes] ; { hellas-part-price }
               *[no] {""}
            }
       *[no] { GIVEN($price) ->
                [yes] to board it: { hellas-part-price }
               *[no] free
            }
    }
hellas-part-price = { $pays ->
        [injury] take
       *[goods] pay
    } { $price }
hellas-about-quest-trophy = Trophy: { $effects }.
hellas-about-quest-kept = Trophy: the card is kept and given up when it is used. { $power }
hellas-about-temple-card = { $name }: a temple card. A blessing draft follows these temples, counted from the first: { $drafts }.
hellas-about-temple-oracle = Building the oracle gives: { $effects }.
hellas-about-activation = { $name }: the card of whoever first completes a monument, with { $countdown } tokens. One comes off with each of that player's special actions; with the last one, whoever controls the region of the monument wins.
hellas-about-way-warlord = { $name }: a way to win. Control all the regions of { $two } lands with two players, of { $three } with three, of { $four } with four{ GIVEN($without) ->
        [no] {""}
       *[yes] ; with three, { $without } does not count
    }.
hellas-about-way-favored = { $name }: a way to win. Control { $number } regions with a temple; the oracle is one.
hellas-about-way-slayer = { $name }: a way to win. Slay { $number } monsters.
hellas-about-way-king = { $name }: a way to win with three or four players. Once a monument is complete, { $number } tokens are counted down; with the last one, whoever controls its region wins. What is counted here are the levels of your tallest monument, then those tokens.
hellas-about-face-blank = { $name }: the monster does nothing; in the campaign its land turns against the hero.
hellas-about-face-attack = { $name }: the monster performs its region attack; in the campaign it kills a hoplite of the player's, or moves if there is none.
hellas-about-face-move = { $name }: the monster moves by one region; in the campaign along the arrows.
hellas-about-face-both = { $name }: whoever rolls chooses; in the campaign the monster does both.
