# Ce qui doit être vrai, et ce que l’on compte.

## Les conditions, telles qu’elles suivent « si »

hybris-if-not = ceci n’est pas vrai : { $parts }
hybris-if-all = { $parts }
hybris-if-any = { $parts }

hybris-if-has = { hybris-part-one-has } au moins { $amounts }
hybris-if-has-at-most = { hybris-part-one-has } au plus { $amounts }
hybris-if-hand-shows = { hybris-part-own-f } main montre { $elements }
hybris-if-unlocked = { hybris-part-one-has } débloqué au moins { $number ->
        [one] { $number } Amélioration
       *[other] { $number } Améliorations
    }
hybris-if-grandeur = { hybris-part-one-is } en { $what ->
        [first] tête
       *[last] dernière place
    } sur la piste de Grandeur
hybris-part-one-is = { $person ->
        [they] ce joueur est
       *[you] vous êtes
    }
hybris-if-pillar = { hybris-part-one-has } le plus petit Pilier de l’Âge
hybris-if-temple = { $of ->
        [rival] un adversaire a
       *[own] { hybris-part-one-has }
    } un Temple { hybris-part-place-here }
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
hybris-if-types-deployed = { hybris-part-one-has } déployé des Technologies d’au moins { $number ->
        [one] { $number } type
       *[other] { $number } types
    }
hybris-if-connected = { $what ->
        [across_link] une Technologie est connectée à celle-ci par un Lien
       *[deployed_to_this] la Technologie est connectée à celle-ci
    }
hybris-if-well = le Puits contient au moins { $number } { hybris-resource-prayer }
hybris-if-omen = une carte Conflit { hybris-part-ones-own } est près de l’Oracle
hybris-part-ones-own = { $person ->
        [they] de ce joueur
       *[you] à vous
    }
hybris-if-defeated-heroes = { hybris-part-one-has } { $number ->
        [one] un Héros
       *[other] au moins { $number } Héros
    } aux Enfers
hybris-if-undefeated = ce Héros n’est pas aux Enfers

hybris-if-character = le personnage est { $what }
hybris-if-first-of-age = c’est le premier Prophète { $person ->
        [they] qu’il active
       *[you] que vous activez
    } de l’Âge
hybris-if-city = cela se passe { hybris-part-place-here }
hybris-if-alone = aucun personnage adverse n’est { hybris-part-place-here }
hybris-if-rivals-here = au moins { $number ->
        [one] { $number } personnage adverse est
       *[other] { $number } personnages adverses sont
    } { hybris-part-place-here }
hybris-if-hero-at = un autre Héros, à qui que ce soit, se tient { $what }
hybris-if-evicted = le personnage a pris son emplacement de Ville à un adversaire{ $what ->
        [prophet] {" "}en faisant fuir un Prophète
       *[combat] {" "}en gagnant un Combat (faire fuir un Prophète en est un)
    }
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

hybris-if-combat = { $what ->
        [attacker] { hybris-part-one-is } l’Attaquant
        [defender] { hybris-part-one-is } le Défenseur
        [vs_player] le Combat est contre un joueur
        [vs_game] le Combat est contre le jeu
        [in_city] le Combat a lieu dans une Ville
       *[between_olympians] deux Olympiens s’affrontent
    }
hybris-if-fighting = l’ennemi est celui d’un Affrontement
hybris-if-opponent = { $what ->
        [pressed_on] { hybris-part-own-m } adversaire a choisi Continuer à ce round
       *[stopped] { hybris-part-own-m } adversaire s’est arrêté (le jeu l’est toujours)
    }
hybris-if-total = { hybris-part-own-f } Force Totale est la plus basse
hybris-if-position = c’est { hybris-part-own-f } première carte du Combat
hybris-if-card-element = elle montre { $what }

hybris-if-dominates = { $person ->
        [they] ce joueur a seul
       *[you] vous avez seul
    } le plus d’influence dans { $number ->
        [one] { $number } Ville
       *[other] { $number } Villes
    }
hybris-if-token = { $held_by ->
        [self] { hybris-part-one-has }
        [opponent] { hybris-part-own-m } adversaire a
       *[nobody] personne n’a
    } { $what }
hybris-if-counter = le compte « { $what } » a atteint { $figures } (à 2, 3, 4 joueurs)
hybris-if-tokens-removed = { hybris-part-one-has } retiré au moins { $number } { $number ->
        [one] jeton
       *[other] jetons
    }

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
hybris-count-grandeur = { $use ->
        [each] case dont { hybris-part-own-f } Grandeur devance la dernière
       *[most] la plus haute Grandeur
    }
hybris-count-players = autre joueur
hybris-count-rivals = personnage adverse { hybris-part-place-here }
hybris-count-rivals-behind = adversaire qui a moins de Points de Victoire que { $person ->
        [they] lui
       *[you] vous
    }
hybris-count-heroes = Héros invaincu { hybris-part-which-one-has }
hybris-count-defeated-heroes = { $what ->
        [own] Héros { hybris-part-which-one-has } aux Enfers
       *[any] Héros couché aux Enfers, à qui que ce soit
    }
hybris-count-characters-at = { $use ->
        [each] personnage { hybris-part-which-one-has } { $what }
       *[most] le plus de personnages { $what }
    }
hybris-count-combats-won = { $use ->
        [each] Combat { hybris-part-which-one-has } gagné cet Âge-ci
       *[most] le plus de Combats gagnés cet Âge-ci
    }
hybris-count-temples = Temple { hybris-part-which-one-has } dans une Ville
hybris-count-built = Temple et Technologie { hybris-part-which-one-has } dans une Ville
hybris-count-sparks = Étincelle de { hybris-part-own-f } piste Étincelle
hybris-count-unlocked = { $use ->
        [each] Amélioration { hybris-part-which-one-has } débloquée
       *[most] le plus d’Améliorations débloquées
    }
hybris-count-items-removed = { $use ->
        [each] pièce partie de { hybris-part-own-many } tuiles Amélioration
       *[most] le plus de pièces parties des tuiles Amélioration
    }
hybris-count-pipeline = { $use ->
        [each] Technologie { hybris-part-which-one-has } à l’Atelier, à l’Usine ou en stockage
       *[most] le plus de Technologies à l’Atelier, à l’Usine et en stockage
    }
hybris-count-types-deployed = type parmi { hybris-part-own-many } Technologies déployées
hybris-count-cities-led = Ville où { hybris-part-one-has } plus de Technologies que chacun des autres
hybris-count-dark-cities = Ville où { $person ->
        [they] ce joueur n’a
       *[you] vous n’avez
    } ni Temple ni Technologie
hybris-count-connected = { $what ->
        [rivals_to_this] Technologie adverse connectée à celle-ci
        [to_moved] Technologie qui lui est alors connectée
        [to_deployed] Technologie connectée à celle que l’on déploie
       *[to_this] Technologie connectée à celle-ci
    }
hybris-count-network = Technologie reliée à celle-ci, directement ou par d’autres
hybris-count-elements = symbole d’Élément sur les cartes près de l’Oracle
hybris-count-played = { $what ->
        [other_types] autre type parmi les cartes { hybris-part-which-one-has } jouées avant celle-ci
       *[elements] Élément différent sur les cartes { hybris-part-which-one-has } jouées avant celle-ci
    }
hybris-count-discarded = point du coût de Détermination de la carte
hybris-count-passed-before = { $use ->
        [each] joueur qui passe plus tard
       *[most] le premier passage
    }
hybris-count-discipline = { $use ->
        [each] point dans la discipline de cet Âge
       *[most] le meilleur résultat dans la discipline de cet Âge
    }
hybris-count-trophies = { $use ->
        [each] trophée { hybris-part-which-one-has }
       *[most] le plus de trophées
    }
hybris-count-tokens = jeton face visible { hybris-part-which-one-has } dans les Lieux

## Ce que demandent les Chants

hybris-song-send-back = renvoyez { $kind ->
        [hero] un de vos Héros
        [prophet] un de vos Prophètes
        [olympian] votre Olympien
       *[character] un de vos personnages
    } { $from } dans votre réserve
hybris-song-reveal = montrez { $symbols ->
        [one] une carte Conflit
       *[other] des cartes Conflit
    } avec { $elements }
hybris-song-discard = défaussez { $symbols ->
        [one] une carte Conflit
       *[other] des cartes Conflit
    } avec { $elements }

## Ce que demandent les Affrontements

hybris-clash-required-elements = Les cartes que vous jouez doivent montrer { $elements }.
hybris-clash-null-draw = Les cartes tirées pour l’ennemi comptent pour 0 de Force ; leurs Éléments comptent.
hybris-clash-defeat-hero = L’Affrontement est gagné sans combat, mais { $number ->
        [one] un de vos Héros va aux Enfers.
       *[other] { $number } de vos Héros vont aux Enfers.
    }
hybris-clash-discard-before-draw = Avant le tirage pour l’ennemi, défaussez { $number } { hybris-resource-conflict-card }.
hybris-clash-unlocked = Avec moins de { $number ->
        [one] { $number } Amélioration débloquée
       *[other] { $number } Améliorations débloquées
    }, vous êtes vaincu.
hybris-clash-type-ward = Vos cartes de type { $what } ont une Force de 0 ; leurs effets et leurs Combos comptent.
hybris-clash-weapons-at-most = Vous pouvez jouer { $number ->
        [0] 0 Arme.
        [one] { $number } Arme au plus.
       *[other] { $number } Armes au plus.
    }
