# Ce qui se demande à table, ce qu’on peut répondre, et pourquoi telle chose est impossible.
# Une option a un groupe (`group`) et dit à part ce qu’elle rapporte (`gives`) et ce qu’elle coûte (`costs`).

## Questions

ephyran-ask-god = Quel dieu serez-vous ?
ephyran-ask-turn = À vous de jouer : que faites-vous ?
ephyran-ask-again = { $reinforcement } : jouez une carte de plus. Laquelle ?
ephyran-ask-draw = Fin de votre tour : où prenez-vous une carte ?
ephyran-ask-dionysus = Où posez-vous Dionysos dans votre cité ?
ephyran-ask-swap-own = Laquelle de vos zones échangez-vous ?
ephyran-ask-swap-with = Contre quoi échangez-vous { $zone } ?
ephyran-ask-swap-card = Quelle carte de votre main prend sa place ?
ephyran-ask-steal = Quel jeton volez-vous ?
ephyran-ask-token = Vous tenez { $token } : sur quelle zone posez-vous ce jeton, face cachée ?
ephyran-ask-victim = Qui perd une zone ?
ephyran-ask-destroy = { $mine ->
        [1] Vous devez perdre une zone : laquelle ?
       *[other] Quelle zone perd { $owner } ?
    }
ephyran-ask-lock = Lequel de vos Territoires verrouillez-vous ?
ephyran-ask-unlock = Quel Territoire déverrouillez-vous ?
ephyran-ask-leave = Quelle carte posez-vous maintenant sur la défausse ? La dernière sera dessus ; le reste est à vous.
ephyran-ask-react = { $seat } joue { $reinforcement } : l’annulez-vous ?
    .reaction = annuler des Renforts

## Options d’un tour

ephyran-half = { $creature } en { $zone }

ephyran-option-add = { $creature } en { $zone }
    .group = Ajouter une zone à votre cité
    .gives = { $gives ->
            [0] aucun point
            [one] { SIGNED($gives) } point
           *[other] { SIGNED($gives) } points
        }
    .costs = { GIVEN($other) ->
            [no] {""}
           *[yes] renonce à { $other }
        }
ephyran-option-exchange = { $creature } à la place de votre { $zone }
    .group = Échanger une zone non recouverte
    .gives = { $gives ->
            [0] aucun point
            [one] { SIGNED($gives) } point
           *[other] { SIGNED($gives) } points
        }
    .costs = { GIVEN($other) ->
            [no] {""}
           *[yes] renonce à { $other }
        }
ephyran-option-retrieve = Dionysos chez { $owner }, contre { $creature } en { $zone }
    .group = Prendre le Dionysos d’un adversaire
    .costs = { GIVEN($other) ->
            [no] {""}
           *[yes] renonce à { $other }
        }
ephyran-option-play = { $reinforcement }
    .group = Jouer un Renfort
    .costs = { GIVEN($other) ->
            [no] {""}
           *[yes] renonce à { $other }
        }
ephyran-option-discard = { $card }
    .group = Défausser une carte

## Options des autres questions

ephyran-option-god = { $god }, qui double { $territory }
ephyran-option-draw-pile = Dans la pioche, sans voir ({ $cards ->
        [0] aucune carte
        [one] encore { $cards } carte
       *[other] encore { $cards } cartes
    })
ephyran-option-discard-pile = Dans la défausse : { $card }
ephyran-option-own-zone = { $zone } : { $held }
ephyran-option-zone-of = La même zone chez { $owner } : { $creature }{ $token ->
        [0] {""}
       *[other] {" "}avec son jeton caché
    }
ephyran-option-from-hand = Une carte de votre main
ephyran-option-hand-card = { $card }
ephyran-option-token-of = Le jeton chez { $owner }, { $zone } : { $creature }{ $token ->
        [0] , qui n’en a pas
       *[other] {""}
    }
ephyran-option-put-token = { $zone }{ GIVEN($held) ->
        [no] {""}
       *[yes]  : { $held }
    }
ephyran-option-put-dionysus = { $zone }{ GIVEN($held) ->
        [no] {""}
       *[yes]  : { $held }
    }
ephyran-option-rival = { $owner }
ephyran-option-lose = { $zone } : { $creature }{ $token ->
        [0] {""}
       *[other] {" "}avec son jeton
    }
ephyran-option-lock = { $territory }
ephyran-option-unlock = { $territory }, chez { $owner }
ephyran-option-leave = { $card }
ephyran-option-cancel = L’annuler avec { $card }
ephyran-option-let-be = Laisser faire

## Ce qui est refusé

ephyran-refused-add = { $creature } en { $zone }
ephyran-refused-retrieve = Dionysos chez { $owner }, { $zone }
ephyran-refused-tartarus = Une carte du Tartare
ephyran-refused-dionysus-hand = Dionysos dans votre main

## Pourquoi c’est refusé

ephyran-why-locked = le Territoire est verrouillé
ephyran-why-covered = votre cité a déjà cette zone, et elle est recouverte
ephyran-why-order = il faut d’abord { $zone }
ephyran-why-dionysus-covered = il est recouvert par une autre zone
ephyran-why-no-place = votre cité n’a pas de place pour lui
ephyran-why-tartarus = personne n’y pioche
ephyran-why-no-counter = { $defence } n’annule pas ce Renfort
ephyran-why-token = aucun autre jeton n’y a sa place
ephyran-why-covered-loss = on ne perd que des zones non recouvertes
ephyran-why-empty-territory = il n’a encore aucune zone
ephyran-why-incomplete = à cette table, on ne verrouille que des Territoires complets
ephyran-why-dionysus-hand = il se pose tout de suite dans une cité

ephyran-no-second = la carte de plus ne peut pas être un Renfort
ephyran-why-god-taken = { $owner } incarne ce dieu
ephyran-no-cards = il n’y a plus de carte à piocher
ephyran-no-pile = la pioche est vide, et ce Renfort ne pioche que là
ephyran-no-swap = on ne trouve nulle part de zone équivalente
ephyran-no-supply = il ne reste aucun jeton magique
ephyran-no-token-zone = aucune de vos zones ne peut recevoir un jeton
ephyran-no-rival-token = aucun adversaire n’a de jeton à voler
ephyran-no-victim = toute zone non recouverte est verrouillée, ou il n’y en a pas
ephyran-no-lock = aucun de vos Territoires ne peut être verrouillé
ephyran-no-unlock = aucun Territoire n’est verrouillé
