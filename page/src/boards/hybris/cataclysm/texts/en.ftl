# Cataclysm on the page.

board-hybris-hangar = The Hangar of { $name }
board-hybris-hangar-energy = Energy: { $count } of { $most }
board-hybris-hangar-research = Research: { $count } of { $most }
board-hybris-hangar-workers = Workers in reserve: { $count } of { $most }
board-hybris-foreman = A Foreman
board-hybris-no-foreman = No Foreman
board-hybris-mk-active = activated
board-hybris-mk-sent = on its way through the Factory
board-hybris-mk-worker = with a Worker
board-hybris-mk-planned = a Worker will be put on it
board-hybris-mk-tasks = Tasks done: { $done } of { $all }
board-hybris-task-done = Done: { $task }.
board-hybris-site = the Worker is on Site { $site } of { $sites }
board-hybris-camp = Workers in the Camp: { $count }
board-hybris-exploration-deck = Exploration cards
board-hybris-drawing = { $seat } looks at { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
board-hybris-chaos-space = on space { $space } of { $spaces }
board-hybris-momentum = Momentum { $count }; unleashed at { $most }
board-hybris-momentum-now = Momentum { $count }
board-hybris-repelled = What driving it back gives now
board-hybris-cities = Cities that stand: { $count }
board-hybris-chaos-deck = Chaos cards
board-hybris-chaos-discard = Chaos cards that were used
board-hybris-cataclysm-deck = Cataclysm cards
board-hybris-destroyed = destroyed
board-hybris-combat-chaos = Chaos before the walls
board-hybris-walls = Walls +{ $strength }
board-hybris-target = Target Acquired +{ $strength }
board-hybris-dread-no-combo = no Combos
board-hybris-dread-mute = no effects of cards
board-hybris-dread-blunt = Weapons count 0
board-hybris-stage-sherds = Which card?

## Signs

board-hybris-sign-energy = Energy
board-hybris-sign-research = Research
board-hybris-sign-worker = Worker
board-hybris-sign-foreman = Foreman
board-hybris-sign-camp = Camp
board-hybris-sign-camp-worker = Worker of the Camp
board-hybris-sign-echelon = Echelon
board-hybris-sign-task = Task
board-hybris-sign-module = Module
board-hybris-sign-momentum = Momentum
board-hybris-sign-ruin = Destroyed City
board-hybris-sign-mk-head = Head of an MK
board-hybris-sign-mk-core = Core of an MK
board-hybris-sign-mk-arm = Arm of an MK
board-hybris-sign-mk-legs = Legs of an MK
