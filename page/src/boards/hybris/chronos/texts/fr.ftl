# Chronos sur la page.

board-hybris-stage-chronos = Le plateau de Chronos
board-hybris-combat-avatar = Combat contre { $enemy }{ GIVEN($city) ->
        [no] {""}
       *[yes] {" "}: { $city }
    }
board-hybris-chronos-at-home = sur le plateau de Chronos
board-hybris-chronos-turn = C’est son tour dans la ronde des Concepts.
board-hybris-chronos-present = Présence ici : { $seats }.
board-hybris-chronos-chosen = Son Pilier est pris : { $owner }.
board-hybris-chronos-chains = Chaînes restantes : { $count }.
board-hybris-chronos-asks = Ce qu’il demande : { $asks }.
board-hybris-chronos-intensity = Intensité : { $count }
board-hybris-chronos-deck = Cartes restant dans sa pioche : { $count }.
board-hybris-chronos-pile = Tuiles à venir : { $count }.
board-hybris-chronos-tucked = Déjà vu, sous la pioche : { $names }.
board-hybris-chronos-next = Sur la pioche : { $name }.
board-hybris-chronos-boon = Aubaine
board-hybris-chronos-stored = { $resource } de Chronos : { $count } sur { $places }
board-hybris-chronos-dearer = Chaque Fabrication coûte { $number } de plus dans cet Âge.
board-hybris-chronos-tokens = Jetons dans la réserve de Chronos : { $count }.
board-hybris-chronos-avatar-deck = Cartes Conflit des Avatars : { $count }
board-hybris-chronos-shackles = Entraves
board-hybris-chronos-asleep = Endormie, face cachée, jusqu’à la fin de l’Âge { $age }.
board-hybris-chronos-part-concepts = Les Concepts
board-hybris-chronos-part-up = Face visible
board-hybris-chronos-part-foreseen = Sur une pioche, comme vous le savez
board-hybris-chronos-part-tucked = Sous leur pioche
board-hybris-chronos-part-avatars = Les Avatars
board-hybris-chronos-part-discard = Cartes jouées par les Avatars
board-hybris-chronos-part-turned = Tuiles retournées
board-hybris-chronos-part-gone = Hors du jeu
board-hybris-chronos-part-endings = Comment cela finit
board-hybris-chronos-part-played = Règles maison jouées
board-hybris-chronos-part-left = Règles maison laissées de côté : on joue ce que l’aide imprime
board-hybris-chronos-seal = Interdit ({ $owner })

## Parties des livres de règles

rules-section-chr-gen = Contre Chronos
rules-section-chr-p1 = Phase 1 : Piliers
rules-section-chr-p2 = Phase 2 : Planification
rules-section-chr-p3 = Phase 3 : actions
rules-section-chr-pillar = Piliers
rules-section-chr-act = Activations
rules-section-chr-pass = Passer
rules-section-chr-cturn = Le tour de Chronos
rules-section-chr-p4 = Phase 4 : fin d’un Âge
rules-section-chr-combat = Combat
rules-section-chr-defeat = Défaite
rules-section-chr-chain = Concepts enchaînés
rules-section-chr-anth = Anthros
rules-section-chr-cosm = Cosmos
rules-section-chr-gono = Gonos
rules-section-chr-temn = Temnein
rules-section-chr-ava = Avatars
rules-section-chr-move = Déplacement des Avatars
rules-section-chr-res = Ressources de Chronos
rules-section-chr-upg = Améliorations de Chronos
rules-section-chr-shack = Entraves
rules-section-chr-deso = Désolation
rules-section-chr-alone = Les mots qui parlent des autres
rules-section-chr-end = Comment finit la partie
rules-section-chr-house = Règles maison
