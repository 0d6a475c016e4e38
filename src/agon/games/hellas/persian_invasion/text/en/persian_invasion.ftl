# The Persian Invasion: the module, its words, its questions, what is told of it.

## The module and what its table decides

hellas-module-persian-invasion = Persian Invasion
    .about = A campaign of two acts for one player: Achilles unites Greece against Xerxes, script by script.
hellas-setup-script-regions = Where scripts 20 and 22 land their monsters
hellas-setup-script-regions-french = as in the French edition
hellas-setup-script-regions-english = as in the English edition
hellas-setup-monster-artifacts = Artifacts of monsters in the campaign
hellas-setup-monster-artifacts-off = are not used
hellas-setup-monster-artifacts-on = can be trophies
hellas-setup-persian-conquest = Persian hoplites conquer a region
hellas-setup-persian-conquest-french = if they are stronger than its population, as in the French edition
hellas-setup-persian-conquest-english = if they are as strong as its population, as in the English edition

## What is said of its things

hellas-about-script = { $name }: script { $number } of act { $act }.
hellas-about-script-otherwise = Or, if its first line comes to nothing, or to something else: { $text }
hellas-script-line = { $number }. { $effects }.
hellas-about-attitude = { $name }: { $id ->
        [loyal] the player holds the glory token of the land and may place blue tokens there and usurp
        [neutral] the land is on nobody's side
       *[other] the land adds { $ill_will } to its population strength against the player, and to the army strength of the Persians there
    }.
hellas-about-track-mobilization = { $name }: spaces 1 to { $last }. On the last one the Persians march, and the marker begins again.
hellas-about-track-invasion = { $name }: spaces 0 to { $last }. It is the army strength of regions with a Persian control token; in act I the last space ends the act.
hellas-about-track-command = { $name }: the command value of Xerxes, { $last } less the spies on the track. So many cards the Persians show in a battle, of which the best counts.
hellas-about-track-victory = { $name }: in act II every victory moves it one space towards 0, from { $last } at most. On 0 the war is won.
hellas-about-opening = { $name }: an opening of the chronicle.
hellas-about-ending = { $name }: { $kind ->
        [victory] how the war may be won
        [defeat] how the war may be lost
       *[consequence] how act I may end
    }.
hellas-about-failure = { $name }: the quest has failed: { $quest }.

hellas-about-god-solo-level = In the campaign, at level { $level }: { $effects }.
hellas-about-army-loyal = In the campaign these are the loyal troops of the player.
hellas-about-army-allied = In the campaign these are the allies, whom the player moves as well.
hellas-about-army-persian = In the campaign these are the Persians.
hellas-about-special-pass = { $name }: all used action tokens come off your board and leave the game, and your artifacts are charged.
hellas-about-quest-failure = If act I of the campaign ends without it: { $effects }.

## Its words

hellas-verb-mobilization = mobilization advances { hellas-part-spaces }
    .means = The mobilization marker goes so many spaces to the right. On the march space the vanguard marches (LOH-A1MOB-03), in act II the Persians mobilize (LOH-A2MOB-01); the marker then restarts, and the rest of this line is lost
hellas-verb-mobilization-space = the mobilization marker goes to space { $number }
    .means = The marker is put on that space, the first being 1
hellas-verb-invasion = invasion { $change ->
        [less] goes back
       *[more] advances
    } { hellas-part-spaces }
    .means = The invasion marker moves by so much, within 0 and 10
hellas-verb-reinforce = { $number ->
        [one] { $number } Persian hoplite joins the vanguard
       *[other] { $number } Persian hoplites join the vanguard
    }
    .means = So many Persian hoplites join the vanguard where it stands; a vanguard that is gone gets none
hellas-verb-spawn = { $monster } comes to { $at }{ GIVEN($or_at) ->
        [yes] {" "}(in the English edition to { $or_at })
       *[no] {""}
    }; if it is on the map or was slain, { $others }
    .means = Put the monster in that region; if it is on the map already, or was slain, carry out `else`. `or_at`: the region for a table that plays with those of the English edition
hellas-verb-spy = a spy goes to { $what }
    .means = The leftmost spy of the command track goes there; nothing happens without one (LOH-A1GEN-02)
hellas-verb-spying-phase = a spying phase: every spy works in his region
    .means = A spying phase (LOH-A2SPY-01)
hellas-verb-attitude = { $where ->
        [here] the attitude of this land
        [occupied] the attitude of every land with a Persian control token
        [on_track] the attitude of every land whose glory token you do not hold
       *[other] the attitude of { $things }
    } gets { $change ->
        [less] worse
       *[more] better
    } by { $size }
    .means = The attitude of these lands moves by so much, one space at a time: in the player's favour by LOH-SATT-11 to 13, against by LOH-SATT-15 and 16. `where`: the land of this quest or monster (`here`), every land with a Persian control token (`occupied`), every land whose glory token is `on_track`
hellas-verb-unrest = you lose { hellas-part-hoplites } { $in ->
        [each_region] in each region
       *[each_land] in each land
    } for each point of ill will there (wary 1, hostile 2)
    .means = In `each_land`, or in `each_region`, by region number, the player loses so many hoplites of any colour times the land's ill will (1 wary, 2 hostile), or all there are
hellas-verb-desertion = where no blue hoplite stands, half of the yellow ones are lost, rounded up
    .means = Where no loyal hoplite stands, half of the allied ones, rounded up, are lost
hellas-verb-defection = yellow control tokens in wary and hostile lands are removed
    .means = Yellow control tokens in wary and hostile lands are removed; hoplites stay
hellas-verb-destroy = { $which ->
        [tallest_occupied] the tallest monument in a region with a Persian control token loses a level
        [each_above_base] every monument of more than one level loses a level
       *[other] the monument of { $of } loses a level
    }
    .means = A monument loses a level: that of a god; the `tallest_occupied`, in a region with a Persian control token, the player choosing among equals; or `each_above_base`, all that have more than one. Priests on it stay (*decided*). With its last level the war is lost (LOH-SMONU-02)
hellas-verb-persian-control = a Persian control token goes to { $what }
    .means = A Persian control token is put there, in place of the player's; none if there is one already. With the 13th the war is lost
hellas-verb-only-trails = your units may use no other sea trails than { $things } for the rest of the game
    .means = The player's hoplites and hero may use no other sea trail until the end of the game; monsters and Persians may (LOH-QFAIL-10)

hellas-if-vanguard-below = the vanguard has fewer than { $number ->
        [one] { $number } hoplite
       *[other] { $number } hoplites
    }
    .means = the vanguard is on the map and has fewer hoplites
hellas-if-vanguard-in = the vanguard is in { $things }
    .means = the vanguard is in one of them
hellas-if-counter-below = the victory counter is lower than the invasion marker
    .means = the victory counter is left of the invasion marker
hellas-if-spy-in = a spy is in { $what }
    .means = a spy is there
hellas-count-ill-will = point of ill will of the land where { hellas-part-own } hero is (wary 1, hostile 2)
    .means = ill will of the land where the hero is: 1 wary, 2 hostile, otherwise 0; 0 on a quest

## Questions and options

hellas-ask-replace-tokens = { $land }: do the yellow control tokens become blue?
hellas-ask-spy-or-move = Do you remove the spy, or move your hero?
hellas-ask-unrest = Unrest in a land, { $land }: which hoplite do you lose?
hellas-ask-spoils = You have won in { $region }: what do the Persians lose?
hellas-ask-destroyed = Which monument loses a level?
hellas-option-destroyed = { $god }
    .costs = level { $level } of { $levels } now
hellas-option-win-over = Yes, in { $regions } ({ $land })
hellas-option-keep-tokens = No, they stay yellow
hellas-option-remove-spy = Remove the spy in { $region }
    .costs = instead of the whole movement
hellas-option-move-hero = Move your hero
hellas-option-persian-hoplites = All their hoplites in { $region }
    .gives = { $number } leave
hellas-option-persian-token = Their control token in { $region }
hellas-why-oracle-lost = an oracle that was destroyed is never built again

## What is told

hellas-opening = { $opening }. { $text }
hellas-ending = { $ending }. { $text }
hellas-script = Act { $act }, script { $number }: { $script }. { $text }
hellas-quest-failed = { $failure } ({ $quest }). { $text }
hellas-token = A token of the pile: { $number ->
        [0] none is left
        [one] { $number } is left
       *[other] { $number } are left
    }.
hellas-mobilization = Mobilization: space { $number } of { $last }.
hellas-invasion = Invasion: { $number }.
hellas-counter = Victory counter: { $number }.
hellas-attitude = The attitude of a land, { $land }: { $before } becomes { $attitude }.
hellas-spy = A spy goes to { $region }; the command value is { $number }.
hellas-spy-at-work = The spy in { $region } is at work{ GIVEN($token) ->
        [yes] {" "}(control: { $token })
       *[no] {" "}(nobody controls the region)
    }.
hellas-spy-gone = The spy in { $region } has done his work and is gone.
hellas-spy-removed = The spy in { $region } is removed; the command value is { $number }.
hellas-vanguard = The vanguard goes from { $start } to { $goal }.
    .clause = the vanguard comes to { $goal }
hellas-vanguard-routed = The vanguard is routed in { $region }.
hellas-persian-card = The Persians show { $card }, worth { $number }.
hellas-persian-mobilization = The Persians mobilize.
    .deed = The Persians mobilize
hellas-conquered = { $number ->
        [one] { $number } Persian hoplite conquers { $region }.
       *[other] { $number } Persian hoplites conquer { $region }.
    }
    .clause = { $region } is conquered
hellas-terror = { $monster_first } spreads terror in { $region }.
hellas-level-destroyed = A level of the monument of { $god } is destroyed; { $number ->
        [0] none is left
        [one] { $number } is left
       *[other] { $number } are left
    }.
hellas-trails-closed = Your units may use no other sea trails than { $trails }.
hellas-map-cleared = All hoplites leave the map, and all priests the monuments.
hellas-oracle-lost = The oracle in { $region } is lost; an ally's priest blocks a place on every monument.
hellas-victory-counter = The victory counter has come to 0: the war is won.
hellas-victory-no-token = No Persian control token is left: the war is won.
hellas-victory-last-turn = After the last turn more regions are Greek than Persian: the war is won.
hellas-defeat-two-lands = The Persians control two lands: the war is lost.
hellas-defeat-monument = A monument has fallen: the war is lost.
hellas-defeat-thirteenth-token = The thirteenth Persian control token is placed: the war is lost.
hellas-defeat-last-turn = After the last turn the Greeks do not control more regions than the Persians: the war is lost.

## On the board, in the terminal

hellas-board-attitude = attitude: { $attitude }
hellas-board-persian = Persian
hellas-board-vanguard = vanguard
hellas-board-spy = spy
hellas-label-war = War
hellas-label-tracks = Tracks
hellas-label-attitudes = Attitudes
hellas-label-unseen = Unseen tokens
hellas-label-landing = Table A
hellas-label-calling = Table B
hellas-board-act = act { $act }
hellas-board-pile = { $number ->
        [one] { $number } token in the pile
       *[other] { $number } tokens in the pile
    }
hellas-board-occupied = Persian regions: { $number } of { $limit }
hellas-board-lands = Persian lands: { $number } of { $limit }
hellas-board-vanguard-in = vanguard in { $region }
hellas-board-spies = spies: { $regions }
hellas-board-mobilization = mobilization { $at } of { $last }
hellas-board-invasion = invasion { $at } of { $last }
hellas-board-command = command value { $value } ({ $spies ->
        [one] { $spies } spy on the track
       *[other] { $spies } spies on the track
    })
hellas-board-counter = victory counter { $at }
hellas-look-campaign = campaign
    .about = tracks, tokens and attitudes, and what they mean
hellas-look-chronicle = chronicle
    .about = the tale so far
hellas-look-tables = tables
    .about = tables A and B: which token brings which monster and which quest

## What is wrong with its part of a pack

hellas-fault-route-end = expected "{ $oracle }", where the oracle is, at its end
hellas-fault-colours = expected three different colours
hellas-fault-spies = expected fewer than the { $spaces } spaces of the track
hellas-fault-lacking = no "{ $id }"
hellas-fault-script-taken = "{ $other }" is script { $number } of act { $act } already
hellas-fault-mobilization = expected one line of mobilization, found { $found }
hellas-fault-lower-token = expected the lower token first
hellas-fault-token-row = expected token { $token } in one row, found it in { $found }
hellas-fault-no-neighbour-of = "{ $there }" is no neighbour of "{ $here }"
hellas-fault-ending = expected "{ $wanted }", found "{ $found }"
hellas-fault-no-script = no script { $number }
hellas-fault-not-in-campaign = "{ $id }" is not used in the campaign
hellas-fault-adds-nothing = a line that adds nothing is left out

## The war in numbers, and what is near

hellas-account-regions = Regions
hellas-account-counter = Victory counter, which wins at 0
hellas-account-tokens = Persian control tokens
hellas-account-lands = Lands of the Persians
hellas-alarm-counter = The victory counter is nearly at 0: the war is almost won.
hellas-alarm-tokens = Few Persian control tokens are left: with number { $number } the war is lost.
hellas-alarm-lands = The Persians control a whole land: with the next one the war is lost.
hellas-alarm-monument = A monument has a single level left: if it falls, the war is lost.
hellas-alarm-last-turn = One token is left: the war ends with it.
