# La table telle qu’elle est : piles, cités, mains.

## Piles

ephyran-view-draw-pile = Pioche : { $cards ->
        [0] vide
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
ephyran-view-discard-empty = Défausse : vide
ephyran-view-discard-pile = Défausse : { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }, { $top } dessus
ephyran-view-tartarus = Tartare : { $cards ->
        [0] vide
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
ephyran-view-supply = Jetons magiques restants : { $tokens }

## Joueurs

ephyran-view-city = Cité, { $seat } : { $facts }.
ephyran-view-prestige = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de prestige
ephyran-view-god = { $god }
ephyran-view-zones = { $built ->
        [one] { $built } zone
       *[other] { $built } zones
    } sur { $zones }
ephyran-view-cards = { $cards ->
        [0] aucune carte
        [one] { $cards } carte
       *[other] { $cards } cartes
    } en main
ephyran-view-known = tous ont vu { $cards }
ephyran-view-finished = cité terminée, { SIGNED($points) }
ephyran-view-first = premier joueur
ephyran-view-active = joue maintenant

## Territoires

ephyran-view-row = { $territory }{ $double ->
        [1] , qui compte double
       *[other] {""}
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } : { GIVEN($zones) ->
        [no] aucune zone
       *[yes] { $zones }
    }. { $state }
ephyran-view-row-next = Prochaine zone : { $number }.
ephyran-view-row-locked = Verrouillé.
ephyran-view-row-complete = Complet.
ephyran-view-legend = { $printed } objet magique imprimé, { $token } jeton magique (? quand vous ne l’avez pas vu)
ephyran-view-next = attendue
ephyran-view-locked = verrouillé
ephyran-view-printed = { $object } { SIGNED($value) }
ephyran-view-token = jeton : { $object } { SIGNED($value) }
ephyran-view-token-hidden = jeton : ?

## Cartes

ephyran-view-hand = Votre main
ephyran-view-drawn = Les cartes que vous regardez
ephyran-view-any-zone = n’importe quelle zone de n’importe quel Territoire
ephyran-view-half = { $zone } : { $creature }
ephyran-view-card = { $half }{ GIVEN($other) ->
        [no] {""}
       *[yes]  ; ou { $other }
    }

## Ce qui est en cours

ephyran-view-playing = { $seat } joue { $card }
ephyran-view-playing-at = { $seat } joue { $card } et vise { $target }
ephyran-view-last-round-pile = Dernier tour de table : la pioche est vide.
ephyran-view-last-round-city = Dernier tour de table : une cité est terminée.
ephyran-view-pile-low = La fin approche : il reste { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } dans la pioche.

## Ce que l’on peut voir de près

ephyran-look-hand = main
    .about = vos cartes, avec tout ce que disent leurs moitiés
ephyran-look-discard = défausse
    .about = ce qui a été défaussé, le plus récent d’abord, et ce qui est au Tartare
ephyran-look-magic = objets magiques
    .about = ce que vaut chacun
ephyran-look-reinforcements = renforts
    .about = ce que fait chacun, et ce qui l’annule
ephyran-look-territories = territoires
    .about = les quatre territoires, et les dieux qui les doublent
ephyran-look-city = la cité
