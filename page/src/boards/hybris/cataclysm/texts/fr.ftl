# Cataclysme sur la page.

board-hybris-hangar = Le Hangar de { $name }
board-hybris-hangar-energy = Énergie : { $count } sur { $most }
board-hybris-hangar-research = R&D : { $count } sur { $most }
board-hybris-hangar-workers = Ouvriers en réserve : { $count } sur { $most }
board-hybris-foreman = Un Chef d’Atelier
board-hybris-no-foreman = Pas de Chef d’Atelier
board-hybris-mk-active = activée
board-hybris-mk-sent = en route dans l’Usine
board-hybris-mk-worker = avec un Ouvrier
board-hybris-mk-planned = un Ouvrier y sera placé
board-hybris-mk-tasks = Tâches accomplies : { $done } sur { $all }
board-hybris-task-done = Accomplie : { $task }.
board-hybris-site = l’Ouvrier est au Site { $site } sur { $sites }
board-hybris-camp = Ouvriers au Camp : { $count }
board-hybris-exploration-deck = Cartes Exploration
board-hybris-drawing = { $seat } regarde { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
board-hybris-chaos-space = sur la case { $space } sur { $spaces }
board-hybris-momentum = Momentum { $count } ; déchaîné à { $most }
board-hybris-momentum-now = Momentum { $count }
board-hybris-repelled = Ce que rapporte de le repousser maintenant
board-hybris-cities = Villes encore debout : { $count }
board-hybris-chaos-deck = Cartes Chaos
board-hybris-chaos-discard = Cartes Chaos utilisées
board-hybris-cataclysm-deck = Cartes Cataclysme
board-hybris-destroyed = détruite
board-hybris-combat-chaos = Chaos devant les remparts
board-hybris-walls = Remparts +{ $strength }
board-hybris-target = Cible Acquise +{ $strength }
board-hybris-dread-no-combo = pas de Combos
board-hybris-dread-mute = cartes sans effet
board-hybris-dread-blunt = les Armes valent 0
board-hybris-stage-sherds = Quelle carte ?

## Signes

board-hybris-sign-energy = Énergie
board-hybris-sign-research = Recherche
board-hybris-sign-worker = Ouvrier
board-hybris-sign-foreman = Contremaître
board-hybris-sign-camp = Camp
board-hybris-sign-camp-worker = Ouvrier du Camp
board-hybris-sign-echelon = Échelon
board-hybris-sign-task = Tâche
board-hybris-sign-module = Module
board-hybris-sign-momentum = Élan
board-hybris-sign-ruin = Cité détruite
board-hybris-sign-mk-head = Tête d’un MK
board-hybris-sign-mk-core = Cœur d’un MK
board-hybris-sign-mk-arm = Bras d’un MK
board-hybris-sign-mk-legs = Jambes d’un MK
