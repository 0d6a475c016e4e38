# The Outskirts and the Hangars: words of cards, questions, what is told, what is on the board.

## Places and actions

hybris-at-outskirts = at the Outskirts
hybris-from-outskirts = from the Outskirts
hybris-action-explore = Explore
hybris-action-defend = Defend
hybris-does-explore = send Workers to the Camp and advance on the Exploration track; draw as many Exploration cards as your echelon says, keep one and try it. A success pays a reward of the track and sends your token back
hybris-does-defend = send Workers to the Camp and advance on the Defence track; fight Chaos with the Strength of your echelon. A victory drives it back, pays a reward of the track and sends your token back

## Goods of the Hangar

hybris-good-energy = { $number } Energy
hybris-good-research = { $number } Research
hybris-good-worker = { $number ->
        [one] 1 Worker
       *[other] { $number } Workers
    }
hybris-good-foreman = the Foreman
hybris-good-camp-worker = { $number ->
        [one] 1 Worker in the Camp
       *[other] { $number } Workers in the Camp
    }
hybris-good-echelon = { $number ->
        [one] 1 echelon on a track of your choice
       *[other] { $number } echelons on tracks of your choice
    }
hybris-good-task = { $number ->
        [one] 1 Task on a tile with a Worker
       *[other] { $number } Tasks on tiles with a Worker
    }

## Words of cards

hybris-do-spend = { $form ->
        [does] spends
       *[do] spend
    }
hybris-part-may-spend = { $form ->
        [does] may spend
        [to] perhaps spend
       *[do] you may spend
    }
hybris-verb-earn = { hybris-do-gain } { $goods }
    .means = Gain what lies in a Hangar or in the Camp: `energy` `research` `worker` `foreman` `camp_worker`, also `echelon` and `task` (lost without a Worker on a tile)
hybris-verb-spend = { $head ->
        [yes] { hybris-do-spend }
       *[no] { hybris-part-may-spend }
    } { $goods }{ $subject ->
        [other] : { $effects }
       *[own] {" "}to { $effects }
    }
    .means = Pay such goods, then `then`. A power that begins with it is offered, and to use it is to spend
hybris-verb-forfeit = { hybris-do-lose } { $goods }
    .means = Lose such goods; an empty Camp costs no Grandeur
hybris-if-camp = at least { $number } Workers are in the Camp
hybris-if-mk-active = { hybris-part-one-has } at least { $number } activated MK tiles
hybris-if-seats = { $number } players are at the table
hybris-count-camp = Worker in the Camp
hybris-count-built-cities = City where { $person ->
        [they] that player has
       *[you] you have
    } a Temple or a Technology
hybris-modify-explore-draw = { hybris-action-explore } draws { $size } more cards
hybris-modify-mk-research = sending an MK tile through the Forge costs { $size } Research less
hybris-on-visited = { $by ->
        [self] { $own_character } arrives
        [other] { $character } of another player arrives
       *[any] { $character } arrives
    } { $at }
hybris-on-performed = { hybris-part-one-performs } { $action ->
        [conceive] { hybris-action-conceive }
        [craft] { hybris-action-craft }
        [design] { hybris-action-conceive } or { hybris-action-craft }
        [produce] { hybris-action-produce }
        [perceive] { hybris-action-perceive }
        [omen] { hybris-action-omen }
       *[explore] { hybris-action-explore }
    }
hybris-on-aegis-gained = { $by ->
        [self] you gain
        [other] another player gains
       *[any] a player gains
    } { $at_least ->
        [0] Aegis
       *[other] { $at_least } Aegis or more at once
    }
hybris-on-premonition = { $by ->
        [self] you complete
        [other] another player completes
       *[any] a player completes
    } a Premonition
hybris-on-combat-over = a Combat is over

## What Exploration cards ask for

hybris-requirement-engage = engage a Worker of the Camp
hybris-requirement-transfer = transfer { $number ->
        [one] 1 Worker
       *[other] { $number } Workers
    } to the Camp
hybris-requirement-pay = pay { $amounts }
hybris-requirement-spend = spend { $goods }
hybris-requirement-discard = discard { $number ->
        [one] 1 Conflict card
       *[other] { $number } Conflict cards
    }
hybris-requirement-discard-element = discard a Conflict card that shows { $what }
hybris-requirement-discard-type = discard a Conflict card of type { $what }
hybris-requirement-discard-strength = discard Conflict cards of { $number } Strength in all
hybris-requirement-show-elements = show Conflict cards with { $number } different Elements
hybris-requirement-heroes = have { $number } undefeated Heroes

## What Tasks ask for

hybris-task-pay = pay { $amounts }
hybris-task-discard-element = discard a Conflict card that shows { $what }
hybris-task-discard-strength = discard Conflict cards of { $number } Strength in all
hybris-task-deployed = have a Technology of type { $what } in a City
hybris-task-temple = have a Temple in a City
hybris-task-kindness = have { $number } Kindness
hybris-task-heroes = have { $number } undefeated Heroes
hybris-task-sparks = have { $number ->
        [one] 1 Spark
       *[other] { $number } Sparks
    }
hybris-task-act = perform { $what ->
        [convert] { hybris-action-convert }
        [conceive] { hybris-action-conceive }
        [resurrect] { hybris-action-resurrect }
        [drain] { hybris-action-drain }
        [achieve] { hybris-action-achieve }
        [perceive] { hybris-action-perceive }
        [train] { hybris-action-train }
       *[deploy] { hybris-action-deploy }
    }
hybris-task-complete = complete a Premonition
hybris-task-combat = take part in a Combat
hybris-task-gain = { $what ->
        [determination] gain Determination
        [prophet] take a Prophet off an Upgrade tile
       *[rival_token] gain an Olympian token of a rival
    }

## Cards and tiles

hybris-about-adventure = { $name }: Adventure.
hybris-about-event = { $name }: Event.
hybris-about-exploration-asks = It asks: { $asks }.
hybris-about-exploration-success = Success: { $effects }.
hybris-about-exploration-failure = Failure: { $effects }.
hybris-about-adventure-progress = The Worker moves to the next Site whenever { $steps }.
hybris-about-sites = { $number } Sites{ GIVEN($bonuses) ->
        [yes] . { $bonuses }.
       *[no] .
    }
hybris-about-site = Site { $number }: { $effects }
hybris-about-adventure-module = Beyond the last Site: the Module { $module }.
hybris-about-module = { $name }: Module of { $card }, a power for good.
hybris-about-mk-tile = { $name }: { $part ->
        [head] head
        [core] core
        [arm] arm
       *[legs] legs
    } of { $mk }.
hybris-about-task = { $colour ->
        [red] Red
        [blue] Blue
        [yellow] Yellow
       *[green] Green
    } Task: { $task }.
hybris-about-mk = { $name }: what it can do for its Energy.
hybris-about-ability = { $name }: { $does }
hybris-about-echelon = Echelon { $number } of the { $track ->
        [explore] Exploration track: { $bonus ->
            [one] 1 card is drawn
           *[other] { $bonus } cards are drawn
        }
       *[defend] Defence track: { SIGNED($bonus) } Strength against Chaos
    }. { $cost ->
        [0] Every token begins here.
        [one] It costs 1 Worker of the Camp.
       *[other] It costs { $cost } Workers of the Camp.
    }
hybris-about-hangar = The Hangar holds { $energy } Energy, { $research } Research and { $workers } Workers, a Foreman, and the four tiles of your MK.

## Questions and options

hybris-ask-transfer = How many Workers do you send to the Camp? You have { $workers }, the Camp { $camp }.
hybris-option-transfer = { $number ->
        [0] Send nobody
        [one] Send 1 Worker
       *[other] Send { $number } Workers
    }{ $foreman ->
        [1] , and one of the supply by your Foreman
       *[0] {""}
    }
    .gives = { $camp } in the Camp
hybris-ask-advance = { $track ->
        [explore] You are on echelon { $echelon } of the Exploration track and draw { $bonus ->
            [one] 1 card
           *[other] { $bonus } cards
        }
       *[defend] You are on echelon { $echelon } of the Defence track: { SIGNED($bonus) } Strength
    }. Do you advance? Workers in the Camp: { $camp }.
hybris-option-advance = Advance to echelon { $echelon }: { $track ->
        [explore] { $bonus } cards
       *[defend] { SIGNED($bonus) } Strength
    }
    .gives = { GIVEN($reward) ->
            [yes] on success: { $reward }
           *[no] {""}
        }
    .costs = { $workers ->
            [0] {""}
            [one] 1 Worker of the Camp
           *[other] { $workers } Workers of the Camp
        }{ $foreman ->
            [1] { $workers ->
                [0] your Foreman
               *[other] {" "}and your Foreman
            }
           *[0] {""}
        }
hybris-option-stay = Stay on this echelon
hybris-ask-exploration = Which of these cards do you keep?
hybris-option-exploration = { $card }. It asks: { $asks }
    .gives = success: { $gives }
    .costs = failure: { $fails }
hybris-option-adventure = an Adventure of { $sites } Sites, then { $module }
hybris-ask-attempt = { $card }: it asks you to { $asks }. Do you? If not: { $fails }.
hybris-option-attempt = Try: { $asks }
    .gives = { $gives }
hybris-option-fail = Let it fail
hybris-ask-track-reward = { $track ->
        [explore] Which reward of the Exploration track?
       *[defend] Which reward of the Defence track?
    }
hybris-option-track-reward = Echelon { $echelon }: { $effects }
hybris-ask-foreman = Is your Foreman one of the Workers?
hybris-option-by-workers = { $number ->
        [one] 1 Worker
       *[other] { $number } Workers
    }, the Foreman stays
hybris-option-by-foreman = The Foreman{ $number ->
        [0] {""}
        [one] {" "}and 1 Worker
       *[other] {" "}and { $number } Workers
    }
hybris-ask-spend = { GIVEN($source) ->
        [no] Do you spend it?
       *[yes] { $source }: do you spend it?
    }
hybris-option-spend = Spend { $goods }: { $effects }
hybris-option-no-spend = Spend nothing
hybris-ask-track = On which track do you advance for nothing?
hybris-option-echelon = { $track ->
        [explore] Exploration
       *[defend] Defence
    }, to echelon { $echelon }
hybris-ask-task = Which Task is done?
hybris-option-send = Send { $tile } to the Factory as well
    .gives = when it comes home: { $rewards }
    .costs = { $cost } Research
hybris-ask-promote = Which Worker becomes your Foreman?
hybris-option-promote = { GIVEN($tile) ->
        [yes] The one on { $tile }
       *[no] One of the reserve
    }
hybris-ask-recruit = How many Followers become Workers? You have { $followers }, and room for { $free }.
hybris-option-recruit = { $number ->
        [0] None
        [one] { $number } Follower
       *[other] { $number } Followers
    }
    .gives = { $workers ->
            [one] 1 Worker
           *[other] { $workers } Workers
        }
hybris-ask-post = Which tiles get a Worker? You have { $workers }.
hybris-option-post = { $number ->
        [0] None
       *[other] { $tiles }
    }
hybris-ask-keep-worker = The Worker on { $tile } is exhausted: do you pay 1 Aegis to keep it? You have { $aegis }.
hybris-option-keep-worker = Keep the Worker on { $tile }
    .costs = 1 Aegis
hybris-option-let-go = Let the Worker go
hybris-ask-send = Do you spend your Research to send an MK tile to the Factory as well?
hybris-ask-trade-research = How much Research becomes Victory Points? You have { $research }.
hybris-option-trade = { $number ->
        [0] None
       *[other] { $number } Research
    }
    .gives = { $number ->
            [0] {""}
            [one] 1 Victory Point
           *[other] { $number } Victory Points
        }
hybris-ask-task-card = Which card do you discard for the Task?
hybris-ask-explore-card = { $card }: which card do you discard?
hybris-ask-explore-show = { $card }: which card do you show?

hybris-why-lacking = you cannot { $asks }
hybris-why-camp = the Camp has { $have ->
        [one] 1 Worker
       *[other] { $have } Workers
    } and { $need } are needed
hybris-why-echelon = your token has not reached that echelon
hybris-why-task = you cannot pay for it
hybris-why-unmanned = no Worker is on that tile
hybris-why-active = it is activated already
hybris-why-sent = it is in the Factory already
hybris-why-research = you have { $have } Research and need { $need }
hybris-why-last-echelon = your token is on the last echelon

## What is told

hybris-energy = { $seat } gains { hybris-good-energy }.
hybris-energy-spent = { $seat } spends { hybris-good-energy }.
hybris-energy-lost = { $seat } { $number ->
        [0] has no Energy to lose
       *[other] loses { hybris-good-energy }
    }.
hybris-research = { $seat } gains { $number } Research.
hybris-research-spent = { $seat } gives { $number } Research.
hybris-research-lost = { $seat } { $number ->
        [0] has no Research to lose
       *[other] loses { $number } Research
    }.
hybris-worker = { $seat } gains { hybris-good-worker }.
hybris-worker-spent = { $seat } pays { hybris-good-worker }.
hybris-worker-lost = { $seat } { $number ->
        [0] has no Worker to lose
       *[other] loses { hybris-good-worker }
    }.
hybris-foreman = A Worker of { $seat } becomes Foreman.
hybris-foreman-gone = The Foreman of { $seat } returns to the supply.
hybris-foreman-recruits = The Foreman of { $seat } adds a Worker to the Camp, which has { $camp } now.
hybris-camp = { hybris-good-worker } more in the Camp: { $camp } now.
hybris-camp-spent = { $seat } pays { hybris-good-camp-worker }: { $camp } now.
hybris-camp-lost = The Camp { $number ->
        [0] has no Worker to lose.
       *[other] loses { hybris-good-worker }: { $camp } now.
    }
hybris-transferred = { $seat } sends { hybris-good-worker } to the Camp, which has { $camp } now.
hybris-engaged = { $seat } engages a Worker; Workers in the Camp: { $camp }.
hybris-echelon = The token of { $seat } is on echelon { $echelon } of the { $track ->
        [explore] Exploration
       *[defend] Defence
    } track.
hybris-track-reward = { $seat } takes the reward of echelon { $echelon } of the { $track ->
        [explore] Exploration
       *[defend] Defence
    } track.
hybris-explored = You draw { $exploration }.
hybris-explored-hidden = { $seat } draws an Exploration card.
hybris-exploration = { $seat } keeps { $exploration }.
hybris-exploration-done = { $exploration }: a success for { $seat }.
    .clause = completes { $exploration }
hybris-exploration-failed = { $exploration }: a failure for { $seat }.
hybris-adventure = { $seat } sets out on { $exploration }.
hybris-site = { $exploration } of { $seat }: the Worker reaches Site { $site }.
hybris-module = { $seat } has accomplished an Adventure and gains the Module { $module }.
hybris-task = { $seat } completes a Task of { $mk_tile }: { $task }.
hybris-mk-active = { $seat } activates { $mk_tile }.
hybris-mk-sent = { $seat } sends { $mk_tile } to the Factory.
    .clause = sends { $mk_tile }
hybris-recruited = { $seat }: { $number ->
        [one] { $number } Follower becomes a Worker
       *[other] { $number } Followers become Workers
    }.
hybris-posted = { $seat } puts a Worker on { $mk_tile }.
hybris-exhausted = The Worker of { $seat } on { $mk_tile } is exhausted and goes.

## The table in the terminal

hybris-board-camp = Camp: { $workers ->
        [0] nobody
        [one] 1 Worker
       *[other] { $workers } Workers
    }
hybris-board-camp-workers = { $workers ->
        [one] 1 Worker
       *[other] { $workers } Workers
    }
hybris-board-explorations = { $cards ->
        [one] 1 Exploration card
       *[other] { $cards } Exploration cards
    }
hybris-label-camp = Camp
hybris-label-explorations = Exploration deck
hybris-label-track-explore = Exploration track
hybris-label-track-defend = Defence track
hybris-label-hangar = Hangar
hybris-label-mk = MK
hybris-label-mk-tile = MK tile
hybris-label-adventure = Adventure
hybris-label-module = Module
hybris-head-energy = Energy
    .short = En.
hybris-head-research = Research
    .short = Res.
hybris-head-workers = Workers
    .short = Wor.
hybris-head-foreman = Foreman
    .short = For.
hybris-head-explore = Exploration track
    .short = Expl.
hybris-head-defend = Defence track
    .short = Def.
hybris-head-mk = MK tiles
    .short = MK
hybris-board-mk-part = { $part ->
        [head] head
        [core] core
        [arm] arm
       *[legs] legs
    }
hybris-board-mk-active = activated
hybris-board-mk-sent = in the Factory
hybris-board-mk-worker = {" "}with a Worker
hybris-board-tasks = { $done } of { $tasks } Tasks
hybris-board-task-done = {" "}done
hybris-board-adventure = { $card }, Site { $site } of { $sites }
hybris-board-hangar-energy = Energy { $number } of { $limit }
hybris-board-hangar-research = Research { $number } of { $limit }
hybris-board-hangar-workers = Workers { $number } of { $limit }
hybris-board-hangar-foreman = a Foreman
hybris-board-hangar-no-foreman = no Foreman
hybris-board-hangar-recruits = { $number ->
        [one] 1 Follower becomes a Worker
       *[other] { $number } Followers become Workers
    }
hybris-board-hangar-post = a Worker goes to { $tile }
hybris-look-outskirts = outskirts
    .about = Camp, Exploration deck, and both tracks echelon by echelon
hybris-look-hangars = hangars
    .about = what everybody’s Hangar holds, Task by Task

## Reports

hybris-report-explored = Exploration cards fulfilled, where they were kept
hybris-report-accomplished = Modules won, where their Adventure was begun
hybris-report-reaped = Rewards of the tracks
hybris-report-activated = MK tiles activated, where their Olympian played
hybris-report-sent = MK tiles sent through the Forge, where their Olympian played
hybris-report-ability = Abilities of the MK used, where their Olympian played

## The match in numbers

hybris-points-research = Research
hybris-points-exploration = Explorations
hybris-points-mk-tile = MK tiles
hybris-points-module = Modules
hybris-points-ability = Abilities
hybris-deed-explored = Explorations completed
hybris-deed-machines = MK tiles sent
