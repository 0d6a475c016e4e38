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

## Postures

hybris-about-posture = { $name } : Posture. { $covers ->
        [upper] La partie supérieure d’un de vos deux Piliers est cachée : un pouvoir, deux avantages.
       *[lower] La partie inférieure d’un de vos deux Piliers est cachée : deux pouvoirs, un avantage.
    }
hybris-about-posture-token = Après un Héros ou un Prophète, posez votre jeton { $token ->
        [forbidden] face cachée, montrant Interdit.
       *[portrait] face visible.
    }
hybris-about-posture-olympian = Quand vous activez votre Olympien : { $effects }.

## Mots

hybris-do-turn = { $form ->
        [does] retourne
        [to] retourner
       *[do] retournez
    }
hybris-verb-remove-tokens = { hybris-do-send-back } jusqu’à { $number } jetons face visible de { hybris-part-own-m } adversaire dans sa réserve
    .means = Duel : renvoyer dans leur réserve jusqu’à tant de jetons face visible de l’adversaire, au choix
hybris-verb-flip-tokens = { hybris-do-turn } { $whose ->
        [rival] { $count ->
            [0] tous les jetons adverses
           *[other] { $count } des jetons adverses
        }
       *[own] { $count ->
            [0] tous { hybris-part-own-many } jetons
           *[other] { $count } de { hybris-part-own-many } jetons
        }
    }{ $side ->
        [forbidden] {" "}montrant Interdit
       *[any] {""}
    } présents dans les Lieux
    .means = Duel : retourner `count` jetons (tous) sur les Lieux, au choix, qui montrent cette face (l’une ou l’autre) ; moins s’il y en a moins
hybris-if-tokens-removed = { hybris-part-one-has } retiré au moins { $number } { $number ->
        [one] jeton
       *[other] jetons
    }
    .means = `remove_tokens` vient d’en retirer au moins tant
hybris-count-tokens = jeton face visible { hybris-part-which-one-has } dans les Lieux
    .means = Duel : jetons à soi face visible sur les Lieux

## D’où viennent les points

hybris-points-duel-token = Jetons d’Olympien sur les emplacements
hybris-points-posture = Postures
