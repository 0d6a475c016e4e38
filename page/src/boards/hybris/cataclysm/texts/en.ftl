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

## Sections of the books of rules

rules-section-cat-gen = The expansion
rules-section-cat-res = Resources
rules-section-cat-term = Terms
rules-section-cat-setup = Setup
rules-section-cat-win = Winning and losing
rules-section-cat-out = The Outskirts
rules-section-cat-track = Tracks
rules-section-cat-explore = Explore
rules-section-cat-camp = The Camp
rules-section-cat-card = Exploration cards
rules-section-cat-adv = Adventures
rules-section-cat-evt = Events
rules-section-cat-defend = Defend
rules-section-cat-chaos = Chaos
rules-section-cat-mom = Momentum
rules-section-cat-unl = Unleashed
rules-section-cat-prog = Progression
rules-section-cat-cata = Cataclysms
rules-section-cat-int = Interception
rules-section-cat-combat = Combat against Chaos
rules-section-cat-target = Target acquired
rules-section-cat-attr = Powers of Chaos
rules-section-cat-repel = Repelled
rules-section-cat-inex = Inexorable
rules-section-cat-hangar = The Hangar
rules-section-cat-fore = Foremen
rules-section-cat-rnd = Research
rules-section-cat-mk = MK tiles
rules-section-cat-task = Tasks
rules-section-cat-taskred = Red Tasks
rules-section-cat-taskblue = Blue Tasks
rules-section-cat-taskyel = Yellow Tasks
rules-section-cat-taskgrn = Green Tasks
rules-section-cat-phase = Changes to the phases
rules-section-cat-duel = With Duel
