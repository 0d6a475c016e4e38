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

## Parties des livres de règles

rules-section-cat-gen = L’extension
rules-section-cat-res = Ressources
rules-section-cat-term = Termes
rules-section-cat-setup = Mise en place
rules-section-cat-win = Victoire et défaite
rules-section-cat-out = Les Alentours
rules-section-cat-track = Pistes
rules-section-cat-explore = Explorer
rules-section-cat-camp = Le Camp
rules-section-cat-card = Cartes Exploration
rules-section-cat-adv = Aventures
rules-section-cat-evt = Événements
rules-section-cat-defend = Défendre
rules-section-cat-chaos = Chaos
rules-section-cat-mom = Élan
rules-section-cat-unl = Déchaîné
rules-section-cat-prog = Progression
rules-section-cat-cata = Cataclysmes
rules-section-cat-int = Interception
rules-section-cat-combat = Combat contre Chaos
rules-section-cat-target = Cible acquise
rules-section-cat-attr = Pouvoirs de Chaos
rules-section-cat-repel = Repoussé
rules-section-cat-inex = Inexorable
rules-section-cat-hangar = Le Hangar
rules-section-cat-fore = Contremaîtres
rules-section-cat-rnd = Recherche
rules-section-cat-mk = Tuiles MK
rules-section-cat-task = Tâches
rules-section-cat-taskred = Tâches rouges
rules-section-cat-taskblue = Tâches bleues
rules-section-cat-taskyel = Tâches jaunes
rules-section-cat-taskgrn = Tâches vertes
rules-section-cat-phase = Changements de phases
rules-section-cat-duel = Avec le Duel
