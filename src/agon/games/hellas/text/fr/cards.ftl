# Ce que sont les cartes et les pièces : mots fixes, et les phrases sur chaque chose.

## Mots

hellas-word-leadership = Commandement
hellas-word-strength = Force
hellas-word-speed = Vitesse
hellas-colour-red = rouge
hellas-colour-yellow = jaune
hellas-colour-blue = bleu
hellas-colour-green = vert
hellas-hoplites = { $number ->
        [one] { $number } Hoplite { $colour }
       *[other] { $number } Hoplites { $colour }s
    }
hellas-the-persians = les Perses
hellas-the-monster = { $form ->
        [first] { $id ->
                [medusa] { $monster }
                [cerberus] { $monster }
                [hydra] L’{ $monster }
                [chimera] La { $monster }
                [cyclops] Le { $monster }
                [sphinx] Le { $monster }
                [minotaur] Le { $monster }
               *[other] { $monster }
            }
        [of] { $id ->
                [medusa] de { $monster }
                [cerberus] de { $monster }
                [hydra] de l’{ $monster }
                [chimera] de la { $monster }
                [cyclops] du { $monster }
                [sphinx] du { $monster }
                [minotaur] du { $monster }
               *[other] ({ $monster })
            }
       *[the] { $id ->
                [medusa] { $monster }
                [cerberus] { $monster }
                [hydra] l’{ $monster }
                [chimera] la { $monster }
                [cyclops] le { $monster }
                [sphinx] le { $monster }
                [minotaur] le { $monster }
               *[other] { $monster }
            }
    }
hellas-resource-priest = { $number ->
        [one] Prêtre
       *[other] Prêtres
    }
hellas-resource-combat-card = { $number ->
        [one] carte Combat
       *[other] cartes Combat
    }
hellas-resource-hoplite = { $number ->
        [one] Hoplite de l’armée en marche
       *[other] Hoplites de l’armée en marche
    }
hellas-resource-glory = { $number ->
        [one] pion Gloire
       *[other] pions Gloire
    }
hellas-resource-artifact = { $number ->
        [one] Artéfact
       *[other] Artéfacts
    }
hellas-resource-injury = { $number ->
        [one] Blessure
       *[other] Blessures
    }
hellas-amount = { $number } { $resource }
hellas-amount-bearing = { $number } { $resource } au symbole { $symbol }

## La carte

hellas-about-region = { $name } est la Région { $number } de la Grèce ; Territoire : { $land }. Force de Population : { $population }.
hellas-about-region-city = Elle a une Cité.
hellas-about-region-sparta = Sparte s’y trouve, une Cité qui recrute plus et se défend mieux.
hellas-about-region-shrine = Elle a un Autel, où l’on peut bâtir un Temple.
hellas-about-region-oracle = L’Oracle de Delphes s’y bâtit ; il compte comme un Temple.
hellas-about-region-monument = Là se dresse ce Monument : { $god }.
hellas-about-region-neighbours = { GIVEN($near) ->
        [yes] Voisines : { $near }.{ GIVEN($across) ->
                [yes] {" "}Par Voie Maritime : { $across }.
               *[no] {""}
            }
       *[no] Par Voie Maritime seulement : { $across }.
    }
hellas-about-region-arrow = Dans la campagne, les Monstres vont d’ici en { $region }.
hellas-about-land = { $name } : un Territoire, { $number ->
        [one] { $number } Région
       *[other] { $number } Régions
    } : { $regions }.
hellas-about-land-glory = Son pion Gloire revient à qui y tue un Monstre ou y finit une Quête ; qui le détient peut y usurper.
hellas-about-land-without = À { $players } joueurs, ce Territoire ne compte pas pour le Seigneur de la Guerre de Hellas.
hellas-about-trail = { $name } : une Voie Maritime. Ces Régions sont voisines grâce à elle : { $regions }.

## Dieux et Héros

hellas-about-god = { $name } a un Monument en { $region }, de { $levels ->
        [one] { $levels } niveau
       *[other] { $levels } niveaux
    } au plus, avec de la place pour { $spots ->
        [one] { $spots } Prêtre
       *[other] { $spots } Prêtres
    }.
hellas-about-god-attribute = Un Prêtre envoyé ici en Adoration augmente une caractéristique de 1 : { $attribute }.
hellas-about-god-level = Au niveau { $level }, l’Adoration a aussi cet effet : { $effects }.
hellas-about-god-artifact = Qui contrôle la Région possède cet Artéfact : { $artifact }.
hellas-about-hero = { $name } est l’un des Héros ; l’armée qui l’accompagne a cette couleur : { $colour }.
hellas-about-hero-bonus = Au départ : { $effects }.

## Ce que chaque table possède

hellas-about-attribute-leadership = { $name } : combien de Hoplites peut déplacer un Déplacement des Hoplites, de { $least } à { $most }.
hellas-about-attribute-strength = { $name } : avec combien de cartes Combat commence une Chasse, de { $least } à { $most }.
hellas-about-attribute-speed = { $name } : combien de Régions peut parcourir un Déplacement du Héros, de { $least } à { $most }.
hellas-about-attribute-injured = Tant qu’une Blessure la couvre, elle vaut 1.
hellas-about-army = { $name } : { $hoplites } Hoplites, { $priests } Prêtres et { $tokens } marqueurs de Contrôle.
hellas-about-regular-hoplite-movement = { $name } : déplacez autant de Hoplites que le Commandement de votre Héros, d’une Région chacun, ou dans une Cité que vous contrôlez, ou hors d’elle. Tous se déplacent d’abord ; les Batailles suivent.
hellas-about-regular-hero-movement = { $name } : déplacez votre Héros d’autant de Régions que sa Vitesse, au plus, puis montez à une Quête si vous voulez ; ou passez à l’étape suivante d’une Quête.
hellas-about-regular-prayer = { $name } : envoyez un Prêtre de votre réserve sur un Monument où il y a de la place. Sa caractéristique augmente de 1 et, dès le niveau 2, son dieu fait davantage.
hellas-about-regular-use-artifacts = { $name } : utilisez autant de vos Artéfacts chargés que vous voulez. Un Artéfact utilisé est épuisé jusqu’à ce qu’on le recharge.
hellas-about-special-recruit = { $name } : placez de nouveaux Hoplites dans chaque Cité que vous contrôlez : 2 au plus, 4 à Sparte ; dans la campagne 1, et 2 à Sparte. L’un d’eux peut être Retranché aussitôt. Pas là où se trouvent des Hoplites ennemis.
hellas-about-special-march = { $name } : autant de vos Hoplites que vous voulez vont ensemble d’une Région à une Région voisine.
hellas-about-special-build-temple = { $name } : bâtissez un Temple sur un Autel que vous contrôlez, ou l’Oracle, et gagnez un Prêtre. Certains Temples donnent lieu à une donne de Bénédictions.
hellas-about-special-prepare = { $name } : faites deux de ces choses, ou deux fois la même : soigner une Blessure, piocher une carte Combat, recruter un Hoplite dans la Région de votre Héros. Il peut être Retranché aussitôt si la Région était déjà à vous.
hellas-about-special-usurp = { $name } : avec le pion Gloire de son Territoire, prenez aussitôt le contrôle de la Région de votre Héros. Les Hoplites ennemis se replient sans pertes, et vous y recrutez un Hoplite. Elle peut déjà être à vous.
hellas-about-special-hunt = { $name } : chassez un Monstre dans la Région de votre Héros.
hellas-about-special-build-monument = { $name } : ajoutez un niveau à un Monument. Prêtres et pions Action Utilisée se retirent, les Artéfacts se rechargent ; puis viennent les Monstres et un événement. Le round est fini.
hellas-about-symbol = { $name } : un symbole des cartes Combat. Dans une Chasse, { $own ->
        [yes] une telle carte couvre ce symbole sur un Monstre{ $any ->
                [0] {""}
               *[other] , et { $any } ensemble en couvrent un quelconque
            }
       *[no] une telle carte couvre n’importe quel symbole d’un Monstre
    }.
hellas-about-symbol-parry = { $name } : un symbole des cartes Combat. Dans une Chasse, une telle carte arrête n’importe quelle attaque, contre { $injuries ->
        [one] { $injuries } Blessure
       *[other] { $injuries } Blessures
    } ; puis on pioche { $draws ->
        [one] { $draws } carte Combat
       *[other] { $draws } cartes Combat
    }.

## Monstres

hellas-wound-symbol = { $symbol }{ $mark ->
        [priest] {" "}(rapporte un Prêtre)
        [artifact] {" "}(rapporte un Artéfact Neutre)
       *[none] {""}
    }
hellas-about-monster = { $name } : un Monstre avec { $number ->
        [one] { $number } symbole
       *[other] { $number } symboles
    } à couvrir : { $wounds }.
hellas-about-monster-region = Attaque de Région : { $effects }.
hellas-about-monster-special = Attaque Spéciale, dans une Chasse : { $effects }.
hellas-about-monster-artifact = Qui le tue lors d’une Chasse peut prendre cet Artéfact : { $artifact }.
hellas-about-event = { $name } : une carte Événement. { $monster } vient en { $region }, si ce Monstre n’est pas sur le plateau.
hellas-about-event-evolution = S’il y est déjà, il évolue. { $evolution }
hellas-evolution-wounds = { $number ->
        [one] Un symbole de plus à couvrir : { $symbols }.
       *[other] { $number } symboles de plus à couvrir : { $symbols }.
    }

## Cartes

hellas-about-card = { $name } : une carte Combat au symbole { $symbol }, valeur { $value }, { $casualties ->
        [0] sans Perte
        [one] { $casualties } Perte
       *[other] { $casualties } Pertes
    }{ $copies ->
        [one] {""}
       *[other] {" "}; elle existe en { $copies } exemplaires
    }.
hellas-about-card-effects = Dans une Bataille : { $effects }.
hellas-attack-value = { GIVEN($counted) ->
        [yes] { $value ->
                [0] { $each } par { $counted }
               *[other] { $value }, plus { $each } par { $counted }
            }
       *[no] { $value }
    }
hellas-about-attack = { $name } : une carte Attaque de Monstre. Les cartes d’une défense doivent valoir { $value }{ $copies ->
        [one] {""}
       *[other] {" "}; elle existe en { $copies } exemplaires
    }.
hellas-about-attack-effects = Sans défense : { $effects }.
hellas-about-blessing = { $name } : une Bénédiction ({ $god }).
hellas-about-artifact = { $name } : { $kind ->
        [god] un Artéfact Divin ({ $owner }), pour qui contrôle la Région du Monument
        [monster] un trophée pour qui tue { $owner }
       *[neutral] un Artéfact Neutre
    }.

## Quêtes et Temples

hellas-about-quest = { $name } : une Quête qui commence en { $region }. Ce qu’une étape demande et coûte vaut là où le Héros y monte ; chaque étape suivante prend un Déplacement du Héros, et rien d’autre.
hellas-about-quest-step = Étape { $number } : { $asks }.
hellas-step-asks = { GIVEN($needs) ->
        [yes] pour y monter : { $needs }{ GIVEN($price) ->
                [yes] {" "}; { hellas-part-price }
               *[no] {""}
            }
       *[no] { GIVEN($price) ->
                [yes] pour y monter : { hellas-part-price }
               *[no] rien à payer
            }
    }
hellas-part-price = { $pays ->
        [injury] subissez
       *[goods] payez
    } { $price }
hellas-about-quest-trophy = Trophée : { $effects }.
hellas-about-quest-kept = Trophée : la carte se garde, et se perd quand on l’utilise. { $power }
hellas-about-temple-card = { $name } : une carte Temple. Une donne de Bénédictions suit ces Temples, comptés depuis le premier : { $drafts }.
hellas-about-temple-oracle = Bâtir l’Oracle a cet effet : { $effects }.
hellas-about-activation = { $name } : la carte de qui achève le premier un Monument, avec { $countdown } pions. Chacune des actions spéciales de ce joueur en ôte un ; au dernier, qui contrôle la Région du Monument gagne.
hellas-about-way-warlord = { $name } : une façon de gagner. Contrôlez toutes les Régions de { $two } Territoires à deux joueurs, de { $three } à trois, de { $four } à quatre{ GIVEN($without) ->
        [no] {""}
       *[yes] {" "}; à trois, { $without } ne compte pas
    }.
hellas-about-way-favored = { $name } : une façon de gagner. Contrôlez { $number } Régions qui ont un Temple ; l’Oracle en est un.
hellas-about-way-slayer = { $name } : une façon de gagner. Tuez { $number } Monstres.
hellas-about-way-king = { $name } : une façon de gagner à trois ou quatre joueurs. Quand un Monument est achevé, on retire { $number } pions un à un ; au dernier, qui contrôle sa Région gagne. On compte ici les niveaux de votre plus haut Monument, puis ces pions.
hellas-about-face-blank = { $name } : le Monstre ne fait rien ; dans la campagne, son Territoire se détourne du Héros.
hellas-about-face-attack = { $name } : le Monstre fait son Attaque de Région ; dans la campagne, il tue un Hoplite du joueur, ou se déplace s’il n’y en a pas.
hellas-about-face-move = { $name } : le Monstre se déplace d’une Région ; dans la campagne, en suivant les flèches.
hellas-about-face-both = { $name } : qui lance le dé choisit ; dans la campagne, le Monstre fait les deux.
