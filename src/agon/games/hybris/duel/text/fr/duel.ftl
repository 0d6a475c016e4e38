## Questions du Duel

hybris-ask-authority = Où posez-vous un jeton de votre autorité ?
hybris-ask-posture = Quelle Posture prenez-vous pour cet Âge ?
hybris-ask-cover = Lequel de vos Piliers est à demi recouvert ?
hybris-ask-token-nearby = Où posez-vous un jeton, ici ou à côté ?
hybris-ask-token-anywhere = Où posez-vous un jeton ?
hybris-ask-remove-token = Quel jeton renvoyez-vous ?
hybris-ask-flip-token = Quel jeton retournez-vous ?

## Choix

hybris-option-posture = { $posture } : { $effects }
    .costs = { $covers ->
            [upper] recouvre une partie haute
           *[lower] recouvre une partie basse
        }
hybris-option-cover = { $pillar } : { $half ->
        [upper] sans sa partie haute ({ $effects })
       *[lower] sans sa partie basse ({ $effects })
    }
hybris-option-place-token = { $place }
    .group = { $side ->
            [portrait] Face visible
           *[forbidden] Interdit
        }
hybris-option-lying-token = { $place }, { $side ->
        [portrait] face visible
       *[forbidden] Interdit
    }, à { $owner }
hybris-why-duel-slot = il faut un emplacement vide et sans jeton

## Ce qui s’est passé

hybris-posture = { $seat } prend une Posture : { $posture }.
hybris-pillar-covered = { $seat }, { $posture }, recouvre à demi le Pilier { $pillar }.
hybris-duel-placed = { $seat } pose un jeton sur « { $slot } »{ GIVEN($location) ->
        [no] {""}
       *[yes] {" "}({ $location })
    }, { $side ->
        [0] face visible
       *[other] Interdit
    }.
hybris-duel-turned = { $seat } : le jeton sur « { $slot } »{ GIVEN($location) ->
        [no] {""}
       *[yes] {" "}({ $location })
    } est retourné, { $side ->
        [0] face visible
       *[other] Interdit
    }.
hybris-duel-returned = { $seat } reprend le jeton posé sur « { $slot } »{ GIVEN($location) ->
        [no] {""}
       *[yes] {" "}({ $location })
    }.

## Dans le terminal

hybris-board-duel-token = { $side ->
        [portrait] jeton ({ $owner }),
       *[forbidden] Interdit ({ $owner }),
    }
hybris-board-posture = {" "}({ $posture })
hybris-board-pillar-upper = {" "}(haut caché)
hybris-board-pillar-lower = {" "}(bas caché)

## D’où viennent les points

hybris-points-duel-token = Jetons d’Olympien sur les emplacements
hybris-points-posture = Postures
