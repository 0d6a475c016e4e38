# The Persian Invasion on the board, in the terminal.

hellas-board-attitude = Attitude : { $attitude }
hellas-board-persian = perse
hellas-board-vanguard = Avant-garde
hellas-board-spy = Espion
hellas-label-war = Guerre
hellas-label-tracks = Pistes
hellas-label-attitudes = Attitudes
hellas-label-unseen = Pions non vus
hellas-label-landing = Table A
hellas-label-calling = Table B
hellas-board-act = acte { $act }
hellas-board-pile = { $number ->
        [one] { $number } pion dans la pile
       *[other] { $number } pions dans la pile
    }
hellas-board-occupied = Régions perses : { $number } sur { $limit }
hellas-board-lands = Territoires perses : { $number } sur { $limit }
hellas-board-vanguard-in = Avant-garde en { $region }
hellas-board-spies = Espions : { $regions }
hellas-board-mobilization = Mobilisation { $at } sur { $last }
hellas-board-invasion = Invasion { $at } sur { $last }
hellas-board-command = Stratégie { $value } ({ $spies ->
        [one] { $spies } Espion sur la piste
       *[other] { $spies } Espions sur la piste
    })
hellas-board-counter = marqueur de Victoire { $at }
hellas-look-campaign = campagne
    .about = pistes, pions et Attitudes, et ce qu’ils signifient
hellas-look-chronicle = chronique
    .about = le récit jusqu’ici
hellas-look-tables = tables
    .about = tables A et B : quel pion amène quel Monstre et quelle Quête
