# Ce que les choses sont et font. Les mots d’une carte sont assemblés d’après les données du jeu de cartes.

## Comment les mots se joignent

ephyran-quoted = « { $name } »

## Cartes et zones

ephyran-card = Deux moitiés : jouer l’une, c’est renoncer à l’autre.
ephyran-card-zone = Zone { $number }, { $territory } : { $creature }.
ephyran-card-magic = Objet imprimé : { $magic }, { $value ->
        [one] { $value } point
       *[other] { $value } points
    } de prestige.
ephyran-card-players = La pioche réduite laisse cette carte de côté à moins de { $players } joueurs.

ephyran-zone = Zone { $number }, { $territory }.
ephyran-zone-first = Ouvre son Territoire. Une seule par cité.
ephyran-zone-after = Se pose sur la zone { $before }, qu’elle recouvre. Une seule par cité.
ephyran-zone-copies = { $copies ->
        [one] { $copies } demi-carte de la pioche complète la montre.
       *[other] { $copies } demi-cartes de la pioche complète la montrent.
    }

## Territoires et dieux

ephyran-territory = { $name } : { $zones } zones, posées dans l’ordre.
ephyran-territory-god = Ses points comptent double pour { $god }.
ephyran-territory-creatures = Ses créatures : { $creatures }.
ephyran-territory-bonus = { $creatures } créatures différentes sans Dionysos : 1 point de prestige de plus.

ephyran-god = { $name } : les points du Territoire « { $territory } » comptent double.
ephyran-first-player = { $name } : désigne le premier joueur.

## Créatures et Dionysos

ephyran-creature = { $name } ({ $territory }).
ephyran-creature-worth = Vaut 1 point de prestige dans ce Territoire, même en plusieurs exemplaires.
ephyran-creature-copies = { $copies ->
        [one] Sur { $copies } zone de la pioche complète.
       *[other] Sur { $copies } zones de la pioche complète.
    }
ephyran-lore = { $lore }

ephyran-dionysus = { $name } : se pose comme n’importe quelle zone de n’importe quel Territoire.
ephyran-dionysus-worth = Vaut 1 seul point de prestige par cité, quel que soit le nombre de ses cartes ; le Territoire où il se trouve n’a pas de bonus de créatures.
ephyran-dionysus-taken = Tant qu’il n’est ni recouvert ni verrouillé, un adversaire peut le prendre en mettant à sa place la bonne zone ; il le pose aussitôt dans sa propre cité.
ephyran-dionysus-discarded = Échangé hors d’une cité, il va à la défausse, où le joueur qui l’avait ne peut pas le reprendre.

## Objets magiques

ephyran-magic-gives = { $name } : { $value ->
        [one] { $value } point
       *[other] { $value } points
    } de prestige.
ephyran-magic-costs = { $name } : fait perdre { $value ->
        [one] { $value } point
       *[other] { $value } points
    } de prestige.
ephyran-magic-tokens = { $tokens ->
        [0] Aucun jeton.
        [one] { $tokens } jeton.
       *[other] { $tokens } jetons.
    }
ephyran-magic-printed = { $zones ->
        [0] Objet jamais imprimé sur une zone.
        [one] Objet imprimé sur { $zones } zone de la pioche complète.
       *[other] Objet imprimé sur { $zones } zones de la pioche complète.
    }

## Renforts

ephyran-reinforcement = { $name } ({ $family }).
ephyran-family-draw = pioche
ephyran-family-athena = Athéna
ephyran-family-ares = Arès
ephyran-family-defence = défense
ephyran-own-turn = À votre tour : { $effects }.
ephyran-rival-turn = Au tour d’un adversaire : annulez { $cancels }, puis complétez votre main.
ephyran-countered = S’annule avec { $by }.
ephyran-not-countered = Rien ne l’annule.

## Les verbes des effets

ephyran-verb-draw = { $keep ->
        [0] piochez { $number ->
            [one] { $number } carte
           *[other] { $number } cartes
        } en guise de pioche de fin de tour
       *[other] piochez { $number ->
            [one] { $number } carte
           *[other] { $number } cartes
        } en guise de pioche de fin de tour, gardez-en { $keep } et posez le reste sur la défausse, dans l’ordre qui vous plaît
    }
    .means = Piocher tant de cartes au lieu de celle qui finit le tour, chacune de l’une ou l’autre pile. Avec `keep`, toutes de la pioche, à la fois : tant restent en main, les autres vont sur la défausse, dans l’ordre choisi
ephyran-verb-play-again = { $number ->
        [one] jouez encore { $number } carte
       *[other] jouez encore { $number } cartes
    }, sans vous en servir comme Renfort
    .means = Jouer aussitôt tant de cartes de plus, mais pas de Renfort ; aucune pioche ne suit
ephyran-verb-swap = échangez une zone de votre cité, recouverte ou non, contre la même zone { $what }
    .means = Échanger une de ses zones, recouverte ou non, contre son équivalente dans la cité d’un adversaire (`opponent`) ou dans sa main (`hand`)
ephyran-verb-take-token = { $number ->
        [one] piochez un jeton magique, regardez-le et posez-le face cachée sur l’une de vos zones
       *[other] piochez { $number } jetons magiques, l’un après l’autre ; regardez chacun d’eux et posez-le face cachée sur l’une de vos zones
    }
    .means = Tant de fois : prendre un jeton magique de la réserve, le regarder et le poser face cachée sur une de ses zones
ephyran-verb-steal-token = volez un jeton magique à un adversaire, regardez-le et posez-le face cachée sur l’une de vos zones
    .means = Prendre un jeton magique d’un adversaire sans le voir, le regarder et le poser face cachée sur une de ses zones
ephyran-verb-destroy = faites perdre à un adversaire { $what }
    .means = Un adversaire au choix perd une zone non recouverte, avec son jeton
ephyran-verb-lock = verrouillez { $what }
    .means = Poser cette carte après les zones d’un de ses Territoires : personne ne peut le changer
ephyran-verb-unlock = déverrouillez { $what }
    .means = Le bouclier d’un Territoire verrouillé, de n’importe qui, va au Tartare, comme cette carte

ephyran-what-opponent = de la cité d’un adversaire
ephyran-what-hand = de votre main
ephyran-what-uncovered = une zone non recouverte
ephyran-what-own-territory = l’un de vos Territoires
ephyran-what-any-territory = n’importe quel Territoire verrouillé
