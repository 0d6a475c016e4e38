# The Persian Invasion on the board, in the terminal.

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
