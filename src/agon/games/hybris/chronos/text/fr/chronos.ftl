# Le mode contre Chronos : le module, ses mots, ses questions, ce qu’on en raconte.

hybris-module-chronos = Chronos
    .about = Pour un joueur : six Âges contre le Temps, ses six Concepts, des chaînes qui se brisent et trois Avatars.

hybris-setup-level = Niveau
hybris-setup-level-bronze-age = Âge de bronze, moyen : selon le livret, vous avez 24 Points de Victoire d’avance
hybris-setup-level-golden-age = Âge d’or, plus facile : selon le livret, vous avez 33 Points de Victoire d’avance
hybris-setup-level-iron-age = Âge de fer, plus dur : selon le livret, vous avez 18 Points de Victoire d’avance
hybris-setup-solo-rules = Règles contre Chronos
hybris-setup-solo-rules-by-the-book = Selon le livret : les étapes de son mode solo (l’aide de jeu) et rien d’autre. Il ne dit ni comment on gagne ni les niveaux ; viennent de nous l’avance du niveau, et qu’on gagne avec plus de Points de Victoire que Chronos après l’Âge 6, ou par Ascension
hybris-setup-solo-rules-house = Avec les règles maison : on joue en plus tout ce qui suit, et les niveaux ont des nombres faits pour elles (des cadeaux au lieu d’une avance)
hybris-setup-as-preset = Comme dit plus haut
hybris-setup-gifts = Cadeaux avant le premier Âge
hybris-setup-gifts-preset = { hybris-setup-as-preset }
hybris-setup-gifts-off = Livret : pas de cadeaux ; vous commencez comme dans le jeu de base, avec l’avance du niveau
hybris-setup-gifts-on = Maison : le niveau donne pour commencer Aegis, Fidèles, Prières, cartes Conflit et Points de Victoire
hybris-setup-solo-powers = Pouvoirs propres à ce mode
hybris-setup-solo-powers-preset = { hybris-setup-as-preset }
hybris-setup-solo-powers-off = Livret : les Olympiens ont les pouvoirs de leur plateau
hybris-setup-solo-powers-on = Maison : Zeus, Athéna et Hadès gagnent aussi quand Kronos rapporte, qu’une Contestation est annulée, qu’une réserve de Chronos déborde
hybris-setup-left-out = Prémonitions des rivaux
hybris-setup-left-out-preset = { hybris-setup-as-preset }
hybris-setup-left-out-off = Livret : toutes les Prémonitions sont dans le paquet
hybris-setup-left-out-on = Maison : le Filet invisible et Hélène a quitté le palais, que nul ne peut accomplir seul, restent dans la boîte
hybris-setup-bare-pillars = Étape 1.3 : les Piliers délaissés
hybris-setup-bare-pillars-preset = { hybris-setup-as-preset }
hybris-setup-bare-pillars-off = Livret : chaque Pilier délaissé reçoit une Prière s’il n’en a pas, comme dans le jeu de base ; qui prend le Pilier la prend
hybris-setup-bare-pillars-on = Maison : on ne pose pas de Prières sur les Piliers délaissés
hybris-setup-time-remembers = Étape 1.3 : le Temps se souvient
hybris-setup-time-remembers-preset = { hybris-setup-as-preset }
hybris-setup-time-remembers-off = Livret : chaque Concept choisi est résolu une fois
hybris-setup-time-remembers-on = Maison : un Concept déjà choisi à l’Âge précédent est résolu deux fois
hybris-setup-boons = Étape 1.4 : l’Aubaine
hybris-setup-boons-preset = { hybris-setup-as-preset }
hybris-setup-boons-off = Livret : le Pilier sans Focus ne donne rien
hybris-setup-boons-on = Maison : le Pilier sans Focus donne aussitôt l’Aubaine de son Concept
hybris-setup-precedence = Étape 2.1 : la Préséance
hybris-setup-precedence-preset = { hybris-setup-as-preset }
hybris-setup-precedence-off = Livret : les quatre cartes Concept révélées restent
hybris-setup-precedence-on = Maison : qui devance Chronos en Grandeur peut glisser l’une des cartes révélées sous son paquet et révéler la suivante
hybris-setup-fearful-prayers = Étape 2.1 : les Prières inquiètes
hybris-setup-fearful-prayers-preset = { hybris-setup-as-preset }
hybris-setup-fearful-prayers-off = Livret : aucune Prière ne rejoint le Puits
hybris-setup-fearful-prayers-on = Maison : 3 Prières rejoignent le Puits, qui peut déborder
hybris-setup-tiles-follow = Étape 2.1 : d’autres tuiles de Chronos
hybris-setup-tiles-follow-preset = { hybris-setup-as-preset }
hybris-setup-tiles-follow-off = Livret : chaque Concept Amélioration a une tuile, et plus aucune une fois qu’elle est retournée
hybris-setup-tiles-follow-on = Maison : chaque Concept Amélioration a trois tuiles, l’une après l’autre : la suivante est révélée à la Planification qui suit
hybris-setup-both-halves = Étape 3 : Temnein coupe en deux
hybris-setup-both-halves-preset = { hybris-setup-as-preset }
hybris-setup-both-halves-off = Livret : seul le Pilier du Focus offre sa partie supérieure
hybris-setup-both-halves-on = Maison : avec le Focus sur Temnein, on peut utiliser les parties supérieures des deux Piliers
hybris-setup-profit-on-passing = Étape 3 : passer sans l’Olympien
hybris-setup-profit-on-passing-preset = { hybris-setup-as-preset }
hybris-setup-profit-on-passing-off = Livret : Chronos gagne par votre Pilier quand votre Olympien est utilisé, et alors seulement
hybris-setup-profit-on-passing-on = Maison : Chronos y gagne aussi quand vous passez, comme les autres ont la partie inférieure dans le jeu de base
hybris-setup-weight-of-kratos = Combat : la Force des Avatars
hybris-setup-weight-of-kratos-preset = { hybris-setup-as-preset }
hybris-setup-weight-of-kratos-off = Livret : les Avatars ont celle de leurs cartes
hybris-setup-weight-of-kratos-on = Maison : les Avatars en ont 1 de plus à partir de Kratos 5, 2 à partir de 8, et ce que le niveau ajoute ou retire
hybris-setup-own-cities = Où vont les Avatars
hybris-setup-own-cities-preset = { hybris-setup-as-preset }
hybris-setup-own-cities-off = Livret : aucune Ville n’est imprimée : vous choisissez où va un Avatar
hybris-setup-own-cities-on = Maison : un Avatar va dans la première Ville de sa liste qui peut l’accueillir (à l’Âge d’or, vous choisissez)
hybris-setup-reforging = Reforger un maillon
hybris-setup-reforging-preset = { hybris-setup-as-preset }
hybris-setup-reforging-off = Livret : qui bat un Avatar gagne des Prières
hybris-setup-reforging-on = Maison : qui est allé dans la Ville d’un Avatar et le bat ajoute aussi une chaîne à l’un de ses Concepts
hybris-setup-seals-expire = Étape 4.7 : les jetons Interdit expirent
hybris-setup-seals-expire-preset = { hybris-setup-as-preset }
hybris-setup-seals-expire-off = Livret : les jetons Interdit restent pour de bon
hybris-setup-seals-expire-on = Maison : à la fin des Âges 2, 4 et 6, tous les jetons Interdit reviennent
hybris-setup-seals-bought = Racheter un jeton Interdit
hybris-setup-seals-bought-preset = { hybris-setup-as-preset }
hybris-setup-seals-bought-off = Livret : aucun personnage n’enlève un jeton Interdit
hybris-setup-seals-bought-on = Maison : un personnage qui vient d’arriver dans ce Lieu peut en faire revenir un jeton Interdit contre 1 Prière (Artémis aussi contre un jeton de Chronos)
hybris-setup-reckoning = Étape 4.10 : l’Échéance
hybris-setup-reckoning-preset = { hybris-setup-as-preset }
hybris-setup-reckoning-off = Livret : seules les tuiles de Chronos agissent
hybris-setup-reckoning-on = Maison : à la fin des Âges 2, 4 et 6, Chronos gagne aussi autant de Points de Victoire qu’Ananké a d’Intensité
hybris-setup-shortfall = Ce qui vous manque, le Temps le prend
hybris-setup-shortfall-preset = { hybris-setup-as-preset }
hybris-setup-shortfall-off = Livret : qui doit perdre de la Grandeur sur la case 4 sans point à perdre ne perd rien
hybris-setup-shortfall-on = Maison : Chronos gagne 1 Point de Victoire quand vous devez perdre de la Grandeur sur la case 4 sans point à perdre
hybris-setup-beyond-the-top = L’Intensité au-delà de 9
hybris-setup-beyond-the-top-preset = { hybris-setup-as-preset }
hybris-setup-beyond-the-top-off = Livret : l’Intensité reste à 9
hybris-setup-beyond-the-top-on = Maison : Chronos gagne 1 Point de Victoire par cran au-delà de 9
hybris-setup-unbound = Perdre par des pistes Chaîne vides
hybris-setup-unbound-preset = { hybris-setup-as-preset }
hybris-setup-unbound-off = Livret : on ne perd pas avant la fin
hybris-setup-unbound-on = Maison : autant de pistes Chaîne vides que dit le niveau font perdre aussitôt (4 à l’Âge d’or, sinon 3)

## Les mots de ses cartes

hybris-verb-chronos = Chronos gagne { $amounts }
    .means = Chronos gagne, une pièce à la fois ; une quatrième brise une chaîne
hybris-verb-chronos-loses = { $form ->
        [to] faire perdre à Chronos { $amounts }
       *[do] Chronos perd { $amounts }
    }
    .means = Chronos perd, jamais moins de 0
hybris-verb-break-chain = une chaîne { $what ->
        [own] de ce Concept
        [fullest] du Concept qui en a le plus
       *[other] ({ $what })
    } se brise
    .means = Briser la chaîne d’un Concept : celui-ci, celui de la carte (`own`), le plus plein (`fullest`)
hybris-verb-add-chain = { hybris-do-add } une chaîne { $what ->
        [own] à ce Concept
       *[choice] à un Concept de { hybris-part-own-m } choix
    }
    .means = Ajouter un maillon à la chaîne du Concept de la carte (`own`), ou d’un au choix du joueur (`choice`)
hybris-verb-intensity = { $of } : { SIGNED($number) } en Intensité
    .means = Tant `of` Ananké ou Kratos, entre 0 et 9 ; au-delà de 9, un point chacun pour Chronos
hybris-verb-shackle = { hybris-do-take } { $number ->
        [one] une Entrave
       *[other] { $number } Entraves
    }
    .means = Prendre tant d’Entraves
hybris-verb-unshackle = { hybris-do-discard } toutes { hybris-part-own-many } Entraves
    .means = Remettre toutes les Entraves
hybris-verb-move-avatar = { $what ->
        [lowest] le plus petit Avatar du plateau Chronos
       *[other] { $what }
    } va { GIVEN($to) ->
        [yes] à { $to }
       *[no] dans une Ville
    }{ GIVEN($else_break) ->
        [yes] {" "}(si c’est impossible, une chaîne se brise : { $else_break ->
                [own] ce Concept
                [fullest] le Concept qui en a le plus
               *[other] { $else_break }
            })
       *[no] {""}
    }
    .means = Cet Avatar, ou le plus bas sur le plateau (`lowest`), va dans une Ville (`to`) ; `else_break` s’il ne peut pas
hybris-verb-seal = un jeton Interdit est posé sur un emplacement vide de { hybris-part-own-m } choix{ $number ->
        [one] {""}
       *[other] , { $number } fois
    }
    .means = Un jeton Interdit sur un emplacement vide au choix du joueur
hybris-verb-idle = { $number ->
        [one] un
       *[other] { $number }
    } de { hybris-part-own-many } Héros et Prophètes pas encore activés { $number ->
        [one] se repose
       *[other] se reposent
    } durant cet Âge
    .means = Un Héros ou un Prophète pas encore activé rend son jeton et reste hors jeu pour l’Âge
hybris-verb-keep = { hybris-do-keep } au plus { $amounts }
    .means = Perdre tout ce qui dépasse ; sans manque
hybris-verb-expire-quest = la Quête { $what ->
        [leftmost] la plus à gauche
       *[rightmost] la plus à droite
    } quitte la partie
    .means = Une Quête sort du jeu
hybris-verb-return-tile = { hybris-do-send-back } une de { hybris-part-own-many } Technologies de l’Atelier dans sa pile
    .means = Une tuile de l’Atelier retourne dans sa pile
hybris-verb-drain-well = { $number } { hybris-resource-prayer } quittent le Puits
    .means = Tant de Prières sortent du Puits
hybris-verb-sleep = une de { hybris-part-own-many } Technologies déployées reste face cachée jusqu’à la Fin des Âges de l’Âge suivant
    .means = Une tuile déployée reste face cachée jusqu’à l’étape 4.1 de l’Âge suivant, de sorte qu’on le sente même si l’on passe
hybris-verb-craft-dearer = chaque Fabrication coûte { $number ->
        [one] { $number } ressource
       *[other] { $number } ressources
    } de plus durant cet Âge
    .means = Chaque Fabrication coûte tant de plus jusqu’à la phase de Fin d’Âge
hybris-verb-draw-avatar-card = l’Avatar pioche { $number ->
        [one] une carte
       *[other] { $number } cartes
    } de plus
    .means = Dans un Combat contre un Avatar : tant de cartes de plus, quatre en tout au plus
hybris-verb-income = l’Avatar apporte sa rente à Chronos
    .means = Dans un Combat contre un Avatar : son revenu
hybris-verb-enemy-strength = l’ennemi a { SIGNED($number) } en Force
    .means = Tant de plus, ou de moins, pour l’ennemi du jeu que l’on combat
hybris-verb-dread = dans ce Combat, { $what ->
        [determination] { hybris-part-one-has } 1 Détermination de moins
        [no_combo] { hybris-part-own-many } Combos ne comptent pas
        [no_text] les effets de { hybris-part-own-many } cartes ne comptent pas
        [no_weapons] { hybris-part-own-many } Armes ont une Force de 0
        [no_target] Cible Acquise ne donne rien
       *[low_walls] la piste Défense donne au plus 3 en Force
    }
    .means = Le combattant, dans ce Combat : `determination` (1 de moins), `no_combo`, `no_text`, `no_weapons` (elles comptent 0), `no_target`, `low_walls` (la piste donne 3 au plus)
hybris-if-ahead = { hybris-part-one-is } devant Chronos en { $what ->
        [vp] Points de Victoire
       *[grandeur] Grandeur
    }
hybris-if-sparks = { hybris-part-one-has } au moins { $number ->
        [one] { $number } Étincelle
       *[other] { $number } Étincelles
    } sur la piste Étincelle
hybris-if-intensity = { $of } a une Intensité de { $number } ou plus
hybris-if-facing = l’ennemi est { $what ->
        [chaos] Chaos
       *[other] { $what }
    }
hybris-count-avatars = Avatar dans le Monde Mortel
hybris-count-ages-passed = { $number ->
        [one] Âge écoulé
       *[other] tranche de { $number } Âges écoulés
    }
hybris-on-chain-broken = une chaîne se brise{ $cause ->
        [overflow] {" "}parce que Chronos ne peut plus rien stocker
       *[any] {""}
    }
hybris-on-avatar-beaten = un Avatar est vaincu
hybris-on-contest-cancelled = vous annulez une Contestation
hybris-on-quest-done = vous accomplissez une Quête
hybris-on-chronos-income = { GIVEN($avatar) ->
        [yes] { $avatar } apporte
       *[no] un Avatar apporte
    } sa rente à Chronos

## Des phrases sur les choses

hybris-about-chronos = { $name } ne choisit rien : son plateau s’en charge. À son tour, un Concept enchaîné frappe, sauf si vous avez ce qu’il exige ; le Concept de votre Focus est à vous. Vous gagnez avec plus de Points de Victoire après l’Âge 6, ou avec votre sixième Amélioration.
hybris-line-concept-upgrade = Concept { $number }, d’Amélioration : ni chaînes ni cartes ; il a une Intensité et des tuiles.
hybris-line-concept-chained = Concept { $number }, enchaîné, dont l’Avatar est { $avatar } ; Chronos y gagne { $amounts }.
hybris-line-concept-boon = Aubaine, si cette règle maison est jouée, son Pilier choisi et le Focus ailleurs : { $effects }.
hybris-line-concept-links = Conditions, dans l’ordre : { $links }.
hybris-part-added-link = { $link } de plus
hybris-part-players-link = autant de { $what ->
        [follower] Fidèles
        [prayer] Prières
        [aegis] jetons Aegis
        [spark] pièces Étincelle
        [technology] Technologies déployées
       *[temple] Temples
    } que de joueurs (1 en solo)
hybris-line-concept-card = Carte Concept ({ $concept }){ GIVEN($bar) ->
        [yes] , déclenchée par { $bar }
       *[no] , déclenchée si vous le voulez
    }. Effet principal : { $effects }.
hybris-line-desolation = Désolation : { $effects }.
hybris-part-bar-olympian = un Olympien
hybris-part-bar-hero = un Héros
hybris-part-bar-prophet = un Prophète
hybris-line-avatar = Avatar { $number } : { $enemy }.
hybris-clause-avatar = Force { $base } plus celle { $cards ->
        [one] d’une carte des Avatars
       *[other] de { $cards } cartes des Avatars
    }{ GIVEN($bonus) ->
        [yes] , { $bonus } en vue
       *[no] {""}
    }
hybris-line-avatar-income = Sur le plateau Chronos, à chaque Âge : Chronos gagne { $amounts }.
hybris-line-avatar-main = Dans une Ville, à la fin de chaque Âge : { $effects }.
hybris-line-avatar-cities = Si les Avatars ont leurs Villes, va dans la première de celles-ci qui peut l’accueillir : { $cities }.
hybris-line-avatar-card = Carte Conflit des Avatars : Force { $strength }{ GIVEN($elements) ->
        [yes] , { $elements }
       *[no] {""}
    }.
hybris-line-avatar-card-effects = Quand elle est piochée : { $effects }.
hybris-line-tile = Amélioration de Chronos, pour { $concept } ; { GIVEN($condition) ->
        [yes] retournée { $condition }
       *[no] retournée quand { $event }
    }.
hybris-line-tile-modifier = Quand votre Pilier y est résolu : { SIGNED($number) } en Intensité.
hybris-line-tile-end = Fin d’Âge : { $effects }.
hybris-line-tile-immediate = Quand elle est retournée : { $effects }.
hybris-line-chronos-power = Après chacun de vos Drains : { $effects }.
hybris-line-level = { $preset ->
        [by_the_book] Selon le livret
       *[house] Avec les règles maison
    } : Chronos commence { $points ->
        [0] sans Point de Victoire
        [one] avec { $points } Point de Victoire
       *[other] avec { $points } Points de Victoire
    } et { $pieces } de chaque ressource, Ananké avec { $ananke }, Kratos avec { $kratos } en Intensité ; il y a { $chains } chaînes, et { $harder } cartes de chaque paquet sur 6 sont des plus dures.{ $head ->
        [0] {""}
        [one] {" "}Vous commencez avec { $head } Point de Victoire.
       *[other] {" "}Vous commencez avec { $head } Points de Victoire.
    }
hybris-line-level-tracks = Avec la règle maison « { hybris-setup-unbound } » : { $tracks } pistes Chaîne vides font perdre la partie.
hybris-line-level-gifts = Avec la règle maison « { hybris-setup-gifts } » : vous commencez avec { $amounts } de plus.
hybris-line-level-cards = Points de Victoire de Chronos sur les cartes Concept : { SIGNED($number) }, mais au moins 1.
hybris-line-level-avatars = Force des Avatars : { SIGNED($number) }.
hybris-line-level-cities = Vous choisissez la Ville où va un Avatar.

## Les questions

hybris-ask-focus = Où placez-vous votre Focus ?{ $boons ->
        [yes] {" "}L’autre Concept donne son Aubaine.
       *[no] {""}
    }
hybris-ask-exchange = Vous devancez Chronos : échangez-vous l’une des cartes face visible ?
hybris-ask-concept-card = Déclenchez-vous la carte de votre Concept ?
hybris-ask-evil = { $concept } demande plus que vous n’avez ({ $asks }). Que se passe-t-il ?
hybris-asks-follower = { $number ->
        [one] { $number } Fidèle
       *[other] { $number } Fidèles
    }
hybris-asks-prayer = { $number ->
        [one] { $number } Prière
       *[other] { $number } Prières
    }
hybris-asks-aegis = { $number } Aegis
hybris-asks-spark = { $number ->
        [one] { $number } Étincelle
       *[other] { $number } Étincelles
    }
hybris-asks-technology = { $number ->
        [one] { $number } Technologie déployée
       *[other] { $number } Technologies déployées
    }
hybris-asks-well = { $number ->
        [one] { $number } Prière dans le Puits
       *[other] { $number } Prières dans le Puits
    }
hybris-asks-temple = { $number ->
        [one] { $number } Temple
       *[other] { $number } Temples
    }
hybris-asks-vp = { $number ->
        [one] { $number } Point de Victoire
       *[other] { $number } Points de Victoire
    }
hybris-ask-chain = Quel Concept retrouve une chaîne ?
hybris-ask-idle = Qui se repose durant cet Âge ?
hybris-ask-return-tile = Quelle Technologie retourne dans sa pile ?
hybris-ask-sleep = Quelle Technologie s’endort ?
hybris-ask-seal = Chronos interdit un emplacement, par un de vos jetons qui en écarte tout le monde : lequel ?
hybris-ask-unseal = Ouvrez-vous un emplacement interdit ?
hybris-ask-avatar-city = Dans quelle Ville va l’Avatar ?
hybris-ask-cancel-contest = { $avatar } conteste votre déploiement : l’annulez-vous ? { $missing ->
        [0] Il n’y a rien à défausser.
       *[other] Il faut encore des cartes d’une Force de { $missing }.
    }
hybris-ask-stand-in = { $avatar } conteste votre déploiement : un Héros prend-il la place de qui déploie ?
hybris-ask-chronos-piece = De quelle ressource de Chronos s’agit-il ?
hybris-ask-foresee = Quelle carte du dessus regardez-vous ?

## Les options

hybris-option-concept = { $concept }
    .gives = { $chains ->
        [-1] Intensité { $intensity }
       *[other] chaînes : { $chains }
    }
hybris-option-focus = { $concept }
    .gives = { $boons }
hybris-part-boon = Aubaine ({ $concept }) : { $effects }
hybris-option-pillar-concept = { $pillar } (Pilier { $number }, { $concept }) : { $upper }
hybris-part-profit = Chronos gagne { $amounts } ({ $concept })
hybris-part-profit-intensity = { $concept } reçoit { SIGNED($number) } en Intensité
hybris-option-concept-card = { $card } : { $effects }
hybris-option-evil-main = { $card } : { $effects }
hybris-option-evil-resource = Chronos gagne { $amounts } ; la carte reste
hybris-option-evil-avatar = { $avatar } va { GIVEN($city) ->
        [yes] à { $city }
       *[no] dans une Ville de votre choix
    } ; la carte reste
hybris-option-avatar-city = { $city }
    .costs = { GIVEN($standing) ->
            [no] {""}
           *[yes] il y trouverait { $standing }
        }
hybris-option-cancel = L’annuler
hybris-option-cancel-card = Défausser { $card } (Force { $strength })
hybris-option-stored-piece = { $amount }
hybris-option-deck = Le paquet { $concept }
    .gives = { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
hybris-option-seal = { $place }
hybris-option-unseal = { $place }, pour { $amounts }
hybris-option-ransom = { $place }, contre un jeton pris à Chronos
hybris-option-no-exchange = N’en échanger aucune
hybris-option-not-now = Pas maintenant
hybris-option-leave-forbidden = Le laisser interdit
hybris-option-let-it-come = Le laisser venir
hybris-option-stand-in = { $figure }
hybris-option-no-stand-in = Personne

hybris-will-fight-enemy = combattre { $enemy }

## Pourquoi pas

hybris-why-avatar-away = { $avatar } n’est pas sur le plateau Chronos
hybris-why-avatar-nowhere = aucune Ville ne peut accueillir { $avatar }
hybris-why-avatar-there = { $avatar } tient cette Ville
hybris-why-prophet-avatar = { $avatar } tient cette Ville, et un Prophète ne se bat pas
hybris-why-chain-broken = cette piste n’a plus de chaîne : elle reste brisée
hybris-why-chain-full = cette piste a toutes ses chaînes
hybris-why-chain-elsewhere = il ne s’agit pas de ce Concept
hybris-why-last-card = c’est la dernière carte de son paquet
hybris-why-no-strength = cette carte n’a pas de Force
hybris-why-deck-empty = ce paquet est vide
hybris-why-deck-known = vous connaissez déjà cette carte

## Ce que l’on raconte

hybris-chronos-level = Vous affrontez Chronos : { $level }.
hybris-chronos-vp = Chronos gagne { $points ->
        [one] { $points } Point de Victoire
       *[other] { $points } Points de Victoire
    } et en a { $now }.
hybris-chronos-vp-lost = Chronos perd { $points ->
        [one] { $points } Point de Victoire
       *[other] { $points } Points de Victoire
    } et en a { $now }.
hybris-chronos-stored = Chronos stocke { $amount }, ce qui lui en fait { $now }.
hybris-chronos-overflow = Chronos ne peut plus rien stocker ({ $what }) : il en défausse { $slots }, et une chaîne se brise.
hybris-chronos-lost = Chronos perd { $amount }, il lui en reste { $now }.
hybris-chronos-gave = { $seat } reçoit { $amount } de Chronos.
hybris-chronos-grandeur = Chronos est sur la case { $space_number } de la piste de Grandeur.
hybris-intensity = { $concept } : { SIGNED($change) } en Intensité, soit { $now }.
hybris-chain-broken = { $concept } : une chaîne se brise ; il en reste { $left }.
    .clause = une chaîne de { $concept } se brise
hybris-chain-none-left = { $concept } n’a plus de chaîne à briser.
hybris-chain-added = { $concept } retrouve une chaîne et en a { $left }.
hybris-chronos-unbound = Trop de pistes Chaîne sont vides : Chronos est déchaîné.
hybris-chronos-income = { $avatar } apporte sa rente à Chronos.
hybris-concept-resolved = { $concept } se résout.
    .deed = Chronos : { $concept }
hybris-focus = { $seat } place son Focus sur { $concept }.
hybris-boon = { $seat } reçoit l’Aubaine : { $concept }.
hybris-concept-card = { $concept } : on révèle { $concept_card }.
hybris-concept-exchanged = { $seat } glisse { $concept_card } sous son paquet ({ $concept }).
hybris-obliterated = { $concept } : la carte { $concept_card } quitte la partie.
hybris-main-effect = { $concept } : effet principal ({ $concept_card }).
hybris-desolation = { $concept } : Désolation ({ $concept_card }).
hybris-chronos-passed = { $concept } : Chronos passe{ $why ->
        [1] , faute de carte
        [2] , car ses conditions sont remplies
       *[0] {""}
    }.
hybris-chronos-strikes = { $concept } : { $evil ->
        [0] la carte frappe
        [1] Chronos prend son dû
       *[2] l’Avatar se met en route
    }.
hybris-chronos-profits = { $seat } : le Pilier sert Chronos ({ $concept }).
hybris-chronos-power = { $seat } a drainé : la Dette des Heures.
hybris-chronos-tile = { $concept } : la tuile { $chronos_tile } est révélée.
hybris-chronos-tile-turned = { $concept } : la tuile { $chronos_tile } est retournée et quitte la partie.
hybris-chronos-tile-works = { $concept } : la tuile { $chronos_tile } agit.
hybris-reckoning = L’Échéance : Chronos gagne autant que l’Intensité ({ $concept }), soit { $points }.
hybris-avatar-moves = { $avatar } va à { $city }.
    .clause = { $avatar } arrive ({ $city })
hybris-avatar-holds = { $avatar } tient { $city }.
hybris-avatar-acts = { $avatar } agit dans le Monde Mortel.
hybris-avatar-beaten = { $seat } vainc { $avatar }, qui retourne sur le plateau Chronos.
    .clause = { $seat } bat { $avatar }
hybris-avatar-contests = { $seat } déploie à { $city } : { $avatar } conteste.
hybris-contest-cancelled = { $seat } annule la Contestation ({ $avatar }).
hybris-stood-in = { $seat } : { $figure } prend la place de qui déploie à { $city }.
hybris-combat-avatar = Combat : { $figure }, pour { $seat }, contre { $avatar } à { $city }.
    .fight = { $figure } contre { $avatar }
hybris-enemy-changed = La Force de l’ennemi change de { SIGNED($number) }.
hybris-dread = Pour { $seat } : { $effect }.
hybris-looked-concept = { $seat } regarde la carte du dessus ({ $concept }).
hybris-saw-concept-card = { $concept }, carte du dessus : { $concept_card }.
hybris-shackled = { $seat } prend { $number ->
        [one] une Entrave
       *[other] { $number } Entraves
    } et en porte { $now }.
hybris-unshackled = { $seat } défausse { $number ->
        [one] une Entrave
       *[other] { $number } Entraves
    } et en porte { $now }.
hybris-sealed = { $seat } : un jeton interdit l’emplacement « { $slot } »{ GIVEN($location) ->
        [yes] {" "}({ $location })
       *[no] {""}
    }.
hybris-unsealed = { $seat } reprend son jeton : l’emplacement « { $slot } »{ GIVEN($location) ->
        [yes] {" "}({ $location })
       *[no] {""}
    } est de nouveau ouvert.
hybris-asleep = { $seat } : la Technologie { $technology } s’endort ({ $space }).
hybris-awake = { $seat } : la Technologie { $technology } se réveille ({ $space }).
hybris-craft-dearer = { $number ->
        [0] La Fabrication coûte de nouveau son prix.
        [one] Chaque Fabrication coûte { $number } ressource de plus durant cet Âge.
       *[other] Chaque Fabrication coûte { $number } ressources de plus durant cet Âge.
    }
hybris-idle = { $seat } : { $figure } se repose durant cet Âge.
hybris-tile-returned = { $seat } : la Technologie { $technology } retourne dans sa pile.
hybris-well-drained = { $prayers } { $prayers ->
        [one] Prière quitte
       *[other] Prières quittent
    } le Puits, qui en a { $well }.

## Comment cela a fini

hybris-lost-unbound = Chronos est déchaîné : { $seat } a perdu.
hybris-outlived-chronos = { $seat } survit au Temps, par { $count } à { $chronos } en Points de Victoire.
hybris-outlasted = Le Temps use { $seat }, par { $chronos } à { $count } en Points de Victoire.

## Sur le plateau

hybris-board-chronos-points = { $points ->
        [one] { $points } Point de Victoire
       *[other] { $points } Points de Victoire
    }
hybris-board-chronos-grandeur = Grandeur { $space }
hybris-board-chronos-stores = { GIVEN($pieces) ->
        [yes] en réserve : { $pieces }
       *[no] rien en réserve
    }
hybris-board-chronos-tokens = { $count ->
        [one] { $count } jeton dans sa réserve
       *[other] { $count } jetons dans sa réserve
    }
hybris-board-chains = { $all ->
        [one] { $left } chaîne sur { $all }
       *[other] { $left } chaînes sur { $all }
    }
hybris-board-concept-asks = exige { $asks }
hybris-board-concept-card = face visible : { $card }
hybris-board-concept-next = au-dessus de la pioche : { $card }
hybris-board-concept-under = sous la pioche : { $card }
hybris-board-concept-intensity = Intensité { $number }
hybris-board-concept-tile = tuile : { $tile }
hybris-board-concept-focus = Focus
hybris-board-concept-pillar = Pilier
hybris-board-concept-turn = c’est son tour
hybris-board-tiles = { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    }
hybris-label-avatars = Avatars
hybris-board-avatar-home = { $avatar } sur le plateau Chronos
hybris-board-avatar-city = { $avatar } tient { $city }
hybris-label-plight = Sur vous
hybris-board-shackles = { $number ->
        [one] { $number } Entrave
       *[other] { $number } Entraves
    }
hybris-board-seal = emplacement interdit : { $slot }{ GIVEN($place) ->
        [yes] {" "}({ $place })
       *[no] {""}
    }
hybris-board-sleeper = { $technology } dort jusqu’à la fin de l’Âge { $age }
hybris-board-dearer = { $number ->
        [one] la Fabrication coûte { $number } ressource de plus
       *[other] la Fabrication coûte { $number } ressources de plus
    }
hybris-label-turned = Retournées
hybris-board-rules-played = Règles maison jouées
hybris-board-rules-left = Laissées de côté : on joue ce que dit le livret
hybris-board-preset-by-the-book = selon le livret
hybris-board-preset-house = règles maison
hybris-board-preset-mixed = { $base ->
        [by_the_book] selon le livret avec { $changed ->
            [one] { $changed } règle maison
           *[other] { $changed } règles maison
        }
       *[house] règles maison sauf { $changed }
    }
hybris-label-endings = Comment cela finit
hybris-label-concept-gets = Pour
hybris-label-concept-risks = Contre
hybris-board-combat-avatar = Combat contre un Avatar à { $city }
hybris-look-chronos = chronos
    .about = son plateau : Concepts, chaînes, cartes, Avatars et tuiles, avec tous leurs textes

## Rapports

hybris-report-focus = Concepts du Focus
hybris-report-boon = Aubaines prises
hybris-report-bared = Conditions des pistes mises à nu
hybris-report-met = Dernière condition à nu quand Chronos a dû passer
hybris-report-evil = Ce qui fut choisi au tour de Chronos
hybris-report-struck = Effets principaux des cartes Concept, quand elles étaient visibles
hybris-report-desolated = Désolations des cartes Concept, quand elles étaient visibles
hybris-report-came = Avatars qui ont pris une Ville
hybris-report-contested = Avatars qui ont contesté un Déploiement
hybris-report-beaten = Avatars vaincus
hybris-report-wielded = Cartes des Avatars tirées dans un Combat
hybris-report-turned = Tuiles de Chronos retournées, quand elles étaient visibles

## La partie en chiffres, et ce qui approche

hybris-account-tracks = Pistes de Chronos sans chaîne
hybris-points-start = Au départ
hybris-points-income = Revenus des Avatars
hybris-points-concept = Concepts
hybris-points-concept-card = Cartes Concept
hybris-points-avatar = Avatars
hybris-points-chronos-tile = Tuiles de Chronos
hybris-points-chronos-power = Le pouvoir de Chronos
hybris-points-solo-power = Pouvoirs contre Chronos
hybris-points-reckoning = Le Décompte
hybris-points-intensity = Intensité au-delà du sommet
hybris-points-empty-track = Pistes vides
hybris-points-shortfall = Points qui n’ont pu être perdus
hybris-alarm-unbound = Encore une piste vide, et Chronos est libéré : la partie serait perdue.
