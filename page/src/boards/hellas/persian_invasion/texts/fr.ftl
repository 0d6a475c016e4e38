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

## Signes

board-hellas-sign-persian = Armée perse
