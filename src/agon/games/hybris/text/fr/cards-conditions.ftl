# Ce qui doit être vrai, et ce que l’on compte.

## Les conditions, telles qu’elles suivent « si »

hybris-if-not = ceci n’est pas vrai : { $parts }
    .means = elle ne vaut pas
hybris-if-all = { $parts }
    .means = toutes valent
hybris-if-any = { $parts }
    .means = une d’elles vaut

hybris-if-has = { hybris-part-one-has } au moins { $amounts }
    .means = le joueur en a au moins tant : points, choses en main, case du cube de Bonté. Une Prémonition en train de s’accomplir ne compte pas comme en main
hybris-if-has-at-most = { hybris-part-one-has } au plus { $amounts }
    .means = le joueur n’en a pas plus
hybris-if-hand-shows = { hybris-part-own-f } main montre { $elements }
    .means = les cartes Conflit en main montrent ces symboles ; chaque symbole sert une fois. Elles sont montrées à tous et gardées
hybris-if-unlocked = { hybris-part-one-has } débloqué au moins { $number ->
        [one] { $number } Amélioration
       *[other] { $number } Améliorations
    }
    .means = au moins tant d’Améliorations sont débloquées
hybris-if-grandeur = { hybris-part-one-is } en { $what ->
        [first] tête
       *[last] dernière place
    } sur la piste de Grandeur
    .means = aucun autre marqueur n’est devant, ou derrière, celui du joueur
hybris-part-one-is = { $person ->
        [they] ce joueur est
       *[you] vous êtes
    }
hybris-if-pillar = { hybris-part-one-has } le plus petit Pilier de l’Âge
    .means = le joueur a le plus petit numéro de Pilier de cet Âge
hybris-if-temple = { $of ->
        [rival] un adversaire a
       *[own] { hybris-part-one-has }
    } un Temple { hybris-part-place-here }
    .means = le joueur, ou avec `of = "rival"` un autre, a un Temple dans cette Ville
hybris-if-tiles = { hybris-part-one-has } au moins { $at_least ->
        [one] { $at_least } Technologie
       *[other] { $at_least } Technologies
    } { $in ->
        [workshop] à l’Atelier
        [factory] à l’Usine
        [storage] en stockage
       *[here] { $at_least ->
            [one] déployée
           *[other] déployées
        } { hybris-part-place-here }
    }
    .means = tant de Technologies à soi sont dans l’Atelier, l’Usine, le stock, ou déployées dans cette Ville (`here`)
hybris-if-types-deployed = { hybris-part-one-has } déployé des Technologies d’au moins { $number ->
        [one] { $number } type
       *[other] { $number } types
    }
    .means = des tuiles à soi d’au moins tant de types sont dans les Villes
hybris-if-connected = { $what ->
        [across_link] une Technologie est connectée à celle-ci par un Lien
       *[deployed_to_this] la Technologie est connectée à celle-ci
    }
    .means = `across_link` : une tuile est connectée à celle-ci par un Lien ; `deployed_to_this` : la tuile que le joueur déploie est connectée à celle-ci (jamais la tuile elle-même)
hybris-if-well = le Puits contient au moins { $number } { hybris-resource-prayer }
    .means = le Puits contient au moins tant de Prières
hybris-if-omen = une carte Conflit { hybris-part-ones-own } est près de l’Oracle
    .means = une carte Conflit à soi se trouve à côté de l’Oracle
hybris-part-ones-own = { $person ->
        [they] de ce joueur
       *[you] à vous
    }
hybris-if-defeated-heroes = { hybris-part-one-has } { $number ->
        [one] un Héros
       *[other] au moins { $number } Héros
    } aux Enfers
    .means = au moins tant de Héros à soi, alliés compris, sont aux Enfers
hybris-if-undefeated = ce Héros n’est pas aux Enfers
    .means = ce Héros n’est pas aux Enfers

hybris-if-character = le personnage est { $what }
    .means = le personnage (voir plus haut) est de ce genre, ou est ce Héros
hybris-if-first-of-age = c’est le premier Prophète { $person ->
        [they] qu’il active
       *[you] que vous activez
    } de l’Âge
    .means = un Prophète est activé, et aucun du joueur ne l’a été avant à cet Âge
hybris-if-city = cela se passe { hybris-part-place-here }
    .means = l’action a lieu dans cette Ville
hybris-if-alone = aucun personnage adverse n’est { hybris-part-place-here }
    .means = aucun personnage adverse n’est là
hybris-if-rivals-here = au moins { $number ->
        [one] { $number } personnage adverse est
       *[other] { $number } personnages adverses sont
    } { hybris-part-place-here }
    .means = au moins tant de personnages adverses (pas de joueurs) sont là
hybris-if-hero-at = un autre Héros, à qui que ce soit, se tient { $what }
    .means = un Héros d’un joueur quelconque, autre que le personnage qui agit, se trouve là
hybris-if-evicted = le personnage a pris son emplacement de Ville à un adversaire{ $what ->
        [prophet] {" "}en faisant fuir un Prophète
       *[combat] {" "}en gagnant un Combat (faire fuir un Prophète en est un)
    }
    .means = le personnage envoyé à ce tour a pris son emplacement de Ville à un adversaire : par un Combat gagné (`combat`), ou juste en faisant fuir un Prophète (`prophet`), ce qui en est un
hybris-if-did = le personnage { $result ->
        [song] a accompli un Chant
        [epic] a accompli le dernier Chant d’une Épopée
        [clash] a gagné un Affrontement
        [won] a accompli { $action } et gagné
       *[none] { $prayers ->
            [0] { $connected ->
                [0] { GIVEN($type) ->
                    [yes] a accompli { $action } avec une Technologie de type { $type }
                   *[no] a accompli { $action }
                }
                [one] a accompli { $action } avec une Technologie connectée à au moins { $connected } autre
               *[other] a accompli { $action } avec une Technologie connectée à au moins { $connected } autres
            }
            [one] a accompli { $action } avec au moins { $prayers } Prière
           *[other] a accompli { $action } avec au moins { $prayers } Prières
        }
    }
    .means = le personnage a accompli cette action à ce tour (pas une action accordée) : Déployer une tuile de ce type, connectée à au moins tant de tuiles ; Convertir au moins tant de Prières en tout ; S’Accomplir avec un Chant fait (`song`), l’Épopée finie (`epic`) ou l’Affrontement gagné (`clash`) ; Combattre gagné (`won`)

hybris-if-combat = { $what ->
        [attacker] { hybris-part-one-is } l’Attaquant
        [defender] { hybris-part-one-is } le Défenseur
        [vs_player] le Combat est contre un joueur
        [vs_game] le Combat est contre le jeu
        [in_city] le Combat a lieu dans une Ville
       *[between_olympians] deux Olympiens s’affrontent
    }
    .means = le joueur est `attacker` ou `defender` (seulement contre un joueur) ; c’est `vs_player`, `vs_game` ; c’est `in_city` (pour un emplacement, ou une contestation) ; c’est `between_olympians`, les deux figurines
hybris-if-fighting = l’ennemi est celui d’un Affrontement
    .means = l’ennemi est celui d’une Quête d’Affrontement
hybris-if-opponent = { $what ->
        [pressed_on] { hybris-part-own-m } adversaire a choisi Continuer à ce round
       *[stopped] { hybris-part-own-m } adversaire s’est arrêté (le jeu l’est toujours)
    }
    .means = le joueur adverse a Continué (`pressed_on`) dans le round où la carte est révélée ; s’est arrêté (`stopped` ; le jeu toujours)
hybris-if-total = { hybris-part-own-f } Force Totale est la plus basse
    .means = le total du joueur, Force et Combo de cette carte compris, est inférieur à l’autre
hybris-if-position = c’est { hybris-part-own-f } première carte du Combat
    .means = aucune autre carte n’est dans la zone de combat du joueur
hybris-if-card-element = elle montre { $what }
    .means = la carte Conflit le montre

hybris-if-dominates = { $person ->
        [they] ce joueur a seul
       *[you] vous avez seul
    } le plus d’influence dans { $number ->
        [one] { $number } Ville
       *[other] { $number } Villes
    }
    .means = le joueur a seul le plus d’influence dans tant de Villes
hybris-if-token = { $held_by ->
        [self] { hybris-part-one-has }
        [opponent] { hybris-part-own-m } adversaire a
       *[nobody] personne n’a
    } { $what }
    .means = le joueur (`self`), l’adversaire du Combat en cours ou tout juste fini, ou personne ne l’a
hybris-if-counter = le compte « { $what } » a atteint { $figures } (à 2, 3, 4 joueurs)
    .means = il a atteint le nombre pour 2, 3, 4 joueurs

## Les comptes : ce que l’on compte un à un, après « par », ou que l’on compare, comme « le plus d’Aegis »

hybris-count-held = { $use ->
        [each] { $per ->
            [0] { $resource } { hybris-part-which-one-has }
           *[other] groupe de { $per } { $resource } { hybris-part-which-one-has }
        }
       *[most] { $what ->
            [aegis] le plus d’{ $resource }
            [kindness] la plus haute { $resource }
           *[other] le plus de { $resource }
        }
    }
    .means = que le joueur a (voir `has`) ; avec `per`, une fois par tant
hybris-count-grandeur = { $use ->
        [each] case dont { hybris-part-own-f } Grandeur devance la dernière
       *[most] la plus haute Grandeur
    }
    .means = pas de la dernière case au marqueur du joueur : 4 moins la case
hybris-count-players = autre joueur
    .means = les autres joueurs
hybris-count-rivals = personnage adverse { hybris-part-place-here }
    .means = personnages adverses là
hybris-count-rivals-behind = adversaire qui a moins de Points de Victoire que { $person ->
        [they] lui
       *[you] vous
    }
    .means = adversaires avec moins de Points de Victoire ; compté au début de la Colère, avant que personne ne perde rien
hybris-count-heroes = Héros invaincu { hybris-part-which-one-has }
    .means = Héros à soi et alliés dans la réserve ou dans un Lieu
hybris-count-defeated-heroes = { $what ->
        [own] Héros { hybris-part-which-one-has } aux Enfers
       *[any] Héros couché aux Enfers, à qui que ce soit
    }
    .means = Héros, alliés compris, couchés aux Enfers
hybris-count-characters-at = { $use ->
        [each] personnage { hybris-part-which-one-has } { $what }
       *[most] le plus de personnages { $what }
    }
    .means = personnages à soi debout là ; les Héros vaincus sont couchés
hybris-count-combats-won = { $use ->
        [each] Combat { hybris-part-which-one-has } gagné cet Âge-ci
       *[most] le plus de Combats gagnés cet Âge-ci
    }
    .means = Combats que des personnages à soi ont gagnés à cet Âge, contre des joueurs et contre le jeu, Colères comprises ; faire fuir un Prophète en est un
hybris-count-temples = Temple { hybris-part-which-one-has } dans une Ville
    .means = Temples à soi dans les Villes
hybris-count-built = Temple et Technologie { hybris-part-which-one-has } dans une Ville
    .means = Temples à soi dans les Villes et Technologies à soi déployées
hybris-count-sparks = Étincelle de { hybris-part-own-f } piste Étincelle
    .means = cubes sur la piste d’Étincelles du joueur
hybris-count-unlocked = { $use ->
        [each] Amélioration { hybris-part-which-one-has } débloquée
       *[most] le plus d’Améliorations débloquées
    }
    .means = Améliorations débloquées
hybris-count-items-removed = { $use ->
        [each] pièce partie de { hybris-part-own-many } tuiles Amélioration
       *[most] le plus de pièces parties des tuiles Amélioration
    }
    .means = pièces parties des tuiles Amélioration du joueur
hybris-count-pipeline = { $use ->
        [each] Technologie { hybris-part-which-one-has } à l’Atelier, à l’Usine ou en stockage
       *[most] le plus de Technologies à l’Atelier, à l’Usine et en stockage
    }
    .means = Technologies à soi dans l’Atelier, l’Usine et le stock
hybris-count-types-deployed = type parmi { hybris-part-own-many } Technologies déployées
    .means = types différents parmi les tuiles déployées à soi
hybris-count-cities-led = Ville où { hybris-part-one-has } plus de Technologies que chacun des autres
    .means = Villes où le joueur a une tuile et plus de tuiles que chaque autre joueur
hybris-count-dark-cities = Ville où { $person ->
        [they] ce joueur n’a
       *[you] vous n’avez
    } ni Temple ni Technologie
    .means = Villes, aucune détruite, où le joueur n’a ni Temple ni Technologie
hybris-count-connected = { $what ->
        [rivals_to_this] Technologie adverse connectée à celle-ci
        [to_moved] Technologie qui lui est alors connectée
        [to_deployed] Technologie connectée à celle que l’on déploie
       *[to_this] Technologie connectée à celle-ci
    }
    .means = tuiles connectées à celle-ci (`to_this`), à qui qu’elles soient ; celles des adversaires (`rivals_to_this`) ; celles connectées à la tuile qui vient d’être déplacée (`to_moved`) ou déployée (`to_deployed`)
hybris-count-network = Technologie reliée à celle-ci, directement ou par d’autres
    .means = toutes les autres tuiles jointes à celle-ci, directement ou par d’autres connexions
hybris-count-elements = symbole d’Élément sur les cartes près de l’Oracle
    .means = symboles sur toutes les cartes Conflit à côté de l’Oracle, répétitions comprises ; comptés au début de la Colère
hybris-count-played = { $what ->
        [other_types] autre type parmi les cartes { hybris-part-which-one-has } jouées avant celle-ci
       *[elements] Élément différent sur les cartes { hybris-part-which-one-has } jouées avant celle-ci
    }
    .means = des cartes qui sont dans sa zone de combat avant celle-ci : `other_types`, leurs types autres que celui de cette carte ; `elements`, leurs différents Éléments
hybris-count-discarded = point du coût de Détermination de la carte
    .means = le coût de Détermination de la carte qui vient d’être défaussée
hybris-count-passed-before = { $use ->
        [each] joueur qui passe plus tard
       *[most] le premier passage
    }
    .means = joueurs qui ont passé après celui-ci : le plus pour le premier à passer
hybris-count-discipline = { $use ->
        [each] point dans la discipline de cet Âge
       *[most] le meilleur résultat dans la discipline de cet Âge
    }
    .means = ce que mesure la carte discipline de cet Âge
hybris-count-trophies = { $use ->
        [each] trophée { hybris-part-which-one-has }
       *[most] le plus de trophées
    }
    .means = trophées gardés

## Ce que demandent les Chants

hybris-song-send-back = renvoyez { $kind ->
        [hero] un de vos Héros
        [prophet] un de vos Prophètes
        [olympian] votre Olympien
       *[character] un de vos personnages
    } { $from } dans votre réserve
    .means = Un personnage à soi de ce genre (`character` : n’importe lequel) va de ce Lieu ou de cette Ville à la réserve ; `mortal_world` est n’importe quelle Ville. Des Moires, ce peut être celui qui agit ; des Enfers, on peut reprendre un Héros vaincu
hybris-song-reveal = montrez { $symbols ->
        [one] une carte Conflit
       *[other] des cartes Conflit
    } avec { $elements }
    .means = Montrer des cartes Conflit de sa main qui portent ces symboles ; chaque symbole sert une fois
hybris-song-discard = défaussez { $symbols ->
        [one] une carte Conflit
       *[other] des cartes Conflit
    } avec { $elements }
    .means = Défausser des cartes Conflit de sa main qui portent ces symboles ; chaque symbole sert une fois, une carte qui en a deux peut donc servir pour deux

## Ce que demandent les Affrontements

hybris-clash-required-elements = Les cartes que vous jouez doivent montrer { $elements }.
    .means = Les cartes jouées doivent montrer ces symboles (HYB-APPX-04)
hybris-clash-null-draw = Les cartes tirées pour l’ennemi comptent pour 0 de Force ; leurs Éléments comptent.
    .means = Les cartes piochées pour l’ennemi comptent 0 de Force ; leurs symboles comptent (HYB-APPX-05)
hybris-clash-defeat-hero = L’Affrontement est gagné sans combat, mais { $number ->
        [one] un de vos Héros va aux Enfers.
       *[other] { $number } de vos Héros vont aux Enfers.
    }
    .means = Gagné sans combat, mais tant de Héros à soi vont aux Enfers, peut-être celui qui agit ; le tour continue (HYB-APPX-06)
hybris-clash-discard-before-draw = Avant le tirage pour l’ennemi, défaussez { $number } { hybris-resource-conflict-card }.
    .means = Tant de cartes Conflit au choix sont défaussées avant que la carte de l’ennemi soit révélée (HYB-APPX-07)
hybris-clash-unlocked = Avec moins de { $number ->
        [one] { $number } Amélioration débloquée
       *[other] { $number } Améliorations débloquées
    }, vous êtes vaincu.
    .means = Qui a débloqué moins d’Améliorations est vaincu (HYB-APPX-08)
hybris-clash-type-ward = Vos cartes de type { $what } ont une Force de 0 ; leurs effets et leurs Combos comptent.
    .means = Les cartes à soi de ce type ont 0 de Force ; leurs effets et Combos comptent (HYB-APPX-09)
hybris-clash-weapons-at-most = Vous pouvez jouer { $number ->
        [0] 0 Arme.
        [one] { $number } Arme au plus.
       *[other] { $number } Armes au plus.
    }
    .means = On ne peut jouer plus d’Armes que cela (HYB-APPX-10)
