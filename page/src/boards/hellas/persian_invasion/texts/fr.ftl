# L’Invasion perse sur la page.

board-hellas-act = Acte { $act } · tour { $round }
board-hellas-spy-here = un Espion perse
board-hellas-stage-news = Nouvelles de la guerre
board-hellas-stage-tale = La chronique de la guerre
board-hellas-stage-tables = Jetons et tables
board-hellas-war = L’Invasion perse
board-hellas-track = { $track } : { $at } sur { $last }
board-hellas-command = Valeur de Stratégie : { $value } ; Espions sur la piste : { $spies }
board-hellas-persian-regions = { $number ->
        [one] { $number } Région sur { $limit } sous contrôle perse
       *[other] { $number } Régions sur { $limit } sous contrôle perse
    }
board-hellas-persian-lands = Territoires perses : { $number } ; à { $limit }, la guerre est perdue
board-hellas-tokens = Jetons Action utilisée : { $pile } dans la pile, { $gone } sortis
board-hellas-pile-of-tokens = Jetons qui peuvent encore venir : { $pile } dans la pile
board-hellas-table-a = Table A : Monstres
board-hellas-table-b = Table B : Quêtes
board-hellas-attitudes = L’attitude des Territoires
board-hellas-tale = Chronique
board-hellas-script = Acte { $act }, script { $number }

## Parties des livres de règles

rules-section-loh-ssetup = Solo : mise en place
rules-section-loh-sarmy = Solo : armées
rules-section-loh-sturn = Solo : un tour
rules-section-loh-sspec = Solo : actions spéciales
rules-section-loh-sevt = Solo : phase d’événement
rules-section-loh-sdie = Solo : le dé des monstres
rules-section-loh-smonu = Solo : monuments
rules-section-loh-satt = Solo : attitudes
rules-section-loh-sbat = Solo : batailles
rules-section-loh-sloss = Solo : pertes
rules-section-loh-smst = Solo : monstres
rules-section-loh-sqst = Solo : quêtes
rules-section-loh-sart = Solo : artéfacts
rules-section-loh-scrd = Solo : cartes de combat
rules-section-loh-pro = Prologue
rules-section-loh-tbla = Table A
rules-section-loh-tblb = Table B
rules-section-loh-a1mob = Acte I : mobilisation
rules-section-loh-a1s = Acte I : scripts
rules-section-loh-a1gen = Acte I : généralités
rules-section-loh-a1end = Acte I : sa fin
rules-section-loh-a1con = Acte I : conséquences
rules-section-loh-qfail = Quêtes échouées
rules-section-loh-a2spy = Acte II : espions
rules-section-loh-a2mob = Acte II : mobilisation
rules-section-loh-a2s = Acte II : scripts
rules-section-loh-a2end = Acte II : sa fin
