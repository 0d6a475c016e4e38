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

## Signes

board-hybris-sign-chain = Chaîne
board-hybris-sign-shackle = Entrave
board-hybris-sign-intensity = Intensité
board-hybris-sign-seal = Emplacement scellé
board-hybris-sign-sleep = Endormi jusqu’à un Âge prochain
board-hybris-sign-avatar = Avatar
